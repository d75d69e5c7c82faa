import { IS_LIVE_TEACHER } from '#access/teachers.ts';
import { jobForPlatform, jobInSchool } from '#db/scopes.ts';
import { statement } from '#db/unit.ts';
import {
  archiveWithOwner,
  giveCourse,
  holdTeachers,
  listStandIns,
  takeOffCourse,
} from '#features/catalog/workflows.ts';
import type { Services } from '#platform/services.ts';
import type { Sql } from './rows.gen.ts';

/** Courses that a person teaches now, in any school. */
const listTaught = statement<Sql['listTaught'], { userId: string }>(`
  select school_id as "schoolId", course_id as "courseId" from course_teachers
  where user_id = :userId and ${IS_LIVE_TEACHER('course_teachers')} order by school_id, course_id`);

const REASON = 'The account of a teacher was deleted.';

/**
 * Takes a person off every course before their account goes. A course they owned goes to its first co-teacher who is
 * still at the school, else to the admin who has been there longest; where there is neither it is archived, so that none
 * is left with nobody.
 */
export async function leaveCourses({ units, clock }: Services, userId: string): Promise<void> {
  const taught = await units.write(jobForPlatform, (tx) => tx.query(listTaught({ userId })));
  for (const { schoolId, courseId } of taught) {
    await units.write(jobInSchool(schoolId), async (tx) => {
      const teachers = await holdTeachers(tx, schoolId, courseId);
      const leaving = teachers.find((one) => one.userId === userId);
      if (!leaving) return;
      const by = { actorKind: 'job', actorUserId: null } as const;
      const change = { clock, schoolId, courseId, by, reason: REASON };
      const standIns = leaving.role === 'owner' ? await tx.query(listStandIns({ schoolId, userId })) : [];
      const heir = standIns.find((one) => one.courseId === courseId)?.userId;
      if (heir) {
        await giveCourse(tx, change, teachers, heir, null);
        return;
      }
      if (leaving.role === 'owner') await archiveWithOwner(tx, change);
      await takeOffCourse(tx, change, teachers, leaving);
    });
  }
}
