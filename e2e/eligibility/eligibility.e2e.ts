import { expect, expectAccessible, test } from '../fixtures.ts';

test('a title that the school confirms makes a course count in the ledger of a student', async ({
  page,
  browser,
  server,
  signInAs,
}) => {
  await signInAs('student', page, '/eligibility');
  await expect(page.getByRole('heading', { level: 1, name: 'Eligibility ledger' })).toBeVisible();
  const spanish = page.getByRole('listitem').filter({ hasText: 'Spanish I' }).last();
  await expect(spanish).toContainText('Platform mark');
  await expectAccessible(page);

  const office = await (
    await browser.newContext({ baseURL: server.url, viewport: { width: 1440, height: 900 } })
  ).newPage();
  await signInAs('schooladmin', office, '/ncaa-list');
  await office.getByRole('button', { name: 'Add titles' }).click();
  await office.getByRole('textbox', { name: 'Titles' }).fill('Spanish I, World language, 1');
  await expectAccessible(office);
  await office.getByRole('button', { name: 'Confirm 1 title' }).click();
  await expect(office.getByText('1 title confirmed')).toBeVisible();

  await page.reload();
  await expect(spanish).toContainText('On the school’s NCAA list');
});

/** From the answer of the server until the page of somebody else shows it. */
const SEEN_WITHIN_MS = 1000;

test('a final grade moves the ledger that a parent has open within a second, and the history says by which grade', async ({
  page,
  browser,
  server,
  signInAs,
}) => {
  const title = 'Botany of Islands';
  const pageOf = async (account: string) => {
    const own = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
    await signInAs(account, own, null);
    return own;
  };
  const [teacher, office] = [await pageOf('teacher'), await pageOf('schooladmin')];
  const ask = async (as: typeof page, name: string, data: object) => {
    const answer = await as.request.post(`${server.url}/api/v1/${name}`, {
      data,
      headers: { origin: server.url },
    });
    if (!answer.ok()) throw new Error(`${name}: ${await answer.text()}`);
    return await answer.json();
  };
  const { schoolId } = await ask(office, 'eligibility/registry', {});
  await ask(office, 'eligibility/addTitles', {
    ...{ schoolId, outsideSchool: null, source: 'High School Portal', checkedOn: '2026-11-02' },
    titles: [{ title, area: 'science', units: 1, weight: 0, isLab: false, validFrom: null }],
  });
  const { courseId } = await ask(teacher, 'authoring/create', { title, subject: 'Science', gradeLevel: 9 });
  const { details, version, modules } = await ask(teacher, 'authoring/get', { courseId });
  await ask(teacher, 'authoring/saveDetails', {
    ...{ courseId, baseVersion: version },
    details: { ...details, description: 'What grows where ships seldom call.' },
  });
  const { lessonId } = await ask(teacher, 'authoring/addLesson', {
    moduleId: modules[0].moduleId,
    title: 'Ferns',
  });
  const lesson = await ask(teacher, 'authoring/getLesson', { lessonId });
  const content = { ...lesson.copy.content, introduction: 'Words', mainContent: '<p>Words</p>' };
  await ask(teacher, 'authoring/saveLesson', {
    ...{ lessonId, baseVersion: lesson.version, copy: { ...lesson.copy, content } },
  });
  await ask(teacher, 'authoring/publish', { courseId });
  const { students } = await ask(teacher, 'catalog/listCandidates', { courseId, search: 'Maya' });
  const { studentId } = students[0];
  await ask(teacher, 'catalog/enrollFor', { courseId, studentId, reason: null });
  const posts = async (percent: number) => {
    const review = await ask(teacher, 'gradebook/reviewPosting', { courseId });
    await ask(teacher, 'gradebook/post', {
      ...{ courseId, basis: 'so_far' },
      lines: review.students.map((line: { enrollmentId: string; soFarRatio: number | null }) => ({
        ...{ enrollmentId: line.enrollmentId, reviewedRatio: line.soFarRatio, result: 'graded' },
        override: { percent, reason: 'From the paper gradebook' },
      })),
    });
    return Date.now();
  };

  await signInAs('parent', page, `/eligibility?student=${studentId}`);
  // Findings name the course as well.
  const row = page.getByRole('listitem').filter({ hasText: `${title}Northfield Academy` });
  await expect(row).toContainText('No grade is posted yet');
  const posted = await posts(95);
  await expect(row).toContainText('Counts here');
  expect(Date.now() - posted).toBeLessThan(SEEN_WITHIN_MS);

  // Kept by a job, so that what stood for less than its ten seconds isn't in the history.
  const kept = { timeout: 30_000 };
  await expect(page.getByText(new RegExp(`${title}(: grade – → A| is new: A)`))).toBeVisible(kept);
  await ask(office, 'gradebook/reopen', { courseId, reason: 'A paper was lost' });
  const lowered = await posts(40);
  await expect(row).toContainText('Not passed, so it gives no credit');
  expect(Date.now() - lowered).toBeLessThan(SEEN_WITHIN_MS);
  await expect(page.getByText(`${title}: grade A → F`)).toBeVisible(kept);
});
