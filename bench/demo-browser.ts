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
