import { expect, expectAccessible, test } from '../fixtures.ts';
import { another, ask, begin, box, choose, schoolOf, write } from './people.ts';

const SECOND = 1_000;

test('a parent and a teacher write about a child, each sees the other within a second', async ({
  page,
  browser,
  server,
  signInAs,
}) => {
  test.setTimeout(120_000);
  const desk = await another(browser);
  const phone = await another(browser, true);
  // Who has none yet is told to whom they can write.
  await signInAs('priya', page, '/messages');
  await expect(page.getByText('No messages yet')).toBeVisible();
  await expect(page.getByText("You can write to your courses' teachers")).toBeVisible();
  await expectAccessible(page);
  await signInAs('parent', phone, null);
  await signInAs('teacher', desk, null);

  // The parent has two children: about which of them has to be said, where a teacher has to do with both.
  await phone.goto(`${server.url}/messages`);
  await phone.getByRole('link', { name: 'New message' }).click();
  await expect(phone.getByRole('combobox', { name: 'Recipients' })).toBeFocused();
  await choose(phone, 'Castellanos');
  await phone.getByRole('button', { name: 'Send' }).click();
  await expect(phone.getByText('Choose the student it is about.')).toBeVisible();
  await expect(phone.getByLabel('About which student')).toBeFocused();
  await phone.getByRole('button', { name: /^Remove .*Castellanos$/ }).click();
  await choose(phone, 'Okafor');
  await expect(phone.getByLabel('About which student')).toHaveValue(/.+/);
  await phone.getByRole('textbox', { name: 'Message' }).fill('Good morning,\nMaya is away on Friday.');
  await expectAccessible(phone);
  await phone.getByRole('button', { name: 'Send' }).click();
  await phone.waitForURL(/\/messages\/[\da-f-]{36}/);
  await expect(phone.getByRole('log')).toContainText('Maya is away on Friday.');
  // On a phone the list isn't beside it, and the way back is.
  await expect(phone.getByRole('searchbox')).toBeHidden();
  await expect(phone.getByRole('link', { name: 'All conversations' })).toBeVisible();

  await desk.goto(`${server.url}/messages`);
  const unread = (await ask(desk, 'messages/unread', {})).answer as { count: number };
  const entry = desk
    .getByRole('navigation', { name: 'Main navigation' })
    .getByRole('link', { name: /^Messages/ });
  await expect(entry).toContainText(`${unread.count} unread`);
  await desk.getByRole('link', { name: /Wei Chen.*about Maya Chen.*1 unread/ }).click();
  await expect(desk.getByRole('heading', { name: 'Wei Chen' })).toBeFocused();
  await expect(desk.getByRole('log')).toContainText('Maya is away on Friday.');
  // Read as soon as it was seen: here and there.
  await expect(phone.getByText('Seen', { exact: true })).toBeVisible();
  await expect(entry).not.toContainText(`${unread.count} unread`);
  await expect(desk.getByRole('link', { name: /Wei Chen.*unread/ })).toHaveCount(0);

  await box(desk).fill('Thank you.');
  await box(desk).press('Shift+Enter');
  await box(desk).pressSequentially('See https://example.org/plan?a=1.');
  const answered = desk.waitForResponse((response) => response.url().includes('messages/send'));
  await box(desk).press('Enter');
  await answered;
  const since = Date.now();
  await phone.getByRole('log').getByText('Thank you.').waitFor();
  const took = [Date.now() - since];
  await expect(box(desk)).toHaveValue('');
  const link = phone.getByRole('link', { name: 'https://example.org/plan?a=1' });
  await expect(link).toHaveAttribute('rel', /noopener/);
  await expect(link).toHaveAttribute('href', 'https://example.org/plan?a=1');
  await expect(desk.getByText('Seen', { exact: true })).toBeVisible();

  // On a phone Enter begins a line and the button sends.
  await box(phone).fill('One');
  await box(phone).press('Enter');
  await box(phone).pressSequentially('two');
  await expect(box(phone)).toHaveValue('One\ntwo');
  const sent = phone.waitForResponse((response) => response.url().includes('messages/send'));
  await phone.getByRole('button', { name: 'Send', exact: true }).click();
  await sent;
  const again = Date.now();
  await desk.getByRole('log').getByText('One\ntwo').waitFor();
  took.push(Date.now() - again);
  // The better of two: a machine that stalls for a moment is no slow product.
  expect(Math.min(...took), `until the other saw it: ${took.join(', ')} ms`).toBeLessThan(SECOND);
  for (const one of [desk, phone]) await expectAccessible(one);

  // Taken back within the hour: nobody reads it any more.
  await phone.getByRole('log').getByText('two').hover();
  await phone
    .getByRole('button', { name: /^More options for the message from You/ })
    .last()
    .click();
  await phone.getByRole('menuitem', { name: 'Unsend' }).click();
  await phone.getByRole('dialog').getByRole('button', { name: 'Unsend' }).click();
  await expect(phone.getByText('You unsent this message')).toBeVisible();
  await expect(desk.getByText('Message unsent')).toBeVisible();
  await expect(desk.getByText('One\ntwo')).toHaveCount(0);
  await desk.context().close();
  await phone.context().close();
});

test('guardians read along where the school says so, and everybody knows', async ({
  page,
  browser,
  server,
  signInAs,
}) => {
  const office = await another(browser);
  await signInAs('schooladmin', office);
  const schoolId = await schoolOf(office);
  const { version } = (await ask(office, 'messages/rules', { schoolId })).answer as { version: number };
  const strict = { studentToStudent: 'off', parentToParent: 'off', guardiansReadAlong: 'under_13' };
  await ask(office, 'messages/saveRules', { schoolId, rules: strict, baseVersion: version });
  await office.goto(`${server.url}/school-settings?tab=messages`);
  await office.getByRole('radio', { name: 'For all students under 18' }).check();
  await expectAccessible(office);
  // Somebody else saves other rules meanwhile: neither choice is lost unseen.
  await ask(office, 'messages/saveRules', {
    ...{ schoolId, rules: { ...strict, parentToParent: 'shared_courses' }, baseVersion: version + 1 },
  });
  // The other card of the tab has a button of this name.
  await office.getByRole('button', { name: 'Save' }).first().click();
  await expect(office.getByText('Someone else changed these rules', { exact: false })).toBeVisible();
  await expect(office.getByRole('radio', { name: 'When their children share a course' })).toBeChecked();
  await expect(office.getByRole('radio', { name: 'For all students under 18' })).toBeChecked();
  await office.getByRole('radiogroup', { name: 'Parents with each other' }).getByLabel('Not at all').check();
  await office.getByRole('button', { name: 'Save' }).first().click();
  await expect(office.getByText('Rules saved')).toBeVisible();

  await signInAs('student', page, '/messages?new=1');
  await choose(page, 'Lind');
  await expect(page.getByText(/guardians can read this conversation/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Message' }).fill('May I repeat the lab?');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.waitForURL(/\/messages\/[\da-f-]{36}/);
  await expect(page.getByText('Your guardians can read this conversation.')).toBeVisible();

  const parent = await another(browser);
  await signInAs('parent', parent, null);
  await parent.goto(page.url());
  await expect(parent.getByRole('log')).toContainText('May I repeat the lab?');
  await expect(
    parent.getByText('You can read this conversation as a guardian.', { exact: false }),
  ).toBeVisible();
  await expect(box(parent)).toHaveCount(0);
  const teacher = await another(browser);
  await signInAs('lind', teacher, null);
  await teacher.goto(page.url());
  await expect(teacher.getByText("Maya Chen's guardians can read this conversation.")).toBeVisible();
  await box(teacher).fill('You may, on Tuesday.');
  await box(teacher).press('Enter');
  for (const one of [page, parent])
    await expect(one.getByRole('log').getByText('You may, on Tuesday.')).toBeVisible();
  for (const one of [parent, teacher, office]) await one.context().close();
});

test('a student is not offered another student, nor is anybody else who may not be written to', async ({
  page,
  signInAs,
}) => {
  await signInAs('student', page, '/messages?new=1');
  const to = page.getByRole('combobox', { name: 'Recipients' });
  const people = page.getByRole('listbox', { name: 'People you can write to' });
  await to.fill('Amara');
  await expect(page.getByText('No one by that name you can write to.')).toBeVisible();
  await expect(people.getByRole('option')).toHaveCount(0);
  await to.press('Enter');
  await expect(page.getByRole('list', { name: 'Recipients' }).getByRole('listitem')).toHaveCount(0);
  // By the keyboard: through the list, out of it, and a chip taken away again.
  await to.fill('');
  await expect(people.getByRole('option').first()).toBeVisible();
  await to.press('Escape');
  await expect(people.getByRole('option')).toHaveCount(0);
  await to.press('ArrowDown');
  await expect(people.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await to.press('ArrowUp');
  await expect(people.getByRole('option').last()).toHaveAttribute('aria-selected', 'true');
  await expectAccessible(page);
  await to.press('Escape');
  await expect(people.getByRole('option')).toHaveCount(0);
  await to.fill('Okafor');
  await expect(people.getByRole('option', { name: /Nora Okafor.*Teacher.*Algebra I/ })).toBeVisible();
  await to.press('Enter');
  await expect(page.getByRole('button', { name: 'Remove Nora Okafor' })).toBeVisible();
  await to.press('Backspace');
  await expect(page.getByRole('button', { name: 'Remove Nora Okafor' })).toHaveCount(0);
});

test('what is typed outlives a reload and goes with sign-out; without a network it waits and is sent once', async ({
  page,
  browser,
  server,
  signInAs,
}) => {
  test.setTimeout(120_000);
  await signInAs('student');
  const conversationId = await begin(page, 'Alvarez', 'Hello');
  const other = await begin(page, 'Castellanos', 'Hola');
  await page.goto(`${server.url}/messages/${conversationId}`);
  await box(page).fill('Half a sentence');
  await page.goto(`${server.url}/messages/${other}`);
  await expect(box(page)).toHaveValue('');
  await page.goto(`${server.url}/messages/${conversationId}`);
  await expect(box(page)).toHaveValue('Half a sentence');
  await page.reload();
  await expect(box(page)).toHaveValue('Half a sentence');

  // The new message keeps its recipients too.
  await page.goto(`${server.url}/messages?new=1`);
  await choose(page, 'Okafor');
  await page.getByRole('textbox', { name: 'Message' }).fill('Not yet');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Remove Nora Okafor' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Not yet');

  // Without a network: kept here, and sent once as soon as there is one, though the first answer is lost.
  await page.goto(`${server.url}/messages/${conversationId}`);
  await expect(box(page)).toHaveValue('Half a sentence');
  let tries = 0;
  await page.route('**/api/rpc/messages/send', async (route) => {
    tries += 1;
    if (tries === 1) return await route.abort('connectionfailed');
    if (tries === 2) await route.fetch();
    return tries === 2 ? await route.abort('connectionreset') : await route.continue();
  });
  await box(page).press('Enter');
  await expect(page.getByText('Kept on this device.', { exact: false })).toBeVisible();
  await expect(box(page)).toHaveValue('');
  await expect(page.getByText('Kept on this device.', { exact: false })).toBeHidden({ timeout: 30_000 });
  expect(tries).toBe(3);
  await page.reload();
  await expect(page.getByRole('log').getByText('Half a sentence')).toHaveCount(1);

  // Refused: in words, with the way to try again or to let it be.
  await page.unroute('**/api/rpc/messages/send');
  await page.route('**/api/rpc/messages/send', (route) =>
    route.fulfill({
      status: 500,
      json: { json: { defined: false, code: 'INTERNAL_SERVER_ERROR', status: 500, message: 'x' } },
    }),
  );
  await box(page).fill('Again');
  await box(page).press('Enter');
  await expect(page.getByText('Not sent.', { exact: false })).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/rpc/messages/send');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Not sent.', { exact: false })).toHaveCount(0);
  await expect(page.getByRole('log').getByText('Again', { exact: true })).toHaveCount(1);

  await box(page).fill('Secret draft');
  // Signing out names what would be lost, and the person may stay.
  const signOut = page.getByRole('button', { name: 'Sign Out' });
  const warning = page.getByRole('dialog', { name: 'Sign out and lose this?' });
  await signOut.click();
  await expect(warning).toContainText("What you typed but didn't send or save");
  await expectAccessible(page);
  await warning.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(warning).toBeHidden();
  await expect(box(page)).toHaveValue('Secret draft');
  await signOut.click();
  await warning.getByRole('button', { name: 'Sign out anyway' }).click();
  await page.waitForURL('**/login**');
  const kept = await page.evaluate(() => JSON.stringify(localStorage));
  expect(kept).not.toContain('Secret draft');
  await signInAs('student', page, `/messages/${conversationId}`);
  await expect(page.getByRole('log')).toContainText('Again');
  await expect(box(page)).toHaveValue('');
  const reader = await another(browser);
  await signInAs('schooladmin', reader, `/messages/${conversationId}`);
  await expect(reader.getByRole('log').getByText('Half a sentence')).toHaveCount(1);
  await reader.context().close();
});

test('older messages come without a jump, and new ones wait behind a button', async ({
  page,
  browser,
  server,
  signInAs,
}) => {
  test.setTimeout(120_000);
  const desk = await another(browser);
  await signInAs('reed', desk);
  await signInAs('schooladmin');
  const conversationId = await begin(page, 'Reed', 'The first one', 'Many lines');
  for (let n = 1; n <= 54; n += 1) await write(n % 2 ? page : desk, conversationId, `Line ${n}`);
  await page.goto(`${server.url}/messages/${conversationId}`);
  const log = page.getByRole('log');
  await expect(log.getByText('Line 54', { exact: true })).toBeInViewport();
  await expect(log.getByText('The first one')).toHaveCount(0);
  // What stands at the top stays where it is while older ones come in above.
  const mark = log.getByText('Line 9', { exact: true });
  await mark.scrollIntoViewIfNeeded();
  await expect(log.getByText('The first one')).toBeAttached();
  await expect(mark).toBeInViewport();

  await write(desk, conversationId, 'Something new');
  await expect(page.getByRole('button', { name: '1 new message' })).toBeVisible();
  await expect(log.getByText('Something new')).not.toBeInViewport();
  await expect(mark).toBeInViewport();
  // It isn't read before it was in sight.
  await desk.goto(`${server.url}/messages/${conversationId}`);
  await expect(desk.getByText('Sent', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: '1 new message' }).click();
  await expect(log.getByText('Something new')).toBeInViewport();
  await expect(desk.getByText('Seen', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /new message/ })).toHaveCount(0);
  await desk.context().close();
});
