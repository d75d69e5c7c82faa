import type { Page } from '@playwright/test';
import { makeDocx, makePdf } from '../../apps/server/src/testing/documents.ts';
import { devices, expect, expectAccessible, test } from '../fixtures.ts';

const PDF = {
  name: 'Field notes.pdf',
  mimeType: 'application/pdf',
  buffer: makePdf(['Observed on Friday', 'Page two']),
};
const DOCX = {
  name: 'Essay – draft 3.docx',
  mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  buffer: makeDocx('Plants need light.', 'They turn it into sugar.'),
};

/** Opens an assignment of the demo student that nothing was handed in for, and that has no pairs to match. */
async function openUntouched(page: Page, url: string): Promise<string> {
  const ids = await page.evaluate(async () => {
    const ask = async (name: string, input: object) =>
      (
        await fetch(`/api/v1/${name}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(input),
        })
      ).json();
    const home = await ask('home/student', {});
    const found: string[] = [];
    for (const { courseId, title } of home.courses) {
      // Those that the demo's teacher teaches.
      if (!/English 9|Algebra I/.test(title)) continue;
      const { assignments = [] } = await ask('lessons/course', { courseId });
      for (const { assignmentId } of assignments) {
        const one = await ask('coursework/get', { assignmentId });
        if (one.can?.submit && one.attempts.length === 0 && !one.matching && !one.draft)
          found.push(assignmentId);
      }
    }
    return found;
  });
  const [id] = ids;
  if (!id) throw new Error('the demo has no untouched assignment left');
  await page.goto(`${url}/assignment/${id}`);
  await expect(page.getByRole('button', { name: 'Upload Document' })).toBeVisible();
  return id;
}

const documents = (page: Page) => page.getByRole('list', { name: 'Documents in your answer' });
const choose = async (page: Page, files: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0]) => {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload Document' }).click();
  await (await chooser).setFiles(files as never);
};

for (const [device, viewport] of devices('phone')) {
  test(`a student hands in documents on a ${device}, and the teacher reads them`, async ({
    page,
    browser,
    server,
    signInAs,
  }) => {
    await page.setViewportSize(viewport);
    await signInAs('student');
    await openUntouched(page, server.url);

    // What is no document is refused in the row, with its reason, and sends nothing.
    await choose(page, { name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('x') });
    await expect(page.getByText('Only PDF, DOC and DOCX files can be submitted.')).toBeVisible();
    await page.getByRole('button', { name: 'Clear photo.png' }).click();
    await choose(page, {
      name: 'not-really.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('<html>'),
    });
    await expect(documents(page).getByRole('alert')).toHaveText(
      'Only PDF, DOC and DOCX files can be submitted.',
    );
    await page.getByRole('button', { name: 'Clear not-really.pdf' }).click();

    // Two at once, one of them held up on its way so that its progress is seen; it is cancelled and sent again.
    let isHeld = true;
    await page.route('**/api/files/*', async (route) => {
      if (isHeld && decodeURIComponent(route.request().headers()['x-file-name'] ?? '') === PDF.name) return;
      await route.continue();
    });
    await choose(page, [PDF, DOCX]);
    await expect(page.getByRole('progressbar', { name: `Upload of ${PDF.name}` })).toBeVisible();
    await expect(page.getByRole('button', { name: `Preview ${DOCX.name}` })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Submit', exact: true })).toBeDisabled();
    await page.getByRole('button', { name: `Cancel upload of ${PDF.name}` }).click();
    isHeld = false;
    await choose(page, PDF);
    await expect(documents(page).getByRole('listitem')).toHaveCount(2);
    await expect(page.getByRole('button', { name: `Preview ${PDF.name}` })).toBeVisible();
    await expect(page.getByText('2 pages')).toBeVisible();
    await expectAccessible(page);

    // Removed by mistake and brought back.
    await page.getByRole('button', { name: `Remove ${PDF.name}` }).click();
    await expect(documents(page).getByRole('listitem')).toHaveCount(1);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(documents(page).getByRole('listitem')).toHaveCount(2);
    await expect(page.getByText(/^Saved \d/).first()).toBeVisible();

    await page.reload();
    await expect(documents(page).getByText(PDF.name)).toBeVisible();
    await expect(documents(page).getByText(DOCX.name)).toBeVisible();

    await page.getByRole('button', { name: 'Submit', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Assignment submitted successfully!' })).toBeVisible();
    await expect(page.getByText('2 documents')).toBeVisible();
    await page.getByRole('button', { name: 'Receipt of attempt 1' }).first().click();
    const receipt = page.getByRole('dialog', { name: 'Receipt' });
    await expect(receipt.getByText(/^[0-9a-f]{64}$/)).toBeVisible();
    await expect(receipt.getByText(new RegExp(`^${DOCX.name}`))).toBeVisible();
    await expectAccessible(page);
    await receipt.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('button', { name: 'Receipt of attempt 1' }).first()).toBeFocused();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: `Download ${PDF.name}` }).click();
    expect((await saved).suggestedFilename()).toBe(PDF.name);

    const teacher = await (await browser.newContext({ viewport })).newPage();
    await teacher.goto(`${server.url}/login`);
    await teacher.getByLabel('Email').fill('teacher@demo.fieldhouse.test');
    await teacher.getByLabel('Password', { exact: true }).fill('demo-lantern-47');
    await teacher.getByRole('button', { name: 'Sign In', exact: true }).click();
    await teacher.waitForURL('**/dashboard');
    const attemptId = await page.evaluate(async () => {
      const answer = await fetch('/api/v1/coursework/get', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ assignmentId: location.pathname.split('/').at(-1) }),
      });
      return (await answer.json()).attempts[0].attemptId as string;
    });
    await teacher.goto(`${server.url}/teach/grading/${attemptId}`);
    // The answer is nothing but documents: the first is open beside the rubric.
    const preview = teacher.getByRole('region', { name: `Preview of ${DOCX.name}` });
    await expect(preview.getByText('They turn it into sugar.')).toBeVisible();
    await expectAccessible(teacher);
    await teacher.getByRole('button', { name: `Preview ${PDF.name}` }).click();
    const pages = teacher.getByRole('region', { name: `Preview of ${PDF.name}` });
    await expect(pages).toBeFocused();
    await expect(preview).toBeHidden();
    await expect(pages.getByRole('img', { name: 'Page 1 of 2' })).toHaveAttribute('data-drawn', 'true');
    await expectAccessible(teacher);
    await pages.getByText('Text only').click();
    await expect(pages.getByText('Observed on Friday')).toBeVisible();
    await pages.getByRole('button', { name: 'Close' }).click();
    await expect(pages).toBeHidden();
    await teacher.context().close();
  });
}
