import { z } from 'zod';
import { EMAIL_UNCONFIRMED, Email } from './account-parts.ts';
import { type Access, procedure } from './base.ts';
import { CalendarDate, Instant } from './dates.ts';
import { StudentId, TranscriptId, TranscriptRequestId } from './ids.ts';
import { Locale } from './people.ts';
import { RecipientName } from './transcripts.ts';

/** What a transcript is given out for: a consent names it (34 CFR 99.30(b)(2)). */
export const RequestPurpose = z.enum([
  'admission',
  'athletics',
  'scholarship',
  'transfer',
  'employment',
  'other',
]);
export type RequestPurpose = z.infer<typeof RequestPurpose>;

const Reason = z.string().trim().min(1).max(500);

/** Also for students who have left: a transcript is asked for most after graduation. */
const family: Access = {
  scope: 'ownRecord',
  relations: ['student', 'guardian', 'staff'],
  audiences: ['S0', 'S', 'T'],
};
const decider: Access = { scope: 'ownRecord', relations: ['student', 'guardian'], audiences: ['S0', 'S'] };
const staff: Access = { scope: 'schools', relations: ['staff'], audiences: ['T'] };

const RequestState = z.enum([
  /** Nobody whose right it is has agreed yet. */
  'needs_consent',
  'open',
  'sent',
  'declined',
  'withdrawn',
]);

/** Why the email of a recipient can't go out again: the errors of `sendAgain`. */
const NotAgain = z.enum([
  /** The family ended the link, and that stands: it asks anew. */
  'ENDED_BY_FAMILY',
  /** Whoever consented may do so no more: the family asks anew. */
  'NO_CONSENT',
  /** The transcript was replaced or withdrawn: the family asks anew. */
  'NOT_CURRENT',
  /** The school gives nothing out for this student. */
  'ON_HOLD',
]);
export type NotAgain = z.infer<typeof NotAgain>;

/** The email to the recipient never arrived: there is no such mailbox, or it was refused or never taken. */
const Undelivered = z.object({ at: Instant, why: z.enum(['no_mailbox', 'refused']) });

const Request = z.object({
  requestId: TranscriptRequestId,
  state: RequestState,
  recipientName: z.string(),
  /** Null: the family passes the document on, or the address was erased with the account. */
  recipientEmail: z.string().nullable(),
  /** By a link in an email, or by the family itself; null: erased with the account before it was sent. */
  way: z.enum(['email', 'family']).nullable(),
  /** Null: it wasn't asked for then. */
  purpose: RequestPurpose.nullable(),
  note: z.string().nullable(),
  dueOn: CalendarDate,
  askedAt: Instant,
  /** Null: another guardian, of whom guardians learn no name. */
  askedByName: z.string().nullable(),
  consentAt: Instant.nullable(),
  declinedAs: z.enum(['family', 'school']).nullable(),
  declineReason: z.string().nullable(),
  sentAt: Instant.nullable(),
  /** Until when the link works; null: none was sent, or it is over. */
  expiresAt: Instant.nullable(),
  openings: z.number().int(),
  lastOpenedAt: Instant.nullable(),
  /** Null: it may have arrived, or none was sent. */
  undelivered: Undelivered.nullable(),
  /**
   * `endLink`: the link of the recipient works, and may be ended by the reader. `sendAgain`: the email may be sent again, with
   * a new link.
   */
  can: z.object({ answer: z.boolean(), withdraw: z.boolean(), endLink: z.boolean(), sendAgain: z.boolean() }),
  /** Why what was emailed can't be sent again, for those who could; null: it can, or there is nothing to send again. */
  notAgain: NotAgain.nullable(),
});

const NOT_OPEN = { NOT_OPEN: { status: 409 } } as const;

export const transcriptRequests = {
  /** The requests of a student, newest first, and whether the school gives anything out. */
  list: procedure(family)
    .input(z.strictObject({ studentId: StudentId }))
    .output(
      z.object({
        requests: z.array(Request).max(50),
        /** Why the school gives out no official transcript for now; null: it does. */
        hold: z.object({ reason: z.string(), since: Instant }).nullable(),
        /** Consents at once, asks a guardian to, or neither. */
        verb: z.enum(['give', 'ask']).nullable(),
        hasGiver: z.boolean(),
        /** Sets and ends holds. */
        canHold: z.boolean(),
      }),
    ),
  /** Asks the school to send an official transcript. Whoever may consent does so by it. */
  ask: procedure({ ...decider, conditions: ['key'] })
    .errors({
      ...EMAIL_UNCONFIRMED,
      /** No guardian is linked who may consent. */
      NO_GIVER: { status: 409 },
      /** Too many are open. */
      TOO_MANY: { status: 409 },
    })
    .input(
      z.strictObject({
        studentId: StudentId,
        recipientName: RecipientName,
        recipientEmail: Email.nullable(),
        /** The language of the email to them. */
        recipientLocale: Locale,
        purpose: RequestPurpose,
        note: Reason.nullable(),
        requestKey: z.uuid(),
      }),
    )
    .output(z.object({ requestId: TranscriptRequestId, state: RequestState })),
  /** Agrees to what a minor asks for, or what a guardian agreed to before the student came of age; or doesn't. */
  answer: procedure(decider)
    .errors(NOT_OPEN)
    .input(z.strictObject({ requestId: TranscriptRequestId, agrees: z.boolean(), reason: Reason.nullable() }))
    .output(z.object({})),
  withdraw: procedure(decider)
    .errors(NOT_OPEN)
    .input(z.strictObject({ requestId: TranscriptRequestId }))
    .output(z.object({})),
  /**
   * Ends the link that a recipient got, before its days are over. What the family ends stays ended; what the school ends it may
   * send again.
   */
  endLink: procedure(family)
    .errors(NOT_OPEN)
    .input(z.strictObject({ requestId: TranscriptRequestId }))
    .output(z.object({})),
  /** Open requests of the school, those that are due first. */
  queue: procedure(staff)
    .input(z.strictObject({}))
    .output(
      z.object({
        requests: z
          .array(
            z.object({
              requestId: TranscriptRequestId,
              studentId: StudentId,
              studentName: z.string(),
              state: z.enum(['needs_consent', 'open']),
              recipientName: z.string(),
              recipientEmail: z.string().nullable(),
              purpose: RequestPurpose.nullable(),
              note: z.string().nullable(),
              dueOn: CalendarDate,
              isOverdue: z.boolean(),
              askedAt: Instant,
              consentByName: z.string().nullable(),
              holdReason: z.string().nullable(),
              /** About the person who reads, or their own child: somebody else sends it. */
              isTooClose: z.boolean(),
              /** Official transcripts of the student that hold, newest first. */
              transcripts: z.array(
                z.object({ transcriptId: TranscriptId, code: z.string(), issuedAt: Instant }),
              ),
            }),
          )
          .max(100),
        hasMore: z.boolean(),
        /** Sent, and the email never arrived; those that wait longest first. */
        returned: z
          .array(
            z.object({
              requestId: TranscriptRequestId,
              studentId: StudentId,
              studentName: z.string(),
              recipientName: z.string(),
              recipientEmail: z.string(),
              undelivered: Undelivered,
              isTooClose: z.boolean(),
              /** Why it can't be sent again; null: it can. */
              notAgain: NotAgain.nullable(),
            }),
          )
          .max(100),
      }),
    ),
  /** Gives out an issued transcript: by a link in an email, or by leaving it to the family. */
  send: procedure({ ...staff, conditions: ['mfa'] })
    .errors({
      ...NOT_OPEN,
      /** The school gives nothing out for this student. */
      ON_HOLD: { status: 409 },
      /** Nobody whose right it is has agreed. */
      NO_CONSENT: { status: 409 },
      /** The transcript was replaced or withdrawn meanwhile. */
      NOT_CURRENT: { status: 409 },
    })
    .input(z.strictObject({ requestId: TranscriptRequestId, transcriptId: TranscriptId }))
    .output(z.object({})),
  /**
   * Sends the email of the recipient again, where it didn't arrive: with a new link, which ends the earlier one, and to a
   * corrected address where nothing arrives at the first. Tells the family.
   */
  sendAgain: procedure({ ...staff, conditions: ['mfa'] })
    .errors({
      ...NOT_OPEN,
      ENDED_BY_FAMILY: { status: 409 },
      NO_CONSENT: { status: 409 },
      NOT_CURRENT: { status: 409 },
      ON_HOLD: { status: 409 },
      /** The email may have arrived, and goes to no other address. */
      ARRIVED: { status: 409 },
    })
    .input(z.strictObject({ requestId: TranscriptRequestId, recipientEmail: Email.optional() }))
    .output(z.object({})),
  /** The school sends nothing. */
  decline: procedure(staff)
    .errors(NOT_OPEN)
    .input(z.strictObject({ requestId: TranscriptRequestId, reason: Reason }))
    .output(z.object({})),
  /** Sets or ends the hold on official transcripts of a student. */
  setHold: procedure(staff)
    .errors({
      /** It stands, or stands no more, already. */
      NOT_CURRENT: { status: 409 },
    })
    .input(z.strictObject({ studentId: StudentId, isHeld: z.boolean(), reason: Reason }))
    .output(z.object({})),
};
