import type { FileId, SchoolId, StudentId, TranscriptReadingId } from '@fieldhouse/contract/ids.ts';
import { READING_MAX_ROWS } from '@fieldhouse/contract/limits.ts';
import type { ReadingEntry } from '@fieldhouse/contract/transcript-readings.ts';
import { linesOf } from '@fieldhouse/domain/transcripts/parse.ts';
import { issuerIn, proposedRows } from '@fieldhouse/domain/transcripts/review.ts';
import type { ParsedTranscript } from '@fieldhouse/domain/transcripts/transcript.ts';
import type { Actor } from '#access/actor.ts';
import { transcriptReadings } from '#db/tables/readings.ts';
import type { Transaction } from '#db/unit.ts';
import { AiUnavailableError } from '#platform/ai/tasks.ts';
import { recordAudit } from '#platform/audit.ts';
import { type ReadTranscript, transcriptInWorker } from '#platform/documents/run-worker.ts';
import { newId } from '#platform/ids.ts';
import type { Services } from '#platform/services.ts';
import { attachDocument, findSubject, holdReadings, listListed, MOST_OPEN } from './queries.ts';

export { canHandIn } from './policy.ts';
export { findSubject, MOST_OPEN, type SubjectRow } from './queries.ts';

type Engine = 'built_in' | 'model';

/**
 * What the text of a transcript says. A model reads it only where one is set up and the student's family lets models read,
 * and of a document about several people only the part that was picked; where it fails or its budget is used up, our own reader goes on.
 *
 * @throws DocumentError TOO_COMPLEX
 */
export async function readText(
  { ai }: Pick<Services, 'ai'>,
  student: {
    readonly schoolId: SchoolId;
    readonly studentId: StudentId;
    readonly studentUserId: string | null;
  },
  text: string,
  pick: number | null,
): Promise<{ parsed: ReadTranscript; engine: Engine }> {
  const { schoolId, studentId, studentUserId } = student;
  const own = await transcriptInWorker(text, pick);
  const people = 'refused' in own ? [] : own.students;
  const part = people[pick ?? -1] ?? null;
  if (ai.engine === 'model' && studentUserId !== null && (people.length < 2 || part !== null)) {
    try {
      const scope = { schoolId, userId: studentUserId, entity: 'student', entityId: studentId };
      const only = people.length < 2 ? null : part;
      const { output, engine } = await ai.readTranscript(scope, { text, pick, only });
      return { parsed: output, engine };
    } catch (error) {
      if (!(error instanceof AiUnavailableError)) throw error;
    }
  }
  return { parsed: own, engine: 'built_in' };
}

interface NewReading {
  readonly schoolId: SchoolId;
  readonly studentId: StudentId;
  readonly fileId: FileId;
  readonly text: string;
  readonly isRecognized: boolean;
  readonly parsed: ParsedTranscript;
  readonly engine: Engine;
}

/**
 * Keeps what was read of a document that is in the store, for somebody to review. Nothing of it is official.
 *
 * @returns why it wasn't kept: the document is gone, or as many readings of the student are open as may be.
 */
export async function beginReading(
  tx: Transaction,
  { clock }: Pick<Services, 'clock'>,
  actor: Actor,
  { text, ...reading }: NewReading,
): Promise<{ readonly readingId: TranscriptReadingId } | 'GONE' | 'TOO_MANY'> {
  const { schoolId, studentId, fileId, parsed, engine, isRecognized } = reading;
  const at = clock.now();
  await tx.query(holdReadings({ studentId }));
  const [subject] = await tx.query(findSubject({ studentId }));
  if (!subject) return 'GONE';
  if (subject.openCount >= MOST_OPEN) return 'TOO_MANY';
  const [kept] = await tx.query(attachDocument({ schoolId, fileId, studentId, instant: at }));
  if (!kept) return 'GONE';
  const lines = linesOf(text).map((line) => line.trimEnd());
  const readingId = newId<TranscriptReadingId>();
  await tx.orm.insert(transcriptReadings).values({
    schoolId,
    id: readingId,
    studentId,
    fileId,
    state: 'draft',
    engine,
    isRecognized,
    lines,
    parsed,
    schoolName: issuerIn(lines) ?? '',
    entries: await proposedEntries(tx, clock, schoolId, parsed),
    createdBy: actor.userId,
    createdAt: at,
    updatedAt: at,
  });
  recordAudit(tx, clock, {
    schoolId,
    actorKind: 'user',
    actorUserId: actor.userId,
    action: 'transcript_reading.read',
    entityType: 'transcript_reading',
    entityId: readingId,
    after: { studentId, fileId, engine, rowCount: parsed.completedCourses.length },
  });
  return { readingId };
}

/** The rows of a transcript as they are proposed, with the area of titles that the school's list knows by the letter. */
export async function proposedEntries(
  tx: Transaction,
  clock: Services['clock'],
  schoolId: SchoolId,
  parsed: ParsedTranscript,
): Promise<ReadingEntry[]> {
  const listed = await tx.query(listListed({ schoolId, now: clock.now() }));
  const areas = new Map(listed.toReversed().map(({ title, area }) => [title, area]));
  return proposedRows(parsed.completedCourses)
    .slice(0, READING_MAX_ROWS)
    .map((row) => ({
      ...row,
      kind: 'transfer',
      ncaaArea: areas.get(row.title) ?? null,
      isCore: null,
      isPassed: null,
      completedOn: null,
    }));
}
