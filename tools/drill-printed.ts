import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { differencesInPrint } from '../apps/server/src/testing/printed/compare-printed.ts';
import { recordsOfDemo } from '../apps/server/src/testing/printed/demo-records.ts';
import type { TranscriptRecord } from '../packages/domain/src/records/transcript-document.ts';
import { randomRecord } from '../packages/domain/src/testing/random-record.ts';

/*
 * The drill of printed transcripts: every record of the demo school, and RECORDS random ones by SEED, each printed as PDF, page
 * and JSON, read again and compared, line by line and total by total, with a second calculation in exact fractions.
 */

const RECORDS = Number(process.env.RECORDS ?? 1_000);
const SEED = Number(process.env.SEED ?? 1);
/** Examples that are printed; the others are counted. */
const MOST_PRINTED = 10;

async function compareAll(name: string, records: readonly TranscriptRecord[]): Promise<boolean> {
  const began = performance.now();
  let [lines, totals, wrong] = [0, 0, 0];
  for (const [at, record] of records.entries()) {
    const compared = await differencesInPrint(record);
    lines += compared.lines;
    totals += compared.totals;
    if (compared.differences.length === 0) continue;
    wrong += 1;
    if (wrong <= MOST_PRINTED) console.log(`${name} ${at + 1}: ${compared.differences.join('; ')}`);
  }
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(
    `${name}: ${records.length} transcripts with ${lines} lines and ${totals} totals, each read from PDF, page and JSON, in ${seconds} s; ${wrong} with differences.`,
  );
  return wrong === 0 && lines > 0;
}

const folder = mkdtempSync(path.join(tmpdir(), 'fieldhouse-printed-'));
const demo = await recordsOfDemo(folder).finally(() => rmSync(folder, { recursive: true, force: true }));
const isDemoRight = await compareAll('Demo school', demo);
const random = fc.sample(randomRecord, { seed: SEED, numRuns: RECORDS });
const isRandomRight = await compareAll('Random records', random);
process.exitCode = isDemoRight && isRandomRight ? 0 : 1;
