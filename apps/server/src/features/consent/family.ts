import type { ConsentChild, ConsentRecord } from '@fieldhouse/contract/consent.ts';
import type { SchoolId, StudentId } from '@fieldhouse/contract/ids.ts';
import {
  CONSENT_TEXT_VERSION,
  requestNumberOf,
  schoolYearStartOn,
} from '@fieldhouse/domain/families/consent.ts';
import { ORPCError } from '@orpc/server';
import { type Actor, isClosedSchool, isGuardianOf } from '#access/actor.ts';
import type { RowOf, Transaction } from '#db/unit.ts';
import { neededOfLedgers } from '#features/eligibility/workflows.ts';
import { listRecordKeepers } from '#features/records/workflows.ts';
import { recordAudit } from '#platform/audit.ts';
import { announce } from '#platform/events.ts';
import { notify } from '#platform/notify.ts';
import { os, type RequestContext, requireNotClosed } from '#platform/procedure.ts';
import { hasModels, noticeOf } from './notice.ts';
import { deletionDueAt } from './parent.ts';
import { canBeTakenBack } from './policy.ts';
import {
  type ChildRow,
  findConsent,
  holdAccount,
  listChildren,
  listConsents,
  listElsewhere,
  listOwnLinks,
  replaceAccountConsents,
  replaceConsent,
  settle,
  withdrawOwn,
} from './queries.ts';
import { recordConsent } from './workflows.ts';

type ConsentRow = Omit<RowOf<typeof listConsents>, 'giverName'> &
  Pick<ConsentRecord, 'giverName' | 'isElsewhere'>;

/** Decisions about students: those of their own school, the newest first, then those to the account at another one. */
export const allConsents = (
  own: readonly RowOf<typeof listConsents>[],
  elsewhere: readonly RowOf<typeof listElsewhere>[],
): readonly ConsentRow[] => [
  ...own.map((one) => ({ ...one, isElsewhere: false })),
  ...elsewhere.map((one) => ({
    ...one,
    ...({ kind: 'child_account', decision: 'given' } as const),
    giverEmail: null,
    verifiedByName: null,
    withdrawnAt: null,
    yearStartsOn: null,
    isElsewhere: true,
  })),
];

async function readConsents(tx: Transaction, studentIds: readonly StudentId[], now: string) {
  const [own, elsewhere] = await Promise.all([
    tx.query(listConsents({ studentIds })),
    tx.query(listElsewhere({ studentIds, now })),
  ]);
  return allConsents(own, elsewhere);
}

/** A decision as those see it who keep the records. */
export const presentConsent = ({
  studentId: _student,
  givenBy: _account,
  giverEmail: _email,
  ...row
}: ConsentRow): ConsentRecord => row;

/** The same for the family: guardians of two households don't learn of each other, and read who decided only of themselves. */
const presentToFamily = (actor: Actor, child: ChildRow, row: ConsentRow): ConsentRecord => {
  const isKnown =
    child.isOwn ||
    (row.basis === 'school' && !row.isElsewhere) ||
    row.givenBy === actor.userId ||
    (row.givenBy === null &&
      actor.isEmailVerified &&
      row.giverEmail?.toLowerCase() === actor.email.toLowerCase());
  const record = presentConsent(row);
  return isKnown ? record : { ...record, giverName: null, relationship: null };
};

const yearOf = ({ yearStartsOn, today }: Pick<ChildRow, 'yearStartsOn' | 'today'>) =>
  yearStartsOn ?? schoolYearStartOn(today);

function presentChild(
  { services: { config } }: RequestContext,
  actor: Actor,
  row: ChildRow,
  consents: readonly ConsentRow[],
): ConsentChild {
  return {
    studentId: row.studentId,
    isOwn: row.isOwn,
    isUnder13: row.isUnder13,
    seesRecord: row.isOwn || isGuardianOf(actor, row.studentId, 'see_record'),
    state: row.state,
    deletionDueAt: row.deletionDueAt,
    requestNumber: row.request && requestNumberOf(row.request),
    requestExpiresAt: row.requestExpiresAt,
    notice: noticeOf(config, { ...row, studentName: row.name }),
    directory: { yearStartsOn: yearOf(row), yearLabel: row.yearLabel },
    consents: consents
      .filter(({ studentId }) => studentId === row.studentId)
      .map((one) => presentToFamily(actor, row, one)),
    hasModels: hasModels(config),
    isClosed: isClosedSchool(actor, row.schoolId),
  };
}

/** The child as it stands now. @throws ORPCError NOT_FOUND where it isn't the reader's to decide about. */
async function findChild(context: RequestContext, tx: Transaction, actor: Actor, studentId: StudentId) {
  const now = context.services.clock.now();
  const children = await tx.query(listChildren({ now }));
  const row = children.find((one) => one.studentId === studentId);
  if (!row) throw new ORPCError('NOT_FOUND');
  const consents = await readConsents(tx, [studentId], now);
  return { row, child: presentChild(context, actor, row, consents), consents };
}

export const family = os.consent.family.handler(async ({ context }) =>
  context.unit(async (tx, actor) => {
    const now = context.clock.now();
    const rows = await tx.query(listChildren({ now }));
    const studentIds = rows.map(({ studentId }) => studentId);
    const consents = await readConsents(tx, studentIds, now);
    return { children: rows.map((row) => presentChild(context, actor, row, consents)) };
  }),
);

/** Another guardian's consent to the account gives way to the actor's; whoever gave it by email is told so. */
async function replaceAccount(
  { services: { mailer } }: RequestContext,
  tx: Transaction,
  studentId: StudentId,
  now: string,
): Promise<void> {
  for (const { consentId, giverEmail: address, locale, ...about } of await tx.query(
    replaceAccountConsents({ studentId, now }),
  )) {
    const to = { userId: null, address, locale };
    await mailer.queue(tx, `consent-replaced:${consentId}`, to, 'consent-replaced', about);
  }
}

export const decide = os.consent.decide.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const { studentId, kind, decision, basedOn, textVersion, locale } = input;
    const now = context.clock.now();
    if (textVersion !== CONSENT_TEXT_VERSION) throw errors.OTHER_TEXT();
    await findChild(context, tx, actor, studentId);
    await tx.query(holdAccount({ studentId }));
    const { row, child, consents } = await findChild(context, tx, actor, studentId);
    requireNotClosed(actor, row.schoolId);
    const live = consents.find((one) => one.kind === kind && one.withdrawnAt === null);
    if ((live?.consentId ?? null) !== basedOn) throw errors.STALE({ data: { child } });
    // An account is agreed to where it has to be, or is closed since somebody took the consent back; a no to it is its
    // withdrawal.
    const isOpen = row.isUnder13 || row.state === 'required';
    const isAgreed = live?.givenBy === actor.userId;
    if (kind === 'child_account' && (decision === 'refused' || !isOpen || !row.userId || isAgreed))
      throw new ORPCError('FORBIDDEN');
    const { schoolId, userId } = row;
    if (kind === 'child_account') await replaceAccount(context, tx, studentId, now);
    else await tx.query(replaceConsent({ schoolId, studentId, kind, now }));
    const consentId = await recordConsent(tx, context.clock, {
      schoolId,
      studentId,
      subjectUserId: userId,
      kind,
      decision,
      basis: row.isOwn ? 'self' : 'parent',
      method: 'signed_in',
      locale,
      givenBy: actor.userId,
      giverName: actor.fullName,
      giverEmail: actor.email,
      relationship: row.isOwn ? null : row.relationship,
      verifiedBy: null,
      yearStartsOn: kind === 'directory' ? yearOf(row) : null,
      ipAddress: context.clientAddress,
    });
    record(context, tx, actor, row, `consent.${decision}`, {
      consentId,
      kind,
      method: 'signed_in',
      version: textVersion,
    });
    if (kind === 'child_account' && userId) {
      await tx.query(settle({ userId, isGiven: true, now }));
      await tellKeepers(context, tx, row, 'consent_given');
    }
    announce(tx, [actor.userId], { topic: 'membership', id: studentId });
    return { child: (await findChild(context, tx, actor, studentId)).child };
  }),
);

export const withdraw = os.consent.withdraw.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const { consentId, reason } = input;
    const { clientAddress: ip, requestId: trace } = context;
    const now = context.clock.now();
    const [found] = await tx.query(findConsent({ consentId, isStaff: false, now }));
    if (!found) throw errors.NOT_FOUND();
    const { studentId, kind, decision } = found;
    const before = await findChild(context, tx, actor, studentId);
    if (!canBeTakenBack({ kind, decision })) throw new ORPCError('FORBIDDEN');
    if (kind === 'child_account' && before.row.userId && !before.row.isUnder13) throw errors.NOT_NEEDED();
    const [ended] = await tx.query(
      withdrawOwn({ consentId, reason, dueAt: deletionDueAt(context), ip, trace, now }),
    );
    const { child } = await findChild(context, tx, actor, studentId);
    if (!ended?.isDone) throw errors.STALE({ data: { child } });
    announce(tx, [actor.userId], { topic: 'membership', id: studentId });
    return { child };
  }),
);

export const needed = os.consent.needed.handler(async ({ context }) =>
  context.unit(async (tx, actor) => {
    const now = context.clock.now();
    const rows = (await tx.query(listChildren({ now }))).filter(
      ({ schoolId }) => !isClosedSchool(actor, schoolId),
    );
    const [consents, links, ledgers] = await Promise.all([
      tx.query(listConsents({ studentIds: rows.map(({ studentId }) => studentId) })),
      tx.query(listOwnLinks({ now })),
      neededOfLedgers(tx, now),
    ]);
    const isAnswered = (row: ChildRow) =>
      consents.some(
        (one) =>
          one.studentId === row.studentId &&
          one.kind === 'directory' &&
          one.withdrawnAt === null &&
          one.yearStartsOn === yearOf(row),
      );
    return {
      items: [
        ...rows
          .filter(({ state, isOwn }) => state === 'required' && !isOwn)
          .map((row) => ({
            what: 'consent' as const,
            studentId: row.studentId,
            studentName: row.name,
            until: row.deletionDueAt ?? row.requestExpiresAt,
          })),
        ...rows
          .filter((row) => row.isStudent && !isAnswered(row))
          .map((row) => ({
            what: 'directory' as const,
            studentId: row.studentId,
            studentName: row.isOwn ? null : row.name,
            schoolName: row.schoolName,
            yearStartsOn: yearOf(row),
          })),
        ...links
          // At a school that is closed nobody decides any more.
          .filter(({ status, isClosed }) => status === 'pending' && !isClosed)
          .map(({ schoolName, askedAt }) => ({ what: 'link' as const, schoolName, askedAt })),
        ...ledgers,
      ],
    };
  }),
);

/** Who decided what about a student, in the audit log. */
export function record(
  context: RequestContext,
  tx: Transaction,
  actor: Actor,
  { schoolId, studentId }: { readonly schoolId: SchoolId; readonly studentId: StudentId },
  action: string,
  after: object,
): void {
  recordAudit(tx, context.services.clock, {
    schoolId,
    actorKind: 'user',
    actorUserId: actor.userId,
    action,
    entityType: 'student',
    entityId: studentId,
    after,
    ipAddress: context.clientAddress,
    requestId: context.requestId,
  });
}

/** Tells those who keep the school's records. */
export async function tellKeepers(
  { services }: RequestContext,
  tx: Transaction,
  { schoolId, studentId }: { readonly schoolId: SchoolId; readonly studentId: StudentId },
  template: 'consent_given' | 'consent_ended',
): Promise<void> {
  const keepers = await tx.query(listRecordKeepers({ schoolId }));
  notify(
    tx,
    services.clock,
    keepers.map(({ userId }) => userId),
    { schoolId, type: 'account', template, studentId, groupKey: `consent:${studentId}` },
  );
}
