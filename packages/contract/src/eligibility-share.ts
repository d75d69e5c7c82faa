import { SHARE_DAYS } from '@fieldhouse/domain/eligibility/share.ts';
import { z } from 'zod';
import { EMAIL_UNCONFIRMED, Email, FullName, Token } from './account-parts.ts';
import { procedure } from './base.ts';
import { CalendarDate, Instant } from './dates.ts';
import { DivisionLedger, NaiaLedger } from './eligibility-ledger.ts';
import { LedgerShareId, StudentId } from './ids.ts';
import { REASON_MAX_CHARACTERS } from './limits.ts';

const Words = z.string().trim().min(1).max(REASON_MAX_CHARACTERS);

/** Who reads a ledger, why, and for how long. */
const Terms = {
  coachName: FullName,
  coachEmail: Email,
  /** College or club. */
  organization: z.string().trim().min(1).max(200),
  why: Words,
  days: z.literal(SHARE_DAYS),
};

/** A link for a coach, or a request for one, as the family and the school see it. */
const Share = z.object({
  shareId: LedgerShareId,
  coachName: z.string(),
  /** Null: over for a week. */
  coachEmail: z.string().nullable(),
  organization: z.string(),
  why: z.string(),
  days: z.number().int(),
  /** 'paused': what it rests on doesn't hold today, as when the student has come of age; whoever may give it now may keep it. */
  state: z.enum(['asked', 'lapsed', 'open', 'paused', 'declined', 'expired', 'ended']),
  askedByName: z.string().nullable(),
  askedAt: Instant.nullable(),
  /** Whose right it rests on; null: nobody gave it. */
  basis: z.enum(['student', 'guardian']).nullable(),
  /** Null: nobody, or another guardian, of whom guardians learn no name. */
  givenByName: z.string().nullable(),
  givenAt: Instant.nullable(),
  expiresAt: Instant.nullable(),
  declineNote: z.string().nullable(),
  declinedAt: Instant.nullable(),
  endedAs: z.enum(['student', 'guardian', 'school']).nullable(),
  endReason: z.string().nullable(),
  endedAt: Instant.nullable(),
  openings: z.number().int(),
  lastOpenedAt: Instant.nullable(),
  can: z.object({
    /** Gives or declines what the student asks for. */
    answer: z.boolean(),
    keep: z.boolean(),
    end: z.boolean(),
    /** Ends it as the school, which says why. */
    endsAsSchool: z.boolean(),
  }),
});
export type Share = z.infer<typeof Share>;

const reads = procedure({
  scope: 'schools',
  relations: ['student', 'guardian', 'staff'],
  audiences: ['S', 'T'],
});
const family = procedure({
  scope: 'schools',
  relations: ['student', 'guardian'],
  conditions: ['writable'],
  audiences: ['S'],
});
/** Also while the school is suspended or closed: what was given can be taken back. */
const ends = procedure({
  scope: 'schools',
  relations: ['student', 'guardian', 'staff'],
  audiences: ['S', 'T'],
});
const anybody = procedure({
  scope: 'public',
  relations: ['anon'],
  conditions: ['limiter'],
  audiences: ['P'],
});

/** Ten are open or wait, or twenty began within a day. */
const TOO_MANY_SHARES = { TOO_MANY_SHARES: { status: 409 } } as const;
/** It was answered, ended or is over meanwhile. */
const NOT_OPEN = { NOT_OPEN: { status: 409 } } as const;
/** Unknown, ended, expired, or what it rests on doesn't hold: the same answer. */
const INVALID_LINK = { INVALID_LINK: { status: 410 } } as const;

const Made = z.object({ shareId: LedgerShareId });

export const eligibilityShare = {
  /** With whom a student's ledger is or was shared, and who asks for it, the newest first. */
  shares: reads.input(z.strictObject({ studentId: StudentId })).output(
    z.object({
      shares: z.array(Share),
      can: z.object({ ask: z.boolean(), give: z.boolean() }),
      /** Somebody may give it: the student of age, or a guardian with the right to consent. */
      hasGiver: z.boolean(),
    }),
  ),
  /** A minor asks their guardians. */
  askShare: family
    .errors({ ...TOO_MANY_SHARES, NO_GIVER: { status: 409 } })
    .input(z.strictObject({ studentId: StudentId, ...Terms }))
    .output(Made),
  /** The student of age, or a guardian of a minor; the coach gets the link by email. */
  giveShare: family
    .errors({ ...TOO_MANY_SHARES, ...EMAIL_UNCONFIRMED })
    .input(z.strictObject({ studentId: StudentId, ...Terms }))
    .output(Made),
  /** A guardian gives or declines what the student asks for. */
  answerShare: family
    .errors({ ...NOT_OPEN, ...EMAIL_UNCONFIRMED })
    .input(
      z.strictObject({
        shareId: LedgerShareId,
        answer: z.discriminatedUnion('decision', [
          z.strictObject({ decision: z.literal('given') }),
          z.strictObject({ decision: z.literal('declined'), note: Words.nullable() }),
        ]),
      }),
    )
    .output(z.object({})),
  /** Whoever may give it now takes a link over that pauses. It ends when it would have ended. */
  keepShare: family
    .errors(NOT_OPEN)
    .input(z.strictObject({ shareId: LedgerShareId }))
    .output(z.object({})),
  /** At once, also on a page that is open; or takes a request back. */
  endShare: ends
    .errors({ ...NOT_OPEN, REASON_REQUIRED: { status: 422 } })
    .input(z.strictObject({ shareId: LedgerShareId, reason: Words.nullable() }))
    .output(z.object({})),

  /** The ledger, to whoever has the link of a coach. Each call is a disclosure. */
  openShare: anybody
    .errors(INVALID_LINK)
    .input(z.strictObject({ token: Token }))
    .output(
      z.object({
        studentName: z.string(),
        graduationYear: z.number().int().nullable(),
        schoolName: z.string(),
        coachName: z.string(),
        /** As whom it was given. */
        basis: z.enum(['student', 'guardian']),
        givenByName: z.string().nullable(),
        expiresAt: Instant,
        asOf: CalendarDate,
        /** Without a list of courses and their grades. */
        bodies: z.array(z.discriminatedUnion('kind', [DivisionLedger, NaiaLedger])),
        /** Titles of the courses that findings name. */
        rows: z.array(z.object({ rowId: z.string(), title: z.string() })),
      }),
    ),
  /** Whether the link still opens: a page that is open asks. Nothing of the record is in it. */
  shareHolds: anybody
    .errors(INVALID_LINK)
    .input(z.strictObject({ token: Token }))
    .output(z.object({})),
};
