import { readFileSync, writeFileSync } from 'node:fs';
import { it } from 'vitest';
import { readAnswers } from './answers.ts';
import { NAMED_CASES } from './call.ts';
import { openAnswerWorld } from './plant.ts';

/*
 * For `npm run drill:policies -- answers`: turns on one leak after the other, first in a text field of the answer, then in
 * a field that the contract doesn't know, and reads the answers of its procedure. TURNS_FILE holds the leaks as JSON;
 * what came of them is written to OUTCOMES_FILE. The drill puts calls of `globalThis.leak` into the handlers.
 */

interface Turn {
  readonly name: string;
  readonly procedure: string;
}

/** What a leak adds to an answer. */
type Leak = (name: string, value: unknown, field: string) => Record<string, unknown>;

it('reads answers that show too much', async () => {
  const turns: Turn[] = JSON.parse(readFileSync(process.env.TURNS_FILE as string, 'utf8'));
  const planted = await openAnswerWorld();
  const outcomes: unknown[] = [];
  for (const { name, procedure } of turns) {
    const cases = NAMED_CASES.filter(({ path }) => path === procedure);
    let hadValue = false;
    const read = async (leak: Leak | undefined) => {
      Object.assign(globalThis, { leak });
      const { leaks } = await readAnswers(planted, cases, new Set());
      return leaks;
    };
    const before = await read(undefined);
    if (cases.length === 0 || before.length > 0)
      throw new Error(`${procedure}, as it is: ${before.join(', ') || 'no case'}`);
    const asText = await read((leak, value, field) => {
      if (leak !== name || value === null || value === undefined) return {};
      hadValue = true;
      return { [field]: value };
    });
    const asField = await read((leak, value) => (leak === name ? { leaked: value } : {}));
    outcomes.push({ name, procedure, hadValue, asText, asField });
  }
  Object.assign(globalThis, { leak: undefined });
  await planted.sweep.world.close();
  writeFileSync(process.env.OUTCOMES_FILE as string, JSON.stringify(outcomes));
}, 600_000);
