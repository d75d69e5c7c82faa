// Made by "node tools/sql-types.ts" from the statements of this folder and the migrated schema.
import type { DisclosureId, GuardianLinkId, InvitationId, MembershipId, SchoolId, StudentId, TranscriptRequestId, UserId } from '@fieldhouse/contract/ids.ts';

export interface Sql {
  /** of-age.ts */
  readonly listDue: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly studentId: StudentId;
      readonly studentUserId: UserId | null;
      readonly isOfAge: boolean | null;
    };
    readonly parameters: {
      readonly now: string | null;
      readonly days: number | null;
    };
  };
  /** of-age.ts */
  readonly listMinorGuardians: {
    readonly row: {
      readonly userId: UserId;
      readonly isLive: boolean | null;
    };
    readonly parameters: {
      readonly now: string | null;
      readonly schoolId: SchoolId | null;
      readonly studentId: StudentId | null;
    };
  };
  /** of-age.ts */
  readonly findWaitingRequest: {
    readonly row: {
      readonly requestId: TranscriptRequestId;
    };
    readonly parameters: {
      readonly studentId: StudentId | null;
    };
  };
  /** queries.ts */
  readonly findStudent: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly studentId: StudentId;
      readonly studentUserId: UserId | null;
      readonly name: string;
      readonly schoolName: string;
      readonly isAccountEnding: boolean | null;
      readonly today: string | null;
      readonly ofAgeOn: string | null;
    };
    readonly parameters: {
      readonly now: string | null;
      readonly studentId: StudentId | null;
    };
  };
  /** queries.ts */
  readonly holdFamily: {
    readonly row: {
      readonly hold_family: null;
    };
    readonly parameters: {
      readonly studentId: string | null;
    };
  };
  /** queries.ts */
  readonly findLink: {
    readonly row: {
      readonly linkId: GuardianLinkId;
      readonly guardianUserId: UserId;
      readonly status: "pending" | "active" | "suspended" | "ended";
      readonly rights: readonly ("see_record" | "message_staff" | "alerts" | "consent" | "sign" | "manage_account")[];
      readonly basis: "minor" | "student_consent" | "tax_dependent" | "court_order";
      readonly source: "school" | "pairing_code" | "invitation" | "homeschool" | "import";
      readonly relationship: "mother" | "father" | "parent" | "stepparent" | "grandparent" | "guardian" | "foster_parent" | "relative" | "other";
      readonly endsOn: string | null;
      readonly version: number;
      readonly membership: "pending" | "provisional" | "active" | "suspended" | "ended" | null;
      readonly membershipId: MembershipId | null;
      readonly isEmailVerified: boolean;
      readonly schoolId: SchoolId;
      readonly studentId: StudentId;
      readonly studentUserId: UserId | null;
      readonly name: string;
      readonly schoolName: string;
      readonly isAccountEnding: boolean | null;
      readonly today: string | null;
      readonly ofAgeOn: string | null;
    };
    readonly parameters: {
      readonly now: string | null;
      readonly linkId: GuardianLinkId | null;
    };
  };
  /** queries.ts */
  readonly countGuardians: {
    readonly row: {
      readonly links: number;
      readonly invitations: number;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly studentId: StudentId | null;
      readonly now: string | null;
    };
  };
  /** queries.ts */
  readonly isMinor: {
    readonly row: {
      readonly isMinor: boolean | null;
    };
    readonly parameters: {
      readonly userId: string | null;
      readonly now: string | null;
    };
  };
  /** queries.ts */
  readonly findLiveLink: {
    readonly row: {
      readonly linkId: GuardianLinkId;
      readonly status: "pending" | "active" | "suspended" | "ended";
      readonly version: number;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly studentId: StudentId | null;
      readonly userId: UserId | null;
    };
  };
  /** queries.ts */
  readonly findLinkByEmail: {
    readonly row: {
      readonly linkId: GuardianLinkId;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly studentId: StudentId | null;
      readonly email: string | null;
    };
  };
  /** queries.ts */
  readonly endLink: {
    readonly row: {
      readonly id: GuardianLinkId;
    };
    readonly parameters: {
      readonly endReason: string | null;
      readonly refusal: string | null;
      readonly now: string;
      readonly schoolId: SchoolId | null;
      readonly linkId: GuardianLinkId | null;
      readonly version: number | null;
    };
  };
  /** queries.ts */
  readonly findParent: {
    readonly row: {
      readonly membershipId: MembershipId;
      readonly isActive: boolean;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly userId: UserId | null;
    };
  };
  /** queries.ts */
  readonly approveParent: {
    readonly row: {
      readonly id: MembershipId;
    };
    readonly parameters: {
      readonly now: string;
      readonly schoolId: SchoolId | null;
      readonly userId: UserId | null;
    };
  };
  /** queries.ts */
  readonly listLinks: {
    readonly row: {
      readonly linkId: GuardianLinkId;
      readonly name: string | null;
      readonly email: string;
      readonly relationship: "mother" | "father" | "parent" | "stepparent" | "grandparent" | "guardian" | "foster_parent" | "relative" | "other";
      readonly status: "pending" | "active" | "suspended" | "ended";
      readonly isLive: boolean | null;
      readonly rights: readonly ("see_record" | "message_staff" | "alerts" | "consent" | "sign" | "manage_account")[];
      readonly basis: "minor" | "student_consent" | "tax_dependent" | "court_order";
      readonly proof: "in_person" | "enrollment_record" | "signed_form" | "court_document" | null;
      readonly source: "school" | "pairing_code" | "invitation" | "homeschool" | "import";
      readonly startsOn: string;
      readonly endsOn: string | null;
      readonly verifiedByName: string | null;
      readonly verifiedAt: string | null;
      readonly endedAt: string | null;
      readonly endReason: string | null;
      readonly version: number;
    };
    readonly parameters: {
      readonly now: string | null;
      readonly studentId: StudentId | null;
    };
  };
  /** queries.ts */
  readonly listInvitations: {
    readonly row: {
      readonly invitationId: InvitationId;
      readonly email: string;
      readonly relationship: "mother" | "father" | "parent" | "stepparent" | "grandparent" | "guardian" | "foster_parent" | "relative" | "other";
      readonly rights: readonly ("see_record" | "message_staff" | "alerts" | "consent" | "sign" | "manage_account")[];
      readonly basis: "minor" | "student_consent" | "tax_dependent" | "court_order";
      readonly endsOn: string | null;
      readonly invitedByName: string | null;
      readonly invitedAt: string;
      readonly expiresAt: string;
      readonly isExpired: boolean | null;
      readonly isAcceptable: boolean | null;
    };
    readonly parameters: {
      readonly now: string | null;
      readonly studentId: StudentId | null;
    };
  };
  /** queries.ts */
  readonly findInvitation: {
    readonly row: {
      readonly invitationId: InvitationId;
      readonly email: string;
      readonly isOpen: boolean;
      readonly schoolId: SchoolId;
      readonly studentId: StudentId;
      readonly studentUserId: UserId | null;
      readonly name: string;
      readonly schoolName: string;
      readonly isAccountEnding: boolean | null;
      readonly today: string | null;
      readonly ofAgeOn: string | null;
    };
    readonly parameters: {
      readonly now: string | null;
      readonly invitationId: InvitationId | null;
    };
  };
  /** queries.ts */
  readonly revokeInvitations: {
    readonly row: {
      readonly id: InvitationId;
    };
    readonly parameters: {
      readonly now: string;
      readonly schoolId: SchoolId | null;
      readonly studentId: StudentId | null;
      readonly invitationId: InvitationId | null;
      readonly email: string | null;
    };
  };
  /** queries.ts */
  readonly findNote: {
    readonly row: {
      readonly text: string;
      readonly setByName: string | null;
      readonly version: number;
    };
    readonly parameters: {
      readonly studentId: StudentId | null;
    };
  };
  /** queries.ts */
  readonly setNote: {
    readonly row: {
      readonly version: number;
    };
    readonly parameters: {
      readonly schoolId: SchoolId;
      readonly studentId: StudentId;
      readonly text: string;
      readonly now: string;
      readonly version: number | null;
    };
  };
  /** queries.ts */
  readonly listParents: {
    readonly row: {
      readonly userId: UserId;
      readonly name: string;
      readonly email: string;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly search: string | null;
      readonly studentId: StudentId | null;
    };
  };
  /** queries.ts */
  readonly listRequests: {
    readonly row: {
      readonly linkId: GuardianLinkId;
      readonly schoolId: SchoolId;
      readonly studentId: StudentId;
      readonly studentUserId: UserId | null;
      readonly studentName: string;
      readonly studentNumber: string;
      readonly isOfAge: boolean;
      readonly name: string | null;
      readonly email: string;
      readonly relationship: "mother" | "father" | "parent" | "stepparent" | "grandparent" | "guardian" | "foster_parent" | "relative" | "other";
      readonly askedAt: string;
      readonly membership: "pending" | "provisional" | "active" | "suspended" | "ended" | "closed";
      readonly version: number;
    };
    readonly parameters: {
      readonly now: string | null;
    };
  };
  /** queries.ts */
  readonly listOwnRecords: {
    readonly row: {
      readonly codeExpiresAt: string | null;
      readonly schoolId: SchoolId;
      readonly studentId: StudentId;
      readonly studentUserId: UserId;
      readonly name: string;
      readonly schoolName: string;
      readonly isAccountEnding: boolean | null;
      readonly today: string | null;
      readonly ofAgeOn: string | null;
    };
    readonly parameters: {
      readonly now: string | null;
    };
  };
  /** queries.ts */
  readonly listOwnGuardians: {
    readonly row: {
      readonly linkId: GuardianLinkId;
      readonly studentId: StudentId;
      readonly name: string | null;
      readonly relationship: "mother" | "father" | "parent" | "stepparent" | "grandparent" | "guardian" | "foster_parent" | "relative" | "other";
      readonly status: "pending" | "active" | "suspended" | "ended";
      readonly isLive: boolean | null;
      readonly rights: readonly ("see_record" | "message_staff" | "alerts" | "consent" | "sign" | "manage_account")[];
      readonly basis: "minor" | "student_consent" | "tax_dependent" | "court_order";
      readonly endsOn: string | null;
      readonly version: number;
    };
    readonly parameters: {
      readonly now: string | null;
    };
  };
  /** queries.ts */
  readonly listOwnLinks: {
    readonly row: {
      readonly linkId: string | null;
      readonly schoolId: string | null;
      readonly studentId: string | null;
      readonly studentName: string | null;
      readonly schoolName: string | null;
      readonly relationship: string | null;
      readonly status: string | null;
      readonly isLive: boolean | null;
      readonly rights: readonly string[] | null;
      readonly endsOn: string | null;
      readonly askedAt: string | null;
      readonly refusal: string | null;
      readonly version: number | null;
      readonly isFamilySchool: boolean | null;
      readonly isClosed: boolean | null;
    };
    readonly parameters: {
      readonly now: string | null;
    };
  };
  /** queries.ts */
  readonly revokeCode: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly now: string | null;
      readonly schoolId: SchoolId | null;
      readonly studentId: StudentId | null;
    };
  };
  /** queries.ts */
  readonly openInvitation: {
    readonly row: {
      readonly schoolName: string | null;
      readonly studentName: string | null;
      readonly email: string | null;
      readonly relationship: string | null;
      readonly rights: readonly string[] | null;
      readonly expiresAt: string | null;
      readonly hasAccount: boolean | null;
    };
    readonly parameters: {
      readonly tokenHash: string | null;
      readonly now: string | null;
    };
  };
  /** queries.ts */
  readonly acceptInvitation: {
    readonly row: {
      readonly outcome: string | null;
      readonly invitedEmail: string | null;
      readonly schoolId: string | null;
      readonly studentId: string | null;
      readonly studentUserId: string | null;
      readonly linkId: string | null;
    };
    readonly parameters: {
      readonly tokenHash: string | null;
      readonly now: string | null;
    };
  };
  /** queries.ts */
  readonly redeemPairingCode: {
    readonly row: {
      readonly outcome: string | null;
      readonly schoolId: string | null;
      readonly schoolName: string | null;
      readonly linkId: string | null;
      readonly studentUserId: string | null;
    };
    readonly parameters: {
      readonly codeHash: string | null;
      readonly relationship: string | null;
      readonly rights: readonly (string | null)[] | null;
      readonly now: string | null;
    };
  };
  /** queries.ts */
  readonly leaveLink: {
    readonly row: {
      readonly outcome: string | null;
      readonly schoolId: string | null;
      readonly studentUserId: string | null;
      readonly was: string | null;
    };
    readonly parameters: {
      readonly linkId: string | null;
      readonly now: string | null;
    };
  };
  /** queries.ts */
  readonly emailsOf: {
    readonly row: {
      readonly userId: string | null;
      readonly email: string | null;
      readonly locale: string | null;
    };
    readonly parameters: {
      readonly userIds: readonly (string | null)[] | null;
    };
  };
  /** queries.ts */
  readonly listDisclosures: {
    readonly row: {
      readonly disclosureId: string;
      readonly at: string;
      readonly what: "data_copy" | "transcript" | "grades_file" | "eligibility_ledger" | "official_transcript";
      readonly purpose: "own_request" | "guardian_request" | "school_work" | "recruiting" | "transcript_request" | "verification" | "recipients_use";
      readonly legalBasis: "own_record" | "guardian_right" | "school_official" | "consent" | "issued";
      readonly recipientName: string | null;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly studentId: StudentId | null;
      readonly onlyFor: string | null;
      readonly afterId: string | null;
      readonly limit: number | string | null;
    };
  };
  /** queries.ts */
  readonly activateLink: {
    readonly row: {
      readonly id: GuardianLinkId;
    };
    readonly parameters: {
      readonly relationship: "mother" | "father" | "parent" | "stepparent" | "grandparent" | "guardian" | "foster_parent" | "relative" | "other";
      readonly rights: readonly ("see_record" | "message_staff" | "alerts" | "consent" | "sign" | "manage_account")[];
      readonly basis: "minor" | "student_consent" | "tax_dependent" | "court_order";
      readonly proof: "in_person" | "enrollment_record" | "signed_form" | "court_document" | null;
      readonly startsOn: string;
      readonly endsOn: string | null;
      readonly now: string;
      readonly schoolId: SchoolId | null;
      readonly linkId: GuardianLinkId | null;
      readonly version: number | null;
    };
  };
  /** workflows.ts */
  readonly insertDisclosure: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly schoolId: SchoolId;
      readonly id: DisclosureId;
      readonly studentId: StudentId;
      readonly what: "data_copy" | "transcript" | "grades_file" | "eligibility_ledger";
      readonly purpose: "own_request" | "guardian_request" | "school_work" | "recruiting" | "transcript_request" | "verification";
      readonly legalBasis: "own_record" | "guardian_right" | "school_official" | "consent";
      readonly disclosedTo: string | null;
      readonly recipient: string | null;
      readonly shareId: string | null;
      readonly now: string;
    };
  };
}
