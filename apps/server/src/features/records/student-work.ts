import type { StudentId } from '@fieldhouse/contract/ids.ts';
import { isAdminOf } from '#access/actor.ts';
import { WHOLE_SCHOOLS } from '#access/memberships.ts';
import { TAUGHT_COURSES } from '#access/teachers.ts';
import { statement } from '#db/unit.ts';
import { CELL_STATE, OWN_DUE, workState } from '#features/lessons/workflows.ts';
import { os } from '#platform/procedure.ts';
import { canSeeRecord, seesWholeRecord } from './policy.ts';
import { findRecord } from './queries.ts';
import type { Sql } from './rows.gen.ts';

const WORK_AT_ONCE = 300;

/**
 * Published work of the current attempts at those courses of a student that the actor sees, one more than a page holds.
 */
const listWork = statement<
  Sql['listWork'],
  { studentId: StudentId },
  { teaches: boolean; points: number | null }
>(`
  select a.id as "assignmentId", c.id as "courseId", c.title as "courseTitle", c.color as "courseColor", a.title,
    ${OWN_DUE} as "dueAt", a.points_possible as "pointsPossible", ${CELL_STATE}, g.points,
    coalesce(g.is_late, false) as "isLate", g.attempt_id as "attemptId",
    (c.school_id, c.id) in (${TAUGHT_COURSES()}) as teaches
  from student_profiles sp
    join enrollments e on e.school_id = sp.school_id and e.student_id = sp.id and e.is_current
      and e.status in ('active', 'completed')
    join courses c on c.school_id = e.school_id and c.id = e.course_id
    join assignments a on a.school_id = e.school_id and a.course_id = e.course_id and a.status = 'published'
    left join grades g on g.school_id = e.school_id and g.course_id = e.course_id and g.enrollment_id = e.id
      and g.assignment_id = a.id
    left join student_due_dates own_due on own_due.school_id = e.school_id and own_due.student_id = e.student_id
      and own_due.assignment_id = a.id
  where sp.id = :studentId
    and ((c.school_id, c.id) in (${TAUGHT_COURSES()}) or c.school_id in (${WHOLE_SCHOOLS}))
  order by "dueAt" desc nulls last, a.order_index desc, a.id limit ${WORK_AT_ONCE + 1}`);

/** What a student has to hand in. Staff know of a grade before the family does. */
export const work = os.records.work.handler(async ({ input, context, errors }) => {
  const { studentId } = input;
  const { actor, rows } = await context.read([
    findRecord({ studentId, now: context.clock.now() }),
    listWork({ studentId }),
  ]);
  const [[record], found] = rows;
  if (!record || !canSeeRecord(actor, record)) throw errors.NOT_FOUND();
  const isWhole = seesWholeRecord(actor, record);
  const isAdmin = isAdminOf(actor, record.schoolId);
  return {
    items: found
      .slice(0, WORK_AT_ONCE)
      .filter((row) => isWhole || row.teaches)
      .map((row) => {
        const mayOpen = isAdmin || row.teaches;
        const isGraded = row.gradeState === 'graded';
        return {
          assignmentId: row.assignmentId,
          courseId: row.courseId,
          courseTitle: row.courseTitle,
          courseColor: row.courseColor,
          title: row.title,
          dueAt: row.dueAt,
          state: workState({ ...row, isReleased: true }),
          isHeld: isGraded && !row.isReleased,
          isLate: row.isLate,
          points: isGraded ? row.points : null,
          pointsPossible: row.pointsPossible,
          attemptId: mayOpen ? row.attemptId : null,
          can: { open: mayOpen },
        };
      }),
    hasMore: found.length > WORK_AT_ONCE,
    timeZone: record.timeZone,
  };
});
