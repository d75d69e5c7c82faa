import { NAMED_FAULTS } from './named-faults.ts';
import { type PlannedTurn, runTurns, type TurnResult } from './run-turns.ts';
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
    return {
      test: fault.test,
      key,
      isStatic: isStatic.get(key) ?? false,
      titles: [fault.title],
      limitMs: null,
    };
  });
  const without = [...new Map(turns.map((turn) => [nameOf(turn), turn])).values()];
  const options = { what: 'named', until } as const;
  const results = await runTurns(turns, options);
  // In a process of its own: no module in it holds what a fault made of its constants.
  const plain = await runTurns(
    without.map((turn) => ({ ...turn, key: null, isStatic: false })),
    options,
  );
  const resultWithout = new Map(plain.map((result) => [nameOf(result.turn), result]));
  const verdicts = results.map((result) => verdictOf(result, resultWithout.get(nameOf(result.turn))));
  for (const [place, { about, fault, test, title }] of NAMED_FAULTS.entries())
    say(`${verdicts[place]} | ${about} | ${fault} | ${test}: ${title}`);
  for (const [verdict, same] of Map.groupBy(verdicts, (one) => one)) say(`${verdict}: ${same.length}`);
  return verdicts.every((verdict) => verdict === SEEN);
}

const SEEN = 'seen';

const nameOf = ({ test, titles }: PlannedTurn): string => `${test}: ${titles}`;

/** What became of a fault, by its turn and by that of its test without any fault. */
function verdictOf(withFault: TurnResult, without: TurnResult | undefined): string {
  if (!withFault.wasRun) return 'NOT TRIED';
  if (!withFault.turn.titles?.includes(withFault.failed?.title ?? '')) return 'UNSEEN';
  if (!without?.wasRun) return 'NOT TRIED WITHOUT THE FAULT';
  const isRun = without.lines.some(({ title }) => title);
  return isRun && !without.failed ? SEEN : 'FAILS WITHOUT THE FAULT, OR ISN’T THERE';
}
