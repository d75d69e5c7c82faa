import { randomRecord } from '@fieldhouse/domain/testing/random-record.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { differencesInPrint } from './compare-printed.ts';

/** A thousand are printed by `npm run drill:printed`. */
const RECORDS = 25;

it(`prints ${RECORDS} random records as a second calculation makes them, read again from PDF, page and JSON`, {
  timeout: 120_000,
}, async () => {
  const records = fc.sample(randomRecord, { seed: 1, numRuns: RECORDS });
  let lines = 0;
  for (const record of records) {
    const { differences, ...compared } = await differencesInPrint(record);
    expect(differences).toEqual([]);
    lines += compared.lines;
  }
  expect(lines).toBeGreaterThan(100);
});
