import { randomBytes } from 'node:crypto';
import type { TranscriptId } from '@fieldhouse/contract/ids.ts';
import { canonicalJson } from '@fieldhouse/domain/records/canonical-json.ts';
import { sheetOf } from '@fieldhouse/domain/records/transcript-sheet.ts';
import { CODE_BYTES, makeCode, printedCode } from '@fieldhouse/domain/records/verify-code.ts';
import { ORPCError } from '@orpc/server';
import type { Actor } from '#access/actor.ts';
import { issuedTranscripts, transcriptChanges } from '#db/tables/transcripts.ts';
import type { RowOf, Transaction } from '#db/unit.ts';
import { recordAudit } from '#platform/audit.ts';
import { newId } from '#platform/ids.ts';
import { os, type RequestContext, refusalAbout, requireNotClosed } from '#platform/procedure.ts';
import { loadTranscript } from './load.ts';
import { marksOf, verifyAddress } from './marks.ts';
import { renderPdf } from './pdf/render.ts';
import { canDownload, canIssue, canPreview } from './policy.ts';
import { overridesOf } from './preview.ts';
import { findRecordPlace, findStanding, holdTranscript, listIssued } from './queries.ts';
import { ensureSigningKey, sha256Of, signingKey, signWith } from './signing.ts';

type Standing = RowOf<typeof findStanding>;

export const issue = os.transcripts.issue.handler(async ({ input, context, errors }) => {
  const { services, clock } = context;
  const { studentId, recipient, supersedes } = input;
  const overrides = overridesOf(input.overrides);
  const isOverridden = Object.keys(overrides).length > 0;
  if (isOverridden && input.overrideReason === null) throw errors.REASON_REQUIRED();
  await ensureSigningKey(services);
  return await context.unit(async (tx, actor) => {
    const loaded = await loadTranscript(tx, clock, { studentId, isOfficial: true, overrides });
    if (!loaded || !canPreview(actor, loaded)) throw errors.NOT_FOUND();
    if (!canIssue(actor, loaded)) throw refusalAbout(actor, loaded);
    const { schoolId, document } = loaded;
    requireNotClosed(actor, schoolId);
    if (loaded.figuresDiffer) throw errors.FIGURES_DIFFER();
    const older = supersedes && (await findCurrent(tx, actor, supersedes.transcriptId));
    if (older && older.studentId !== studentId) throw errors.NOT_FOUND();
    const key = await signingKey(tx, services.config);
    if (!key) throw errors.NO_SIGNING_KEY();

    const code = makeCode(services.config.INSTALLATION, randomBytes(CODE_BYTES));
    const issuedAt = clock.now();
    const sheet = sheetOf(document);
    const made = await renderPdf({
      sheet,
      issuedAt,
      marks: await marksOf(services, loaded),
      proof: { code: printedCode(code), address: verifyAddress(services, code), keyName: key.name },
    });
    if (made.unprintable.length > 0) throw errors.UNPRINTABLE({ data: { signs: [...made.unprintable] } });
    const documentSha256 = sha256Of(canonicalJson(document));
    const pdfSha256 = sha256Of(made.pdf);
    const transcriptId = newId<TranscriptId>();
    const storageKey = `transcripts/${schoolId}/${transcriptId}`;
    await services.files.put(storageKey, made.pdf);
    const overrideReason = isOverridden ? input.overrideReason : null;
    await tx.orm.insert(issuedTranscripts).values({
      schoolId,
      id: transcriptId,
      studentId,
      code,
      document,
      overrides: isOverridden ? overrides : null,
      overrideReason,
      recipient,
      documentSha256,
      pdfSha256,
      pdfBytes: made.pdf.length,
      storageKey,
      keyId: key.id,
      signature: signWith(key, { code, documentSha256, pdfSha256, keyName: key.name, issuedAt }),
      issuedBy: actor.userId,
      issuedAt,
    });
    note(context, tx, actor, { schoolId, transcriptId }, 'transcript.issued', overrideReason, {
      studentId,
      documentSha256,
      pdfSha256,
      recipient,
      overrides,
    });
    if (older && supersedes) {
      const { reason } = supersedes;
      await tx.orm.insert(transcriptChanges).values({
        schoolId,
        id: newId(),
        transcriptId: older.transcriptId,
        studentId,
        kind: 'superseded',
        supersededById: transcriptId,
        reason,
        by: actor.userId,
        at: issuedAt,
      });
      note(context, tx, actor, older, 'transcript.superseded', reason, { supersededById: transcriptId });
    }
    return { transcriptId, code: printedCode(code) };
  });
});

export const revoke = os.transcripts.revoke.handler(async ({ input, context }) =>
  context.unit(async (tx, actor) => {
    const { transcriptId, reason } = input;
    const found = await findCurrent(tx, actor, transcriptId, ['valid', 'superseded']);
    const { schoolId, studentId } = found;
    requireNotClosed(actor, schoolId);
    await tx.orm.insert(transcriptChanges).values({
      schoolId,
      id: newId(),
      transcriptId,
      studentId,
      kind: 'revoked',
      supersededById: null,
      reason,
      by: actor.userId,
      at: context.clock.now(),
    });
    note(context, tx, actor, found, 'transcript.revoked', reason, { studentId });
    return {};
  }),
);

export const issued = os.transcripts.issued.handler(async ({ input, context, errors }) => {
  const { studentId } = input;
  const { actor, rows } = await context.read([findRecordPlace({ studentId }), listIssued({ studentId })]);
  const [[place], found] = rows;
  if (!place || !canDownload(actor, place)) throw errors.NOT_FOUND();
  const mayIssue = canIssue(actor, place);
  const isStaff = canPreview(actor, place);
  return {
    transcripts: found.map(({ schoolId: _, studentId: __, code, recipient, ...one }) => ({
      ...one,
      code: printedCode(code),
      recipient: isStaff ? recipient : null,
      can: { revoke: mayIssue && one.status !== 'revoked', supersede: mayIssue && one.status === 'valid' },
    })),
  };
});

/**
 * An issued transcript that the actor may change, held until the transaction ends.
 *
 * @throws ORPCError NOT_FOUND, FORBIDDEN, or NOT_CURRENT where it was replaced or withdrawn.
 */
async function findCurrent(
  tx: Transaction,
  actor: Actor,
  transcriptId: TranscriptId,
  statuses: readonly Standing['status'][] = ['valid'],
): Promise<Standing> {
  await tx.query(holdTranscript({ transcriptId }));
  const [found] = await tx.query(findStanding({ transcriptId }));
  if (!found || !canPreview(actor, found)) throw new ORPCError('NOT_FOUND');
  if (!canIssue(actor, found)) throw refusalAbout(actor, found);
  if (!statuses.includes(found.status)) throw new ORPCError('NOT_CURRENT');
  return found;
}

function note(
  context: RequestContext,
  tx: Transaction,
  actor: Actor,
  { schoolId, transcriptId }: Pick<Standing, 'schoolId' | 'transcriptId'>,
  action: string,
  reason: string | null,
  after: object,
): void {
  recordAudit(tx, context.services.clock, {
    schoolId,
    actorKind: 'user',
    actorUserId: actor.userId,
    action,
    entityType: 'transcript',
    entityId: transcriptId,
    after,
    ...(reason === null ? {} : { reason }),
    ipAddress: context.clientAddress,
    requestId: context.requestId,
  });
}
