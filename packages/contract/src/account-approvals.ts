import { z } from 'zod';
import { APPLICANT_UNCONFIRMED, EMAIL_UNCONFIRMED, own } from './account-parts.ts';
import { procedure } from './base.ts';
import { Instant } from './dates.ts';
import { MembershipId, SchoolId, StudentId } from './ids.ts';
import { SignUpRole } from './people.ts';

/** Somebody who asked to join the school. */
export const Applicant = z.object({
  membershipId: MembershipId,
  schoolId: SchoolId,
  displayName: z.string(),
  email: z.string(),
  isEmailVerified: z.boolean(),
  role: SignUpRole,
  status: z.enum(['pending', 'provisional']),
  askedAt: Instant,
  /** Provisional students: when the membership ends unless confirmed. */
  provisionalUntil: Instant.nullable(),
  /** Under 13, and no parent has consented yet: approving doesn't open the account before. */
  waitsForParent: z.boolean(),
  /** The student's record; null: the person isn't one. */
  studentId: StudentId.nullable(),
  /**
   * Whether the actor may decide on this one: teachers and registrars confirm students only. `approve`: not staff and
   * guardians before they have confirmed their address.
   */
  can: z.object({ decide: z.boolean(), approve: z.boolean() }),
});
export type Applicant = z.infer<typeof Applicant>;

/** A decision that was made, or the end of a student's two weeks without one. */
export const Decision = z.object({
  membershipId: MembershipId,
  displayName: z.string(),
  role: SignUpRole,
  outcome: z.enum(['approved', 'refused', 'unconfirmed']),
  /** Null: nobody, the time ran out. */
  decidedByName: z.string().nullable(),
  decidedAt: Instant,
  /** Only for those who could have decided this one. */
  reason: z.string().nullable(),
  /** A student whose time ran out may still be confirmed, and a refusal taken back. */
  can: z.object({ approve: z.boolean(), reopen: z.boolean() }),
});
export type Decision = z.infer<typeof Decision>;

/** A membership of one's own that opens nothing: what became of the request, or what the school did afterwards. */
export const OwnRequest = z.object({
  membershipId: MembershipId,
  schoolName: z.string(),
  role: SignUpRole,
  status: z.enum(['waiting', 'refused', 'unconfirmed', 'suspended', 'ended']),
  askedAt: Instant,
  /** Null while it waits. */
  endedAt: Instant.nullable(),
  /** What the school said when it refused, suspended or ended. */
  reason: z.string().nullable(),
});
export type OwnRequest = z.infer<typeof OwnRequest>;

const decides = procedure({
  scope: 'schools',
  relations: ['staff'],
  conditions: ['mfa', 'writable'],
  audiences: ['T'],
}).errors(EMAIL_UNCONFIRMED);
const sees = procedure({ scope: 'schools', relations: ['staff'], audiences: ['T'] });
/** How many may be decided at once; as many of each kind are listed. */
export const MOST_APPLICANTS = 200;

const Memberships = z.array(MembershipId).min(1).max(MOST_APPLICANTS);
/** Those that somebody else had decided meanwhile are left as they are. */
const Outcome = z.object({ decided: z.number().int(), alreadyDecided: z.number().int() });

export const accountApprovals = {
  /** Everyone who waits for the actor's decision, longest first; of staff, students and families the first 200 each. */
  listWaiting: sees.input(z.strictObject({})).output(
    z.object({
      waiting: z.array(Applicant),
      /** Where as many of a kind are listed, there may be more. */
      mostOfAKind: z.number().int(),
      can: z.object({ decide: z.boolean() }),
    }),
  ),
  /** How many wait for this person's decision. */
  countWaiting: sees.input(z.strictObject({})).output(z.object({ waiting: z.number().int() })),
  /** Decisions that the actor could have made, newest first; 50 from after the one named on. */
  listDecisions: sees
    .input(
      z.strictObject({
        // The instant alone is no place in the list: a bulk decision has one for all.
        after: z.strictObject({ decidedAt: Instant, membershipId: MembershipId }).nullable(),
      }),
    )
    .output(z.object({ decisions: z.array(Decision).max(50), hasMore: z.boolean() })),
  /** All or none of them: one that isn't visible or allowed refuses the whole call. */
  approve: decides
    .errors(APPLICANT_UNCONFIRMED)
    .input(z.strictObject({ membershipIds: Memberships }))
    .output(Outcome),
  refuse: decides
    .input(z.strictObject({ membershipIds: Memberships, reason: z.string().trim().min(1).max(500) }))
    .output(Outcome),
  /** Takes refusals back, all or none: these requests wait again. */
  reopen: decides
    .errors({ NOT_REFUSED: { status: 409 } })
    .input(z.strictObject({ membershipIds: Memberships }))
    .output(z.object({})),

  /** The person's own memberships that open nothing: requests that wait or came to nothing, and what was suspended or ended; newest first. */
  listOwnRequests: own.input(z.strictObject({})).output(z.object({ requests: z.array(OwnRequest) })),
};
