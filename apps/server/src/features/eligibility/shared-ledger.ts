import type { CalendarDate } from '@fieldhouse/domain/dates/calendar-date.ts';
import { ledgerOf } from '@fieldhouse/domain/eligibility/ledger.ts';
import { ruleSetsOn } from '@fieldhouse/domain/eligibility/rule-set.ts';
import { RULE_SETS } from '@fieldhouse/domain/eligibility/rule-sets.ts';
import type { Actor } from '#access/actor.ts';
import { type Entry, type RowOf, statement, type Transaction } from '#db/unit.ts';
import { addressLimits, requireTries, sha256 } from '#features/accounts/workflows.ts';
import { recordDisclosure } from '#features/families/workflows.ts';
import { plannedCoursesOf } from '#features/plans/workflows.ts';
import { os } from '#platform/procedure.ts';
import type { Services } from '#platform/services.ts';
import { loadRecords, recordFor } from './load-record.ts';
import { canGiveShare, canReadLedger } from './policy.ts';
import { presentForCoach } from './present.ts';
import type { Sql } from './rows.gen.ts';
import { findShareByHash } from './share-queries.ts';

const enterShare = statement<Sql['enterShare'], { tokenHash: string; now: string }, { actor: Actor | null }>(
  'select app.open_share(:tokenHash, :now) as actor',
);

type ShareRow = RowOf<typeof findShareByHash>;

/** A link is opened as often as this in an hour, so that nobody buries the list of disclosures. */
const MOST_OPENINGS = 60;
const HOUR = 60 * 60;

/**
 * Does something as whoever gave the link with this token: what they may read at this moment is what the coach reads. Null:
 * there is no link, it is over, or they may not give it any more.
 */
async function asGiver<Result>(
  services: Services,
  token: string,
  work: (tx: Transaction, share: ShareRow) => Result | Promise<Result>,
): Promise<Result | null> {
  const named = { tokenHash: sha256(token), now: services.clock.now() };
  const entry: Entry = { role: 'fieldhouse_app', enter: enterShare(named) };
  return await services.units.write(entry, async (tx, raw) => {
    const giver = raw as Actor | null;
    if (giver?.state !== 'ok') return null;
    const [share] = await tx.query(findShareByHash(named));
    if (!share || !canGiveShare(giver, share) || !canReadLedger(giver, share)) return null;
    return await work(tx, share);
  });
}

export const openShare = os.eligibility.openShare.handler(async ({ input: { token }, context, errors }) => {
  const { services } = context;
  const wrong = addressLimits('link', context.clientAddress);
  const opened = { key: `share:opened:${sha256(token)}`, wrongTries: MOST_OPENINGS, windowSeconds: HOUR };
  await requireTries(context, [...wrong, opened]);
  const found = await asGiver(services, token, async (tx, share) => {
    const { schoolId, studentId, shareId, coachName, organization } = share;
    const [rows, planned] = await Promise.all([
      loadRecords(tx, [studentId]),
      tx.query(plannedCoursesOf({ studentIds: [studentId] })),
    ]);
    const [student] = rows[0];
    if (!student) return null;
    const asOf = services.clock.today(student.timeZone) as CalendarDate;
    const { record } = recordFor(student, rows, asOf, planned);
    const bodies = ledgerOf(record, ruleSetsOn(RULE_SETS, asOf), asOf);
    recordDisclosure(tx, services.clock, {
      schoolId,
      studentId,
      what: 'eligibility_ledger',
      purpose: 'recruiting',
      legalBasis: 'consent',
      to: { recipient: `${coachName}, ${organization}`, shareId },
    });
    return {
      studentName: student.name,
      graduationYear: student.graduationYear,
      schoolName: student.schoolName,
      coachName,
      basis: share.basis ?? 'guardian',
      givenByName: share.givenByName,
      expiresAt: share.expiresAt ?? services.clock.now(),
      asOf,
      ...presentForCoach(bodies, record),
    };
  });
  if (!found) {
    await services.limiter.countWrong(wrong);
    throw errors.INVALID_LINK();
  }
  await services.limiter.countWrong([opened]);
  return found;
});

export const shareHolds = os.eligibility.shareHolds.handler(async ({ input: { token }, context, errors }) => {
  const { services } = context;
  const wrong = addressLimits('link', context.clientAddress);
  await requireTries(context, wrong);
  const holds = await asGiver(services, token, () => true);
  if (holds) return {};
  await services.limiter.countWrong(wrong);
  throw errors.INVALID_LINK();
});
