import { jobForPlatform, jobInSchool } from '#db/scopes.ts';
import { statement } from '#db/unit.ts';
import type { JobData } from '#platform/jobs.ts';
import type { Services } from '#platform/services.ts';
import { keepFromPosting } from './course-lock.ts';
import type { Sql } from './rows.gen.ts';
import { recomputeCourse, recomputeOfficialFigures } from './workflows.ts';

/** Enrollments of one transaction, so that nobody waits long for a row. */
const AT_ONCE = 100;

interface TotalsRow {
  readonly enrollmentId: string;
  readonly courseId: string;
}

/** Totals of running enrollments, after those that were done. */
const listTotals = statement<
  Sql['listTotals'],
  { schoolId: string; courseId: string; enrollmentId: string }
>(`
  select t.enrollment_id as "enrollmentId", t.course_id as "courseId" from course_grades t
  where t.school_id = :schoolId and (t.course_id, t.enrollment_id) > (:courseId::uuid, :enrollmentId::uuid)
    and exists (select from enrollments e
      where e.school_id = t.school_id and e.id = t.enrollment_id and e.status = 'active')
  order by t.course_id, t.enrollment_id limit ${AT_ONCE}`);

const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/** Totals that an upgrade left to be made, over all schools. */
const listOwed = statement<Sql['listOwed']>(`
  select school_id as "schoolId", enrollment_id as "enrollmentId", course_id as "courseId" from course_grades
  where updated_at = 'epoch' order by course_id, enrollment_id limit ${AT_ONCE}`);

/** Students whose figures an upgrade left to be made, over all schools. */
const listOwedFigures = statement<Sql['listOwedFigures']>(`
  select school_id as "schoolId", student_id as "studentId" from student_gpas
  where as_of = 'epoch' order by school_id, student_id limit ${AT_ONCE}`);

/** Makes what an upgrade left to be made: totals of courses that somebody had taken twice, and students' figures. */
export async function makeOwedTotals(services: Services): Promise<void> {
  for (;;) {
    const owed = await services.units.write(jobForPlatform, (tx) => tx.query(listOwed()));
    for (const { schoolId, courseId, enrollmentId } of owed) {
      await services.units.write(jobInSchool(schoolId), (tx) =>
        recomputeCourse(tx, { schoolId, courseId }, [enrollmentId], services.clock.now()),
      );
    }
    if (owed.length < AT_ONCE) break;
  }
  for (;;) {
    const owed = await services.units.write(jobForPlatform, (tx) => tx.query(listOwedFigures()));
    for (const key of owed) {
      await services.units.write(jobInSchool(key.schoolId), (tx) =>
        recomputeOfficialFigures(tx, key, services.clock.now()),
      );
    }
    if (owed.length < AT_ONCE) return;
  }
}

/** Students with something official, after those that were done. */
const listOfficial = statement<Sql['listOfficial'], { schoolId: string; studentId: string }>(`
  select g.student_id as "studentId" from student_gpas g
  where g.school_id = :schoolId and g.student_id > :studentId::uuid
    and (exists (select from final_grades f where f.school_id = g.school_id and f.student_id = g.student_id)
      or exists (select from transfer_credits t where t.school_id = g.school_id and t.student_id = g.student_id))
  order by g.student_id limit ${AT_ONCE}`);

/** Makes the official GPAs of a school anew. */
async function recomputeOfficial(services: Services, schoolId: string): Promise<void> {
  let last = BEFORE_ALL;
  for (;;) {
    const done: { studentId: string }[] = await services.units.write(jobInSchool(schoolId), async (tx) => {
      const rows = await tx.query(listOfficial({ schoolId, studentId: last }));
      for (const { studentId } of rows) {
        await recomputeOfficialFigures(tx, { schoolId, studentId }, services.clock.now());
      }
      return rows;
    });
    const end = done.at(-1);
    if (!end || done.length < AT_ONCE) return;
    last = end.studentId;
  }
}

/**
 * Makes all totals of a school's running enrollments anew, and its official GPAs. Running it again changes nothing. Posted
 * totals stay; reopening makes them anew.
 */
export async function recomputeSchool(
  services: Services,
  { schoolId }: JobData['grading.recompute'],
): Promise<void> {
  let last: TotalsRow = { enrollmentId: BEFORE_ALL, courseId: BEFORE_ALL };
  for (;;) {
    const done: TotalsRow[] = await services.units.write(jobInSchool(schoolId), async (tx) => {
      const rows = await tx.query(
        listTotals({ schoolId, courseId: last.courseId, enrollmentId: last.enrollmentId }),
      );
      for (const [courseId, ofCourse] of Map.groupBy(rows, (row) => row.courseId)) {
        await keepFromPosting(tx, courseId);
        const enrollmentIds = ofCourse.map((row) => row.enrollmentId);
        await recomputeCourse(tx, { schoolId, courseId }, enrollmentIds, services.clock.now());
      }
      return rows;
    });
    const end = done.at(-1);
    if (!end || done.length < AT_ONCE) break;
    last = end;
  }
  await recomputeOfficial(services, schoolId);
}
