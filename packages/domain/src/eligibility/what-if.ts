import { addDays, type CalendarDate } from '../dates/calendar-date.ts';
import type {
  CoreArea,
  CourseRow,
  EligibilityRecord,
  OverallRecord,
  SchoolOfRecord,
  StudentFacts,
} from './record.ts';
import { timeFrame, yearsLater } from './timing.ts';

/** The letters that somebody may suppose, the best first. */
export const SUPPOSED_GRADES = ['A', 'B', 'C', 'D', 'F'] as const;
export type SupposedGrade = (typeof SUPPOSED_GRADES)[number];

/**
 * When a course ends that somebody might take: on the last day before the seventh semester, as one in the summer before it
 * does; with the eight semesters; on the day of a graduation that is later than those; or in the summer after graduation.
 */
export const SUPPOSED_TIMES = ['before_lock', 'later', 'by_graduation', 'after_graduation'] as const;
export type SupposedTime = (typeof SUPPOSED_TIMES)[number];

/** A course that somebody might take. */
export interface SupposedCourse {
  readonly area: CoreArea;
  readonly units: number;
  readonly grade: SupposedGrade;
  readonly when: SupposedTime;
  /** Taken at another school, whose account is cleared and which lists it. */
  readonly isElsewhere: boolean;
  /** The row whose content it has, of which the better grade counts; left out or null: like no other. */
  readonly sameAs?: string | null;
}

/** What the NAIA looks at, as it might be. */
export interface SupposedOverall extends Pick<OverallRecord, 'act' | 'sat' | 'isTopHalf'> {
  readonly gpa: number | null;
}

/** What is supposed of a record; the record itself stays as it is. */
export interface Scenario {
  /** Another grade of a row, by its id: of one that runs, or one that is posted. */
  readonly grades: Readonly<Record<string, SupposedGrade>>;
  /** Rows that are left out. */
  readonly dropped: readonly string[];
  /** Rows that are taken once more, with the grade of the new attempt. */
  readonly retaken: Readonly<Record<string, SupposedGrade>>;
  readonly added: readonly SupposedCourse[];
  /** Another day of graduation; null: as it is. */
  readonly graduationOn: CalendarDate | null;
  /** Other measures for the NAIA; left out or null: as they are. */
  readonly overall?: SupposedOverall | null;
}

export const NOTHING_SUPPOSED: Scenario = {
  grades: {},
  dropped: [],
  retaken: {},
  added: [],
  graduationOn: null,
};

/** Whether anything is supposed. */
export const isSupposed = ({
  grades,
  dropped,
  retaken,
  added,
  graduationOn,
  overall = null,
}: Scenario): boolean =>
  Object.keys(grades).length + dropped.length + Object.keys(retaken).length + added.length > 0 ||
  graduationOn !== null ||
  overall !== null;

/**
 * The record as it would be. Without suppositions it is the record itself, so that real values give exactly the ledger. What
 * is taken anew stands as a listed course of the school; one before the lock ends on the day before it where that is to come.
 */
export function supposedRecord(
  record: EligibilityRecord,
  scenario: Scenario,
  asOf: CalendarDate,
): EligibilityRecord {
  if (!isSupposed(scenario)) return record;
  const dropped = new Set(scenario.dropped);
  const student = supposedFacts(record.student, scenario);
  const days = daysOf(student, asOf);
  const shared = new Set(scenario.added.flatMap(({ sameAs }) => sameAs ?? []));
  const kept = record.courses
    .filter(({ id }) => !dropped.has(id))
    .map((row): CourseRow => {
      const grade = scenario.grades[row.id];
      const isRetaken = scenario.retaken[row.id] !== undefined;
      return {
        ...row,
        grade: grade ?? row.grade,
        // Both attempts are one content, and so is a course that has the same.
        contentKey: isRetaken || shared.has(row.id) ? keyOf(row) : row.contentKey,
      };
    });
  const again = kept.flatMap((row): CourseRow[] => {
    const grade = scenario.retaken[row.id];
    if (grade === undefined) return [];
    return [
      {
        ...row,
        id: againId(row.id),
        grade,
        state: 'planned',
        enteredOn: asOf,
        exitedOn: days.beforeLock ?? days.later,
      },
    ];
  });
  const school = record.schools[0]?.id ?? '';
  const isAnyElsewhere = scenario.added.some(({ isElsewhere }) => isElsewhere);
  const added = scenario.added.map((course, index): CourseRow => {
    const id = addedId(index);
    const same = record.courses.find((row) => row.id === course.sameAs);
    return {
      id,
      schoolId: course.isElsewhere ? ELSEWHERE.id : school,
      title: id,
      area: course.area,
      listing: { state: 'listed' },
      units: course.units,
      grade: course.grade,
      state: 'planned',
      enteredOn: asOf,
      exitedOn: endOf(course.when, days),
      contentKey: same ? keyOf(same) : null,
      part: same?.part ?? null,
      isLab: course.area === 'science',
      weight: 0,
      method: 'class',
      isCollege: false,
      isTranscripted: true,
    };
  });
  return {
    ...record,
    student,
    schools: isAnyElsewhere ? [...record.schools, ELSEWHERE] : record.schools,
    courses: [...kept, ...again, ...added],
    overall: supposedOverall(record.overall, scenario.overall ?? null),
  };
}

/** The row of the new attempt at one that is taken again. */
export const againId = (rowId: string): string => `${rowId} again`;

/** The row of a course that is added, by its place. */
export const addedId = (index: number): string => `added ${index}`;

const supposedOverall = (
  overall: OverallRecord | null,
  supposed: SupposedOverall | null,
): OverallRecord | null =>
  supposed === null ? overall : { stage: overall?.stage ?? 'earlier', ...supposed };

const keyOf = ({ contentKey, id }: CourseRow): string => contentKey ?? `row ${id}`;

/** Any other school that has a course listed. */
const ELSEWHERE: SchoolOfRecord = {
  id: 'supposed elsewhere',
  accountStatus: 'cleared',
  scales: [],
  lowestPass: null,
  areWeightsReported: false,
  areWeightsInGpa: false,
  offersLabScience: null,
};

/** A summer session after graduation is over by then. */
const SUMMER_DAYS = 75;

/** The student, with another graduation; a course after it supposes that it comes as expected. */
function supposedFacts(student: StudentFacts, { graduationOn, added }: Scenario): StudentFacts {
  const isAfter = added.some(({ when }) => when === 'after_graduation');
  if (graduationOn === null && (!isAfter || student.graduatedOn !== null)) return student;
  const on = graduationOn ?? student.graduationExpectedOn ?? timeFrame(student).lastDayOn;
  if (on === null) return student;
  const { fullTimeCollegeOn } = student;
  return {
    ...student,
    graduationExpectedOn: on,
    graduatedOn: on,
    // Nobody goes to college before they have graduated.
    fullTimeCollegeOn: fullTimeCollegeOn !== null && fullTimeCollegeOn <= on ? null : fullTimeCollegeOn,
  };
}

interface LastDays {
  /** Null: the lock has begun, or its day isn't known. */
  readonly beforeLock: CalendarDate | null;
  readonly later: CalendarDate;
  readonly byGraduation: CalendarDate;
  readonly afterGraduation: CalendarDate;
}

/** The last days on which courses can still end. */
function daysOf(student: StudentFacts, asOf: CalendarDate): LastDays {
  const { seventhSemesterStartOn, lastDayOn, graduatedOn } = timeFrame(student);
  const beforeLock = seventhSemesterStartOn && addDays(seventhSemesterStartOn, -1);
  const later = lastDayOn !== null && lastDayOn >= asOf ? lastDayOn : yearsLater(asOf, 1);
  const graduation = graduatedOn ?? later;
  const isLate = graduation > later;
  return {
    beforeLock: beforeLock !== null && beforeLock >= asOf ? beforeLock : null,
    later,
    byGraduation: isLate ? graduation : later,
    afterGraduation: addDays(graduation, SUMMER_DAYS),
  };
}

function endOf(when: SupposedTime, { beforeLock, later, byGraduation, afterGraduation }: LastDays) {
  switch (when) {
    case 'before_lock':
      return beforeLock ?? later;
    case 'later':
      return later;
    case 'by_graduation':
      return byGraduation;
    case 'after_graduation':
      return afterGraduation;
  }
}
