import { compareRatios, plus } from '../grading/exact-decimal.ts';
import type { ExactRatio } from '../grading/exact-ratio.ts';
import { ZERO } from './coverage.ts';
import { gradePoints } from './grade-points.ts';
import type { CourseRow, SchoolOfRecord } from './record.ts';
import { unitsOf } from './units.ts';

const ONE: ExactRatio = { numerator: 1n, denominator: 1n };

/**
 * Rows of one title from two schools as one content: who took English 9 at an old school and takes it again here has one unit
 * of it. Schools give each other's courses no key, so that the title alone says it, and it says it only where nothing else
 * can be meant: each of exactly two schools has exactly one row of the title that can give credit, both in one area, together
 * more than a unit, and the title is more than the name of a subject. Halves of a year that was begun at one school and
 * finished at another stay two rows, and so does what was failed, audited or tested out of. What two rows of one school have
 * in common is for that school to say; the row from elsewhere takes its key.
 */
export function sameContents(rows: readonly CourseRow[], schools: readonly SchoolOfRecord[]): CourseRow[] {
  const ofRecord = new Map(schools.map((school) => [school.id, school]));
  const keys = new Map<CourseRow, string>();
  const giving = rows.filter((row) => canGiveCredit(row, ofRecord.get(row.schoolId)));
  for (const [title, same] of Map.groupBy(giving, titleOf)) {
    const [a, b, ...more] = same;
    if (!a || !b || more.length > 0 || isSubjectName(title)) continue;
    if (a.schoolId === b.schoolId || a.area !== b.area || !isOverOne(a, b)) continue;
    if (a.contentKey !== null && b.contentKey !== null) continue;
    const key = a.contentKey ?? b.contentKey ?? `title ${title}`;
    keys.set(a, key).set(b, key);
  }
  return rows.map((row) => ({ ...row, contentKey: row.contentKey ?? keys.get(row) ?? null }));
}

const titleOf = ({ title }: CourseRow): string => title.trim().toLowerCase().replace(/\s+/g, ' ');

/** A course in an area whose credit is given, or still can be. */
function canGiveCredit(row: CourseRow, school: SchoolOfRecord | undefined): boolean {
  if (row.method !== 'class' || row.area === null || unitsOf(row.units) === null) return false;
  if (row.state !== 'final') return true;
  const points = gradePoints(row, school ?? UNKNOWN_SCHOOL);
  return !('why' in points && (points.why === 'failed' || points.why === 'no_grade'));
}

const UNKNOWN_SCHOOL = { scales: [], lowestPass: null, areWeightsReported: false, areWeightsInGpa: false };

const isOverOne = (a: CourseRow, b: CourseRow): boolean =>
  compareRatios(plus(unitsOf(a.units) ?? ZERO, unitsOf(b.units) ?? ZERO), ONE) > 0;

/** Titles under which a school may teach something else each year. */
const SUBJECTS: ReadonlySet<string> = new Set([
  ...['', 'english', 'english language arts', 'language arts', 'ela', 'literature', 'writing', 'reading'],
  ...['math', 'maths', 'mathematics', 'integrated math', 'integrated mathematics', 'algebra'],
  ...['science', 'sciences', 'general science', 'natural science', 'integrated science', 'history'],
  ...['social studies', 'social science', 'social sciences', 'humanities', 'geography'],
  ...['language', 'foreign language', 'world language', 'foreign languages', 'world languages', 'spanish'],
  ...['french', 'german', 'latin', 'chinese', 'mandarin', 'japanese', 'italian', 'russian', 'arabic'],
  ...['korean', 'portuguese', 'greek', 'hebrew', 'american sign language', 'asl', 'religion', 'theology'],
  ...['bible', 'philosophy', 'religious studies'],
]);
/** Words that tell how hard a course is, or which half of one, and not which year. */
const QUALIFIERS: ReadonlySet<string> = new Set([
  ...['honors', 'honours', 'hon', 'h', 'advanced', 'accelerated', 'adv', 'ap', 'ib', 'cp', 'college', 'prep'],
  ...['preparatory', 'general', 'regular', 'core', 'online', 'high', 'school', 'a', 'b'],
]);

function isSubjectName(title: string): boolean {
  const words = title.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const named = words.filter((word) => !QUALIFIERS.has(word)).join(' ');
  return SUBJECTS.has(words.join(' ')) || SUBJECTS.has(named);
}
