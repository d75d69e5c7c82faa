import type { UserId } from '@fieldhouse/contract/ids.ts';
import type { TeacherRole } from '#access/courses.ts';
import { IS_ADMIN } from '#access/memberships.ts';
import { IS_LIVE_TEACHER } from '#access/teachers.ts';
import { statement, type Transaction } from '#db/unit.ts';
import { handOverSessions } from '#features/live/workflows.ts';
import { type AuditEntry, recordAudit } from '#platform/audit.ts';
import type { Clock } from '#platform/clock.ts';
import { announce } from '#platform/events.ts';
import { newId } from '#platform/ids.ts';
import { notify } from '#platform/notify.ts';
import type { Sql } from './rows.gen.ts';

/*
 * Who teaches a course. Rows are ended, never changed, so that the list says who taught when; each change of one course
 * holds its counts first, so that two hand-overs at once can't leave it with two owners or none.
 */

export interface CourseTeacher {
  readonly userId: string;
  readonly role: TeacherRole;
}

const lockCourse = statement<Sql['lockCourse'], { courseId: string }>(
  'select from course_stats where course_id = :courseId for update',
);

const listLive = statement<Sql['listLive'], { schoolId: string; courseId: string }, { userId: UserId }>(`
  select user_id as "userId", role from course_teachers
  where school_id = :schoolId and course_id = :courseId and ${IS_LIVE_TEACHER('course_teachers')} order by created_at, id`);

/** Holds the course and reads who teaches it now. */
export async function holdTeachers(
  tx: Transaction,
  schoolId: string,
  courseId: string,
): Promise<readonly CourseTeacher[]> {
  await tx.query(lockCourse({ courseId }));
  return await tx.query(listLive({ schoolId, courseId }));
}

const endRow = statement<
  Sql['endRow'],
  { schoolId: string; courseId: string; userId: string; endedAt: string | null }
>(`
  update course_teachers set ended_at = :endedAt
  where school_id = :schoolId and course_id = :courseId and user_id = :userId and ${IS_LIVE_TEACHER('course_teachers')}`);

const addRow = statement<
  Sql['addRow'],
  {
    schoolId: string;
    courseTeacherId: string;
    courseId: string;
    userId: string;
    role: 'owner' | 'teacher' | 'grader';
    createdAt: string;
  }
>(`
  insert into course_teachers (school_id, id, course_id, user_id, role, created_at)
  values (:schoolId, :courseTeacherId, :courseId, :userId, :role, :createdAt)`);

/** Whether somebody works at the school now, with an account that is open. */
const findStaff = statement<Sql['findStaff'], { schoolId: string; person: string }>(
  'select 1 as one from app.open_staff(:schoolId) as staff(user_id) where user_id = :person',
);

/** Teachers and admins of the school whose accounts are open: only they can be given its courses. */
export async function isStaffNow(tx: Transaction, schoolId: string, userId: string): Promise<boolean> {
  const [staff] = await tx.query(findStaff({ schoolId, person: userId }));
  return staff !== undefined;
}

/**
 * Who would take over each course that somebody owns at a school: the first co-teacher who works there, else the
 * admin who has been there longest, with accounts that are open; null where there is neither.
 */
export const listStandIns = statement<Sql['listStandIns'], { schoolId: string; userId: string }>(`
  select ct.course_id as "courseId", coalesce(
    (select o.user_id from course_teachers o
      where o.school_id = ct.school_id and o.course_id = ct.course_id and ${IS_LIVE_TEACHER('o')} and o.role = 'teacher'
        and o.user_id <> :userId and o.user_id in (select app.open_staff(:schoolId))
      order by o.created_at, o.id limit 1),
    (select m.user_id from school_memberships m
      where m.school_id = ct.school_id and m.user_id <> :userId and ${IS_ADMIN('m')} and m.user_id in (select app.open_staff(:schoolId))
      order by m.created_at, m.id limit 1)) as "userId"
  from course_teachers ct
  where ct.school_id = :schoolId and ct.user_id = :userId and ${IS_LIVE_TEACHER('ct')} and ct.role = 'owner'`);

/** Who changes it, for the audit log. */
export interface TeachingChange {
  readonly clock: Clock;
  readonly schoolId: string;
  readonly courseId: string;
  readonly by: Pick<AuditEntry, 'actorKind' | 'actorUserId' | 'ipAddress' | 'requestId'>;
  readonly reason: string | null;
}

/** Gives somebody a role in a course, instead of the one they have there, and tells them. The caller holds the course. */
export async function setTeacher(
  tx: Transaction,
  change: TeachingChange,
  userId: string,
  role: TeacherRole | null,
  before: TeacherRole | null,
): Promise<void> {
  const { clock, schoolId, courseId, by, reason } = change;
  const at = clock.now();
  if (before) await tx.query(endRow({ schoolId, courseId, userId, endedAt: at }));
  if (role)
    await tx.query(addRow({ schoolId, courseTeacherId: newId(), courseId, userId, role, createdAt: at }));
  recordAudit(tx, clock, {
    schoolId,
    ...by,
    action:
      role === null ? 'course_teacher.ended' : before ? 'course_teacher.changed' : 'course_teacher.added',
    entityType: 'course',
    entityId: courseId,
    before: before ? { userId, role: before } : null,
    after: role ? { userId, role } : null,
    ...(reason ? { reason } : {}),
  });
  if (role && by.actorUserId !== userId) {
    notify(tx, clock, [userId], {
      schoolId,
      courseId,
      type: 'account',
      template: 'course_role',
      groupKey: `course-role:${courseId}:${role}`,
    });
  }
  announce(tx, [userId], { topic: 'membership', id: courseId });
}

/**
 * Makes somebody the owner of a course. Planned live classes of the one before are theirs from now on; work to grade,
 * questions about grades and requests to join belong to the course and are before them with it. The caller holds the
 * course and has made sure that `toUserId` works at the school.
 */
export async function giveCourse(
  tx: Transaction,
  change: TeachingChange,
  teachers: readonly CourseTeacher[],
  toUserId: string,
  keepAs: 'teacher' | 'grader' | null,
): Promise<void> {
  const owner = teachers.find(({ role }) => role === 'owner');
  const standing = teachers.find(({ userId }) => userId === toUserId)?.role ?? null;
  if (owner) {
    await setTeacher(tx, change, owner.userId, keepAs, 'owner');
    const { schoolId, courseId, clock } = change;
    const sessions = { schoolId, courseId, fromUserId: owner.userId, toUserId, at: clock.now() };
    await handOverSessions(tx, sessions);
  }
  await setTeacher(tx, change, toUserId, 'owner', standing);
}

/** Takes somebody off a course who isn't its owner; their planned live classes go to the owner. */
export async function takeOffCourse(
  tx: Transaction,
  change: TeachingChange,
  teachers: readonly CourseTeacher[],
  { userId, role }: CourseTeacher,
): Promise<void> {
  await setTeacher(tx, change, userId, null, role);
  const owner = teachers.find((one) => one.role === 'owner');
  if (!owner) return;
  const { schoolId, courseId, clock } = change;
  await handOverSessions(tx, {
    ...{ schoolId, courseId, fromUserId: userId, toUserId: owner.userId, at: clock.now() },
  });
}

const archiveRow = statement<Sql['archiveRow'], { schoolId: string; courseId: string; now: string }>(`
  update courses c set status = 'archived', updated_at = :now, version = c.version + 1,
    publish_requested_at = null, publish_requested_by = null,
    -- As authoring notes it: whether it was published.
    publish_decided_at = case when before.status = 'published' then coalesce(c.publish_decided_at, :now)
      when c.publish_refusal is not null then c.publish_decided_at end
  from (select id, status from courses where school_id = :schoolId and id = :courseId) before
  where c.school_id = :schoolId and c.id = before.id and before.status <> 'archived' returning before.status`);

/**
 * Archives a course whose owner leaves and whom nobody can follow: no course in use is without an owner. The caller
 * holds the course.
 */
export async function archiveWithOwner(tx: Transaction, change: TeachingChange): Promise<void> {
  const { clock, schoolId, courseId, by, reason } = change;
  const [before] = await tx.query(archiveRow({ schoolId, courseId, now: clock.now() }));
  if (!before) return;
  recordAudit(tx, clock, {
    schoolId,
    ...by,
    ...{ action: 'course.archived', entityType: 'course', entityId: courseId },
    ...{ before, after: { status: 'archived' } },
    ...(reason ? { reason } : {}),
  });
}
