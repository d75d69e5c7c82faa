import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { type BenchServer, startBenchServer } from './harness.ts';

const PASSWORD = 'bench-lantern-47';

/** A server of its own with the demo school, gone when stopped. */
export async function startDemoServer(): Promise<BenchServer> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'fieldhouse-bench-'));
  const server = await startBenchServer('apps/server/start.mjs', {
    DATA_DIR: dataDir,
    DEMO: '1',
    DEMO_PASSWORD: PASSWORD,
  });
  return {
    ...server,
    async stop() {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Signs the demo's student in, in this context, and gives the address of their first course. */
export async function signInStudent(context: BrowserContext, url: string): Promise<string> {
  const page = await context.newPage();
  await page.goto(`${url}/login`);
  await page.getByLabel('Email').fill('student@demo.fieldhouse.test');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL('**/dashboard');
  const course = await page.locator('main a[href^="/course/"]').first().getAttribute('href');
  await page.close();
  return course?.split('/lesson')[0] ?? '';
}

/** The address of a piece of work in this course, for the student who is signed in. */
export async function firstAssignment(context: BrowserContext, url: string, course: string): Promise<string> {
  const courseId = course.replace('/course/', '');
  const headers = { origin: url };
  const answer = await context.request.post(`${url}/api/v1/lessons/course`, { data: { courseId }, headers });
  const { assignments } = (await answer.json()) as { assignments: { assignmentId: string }[] };
  return `/assignment/${assignments[0]?.assignmentId}`;
}

/** Signs the demo's teacher in, in place of whoever was. */
export async function signInTeacher(context: BrowserContext, url: string): Promise<void> {
  const answer = await context.request.post(`${url}/api/v1/accounts/signIn`, {
    data: { email: 'teacher@demo.fieldhouse.test', password: PASSWORD },
    headers: { origin: url },
  });
  if (!answer.ok()) throw new Error(`The teacher was refused: ${answer.status()}.`);
}
