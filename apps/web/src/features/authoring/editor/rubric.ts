import type { RubricBody, RubricCriterion } from '@fieldhouse/contract/content.ts';

type Level = RubricCriterion['levels'][number];

/** A name of its own for a criterion, a level or a pair: short, since it travels with every grade. */
export const newPartId = (): string => crypto.randomUUID().slice(0, 8);

const hundredths = (points: number) => Math.round(points * 100);

/** The points of all criteria together, without the errors of binary fractions. */
export const rubricSum = ({ criteria }: RubricBody): number =>
  criteria.reduce((sum, { points }) => sum + hundredths(points), 0) / 100;

export const isSamePoints = (a: number, b: number): boolean => hundredths(a) === hundredths(b);

/** Levels to begin with, as shares of a criterion's points, best first. */
export const LEVEL_TEMPLATES = {
  two: [1, 0],
  three: [1, 0.5, 0],
  four: [1, 0.75, 0.5, 0],
} as const;
export type LevelTemplate = keyof typeof LEVEL_TEMPLATES;

/** The levels of a template for a criterion that is worth so much. */
export const levelsOf = (template: LevelTemplate, points: number, labels: readonly string[]): Level[] =>
  LEVEL_TEMPLATES[template].map((share, at) => ({
    id: newPartId(),
    label: labels[at] ?? '',
    points: hundredths(points * share) / 100,
  }));

/** The criterion with other points; levels that gave a share of the old ones give the same share of the new. */
export function withPoints(criterion: RubricCriterion, points: number): RubricCriterion {
  const { points: before, levels } = criterion;
  if (before <= 0 || points <= 0) return { ...criterion, points };
  return {
    ...criterion,
    points,
    levels: levels.map((level) => ({ ...level, points: hundredths((level.points / before) * points) / 100 })),
  };
}
