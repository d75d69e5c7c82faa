import { createHash } from 'node:crypto';
import type { SchoolId } from '@fieldhouse/contract/ids.ts';
import { ORPCError } from '@orpc/server';
import { type Actor, schoolOfAdmin } from '#access/actor.ts';
import { statement, type Transaction } from '#db/unit.ts';
import { recordAudit } from '#platform/audit.ts';
import { logoUrl } from '#platform/branding-images.ts';
import { os, requireWritable } from '#platform/procedure.ts';
import type { Sql } from './rows.gen.ts';

const MAX_BYTES = 600 * 1024;
/** Both sides of the square in which a logo is kept, in pixels. */
const LOGO_SIZE = 192;
/** A picture of more pixels than this is refused before it is unpacked. */
const MAX_PIXELS = 20_000_000;
const FORMATS = new Set(['png', 'jpeg', 'webp']);

const findBranding = statement<Sql['findBranding'], { schoolId: string }>(
  `select s.id as "schoolId", s.name as "schoolName", b.branding_text as "brandingText", b.logo_key as "logoKey"
   from schools s left join school_branding b on b.school_id = s.id where s.id = :schoolId`,
);

const saveText = statement<Sql['saveText'], { schoolId: string; brandingText: string | null; now: string }>(
  `insert into school_branding (school_id, branding_text) values (:schoolId, :brandingText)
   on conflict (school_id) do update set branding_text = excluded.branding_text, updated_at = :now, version = school_branding.version + 1`,
);

const saveLogo = statement<Sql['saveLogo'], { schoolId: string; logoKey: string | null; now: string }>(
  `insert into school_branding (school_id, logo_key) values (:schoolId, :logoKey)
   on conflict (school_id) do update set logo_key = excluded.logo_key, updated_at = :now, version = school_branding.version + 1`,
);

/** The school whose admin the actor is. */
function schoolOf(actor: Actor): SchoolId {
  const schoolId = schoolOfAdmin(actor);
  if (schoolId === null) throw new ORPCError('FORBIDDEN');
  return schoolId;
}

export const branding = os.schools.branding.handler(async ({ context }) => {
  return await context.unit(async (tx, actor) => {
    const [row] = await tx.query(findBranding({ schoolId: schoolOf(actor) }));
    if (!row) throw new ORPCError('NOT_FOUND');
    const { schoolId, schoolName, brandingText, logoKey } = row;
    return { schoolId: schoolId, schoolName, brandingText, logoUrl: logoUrl(schoolId, logoKey) };
  });
});

export const saveBrandingText = os.schools.saveBrandingText.handler(async ({ input, context }) => {
  await context.unit(async (tx, actor) => {
    const schoolId = schoolOf(actor);
    requireWritable(actor, schoolId);
    const [before] = await tx.query(findBranding({ schoolId }));
    const brandingText = input.brandingText === '' ? null : input.brandingText;
    await tx.query(saveText({ schoolId, brandingText, now: context.clock.now() }));
    record(tx, context, actor, schoolId, { brandingText: before?.brandingText ?? null }, { brandingText });
  });
  return {};
});

export const setLogo = os.schools.setLogo.handler(async ({ input, context }) => {
  // Nothing is decoded for whoever may not be here.
  const { actor: asker } = await context.read([]);
  requireWritable(asker, schoolOf(asker));
  const drawn = input.imageBase64 === null ? null : await drawLogo(input.imageBase64);
  const key = drawn && createHash('sha256').update(drawn).digest('hex').slice(0, 32);
  return await context.unit(async (tx, actor) => {
    const schoolId = schoolOf(actor);
    requireWritable(actor, schoolId);
    const [before] = await tx.query(findBranding({ schoolId }));
    if (drawn && key) await context.services.files.put(`branding/${schoolId}/${key}`, drawn);
    await tx.query(saveLogo({ schoolId, logoKey: key, now: context.clock.now() }));
    record(tx, context, actor, schoolId, { logoKey: before?.logoKey ?? null }, { logoKey: key });
    return { logoUrl: logoUrl(schoolId, key) };
  });
});

/**
 * The picture re-encoded as a square WEBP: nothing of the file that was sent is kept but its pixels.
 *
 * @throws INVALID_IMAGE where the bytes are no PNG, JPEG or WEBP of a sensible size
 */
async function drawLogo(base64: string): Promise<Uint8Array> {
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length > MAX_BYTES || !hasKnownStart(bytes)) throw new ORPCError('INVALID_IMAGE');
  // Few servers ever draw one: its memory is taken when it is needed.
  const { default: sharp } = await import('sharp');
  try {
    const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, animated: false });
    const { format } = await image.metadata();
    if (!FORMATS.has(format)) throw new RangeError('another format');
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    return await image
      .autoOrient()
      .resize(LOGO_SIZE, LOGO_SIZE, { fit: 'contain', background: clear })
      .webp({ quality: 88 })
      .toBuffer();
  } catch {
    throw new ORPCError('INVALID_IMAGE');
  }
}

/** The first bytes of a PNG, JPEG or WEBP: no other reader of the image library gets to see what was sent. */
function hasKnownStart(bytes: Buffer): boolean {
  const start = bytes.subarray(0, 12).toString('latin1');
  return (
    start.startsWith('\x89PNG\r\n\x1a\n') ||
    start.startsWith('\xff\xd8\xff') ||
    /^RIFF[\s\S]{4}WEBP/.test(start)
  );
}

type BrandingContext = Parameters<Parameters<typeof os.schools.setLogo.handler>[0]>[0]['context'];

function record(
  tx: Transaction,
  context: BrandingContext,
  actor: Actor,
  schoolId: string,
  before: object,
  after: object,
): void {
  recordAudit(tx, context.clock, {
    schoolId,
    before,
    after,
    actorKind: 'user',
    actorUserId: actor.userId,
    action: 'school.branding_changed',
    entityType: 'school',
    entityId: schoolId,
    ipAddress: context.clientAddress,
    requestId: context.requestId,
  });
}
