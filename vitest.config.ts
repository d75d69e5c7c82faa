import { configDefaults, defineConfig } from 'vitest/config';

/** Unit tests are pure; component tests open pages; integration tests run through the contract against a real database. */
export default defineConfig({
  test: {
    // Read as files, and so in no module's imports: what `--changed` would not see.
    forceRerunTriggers: [
      ...configDefaults.forceRerunTriggers,
      '**/*.sql',
      '**/*.sql.br',
      '**/locales/**/*.json',
    ],
    projects: [
      {
        test: {
          name: 'unit',
          // Properties run hundreds of cases, also on a machine that does something else.
          testTimeout: 20_000,
          isolate: false,
          include: ['packages/*/src/**/*.test.ts', 'apps/web/src/**/*.test.ts', 'tools/**/*.test.ts'],
        },
      },
      './apps/web/vitest.config.ts',
      {
        test: {
          name: 'server',
          include: ['apps/server/src/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 120_000,
          pool: 'forks',
          maxWorkers: 2,
          // Each file opens a database of its own; loading the server anew for each took a third of the time.
          isolate: false,
        },
      },
    ],
  },
});
