import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS } from './tools/chromium.ts';

/** Journeys: each worker has its own server and database (e2e/fixtures.ts). */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  // CI tries a failed journey once more; the summary at the end names it as flaky.
  retries: process.env.CI ? 1 : 0,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  globalSetup: './e2e/global-setup.ts',
  use: {
    actionTimeout: 20_000,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    viewport: { width: 1440, height: 900 },
    // Each context would fetch and keep the whole shell. Where the worker is part of the matter, a file uses WITH_WORKER.
    serviceWorkers: 'block',
    // Nothing fades in or out, so that a look and a click needn't wait; the files that use MOVING have it move.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: CHROMIUM_ARGS,
    },
    // A trace doubles the time of a journey: TRACE=1 keeps those of failures.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
  },
});
