import {
  CONSENT_BASES,
  CONSENT_KINDS,
  CONSENT_METHODS,
  STAFF_CONSENT_METHODS,
} from '@fieldhouse/domain/families/consent.ts';
import { z } from 'zod';
import { Email, FullName, Token } from './account-parts.ts';
import { procedure } from './base.ts';
import { CalendarDate, Instant } from './dates.ts';
import { Relationship } from './families.ts';
import { ConsentId, LedgerShareId, StudentId } from './ids.ts';
import { REASON_MAX_CHARACTERS } from './limits.ts';
import { Locale } from './people.ts';

export const ConsentKind = z.enum(CONSENT_KINDS);
export const ConsentMethod = z.enum(CONSENT_METHODS);

/** A child whose account waits. */
const child = procedure({
  scope: 'schools',
  relations: ['self'],
  conditions: ['beforeConsent', 'limiter'],
  audiences: ['S0'],
});
/** A parent with the link of an email, and no account. */
const parent = procedure({
  scope: 'public',
  relations: ['anon'],
  conditions: ['limiter'],
  audiences: ['P'],
});
/** Guardians, and students of age about themselves. */
const family = procedure({
  scope: 'schools',
  relations: ['self'],
  conditions: ['unsettled'],
  audiences: ['S'],
});
const reads = procedure({ scope: 'schools', relations: ['staff'], audiences: ['T'] });
/** Those who keep the school's records, and nobody about themselves or their own child. */
const keeps = procedure({
  scope: 'schools',
  relations: ['staff'],
  conditions: ['mfa', 'writable'],
  audiences: ['T'],
});

/** What the law asks of a school also while it is suspended. */
const ends = procedure({ scope: 'schools', relations: ['staff'], conditions: ['mfa'], audiences: ['T'] });

/** From the 13th birthday on the account needs no consent: it is deleted as anybody's is. */
const NOT_NEEDED = { NOT_NEEDED: { status: 409 } } as const;

/** The link was never given out, was used, or is too old. */
const INVALID_LINK = { INVALID_LINK: { status: 410 } } as const;

/** Guardians whom a school knows decide by now, or somebody else asked for what the link would undo: it is to be read alone. */
const OTHERS_DECIDE = { OTHERS_DECIDE: { status: 409 } } as const;

/** The child's own address, a student's of the school, or of somebody who isn't of age: whose, isn't said. */
const OWN_ADDRESS = { OWN_ADDRESS: { status: 422 } } as const;

/**
 * The address of somebody whose link to the child the school ended, or of nobody whom it knows where a guardian with an account
 * decides: nothing is sent there.
 */
const ADDRESS_REFUSED = { ADDRESS_REFUSED: { status: 422 } } as const;

/** What the notice is filled in with; its wording is the web's, by version. */
export const ConsentNotice = z.object({
  version: z.string(),
  brandName: z.string(),
  schoolName: z.string(),
  /** Given name alone, but for those who know the child already. */
  studentName: z.string(),
  schoolEmail: z.string().nullable(),
  supportEmail: z.string().nullable(),
  /** Other companies that receive something, by what for; those that aren't switched on aren't here. */
  recipients: z.array(
    z.object({ purpose: z.enum(['ai_models', 'speech', 'video', 'email', 'files']), name: z.string() }),
  ),
});
export type ConsentNotice = z.infer<typeof ConsentNotice>;

const OwnConsent = z.object({
  /** `unnamed`: no parent is asked · `asked`: one is · `withdrawn`: a parent ended the consent. */
  state: z.enum(['unnamed', 'asked', 'withdrawn']),
  givenName: z.string(),
  schoolName: z.string(),
  schoolEmail: z.string().nullable(),
  parentEmail: z.string().nullable(),
  /** When the account is deleted, unless a parent consents before. */
  endsAt: Instant,
  requestNumber: z.string().nullable(),
  /** In which the parent is written to. */
  locale: Locale,
  /** The school is closed: nobody can agree there any more. */
  isClosed: z.boolean(),
  notice: ConsentNotice,
});
export type OwnConsent = z.infer<typeof OwnConsent>;

/** A decision as it stands on record. */
export const ConsentRecord = z.object({
  consentId: ConsentId,
  kind: ConsentKind,
  decision: z.enum(['given', 'refused']),
  basis: z.enum(CONSENT_BASES),
  method: ConsentMethod,
  textVersion: z.string(),
  locale: Locale,
  /** Null: another guardian, or somebody at another school, of whom the reader learns nothing. */
  giverName: z.string().nullable(),
  relationship: Relationship.nullable(),
  /** Who at the school verified it; null: nobody had to, or they are unknown by now. */
  verifiedByName: z.string().nullable(),
  givenAt: Instant,
  withdrawnAt: Instant.nullable(),
  yearStartsOn: CalendarDate.nullable(),
  /** Recorded at another school of the child, which isn't named: it can be taken back, and is the account's as any other. */
  isElsewhere: z.boolean(),
});
export type ConsentRecord = z.infer<typeof ConsentRecord>;

/** A student about whom the reader decides. */
export const ConsentChild = z.object({
  studentId: StudentId,
  /** The reader themselves, of age. */
  isOwn: z.boolean(),
  isUnder13: z.boolean(),
  /** The reader sees the record, and may take a copy of it. */
  seesRecord: z.boolean(),
  /** Of the account. */
  state: z.enum(['not_needed', 'required', 'given']),
  /** When the account is deleted; null: it isn't. */
  deletionDueAt: Instant.nullable(),
  requestNumber: z.string().nullable(),
  requestExpiresAt: Instant.nullable(),
  notice: ConsentNotice,
  directory: z.object({ yearStartsOn: CalendarDate, yearLabel: z.string().nullable() }),
  /** All of them, the newest first, those that were replaced or withdrawn among them. */
  consents: z.array(ConsentRecord),
  /** A model of another company is switched on: there is something to decide. */
  hasModels: z.boolean(),
  /** The school is closed: consents can be taken back, and nothing else is decided. */
  isClosed: z.boolean(),
});
export type ConsentChild = z.infer<typeof ConsentChild>;

/** Somebody else decided meanwhile: how it stands now. */
const STALE = { STALE: { status: 409, data: z.object({ child: ConsentChild }) } } as const;

export const consent = {
  own: child.input(z.strictObject({})).output(OwnConsent),
  /** Mails the parent a link; the one of before works no longer. */
  nameParent: child
    .errors({
      /** A parent ended the consent: nobody is asked any more. */
      NOT_ASKED: { status: 409 },
      /** No link opens at a school that is closed: nothing was sent. */
      SCHOOL_CLOSED: { status: 409 },
      ...OWN_ADDRESS,
      ...ADDRESS_REFUSED,
    })
    .input(z.strictObject({ email: Email, locale: Locale }))
    .output(OwnConsent),

  open: parent
    .errors(INVALID_LINK)
    .input(z.strictObject({ token: Token }))
    .output(
      z.object({
        /**
         * `asked`: to be answered · `given`: can be taken back · `withdrawn`: can be given again · `not_needed`: the child is
         * 13 by now.
         */
        state: z.enum(['asked', 'given', 'withdrawn', 'not_needed']),
        notice: ConsentNotice,
        locale: Locale,
        requestNumber: z.string().nullable(),
        /** Until when it can be answered, or given again; null: no date. */
        until: Instant.nullable(),
        givenAt: Instant.nullable(),
        giverName: z.string().nullable(),
        relationship: Relationship.nullable(),
        aiModels: z.boolean().nullable(),
        /** Otherwise the link is to be read alone: a guardian with an account decides, or the school. */
        mayDecide: z.boolean(),
      }),
    ),
  /** Once; afterwards the link opens nothing. */
  answer: parent
    .errors({
      ...INVALID_LINK,
      ...OTHERS_DECIDE,
      /** The notice says something else by now: it is to be read again. */
      OTHER_TEXT: { status: 409 },
    })
    .input(
      z.strictObject({
        token: Token,
        answer: z.discriminatedUnion('decision', [
          z.strictObject({
            decision: z.literal('given'),
            name: FullName,
            relationship: Relationship,
            /** Every statement was checked: read, of age and the parent or guardian, agrees. */
            isChecked: z.literal(true),
            aiModels: z.boolean(),
            textVersion: z.string().max(20),
            locale: Locale,
          }),
          z.strictObject({ decision: z.literal('refused') }),
          /** The letter went to somebody who doesn't know the child. */
          z.strictObject({ decision: z.literal('not_mine') }),
        ]),
      }),
    )
    .output(
      z.object({
        decision: z.enum(['given', 'refused', 'not_mine']),
        /** Refused where a parent had agreed before: the account is closed until then. Null: nothing is left to wait for. */
        deletionDueAt: Instant.nullable(),
      }),
    ),
  withdrawByLink: parent
    .errors({ ...INVALID_LINK, ...OTHERS_DECIDE, ...NOT_NEEDED })
    .input(z.strictObject({ token: Token }))
    .output(z.object({ deletionDueAt: Instant })),

  family: family.input(z.strictObject({})).output(z.object({ children: z.array(ConsentChild) })),
  /** `basedOn`: the decision of this kind that the reader saw, null for none; another one answers STALE. */
  decide: family
    .errors({ ...STALE, OTHER_TEXT: { status: 409 } })
    .input(
      z.strictObject({
        studentId: StudentId,
        kind: ConsentKind,
        decision: z.enum(['given', 'refused']),
        basedOn: ConsentId.nullable(),
        textVersion: z.string().max(20),
        locale: Locale,
      }),
    )
    .output(z.object({ child: ConsentChild })),
  /** Ends the child's access at once, and begins the deletion of the account. */
  withdraw: family
    .errors({ ...STALE, ...NOT_NEEDED })
    .input(
      z.strictObject({
        consentId: ConsentId,
        reason: z.string().trim().max(REASON_MAX_CHARACTERS).nullable(),
      }),
    )
    .output(z.object({ child: ConsentChild })),
  /** What waits for the reader, in one list. */
  needed: family.input(z.strictObject({})).output(
    z.object({
      items: z.array(
        z.discriminatedUnion('what', [
          /** A child's account waits, or is deleted at `until`. */
          z.object({
            what: z.literal('consent'),
            studentId: StudentId,
            studentName: z.string(),
            until: Instant.nullable(),
          }),
          /** The notice of the year was not answered. */
          z.object({
            what: z.literal('directory'),
            studentId: StudentId,
            /** Null: the reader's own. */
            studentName: z.string().nullable(),
            schoolName: z.string(),
            yearStartsOn: CalendarDate,
          }),
          /** The school decides about the reader's request to follow a student. */
          z.object({ what: z.literal('link'), schoolName: z.string(), askedAt: Instant }),
          /** A change at school that would make eligibility worse waits for an acknowledgement. */
          z.object({
            what: z.literal('guard'),
            studentId: StudentId,
            /** Null: the reader's own. */
            studentName: z.string().nullable(),
            dueOn: CalendarDate,
          }),
          /** A student asks to share their ledger with a coach. */
          z.object({
            what: z.literal('share'),
            studentId: StudentId,
            studentName: z.string(),
            shareId: LedgerShareId,
            coachName: z.string(),
            organization: z.string(),
          }),
          /** The reader is of age by now: what a guardian shared waits for them. */
          z.object({
            what: z.literal('share_of_age'),
            studentId: StudentId,
            shareId: LedgerShareId,
            coachName: z.string(),
            organization: z.string(),
          }),
        ]),
      ),
    }),
  ),

  /** What staff know: of directory information all of them, of the rest those who keep the records. */
  student: reads.input(z.strictObject({ studentId: StudentId })).output(
    z.object({
      studentId: StudentId,
      /** The family's or the adult student's answer to the notice. */
      directory: z.enum(['objected', 'not_objected', 'unanswered']),
      /** Null: the reader doesn't keep the records. */
      details: z
        .object({
          name: z.string(),
          isUnder13: z.boolean(),
          state: z.enum(['not_needed', 'required', 'given']),
          deletionDueAt: Instant.nullable(),
          request: z
            .object({
              requestNumber: z.string(),
              parentEmail: z.string().nullable(),
              isSent: z.boolean(),
              openedAt: Instant.nullable(),
              expiresAt: Instant,
            })
            .nullable(),
          consents: z.array(ConsentRecord),
          notice: ConsentNotice,
          can: z.object({
            record: z.boolean(),
            /** Writes to a parent. */
            ask: z.boolean(),
            /** Records that a consent was taken back. */
            end: z.boolean(),
          }),
        })
        .nullable(),
    }),
  ),
  ask: keeps
    .errors({ NOT_ASKED: { status: 409 }, ...OWN_ADDRESS, ...ADDRESS_REFUSED })
    .input(z.strictObject({ studentId: StudentId, email: Email, locale: Locale }))
    .output(z.object({})),
  record: keeps
    .errors({
      /** The account doesn't wait for consent. */
      NOT_ASKED: { status: 409 },
      /** Still to come, before the child's birth, or before a parent said no, took one back or asked for the deletion. */
      BAD_DAY: { status: 422 },
    })
    .input(
      z.strictObject({
        studentId: StudentId,
        method: z.enum(STAFF_CONSENT_METHODS),
        giverName: FullName,
        relationship: Relationship,
        aiModels: z.boolean(),
        /** Day of the signature or the call. */
        on: CalendarDate,
        locale: Locale,
      }),
    )
    .output(z.object({ consentId: ConsentId })),
  recordWithdrawal: ends
    .errors({ STALE: { status: 409 }, ...NOT_NEEDED })
    .input(
      z.strictObject({
        consentId: ConsentId,
        /** Who took it back, and how the school knows. */
        reason: z.string().trim().min(1).max(REASON_MAX_CHARACTERS),
      }),
    )
    .output(z.object({ deletionDueAt: Instant.nullable() })),
};
