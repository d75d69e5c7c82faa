import { expect, locales, test } from '../fixtures.ts';
import { wordsIn } from '../words.ts';
import { confirmAddress, DEMO_CODE, letterTo, openApprovals, openPage, signUp } from './people.ts';

for (const locale of locales('en')) {
  const t = wordsIn(locale);
  const school = 'Northfield Academy';

  test(`an admin approves one and refuses another with a reason (${locale})`, async ({
    browser,
    server: { url },
  }) => {
    const wanted = await openPage(browser, locale);
    const unknown = await openPage(browser, locale);
    const names = { wanted: `Tina Welcome ${locale}`, unknown: `Ulf Unknown ${locale}` };
    for (const [page, name, email] of [
      [wanted, names.wanted, `tina-${locale}@journey.test`],
      [unknown, names.unknown, `ulf-${locale}@journey.test`],
    ] as const) {
      await signUp(page, url, t, { role: 'teacher', name, email, code: DEMO_CODE });
      await page.waitForURL('**/dashboard');
    }

    await confirmAddress(wanted, url, t, `tina-${locale}@journey.test`);
    const admin = await openApprovals(browser, url, locale, 'staff');
    // Before the address is confirmed there is a refusal alone.
    await expect(
      admin.getByRole('button', { name: t('Approve {{name}}', { name: names.unknown }) }),
    ).toBeDisabled();
    await admin.getByRole('button', { name: t('Approve {{name}}', { name: names.wanted }) }).click();
    await expect(admin.getByText(t('{{name}} is approved', { name: names.wanted }))).toBeVisible();
    // The row has gone; the focus stays in the list.
    await expect(admin.getByRole('list', { name: t('Staff') })).toBeFocused();
    // Told at once, in the page that was open.
    await expect(wanted.getByRole('link', { name: t('Approvals') })).toBeVisible();

    await admin.getByRole('button', { name: t('Reject {{name}}', { name: names.unknown }) }).click();
    const dialog = admin.getByRole('dialog');
    await dialog.getByRole('button', { name: t('Reject'), exact: true }).click();
    await expect(dialog.getByText(t('Give a reason.'))).toBeVisible();
    const reason = 'Nobody here knows this person.';
    await dialog.getByLabel(t('Reason')).fill(reason);
    await dialog.getByRole('button', { name: t('Reject'), exact: true }).click();
    await expect(dialog).toBeHidden();

    await expect(unknown.getByText(t('{{school}} did not confirm your account', { school }))).toBeVisible();
    await expect(unknown.getByText(t('Reason given: {{reason}}', { reason }))).toBeVisible();
    expect(await letterTo(url, `ulf-${locale}@journey.test`, 'membership-refused')).toContain(reason);

    // The decision is on record, and can be taken back.
    await admin.getByRole('tab', { name: t('Decided') }).click();
    await expect(admin).toHaveURL(/tab=decided/);
    await expect(admin.getByText(reason).first()).toBeVisible();
    await admin
      .getByRole('button', { name: t('Take back the rejection of {{name}}', { name: names.unknown }) })
      .click();
    await expect(
      unknown.getByRole('heading', { name: t('{{school}} has to approve your account', { school }) }),
    ).toBeVisible();
    for (const page of [admin, wanted, unknown]) await page.context().close();
  });
}

test('an admin approves several at once, and a teacher students only', async ({
  browser,
  page: teacher,
  server: { url },
  signInAs,
}) => {
  const admin = await openApprovals(browser, url, 'en', 'families');
  const rows = admin.getByRole('list', { name: 'Families' }).getByRole('listitem');
  await expect(rows.filter({ hasText: 'Tomasz Lis' })).toBeVisible();
  const before = await rows.count();
  expect(before).toBeGreaterThan(1);
  const unconfirmed = await rows.filter({ hasText: 'Email not confirmed' }).count();
  expect(unconfirmed).toBeGreaterThan(0);
  await admin.getByRole('checkbox', { name: /^Select all/ }).check();
  await expect(admin.getByText(`${before} selected`)).toBeVisible();
  await admin.getByRole('button', { name: `Approve ${before - unconfirmed}` }).click();
  // Who hasn't confirmed their address stays.
  await expect(rows).toHaveCount(unconfirmed);
  await expect(rows.getByText('Dana Whitfield')).toBeVisible();

  await signInAs('teacher');
  await teacher.goto(`${url}/approvals`);
  await expect(teacher.getByRole('tab', { name: /^Students/, selected: true })).toBeVisible();
  await teacher.getByRole('checkbox', { name: 'Select Caleb Wright' }).check();
  await teacher.getByRole('checkbox', { name: 'Select Mina Sato' }).check();
  // A fresh proof of who it is comes first; demo accounts are exempt from it.
  await teacher.getByRole('button', { name: 'Approve 2' }).click();
  await expect(teacher.getByText('2 people approved')).toBeVisible();
  await expect(teacher.getByRole('checkbox', { name: 'Select Mina Sato' })).toHaveCount(0);
  // On staff and families administrators decide: teachers don't learn who asks.
  await expect(teacher.getByRole('tab', { name: /^Staff/ })).toHaveCount(0);
  await expect(teacher.getByText('Hugo Brennan')).toHaveCount(0);
});
