import { expect, expectAccessible, test } from '../fixtures.ts';

const COMMENT = 'Name what each source says, and play on.';

test('a teacher grades by keyboard alone and posts, GPA follows, and an admin opens it again', async ({
  page,
  browser,
  server,
  signInAs,
}) => {
  test.setTimeout(240_000);
  await signInAs('tanaka');

  // Somebody looks at the final grades before the last work is graded.
  const posting = await page.context().newPage();
  // It hears of nothing meanwhile, as with a broken connection: what it shows gets old.
  await posting.route('**/api/events**', (route) => route.abort());
  await posting.goto(`${server.url}/teach/courses`);
  await posting
    .getByRole('main')
    .getByRole('link', { name: /History/ })
    .first()
    .click();
  await posting.getByRole('link', { name: 'Final grades' }).click();
  await expect(posting.getByRole('heading', { level: 1, name: 'Final grades' })).toBeVisible();
  const address = posting.url();
  const jasper = posting.getByRole('listitem').filter({ hasText: 'Jasper Cole' });
  await expect(jasper).toBeVisible();

  // One criterion refused and decided by hand, the others accepted; letters in the comment are no commands.
  await page.goto(`${server.url}/teach/grading`);
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Jefferson Davis' })
    .getByRole('link', { name: 'Jasper Cole' })
    .focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Jasper Cole' })).toBeVisible();
  const work = page.url();
  await page
    .getByRole('button', { name: /^Reject the proposal/ })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Rejected. Decide the points by hand.')).toBeVisible();
  await page.keyboard.press('2');
  await expect(page.getByText('Rejected, decided by hand')).toBeVisible();
  await page.keyboard.press('a');
  await expect(page.getByText('Ready to release')).toBeVisible();
  const comment = page.getByLabel('Comment for the student');
  await comment.focus();
  await page.keyboard.type(COMMENT);
  await page.getByRole('button', { name: 'Save this comment as a sentence' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Added to your sentences').first()).toBeVisible();
  expect(page.url()).toBe(work);
  await page.reload();
  await expect(comment).toHaveValue(COMMENT);
  await expect(page.getByText('Rejected, decided by hand')).toBeVisible();
  await page.getByRole('button', { name: 'Your sentences' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: COMMENT, exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(comment).toHaveValue(`${COMMENT}\n${COMMENT}`);
  await expectAccessible(page);

  // A colleague at the same work is named.
  const admin = await (await browser.newContext()).newPage();
  await signInAs('harboradmin', admin, null);
  await admin.goto(work);
  await expect(admin.getByText('Aiko Tanaka is grading this too.')).toBeVisible();
  await admin.goto('about:blank');

  await page.getByRole('button', { name: 'Your sentences' }).focus();
  // Undone within its seconds, nobody hears of it; then it is released for good.
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Grade released').first()).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Jasper Cole has not seen the grade. It is held.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Jasper Cole' })).toBeVisible();
  await expect(page.getByText('Ready to release')).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Grade released').first()).toBeVisible();

  const student = await (await browser.newContext()).newPage();
  await signInAs('jasper', student, '/dashboard');
  const core = student.getByRole('img', { name: /earned and \d+ projected of 16 core courses/ });
  const earned = async () => Number.parseInt((await core.getAttribute('aria-label')) ?? '', 10);
  const earnedBefore = await earned();
  await student.goto(`${server.url}/grades`);
  await student.getByRole('link', { name: /Jefferson Davis/ }).click();
  // Seen when the seconds are over in which the release can be undone.
  await expect(student.getByText(COMMENT).first()).toBeVisible({ timeout: 30_000 });

  // What is typed for posting outlives a reload; a total that changed meanwhile is not posted unseen.
  const none = posting.getByText('Nothing is graded. Choose another result, or enter a percent.');
  while ((await none.count()) > 0) {
    const before = await none.count();
    const id = await posting
      .getByRole('listitem')
      .filter({ has: none })
      .first()
      .getByRole('link')
      .getAttribute('href');
    const line = posting.getByRole('listitem').filter({ has: posting.locator(`a[href="${id}"]`) });
    await line.getByRole('combobox').selectOption({ label: 'Incomplete' });
    await expect(none).toHaveCount(before - 1);
    // An incomplete has a day by which it is made up.
    const due = line.getByLabel(/^To be made up by, /);
    await expect(posting.getByRole('button', { name: 'Post and lock' })).toBeDisabled();
    await due.fill((await due.getAttribute('max')) ?? '');
  }
  await posting.getByRole('button', { name: 'Post and lock' }).click();
  const dialog = posting.getByRole('dialog', { name: /^Post the final grades of/ });
  await dialog.getByRole('button', { name: 'Post and lock' }).click();
  await expect(posting.getByText('Nothing was posted').first()).toBeVisible();
  await expect(jasper.getByText(/The total has changed since you looked: it was/)).toBeVisible();
  await expect(posting.getByRole('button', { name: 'Post and lock' })).toBeDisabled();
  await posting.getByRole('button', { name: "I've seen them" }).click();
  await jasper.getByRole('button', { name: 'Give Jasper Cole another percent' }).click();
  await posting.getByLabel('Percent for Jasper Cole').fill('90');
  await expect(posting.getByText('Give a reason.')).toBeVisible();
  await posting.getByLabel("Reason for Jasper Cole's percent").fill('The make-up exam');
  await posting.reload();
  await expect(posting.getByLabel('Percent for Jasper Cole')).toHaveValue('90');
  await expect(posting.getByLabel("Reason for Jasper Cole's percent")).toHaveValue('The make-up exam');
  // After a reload the page stands where it was, with a field half under the bar at the top.
  await posting.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(posting);
  await posting.getByRole('button', { name: 'Post and lock' }).click();
  await expectAccessible(posting);
  await dialog.getByRole('button', { name: 'Post and lock' }).click();
  await expect(posting.getByText('Posted and locked')).toBeVisible();
  await expect(jasper.getByText('90% · A')).toBeVisible();
  await expect(posting.getByRole('button', { name: 'Reopen' })).toHaveCount(0);
  await expectAccessible(posting);

  await student.goto(`${server.url}/dashboard`);
  await expect(student.getByText('3.60').first()).toBeVisible();
  expect(await earned()).toBe(earnedBefore + 1);

  await admin.goto(address);
  await admin.getByRole('button', { name: 'Reopen' }).click();
  const reopening = admin.getByRole('dialog', { name: /^Reopen the final grades of/ });
  await reopening.getByRole('button', { name: 'Reopen' }).click();
  await expect(reopening.getByText('Give a reason.')).toBeVisible();
  await reopening.getByLabel('Reason').fill('One grade was wrong');
  await reopening.getByRole('button', { name: 'Reopen' }).click();
  await expect(admin.getByText(/^Reopened on/)).toBeVisible();
  await expect(admin.getByText('One grade was wrong', { exact: false })).toBeVisible();
  // The form begins with what was posted.
  await expect(admin.getByLabel('Percent for Jasper Cole')).toHaveValue('90');
  await expectAccessible(admin);
});

test('the engine is measured against samples that are scored by hand', async ({ page, signInAs }) => {
  await signInAs('lind', page, '/teach/grading');
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  await page.getByRole('link', { name: 'How well the engine grades this assignment' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'How well the engine grades' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Score samples by hand' }).click();
  const form = page.getByRole('region', { name: 'Score this sample' });
  await expect(form.getByText(/to decide/)).toBeVisible();
  await expect(form.getByText(/^proposed/)).toHaveCount(0);
  await expectAccessible(page);
  const criteria = await form.getByRole('group').count();
  await form.getByRole('group').first().getByRole('button').first().focus();
  // Each digit goes on to the next criterion.
  for (let at = 0; at < criteria; at += 1) await page.keyboard.press('1');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Sample scored').first()).toBeVisible();
  await page.goBack();
  await expect(page.getByText(/1 sample scored\./)).toBeVisible();
  await expect(page.getByText(/Score at least 10/)).toBeVisible();
});
