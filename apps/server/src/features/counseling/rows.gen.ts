// Made by "node tools/sql-types.ts" from the statements of this folder and the migrated schema.
import type { FamilyMessageId, FollowUpId, PlanId, SchoolId, StudentId, UserId } from '@fieldhouse/contract/ids.ts';

export interface Sql {
  /** desk-queries.ts */
  readonly listProposals: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly studentId: StudentId;
      readonly name: string;
      readonly gradeLevel: number | null;
      readonly graduationYear: number | null;
      readonly isOthersToCounsel: boolean;
      readonly planId: PlanId;
      readonly number: number;
      readonly proposedAt: string;
      readonly proposedByName: string | null;
      readonly courses: number;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
    };
  };
  /** desk-queries.ts */
  readonly listAiming: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly studentId: StudentId;
      readonly name: string;
      readonly gradeLevel: number | null;
      readonly graduationYear: number | null;
      readonly isOthersToCounsel: boolean;
      readonly grade9StartedOn: string | null;
      readonly seventhSemesterOn: string | null;
      readonly eighthSemesterEndsOn: string | null;
      readonly graduationExpectedOn: string | null;
      readonly graduatedOn: string | null;
      readonly fullTimeCollegeOn: string | null;
      readonly schooling: "us" | "mixed" | "international" | null;
      readonly isRegistered: boolean;
      readonly isCalendarNontraditional: boolean;
      readonly lastIssuedAt: string | null;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
    };
  };
  /** desk-queries.ts */
  readonly listYearTerms: {
    readonly row: {
      readonly kind: "year" | "semester" | "trimester" | "quarter" | "summer";
      readonly startsOn: string;
      readonly endsOn: string;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
    };
  };
  /** family-queries.ts */
  readonly listCounseled: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly studentId: StudentId;
      readonly isOthersToCounsel: boolean;
    };
    readonly parameters: {
      readonly studentIds: readonly (StudentId | null)[] | null;
    };
  };
  /** family-queries.ts */
  readonly lockKey: {
    readonly row: {
      readonly pg_advisory_xact_lock: null;
    };
    readonly parameters: {
      readonly messageKey: string | null;
    };
  };
  /** family-queries.ts */
  readonly findByKey: {
    readonly row: {
      readonly familyMessageId: FamilyMessageId;
    };
    readonly parameters: {
      readonly schoolId: string | null;
      readonly messageKey: string | null;
    };
  };
  /** family-queries.ts */
  readonly findProgress: {
    readonly row: {
      readonly finishedAt: string | null;
      readonly total: number;
      readonly sent: number;
      readonly refused: number;
      readonly families: number;
    };
    readonly parameters: {
      readonly familyMessageId: FamilyMessageId | null;
    };
  };
  /** family-queries.ts */
  readonly findSender: {
    readonly row: {
      readonly userId: UserId;
    };
    readonly parameters: {
      readonly schoolId: string | null;
      readonly familyMessageId: FamilyMessageId | null;
    };
  };
  /** family-queries.ts */
  readonly takeRecipient: {
    readonly row: {
      readonly messageKey: string;
      readonly studentId: StudentId;
      readonly userId: UserId;
      readonly body: string;
      readonly studentName: string;
      readonly isStudent: boolean;
    };
    readonly parameters: {
      readonly schoolId: string | null;
      readonly familyMessageId: FamilyMessageId | null;
    };
  };
  /** family-queries.ts */
  readonly markRecipient: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly state: "waiting" | "sent" | "refused";
      readonly schoolId: string | null;
      readonly messageKey: string | null;
    };
  };
  /** family-queries.ts */
  readonly finish: {
    readonly row: {
      readonly id: FamilyMessageId;
    };
    readonly parameters: {
      readonly at: string | null;
      readonly schoolId: string | null;
      readonly familyMessageId: FamilyMessageId | null;
    };
  };
  /** overdue.ts */
  readonly listSchools: {
    readonly row: {
      readonly schoolId: SchoolId;
    };
    readonly parameters: {
      readonly now: string | null;
    };
  };
  /** overdue.ts */
  readonly remind: {
    readonly row: {
      readonly studentId: StudentId;
      readonly userId: UserId;
    };
    readonly parameters: {
      readonly now: string | null;
      readonly schoolId: SchoolId | null;
    };
  };
  /** overdue.ts */
  readonly escalate: {
    readonly row: {
      readonly studentId: StudentId;
    };
    readonly parameters: {
      readonly now: string | null;
      readonly schoolId: SchoolId | null;
    };
  };
  /** overdue.ts */
  readonly listRunners: {
    readonly row: {
      readonly userId: string | null;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
    };
  };
  /** queries.ts */
  readonly listStudents: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly studentId: StudentId;
      readonly name: string;
      readonly gradeLevel: number | null;
      readonly graduationYear: number | null;
      readonly sport: string | null;
      readonly targets: readonly string[];
      readonly summary: unknown;
      readonly isOthersToCounsel: boolean;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
    };
  };
  /** queries.ts */
  readonly listAssignments: {
    readonly row: {
      readonly studentId: StudentId;
      readonly userId: UserId;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
    };
  };
  /** queries.ts */
  readonly listCounselors: {
    readonly row: {
      readonly userId: UserId;
      readonly name: string;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
    };
  };
  /** queries.ts */
  readonly listFollowUps: {
    readonly row: {
      readonly followUpId: FollowUpId;
      readonly studentId: StudentId;
      readonly body: "DI" | "DII" | "NAIA" | null;
      readonly finding: string | null;
      readonly task: string;
      readonly ownerUserId: UserId;
      readonly ownerName: string;
      readonly dueOn: string;
      readonly version: number;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
    };
  };
  /** queries.ts */
  readonly findSchool: {
    readonly row: {
      readonly name: string;
      readonly timeZone: string;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
    };
  };
  /** queries.ts */
  readonly findStudent: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly studentId: StudentId;
      readonly isOthersToCounsel: boolean;
    };
    readonly parameters: {
      readonly studentId: StudentId | null;
    };
  };
  /** queries.ts */
  readonly isCounselor: {
    readonly row: {
      readonly userId: UserId;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly userId: UserId | null;
    };
  };
  /** queries.ts */
  readonly listUnassigned: {
    readonly row: {
      readonly studentId: StudentId;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly studentIds: readonly (StudentId | null)[] | null;
      readonly gradeLevel: number | null;
      readonly from: string | null;
      readonly to: string | null;
      readonly userId: UserId | null;
    };
  };
  /** queries.ts */
  readonly endAssignments: {
    readonly row: {
      readonly studentId: StudentId;
    };
    readonly parameters: {
      readonly at: string | null;
      readonly by: string | null;
      readonly schoolId: SchoolId | null;
      readonly userId: UserId | null;
      readonly studentIds: readonly (StudentId | null)[] | null;
      readonly gradeLevel: number | null;
      readonly from: string | null;
      readonly to: string | null;
    };
  };
  /** queries.ts */
  readonly lockFollowUp: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly studentId: StudentId;
      readonly ownerUserId: UserId;
      readonly version: number;
      readonly closedAt: string | null;
    };
    readonly parameters: {
      readonly followUpId: FollowUpId | null;
    };
  };
  /** queries.ts */
  readonly changeFollowUp: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly body: "DI" | "DII" | "NAIA" | null;
      readonly finding: string | null;
      readonly task: string;
      readonly ownerUserId: UserId;
      readonly dueOn: string;
      readonly at: string;
      readonly schoolId: SchoolId | null;
      readonly followUpId: FollowUpId | null;
    };
  };
  /** queries.ts */
  readonly endFollowUp: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly outcome: string | null;
      readonly at: string;
      readonly by: string | null;
      readonly schoolId: SchoolId | null;
      readonly followUpId: FollowUpId | null;
    };
  };
}
