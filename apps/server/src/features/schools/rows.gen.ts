// Made by "node tools/sql-types.ts" from the statements of this folder and the migrated schema.
import type { AcademicYearId, CourseId, GradingPeriodId, GradingScaleId, SchoolCodeId, SchoolDayId, SchoolId, TermId } from '@fieldhouse/contract/ids.ts';
import type * as schoolsTables from '#db/tables/schools.ts';

export interface Sql {
  /** branding.ts */
  readonly findBranding: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly schoolName: string;
      readonly brandingText: string | null;
      readonly logoKey: string | null;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
    };
  };
  /** branding.ts */
  readonly saveText: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly schoolId: SchoolId;
      readonly brandingText: string | null;
      readonly now: string | null;
    };
  };
  /** branding.ts */
  readonly saveLogo: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly schoolId: SchoolId;
      readonly logoKey: string | null;
      readonly now: string | null;
    };
  };
  /** codes.ts */
  readonly listRows: {
    readonly row: {
      readonly codeId: SchoolCodeId;
      readonly schoolId: SchoolId;
      readonly code: string;
      readonly roles: readonly ("student" | "teacher" | "parent" | "school_admin")[];
      readonly isActive: boolean;
      readonly expiresAt: string | null;
      readonly useCount: number;
      readonly createdAt: string;
      readonly createdByName: string | null;
      readonly switchedAt: string | null;
      readonly switchedByName: string | null;
    };
    readonly parameters: Readonly<Record<never, never>>;
  };
  /** codes.ts */
  readonly lockCode: {
    readonly row: {
      readonly codeId: SchoolCodeId;
      readonly schoolId: SchoolId;
      readonly code: string;
      readonly roles: readonly ("student" | "teacher" | "parent" | "school_admin")[];
      readonly isActive: boolean;
      readonly expiresAt: string | null;
    };
    readonly parameters: {
      readonly schoolCodeId: SchoolCodeId | null;
    };
  };
  /** codes.ts */
  readonly setActive: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly isActive: boolean;
      readonly now: string;
      readonly schoolId: SchoolId | null;
      readonly schoolCodeId: SchoolCodeId | null;
    };
  };
  /** codes.ts */
  readonly newCode: {
    readonly row: {
      readonly code: string | null;
    };
    readonly parameters: {
      readonly prefix: string | null;
    };
  };
  /** codes.ts */
  readonly insertCode: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly schoolId: SchoolId;
      readonly schoolCodeId: SchoolCodeId;
      readonly code: string;
      readonly roles: readonly ("student" | "teacher" | "parent" | "school_admin")[];
      readonly expiresAt: string | null;
      readonly createdBy: string | null;
      readonly createdAt: string;
    };
  };
  /** codes.ts */
  readonly findSchool: {
    readonly row: {
      readonly name: string;
      readonly kind: "school" | "homeschool" | "personal";
      readonly activeCount: number;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
    };
  };
  /** grading-policy.ts */
  readonly listPolicies: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly number: number;
      readonly effectiveOn: string;
      readonly missing: NonNullable<(typeof schoolsTables.gradingPolicies.$inferSelect)['missing']>;
      readonly late: NonNullable<(typeof schoolsTables.gradingPolicies.$inferSelect)['late']>;
      readonly aiRelease: "teacher_confirms" | "at_once";
      readonly defaultRelease: "immediate" | "held";
      readonly enrollmentMode: "auto" | "approval";
      readonly coursePublishing: "approval" | "teacher";
      readonly dropUntil: string | null;
      readonly officialGpa: "mean_over_25" | "scale_unweighted" | "scale_weighted";
      readonly repeats: "best" | "latest" | "average";
      readonly byName: string | null;
    };
    readonly parameters: {
      readonly now: string | null;
    };
  };
  /** grading-policy.ts */
  readonly lockPolicies: {
    readonly row: {
      readonly pg_advisory_xact_lock: null;
    };
    readonly parameters: {
      readonly schoolId: string | null;
    };
  };
  /** grading-policy.ts */
  readonly findLast: {
    readonly row: {
      readonly number: number;
      readonly timeZone: string;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
    };
  };
  /** registration.ts */
  readonly registerSchool: {
    readonly row: {
      readonly code: string | null;
    };
    readonly parameters: {
      readonly schoolId: string | null;
      readonly name: string | null;
      readonly email: string | null;
      readonly address: string | null;
      readonly phone: string | null;
      readonly website: string | null;
      readonly principal: string | null;
      readonly prefix: string | null;
      readonly clientAddress: string | null;
      readonly requestId: string | null;
    };
  };
  /** registration.ts */
  readonly confirmSchool: {
    readonly row: {
      readonly schoolName: string | null;
      readonly code: string | null;
    };
    readonly parameters: {
      readonly tokenHash: string | null;
      readonly clientAddress: string | null;
      readonly requestId: string | null;
      readonly now: string | null;
    };
  };
  /** registration.ts */
  readonly resendConfirmationStatement: {
    readonly row: {
      readonly schoolId: string | null;
      readonly schoolName: string | null;
    };
    readonly parameters: {
      readonly code: string | null;
      readonly email: string | null;
      readonly clientAddress: string | null;
      readonly requestId: string | null;
      readonly now: string | null;
    };
  };
  /** scales-queries.ts */
  readonly listScales: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly scaleId: GradingScaleId;
      readonly number: number;
      readonly effectiveOn: string | null;
      readonly steps: NonNullable<(typeof schoolsTables.gradingScales.$inferSelect)['steps']> | null;
    };
    readonly parameters: Readonly<Record<never, never>>;
  };
  /** scales-queries.ts */
  readonly listEnteredScales: {
    readonly row: {
      readonly scaleId: GradingScaleId;
      readonly outsideSchool: string | null;
      readonly number: number;
      readonly effectiveOn: string | null;
      readonly steps: NonNullable<(typeof schoolsTables.gradingScales.$inferSelect)['steps']> | null;
      readonly reason: string;
      readonly enteredAt: string;
      readonly enteredByName: string | null;
      readonly postedCount: number;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
    };
  };
  /** scales-queries.ts */
  readonly listOutsideSchools: {
    readonly row: {
      readonly name: string;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
    };
  };
  /** scales-queries.ts */
  readonly findSchoolDay: {
    readonly row: {
      readonly timeZone: string;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
    };
  };
  /** scales-queries.ts */
  readonly listRunningGrades: {
    readonly row: {
      readonly courseId: CourseId;
      readonly title: string;
      readonly lastDayOn: string | null;
      readonly ratio: number;
      readonly count: number;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
    };
  };
  /** scales-queries.ts */
  readonly lockScales: {
    readonly row: {
      readonly pg_advisory_xact_lock: null;
    };
    readonly parameters: {
      readonly schoolId: string | null;
    };
  };
  /** terms.ts */
  readonly listYears: {
    readonly row: {
      readonly id: AcademicYearId;
      readonly schoolId: SchoolId;
      readonly parentId: null;
      readonly name: string;
      readonly kind: "year";
      readonly startsOn: string;
      readonly endsOn: string;
      readonly gradesDueOn: null;
      readonly version: number;
      readonly courseCount: number;
    };
    readonly parameters: Readonly<Record<never, never>>;
  };
  /** terms.ts */
  readonly listTerms: {
    readonly row: {
      readonly id: TermId;
      readonly schoolId: SchoolId;
      readonly parentId: AcademicYearId;
      readonly name: string;
      readonly kind: "year" | "semester" | "trimester" | "quarter" | "summer";
      readonly startsOn: string;
      readonly endsOn: string;
      readonly gradesDueOn: string | null;
      readonly version: number;
      readonly courseCount: number;
    };
    readonly parameters: Readonly<Record<never, never>>;
  };
  /** terms.ts */
  readonly listPeriods: {
    readonly row: {
      readonly id: GradingPeriodId;
      readonly schoolId: SchoolId;
      readonly parentId: TermId;
      readonly name: string;
      readonly kind: "quarter";
      readonly startsOn: string;
      readonly endsOn: string;
      readonly gradesDueOn: null;
      readonly version: number;
      readonly courseCount: number;
    };
    readonly parameters: Readonly<Record<never, never>>;
  };
  /** terms.ts */
  readonly listDays: {
    readonly row: {
      readonly id: SchoolDayId;
      readonly schoolId: SchoolId;
      readonly on: string;
      readonly kind: "holiday" | "half" | "event";
      readonly label: string;
    };
    readonly parameters: Readonly<Record<never, never>>;
  };
  /** terms.ts */
  readonly lockCalendar: {
    readonly row: {
      readonly pg_advisory_xact_lock: null;
    };
    readonly parameters: {
      readonly schoolId: string | null;
    };
  };
  /** terms.ts */
  readonly putYear: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly schoolId: SchoolId;
      readonly academicYearId: AcademicYearId;
      readonly label: string;
      readonly startsOn: string;
      readonly endsOn: string;
      readonly now: string;
    };
  };
  /** terms.ts */
  readonly putTerm: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly schoolId: SchoolId;
      readonly termId: TermId;
      readonly academicYearId: AcademicYearId;
      readonly name: string;
      readonly kind: "year" | "semester" | "trimester" | "quarter" | "summer";
      readonly startsOn: string;
      readonly endsOn: string;
      readonly gradesDueOn: string | null;
      readonly now: string;
    };
  };
  /** terms.ts */
  readonly putPeriod: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly schoolId: SchoolId;
      readonly gradingPeriodId: GradingPeriodId;
      readonly termId: TermId;
      readonly name: string;
      readonly startsOn: string;
      readonly endsOn: string;
      readonly now: string;
    };
  };
  /** terms.ts */
  readonly putDays: {
    readonly row: {
      readonly on: string;
    };
    readonly parameters: {
      readonly schoolId: SchoolId;
      readonly kind: "holiday" | "half" | "event";
      readonly label: string;
      readonly now: string;
      readonly from: string | null;
      readonly to: string | null;
    };
  };
  /** terms.ts */
  readonly dropDay: {
    readonly row: {
      readonly on: string;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly schoolDayId: SchoolDayId | null;
    };
  };
}
