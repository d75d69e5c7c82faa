import type { ModuleId } from '@fieldhouse/contract/ids.ts';
import type { LessonLine } from '@fieldhouse/contract/lessons.ts';
import { lessonProgress } from '@fieldhouse/domain/progress/measures.ts';
import { canReadCourse, isLearnerOf, mayKnowPeople } from '#access/courses.ts';
import { presentCourseImage } from '#features/files/workflows.ts';
import { os } from '#platform/procedure.ts';
import { presentAssignment } from './lines.ts';
import { canEnrollAgain, canRecordProgress } from './policy.ts';
import { findCourse, type LessonLineRow, listAssignments, listLessons } from './queries.ts';

export const course = os.lessons.course.handler(async ({ input, context, errors }) => {
  const { actor, rows } = await context.read([
    findCourse({ courseId: input.courseId }),
    listLessons({ courseId: input.courseId }),
    listAssignments({ courseId: input.courseId, now: context.clock.now() }),
  ]);
  const [[found], lessonRows, assignmentRows] = rows;
  // What the actor may not see answers as if it did not exist.
  if (!found || !canReadCourse(actor, found)) throw errors.NOT_FOUND();

  const isLearner = isLearnerOf(actor, found);
  const modules = modulesOf(lessonRows, isLearner);
  const lessons = modules.flatMap((module) => module.lessons);
  const lessonsCompleted = lessons.filter((lesson) => lesson.isCompleted).length;
  return {
    courseId: found.courseId,
    title: found.title,
    subject: found.subject,
    description: found.description,
    color: found.color,
    image: presentCourseImage(found),
    isNcaaApproved: found.isNcaaApproved,
    instructorName: mayKnowPeople(actor, found) ? found.instructorName : null,
    lessonProgress: lessonProgress(lessonsCompleted, lessons.length),
    lessonsCompleted,
    lessonCount: lessons.length,
    nextLessonId: isLearner ? (lessons.find((lesson) => !lesson.isCompleted)?.lessonId ?? null) : null,
    modules,
    assignments: assignmentRows.map((row) => presentAssignment(row, isLearner)),
    can: { recordProgress: canRecordProgress(actor, found), enroll: canEnrollAgain(actor, found) },
  };
});

interface CourseModule {
  readonly moduleId: ModuleId;
  readonly title: string;
  readonly lessons: LessonLine[];
}

/** Rows come module by module. */
function modulesOf(rows: readonly LessonLineRow[], isLearner: boolean): CourseModule[] {
  const modules: CourseModule[] = [];
  for (const row of rows) {
    let module = modules.at(-1);
    if (module?.moduleId !== row.moduleId) {
      module = { moduleId: row.moduleId, title: row.moduleTitle, lessons: [] };
      modules.push(module);
    }
    if (row.lessonId === null) continue;
    module.lessons.push({
      lessonId: row.lessonId,
      title: row.title,
      hasVideo: row.hasVideo,
      estimatedMinutes: row.estimatedMinutes,
      isCompleted: isLearner && row.isCompleted,
    });
  }
  return modules;
}
