import { judgeRows, type Reading } from '../eligibility/candidates.ts';
import type { Candidate } from '../eligibility/content-groups.ts';
import type { SetNeeds } from '../eligibility/grains.ts';
import { needsOf, STATED } from '../eligibility/judge.ts';
import type { DivisionRules } from '../eligibility/rule-set.ts';
import { timeFrame } from '../eligibility/timing.ts';
import { exactDecimal, times } from '../grading/exact-decimal.ts';
import { type ExactRatio, leastCommonMultiple, ratioNumber } from '../grading/exact-ratio.ts';
import { type CountedItem, countedItems, type Source } from './counted-items.ts';
import type { ProgramBuilder, Term } from './integer-program.ts';
import { type Option, rowOf } from './options.ts';
import type { PlanProblem } from './problem.ts';

/**
 * Rows that hold exactly where some legal set of courses reaches the GPA that qualifies: the same question as the engine's,
 * asked of the record with whatever options are taken.
 *
 * Where dates of the record are missing, its rows count as late as can be, as in the worse of the two judgments on which a
 * verdict has to rest.
 *
 * @param takenOf the variable of each option.
 * @param isWhole false: without the rows that keep a set from holding what it doesn't need.
 */
export function addDivision(
  builder: ProgramBuilder,
  problem: PlanProblem,
  rules: DivisionRules,
  options: readonly Option[],
  takenOf: ReadonlyMap<Option, number>,
  isWhole: boolean,
): void {
  const { record } = problem;
  const sources = sourcesOf(problem, rules, options, takenOf, 'worst');
  const hasLabs = record.schools.some(({ offersLabScience }) => offersLabScience === true);
  const most = afterGraduation(problem, rules);
  const plain = needsOf(rules.needs, hasLabs, most);
  const isLocked = rules.lock !== null && record.student.schooling !== 'international';
  const needs: SetNeeds = isLocked
    ? {
        ...plain,
        before: exactDecimal(rules.lock!.units),
        beforeAcademic: exactDecimal(rules.lock!.academic),
      }
    : plain;
  addSet(builder, countedItems(builder, sources), needs, rules.qualifierGpa, isWhole);
}

/** The rows of the record and of the options that may count for a division. */
function sourcesOf(
  problem: PlanProblem,
  rules: DivisionRules,
  options: readonly Option[],
  takenOf: ReadonlyMap<Option, number>,
  dates: Reading['dates'],
): Source[] {
  const { record } = problem;
  const frame = timeFrame(record.student);
  const all = { ...record, courses: [...record.courses, ...options.map((one) => rowOf(one, problem))] };
  const judged = judgeRows(all, frame, rules.afterGraduation !== null, {
    ...STATED,
    states: ['final', 'running', 'planned'],
    dates,
  });
  return judged.flatMap(({ candidate }, at): Source[] => {
    if (!candidate) return [];
    const option = options[at - record.courses.length];
    return [{ candidate, taken: option ? takenOf.get(option)! : null, courseId: option?.course.id ?? null }];
  });
}

/** The missing units of a division's table, in thousandths; see `missingOf`. At least so many, as for `graduationMissing`. */
export function divisionMissing(
  builder: ProgramBuilder,
  problem: PlanProblem,
  { needs, ...rules }: DivisionRules,
  options: readonly Option[],
  takenOf: ReadonlyMap<Option, number>,
): Term[] {
  const sources = sourcesOf(problem, { needs, ...rules }, options, takenOf, 'best');
  const items = countedItems(builder, sources);
  const have = (isOne: (item: CountedItem) => boolean) =>
    items.filter(isOne).map(({ variable, units }): Term => [variable, Math.round(ratioNumber(units) * 1000)]);
  const missing = (terms: readonly Term[], need: number): Term => {
    const short = builder.variable(0, Math.max(0, need) * 1000);
    builder.atLeast([[short, 1], ...terms], need * 1000);
    return [short, 1];
  };
  const minus = ([variable]: Term): Term => [variable, -1];
  const [english, math, science, social] = (['english', 'math', 'science', 'socialScience'] as const).map(
    (name) => missing(have(GIVES[name]), needs[name]),
  ) as [Term, Term, Term, Term];
  const academic = missing(have(GIVES.academic), needs.academic);
  builder.atLeast([academic, ...[english, math, science].map(minus)], 0);
  const total = missing(have(GIVES.total), needs.total);
  builder.atLeast([total, ...[academic, social].map(minus)], 0);
  return [total];
}

function afterGraduation({ record }: PlanProblem, { afterGraduation: rule }: DivisionRules): number {
  if (rule === null) return 0;
  return record.student.hasDocumentedDisability ? rule.disability : rule.units;
}

type NeedName = Exclude<keyof SetNeeds, 'mostAfterGraduation'>;

/** What a counted item gives to each need. */
const GIVES: Readonly<Record<NeedName, (item: Pick<Candidate, 'area' | 'isLab' | 'isBefore'>) => boolean>> = {
  english: ({ area }) => area === 'english',
  math: ({ area }) => area === 'math',
  science: ({ area }) => area === 'science',
  socialScience: ({ area }) => area === 'socialScience',
  academic: ({ area }) => area === 'english' || area === 'math' || area === 'science',
  total: () => true,
  lab: ({ area, isLab }) => isLab && area === 'science',
  before: ({ isBefore }) => isBefore,
  beforeAcademic: ({ isBefore, area }) =>
    isBefore && (area === 'english' || area === 'math' || area === 'science'),
};

const NEEDS = Object.keys(GIVES) as NeedName[];

/** A larger factor would cost a solver its exactness. */
const LARGEST_FACTOR = 10n ** 7n;

/** The set meets every need, no item of it can be left out, and its GPA reaches the least one. */
function addSet(
  builder: ProgramBuilder,
  items: readonly CountedItem[],
  needs: SetNeeds,
  leastGpa: string,
  isWhole: boolean,
): void {
  const grain = leastCommonMultiple([
    ...items.map(({ units }) => lowestDenominator(units)),
    ...Object.values(needs).map(lowestDenominator),
  ]);
  const grains = ({ numerator, denominator }: ExactRatio) => Number((numerator * grain) / denominator);
  const open = NEEDS.filter((name) => needs[name].numerator > 0n);
  const sumOf = (name: NeedName): Term[] =>
    items.filter(GIVES[name]).map(({ variable, units }) => [variable, grains(units)]);
  for (const name of open) builder.atLeast(sumOf(name), grains(needs[name]));
  if (isWhole) addNoneToSpare(builder, items, open, grains, needs, sumOf);
  const late = items.filter(({ isAfterGraduation }) => isAfterGraduation);
  if (late.length > 0) {
    const terms = late.map(({ variable, units }): Term => [variable, grains(units)]);
    builder.atMost(terms, grains(needs.mostAfterGraduation));
  }
  addGpa(builder, items, exactDecimal(leastGpa));
}

/**
 * An item may be in the set only where some need would be missed without it: the need holds less than its own measure and
 * that item's units.
 */
function addNoneToSpare(
  builder: ProgramBuilder,
  items: readonly CountedItem[],
  open: readonly NeedName[],
  grains: (ratio: ExactRatio) => number,
  needs: SetNeeds,
  sumOf: (name: NeedName) => Term[],
): void {
  const tight = new Map<string, number>();
  const tightFor = (name: NeedName, units: number): number => {
    const key = `${name} ${units}`;
    const known = tight.get(key);
    if (known !== undefined) return known;
    const made = builder.binary();
    tight.set(key, made);
    const terms = sumOf(name);
    const below = grains(needs[name]) + units - 1;
    const most = items.filter(GIVES[name]).reduce((sum, item) => sum + grains(item.units) * item.most, 0);
    builder.atMost([...terms, [made, Math.max(0, most - below)]], Math.max(most, below));
    return made;
  };
  for (const item of items) {
    const needed = open.filter((name) => GIVES[name](item)).map((name) => tightFor(name, grains(item.units)));
    builder.atMost([[item.variable, 1], ...needed.map((one): Term => [one, -item.most])], 0);
  }
}

/**
 * Points stand at or above the least GPA for all units together. Where the items have no common measure that a solver can hold
 * exactly, points are rounded up: no set is missed, and the engine refutes those that stand a trifle too low.
 */
function addGpa(builder: ProgramBuilder, items: readonly CountedItem[], least: ExactRatio): void {
  const above = items.map(({ quality, units }) => {
    const wanted = times(units, least);
    return {
      numerator: quality.numerator * wanted.denominator - wanted.numerator * quality.denominator,
      denominator: quality.denominator * wanted.denominator,
    };
  });
  const common = above.reduce((factor, ratio) => {
    const finer = leastCommonMultiple([factor, lowestDenominator(ratio)]);
    return finer > LARGEST_FACTOR ? factor : finer;
  }, 1n);
  const isExact = above.every((ratio) => common % lowestDenominator(ratio) === 0n);
  const factor = isExact ? common : common * (LARGEST_FACTOR / common);
  const terms = items.map(({ variable }, at): Term => {
    const { numerator, denominator } = above[at]!;
    return [variable, Number(roundedUp(numerator * factor, denominator))];
  });
  builder.atLeast(terms, 0);
}

/** A quotient, or the next whole number above it; the division of whole numbers rounds towards 0. */
const roundedUp = (numerator: bigint, denominator: bigint): bigint =>
  numerator / denominator + (numerator > 0n && numerator % denominator !== 0n ? 1n : 0n);

function lowestDenominator({ numerator, denominator }: ExactRatio): bigint {
  let [large, small] = [numerator < 0n ? -numerator : numerator, denominator];
  while (small !== 0n) [large, small] = [small, large % small];
  return large === 0n ? 1n : denominator / large;
}
