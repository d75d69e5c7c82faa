import type { Page } from '@playwright/test';
import { openPage } from '../accounts/people.ts';
import { expect, expectAccessible, test } from '../fixtures.ts';

/** Within this time the loss of a right holds in browsers that are open. */
const HOLDS_MS = 5_000;

async function manage(admin: Page, url: string, name: string, role: string) {
  await admin.goto(`${url}/people`);
  await admin.getByLabel('Search by name').fill(name);
  await admin.getByRole('button', { name: `Manage ${name}, ${role}` }).click();
  return admin.getByRole('dialog', { name });
}

test('T-06 an administrator ends a membership, and the course goes to whom they name', async ({
  browser,
  page: admin,
  server: { url },
  signInAs,
}) => {
  const teacher = await openPage(browser, 'en');
  await signInAs('teacher', teacher, '/teach/courses');
  const course = teacher.getByRole('link', { name: 'Algebra I' }).first();
  await expect(course).toBeVisible();
  await course.click();
  await expect(teacher.getByRole('heading', { level: 1, name: 'Algebra I' })).toBeVisible();

  await signInAs('schooladmin', admin, '/people');
  await expectAccessible(admin);
  const name = (await teacherName(admin)) ?? '';
  const drawer = await manage(admin, url, name, 'Teacher');
  await drawer.getByRole('button', { name: 'End membership' }).click();
  const dialog = admin.getByRole('dialog', { name: `End the membership of ${name}?` });
  await dialog.getByRole('button', { name: 'End membership' }).click();
  await expect(dialog.getByText('Choose who takes over.').first()).toBeVisible();
  await expectAccessible(admin);
  const courses = dialog.getByRole('combobox', { name: /^Who takes over/ });
  for (let at = 0; at < (await courses.count()); at += 1) {
    await courses.nth(at).click();
    await admin
      .getByRole('option', { name: /School administrator/ })
      .first()
      .click();
  }
  await dialog.getByLabel('Reason').fill('Takes up a post elsewhere.');
  await dialog.getByRole('button', { name: 'End membership' }).click();
  await expect(dialog).toBeHidden();

  // The page that was open shows nothing of the course any more.
  await expect(teacher.getByRole('heading', { level: 1, name: 'Algebra I' })).toBeHidden({
    timeout: HOLDS_MS,
  });
  await teacher.goto(`${url}/dashboard`);
  await expect(teacher.getByText('Takes up a post elsewhere.')).toBeVisible();

  await admin.goto(`${url}/teach/courses`);
  await expect(admin.getByRole('link', { name: 'Algebra I' }).first()).toBeVisible();
  const ended = await manageEnded(admin, url, name);
  await expect(ended.getByText('Membership ended')).toBeVisible();
  await expect(ended.getByText('Takes up a post elsewhere.')).toBeVisible();
});

/** The teacher of the demo, by their account. */
async function teacherName(admin: Page) {
  const row = admin.getByRole('listitem').filter({ hasText: 'teacher@demo.fieldhouse.test' });
  await admin.getByLabel('Role').click();
  await admin.getByRole('option', { name: 'Teacher' }).click();
  await expect(row).toBeVisible();
  const label = await row.getByRole('button').getAttribute('aria-label');
  return label?.replace(/^Manage (.*), Teacher$/, '$1');
}

async function manageEnded(admin: Page, url: string, name: string) {
  await admin.goto(`${url}/people?status=ended&search=${encodeURIComponent(name)}`);
  await admin.getByRole('button', { name: `Manage ${name}, Teacher` }).click();
  return admin.getByRole('dialog', { name });
}

test('T-06 an administrator suspends a student and takes it back', async ({
  browser,
  page: admin,
  server: { url },
  signInAs,
}) => {
  const student = await openPage(browser, 'en');
  await signInAs('student', student, '/assignments');
  await signInAs('schooladmin', admin, '/people?role=student');
  const row = admin.getByRole('listitem').filter({ hasText: 'student@demo.fieldhouse.test' });
  await expect(row).toBeVisible();
  const name = ((await row.getByRole('button').getAttribute('aria-label')) ?? '').replace(
    /^Manage (.*), Student$/,
    '$1',
  );
  await row.getByRole('button').click();
  await admin.getByRole('dialog', { name }).getByRole('button', { name: 'Suspend' }).click();
  const suspending = admin.getByRole('dialog', { name: `Suspend ${name}?` });
  await suspending.getByLabel('Reason').fill('Until the family calls back.');
  await suspending.getByRole('button', { name: 'Suspend' }).click();
  await expect(admin.getByText(`${name} is suspended`)).toBeVisible();
  await expect(student.getByRole('link', { name: 'Assignments' })).toBeHidden({ timeout: HOLDS_MS });
  await student.goto(`${url}/dashboard`);
  await expect(student.getByText('Until the family calls back.')).toBeVisible();

  await admin.getByRole('dialog', { name }).getByRole('button', { name: 'Reactivate' }).click();
  const back = admin.getByRole('dialog', { name: `Reactivate ${name}?` });
  await back.getByLabel('Reason').fill('The family called.');
  await back.getByRole('button', { name: 'Reactivate' }).click();
  await expect(admin.getByText(`${name} is active again`)).toBeVisible();
  await expect(student.getByRole('link', { name: 'Assignments' }).first()).toBeVisible({ timeout: HOLDS_MS });
});

test('an administrator replaces a school code', async ({ page: admin, server: { url }, signInAs }) => {
  await signInAs('schooladmin', admin, '/school-settings?tab=codes');
  const codes = admin.getByRole('list', { name: 'School codes' });
  const before =
    (await codes
      .getByRole('button', { name: /^Replace / })
      .first()
      .getAttribute('aria-label')) ?? '';
  const code = before.replace('Replace ', '');
  await expectAccessible(admin);
  await codes.getByRole('button', { name: before }).click();
  await admin.getByRole('dialog').getByLabel('Reason (optional)').fill('It was posted on the web.');
  await admin.getByRole('dialog').getByRole('button', { name: 'Replace' }).click();
  await expect(admin.getByRole('dialog')).toBeHidden();
  const old = codes.getByRole('listitem').filter({ hasText: code });
  await expect(old.getByText(/^Switched off by /)).toBeVisible();
  await expect(old.getByText('Off', { exact: true })).toBeVisible();
  await admin.context().clearCookies();
  await admin.goto(`${url}/login?tab=sign-up`);
  await admin.locator('input[name=role][value=student]').check({ force: true });
  await admin.getByLabel('School code').fill(code);
  await admin.getByLabel('Full name').fill('Late Comer');
  await expect(admin.getByText(/Northfield/)).toHaveCount(0);
});
