import type { SchoolId, TranscriptRunId } from '@fieldhouse/contract/ids.ts';
import { TRANSCRIPTS_AT_ONCE } from '@fieldhouse/contract/limits.ts';
import type { TranscriptPick } from '@fieldhouse/contract/transcript-runs.ts';
import { ORPCError } from '@orpc/server';
import { type Actor, isTooClose } from '#access/actor.ts';
import { transcriptRunStudents, transcriptRuns } from '#db/tables/transcripts.ts';
import type { Transaction } from '#db/unit.ts';
import { ensureSigningKey } from '#features/transcripts/workflows.ts';
import { recordAudit } from '#platform/audit.ts';
import { newId } from '#platform/ids.ts';
import { os, requireNotClosed } from '#platform/procedure.ts';
import { canRun, schoolOfRuns } from './policy.ts';
import {
  findByRunKey,
  findClass,
  findRun,
  listChosen,
  listClass,
  listGraduates,
  lockRunKey,
  refuseWaiting,
  setCancelled,
  setFinished,
} from './queries.ts';

export const preview = os.transcriptRuns.preview.handler(async ({ input, context }) =>
  context.unit(async (tx, actor) => {
    const schoolId = schoolOfRuns(actor, input.schoolId);
    const { courseTitle, students } = await picked(tx, actor, schoolId, input.pick);
    return { courseTitle, students };
  }),
);

export const start = os.transcriptRuns.start.handler(async ({ input, context, errors }) => {
  const { pick, recipient, runKey } = input;
  const { services, clock } = context;
  await ensureSigningKey(services);
  return await context.unit(async (tx, actor) => {
    const schoolId = schoolOfRuns(actor, input.schoolId);
    await tx.query(lockRunKey({ runKey }));
    const [known] = await tx.query(findByRunKey({ schoolId, runKey }));
    if (known) return known;
    requireNotClosed(actor, schoolId);
    const { courseTitle, students } = await picked(tx, actor, schoolId, pick);
    if (students.every((one) => one.isTooClose)) throw errors.NOBODY();
    const runId = newId<TranscriptRunId>();
    const createdAt = clock.now();
    await tx.orm.insert(transcriptRuns).values({
      schoolId,
      id: runId,
      courseTitle,
      graduationYear: pick.kind === 'graduates' ? pick.graduationYear : null,
      recipient,
      runKey,
      startedBy: actor.userId,
      createdAt,
    });
    await tx.orm.insert(transcriptRunStudents).values(
      students.map(({ studentId, isTooClose: isClose }) => ({
        schoolId,
        id: newId(),
        runId,
        studentId,
        state: isClose ? ('refused' as const) : ('waiting' as const),
        refusal: isClose ? ('too_close' as const) : null,
        createdAt,
      })),
    );
    recordAudit(tx, clock, {
      schoolId,
      actorKind: 'user',
      actorUserId: actor.userId,
      action: 'transcript_run.started',
      entityType: 'transcript_run',
      entityId: runId,
      after: { pick, courseTitle, recipient, students: students.length },
      ipAddress: context.clientAddress,
      requestId: context.requestId,
    });
    await services.jobs.enqueue(tx, 'transcripts.run', { schoolId, runId }, runId);
    return { runId };
  });
});

export const cancel = os.transcriptRuns.cancel.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const { runId } = input;
    const [found] = await tx.query(findRun({ runId }));
    if (!found || !canRun(actor, found.schoolId)) throw errors.NOT_FOUND();
    const { schoolId } = found;
    const [stopped] = await tx.query(setCancelled({ schoolId, runId, at: context.clock.now() }));
    // It came to its end meanwhile, or somebody else has stopped it.
    if (!stopped) return {};
    await tx.query(refuseWaiting({ schoolId, runId, refusal: 'cancelled' }));
    await tx.query(setFinished({ schoolId, runId, at: context.clock.now() }));
    recordAudit(tx, context.clock, {
      schoolId,
      actorKind: 'user',
      actorUserId: actor.userId,
      action: 'transcript_run.cancelled',
      entityType: 'transcript_run',
      entityId: runId,
      ipAddress: context.clientAddress,
      requestId: context.requestId,
    });
    return {};
  }),
);

/**
 * Those who were picked, by name, each with whether somebody else has to issue theirs.
 *
 * @throws ORPCError NOT_FOUND for a class that isn't the school's, or where one of the chosen isn't; TOO_MANY.
 */
async function picked(tx: Transaction, actor: Actor, schoolId: SchoolId, pick: TranscriptPick) {
  const [course] =
    pick.kind === 'class' ? await tx.query(findClass({ schoolId, courseId: pick.courseId })) : [];
  if (pick.kind === 'class' && !course) throw new ORPCError('NOT_FOUND');
  const found = await tx.query(
    pick.kind === 'class'
      ? listClass({ schoolId, courseId: pick.courseId })
      : pick.kind === 'graduates'
        ? listGraduates({ schoolId, graduationYear: pick.graduationYear })
        : listChosen({ schoolId, studentIds: pick.studentIds }),
  );
  if (pick.kind === 'students' && found.length < new Set(pick.studentIds).size)
    throw new ORPCError('NOT_FOUND');
  if (found.length > TRANSCRIPTS_AT_ONCE) {
    throw new ORPCError('TOO_MANY', { status: 422, data: { atMost: TRANSCRIPTS_AT_ONCE } });
  }
  return {
    courseTitle: course?.title ?? null,
    students: found.map(({ studentId, name }) => ({
      studentId,
      name,
      isTooClose: isTooClose(actor, { schoolId, studentId }),
    })),
  };
}
