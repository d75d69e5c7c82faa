import { MailId, TranscriptRequestId } from '@fieldhouse/contract/ids.ts';
import { jobForPlatform, jobInSchool } from '#db/scopes.ts';
import { statement } from '#db/unit.ts';
import { listFamily, listRecordKeepers } from '#features/records/workflows.ts';
import { recordAudit } from '#platform/audit.ts';
import { notify } from '#platform/notify.ts';
import type { Services } from '#platform/services.ts';
import { findReturned, listConsenting, markUndelivered } from './queries.ts';
import type { Sql } from './rows.gen.ts';

const findLetter = statement<Sql['findLetter'], { mailId: MailId }>(
  'select message_key as key, state from mail_outbox where id = :mailId',
);

/** The key of an email to a recipient, as it is queued: the request, and how the hash of its link begins. */
const KEY = /^transcript-delivery:([0-9a-f-]{36}):([\w-]{16}):/;

/**
 * An email to a recipient never arrived: the request says so, and the family and those who keep the record hear of it. One
 * whose link was replaced since is nobody's concern any more.
 */
export async function noteReturned(
  { units, clock }: Services,
  { mailId }: { readonly mailId: string },
): Promise<void> {
  const found = await units.write(jobForPlatform, async (tx) => {
    const [letter] = await tx.query(findLetter({ mailId: MailId.parse(mailId) }));
    const [, asked, linkStart] = KEY.exec(letter?.key ?? '') ?? [];
    if (!letter || !asked || !linkStart) return null;
    const requestId = TranscriptRequestId.parse(asked);
    const [place] = await tx.query(findReturned({ requestId }));
    return place ? { schoolId: place.schoolId, requestId, linkStart, state: letter.state } : null;
  });
  if (!found) return;
  const { schoolId, requestId, linkStart, state } = found;
  await units.write(jobInSchool(schoolId), async (tx) => {
    const at = clock.now();
    const why = state === 'bounced' ? 'no_mailbox' : 'refused';
    const [marked] = await tx.query(markUndelivered({ schoolId, requestId, at, linkStart, why }));
    if (!marked) return;
    const { studentId, studentUserId, askedBy } = marked;
    recordAudit(tx, clock, {
      schoolId,
      actorKind: 'job',
      actorUserId: null,
      action: 'transcript_request.undelivered',
      entityType: 'transcript_request',
      entityId: requestId,
      after: { studentId, why },
    });
    const guardians = await tx.query(listConsenting({ schoolId, studentId, now: at }));
    const keepers = await tx.query(listRecordKeepers({ schoolId }));
    // Whoever asked but no longer follows the student isn't told.
    const followers = await tx.query(listFamily({ schoolId, studentId, now: at }));
    const family = followers
      .flatMap(({ userId }) => (userId === askedBy ? userId : []))
      .concat(
        guardians.map(({ userId }) => userId),
        studentUserId ?? [],
      );
    notify(tx, clock, family, {
      schoolId,
      studentId,
      type: 'account',
      template: 'transcript_undelivered',
      groupKey: `transcript_undelivered:${studentId}`,
    });
    const office = keepers.map(({ userId }) => userId);
    notify(tx, clock, office, {
      schoolId,
      studentId,
      type: 'account',
      template: 'transcript_returned',
      groupKey: `transcript_returned:${schoolId}`,
    });
  });
}
