import { randomBytes } from 'node:crypto';
import type { StudentId } from '@fieldhouse/contract/ids.ts';
import { FIRST_PASSWORD_BYTES, firstPassword } from '@fieldhouse/domain/accounts/first-passwords.ts';
import { ORPCError } from '@orpc/server';
import type { Actor } from '#access/actor.ts';
import type { Transaction } from '#db/unit.ts';
import { recordAudit } from '#platform/audit.ts';
import { notify } from '#platform/notify.ts';
import { os, type RequestContext, refusalAbout } from '#platform/procedure.ts';
import { hashPassword } from '#platform/session.ts';
import { canMake, canManageAccount, managesAsGuardian } from './policy.ts';
import {
  type AccountRow,
  endAccess,
  findAccount,
  listManagers,
  listSignIns,
  resetPassword,
  schoolOfStudent,
} from './queries.ts';

/** @throws ORPCError NOT_FOUND, or FORBIDDEN where it is the asker's own child, or more than the school's own account. */
function requireManaged(actor: Actor, account: AccountRow | undefined): AccountRow {
  if (!account) throw new ORPCError('NOT_FOUND');
  if (canManageAccount(actor, account)) return account;
  throw canMake(actor, account.schoolId) ? refusalAbout(actor, account) : new ORPCError('NOT_FOUND');
}

export const get = os.studentAccounts.get.handler(async ({ input, context, errors }) => {
  const { studentId } = input;
  const { actor, rows } = await context.read([
    findAccount({ studentId, now: context.clock.now() }),
    schoolOfStudent({ studentId }),
  ]);
  const [[account], [place]] = rows;
  const isTheirs = place && (canMake(actor, place.schoolId) || managesAsGuardian(actor, place));
  if (!isTheirs) throw errors.NOT_FOUND();
  if (!account) return { account: null };
  const { name, username, signInName, madeAt, resetAt, lastSignInAt } = account;
  return {
    account: {
      studentId,
      name,
      username,
      signInName,
      madeAt,
      resetAt,
      lastSignInAt,
      can: { reset: canManageAccount(actor, account), seeSignIns: managesAsGuardian(actor, account) },
    },
  };
});

interface Deed {
  readonly action: string;
  readonly reason: string | null;
}

/** Staff say why; guardians owe nobody a reason. @throws ORPCError REASON_NEEDED. */
function requireReason(actor: Actor, account: AccountRow, reason: string | null): void {
  if (reason === null && !managesAsGuardian(actor, account)) {
    throw new ORPCError('REASON_NEEDED', { status: 422 });
  }
}

function record(
  context: RequestContext,
  tx: Transaction,
  actor: Actor,
  account: AccountRow,
  { action, reason }: Deed,
) {
  recordAudit(tx, context.services.clock, {
    schoolId: account.schoolId,
    actorKind: 'user',
    actorUserId: actor.userId,
    action,
    entityType: 'student',
    entityId: account.studentId,
    after: { userId: account.userId, as: managesAsGuardian(actor, account) ? 'guardian' : 'school' },
    ...(reason === null ? {} : { reason }),
    ipAddress: context.clientAddress,
    requestId: context.requestId,
  });
}

export const resetPasswords = os.studentAccounts.resetPasswords.handler(
  async ({ input, context, errors }) => {
    const studentIds = [...new Set(input.studentIds)];
    const { reason } = input;
    const now = context.clock.now();
    const [first] = studentIds as [StudentId, ...StudentId[]];
    const before = await context.read([schoolOfStudent({ studentId: first })]);
    const place = before.rows[0][0];
    if (!place || !(canMake(before.actor, place.schoolId) || managesAsGuardian(before.actor, place))) {
      throw errors.NOT_FOUND();
    }
    const passwords: { password: string; passwordHash: string }[] = [];
    for (const _ of studentIds) {
      const password = firstPassword(randomBytes(FIRST_PASSWORD_BYTES));
      passwords.push({ password, passwordHash: await hashPassword(password) });
    }
    return await context.unit(async (tx, actor) => {
      const students = [];
      let signInName = '';
      for (const [index, studentId] of studentIds.entries()) {
        const [found] = await tx.query(findAccount({ studentId, now }));
        const account = requireManaged(actor, found);
        if (account.schoolId !== place.schoolId) throw errors.NOT_FOUND();
        requireReason(actor, account, reason);
        const { password, passwordHash } = passwords[index] as (typeof passwords)[number];
        const [answer] = await tx.query(resetPassword({ studentId, passwordHash, now }));
        if (!answer?.isDone) throw errors.NOT_FOUND();
        record(context, tx, actor, account, { action: 'student_account.password_reset', reason });
        const managers = await tx.query(listManagers({ studentId, schoolId: account.schoolId, now }));
        const told = [account.userId, ...managers.map(({ userId }) => userId)];
        notify(
          tx,
          context.clock,
          told.filter((one) => one !== actor.userId),
          {
            schoolId: account.schoolId,
            type: 'account',
            template: 'student_password_reset',
            groupKey: `student-password:${studentId}`,
          },
        );
        signInName = account.signInName;
        students.push({ studentId, name: account.name, username: account.username, password });
      }
      return { schoolName: place.schoolName, signInName, students };
    });
  },
);

export const signIns = os.studentAccounts.signIns.handler(async ({ input, context, errors }) => {
  const { studentId } = input;
  const now = context.clock.now();
  const { actor, rows } = await context.read([
    findAccount({ studentId, now }),
    listSignIns({ studentId, now }),
  ]);
  const [[account], found] = rows;
  if (!account || !managesAsGuardian(actor, account)) throw errors.NOT_FOUND();
  return {
    sessions: found
      .filter(({ kind }) => kind === 'session')
      .map(({ id, at, userAgent }) => ({ sessionId: id, lastUsedAt: at, userAgent })),
    tries: found.filter(({ kind }) => kind === 'try').map(({ at, isSuccess }) => ({ at, isSuccess })),
  };
});

export const endSessions = os.studentAccounts.endSessions.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const { studentId, sessionId, reason } = input;
    const now = context.clock.now();
    const [found] = await tx.query(findAccount({ studentId, now }));
    const account = requireManaged(actor, found);
    requireReason(actor, account, reason);
    const [answer] = await tx.query(endAccess({ studentId, sessionId, now }));
    if (answer?.ended === null || answer === undefined) throw errors.NOT_FOUND();
    record(context, tx, actor, account, { action: 'student_account.sessions_ended', reason });
    return { ended: answer.ended };
  }),
);
