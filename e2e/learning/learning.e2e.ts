import type { Page } from '@playwright/test';
import { devices, expect, expectAccessible, MOVING, test } from '../fixtures.ts';

test.use(MOVING);

async function openQuadraticFormula(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/catalog`);
  await page
    .getByRole('link', { name: /Algebra I/ })
    .first()
    .click();
  const module = page.getByRole('button', { name: /Quadratic Equations/ });
  if ((await module.getAttribute('aria-expanded')) !== 'true') await module.click();
  await page.getByRole('link', { name: 'The Quadratic Formula' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The Quadratic Formula' })).toBeVisible();
}

for (const [size, viewport] of devices('phone')) {
  test(`a lesson shows its formulas, and is taken up where reading stopped (${size})`, async ({
    page,
    server,
    signInAs,
  }) => {
    await page.setViewportSize(viewport);
    await signInAs(size === 'phone' ? 'amara' : 'student', page, null);
    await openQuadraticFormula(page, server.url);
    await expect(page.locator('.katex math').first()).toBeAttached();
    await expect(page.locator('[data-blocks]')).not.toContainText('\\(');

    const resume = page.getByRole('button', { name: 'Continue where you left off' });
    await expect(resume).toBeHidden();
    const discriminant = page.getByRole('heading', { name: 'The discriminant' });
    await discriminant.evaluate((heading) =>
      window.scrollTo(0, heading.getBoundingClientRect().top + window.scrollY - 140),
    );
    // The page looks where it stands with the next frame. A link at its end would be scrolled to first.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    await page.goto(`${server.url}/dashboard`);
    await openQuadraticFormula(page, server.url);
    await expectAccessible(page);
    await resume.click();
    await expect(discriminant).toBeInViewport();
    await expect(resume).toBeHidden();

    await page.getByRole('button', { name: 'Text size' }).click();
    await page.getByRole('menuitemradio', { name: '150 %' }).click();
    await page.reload();
    const size150 = await page
      .locator('[data-blocks] > p')
      .first()
      .evaluate((paragraph) => Number.parseFloat(getComputedStyle(paragraph).fontSize));
    expect(size150).toBeGreaterThan(26);
  });
}

test('grades can be tried out, read and asked about; a question survives a reload', async ({
  page,
  signInAs,
}) => {
  await signInAs('student', page, '/grades');
  await page.getByRole('button', { name: 'What if' }).first().click();
  const panel = page.getByRole('region', { name: 'What if' });
  const before = await panel.getByText(/% · [A-F]$/).textContent();
  await page
    .getByLabel(/^Points to try for/)
    .first()
    .fill('0');
  await expect(panel.getByText(/% · [A-F]$/)).not.toHaveText(before ?? '');
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Reset' }).click();
  await expect(panel.getByText(/% · [A-F]$/)).toHaveText(before ?? '');
  await panel.getByRole('button', { name: 'Done' }).click();

  const score = page.getByRole('button', { name: /how it was graded$/ }).first();
  await score.click();
  await page.getByRole('button', { name: 'Ask about this grade' }).click();
  await page.getByLabel('Your question').fill('Why is the check worth three points less?');
  await page.reload();
  await score.click();
  await page.getByRole('button', { name: 'Ask about this grade' }).click();
  await expect(page.getByLabel('Your question')).toHaveValue('Why is the check worth three points less?');
  await page.getByRole('button', { name: 'Send question' }).click();
  await expect(page.getByText('Waiting for an answer')).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole('button', { name: 'Ask about this grade' })).toHaveCount(0);
});

test('a problem in an assignment reaches the teacher', async ({ page, signInAs, browser }) => {
  await signInAs('student', page, '/grades');
  await page.getByRole('main').locator('a[href^="/assignment/"]').first().click();
  await expect(page.getByRole('button', { name: 'Report a problem' })).toBeVisible();
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await page.getByRole('button', { name: 'Report a problem' }).click();
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText("Describe what's wrong.", { exact: true })).toBeVisible();
  await page.getByLabel('What is wrong?').fill('The second picture is missing.');
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Problem reported')).toBeVisible();

  const context = await browser.newContext();
  const teacher = await context.newPage();
  await signInAs('teacher', teacher, '/dashboard');
  await teacher.getByRole('button', { name: /Notifications/ }).click();
  const told = teacher.getByRole('link', { name: /problems? reported: / }).filter({ hasText: title });
  await expect(told).toBeVisible();
  await context.close();
});

test('a lesson marked without a network in a course that was left meanwhile is kept, and explained', async ({
  page,
  context,
  browser,
  server: { url },
  signInAs,
}) => {
  const teacher = await (await browser.newContext()).newPage();
  await signInAs('teacher', teacher, null);
  const ask = async (name: string, data: object) => {
    const answer = await teacher.request.post(`${url}/api/v1/${name}`, { data, headers: { origin: url } });
    if (!answer.ok()) throw new Error(`${name}: ${await answer.text()}`);
    return await answer.json();
  };
  await signInAs('caleb', page, null);
  await openQuadraticFormula(page, url);
  const courseId = /course\/([^/]+)/.exec(page.url())?.[1] as string;
  const { students } = await ask('catalog/roster', { courseId });
  const { enrollmentId, studentId } = students.find(({ name }: { name: string }) => /^Caleb/.test(name));

  const mark = page.getByRole('button', { name: /^(Mark as complete|Completed)$/ }).first();
  const isDone = (await mark.getAttribute('aria-pressed')) === 'true';
  await context.setOffline(true);
  await mark.click();
  await expect(mark).toHaveAttribute('aria-pressed', String(!isDone));
  await ask('catalog/withdraw', { enrollmentId, reason: 'Moved to another section' });
  await context.setOffline(false);

  await page.goto(`${url}/assignments`);
  const words = page.getByText(/^You're no longer in this course, or the lesson is gone/);
  await expect(words).toBeVisible();
  await expect(page.getByText(/marked as (not )?completed on/)).toBeVisible();
  await expectAccessible(page);
  // Refused once more, it is still there.
  const refused = page.waitForResponse((response) => response.url().includes('lessons/recordEvents'));
  await page.getByRole('button', { name: 'Send again' }).click();
  await refused;
  await expect(words).toBeVisible();
  await ask('catalog/enrollFor', { courseId, studentId, reason: 'Back again' });
  await page.getByRole('button', { name: 'Send again' }).click();
  // Whoever comes back begins anew: the lesson opens again, and what was marked before doesn't count.
  await expect(page.getByText(/^You marked these when you took the course before/)).toBeVisible();
  await expect(words).toBeHidden();
  // Signing out would remove it for good: it is named, and the student may stay.
  await page.getByRole('button', { name: 'Sign Out' }).click();
  const warning = page.getByRole('dialog', { name: 'Sign out and lose this?' });
  await expect(warning).toContainText("The Quadratic Formula: lesson progress that wasn't recorded");
  await warning.getByRole('button', { name: 'Stay signed in' }).click();
  await page.getByRole('link', { name: 'The Quadratic Formula' }).click();
  await expect(mark).toHaveAttribute('aria-pressed', 'false');
  await mark.click();
  await expect(mark).toHaveAttribute('aria-pressed', 'true');
  await page.goto(`${url}/assignments`);
  await page.getByRole('button', { name: 'Remove from this device' }).click();
  await expect(page.getByText("Lesson progress that wasn't recorded")).toBeHidden();
  await teacher.context().close();
});
