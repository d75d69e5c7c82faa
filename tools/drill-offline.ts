import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findChromium } from './chromium.ts';
import { buildStep } from './journeys.ts';
import { runStep } from './steps.ts';

/** Every offline case in a browser, one after the other, and what they come to. */
const folder = mkdtempSync(path.join(tmpdir(), 'fieldhouse-drill-'));
const results = path.join(folder, 'results.jsonl');

await runStep(buildStep);
const isGood = await runStep({
  name: 'Offline cases',
  command: 'playwright',
  args: ['test', 'e2e/offline/cases.e2e.ts'],
  env: { CHROMIUM_PATH: await findChromium(), OFFLINE_DRILL: '1', OFFLINE_RESULTS: results },
});

const cases = readFileSync(results, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as { readonly name: string; readonly lost: number });
rmSync(folder, { recursive: true, force: true });
const lost = cases.reduce((sum, one) => sum + one.lost, 0);
process.stdout.write(`\n${cases.length} offline cases, ${lost} characters lost.\n`);
if (!isGood) process.exit(1);
