import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { englishPlurals } from './tools/english-plurals.ts';
import { routeTree } from './tools/route-tree.ts';
import { wordsWithCode } from './tools/words-with-code.ts';

/** Component tests: whole pages against answers that the test makes up (docs/adr/0029-component-tests.md). */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [routeTree(), react({ compiler: true }), wordsWithCode(), englishPlurals()],
  test: {
    name: 'component',
    include: ['src/**/*.test.tsx'],
    environment: 'happy-dom',
    environmentOptions: { happyDOM: { url: 'https://school.test/' } },
    setupFiles: ['src/testing/set-up.ts'],
    isolate: false,
    // Layout is the journeys' to look at.
    css: false,
    testTimeout: 30_000,
    // Failures that a test makes up are reported to the console too.
    silent: 'passed-only',
  },
});
