import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { makePdf, makePptx } from '../../apps/server/src/testing/documents.ts';
import { devices, expect, expectAccessible, test } from '../fixtures.ts';

const PDF = makePdf(['The first page of it', 'And the second']);
const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: PDF });
const slides = (name: string) => ({
  ...{ name, mimeType: 'application/octet-stream', buffer: makePptx('One', 'Two') },
});

const choose = async (page: Page, ...files: ReturnType<typeof pdf>[]) => {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose files' }).click();
  await (await chooser).setFiles(files);
};
const cardOf = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 3, name: title, exact: true }) });

/** A day some weeks from now: nobody holds a class then. */
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Fills in the form, but for its files. */
async function fillIn(page: Page, title: string, day: string) {
  await page.getByLabel('Course').selectOption({ label: 'English 9' });
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Date').fill(day);
  await page.getByLabel('Time', { exact: true }).fill('06:10');
}

/** Plans it, whatever else is held then. */
async function schedule(page: Page) {
  await page.getByRole('button', { name: 'Schedule Session' }).click();
  const overlap = page.getByRole('button', { name: 'Schedule anyway' });
  const done = page.getByText('Live session scheduled successfully!');
  await expect(overlap.or(done)).toBeVisible();
  if (await overlap.isVisible()) await overlap.click();
  await expect(done).toBeVisible();
}

for (const [device, viewport] of devices('phone')) {
  test(`a teacher plans a session with two files on a ${device}, and a student reads and saves them`, async ({
    page,
    browser,
    signInAs,
  }) => {
    test.setTimeout(120_000);
    const title = `Tides on a ${device}`;
    await page.setViewportSize(viewport);
    await signInAs('teacher', page, '/schedule-session');
    await fillIn(page, '', dayIn(device === 'phone' ? 34 : 33));
    const chosen = page.getByRole('list', { name: 'Chosen files' });

    // What can't be taken is refused in words: by its name before it is sent, by its bytes by the server.
    await choose(page, pdf('Tides.pdf'), { ...pdf('song.mp3'), mimeType: 'audio/mpeg' }, pdf('Words.docx'));
    const refused = chosen.getByText('Only PDF, Word, PowerPoint, JPG and PNG files can be added.');
    const lied = chosen.getByText("This file's extension doesn't match its contents.");
    await expect(refused).toBeVisible();
    await expect(lied).toBeVisible();
    await expect(chosen.getByText('Uploaded · PDF · 1 KB')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Clear song.mp3' }).click();
    await page.getByRole('button', { name: 'Clear Words.docx' }).click();
    await expect(page.getByRole('button', { name: 'Choose files' })).toBeFocused();

    // Held up on its way, so that its progress is seen; canceled, and sent again.
    await page.route('**/api/files/session/*', () => undefined);
    await choose(page, slides('Moon.pptx'));
    await expect(chosen.getByRole('progressbar', { name: 'Upload of Moon.pptx' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Schedule Session' })).toBeDisabled();
    await page.getByRole('button', { name: 'Cancel upload of Moon.pptx' }).click();
    await page.unroute('**/api/files/session/*');
    await choose(page, slides('Moon.pptx'));
    await expect(chosen.getByText('Uploaded · Slides')).toBeVisible();

    // The files stay while the form is corrected, and after a reload.
    await page.getByRole('button', { name: 'Schedule Session' }).click();
    await expect(page.getByText('Enter a title.')).toBeVisible();
    await page.reload();
    await expect(chosen.getByText(/^Uploaded/)).toHaveCount(2);
    await page.getByLabel('Title').fill(title);
    await schedule(page);
    await expect(page.getByText('2 file(s) uploaded successfully')).toBeVisible();
    await expect(page).toHaveURL(/\/live-sessions$/);

    const student = await (await browser.newContext({ viewport })).newPage();
    await signInAs('student', student, '/live-sessions');
    const card = cardOf(student, title);
    await expect(card.getByText('Slides · 1 KB')).toBeVisible();
    await expect(card.getByRole('button', { name: /materials/ })).toHaveCount(0);
    await expectAccessible(student);
    const saved = student.waitForEvent('download');
    await card.getByRole('button', { name: 'Download Tides.pdf' }).click();
    const download = await saved;
    expect(download.suggestedFilename()).toBe('Tides.pdf');
    expect(readFileSync((await download.path()) ?? '')).toEqual(PDF);
    await card.getByRole('button', { name: 'Preview Tides.pdf' }).click();
    const preview = student.getByRole('dialog', { name: 'Tides.pdf' });
    await expect(preview.locator('[data-drawn]')).toBeVisible();
    await expectAccessible(student);
    await preview.getByRole('button', { name: 'Close' }).click();
    await expect(card.getByRole('button', { name: 'Preview Tides.pdf' })).toBeFocused();

    // The teacher adds one and takes one away; the student's page hears of it.
    const own = cardOf(page, title);
    await own.getByRole('button', { name: `Change materials: ${title}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Materials' });
    await choose(page, pdf('Homework.pdf'));
    await dialog.getByRole('button', { name: 'Add to the session' }).click();
    await expect(page.getByText('1 file(s) uploaded successfully')).toBeVisible();
    await expect(card.getByRole('button', { name: 'Download Homework.pdf' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Remove Moon.pptx' }).click();
    const sure = page.getByRole('dialog', { name: 'Remove "Moon.pptx"?' });
    await expectAccessible(page);
    await sure.getByRole('button', { name: 'Remove' }).click();
    await expect(sure).toBeHidden();
    await expect(dialog.getByText('Moon.pptx')).toHaveCount(0);
    await expect(card.getByRole('button', { name: 'Download Moon.pptx' })).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(own.getByRole('button', { name: `Change materials: ${title}` })).toBeFocused();
    await student.context().close();
  });
}

test('a session is scheduled though its files fail, and they are tried again', async ({ page, signInAs }) => {
  const title = 'Storms and files';
  await signInAs('teacher', page, '/schedule-session');
  await fillIn(page, title, dayIn(35));
  await page.route('**/api/files/session/*', (route) => route.abort());
  await choose(page, pdf('Clouds.pdf'));
  await expect(page.getByRole('button', { name: 'Try again: Clouds.pdf' })).toBeVisible();
  await schedule(page);
  await expect(page.getByText('Failed to upload files')).toBeVisible();
  await expect(page.getByText('The session is scheduled without the files below')).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/files/session/*');
  await page.getByRole('button', { name: 'Try again: Clouds.pdf' }).click();
  await page.getByRole('button', { name: 'Add to the session' }).click();
  await expect(page.getByText('1 file(s) uploaded successfully')).toBeVisible();
  await expect(page).toHaveURL(/\/live-sessions$/);
  await expect(cardOf(page, title).getByRole('button', { name: 'Download Clouds.pdf' })).toBeVisible();
  // Once, however often its files were tried.
  await expect(cardOf(page, title)).toHaveCount(1);
});

test('files of a series are in each of its sessions, and on the calendar', async ({
  page,
  browser,
  signInAs,
}) => {
  const title = 'Readings of the week';
  await signInAs('teacher', page, '/schedule-session');
  const day = dayIn(36);
  await fillIn(page, title, day);
  await page.getByRole('switch', { name: 'Repeats every week' }).click({ force: true });
  for (const name of ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'])
    await page.getByLabel(name, { exact: true }).check();
  await page.getByLabel('Last day').fill(dayIn(37));
  await expect(page.getByText('These files go to every session in the series.')).toBeVisible();
  await choose(page, pdf('Plan.pdf'));
  await schedule(page);
  await expect(page.getByText('1 file(s) uploaded successfully')).toBeVisible();
  await expect(cardOf(page, title).getByRole('button', { name: 'Download Plan.pdf' })).toHaveCount(2);
  const student = await (await browser.newContext()).newPage();
  await signInAs('student', student, `/calendar?view=agenda&date=${day}`);
  await student
    .getByRole('button', { name: new RegExp(title) })
    .first()
    .click();
  await expect(
    student.getByRole('dialog', { name: title }).getByRole('button', { name: 'Download Plan.pdf' }),
  ).toBeVisible();
  await expectAccessible(student);
  await student.context().close();

  await cardOf(page, title)
    .first()
    .getByRole('button', { name: `Change materials: ${title}` })
    .click();
  await page
    .getByRole('dialog', { name: 'Materials' })
    .getByRole('button', { name: 'Remove Plan.pdf' })
    .click();
  const sure = page.getByRole('dialog', { name: 'Remove "Plan.pdf"?' });
  await expect(sure.getByRole('radio', { name: 'This session' })).toBeChecked();
  await sure.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('No materials yet')).toBeVisible();
  await page.getByRole('dialog', { name: 'Materials' }).getByRole('button', { name: 'Close' }).click();
  await expect(cardOf(page, title).getByRole('button', { name: 'Download Plan.pdf' })).toHaveCount(1);
});
