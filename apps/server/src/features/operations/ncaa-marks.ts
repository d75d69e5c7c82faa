import type { CourseId, SchoolId } from '@fieldhouse/contract/ids.ts';
import { statement } from '#db/unit.ts';
import { NOTE_DUE } from '#features/eligibility/workflows.ts';
import { recordAudit } from '#platform/audit.ts';
import { os } from '#platform/procedure.ts';
import type { Sql } from './rows.gen.ts';

/*
 * The platform's NCAA mark on courses. A trigger keeps its row in the school's title registry, with source 'platform'
 * (db/rls/ncaa-marks.sql).
 */

const listMarkedCourses = statement<Sql['listMarkedCourses'], { search: string }>(`
  with typed as (
    select '%' || replace(replace(replace(lower(:search), '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%' as words)
  select c.id as "courseId", c.title, c.subject, c.status, s.name as "schoolName", c.ncaa_area as area,
    c.ncaa_approved as "isMarked", c.ncaa_set_at as "setAt",
    (select u.name from users u where u.id = c.ncaa_set_by and u.deleted_at is null) as "setByName"
  from courses c left join schools s on s.id = c.school_id, typed
  where lower(c.title) like typed.words or lower(c.subject) like typed.words or lower(s.name) like typed.words
  order by c.title, s.name nulls first, c.id limit 50`);

const findMark = statement<Sql['findMark'], { courseId: CourseId }>(`
  select c.school_id as "schoolId", c.title, c.ncaa_approved as "isMarked" from courses c where c.id = :courseId`);

/** The mark is written in the course's school. */
const enterSchoolOfCourse = statement<Sql['enterSchoolOfCourse'], { schoolId: SchoolId }>(
  "select set_config('app.school_ids', '{' || :schoolId::text || '}', true)",
);

const setMark = statement<
  Sql['setMark'],
  { courseId: CourseId; isMarked: boolean; by: string; now: string }
>(`
  update courses set ncaa_approved = :isMarked, ncaa_set_by = :by, ncaa_set_at = :now, updated_at = :now
  where id = :courseId and ncaa_approved <> :isMarked returning id as "courseId"`);

/** Ledgers of everybody who has taken it show the mark. */
const noteTakersDue = statement<
  Sql['noteTakersDue'],
  { schoolId: SchoolId; courseId: CourseId; now: string }
>(
  NOTE_DUE(
    ':schoolId',
    `array(select distinct e.student_id from enrollments e where e.school_id = :schoolId and e.course_id = :courseId
      and e.status in ('active', 'completed'))`,
    ':now',
  ),
);

export const findCourses = os.operations.findCourses.handler(async ({ input, context }) => {
  const { actor, rows } = await context.read([listMarkedCourses({ search: input.search })]);
  return { courses: [...rows[0]], can: { mark: actor.platformRole === 'master_admin' } };
});

export const setNcaaMark = os.operations.setNcaaMark.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const { courseId, isMarked } = input;
    const now = context.clock.now();
    const [course] = await tx.query(findMark({ courseId }));
    if (!course) throw errors.NOT_FOUND();
    const { schoolId } = course;
    if (schoolId) await tx.query(enterSchoolOfCourse({ schoolId }));
    const [changed] = await tx.query(setMark({ courseId, isMarked, by: actor.userId, now }));
    // As somebody else set it meanwhile.
    if (!changed) return { isMarked };
    if (schoolId) await tx.query(noteTakersDue({ schoolId, courseId, now }));
    recordAudit(tx, context.clock, {
      schoolId,
      actorKind: 'operator',
      actorUserId: actor.userId,
      action: isMarked ? 'course.ncaa_marked' : 'course.ncaa_mark_taken_off',
      entityType: 'course',
      entityId: courseId,
      before: { isMarked: !isMarked },
      after: { isMarked, title: course.title },
      ipAddress: context.clientAddress,
      requestId: context.requestId,
    });
    return { isMarked };
  }),
);
