import { createHash } from 'node:crypto';
import { LARGEST_AVATAR } from '@fieldhouse/contract/profile.ts';
import { ORPCError } from '@orpc/server';
import { statement } from '#db/unit.ts';
import { avatarStorageKey, avatarUrl } from '#platform/private-files.ts';
import { os } from '#platform/procedure.ts';
import type { Sql } from './rows.gen.ts';

/** Both sides of the square in which a picture is kept, in pixels. */
const SIZE = 320;
/** A picture of more pixels than this is refused before it is unpacked: more than phones take. */
const MAX_PIXELS = 60_000_000;
const FORMATS = new Set(['png', 'jpeg', 'gif']);

const findKey = statement<Sql['findKey']>(
  'select avatar_key as key from profiles where id = app.user_id() for update',
);
const saveKey = statement<Sql['saveKey'], { avatarKey: string | null; now: string }>(
  'update profiles set avatar_key = :avatarKey, updated_at = :now where id = app.user_id()',
);

export const setAvatar = os.profile.setAvatar.handler(async ({ input, context }) => {
  const { files, log } = context.services;
  // Nothing is decoded for whoever may not be here.
  await context.read([]);
  const drawn = input.imageBase64 === null ? null : await drawAvatar(input.imageBase64);
  const key = drawn && createHash('sha256').update(drawn).digest('hex').slice(0, 32);
  const { userId, before } = await context.unit(async (tx, actor) => {
    const [row] = await tx.query(findKey());
    if (!row) throw new ORPCError('NOT_FOUND');
    if (drawn && key) await files.put(avatarStorageKey(actor.userId, key), drawn);
    await tx.query(saveKey({ avatarKey: key, now: context.clock.now() }));
    return { userId: actor.userId, before: row.key };
  });
  if (before && before !== key) {
    await files
      .delete(avatarStorageKey(userId, before))
      .catch((error: unknown) => log.warn({ err: error }, 'an old picture was not deleted'));
  }
  return { avatarUrl: avatarUrl(userId, key) };
});

/**
 * The picture re-encoded as a square WEBP: nothing of the file that was sent is kept but its pixels, of an animation
 * those of its first frame.
 *
 * @throws IMAGE_TOO_LARGE, or INVALID_IMAGE where the bytes are no JPG, PNG or GIF of a sensible size
 */
async function drawAvatar(base64: string): Promise<Uint8Array> {
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length > LARGEST_AVATAR) throw new ORPCError('IMAGE_TOO_LARGE');
  if (bytes.length === 0 || !hasKnownStart(bytes)) throw new ORPCError('INVALID_IMAGE');
  // Few servers ever draw one: its memory is taken when it is needed.
  const { default: sharp } = await import('sharp');
  try {
    const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, animated: false, failOn: 'error' });
    const { format } = await image.metadata();
    if (!FORMATS.has(format)) throw new RangeError('another format');
    return await image
      .autoOrient()
      .resize(SIZE, SIZE, { fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .webp({ quality: 86 })
      .toBuffer();
  } catch {
    throw new ORPCError('INVALID_IMAGE');
  }
}

/** The first bytes of a PNG, JPEG or GIF: no other reader of the image library gets to see what was sent. */
function hasKnownStart(bytes: Buffer): boolean {
  const start = bytes.subarray(0, 8).toString('latin1');
  return start === '\x89PNG\r\n\x1a\n' || start.startsWith('\xff\xd8\xff') || /^GIF8[79]a/.test(start);
}
