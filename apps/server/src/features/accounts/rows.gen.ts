// Made by "node tools/sql-types.ts" from the statements of this folder and the migrated schema.
import type { GuardianLinkId, MembershipId, SchoolId, StudentId, UserId } from '@fieldhouse/contract/ids.ts';

export interface Sql {
  /** authenticator.ts */
  readonly keepUnconfirmed: {
    readonly row: {
      readonly id: string;
    };
    readonly parameters: {
      readonly authTwoFactorId: string;
      readonly userId: UserId;
      readonly secret: string;
      readonly backupCodes: string;
    };
  };
  /** authenticator.ts */
  readonly findUnconfirmed: {
    readonly row: {
      readonly secret: string;
    };
    readonly parameters: {
      readonly userId: UserId | null;
    };
  };
  /** authenticator.ts */
  readonly confirmKept: {
    readonly row: {
      readonly id: string;
    };
    readonly parameters: {
      readonly step: number | null;
      readonly userId: UserId | null;
      readonly secret: string | null;
    };
  };
  /** authenticator.ts */
  readonly setFactor: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly twoFactorEnabled: boolean;
      readonly now: string;
      readonly userId: UserId | null;
    };
  };
  /** authenticator.ts */
  readonly "authenticator.dropFactor": {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly userId: UserId | null;
    };
  };
  /** authenticator.ts */
  readonly setBackupCodes: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly kept: string;
      readonly userId: UserId | null;
    };
  };
  /** authenticator.ts */
  readonly dropReplacement: {
    readonly row: {
      readonly kept: string;
    };
    readonly parameters: {
      readonly sessionId: string | null;
      readonly now: string | null;
    };
  };
  /** authenticator.ts */
  readonly keepReplacement: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly authVerificationId: string;
      readonly sessionId: string | null;
      readonly value: string;
      readonly now: string | null;
    };
  };
  /** authenticator.ts */
  readonly findReplacement: {
    readonly row: {
      readonly kept: string;
    };
    readonly parameters: {
      readonly sessionId: string | null;
      readonly now: string | null;
    };
  };
  /** authenticator.ts */
  readonly replaceKept: {
    readonly row: {
      readonly id: string;
    };
    readonly parameters: {
      readonly secret: string;
      readonly backupCodes: string;
      readonly step: number | null;
      readonly userId: UserId | null;
    };
  };
  /** authenticator.ts */
  readonly forgetBackupCode: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly sessionId: string | null;
    };
  };
  /** code-guessing.ts */
  readonly reportGuessing: {
    readonly row: {
      readonly told: number | null;
    };
    readonly parameters: {
      readonly prefix: string | null;
      readonly ipAddress: string | null;
      readonly requestId: string | null;
      readonly now: string | null;
    };
  };
  /** consent-state.ts */
  readonly consentStateOf: {
    readonly row: {
      readonly state: "not_needed" | "required" | "given";
    };
    readonly parameters: {
      readonly userId: UserId | null;
    };
  };
  /** consent-state.ts */
  readonly settledStateOf: {
    readonly row: {
      readonly state: string | null;
    };
    readonly parameters: {
      readonly userId: string | null;
      readonly now: string | null;
    };
  };
  /** handlers.ts */
  readonly enter: {
    readonly row: {
      readonly actor: unknown;
    };
    readonly parameters: {
      readonly sessionToken: string | null;
    };
  };
  /** handlers.ts */
  readonly brandingsOfSchools: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly brandingText: string | null;
      readonly logoKey: string | null;
    };
    readonly parameters: Readonly<Record<never, never>>;
  };
  /** handlers.ts */
  readonly formerSchools: {
    readonly row: {
      readonly schoolId: string | null;
      readonly schoolName: string | null;
      readonly studentId: string | null;
    };
    readonly parameters: Readonly<Record<never, never>>;
  };
  /** handlers.ts */
  readonly ownDeletion: {
    readonly row: {
      readonly deletionDueAt: string | null;
      readonly goesAlongAt: string | null;
    };
    readonly parameters: {
      readonly now: string | null;
    };
  };
  /** handlers.ts */
  readonly renewSession: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly now: string;
      readonly token: string | null;
      readonly days: number | null;
    };
  };
  /** known-browser.ts */
  readonly generationByEmail: {
    readonly row: {
      readonly userId: UserId;
      readonly generation: string | null;
    };
    readonly parameters: {
      readonly email: string | null;
    };
  };
  /** known-browser.ts */
  readonly generationById: {
    readonly row: {
      readonly userId: UserId;
      readonly generation: string | null;
    };
    readonly parameters: {
      readonly userId: UserId | null;
    };
  };
  /** known-browser.ts */
  readonly endGeneration: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly userId: UserId | null;
    };
  };
  /** leave-courses.ts */
  readonly listUnaccepted: {
    readonly row: {
      readonly schoolId: SchoolId;
    };
    readonly parameters: {
      readonly userId: UserId | null;
    };
  };
  /** leave-courses.ts */
  readonly clearWork: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly userId: UserId | null;
    };
  };
  /** leave-courses.ts */
  readonly clearCounts: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly userId: UserId | null;
    };
  };
  /** leave-courses.ts */
  readonly holdRecord: {
    readonly row: {
      readonly id: StudentId;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly userId: UserId | null;
    };
  };
  /** own-account.ts */
  readonly endAccess: {
    readonly row: {
      readonly ended: number | null;
    };
    readonly parameters: {
      readonly userId: string | null;
      readonly butSession: string | null;
    };
  };
  /** own-account.ts */
  readonly recordChange: {
    readonly row: {
      readonly record_account_change: null;
    };
    readonly parameters: {
      readonly userId: string | null;
      readonly action: string | null;
      readonly clientAddress: string | null;
      readonly requestId: string | null;
      readonly now: string | null;
    };
  };
  /** passkeys.ts */
  readonly listCredentials: {
    readonly row: {
      readonly credentialId: string;
      readonly transports: readonly string[];
    };
    readonly parameters: {
      readonly userId: UserId | null;
    };
  };
  /** passkeys.ts */
  readonly findPasskey: {
    readonly row: {
      readonly passkeyId: string;
      readonly userId: UserId;
      readonly email: string;
      readonly publicKey: string;
      readonly counter: number;
      readonly transports: readonly string[];
    };
    readonly parameters: {
      readonly credentialId: string | null;
    };
  };
  /** passkeys.ts */
  readonly insertPasskey: {
    readonly row: {
      readonly id: string;
    };
    readonly parameters: {
      readonly authPasskeyId: string;
      readonly userId: UserId;
      readonly name: string;
      readonly credentialId: string;
      readonly publicKey: string;
      readonly counter: number;
      readonly transports: readonly string[];
      readonly credentialBackedUp: boolean;
    };
  };
  /** passkeys.ts */
  readonly usePasskey: {
    readonly row: {
      readonly id: string;
    };
    readonly parameters: {
      readonly newCounter: number;
      readonly now: string | null;
      readonly authPasskeyId: string | null;
    };
  };
  /** passkeys.ts */
  readonly deletePasskey: {
    readonly row: {
      readonly id: string;
    };
    readonly parameters: {
      readonly userId: UserId | null;
      readonly authPasskeyId: string | null;
    };
  };
  /** queries.ts */
  readonly signInUser: {
    readonly row: {
      readonly userId: UserId;
      readonly state: "deleted" | "suspended" | "expired" | "ok";
    };
    readonly parameters: {
      readonly now: string | null;
      readonly email: string | null;
    };
  };
  /** queries.ts */
  readonly passwordHash: {
    readonly row: {
      readonly password: string | null;
    };
    readonly parameters: {
      readonly email: string | null;
    };
  };
  /** queries.ts */
  readonly settledPasswordHash: {
    readonly row: {
      readonly password: string | null;
    };
    readonly parameters: {
      readonly email: string | null;
    };
  };
  /** queries.ts */
  readonly checkCode: {
    readonly row: {
      readonly schoolId: string | null;
      readonly schoolName: string | null;
      readonly codeId: string | null;
    };
    readonly parameters: {
      readonly code: string | null;
      readonly role: string | null;
    };
  };
  /** queries.ts */
  readonly contactOf: {
    readonly row: {
      readonly contact: string | null;
    };
    readonly parameters: {
      readonly userId: string | null;
    };
  };
  /** queries.ts */
  readonly runsPlatform: {
    readonly row: {
      readonly isOperator: boolean;
    };
    readonly parameters: {
      readonly userId: string | null;
    };
  };
  /** queries.ts */
  readonly listWaiting: {
    readonly row: {
      readonly membershipId: MembershipId;
      readonly schoolId: SchoolId;
      readonly userId: UserId;
      readonly displayName: string;
      readonly email: string;
      readonly isEmailVerified: boolean;
      readonly role: "student" | "teacher" | "parent" | "homeschool_parent" | "school_admin";
      readonly status: "pending" | "provisional" | "active" | "suspended" | "ended";
      readonly askedAt: string;
      readonly provisionalUntil: string | null;
      readonly studentId: StudentId | null;
      readonly waitsForParent: boolean;
    };
    readonly parameters: {
      readonly now: string | null;
    };
  };
  /** queries.ts */
  readonly countWaiting: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly role: "student" | "teacher" | "parent" | "homeschool_parent" | "school_admin";
      readonly waiting: number;
    };
    readonly parameters: {
      readonly now: string | null;
    };
  };
  /** queries.ts */
  readonly listDecisions: {
    readonly row: {
      readonly membershipId: MembershipId;
      readonly schoolId: SchoolId;
      readonly userId: UserId;
      readonly displayName: string;
      readonly role: "student" | "teacher" | "parent" | "homeschool_parent" | "school_admin";
      readonly outcome: "refused" | "approved" | "unconfirmed";
      readonly decidedAt: string | null;
      readonly studentId: StudentId | null;
      readonly isElsewhere: boolean | null;
      readonly decidedByName: string | null;
      readonly reason: string | null;
    };
    readonly parameters: {
      readonly now: string | null;
      readonly beforeDecidedAt: string | null;
      readonly beforeMembershipId: string | null;
      readonly limit: number | string | null;
    };
  };
  /** queries.ts */
  readonly listOwnRequests: {
    readonly row: {
      readonly membershipId: string | null;
      readonly schoolName: string | null;
      readonly role: string | null;
      readonly status: string | null;
      readonly askedAt: string | null;
      readonly endedAt: string | null;
      readonly reason: string | null;
    };
    readonly parameters: Readonly<Record<never, never>>;
  };
  /** queries.ts */
  readonly memberEmails: {
    readonly row: {
      readonly userId: string | null;
      readonly email: string | null;
      readonly locale: string | null;
      readonly isVerified: boolean | null;
    };
    readonly parameters: {
      readonly userIds: readonly (string | null)[] | null;
    };
  };
  /** queries.ts */
  readonly lockMemberships: {
    readonly row: {
      readonly id: MembershipId;
      readonly schoolId: SchoolId;
      readonly schoolName: string;
      readonly userId: UserId;
      readonly role: "student" | "teacher" | "parent" | "homeschool_parent" | "school_admin";
      readonly status: "pending" | "provisional" | "active" | "suspended" | "ended";
      readonly endReason: string | null;
      readonly version: number;
      readonly studentId: StudentId | null;
      readonly isElsewhere: boolean | null;
    };
    readonly parameters: {
      readonly membershipIds: readonly (MembershipId | null)[] | null;
    };
  };
  /** queries.ts */
  readonly decideMemberships: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly status: "pending" | "provisional" | "active" | "suspended" | "ended";
      readonly decidedBy: string | null;
      readonly now: string;
      readonly membershipIds: readonly (MembershipId | null)[] | null;
    };
  };
  /** queries.ts */
  readonly reopenMemberships: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly now: string;
      readonly membershipIds: readonly (MembershipId | null)[] | null;
    };
  };
  /** queries.ts */
  readonly refuseLinkRequests: {
    readonly row: {
      readonly id: GuardianLinkId;
    };
    readonly parameters: {
      readonly reason: string | null;
      readonly now: string;
      readonly schoolId: SchoolId | null;
      readonly userId: UserId | null;
    };
  };
  /** recovery.ts */
  readonly findHolder: {
    readonly row: {
      readonly userId: UserId;
      readonly isStaff: boolean | null;
      readonly email: string;
      readonly name: string;
      readonly locale: string | null;
      readonly isEmailVerified: boolean;
    };
    readonly parameters: {
      readonly userId: UserId | null;
    };
  };
  /** recovery.ts */
  readonly takeLink: {
    readonly row: {
      readonly id: string;
    };
    readonly parameters: {
      readonly authVerificationId: string | null;
    };
  };
  /** recovery.ts */
  readonly "recovery.setPassword": {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly hash: string | null;
      readonly now: string;
      readonly userId: UserId | null;
    };
  };
  /** recovery.ts */
  readonly dropSecrets: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly value: string | null;
    };
  };
  /** recovery.ts */
  readonly clearFactor: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly now: string;
      readonly userId: UserId | null;
    };
  };
  /** recovery.ts */
  readonly "recovery.dropFactor": {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly userId: UserId | null;
    };
  };
  /** recovery.ts */
  readonly dropPasskeys: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly userId: UserId | null;
    };
  };
  /** recovery.ts */
  readonly confirmAddress: {
    readonly row: {
      readonly isFirstAdmin: boolean | null;
    };
    readonly parameters: {
      readonly userId: string | null;
    };
  };
  /** recovery.ts */
  readonly dropConfirmations: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly value: string | null;
    };
  };
  /** recovery.ts */
  readonly dropDeletions: {
    readonly row: {
      readonly isDropped: boolean | null;
    };
    readonly parameters: {
      readonly userId: string | null;
      readonly now: string | null;
    };
  };
  /** recovery.ts */
  readonly findEntered: {
    readonly row: {
      readonly schoolName: string | null;
      readonly needsBirthOn: boolean | null;
    };
    readonly parameters: {
      readonly userId: string | null;
    };
  };
  /** recovery.ts */
  readonly takeOverEntries: {
    readonly row: {
      readonly take_over: null;
    };
    readonly parameters: {
      readonly userId: string | null;
      readonly givenName: string | null;
      readonly familyName: string | null;
      readonly birthOn: string | null;
      readonly locale: string | null;
      readonly now: string | null;
    };
  };
  /** second-factor.ts */
  readonly findSecret: {
    readonly row: {
      readonly secret: string;
    };
    readonly parameters: {
      readonly userId: UserId | null;
    };
  };
  /** second-factor.ts */
  readonly takeStep: {
    readonly row: {
      readonly id: string;
    };
    readonly parameters: {
      readonly step: number | null;
      readonly userId: UserId | null;
    };
  };
  /** second-factor.ts */
  readonly findBackupCodes: {
    readonly row: {
      readonly kept: string;
    };
    readonly parameters: {
      readonly userId: UserId | null;
    };
  };
  /** second-factor.ts */
  readonly takeCode: {
    readonly row: {
      readonly id: string;
    };
    readonly parameters: {
      readonly left: string;
      readonly userId: UserId | null;
      readonly kept: string | null;
    };
  };
  /** second-factor.ts */
  readonly setFactorAt: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly now: string | null;
      readonly token: string | null;
    };
  };
  /** second-factor.ts */
  readonly addBackupCodeGiven: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly id: string;
      readonly now: string | null;
      readonly minutes: number | null;
      readonly token: string | null;
    };
  };
  /** second-factor.ts */
  readonly wasBackupCodeGiven: {
    readonly row: {
      readonly id: string;
    };
    readonly parameters: {
      readonly sessionId: string | null;
      readonly now: string | null;
    };
  };
  /** security.ts */
  readonly listSessions: {
    readonly row: {
      readonly sessionId: string;
      readonly isCurrent: boolean | null;
      readonly createdAt: string;
      readonly lastUsedAt: string;
      readonly ipAddress: unknown;
      readonly userAgent: unknown;
    };
    readonly parameters: {
      readonly authSessionId: string | null;
      readonly userId: UserId | null;
      readonly now: string | null;
    };
  };
  /** security.ts */
  readonly listPasskeys: {
    readonly row: {
      readonly passkeyId: string;
      readonly name: string;
      readonly createdAt: string;
      readonly lastUsedAt: string | null;
      readonly isBackedUp: boolean;
    };
    readonly parameters: {
      readonly userId: UserId | null;
    };
  };
  /** security.ts */
  readonly listTries: {
    readonly row: {
      readonly at: string | null;
      readonly success: boolean | null;
      readonly reason: string | null;
      readonly ipAddress: string | null;
    };
    readonly parameters: {
      readonly userId: string | null;
    };
  };
  /** security.ts */
  readonly endSession: {
    readonly row: {
      readonly id: string;
    };
    readonly parameters: {
      readonly userId: UserId | null;
      readonly authSessionId: string | null;
    };
  };
  /** security.ts */
  readonly "security.setPassword": {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly hash: string | null;
      readonly now: string;
      readonly userId: UserId | null;
    };
  };
  /** sessions.ts */
  readonly setDevice: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly ipAddress: string | null;
      readonly userAgent: string | null;
      readonly token: string | null;
    };
  };
  /** sessions.ts */
  readonly addLogin: {
    readonly row: {
      readonly record_login: null;
    };
    readonly parameters: {
      readonly userId: string | null;
      readonly emailHash: string | null;
      readonly ipAddress: string | null;
      readonly isSuccess: boolean | null;
      readonly reason: string | null;
    };
  };
  /** sign-in.ts */
  readonly dropSession: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly token: string | null;
    };
  };
  /** sign-in.ts */
  readonly studentAddress: {
    readonly row: {
      readonly address: string | null;
    };
    readonly parameters: {
      readonly school: string | null;
      readonly username: string | null;
    };
  };
  /** sign-up.ts */
  readonly schoolAdmins: {
    readonly row: {
      readonly userId: string | null;
      readonly email: string | null;
      readonly locale: string | null;
    };
    readonly parameters: {
      readonly schoolId: string | null;
    };
  };
  /** sign-up.ts */
  readonly "sign-up.findLink": {
    readonly row: {
      readonly userId: UserId;
      readonly email: string;
      readonly isEmailVerified: boolean;
    };
    readonly parameters: {
      readonly identifiers: readonly (string | null)[] | null;
      readonly now: string | null;
    };
  };
  /** sign-up.ts */
  readonly "sign-up.findSession": {
    readonly row: {
      readonly id: string;
    };
    readonly parameters: {
      readonly userId: UserId | null;
      readonly sessionToken: string | null;
      readonly now: string | null;
    };
  };
  /** sign-up.ts */
  readonly "sign-up.takeLink": {
    readonly row: {
      readonly id: string;
    };
    readonly parameters: {
      readonly identifier: string | null;
    };
  };
  /** sign-up.ts */
  readonly "sign-up.confirmAddress": {
    readonly row: {
      readonly isFirstAdmin: boolean | null;
    };
    readonly parameters: {
      readonly userId: string | null;
    };
  };
  /** sign-up.ts */
  readonly disownAccount: {
    readonly row: {
      readonly isDone: boolean | null;
    };
    readonly parameters: {
      readonly userId: string | null;
      readonly now: string | null;
    };
  };
  /** sign-up.ts */
  readonly dropPassword: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly userId: UserId | null;
    };
  };
  /** sign-up.ts */
  readonly dropLinks: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly value: string | null;
    };
  };
  /** sign-up.ts */
  readonly makesOperator: {
    readonly row: {
      readonly isOpen: boolean | null;
    };
    readonly parameters: {
      readonly tokenHash: string | null;
    };
  };
  /** sign-up.ts */
  readonly makeOperator: {
    readonly row: {
      readonly userId: string | null;
    };
    readonly parameters: {
      readonly tokenHash: string | null;
      readonly userId: string | null;
      readonly givenName: string | null;
      readonly familyName: string | null;
    };
  };
  /** unconfirmed.ts */
  readonly listUnconfirmedStudents: {
    readonly row: {
      readonly membershipId: MembershipId;
      readonly schoolId: SchoolId;
      readonly userId: UserId;
    };
    readonly parameters: {
      readonly now: string | null;
    };
  };
  /** unconfirmed.ts */
  readonly endUnconfirmedStudent: {
    readonly row: {
      readonly id: MembershipId;
    };
    readonly parameters: {
      readonly now: string;
      readonly schoolId: SchoolId | null;
      readonly membershipId: MembershipId | null;
    };
  };
  /** workflows.ts */
  readonly hasOperator: {
    readonly row: {
      readonly hasOperator: boolean | null;
    };
    readonly parameters: Readonly<Record<never, never>>;
  };
}
