import { readFileSync } from 'node:fs';
import type { Locator, Page, Request } from '@playwright/test';
import { type Case, resultOfCase } from '../../packages/domain/src/eligibility/case-file.ts';
import type { CheckCourse, CheckInput } from '../../packages/domain/src/eligibility/check-input.ts';
import { checkAsText } from '../../packages/domain/src/eligibility/check-text.ts';
import { SHARED_CASES } from '../../packages/domain/src/testing/eligibility/shared-cases.ts';
import { CASES_AS_OF, typedCase } from '../../packages/domain/src/testing/eligibility/typed-case.ts';
import { expect, expectAccessible, test } from '../fixtures.ts';

/** The shared cases, or those of a file that hold courses: what `npm run eligibility` reads. */
const CASES: readonly Case[] = process.env.CHECK_CASES
  ? (JSON.parse(readFileSync(process.env.CHECK_CASES, 'utf8')).vectors as Case[]).filter(({ courses }) =>
      Array.isArray(courses),
    )
  : SHARED_CASES;

const VERDICTS: Readonly<Record<string, string>> = {
  qualifier: 'Qualifier',
  academic_redshirt: 'Academic redshirt',
  partial_qualifier: 'Partial qualifier',
  nonqualifier: 'Nonqualifier',
};

/** All that the page asks for from now on. */
function requestsOf(page: Page): Request[] {
  const requests: Request[] = [];
  page.context().on('request', (request) => requests.push(request));
  return requests;
}

/** Nothing but files of the page is asked for, and nothing is sent with it. */
function expectNothingSent(requests: readonly Request[]) {
  for (const request of requests) {
    const { pathname, search } = new URL(request.url());
    expect([request.method(), request.postData(), search], request.url()).toEqual(['GET', null, '']);
    expect(pathname).toMatch(/^\/assets\/[\w.-]+$/);
  }
}

async function openCheck(page: Page, url: string) {
  await page.clock.setFixedTime(`${CASES_AS_OF}T12:00:00-04:00`);
  await page.goto(`${url}/check`);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

async function typeCourse(row: Locator, course: CheckCourse, sameTitle: string) {
  await row.getByLabel('Title on the transcript').fill(course.title);
  await row.getByRole('combobox', { name: 'Area', exact: true }).selectOption(course.area ?? '');
  await row.getByRole('combobox', { name: 'Grade', exact: true }).fill(course.grade);
  if (course.units !== '1') await row.getByLabel('Units').fill(course.units);
  await row
    .getByRole('combobox', { name: 'When', exact: true })
    .selectOption(course.when ? `${course.when.year}-${course.when.term}` : '');
  if (!isSpecial(course)) return;
  await row.getByText('More', { exact: true }).click();
  await row.getByLabel('On your school’s NCAA list?').selectOption(course.listed);
  await row.getByLabel('Extra points in the GPA').selectOption(`${course.weight}`);
  await row.getByLabel('How it was earned').selectOption(course.origin);
  if (sameTitle) await row.getByLabel('Same course as').selectOption({ label: sameTitle });
}

/** Whether a course says something that no transcript prints. */
const isSpecial = ({ listed, weight, origin, sameAs }: CheckCourse) =>
  listed === 'no' || weight > 0 || origin !== 'school' || sameAs !== '';

/** Enters a case as a family would: its dates and what is asked of the school, and its courses one by one, or pasted. */
async function enterCase(page: Page, one: Case) {
  const input = typedCase(one);
  await page.getByText('More dates and facts').click();
  await page.getByLabel('Grade 9 began').fill(input.grade9StartOn);
  await page.getByLabel('Seventh semester starts').fill(input.seventhSemesterStartOn);
  await page.getByLabel('Graduation, past or expected').fill(input.graduationOn);
  await page.getByLabel('Full-time college begins').fill(input.collegeOn);
  await page.getByText('More dates and facts').click();
  if (input.courses.some(isSpecial)) await typeCourses(page, input.courses);
  else await pasteCourses(page, input);
  const scale = input.scale.filter((step) => step !== '');
  for (const [step, letter] of [...'ABCD'].entries())
    if (scale.length > 0) await page.getByLabel(`${letter} from`).fill(input.scale[step] ?? '');
  if (input.lowestPass) await page.getByLabel('The lowest grade that passes').selectOption(input.lowestPass);
  if (input.courses.some(({ weight }) => weight > 0))
    await page.getByLabel(/^Has your school filed its weights/).selectOption(input.weights);
}

const finished = (page: Page) => page.getByRole('region', { name: 'Finished' });
const courseAt = (page: Page, at: number) =>
  finished(page).getByRole('group', { name: `Course ${at + 1}`, exact: true });

async function typeCourses(page: Page, courses: readonly CheckCourse[]) {
  for (const [at, course] of courses.entries()) {
    if (at > 0) await finished(page).getByRole('button', { name: 'Add a course' }).click();
    const same = courses.find(({ id }) => id === course.sameAs);
    await typeCourse(courseAt(page, at), course, same?.title ?? '');
  }
  await page.getByLabel(/^Are your courses on/).selectOption('yes');
  // That answers for all; a title that is off the list is said again.
  for (const [at, { listed }] of courses.entries())
    if (listed === 'no')
      await courseAt(page, at).getByLabel('On your school’s NCAA list?').selectOption('no');
}

/** Areas are guessed from titles: those that are guessed wrongly are put right. */
async function pasteCourses(page: Page, input: CheckInput) {
  await page.getByRole('button', { name: 'Paste a transcript' }).click();
  await page.getByLabel('Text of the transcript').fill(checkAsText(input));
  await page.getByRole('button', { name: 'Read it' }).click();
  const rows = finished(page).getByRole('group', { name: /^Course \d+$/ });
  await expect(rows).toHaveCount(input.courses.length);
  // By years, in the order in which each year names them.
  const inOrder = input.courses.toSorted((a, b) => (a.when?.year ?? 0) - (b.when?.year ?? 0));
  for (const [at, { title, area, grade, units }] of inOrder.entries()) {
    const row = courseAt(page, at);
    await expect(row.getByLabel('Title on the transcript')).toHaveValue(title);
    await expect(row.getByRole('combobox', { name: 'Grade', exact: true })).toHaveValue(grade);
    await expect(row.getByLabel('Units')).toHaveValue(`${Number(units)}`);
    const guessed = row.getByRole('combobox', { name: 'Area', exact: true });
    if ((await guessed.inputValue()) !== area) await guessed.selectOption(area);
  }
  await page.getByLabel(/^Are your courses on/).selectOption('yes');
}

test('a family checks each shared case by form or paste: the verdicts are those of the command, and nothing is sent', async ({
  page,
  server,
}) => {
  test.setTimeout(600_000);
  await openCheck(page, server.url);
  const requests = requestsOf(page);
  for (const one of CASES) {
    await test.step(one.id ?? '', async () => {
      const expected = resultOfCase(one);
      await page.getByRole('button', { name: 'Clear everything' }).click();
      await enterCase(page, one);
      const verdict = (body: string) => page.locator(`[data-body="${body}"] [data-verdict]`);
      await expect(verdict('DI')).toHaveText(VERDICTS[expected.DI ?? ''] ?? '');
      await expect(verdict('DII')).toHaveText(VERDICTS[expected.DII ?? ''] ?? '');
      const gpa = expected.DI === 'qualifier' ? expected.gpa_locked : expected.gpa_best16;
      if (gpa !== null) await expect(page.locator('[data-body="DI"] [data-gpa]')).toHaveText(gpa.toFixed(3));
      if (expected.gpa_dii !== null)
        await expect(page.locator('[data-body="DII"] [data-gpa]')).toHaveText(expected.gpa_dii.toFixed(3));
      // All is known: there is no second answer.
      await expect(page.locator('[data-worse]')).toHaveCount(0);
    });
  }
  expectNothingSent(requests);
});

/** Five pages of a student who changed schools, as a phone's clipboard holds them. */
const FIVE_PAGES = Array.from({ length: 4 }, (_, year) => [
  `${2023 + year}-${2024 + year}   Grade ${9 + year}      Ridgeview High School`,
  'Course                                            Final   Credit',
  ...Array.from(
    { length: 40 },
    (_, at) =>
      `${`${['English', 'Algebra', 'Biology', 'World History', 'Spanish'][at % 5]} ${year}${at}`.padEnd(50)}B+      0.50`,
  ),
  ...Array.from({ length: 15 }, (_, at) => `Notes and remarks of page ${year}, line ${at}`),
]).flat();

test('five pasted pages are read on a phone, kept across a reload and cleared', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await context.newPage();
  await openCheck(page, server.url);
  const requests = requestsOf(page);
  await page.getByRole('button', { name: 'Paste a transcript' }).click();
  await page.getByLabel('Text of the transcript').fill(FIVE_PAGES.join('\n'));
  await page.getByRole('button', { name: 'Read it' }).click();
  await expect(page.getByText('160 courses were read.')).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Finished' }).getByText('160 courses, 80 units'),
  ).toBeVisible();
  await expect(page.locator('[data-body="DI"] [data-verdict]')).toHaveText('Qualifier');
  await expect(page.getByRole('link', { name: /^Division I: Met/ })).toBeVisible();
  await expectAccessible(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(390);
  expectNothingSent(requests);

  await page.reload();
  await expect(
    page.getByRole('region', { name: 'Finished' }).getByRole('group', { name: /^Course \d+$/ }),
  ).toHaveCount(160);
  await page.getByRole('button', { name: 'Clear everything' }).click();
  await page.reload();
  await expect(
    page.getByRole('region', { name: 'Finished' }).getByRole('group', { name: /^Course \d+$/ }),
  ).toHaveCount(1);
});

test('what was checked is saved as a picture, comes along into an account, and waits for the registrar', async ({
  page,
  server,
  signInAs,
}) => {
  await openCheck(page, server.url);
  const [plain] = SHARED_CASES;
  await enterCase(page, plain as Case);
  await expect(page.locator('[data-body="DI"] [data-verdict]')).toHaveText('Qualifier');
  const picture = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as an image' }).click();
  const file = await (await picture).path();
  // The first bytes of every PNG.
  expect(readFileSync(file).subarray(1, 4).toString()).toBe('PNG');
  await page.getByRole('link', { name: 'Keep it in an account' }).click();
  await expect(page).toHaveURL(/\/login\?tab=sign-up/);
  await signInAs('student');
  await page.getByRole('link', { name: 'Bring them along' }).click();
  await page.getByRole('button', { name: 'Bring them along' }).click();
  await expect(page.getByRole('heading', { name: 'Parsed Data' })).toBeVisible();
  await expect(page.getByText('World Religions').first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('fieldhouse-check'))).toBeNull();
});

test('a rule has a page of its own, without script and in four languages', async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${server.url}/rules`);
  await page.getByRole('link', { name: 'Ten units before the seventh semester' }).click();
  await expect(page.getByText('NCAA Division I standards sheet, 2023')).toBeVisible();
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(/\/de\/rules\/ten-seven$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zehn Einheiten vor dem siebten Semester');
  expect((await page.request.get(`${server.url}/rules/none-such`)).status()).toBe(404);
});
