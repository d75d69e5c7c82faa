import type { EnrollmentId, SchoolId, StudentId } from '@fieldhouse/contract/ids.ts';
import { INCOMPLETE_REMINDER_DAYS } from '@fieldhouse/domain/records/incomplete.ts';
import { HAS_NOT_LEFT, IS_WRITABLE_SCHOOL } from '#access/told.ts';
import { jobForPlatform, jobInSchool } from '#db/scopes.ts';
import { statement } from '#db/unit.ts';
import { isOpenIncompleteSql } from '#features/grading/workflows.ts';
import { listFamily } from '#features/records/workflows.ts';
import { notify } from '#platform/notify.ts';
import type { Services } from '#platform/services.ts';
import type { Sql } from './rows.gen.ts';

/** Incompletes of a school that one transaction tells of. */
const BATCH = 200;

/**
 * Open results `f` of enrollments `e` whose family has something to hear that it hasn't heard of this day: that it is
 * near, or past. A day that moves counts anew. `:today` of the school. Condition.
 */
const TODAY = '(:now::timestamptz at time zone s.time_zone)::date';
const IS_NEAR = `f.due_on between ${TODAY} and ${TODAY} + ${INCOMPLETE_REMINDER_DAYS}
    and e.incomplete_reminded_for is distinct from f.due_on`;
const IS_PAST = `f.due_on < ${TODAY} and e.incomplete_overdue_for is distinct from f.due_on`;
const UNTOLD = `
  from final_grades f
    join schools s on s.id = f.school_id and ${IS_WRITABLE_SCHOOL}
    join enrollments e on e.school_id = f.school_id and e.id = f.enrollment_id and ${HAS_NOT_LEFT}
  where ${isOpenIncompleteSql('f')} and ((${IS_NEAR}) or (${IS_PAST}))`;

const listIncompleteSchools = statement<Sql['listIncompleteSchools'], { now: string }>(
  `select distinct f.school_id as "schoolId" ${UNTOLD}`,
);

/** Marks what is near or past, and says whose it is. */
const takeIncompletes = statement<
  Sql['takeIncompletes'],
  { now: string; schoolId: SchoolId },
  { isPast: boolean; enrollmentId: EnrollmentId; studentId: StudentId }
>(`
  with taken as (
    select f.school_id, f.enrollment_id, f.due_on, f.due_on < ${TODAY} as is_past ${UNTOLD}
      and f.school_id = :schoolId
    order by f.enrollment_id limit ${BATCH} for update of e)
  update enrollments e set
    incomplete_reminded_for = taken.due_on,
    incomplete_overdue_for = case when taken.is_past then taken.due_on else e.incomplete_overdue_for end
  from taken where e.school_id = taken.school_id and e.id = taken.enrollment_id
  returning e.id as "enrollmentId", e.student_id as "studentId", e.course_id as "courseId", taken.is_past as "isPast"`);

/**
 * Tells students and guardians who see their record of incompletes: a week before they are to be made up, and once when
 * that day is past. They are marked in the same transaction, so that each day is told once.
 */
export async function remindOfIncompletes({ units, clock }: Services): Promise<void> {
  const now = clock.now();
  const schools = await units.write(jobForPlatform, (tx) => tx.query(listIncompleteSchools({ now })));
  for (const { schoolId } of schools) {
    let found: number;
    do {
      found = await units.write(jobInSchool(schoolId), async (tx) => {
        const rows = await tx.query(takeIncompletes({ now, schoolId }));
        for (const { studentId, courseId, enrollmentId, isPast } of rows) {
          const family = await tx.query(listFamily({ schoolId, studentId, now }));
          const template = isPast ? 'incomplete_overdue' : 'incomplete_due';
          notify(
            tx,
            clock,
            family.flatMap(({ userId }) => userId ?? []),
            {
              schoolId,
              courseId,
              studentId,
              type: 'grade',
              template,
              groupKey: `${template}:${enrollmentId}`,
            },
          );
        }
        return rows.length;
      });
    } while (found === BATCH);
  }
}
