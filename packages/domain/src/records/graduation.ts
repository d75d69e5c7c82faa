import { bestPlaces, ELECTIVE } from './graduation-places.ts';

/** A part of a requirement set: so many credits of these subjects or titles. */
export interface Requirement {
  /** What the school calls it: "Mathematics", "U.S. History". */
  readonly label: string;
  readonly credits: number;
  /** Subjects of the catalog of which any course fills it. */
  readonly subjects: readonly string[];
  /** Titles that fill it whatever their subject is, as transcripts print them. */
  readonly titles: readonly string[];
}

/** What a school asks of a class for its diploma. What the requirements leave of the total is electives. */
export interface RequirementSet {
  readonly requirements: readonly Requirement[];
  readonly totalCredits: number;
}

/** A line of the record that gives credit, or would once it is passed. */
export interface CreditRow {
  readonly lineId: string;
  readonly title: string;
  /** Null: of no subject of the catalog. */
  readonly subject: string | null;
  readonly credits: number;
  readonly isInProgress: boolean;
}

/** Of the total, `earned` and `inProgress` are all that the record has, also where that is more than is needed. */
interface Filled {
  readonly needed: number;
  readonly earned: number;
  /** What courses that run would add. */
  readonly inProgress: number;
  /** What neither gives. */
  readonly missing: number;
}

export interface RequirementProgress extends Filled {
  /** The lines that count for it, in the order in which they were given. */
  readonly rows: readonly CreditRow[];
}

/** Met by what is earned; met once everything that runs is passed; or short even then. */
export type GraduationVerdict = 'met' | 'on_the_way' | 'short';

export interface GraduationProgress {
  readonly verdict: GraduationVerdict;
  /** In the order of the set. */
  readonly requirements: readonly RequirementProgress[];
  /** Lines that fill no requirement, and what a requirement didn't need of its lines. */
  readonly electives: RequirementProgress;
  readonly total: Filled;
}

/** Requirements of a set at most. */
export const MOST_REQUIREMENTS = 20;

const thousandths = (credits: number): number => Math.round(credits * 1000);
const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** What is wrong with a set; null: nothing. */
export function requirementSetProblem({
  requirements,
  totalCredits,
}: RequirementSet): 'label_twice' | 'nothing_fills' | 'total_too_small' | null {
  const labels = requirements.map(({ label }) => folded(label));
  if (new Set(labels).size < labels.length) return 'label_twice';
  if (requirements.some(({ subjects, titles }) => subjects.length + titles.length === 0))
    return 'nothing_fills';
  const named = sumOf(requirements.map(({ credits }) => thousandths(credits)));
  return named > thousandths(totalCredits) ? 'total_too_small' : null;
}

/** The set of a class: of those that begin with its year or before it, the last. Null: there is none. */
export function setOfClass<Set extends { readonly fromYear: number }>(
  sets: readonly Set[],
  graduationYear: number | null,
): Set | null {
  if (graduationYear === null) return null;
  const begun = sets.filter(({ fromYear }) => fromYear <= graduationYear);
  return begun.reduce<Set | null>((last, one) => (last && last.fromYear > one.fromYear ? last : one), null);
}

/**
 * How far a record is on the way to a diploma.
 *
 * Each line counts for one requirement. Lines are given to requirements so that as little as possible is missing once all
 * that runs is passed, and among these ways so that the most is earned already. What a requirement doesn't need of its lines,
 * and lines that fill none, are electives. Counted in whole thousandths.
 *
 * `met` and `on_the_way` are always true: there is a way, and it is the one given. Finding the best way is a packing problem
 * that no search solves in short time for every record, so this one has limits. It is exact wherever each line fits one
 * requirement alone, and wherever it ends within its limits, as it does for nearly all records of some dozens of lines, also
 * with groups that overlap. Beyond them (lines of many different credits, of which every one is needed, in many requirements)
 * a way may be missed: then more is said to be missing than has to be, and a set that could be met may be called `short`.
 */
export function graduationProgress(
  { requirements, totalCredits }: RequirementSet,
  rows: readonly CreditRow[],
): GraduationProgress {
  const needs = requirements.map(({ credits }) => thousandths(credits));
  const places = rows.map((row) =>
    requirements.flatMap((requirement, at) => (fills(row, requirement) ? [at] : [])),
  );
  const lines = rows.map(({ credits, isInProgress }, at) => ({
    worth: thousandths(credits),
    isInProgress,
    places: places[at]!,
  }));
  const chosen = bestPlaces(lines, needs);
  const rowsAt = (place: number) => rows.filter((_, at) => (chosen[at] ?? ELECTIVE) === place);
  const parts = needs.map((needed, place) => filled(needed, rowsAt(place)));

  const given = (isInProgress: boolean) =>
    sumOf(rows.filter((row) => row.isInProgress === isInProgress).map(({ credits }) => thousandths(credits)));
  const named = {
    earned: sumOf(parts.map(({ earned }) => earned)),
    inProgress: sumOf(parts.map(({ inProgress }) => inProgress)),
  };
  const needed = thousandths(totalCredits);
  const electives = split(
    Math.max(0, needed - sumOf(needs)),
    given(false) - named.earned,
    given(true) - named.inProgress,
  );
  const missing = sumOf([...parts, electives].map((part) => part.missing));
  const total = { needed, earned: given(false), inProgress: given(true), missing };
  const isMet = [...parts, electives].every((part) => part.earned >= part.needed);
  return {
    verdict: isMet ? 'met' : total.missing === 0 ? 'on_the_way' : 'short',
    requirements: parts.map((part, place) => ({ ...inCredits(part), rows: rowsAt(place) })),
    electives: { ...inCredits(electives), rows: rowsAt(ELECTIVE) },
    total: inCredits(total),
  };
}

/** Titles are compared without capitals and without spaces too many. */
const folded = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();

/** Whether a line may count for a requirement. */
export const fills = (
  { subject, title }: Pick<CreditRow, 'subject' | 'title'>,
  { subjects, titles }: Requirement,
): boolean =>
  (subject !== null && subjects.includes(subject)) || titles.some((one) => folded(one) === folded(title));

/** What lines earn of a need, and what those that run add to that. In thousandths, as everything below. */
function filled(needed: number, rows: readonly CreditRow[]): Filled {
  const given = (isInProgress: boolean) =>
    sumOf(rows.filter((row) => row.isInProgress === isInProgress).map(({ credits }) => thousandths(credits)));
  return split(needed, given(false), given(true));
}

function split(needed: number, earnedThere: number, runningThere: number): Filled {
  const earned = Math.min(needed, earnedThere);
  const inProgress = Math.min(needed - earned, runningThere);
  return { needed, earned, inProgress, missing: needed - earned - inProgress };
}

const inCredits = ({ needed, earned, inProgress, missing }: Filled): Filled => ({
  needed: needed / 1000,
  earned: earned / 1000,
  inProgress: inProgress / 1000,
  missing: missing / 1000,
});
