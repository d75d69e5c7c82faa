import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { test as base, expect, expectAccessible } from '../fixtures.ts';
import { startServer } from '../server.ts';

/** A demo school of its own: what happens to its grades is nobody else's matter. */
const test = base.extend({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use, worker) => {
      const folder = process.env.E2E_FOLDER ?? '';
      const dataDir = path.join(folder, `gradebook-${worker.workerIndex}`);
      cpSync(path.join(folder, 'demo'), dataDir, { recursive: true });
      const server = await startServer({ dataDir });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

/** The cell of a student and a column, by their places: rows and columns from 1, after the headings. */
const cell = (page: Page, row: number, column: number): Locator =>
  page.locator(`[role="row"][aria-rowindex="${row + 1}"] > [aria-colindex="${column}"]`);

/** Assignments begin after the choice, the name and the two totals. */
const FIRST_WORK = 5;
const saved = (page: Page) => expect(page.getByRole('status').filter({ hasText: /^\s*Saved/ })).toBeVisible();

async function openGradebook(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/grades`);
  await expect(page.getByRole('heading', { level: 1, name: 'Gradebook' })).toBeVisible();
  await expect(page.getByText('Manage Student Grades')).toBeVisible();
  await expect(page.getByRole('grid')).toBeVisible();
}

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((value) => {
    const data = new DataTransfer();
    data.setData('text/plain', value);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, text);
}

test('a teacher types, moves by keys, pastes a column, undoes, and finds it all again', async ({
  page,
  server,
  signInAs,
}) => {
  await signInAs('teacher', page, null);
  await openGradebook(page, server.url);

  // Type to edit; Enter goes down, Tab to the side, words are states.
  await cell(page, 1, FIRST_WORK).click();
  await page.keyboard.type('17.5');
  await page.keyboard.press('Enter');
  await expect(cell(page, 2, FIRST_WORK)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.type('ex');
  await page.keyboard.press('Tab');
  await page.keyboard.type('mi');
  await page.keyboard.press('Enter');
  await expect(cell(page, 1, FIRST_WORK)).toContainText('17.5');
  await expect(cell(page, 2, FIRST_WORK)).toContainText('Excused');
  await expect(cell(page, 2, FIRST_WORK + 1)).toContainText('Missing');
  await saved(page);

  // Escape takes back what is being typed.
  await cell(page, 1, FIRST_WORK).click();
  await page.keyboard.type('3');
  await page.keyboard.press('Escape');
  await expect(cell(page, 1, FIRST_WORK)).toContainText('17.5');

  // A column from a spreadsheet: words stay out, the rest is saved, one step takes it back.
  await cell(page, 3, FIRST_WORK).click();
  const before = (await cell(page, 3, FIRST_WORK).textContent()) ?? '';
  await paste(page, '11\r\nabsent\r\n13\r\n');
  await expect(cell(page, 3, FIRST_WORK)).toContainText('11');
  await expect(cell(page, 4, FIRST_WORK)).toContainText('absent');
  await expect(cell(page, 5, FIRST_WORK)).toContainText('13');
  await expect(page.getByText('1 cell needs a decision.')).toBeVisible();
  await cell(page, 4, FIRST_WORK).click();
  await expect(page.getByText(/"absent" is neither points nor a state/)).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
  await cell(page, 3, FIRST_WORK).click();
  await page.keyboard.press('Control+z');
  await expect(cell(page, 3, FIRST_WORK)).toContainText(before.trim());
  await page.keyboard.press('Control+y');
  await expect(cell(page, 3, FIRST_WORK)).toContainText('11');
  await saved(page);

  // Far above the points possible: asked first.
  await cell(page, 6, FIRST_WORK).click();
  await page.keyboard.type('400');
  await page.keyboard.press('Enter');
  await cell(page, 6, FIRST_WORK).click();
  await expect(page.getByText(/400 is far above/)).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();

  await page.reload();
  await expect(cell(page, 1, FIRST_WORK)).toContainText('17.5');
  await expect(cell(page, 3, FIRST_WORK)).toContainText('11');
  await expect(cell(page, 2, FIRST_WORK)).toContainText('Excused');

  // The history names everything, by keys alone.
  await cell(page, 1, FIRST_WORK).click();
  await page.keyboard.press('Shift+F2');
  const history = page.getByRole('dialog');
  await expect(history.getByText(/to 17.5 of|with 17.5 of/)).toBeVisible();
  await expect(history.getByText(/Nora Okafor/).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expectAccessible(page);
});

test('a block of cells is chosen, filled, emptied and pasted at once, and percents and letters are points', async ({
  page,
  server,
  signInAs,
}) => {
  await signInAs('teacher', page, null);
  await openGradebook(page, server.url);
  const chosen = page.getByRole('region', { name: 'The chosen cells' });
  // Columns of which nothing is handed in yet.
  const last = await page.locator('[role="row"][aria-rowindex="2"] > [role="gridcell"]').count();
  const column = last - 1;
  const worth = Number(
    /(\d+) pts/.exec((await page.getByRole('columnheader').last().textContent()) ?? '')?.[1],
  );

  // By keyboard: what is chosen is read out, and one value fills it.
  await cell(page, 1, last).click();
  for (let at = 0; at < 2; at += 1) await page.keyboard.press('Shift+ArrowDown');
  await expect(chosen.getByText('3 cells chosen')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /^3 cells chosen, from .+ to .+/ })).toHaveCount(1);
  await expect(cell(page, 3, last)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.type('50%');
  await page.keyboard.press('Control+Enter');
  for (const row of [1, 2, 3]) await expect(cell(page, row, last)).toContainText(String(worth / 2));
  await expect(cell(page, 4, last)).not.toContainText(String(worth / 2));
  await saved(page);
  await expectAccessible(page);

  // A letter of the school's scale, filled down from the first of its column.
  await cell(page, 1, last).click();
  await page.keyboard.type('A');
  await page.keyboard.press('Enter');
  await expect(cell(page, 1, last)).toContainText(String(worth));
  await cell(page, 1, last).click();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Control+d');
  await expect(cell(page, 2, last)).toContainText(String(worth));
  await expect(cell(page, 3, last)).toContainText(String(worth / 2));

  // By mouse: dragged over a block, emptied in one step, and brought back in one.
  await cell(page, 1, last).hover();
  await page.mouse.down();
  await cell(page, 3, last).hover();
  await page.mouse.up();
  await expect(chosen.getByText('3 cells chosen')).toBeVisible();
  await page.keyboard.press('Delete');
  await expect(page.getByText('3 cells emptied')).toBeVisible();
  await expect(cell(page, 2, last)).toHaveText('');
  await page.keyboard.press('Control+z');
  await expect(cell(page, 2, last)).toContainText(String(worth));
  await expect(cell(page, 3, last)).toContainText(String(worth / 2));

  // With Shift and a click, and one pasted value for all.
  await cell(page, 1, column).click();
  await cell(page, 2, last).click({ modifiers: ['Shift'] });
  await expect(chosen.getByText('4 cells chosen')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(chosen).toHaveCount(0);
  await saved(page);
});

test('a column is added for what nobody hands in, and graded at once', async ({ page, server, signInAs }) => {
  await signInAs('teacher', page, null);
  await openGradebook(page, server.url);
  await page.getByRole('button', { name: 'New column' }).click();
  const dialog = page.getByRole('dialog', { name: 'New column' });
  await dialog.getByRole('button', { name: 'Add column' }).click();
  await expect(dialog.getByText('Enter a title.')).toBeVisible();
  await dialog.getByLabel('Title').fill('Oral exam');
  await dialog.getByLabel('Points possible').fill('12');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add column' }).click();
  await expect(page.getByText('Column added')).toBeVisible();
  // Columns without a date stand last, and may be out of sight.
  await page.getByRole('combobox', { name: 'Assignment', exact: true }).selectOption({ label: 'Oral exam' });
  await expect(page.getByRole('columnheader', { name: /Oral exam/ })).toBeVisible();
});

test('two teachers in one cell: the second one sees both values and decides', async ({
  browser,
  page,
  server,
  signInAs,
}) => {
  await signInAs('teacher', page, null);
  await openGradebook(page, server.url);
  const other = await (await browser.newContext()).newPage();
  await signInAs('teacher', other, null);
  await openGradebook(other, server.url);

  // One has the cell open while the other one saves.
  await cell(page, 7, FIRST_WORK).click();
  await page.keyboard.type('9');
  await cell(other, 7, FIRST_WORK).click();
  await other.keyboard.type('12');
  await other.keyboard.press('Enter');
  await saved(other);
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 cell needs a decision.')).toBeVisible();
  await cell(page, 7, FIRST_WORK).click();
  await expect(page.getByText(/You typed 9\. .+ saved 12 first\./)).toBeVisible();
  await page.getByRole('button', { name: 'Save 9' }).click();
  await expect(page.getByText('1 cell needs a decision.')).toBeHidden();
  await other.reload();
  await expect(cell(other, 7, FIRST_WORK)).toContainText('9');
});

test('what is typed without a network is kept, through a reload, and sent later', async ({
  page,
  context,
  server,
  signInAs,
}) => {
  await signInAs('teacher', page, null);
  await openGradebook(page, server.url);
  await context.route('**/api/rpc/gradebook/setCells', (route) => route.abort());
  await cell(page, 8, FIRST_WORK).click();
  await page.keyboard.type('14');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/kept on this device and sent later/)).toBeVisible();
  await context.unroute('**/api/rpc/gradebook/setCells');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await saved(page);
  await page.reload();
  await expect(cell(page, 8, FIRST_WORK)).toContainText('14');
});

test('weights, hold and release, export and import', async ({ page, server, signInAs }) => {
  await signInAs('teacher', page, null);
  await openGradebook(page, server.url);

  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Grading setup' }).click();
  const setup = page.getByRole('dialog', { name: 'Grading setup' });
  await setup.getByText('Categories with weights').click();
  for (const [at, name, weight] of [
    [0, 'Homework', '40'],
    [1, 'Examinations', '50'],
  ] as const) {
    await setup.getByRole('button', { name: 'Add a category' }).click();
    await setup.getByLabel('Name').nth(at).fill(name);
    await setup.getByLabel('Weight in %').nth(at).fill(weight);
  }
  await expect(setup.getByText('Adds up to 90%: 10% to go to 100%')).toBeVisible();
  await setup.getByRole('button', { name: 'Save and recalculate' }).click();
  await expect(setup.getByText('The weights have to add up to 100%.')).toBeVisible();
  await setup.getByLabel('Weight in %').nth(1).fill('60');
  await setup.getByLabel('Drop lowest').nth(0).fill('1');
  const places = setup.getByRole('combobox').filter({ has: page.locator('option', { hasText: 'Homework' }) });
  for (let at = 0; at < (await places.count()); at += 1) {
    await places.nth(at).selectOption({ label: at % 3 === 2 ? 'Examinations' : 'Homework' });
  }
  await expectAccessible(page);
  await setup.getByRole('button', { name: 'Save and recalculate' }).click();
  await expect(page.getByText('Grading setup saved')).toBeVisible();
  await expect(
    page
      .getByRole('gridcell')
      .filter({ hasText: /Dropped/ })
      .first(),
  ).toBeVisible();

  // Held back and released from the heading.
  const head = page.getByRole('button', { name: /: sort and release$/ }).first();
  await head.click();
  await page.getByRole('menuitem', { name: /^Hold back released grades/ }).click();
  await expect(page.getByText(/grades? held back/)).toBeVisible();
  await expect(page.getByRole('gridcell').filter({ hasText: /Held/ }).first()).toBeVisible();
  await head.click();
  await page.getByRole('menuitem', { name: /^Release held grades/ }).click();
  await expect(page.getByText(/grades? released/)).toBeVisible();

  // A file out, and in again with one change, a blank and a formula.
  await page.getByRole('button', { name: 'More', exact: true }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Export as CSV' }).click();
  const csv = readFileSync(await (await download).path(), 'utf8');
  const [headings = '', , first = '', second = ''] = csv.split('\r\n');
  expect(headings).toContain('"Student","Student ID"');
  const changed = [headings, first.replace(/^("[^"]+","[^"]*"(?:,[^,]*){4}),[^,]*/, '$1,6.25'), second].join(
    '\r\n',
  );
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Import grades' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import grades' });
  await dialog.locator('input[type="file"]').setInputFiles({
    name: 'grades.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(changed),
  });
  await expect(dialog.getByText(/1 cell changes/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Import 1 grade' }).click();
  await expect(cell(page, 1, FIRST_WORK)).toContainText('6.25');
  await saved(page);
});

test('what is typed may be held first, and a file of Canvas is read column by column', async ({
  page,
  server,
  signInAs,
}) => {
  await signInAs('teacher', page, null);
  await openGradebook(page, server.url);

  // The switch stands beside the chosen cell, before anything is typed.
  const none = page.locator('[role="row"][aria-rowindex="4"] > [role="gridcell"]').filter({ hasText: /^$/ });
  const column = Number(await none.last().getAttribute('aria-colindex'));
  await cell(page, 3, column).click();
  const held = page.getByRole('switch', { name: 'Held while I enter' });
  await expect(held).not.toBeChecked();
  await expect(page.getByText('Students see these grades as soon as you type them.')).toBeVisible();
  await held.click();
  await expect(held).toBeChecked();
  await expect(page.getByText('Students see these grades when you release them.')).toBeVisible();
  await cell(page, 3, column).click();
  await page.keyboard.type('5');
  await page.keyboard.press('Enter');
  await saved(page);
  await expect(cell(page, 3, column)).toContainText('Held');
  await expectAccessible(page);

  const name = (await cell(page, 3, 2).locator('a, button, span').first().textContent()) ?? '';
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Import grades' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import grades' });
  await dialog.locator('input[type="file"]').setInputFiles({
    name: 'canvas.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      [
        'Student,ID,SIS User ID,SIS Login ID,Section,Field notes (1234567),Final Grade',
        ',,,,,Manual Posting,',
        '    Points Possible,,,,,1000.00,(read only)',
        `"${name}",9001,,ada,P1,250.00,A`,
      ].join('\n'),
    ),
  });
  const columns = dialog.getByRole('region', { name: 'Columns of the file' });
  await columns.getByLabel('Field notes (1234567)').selectOption({ index: 2 });
  await columns.getByLabel(/^Out of 1,000 in the file, out of/).selectOption({ label: 'Scale the points' });
  await expect(dialog.getByText(/1 cell changes/)).toBeVisible();
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, { scope: 'colors' });
  await dialog.getByRole('button', { name: 'Import 1 grade' }).click();
  await saved(page);
});

test('on a phone there is a list, with a field for each student', async ({ page, signInAs }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs('teacher', page, '/grades');
  const field = page.getByRole('textbox', { name: /, of \d+$/ }).nth(9);
  await field.fill('8');
  await field.press('Enter');
  await saved(page);
  await expectAccessible(page);
  await page.reload();
  await expect(field).toHaveValue('8');
});
