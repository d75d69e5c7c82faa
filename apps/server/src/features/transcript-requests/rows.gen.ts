// Made by "node tools/sql-types.ts" from the statements of this folder and the migrated schema.
import type { MailId, SchoolId, StudentId, TranscriptRequestId, UserId } from '@fieldhouse/contract/ids.ts';

export interface Sql {
  /** close-requests.ts */
  readonly listAsked: {
    readonly row: {
      readonly schoolId: SchoolId;
    };
    readonly parameters: {
      readonly userId: UserId | null;
    };
  };
  /** close-requests.ts */
  readonly "transcriptRequests.enter": {
    readonly row: {
      readonly set_config: string | null;
    };
    readonly parameters: {
      readonly schoolId: string | null;
    };
  };
  /** close-requests.ts */
  readonly "transcriptRequests.close": {
    readonly row: {
      readonly requestId: TranscriptRequestId;
      readonly studentId: StudentId;
    };
    readonly parameters: {
      readonly userId: UserId | null;
      readonly now: string | null;
      readonly schoolId: SchoolId | null;
    };
  };
  /** delivery.ts */
  readonly findDelivery: {
    readonly row: {
      readonly schoolId: string | null;
      readonly requestId: string | null;
      readonly studentId: string | null;
      readonly schoolName: string | null;
      readonly timeZone: string | null;
      readonly studentName: string | null;
      readonly recipientName: string | null;
      readonly code: string | null;
      readonly storageKey: string | null;
      readonly pdfSha256: string | null;
      readonly expiresAt: string | null;
      readonly isRevoked: boolean | null;
      readonly isSuperseded: boolean | null;
    };
    readonly parameters: {
      readonly tokenHash: string | null;
      readonly now: string | null;
    };
  };
  /** delivery.ts */
  readonly countOpening: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly at: string | null;
      readonly requestId: TranscriptRequestId | null;
    };
  };
  /** queries.ts */
  readonly findAskedStudent: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly studentId: StudentId;
      readonly studentUserId: UserId | null;
      readonly studentName: string;
      readonly schoolName: string;
      readonly timeZone: string;
      readonly isOfAge: boolean;
      readonly holdReason: string | null;
      readonly heldSince: string | null;
      readonly hasGiver: boolean;
    };
    readonly parameters: {
      readonly now: string | null;
      readonly studentId: StudentId | null;
    };
  };
  /** queries.ts */
  readonly listRequests: {
    readonly row: {
      readonly requestId: TranscriptRequestId;
      readonly recipientName: string;
      readonly recipientEmail: string | null;
      readonly purpose: "admission" | "athletics" | "scholarship" | "transfer" | "employment" | "other" | null;
      readonly recipientLocale: "en" | "es" | "fr" | "de" | null;
      readonly transcriptId: string | null;
      readonly note: string | null;
      readonly dueOn: string;
      readonly askedAt: string;
      readonly askedBy: string;
      readonly askedByName: string | null;
      readonly consentBasis: "student" | "guardian" | null;
      readonly consentBy: string | null;
      readonly consentHolds: boolean;
      readonly consentAt: string | null;
      readonly consentByName: string | null;
      readonly declinedAs: "family" | "school" | null;
      readonly declinedBy: string | null;
      readonly declineReason: string | null;
      readonly declinedAt: string | null;
      readonly withdrawnAt: string | null;
      readonly sentAt: string | null;
      readonly expiresAt: string | null;
      readonly hasToken: boolean;
      readonly isLinkLive: boolean | null;
      readonly openings: number;
      readonly isCurrent: boolean;
      readonly isErased: boolean | null;
      readonly lastOpenedAt: string | null;
      readonly undeliveredAt: string | null;
      readonly undeliveredWhy: "no_mailbox" | "refused" | null;
      readonly schoolId: SchoolId;
      readonly studentId: StudentId;
      readonly studentUserId: UserId | null;
      readonly studentName: string;
      readonly schoolName: string;
      readonly timeZone: string;
      readonly isOfAge: boolean;
    };
    readonly parameters: {
      readonly now: string | null;
      readonly studentId: StudentId | null;
    };
  };
  /** queries.ts */
  readonly lockRequest: {
    readonly row: {
      readonly requestId: TranscriptRequestId;
      readonly recipientName: string;
      readonly recipientEmail: string | null;
      readonly purpose: "admission" | "athletics" | "scholarship" | "transfer" | "employment" | "other" | null;
      readonly recipientLocale: "en" | "es" | "fr" | "de" | null;
      readonly transcriptId: string | null;
      readonly note: string | null;
      readonly dueOn: string;
      readonly askedAt: string;
      readonly askedBy: string;
      readonly askedByName: string | null;
      readonly consentBasis: "student" | "guardian" | null;
      readonly consentBy: string | null;
      readonly consentHolds: boolean;
      readonly consentAt: string | null;
      readonly consentByName: string | null;
      readonly declinedAs: "family" | "school" | null;
      readonly declinedBy: string | null;
      readonly declineReason: string | null;
      readonly declinedAt: string | null;
      readonly withdrawnAt: string | null;
      readonly sentAt: string | null;
      readonly expiresAt: string | null;
      readonly hasToken: boolean;
      readonly isLinkLive: boolean | null;
      readonly openings: number;
      readonly isCurrent: boolean;
      readonly isErased: boolean | null;
      readonly lastOpenedAt: string | null;
      readonly undeliveredAt: string | null;
      readonly undeliveredWhy: "no_mailbox" | "refused" | null;
      readonly schoolId: SchoolId;
      readonly studentId: StudentId;
      readonly studentUserId: UserId | null;
      readonly studentName: string;
      readonly schoolName: string;
      readonly timeZone: string;
      readonly isOfAge: boolean;
    };
    readonly parameters: {
      readonly now: string | null;
      readonly requestId: TranscriptRequestId | null;
    };
  };
  /** queries.ts */
  readonly holdRequests: {
    readonly row: {
      readonly pg_advisory_xact_lock: null;
    };
    readonly parameters: {
      readonly studentId: string | null;
    };
  };
  /** queries.ts */
  readonly findByRequestKey: {
    readonly row: {
      readonly requestId: TranscriptRequestId;
      readonly recipientName: string;
      readonly recipientEmail: string | null;
      readonly purpose: "admission" | "athletics" | "scholarship" | "transfer" | "employment" | "other" | null;
      readonly recipientLocale: "en" | "es" | "fr" | "de" | null;
      readonly transcriptId: string | null;
      readonly note: string | null;
      readonly dueOn: string;
      readonly askedAt: string;
      readonly askedBy: string;
      readonly askedByName: string | null;
      readonly consentBasis: "student" | "guardian" | null;
      readonly consentBy: string | null;
      readonly consentHolds: boolean;
      readonly consentAt: string | null;
      readonly consentByName: string | null;
      readonly declinedAs: "family" | "school" | null;
      readonly declinedBy: string | null;
      readonly declineReason: string | null;
      readonly declinedAt: string | null;
      readonly withdrawnAt: string | null;
      readonly sentAt: string | null;
      readonly expiresAt: string | null;
      readonly hasToken: boolean;
      readonly isLinkLive: boolean | null;
      readonly openings: number;
      readonly isCurrent: boolean;
      readonly isErased: boolean | null;
      readonly lastOpenedAt: string | null;
      readonly undeliveredAt: string | null;
      readonly undeliveredWhy: "no_mailbox" | "refused" | null;
      readonly schoolId: SchoolId;
      readonly studentId: StudentId;
      readonly studentUserId: UserId | null;
      readonly studentName: string;
      readonly schoolName: string;
      readonly timeZone: string;
      readonly isOfAge: boolean;
    };
    readonly parameters: {
      readonly now: string | null;
      readonly schoolId: SchoolId | null;
      readonly studentId: StudentId | null;
      readonly requestKey: string | null;
    };
  };
  /** queries.ts */
  readonly countOpen: {
    readonly row: {
      readonly count: number;
    };
    readonly parameters: {
      readonly studentId: StudentId | null;
    };
  };
  /** queries.ts */
  readonly markConsent: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly basis: "student" | "guardian" | null;
      readonly at: string | null;
      readonly text: string | null;
      readonly locale: "en" | "es" | "fr" | "de" | null;
      readonly schoolId: SchoolId | null;
      readonly requestId: TranscriptRequestId | null;
    };
  };
  /** queries.ts */
  readonly markDeclined: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly as: "family" | "school" | null;
      readonly at: string | null;
      readonly reason: string | null;
      readonly schoolId: SchoolId | null;
      readonly requestId: TranscriptRequestId | null;
    };
  };
  /** queries.ts */
  readonly markWithdrawn: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly at: string | null;
      readonly schoolId: SchoolId | null;
      readonly requestId: TranscriptRequestId | null;
    };
  };
  /** queries.ts */
  readonly markSent: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly at: string | null;
      readonly transcriptId: string | null;
      readonly tokenHash: string | null;
      readonly expiresAt: string | null;
      readonly schoolId: SchoolId | null;
      readonly requestId: TranscriptRequestId | null;
    };
  };
  /** queries.ts */
  readonly renewLink: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly tokenHash: string | null;
      readonly expiresAt: string | null;
      readonly recipientEmail: string | null;
      readonly schoolId: SchoolId | null;
      readonly requestId: TranscriptRequestId | null;
    };
  };
  /** queries.ts */
  readonly expireLink: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly at: string | null;
      readonly schoolId: SchoolId | null;
      readonly requestId: TranscriptRequestId | null;
    };
  };
  /** queries.ts */
  readonly eraseLink: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly requestId: TranscriptRequestId | null;
    };
  };
  /** queries.ts */
  readonly listQueue: {
    readonly row: {
      readonly requestId: TranscriptRequestId;
      readonly recipientName: string;
      readonly recipientEmail: string | null;
      readonly purpose: "admission" | "athletics" | "scholarship" | "transfer" | "employment" | "other" | null;
      readonly recipientLocale: "en" | "es" | "fr" | "de" | null;
      readonly transcriptId: string | null;
      readonly note: string | null;
      readonly dueOn: string;
      readonly askedAt: string;
      readonly askedBy: string;
      readonly askedByName: string | null;
      readonly consentBasis: "student" | "guardian" | null;
      readonly consentBy: string | null;
      readonly consentHolds: boolean;
      readonly consentAt: string | null;
      readonly consentByName: string | null;
      readonly declinedAs: "family" | "school" | null;
      readonly declinedBy: string | null;
      readonly declineReason: string | null;
      readonly declinedAt: string | null;
      readonly withdrawnAt: string | null;
      readonly sentAt: string | null;
      readonly expiresAt: string | null;
      readonly hasToken: boolean;
      readonly isLinkLive: boolean | null;
      readonly openings: number;
      readonly isCurrent: boolean;
      readonly isErased: boolean | null;
      readonly lastOpenedAt: string | null;
      readonly undeliveredAt: string | null;
      readonly undeliveredWhy: "no_mailbox" | "refused" | null;
      readonly schoolId: SchoolId;
      readonly studentId: StudentId;
      readonly studentUserId: UserId | null;
      readonly studentName: string;
      readonly schoolName: string;
      readonly timeZone: string;
      readonly isOfAge: boolean;
      readonly transcripts: readonly unknown[];
      readonly holdReason: string | null;
      readonly isOverdue: boolean | null;
    };
    readonly parameters: {
      readonly now: string | null;
      readonly schoolIds: readonly (SchoolId | null)[] | null;
    };
  };
  /** queries.ts */
  readonly listReturned: {
    readonly row: {
      readonly requestId: TranscriptRequestId;
      readonly recipientName: string;
      readonly recipientEmail: string;
      readonly purpose: "admission" | "athletics" | "scholarship" | "transfer" | "employment" | "other" | null;
      readonly recipientLocale: "en" | "es" | "fr" | "de" | null;
      readonly transcriptId: string | null;
      readonly note: string | null;
      readonly dueOn: string;
      readonly askedAt: string;
      readonly askedBy: string;
      readonly askedByName: string | null;
      readonly consentBasis: "student" | "guardian" | null;
      readonly consentBy: string | null;
      readonly consentHolds: boolean;
      readonly consentAt: string | null;
      readonly consentByName: string | null;
      readonly declinedAs: "family" | "school" | null;
      readonly declinedBy: string | null;
      readonly declineReason: string | null;
      readonly declinedAt: string | null;
      readonly withdrawnAt: string | null;
      readonly sentAt: string | null;
      readonly expiresAt: string | null;
      readonly hasToken: boolean;
      readonly isLinkLive: boolean | null;
      readonly openings: number;
      readonly isCurrent: boolean;
      readonly isErased: boolean | null;
      readonly lastOpenedAt: string | null;
      readonly undeliveredAt: string;
      readonly undeliveredWhy: "no_mailbox" | "refused" | null;
      readonly schoolId: SchoolId;
      readonly studentId: StudentId;
      readonly studentUserId: UserId | null;
      readonly studentName: string;
      readonly schoolName: string;
      readonly timeZone: string;
      readonly isOfAge: boolean;
      readonly holdReason: string | null;
    };
    readonly parameters: {
      readonly now: string | null;
      readonly schoolIds: readonly (SchoolId | null)[] | null;
    };
  };
  /** queries.ts */
  readonly findReturned: {
    readonly row: {
      readonly schoolId: SchoolId;
    };
    readonly parameters: {
      readonly requestId: TranscriptRequestId | null;
    };
  };
  /** queries.ts */
  readonly markUndelivered: {
    readonly row: {
      readonly studentId: StudentId;
      readonly askedBy: string;
      readonly studentUserId: UserId | null;
    };
    readonly parameters: {
      readonly at: string | null;
      readonly why: "no_mailbox" | "refused" | null;
      readonly schoolId: SchoolId | null;
      readonly requestId: TranscriptRequestId | null;
      readonly linkStart: string | null;
    };
  };
  /** queries.ts */
  readonly listConsenting: {
    readonly row: {
      readonly userId: UserId;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly studentId: StudentId | null;
      readonly now: string | null;
    };
  };
  /** queries.ts */
  readonly endHold: {
    readonly row: {
      readonly id: string;
    };
    readonly parameters: {
      readonly at: string | null;
      readonly reason: string | null;
      readonly schoolId: SchoolId | null;
      readonly studentId: StudentId | null;
    };
  };
  /** returned.ts */
  readonly findLetter: {
    readonly row: {
      readonly key: string;
      readonly state: "queued" | "sent" | "kept" | "parked" | "bounced";
    };
    readonly parameters: {
      readonly mailId: MailId | null;
    };
  };
}
