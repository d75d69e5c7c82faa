import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

/** Looks at a dialog as it is, in the dark, and on a phone; the page stays where it is. */
async function expectAccessibleEverywhere(page: Page): Promise<void> {
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, { scope: 'colors' });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(PHONE);
  await expectAccessible(page, { scope: 'layout' });
  await page.setViewportSize(DESKTOP);
}

/** Asks the server as the person of a page, which needn't show anything. */
async function ask(page: Page, url: string, name: string, input: object) {
  const answer = await page.request.post(`${url}/api/v1/${name}`, { data: input, headers: { origin: url } });
  if (!answer.ok()) throw new Error(`${name}: ${await answer.text()}`);
  return await answer.json();
}

test('a repeat asks why, grades are reopened for students by name, and the credit of a repeat counts as well', async ({
  page,
  browser,
  server,
  signInAs,
}) => {
  const { url } = server;
  const title = 'French choir';
  const pageOf = async (account: string) => {
    const own = await (await browser.newContext({ viewport: DESKTOP, reducedMotion: 'reduce' })).newPage();
    await signInAs(account, own, null);
    return own;
  };
  const [teacher, admin] = [await pageOf('teacher'), await pageOf('schooladmin')];
  await signInAs('student', page, null);

  // A course that the student has completed.
  const { courseId } = await ask(teacher, url, 'authoring/create', {
    title,
    subject: 'World Languages',
    gradeLevel: 9,
  });
  const { details, version, modules } = await ask(teacher, url, 'authoring/get', { courseId });
  await ask(teacher, url, 'authoring/saveDetails', {
    ...{ courseId, baseVersion: version },
    details: { ...details, description: 'Sing in four parts.', credits: 0.5, enrollmentMode: 'auto' },
  });
  const { moduleId } = modules[0];
  const { lessonId } = await ask(teacher, url, 'authoring/addLesson', { moduleId, title: 'Breathing' });
  const lesson = await ask(teacher, url, 'authoring/getLesson', { lessonId });
  const content = { ...lesson.copy.content, introduction: 'Words', mainContent: '<p>Words</p>' };
  await ask(teacher, url, 'authoring/saveLesson', {
    ...{ lessonId, baseVersion: lesson.version, copy: { ...lesson.copy, content } },
  });
  await ask(teacher, url, 'authoring/publish', { courseId });
  await ask(page, url, 'catalog/enroll', { courseId });
  const postAs = async (percent: number) => {
    const { students } = await ask(teacher, url, 'gradebook/reviewPosting', { courseId });
    await ask(teacher, url, 'gradebook/post', {
      ...{ courseId, basis: 'so_far' },
      lines: students.map((line: { enrollmentId: string; soFarRatio: number | null }) => ({
        ...{ enrollmentId: line.enrollmentId, reviewedRatio: line.soFarRatio, result: 'graded' },
        override: { percent, reason: 'From the paper gradebook' },
      })),
    });
    return students[0] as { studentId: string; name: string };
  };
  const { studentId, name } = await postAs(71);

  // Reopened for one student by name, with the reason that the page says afterwards.
  await admin.goto(`${url}/teach/posting/${courseId}`);
  await admin.getByRole('button', { name: 'Reopen' }).click();
  const reopening = admin.getByRole('dialog', { name: `Reopen the final grades of ${title}?` });
  await reopening.getByRole('checkbox', { name }).check();
  await expectAccessibleEverywhere(admin);
  await reopening.getByLabel('Reason').fill('The recital was counted twice');
  await reopening.getByRole('button', { name: 'Reopen' }).click();
  await expect(admin.getByText(/Reopened by .* Reason: The recital was counted twice/)).toBeVisible();

  // Taken again: asked why, and without an answer nothing happens.
  await page.goto(`${url}/catalog?search=${encodeURIComponent(title)}`);
  const enrollIn = page.getByRole('button', { name: `Retake: ${title}` });
  await enrollIn.click();
  const repeating = page.getByRole('dialog', { name: `Retake ${title}` });
  await repeating.getByRole('button', { name: 'Enroll' }).click();
  await expect(repeating.getByText('Give a reason.')).toBeVisible();
  await expectAccessibleEverywhere(page);
  await repeating.getByLabel('Why are you taking it again?').fill('The choir sings another program');
  await repeating.getByRole('button', { name: 'Enroll' }).click();
  await expect(page.getByText('Enrolled successfully')).toBeVisible();
  await postAs(88);

  // The credit of the repeat counts beside that of the first attempt once the registrar says why.
  await admin.goto(`${url}/student/${studentId}`);
  await admin.getByRole('button', { name: `Count the credit for ${title} as well` }).click();
  const counting = admin.getByRole('dialog', { name: `Count the credit for “${title}” as well?` });
  const decide = counting.getByRole('button', { name: 'Count as well' });
  await expect(decide).toBeDisabled();
  await expectAccessibleEverywhere(admin);
  await counting.getByLabel('Reason').fill('Choir may be taken for credit each year');
  await decide.click();
  await expect(admin.getByText(/^Its credit counts as well: Choir may be taken/)).toBeVisible();
  await expect(admin.getByRole('button', { name: `Count the credit for ${title} only once` })).toBeVisible();
});
