import type { TranscriptId, UserId } from '@fieldhouse/contract/ids.ts';
import { printedCode } from '@fieldhouse/domain/records/verify-code.ts';
import { ORPCError } from '@orpc/server';
import { type Actor, isClosedSchool } from '#access/actor.ts';
import type { RecordScope } from '#access/students.ts';
import { transcriptChanges } from '#db/tables/transcripts.ts';
import type { RowOf, Transaction } from '#db/unit.ts';
import { newId } from '#platform/ids.ts';
import { os, refusalAbout, requireNotClosed } from '#platform/procedure.ts';
import { listDiffering } from './compare.ts';
import { drawnInTurn } from './drawing-limit.ts';
import { issueTranscript } from './issue-transcript.ts';
import { noteChange } from './note.ts';
import { canDownload, canDownloadOfficial, canHide, canIssue, canPreview, canShow } from './policy.ts';
import { overridesOf } from './preview.ts';
import { findRecordPlace, findStanding, holdTranscript, listIssued, listShared } from './queries.ts';

type Standing = RowOf<typeof findStanding>;

export const issue = os.transcripts.issue.handler(async ({ input, context }) => {
  const { services } = context;
  const { actor: asker } = await context.read([]);
  const { overrides, documentSha256 = null, transcriptKey = null, ...order } = input;
  return await drawnInTurn(services, asker.userId, () =>
    issueTranscript(
      { ...context, unit: (work) => context.unit((tx, actor) => work(tx, signingAs(actor))) },
      { ...order, overrides: overridesOf(overrides), documentSha256, transcriptId: transcriptKey },
    ),
  );
});

/** Issues in the actor's own name, where they may. */
const signingAs =
  (actor: Actor) =>
  (record: RecordScope): UserId => {
    if (!canPreview(actor, record)) throw new ORPCError('NOT_FOUND');
    if (!canIssue(actor, record)) throw refusalAbout(actor, record);
    requireNotClosed(actor, record.schoolId);
    return actor.userId;
  };

/** Goes on in a school that is closed: what was sent before may have to be taken back. */
export const revoke = os.transcripts.revoke.handler(async ({ input, context }) =>
  context.unit(async (tx, actor) => {
    const { transcriptId, reason } = input;
    const { schoolId, studentId } = await findRevocable(tx, actor, transcriptId);
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
    const place = { schoolId, transcriptId, by: actor.userId };
    noteChange(tx, context, place, 'transcript.revoked', reason, { studentId });
    return {};
  }),
);

export const issued = os.transcripts.issued.handler(async ({ input, context, errors }) => {
  const { studentId } = input;
  const now = context.clock.now();
  const { actor, rows } = await context.read([
    findRecordPlace({ studentId, now }),
    listIssued({ studentId }),
    listDiffering({ studentId }),
    listShared({ studentId, now }),
  ]);
  const [[place], found, differing, shared] = rows;
  if (!place || !canDownload(actor, place)) throw errors.NOT_FOUND();
  const mayRevoke = canIssue(actor, place);
  const mayIssue = mayRevoke && !isClosedSchool(actor, place.schoolId);
  const mayShow = canShow(actor, place) && canDownloadOfficial(actor, place, place.isHeld);
  const shownOf = (id: TranscriptId) => {
    const one = shared.find(({ transcriptId }) => transcriptId === id);
    if (!one) return null;
    const { shows, basis, expiresAt, openings, stands } = one;
    return { shows, basis, expiresAt, openings, isPaused: !stands || place.isHeld };
  };
  return {
    transcripts: found.map(({ schoolId: _, studentId: __, code, ...one }) => ({
      ...one,
      code: printedCode(code),
      differences: mayRevoke
        ? (differing.find(({ transcriptId }) => transcriptId === one.transcriptId)?.differences ?? []).map(
            ({ lineId, ...difference }) => ({ ...difference, isTotal: lineId === null }),
          )
        : [],
      shown: one.status === 'valid' ? shownOf(one.transcriptId) : null,
      can: {
        download: canDownloadOfficial(actor, place, place.isHeld),
        revoke: mayRevoke && one.status !== 'revoked',
        supersede: mayIssue && one.status === 'valid',
        show: mayShow && one.status === 'valid',
        hide: canHide(actor, place) && shared.some(({ transcriptId }) => transcriptId === one.transcriptId),
      },
    })),
  };
});

/**
 * An issued transcript that the actor may withdraw, held until the transaction ends.
 *
 * @throws ORPCError NOT_FOUND, FORBIDDEN, or NOT_CURRENT where it was withdrawn.
 */
async function findRevocable(tx: Transaction, actor: Actor, transcriptId: TranscriptId): Promise<Standing> {
  await tx.query(holdTranscript({ transcriptId }));
  const [found] = await tx.query(findStanding({ transcriptId }));
  if (!found || !canPreview(actor, found)) throw new ORPCError('NOT_FOUND');
  if (!canIssue(actor, found)) throw refusalAbout(actor, found);
  if (found.status === 'revoked') throw new ORPCError('NOT_CURRENT');
  return found;
}
