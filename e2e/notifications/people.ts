import { type APIRequestContext, request } from '@playwright/test';
import { call } from '../accounts/people.ts';
import { DEMO_PASSWORD } from '../server.ts';

/** Calls procedures as a demo account, with a browser of its own. */
export async function asAccount(url: string, account: string): Promise<APIRequestContext> {
  const api = await request.newContext();
  await call(api, url, 'accounts/signIn', {
    email: `${account}@demo.fieldhouse.test`,
    password: DEMO_PASSWORD,
  });
  return api;
}

interface Grid {
  readonly assignments: readonly { readonly assignmentId: string; readonly title: string }[];
  readonly students: readonly { readonly studentId: string; readonly name: string }[];
}

/** A teacher gives and releases a grade that nobody has given yet. @returns the title of the work. */
export async function releaseGrade(
  api: APIRequestContext,
  url: string,
  course: string,
  student: string,
): Promise<string> {
  const { courses } = await call<{ courses: { courseId: string; title: string }[] }>(
    api,
    url,
    'gradebook/courses',
    {},
  );
  const courseId = courses.find(({ title }) => title === course)?.courseId;
  const { assignments, students } = await call<Grid>(api, url, 'gradebook/grid', { courseId });
  const studentId = students.find(({ name }) => name === student)?.studentId;
  for (const { assignmentId, title } of assignments) {
    const { saved } = await call<{ saved: unknown[] }>(api, url, 'gradebook/setCells', {
      courseId,
      changes: [{ studentId, assignmentId, to: { state: 'graded', points: 1 }, baseSeq: 0 }],
      source: 'typed',
    });
    if (saved.length > 0) return title;
  }
  throw new Error(`${student} has a grade for everything in ${course}`);
}
