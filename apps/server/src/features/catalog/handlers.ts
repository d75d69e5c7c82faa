import { isAdminOf } from '#access/actor.ts';
import { requireConfirmedParent } from '#features/accounts/workflows.ts';
import { recordAudit } from '#platform/audit.ts';
import { os, requireWritable } from '#platform/procedure.ts';
import { adoptCourse } from './adopt.ts';
import { adoptingSchool } from './policy.ts';
import { listLibrary as listLibraryStatement, listStaff } from './queries.ts';
import { isStaffNow } from './teaching.ts';

export { cancelRequest, enroll } from './enroll.ts';
export { drop, undoEnroll } from './leave.ts';
export { get, list } from './list.ts';
export { enrollFor, listCandidates, roster, withdraw } from './people.ts';
export { listPrerequisites, savePrerequisites } from './prerequisites.ts';
export { decideRequest, listRequests } from './requests.ts';
export {
  addTeacher,
  endTeacher,
  handOver,
  listTeacherCandidates,
  listTeachers,
  setTeacherRole,
  teacherHistory,
} from './teachers.ts';

export const listLibrary = os.catalog.listLibrary.handler(async ({ context }) => {
  const { actor, rows } = await context.read([listLibraryStatement(), listStaff()]);
  const schoolId = adoptingSchool(actor);
  const mayAdopt = schoolId !== null;
  const mayName = mayAdopt && isAdminOf(actor, schoolId);
  return {
    courses: rows[0].map((row) => ({
      ...row,
      courseId: row.courseId,
      enrollment: null,
      adoptedCourseId: row.adoptedCourseId,
      can: { adopt: mayAdopt && row.adoptedCourseId === null },
    })),
    teachers: rows[1]
      .filter((one) => mayName && one.schoolId === schoolId)
      .slice(0, 500)
      .map((one) => ({ ...one, userId: one.userId })),
  };
});

export const adopt = os.catalog.adopt.handler(async ({ input, context, errors }) =>
  context
    .unit(async (tx, actor) => {
      const schoolId = adoptingSchool(actor);
      if (!schoolId) throw errors.FORBIDDEN();
      requireConfirmedParent(actor, schoolId);
      requireWritable(actor, schoolId);
      const teacherUserId = input.teacherUserId ?? actor.userId;
      if (teacherUserId !== actor.userId) {
        if (!isAdminOf(actor, schoolId)) throw errors.FORBIDDEN();
        if (!(await isStaffNow(tx, schoolId, teacherUserId))) throw errors.NOT_A_TEACHER();
      }
      const at = context.clock.now();
      const courseId = await adoptCourse(tx, {
        libraryCourseId: input.courseId,
        schoolId,
        createdBy: actor.userId,
        teacherUserId,
        at,
      });
      if (!courseId) throw errors.NOT_FOUND();
      recordAudit(tx, context.clock, {
        schoolId,
        actorKind: 'user',
        actorUserId: actor.userId,
        action: 'course.adopted',
        entityType: 'course',
        entityId: courseId,
        after: { sourceCourseId: input.courseId, teacherUserId },
        ipAddress: context.clientAddress,
        requestId: context.requestId,
      });
      return { courseId: courseId };
    })
    .catch((error: unknown) => {
      const cause = (error as { cause?: { constraint?: string } }).cause;
      if (cause?.constraint === 'courses_adopted_key') throw errors.ALREADY_ADOPTED();
      throw error;
    }),
);
