import { type Access, type ProcedureMeta, refusals } from '@fieldhouse/contract/base.ts';
import { contract } from '@fieldhouse/contract/contract.ts';
import type { SchoolId } from '@fieldhouse/contract/ids.ts';
import { implement, ORPCError } from '@orpc/server';
import {
  type Actor,
  couldHoldAny,
  isClosed,
  isClosedSchool,
  isTooClose,
  isWritable,
  needsSecondFactor,
  type StudentPlace,
} from '#access/actor.ts';
import { type Entry, type RowsOf, type Statement, statement, type Transaction } from '#db/unit.ts';
import type { Config } from './config.ts';
import { type SpentProof, Turns } from './limiter.ts';
import type { Sql } from './rows.gen.ts';
import type { Services } from './services.ts';

/** One request, before anybody is known. */
export interface RequestContext {
  readonly services: Services;
  readonly requestId: string;
  readonly clientAddress: string;
  readonly userAgent: string;
  /** From a cookie whose signature was right; null: none. */
  readonly sessionToken: string | null;
  /** Cookies of the request, for the sign-in library. */
  readonly cookieHeader: string;
  /** Adds a Set-Cookie header to the answer. */
  setCookie(value: string): void;
  /** The answer to a challenge that this request brings; null: none. */
  readonly challengeAnswer?: string | null;
  /** Turns at the limiter; given back when the procedure has answered. */
  readonly turns?: Turns;
  /** The challenge whose answer this request has used up. */
  readonly proof?: { spent: SpentProof | null };
}

/** A second factor counts as fresh for this long. */
const FRESH_FACTOR_SECONDS = 15 * 60;

const enter = statement<Sql['procedure.enter'], { token: string }, { actor: Actor | null }>(
  'select app.enter(:token) as actor',
);
/** Enters as `app.enter` does, and besides as a reader of one's record at schools that one left. */
const enterRecord = statement<Sql['enterRecord'], { token: string }, { actor: Actor | null }>(
  'select app.enter_record(:token) as actor',
);
const enterOperator = statement<Sql['enterOperator'], { token: string }, { actor: Actor | null }>(
  'select app.enter_operator(:token, null) as actor',
);

function entryOf(access: Access, token: string | null): Entry {
  switch (access.scope) {
    case 'public':
      return { role: 'fieldhouse_public', enter: null };
    case 'schools':
      return { role: 'fieldhouse_app', enter: enter({ token: token ?? '' }) };
    case 'ownRecord':
      return { role: 'fieldhouse_app', enter: enterRecord({ token: token ?? '' }) };
    case 'allSchools':
      return { role: 'fieldhouse_operator', enter: enterOperator({ token: token ?? '' }) };
  }
}

/** Demo accounts are exempt from the second factor. */
export const isExemptDemoAccount = (services: Services, email: string): boolean =>
  services.config.isDemo && email.endsWith('@demo.fieldhouse.test');

/** True while the person must set up an authenticator before anything else opens. */
export const mustSetUpSecondFactor = (services: Services, actor: Actor): boolean =>
  !actor.hasSecondFactor && needsSecondFactor(actor) && !isExemptDemoAccount(services, actor.email);

/** Whom somebody writes to who can't help themselves: the address of their school, else of those who run the platform. */
export const closedAccount = (config: Config, schoolContact: string | null) => ({
  contact: schoolContact ?? config.SUPPORT_EMAIL ?? null,
});

/**
 * Refuses whom the procedure's access can't mean, from the actor alone.
 *
 * @throws ORPCError UNAUTHORIZED, ACCOUNT_CLOSED, CONSENT_REQUIRED, NOT_FOUND, SECOND_FACTOR_SETUP_REQUIRED, AWAITING_APPROVAL, FORBIDDEN or MFA_REQUIRED.
 */
function admit(services: Services, access: Access, raw: unknown): Actor {
  const actor = raw as Actor | null;
  if (actor && isClosed(actor)) {
    throw new ORPCError('ACCOUNT_CLOSED', { data: closedAccount(services.config, actor.contact) });
  }
  const conditions = access.conditions ?? [];
  if (actor?.state === 'consent_required') {
    if (!conditions.includes('beforeConsent')) throw new ORPCError('CONSENT_REQUIRED');
    return actor;
  }
  if (actor?.state !== 'ok') throw new ORPCError('UNAUTHORIZED');
  // For those who wait alone: to everybody else there is nothing there.
  if (conditions.includes('beforeConsent')) throw new ORPCError('NOT_FOUND');
  if (!conditions.includes('unsettled')) {
    if (mustSetUpSecondFactor(services, actor)) throw new ORPCError('SECOND_FACTOR_SETUP_REQUIRED');
    if (!couldHoldAny(actor, access)) {
      const isWaiting =
        actor.memberships.length > 0 && actor.memberships.every((m) => m.status === 'pending');
      throw new ORPCError(isWaiting && access.scope !== 'allSchools' ? 'AWAITING_APPROVAL' : 'FORBIDDEN');
    }
  }
  if (conditions.includes('mfa') && !isExemptDemoAccount(services, actor.email)) {
    const age = actor.mfaAgeSeconds;
    if (age === null || age > FRESH_FACTOR_SECONDS) throw new ORPCError('MFA_REQUIRED');
  }
  return actor;
}

/** @throws ORPCError SCHOOL_READ_ONLY while the school is suspended, expired or closed. */
export function requireWritable(actor: Actor, schoolId: SchoolId | null): void {
  if (!isWritable(actor, schoolId)) throw readOnly();
}

/**
 * For what the law asks of a school also while it is suspended or expired.
 *
 * @throws ORPCError SCHOOL_READ_ONLY where it is closed.
 */
export function requireNotClosed(actor: Actor, schoolId: SchoolId): void {
  if (isClosedSchool(actor, schoolId)) throw readOnly();
}

const readOnly = () => new ORPCError('SCHOOL_READ_ONLY', { status: refusals.SCHOOL_READ_ONLY.status });

/** The refusal of somebody who may not decide about a student; it says so where they stand too close to. */
export const refusalAbout = (actor: Actor, student: StudentPlace) =>
  isTooClose(actor, student)
    ? new ORPCError('FORBIDDEN', { data: { reason: 'too_close' as const } })
    : new ORPCError('FORBIDDEN');

/** @throws ORPCError when the access doesn't name this. The router walk at start makes sure it can't happen. */
export function accessOf(meta: ProcedureMeta): Access {
  if (!meta.access) throw new Error('A procedure without access was called.');
  return meta.access;
}

/** A refusal with the status that the contract names for its code; without it, one that we throw would be a 500. */
function withStatus(
  error: unknown,
  named: Readonly<Record<string, { status?: number } | undefined>>,
): unknown {
  if (!(error instanceof ORPCError)) return error;
  const status = named[error.code]?.status;
  if (status === undefined || error.status === status) return error;
  return new ORPCError(error.code, { status, message: error.message, data: error.data, cause: error });
}

/**
 * Opens the database as an access allows, for the actor of this session. Routes that aren't procedures use it too.
 */
export function openFor(services: Services, access: Access, sessionToken: string | null) {
  const entry = entryOf(access, sessionToken);
  const settle = (raw: unknown): Actor => {
    try {
      return admit(services, access, raw);
    } catch (error) {
      // Routes that aren't procedures have no other list of statuses.
      throw withStatus(error, refusals);
    }
  };
  return {
    /** One transaction that only reads; the statements leave together. */
    read: async <const Statements extends readonly Statement<unknown>[]>(statements: Statements) => {
      if (!sessionToken) throw new ORPCError('UNAUTHORIZED');
      const { actor, rows } = await services.units.read(entry, statements);
      return { actor: settle(actor), rows };
    },
    /**
     * One transaction; whatever throws rolls it back.
     *
     * @param first statements that leave together with entering: no round trip of their own. They are rolled back with
     * the rest where the actor is refused, and find only what the database lets the session's person see.
     */
    unit: async <Result, const Statements extends readonly Statement<unknown>[] = []>(
      work: (tx: Transaction, actor: Actor, first: Promise<RowsOf<Statements>>) => Result | Promise<Result>,
      first?: Statements,
    ): Promise<Result> => {
      if (!sessionToken) throw new ORPCError('UNAUTHORIZED');
      return services.units.write(entry, (tx, actor, rows) => work(tx, settle(actor), rows), first);
    },
  };
}

/** Where handlers begin. `read` and `unit` open the database as this procedure's access allows, for this actor. */
export const os = implement(contract)
  .$context<RequestContext>()
  .use(async ({ context, next, procedure }) => {
    const access = accessOf(procedure['~orpc'].meta);
    const { services } = context;
    const turns = new Turns();
    const answer = next({
      context: {
        turns,
        proof: { spent: null },
        clock: services.clock,
        ...openFor(services, access, context.sessionToken),
      },
    });
    return Promise.resolve(answer)
      .catch((error: unknown) => {
        throw withStatus(error, procedure['~orpc'].errorMap);
      })
      .finally(() => turns.giveBack());
  });
