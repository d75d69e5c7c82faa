import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { readCalendar } from '../../apps/server/src/testing/read-calendar.ts';
import { expect, expectAccessible, test } from '../fixtures.ts';

const month = (page: Page) => page.getByRole('table');

test('a student reads the month and the week, and takes the calendar along', async ({
  page,
  server,
  signInAs,
}) => {
  await signInAs('student');
  await page.getByRole('link', { name: 'Calendar', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Academic Calendar' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Upcoming This Week' })).toBeVisible();
  await expect(month(page).getByRole('columnheader')).toHaveText([
    ...['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  ]);
  for (const type of ['Assignments', 'Quizzes & Tests', 'Events & Sessions'])
    await expect(page.getByRole('complementary').getByText(type, { exact: true }).last()).toBeVisible();

  await page.getByText('Week', { exact: true }).click();
  await expect(page).toHaveURL(/view=week/);
  await page.getByRole('button', { name: 'Next week' }).click();
  await expect(page).toHaveURL(/date=/);
  const shown = page.url();
  await page.reload();
  expect(page.url()).toBe(shown);
  const work = month(page).getByRole('link').first();
  await work.click();
  await expect(page).toHaveURL(/\/assignment\//);
  await page.goBack();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export Calendar' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('academic-calendar.ics');
  await expect(page.getByText('Calendar exported successfully')).toBeVisible();
  const events = readCalendar(readFileSync(await file.path(), 'utf8'));
  expect(events.length).toBeGreaterThan(40);
  // The way into a class is the class itself: its link stands in no file of a student.
  expect(new Set(events.map(({ location }) => location))).toEqual(new Set(['Online']));

  await page.getByRole('button', { name: 'Add Test Event' }).click();
  await expect(page.getByText('Permission Required')).toBeVisible();
  await expect(
    page.getByText("Only teachers can create test events. You're currently a student."),
  ).toBeVisible();

  // The private address, read by something that has no session.
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await page.getByRole('button', { name: 'Create private address' }).click();
  const address = await page.getByLabel('Your private address').inputValue();
  const app = await fetch(address);
  expect(app.status).toBe(200);
  const feed = await app.text();
  expect(readCalendar(feed)).toHaveLength(events.length);
  expect(feed).not.toContain('meet.jit.si');
  expect(address.startsWith(server.url)).toBe(true);
  await page.getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('The private address no longer works')).toBeVisible();
  expect((await fetch(address)).status).toBe(404);
});

test('a teacher adds a test event, edits it and drags it to another day', async ({
  page,
  server,
  signInAs,
}) => {
  await signInAs('teacher', page, '/calendar?date=2027-02-01');
  await page.getByRole('button', { name: 'Add Test Event' }).click();
  await expect(page.getByText('Test event added')).toBeVisible();
  const cell = (day: number) =>
    month(page)
      .getByRole('cell')
      .filter({ has: page.getByRole('button', { name: new RegExp(`February ${day},`) }) });
  const event = (day: number, title: RegExp) => cell(day).getByRole('button', { name: title });

  // By keyboard: the form.
  await event(15, /^Test Event/).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Edit Event' });
  await expectAccessible(page);
  await dialog.getByLabel('Title').fill('');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Enter a title.')).toBeVisible();
  await dialog.getByLabel('Title').fill('Unit test');
  await dialog.getByLabel('Date').fill('2027-02-17');
  await dialog.getByLabel('Time').fill('09:30');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Event updated successfully')).toBeVisible();
  await expect(event(17, /^Unit test. Due 9:30 AM/)).toBeVisible();

  // By mouse: dragging, and back.
  await event(17, /^Unit test/).dragTo(cell(24));
  await expect(event(24, /^Unit test. Due 9:30 AM/)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(event(17, /^Unit test/)).toBeVisible();

  // Somebody else was faster: the other page still has the old date.
  const other = await page.context().newPage();
  await other.goto(`${server.url}/calendar?date=2027-02-01`);
  await other.getByRole('button', { name: /^Unit test/ }).click();
  await page.getByRole('button', { name: /^Unit test/ }).click();
  await page.getByLabel('Date').fill('2027-02-18');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(event(18, /^Unit test/)).toBeVisible();
  await other.getByLabel('Date').fill('2027-02-25');
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByText('Someone changed this event in the meantime')).toBeVisible();
  await expect(other.getByText(/It.s now "Unit test" on Feb 18/)).toBeVisible();
  await other.getByRole('button', { name: 'Save mine' }).click();
  await expect(other.getByText('Event updated successfully')).toBeVisible();
});

test('a phone shows the agenda, and a class opens with its details', async ({ page, signInAs }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs('student', page, '/calendar');
  await expect(page.getByRole('heading', { name: /^Today, / })).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await page
    .getByRole('listitem')
    .getByRole('button', { name: /Algebra I/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Nora Okafor')).toBeVisible();
  await expect(dialog.getByText('45 minutes')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});
