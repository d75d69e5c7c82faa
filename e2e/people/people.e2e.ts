import type { Page } from '@playwright/test';
import { confirmAddress, DEMO_CODE, openPage, signUp } from '../accounts/people.ts';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { wordsIn } from '../words.ts';

/** Within this time the loss of a right holds in browsers that are open. */
const HOLDS_MS = 5_000;

async function manage(admin: Page, url: string, name: string, role: string) {
  await admin.goto(`${url}/people`);
  await admin.getByLabel('Search by name').fill(name);
  await admin.getByRole('button', { name: `Manage ${name}, ${role}` }).click();
  return admin.getByRole('dialog', { name });
}

const TEACHER = 'Lea Verne';
const COURSE = 'Ocean currents';

/** A procedure, called with the session of the page. */
async function call(page: Page, url: string, path: string, data: object) {
  const answer = await page.request.post(`${url}/api/v1/${path}`, { data, headers: { origin: url } });
  expect(answer.ok(), path).toBe(true);
  return (await answer.json()) as Record<string, unknown>;
}

/** A teacher whom the school has approved, with a course of their own: the demo's teachers belong to other journeys. */
async function newTeacher(teacher: Page, admin: Page, url: string) {
  const email = 'lea-verne@journey.test';
  await signUp(teacher, url, wordsIn('en'), { role: 'teacher', name: TEACHER, email, code: DEMO_CODE });
  await confirmAddress(teacher, url, wordsIn('en'), email);
  const { waiting } = (await call(admin, url, 'accounts/listWaiting', {})) as {
    waiting: { membershipId: string; displayName: string }[];
  };
  const membershipIds = waiting.filter((one) => one.displayName === TEACHER).map((one) => one.membershipId);
  await call(admin, url, 'accounts/approve', { membershipIds });
  await call(teacher, url, 'authoring/create', { title: COURSE, subject: 'Science', gradeLevel: 9 });
}

test('T-06 an administrator ends a membership, and the course goes to whom they name', async ({
  browser,
  page: admin,
  server: { url },
  signInAs,
}) => {
  await signInAs('schooladmin', admin, '/people');
  await expectAccessible(admin);
  const teacher = await openPage(browser, 'en');
  await newTeacher(teacher, admin, url);
  await teacher.goto(`${url}/teach/courses`);
  await teacher.getByRole('link', { name: COURSE }).first().click();
  const heading = teacher.getByRole('heading', { level: 1, name: COURSE });
  await expect(heading).toBeVisible();

  const drawer = await manage(admin, url, TEACHER, 'Teacher');
  await drawer.getByRole('button', { name: 'End membership' }).click();
  const dialog = admin.getByRole('dialog', { name: `End ${TEACHER}'s membership?` });
  await dialog.getByRole('button', { name: 'End membership' }).click();
  await expect(dialog.getByText('Give a reason.')).toBeVisible();
  await expectAccessible(admin);
  // Without a co-teacher an administrator is proposed.
  await expect(dialog.getByRole('combobox', { name: `Who takes over ${COURSE}?` })).toHaveValue(
    /School administrator/,
  );
  await dialog.getByLabel('Reason').fill('Takes up a post elsewhere.');
  await dialog.getByRole('button', { name: 'End membership' }).click();
  await expect(dialog).toBeHidden();

  // The page that was open shows nothing of the course any more.
  await expect(heading).toBeHidden({ timeout: HOLDS_MS });
  await teacher.getByRole('link', { name: 'Go to the dashboard' }).click();
  await expect(teacher.getByText('Takes up a post elsewhere.')).toBeVisible();

  await admin.goto(`${url}/teach/courses`);
  await expect(admin.getByRole('link', { name: COURSE }).first()).toBeVisible();
  const ended = await manageEnded(admin, url, TEACHER);
  await expect(ended.getByText('Membership ended')).toBeVisible();
  await expect(ended.getByText('Takes up a post elsewhere.')).toBeVisible();
});

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
  await expect(student.getByRole('heading', { name: "You don't have access to this page" })).toBeVisible();
  const dashboard = await student.context().newPage();
  await dashboard.goto(`${url}/dashboard`);
  await expect(dashboard.getByText('Until the family calls back.')).toBeVisible();

  await admin.getByRole('dialog', { name }).getByRole('button', { name: 'Reactivate' }).click();
  const back = admin.getByRole('dialog', { name: `Reactivate ${name}?` });
  await back.getByLabel('Reason').fill('The family called.');
  await back.getByRole('button', { name: 'Reactivate' }).click();
  await expect(admin.getByText(`${name} is active again`)).toBeVisible();
  await expect(student.getByRole('link', { name: 'Assignments' }).first()).toBeVisible({ timeout: HOLDS_MS });
  // The page that was refused opens by itself.
  await expect(student.getByRole('heading', { level: 1, name: 'To do' })).toBeVisible({
    timeout: HOLDS_MS,
  });
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
