import { fills, type RequirementSet } from '../records/graduation.ts';
import type { ProgramBuilder, Term } from './integer-program.ts';
import { type Option, thousandths } from './options.ts';
import type { PlanProblem } from './problem.ts';

/** Lines between which there is nothing to choose: as many credits, and the same requirements that they may count for. */
interface Kind {
  readonly worth: number;
  readonly places: readonly number[];
  /** How many the record has. */
  count: number;
  readonly taken: number[];
}

/** Rows that hold exactly where lines can be given to requirements so that nothing is missing. */
export function addGraduation(
  builder: ProgramBuilder,
  problem: PlanProblem,
  set: RequirementSet,
  options: readonly Option[],
  takenOf: ReadonlyMap<Option, number>,
): void {
  const missing = graduationMissing(builder, problem, set, options, takenOf);
  builder.atMost(missing, 0);
}

/**
 * What is missing of a requirement set once everything is passed, in thousandths of a credit: at least so much, and no more
 * where that is what is to be the least. Each line is given to one requirement at most, and all of them to the total.
 */
export function graduationMissing(
  builder: ProgramBuilder,
  { credits }: PlanProblem,
  { requirements, totalCredits }: RequirementSet,
  options: readonly Option[],
  takenOf: ReadonlyMap<Option, number>,
): Term[] {
  const kinds = new Map<string, Kind>();
  const kindOf = (line: { subject: string | null; title: string }, worth: number): Kind => {
    const places = requirements.flatMap((requirement, at) => (fills(line, requirement) ? at : []));
    const key = `${worth} ${places.join()}`;
    const known = kinds.get(key) ?? { worth, places, count: 0, taken: [] };
    kinds.set(key, known);
    return known;
  };
  for (const row of credits) kindOf(row, thousandths(row.credits)).count += 1;
  for (const option of options)
    if (option.gain > 0) kindOf(option.course, option.gain).taken.push(takenOf.get(option)!);

  const given = requirements.map((): Term[] => []);
  const settled = requirements.map(() => 0);
  for (const { worth, places, count, taken } of kinds.values()) {
    const [only] = places;
    if (only === undefined) continue;
    if (places.length === 1) {
      settled[only]! += count * worth;
      given[only]!.push(...taken.map((one): Term => [one, worth]));
      continue;
    }
    const parts = places.map((place) => {
      const variable = builder.variable(0, count + taken.length);
      given[place]!.push([variable, worth]);
      return variable;
    });
    builder.atMost([...parts.map((one): Term => [one, 1]), ...taken.map((one): Term => [one, -1])], count);
  }
  const short = requirements.map((requirement, place): Term => {
    const needed = thousandths(requirement.credits);
    const missing: Term = [builder.variable(0, needed), 1];
    builder.atLeast([...given[place]!, missing], needed - settled[place]!);
    return missing;
  });
  const lines = [...kinds.values()];
  const there = lines.reduce((sum, { worth, count }) => sum + worth * count, 0);
  const named = requirements.reduce((sum, one) => sum + thousandths(one.credits), 0);
  const total = Math.max(thousandths(totalCredits), named);
  const missing: Term[] = [...short, [builder.variable(0, total), 1]];
  builder.atLeast(
    [...missing, ...lines.flatMap(({ worth, taken }) => taken.map((one): Term => [one, worth]))],
    total - there,
  );
  return missing;
}
