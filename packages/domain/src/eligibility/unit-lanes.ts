import { compareRatios, exactDecimal, plus } from '../grading/exact-decimal.ts';
import type { ExactRatio } from '../grading/exact-ratio.ts';
import { academicOf, type Coverage, lessOrZero, ZERO } from './coverage.ts';
import type { UnitNeeds } from './rule-set.ts';

/** The lines of a division's table of core courses, in its order. */
export const UNIT_LANES = ['english', 'math', 'science', 'academic', 'social_science', 'other'] as const;
export type UnitLaneArea = (typeof UNIT_LANES)[number];

/** What of a line is filled: by posted rows, by running ones beyond them, and by planned ones beyond these. */
export interface UnitLane {
  readonly area: UnitLaneArea;
  readonly need: ExactRatio;
  readonly earned: ExactRatio;
  readonly inProgress: ExactRatio;
  readonly planned: ExactRatio;
  /** What of the posted rows can't be replaced any more. */
  readonly locked: ExactRatio;
}

/** What fills the table: each with what the one before it holds. */
export interface Fillings {
  readonly official: Coverage;
  readonly running: Coverage;
  readonly projected: Coverage;
  readonly locked: Coverage;
}

const least = (a: ExactRatio, b: ExactRatio): ExactRatio => (compareRatios(a, b) <= 0 ? a : b);

/**
 * The table of core courses as units fill it: each area its own line first, what English, mathematics and science have left
 * the line that the three share, and everything left the last line. Together the lines hold what counts, at most the total.
 */
export function unitLanes(needs: UnitNeeds, { official, running, projected, locked }: Fillings): UnitLane[] {
  const earned = filled(needs, official);
  const begun = filled(needs, running);
  const expected = filled(needs, projected);
  const held = filled(needs, locked);
  const wanted = needsOfLanes(needs);
  return UNIT_LANES.map((area) => {
    const inProgress = lessOrZero(begun[area], earned[area]);
    return {
      area,
      need: wanted[area],
      earned: earned[area],
      inProgress,
      planned: lessOrZero(expected[area], plus(earned[area], inProgress)),
      locked: least(held[area], earned[area]),
    };
  });
}

type Lanes = Readonly<Record<UnitLaneArea, ExactRatio>>;

const needsOfLanes = (needs: UnitNeeds): Lanes => ({
  english: exactDecimal(needs.english),
  math: exactDecimal(needs.math),
  science: exactDecimal(needs.science),
  academic: exactDecimal(needs.academic - needs.english - needs.math - needs.science),
  social_science: exactDecimal(needs.socialScience),
  other: exactDecimal(needs.total - needs.academic - needs.socialScience),
});

function filled(needs: UnitNeeds, coverage: Coverage): Lanes {
  const wanted = needsOfLanes(needs);
  const english = least(wanted.english, coverage.english);
  const math = least(wanted.math, coverage.math);
  const science = least(wanted.science, coverage.science);
  const spare = lessOrZero(academicOf(coverage), plus(plus(english, math), science));
  const academic = least(wanted.academic, spare);
  const social = least(wanted.social_science, coverage.socialScience);
  const left = [
    lessOrZero(spare, academic),
    lessOrZero(coverage.socialScience, social),
    coverage.other,
  ].reduce(plus, ZERO);
  return { english, math, science, academic, social_science: social, other: least(wanted.other, left) };
}
