import type { CalendarDate } from '../dates/calendar-date.ts';
import { compareRatios, times } from '../grading/exact-decimal.ts';
import type { ExactRatio } from '../grading/exact-ratio.ts';
import type { Candidate, NeedArea } from './content-groups.ts';
import { gradePoints, type NoPoints } from './grade-points.ts';
import type { AccountStatus, CoreArea, CourseRow, EligibilityRecord, SchoolOfRecord } from './record.ts';
import { isBeforeSeventh, known, placementOf, type TimeFrame } from './timing.ts';
import { unitsOf } from './units.ts';

/** Why a row can't count at all, whatever the others are. */
export type NotCountable =
  | NoPoints
  | 'not_final'
  | 'exam'
  | 'audit'
  | 'not_on_transcript'
  | 'no_area'
  | 'not_listed'
  | 'platform_mark'
  | 'school_unknown'
  | 'school_not_cleared'
  | 'units_unreadable'
  | 'part_unreadable'
  | 'too_late'
  /** Another reading of the rules leaves it out. */
  | 'in_doubt';

/** What is doubtful about a row that counts. */
export type RowDoubt =
  | 'pass_assumed'
  | 'pass'
  | 'listing_ended_midway'
  | 'extended_evaluation'
  | 'nontraditional_earlier'
  | 'undated';

/** A row with what of it may count. */
export interface JudgedRow {
  readonly row: CourseRow;
  readonly why: NotCountable | null;
  readonly candidate: Candidate | null;
  readonly doubts: readonly RowDoubt[];
}

/** How to read what is unknown or doubted. */
export interface Reading {
  /** Rows without the dates that place them count as early as can be, or as too late. */
  readonly dates: 'best' | 'worst';
  /** Rows of these states count: only posted ones in the official verdict. */
  readonly states: readonly CourseRow['state'][];
  readonly schoolsAsCleared: boolean;
  /** Rows with one of these doubts are left out. */
  readonly without: readonly RowDoubt[];
}

const AREAS: Readonly<Record<CoreArea, NeedArea>> = {
  english: 'english',
  math: 'math',
  science: 'science',
  social_science: 'socialScience',
  world_language: 'other',
  religion_philosophy: 'other',
};

const COUNTING: ReadonlySet<AccountStatus | null> = new Set<AccountStatus>([
  'cleared',
  'extended_evaluation',
]);
/**
 * Nontraditional programs had a review of their own until this day; what was finished before it may have had to pass it.
 *
 * @source NCAA high school newsletters, 2024-08 and 2024-09; see docs/rule-sources.md.
 */
const NONTRADITIONAL_REVIEW_ENDED: CalendarDate = '2024-08-01';
/** More parts of one content than a year has quarters of two courses are a slip. */
const MOST_PARTS = 8;
/** Units of a college course after graduation that the home school doesn't transcribe. */
const COLLEGE_UNITS: ExactRatio = { numerator: 1n, denominator: 2n };

/**
 * The rows in the order given, each as a candidate or with the reason why it can't be one.
 *
 * @param isLimited whether the division counts eight semesters only.
 */
export function judgeRows(
  record: EligibilityRecord,
  frame: TimeFrame,
  isLimited: boolean,
  reading: Reading,
): JudgedRow[] {
  const schools = new Map(record.schools.map((school) => [school.id, school]));
  const days = record.courses.map(({ exitedOn }) => known(exitedOn));
  const orders = ordersOf(days);
  return record.courses.map((row, place) =>
    judgedRow(
      row,
      schools.get(row.schoolId),
      { order: orders[place] ?? place, exitedOn: days[place] ?? null },
      frame,
      isLimited,
      reading,
    ),
  );
}

/** The place of each row in time: by its last day, undated ones last, equals as they stand. */
function ordersOf(days: readonly (CalendarDate | null)[]): number[] {
  const sorted = days
    .map((day, place) => ({ day: day ?? '9999-99-99', place }))
    .sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : a.place - b.place));
  const orders: number[] = [];
  sorted.forEach(({ place }, order) => {
    orders[place] = order;
  });
  return orders;
}

function judgedRow(
  row: CourseRow,
  school: SchoolOfRecord | undefined,
  { order, exitedOn }: { readonly order: number; readonly exitedOn: CalendarDate | null },
  frame: TimeFrame,
  isLimited: boolean,
  reading: Reading,
): JudgedRow {
  const no = (why: NotCountable): JudgedRow => ({ row, why, candidate: null, doubts: [] });
  const outside = barredBy(row, school, reading);
  if (outside !== null || !school || row.area === null) return no(outside ?? 'school_unknown');
  // What was failed earned no units, and transcripts print 0 for it: the grade says why, and nothing is to be mended.
  const grade = gradePoints(row, school);
  if ('why' in grade) return no(grade.why);
  const given = unitsOf(row.units);
  if (given === null) return no('units_unreadable');
  const doubts = doubtsOf(row, school, grade.pass);
  if (doubts.some((doubt) => reading.without.includes(doubt))) return no('in_doubt');
  const placement = placementOf(exitedOn, frame, isLimited) ?? (reading.dates === 'best' ? 'within' : 'late');
  if (placement === 'late') return no('too_late');
  const isAfterGraduation = placement === 'after_graduation';
  const isGraduated = frame.graduatedOn !== null && exitedOn !== null && exitedOn > frame.graduatedOn;
  if (row.isCollege && !row.isTranscripted && !isGraduated) return no('not_on_transcript');
  const isHalved = row.isCollege && !row.isTranscripted;
  const units = isHalved && compareRatios(given, COLLEGE_UNITS) > 0 ? COLLEGE_UNITS : given;
  return {
    row,
    why: null,
    doubts,
    candidate: {
      order,
      area: AREAS[row.area],
      units,
      quality: times(units, grade.points),
      isBefore: isBeforeSeventh(exitedOn, frame) ?? reading.dates === 'best',
      isAfterGraduation,
      isLab: row.isLab,
      contentKey: row.contentKey,
      part: row.part,
    },
  };
}

/** What keeps a row out before its grade is looked at. */
function barredBy(row: CourseRow, school: SchoolOfRecord | undefined, reading: Reading): NotCountable | null {
  if (!reading.states.includes(row.state)) return 'not_final';
  if (row.method !== 'class') return row.method;
  if (!school) return 'school_unknown';
  if (row.listing.state === 'platform') return 'platform_mark';
  if (row.listing.state === 'unlisted') return 'not_listed';
  if (row.area === null || !(row.area in AREAS)) return 'no_area';
  if (!reading.schoolsAsCleared && !COUNTING.has(school.accountStatus)) return 'school_not_cleared';
  if (row.part && !isPart(row.part)) return 'part_unreadable';
  return null;
}

const isPart = ({ number, of }: NonNullable<CourseRow['part']>): boolean =>
  Number.isInteger(number) && Number.isInteger(of) && number >= 1 && number <= of && of <= MOST_PARTS;

function doubtsOf(row: CourseRow, school: SchoolOfRecord, pass: 'stated' | 'assumed' | null): RowDoubt[] {
  const doubts: RowDoubt[] = [];
  if (pass !== null) doubts.push('pass');
  if (pass === 'assumed') doubts.push('pass_assumed');
  if (row.listing.endedMidway) doubts.push('listing_ended_midway');
  if (school.accountStatus === 'extended_evaluation') doubts.push('extended_evaluation');
  const exitedOn = known(row.exitedOn);
  if (row.mode === 'nontraditional' && (exitedOn === null || exitedOn < NONTRADITIONAL_REVIEW_ENDED))
    doubts.push('nontraditional_earlier');
  if (exitedOn === null) doubts.push('undated');
  return doubts;
}
