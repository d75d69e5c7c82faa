// Made by "node tools/sql-types.ts" from the statements of this folder and the migrated schema.
import type { CourseId, DataExportId, FileId, SchoolId, StudentId, UserId } from '@fieldhouse/contract/ids.ts';

export interface Sql {
  /** account.ts */
  readonly findExport: {
    readonly row: {
      readonly exportId: DataExportId;
      readonly state: "queued" | "ready" | "failed" | "expired";
      readonly askedAt: string;
      readonly expiresAt: string;
      readonly sizeBytes: number | null;
    };
    readonly parameters: {
      readonly studentId: StudentId | null;
    };
  };
  /** account.ts */
  readonly listChildExports: {
    readonly row: {
      readonly studentId: StudentId;
      readonly exportId: DataExportId;
      readonly state: "queued" | "ready" | "failed" | "expired";
      readonly askedAt: string;
      readonly expiresAt: string;
      readonly sizeBytes: number | null;
    };
    readonly parameters: Readonly<Record<never, never>>;
  };
  /** account.ts */
  readonly listRecords: {
    readonly row: {
      readonly studentId: StudentId;
      readonly schoolId: SchoolId;
      readonly name: string;
    };
    readonly parameters: Readonly<Record<never, never>>;
  };
  /** account.ts */
  readonly lockOwn: {
    readonly row: {
      readonly "?column?": number;
    };
    readonly parameters: Readonly<Record<never, never>>;
  };
  /** account.ts */
  readonly addExport: {
    readonly row: {
      readonly exportId: DataExportId;
      readonly state: "queued" | "ready" | "failed" | "expired";
      readonly askedAt: string;
      readonly expiresAt: string;
      readonly sizeBytes: number | null;
    };
    readonly parameters: {
      readonly dataExportId: DataExportId;
      readonly schoolId: SchoolId | null;
      readonly studentId: StudentId | null;
      readonly expiresAt: string;
      readonly now: string;
    };
  };
  /** account.ts */
  readonly findDeletion: {
    readonly row: {
      readonly dueAt: string;
      readonly askedBy: string;
      readonly isNobodys: boolean | null;
    };
    readonly parameters: Readonly<Record<never, never>>;
  };
  /** account.ts */
  readonly listChildren: {
    readonly row: {
      readonly studentId: string | null;
      readonly userId: string | null;
      readonly name: string | null;
      readonly deletionDueAt: string | null;
      readonly isWaiting: boolean | null;
      readonly isHeld: boolean | null;
    };
    readonly parameters: {
      readonly now: string | null;
    };
  };
  /** account.ts */
  readonly findStanding: {
    readonly row: {
      readonly isMinor: boolean | null;
      readonly isAlone: boolean | null;
      readonly isLastAdmin: boolean | null;
      readonly isHeld: boolean | null;
      readonly closingSchools: readonly string[];
      readonly contact: string | null;
    };
    readonly parameters: {
      readonly now: string | null;
    };
  };
  /** account.ts */
  readonly listLeftAlone: {
    readonly row: {
      readonly schoolId: string | null;
      readonly studentId: string | null;
      readonly userId: string | null;
      readonly name: string | null;
      readonly isUnder13: boolean | null;
      readonly keepsAccount: boolean | null;
    };
    readonly parameters: {
      readonly now: string | null;
    };
  };
  /** account.ts */
  readonly askDeletion: {
    readonly row: {
      readonly dueAt: string | null;
    };
    readonly parameters: {
      readonly id: string | null;
      readonly userId: string | null;
      readonly dueAt: string | null;
      readonly now: string | null;
    };
  };
  /** account.ts */
  readonly withdraw: {
    readonly row: {
      readonly isWithdrawn: boolean | null;
    };
    readonly parameters: {
      readonly userId: string | null;
      readonly now: string | null;
    };
  };
  /** account.ts */
  readonly findMail: {
    readonly row: {
      readonly email: string | null;
      readonly locale: string | null;
    };
    readonly parameters: {
      readonly userId: string | null;
    };
  };
  /** avatar.ts */
  readonly findKey: {
    readonly row: {
      readonly key: string | null;
    };
    readonly parameters: Readonly<Record<never, never>>;
  };
  /** avatar.ts */
  readonly saveKey: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly avatarKey: string | null;
      readonly now: string;
    };
  };
  /** carry-out.ts */
  readonly listExpired: {
    readonly row: {
      readonly id: DataExportId;
      readonly storageKey: string | null;
    };
    readonly parameters: {
      readonly now: string | null;
    };
  };
  /** carry-out.ts */
  readonly setExpired: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly dataExportId: DataExportId | null;
    };
  };
  /** carry-out.ts */
  readonly listLive: {
    readonly row: {
      readonly id: DataExportId;
    };
    readonly parameters: {
      readonly dataExportIds: readonly (DataExportId | null)[] | null;
    };
  };
  /** carry-out.ts */
  readonly sweepAlone: {
    readonly row: {
      readonly userId: string | null;
      readonly isKept: boolean | null;
    };
    readonly parameters: {
      readonly dueAt: string | null;
      readonly now: string | null;
    };
  };
  /** carry-out.ts */
  readonly listDue: {
    readonly row: {
      readonly requestId: string;
      readonly userId: UserId;
      readonly email: string;
    };
    readonly parameters: {
      readonly now: string | null;
      readonly deletionRequestIds: readonly (string | null)[] | null;
    };
  };
  /** carry-out.ts */
  readonly listLastFamilies: {
    readonly row: {
      readonly schoolId: string | null;
    };
    readonly parameters: {
      readonly userId: string | null;
    };
  };
  /** carry-out.ts */
  readonly endLeftAlone: {
    readonly row: {
      readonly userId: string | null;
    };
    readonly parameters: {
      readonly userId: string | null;
      readonly now: string | null;
    };
  };
  /** carry-out.ts */
  readonly closeSchool: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly now: string;
      readonly schoolId: SchoolId | null;
    };
  };
  /** carry-out.ts */
  readonly listCopiesOfRecord: {
    readonly row: {
      readonly storageKey: string;
    };
    readonly parameters: {
      readonly userId: UserId | null;
    };
  };
  /** carry-out.ts */
  readonly listErasedFiles: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly fileId: FileId;
    };
    readonly parameters: {
      readonly ownerUserId: UserId | null;
    };
  };
  /** carry-out.ts */
  readonly erasePerson: {
    readonly row: {
      readonly erase_person: null;
    };
    readonly parameters: {
      readonly userId: string | null;
      readonly addressHashes: readonly (string | null)[] | null;
      readonly now: string | null;
    };
  };
  /** carry-out.ts */
  readonly holdUser: {
    readonly row: {
      readonly hold_user: null;
    };
    readonly parameters: {
      readonly userId: string | null;
    };
  };
  /** carry-out.ts */
  readonly lockAsked: {
    readonly row: {
      readonly id: string;
    };
    readonly parameters: {
      readonly deletionRequestId: string | null;
    };
  };
  /** carry-out.ts */
  readonly setDone: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly now: string | null;
      readonly deletionRequestId: string | null;
    };
  };
  /** email-change.ts */
  readonly isWithoutAddress: {
    readonly row: {
      readonly isKept: boolean | null;
    };
    readonly parameters: {
      readonly userId: string | null;
      readonly now: string | null;
    };
  };
  /** email-change.ts */
  readonly isTaken: {
    readonly row: {
      readonly id: UserId;
    };
    readonly parameters: {
      readonly email: string | null;
    };
  };
  /** email-change.ts */
  readonly dropAsked: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly value: string | null;
    };
  };
  /** email-change.ts */
  readonly findLink: {
    readonly row: {
      readonly id: string;
      readonly userId: string;
      readonly newEmail: string | null;
      readonly email: string;
      readonly locale: string | null;
    };
    readonly parameters: {
      readonly prefix: string | null;
      readonly now: string | null;
    };
  };
  /** email-change.ts */
  readonly takeLink: {
    readonly row: {
      readonly id: string;
    };
    readonly parameters: {
      readonly authVerificationId: string | null;
    };
  };
  /** email-change.ts */
  readonly setEmail: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly newEmail: string;
      readonly now: string;
      readonly userId: UserId | null;
    };
  };
  /** email-change.ts */
  readonly confirmAddress: {
    readonly row: {
      readonly confirm_address: boolean | null;
    };
    readonly parameters: {
      readonly userId: string | null;
    };
  };
  /** email-change.ts */
  readonly findSession: {
    readonly row: {
      readonly id: string;
    };
    readonly parameters: {
      readonly userId: UserId | null;
      readonly sessionToken: string | null;
    };
  };
  /** email-change.ts */
  readonly dropLinks: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly value: string | null;
    };
  };
  /** export-sections.ts */
  readonly listFiles: {
    readonly row: {
      readonly id: FileId;
      readonly name: string;
      readonly storageKey: string;
    };
    readonly parameters: {
      readonly userId: UserId | null;
      readonly schoolId: SchoolId | null;
      readonly studentId: StudentId | null;
    };
  };
  /** export.ts */
  readonly findAsked: {
    readonly row: {
      readonly userId: UserId;
      readonly expiresAt: string;
      readonly name: string;
      readonly email: string;
      readonly knownAddress: string | null;
      readonly locale: "en" | "es" | "fr" | "de";
      readonly avatarKey: string | null;
      readonly schoolId: SchoolId | null;
      readonly studentId: StudentId | null;
      readonly studentName: string | null;
    };
    readonly parameters: {
      readonly dataExportId: DataExportId | null;
      readonly now: string | null;
    };
  };
  /** export.ts */
  readonly setReady: {
    readonly row: {
      readonly id: DataExportId;
    };
    readonly parameters: {
      readonly storageKey: string | null;
      readonly sizeBytes: number | null;
      readonly dataExportId: DataExportId | null;
    };
  };
  /** export.ts */
  readonly setFailed: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly dataExportId: DataExportId | null;
    };
  };
  /** export.ts */
  readonly listCopiedRecords: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly studentId: StudentId;
    };
    readonly parameters: {
      readonly studentId: StudentId | null;
      readonly userId: UserId | null;
      readonly schoolId: SchoolId | null;
    };
  };
  /** export.ts */
  readonly findKnown: {
    readonly row: {
      readonly "?column?": number;
    };
    readonly parameters: {
      readonly dataExportId: DataExportId | null;
    };
  };
  /** hand-over.ts */
  readonly listTaught: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly courseId: CourseId;
    };
    readonly parameters: {
      readonly userId: string | null;
    };
  };
  /** leave-school.ts */
  readonly listAttended: {
    readonly row: {
      readonly schoolId: SchoolId;
    };
    readonly parameters: {
      readonly userId: UserId | null;
    };
  };
  /** leave-school.ts */
  readonly enterSchool: {
    readonly row: {
      readonly set_config: string | null;
    };
    readonly parameters: {
      readonly schoolId: string | null;
    };
  };
  /** leave-school.ts */
  readonly listLeft: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly userId: UserId;
    };
    readonly parameters: Readonly<Record<never, never>>;
  };
  /** leave-school.ts */
  readonly clearQueues: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly userId: UserId | null;
    };
  };
  /** leave-school.ts */
  readonly clearCounts: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly userId: UserId | null;
    };
  };
  /** leave-school.ts */
  readonly listQueued: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly userId: UserId;
    };
    readonly parameters: Readonly<Record<never, never>>;
  };
  /** person.ts */
  readonly findPerson: {
    readonly row: {
      readonly givenName: string;
      readonly familyName: string | null;
      readonly phone: string | null;
      readonly address: string | null;
      readonly bio: string | null;
      readonly version: number;
    };
    readonly parameters: Readonly<Record<never, never>>;
  };
  /** person.ts */
  readonly lockPerson: {
    readonly row: {
      readonly givenName: string;
      readonly familyName: string | null;
      readonly phone: string | null;
      readonly address: string | null;
      readonly bio: string | null;
      readonly version: number;
    };
    readonly parameters: Readonly<Record<never, never>>;
  };
  /** person.ts */
  readonly savePersonRow: {
    readonly row: {
      readonly givenName: string;
      readonly familyName: string | null;
      readonly phone: string | null;
      readonly address: string | null;
      readonly bio: string | null;
      readonly version: number;
    };
    readonly parameters: {
      readonly givenName: string;
      readonly familyName: string | null;
      readonly phone: string | null;
      readonly address: string | null;
      readonly bio: string | null;
      readonly now: string;
    };
  };
  /** person.ts */
  readonly keepName: {
    readonly row: {
      readonly keep_name: null;
    };
    readonly parameters: {
      readonly name: string | null;
      readonly sort: string | null;
    };
  };
  /** person.ts */
  readonly findSettings: {
    readonly row: {
      readonly locale: "en" | "es" | "fr" | "de";
      readonly colorScheme: "light" | "dark" | "auto";
      readonly timeZone: string | null;
      readonly dateFormat: "MDY" | "DMY" | "YMD" | null;
      readonly showProfile: boolean | null;
      readonly showGrades: boolean | null;
      readonly showProgress: boolean | null;
      readonly version: number;
    };
    readonly parameters: Readonly<Record<never, never>>;
  };
  /** person.ts */
  readonly lockSettings: {
    readonly row: {
      readonly locale: "en" | "es" | "fr" | "de";
      readonly colorScheme: "light" | "dark" | "auto";
      readonly timeZone: string | null;
      readonly dateFormat: "MDY" | "DMY" | "YMD" | null;
      readonly showProfile: boolean | null;
      readonly showGrades: boolean | null;
      readonly showProgress: boolean | null;
      readonly version: number;
    };
    readonly parameters: Readonly<Record<never, never>>;
  };
  /** person.ts */
  readonly saveSettingsRow: {
    readonly row: {
      readonly locale: "en" | "es" | "fr" | "de";
      readonly colorScheme: "light" | "dark" | "auto";
      readonly timeZone: string | null;
      readonly dateFormat: "MDY" | "DMY" | "YMD" | null;
      readonly showProfile: boolean | null;
      readonly showGrades: boolean | null;
      readonly showProgress: boolean | null;
      readonly version: number;
    };
    readonly parameters: {
      readonly locale: "en" | "es" | "fr" | "de";
      readonly colorScheme: "light" | "dark" | "auto";
      readonly timeZone: string | null;
      readonly dateFormat: "MDY" | "DMY" | "YMD" | null;
      readonly showProfile: boolean | null;
      readonly showGrades: boolean | null;
      readonly showProgress: boolean | null;
      readonly now: string;
    };
  };
  /** person.ts */
  readonly isMinor: {
    readonly row: {
      readonly isMinor: boolean | null;
    };
    readonly parameters: {
      readonly now: string | null;
    };
  };
  /** person.ts */
  readonly isOwnWithoutAddress: {
    readonly row: {
      readonly isKept: boolean | null;
    };
    readonly parameters: {
      readonly now: string | null;
    };
  };
  /** person.ts */
  readonly findRecord: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly schoolName: string;
      readonly studentNumber: string;
      readonly gradeLevel: number | null;
      readonly graduationYear: number | null;
      readonly currentGpa: number | null;
      readonly coreEarned: number | null;
      readonly keptBodies: unknown;
    };
    readonly parameters: Readonly<Record<never, never>>;
  };
  /** person.ts */
  readonly findPendingEmail: {
    readonly row: {
      readonly email: string;
    };
    readonly parameters: {
      readonly value: string | null;
      readonly now: string | null;
    };
  };
  /** tell-deleted.ts */
  readonly listFollowers: {
    readonly row: {
      readonly userId: UserId;
      readonly schoolId: SchoolId;
      readonly schoolName: string;
      readonly email: string | null;
      readonly locale: string | null;
    };
    readonly parameters: {
      readonly userId: UserId | null;
      readonly now: string | null;
    };
  };
}
