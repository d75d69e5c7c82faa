import { expect, expectAccessible, test } from '../fixtures.ts';

interface Criterion {
  readonly source: string;
  readonly description: string;
  readonly notes?: string | null;
}

test('students read the task and not the notes, and a first reading once they hand in', async ({
  page,
  browser,
  server,
  signInAs,
}) => {
  const { url } = server;
  const teacher = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await signInAs('teacher', teacher, null);
  await signInAs('student', page, null);
  const ask = async (who: typeof page, name: string, input: object) => {
    const answer = await who.request.post(`${url}/api/v1/${name}`, { data: input, headers: { origin: url } });
    return answer.ok() ? await answer.json() : null;
  };

  // Work of the teacher's courses that the student hasn't handed in and that an engine reads.
  const { items } = await ask(page, 'home/todo', {});
  let found: { assignmentId: string; criterion: Criterion & { readonly notes: string } } | null = null;
  for (const { assignmentId } of items as { assignmentId: string }[]) {
    const work = await ask(page, 'coursework/get', { assignmentId });
    const editing = await ask(teacher, 'authoring/getAssignment', { assignmentId });
    const criteria: Criterion[] = editing?.copy.rubric.criteria ?? [];
    const criterion = criteria.find((one) => one.source === 'ai' && one.notes);
    if (!work.can.submit || !criterion?.notes || work.matching !== null) continue;
    found = { assignmentId, criterion: { ...criterion, notes: criterion.notes } };
    break;
  }
  if (!found) throw new Error('The demo has open work that an engine reads');
  const { assignmentId, criterion } = found;

  // Two fields: what students see, and what stays with staff.
  await teacher.goto(`${url}/teach/assignment/${assignmentId}`);
  await expect(teacher.getByLabel('What students see').first()).toHaveValue(criterion.description);
  await expect(teacher.getByLabel('Grading notes (staff only)').first()).toBeVisible();
  await expectAccessible(teacher);
  await teacher.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(teacher, { scope: 'colors' });

  await page.goto(`${url}/assignment/${assignmentId}`);
  await page.getByRole('tab', { name: 'Instructions & Rubric' }).click();
  await expect(page.getByText(criterion.description).first()).toBeVisible();
  await expect(page.getByText(criterion.notes)).toHaveCount(0);
  await expectAccessible(page);

  await page.getByRole('tab', { name: 'Submit Assignment' }).click();
  await page
    .getByLabel('Your response')
    .fill(
      'I looked at the task twice before I began. First I say what I think, because the example shows it well. Then I explain how each part follows from the one before, and in the end I say what I would look at next.',
    );
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'Submit', exact: true });
  const handedIn = page.getByRole('heading', { name: 'Assignment submitted successfully!' });
  await handedIn.or(confirm).first().waitFor();
  if (await confirm.isVisible()) await confirm.click();
  await expect(handedIn).toBeVisible();
  await expect(page.getByRole('heading', { name: 'First reading' })).toBeVisible();
  await expect(page.getByText("A teacher confirms your grade. You'll see it here.")).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page, { scope: 'layout' });
});
