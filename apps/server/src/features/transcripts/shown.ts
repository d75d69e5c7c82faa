import type { TranscriptShareId } from '@fieldhouse/contract/ids.ts';
import type { Actor } from '#access/actor.ts';
import { transcriptShares } from '#db/tables/transcripts.ts';
import type { RowOf, Transaction } from '#db/unit.ts';
import { listGivers } from '#features/eligibility/workflows.ts';
import type { Clock } from '#platform/clock.ts';
import { announce } from '#platform/events.ts';
import { newId } from '#platform/ids.ts';
import { notify } from '#platform/notify.ts';
import { os, refusalAbout, requireWritable } from '#platform/procedure.ts';
import { noteChange } from './note.ts';
import { canDownload, canDownloadOfficial, canHide, canShow } from './policy.ts';
import { endShared, findShareable, holdTranscript } from './queries.ts';

const DAY_MS = 86_400_000;

/** Says what the check page of a transcript shows; what was said before ends with it. */
export const setShown = os.transcripts.setShown.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const { transcriptId, shows } = input;
    const at = context.clock.now();
    await tx.query(holdTranscript({ transcriptId }));
    const [found] = await tx.query(findShareable({ transcriptId, now: at }));
    if (!found || !canDownload(actor, found)) throw errors.NOT_FOUND();
    const { schoolId, studentId } = found;
    const isEnding = shows.what === 'nothing';
    if (!(isEnding ? canHide(actor, found) : canShow(actor, found))) throw refusalAbout(actor, found);
    if (!isEnding) {
      requireWritable(actor, schoolId);
      if (found.status !== 'valid') throw errors.NOT_CURRENT();
      if (!canDownloadOfficial(actor, found, found.isHeld)) throw errors.ON_HOLD();
    }
    await tx.query(endShared({ schoolId, transcriptId, by: actor.userId, at }));
    if (!isEnding) {
      await tx.orm.insert(transcriptShares).values({
        schoolId,
        id: newId<TranscriptShareId>(),
        transcriptId,
        studentId,
        shows: shows.what,
        givenBy: actor.userId,
        basis: found.isOfAge ? 'student' : 'guardian',
        givenAt: at,
        expiresAt: new Date(context.clock.millis() + shows.days * DAY_MS).toISOString(),
      });
    }
    const place = { schoolId, transcriptId, by: actor.userId };
    noteChange(tx, context, place, 'transcript.shown', null, { studentId, ...shows });
    await tellFamily(tx, context.clock, actor, found, !isEnding);
    return {};
  }),
);

/** Those of the family who may end it look anew; where more is shown, they are told, but for whoever said so. */
async function tellFamily(
  tx: Transaction,
  clock: Clock,
  actor: Actor,
  { schoolId, studentId, studentUserId }: RowOf<typeof findShareable>,
  isMore: boolean,
): Promise<void> {
  const givers = await tx.query(listGivers({ schoolId, studentId, now: clock.now() }));
  const people = new Set<string>(givers.map(({ userId }) => userId));
  if (studentUserId) people.add(studentUserId);
  announce(tx, [...people], { topic: 'share', id: studentId });
  people.delete(actor.userId);
  if (!isMore) return;
  notify(tx, clock, [...people], {
    schoolId,
    studentId,
    type: 'account',
    template: 'transcript_shown',
    groupKey: `transcript_shown:${studentId}`,
  });
}
