// Made by "node tools/sql-types.ts" from the statements of this folder and the migrated schema.
import type { SchoolId, StudentId, UserId } from '@fieldhouse/contract/ids.ts';

export interface Sql {
  /** queries.ts */
  readonly listSchools: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly schoolName: string;
      readonly kind: "school" | "homeschool" | "personal";
      readonly signInName: string | null;
      readonly today: string | null;
    };
    readonly parameters: {
      readonly now: string | null;
    };
  };
  /** queries.ts */
  readonly isSignInNameTaken: {
    readonly row: {
      readonly isTaken: boolean | null;
    };
    readonly parameters: {
      readonly name: string | null;
    };
  };
  /** queries.ts */
  readonly chooseName: {
    readonly row: {
      readonly outcome: string | null;
    };
    readonly parameters: {
      readonly schoolId: string | null;
      readonly name: string | null;
      readonly now: string | null;
    };
  };
  /** queries.ts */
  readonly holdSchool: {
    readonly row: {
      readonly pg_advisory_xact_lock: null;
    };
    readonly parameters: {
      readonly schoolId: string | null;
    };
  };
  /** queries.ts */
  readonly listUsernames: {
    readonly row: {
      readonly username: string;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
    };
  };
  /** queries.ts */
  readonly listNamesakes: {
    readonly row: {
      readonly studentId: StudentId;
      readonly name: string;
      readonly birthOn: string;
      readonly isBeingDeleted: boolean;
    };
    readonly parameters: {
      readonly now: string | null;
      readonly schoolId: SchoolId | null;
      readonly birthDays: readonly (string | null)[] | null;
    };
  };
  /** queries.ts */
  readonly listMade: {
    readonly row: {
      readonly line: number;
      readonly studentId: StudentId;
      readonly username: string;
      readonly name: string;
      readonly madeAt: string;
      readonly resetAt: string | null;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly batchId: string | null;
    };
  };
  /** queries.ts */
  readonly makeAccount: {
    readonly row: {
      readonly isMade: boolean | null;
    };
    readonly parameters: {
      readonly schoolId: string | null;
      readonly batchId: string | null;
      readonly line: number | null;
      readonly userId: string | null;
      readonly studentId: string | null;
      readonly username: string | null;
      readonly givenName: string | null;
      readonly familyName: string | null;
      readonly birthOn: string | null;
      readonly gradeLevel: number | null;
      readonly graduationYear: number | null;
      readonly locale: string | null;
      readonly passwordHash: string | null;
      readonly consentState: string | null;
      readonly relationship: string | null;
      readonly now: string | null;
    };
  };
  /** queries.ts */
  readonly findAccount: {
    readonly row: {
      readonly schoolId: string | null;
      readonly studentId: string | null;
      readonly userId: string | null;
      readonly name: string | null;
      readonly username: string | null;
      readonly signInName: string | null;
      readonly madeAt: string | null;
      readonly resetAt: string | null;
      readonly lastSignInAt: string | null;
      readonly isSchoolsOwn: boolean | null;
    };
    readonly parameters: {
      readonly studentId: string | null;
      readonly now: string | null;
    };
  };
  /** queries.ts */
  readonly schoolOfStudent: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly studentId: StudentId;
      readonly schoolName: string;
    };
    readonly parameters: {
      readonly studentId: StudentId | null;
    };
  };
  /** queries.ts */
  readonly listSignIns: {
    readonly row: {
      readonly kind: string | null;
      readonly id: string | null;
      readonly at: string | null;
      readonly isSuccess: boolean | null;
      readonly userAgent: string | null;
    };
    readonly parameters: {
      readonly studentId: string | null;
      readonly now: string | null;
    };
  };
  /** queries.ts */
  readonly resetPassword: {
    readonly row: {
      readonly isDone: boolean | null;
    };
    readonly parameters: {
      readonly studentId: string | null;
      readonly passwordHash: string | null;
      readonly now: string | null;
    };
  };
  /** queries.ts */
  readonly endAccess: {
    readonly row: {
      readonly ended: number | null;
    };
    readonly parameters: {
      readonly studentId: string | null;
      readonly sessionId: string | null;
      readonly now: string | null;
    };
  };
  /** queries.ts */
  readonly listManagers: {
    readonly row: {
      readonly userId: UserId;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly studentId: StudentId | null;
      readonly now: string | null;
    };
  };
}
