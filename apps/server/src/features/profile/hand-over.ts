import { jobForPlatform, jobInSchool } from '#db/scopes.ts';
import { statement, type Transaction } from '#db/unit.ts';
import { giveCourse, holdTeachers, isStaffNow, takeOffCourse } from '#features/catalog/workflows.ts';
import type { Services } from '#platform/services.ts';

/** Courses that a person teaches now, in any school. $1 person. */
const listTaught = statement<{ schoolId: string; courseId: string }>(`
  select school_id as "schoolId", course_id as "courseId" from course_teachers
  where user_id = $1 and ended_at is null order by school_id, course_id`);

/** The admin who has been there longest. $1 school, $2 who leaves. */
const findAdmin = statement<{ userId: string }>(`
  select user_id as "userId" from school_memberships
  where school_id = $1 and user_id <> $2 and status = 'active' and role in ('school_admin', 'homeschool_parent')
  order by created_at, id limit 1`);

const REASON = 'The account of a teacher was deleted.';

/**
 * Takes a person off every course before their account goes. A course they owned goes to its first co-teacher who is
 * still at the school, else to the admin who has been there longest, so that none is left with nobody.
 */
export async function leaveCourses({ units, clock }: Services, userId: string): Promise<void> {
  const taught = await units.write(jobForPlatform, (tx) => tx.query(listTaught(userId)));
  for (const { schoolId, courseId } of taught) {
    await units.write(jobInSchool(schoolId), async (tx) => {
      const teachers = await holdTeachers(tx, schoolId, courseId);
      const leaving = teachers.find((one) => one.userId === userId);
      if (!leaving) return;
      const by = { actorKind: 'job', actorUserId: null } as const;
      const change = { clock, schoolId, courseId, by, reason: REASON };
      const heir = leaving.role === 'owner' ? await findHeir(tx, schoolId, userId, teachers) : null;
      if (heir) await giveCourse(tx, change, teachers, heir, null);
      else await takeOffCourse(tx, change, teachers, leaving);
    });
  }
}

async function findHeir(
  tx: Transaction,
  schoolId: string,
  userId: string,
  teachers: readonly { readonly userId: string; readonly role: string }[],
): Promise<string | null> {
  for (const one of teachers) {
    if (one.role === 'teacher' && one.userId !== userId && (await isStaffNow(tx, schoolId, one.userId)))
      return one.userId;
  }
  return (await tx.query(findAdmin(schoolId, userId)))[0]?.userId ?? null;
}
