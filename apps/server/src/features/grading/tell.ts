import { jobInSchool } from '#db/scopes.ts';
import { statement } from '#db/unit.ts';
import { clockFrom } from '#platform/clock.ts';
import type { JobData } from '#platform/jobs.ts';
import type { Services } from '#platform/services.ts';
import { notifyOfGrade, tellOfGrade } from './workflows.ts';

/** Students of one transaction. */
const STUDENTS_AT_ONCE = 50;

const listSeen = statement<{ studentId: string; assignmentId: string }>(`
  select g.student_id as "studentId", g.assignment_id as "assignmentId"
  from unnest($3::uuid[], $4::uuid[]) as one(student_id, assignment_id)
    join grades g on g.school_id = $1 and g.course_id = $2 and g.student_id = one.student_id
      and g.assignment_id = one.assignment_id
  where g.state = 'graded' and g.released_at is not null
  order by g.student_id, g.set_at`);

/**
 * Tells students and guardians about grades that were written or let go together: once per student, and only of what
 * they may still see. Running twice adds nothing to an unread note but its count.
 */
export async function tellOfGrades(
  services: Services,
  { schoolId, courseId, cells, isNews, at }: JobData['grading.tell'],
): Promise<void> {
  // The letter about them is that of the quarter of an hour in which they were let go.
  const then = { clock: clockFrom(() => Date.parse(at)), jobs: services.jobs };
  const byStudent = [...Map.groupBy(cells, (cell) => cell.studentId).values()];
  for (let from = 0; from < byStudent.length; from += STUDENTS_AT_ONCE) {
    const some = byStudent.slice(from, from + STUDENTS_AT_ONCE);
    await services.units.write(jobInSchool(schoolId), async (tx) => {
      const named = some.flat();
      const seen = await tx.query(
        listSeen(
          schoolId,
          courseId,
          named.map((cell) => cell.studentId),
          named.map((cell) => cell.assignmentId),
        ),
      );
      const latest = new Map(seen.map((cell) => [cell.studentId, cell]));
      for (const [first] of some) {
        if (!first) continue;
        const news = latest.get(first.studentId);
        await tellOfGrade(tx, { schoolId, courseId, ...(news ?? first) });
        if (isNews && news) await notifyOfGrade(tx, then, { schoolId, courseId, ...news });
      }
    });
  }
}
