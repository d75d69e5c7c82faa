import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures.ts';

const open = (page: Page, tab: string) => page.getByRole('tab', { name: tab }).click();

/** The outline as it is read: modules, each with its lessons. */
const outline = (page: Page) =>
  page
    .getByRole('tabpanel')
    .evaluate((panel) =>
      [...panel.querySelectorAll('section')].map((module) =>
        [module.querySelector('h2'), ...module.querySelectorAll('li a')].map((one) => one?.textContent ?? ''),
      ),
    );

/** Takes something by the mouse and lets it go over something else, slowly enough to be noticed. */
async function drag(page: Page, from: Locator, to: Locator) {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('nothing to drag, or nowhere to');
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(start.x + 20, start.y - 20, { steps: 5 });
  await page.mouse.move(end.x + end.width / 3, end.y + end.height / 2, { steps: 15 });
  await page.mouse.move(end.x + end.width / 3, end.y + end.height / 2 + 2);
  await page.mouse.up();
}

test('a teacher makes a course, puts it in order by keyboard, learns what is missing, and publishes it', async ({
  page,
  signInAs,
}) => {
  await signInAs('teacher');
  await page.getByRole('link', { name: 'My courses', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My courses' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'New course' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Create course' }).click();
  await expect(dialog.getByText('Enter a title.')).toBeVisible();
  await dialog.getByLabel('Title').fill('Optics');
  await dialog.getByLabel('Subject').selectOption('Science');
  await dialog.getByRole('button', { name: 'Create course' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Optics' })).toBeVisible();
  const address = page.url();

  const name = async (button: string, title: string) => {
    await page.getByRole('button', { name: button, exact: true }).click();
    await page.getByRole('dialog').getByRole('textbox').fill(title);
    await page.getByRole('dialog').getByRole('textbox').press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
  };
  await name('Add module', 'Lenses');
  for (const [module, lesson] of [
    ['Module 1', 'Light'],
    ['Lenses', 'Glass'],
  ] as const) {
    await name(`Add lesson to ${module}`, lesson);
    await page.goto(address);
    await expect(page.getByRole('link', { name: lesson })).toBeVisible();
  }

  // By keyboard alone: past the top of its module the lesson goes into the one before.
  await page.getByRole('button', { name: 'Move Glass up' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Glass' })).toHaveText(
    'Glass is now lesson 2 of Module 1.',
  );
  await expect(page.getByRole('button', { name: 'Move Glass up' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => outline(page)).toEqual([['Module 1', 'Glass', 'Light'], ['Lenses']]);
  await page.getByRole('button', { name: 'Move Lenses up' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => outline(page)).toEqual([['Lenses'], ['Module 1', 'Glass', 'Light']]);
  await page.reload();
  await expect.poll(() => outline(page)).toEqual([['Lenses'], ['Module 1', 'Glass', 'Light']]);
  await expectAccessible(page);

  // And by dragging: onto the module that has none.
  const handleOf = (text: string) =>
    page.locator('[data-row]', { hasText: text }).locator('> [aria-hidden="true"]').first();
  await drag(page, handleOf('Glass'), page.getByRole('region', { name: 'Lenses' }));
  await expect
    .poll(() => outline(page))
    .toEqual([
      ['Lenses', 'Glass'],
      ['Module 1', 'Light'],
    ]);
  await page.getByRole('button', { name: 'Move Glass down' }).click();
  await expect.poll(() => outline(page)).toEqual([['Lenses'], ['Module 1', 'Glass', 'Light']]);

  await page.getByRole('button', { name: 'More for Lenses' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByRole('dialog', { name: 'Delete Lenses?' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete module' }).click();
  await expect.poll(() => outline(page)).toEqual([['Module 1', 'Glass', 'Light']]);

  await open(page, 'Publish');
  await expect(page).toHaveURL(/tab=publish/);
  await expect(
    page.getByText('The course has no description for students to read in the catalog.'),
  ).toBeVisible();
  await expect(page.getByText('The course has no lesson ready for students.')).toBeVisible();
  await expect(page.getByText('The lesson has no text and no video yet.')).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Publish course' })).toBeDisabled();
  await expectAccessible(page);

  await page.getByRole('main').getByRole('link', { name: 'Settings' }).click();
  await expect(page).toHaveURL(/tab=settings/);
  await page.getByLabel('Description').fill('How light behaves.');
  await page.getByLabel('Credits').fill('eleven');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Enter a number above 0 and up to 10.')).toBeVisible();
  await page.getByLabel('Credits').fill('0.5');
  await open(page, 'Dates');
  await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
  await page.getByRole('button', { name: 'Stay here' }).click();
  await expect(page.getByLabel('Description')).toHaveValue('How light behaves.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expectAccessible(page);

  // The lesson's own page is another screen; here its words come through the interface of the server.
  const lessonId = await page.evaluate(async (courseId) => {
    const call = async (procedure: string, input: unknown) => {
      const response = await fetch(`/api/v1/authoring/${procedure}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-fieldhouse': '1' },
        body: JSON.stringify(input),
      });
      return (await response.json()) as Record<string, unknown>;
    };
    const course = await call('get', { courseId });
    const [module] = course.modules as { lessons: { lessonId: string }[] }[];
    const id = module?.lessons[0]?.lessonId;
    const content = {
      ...{ v: 1, objectives: [], introduction: 'Light bends.', keyConcepts: [] },
      mainContent: '<p>Light bends in glass.</p>',
    };
    const copy = { v: 1, title: 'Glass', videoUrl: null, estimatedMinutes: 10, content };
    await call('saveLesson', { lessonId: id, baseVersion: 1, copy });
    return id;
  }, new URL(address).pathname.split('/').at(-1));
  expect(lessonId).toBeTruthy();

  await page.goto(`${address}?tab=publish`);
  await expect(page.getByText('These stay drafts until they are complete')).toBeVisible();
  await page.getByRole('button', { name: 'Publish course' }).click();
  await expect(page.getByText('Optics is published')).toBeVisible();
  await open(page, 'Outline');
  const row = (title: string) => page.getByRole('listitem').filter({ hasText: title });
  await expect(row('Glass')).toContainText('Published');
  await expect(row('Light')).toContainText('Draft');

  await page.getByRole('button', { name: 'More for Glass' }).click();
  await page.getByRole('menuitem', { name: 'Return to draft' }).click();
  await expect(row('Glass')).toContainText('Draft');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row('Glass')).toContainText('Published');

  const student = await page.context().browser()!.newPage();
  await signInAs('student', student, '/catalog');
  await expect(student.getByRole('heading', { name: 'Optics' })).toBeVisible();
  await student.close();
});

test('dates of a course move together, are shown first, and come back', async ({ page, signInAs }) => {
  await signInAs('teacher');
  await page.goto(new URL('/teach/courses?state=published', page.url()).href);
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  await open(page, 'Dates');
  await page.getByLabel('Leave past dates as they are').uncheck();
  const table = page.getByRole('table', { name: 'What would move' });
  await expect(table.getByRole('row').nth(1)).toBeVisible();
  await expectAccessible(page);
  const count = (await table.getByRole('row').count()) - 1;
  await page.getByRole('button', { name: /^Move \d+ dates?$/ }).click();
  await expect(page.getByText(/dates? moved/)).toBeVisible();
  await expect(page.getByText('Dates were moved by 7 days')).toBeVisible();
  await page.getByRole('button', { name: 'Undo the move' }).click();
  await expect(page.getByText(new RegExp(`^${count} dates? (are|is) back`))).toBeVisible();
  await expect(page.getByText('Dates were moved by 7 days')).toBeHidden();
});
