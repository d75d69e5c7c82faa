import type { Candidate, NeedArea } from '../../eligibility/content-groups.ts';
import type { SetNeeds } from '../../eligibility/grains.ts';
import { exactDecimal, times } from '../../grading/exact-decimal.ts';

/** A row in plain numbers: units and points in thousandths. */
export interface PlainRow {
  readonly area: NeedArea;
  readonly units: number;
  /** Points of the grade, in thousandths. */
  readonly points: number;
  readonly isBefore: boolean;
  readonly isAfterGraduation: boolean;
  readonly isLab: boolean;
  readonly content: string | null;
  readonly part: readonly [number: number, of: number];
}

/** Needs in thousandths of a unit. */
export interface PlainNeeds {
  readonly english: number;
  readonly math: number;
  readonly science: number;
  readonly socialScience: number;
  readonly academic: number;
  readonly total: number;
  readonly lab: number;
  readonly before: number;
  readonly beforeAcademic: number;
  readonly mostAfterGraduation: number;
}

export interface PlainCase {
  readonly rows: readonly PlainRow[];
  readonly needs: PlainNeeds;
  readonly isMinimal: boolean;
  readonly isCapped: boolean;
}

/** Numbers from a seed, from 0 to below 1. */
export function seeded(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 2 ** 32;
  };
}

const AREAS: readonly NeedArea[] = ['english', 'math', 'science', 'socialScience', 'other'];

/** What kinds of units a record holds. */
const SIZES = [[1000], [500], [1000, 500], [1000, 500, 340], [340, 330, 250], [500, 250], [1000, 670, 340]];
const GRADES = [1000, 2000, 3000, 4000, 4000, 3500, 2340];

/** A record of at most so many rows against needs scaled down to a share of a division's. */
export function smallCase(seed: number, mostRows = 12): PlainCase {
  const random = seeded(seed);
  const pick = <One>(list: readonly One[]): One => list[Math.floor(random() * list.length)]!;
  const sizes = pick(SIZES);
  const grades = random() < 0.5 ? GRADES.slice(0, 4) : GRADES;
  const count = 1 + Math.floor(random() * mostRows);
  const contents = random() < 0.5 ? 0 : 1 + Math.floor(random() * 4);
  const isMixedArea = random() < 0.3;
  const beforeShare = random();
  const graduationShare = random() < 0.3 ? 0.3 : 0;
  const areaOfContent = new Map<string, NeedArea>();
  const rows = Array.from({ length: count }, (): PlainRow => {
    const content = contents > 0 && random() < 0.6 ? `c${Math.floor(random() * contents)}` : null;
    const own = pick(AREAS);
    if (content && !areaOfContent.has(content)) areaOfContent.set(content, own);
    const area = content && !isMixedArea ? areaOfContent.get(content)! : own;
    const isBefore = random() < beforeShare;
    const of = content ? pick([1, 1, 2, 2, 3]) : 1;
    return {
      area,
      units: pick(sizes),
      points: pick(grades),
      isBefore,
      isAfterGraduation: !isBefore && random() < graduationShare,
      isLab: random() < 0.5,
      content,
      part: [1 + Math.floor(random() * of), of],
    };
  });
  const step = pick([500, 1000, 340]);
  const some = (most: number) => step * Math.floor(random() * (most + 1));
  const [english, math, science, socialScience] = [some(2), some(2), some(1), some(1)];
  const academic = english + math + science + some(1);
  const total = Math.max(step, academic + socialScience + some(2));
  const isLocked = random() < 0.6;
  const beforeAcademic = isLocked ? Math.min(academic, some(3)) : 0;
  return {
    rows,
    needs: {
      english,
      math,
      science,
      socialScience,
      academic,
      total,
      lab: science > 0 && random() < 0.4 ? Math.min(science, step) : 0,
      before: isLocked ? Math.min(total, beforeAcademic + some(2)) : 0,
      beforeAcademic,
      mostAfterGraduation: pick([0, 500, 1000, 3000]),
    },
    isMinimal: random() < 0.8,
    isCapped: random() < 0.8,
  };
}

const thousandths = (value: number) =>
  exactDecimal(`${Math.trunc(value / 1000)}.${`${value % 1000}`.padStart(3, '0')}`);

/** The same rows as the engine takes them; their order in time is that of the list. */
export const candidatesOf = (rows: readonly PlainRow[]): Candidate[] =>
  rows.map((row, order) => ({
    order,
    area: row.area,
    units: thousandths(row.units),
    quality: times(thousandths(row.units), thousandths(row.points)),
    isBefore: row.isBefore,
    isAfterGraduation: row.isAfterGraduation,
    isLab: row.isLab,
    contentKey: row.content,
    part: { number: row.part[0], of: row.part[1] },
  }));

/** The same needs as the engine takes them. */
export const needsFrom = (needs: PlainNeeds): SetNeeds => ({
  english: thousandths(needs.english),
  math: thousandths(needs.math),
  science: thousandths(needs.science),
  socialScience: thousandths(needs.socialScience),
  academic: thousandths(needs.academic),
  total: thousandths(needs.total),
  lab: thousandths(needs.lab),
  before: thousandths(needs.before),
  beforeAcademic: thousandths(needs.beforeAcademic),
  mostAfterGraduation: thousandths(needs.mostAfterGraduation),
});
