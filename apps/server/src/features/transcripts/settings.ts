import { createHash } from 'node:crypto';
import { ORPCError } from '@orpc/server';
import { transcriptSettings } from '#db/tables/transcripts.ts';
import { recordAudit } from '#platform/audit.ts';
import { os, requireWritable } from '#platform/procedure.ts';
import { drawnInTurn } from './drawing-limit.ts';
import { signatureStorageKey } from './marks.ts';
import { unprintableSigns } from './pdf/render.ts';
import { canSaveSettings, schoolsOfTranscripts } from './policy.ts';
import { findSettings } from './queries.ts';

const MAX_BYTES = 600 * 1024;
const MAX_PIXELS = 20_000_000;
const FORMATS = new Set(['png', 'jpeg', 'webp']);
/** In pixels; on paper a signature is some two inches wide. */
const SIGNATURE = { width: 720, height: 240 };

export const settings = os.transcripts.settings.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const schools = schoolsOfTranscripts(actor);
    const [first] = schools;
    if (!first) throw errors.FORBIDDEN();
    const schoolId = input.schoolId ?? first.schoolId;
    if (!schools.some((one) => one.schoolId === schoolId)) throw errors.NOT_FOUND();
    const [found] = await tx.query(findSettings({ schoolId }));
    return {
      schoolId,
      schools,
      showsRank: found?.showsRank ?? false,
      showsAttendance: found?.showsAttendance ?? false,
      showsTests: found?.showsTests ?? false,
      signerName: found?.signerName ?? null,
      signerTitle: found?.signerTitle ?? null,
      hasSignature: found ? found.signatureKey !== null : false,
      version: found?.version ?? 0,
      can: { save: canSaveSettings(actor, schoolId) },
    };
  }),
);

export const saveSettings = os.transcripts.saveSettings.handler(async ({ input, context, errors }) => {
  const { schoolId, version, signatureBase64, ...fields } = input;
  // Nothing is decoded for whoever may not be here.
  const { actor: asker } = await context.read([]);
  if (!canSaveSettings(asker, schoolId)) throw errors.NOT_FOUND();
  const signs = await drawnInTurn(context.services, asker.userId, () =>
    unprintableSigns([fields.signerName ?? '', fields.signerTitle ?? '']),
  );
  if (signs.length > 0) throw errors.UNPRINTABLE({ data: { signs: [...signs] } });
  const drawn = signatureBase64 ? await drawSignature(signatureBase64) : null;
  return await context.unit(async (tx, actor) => {
    if (!canSaveSettings(actor, schoolId)) throw errors.NOT_FOUND();
    requireWritable(actor, schoolId);
    const [before] = await tx.query(findSettings({ schoolId }));
    if ((before?.version ?? 0) !== version) throw errors.STALE();
    const key = drawn && createHash('sha256').update(drawn).digest('hex').slice(0, 32);
    if (drawn && key) await context.services.files.put(signatureStorageKey(schoolId, key), drawn);
    const signatureKey = signatureBase64 === undefined ? (before?.signatureKey ?? null) : key;
    const at = context.clock.now();
    const values = { ...fields, signatureKey, updatedBy: actor.userId, updatedAt: at, version: version + 1 };
    await tx.orm
      .insert(transcriptSettings)
      .values({ ...values, schoolId, createdAt: at })
      .onConflictDoUpdate({ target: transcriptSettings.schoolId, set: values });
    recordAudit(tx, context.clock, {
      schoolId,
      actorKind: 'user',
      actorUserId: actor.userId,
      action: 'transcript.settings_saved',
      entityType: 'school',
      entityId: schoolId,
      before: before ?? null,
      after: { ...fields, signatureKey },
      ipAddress: context.clientAddress,
      requestId: context.requestId,
    });
    return {};
  });
});

/** The picture re-encoded, without anything of the file but its pixels. @throws ORPCError INVALID_IMAGE */
async function drawSignature(base64: string): Promise<Uint8Array> {
  const bytes = Buffer.from(base64, 'base64');
  try {
    if (bytes.length === 0 || bytes.length > MAX_BYTES) throw new RangeError('no picture of a sensible size');
    const { default: sharp } = await import('sharp');
    const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, animated: false });
    if (!FORMATS.has((await image.metadata()).format)) throw new RangeError('another format');
    return await image
      .autoOrient()
      .resize({ ...SIGNATURE, fit: 'inside', withoutEnlargement: true })
      .png()
      .toBuffer();
  } catch {
    throw new ORPCError('INVALID_IMAGE');
  }
}
