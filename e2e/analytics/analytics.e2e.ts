import { readFile } from 'node:fs/promises';
import { devices, expect, expectAccessible, test } from '../fixtures.ts';

for (const [place, viewport] of devices('desktop')) {
  test(`a student follows their progress on a ${place}, takes it along and sees their transcript`, async ({
    page,
    signInAs,
  }) => {
    await page.setViewportSize(viewport);
    await signInAs('student', page, '/analytics');
    await expect(page.getByRole('heading', { level: 1, name: 'Progress & Analytics' })).toBeVisible();
    const ranges = page.getByRole('group', { name: 'Range' });
    await expect(ranges.getByRole('button', { name: 'Month' })).toHaveAttribute('aria-pressed', 'true');
    const performance = page.locator('section').filter({
      has: page.getByRole('heading', { name: 'Course performance' }),
    });
    await expect(performance.getByText('This month').first()).toBeVisible();

    await ranges.getByRole('button', { name: 'Semester' }).click();
    await expect(page).toHaveURL(/range=semester/);
    await expect(performance.getByText('This semester').first()).toBeVisible();
    await expect(performance.getByText(/of study/).first()).toBeVisible();
    await page.reload();
    await expect(performance.getByText('This semester').first()).toBeVisible();

    // The picture says the same as the table.
    const study = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Study time' }) });
    await expect(study.locator('svg.recharts-surface').first()).toBeVisible();
    await study.getByText('Table', { exact: true }).click();
    await expect(study.getByRole('columnheader', { name: 'Turned in' })).toBeVisible();
    expect(await study.getByRole('row').count()).toBeGreaterThan(3);
    await expectAccessible(page);

    const week = page.locator('section').filter({
      has: page.getByRole('heading', { name: 'Weekly Activity' }),
    });
    await expect(week.getByRole('listitem')).toHaveCount(7);
    const dates = await week.getByText(/Mon–Sun/).textContent();
    await expect(week.getByRole('button', { name: 'Week after' })).toBeDisabled();
    await week.getByRole('button', { name: 'Week before' }).click();
    await expect(week.getByText(/Mon–Sun/)).not.toHaveText(dates ?? '');
    await week.getByRole('button', { name: 'Week after' }).click();
    await expect(week.getByText(/Mon–Sun/)).toHaveText(dates ?? '');

    await page.getByRole('button', { name: 'Change goal' }).click();
    const dialog = page.getByRole('dialog', { name: 'Your GPA goal' });
    await dialog.getByLabel('GPA you’re working toward').fill('5');
    await expect(dialog.getByText('Enter a number from 1.0 to 4.0.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Save goal' })).toBeDisabled();
    await dialog.getByLabel('GPA you’re working toward').fill('3.65');
    await dialog.getByRole('button', { name: 'Save goal' }).click();
    await expect(page.getByText('Target: 3.65')).toBeVisible();

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export to CSV' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^analytics-\d{4}-\d{2}-\d{2}\.csv$/);
    const csv = await readFile(await file.path(), 'utf8');
    expect(csv).toContain('"Course","Grade","Completion","Time Spent","Assignments Completed"');
    expect(csv).toContain('"Biology"');
    await expect(page.getByText('Analytics exported to CSV')).toBeVisible();

    const opened = page.waitForEvent('popup');
    await page.getByRole('link', { name: 'Generate Transcript' }).click();
    const transcript = await opened;
    await expect(page.getByText('Transcript opened in new window')).toBeVisible();
    await expect(transcript.getByRole('heading', { level: 1, name: 'Unofficial Transcript' })).toBeVisible();
    await expect(transcript.getByRole('rowheader', { name: 'Biology' })).toBeVisible();
    await expectAccessible(transcript);
  });
}

test('a parent follows each child, and nobody else', async ({ page, server, signInAs }) => {
  await signInAs('parent', page, '/analytics');
  await expect(page.getByRole('heading', { level: 1, name: /^Progress of / })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change goal' })).toHaveCount(0);
  await expectAccessible(page);
  await page.goto(`${server.url}/analytics?student=01890000-0000-7000-8000-000000000000`);
  await expect(page.getByText('There is no progress that you can read.')).toBeVisible();
});
