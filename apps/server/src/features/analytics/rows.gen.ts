// Made by "node tools/sql-types.ts" from the statements of this folder and the migrated schema.
import type { AssignmentId, CourseId, EnrollmentId, SchoolId, StudentId, UserId } from '@fieldhouse/contract/ids.ts';
import type * as courseworkTables from '#db/tables/coursework.ts';
import type * as gradingTables from '#db/tables/grading.ts';

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
  /** staff-queries.ts */
  readonly listClasses: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly courseId: CourseId;
      readonly title: string;
      readonly color: number;
      readonly instructorName: string | null;
      readonly studentCount: number;
      readonly ratios: readonly number[];
      readonly toGradeCount: number;
      readonly teacherRole: "owner" | "teacher" | "grader" | null;
    };
    readonly parameters: Readonly<Record<never, never>>;
  };
  /** staff-queries.ts */
  readonly listClassStandings: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly studentId: StudentId;
      readonly studentUserId: UserId | null;
      readonly avatarKey: string | null;
      readonly name: string;
      readonly courseId: CourseId;
      readonly courseTitle: string;
      readonly missingCount: number;
      readonly soFarRatio: number | null;
      readonly idleDays: number;
      readonly hasOpenWork: boolean;
    };
    readonly parameters: {
      readonly courseId: CourseId | null;
      readonly now: string | null;
      readonly missingWork: number | null;
      readonly staffSoFarRatio: number | string | null;
      readonly days: number | null;
    };
  };
  /** staff-queries.ts */
  readonly findClass: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly courseId: CourseId;
      readonly title: string;
      readonly color: number;
      readonly timeZone: string;
      readonly studentCount: number;
      readonly ratios: readonly number[];
      readonly teacherRole: "owner" | "teacher" | "grader" | null;
    };
    readonly parameters: {
      readonly courseId: CourseId | null;
    };
  };
  /** staff-queries.ts */
  readonly listClassWork: {
    readonly row: {
      readonly assignmentId: AssignmentId;
      readonly title: string;
      readonly dueAt: string | null;
      readonly pointsPossible: number;
      readonly gradedCount: number;
      readonly missingCount: number;
      readonly toGradeCount: number;
      readonly ratios: readonly number[];
    };
    readonly parameters: {
      readonly courseId: CourseId | null;
    };
  };
  /** staff-queries.ts */
  readonly findItemScope: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly courseId: CourseId;
      readonly assignmentId: AssignmentId;
      readonly title: string;
      readonly pointsPossible: number;
      readonly rubric: NonNullable<(typeof courseworkTables.assignments.$inferSelect)['rubric']>;
      readonly matching: NonNullable<(typeof courseworkTables.assignments.$inferSelect)['matching']> | null;
      readonly teacherRole: "owner" | "teacher" | "grader" | null;
    };
    readonly parameters: {
      readonly assignmentId: AssignmentId | null;
    };
  };
  /** staff-queries.ts */
  readonly listResults: {
    readonly row: {
      readonly criteria: NonNullable<(typeof gradingTables.grades.$inferSelect)['criteria']> | null;
      readonly points: number | null;
      readonly pointsPossible: number;
    };
    readonly parameters: {
      readonly assignmentId: AssignmentId | null;
    };
  };
}
