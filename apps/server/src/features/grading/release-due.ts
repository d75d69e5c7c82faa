import { jobInSchool } from '#db/scopes.ts';
import { recordAudit } from '#platform/audit.ts';
import type { JobData } from '#platform/jobs.ts';
import type { Services } from '#platform/services.ts';
import { settleDueRelease } from './cells-queries.ts';
import { keepFromPosting } from './course-lock.ts';
import { findPlaceOfAttempt } from './queries.ts';
import { notifyOfGrade, recomputeTotals, tellOfGrade, tellOfWork } from './workflows.ts';

/**
 * Lets a grade go once the time to undo it is over, and tells student and guardians. Undone, changed or released since,
 * its cell has another version, and nothing happens; so a second run does nothing either. A course that is posted within
 * these seconds changes nothing: it was let go before, and totals under a posted grade stay as they are.
 */
export async function releaseDueGrade(
  services: Services,
  { schoolId, attemptId, seq, userId }: JobData['grading.release'],
): Promise<void> {
  await services.units.write(jobInSchool(schoolId), async (tx) => {
    const [place] = await tx.query(findPlaceOfAttempt({ schoolId, attemptId }));
    if (!place) return;
    const key = { schoolId, ...place };
    await keepFromPosting(tx, key.courseId);
    const at = services.clock.now();
    const { courseId, enrollmentId, assignmentId } = key;
    const [released] = await tx.query(
      settleDueRelease({
        schoolId,
        courseId,
        enrollmentId,
        assignmentId,
        attemptId,
        seq,
        at,
        isReleased: true,
        by: userId,
        kind: 'released',
      }),
    );
    if (!released) return;
    await recomputeTotals(tx, key, at);
    recordAudit(tx, services.clock, {
      schoolId,
      actorKind: 'job',
      actorUserId: null,
      action: 'grade.released',
      entityType: 'attempt',
      entityId: attemptId,
      after: { ...key, seq: released.seq, releasedFor: userId },
    });
    await tellOfGrade(tx, services.clock, key);
    await notifyOfGrade(tx, services.clock, key);
    await tellOfWork(tx, key);
  });
}
