import type { AssignmentCopy } from '@fieldhouse/contract/content.ts';
import {
  type AssignmentParts,
  fillParts,
  missingParts,
} from '@fieldhouse/domain/authoring/compose-assignment.ts';
import { videoEmbed } from '@fieldhouse/domain/lessons/video-embed.ts';
import { AiUnavailableError } from '#platform/ai/tasks.ts';
import { plainTextOf } from '#platform/html/plain-text.ts';
import { os } from '#platform/procedure.ts';
import { showLesson } from './clean.ts';
import {
  assignmentCopyOf,
  assignmentThing,
  findLesson,
  lessonCopyOf,
  lessonThing,
  lockAssignment,
  lockLesson,
  publishedLessonOf,
  saveAssignmentCopy,
  saveLessonCopy,
} from './content-queries.ts';
import { requireAuthor } from './scope.ts';
import { keepBefore, keepVersion } from './versions.ts';

const partsOf = ({ title, description, instructions }: AssignmentCopy): AssignmentParts => ({
  title,
  description,
  durationMinutes: instructions.durationMinutes,
  materials: instructions.materials,
  steps: instructions.steps,
  story: instructions.story,
});

export const fixContent = os.authoring.fixContent.handler(async ({ input, context, errors }) => {
  const { ai, clock } = context.services;
  const asked = await context.unit(async (tx, actor) => {
    const [found] = await tx.query(
      lockAssignment({ assignmentId: input.assignmentId, now: context.clock.now() }),
    );
    const row = requireAuthor(actor, found);
    const copy = assignmentCopyOf(row);
    if (missingParts(partsOf(copy)).length === 0) throw errors.NOTHING_TO_FIX();
    const [lesson] = row.lessonId
      ? await tx.query(findLesson({ lessonId: row.lessonId, now: context.clock.now() }))
      : [];
    return {
      schoolId: row.schoolId,
      userId: actor.userId,
      copy,
      lesson: lesson && publishedLessonOf(lesson),
    };
  });
  const { schoolId, userId, copy } = asked;
  const lesson = asked.lesson && (await showLesson(context.services.html, asked.lesson));
  // The engine may take a minute; no transaction waits for it.
  const result = await ai
    .writeAssignment(
      { schoolId, userId, entity: 'assignment', entityId: input.assignmentId },
      {
        title: copy.title,
        lesson: lesson
          ? { title: lesson.title, estimatedMinutes: lesson.estimatedMinutes, ...lesson.content }
          : null,
        lessonText: lesson ? plainTextOf(lesson.content.mainContent) : '',
        criteria: copy.rubric.criteria.map(({ name, points }) => ({ name, points })),
        hasMatching: copy.matching !== null,
      },
    )
    .catch((error: unknown) => {
      throw error instanceof AiUnavailableError ? errors.AI_UNAVAILABLE() : error;
    });

  return await context.unit(async (tx, actor) => {
    const [found] = await tx.query(
      lockAssignment({ assignmentId: input.assignmentId, now: context.clock.now() }),
    );
    const row = requireAuthor(actor, found);
    // As it is now: what somebody wrote while the engine did stays.
    const before = assignmentCopyOf(row);
    const { filled, parts } = fillParts(partsOf(before), result.output);
    if (parts.length === 0) throw errors.NOTHING_TO_FIX();
    const saved: AssignmentCopy = {
      ...before,
      description: filled.description,
      instructions: {
        ...before.instructions,
        durationMinutes: filled.durationMinutes,
        materials: [...filled.materials],
        steps: [...filled.steps],
        story: filled.story,
      },
    };
    const at = clock.now();
    await keepBefore(tx, assignmentThing(row), before, actor.userId, at);
    await keepVersion(tx, assignmentThing(row), 'generated', saved, actor.userId, at);
    const [written] = await tx.query(
      saveAssignmentCopy({
        assignmentId: row.assignmentId,
        workingCopy: JSON.stringify(saved),
        updatedAt: at,
      }),
    );
    return { version: written?.version ?? row.version, engine: result.engine, parts };
  });
});

export const embedVideo = os.authoring.embedVideo.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const [found] = await tx.query(lockLesson({ lessonId: input.lessonId, now: context.clock.now() }));
    const row = requireAuthor(actor, found);
    const before = lessonCopyOf(row);
    if (before.videoUrl) throw errors.HAS_VIDEO();
    const video = videoEmbed(input.url);
    if (!video) throw errors.VIDEO_HOST();
    const at = context.clock.now();
    const saved = { ...before, videoUrl: video.watchUrl };
    await keepBefore(tx, lessonThing(row), before, actor.userId, at);
    await keepVersion(tx, lessonThing(row), 'generated', saved, actor.userId, at);
    const [written] = await tx.query(
      saveLessonCopy({ lessonId: row.lessonId, workingCopy: JSON.stringify(saved), updatedAt: at }),
    );
    return { version: written?.version ?? row.version };
  }),
);
