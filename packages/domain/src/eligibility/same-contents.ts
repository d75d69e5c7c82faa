import { compareRatios, plus } from '../grading/exact-decimal.ts';
import type { ExactRatio } from '../grading/exact-ratio.ts';
import { ZERO } from './coverage.ts';
import type { CourseRow } from './record.ts';
import { unitsOf } from './units.ts';

const ONE: ExactRatio = { numerator: 1n, denominator: 1n };

/**
 * Rows of one title from different schools as one content: who took English 9 at an old school and takes it again here has one
 * unit of it. Schools give each other's courses no key, so that the title alone says it. Halves of a year that was begun at
 * one school and finished at another stay two rows, since together they come to one unit at most. What two rows of one school
 * have in common is for that school to say.
 */
export function sameContents(rows: readonly CourseRow[]): CourseRow[] {
  const keys = new Map<string, string>();
  for (const [title, same] of Map.groupBy(rows, titleOf)) {
    const schools = new Set(same.map(({ schoolId }) => schoolId));
    const units = same.reduce((sum, row) => plus(sum, unitsOf(row.units) ?? ZERO), ZERO);
    if (title === '' || schools.size < 2 || compareRatios(units, ONE) <= 0) continue;
    const stated = same.find(({ contentKey }) => contentKey !== null)?.contentKey;
    keys.set(title, stated ?? `title ${title}`);
  }
  return rows.map((row) => ({ ...row, contentKey: row.contentKey ?? keys.get(titleOf(row)) ?? null }));
}

const titleOf = ({ title }: CourseRow): string => title.trim().toLowerCase().replace(/\s+/g, ' ');
