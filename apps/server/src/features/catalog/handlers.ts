import type { CourseId, EnrollmentId } from '@fieldhouse/contract/ids.ts';
import { studentIdIn } from '#platform/actor.ts';
import { recordAudit } from '#platform/audit.ts';
import { notify } from '#platform/notify.ts';
import { os, requireWritable } from '#platform/procedure.ts';
import { adoptingSchool, canEnroll, canSeeInCatalog } from './policy.ts';
import {
  listCourses,
  listLibrary as listLibraryStatement,
  listTeachersOf,
  lockCourseForEnrollment,
} from './queries.ts';
import { adoptCourse, enrollStudent } from './workflows.ts';

export { decideRequest, listRequests } from './requests.ts';

export const list = os.catalog.list.handler(async ({ input, context }) => {
  const { actor, rows } = await context.read([
    listCourses(input.search || null, input.subject ?? null, input.gradeLevel ?? null),
  ]);
  const courses = rows[0]
    .filter((row) => canSeeInCatalog(actor, { schoolId: row.schoolId, status: 'published' }))
    .map(({ schoolId, ...course }) => ({
      ...course,
      courseId: course.courseId as CourseId,
      can: {
        enroll:
          (course.enrollment === null || course.enrollment === 'completed') &&
          canEnroll(actor, { schoolId, status: 'published' }),
      },
    }));
  const enrolledCount = courses.filter((course) => course.enrollment === 'active').length;
  return {
    courses,
    enrolledCount,
    availableCount: courses.filter((course) => course.enrollment === null).length,
  };
});

export const enroll = os.catalog.enroll.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const [course] = await tx.query(lockCourseForEnrollment(input.courseId));
    // What the actor may not see answers as if it did not exist.
    if (!course || !canSeeInCatalog(actor, course)) throw errors.NOT_FOUND();
    const studentId = studentIdIn(actor, course.schoolId);
    if (!studentId || !canEnroll(actor, course)) throw errors.FORBIDDEN();
    requireWritable(actor, course.schoolId);
    if (course.capacity !== null && course.enrolledCount >= course.capacity) throw errors.COURSE_FULL();

    const at = context.clock.now();
    const made = await enrollStudent(tx, { course, studentId, byUserId: actor.userId, at });
    if (!made) throw errors.ALREADY_ENROLLED();
    if (made.status === 'requested') {
      const { schoolId, courseId } = course;
      const teachers = await tx.query(listTeachersOf(schoolId, courseId));
      await notify(
        tx,
        context.clock,
        teachers.map((teacher) => teacher.userId),
        {
          schoolId,
          courseId,
          type: 'assignment',
          template: 'enrollment_requested',
          groupKey: `join:${courseId}`,
        },
      );
    }
    return {
      enrollmentId: made.enrollmentId as EnrollmentId,
      status: made.status,
      courseTitle: course.title,
    };
  }),
);

export const listLibrary = os.catalog.listLibrary.handler(async ({ context }) => {
  const { actor, rows } = await context.read([listLibraryStatement()]);
  const mayAdopt = adoptingSchool(actor) !== null;
  return {
    courses: rows[0].map((row) => ({
      ...row,
      courseId: row.courseId as CourseId,
      enrollment: null,
      adoptedCourseId: row.adoptedCourseId as CourseId | null,
      can: { adopt: mayAdopt && row.adoptedCourseId === null },
    })),
  };
});

export const adopt = os.catalog.adopt.handler(async ({ input, context, errors }) =>
  context
    .unit(async (tx, actor) => {
      const schoolId = adoptingSchool(actor);
      if (!schoolId) throw errors.FORBIDDEN();
      requireWritable(actor, schoolId);
      const at = context.clock.now();
      const courseId = await adoptCourse(tx, {
        libraryCourseId: input.courseId,
        schoolId,
        teacherUserId: actor.userId,
        at,
      });
      if (!courseId) throw errors.NOT_FOUND();
      await recordAudit(tx, context.clock, {
        schoolId,
        actorKind: 'user',
        actorUserId: actor.userId,
        action: 'course.adopted',
        entityType: 'course',
        entityId: courseId,
        after: { sourceCourseId: input.courseId },
        ipAddress: context.clientAddress,
        requestId: context.requestId,
      });
      return { courseId: courseId as CourseId };
    })
    .catch((error: unknown) => {
      const cause = (error as { cause?: { constraint?: string } }).cause;
      if (cause?.constraint === 'courses_adopted_key') throw errors.ALREADY_ADOPTED();
      throw error;
    }),
);
