import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { Access } from '@fieldhouse/contract/base.ts';
import type { SchoolId } from '@fieldhouse/contract/ids.ts';
import { UPLOAD_MAX_BYTES } from '@fieldhouse/contract/limits.ts';
import { messageUploadAccess } from '@fieldhouse/contract/messages.ts';
import { type Material, materialUploadAccess } from '@fieldhouse/contract/resources.ts';
import { ORPCError } from '@orpc/server';
import { type Actor, isKnownIn, isStaffOf } from '#access/actor.ts';
import type { OfficeKind } from '#platform/documents/office.ts';
import { MEDIA_TYPES } from '#platform/documents/read-document.ts';
import { checkOfficeInWorker, readInWorker } from '#platform/documents/run-worker.ts';
import { openFor, requireWritable } from '#platform/procedure.ts';
import type { Services } from '#platform/services.ts';
import { shownName } from './file-name.ts';
import { inTurn } from './in-turn.ts';
import { keepStream, withIncoming } from './incoming.ts';
import { keepLoose } from './keep-file.ts';
import { LOOSE_BYTES_PER_PERSON, SCHOOL_STORAGE_BYTES, UPLOAD_IDLE_MS } from './limits.ts';
import { readMp4 } from './mp4.ts';
import { reencoded } from './pictures.ts';
import { findMaterialTarget } from './queries.ts';
import { asRefusal, refuseUpload } from './refusal.ts';

export interface MaterialUpload {
  /** What it is for: a resource, a live class, or a message. */
  readonly use: 'material' | 'session' | 'message';
  readonly schoolId: string;
  /** As the device sent it. */
  readonly name: string;
  /** As the request claims; null: it doesn't say. */
  readonly claimedBytes: number | null;
  readonly sessionToken: string | null;
  readonly body: Readable;
}

/** As it is answered: what it is, whatever it is called. */
export interface StoredMaterial extends Omit<Material, 'type'> {
  readonly type: Material['type'] | 'word' | 'slides';
  readonly mediaType: string;
}

interface Use {
  readonly access: Access;
  readonly mayUpload: (actor: Actor, schoolId: SchoolId) => boolean;
  /** What is taken, and what a name may end with, by what is in the file. */
  readonly endings: Readonly<Partial<Record<Kind | OfficeKind, readonly string[]>>>;
}

const COMMON = { pdf: ['pdf'], png: ['png'], jpeg: ['jpg', 'jpeg'] };
const MOVING = { gif: ['gif'], webp: ['webp'] };
const OFFICE = { doc: ['doc'], docx: ['docx'], ppt: ['ppt'], pptx: ['pptx'] };
const USES: Readonly<Record<MaterialUpload['use'], Use>> = {
  material: {
    access: materialUploadAccess,
    mayUpload: isStaffOf,
    endings: { ...COMMON, ...MOVING, mp4: ['mp4', 'm4v'] },
  },
  session: { access: materialUploadAccess, mayUpload: isStaffOf, endings: { ...COMMON, ...OFFICE } },
  message: {
    access: messageUploadAccess,
    mayUpload: isKnownIn,
    endings: { ...COMMON, ...MOVING, ...OFFICE },
  },
};
/** What the first bytes tell; which kind of Office file it is stands further inside. */
type Kind = 'pdf' | 'png' | 'jpeg' | 'gif' | 'webp' | 'mp4' | 'office';

const OFFICE_TYPES: Readonly<Record<OfficeKind, string>> = {
  doc: MEDIA_TYPES.doc,
  docx: MEDIA_TYPES.docx,
  ppt: 'application/vnd.ms-powerpoint',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
};

const endingOf = (name: string) => name.slice(name.lastIndexOf('.') + 1).toLowerCase();

/**
 * Takes a file in for a resource (a PDF, a picture or a video), or for a live class or a message (a PDF, a picture, Word
 * or PowerPoint), told by its bytes. Pictures are re-encoded. The file is its owner's alone until it becomes part of one,
 * and swept after a day without.
 *
 * @throws ORPCError with a code of the contract.
 */
export async function takeMaterial(services: Services, upload: MaterialUpload): Promise<StoredMaterial> {
  const { access, mayUpload, endings } = USES[upload.use];
  const { read } = openFor(services, access, upload.sessionToken);
  const { actor, rows } = await read([findMaterialTarget({ schoolId: upload.schoolId })]);
  const [[target]] = rows;
  if (!target || !mayUpload(actor, target.schoolId)) throw new ORPCError('NOT_FOUND');
  requireWritable(actor, target.schoolId);
  const name = shownName(upload.name);
  if (!Object.values(endings).flat().includes(endingOf(name))) throw refuseUpload('WRONG_TYPE');
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
      const start = await kindOf(incoming);
      const isTaken = start === 'office' ? 'docx' in endings : start !== null && start in endings;
      if (start === null || !isTaken) throw refuseUpload('WRONG_TYPE');
      const file =
        start === 'office' ? await lookedOffice(incoming, kept) : await looked(start, incoming, kept);
      if (!endings[file.kind]?.includes(endingOf(name))) throw refuseUpload('NAME_MISMATCH');
      return await store(services, upload, { ...file, name, incoming });
    }),
  );
}

interface Looked {
  readonly kind: Exclude<Kind, 'office'> | OfficeKind;
  readonly type: StoredMaterial['type'];
  readonly mediaType: string;
  readonly sizeBytes: number;
  readonly sha256: string;
  readonly pageCount: number | null;
  readonly durationSeconds: number | null;
  /** What is kept instead of the file that came; null: that file. */
  readonly bytes: Uint8Array | null;
}

interface Kept {
  readonly sizeBytes: number;
  readonly sha256: string;
}

async function lookedOffice(incoming: string, kept: Kept): Promise<Looked> {
  const { kind, slideCount } = await checkOfficeInWorker(incoming).catch(asRefusal);
  const type = kind.startsWith('ppt') ? 'slides' : 'word';
  const plain = { ...kept, kind, type, durationSeconds: null, bytes: null } as const;
  return { ...plain, mediaType: OFFICE_TYPES[kind], pageCount: slideCount };
}

/** Looks inside, and refuses what can't be shown. */
async function looked(kind: Exclude<Kind, 'office'>, incoming: string, kept: Kept): Promise<Looked> {
  const plain = { ...kept, kind, pageCount: null, durationSeconds: null, bytes: null };
  switch (kind) {
    case 'pdf': {
      const { pageCount } = await readInWorker(incoming).catch(asRefusal);
      return { ...plain, type: 'pdf', mediaType: 'application/pdf', pageCount };
    }
    case 'mp4': {
      const { durationSeconds } = await readMp4(incoming).catch(asRefusal);
      return { ...plain, type: 'video', mediaType: 'video/mp4', durationSeconds };
    }
    default: {
      const { bytes } = await reencoded(incoming);
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      return { ...plain, type: 'image', mediaType: 'image/webp', sizeBytes: bytes.length, sha256, bytes };
    }
  }
}

/** By the first bytes; null: nothing that is taken. */
async function kindOf(file: string): Promise<Kind | null> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(1_024), 0, 1_024, 0);
    const start = buffer.subarray(0, bytesRead).toString('latin1');
    if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
    if (start.startsWith('\xff\xd8\xff')) return 'jpeg';
    if (/^GIF8[79]a/.test(start)) return 'gif';
    if (/^RIFF[\s\S]{4}WEBP/.test(start)) return 'webp';
    if (/^[\s\S]{4}ftyp/.test(start)) return 'mp4';
    if (start.startsWith('PK\x03\x04') || start.startsWith('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'))
      return 'office';
    return start.startsWith('%PDF-') ? 'pdf' : null;
  } finally {
    await handle.close();
  }
}

async function store(
  services: Services,
  { use, schoolId, sessionToken }: MaterialUpload,
  file: Looked & { readonly name: string; readonly incoming: string },
): Promise<StoredMaterial> {
  const { type, mediaType, sizeBytes, bytes } = file;
  // What was re-encoded is called what it is now.
  const name = bytes ? `${file.name.slice(0, file.name.lastIndexOf('.'))}.webp` : file.name;
  const fileId = await keepLoose(services, openFor(services, USES[use].access, sessionToken), {
    schoolId,
    purpose: use,
    entityId: schoolId,
    name,
    mediaType,
    sizeBytes,
    sha256: file.sha256,
    pageCount: file.pageCount,
    durationSeconds: file.durationSeconds,
    put: (key) => (bytes ? services.files.put(key, bytes) : services.files.putFile(key, file.incoming)),
  });
  return { fileId, name, type, mediaType, sizeBytes };
}
