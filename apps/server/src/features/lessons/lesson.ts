import { videoEmbed } from '@fieldhouse/domain/lessons/video-embed.ts';
import { isLearnerOf } from '#access/courses.ts';
import { os } from '#platform/procedure.ts';
import { presentAssignment } from './lines.ts';
import { canReadLesson, canRecordProgress } from './policy.ts';
import { findLesson, findNeighbours, listAssignmentsOfLesson } from './queries.ts';

export const get = os.lessons.get.handler(async ({ input, context, errors }) => {
  const { actor, rows } = await context.read([
    findLesson({ lessonId: input.lessonId }),
    findNeighbours({ lessonId: input.lessonId }),
    listAssignmentsOfLesson({ lessonId: input.lessonId, now: context.clock.now() }),
  ]);
  const [[lesson], [neighbours], assignmentRows] = rows;
  if (!lesson || !canReadLesson(actor, lesson)) throw errors.NOT_FOUND();

  const isLearner = isLearnerOf(actor, lesson);
  const { objectives, introduction, mainContent, keyConcepts } = lesson.content;
  return {
    lessonId: lesson.lessonId,
    courseId: lesson.courseId,
    courseTitle: lesson.courseTitle,
    moduleTitle: lesson.moduleTitle,
    title: lesson.title,
    estimatedMinutes: lesson.estimatedMinutes,
    video: lesson.videoUrl === null ? null : videoEmbed(lesson.videoUrl),
    objectives,
    introduction,
    mainContent: await context.services.html.show('lesson', mainContent),
    keyConcepts,
    isCompleted: isLearner && lesson.isCompleted,
    position: isLearner ? lesson.position : null,
    previousLessonId: neighbours?.previousLessonId ?? null,
    nextLessonId: neighbours?.nextLessonId ?? null,
    assignments: assignmentRows.map((row) => presentAssignment(row, isLearner)),
    can: { recordProgress: canRecordProgress(actor, lesson) },
  };
});
