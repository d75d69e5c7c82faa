import type { ReadingEntry } from '@fieldhouse/contract/transcript-readings.ts';
import { outcomeOfGrade } from '@fieldhouse/domain/credits/outside-credit.ts';
import {
  areAsPrinted,
  type Credited,
  creditedIn,
  repeatedRows,
} from '@fieldhouse/domain/transcripts/entered.ts';
import { missingIn } from '@fieldhouse/domain/transcripts/review.ts';
import { type Actor, isRegistrarOf } from '#access/actor.ts';
import type { Transaction } from '#db/unit.ts';
import { recomputeOfficialFigures } from '#features/grading/workflows.ts';
import { enterCredit, listRecordKeepers } from '#features/records/workflows.ts';
import { notify } from '#platform/notify.ts';
import { os, type RequestContext, refusalAbout, requireWritable } from '#platform/procedure.ts';
import { canDecide, canRead } from './policy.ts';
import {
  holdReadings,
  listCredited,
  listCreditedLines,
  lockReading,
  setDecided,
  setSubmitted,
  type WholeReading,
} from './queries.ts';
import { auditReading, keepReview, lockOpen } from './review.ts';

export const submit = os.transcriptReadings.submit.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const reading = await lockOpen(tx, actor, input);
    if (reading.version !== input.version) throw errors.STALE();
    const { schoolId, readingId } = reading;
    const problem = problemOf(input, reading, false, await findCredited(tx, readingId));
    if (problem) throw errors[problem]();
    const now = context.clock.now();
    // Those who keep the record alone say what the NCAA lists.
    const entries = isRegistrarOf(actor, schoolId)
      ? input.entries
      : input.entries.map((entry) => ({ ...entry, isCore: null }));
    await keepReview(tx, reading, { ...input, entries }, now);
    await tx.query(setSubmitted({ schoolId, readingId, now }));
    auditReading(tx, context, actor, reading, 'submitted', {
      after: { rowCount: takenOf(input.entries).length },
    });
    const keepers = await tx.query(listRecordKeepers({ schoolId }));
    notify(
      tx,
      context.clock,
      keepers.map(({ userId }) => userId).filter((userId) => userId !== actor.userId),
      {
        schoolId,
        type: 'account',
        template: 'transcript_submitted',
        groupKey: `transcript_submitted:${readingId}`,
      },
    );
    return {};
  }),
);

export const approve = os.transcriptReadings.approve.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const { readingId } = input;
    const [reading] = await tx.query(lockReading({ readingId }));
    if (!reading || !canRead(actor, reading)) throw errors.NOT_FOUND();
    if (!canDecide(actor, reading)) {
      // Somebody else has decided meanwhile.
      if (isRegistrarOf(actor, reading.schoolId) && reading.state !== 'submitted') throw errors.STALE();
      throw refusalAbout(actor, reading);
    }
    const { schoolId, studentId, fileId } = reading;
    requireWritable(actor, schoolId);
    if (reading.version !== input.version) throw errors.STALE();
    // Two transcripts of one student that are approved at once see each other's credit.
    await tx.query(holdReadings({ studentId }));
    const problem = problemOf(input, reading, true, await findCredited(tx, readingId));
    if (problem) throw errors[problem]();
    const at = context.clock.now();
    await keepReview(tx, reading, input, at);
    const taken = takenOf(input.entries);
    const schoolName = input.schoolName.trim();
    for (const { line: _, isTaken: __, isCore, isPassed, credits, ...entry } of taken) {
      const isOpen = entry.percent === null && outcomeOfGrade(entry.gradeRaw) === null;
      await enterCredit(tx, context, actor, {
        ...entry,
        schoolId,
        studentId,
        schoolName,
        fileId,
        at,
        supersedesId: null,
        reason: null,
        title: entry.title.trim(),
        gradeRaw: entry.gradeRaw.trim(),
        termLabel: entry.termLabel.trim(),
        isCore: isCore ?? false,
        isPassed: isOpen ? isPassed : null,
        credits: credits ?? 0,
      });
    }
    await recomputeOfficialFigures(tx, { schoolId, studentId }, at);
    await tx.query(setDecided({ schoolId, readingId, state: 'approved', reason: null, now: at }));
    auditReading(tx, context, actor, reading, 'approved', {
      after: { rowCount: taken.length, changedLines: changedLines(taken, reading) },
    });
    tellDecided(tx, context, actor, reading);
    return { creditCount: taken.length };
  }),
);

export const reject = os.transcriptReadings.reject.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const { readingId, reason, version } = input;
    const [reading] = await tx.query(lockReading({ readingId }));
    if (!reading || !canRead(actor, reading)) throw errors.NOT_FOUND();
    if (!canDecide(actor, reading)) {
      if (isRegistrarOf(actor, reading.schoolId) && reading.state !== 'submitted') throw errors.STALE();
      throw refusalAbout(actor, reading);
    }
    const { schoolId } = reading;
    requireWritable(actor, schoolId);
    if (reading.version !== version) throw errors.STALE();
    const now = context.clock.now();
    await tx.query(setDecided({ schoolId, readingId, state: 'rejected', reason, now }));
    auditReading(tx, context, actor, reading, 'rejected', { reason });
    tellDecided(tx, context, actor, reading);
    return {};
  }),
);

/** Whoever brought it is told what became of it. */
function tellDecided(
  tx: Transaction,
  { services }: RequestContext,
  actor: Actor,
  reading: WholeReading,
): void {
  const { schoolId, readingId, createdBy, submittedBy } = reading;
  const told = [createdBy, submittedBy].filter((userId) => userId !== null && userId !== actor.userId);
  notify(tx, services.clock, [...new Set(told)] as string[], {
    schoolId,
    type: 'account',
    template: 'transcript_decided',
    groupKey: `transcript_decided:${readingId}`,
  });
}

const takenOf = (entries: readonly ReadingEntry[]) => entries.filter(({ isTaken }) => isTaken);

type Problem = 'NOTHING_TAKEN' | 'REPEATED' | 'CREDITED' | 'INCOMPLETE';

/** Why a review isn't ready; null: it is. A row must stand on a line of the document, and gives credit once. */
function problemOf(
  { schoolName, entries }: { readonly schoolName: string; readonly entries: readonly ReadingEntry[] },
  { lines, parsed }: WholeReading,
  isForRecord: boolean,
  credited: Credited,
): Problem | null {
  const taken = takenOf(entries);
  if (taken.length === 0) return 'NOTHING_TAKEN';
  if (repeatedRows(taken, parsed.completedCourses).length > 0) return 'REPEATED';
  const isCredited = creditedIn(credited);
  if (taken.some((entry) => isCredited(entry, schoolName))) return 'CREDITED';
  const isReady = taken.every(
    (entry) => missingIn(entry, isForRecord).length === 0 && (lines[entry.line - 1] ?? '').trim() !== '',
  );
  return isReady && schoolName.trim() !== '' ? null : 'INCOMPLETE';
}

async function findCredited(tx: Transaction, readingId: WholeReading['readingId']): Promise<Credited> {
  const credits = await tx.query(listCredited({ readingId }));
  const lines = await tx.query(listCreditedLines({ readingId }));
  return { credits, lines: lines.map(({ line }) => line) };
}

/** Lines of which a person entered something otherwise than it is printed, or that isn't. */
function changedLines(taken: readonly ReadingEntry[], { parsed }: WholeReading): number[] {
  const isAsPrinted = areAsPrinted(taken, parsed.completedCourses);
  return taken.flatMap(({ line }, at) => (isAsPrinted[at] ? [] : [line]));
}
