import { z } from 'zod';
import { NcaaArea } from './areas.ts';
import { procedure } from './base.ts';
import { CalendarDate, Instant } from './dates.ts';
import { Body } from './eligibility-ledger.ts';
import { EligibilityGuardId, StudentId } from './ids.ts';

/** An answer of a body that a change makes worse. */
export const Worsening = z.object({
  body: Body,
  what: z.enum(['verdict', 'outlook', 'gpa', 'lock', 'units']),
  before: z.string(),
  after: z.string(),
  /** Units or GPA that the rule asks for; null: it asks for a word. */
  need: z.string().nullable(),
  /** When it takes effect; null: at once, or no date says. */
  on: CalendarDate.nullable(),
});
export type Worsening = z.infer<typeof Worsening>;

/** Something that makes good what a change breaks, tried by the rules before it is offered. */
export const Repair = z.object({
  how: z.enum(['take', 'raise', 'retake']),
  courses: z.array(z.object({ title: z.string().nullable(), area: NcaaArea.nullable(), units: z.number() })),
  /** The lowest grade that is enough. */
  grade: z.enum(['A', 'B', 'C', 'D', 'F']),
  by: CalendarDate.nullable(),
  mends: z.array(Body),
  isWhole: z.boolean(),
});
export type Repair = z.infer<typeof Repair>;

/** Why somebody wants a change that makes eligibility worse: sent once its effect is known, and read by the family. */
export const GuardAsk = z.strictObject({ reason: z.string().trim().min(1).max(500) });

/** A student for whom a change would break something. */
export const GuardedStudent = z.object({
  studentId: StudentId,
  name: z.string(),
  broken: z.array(Worsening),
  repairs: z.array(Repair),
  /** The request for an acknowledgement; null: nobody has asked yet. */
  request: z
    .object({
      guardId: EligibilityGuardId,
      askedAt: Instant,
      /** The last day for the family. */
      dueOn: CalendarDate,
      /** The family said no, which holds nothing back for good: a counselor may proceed after the last day. Null: it didn't. */
      declined: z.object({ at: Instant, note: z.string().nullable() }).nullable(),
    })
    .nullable(),
});
export type GuardedStudent = z.infer<typeof GuardedStudent>;

/**
 * The change would make the eligibility of students worse, and isn't made. Sent again with `guard` it asks the family of each;
 * sent again once all of them are acknowledged, or a counselor proceeded, it is made.
 */
export const worsens = {
  WORSENS: { status: 409, data: z.object({ students: z.array(GuardedStudent) }) },
} as const;

/** A request as its readers see it. */
const Guard = z.object({
  guardId: EligibilityGuardId,
  procedure: z.string(),
  /** The course or credit that it is about. */
  title: z.string(),
  broken: z.array(Worsening),
  repairs: z.array(Repair),
  reason: z.string(),
  askedByName: z.string().nullable(),
  askedAt: Instant,
  dueOn: CalendarDate,
  /** 'declined': it waits on; 'signed' and 'proceeded': the change may be made; 'made': it was; 'ended': taken back. */
  state: z.enum(['waits', 'declined', 'signed', 'proceeded', 'made', 'ended']),
  signedByName: z.string().nullable(),
  signedAt: Instant.nullable(),
  proceededByName: z.string().nullable(),
  proceedReason: z.string().nullable(),
  proceededAt: Instant.nullable(),
  declinedByName: z.string().nullable(),
  declineNote: z.string().nullable(),
  declinedAt: Instant.nullable(),
  madeAt: Instant.nullable(),
  can: z.object({ sign: z.boolean(), decline: z.boolean(), proceed: z.boolean(), end: z.boolean() }),
});

const reads = procedure({
  scope: 'ownRecord',
  relations: ['student', 'guardian', 'staff'],
  audiences: ['S0', 'S', 'T'],
});
const family = procedure({
  scope: 'schools',
  relations: ['student', 'guardian', 'staff'],
  audiences: ['S', 'T'],
});
const lists = procedure({ scope: 'schools', relations: ['staff'], audiences: ['T'] });
const staff = procedure({
  scope: 'schools',
  relations: ['staff'],
  conditions: ['writable'],
  audiences: ['T'],
});

/** It was signed, made or taken back meanwhile. */
const NOT_OPEN = { NOT_OPEN: { status: 409 } } as const;

export const eligibilityGuard = {
  /** Changes that would make a student's eligibility worse, the newest first: those that wait, and what became of others. */
  guards: reads.input(z.strictObject({ studentId: StudentId })).output(z.object({ guards: z.array(Guard) })),
  /** Acknowledges a change: an adult student, or one guardian of a minor. Whoever asked may then make it. */
  signGuard: family
    .errors(NOT_OPEN)
    .input(z.strictObject({ guardId: EligibilityGuardId }))
    .output(z.object({})),
  /** Says no, by whoever might acknowledge it. Staff are told; it may still be acknowledged, and waits for its days. */
  declineGuard: family
    .errors(NOT_OPEN)
    .input(
      z.strictObject({ guardId: EligibilityGuardId, note: z.string().trim().min(1).max(500).nullable() }),
    )
    .output(z.object({})),
  /** All that waits for families: of the students that one counsels, of everybody's for those who keep records. */
  waitingGuards: lists.input(z.strictObject({})).output(
    z.object({
      /** The most urgent first; at most 200. */
      guards: z.array(
        Guard.pick({
          guardId: true,
          procedure: true,
          title: true,
          reason: true,
          askedByName: true,
          askedAt: true,
          dueOn: true,
          declinedAt: true,
          declineNote: true,
        }).extend({
          studentId: StudentId,
          studentName: z.string(),
          /** Its days are over, or nobody can acknowledge it: a counselor may proceed. */
          isOverdue: z.boolean(),
        }),
      ),
      hasMore: z.boolean(),
    }),
  ),
  /** Goes on without an acknowledgement, where nobody gave it in time or nobody can. The family is told. */
  proceedGuard: staff
    .errors({ ...NOT_OPEN, TOO_EARLY: { status: 409, data: z.object({ dueOn: CalendarDate }) } })
    .input(z.strictObject({ guardId: EligibilityGuardId, reason: z.string().trim().min(1).max(500) }))
    .output(z.object({})),
  /** Takes a request back that isn't used yet. */
  endGuard: staff
    .errors(NOT_OPEN)
    .input(z.strictObject({ guardId: EligibilityGuardId }))
    .output(z.object({})),
  /** In how many days a family acknowledges before a counselor may proceed. */
  saveSignDays: staff
    .errors({ STALE: { status: 409 } })
    .input(
      z.strictObject({ signDays: z.number().int().min(1).max(30), baseVersion: z.number().int().min(0) }),
    )
    .output(z.object({ version: z.number().int() })),
};
