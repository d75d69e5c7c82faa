import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { makePdf } from '../../apps/server/src/testing/documents.ts';
import { devices, expect, expectAccessible, test } from '../fixtures.ts';
import { expectWords, HOSTILE, HOSTILE_ADDRESSES, hostileTexts, watch } from '../hostile.ts';

const PDF = makePdf(['The first page of it', 'And the second']);

/** A picture of one pixel. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const openAdd = async (page: Page) => {
  await page.getByRole('button', { name: 'Add a resource' }).click();
  return page.getByRole('dialog', { name: 'Add a resource' });
};
const chooseFile = async (page: Page, file: { name: string; mimeType: string; buffer: Buffer }) => {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /^Choose (a|another) file$/ }).click();
  await (await chooser).setFiles(file);
};
const card = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

for (const [device, viewport] of devices('desktop')) {
  test(`a teacher shares a PDF on a ${device}, and a student finds, reads and saves it`, async ({
    page,
    browser,
    signInAs,
  }) => {
    test.setTimeout(120_000);
    const title = `Tides on a ${device}`;
    await page.setViewportSize(viewport);
    await signInAs('teacher', page, '/resources');
    await expect(page.getByRole('heading', { level: 1, name: 'Study Resources' })).toBeVisible();
    const dialog = await openAdd(page);

    // What is typed stays where a file isn't taken, or a field is missing.
    await dialog.getByLabel('Title').fill(title);
    await dialog.getByLabel('Description').fill('Why the sea comes and goes.');
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(dialog.getByText('Choose a file.')).toBeVisible();
    await chooseFile(page, { name: 'drawing.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
    await expect(dialog.getByText('Only PDF, PNG, JPG, WEBP, GIF and MP4 files can be added.')).toBeVisible();
    await chooseFile(page, {
      ...{ name: 'not-really.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html>') },
    });
    await expect(dialog.getByText('Only PDF, PNG, JPG, WEBP, GIF and MP4 files can be added.')).toBeVisible();
    await expectAccessible(page);

    // Held up on its way, so that its progress is seen; canceled, and sent again.
    await page.route('**/api/files/material/*', () => undefined);
    await chooseFile(page, { name: 'Tides.pdf', mimeType: 'application/pdf', buffer: PDF });
    await expect(dialog.getByRole('progressbar', { name: 'Upload of Tides.pdf' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Add', exact: true })).toBeDisabled();
    await dialog.getByRole('button', { name: 'Cancel upload of Tides.pdf' }).click();
    await page.unroute('**/api/files/material/*');
    await chooseFile(page, { name: 'Tides.pdf', mimeType: 'application/pdf', buffer: PDF });
    await expect(dialog.getByText(/^Uploaded/)).toBeVisible();

    // Closed by mistake: everything is there again.
    await dialog.getByRole('button', { name: 'Cancel', exact: true }).click();
    await openAdd(page);
    await expect(dialog.getByLabel('Title')).toHaveValue(title);
    await dialog.getByLabel('For', { exact: true }).selectOption({ label: 'English 9' });
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(card(page, title)).toContainText('2 pages');
    await expect(card(page, title)).toContainText('0 views');

    const student = await (await browser.newContext({ viewport })).newPage();
    await signInAs('student', student, '/resources');
    // Featured ones stand apart only while nothing is asked for.
    await expect(student.getByRole('heading', { level: 2, name: 'Featured' })).toBeVisible();
    await student.getByRole('searchbox', { name: 'Search resources' }).fill(title);
    await expect(
      student.getByText('1 resources found').or(student.getByText('1 resource found')),
    ).toBeVisible();
    await expect(student.getByRole('heading', { level: 2, name: 'Featured' })).toBeHidden();
    await expect(student).toHaveURL(/search=Tides/);
    await student.getByRole('button', { name: /^Video/ }).click();
    await expect(student.getByRole('heading', { name: 'No resources found' })).toBeVisible();
    await student.getByRole('button', { name: /^PDF/ }).click();
    await expectAccessible(student);

    await student.getByRole('link', { name: `View: ${title}` }).click();
    const viewer = student.getByRole('dialog', { name: title });
    await expect(viewer.locator('[data-drawn]')).toBeVisible();
    await expect(viewer.getByText('The first page of it')).toBeAttached();
    await viewer.getByRole('button', { name: 'Next page' }).click();
    await expect(viewer.getByText('And the second')).toBeAttached();
    await expect(viewer.getByRole('button', { name: 'Next page' })).toBeDisabled();
    await viewer.getByRole('button', { name: 'Larger' }).click();
    await expect(viewer.getByText('125%')).toBeVisible();
    await expect(viewer.locator('[data-drawn]')).toBeVisible();
    await expectAccessible(student);
    const saved = student.waitForEvent('download');
    await viewer.getByRole('button', { name: 'Download' }).click();
    const download = await saved;
    expect(download.suggestedFilename()).toBe('Tides.pdf');
    expect(readFileSync((await download.path()) ?? '')).toEqual(PDF);
    // It has an address of its own, and back leads to the list as it was.
    await student.reload();
    await expect(viewer.locator('[data-drawn]')).toBeVisible();
    await viewer.getByRole('button', { name: 'Close' }).click();
    await expect(viewer).toBeHidden();
    await expect(student).toHaveURL(/search=Tides/);
    await expect(card(student, title)).toContainText('1 view');
    await expect(card(student, title)).toContainText('1 download');
    await student.context().close();

    // A mended file in its place, and the first one back again.
    await page.getByRole('button', { name: `Actions for ${title}` }).click();
    await page.getByRole('menuitem', { name: 'Versions' }).click();
    const versions = page.getByRole('dialog', { name: 'Versions' });
    await chooseFile(page, { name: 'Tides.png', mimeType: 'image/png', buffer: DOT });
    await expect(versions.getByText(/^Uploaded/)).toBeVisible();
    await versions.getByLabel("What's different (optional)").fill('A picture says it better');
    await versions.getByRole('button', { name: 'Add this version' }).click();
    await expect(versions.getByText('A picture says it better')).toBeVisible();
    await versions.getByRole('button', { name: 'Restore version 1' }).click();
    await expect(versions.getByRole('listitem').filter({ hasText: 'Version 3' })).toContainText('Current');
    await expectAccessible(page);
    await versions.getByRole('button', { name: 'Close' }).click();

    // Put away, and brought back at once.
    await page.getByRole('button', { name: `Actions for ${title}` }).click();
    await page.getByRole('menuitem', { name: 'Archive' }).click();
    await expect(card(page, title)).toBeHidden();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(card(page, title)).toBeVisible();
  });
}

test('hostile names and addresses run nowhere, and a missing file leaves the page standing', async ({
  page,
  browser,
  signInAs,
}) => {
  const [hostile = ''] = hostileTexts('Reading', 300);
  const seen = await watch(page.context());
  await signInAs('teacher', page, '/resources');
  const dialog = await openAdd(page);
  await chooseFile(page, {
    name: `${hostile.replaceAll('/', '').slice(0, 150)}.pdf`,
    mimeType: '',
    buffer: PDF,
  });
  await expect(dialog.getByText(/^Uploaded/)).toBeVisible();
  await dialog.getByLabel('Title').fill(hostile);
  await dialog.getByLabel('Description').fill(HOSTILE.join(' '));
  await dialog.getByLabel('For', { exact: true }).selectOption({ label: 'English 9' });
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(card(page, hostile)).toBeVisible();

  // An address that would run is no address.
  await openAdd(page);
  await dialog.getByText('Add a link').click();
  await dialog.getByLabel('Title').fill('Runs');
  for (const address of HOSTILE_ADDRESSES) {
    await dialog.getByLabel('Address').fill(address);
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(dialog.getByLabel('Address')).toHaveAccessibleDescription(/starts with https:/);
  }
  await dialog.getByLabel('Address').fill('example.org/reading');
  await dialog.getByLabel('For', { exact: true }).selectOption({ label: 'English 9' });
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('link', { name: 'View: Runs' }).click();
  const link = page.getByRole('dialog', { name: 'Runs' }).getByRole('link', { name: /Open example.org/ });
  await expect(link).toHaveAttribute('href', 'https://example.org/reading');
  await expect(link).toHaveAttribute('rel', /noopener/);
  await page.getByRole('dialog', { name: 'Runs' }).getByRole('button', { name: 'Close' }).click();

  // What a version says of itself.
  await page.getByRole('button', { name: 'Actions for Runs' }).click();
  await page.getByRole('menuitem', { name: 'Versions' }).click();
  const versions = page.getByRole('dialog', { name: 'Versions' });
  await versions.getByText('Add a link').click();
  await versions.getByLabel('Address').fill('example.org/another');
  await versions.getByLabel("What's different").fill(hostile);
  await versions.getByRole('button', { name: 'Add this version' }).click();
  await expect(versions.getByText('Version 2')).toBeVisible();
  await expectWords(page, [hostile], seen);
  await versions.getByRole('button', { name: 'Close' }).click();

  const student = await (await browser.newContext()).newPage();
  const seenByStudent = await watch(student.context());
  await signInAs('student', student, '/resources?type=pdf');
  await expectWords(student, [hostile, HOSTILE.join(' ')], seenByStudent);
  await student.route('**/api/rpc/resources/open', (route) =>
    route.fulfill({
      ...{ status: 410, contentType: 'application/json' },
      body: JSON.stringify({ json: { defined: true, code: 'FILE_GONE', status: 410, message: 'FILE_GONE' } }),
    }),
  );
  await student.getByRole('link', { name: `View: ${hostile}` }).click();
  const viewer = student.getByRole('dialog', { name: hostile });
  await expect(
    viewer.getByText('This file is no longer there. The teacher has been notified.'),
  ).toBeVisible();
  await expectAccessible(student);
  await student.unroute('**/api/rpc/resources/open');
  await viewer.getByRole('button', { name: 'Close' }).click();
  await expect(student.getByRole('heading', { level: 1, name: 'Study Resources' })).toBeVisible();
  await student.getByRole('link', { name: `View: ${hostile}` }).click();
  await expect(viewer.locator('[data-drawn]')).toBeVisible();
  await expectWords(student, [hostile], seenByStudent);
  expect(seen.ran).toEqual([]);
  await student.context().close();
});
