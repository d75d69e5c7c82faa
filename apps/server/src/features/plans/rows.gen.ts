// Made by "node tools/sql-types.ts" from the statements of this folder and the migrated schema.
import type { AcademicYearId, CourseId, EnrollmentId, PlanId, PlanItemId, SchoolId, StudentId, TermId, UserId } from '@fieldhouse/contract/ids.ts';
import type * as plansTables from '#db/tables/plans.ts';

export interface Sql {
  /** queries.ts */
  readonly listPlanCourses: {
    readonly row: {
      readonly courseId: CourseId;
      readonly title: string;
      readonly subject: string;
      readonly gradeLevel: number | null;
      readonly credits: number;
      readonly level: "general" | "honors" | "ap" | "ib" | "dual";
      readonly isMarked: boolean;
      readonly markedArea: "english" | "math" | "science" | "social_science" | "world_language" | "religion_philosophy" | null;
      readonly contentId: string;
      readonly contentPart: number | null;
      readonly contentParts: number | null;
      readonly termId: TermId | null;
      readonly seatsLeft: number | null;
    };
    readonly parameters: {
      readonly studentId: StudentId | null;
    };
  };
  /** queries.ts */
  readonly listPlanPrerequisites: {
    readonly row: {
      readonly courseId: CourseId;
      readonly kind: "required" | "recommended" | "corequisite";
      readonly requiresCourseId: CourseId | null;
      readonly title: string | null;
      readonly minRatio: number | null;
    };
    readonly parameters: {
      readonly studentId: StudentId | null;
    };
  };
  /** queries.ts */
  readonly listStandings: {
    readonly row: {
      readonly courseId: CourseId;
      readonly isCompleted: boolean;
      readonly bestRatio: number | null;
      readonly bestOfOther: number | null;
      readonly isTaking: boolean;
      readonly soFarRatio: number | null;
      readonly endsOn: string | null;
      readonly elsewhere: readonly unknown[];
    };
    readonly parameters: {
      readonly studentId: StudentId | null;
    };
  };
  /** queries.ts */
  readonly listPlanTerms: {
    readonly row: {
      readonly termId: TermId;
      readonly yearId: AcademicYearId;
      readonly name: string;
      readonly kind: "year" | "semester" | "trimester" | "quarter" | "summer";
      readonly startsOn: string;
      readonly endsOn: string;
    };
    readonly parameters: {
      readonly studentId: StudentId | null;
    };
  };
  /** saved-queries.ts */
  readonly listPlans: {
    readonly row: {
      readonly planId: PlanId;
      readonly number: number;
      readonly state: "draft" | "proposed" | "approved" | "returned" | "replaced";
      readonly wishes: NonNullable<(typeof plansTables.plans.$inferSelect)['wishes']>;
      readonly version: number;
      readonly updatedAt: string;
      readonly updatedByName: string | null;
      readonly proposedAt: string | null;
      readonly proposedByName: string | null;
      readonly proposalNote: string | null;
      readonly decidedAt: string | null;
      readonly decidedByName: string | null;
      readonly decisionReason: string | null;
    };
    readonly parameters: {
      readonly studentId: StudentId | null;
    };
  };
  /** saved-queries.ts */
  readonly listItems: {
    readonly row: {
      readonly planItemId: PlanItemId;
      readonly planId: PlanId;
      readonly courseId: string;
      readonly title: string;
      readonly credits: number;
      readonly grade: "A" | "B" | "C" | "D" | "F";
      readonly terms: NonNullable<(typeof plansTables.planItems.$inferSelect)['terms']>;
      readonly startsOn: string;
      readonly endsOn: string;
      readonly askedAt: string | null;
      readonly refusal: "prerequisites" | "not_offered" | "repeat" | null;
      readonly refusalTitles: readonly string[];
      readonly enrollmentId: EnrollmentId | null;
      readonly enrollmentStatus: "requested" | "waitlisted" | "active" | "completed" | "dropped" | "withdrawn" | "declined" | null;
    };
    readonly parameters: {
      readonly studentId: StudentId | null;
    };
  };
  /** saved-queries.ts */
  readonly listItemsOf: {
    readonly row: {
      readonly planItemId: PlanItemId;
      readonly planId: PlanId;
      readonly courseId: string;
      readonly title: string;
      readonly credits: number;
      readonly grade: "A" | "B" | "C" | "D" | "F";
      readonly terms: NonNullable<(typeof plansTables.planItems.$inferSelect)['terms']>;
      readonly startsOn: string;
      readonly endsOn: string;
      readonly askedAt: string | null;
      readonly refusal: "prerequisites" | "not_offered" | "repeat" | null;
      readonly refusalTitles: readonly string[];
      readonly enrollmentId: EnrollmentId | null;
      readonly enrollmentStatus: "requested" | "waitlisted" | "active" | "completed" | "dropped" | "withdrawn" | "declined" | null;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly planId: PlanId | null;
    };
  };
  /** saved-queries.ts */
  readonly listAsked: {
    readonly row: {
      readonly courseId: CourseId;
      readonly title: string;
      readonly state: "requested" | "waitlisted";
    };
    readonly parameters: {
      readonly studentId: StudentId | null;
    };
  };
  /** saved-queries.ts */
  readonly listOwnCounselors: {
    readonly row: {
      readonly userId: UserId;
      readonly name: string | null;
    };
    readonly parameters: {
      readonly studentId: StudentId | null;
    };
  };
  /** saved-queries.ts */
  readonly listDeciders: {
    readonly row: {
      readonly userId: UserId;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly studentId: StudentId | null;
    };
  };
  /** saved-queries.ts */
  readonly listFamily: {
    readonly row: {
      readonly userId: UserId | null;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly studentId: StudentId | null;
      readonly now: string | null;
    };
  };
  /** saved-queries.ts */
  readonly lockPlans: {
    readonly row: {
      readonly pg_advisory_xact_lock: null;
    };
    readonly parameters: {
      readonly studentId: string | null;
    };
  };
  /** saved-queries.ts */
  readonly findPlan: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly studentId: StudentId;
      readonly number: number;
      readonly state: "draft" | "proposed" | "approved" | "returned" | "replaced";
      readonly version: number;
      readonly proposalNote: string | null;
      readonly decisionReason: string | null;
      readonly timeZone: string;
      readonly isOthersToCounsel: boolean;
      readonly isAtSchool: boolean;
    };
    readonly parameters: {
      readonly planId: PlanId | null;
    };
  };
  /** saved-queries.ts */
  readonly findDraft: {
    readonly row: {
      readonly planId: PlanId;
      readonly number: number;
      readonly version: number;
      readonly planKey: string;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly studentId: StudentId | null;
    };
  };
  /** saved-queries.ts */
  readonly findLastNumber: {
    readonly row: {
      readonly number: number;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly studentId: StudentId | null;
    };
  };
  /** saved-queries.ts */
  readonly changeDraft: {
    readonly row: {
      readonly version: number;
    };
    readonly parameters: {
      readonly wishes: unknown;
      readonly by: string;
      readonly at: string;
      readonly schoolId: SchoolId | null;
      readonly planId: PlanId | null;
    };
  };
  /** saved-queries.ts */
  readonly clearItems: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly planId: PlanId | null;
    };
  };
  /** saved-queries.ts */
  readonly listCoursesByIds: {
    readonly row: {
      readonly courseId: CourseId;
      readonly title: string;
      readonly credits: number;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly courseIds: readonly (CourseId | null)[] | null;
    };
  };
  /** saved-queries.ts */
  readonly listSavedTerms: {
    readonly row: {
      readonly courseId: string;
      readonly terms: NonNullable<(typeof plansTables.planItems.$inferSelect)['terms']>;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly studentId: StudentId | null;
    };
  };
  /** saved-queries.ts */
  readonly markProposed: {
    readonly row: {
      readonly version: number;
    };
    readonly parameters: {
      readonly by: string | null;
      readonly at: string | null;
      readonly note: string | null;
      readonly schoolId: SchoolId | null;
      readonly planId: PlanId | null;
    };
  };
  /** saved-queries.ts */
  readonly markDecided: {
    readonly row: {
      readonly version: number;
    };
    readonly parameters: {
      readonly state: "draft" | "proposed" | "approved" | "returned" | "replaced";
      readonly by: string | null;
      readonly at: string | null;
      readonly reason: string | null;
      readonly schoolId: SchoolId | null;
      readonly planId: PlanId | null;
    };
  };
  /** saved-queries.ts */
  readonly replaceOther: {
    readonly row: {
      readonly planId: PlanId;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly studentId: StudentId | null;
      readonly state: "draft" | "proposed" | "approved" | "returned" | "replaced" | null;
    };
  };
  /** saved-queries.ts */
  readonly markAsked: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly at: string | null;
      readonly by: string | null;
      readonly enrollmentId: EnrollmentId | null;
      readonly refusal: "prerequisites" | "not_offered" | "repeat" | null;
      readonly refusalTitles: readonly string[];
      readonly schoolId: SchoolId | null;
      readonly planItemId: PlanItemId | null;
    };
  };
  /** saved-queries.ts */
  readonly findOffered: {
    readonly row: {
      readonly courseId: CourseId;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly courseId: CourseId | null;
      readonly termIds: readonly (TermId | null)[] | null;
    };
  };
  /** saved-queries.ts */
  readonly findInCatalog: {
    readonly row: {
      readonly courseId: CourseId;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly courseId: CourseId | null;
    };
  };
  /** saved-queries.ts */
  readonly listEnteredTerms: {
    readonly row: {
      readonly termId: TermId;
      readonly name: string;
      readonly kind: "year" | "semester" | "trimester" | "quarter" | "summer";
      readonly startsOn: string;
      readonly endsOn: string;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly today: string | null;
    };
  };
  /** workflows.ts */
  readonly plannedCoursesOf: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly studentId: StudentId;
      readonly planItemId: PlanItemId;
      readonly courseId: string;
      readonly title: string;
      readonly markedArea: "english" | "math" | "science" | "social_science" | "world_language" | "religion_philosophy" | null;
      readonly isMarked: boolean;
      readonly level: "general" | "honors" | "ap" | "ib" | "dual";
      readonly contentId: string;
      readonly contentPart: number | null;
      readonly contentParts: number | null;
      readonly credits: number;
      readonly grade: "A" | "B" | "C" | "D" | "F";
      readonly enteredOn: string;
      readonly exitedOn: string;
    };
    readonly parameters: {
      readonly studentIds: readonly (string | null)[] | null;
    };
  };
}
