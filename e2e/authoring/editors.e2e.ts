import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures.ts';

/** A picture of one pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** Asks the server as the person who is signed in on the page. */
const ask = (page: Page, name: string, input: object) =>
  page.evaluate(
    async ([procedure, sent]) => {
      const answer = await fetch(`/api/v1/${procedure}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(sent),
      });
      return answer.json();
    },
    [name, input] as const,
  );

/** The demo teacher's English course, and its first module. */
async function findCourse(page: Page) {
  const { courses } = await ask(page, 'authoring/list', {});
  const course = courses.find(
    (one: { title: string; studentCount: number }) => one.title === 'English 9' && one.studentCount > 0,
  );
  const outline = await ask(page, 'authoring/get', { courseId: course.courseId });
  return { courseId: course.courseId as string, moduleId: outline.modules[0].moduleId as string };
}

const isSaved = (page: Page) => expect(page.getByText(/^Saved /)).toBeVisible();

test('a lesson with table, picture and formula reaches students when it is published', async ({
  page,
  server,
  signInAs,
  browser,
}) => {
  await signInAs('teacher');
  const { courseId, moduleId } = await findCourse(page);
  const { lessonId } = await ask(page, 'authoring/addLesson', { moduleId, title: 'How light bends' });
  await page.goto(`${server.url}/teach/lesson/${lessonId}`);

  const text = page.getByRole('textbox', { name: 'Main content' });
  const tools = page.getByRole('toolbar');
  await text.click();
  await tools.getByRole('button', { name: 'Heading', exact: true }).click();
  await page.keyboard.type('Water and glass');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Light bends where it goes from one to the other.');
  await page.keyboard.press('Enter');
  await tools.getByRole('button', { name: 'Table', exact: true }).click();
  await page.keyboard.type('Material');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Index');
  await expect(tools.getByRole('button', { name: 'Remove column' })).toBeVisible();
  // The tools are one stop for Tab, and arrows go on from there.
  await tools.getByRole('button', { name: 'Remove column' }).focus();
  await page.keyboard.press('Enter');
  await expect(text).toBeFocused();
  await page.keyboard.press('Control+End');

  await tools.getByRole('button', { name: 'Picture' }).click();
  const pictureDialog = page.getByRole('dialog', { name: 'Add a picture' });
  await pictureDialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'bend.png', mimeType: 'image/png', buffer: PNG });
  await pictureDialog.getByRole('button', { name: 'Add picture' }).click();
  await expect(
    pictureDialog.getByText("Describe what the picture shows, for people who can't see it."),
  ).toBeVisible();
  await pictureDialog.getByLabel('What the picture shows').fill('A ray that bends in water');
  await expectAccessible(page);
  await pictureDialog.getByRole('button', { name: 'Add picture' }).click();
  await expect(text.getByRole('img', { name: 'A ray that bends in water' })).toBeVisible();

  await expect(text).toBeFocused();
  await page.keyboard.press('Control+End');
  await tools.getByRole('button', { name: 'Formula' }).click();
  const formulaDialog = page.getByRole('dialog', { name: 'Add a formula' });
  await formulaDialog.getByLabel('Formula in TeX').fill('n_1 \\sin a = n_2 \\sin b');
  await expect(formulaDialog.locator('.katex')).toBeVisible();
  await formulaDialog.getByRole('button', { name: 'Add formula' }).click();
  await expect(text.locator('.katex')).toBeVisible();
  await page.getByRole('button', { name: 'Add objective' }).click();
  await page.keyboard.type('Explain why light bends');
  await expect(page.getByRole('textbox', { name: 'Objective 1' })).toHaveValue('Explain why light bends');
  await isSaved(page);
  await expectAccessible(page);

  await page.reload();
  await expect(text.getByRole('heading', { name: 'Water and glass', level: 2 })).toBeVisible();
  await expect(text.getByRole('columnheader')).toHaveText(['Material', '']);
  await expect(text.getByRole('img', { name: 'A ray that bends in water' })).toBeVisible();
  await expect(text.locator('.katex')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Objective 1' })).toHaveValue('Explain why light bends');

  const other = await browser.newContext();
  const studentPage = await other.newPage();
  await signInAs('student', studentPage);
  const address = `${server.url}/course/${courseId}/lesson/${lessonId}`;
  await studentPage.goto(address);
  await expect(studentPage.getByText("This lesson doesn't exist, or you can't see it.")).toBeVisible();

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Published. Students see it now.')).toBeVisible();

  await studentPage.goto(address);
  const article = studentPage.getByRole('article');
  await expect(article.getByRole('heading', { name: 'Water and glass' })).toBeVisible();
  await expect(article.getByRole('columnheader', { name: 'Material' })).toBeVisible();
  const picture = article.getByRole('img', { name: 'A ray that bends in water' });
  await expect
    .poll(() => picture.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)))
    .toBe(1);
  await expect(article.locator('.katex')).toBeVisible();
  await other.close();

  await page.getByLabel('Title').fill('How light bends and breaks');
  await expect(page.getByText('Changes not published')).toBeVisible();
  await page.getByRole('button', { name: 'Versions' }).click();
  await page
    .getByRole('button', { name: /^Restore version/ })
    .last()
    .click();
  await expect(page.getByText(/^Version \d+ restored$/)).toBeVisible();
});

test('what is typed while the server is away comes back, and two versions are never mixed', async ({
  page,
  server,
  signInAs,
  browser,
}) => {
  await signInAs('teacher');
  const { moduleId } = await findCourse(page);
  const { lessonId } = await ask(page, 'authoring/addLesson', { moduleId, title: 'Two authors' });
  const address = `${server.url}/teach/lesson/${lessonId}`;
  await page.goto(address);
  const introduction = page.getByRole('textbox', { name: 'Introduction' });
  await introduction.fill('First words');
  await isSaved(page);

  await page.route('**/authoring/saveLesson', (route) => route.abort());
  await introduction.fill('Words typed on a train');
  await expect(page.getByText('Kept on this device', { exact: true })).toBeVisible();
  await page.unroute('**/authoring/saveLesson');
  await page.reload();
  await expect(introduction).toHaveValue('Words typed on a train');
  await expect
    .poll(async () => (await ask(page, 'authoring/getLesson', { lessonId })).copy.content.introduction)
    .toBe('Words typed on a train');

  const other = await browser.newContext();
  const second = await other.newPage();
  await signInAs('teacher', second, null);
  await second.goto(address);
  await second.getByRole('textbox', { name: 'Introduction' }).fill('Words of the other one');
  await isSaved(second);
  await introduction.fill('My own words');
  await expect(page.getByRole('heading', { name: /while you were writing/ })).toBeVisible();
  await expectAccessible(page);
  await expect(introduction).toHaveValue('My own words');
  await page.getByRole('button', { name: 'Continue with the other one' }).click();
  await expect(introduction).toHaveValue('Words of the other one');
  await other.close();
});
