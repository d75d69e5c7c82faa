import { jobInSchool } from '#db/scopes.ts';
import { statement } from '#db/unit.ts';
import { clockFrom } from '#platform/clock.ts';
import type { JobData } from '#platform/jobs.ts';
import type { Services } from '#platform/services.ts';
import { gradeGroup, notifyOfGrade, tellOfGrade } from './workflows.ts';

/** Students of one transaction. */
const STUDENTS_AT_ONCE = 50;

const listSeen = statement<{ studentId: string; assignmentId: string }>(`
  select g.student_id as "studentId", g.assignment_id as "assignmentId"
  from unnest($3::uuid[], $4::uuid[]) as one(student_id, assignment_id)
    join enrollments e on e.school_id = $1 and e.course_id = $2 and e.student_id = one.student_id and e.is_current
    join grades g on g.school_id = $1 and g.course_id = $2 and g.enrollment_id = e.id
      and g.assignment_id = one.assignment_id
  where g.state = 'graded' and g.released_at is not null
  order by g.student_id, g.set_at`);

/** The same job twice at once takes turns. $1 school, $2 students. */
const lockStudents = statement(
  'select id from student_profiles where school_id = $1 and id = any ($2::uuid[]) order by id for no key update',
);

/** Students told of what happened at that instant: this job was here before. $1 groups, $2 the instant, $3 students, $4 school. */
const listTold = statement<{ groupKey: string }>(`
  with people as materialized (
    select user_id from student_profiles where school_id = $4 and id = any ($3::uuid[])
    union select guardian_user_id from guardian_links where school_id = $4 and student_id = any ($3::uuid[]))
  select distinct n.group_key as "groupKey" from people
    join notifications n on n.user_id = people.user_id and n.group_key = any ($1::text[])
  where n.created_at = $2 or n.updated_at = $2`);

/**
 * Tells students and guardians about grades that were written or let go together: once per student, and only of what
 * they may still see. Running again tells only those who weren't told.
 */
export async function tellOfGrades(
  services: Services,
  { schoolId, courseId, cells, isNews, at }: JobData['grading.tell'],
): Promise<void> {
  const then = clockFrom(() => Date.parse(at));
  const byStudent = [...Map.groupBy(cells, (cell) => cell.studentId).values()];
  for (let from = 0; from < byStudent.length; from += STUDENTS_AT_ONCE) {
    const some = byStudent.slice(from, from + STUDENTS_AT_ONCE);
    await services.units.write(jobInSchool(schoolId), async (tx) => {
      const named = some.flat();
      const studentIds = some.flatMap(([first]) => first?.studentId ?? []);
      await tx.query(lockStudents(schoolId, studentIds));
      const seen = await tx.query(
        listSeen(
          schoolId,
          courseId,
          named.map((cell) => cell.studentId),
          named.map((cell) => cell.assignmentId),
        ),
      );
      const bySeen = Map.groupBy(seen, (cell) => cell.studentId);
      const told = new Set(
        (
          await tx.query(
            listTold(
              [...bySeen.keys()].map((studentId) => gradeGroup({ courseId, studentId })),
              at,
              [...bySeen.keys()],
              schoolId,
            ),
          )
        ).map(({ groupKey }) => groupKey),
      );
      for (const [first] of some) {
        if (!first) continue;
        const news = bySeen.get(first.studentId) ?? [];
        const key = { schoolId, courseId, ...(news.at(-1) ?? first) };
        await tellOfGrade(tx, key);
        if (isNews && news.length > 0 && !told.has(gradeGroup(key))) {
          await notifyOfGrade(tx, then, key, news.length);
        }
      }
    });
  }
}
