import { type Candidate, overlap } from '../eligibility/content-groups.ts';
import { compareRatios, plus, times } from '../grading/exact-decimal.ts';
import type { ExactRatio } from '../grading/exact-ratio.ts';
import type { ProgramBuilder, Term } from './integer-program.ts';

/** A row that may count: of the record, or of an option that may be taken. */
export interface Source {
  readonly candidate: Candidate;
  /** The variable that says whether its option is taken; null: the record has it. */
  readonly taken: number | null;
  /** Null: of the record. */
  readonly courseId: string | null;
}

/** Rows that differ in nothing that counts, with the variable that says how many of them are in the set. */
export interface CountedItem
  extends Pick<Candidate, 'area' | 'units' | 'quality' | 'isBefore' | 'isAfterGraduation' | 'isLab'> {
  readonly variable: number;
  readonly most: number;
}

const ONE: ExactRatio = { numerator: 1n, denominator: 1n };
const ZERO: ExactRatio = { numerator: 0n, denominator: 1n };
/** Rows of one content of which all sets are made into one row of a unit. */
const MOST_ROWS = 10;

/**
 * The items of which a set is made up, with the rows that bind them: an option counts only where it is taken, and each
 * content once and up to one unit, as the engine's `groupings` has it.
 */
export function countedItems(builder: ProgramBuilder, sources: readonly Source[]): CountedItem[] {
  const byContent = Map.groupBy(sources, ({ candidate, courseId }) =>
    candidate.contentKey !== null
      ? `content ${candidate.contentKey}`
      : courseId !== null
        ? `course ${courseId}`
        : `row ${candidate.order}`,
  );
  const free: Source[] = [];
  const items: CountedItem[] = [];
  for (const ofContent of byContent.values()) {
    if (isFree(ofContent)) free.push(...ofContent);
    else items.push(...boundItems(builder, ofContent));
  }
  return [...items, ...kindsOf(builder, free)];
}

/** What a plan can't hold twice doesn't need to be kept from counting twice. */
function isFree(sources: readonly Source[]): boolean {
  const units = new Map<string, ExactRatio>();
  for (const [place, a] of sources.entries()) {
    const owner = a.courseId ?? `row ${place}`;
    const most = units.get(owner);
    if (!most || compareRatios(a.candidate.units, most) > 0) units.set(owner, a.candidate.units);
    const clashes = sources
      .slice(place + 1)
      .some((b) => (a.courseId === null || a.courseId !== b.courseId) && isOverlapping(a, b));
    if (clashes) return false;
  }
  return compareRatios([...units.values()].reduce(plus, ZERO), ONE) <= 0;
}

const isOverlapping = (a: Source, b: Source): boolean => overlap(a.candidate.part, b.candidate.part);

const kindKey = ({ area, units, quality, isBefore, isAfterGraduation, isLab }: Candidate): string => {
  const fraction = ({ numerator, denominator }: ExactRatio) => `${Number(numerator) / Number(denominator)}`;
  return [area, fraction(units), fraction(quality), isBefore, isAfterGraduation, isLab].join('|');
};

/** One item for rows of one kind: as many count as the record has and the plan takes. */
function kindsOf(builder: ProgramBuilder, sources: readonly Source[]): CountedItem[] {
  const kinds = Map.groupBy(sources, ({ candidate }) => kindKey(candidate));
  return [...kinds.values()].map((same) => {
    const there = same.filter(({ taken }) => taken === null).length;
    const taken = same.flatMap((one) => (one.taken === null ? [] : one.taken));
    const courses = new Set(same.flatMap(({ courseId }) => courseId ?? []));
    const most = there + courses.size;
    const variable = builder.variable(0, most);
    if (taken.length > 0) builder.atMost([[variable, 1], ...taken.map((one): Term => [one, -1])], there);
    return { ...same[0]!.candidate, variable, most };
  });
}

/** Items of one content that stand in each other's way: each row by itself, or several as one row of a unit. */
function boundItems(builder: ProgramBuilder, sources: readonly Source[]): CountedItem[] {
  const rows = [...Map.groupBy(sources, rowKey).values()].map((same) => {
    const taken = same.flatMap((one) => (one.taken === null ? [] : one.taken));
    return { source: same[0]!, taken };
  });
  const single = rows.map(({ source, taken }) => {
    const variable = builder.binary();
    if (source.taken !== null) builder.atMost([[variable, 1], ...taken.map((one): Term => [one, -1])], 0);
    return { ...source.candidate, variable, most: 1 };
  });
  const isOne = rows.every((a, at) => rows.slice(at + 1).every((b) => isOverlapping(a.source, b.source)));
  if (isOne) {
    builder.atMost(
      single.map(({ variable }): Term => [variable, 1]),
      1,
    );
    return single;
  }
  rows.forEach((a, place) => {
    rows.forEach((b, other) => {
      if (other <= place || !isOverlapping(a.source, b.source)) return;
      builder.atMost(
        [
          [single[place]!.variable, 1],
          [single[other]!.variable, 1],
        ],
        1,
      );
    });
  });
  const merged = rows.length > MOST_ROWS ? [] : mergedItems(builder, rows);
  addCap(builder, single, merged);
  return [...single, ...merged];
}

const rowKey = ({ candidate, courseId }: Source): string =>
  courseId === null
    ? `row ${candidate.order}`
    : `${courseId}|${kindKey(candidate)}|${candidate.part?.number}|${candidate.part?.of}`;

/** At most one unit of rows as they stand, or one row that is made of several. */
function addCap(
  builder: ProgramBuilder,
  single: readonly CountedItem[],
  merged: readonly CountedItem[],
): void {
  const grains = (ratio: ExactRatio) =>
    Math.round((Number(ratio.numerator) / Number(ratio.denominator)) * 10_000);
  builder.atMost(
    [
      ...single.map(({ variable, units }): Term => [variable, grains(units)]),
      ...merged.map(({ variable }): Term => [variable, grains(ONE)]),
    ],
    grains(ONE),
  );
}

type BoundRow = { readonly source: Source; readonly taken: readonly number[] };

/** Rows that don't overlap and come to more than a unit, as one row of a unit with their points in proportion. */
function mergedItems(builder: ProgramBuilder, rows: readonly BoundRow[]): CountedItem[] {
  const sets: BoundRow[][] = [[]];
  for (const row of rows) {
    const fitting = sets.filter((set) =>
      set.every(
        (other) =>
          !isOverlapping(other.source, row.source) &&
          (row.source.courseId === null || other.source.courseId !== row.source.courseId),
      ),
    );
    sets.push(...fitting.map((set) => [...set, row]));
  }
  return sets.flatMap((set): CountedItem[] => {
    const candidates = set.map(({ source }) => source.candidate);
    const units = candidates.reduce((sum, one) => plus(sum, one.units), ZERO);
    const [first] = candidates;
    if (!first || compareRatios(units, ONE) <= 0) return [];
    if (candidates.some((one) => one.area !== first.area || one.isAfterGraduation)) return [];
    const quality = candidates.reduce((sum, one) => plus(sum, one.quality), ZERO);
    const variable = builder.binary();
    for (const { taken } of set)
      if (taken.length > 0) builder.atMost([[variable, 1], ...taken.map((one): Term => [one, -1])], 0);
    return [
      {
        area: first.area,
        units: ONE,
        quality: times(quality, { numerator: units.denominator, denominator: units.numerator }),
        isBefore: candidates.every(({ isBefore }) => isBefore),
        isAfterGraduation: false,
        isLab: candidates.every(({ isLab }) => isLab),
        variable,
        most: 1,
      },
    ];
  });
}
