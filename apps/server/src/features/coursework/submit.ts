import type { AnswerBody } from '@fieldhouse/contract/content.ts';
import type { AttemptId } from '@fieldhouse/contract/ids.ts';
import { isLate } from '@fieldhouse/domain/dates/due.ts';
import type { Actor } from '#access/actor.ts';
import type { Transaction } from '#db/unit.ts';
import { attachFiles, countReadable, listOwnFiles, type OwnFile } from '#features/files/workflows.ts';
import {
  type CellKey,
  gradingPathOf,
  isHeldByDefault,
  type MatchingCount,
  matchingResults,
  type NewGrade,
  notifyOfWork,
  receiveWork,
  tellOfGrade,
  tellOfWork,
  totalPoints,
} from '#features/grading/workflows.ts';
import { recordAudit } from '#platform/audit.ts';
import { newId } from '#platform/ids.ts';
import { type openFor, os, type RequestContext, requireWritable } from '#platform/procedure.ts';
import { canReadAssignment, canWorkOn, hasAttemptsLeft, isOtherAttempt } from './policy.ts';
import {
  type AssignmentRow,
  findAssignment,
  findSubmitState,
  handIn,
  insertSubmissionFiles,
  type KnownAttempt,
  keepPostingWaiting,
  lockSubmission,
  type SubmitState,
} from './queries.ts';
import { contentSha256, receiptFor } from './receipt.ts';

export const submit = os.coursework.submit.handler(async ({ input, context, errors }) => {
  const { assignmentId, content, idempotencyKey } = input;
  const fileIds = content.fileIds ?? [];
  // The file store is asked before the transaction begins: nobody waits for it with a row in hand.
  const isUnreadable = fileIds.length > 0 && (await isUnreadableAnswer(context, assignmentId, fileIds));
  return context.unit(
    async (tx, actor, first) => {
      const ownFiles = fileIds.length > 0 ? await tx.query(listOwnFiles({ assignmentId })) : [];
      const [, [submission], [assignment], [state]] = await first;
      if (!assignment || !canReadAssignment(actor, assignment)) throw errors.NOT_FOUND();
      if (isOtherAttempt(assignment, input.enrollmentId)) throw errors.OTHER_ATTEMPT();
      if (!submission || !state || !canWorkOn(actor, assignment)) throw errors.FORBIDDEN();

      const judged = gradingPathOf(assignment);
      const path: HandInPath = state.isLocked
        ? 'after_reopening'
        : judged === 'engine' && isUnreadable
          ? 'by_hand'
          : judged;
      const files = inOrder(ownFiles, fileIds);
      if (!files) throw errors.FILE_NOT_FOUND();
      const sha256 = contentSha256(
        content,
        files.map((file) => file.sha256),
      );
      const repeated = state.known.find((one) => isSameSubmit(one, sha256, state));
      if (repeated) return { ...receiptOf(repeated), grading: path };

      requireWritable(actor, assignment.schoolId);
      if (!hasAttemptsLeft(assignment.attemptsAllowed, submission.attemptCount))
        throw errors.NO_ATTEMPTS_LEFT();
      const matching =
        state.matchingCorrect === null || state.matchingTotal === null
          ? null
          : { correct: state.matchingCorrect, total: state.matchingTotal };
      const hasMatching = (assignment.matching?.pairs.length ?? 0) > 0;
      if (hasMatching && !matching) throw errors.MATCHING_UNCHECKED();
      if (!hasMatching && content.text.trim() === '' && files.length === 0) throw errors.EMPTY_ANSWER();
      if (!(await attachFiles(tx, assignment.schoolId, assignmentId, fileIds, context.clock.now()))) {
        throw errors.FILE_NOT_FOUND();
      }

      const attempt = await keepAttempt(context, tx, actor, {
        assignment,
        submissionId: submission.submissionId,
        attemptNumber: submission.attemptCount + 1,
        content,
        sha256,
        idempotencyKey,
        matching,
        path,
        isHeld: isHeldByDefault(assignment.release, { defaultRelease: state.defaultRelease ?? 'immediate' }),
      });
      return { ...receiptOf(attempt), grading: path };
    },
    [
      // One submit of a student and assignment after the other: what is read next is read with the submission held.
      // Whether the grades are posted is read once posting has to wait.
      keepPostingWaiting({ assignmentId }),
      lockSubmission({ assignmentId, submissionId: newId() }),
      findAssignment({ assignmentId }),
      findSubmitState({ assignmentId, idempotencyKey, now: context.clock.now() }),
    ],
  );
});

/** Whether the answer lies in documents of which none has text: a person reads it then. */
async function isUnreadableAnswer(
  context: RequestContext & { read: ReturnType<typeof openFor>['read'] },
  assignmentId: string,
  fileIds: readonly string[],
): Promise<boolean> {
  const { rows } = await context.read([listOwnFiles({ assignmentId })]);
  const keys = (inOrder(rows[0], fileIds) ?? []).map(({ storageKey }) => storageKey);
  return (await countReadable(context.services, keys)) === 0;
}

/** The files as the answer names them; null: one isn't there, or is named twice. */
function inOrder(files: readonly OwnFile[], fileIds: readonly string[]): OwnFile[] | null {
  const named = fileIds.flatMap((fileId) => files.find((file) => file.fileId === fileId) ?? []);
  return named.length === fileIds.length && new Set(fileIds).size === fileIds.length ? named : null;
}

/**
 * The same submit again: the same key, or the answer that is handed in already and waits for its grade (a button pressed
 * twice, a second tab). Pairs that were checked anew are another answer.
 */
const isSameSubmit = (known: KnownAttempt, sha256: string, state: SubmitState): boolean =>
  known.isSameKey || (known.sha256 === sha256 && known.isWaiting && state.matchingTotal === null);

const receiptOf = (
  attempt: Pick<KnownAttempt, 'attemptId' | 'attemptNumber' | 'submittedAt' | 'receipt'>,
) => ({
  attemptId: attempt.attemptId,
  attemptNumber: attempt.attemptNumber,
  submittedAt: attempt.submittedAt,
  receipt: attempt.receipt,
});

/** What comes next for the work; the attempt at the course being posted, it waits until it is reopened. */
type HandInPath = ReturnType<typeof gradingPathOf> | 'after_reopening';

interface NewAttempt {
  readonly assignment: AssignmentRow;
  readonly submissionId: string;
  readonly attemptNumber: number;
  readonly content: AnswerBody;
  readonly sha256: string;
  readonly idempotencyKey: string;
  /** The check that scores; null: no matching activity. */
  readonly matching: MatchingCount | null;
  readonly path: HandInPath;
  /** What is graded at once is kept back all the same. */
  readonly isHeld: boolean;
}

/** Writes the attempt and all that follows from it, and has it graded. */
async function keepAttempt(context: RequestContext, tx: Transaction, actor: Actor, attempt: NewAttempt) {
  const { services } = context;
  const { assignment, attemptNumber, matching, path, sha256 } = attempt;
  const at = services.clock.now();
  const attemptId = newId<AttemptId>();
  const receipt = receiptFor(services.config.APP_SECRET, attemptId, sha256, at);
  const late = isLate(at, assignment.dueAt);
  const key = keyOf(assignment);
  const grade = path === 'done' && matching ? matchingGrade(attempt, matching, attemptId, at) : null;
  // What follows leaves together; each begins when the one before it is done.
  tx.send(
    handIn({
      schoolId: key.schoolId,
      studentId: key.studentId,
      assignmentId: key.assignmentId,
      courseId: key.courseId,
      submissionId: attempt.submissionId,
      attemptId,
      attemptNumber,
      content: JSON.stringify(attempt.content),
      correct: matching?.correct ?? null,
      total: matching?.total ?? null,
      submittedAt: at,
      dueAt: assignment.dueAt,
      late,
      sha256,
      receipt,
      idempotencyKey: attempt.idempotencyKey,
      on: services.clock.today(assignment.timeZone),
      enrollmentId: key.enrollmentId,
    }),
  );
  const fileIds = attempt.content.fileIds ?? [];
  if (fileIds.length > 0) {
    const rowIds = fileIds.map(() => newId());
    tx.send(
      insertSubmissionFiles({
        schoolId: key.schoolId,
        attemptId,
        submissionFileIds: rowIds,
        fileIds,
      }),
    );
  }
  const received = receiveWork(
    tx,
    {
      ...key,
      attemptId,
      attemptNumber,
      pointsPossible: assignment.pointsPossible,
      isLate: late,
      isPosted: path === 'after_reopening',
      at,
    },
    grade,
  );
  await Promise.all([received, tellOfAttempt(context, tx, actor, attempt, key, attemptId)]);
  return { attemptId, attemptNumber, submittedAt: at, receipt };
}

/** Has the work graded, or tells whoever it concerns. */
async function tellOfAttempt(
  context: RequestContext,
  tx: Transaction,
  actor: Actor,
  attempt: NewAttempt,
  key: CellKey,
  attemptId: string,
): Promise<void> {
  const { services } = context;
  switch (attempt.path) {
    case 'engine':
      await services.jobs.enqueue(
        tx,
        'grading.engine',
        { schoolId: key.schoolId, attemptId, userId: actor.userId },
        attemptId,
      );
      break;
    case 'by_hand':
    case 'after_reopening':
      await tellOfWork(tx, key);
      await notifyOfWork(tx, services.clock, key);
      break;
    case 'done':
      auditMatchingGrade(context, tx, actor, attempt, attemptId);
      if (!attempt.isHeld) await tellOfGrade(tx, services.clock, key);
      break;
  }
}

function keyOf(assignment: AssignmentRow): CellKey {
  const { schoolId, courseId, ownStudentId, ownEnrollmentId, assignmentId } = assignment;
  if (!ownStudentId || !ownEnrollmentId) throw new Error('work without a student');
  return { schoolId, courseId, studentId: ownStudentId, enrollmentId: ownEnrollmentId, assignmentId };
}

/** Pairs are counted, so there is nothing to wait for. */
function matchingGrade(
  { assignment, isHeld }: NewAttempt,
  matching: MatchingCount,
  attemptId: string,
  at: string,
): NewGrade {
  const criteria = matchingResults(assignment, matching);
  return {
    ...keyOf(assignment),
    attemptId,
    points: totalPoints(criteria),
    pointsPossible: assignment.pointsPossible,
    criteria,
    feedback: null,
    source: 'matching',
    proposalId: null,
    by: null,
    at,
    isHeld,
  };
}

function auditMatchingGrade(
  context: RequestContext,
  tx: Transaction,
  actor: Actor,
  { assignment, isHeld, matching }: NewAttempt,
  attemptId: string,
): void {
  recordAudit(tx, context.services.clock, {
    schoolId: assignment.schoolId,
    actorKind: 'user',
    actorUserId: actor.userId,
    action: isHeld ? 'grade.recorded' : 'grade.released',
    entityType: 'attempt',
    entityId: attemptId,
    after: { ...keyOf(assignment), ...matching, source: 'matching' },
    ipAddress: context.clientAddress,
    requestId: context.requestId,
  });
}
