import { appendFileSync, readFileSync } from 'node:fs';
import { it } from 'vitest';
import { openSweepWorld } from './actors.ts';
import { callerOf, NAMED_CASES, type NamedCase } from './call.ts';
import { expectForeignAsAbsent, expectRefusals, type Sweeping } from './refusals.ts';

/*
 * For `npm run drill:policies`: loosens one predicate after the other, and each time tries what must be refused by the
 * procedures that ask it. TURNS_FILE holds the turns as JSON; what came of each is added to OUTCOMES_FILE as a line of
 * JSON. Stops after the instant UNTIL, in milliseconds.
 */

interface Turn {
  readonly key: string;
  readonly procedures: readonly string[];
}

const open = async (): Promise<Sweeping> => {
  const sweep = await openSweepWorld();
  return { sweep, call: callerOf(sweep.world) };
};

/** What fails first, in a line; null: nothing. */
async function firstFailure(sweeping: Sweeping, cases: readonly NamedCase[]): Promise<string | null> {
  try {
    await expectRefusals(sweeping, cases);
    await expectForeignAsAbsent(sweeping, cases);
    return null;
  } catch (error) {
    return (error as Error).message.split(/[{\n]/)[0] as string;
  }
}

it('tries what must be refused, with one predicate loosened at a time', async () => {
  const turns: Turn[] = JSON.parse(readFileSync(process.env.TURNS_FILE as string, 'utf8'));
  let sweeping = await open();
  for (const { key, procedures } of turns) {
    const began = performance.now();
    if (Date.now() > Number(process.env.UNTIL)) break;
    const cases = NAMED_CASES.filter(({ path }) => procedures.includes(path));
    // What a loosened predicate let through may stand in the way of later turns.
    if ((await firstFailure(sweeping, cases)) !== null) {
      await sweeping.sweep.world.close();
      sweeping = await open();
      const failure = await firstFailure(sweeping, cases);
      if (failure !== null) throw new Error(`With nothing loosened: ${failure}`);
    }
    process.env.LOOSEN = key;
    const failure = await firstFailure(sweeping, cases);
    delete process.env.LOOSEN;
    const seconds = (performance.now() - began) / 1000;
    const noticedBy = failure && `sweep: ${failure}`;
    appendFileSync(process.env.OUTCOMES_FILE as string, `${JSON.stringify({ key, noticedBy, seconds })}\n`);
  }
  await sweeping.sweep.world.close();
}, 3_600_000);
