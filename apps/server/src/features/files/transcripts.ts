import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { StudentId, type TranscriptReadingId } from '@fieldhouse/contract/ids.ts';
import { UPLOAD_MAX_BYTES } from '@fieldhouse/contract/limits.ts';
import {
  READING_REFUSALS,
  type ReadingRefusal,
  transcriptUploadAccess,
} from '@fieldhouse/contract/transcript-readings.ts';
import type { ParsedTranscript } from '@fieldhouse/domain/transcripts/transcript.ts';
import { ORPCError } from '@orpc/server';
import type { Actor } from '#access/actor.ts';
import {
  beginReading,
  canHandIn,
  findSubject,
  MOST_OPEN,
  readText,
  type SubjectRow,
} from '#features/transcript-readings/workflows.ts';
import { readSource, SourceError } from '#platform/documents/transcript-source.ts';
import { inTurn as perHour } from '#platform/in-turn.ts';
import { openFor, requireWritable } from '#platform/procedure.ts';
import type { Services } from '#platform/services.ts';
import { dropFile } from './drop-file.ts';
import { shownName } from './file-name.ts';
import { inTurn } from './in-turn.ts';
import { keepStream, withIncoming } from './incoming.ts';
import { keepLoose } from './keep-file.ts';
import { LOOSE_BYTES_PER_PERSON, SCHOOL_STORAGE_BYTES, UPLOAD_IDLE_MS } from './limits.ts';
import { findRecordTarget } from './queries.ts';
import { asRefusal, refuseUpload } from './refusal.ts';

const refuseReading = (code: ReadingRefusal): ORPCError<string, unknown> =>
  new ORPCError(code, { status: READING_REFUSALS[code], message: code });

type Door = ReturnType<typeof openFor>;

interface Arrived {
  readonly incoming: string;
  readonly name: string;
  readonly sizeBytes: number;
  readonly sha256: string;
}

/** A transcript of another school as a file: PDF, Word, text or a photo, whatever its name says. */
export interface TranscriptUpload {
  readonly studentId: string;
  /** As the device sent it. */
  readonly name: string;
  /** As the request claims; null: it doesn't say. */
  readonly claimedBytes: number | null;
  readonly sessionToken: string | null;
  readonly body: Readable;
}

/**
 * Takes a transcript in, reads it, and keeps both. What can't be read isn't kept, and says why.
 *
 * @throws ORPCError with a code of the contract.
 */
export async function takeTranscript(
  services: Services,
  upload: TranscriptUpload,
): Promise<{ readingId: TranscriptReadingId }> {
  const door = openFor(services, transcriptUploadAccess, upload.sessionToken);
  const { actor, subject } = await settle(door, StudentId.parse(upload.studentId), upload.claimedBytes ?? 0);
  const name = shownName(upload.name);
  return await limited(services, actor.userId, () =>
    withIncoming(services, async (incoming) => {
      const kept = await keepStream(upload.body, incoming, {
        maxBytes: UPLOAD_MAX_BYTES,
        idleMs: UPLOAD_IDLE_MS,
      }).catch(asRefusal);
      if (kept.sizeBytes === 0) throw refuseUpload('EMPTY_FILE');
      return await keepTranscript(services, door, subject, { ...kept, incoming, name });
    }),
  );
}

/** The same for text that was pasted, which is kept as a file of its own. */
export async function takePastedTranscript(
  services: Services,
  pasted: { readonly studentId: StudentId; readonly text: string; readonly sessionToken: string | null },
): Promise<{ readingId: TranscriptReadingId }> {
  const door = openFor(services, transcriptUploadAccess, pasted.sessionToken);
  const bytes = Buffer.from(pasted.text, 'utf8');
  const { actor, subject } = await settle(door, pasted.studentId, bytes.length);
  return await limited(services, actor.userId, () =>
    withIncoming(services, async (incoming) => {
      await writeFile(incoming, bytes, { mode: 0o600, flag: 'wx' });
      return await keepTranscript(services, door, subject, {
        incoming,
        name: 'Pasted transcript.txt',
        sizeBytes: bytes.length,
        sha256: createHash('sha256').update(bytes).digest('hex'),
      });
    }),
  );
}

/** Documents that one person has read in an hour, kept or not: letters are recognized, and a model may read. */
const READ_PER_HOUR = 60;

/** @throws ORPCError TOO_MANY_TRIES */
const limited = <Result>(services: Services, userId: string, read: () => Promise<Result>): Promise<Result> =>
  inTurn(userId, () => perHour(services, { key: `readings:read:${userId}`, perHour: READ_PER_HOUR }, read));

/** Whose transcript it is, once it is clear that the actor may hand it in and that there is room. */
async function settle(
  { read }: Door,
  studentId: StudentId,
  bytes: number,
): Promise<{ actor: Actor; subject: SubjectRow }> {
  const { actor, rows } = await read([findSubject({ studentId }), findRecordTarget({ studentId })]);
  const [[subject], [target]] = rows;
  if (!subject || !target || !canHandIn(actor, subject)) throw new ORPCError('NOT_FOUND', { status: 404 });
  requireWritable(actor, subject.schoolId);
  if (subject.openCount >= MOST_OPEN) throw refuseReading('TOO_MANY');
  if (bytes > UPLOAD_MAX_BYTES) throw refuseUpload('TOO_LARGE');
  if (target.looseBytes + bytes > LOOSE_BYTES_PER_PERSON) throw refuseUpload('PERSON_STORAGE_FULL');
  if (target.schoolBytes + bytes > SCHOOL_STORAGE_BYTES) throw refuseUpload('SCHOOL_STORAGE_FULL');
  return { actor, subject };
}

/** What was read, with the mark that a page of the document says nothing. */
const withBlankPage = (parsed: ParsedTranscript): ParsedTranscript => ({
  ...parsed,
  flags: [
    ...parsed.flags,
    { code: 'page_unread', message: 'A page of the document has no readable text.', line: null },
  ],
});

async function keepTranscript(
  services: Services,
  door: Door,
  subject: SubjectRow,
  { incoming, name, sizeBytes, sha256 }: Arrived,
): Promise<{ readingId: TranscriptReadingId }> {
  const { schoolId, studentId } = subject;
  const source = await readSource(incoming).catch((error: unknown) => {
    throw error instanceof SourceError ? refuseReading(error.reason) : asRefusal(error);
  });
  const { parsed, engine } = await readText(services, subject, source.text, null).catch(asRefusal);
  if ('refused' in parsed) throw refuseReading(parsed.refused.toUpperCase() as ReadingRefusal);

  const fileId = await keepLoose(services, door, {
    schoolId,
    purpose: 'record',
    entityId: studentId,
    name,
    mediaType: source.mediaType,
    sizeBytes,
    sha256,
    pageCount: source.pageCount,
    put: (key) => services.files.putFile(key, incoming),
  });
  const begun = await door.unit((tx, actor) =>
    beginReading(tx, services, actor, {
      schoolId,
      studentId,
      fileId,
      text: source.text,
      parsed: source.hasBlankPage ? withBlankPage(parsed) : parsed,
      engine,
      isRecognized: source.isRecognized,
    }),
  );
  if (typeof begun === 'object') return begun;
  // Another one was read at the same time: this one isn't left lying about.
  await door.unit((tx) => dropFile(tx, services, schoolId, fileId));
  throw begun === 'TOO_MANY' ? refuseReading(begun) : refuseUpload('STORE_UNAVAILABLE');
}
