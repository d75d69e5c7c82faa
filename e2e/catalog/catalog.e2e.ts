import type { Page } from '@playwright/test';
import { devices, expect, expectAccessible, test } from '../fixtures.ts';

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

/** A published course of the demo's teacher, with one lesson. */
async function hasCourse(
  teacher: Page,
  title: string,
  change: { capacity?: number; enrollmentMode?: 'auto' | 'approval' } = {},
): Promise<string> {
  const { courseId } = await ask(teacher, 'authoring/create', {
    title,
    subject: 'Technology',
    gradeLevel: 9,
  });
  const { details, version, modules } = await ask(teacher, 'authoring/get', { courseId });
  await ask(teacher, 'authoring/saveDetails', {
    ...{ courseId, baseVersion: version },
    details: { ...details, description: 'Learn by building.', credits: 0.5, ...change },
  });
  const { lessonId } = await ask(teacher, 'authoring/addLesson', {
    ...{ moduleId: modules[0].moduleId, title: 'The first circuit' },
  });
  const lesson = await ask(teacher, 'authoring/getLesson', { lessonId });
  await ask(teacher, 'authoring/saveLesson', {
    ...{ lessonId, baseVersion: lesson.version },
    copy: {
      ...lesson.copy,
      content: { ...lesson.copy.content, introduction: 'Words', mainContent: '<p>Words</p>' },
    },
  });
  await ask(teacher, 'authoring/publish', { courseId });
  return courseId as string;
}

for (const [device, viewport] of devices('phone')) {
  test(`a student reads about a course, asks to join, and the school decides (${device})`, async ({
    page,
    browser,
    server,
    signInAs,
  }) => {
    test.setTimeout(120_000);
    const title = `Robotics on a ${device}`;
    const teacher = await (await browser.newContext({ viewport })).newPage();
    await signInAs('teacher', teacher);
    const courseId = await hasCourse(teacher, title, { enrollmentMode: 'approval' });

    await page.setViewportSize(viewport);
    await signInAs('student', page, '/catalog');
    await expect(page.getByRole('heading', { level: 2, name: 'My Current Courses' })).toBeVisible();
    const chip = page.getByRole('button', { name: /^Technology/ });
    await chip.click();
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL(/subject=Technology/);
    await page
      .getByRole('combobox', { name: 'Sort courses' })
      .or(page.getByRole('heading', { name: title }))
      .first()
      .waitFor();
    await expectAccessible(page);
    await page.getByRole('searchbox', { name: 'Search courses' }).fill(title);
    await page.getByRole('link', { name: title, exact: true }).click();

    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText('The first circuit')).toBeVisible();
    await expect(page.getByText('Your school decides on each request.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Request Enrollment' }).click();
    await expect(page.getByText('Enrollment requested')).toBeVisible();
    await expect(page.getByText('Requested. Your school will decide.')).toBeVisible();
    // Thought better of, and asked again.
    await page.getByRole('button', { name: 'Cancel request' }).click();
    await expect(page.getByText('Request canceled')).toBeVisible();
    await page.getByRole('button', { name: 'Request Enrollment' }).click();
    await expect(page.getByRole('button', { name: 'Cancel request' })).toBeVisible();

    await teacher.goto(`${server.url}/teach/course/${courseId}?tab=people`);
    await expect(teacher.getByText('Asks to join')).toBeVisible();
    await expectAccessible(teacher);
    await teacher.goto(`${server.url}/teach/inbox?tab=requests`);
    await teacher
      .getByRole('listitem')
      .filter({ hasText: title })
      .getByRole('button', { name: /^Admit / })
      .click();
    await expect(teacher.getByText('Student admitted')).toBeVisible();

    await page.reload();
    await expect(page.getByRole('tab', { name: 'Course Content' })).toBeVisible();

    // And out again, with a reason: the course is something to read about once more.
    await teacher.goto(`${server.url}/teach/course/${courseId}?tab=people`);
    await teacher.getByRole('button', { name: /^Withdraw / }).click();
    const dialog = teacher.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Withdraw' }).click();
    await expect(dialog.getByText('Give a reason.')).toBeVisible();
    await dialog.getByLabel('Reason').fill('Changed the schedule');
    await expectAccessible(teacher);
    await dialog.getByRole('button', { name: 'Withdraw' }).click();
    await expect(teacher.getByText('No students yet.')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 2, name: 'Syllabus' })).toBeVisible();
    await teacher.context().close();
  });
}

test('a full course has a waiting list, and whoever is first gets the place that comes free', async ({
  page,
  browser,
  server,
  signInAs,
}) => {
  test.setTimeout(120_000);
  const title = 'Small Kiln';
  const teacher = await (await browser.newContext()).newPage();
  await signInAs('teacher', teacher);
  const courseId = await hasCourse(teacher, title, { capacity: 1 });
  const other = await (await browser.newContext()).newPage();
  await signInAs('amara', other, `/course/${courseId}`);
  await other.getByRole('button', { name: 'Request Enrollment' }).click();
  await expect(other.getByText('Enrolled successfully')).toBeVisible();
  await expect(other.getByText(`You are now enrolled in ${title}`)).toBeVisible();
  await expect(other.getByRole('tab', { name: 'Course Content' })).toBeVisible();

  await signInAs('student', page, `/course/${courseId}`);
  await page.getByRole('button', { name: 'Join waiting list' }).click();
  await expect(page.getByText('You are on the waiting list', { exact: true })).toBeVisible();
  await expect(page.getByText('Waiting list: number 1')).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${server.url}/catalog?search=Kiln`);
  await expect(page.getByText('Waiting list: number 1')).toBeVisible();
  await expectAccessible(page);

  await teacher.goto(`${server.url}/teach/course/${courseId}?tab=people`);
  await expect(teacher.getByText('0 of 1 spots are open.')).toBeVisible();
  await teacher.getByRole('button', { name: 'Withdraw Amara Diallo' }).click();
  await teacher.getByRole('dialog').getByLabel('Reason').fill('Moved away');
  await teacher.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(teacher.getByRole('button', { name: 'Withdraw Amara Diallo' })).toBeHidden();

  await page.goto(`${server.url}/dashboard`);
  await page.getByRole('button', { name: /Notifications/ }).click();
  await page.getByRole('link', { name: `You have a spot in ${title}` }).click();
  await expect(page.getByRole('tab', { name: 'Course Content' })).toBeVisible();
  await other.context().close();
  await teacher.context().close();
});

test('what a course asks for is said, refused, and left to staff with a reason; no course asks for itself', async ({
  page,
  browser,
  server,
  signInAs,
}) => {
  test.setTimeout(120_000);
  const teacher = await (await browser.newContext()).newPage();
  await signInAs('teacher', teacher);
  const first = await hasCourse(teacher, 'Welding I');
  const second = await hasCourse(teacher, 'Welding II');
  await teacher.goto(`${server.url}/teach/course/${second}?tab=settings`);
  await teacher.getByRole('button', { name: 'Add a prerequisite' }).click();
  await teacher.getByRole('button', { name: 'Save prerequisites' }).click();
  await expect(teacher.getByText('Choose a course.')).toBeVisible();
  await teacher.getByLabel('What', { exact: true }).selectOption({ label: 'Welding I' });
  await teacher.getByLabel('At least, in percent').fill('75');
  await teacher.getByRole('button', { name: 'Save prerequisites' }).click();
  await expect(teacher.getByText('Saved', { exact: true })).toBeVisible();
  await expectAccessible(teacher);

  // The other way round, both would wait for each other.
  await teacher.goto(`${server.url}/teach/course/${first}?tab=settings`);
  await teacher.getByRole('button', { name: 'Add a prerequisite' }).click();
  await teacher.getByLabel('What', { exact: true }).selectOption({ label: 'Welding II' });
  await teacher.getByRole('button', { name: 'Save prerequisites' }).click();
  await expect(
    teacher.getByText('These courses would require each other: Welding I → Welding II → Welding I.'),
  ).toBeVisible();
  await teacher.getByRole('button', { name: 'Remove prerequisite 1' }).click();

  await signInAs('student', page, `/course/${second}`);
  await expect(page.getByRole('heading', { name: 'Prerequisites' })).toBeVisible();
  await expect(page.getByText('Not met', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Request Enrollment' })).toBeDisabled();
  await expect(page.getByText('You need Welding I (75% or better) first.')).toBeVisible();
  await expectAccessible(page);

  await teacher.goto(`${server.url}/teach/course/${second}?tab=people`);
  await teacher.getByRole('button', { name: 'Enroll a student' }).click();
  const dialog = teacher.getByRole('dialog', { name: 'Enroll a student' });
  await dialog.getByLabel('Search by name').fill('Maya');
  await dialog.getByRole('radio', { name: /Maya/ }).check();
  await dialog.getByRole('button', { name: 'Enroll', exact: true }).click();
  await expect(dialog.getByText(/This student is missing: Welding I/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Enroll anyway' }).click();
  await expect(dialog.getByText('Give a reason.')).toBeVisible();
  await dialog.getByLabel('Reason').fill('Learned it at home');
  await expectAccessible(teacher);
  await dialog.getByRole('button', { name: 'Enroll anyway' }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Course Content' })).toBeVisible();
  await teacher.context().close();
});
