import { DOUBTFUL_BELOW_CONFIDENCE, effectiveRelease } from '@fieldhouse/domain/grading/release.ts';
import { os } from '#platform/procedure.ts';
import { pictureOf } from './picture.ts';
import { canSeeWork } from './policy.ts';
import { listQueue, listReleaseChoices } from './queries.ts';

export const queue = os.grading.queue.handler(async ({ input, context }) => {
  const { actor, rows } = await context.read([
    listQueue({
      courseId: input.courseId ?? null,
      confidence: DOUBTFUL_BELOW_CONFIDENCE,
    }),
    listReleaseChoices({ now: context.clock.now() }),
  ]);
  const seen = rows[0].filter((row) => canSeeWork(actor, row));
  const { engine } = context.services.ai;
  const work = seen.map((row) => ({
    attemptId: row.attemptId,
    assignmentId: row.assignmentId,
    assignmentTitle: row.assignmentTitle,
    courseId: row.courseId,
    courseTitle: row.courseTitle,
    studentId: row.studentId,
    studentName: row.studentName,
    studentAvatarUrl: pictureOf(row),
    courseAttempt: { number: row.courseAttemptNumber, standing: row.courseStanding },
    attemptNumber: row.attemptNumber,
    submittedAt: row.submittedAt,
    isLate: row.isLate,
    pointsPossible: row.pointsPossible,
    proposal:
      row.proposalTotal === null || row.confidence === null || row.engine === null
        ? null
        : {
            totalPoints: row.proposalTotal,
            confidence: row.confidence,
            flags: row.flags ?? [],
            engine: row.engine,
          },
  }));
  return {
    work,
    waitsForTeacher: rows[1].every(
      ({ aiRelease }) => effectiveRelease(engine, aiRelease) === 'teacher_confirms',
    ),
  };
});
