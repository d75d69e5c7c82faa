import type { Readable } from 'node:stream';
import type { Access } from '@fieldhouse/contract/base.ts';
import { type AnswerFile, uploadAccess } from '@fieldhouse/contract/files.ts';
import type { SchoolId, StudentId } from '@fieldhouse/contract/ids.ts';
import { UPLOAD_MAX_BYTES } from '@fieldhouse/contract/limits.ts';
import { recordUploadAccess } from '@fieldhouse/contract/records.ts';
import { ORPCError } from '@orpc/server';
import { type Actor, isRegistrarOf, isStaffOf, isTooClose } from '#access/actor.ts';
import { MEDIA_TYPES, type ReadDocument } from '#platform/documents/read-document.ts';
import { readInWorker } from '#platform/documents/run-worker.ts';
import { openFor, refusalAbout, requireWritable } from '#platform/procedure.ts';
import type { Services } from '#platform/services.ts';
import { kindOfName, shownName } from './file-name.ts';
import { inTurn } from './in-turn.ts';
import { keepStream, withIncoming } from './incoming.ts';
import { keepLoose } from './keep-file.ts';
import { LOOSE_BYTES_PER_PERSON, SCHOOL_STORAGE_BYTES, UPLOAD_IDLE_MS } from './limits.ts';
import { canUploadTo } from './policy.ts';
import { findRecordTarget, findUploadTarget } from './queries.ts';
import { asRefusal, refuseUpload } from './refusal.ts';
import { presentFile, textKeyOf } from './workflows.ts';

/** What a document is for: an answer, or a student's record. */
export type UploadPurpose =
  | { readonly kind: 'submission'; readonly assignmentId: string }
  | { readonly kind: 'record'; readonly studentId: StudentId };

export interface Upload {
  readonly purpose: UploadPurpose;
  /** As the device sent it. */
  readonly name: string;
  /** As the request claims; null: it doesn't say. */
  readonly claimedBytes: number | null;
  readonly sessionToken: string | null;
  readonly body: Readable;
}

/** Longest text that is kept of a document for the engines that read it. */
const MAX_TEXT_CHARACTERS = 100_000;

/**
 * Takes a document in: asks who may before a byte is read, counts while it comes, looks inside, and shows the row only
 * once the file is in the store.
 *
 * @throws ORPCError with a code of the contract.
 */
export async function takeUpload(services: Services, upload: Upload): Promise<AnswerFile> {
  const { actor, target } = await findTarget(services, upload);
  requireWritable(actor, target.schoolId);
  const name = shownName(upload.name);
  if (kindOfName(name) === null) throw refuseUpload('WRONG_TYPE');
  const claimed = upload.claimedBytes ?? 0;
  if (claimed > UPLOAD_MAX_BYTES) throw refuseUpload('TOO_LARGE');
  if (target.looseBytes + claimed > LOOSE_BYTES_PER_PERSON) throw refuseUpload('PERSON_STORAGE_FULL');
  if (target.schoolBytes + claimed > SCHOOL_STORAGE_BYTES) throw refuseUpload('SCHOOL_STORAGE_FULL');

  return await inTurn(actor.userId, () =>
    withIncoming(services, async (incoming) => {
      const kept = await keepStream(upload.body, incoming, {
        maxBytes: UPLOAD_MAX_BYTES,
        idleMs: UPLOAD_IDLE_MS,
      }).catch(asRefusal);
      if (kept.sizeBytes === 0) throw refuseUpload('EMPTY_FILE');
      const document = await readInWorker(incoming).catch(asRefusal);
      if (document.kind !== kindOfName(name)) throw refuseUpload('NAME_MISMATCH');
      return await store(services, upload, { ...kept, name, schoolId: target.schoolId, document, incoming });
    }),
  );
}

const accessFor = (upload: Upload): Access =>
  upload.purpose.kind === 'submission' ? uploadAccess : recordUploadAccess;

/** Where the document goes, once it is clear that this person may put it there. */
async function findTarget(
  services: Services,
  upload: Upload,
): Promise<{ actor: Actor; target: { schoolId: SchoolId; looseBytes: number; schoolBytes: number } }> {
  const { read } = openFor(services, accessFor(upload), upload.sessionToken);
  if (upload.purpose.kind === 'record') {
    const { actor, rows } = await read([findRecordTarget({ studentId: upload.purpose.studentId })]);
    const [[target]] = rows;
    if (!target || !isStaffOf(actor, target.schoolId)) throw new ORPCError('NOT_FOUND');
    const student = { schoolId: target.schoolId, studentId: upload.purpose.studentId };
    if (!isRegistrarOf(actor, target.schoolId) || isTooClose(actor, student))
      throw refusalAbout(actor, student);
    return { actor, target };
  }
  const { actor, rows } = await read([findUploadTarget({ assignmentId: upload.purpose.assignmentId })]);
  const [[target]] = rows;
  if (!target || target.ownStudentId === null) throw new ORPCError('NOT_FOUND');
  if (!canUploadTo(actor, target)) throw new ORPCError('FORBIDDEN');
  return { actor, target };
}

interface NewFile {
  readonly schoolId: string;
  readonly name: string;
  readonly sizeBytes: number;
  readonly sha256: string;
  readonly document: ReadDocument;
  readonly incoming: string;
}

async function store(services: Services, upload: Upload, file: NewFile): Promise<AnswerFile> {
  const { purpose } = upload;
  const { schoolId, name, sizeBytes, document } = file;
  const mediaType = MEDIA_TYPES[document.kind];
  const text = document.pages.join('\n\n').trim().slice(0, MAX_TEXT_CHARACTERS).toWellFormed();
  const fileId = await keepLoose(services, openFor(services, accessFor(upload), upload.sessionToken), {
    schoolId,
    purpose: purpose.kind,
    entityId: purpose.kind === 'submission' ? purpose.assignmentId : purpose.studentId,
    name,
    mediaType,
    sizeBytes,
    sha256: file.sha256,
    pageCount: document.pageCount,
    besides: (key) => [textKeyOf(key)],
    put: async (key) => {
      await services.files.putFile(key, file.incoming);
      if (text !== '') await services.files.put(textKeyOf(key), new TextEncoder().encode(text));
    },
  });
  return presentFile({ fileId, name, mediaType, sizeBytes, pageCount: document.pageCount });
}
