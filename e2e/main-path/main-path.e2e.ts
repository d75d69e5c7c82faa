import path from 'node:path';
import type { Page } from '@playwright/test';
import { biology } from '../../apps/server/src/db/library/biology.ts';
import { expect, MOVING, test, WITH_WORKER } from '../fixtures.ts';
import { freePort, startServer } from '../server.ts';
import { authenticatorCode } from '../totp.ts';

test.use({ ...WITH_WORKER, ...MOVING });

/** Long enough for staff, and nobody's. */
const PASSWORD = 'walnut-drum-71-canoe';

const matchingLesson = biology.modules
  .flatMap((module) => module.lessons)
  .find((lesson) => lesson.assignment.matching !== null);

/** A matched item also says its partner. */
const beginsWith = (text: string) => new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);

/** Sets up the authenticator that admins and operators must have. */
async function setUpSecondFactor(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Set up two-factor sign-in' })).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Continue' }).click();
  const key = (await page.getByText(/^[A-Z2-7 ]{16,}$/).textContent()) ?? '';
  await page.getByLabel('Authenticator code').fill(authenticatorCode(key));
  await page.getByRole('button', { name: 'Turn on two-factor sign-in' }).click();
  await page.waitForURL((url) => url.pathname !== '/two-factor');
}

interface Joining {
  readonly role: string;
  readonly name: string;
  readonly email: string;
  readonly code: string;
  readonly birthOn?: string;
}

async function signUp(page: Page, url: string, joining: Joining): Promise<void> {
  await page.goto(`${url}/login?tab=sign-up`);
  await page.getByRole('radio', { name: joining.role }).check({ force: true });
  await page.getByLabel('Full name').fill(joining.name);
  await page.getByLabel('School code').fill(joining.code);
  await page.getByLabel('Email').fill(joining.email);
  if (joining.birthOn) await page.getByLabel('Date of birth').fill(joining.birthOn);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await page.waitForURL((address) => address.pathname !== '/login');
}

test('a school registers, a student joins, works and is graded, through a reload and a crash', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const dataDir = path.join(process.env.E2E_FOLDER ?? '', 'main-path');
  const port = await freePort();
  let server = await startServer({ dataDir, port, env: { DEMO: '0' } });
  const { url } = server;
  const person = async () => await (await browser.newContext()).newPage();

  // The operator comes in by the link printed at start, and sets up the second factor.
  const operator = await person();
  const link = () => server.output().match(/http\S+\/setup\/operator#token=\S+/)?.[0] ?? '';
  await expect.poll(link).not.toBe('');
  await operator.goto(link());
  await operator.getByLabel('Full name').fill('First Operator');
  await operator.getByLabel('Email').fill('operator@platform.test');
  await operator.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await operator.getByRole('button', { name: 'Create account' }).click();
  await setUpSecondFactor(operator);
  await expect(operator.getByRole('heading', { level: 1, name: 'Operations' })).toBeVisible();

  // A school registers and gets its code.
  const admin = await person();
  await admin.goto(`${url}/school-registration`);
  await admin.getByLabel('School name').fill('Harbor Prep');
  await admin.getByLabel('Email').fill('head@harbor.test');
  await admin.getByRole('button', { name: 'Register School' }).click();
  const code = (await admin.getByText(/^[A-Z]{3}[0-9]{4}$/).textContent()) ?? '';
  expect(code).toMatch(/^HAR[0-9]{4}$/);
  await operator.goto(`${url}/operations`);
  await operator
    .getByRole('link', { name: /Confirm the registration of Harbor Prep/ })
    .first()
    .click();
  const toSchool =
    (await operator
      .getByText(/confirm-school#token=/)
      .first()
      .textContent()) ?? '';
  await admin.goto(toSchool.match(/http\S+confirm-school#token=\S+/)?.[0] ?? '');
  await expect(admin.getByRole('heading', { name: 'The school code works now' })).toBeVisible();

  // The first admin signs up with the registered address and confirms it by the mailed link.
  await signUp(admin, url, {
    role: 'School administrator',
    name: 'Grace Hopper',
    email: 'head@harbor.test',
    code,
  });
  await admin.getByRole('link', { name: 'Continue with the trial' }).click();
  await admin.waitForURL('**/dashboard');
  await operator.goto(`${url}/operations`);
  await operator
    .getByRole('link', { name: /Confirm your email address/ })
    .first()
    .click();
  const letter =
    (await operator
      .getByText(/verify-email#token=/)
      .first()
      .textContent()) ?? '';
  await admin.goto(letter.match(/http\S+verify-email#token=\S+/)?.[0] ?? '');
  await expect(
    admin.getByText("You're the first administrator of your school.", { exact: false }),
  ).toBeVisible();
  await admin.goto(`${url}/dashboard`);
  await setUpSecondFactor(admin);

  // The admin adopts a library course.
  await admin.goto(`${url}/school/library`);
  await admin.getByRole('button', { name: 'Adopt Biology' }).click();
  await expect(admin.getByRole('link', { name: /Open course/ }).first()).toBeVisible();

  // A student joins with the code, enrols and reads.
  const student = await person();
  await signUp(student, url, {
    role: 'Student',
    name: 'Ada Lovelace',
    email: 'ada@harbor.test',
    code,
    birthOn: '2011-05-06',
  });
  await student.goto(`${url}/catalog`);
  await student.getByRole('button', { name: 'Request Enrollment: Biology' }).click();
  await expect(student.getByText('You are now enrolled in Biology').first()).toBeVisible();
  await student
    .getByRole('link', { name: /Biology/ })
    .first()
    .click();
  await expect(student.getByRole('heading', { level: 1, name: 'Biology' })).toBeVisible();
  await student.getByRole('link', { name: matchingLesson?.title ?? '' }).click();
  await student.getByRole('button', { name: 'Mark as complete' }).first().click();
  await expect(student.getByText('Lesson completed!').first()).toBeVisible();

  // The matching activity by keyboard, and an answer that outlives a reload before it was saved on the server.
  await student
    .getByRole('link', { name: new RegExp(matchingLesson?.assignment.title ?? '') })
    .first()
    .click();
  await student.waitForURL('**/assignment/**');
  for (const pair of matchingLesson?.assignment.matching ?? []) {
    await student.getByRole('button', { name: beginsWith(pair.left) }).press('Enter');
    await student.getByRole('button', { name: beginsWith(pair.right) }).press('Enter');
  }
  await expect(student.getByText('All Matched!', { exact: true })).toBeVisible();
  await student.getByRole('button', { name: 'Check Answers' }).click();
  await expect(student.getByText('Perfect score! Your answers have been recorded.').first()).toBeVisible();
  const answer = matchingLesson?.assignment.sampleAnswers[0] ?? '';
  const response = student.getByRole('textbox', { name: /response/i });
  await response.pressSequentially(answer.slice(0, 60));
  await student.reload();
  await expect(response).toHaveValue(answer.slice(0, 60));
  await response.fill(answer);
  await response.blur();
  await expect(student.getByText(/^Saved \d/).first()).toBeVisible();

  // The server dies between answer and submit. Nothing is lost: the answer waits here, and is handed in once, by itself.
  await server.kill();
  await student.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(student.getByRole('heading', { name: 'Kept on this device' })).toBeVisible();
  await expect(response).toHaveValue(answer);
  server = await startServer({ dataDir, port, env: { DEMO: '0' } });
  await expect(student.getByText('Assignment submitted successfully!').first()).toBeVisible({
    timeout: 90_000,
  });
  // The built-in engine says something kind at once, and leaves the grade to the teacher.
  await expect(student.getByText("A teacher confirms your grade. You'll see it here.")).toBeVisible();
  await expect(student.getByRole('heading', { name: 'First reading' })).toBeVisible();
  await student.goto(`${url}/dashboard`);
  await expect(student.getByText('Progress GPA').first()).toBeVisible();

  // The teacher confirms what the engine proposes.
  await admin.goto(`${url}/teach/grading`);
  await admin.getByRole('link', { name: /Ada Lovelace/ }).click();
  await expect(admin.getByText('Proposal from the built-in grader').first()).toBeVisible();
  await admin.getByRole('button', { name: 'Accept all' }).click();
  await admin.getByRole('button', { name: 'Release grade' }).click();
  await expect(admin.getByText('Grade released').first()).toBeVisible();

  // Grade, progress GPA and NCAA progress have moved.
  await student.goto(`${url}/grades`);
  await expect(student.getByText(/Cell structures matching/).first()).toBeVisible();
  await expect(student.getByText('Graded').first()).toBeVisible({ timeout: 30_000 });
  await student.goto(`${url}/dashboard`);
  await expect(student.getByRole('region', { name: 'Progress GPA' })).toContainText(/[1-4]\.\d\d/);
  await expect(student.getByText(/1 projected/).first()).toBeVisible();

  // One attempt, not two.
  await student.goto(`${url}/grades`);
  await student.getByRole('link', { name: /Cell structures matching/ }).click();
  await expect(student.getByText('Attempt 2')).toHaveCount(0);
  await server.stop();
});
