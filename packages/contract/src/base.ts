import { oc } from '@orpc/contract';
import { z } from 'zod';
import { Challenge } from './challenge.ts';

/** How the caller stands to what they ask about; the meaning of each word is in docs/authorization.md. */
export type Relation =
  | 'anon'
  | 'user'
  | 'self'
  | 'member'
  | 'student'
  | 'staff'
  | 'admin'
  | 'learner'
  | 'teaches'
  | 'runs'
  | 'guardian'
  | 'op'
  | 'master';

/** What must hold besides the relation. */
export type Condition =
  /** Second factor within the last 15 minutes where the person has or needs one. */
  | 'mfa'
  /** The school may be written to. */
  | 'writable'
  /** A stale version answers STALE with the current row. */
  | 'version'
  /** Carries an idempotency key. */
  | 'key'
  /** Counted by the limiter, which refuses (TOO_MANY_TRIES) or asks for a calculation (CHALLENGE_REQUIRED). */
  | 'limiter'
  /** Only while the demo school exists. */
  | 'demo'
  /** Also open to people who wait for approval or must still set up their second factor. */
  | 'unsettled'
  /** Open to a child without a parent's consent, and to nobody else. */
  | 'beforeConsent';

/** Whose form of the answer there is: provisional student, student and guardian, staff, operator, public. */
export type Audience = 'S0' | 'S' | 'T' | 'O' | 'P';

export interface Access {
  /** Which rows the database lets the call see: nobody's, the person's schools, or every school (operators). */
  /** `ownRecord`: as `schools`, and schools that the actor left as a student, for their own record there. */
  readonly scope: 'public' | 'schools' | 'ownRecord' | 'allSchools';
  /** Any one of these suffices. */
  readonly relations: readonly [Relation, ...Relation[]];
  readonly conditions?: readonly Condition[];
  readonly audiences: readonly [Audience, ...Audience[]];
}

export interface ProcedureMeta {
  access?: Access;
}

/** Suspended or expired: whom to write to, not why. */
export const ClosedAccount = z.object({
  /** Email of the person's school, else of those who run the platform; null: neither is known. */
  contact: z.string().nullable(),
});

/** Why somebody is refused who might do it otherwise. */
export const ForbiddenReason = z.object({
  /** It is about the person themselves or their own child: somebody else at the school decides. */
  reason: z.literal('too_close'),
});

/** Refusals that any procedure may give. */
export const refusals = {
  UNAUTHORIZED: { status: 401 },
  ACCOUNT_CLOSED: { status: 403, data: ClosedAccount },
  /** A child under 13 to whose account no parent has consented, or no longer. */
  CONSENT_REQUIRED: { status: 403 },
  FORBIDDEN: { status: 403, data: ForbiddenReason.optional() },
  NOT_FOUND: { status: 404 },
  SCHOOL_READ_ONLY: { status: 403 },
  MFA_REQUIRED: { status: 403 },
  SECOND_FACTOR_SETUP_REQUIRED: { status: 403 },
  AWAITING_APPROVAL: { status: 403 },
  /** The database is away, restarting or full: the same call may succeed shortly after. Whether a write took effect is not known. */
  SERVICE_UNAVAILABLE: { status: 503 },
  TOO_MANY_TRIES: { status: 429, data: z.object({ retryAfterSeconds: z.number().int() }) },
  /** Many wrong tries from this network: the same call, with the answer to the challenge, goes on. */
  CHALLENGE_REQUIRED: { status: 428, data: z.object({ challenge: Challenge }) },
} as const;

const base = oc.$meta<ProcedureMeta>({}).errors(refusals);

/** The only way to begin a procedure: it names its access first. */
export const procedure = (access: Access) => base.meta({ access });

/** Refused while the grades of a course are posted: reopen them first. */
export const gradesLocked = { GRADES_LOCKED: { status: 409 } } as const;
