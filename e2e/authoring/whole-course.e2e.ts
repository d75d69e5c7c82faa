import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

/** A title from a dialog that asks for nothing else. */
async function name(page: Page, button: string, title: string) {
  await page.getByRole('button', { name: button, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(title);
  await dialog.getByRole('textbox').press('Enter');
  await expect(dialog).toBeHidden();
}

test('a course from nothing: written, published, taken, graded by keyboard, released and posted', async ({
  page,
  server,
  browser,
  signInAs,
}) => {
  test.setTimeout(240_000);
  await signInAs('harboradmin', page, '/teach/courses');
  await page.getByRole('button', { name: 'New course' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').fill('Tides and Currents');
  await dialog.getByLabel('Subject').selectOption('Science');
  await dialog.getByRole('button', { name: 'Create course' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tides and Currents' })).toBeVisible();
  const course = page.url().split('?')[0] as string;

  // A lesson with text of its own.
  await name(page, 'Add lesson to Module 1', 'What pulls the sea');
  await page.goto(course);
  await page.getByRole('link', { name: 'What pulls the sea' }).click();
  await page.getByRole('textbox', { name: 'Introduction' }).fill('The moon pulls the sea.');
  await page.getByRole('textbox', { name: 'Main content' }).click();
  await page.keyboard.type('Twice a day the water rises.');
  await expect(page.getByText(/^Saved /)).toBeVisible();

  // An assignment with a rubric that a person judges.
  await page.goto(`${course}?tab=assignments`);
  await name(page, 'Add assignment', 'Explain the tides');
  await page.goto(`${course}?tab=assignments`);
  await page.getByRole('link', { name: 'Explain the tides' }).click();
  await page.getByLabel('Description').fill('Say why the sea rises and falls.');
  await page.getByRole('textbox', { name: 'Points' }).fill('20');
  await page.getByRole('button', { name: 'Add criterion' }).click();
  const criterion = page.getByRole('group', { name: 'Criterion 1' });
  await criterion.getByLabel('Name').fill('Names the moon');
  await criterion.getByLabel('Points').first().fill('20');
  await criterion.getByRole('button', { name: 'Use a template' }).click();
  await page.getByRole('menuitem', { name: 'Fully / In part / Not yet' }).click();
  await expect(page.getByText(/^Saved /)).toBeVisible();

  await page.goto(`${course}?tab=settings`);
  await page.getByLabel('Description').fill('Why the sea moves.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.goto(`${course}?tab=publish`);
  await page.getByRole('button', { name: 'Publish course' }).click();
  await expect(page.getByText('Tides and Currents is published')).toBeVisible();

  // A student takes it, reads, and hands in.
  const student = await (await browser.newContext()).newPage();
  await signInAs('clara', student, '/dashboard');
  const gpa = (name: string) => student.getByRole('region', { name });
  await expect(gpa('Progress GPA')).toContainText('No official GPA yet');
  await student.goto(`${server.url}/catalog`);
  await student.getByRole('button', { name: 'Request Enrollment: Tides and Currents' }).click();
  await expect(student.getByText('You are now enrolled in Tides and Currents').first()).toBeVisible();
  await student
    .getByRole('link', { name: /Tides and Currents/ })
    .first()
    .click();
  await student.getByRole('tab', { name: 'Assignments' }).click();
  await student
    .getByRole('link', { name: /Explain the tides/ })
    .first()
    .click();
  await student.getByRole('textbox', { name: /response/i }).fill('The moon pulls the water towards it.');
  await student.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(student.getByText('Assignment submitted successfully!').first()).toBeVisible();

  // The teacher grades by keyboard alone, and lets the grade go.
  await page.goto(`${server.url}/teach/grading`);
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Explain the tides' })
    .getByRole('link', { name: 'Clara Mbeki' })
    .focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Clara Mbeki' })).toBeVisible();
  await page.getByRole('group', { name: 'Names the moon' }).getByRole('button').first().focus();
  await page.keyboard.press('3');
  await expect(page.getByText('Ready to release')).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Grade released').first()).toBeVisible();
  // It waits no more; what is released is reached by its assignment.
  await page.goto(`${server.url}/teach/grading?q=tides`);
  await page.getByRole('link', { name: /Explain the tides/ }).click();
  await expect(page.getByText(/^Done, \d/)).toBeVisible({ timeout: 30_000 });

  // The final grade makes it official.
  await page.goto(course);
  await page.getByRole('link', { name: 'Final grades' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Clara Mbeki' })).toContainText('100%');
  await page.getByRole('button', { name: 'Post and lock' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Post and lock' }).click();
  await expect(page.getByText('Posted and locked')).toBeVisible();

  await student.goto(`${server.url}/dashboard`);
  await expect(gpa('Current GPA')).toContainText('4.00');
  await expect(gpa('Current GPA')).toContainText(/Progress GPA [0-4]\.\d\d/);
  await student.goto(`${server.url}/grades`);
  await expect(student.getByText('Tides and Currents').first()).toBeVisible();
});
