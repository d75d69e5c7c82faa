import type { CourseId, UserId } from '@fieldhouse/contract/ids.ts';
import { ORPCError } from '@orpc/server';
import type { Actor } from '#access/actor.ts';
import { IS_STAFF } from '#access/memberships.ts';
import { IS_LIVE_TEACHER } from '#access/teachers.ts';
import { statement, type Transaction } from '#db/unit.ts';
import type { Clock } from '#platform/clock.ts';
import { os, type RequestContext, requireWritable } from '#platform/procedure.ts';
import { canHandOver, canNameTeachers, canReadRoster } from './policy.ts';
import { findTaughtCourse, type TaughtCourse } from './roster-queries.ts';
import type { Sql } from './rows.gen.ts';
import {
  type CourseTeacher,
  giveCourse,
  holdTeachers,
  isStaffNow,
  setTeacher,
  takeOffCourse,
} from './teaching.ts';

/** The name is that of the membership they teach by. */
const listTeacherRows = statement<
  Sql['listTeacherRows'],
  { courseId: CourseId },
  { userId: UserId; name: string; isSuspended: boolean }
>(`
  select ct.user_id as "userId", m.name, ct.role, ct.created_at as since, not m.is_active as "isSuspended"
  from course_teachers ct
    cross join lateral (
      select min(x.display_name) as name, ct.user_id in (select app.open_staff(ct.school_id)) as is_active
      from school_memberships x where x.school_id = ct.school_id and x.user_id = ct.user_id) m
  where ct.school_id = any ((select app.known_school_ids())::uuid[]) and ct.course_id = :courseId and ${IS_LIVE_TEACHER('ct')}
  order by ct.role <> 'owner', m.name, ct.user_id`);

const listCandidateRows = statement<
  Sql['teachers.listCandidateRows'],
  { courseId: CourseId; search: string }
>(`
  select distinct on (name, "userId") * from (
    select m.user_id as "userId", m.display_name as name, m.role
    from courses c join school_memberships m on m.school_id = c.school_id and ${IS_STAFF('m')}
      and m.user_id in (select app.open_staff(c.school_id))
    where c.id = :courseId and c.school_id = any ((select app.known_school_ids())::uuid[])
      and position(lower(:search) in lower(m.display_name)) > 0
      and not exists (select from course_teachers ct where ct.school_id = c.school_id and ct.course_id = c.id
        and ct.user_id = m.user_id and ${IS_LIVE_TEACHER('ct')})) p
  order by name, "userId", role desc limit 20`);

interface NamedTeacher {
  readonly userId: UserId;
  readonly role: 'owner' | 'teacher' | 'grader';
}

const listTeacherEvents = statement<
  Sql['listTeacherEvents'],
  { courseId: CourseId },
  { before: NamedTeacher | null; after: NamedTeacher | null }
>(`
  select a.at, a.action, a.before, a.after, a.reason,
    (select m.display_name from school_memberships m where m.school_id = a.school_id
      and m.user_id = coalesce(a.after ->> 'userId', a.before ->> 'userId')::uuid order by m.status = 'ended', m.id limit 1) as name,
    (select m.display_name from school_memberships m where m.school_id = a.school_id and m.user_id = a.actor_user_id
      order by m.status = 'ended', m.id limit 1) as "byName"
  from courses c join audit_log a on a.school_id = c.school_id and a.entity_id = c.id and a.entity_type = 'course'
  where c.id = :courseId and c.school_id = any ((select app.known_school_ids())::uuid[])
    and a.action in ('course_teacher.added', 'course_teacher.changed', 'course_teacher.ended')
  order by a.at desc, a.id desc limit 100`);

export const listTeachers = os.catalog.listTeachers.handler(async ({ input, context, errors }) => {
  const { courseId } = input;
  const { actor, rows } = await context.read([findTaughtCourse({ courseId }), listTeacherRows({ courseId })]);
  const [[course], teachers] = rows;
  if (!course || !canReadRoster(actor, course)) throw errors.NOT_FOUND();
  const mayChange = canNameTeachers(actor, course);
  return {
    teachers: teachers.map((one) => ({
      ...one,
      userId: one.userId,
      can: { change: mayChange && one.role !== 'owner' },
    })),
    can: {
      add: mayChange && teachers.some(({ role }) => role === 'owner'),
      handOver: canHandOver(actor, course),
    },
  };
});

const DEEDS = {
  'course_teacher.added': 'added',
  'course_teacher.changed': 'changed',
  'course_teacher.ended': 'ended',
} as const;
const isDeed = (action: string): action is keyof typeof DEEDS => action in DEEDS;

export const teacherHistory = os.catalog.teacherHistory.handler(async ({ input, context, errors }) => {
  const { courseId } = input;
  const { actor, rows } = await context.read([
    findTaughtCourse({ courseId }),
    listTeacherEvents({ courseId }),
  ]);
  const [[course], events] = rows;
  if (!course || !canReadRoster(actor, course)) throw errors.NOT_FOUND();
  if (!canNameTeachers(actor, course)) throw errors.FORBIDDEN();
  return {
    events: events.flatMap(({ action, before: _, after, ...event }) =>
      isDeed(action) ? [{ ...event, action: DEEDS[action], role: after?.role ?? null }] : [],
    ),
  };
});

export const listTeacherCandidates = os.catalog.listTeacherCandidates.handler(
  async ({ input, context, errors }) => {
    const { actor, rows } = await context.read([
      findTaughtCourse({ courseId: input.courseId }),
      listCandidateRows({ courseId: input.courseId, search: input.search }),
    ]);
    const [[course], people] = rows;
    if (!course || !canReadRoster(actor, course)) throw errors.NOT_FOUND();
    if (!canNameTeachers(actor, course)) throw errors.FORBIDDEN();
    return { people: people.map((one) => ({ ...one, userId: one.userId as UserId })) };
  },
);

const changeOf = (
  context: RequestContext & { readonly clock: Clock },
  actor: Actor,
  { schoolId }: TaughtCourse,
  courseId: string,
  reason: string | null,
) => ({
  ...{ clock: context.clock, schoolId, courseId, reason },
  by: {
    ...{ actorKind: 'user' as const, actorUserId: actor.userId },
    ...{ ipAddress: context.clientAddress, requestId: context.requestId },
  },
});

/**
 * A course whose teachers are to be changed, with those it has, held until the end of the transaction.
 *
 * @throws ORPCError NOT_FOUND, FORBIDDEN or SCHOOL_READ_ONLY.
 */
async function holdCourse(
  tx: Transaction,
  actor: Actor,
  courseId: string,
  mayChange: (actor: Actor, course: TaughtCourse) => boolean,
): Promise<{ course: TaughtCourse; teachers: readonly CourseTeacher[] }> {
  const [course] = await tx.query(findTaughtCourse({ courseId }));
  if (!course || !canReadRoster(actor, course)) throw new ORPCError('NOT_FOUND');
  if (!mayChange(actor, course)) throw new ORPCError('FORBIDDEN');
  requireWritable(actor, course.schoolId);
  return { course, teachers: await holdTeachers(tx, course.schoolId, courseId) };
}

export const addTeacher = os.catalog.addTeacher.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const { courseId, userId, role } = input;
    const { course, teachers } = await holdCourse(tx, actor, courseId, canNameTeachers);
    if (!teachers.some((one) => one.role === 'owner')) throw errors.NO_OWNER();
    if (teachers.some((one) => one.userId === userId)) throw errors.ALREADY_TEACHING();
    if (!(await isStaffNow(tx, course.schoolId, userId))) throw errors.NOT_A_TEACHER();
    await setTeacher(tx, changeOf(context, actor, course, courseId, null), userId, role, null);
    return {};
  }),
);

export const setTeacherRole = os.catalog.setTeacherRole.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const { courseId, userId, role } = input;
    const { course, teachers } = await holdCourse(tx, actor, courseId, canNameTeachers);
    const found = teachers.find((one) => one.userId === userId);
    if (!found) throw errors.NOT_TEACHING();
    if (found.role === 'owner') throw errors.IS_OWNER();
    if (found.role === role) return {};
    await setTeacher(tx, changeOf(context, actor, course, courseId, null), userId, role, found.role);
    return {};
  }),
);

export const endTeacher = os.catalog.endTeacher.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const { courseId, userId, reason } = input;
    const { course, teachers } = await holdCourse(tx, actor, courseId, canNameTeachers);
    const found = teachers.find((one) => one.userId === userId);
    if (!found) throw errors.NOT_TEACHING();
    if (found.role === 'owner') throw errors.IS_OWNER();
    await takeOffCourse(tx, changeOf(context, actor, course, courseId, reason), teachers, found);
    return {};
  }),
);

export const handOver = os.catalog.handOver.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const { courseId, userId, keepAs, reason } = input;
    const { course, teachers } = await holdCourse(tx, actor, courseId, canHandOver);
    if (teachers.some((one) => one.userId === userId && one.role === 'owner')) throw errors.ALREADY_OWNER();
    if (!(await isStaffNow(tx, course.schoolId, userId))) throw errors.NOT_A_TEACHER();
    await giveCourse(tx, changeOf(context, actor, course, courseId, reason), teachers, userId, keepAs);
    return {};
  }),
);
