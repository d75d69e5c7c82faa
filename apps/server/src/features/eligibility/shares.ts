import { randomBytes } from 'node:crypto';
import type { LedgerShareId, SchoolId, StudentId } from '@fieldhouse/contract/ids.ts';
import { MOST_SHARES, MOST_SHARES_A_DAY, shareState } from '@fieldhouse/domain/eligibility/share.ts';
import { ORPCError } from '@orpc/server';
import type { Actor } from '#access/actor.ts';
import { isOwnRecord } from '#access/students.ts';
import { ledgerShares } from '#db/tables/eligibility.ts';
import type { RowOf, Transaction } from '#db/unit.ts';
import { requireConfirmedEmail, sha256 } from '#features/accounts/workflows.ts';
import { recordAudit } from '#platform/audit.ts';
import { announce } from '#platform/events.ts';
import { newId } from '#platform/ids.ts';
import { notify } from '#platform/notify.ts';
import { os, type RequestContext, refusalAbout, requireWritable } from '#platform/procedure.ts';
import { canAskShare, canGiveShare, canReadLedger, endsShareAs, keepsOrCounsels } from './policy.ts';
import {
  countShares,
  findSharedStudent,
  findTwin,
  holdFamily,
  listGivers,
  listShares,
  lockShare,
  markGiven,
  markKept,
  markShareDeclined,
  markShareEnded,
} from './share-queries.ts';

type StudentRow = RowOf<typeof findSharedStudent>;
type ShareRow = RowOf<typeof lockShare>;
type Listed = RowOf<typeof listShares>;
/** The student of a share, or one before there is any. */
type Whose = Pick<
  StudentRow,
  'schoolId' | 'studentId' | 'studentUserId' | 'studentName' | 'schoolName' | 'isOfAge' | 'isOthersToCounsel'
>;

/** Links and requests of a student that are shown. */
const MOST_SHOWN = 30;
const DAY_MS = 86_400_000;

export const shares = os.eligibility.shares.handler(async ({ input, context, errors }) => {
  const { studentId } = input;
  const now = context.clock.now();
  const { actor, rows } = await context.read([
    findSharedStudent({ studentId, now }),
    listShares({ studentId, most: MOST_SHOWN, now }),
  ]);
  const [[student], found] = rows;
  if (!student || !canReadLedger(actor, student)) throw errors.NOT_FOUND();
  return {
    shares: found.map((row) => present(row, actor, now)),
    can: { ask: canAskShare(actor, student), give: canGiveShare(actor, student) },
    hasGiver: student.isOfAge || student.hasGuardian,
  };
});

function present(row: Listed, actor: Actor, now: string) {
  const state = shareState(row, now);
  const as = endsShareAs(actor, row);
  const mayGive = canGiveShare(actor, row);
  const isNamed =
    row.basis === 'student' ||
    row.givenBy === actor.userId ||
    isOwnRecord(actor, row) ||
    keepsOrCounsels(actor, row);
  return {
    shareId: row.shareId,
    coachName: row.coachName,
    coachEmail: row.coachEmail,
    organization: row.organization,
    why: row.why,
    days: row.days,
    state,
    askedByName: row.askedByName,
    askedAt: row.askedAt,
    basis: row.basis,
    givenByName: isNamed ? row.givenByName : null,
    givenAt: row.givenAt,
    expiresAt: row.expiresAt,
    declineNote: row.declineNote,
    declinedAt: row.declinedAt,
    endedAs: row.endedAs,
    endReason: row.endReason,
    endedAt: row.endedAt,
    openings: row.openings,
    lastOpenedAt: row.lastOpenedAt,
    can: {
      answer: state === 'asked' && mayGive,
      keep: state === 'paused' && mayGive,
      end: as !== null && isLiving(state),
      endsAsSchool: as === 'school',
    },
  };
}

const isLiving = (state: ReturnType<typeof shareState>): boolean =>
  state === 'asked' || state === 'open' || state === 'paused';

interface Terms {
  readonly coachName: string;
  readonly coachEmail: string;
  readonly organization: string;
  readonly why: string;
  readonly days: number;
}

/** How long the same terms of the same person count as one tap too many. */
const TAP_MS = 60_000;

/** What this person asked for or gave a moment ago on the same terms, with the student's ledgers held; null: nothing. */
async function findTapped(
  { services: { clock } }: RequestContext,
  tx: Transaction,
  actor: Actor,
  { schoolId, studentId }: Whose,
  terms: Terms,
): Promise<LedgerShareId | null> {
  await tx.query(holdFamily({ studentId }));
  const since = new Date(clock.millis() - TAP_MS).toISOString();
  const [twin] = await tx.query(findTwin({ ...terms, schoolId, studentId, by: actor.userId, since }));
  return twin?.shareId ?? null;
}

export const askShare = os.eligibility.askShare.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const { studentId, ...terms } = input;
    const student = await findReadable(context, tx, actor, studentId);
    if (!canAskShare(actor, student)) throw errors.FORBIDDEN();
    requireWritable(actor, student.schoolId);
    const twin = await findTapped(context, tx, actor, student, terms);
    if (twin) return { shareId: twin };
    await requireRoom(context, tx, student);
    if (!student.hasGuardian) throw errors.NO_GIVER();
    const at = context.clock.now();
    const shareId = newId<LedgerShareId>();
    const { schoolId } = student;
    await tx.orm.insert(ledgerShares).values({
      ...terms,
      schoolId,
      id: shareId,
      studentId,
      askedBy: actor.userId,
      askedAt: at,
      createdAt: at,
    });
    note(context, tx, actor, student, shareId, 'asked', null);
    await tellFamily(context, tx, actor, student, 'share_asked');
    return { shareId };
  }),
);

export const giveShare = os.eligibility.giveShare.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const { studentId, ...terms } = input;
    const student = await findReadable(context, tx, actor, studentId);
    if (!canGiveShare(actor, student)) throw errors.FORBIDDEN();
    requireWritable(actor, student.schoolId);
    requireReachable(actor);
    const twin = await findTapped(context, tx, actor, student, terms);
    if (twin) return { shareId: twin };
    await requireRoom(context, tx, student);
    const at = context.clock.now();
    const shareId = newId<LedgerShareId>();
    const { schoolId } = student;
    const link = await sendLink(context, tx, actor, student, shareId, terms);
    await tx.orm.insert(ledgerShares).values({
      ...terms,
      ...link,
      schoolId,
      id: shareId,
      studentId,
      givenBy: actor.userId,
      basis: basisOf(student),
      givenAt: at,
      createdAt: at,
    });
    note(context, tx, actor, student, shareId, 'given', null);
    await tellFamily(context, tx, actor, student, 'share_given');
    return { shareId };
  }),
);

export const answerShare = os.eligibility.answerShare.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const { shareId, answer } = input;
    const found = await holdShare(context, tx, actor, shareId);
    if (!canGiveShare(actor, found)) throw errors.FORBIDDEN();
    requireWritable(actor, found.schoolId);
    const at = context.clock.now();
    if (shareState(found, at) !== 'asked') throw errors.NOT_OPEN();
    const { schoolId, coachName, coachEmail, days } = found;
    if (answer.decision === 'declined') {
      await tx.query(markShareDeclined({ schoolId, shareId, by: actor.userId, note: answer.note, at }));
      note(context, tx, actor, found, shareId, 'declined', answer.note);
      await tellFamily(context, tx, actor, found, 'share_declined');
      return {};
    }
    requireReachable(actor);
    const terms = { coachName, coachEmail: coachEmail ?? '', days };
    const link = await sendLink(context, tx, actor, found, shareId, terms);
    await tx.query(markGiven({ ...link, schoolId, shareId, by: actor.userId, basis: basisOf(found), at }));
    note(context, tx, actor, found, shareId, 'given', null);
    await tellFamily(context, tx, actor, found, 'share_given');
    return {};
  }),
);

export const keepShare = os.eligibility.keepShare.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const { shareId } = input;
    const found = await holdShare(context, tx, actor, shareId);
    if (!canGiveShare(actor, found)) throw errors.FORBIDDEN();
    requireWritable(actor, found.schoolId);
    const at = context.clock.now();
    if (shareState(found, at) !== 'paused') throw errors.NOT_OPEN();
    const { schoolId } = found;
    await tx.query(markKept({ schoolId, shareId, by: actor.userId, basis: basisOf(found), at }));
    note(context, tx, actor, found, shareId, 'kept', null);
    await tellFamily(context, tx, actor, found, 'share_given');
    return {};
  }),
);

export const endShare = os.eligibility.endShare.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const { shareId, reason } = input;
    const found = await holdShare(context, tx, actor, shareId);
    const as = endsShareAs(actor, found);
    if (as === null) throw refusalAbout(actor, found);
    if (as === 'school' && reason === null) throw errors.REASON_REQUIRED();
    const at = context.clock.now();
    if (!isLiving(shareState(found, at))) throw errors.NOT_OPEN();
    const { schoolId } = found;
    await tx.query(markShareEnded({ schoolId, shareId, by: actor.userId, as, reason, at }));
    note(context, tx, actor, found, shareId, 'ended', reason);
    await tellFamily(context, tx, actor, found, 'share_ended');
    return {};
  }),
);

/** Whose right a link rests on that is given now. */
const basisOf = ({ isOfAge }: Whose) => (isOfAge ? ('student' as const) : ('guardian' as const));

/** A letter goes out in their name. Accounts that a school made have no address to confirm. */
function requireReachable(actor: Actor): void {
  if (actor.email !== '') requireConfirmedEmail(actor);
}

/** @throws ORPCError NOT_FOUND where the ledger isn't theirs to read. */
async function findReadable(
  { services }: RequestContext,
  tx: Transaction,
  actor: Actor,
  studentId: StudentId,
): Promise<StudentRow> {
  const [student] = await tx.query(findSharedStudent({ studentId, now: services.clock.now() }));
  if (!student || !canReadLedger(actor, student)) throw new ORPCError('NOT_FOUND');
  return student;
}

/** A share, held. @throws ORPCError NOT_FOUND where it isn't theirs to see. */
async function holdShare(
  { services }: RequestContext,
  tx: Transaction,
  actor: Actor,
  shareId: LedgerShareId,
): Promise<ShareRow> {
  const [found] = await tx.query(lockShare({ shareId, now: services.clock.now() }));
  if (!found || !(canReadLedger(actor, found) || endsShareAs(actor, found))) throw new ORPCError('NOT_FOUND');
  return found;
}

/** Of shares of one student one begins at a time. @throws ORPCError TOO_MANY_SHARES */
async function requireRoom(
  { services: { clock } }: RequestContext,
  tx: Transaction,
  { schoolId, studentId }: Whose,
): Promise<void> {
  await tx.query(holdFamily({ studentId }));
  const since = new Date(clock.millis() - DAY_MS).toISOString();
  const [count] = await tx.query(countShares({ schoolId, studentId, since, now: clock.now() }));
  if ((count?.open ?? 0) >= MOST_SHARES || (count?.recent ?? 0) >= MOST_SHARES_A_DAY)
    throw new ORPCError('TOO_MANY_SHARES', { status: 409 });
}

/** Mails a fresh secret to the coach, in the language of whoever gives it; the database keeps its hash alone. */
async function sendLink(
  { services: { clock, mailer } }: RequestContext,
  tx: Transaction,
  actor: Actor,
  { studentName, schoolId, schoolName }: Whose,
  shareId: LedgerShareId,
  { coachName, coachEmail, days }: { coachName: string; coachEmail: string; days: number },
): Promise<{ tokenHash: string; expiresAt: string }> {
  const token = randomBytes(24).toString('base64url');
  const to = { userId: null, address: coachEmail, locale: actor.locale, name: coachName, schoolId };
  await mailer.queue(tx, `ledger-share:${shareId}`, to, 'ledger-share', {
    studentName,
    schoolName,
    days,
    link: mailer.link(`/shared-ledger#token=${token}`),
  });
  return {
    tokenHash: sha256(token),
    expiresAt: new Date(clock.millis() + days * DAY_MS).toISOString(),
  };
}

/** Tells those of the family who decide about what is shared, but for whoever acted; their pages look anew. */
async function tellFamily(
  { services: { clock } }: RequestContext,
  tx: Transaction,
  actor: Actor,
  { schoolId, studentId, studentUserId }: Whose,
  template: 'share_asked' | 'share_given' | 'share_declined' | 'share_ended',
): Promise<void> {
  const givers = await tx.query(listGivers({ schoolId, studentId, now: clock.now() }));
  const people = new Set<string>(givers.map(({ userId }) => userId));
  if (studentUserId) people.add(studentUserId);
  announce(tx, [...people], { topic: 'share', id: studentId });
  people.delete(actor.userId);
  notify(tx, clock, [...people], {
    schoolId,
    studentId,
    type: 'account',
    template,
    groupKey: `${template}:${studentId}`,
  });
}

function note(
  context: RequestContext,
  tx: Transaction,
  actor: Actor,
  { schoolId, studentId }: { schoolId: SchoolId; studentId: StudentId },
  shareId: LedgerShareId,
  what: 'asked' | 'given' | 'declined' | 'kept' | 'ended',
  reason: string | null,
): void {
  recordAudit(tx, context.services.clock, {
    schoolId,
    actorKind: 'user',
    actorUserId: actor.userId,
    action: `ledger_share.${what}`,
    entityType: 'ledger_share',
    entityId: shareId,
    after: { studentId },
    ...(reason ? { reason } : {}),
    ipAddress: context.clientAddress,
    requestId: context.requestId,
  });
}
