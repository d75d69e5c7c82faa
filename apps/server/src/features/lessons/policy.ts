import type { Actor } from '#access/actor.ts';
import { isWritable } from '#access/actor.ts';
import { type CourseScope, canReadCourse, isActiveLearnerOf, isCourseStaff } from '#access/courses.ts';

export interface LessonScope extends CourseScope {
  readonly lessonStatus: 'draft' | 'published';
}

/** Lessons that aren't published are for those who teach. */
export const canReadLesson = (actor: Actor, lesson: LessonScope): boolean =>
  canReadCourse(actor, lesson) && (lesson.lessonStatus === 'published' || isCourseStaff(actor, lesson));

/** Ticks lessons off: who takes the course now, while the school may be written to. */
export const canRecordProgress = (actor: Actor, course: CourseScope): boolean =>
  isActiveLearnerOf(actor, course) && isWritable(actor, course.schoolId);

/** Who has completed a course may take it again. */
export const canEnrollAgain = (actor: Actor, course: CourseScope): boolean =>
  course.courseStatus === 'published' &&
  course.ownEnrollment === 'completed' &&
  canReadCourse(actor, course) &&
  isWritable(actor, course.schoolId);
