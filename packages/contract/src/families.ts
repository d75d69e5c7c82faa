import {
  GUARDIAN_RIGHTS,
  LINK_BASES,
  LINK_PROOFS,
  RELATIONSHIPS,
} from '@fieldhouse/domain/families/guardian-links.ts';
import { z } from 'zod';
import { APPLICANT_UNCONFIRMED, EMAIL_UNCONFIRMED, Email, Token } from './account-parts.ts';
import { procedure } from './base.ts';
import { CalendarDate, Instant } from './dates.ts';
import { DisclosureId, GuardianLinkId, InvitationId, StudentId, UserId } from './ids.ts';
import { REASON_MAX_CHARACTERS } from './limits.ts';

export const GuardianRight = z.enum(GUARDIAN_RIGHTS);
export const LinkBasis = z.enum(LINK_BASES);
export const LinkProof = z.enum(LINK_PROOFS);
export const Relationship = z.enum(RELATIONSHIPS);

const Rights = z.array(GuardianRight).min(1).max(GUARDIAN_RIGHTS.length);
const Reason = z.string().trim().min(1).max(REASON_MAX_CHARACTERS);
/** Longest note about a family. */
export const FAMILY_NOTE_MAX_CHARACTERS = 2_000;

/** Those who keep the school's records, and nobody about themselves or their own child. */
const reads = procedure({ scope: 'schools', relations: ['staff'], audiences: ['T'] });
const decides = procedure({
  scope: 'schools',
  relations: ['staff'],
  conditions: ['mfa', 'writable'],
  audiences: ['T'],
});
/** The student, also at a school that they left, and guardians. */
const family = procedure({
  scope: 'ownRecord',
  relations: ['self'],
  conditions: ['unsettled'],
  audiences: ['S'],
});
const anybody = procedure({
  scope: 'public',
  relations: ['anon'],
  conditions: ['limiter'],
  audiences: ['P'],
});
const asked = procedure({
  scope: 'schools',
  relations: ['self'],
  conditions: ['unsettled', 'limiter'],
  audiences: ['S'],
});

/** What a link or an invitation is made with. */
const Terms = {
  relationship: Relationship,
  rights: Rights,
  basis: LinkBasis,
  proof: LinkProof,
  /** Last day; null: open. */
  endsOn: CalendarDate.nullable(),
};

/** Why a link can't be on these terms. */
const TERMS_REFUSED = {
  TERMS_REFUSED: {
    status: 422,
    data: z.object({ why: z.enum(['of_age', 'minor', 'record_only', 'students_to_give', 'ends_in_past']) }),
  },
} as const;
/** Ten guardians, counting what waits and what is invited. */
const TOO_MANY_GUARDIANS = { TOO_MANY_GUARDIANS: { status: 409 } } as const;
const ALREADY_LINKED = { ALREADY_LINKED: { status: 409 } } as const;
/** The parent's membership is suspended, ended or not there. */
const PARENT_CLOSED = { PARENT_CLOSED: { status: 409 } } as const;
/** A student who isn't of age, or whose birth date nobody knows, is nobody's guardian. */
const UNDER_AGE = { UNDER_AGE: { status: 403 } } as const;
/** Somebody decided or changed it meanwhile. */
const STALE = { STALE: { status: 409 } } as const;

/** One guardian of a student, as those see it who keep the record. */
export const StaffLink = z.object({
  linkId: GuardianLinkId,
  name: z.string(),
  /** Empty: the account was deleted. */
  email: z.string(),
  relationship: Relationship,
  status: z.enum(['pending', 'active', 'suspended', 'ended']),
  /** Its rights hold today. */
  isLive: z.boolean(),
  rights: z.array(GuardianRight),
  basis: LinkBasis,
  proof: LinkProof.nullable(),
  source: z.enum(['school', 'pairing_code', 'invitation', 'homeschool', 'import']),
  startsOn: CalendarDate,
  endsOn: CalendarDate.nullable(),
  verifiedByName: z.string().nullable(),
  verifiedAt: Instant.nullable(),
  endedAt: Instant.nullable(),
  endReason: z.string().nullable(),
  version: z.number().int(),
});
export type StaffLink = z.infer<typeof StaffLink>;

export const StaffInvitation = z.object({
  invitationId: InvitationId,
  email: z.string(),
  relationship: Relationship,
  rights: z.array(GuardianRight),
  basis: LinkBasis,
  endsOn: CalendarDate.nullable(),
  invitedByName: z.string().nullable(),
  invitedAt: Instant,
  expiresAt: Instant,
  /**
   * `closed`: it can't be accepted any more although it hasn't expired, since the student came of age, or their account is
   * or will be deleted.
   */
  state: z.enum(['open', 'expired', 'closed']),
});
export type StaffInvitation = z.infer<typeof StaffInvitation>;

/** A guardian who waits for the school's decision. */
export const LinkRequest = z.object({
  linkId: GuardianLinkId,
  studentId: StudentId,
  studentName: z.string(),
  studentNumber: z.string(),
  isOfAge: z.boolean(),
  name: z.string(),
  email: z.string(),
  relationship: Relationship,
  askedAt: Instant,
  /** Of the parent at the school: only who waits or is active can be let in. */
  membership: z.enum(['pending', 'active', 'closed']),
  version: z.number().int(),
});
export type LinkRequest = z.infer<typeof LinkRequest>;

/** One guardian, as the student reads it. */
const OwnGuardian = z.object({
  linkId: GuardianLinkId,
  name: z.string(),
  relationship: Relationship,
  status: z.enum(['pending', 'active', 'suspended']),
  isLive: z.boolean(),
  rights: z.array(GuardianRight),
  basis: LinkBasis,
  endsOn: CalendarDate.nullable(),
  version: z.number().int(),
  can: z.object({
    /** Of age: gives the guardian rights anew, or takes back what was given. */
    grant: z.boolean(),
    withdraw: z.boolean(),
  }),
});
export type OwnGuardian = z.infer<typeof OwnGuardian>;

/** One record of the student's, at one school. */
const OwnFamily = z.object({
  studentId: StudentId,
  schoolName: z.string(),
  isOfAge: z.boolean(),
  /** When the rights become the student's; null: the birth date isn't known. */
  ofAgeOn: CalendarDate.nullable(),
  guardians: z.array(OwnGuardian),
  /** A pairing code that is out; what it says is shown once, when it is made. */
  code: z.object({ expiresAt: Instant }).nullable(),
  can: z.object({ createCode: z.boolean() }),
});
export type OwnFamily = z.infer<typeof OwnFamily>;

/** One child, as its guardian reads it. */
const OwnChild = z.object({
  linkId: GuardianLinkId,
  studentId: StudentId,
  /** Null while the school hasn't decided, or after it refused. */
  studentName: z.string().nullable(),
  schoolName: z.string(),
  relationship: Relationship,
  status: z.enum(['pending', 'active', 'suspended', 'refused']),
  isLive: z.boolean(),
  rights: z.array(GuardianRight),
  endsOn: CalendarDate.nullable(),
  askedAt: Instant,
  /** What the school says about a refusal. */
  refusal: z.string().nullable(),
  version: z.number().int(),
  /** The school is closed: nobody decides about a request any more. */
  isClosed: z.boolean(),
  /** A parent who runs the family's own school stays its students' guardian. */
  can: z.object({ leave: z.boolean() }),
});
export type OwnChild = z.infer<typeof OwnChild>;

/** Somebody was given something of the record. */
export const Disclosure = z.object({
  disclosureId: DisclosureId,
  at: Instant,
  what: z.enum(['data_copy', 'transcript', 'official_transcript', 'grades_file', 'eligibility_ledger']),
  purpose: z.enum([
    'own_request',
    'guardian_request',
    'school_work',
    'recruiting',
    'recipients_use',
    'transcript_request',
    'verification',
  ]),
  /** `issued`: a registrar issued it for them; on whose request is with the school. */
  legalBasis: z.enum(['own_record', 'guardian_right', 'school_official', 'consent', 'issued']),
  /**
   * Of the account, as the family named whoever read by a link, or as the registrar named for whom it was issued. Null: the
   * account was deleted.
   */
  recipientName: z.string().nullable(),
});
export type Disclosure = z.infer<typeof Disclosure>;

export const families = {
  /** Who follows a student, and who is asked to. */
  student: reads.input(z.strictObject({ studentId: StudentId })).output(
    z.object({
      studentId: StudentId,
      name: z.string(),
      isOfAge: z.boolean(),
      /** When the student's rights become their own; null: the birth date isn't known. */
      ofAgeOn: CalendarDate.nullable(),
      links: z.array(StaffLink),
      invitations: z.array(StaffInvitation),
      note: z.object({ text: z.string(), setByName: z.string().nullable(), version: z.number().int() }),
      /** `invite`: not once the student’s account is deleted or about to be; guardians can still be linked. */
      can: z.object({ manage: z.boolean(), invite: z.boolean() }),
    }),
  ),
  /** Parents of the school by name, without those who follow the student already; at most 20. */
  parents: reads
    .input(z.strictObject({ studentId: StudentId, search: z.string().trim().max(100) }))
    .output(
      z.object({ parents: z.array(z.object({ userId: UserId, name: z.string(), email: z.string() })) }),
    ),
  /** Everybody who waits to follow a student, longest first; at most 200. */
  requests: reads.input(z.strictObject({})).output(z.object({ requests: z.array(LinkRequest).max(200) })),
  /** Links a parent of the school at once. */
  link: decides
    .errors({ ...TERMS_REFUSED, ...TOO_MANY_GUARDIANS, ...ALREADY_LINKED, ...PARENT_CLOSED, ...UNDER_AGE })
    .input(z.strictObject({ studentId: StudentId, userId: UserId, ...Terms }))
    .output(z.object({ linkId: GuardianLinkId })),
  /** Asks by email. A second invitation of the same address replaces the first. */
  invite: decides
    .errors({
      ...TERMS_REFUSED,
      ...TOO_MANY_GUARDIANS,
      ...ALREADY_LINKED,
      ...EMAIL_UNCONFIRMED,
      OWN_ADDRESS: { status: 422 },
      /** The student's account is about to be deleted, so that nobody could accept, or is deleted, so that no letter names them. */
      ACCOUNT_ENDS: { status: 409 },
    })
    .input(z.strictObject({ studentId: StudentId, email: Email, ...Terms }))
    .output(z.object({ invitationId: InvitationId })),
  revokeInvitation: reads.input(z.strictObject({ invitationId: InvitationId })).output(z.object({})),
  /** Lets in somebody who waits; a parent who waits for the school as well is approved with it. */
  approve: decides
    .errors({
      ...TERMS_REFUSED,
      ...TOO_MANY_GUARDIANS,
      ...PARENT_CLOSED,
      ...UNDER_AGE,
      ...STALE,
      ...APPLICANT_UNCONFIRMED,
    })
    .input(z.strictObject({ linkId: GuardianLinkId, version: z.number().int().max(2_147_483_647), ...Terms }))
    .output(z.object({ linkId: GuardianLinkId })),
  refuse: reads
    .errors(STALE)
    .input(z.strictObject({ linkId: GuardianLinkId, reason: Reason }))
    .output(z.object({})),
  /** Other terms from now on: the link ends, and another begins. */
  change: decides
    .errors({ ...TERMS_REFUSED, ...UNDER_AGE, ...STALE })
    .input(
      z.strictObject({
        linkId: GuardianLinkId,
        version: z.number().int().max(2_147_483_647),
        ...Terms,
        reason: Reason,
      }),
    )
    .output(z.object({ linkId: GuardianLinkId })),
  /** At once. `mistake`: the two were never family, so that the guardian may decide about the student as staff. */
  end: reads
    .errors(STALE)
    .input(z.strictObject({ linkId: GuardianLinkId, kind: z.enum(['school', 'mistake']), reason: Reason }))
    .output(z.object({})),
  setNote: decides
    .errors(STALE)
    .input(
      z.strictObject({
        studentId: StudentId,
        text: z.string().trim().max(FAMILY_NOTE_MAX_CHARACTERS),
        version: z.number().int().max(2_147_483_647),
      }),
    )
    .output(z.object({ version: z.number().int() })),

  /** The reader's own guardians, by school, and the children whom they follow. */
  mine: family
    .input(z.strictObject({}))
    .output(z.object({ records: z.array(OwnFamily), children: z.array(OwnChild) })),
  /** A code for one guardian, shown once; it replaces the one that is out. */
  createCode: family
    .errors(TOO_MANY_GUARDIANS)
    .input(z.strictObject({ studentId: StudentId }))
    .output(z.object({ code: z.string(), expiresAt: Instant })),
  endCode: family.input(z.strictObject({ studentId: StudentId })).output(z.object({})),
  /** The student of age gives a guardian rights. */
  grant: family
    .errors({ ...UNDER_AGE, ...STALE })
    .input(
      z.strictObject({
        linkId: GuardianLinkId,
        version: z.number().int().max(2_147_483_647),
        rights: Rights,
      }),
    )
    .output(z.object({ linkId: GuardianLinkId })),
  /** The student of age takes back what they gave. */
  withdraw: family
    .errors(STALE)
    .input(z.strictObject({ linkId: GuardianLinkId }))
    .output(z.object({})),
  /** A guardian takes their request back, or no longer follows the student. */
  leave: family
    .errors(STALE)
    .input(z.strictObject({ linkId: GuardianLinkId }))
    .output(z.object({})),

  /** Asks to follow the student who gave the code; the school decides. */
  redeemCode: asked
    .errors({
      INVALID_CODE: { status: 422 },
      /** It is one's own. */
      OWN_CODE: { status: 422 },
      ...TOO_MANY_GUARDIANS,
      ...ALREADY_LINKED,
      ...PARENT_CLOSED,
      ...UNDER_AGE,
      EMAIL_UNCONFIRMED: { status: 403 },
    })
    .input(z.strictObject({ code: z.string().max(64), relationship: Relationship }))
    .output(z.object({ linkId: GuardianLinkId, schoolName: z.string() })),
  /** What an invitation says, to whoever has its link. */
  openInvitation: anybody
    .errors({ INVALID_LINK: { status: 410 } })
    .input(z.strictObject({ token: Token }))
    .output(
      z.object({
        schoolName: z.string(),
        studentName: z.string(),
        email: z.string(),
        relationship: Relationship,
        rights: z.array(GuardianRight),
        expiresAt: Instant,
        /** There is an account with this address: sign in with it. */
        hasAccount: z.boolean(),
      }),
    ),
  acceptInvitation: asked
    .errors({
      INVALID_LINK: { status: 410 },
      /** The invitation was sent to somebody else's address. */
      OTHER_ADDRESS: { status: 409, data: z.object({ email: z.string() }) },
      ...TOO_MANY_GUARDIANS,
      ...PARENT_CLOSED,
      ...UNDER_AGE,
    })
    .input(z.strictObject({ token: Token }))
    .output(z.object({ studentId: StudentId })),

  /**
   * To whom something of a student's record was given, newest first, 50 from after the one named. Guardians read of
   * themselves and of the school, and nothing of each other.
   */
  disclosures: procedure({
    scope: 'ownRecord',
    relations: ['self', 'guardian', 'staff'],
    audiences: ['S', 'T'],
  })
    .input(z.strictObject({ studentId: StudentId, after: DisclosureId.nullable() }))
    .output(z.object({ disclosures: z.array(Disclosure).max(50), hasMore: z.boolean() })),
};
