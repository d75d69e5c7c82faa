import { jobInSchool } from '#db/scopes.ts';
import { statement } from '#db/unit.ts';
import type { JobData } from '#platform/jobs.ts';
import type { Services } from '#platform/services.ts';
import { recomputeCourse } from './workflows.ts';

/** Students of one transaction, so that nobody waits long for a row. */
const AT_ONCE = 100;

interface TotalsRow {
  readonly studentId: string;
  readonly courseId: string;
}

/** Totals of running enrolments, after those that were done. $1 school, $2 last course, $3 last student. */
const listTotals = statement<TotalsRow>(`
  select t.student_id as "studentId", t.course_id as "courseId" from course_grades t
  where t.school_id = $1 and (t.course_id, t.student_id) > ($2::uuid, $3::uuid)
    and exists (select from enrollments e where e.school_id = t.school_id and e.student_id = t.student_id
      and e.course_id = t.course_id and e.status = 'active')
  order by t.course_id, t.student_id limit ${AT_ONCE}`);

const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/** Makes all totals of a school's running enrolments anew. Running it again changes nothing. */
export async function recomputeSchool(
  services: Services,
  { schoolId }: JobData['grading.recompute'],
): Promise<void> {
  let last: TotalsRow = { studentId: BEFORE_ALL, courseId: BEFORE_ALL };
  for (;;) {
    const done: TotalsRow[] = await services.units.write(jobInSchool(schoolId), async (tx) => {
      const rows = await tx.query(listTotals(schoolId, last.courseId, last.studentId));
      for (const [courseId, ofCourse] of Map.groupBy(rows, (row) => row.courseId)) {
        const studentIds = ofCourse.map((row) => row.studentId);
        await recomputeCourse(tx, { schoolId, courseId }, studentIds, services.clock.now());
      }
      return rows;
    });
    const end = done.at(-1);
    if (!end || done.length < AT_ONCE) return;
    last = end;
  }
}
