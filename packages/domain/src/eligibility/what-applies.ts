import type { CalendarDate } from '../dates/calendar-date.ts';
import type { EligibilityRecord } from './record.ts';
import { timeFrame } from './timing.ts';
import type { Scenario, SupposedCourse, SupposedGrade } from './what-if.ts';

/** A supposition that today's record doesn't bear any more. */
export interface NoLonger {
  /** The row that it was about; null: about no row. */
  readonly rowId: string | null;
  /**
   * 'gone': the course isn't on the record; 'posted': its grade is; 'not_posted': its grade isn't any more, and nothing is
   * there to take again; 'lock_begun': courses that were to end before the seventh semester end later; 'graduation_passed':
   * the day is over.
   */
  readonly why: 'gone' | 'posted' | 'not_posted' | 'lock_begun' | 'graduation_passed';
}

/** What of a scenario still applies to a record, and what doesn't any more. */
export interface Applied {
  readonly scenario: Scenario;
  readonly noLonger: readonly NoLonger[];
}

const endsLater = (course: SupposedCourse): SupposedCourse =>
  course.when === 'before_lock' ? { ...course, when: 'later' } : course;

/**
 * Reads a scenario that was made for an earlier record. A grade or a drop is about a course that runs, a retake about one
 * that is posted. A course that somebody might take before the seventh semester is kept, and ends later once that has begun.
 */
export function whatApplies(record: EligibilityRecord, scenario: Scenario, asOf: CalendarDate): Applied {
  const isFinal = new Map(record.courses.map(({ id, state }) => [id, state === 'final']));
  const noLonger: NoLonger[] = [];
  const applies = (rowId: string, wanted: 'running' | 'final'): boolean => {
    const is = isFinal.get(rowId);
    const why =
      is === undefined
        ? 'gone'
        : is && wanted === 'running'
          ? 'posted'
          : !is && wanted === 'final'
            ? 'not_posted'
            : null;
    // One row is named once, also where a grade and a drop are about it.
    if (why && !noLonger.some((one) => one.rowId === rowId)) noLonger.push({ rowId, why });
    return why === null;
  };
  const kept = (grades: Readonly<Record<string, SupposedGrade>>, wanted: 'running' | 'final') =>
    Object.fromEntries(Object.entries(grades).filter(([rowId]) => applies(rowId, wanted)));
  const grades = kept(scenario.grades, 'running');
  const dropped = scenario.dropped.filter((rowId) => applies(rowId, 'running'));
  const retaken = kept(scenario.retaken, 'final');
  const added = scenario.added.map((course) => {
    const { sameAs = null } = course;
    if (sameAs === null || isFinal.has(sameAs)) return course;
    if (!noLonger.some(({ rowId }) => rowId === sameAs)) noLonger.push({ rowId: sameAs, why: 'gone' });
    return { ...course, sameAs: null };
  });
  const { seventhSemesterStartOn } = timeFrame(record.student);
  const hasBegun = seventhSemesterStartOn !== null && seventhSemesterStartOn <= asOf;
  if (hasBegun && added.some(({ when }) => when === 'before_lock'))
    noLonger.push({ rowId: null, why: 'lock_begun' });
  const isPassed = scenario.graduationOn !== null && scenario.graduationOn <= asOf;
  if (isPassed) noLonger.push({ rowId: null, why: 'graduation_passed' });
  return {
    scenario: {
      grades,
      dropped,
      retaken,
      added: hasBegun ? added.map(endsLater) : added,
      graduationOn: isPassed ? null : scenario.graduationOn,
      ...(scenario.overall ? { overall: scenario.overall } : {}),
    },
    noLonger,
  };
}
