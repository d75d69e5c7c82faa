import { expect, expectAccessible, test } from '../fixtures.ts';

const TITLE = 'Maps of the Sea';

test('a plan that a student sends and a counselor approves becomes a request, then a place, and the ledger shows the course', async ({
  page,
  browser,
  server,
  signInAs,
}) => {
  const pageOf = async (account: string, path: string | null) => {
    const own = await (
      await browser.newContext({ baseURL: server.url, viewport: { width: 1440, height: 900 } })
    ).newPage();
    await signInAs(account, own, path);
    return own;
  };
  const teacher = await pageOf('teacher', null);
  const ask = async (name: string, data: object) => {
    const answer = await teacher.request.post(`${server.url}/api/v1/${name}`, {
      data,
      headers: { origin: server.url },
    });
    if (!answer.ok()) throw new Error(`${name}: ${await answer.text()}`);
    return await answer.json();
  };
  // A course of the spring, in which the school decides who gets a place.
  const { courseId } = await ask('authoring/create', { title: TITLE, subject: 'Science', gradeLevel: 9 });
  const { details, version, modules, terms } = await ask('authoring/get', { courseId });
  const spring = terms.find(({ name }: { name: string }) => name === 'Spring');
  await ask('authoring/saveDetails', {
    ...{ courseId, baseVersion: version },
    details: {
      ...details,
      description: 'Currents and coasts.',
      termId: spring.termId,
      enrollmentMode: 'approval',
    },
  });
  const { lessonId } = await ask('authoring/addLesson', { moduleId: modules[0].moduleId, title: 'Currents' });
  const lesson = await ask('authoring/getLesson', { lessonId });
  const content = { ...lesson.copy.content, introduction: 'Words', mainContent: '<p>Words</p>' };
  await ask('authoring/saveLesson', {
    ...{ lessonId, baseVersion: lesson.version, copy: { ...lesson.copy, content } },
  });
  await ask('authoring/publish', { courseId });

  await signInAs('student', page, '/plan');
  await page.getByRole('button', { name: 'Add a course' }).click();
  const adding = page.getByRole('dialog', { name: 'Add a course' });
  await adding.getByRole('textbox', { name: 'Part of the title' }).fill(TITLE);
  await adding.getByRole('button', { name: 'Add to the plan' }).click();
  await expect(page.getByRole('button', { name: `Change ${TITLE}` })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Send to/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Send to/ })
    .click();
  await expect(page.getByText('The plan is sent')).toBeVisible();

  const counselor = await pageOf('schooladmin', '/counselor-desk');
  await expectAccessible(counselor);
  await counselor.getByRole('link', { name: 'Look at the plan of Maya Chen' }).click();
  await counselor.getByRole('button', { name: 'Approve', exact: true }).click();
  await expectAccessible(counselor);
  await counselor.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(counselor.getByText('Approved. Places asked for: 1, not possible yet: 0')).toBeVisible();

  const approved = page.locator('section').filter({
    has: page.getByRole('heading', { name: 'Approved plan' }),
  });
  await page.reload();
  await expect(approved).toContainText('Requested');

  await teacher.goto(`${server.url}/teach/inbox?tab=requests`);
  await teacher
    .getByRole('listitem')
    .filter({ hasText: TITLE })
    .getByRole('button', { name: /^Admit / })
    .click();
  await expect(teacher.getByText('Student admitted')).toBeVisible();

  await page.reload();
  await expect(approved).toContainText('Enrolled');
  await page.goto(`${server.url}/eligibility`);
  await expect(page.getByRole('listitem').filter({ hasText: `${TITLE}Northfield Academy` })).toBeVisible();
});
