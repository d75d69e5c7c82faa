import { createHash } from 'node:crypto';
import { open, readFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { FileId } from '@fieldhouse/contract/ids.ts';
import { MESSAGE_FILE_MAX_BYTES } from '@fieldhouse/contract/limits.ts';
import type { MessageFile } from '@fieldhouse/contract/message-parts.ts';
import { messageUploadAccess } from '@fieldhouse/contract/messages.ts';
import { ORPCError } from '@orpc/server';
import { isKnownIn } from '#platform/actor.ts';
import { checkPptx, PPTX_MEDIA_TYPE } from '#platform/documents/pptx.ts';
import { type DocumentKind, MEDIA_TYPES } from '#platform/documents/read-document.ts';
import { readInWorker } from '#platform/documents/run-worker.ts';
import { newId } from '#platform/ids.ts';
import { openFor, requireWritable } from '#platform/procedure.ts';
import type { Services } from '#platform/services.ts';
import { shownName } from './file-name.ts';
import { keepStream, withIncoming } from './incoming.ts';
import { keepFile } from './keep-file.ts';
import { LOOSE_BYTES_PER_PERSON, SCHOOL_STORAGE_BYTES, UPLOAD_IDLE_MS } from './limits.ts';
import { drawAnew } from './pictures.ts';
import { findMaterialTarget, insertHiddenFile } from './queries.ts';
import { refuseUpload } from './refusal.ts';
import { asRefusal, inTurn } from './upload.ts';

export interface MessageUpload {
  readonly schoolId: string;
  /** As the device sent it. */
  readonly name: string;
  /** As the request claims; null: it doesn't say. */
  readonly claimedBytes: number | null;
  readonly sessionToken: string | null;
  readonly body: Readable;
}

/** What a name may end with, by what is in the file. */
const ENDINGS: Readonly<Record<DocumentKind | 'pptx' | 'png' | 'jpeg' | 'gif' | 'webp', readonly string[]>> =
  {
    pdf: ['pdf'],
    doc: ['doc'],
    docx: ['docx'],
    pptx: ['pptx'],
    png: ['png'],
    jpeg: ['jpg', 'jpeg'],
    gif: ['gif'],
    webp: ['webp'],
  };
type Kind = keyof typeof ENDINGS;

const ALL_ENDINGS = Object.values(ENDINGS).flat();
const endingOf = (name: string) => name.slice(name.lastIndexOf('.') + 1).toLowerCase();

/**
 * Takes a file in that is to come with a message: a document, slides or a picture, told by its bytes. Pictures are drawn
 * anew. It is its owner's alone until it is sent, and swept after a day without that.
 *
 * @throws ORPCError with a code of the contract.
 */
export async function takeMessageFile(services: Services, upload: MessageUpload): Promise<MessageFile> {
  const { read } = openFor(services, messageUploadAccess, upload.sessionToken);
  const { actor, rows } = await read([findMaterialTarget(upload.schoolId)]);
  const [[target]] = rows;
  if (!target || !isKnownIn(actor, target.schoolId)) throw new ORPCError('NOT_FOUND');
  requireWritable(actor, target.schoolId);
  const name = shownName(upload.name);
  if (!ALL_ENDINGS.includes(endingOf(name))) throw refuseUpload('WRONG_TYPE');
  const claimed = upload.claimedBytes ?? 0;
  if (claimed > MESSAGE_FILE_MAX_BYTES) throw refuseUpload('TOO_LARGE');
  if (target.looseBytes + claimed > LOOSE_BYTES_PER_PERSON) throw refuseUpload('PERSON_STORAGE_FULL');
  if (target.schoolBytes + claimed > SCHOOL_STORAGE_BYTES) throw refuseUpload('SCHOOL_STORAGE_FULL');

  return await inTurn(actor.userId, () =>
    withIncoming(services, async (incoming) => {
      const kept = await keepStream(upload.body, incoming, {
        maxBytes: MESSAGE_FILE_MAX_BYTES,
        idleMs: UPLOAD_IDLE_MS,
      }).catch(asRefusal);
      if (kept.sizeBytes === 0) throw refuseUpload('EMPTY_FILE');
      const looked = await look(incoming, endingOf(name)).catch(asRefusal);
      if (!ENDINGS[looked.kind].includes(endingOf(name))) throw refuseUpload('NAME_MISMATCH');
      return await store(services, upload, { ...kept, ...looked, name, incoming });
    }),
  );
}

interface Looked {
  readonly kind: Kind;
  readonly mediaType: string;
  /** What is kept instead of the file that came; null: that file. */
  readonly bytes: Uint8Array | null;
}

/** Looks inside, and refuses what isn't what it seems. */
async function look(incoming: string, ending: string): Promise<Looked> {
  const picture = await pictureKind(incoming);
  if (picture) {
    const { bytes } = await drawAnew(incoming);
    return { kind: picture, mediaType: 'image/webp', bytes };
  }
  if (ending === 'pptx') {
    checkPptx(await readFile(incoming));
    return { kind: 'pptx', mediaType: PPTX_MEDIA_TYPE, bytes: null };
  }
  const { kind } = await readInWorker(incoming);
  return { kind, mediaType: MEDIA_TYPES[kind], bytes: null };
}

/** By the first bytes; null: no picture. */
async function pictureKind(file: string): Promise<'png' | 'jpeg' | 'gif' | 'webp' | null> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(12), 0, 12, 0);
    const start = buffer.subarray(0, bytesRead).toString('latin1');
    if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
    if (start.startsWith('\xff\xd8\xff')) return 'jpeg';
    if (/^GIF8[79]a/.test(start)) return 'gif';
    return /^RIFF[\s\S]{4}WEBP/.test(start) ? 'webp' : null;
  } finally {
    await handle.close();
  }
}

async function store(
  services: Services,
  { schoolId, sessionToken }: MessageUpload,
  file: Looked & {
    readonly name: string;
    readonly incoming: string;
    readonly sizeBytes: number;
    readonly sha256: string;
  },
): Promise<MessageFile> {
  const fileId = newId();
  const storageKey = `message/${schoolId}/${fileId}`;
  const { mediaType, bytes } = file;
  const sizeBytes = bytes?.length ?? file.sizeBytes;
  const sha256 = bytes ? createHash('sha256').update(bytes).digest('hex') : file.sha256;
  // What was drawn anew is called what it is now.
  const name = bytes ? `${file.name.slice(0, file.name.lastIndexOf('.'))}.webp` : file.name;
  await keepFile(services, openFor(services, messageUploadAccess, sessionToken), {
    ...{ schoolId, fileId, sizeBytes, keys: [storageKey], isLoose: true },
    insert: async (tx, actor) => {
      await tx.query(
        insertHiddenFile(
          ...[schoolId, fileId, storageKey, schoolId, actor.userId, name, mediaType, sizeBytes, sha256],
          ...[null, services.clock.now(), 'message', null],
        ),
      );
    },
    put: () =>
      bytes ? services.files.put(storageKey, bytes) : services.files.putFile(storageKey, file.incoming),
  });
  return { fileId: fileId as FileId, name, mediaType, sizeBytes };
}
