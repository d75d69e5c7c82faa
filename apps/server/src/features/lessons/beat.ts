import { MAX_STUDY_MINUTES_PER_DAY } from '@fieldhouse/domain/progress/study-time.ts';
import { canReadCourse, isActiveLearnerOf } from '#access/courses.ts';
import { os, requireWritable } from '#platform/procedure.ts';
import { addMinute, findBeatCourse } from './queries.ts';

export const beat = os.lessons.beat.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const [course] = await tx.query(findBeatCourse({ courseId: input.courseId }));
    if (!course || !canReadCourse(actor, course)) throw errors.NOT_FOUND();
    if (!isActiveLearnerOf(actor, course) || course.ownStudentId === null) throw errors.FORBIDDEN();
    requireWritable(actor, course.schoolId);
    const counted = await tx.query(
      addMinute({
        schoolId: course.schoolId,
        studentId: course.ownStudentId,
        courseId: input.courseId,
        on: context.clock.today(course.timeZone),
        now: context.clock.now(),
        mostMinutes: MAX_STUDY_MINUTES_PER_DAY,
      }),
    );
    return { isCounted: counted.length > 0 };
  }),
);
