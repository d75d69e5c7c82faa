import type { AnswerBody } from '@fieldhouse/contract/content.ts';
import { os } from '#platform/procedure.ts';
import { canReadAssignment, canWorkOn, isOtherAttempt } from './policy.ts';
import { findAssignment, findDraft, saveDraft as saveDraftOver } from './queries.ts';
import { contentSha256 } from './receipt.ts';

/** Drafts are saved in a school that is read-only too: nobody loses a text to an unpaid invoice. */
export const saveDraft = os.coursework.saveDraft.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const { assignmentId, content, baseRevision, deviceId } = input;
    const [assignment] = await tx.query(findAssignment({ assignmentId }));
    if (!assignment || !canReadAssignment(actor, assignment)) throw errors.NOT_FOUND();
    if (isOtherAttempt(assignment, input.enrollmentId)) throw errors.OTHER_ATTEMPT();
    const { schoolId, ownStudentId, ownEnrollmentId } = assignment;
    if (!ownStudentId || !ownEnrollmentId || !canWorkOn(actor, assignment)) throw errors.FORBIDDEN();

    const at = context.clock.now();
    const [saved] = await tx.query(
      saveDraftOver({
        schoolId,
        enrollmentId: ownEnrollmentId,
        assignmentId,
        content: JSON.stringify(content),
        baseRevision,
        deviceId,
        savedAt: at,
        studentId: ownStudentId,
      }),
    );
    if (saved) return saved;

    const [current] = await tx.query(findDraft({ assignmentId }));
    if (!current) throw new Error('a draft in conflict with none');
    // The answer to an earlier save got lost on its way; this is that save again.
    if (current.deviceId === deviceId && isSame(current.content, content)) {
      return { revision: current.revision, savedAt: current.savedAt };
    }
    const { deviceId: _device, ...shown } = current;
    throw errors.DRAFT_CONFLICT({ data: { current: shown } });
  }),
);

const isSame = (one: AnswerBody, other: AnswerBody): boolean =>
  contentSha256(one, one.fileIds) === contentSha256(other, other.fileIds);
