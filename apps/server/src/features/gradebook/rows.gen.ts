// Made by "node tools/sql-types.ts" from the statements of this folder and the migrated schema.
import type { AssignmentId, CategoryId, CourseId, EnrollmentId, FinalGradeId, GradingScaleId, InquiryId, SchoolId, StudentId, UserId } from '@fieldhouse/contract/ids.ts';
import type * as gradebookTables from '#db/tables/gradebook.ts';
import type * as gradingTables from '#db/tables/grading.ts';
import type * as schoolsTables from '#db/tables/schools.ts';

export interface Sql {
  /** history.ts */
  readonly findCell: {
    readonly row: {
      readonly enrollmentId: EnrollmentId;
      readonly studentId: StudentId;
      readonly assignmentId: AssignmentId;
      readonly state: "ungraded" | "graded" | "excused" | "missing";
      readonly points: number | null;
      readonly lateDeduction: number;
      readonly pointsPossible: number;
      readonly attemptId: string | null;
      readonly attemptNumber: number;
      readonly submittedAt: string | null;
      readonly effectiveDueAt: null;
      readonly isLate: boolean;
      readonly isHeld: boolean;
      readonly isReleased: boolean;
      readonly needsGrading: boolean;
      readonly lastSeq: number;
      readonly setAt: string | null;
      readonly byName: null;
    };
    readonly parameters: {
      readonly studentId: StudentId | null;
      readonly assignmentId: AssignmentId | null;
    };
  };
  /** incompletes.ts */
  readonly listIncompletes: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly courseId: CourseId;
      readonly courseTitle: string;
      readonly courseStatus: "draft" | "published" | "archived";
      readonly teacherRole: "owner" | "teacher" | "grader" | null;
      readonly enrollmentId: EnrollmentId;
      readonly studentId: StudentId;
      readonly studentName: string;
      readonly dueOn: string | null;
      readonly postedAt: string;
      readonly termEndsOn: string | null;
      readonly timeZone: string;
    };
    readonly parameters: Readonly<Record<never, never>>;
  };
  /** incompletes.ts */
  readonly findIncomplete: {
    readonly row: {
      readonly finalGradeId: FinalGradeId;
      readonly studentId: string;
      readonly dueOn: string | null;
      readonly studentUserId: UserId | null;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly courseId: string | null;
      readonly enrollmentId: EnrollmentId | null;
    };
  };
  /** incompletes.ts */
  readonly findAttempt: {
    readonly row: {
      readonly studentId: StudentId;
      readonly termEndsOn: string | null;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly courseId: CourseId | null;
      readonly enrollmentId: EnrollmentId | null;
    };
  };
  /** incompletes.ts */
  readonly postDueDay: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly finalGradeId: FinalGradeId;
      readonly dueOn: string | null;
      readonly by: string;
      readonly at: string;
      readonly reason: string | null;
      readonly schoolId: SchoolId | null;
      readonly earlier: FinalGradeId | null;
    };
  };
  /** posting-queries.ts */
  readonly findPostingCourse: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly courseId: CourseId;
      readonly title: string;
      readonly transcriptTitle: string;
      readonly level: "general" | "honors" | "ap" | "ib" | "dual";
      readonly subject: string;
      readonly ncaaArea: "english" | "math" | "science" | "social_science" | "world_language" | "religion_philosophy" | null;
      readonly isNcaaApproved: boolean;
      readonly credits: number;
      readonly courseStatus: "draft" | "published" | "archived";
      readonly teacherRole: "owner" | "teacher" | "grader" | null;
      readonly teacherName: string | null;
      readonly termName: string | null;
      readonly termLabel: string | null;
      readonly termEndsOn: string | null;
      readonly gradesDueOn: string | null;
      readonly timeZone: string;
    };
    readonly parameters: {
      readonly courseId: CourseId | null;
    };
  };
  /** posting-queries.ts */
  readonly findWindow: {
    readonly row: {
      readonly id: string;
      readonly state: "locked" | "reopened";
      readonly at: string;
      readonly reason: string | null;
      readonly enrollmentIds: readonly string[] | null;
      readonly reasons: readonly string[] | null;
      readonly byName: string | null;
    };
    readonly parameters: {
      readonly courseId: CourseId | null;
    };
  };
  /** posting-queries.ts */
  readonly listPosting: {
    readonly row: {
      readonly studentId: StudentId;
      readonly studentUserId: UserId | null;
      readonly enrollmentId: EnrollmentId;
      readonly name: string;
      readonly status: "requested" | "waitlisted" | "active" | "completed" | "dropped" | "withdrawn" | "declined";
      readonly attemptNumber: number;
      readonly isListed: boolean;
      readonly isLocked: boolean;
      readonly soFarRatio: number | null;
      readonly ifNothingElseRatio: number | null;
      readonly gradedCount: number;
      readonly publishedCount: number;
      readonly missingCount: number;
      readonly needsGradingCount: number;
      readonly heldCount: number;
      readonly notDueCount: number;
      readonly postedId: FinalGradeId | null;
      readonly postedNumber: number | null;
      readonly postedResult: "graded" | "incomplete" | "withdrawn" | null;
      readonly postedRatio: number | null;
      readonly postedLetter: string | null;
      readonly postedScaleId: GradingScaleId | null;
      readonly lastDayOn: string | null;
      readonly postedAt: string | null;
      readonly overrideReason: string | null;
      readonly postedDueOn: string | null;
      readonly termEndsOn: string | null;
      readonly postedByName: string | null;
    };
    readonly parameters: {
      readonly now: string | null;
      readonly courseId: CourseId | null;
    };
  };
  /** posting-queries.ts */
  readonly lockPostingLines: {
    readonly row: {
      readonly studentId: StudentId;
      readonly studentUserId: UserId | null;
      readonly enrollmentId: EnrollmentId;
      readonly name: string;
      readonly status: "requested" | "waitlisted" | "active" | "completed" | "dropped" | "withdrawn" | "declined";
      readonly attemptNumber: number;
      readonly isListed: boolean;
      readonly isLocked: boolean;
      readonly soFarRatio: number | null;
      readonly ifNothingElseRatio: number | null;
      readonly gradedCount: number;
      readonly publishedCount: number;
      readonly missingCount: number;
      readonly needsGradingCount: number;
      readonly heldCount: number;
      readonly notDueCount: number;
      readonly postedId: FinalGradeId | null;
      readonly postedNumber: number | null;
      readonly postedResult: "graded" | "incomplete" | "withdrawn" | null;
      readonly postedRatio: number | null;
      readonly postedLetter: string | null;
      readonly postedScaleId: GradingScaleId | null;
      readonly lastDayOn: string | null;
      readonly postedAt: string | null;
      readonly overrideReason: string | null;
      readonly postedDueOn: string | null;
      readonly termEndsOn: string | null;
      readonly postedByName: string | null;
    };
    readonly parameters: {
      readonly courseId: CourseId | null;
      readonly now: string | null;
    };
  };
  /** posting-queries.ts */
  readonly putWindow: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly schoolId: SchoolId;
      readonly postingWindowId: string;
      readonly courseId: CourseId;
      readonly state: "locked" | "reopened";
      readonly by: string;
      readonly at: string;
      readonly reason: string | null;
      readonly enrollmentIds: readonly (string | null)[] | null;
      readonly reasons: readonly (string | null)[] | null;
    };
  };
  /** posting-queries.ts */
  readonly closeEnrollment: {
    readonly row: {
      readonly fromStatus: string | null;
    };
    readonly parameters: {
      readonly schoolId: SchoolId;
      readonly enrollmentId: EnrollmentId | null;
      readonly status: string;
      readonly ratio: number | string | null;
      readonly at: string;
      readonly enrollmentEventId: string;
      readonly reason: string | null;
      readonly by: string;
    };
  };
  /** posting-queries.ts */
  readonly recountEnrolled: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly courseId: CourseId | null;
    };
  };
  /** queries.ts */
  readonly listRecords: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly studentId: StudentId;
      readonly legalName: string;
      readonly schoolName: string;
      readonly currentGpa: number | null;
      readonly progressGpa: number | null;
      readonly creditsEarned: number | null;
    };
    readonly parameters: Readonly<Record<never, never>>;
  };
  /** queries.ts */
  readonly listGradedCourses: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly studentId: StudentId;
      readonly courseId: CourseId;
      readonly title: string;
      readonly color: number;
      readonly status: "requested" | "waitlisted" | "active" | "completed" | "dropped" | "withdrawn" | "declined";
      readonly finalRatio: number | null;
      readonly postedId: FinalGradeId | null;
      readonly postedResult: "graded" | "incomplete" | "withdrawn" | null;
      readonly postedDueOn: string | null;
      readonly postedLetter: string | null;
      readonly postedScaleId: GradingScaleId | null;
      readonly lastDayOn: string | null;
      readonly timeZone: string;
      readonly earned: number | null;
      readonly possible: number | null;
      readonly soFarRatio: number | null;
      readonly ifNothingElseRatio: number | null;
      readonly gradedCount: number | null;
      readonly droppedIds: readonly string[] | null;
      readonly weighting: "points" | "categories";
      readonly missing: NonNullable<(typeof gradingTables.courseGrades.$inferSelect)['missing']> | NonNullable<(typeof gradebookTables.courseGrading.$inferSelect)['missing']> | NonNullable<(typeof schoolsTables.gradingPolicies.$inferSelect)['missing']> | null;
      readonly categories: readonly unknown[];
    };
    readonly parameters: {
      readonly now: string | null;
    };
  };
  /** queries.ts */
  readonly listAssignments: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly studentId: StudentId;
      readonly courseId: CourseId;
      readonly assignmentId: AssignmentId;
      readonly categoryId: CategoryId | null;
      readonly title: string;
      readonly dueAt: string | null;
      readonly pointsPossible: number;
      readonly isExtraCredit: boolean;
    };
    readonly parameters: Readonly<Record<never, never>>;
  };
  /** queries.ts */
  readonly listCells: {
    readonly row: {
      readonly studentId: StudentId;
      readonly assignmentId: AssignmentId;
      readonly isLate: boolean;
      readonly points: number | null;
      readonly lateDeduction: number;
      readonly pointsPossible: number;
      readonly gradeState: "ungraded" | "graded" | "excused" | "missing";
      readonly isReleased: boolean;
      readonly attemptNumber: number;
    };
    readonly parameters: Readonly<Record<never, never>>;
  };
  /** queries.ts */
  readonly findDetail: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly studentId: StudentId;
      readonly courseId: string;
      readonly enrollmentId: EnrollmentId;
      readonly assignmentId: AssignmentId;
      readonly gradeState: "ungraded" | "graded" | "excused" | "missing";
      readonly isReleased: boolean;
      readonly attemptNumber: number;
      readonly points: number | null;
      readonly lateDeduction: number;
      readonly pointsPossible: number;
      readonly criteria: NonNullable<(typeof gradingTables.grades.$inferSelect)['criteria']> | null;
      readonly showNotes: boolean;
      readonly feedback: NonNullable<(typeof gradingTables.grades.$inferSelect)['feedback']> | null;
      readonly source: string | null;
      readonly setAt: string | null;
      readonly gradedByName: string | null;
      readonly askedCount: number;
    };
    readonly parameters: {
      readonly studentId: StudentId | null;
      readonly assignmentId: AssignmentId | null;
    };
  };
  /** queries.ts */
  readonly listInquiries: {
    readonly row: {
      readonly inquiryId: InquiryId;
      readonly criterionId: string | null;
      readonly text: string;
      readonly askedAt: string;
      readonly state: "open" | "answered" | "changed" | "closed";
      readonly answer: string | null;
      readonly answeredAt: string | null;
    };
    readonly parameters: {
      readonly studentId: StudentId | null;
      readonly assignmentId: AssignmentId | null;
    };
  };
  /** setup-queries.ts */
  readonly saveGrading: {
    readonly row: {
      readonly version: number;
    };
    readonly parameters: {
      readonly schoolId: SchoolId;
      readonly courseId: CourseId;
      readonly weighting: "points" | "categories";
      readonly late: unknown;
      readonly missing: unknown;
      readonly now: string | null;
      readonly baseVersion: number | null;
    };
  };
  /** setup-queries.ts */
  readonly clearNames: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly courseId: CourseId | null;
    };
  };
  /** setup-queries.ts */
  readonly saveCategories: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly schoolId: SchoolId;
      readonly courseId: CourseId;
      readonly categoriesJson: unknown;
      readonly now: string | null;
    };
  };
  /** setup-queries.ts */
  readonly emptyCategories: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly courseId: CourseId | null;
      readonly categoryIds: readonly (CategoryId | null)[] | null;
    };
  };
  /** setup-queries.ts */
  readonly deleteCategories: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly courseId: CourseId | null;
      readonly categoryIds: readonly (CategoryId | null)[] | null;
    };
  };
  /** setup-queries.ts */
  readonly assignCategories: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly assignmentIds: readonly (AssignmentId | null)[] | null;
      readonly categoryIds: readonly (CategoryId | null)[] | null;
      readonly schoolId: SchoolId | null;
      readonly courseId: CourseId | null;
    };
  };
  /** setup-queries.ts */
  readonly listOwnAssignments: {
    readonly row: {
      readonly assignmentId: AssignmentId;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly courseId: CourseId | null;
    };
  };
  /** staff-queries.ts */
  readonly listCourses: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly courseId: CourseId;
      readonly title: string;
      readonly status: "draft" | "published" | "archived";
      readonly teacherRole: "owner" | "teacher" | "grader" | null;
      readonly studentCount: number;
      readonly needsGradingCount: number;
    };
    readonly parameters: Readonly<Record<never, never>>;
  };
  /** staff-queries.ts */
  readonly findCourse: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly courseId: CourseId;
      readonly title: string;
      readonly status: "draft" | "published" | "archived";
      readonly teacherRole: "owner" | "teacher" | "grader" | null;
      readonly timeZone: string;
      readonly isLocked: boolean;
      readonly hasOpen: boolean;
      readonly weighting: "points" | "categories";
      readonly setupVersion: number;
      readonly ownMissing: NonNullable<(typeof gradebookTables.courseGrading.$inferSelect)['missing']> | null;
      readonly ownLate: NonNullable<(typeof gradebookTables.courseGrading.$inferSelect)['late']> | null;
      readonly schoolMissing: NonNullable<(typeof schoolsTables.gradingPolicies.$inferSelect)['missing']> | null;
      readonly schoolLate: NonNullable<(typeof schoolsTables.gradingPolicies.$inferSelect)['late']> | null;
      readonly defaultRelease: "immediate" | "held";
      readonly categories: readonly unknown[];
    };
    readonly parameters: {
      readonly now: string | null;
      readonly courseId: CourseId | null;
    };
  };
  /** staff-queries.ts */
  readonly listColumns: {
    readonly row: {
      readonly assignmentId: AssignmentId;
      readonly title: string;
      readonly dueAt: string | null;
      readonly pointsPossible: number;
      readonly isExtraCredit: boolean;
      readonly categoryId: CategoryId | null;
      readonly release: "school" | "immediate" | "held";
    };
    readonly parameters: {
      readonly courseId: CourseId | null;
    };
  };
  /** staff-queries.ts */
  readonly listStudents: {
    readonly row: {
      readonly studentId: StudentId;
      readonly userId: UserId | null;
      readonly name: string;
      readonly studentNumber: string;
      readonly standing: "taking" | "reopened" | "completed" | "left";
      readonly postedResult: "graded" | "incomplete" | "withdrawn" | null;
      readonly postedRatio: number | null;
      readonly postedLetter: string | null;
      readonly postedScaleId: GradingScaleId | null;
      readonly postedDueOn: string | null;
      readonly soFarRatio: number | null;
      readonly ifNothingElseRatio: number | null;
      readonly stamp: string | null;
    };
    readonly parameters: {
      readonly courseId: CourseId | null;
    };
  };
  /** staff-queries.ts */
  readonly listPackedCells: {
    readonly row: {
      readonly studentId: StudentId;
      readonly cells: string | null;
    };
    readonly parameters: {
      readonly studentIds: readonly (StudentId | null)[] | null;
      readonly assignmentIds: readonly (AssignmentId | null)[] | null;
      readonly courseId: CourseId | null;
    };
  };
  /** staff-queries.ts */
  readonly findCellPlace: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly courseId: CourseId;
      readonly teacherRole: "owner" | "teacher" | "grader" | null;
      readonly studentName: string;
      readonly assignmentTitle: string;
      readonly pointsPossible: number;
    };
    readonly parameters: {
      readonly studentId: StudentId | null;
      readonly assignmentId: AssignmentId | null;
    };
  };
  /** staff-queries.ts */
  readonly listHistory: {
    readonly row: {
      readonly seq: number;
      readonly kind: "recorded" | "excused" | "missing" | "cleared" | "resubmitted" | "held" | "released";
      readonly state: "ungraded" | "graded" | "excused" | "missing";
      readonly points: number | null;
      readonly lateDeduction: number;
      readonly source: "teacher" | "ai_confirmed" | "ai_released" | "matching" | "rule" | "import" | null;
      readonly byName: string | null;
      readonly reason: string | null;
      readonly at: string;
    };
    readonly parameters: {
      readonly studentId: StudentId | null;
      readonly assignmentId: AssignmentId | null;
    };
  };
  /** staff-queries.ts */
  readonly setRelease: {
    readonly row: {
      readonly id: AssignmentId;
    };
    readonly parameters: {
      readonly release: "school" | "immediate" | "held";
      readonly schoolId: SchoolId | null;
      readonly courseId: CourseId | null;
      readonly assignmentId: AssignmentId | null;
    };
  };
  /** withdrawal.ts */
  readonly replaceOpenResult: {
    readonly row: {
      readonly studentId: string;
      readonly courseId: string;
    };
    readonly parameters: {
      readonly finalGradeId: FinalGradeId;
      readonly postedBy: string;
      readonly postedAt: string;
      readonly reason: string | null;
      readonly schoolId: SchoolId | null;
      readonly enrollmentId: EnrollmentId | null;
    };
  };
}
