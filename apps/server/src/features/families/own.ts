import { randomBytes } from 'node:crypto';
import {
  PAIRING_DAYS,
  pairingCodeFrom,
  readPairingCode,
  shownPairingCode,
  USUAL_RIGHTS,
} from '@fieldhouse/domain/families/guardian-links.ts';
import { type Actor, isConfirmedStudentOf, isWritable } from '#access/actor.ts';
import { pairingCodes } from '#db/tables/families.ts';
import type { Transaction } from '#db/unit.ts';
import { doorLimits, requireTries } from '#features/accounts/workflows.ts';
import { announce } from '#platform/events.ts';
import { newId } from '#platform/ids.ts';
import { os, type RequestContext, requireWritable } from '#platform/procedure.ts';
import { codeHash } from './code-hash.ts';
import { isStudent } from './policy.ts';
import {
  endLink,
  findLink,
  findStudent,
  holdFamily,
  type LinkRow,
  leaveLink,
  listOwnGuardians,
  listOwnLinks,
  listOwnRecords,
  redeemPairingCode,
  revokeCode,
} from './queries.ts';
import { insertLink, isAdult, record, requireOfAge, requireRoom, tellGuardian } from './shared.ts';

/** What the student of age may give anew: a parent's rights of before, and their own consent; not what a court said. */
const isStudentsToGive = ({ basis }: Pick<LinkRow, 'basis'>): boolean =>
  basis === 'minor' || basis === 'student_consent';

/** The link's last day is past. */
const isOver = ({ endsOn }: Pick<LinkRow, 'endsOn'>, { today }: Pick<LinkRow, 'today'>): boolean =>
  endsOn !== null && endsOn < today;

export const mine = os.families.mine.handler(async ({ context }) => {
  const now = context.clock.now();
  const { actor, rows } = await context.read([
    listOwnRecords({ now }),
    listOwnGuardians({ now }),
    listOwnLinks({ now }),
  ]);
  const [records, guardians, links] = rows;
  return {
    records: records
      .filter((one) => isStudent(actor, one))
      .map((one) => ({
        studentId: one.studentId,
        schoolName: one.schoolName,
        isOfAge: isAdult(one),
        ofAgeOn: one.ofAgeOn,
        guardians: guardians
          .filter(({ studentId }) => studentId === one.studentId)
          .map(({ studentId: _, ...guardian }) => ({
            ...guardian,
            name: guardian.name ?? '',
            rights: [...guardian.rights],
            can: {
              grant:
                isAdult(one) &&
                guardian.status === 'active' &&
                isStudentsToGive(guardian) &&
                !isOver(guardian, one),
              withdraw: isAdult(one) && guardian.basis === 'student_consent',
            },
          })),
        code: one.codeExpiresAt ? { expiresAt: one.codeExpiresAt } : null,
        can: { createCode: mayCreateCode(actor, one) },
      })),
    children: links.map(({ schoolId: _, isFamilySchool, ...one }) => ({
      ...one,
      rights: [...one.rights],
      can: { leave: one.status !== 'refused' && !isFamilySchool },
    })),
  };
});

type CodeScope = Pick<LinkRow, 'schoolId' | 'isAccountEnding'>;

const mayCreateCode = (actor: Actor, { schoolId, isAccountEnding }: CodeScope): boolean =>
  isConfirmedStudentOf(actor, schoolId) && isWritable(actor, schoolId) && !isAccountEnding;

export const createCode = os.families.createCode.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const { studentId } = input;
    const now = context.clock.now();
    const [student] = await tx.query(findStudent({ studentId, now }));
    if (!student || !isStudent(actor, student)) throw errors.NOT_FOUND();
    const { schoolId } = student;
    if (!isConfirmedStudentOf(actor, schoolId) || student.isAccountEnding) throw errors.FORBIDDEN();
    requireWritable(actor, schoolId);
    await tx.query(holdFamily({ studentId }));
    await requireRoom(context, tx, student);
    await tx.query(revokeCode({ schoolId, studentId, now }));
    let code: string | null = null;
    while (code === null) code = pairingCodeFrom(randomBytes(40));
    const expiresAt = new Date(context.clock.millis() + PAIRING_DAYS * 86_400_000).toISOString();
    const id = newId();
    await tx.orm
      .insert(pairingCodes)
      .values({ schoolId, id, studentId, codeHash: codeHash(context, code), expiresAt, createdAt: now });
    record(context, tx, actor, student, { action: 'pairing_code.made', id, type: 'pairing_code' });
    return { code: shownPairingCode(code), expiresAt };
  }),
);

export const endCode = os.families.endCode.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const { studentId } = input;
    const now = context.clock.now();
    const [student] = await tx.query(findStudent({ studentId, now }));
    if (!student || !isStudent(actor, student)) throw errors.NOT_FOUND();
    await tx.query(revokeCode({ schoolId: student.schoolId, studentId, now }));
    return {};
  }),
);

/** The student's own link, with the family held. Null: there is none, or it isn't theirs. */
async function holdOwn(
  context: RequestContext,
  tx: Transaction,
  actor: Actor,
  linkId: LinkRow['linkId'],
): Promise<LinkRow | null> {
  const now = context.services.clock.now();
  const [found] = await tx.query(findLink({ linkId, now }));
  if (!found || !isStudent(actor, found)) return null;
  await tx.query(holdFamily({ studentId: found.studentId }));
  const [held] = await tx.query(findLink({ linkId, now }));
  return held ?? null;
}

export const grant = os.families.grant.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const { linkId, version, rights } = input;
    const held = await holdOwn(context, tx, actor, linkId);
    if (!held) throw errors.NOT_FOUND();
    if (!isAdult(held) || !isStudentsToGive(held)) throw errors.FORBIDDEN();
    if (held.status !== 'active' || held.version !== version || isOver(held, held)) throw errors.STALE();
    const { schoolId, guardianUserId, relationship, endsOn, source } = held;
    await requireOfAge(context, tx, guardianUserId);
    const now = context.clock.now();
    const done = await tx.query(
      endLink({ schoolId, linkId, version, endReason: 'changed', refusal: null, now }),
    );
    if (done.length === 0) throw errors.STALE();
    const terms = { relationship, rights, basis: 'student_consent', proof: null, endsOn } as const;
    const newLinkId = await insertLink(context, tx, actor, held, guardianUserId, terms, source);
    record(context, tx, actor, held, {
      action: 'guardian_link.granted',
      id: newLinkId,
      after: { rights, replaces: linkId },
    });
    tellGuardian(context, tx, held, guardianUserId, 'guardian_linked', newLinkId);
    return { linkId: newLinkId };
  }),
);

export const withdraw = os.families.withdraw.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const { linkId } = input;
    const held = await holdOwn(context, tx, actor, linkId);
    if (!held) throw errors.NOT_FOUND();
    if (!isAdult(held) || held.basis !== 'student_consent') throw errors.FORBIDDEN();
    const { schoolId, version, guardianUserId } = held;
    const now = context.clock.now();
    const done = await tx.query(
      endLink({ schoolId, linkId, version, endReason: 'withdrawn', refusal: null, now }),
    );
    if (done.length === 0) throw errors.STALE();
    record(context, tx, actor, held, { action: 'guardian_link.withdrawn', id: linkId });
    tellGuardian(context, tx, held, guardianUserId, 'guardian_ended', linkId);
    return {};
  }),
);

export const leave = os.families.leave.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const { linkId } = input;
    const [left] = await tx.query(leaveLink({ linkId, now: context.clock.now() }));
    if (!left || left.outcome === 'unknown') throw errors.NOT_FOUND();
    if (left.outcome === 'family') throw errors.FORBIDDEN();
    if (left.outcome === 'stale') throw errors.STALE();
    const people = [actor.userId, ...(left.studentUserId ? [left.studentUserId] : [])];
    announce(tx, people, { topic: 'membership', id: linkId });
    return {};
  }),
);

export const redeemCode = os.families.redeemCode.handler(async ({ input, context, errors }) => {
  const { services } = context;
  // An address is confirmed first: the school decides about somebody whom it can reach.
  const asker = await context.unit((_tx, actor) => actor);
  if (!asker.isEmailVerified) throw errors.EMAIL_UNCONFIRMED();
  const limits = [
    { key: `pairing:account:${asker.userId}`, wrongTries: 10, windowSeconds: 900, isPaced: true } as const,
    ...doorLimits(context.clientAddress),
  ];
  await requireTries(context, limits);
  const code = readPairingCode(input.code);
  const used =
    code === null
      ? undefined
      : await context.unit(async (tx, actor) => {
          const [done] = await tx.query(
            redeemPairingCode({
              codeHash: codeHash(context, code),
              relationship: input.relationship,
              rights: USUAL_RIGHTS,
              now: context.clock.now(),
            }),
          );
          if (done?.outcome === 'asked') {
            const people = [actor.userId, ...(done.studentUserId ? [done.studentUserId] : [])];
            announce(tx, people, { topic: 'membership', id: done.linkId ?? actor.userId });
          }
          return done;
        });
  switch (used?.outcome) {
    case 'asked':
      if (used.linkId && used.schoolName) return { linkId: used.linkId, schoolName: used.schoolName };
      break;
    case 'own':
      throw errors.OWN_CODE();
    case 'linked':
      throw errors.ALREADY_LINKED();
    case 'closed':
      throw errors.PARENT_CLOSED();
    case 'minor':
      throw errors.UNDER_AGE();
    case 'full':
      throw errors.TOO_MANY_GUARDIANS();
  }
  await services.limiter.countWrong(limits);
  throw errors.INVALID_CODE();
});
