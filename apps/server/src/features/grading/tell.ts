import { jobInSchool } from '#db/scopes.ts';
import { statement } from '#db/unit.ts';
import { clockFrom } from '#platform/clock.ts';
import type { JobData } from '#platform/jobs.ts';
import type { Services } from '#platform/services.ts';
import type { Sql } from './rows.gen.ts';
import { gradeGroup, notifyOfGrade, tellOfGrade } from './workflows.ts';

/** Students of one transaction. */
const STUDENTS_AT_ONCE = 50;

const listSeen = statement<
  Sql['listSeen'],
  {
    schoolId: string;
    courseId: string;
    studentIds: readonly string[];
    assignmentIds: readonly string[];
  }
>(`
  select g.student_id as "studentId", g.assignment_id as "assignmentId"
  from unnest(:studentIds::uuid[], :assignmentIds::uuid[]) as one(student_id, assignment_id)
    join enrollments e on e.school_id = :schoolId and e.course_id = :courseId and e.student_id = one.student_id and e.is_current
    join grades g on g.school_id = :schoolId and g.course_id = :courseId and g.enrollment_id = e.id
      and g.assignment_id = one.assignment_id
  where g.state = 'graded' and g.released_at is not null
  order by g.student_id, g.set_at`);

/** The same job twice at once takes turns. */
const lockStudents = statement<Sql['lockStudents'], { schoolId: string; studentIds: readonly string[] }>(
  'select id from student_profiles where school_id = :schoolId and id = any (:studentIds::uuid[]) order by id for no key update',
);

/** Students told of what happened at that instant: this job was here before. */
const listTold = statement<
  Sql['listTold'],
  { groupKeys: readonly string[]; createdAt: string; studentIds: readonly string[]; schoolId: string }
>(`
  with people as materialized (
    select user_id from student_profiles where school_id = :schoolId and id = any (:studentIds::uuid[])
    union select guardian_user_id from guardian_links where school_id = :schoolId and student_id = any (:studentIds::uuid[]))
  select distinct n.group_key as "groupKey" from people
    join notifications n on n.user_id = people.user_id and n.group_key = any (:groupKeys::text[])
  where n.created_at = :createdAt or n.updated_at = :createdAt`);

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
      await tx.query(lockStudents({ schoolId, studentIds }));
      const seen = await tx.query(
        listSeen({
          schoolId,
          courseId,
          studentIds: named.map((cell) => cell.studentId),
          assignmentIds: named.map((cell) => cell.assignmentId),
        }),
      );
      const bySeen = Map.groupBy(seen, (cell): string => cell.studentId);
      const told = new Set(
        (
          await tx.query(
            listTold({
              groupKeys: [...bySeen.keys()].map((studentId) => gradeGroup({ courseId, studentId })),
              createdAt: at,
              studentIds: [...bySeen.keys()],
              schoolId,
            }),
          )
        ).map(({ groupKey }) => groupKey),
      );
      for (const [first] of some) {
        if (!first) continue;
        const news = bySeen.get(first.studentId) ?? [];
        const key = { schoolId, courseId, ...(news.at(-1) ?? first) };
        await tellOfGrade(tx, services.clock, key);
        if (isNews && news.length > 0 && !told.has(gradeGroup(key))) {
          await notifyOfGrade(tx, then, key, news.length, services.clock.now());
        }
      }
    });
  }
}
