import type { ParsedTranscript } from '@fieldhouse/domain/transcripts/transcript.ts';
import { isRegistrarOf, schoolWhere } from '#access/actor.ts';
import { isOwnOrGuarded } from '#access/students.ts';
import { dropFile, linkFor, takePastedTranscript } from '#features/files/workflows.ts';
import { DocumentError } from '#platform/documents/refusal.ts';
import { inTurn } from '#platform/in-turn.ts';
import { os, requireWritable } from '#platform/procedure.ts';
import { canDeleteOriginal, canHandIn, canRead, canWithdraw, seesAll } from './policy.ts';
import { present, presentRow } from './present.ts';
import {
  findReading,
  findSubject,
  listCredited,
  listCreditedLines,
  listListedFor,
  listReadings,
  listSubjects,
  listWaiting,
  lockReading,
  setLines,
  setPicked,
  setWithdrawn,
} from './queries.ts';
import { auditReading, findOpen, lockOpen } from './review.ts';
import { proposedEntries, readText as readTextOf } from './workflows.ts';

export { approve, reject, submit } from './decide.ts';

/** Times that somebody has a document read anew in an hour; a model may read it each time. */
const PICKED_PER_HOUR = 100;

/** What is left of a reading that was taken back. */
const NOTHING: ParsedTranscript = {
  studentInfo: { name: null, studentId: null, graduationYear: null, gpa: null, creditsEarned: null },
  completedCourses: [],
  inProgress: [],
  totals: [],
  flags: [],
  students: [],
};

export const home = os.transcriptReadings.home.handler(async ({ input, context, errors }) => {
  const studentId = input.studentId ?? null;
  const { actor, rows } = await context.read([
    listSubjects(),
    findSubject({ studentId }),
    listReadings({ studentId }),
    listWaiting(),
  ]);
  const [subjects, [named], readings, waiting] = rows;
  if (studentId !== null && (!named || !canHandIn(actor, named))) throw errors.NOT_FOUND();
  const own = subjects.filter((subject) => isOwnOrGuarded(actor, subject) && canHandIn(actor, subject));
  const students = named && !own.some((one) => one.studentId === named.studentId) ? [named, ...own] : own;
  return {
    students: students.map(({ studentId, name, schoolName, studentUserId }) => ({
      studentId,
      name,
      schoolName,
      isSelf: studentUserId === actor.userId,
    })),
    readings: readings.filter((one) => canRead(actor, one)).map(presentRow),
    waiting: waiting.filter((one) => isRegistrarOf(actor, one.schoolId)).map(presentRow),
    isStaff: schoolWhere(actor, (one, schoolId) => seesAll(one, { schoolId })) !== null,
    engine: context.services.ai.engine,
  };
});

export const get = os.transcriptReadings.get.handler(async ({ input, context, errors }) => {
  const { readingId } = input;
  const { actor, rows } = await context.read([
    findReading({ readingId }),
    listListedFor({ readingId, now: context.clock.now() }),
    listCredited({ readingId }),
    listCreditedLines({ readingId }),
  ]);
  const [[reading], listed, credits, lines] = rows;
  if (!reading || !canRead(actor, reading)) throw errors.NOT_FOUND();
  return present(actor, reading, listed, { credits, lines: lines.map(({ line }) => line) });
});

export const readText = os.transcriptReadings.readText.handler(({ input, context }) =>
  takePastedTranscript(context.services, { ...input, sessionToken: context.sessionToken }),
);

/** The text is read outside of the transaction: it may wait for a thread, or for a model. */
export const pick = os.transcriptReadings.pick.handler(async ({ input, context, errors }) => {
  const { readingId, version, picked } = input;
  const { before, asker } = await context.unit(async (tx, actor) => ({
    before: await findOpen(tx, actor, input),
    asker: actor.userId,
  }));
  if (before.version !== version) throw errors.STALE();
  const limit = { key: `readings:picked:${asker}`, perHour: PICKED_PER_HOUR };
  const { parsed, engine } = await inTurn(context.services, limit, () =>
    readTextOf(context.services, before, before.lines.join('\n'), picked),
  ).catch((error: unknown) => {
    throw error instanceof DocumentError ? errors.BUSY() : error;
  });
  if ('refused' in parsed || parsed.students[picked] === undefined) throw errors.NOT_A_TRANSCRIPT();
  return context.unit(async (tx, actor) => {
    const reading = await lockOpen(tx, actor, input);
    if (reading.version !== version) throw errors.STALE();
    const { schoolId } = reading;
    const entries = await proposedEntries(tx, context.clock, schoolId, parsed);
    await tx.query(
      setPicked({
        schoolId,
        readingId,
        picked,
        engine,
        parsed: JSON.stringify(parsed),
        entries: JSON.stringify(entries),
        now: context.clock.now(),
      }),
    );
    return { version: version + 1 };
  });
});

export const withdraw = os.transcriptReadings.withdraw.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const { readingId } = input;
    const [reading] = await tx.query(lockReading({ readingId }));
    if (!reading || !canRead(actor, reading)) throw errors.NOT_FOUND();
    requireWritable(actor, reading.schoolId);
    if (!canWithdraw(actor, reading)) throw errors.NOT_OPEN();
    const { schoolId } = reading;
    const now = context.clock.now();
    await tx.query(setWithdrawn({ schoolId, readingId, parsed: JSON.stringify(NOTHING), now }));
    await dropFile(tx, context.services, schoolId, reading.fileId);
    auditReading(tx, context, actor, reading, 'withdrawn');
    return {};
  }),
);

export const deleteOriginal = os.transcriptReadings.deleteOriginal.handler(
  async ({ input, context, errors }) =>
    context.unit(async (tx, actor) => {
      const { readingId } = input;
      const [reading] = await tx.query(lockReading({ readingId }));
      if (!reading || !canRead(actor, reading)) throw errors.NOT_FOUND();
      requireWritable(actor, reading.schoolId);
      if (reading.state !== 'approved') throw errors.NOT_DECIDED();
      if (!canDeleteOriginal(actor, reading)) throw errors.FORBIDDEN();
      const { schoolId, parsed } = reading;
      // The lines that became credit are what the record rests on; whatever else the document said goes with it.
      const taken = reading.entries.filter(({ isTaken }) => isTaken);
      const kept = new Set(taken.map(({ line }) => line));
      const lines = reading.lines.map((text, index) => (kept.has(index + 1) ? text : ''));
      const left: ParsedTranscript = {
        ...NOTHING,
        completedCourses: parsed.completedCourses.filter(({ source }) => kept.has(source.line)),
      };
      await tx.query(
        setLines({
          schoolId,
          readingId,
          lines,
          parsed: JSON.stringify(left),
          entries: JSON.stringify(taken),
          now: context.clock.now(),
        }),
      );
      await dropFile(tx, context.services, schoolId, reading.fileId);
      auditReading(tx, context, actor, reading, 'original_deleted');
      return {};
    }),
);

export const document = os.transcriptReadings.document.handler(async ({ input, context, errors }) => {
  const { actor, rows } = await context.read([findReading({ readingId: input.readingId })]);
  const [[reading]] = rows;
  if (!reading || !canRead(actor, reading) || reading.fileName === null) throw errors.NOT_FOUND();
  return linkFor(context.services, reading.fileId, actor.userId);
});
