// Made by "node tools/sql-types.ts" from the statements of this folder and the migrated schema.
import type { CourseId, EnrollmentId, SchoolId, StudentId } from '@fieldhouse/contract/ids.ts';

export interface Sql {
  /** queries.ts */
  readonly listRecords: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly studentId: StudentId;
      readonly legalName: string;
      readonly graduationYear: number | null;
      readonly timeZone: string;
      readonly currentGpa: number | null;
      readonly progressGpa: number | null;
      readonly creditsEarned: number | null;
      readonly coreEarned: number | null;
      readonly coreProjected: number | null;
      readonly goal: number | null;
    };
    readonly parameters: Readonly<Record<never, never>>;
  };
  /** queries.ts */
  readonly listCourses: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly studentId: StudentId;
      readonly courseId: CourseId;
      readonly enrollmentId: EnrollmentId;
      readonly title: string;
      readonly subject: string;
      readonly isNcaaApproved: boolean;
      readonly status: "active" | "completed";
      readonly finalRatio: number | null;
      readonly soFarRatio: number | null;
      readonly gradedCount: number;
      readonly assignmentCount: number;
    };
    readonly parameters: Readonly<Record<never, never>>;
  };
  /** queries.ts */
  readonly listStudyDays: {
    readonly row: {
      readonly studentId: StudentId;
      readonly courseId: CourseId;
      readonly on: string;
      readonly minutes: number;
      readonly submissions: number;
    };
    readonly parameters: {
      readonly first: string | null;
    };
  };
  /** queries.ts */
  readonly listReleased: {
    readonly row: {
      readonly studentId: StudentId;
      readonly courseId: string;
      readonly enrollmentId: EnrollmentId;
      readonly on: string;
      readonly points: number | null;
      readonly pointsPossible: number;
      readonly isExtraCredit: boolean;
    };
    readonly parameters: {
      readonly first: string | null;
    };
  };
  /** queries.ts */
  readonly listPeriods: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly isYear: boolean;
      readonly startsOn: string;
      readonly endsOn: string;
    };
    readonly parameters: Readonly<Record<never, never>>;
  };
  /** queries.ts */
  readonly setGoal: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly schoolId: SchoolId;
      readonly studentId: StudentId;
      readonly goal: number | string | null;
      readonly now: string;
    };
  };
  /** queries.ts */
  readonly forgetGoal: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly studentId: StudentId | null;
    };
  };
}
