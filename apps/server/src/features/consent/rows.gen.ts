// Made by "node tools/sql-types.ts" from the statements of this folder and the migrated schema.
import type { ConsentId, SchoolId, StudentId, UserId } from '@fieldhouse/contract/ids.ts';

export interface Sql {
  /** queries.ts */
  readonly findOwn: {
    readonly row: {
      readonly request: string | null;
      readonly givenName: string | null;
      readonly schoolName: string | null;
      readonly schoolEmail: string | null;
      readonly parentEmail: string | null;
      readonly isSent: boolean | null;
      readonly expiresAt: string | null;
      readonly deletionDueAt: string | null;
      readonly locale: string | null;
      readonly isClosed: boolean | null;
    };
    readonly parameters: Readonly<Record<never, never>>;
  };
  /** queries.ts */
  readonly nameParent: {
    readonly row: {
      readonly givenName: string | null;
      readonly schoolName: string | null;
      readonly outcome: string | null;
    };
    readonly parameters: {
      readonly email: string | null;
      readonly tokenHash: string | null;
      readonly locale: string | null;
      readonly ip: string | null;
      readonly trace: string | null;
      readonly now: string | null;
    };
  };
  /** queries.ts */
  readonly openRequest: {
    readonly row: {
      readonly request: string | null;
      readonly schoolName: string | null;
      readonly schoolEmail: string | null;
      readonly givenName: string | null;
      readonly locale: string | null;
      readonly expiresAt: string | null;
      readonly isNeeded: boolean | null;
      readonly mayDecide: boolean | null;
    };
    readonly parameters: {
      readonly tokenHash: string | null;
      readonly now: string | null;
    };
  };
  /** queries.ts */
  readonly answerRequest: {
    readonly row: {
      readonly consentId: string | null;
      readonly deletionDueAt: string | null;
    };
    readonly parameters: {
      readonly tokenHash: string | null;
      readonly answer: string | null;
      readonly name: string | null;
      readonly relationship: string | null;
      readonly aiModels: boolean | null;
      readonly locale: string | null;
      readonly version: string | null;
      readonly ip: string | null;
      readonly trace: string | null;
      readonly now: string | null;
    };
  };
  /** queries.ts */
  readonly openGiven: {
    readonly row: {
      readonly schoolName: string | null;
      readonly schoolEmail: string | null;
      readonly givenName: string | null;
      readonly giverName: string | null;
      readonly giverEmail: string | null;
      readonly relationship: string | null;
      readonly locale: string | null;
      readonly givenAt: string | null;
      readonly timeZone: string | null;
      readonly hasAi: boolean | null;
      readonly withdrawnAt: string | null;
      readonly deletionDueAt: string | null;
      readonly isNeeded: boolean | null;
      readonly mayDecide: boolean | null;
    };
    readonly parameters: {
      readonly consentId: string | null;
      readonly now: string | null;
    };
  };
  /** queries.ts */
  readonly withdrawGiven: {
    readonly row: {
      readonly isDone: boolean | null;
    };
    readonly parameters: {
      readonly consentId: string | null;
      readonly dueAt: string | null;
      readonly ip: string | null;
      readonly trace: string | null;
      readonly now: string | null;
    };
  };
  /** queries.ts */
  readonly renewGiven: {
    readonly row: {
      readonly consentId: string | null;
    };
    readonly parameters: {
      readonly consentId: string | null;
      readonly name: string | null;
      readonly relationship: string | null;
      readonly aiModels: boolean | null;
      readonly locale: string | null;
      readonly version: string | null;
      readonly ip: string | null;
      readonly trace: string | null;
      readonly now: string | null;
    };
  };
  /** queries.ts */
  readonly listChildren: {
    readonly row: {
      readonly schoolId: string | null;
      readonly studentId: string | null;
      readonly userId: string | null;
      readonly name: string | null;
      readonly schoolName: string | null;
      readonly timeZone: string | null;
      readonly isOwn: boolean | null;
      readonly isUnder13: boolean | null;
      readonly state: string | null;
      readonly deletionDueAt: string | null;
      readonly request: string | null;
      readonly requestExpiresAt: string | null;
      readonly relationship: string | null;
      readonly schoolEmail: string | null;
      readonly today: string | null;
      readonly yearStartsOn: string | null;
      readonly yearLabel: string | null;
      readonly isStudent: boolean | null;
    };
    readonly parameters: {
      readonly now: string | null;
    };
  };
  /** queries.ts */
  readonly listConsents: {
    readonly row: {
      readonly consentId: ConsentId;
      readonly studentId: StudentId;
      readonly kind: "child_account" | "ai_models" | "directory";
      readonly decision: "given" | "refused";
      readonly basis: "parent" | "school" | "self";
      readonly method: "email_plus" | "signed_form" | "phone_or_video" | "signed_in" | "school_agreement";
      readonly textVersion: string;
      readonly locale: "en" | "es" | "fr" | "de";
      readonly giverName: string;
      readonly relationship: "mother" | "father" | "parent" | "stepparent" | "grandparent" | "guardian" | "foster_parent" | "relative" | "other" | null;
      readonly givenBy: string | null;
      readonly giverEmail: string | null;
      readonly verifiedByName: string | null;
      readonly givenAt: string;
      readonly withdrawnAt: string | null;
      readonly yearStartsOn: string | null;
    };
    readonly parameters: {
      readonly studentIds: readonly (StudentId | null)[] | null;
    };
  };
  /** queries.ts */
  readonly listElsewhere: {
    readonly row: {
      readonly consentId: string | null;
      readonly studentId: string | null;
      readonly basis: string | null;
      readonly method: string | null;
      readonly textVersion: string | null;
      readonly locale: string | null;
      readonly giverName: string | null;
      readonly relationship: string | null;
      readonly givenBy: string | null;
      readonly givenAt: string | null;
    };
    readonly parameters: {
      readonly studentIds: readonly (string | null)[] | null;
      readonly now: string | null;
    };
  };
  /** queries.ts */
  readonly holdAccount: {
    readonly row: {
      readonly hold_account: null;
    };
    readonly parameters: {
      readonly studentId: string | null;
    };
  };
  /** queries.ts */
  readonly findConsent: {
    readonly row: {
      readonly studentId: string | null;
      readonly kind: string | null;
      readonly decision: string | null;
      readonly withdrawnAt: string | null;
    };
    readonly parameters: {
      readonly consentId: string | null;
      readonly isStaff: boolean | null;
      readonly now: string | null;
    };
  };
  /** queries.ts */
  readonly replaceConsent: {
    readonly row: {
      readonly id: ConsentId;
    };
    readonly parameters: {
      readonly now: string | null;
      readonly schoolId: SchoolId | null;
      readonly studentId: StudentId | null;
      readonly kind: "child_account" | "ai_models" | "directory" | null;
    };
  };
  /** queries.ts */
  readonly replaceAccountConsents: {
    readonly row: {
      readonly consentId: string | null;
      readonly giverEmail: string | null;
      readonly locale: string | null;
      readonly studentName: string | null;
      readonly schoolName: string | null;
      readonly schoolEmail: string | null;
    };
    readonly parameters: {
      readonly studentId: string | null;
      readonly now: string | null;
    };
  };
  /** queries.ts */
  readonly settle: {
    readonly row: {
      readonly state: string | null;
    };
    readonly parameters: {
      readonly userId: string | null;
      readonly isGiven: boolean | null;
      readonly now: string | null;
    };
  };
  /** queries.ts */
  readonly findFirstDay: {
    readonly row: {
      readonly on: string | null;
    };
    readonly parameters: {
      readonly studentId: string | null;
    };
  };
  /** queries.ts */
  readonly tellRecorded: {
    readonly row: {
      readonly tell_recorded: null;
    };
    readonly parameters: {
      readonly studentId: string | null;
      readonly now: string | null;
    };
  };
  /** queries.ts */
  readonly withdrawOwn: {
    readonly row: {
      readonly isDone: boolean | null;
    };
    readonly parameters: {
      readonly consentId: string | null;
      readonly reason: string | null;
      readonly dueAt: string | null;
      readonly ip: string | null;
      readonly trace: string | null;
      readonly now: string | null;
    };
  };
  /** queries.ts */
  readonly listOwnLinks: {
    readonly row: {
      readonly schoolName: string | null;
      readonly status: string | null;
      readonly askedAt: string | null;
      readonly isClosed: boolean | null;
    };
    readonly parameters: {
      readonly now: string | null;
    };
  };
  /** queries.ts */
  readonly "consent.findStudent": {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly studentId: StudentId;
      readonly studentUserId: UserId | null;
      readonly name: string;
      readonly schoolName: string;
      readonly schoolEmail: string | null;
      readonly timeZone: string;
      readonly isHere: boolean | null;
      readonly today: string | null;
    };
    readonly parameters: {
      readonly now: string | null;
      readonly studentId: StudentId | null;
    };
  };
  /** queries.ts */
  readonly findState: {
    readonly row: {
      readonly state: string | null;
      readonly isUnder13: boolean | null;
      readonly deletionDueAt: string | null;
    };
    readonly parameters: {
      readonly studentId: string | null;
      readonly now: string | null;
    };
  };
  /** queries.ts */
  readonly findRequest: {
    readonly row: {
      readonly request: string;
      readonly parentEmail: string | null;
      readonly isSent: boolean;
      readonly openedAt: string | null;
      readonly expiresAt: string;
    };
    readonly parameters: {
      readonly studentId: StudentId | null;
    };
  };
  /** queries.ts */
  readonly findAddressObstacle: {
    readonly row: {
      readonly obstacle: string | null;
    };
    readonly parameters: {
      readonly userId: string | null;
      readonly schoolId: string | null;
      readonly email: string | null;
      readonly now: string | null;
    };
  };
  /** queries.ts */
  readonly askAnew: {
    readonly row: {
      readonly request: string;
    };
    readonly parameters: {
      readonly email: string | null;
      readonly tokenHash: string | null;
      readonly locale: "en" | "es" | "fr" | "de";
      readonly now: string;
      readonly schoolId: SchoolId | null;
      readonly studentId: StudentId | null;
    };
  };
  /** sweep.ts */
  readonly listBirthdays: {
    readonly row: {
      readonly userId: string | null;
    };
    readonly parameters: {
      readonly now: string | null;
    };
  };
  /** sweep.ts */
  readonly listDueRequests: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly request: string;
      readonly studentId: StudentId;
      readonly parentEmail: string;
      readonly locale: "en" | "es" | "fr" | "de";
      readonly isReminder: boolean;
      readonly schoolName: string;
      readonly studentName: string;
    };
    readonly parameters: {
      readonly now: string | null;
      readonly days: number | null;
    };
  };
  /** sweep.ts */
  readonly setSecret: {
    readonly row: {
      readonly id: string;
    };
    readonly parameters: {
      readonly tokenHash: string | null;
      readonly now: string;
      readonly schoolId: SchoolId | null;
      readonly request: string | null;
      readonly email: string | null;
    };
  };
  /** sweep.ts */
  readonly listUnconfirmed: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly consentId: ConsentId;
      readonly studentId: StudentId;
      readonly giverName: string;
      readonly giverEmail: string;
      readonly locale: "en" | "es" | "fr" | "de";
      readonly givenAt: string;
      readonly schoolName: string;
      readonly timeZone: string;
      readonly studentName: string;
      readonly hasAi: boolean;
    };
    readonly parameters: {
      readonly before: string | null;
      readonly now: string | null;
    };
  };
  /** sweep.ts */
  readonly setConfirmed: {
    readonly row: {
      readonly id: ConsentId;
    };
    readonly parameters: {
      readonly now: string | null;
      readonly schoolId: SchoolId | null;
      readonly studentId: StudentId | null;
      readonly consentId: ConsentId | null;
    };
  };
  /** sweep.ts */
  readonly listUnconfirmedChildren: {
    readonly row: {
      readonly userId: UserId;
      readonly address: string;
      readonly locale: string | null;
    };
    readonly parameters: {
      readonly now: string | null;
      readonly days: number | null;
    };
  };
  /** sweep.ts */
  readonly listOverdue: {
    readonly row: {
      readonly request: string;
    };
    readonly parameters: {
      readonly now: string | null;
    };
  };
  /** sweep.ts */
  readonly expire: {
    readonly row: {
      readonly parentEmail: string | null;
      readonly locale: string | null;
      readonly studentName: string | null;
      readonly schoolName: string | null;
    };
    readonly parameters: {
      readonly request: string | null;
      readonly now: string | null;
    };
  };
  /** sweep.ts */
  readonly listYears: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly yearStartsOn: string | null;
    };
    readonly parameters: {
      readonly now: string | null;
      readonly days: number | null;
    };
  };
  /** sweep.ts */
  readonly listFamilies: {
    readonly row: {
      readonly userId: UserId;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly now: string | null;
    };
  };
}
