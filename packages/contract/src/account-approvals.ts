import { z } from 'zod';
import { procedure } from './base.ts';
import { Instant } from './dates.ts';
import { MembershipId, SchoolId } from './ids.ts';
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
  /** Whether the actor may decide on this one: teachers and registrars confirm students only. */
  can: z.object({ decide: z.boolean() }),
});
export type Applicant = z.infer<typeof Applicant>;

/** A decision that was made. */
export const Decision = z.object({
  membershipId: MembershipId,
  displayName: z.string(),
  role: SignUpRole,
  outcome: z.enum(['approved', 'refused', 'unconfirmed']),
  /** Null: nobody, the time ran out. */
  decidedByName: z.string().nullable(),
  decidedAt: Instant,
  reason: z.string().nullable(),
});
export type Decision = z.infer<typeof Decision>;

const decides = procedure({
  scope: 'schools',
  relations: ['staff'],
  conditions: ['mfa', 'writable'],
  audiences: ['T'],
});
const sees = procedure({ scope: 'schools', relations: ['staff'], audiences: ['T'] });
const Memberships = z.array(MembershipId).min(1).max(200);
/** Those that somebody else had decided meanwhile are left as they are. */
const Outcome = z.object({ decided: z.number().int(), alreadyDecided: z.number().int() });

export const accountApprovals = {
  /** Everyone who waits in the actor's schools, longest first. */
  listWaiting: sees
    .input(z.strictObject({}))
    .output(z.object({ waiting: z.array(Applicant), can: z.object({ decide: z.boolean() }) })),
  /** Decisions of the actor's schools, newest first. */
  listDecisions: sees
    .input(z.strictObject({ before: Instant.nullable() }))
    .output(z.object({ decisions: z.array(Decision).max(50), hasMore: z.boolean() })),
  /** All or none of them: one that isn't visible or allowed refuses the whole call. */
  approve: decides.input(z.strictObject({ membershipIds: Memberships })).output(Outcome),
  refuse: decides
    .input(z.strictObject({ membershipIds: Memberships, reason: z.string().trim().min(1).max(500) }))
    .output(Outcome),
};
