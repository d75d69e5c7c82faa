import { scoreMatching } from '@fieldhouse/domain/matching/matching.ts';
import { newId } from '#platform/ids.ts';
import { os, requireWritable } from '#platform/procedure.ts';
import { isEveryPairMatched, matchingSides, pairsToScore } from './matching-sides.ts';
import { canReadAssignment, canWorkOn, hasAttemptsLeft, isOtherAttempt } from './policy.ts';
import { countChecks, findAssignment, insertCheck, lockEnrollment } from './queries.ts';

export const checkMatching = os.coursework.checkMatching.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const [assignment] = await tx.query(findAssignment({ assignmentId: input.assignmentId }));
    if (!assignment || !canReadAssignment(actor, assignment)) throw errors.NOT_FOUND();
    if (isOtherAttempt(assignment, input.enrollmentId)) throw errors.OTHER_ATTEMPT();
    const {
      schoolId,
      ownStudentId: studentId,
      ownEnrollmentId: enrollmentId,
      assignmentId,
      matching,
    } = assignment;
    if (!studentId || !enrollmentId || !matching || !canWorkOn(actor, assignment)) throw errors.FORBIDDEN();
    requireWritable(actor, schoolId);

    const sides = matchingSides(context.services.config.APP_SECRET, studentId, assignmentId, matching);
    const pairs = sides.pairsOf(input.matches);
    if (!pairs || !isEveryPairMatched(matching, pairs)) throw errors.INCOMPLETE();

    // Of two checks at once one is the first.
    const [, [count]] = await Promise.all([
      tx.query(lockEnrollment({ schoolId, enrollmentId })),
      tx.query(countChecks({ schoolId, enrollmentId, assignmentId })),
    ]);
    if (!count) throw new Error('a count without a row');
    if (!hasAttemptsLeft(assignment.attemptsAllowed, count.attemptNumber - 1)) throw errors.FORBIDDEN();

    const score = scoreMatching(pairsToScore(matching), pairs);
    await tx.query(
      insertCheck({
        schoolId,
        matchingCheckId: newId(),
        studentId,
        assignmentId,
        attemptNumber: count.attemptNumber,
        matches: JSON.stringify(pairs),
        isPerfect: score.isPerfect,
        correct: score.correct,
        total: score.total,
        now: context.clock.now(),
        enrollmentId,
      }),
    );
    return {
      correct: score.correct,
      total: score.total,
      isPerfect: score.isPerfect,
      wrongLeftIds: score.wrongLeftIds.map(sides.leftIdOf),
      isScored: count.checkCount === 0,
    };
  }),
);
