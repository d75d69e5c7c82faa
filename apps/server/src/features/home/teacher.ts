import type { CourseId } from '@fieldhouse/contract/ids.ts';
import { os } from '#platform/procedure.ts';
import { canSeeTeaching } from './policy.ts';
import { listTaughtCourses } from './queries.ts';

export const teacher = os.home.teacher.handler(async ({ context }) => {
  const { actor, rows } = await context.read([listTaughtCourses()]);
  const courses = rows[0]
    .filter((row) => canSeeTeaching(actor, row.schoolId))
    .map(({ schoolId: _school, ...course }) => ({ ...course, courseId: course.courseId as CourseId }));
  return { toGradeCount: courses.reduce((sum, course) => sum + course.toGradeCount, 0), courses };
});
