import { NAMED_FAULTS } from './named-faults.ts';
import { type PlannedTurn, runTurns } from './run-turns.ts';
import { keyOfFault, weaveNamed } from './targets.ts';

/**
 * Plants every named fault and runs the test that stands beside it in the table, alone: it has to fail with the fault and to
 * pass without. Prints the table.
 *
 * @returns whether each did.
 */
export async function drillNamed(until: number, say: (text: string) => void): Promise<boolean> {
  const { mutants } = weaveNamed();
  const isStatic = new Map(mutants.map((one) => [one.key, one.isStatic]));
  const turns = NAMED_FAULTS.map((fault): PlannedTurn => {
    const key = keyOfFault(fault);
    return { test: fault.test, key, isStatic: isStatic.get(key) ?? false, titles: [fault.title] };
  });
  const without = [...new Map(turns.map((turn) => [`${turn.test} ${turn.titles}`, turn])).values()];
  // Those without a fault last: some begin by loading their modules anew.
  const results = await runTurns(
    [...turns, ...without.map((turn) => ({ ...turn, key: null, isStatic: true }))],
    { what: 'named', until },
  );
  const passes = new Set(
    results
      .slice(turns.length)
      .filter(({ wasRun, failed, lines }) => wasRun && !failed && lines.some(({ title }) => title))
      .map(({ turn }) => `${turn.test} ${turn.titles}`),
  );
  let isGood = true;
  for (const [place, fault] of NAMED_FAULTS.entries()) {
    const { turn, failed, wasRun } = results[place] as (typeof results)[number];
    const passesWithout = passes.has(`${turn.test} ${turn.titles}`);
    const isSeen = failed?.title === fault.title && passesWithout;
    if (!isSeen) isGood = false;
    const verdict = !wasRun
      ? 'NOT TRIED'
      : isSeen
        ? 'seen'
        : passesWithout
          ? 'UNSEEN'
          : 'FAILS WITHOUT THE FAULT, OR ISN’T THERE';
    say(`${verdict} | ${fault.about} | ${fault.fault} | ${fault.test}: ${fault.title}`);
  }
  return isGood;
}
