import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures.ts';

const TITLE = 'Geometry of Gardens';

/** Asks the server as the person of a page. */
const ask = (page: Page, name: string, input: object) =>
  page.evaluate(
    async ([path, body]) => {
      const answer = await fetch(`/api/v1/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
      if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
      return await answer.json();
    },
    [name, JSON.stringify(input)] as const,
  );

test('a course that eligibility rests on is left once a guardian has acknowledged what breaks', async ({
  page,
  browser,
  server,
  signInAs,
}) => {
  const fresh = async () =>
    await (
      await browser.newContext({ baseURL: server.url, viewport: { width: 1440, height: 900 } })
    ).newPage();
  // A course of the school's NCAA list that Maya has just begun.
  const office = await fresh();
  await signInAs('schooladmin', office);
  const { schoolId } = await ask(office, 'eligibility/registry', {});
  await ask(office, 'eligibility/addTitles', {
    ...{ schoolId, outsideSchool: null, source: 'High School Portal', checkedOn: '2026-11-02' },
    titles: [{ title: TITLE, area: 'math', units: 1, weight: 0, isLab: false, validFrom: null }],
  });
  await signInAs('teacher', page);
  const { courseId } = await ask(page, 'authoring/create', {
    ...{ title: TITLE, subject: 'Mathematics', gradeLevel: 9 },
  });
  const { students } = await ask(page, 'catalog/listCandidates', { courseId, search: 'Maya' });
  await ask(page, 'catalog/enrollFor', { courseId, studentId: students[0].studentId, reason: null });

  await page.goto(`${server.url}/teach/course/${courseId}?tab=people`);
  await page.getByRole('button', { name: 'Withdraw Maya Chen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Withdraw Maya Chen?' });
  await dialog.getByLabel('Reason', { exact: true }).fill('Takes it at a college instead');
  await dialog.getByRole('button', { name: 'Withdraw' }).click();
  await expect(dialog.getByText('This would make NCAA eligibility worse')).toBeVisible();
  await expect(
    dialog.getByText(/^Core units earned or in progress fall from \d+ to \d+ of 16\.$/).first(),
  ).toBeVisible();
  await expect(dialog.getByText('Fixes everything')).toBeVisible();
  await expectAccessible(page);
  await expect(dialog.getByLabel('Reason for the family')).toHaveValue('Takes it at a college instead');
  await dialog.getByRole('button', { name: 'Ask for the acknowledgment' }).click();
  await expect(dialog.getByText('It’s waiting for the family')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  const parent = await fresh();
  await signInAs('parent', parent, '/dashboard');
  await parent.getByRole('button', { name: /Notifications/ }).click();
  await parent.getByRole('link', { name: /A change would make Maya Chen’s NCAA eligibility worse/ }).click();
  const requests = parent
    .locator('section')
    .filter({ has: parent.getByRole('heading', { name: 'Changes that need an acknowledgment' }) });
  await expect(requests.getByRole('heading', { name: `Withdraw from ${TITLE}` })).toBeVisible();
  await expect(requests.getByText(/“Takes it at a college instead”/)).toBeVisible();
  await expectAccessible(parent);
  await requests.getByRole('button', { name: 'I acknowledge it for Maya Chen' }).click();
  await expect(requests.getByText('Acknowledged', { exact: true })).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: /Notifications/ }).click();
  await page.getByRole('link', { name: 'A change was acknowledged and can be made now' }).click();
  await page.getByRole('button', { name: 'Withdraw Maya Chen' }).click();
  await dialog.getByLabel('Reason', { exact: true }).fill('Takes it at a college instead');
  await dialog.getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText('Maya Chen is no longer in the course')).toBeVisible();

  await parent.reload();
  await expect(requests.getByText('Carried out')).toBeVisible();
  await expect(requests.getByText(/acknowledged it on/)).toBeVisible();
});
