import { createHash, randomUUID } from 'node:crypto';
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { type Picture, pictureUploadAccess } from '@fieldhouse/contract/files.ts';
import type { FileId } from '@fieldhouse/contract/ids.ts';
import { IMAGE_MAX_BYTES } from '@fieldhouse/contract/limits.ts';
import { ORPCError } from '@orpc/server';
import { canReadCourse } from '#access/courses.ts';
import { openFor, requireWritable } from '#platform/procedure.ts';
import type { Services } from '#platform/services.ts';
import { shownName } from './file-name.ts';
import { inTurn } from './in-turn.ts';
import { keepStream, withIncoming } from './incoming.ts';
import { keepFile } from './keep-file.ts';
import { SCHOOL_STORAGE_BYTES, UPLOAD_IDLE_MS } from './limits.ts';
import { canAddPicture } from './policy.ts';
import { findPictureTarget, insertHiddenPicture } from './queries.ts';
import { asRefusal, refuseUpload } from './refusal.ts';
import { pictureUrl } from './workflows.ts';

/** Longest side in which a picture is kept, in pixels: sharp on a dense screen at the width of a lesson. */
const LONGEST_SIDE = 2_000;
/** A picture of more pixels than this is refused before it is unpacked: more than phones take. */
const MAX_PIXELS = 60_000_000;
const FORMATS = new Set(['png', 'jpeg', 'gif', 'webp']);

export interface PictureUpload {
  readonly courseId: string;
  /** As the device sent it. */
  readonly name: string;
  /** As the request claims; null: it doesn't say. */
  readonly claimedBytes: number | null;
  readonly sessionToken: string | null;
  readonly body: Readable;
}

/**
 * Takes a picture in for the lessons and matching activities of a course: asks who may before a byte is read,
 * re-encodes it so that nothing of the file is kept but its pixels, and shows the row only once it is in the store.
 *
 * @throws ORPCError with a code of the contract.
 */
export async function takePicture(services: Services, upload: PictureUpload): Promise<Picture> {
  const { read } = openFor(services, pictureUploadAccess, upload.sessionToken);
  const { actor, rows } = await read([findPictureTarget({ courseId: upload.courseId })]);
  const [[course]] = rows;
  if (!course || !(canReadCourse(actor, course) || canAddPicture(actor, course))) {
    throw new ORPCError('NOT_FOUND');
  }
  if (!canAddPicture(actor, course)) throw new ORPCError('FORBIDDEN');
  requireWritable(actor, course.schoolId);
  const claimed = upload.claimedBytes ?? 0;
  if (claimed > IMAGE_MAX_BYTES) throw refuseUpload('TOO_LARGE');
  if (course.schoolBytes + claimed > SCHOOL_STORAGE_BYTES) throw refuseUpload('SCHOOL_STORAGE_FULL');
  return await inTurn(actor.userId, () =>
    withIncoming(services, async (incoming) => {
      const { sizeBytes } = await keepStream(upload.body, incoming, {
        maxBytes: IMAGE_MAX_BYTES,
        idleMs: UPLOAD_IDLE_MS,
      }).catch(asRefusal);
      if (sizeBytes === 0) throw refuseUpload('EMPTY_FILE');
      return await store(services, upload, course.schoolId, await reencoded(incoming));
    }),
  );
}

export interface Drawn {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/**
 * The picture as WEBP, of an animation its first frame: what moves by itself would need a way to stop it.
 *
 * @throws WRONG_TYPE where the bytes are no JPG, PNG, GIF or WEBP, DAMAGED where they can't be drawn.
 */
export async function reencoded(file: string): Promise<Drawn> {
  if (!(await hasKnownStart(file))) throw refuseUpload('WRONG_TYPE');
  // Few servers ever draw one: its memory is taken when it is needed.
  const { default: sharp } = await import('sharp');
  try {
    const image = sharp(file, { limitInputPixels: MAX_PIXELS, animated: false, failOn: 'error' });
    const { format } = await image.metadata();
    if (!FORMATS.has(format)) throw new RangeError('another format');
    const { data, info } = await image
      .autoOrient()
      .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
      // Diagrams and screenshots have edges that a lossy picture would blur.
      .webp(format === 'png' || format === 'gif' ? { nearLossless: true, quality: 80 } : { quality: 86 })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch {
    throw refuseUpload('DAMAGED');
  }
}

/** No other reader of the image library gets to see what was sent. */
async function hasKnownStart(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(12), 0, 12, 0);
    const start = buffer.subarray(0, bytesRead).toString('latin1');
    return (
      start.startsWith('\x89PNG\r\n\x1a\n') ||
      start.startsWith('\xff\xd8\xff') ||
      /^GIF8[79]a/.test(start) ||
      /^RIFF[\s\S]{4}WEBP/.test(start)
    );
  } finally {
    await handle.close();
  }
}

async function store(
  services: Services,
  upload: PictureUpload,
  schoolId: string,
  { bytes, width, height }: Drawn,
): Promise<Picture> {
  // Not one of our ids that rise with time: those of a matching activity's pictures would tell which were added together.
  const fileId = randomUUID() as FileId;
  const storageKey = `lesson/${schoolId}/${fileId}`;
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  await keepFile(services, openFor(services, pictureUploadAccess, upload.sessionToken), {
    schoolId,
    fileId,
    sizeBytes: bytes.length,
    keys: [storageKey],
    isLoose: false,
    insert: async (tx, actor) => {
      await tx.query(
        insertHiddenPicture({
          schoolId,
          fileId,
          storageKey,
          entityId: upload.courseId,
          ownerUserId: actor.userId,
          name: shownName(upload.name),
          mediaType: 'image/webp',
          sizeBytes: bytes.length,
          sha256,
          attachedAt: services.clock.now(),
        }),
      );
    },
    put: () => services.files.put(storageKey, bytes),
  });
  return { fileId, url: pictureUrl(fileId), width, height };
}
