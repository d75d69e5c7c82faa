// Made by "node tools/sql-types.ts" from the statements of this folder and the migrated schema.
import type { AccommodationId, AssignmentId, AttemptId, CourseId, EnrollmentId, FileId, LessonId, OverrideId, ReportId, SchoolId, StudentId } from '@fieldhouse/contract/ids.ts';
import type * as coursesTables from '#db/tables/courses.ts';
import type * as courseworkTables from '#db/tables/coursework.ts';
import type * as gradingTables from '#db/tables/grading.ts';

export interface Sql {
  /** accommodation-queries.ts */
  readonly findStudentScope: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly studentId: StudentId;
      readonly timeZone: string;
      readonly teaches: boolean;
      readonly hasLeft: boolean | null;
    };
    readonly parameters: {
      readonly studentId: StudentId | null;
    };
  };
  /** accommodation-queries.ts */
  readonly listAccommodations: {
    readonly row: {
      readonly accommodationId: AccommodationId;
      readonly extraTimeRatio: number;
      readonly extraDays: number;
      readonly note: string;
      readonly startsOn: string;
      readonly endsOn: string | null;
      readonly byName: string | null;
      readonly createdAt: string;
      readonly endedAt: string | null;
    };
    readonly parameters: {
      readonly studentId: StudentId | null;
    };
  };
  /** accommodation-queries.ts */
  readonly listOverrides: {
    readonly row: {
      readonly overrideId: OverrideId;
      readonly assignmentId: AssignmentId;
      readonly assignmentTitle: string;
      readonly courseTitle: string;
      readonly dueAt: string | null;
      readonly dueForAll: string | null;
      readonly extraAttempts: number;
      readonly reason: string;
      readonly byName: string | null;
      readonly teaches: boolean;
    };
    readonly parameters: {
      readonly studentId: StudentId | null;
    };
  };
  /** accommodation-queries.ts */
  readonly listExtendable: {
    readonly row: {
      readonly assignmentId: AssignmentId;
      readonly title: string;
      readonly courseId: CourseId;
      readonly courseTitle: string;
      readonly dueAt: string | null;
      readonly schoolId: SchoolId;
      readonly studentId: StudentId;
      readonly teacherRole: "owner" | "teacher" | "grader" | null;
    };
    readonly parameters: {
      readonly studentId: StudentId | null;
    };
  };
  /** accommodation-queries.ts */
  readonly findExtended: {
    readonly row: {
      readonly courseId: CourseId;
      readonly dueAt: string | null;
      readonly enrollmentId: EnrollmentId | null;
      readonly schoolId: SchoolId;
      readonly studentId: StudentId;
      readonly teacherRole: "owner" | "teacher" | "grader" | null;
    };
    readonly parameters: {
      readonly studentId: StudentId | null;
      readonly assignmentId: AssignmentId | null;
    };
  };
  /** accommodation-queries.ts */
  readonly endLiveAccommodation: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly endedAt: string | null;
      readonly endedBy: string | null;
      readonly schoolId: SchoolId | null;
      readonly studentId: StudentId | null;
    };
  };
  /** accommodation-queries.ts */
  readonly endAccommodationOf: {
    readonly row: {
      readonly studentId: StudentId;
    };
    readonly parameters: {
      readonly now: string | null;
      readonly endedBy: string | null;
      readonly accommodationId: AccommodationId | null;
    };
  };
  /** accommodation-queries.ts */
  readonly endLiveOverride: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly endedAt: string | null;
      readonly endedBy: string | null;
      readonly schoolId: SchoolId | null;
      readonly enrollmentId: EnrollmentId | null;
      readonly assignmentId: AssignmentId | null;
    };
  };
  /** accommodation-queries.ts */
  readonly endOverrideOf: {
    readonly row: {
      readonly studentId: StudentId;
      readonly assignmentId: AssignmentId;
    };
    readonly parameters: {
      readonly now: string | null;
      readonly endedBy: string | null;
      readonly overrideId: OverrideId | null;
    };
  };
  /** queries.ts */
  readonly findAssignment: {
    readonly row: {
      readonly assignmentId: AssignmentId;
      readonly courseId: CourseId;
      readonly title: string;
      readonly dueAt: string | null;
      readonly pointsPossible: number;
      readonly attemptsAllowed: number | null;
      readonly release: "school" | "immediate" | "held";
      readonly rubric: NonNullable<(typeof courseworkTables.assignments.$inferSelect)['rubric']>;
      readonly matching: NonNullable<(typeof courseworkTables.assignments.$inferSelect)['matching']> | null;
      readonly assignmentStatus: "draft" | "published" | "archived";
      readonly timeZone: string;
      readonly schoolId: SchoolId | null;
      readonly courseStatus: "draft" | "published" | "archived";
      readonly ownStudentId: StudentId | null;
      readonly ownEnrollmentId: EnrollmentId | null;
      readonly ownEnrollment: "active" | "completed" | null;
      readonly guardedStudentIds: readonly StudentId[];
      readonly teaches: boolean;
    };
    readonly parameters: {
      readonly assignmentId: AssignmentId | null;
    };
  };
  /** queries.ts */
  readonly findAssignmentPage: {
    readonly row: {
      readonly assignmentId: AssignmentId;
      readonly courseId: CourseId;
      readonly title: string;
      readonly dueAt: string | null;
      readonly pointsPossible: number;
      readonly attemptsAllowed: number | null;
      readonly release: "school" | "immediate" | "held";
      readonly rubric: NonNullable<(typeof courseworkTables.assignments.$inferSelect)['rubric']>;
      readonly matching: NonNullable<(typeof courseworkTables.assignments.$inferSelect)['matching']> | null;
      readonly assignmentStatus: "draft" | "published" | "archived";
      readonly timeZone: string;
      readonly courseTitle: string;
      readonly description: string;
      readonly kind: "assignment" | "quiz" | "event_test";
      readonly instructions: NonNullable<(typeof courseworkTables.assignments.$inferSelect)['instructions']>;
      readonly aiRelease: "teacher_confirms" | "at_once" | null;
      readonly extraTimeRatio: number | null;
      readonly isLocked: boolean;
      readonly lessonId: LessonId | null;
      readonly lessonTitle: string | null;
      readonly lesson: NonNullable<(typeof coursesTables.lessons.$inferSelect)['content']> | null;
      readonly videoUrl: string | null;
      readonly isRead: boolean;
      readonly schoolId: SchoolId | null;
      readonly courseStatus: "draft" | "published" | "archived";
      readonly ownStudentId: StudentId | null;
      readonly ownEnrollmentId: EnrollmentId | null;
      readonly ownEnrollment: "active" | "completed" | null;
      readonly guardedStudentIds: readonly StudentId[];
      readonly teaches: boolean;
    };
    readonly parameters: {
      readonly now: string | null;
      readonly assignmentId: AssignmentId | null;
    };
  };
  /** queries.ts */
  readonly listChildDues: {
    readonly row: {
      readonly studentId: StudentId;
      readonly name: string;
      readonly dueAt: string;
    };
    readonly parameters: {
      readonly assignmentId: AssignmentId | null;
    };
  };
  /** queries.ts */
  readonly listAttempts: {
    readonly row: {
      readonly studentId: string;
      readonly attemptId: AttemptId;
      readonly attemptNumber: number;
      readonly submittedAt: string;
      readonly isLate: boolean;
      readonly text: string | null;
      readonly matchingCorrect: number | null;
      readonly matchingTotal: number | null;
      readonly receipt: string;
      readonly contentSha256: string;
      readonly files: readonly unknown[];
      readonly fileKeys: readonly string[];
      readonly pointsPossible: number | null;
      readonly points: number | null;
      readonly lateDeduction: number | null;
      readonly criteria: NonNullable<(typeof gradingTables.gradeEvents.$inferSelect)['criteria']> | null;
      readonly feedback: NonNullable<(typeof gradingTables.gradeEvents.$inferSelect)['feedback']> | null;
      readonly source: "teacher" | "ai_confirmed" | "ai_released" | "matching" | "rule" | "import" | null;
      readonly gradedAt: string | null;
      readonly gradedByName: string | null;
      readonly isWaiting: boolean | null;
      readonly isLocked: boolean;
      readonly isJudged: boolean;
      readonly firstReading: readonly string[];
      readonly hasFailed: boolean | null;
    };
    readonly parameters: {
      readonly assignmentId: AssignmentId | null;
    };
  };
  /** queries.ts */
  readonly findLastCheck: {
    readonly row: {
      readonly studentId: StudentId;
      readonly attemptNumber: number;
      readonly matches: NonNullable<(typeof courseworkTables.matchingChecks.$inferSelect)['matches']>;
      readonly correct: number;
      readonly total: number;
    };
    readonly parameters: {
      readonly assignmentId: AssignmentId | null;
    };
  };
  /** queries.ts */
  readonly findDraft: {
    readonly row: {
      readonly content: NonNullable<(typeof courseworkTables.drafts.$inferSelect)['content']>;
      readonly revision: number;
      readonly deviceId: string;
      readonly savedAt: string;
    };
    readonly parameters: {
      readonly assignmentId: AssignmentId | null;
    };
  };
  /** queries.ts */
  readonly saveDraft: {
    readonly row: {
      readonly revision: number;
      readonly savedAt: string;
    };
    readonly parameters: {
      readonly schoolId: SchoolId;
      readonly enrollmentId: EnrollmentId;
      readonly assignmentId: AssignmentId;
      readonly content: unknown;
      readonly baseRevision: number | null;
      readonly deviceId: string;
      readonly savedAt: string;
      readonly studentId: StudentId;
    };
  };
  /** queries.ts */
  readonly lockEnrollment: {
    readonly row: {
      readonly id: EnrollmentId;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly enrollmentId: EnrollmentId | null;
    };
  };
  /** queries.ts */
  readonly countChecks: {
    readonly row: {
      readonly attemptNumber: number;
      readonly checkCount: number;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly enrollmentId: EnrollmentId | null;
      readonly assignmentId: AssignmentId | null;
    };
  };
  /** queries.ts */
  readonly insertCheck: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly schoolId: SchoolId;
      readonly matchingCheckId: string;
      readonly studentId: StudentId;
      readonly assignmentId: AssignmentId;
      readonly attemptNumber: number;
      readonly matches: unknown;
      readonly isPerfect: boolean;
      readonly correct: number;
      readonly total: number;
      readonly now: string;
      readonly enrollmentId: EnrollmentId;
    };
  };
  /** queries.ts */
  readonly lockSubmission: {
    readonly row: {
      readonly submissionId: string;
      readonly attemptCount: number;
    };
    readonly parameters: {
      readonly submissionId: string;
      readonly assignmentId: AssignmentId;
    };
  };
  /** queries.ts */
  readonly keepPostingWaiting: {
    readonly row: {
      readonly pg_advisory_xact_lock_shared: null;
    };
    readonly parameters: {
      readonly assignmentId: AssignmentId | null;
    };
  };
  /** queries.ts */
  readonly findSubmitState: {
    readonly row: {
      readonly matchingCorrect: number | null;
      readonly matchingTotal: number | null;
      readonly defaultRelease: "immediate" | "held" | null;
      readonly isLocked: boolean;
      readonly known: readonly unknown[];
    };
    readonly parameters: {
      readonly idempotencyKey: string | null;
      readonly assignmentId: AssignmentId | null;
      readonly now: string | null;
    };
  };
  /** queries.ts */
  readonly handIn: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly schoolId: SchoolId;
      readonly attemptId: AttemptId;
      readonly submissionId: string;
      readonly assignmentId: AssignmentId;
      readonly studentId: StudentId;
      readonly attemptNumber: number;
      readonly content: unknown;
      readonly correct: number | null;
      readonly total: number | null;
      readonly submittedAt: string;
      readonly dueAt: string | null;
      readonly late: boolean;
      readonly sha256: string;
      readonly receipt: string;
      readonly idempotencyKey: string;
      readonly enrollmentId: EnrollmentId | null;
      readonly courseId: CourseId;
      readonly on: string;
    };
  };
  /** queries.ts */
  readonly insertSubmissionFiles: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly schoolId: SchoolId;
      readonly attemptId: AttemptId;
      readonly submissionFileIds: readonly string[];
      readonly fileIds: readonly FileId[];
    };
  };
  /** report-problem.ts */
  readonly findSubject: {
    readonly row: {
      readonly courseId: CourseId;
      readonly schoolId: SchoolId;
      readonly courseStatus: "draft" | "published" | "archived";
      readonly ownStudentId: StudentId | null;
      readonly ownEnrollmentId: EnrollmentId | null;
      readonly ownEnrollment: "active" | "completed" | null;
      readonly guardedStudentIds: readonly StudentId[];
      readonly teaches: boolean;
    };
    readonly parameters: {
      readonly assignmentId: AssignmentId | null;
      readonly lessonId: LessonId | null;
    };
  };
  /** report-problem.ts */
  readonly addReport: {
    readonly row: {
      readonly id: ReportId;
    };
    readonly parameters: {
      readonly schoolId: SchoolId;
      readonly reportId: ReportId;
      readonly kind: "assignment" | "lesson";
      readonly entityId: string;
      readonly courseId: CourseId;
      readonly reporter: string;
      readonly note: string;
      readonly now: string;
      readonly mostCharacters: number | null;
    };
  };
  /** reports.ts */
  readonly listReports: {
    readonly row: {
      readonly reportId: ReportId;
      readonly entity: "assignment" | "lesson";
      readonly entityId: string;
      readonly entityTitle: string | null;
      readonly courseId: CourseId;
      readonly courseTitle: string;
      readonly reporter: string;
      readonly note: string;
      readonly state: "open" | "resolved" | "dismissed";
      readonly outcome: string | null;
      readonly createdAt: string;
      readonly schoolId: SchoolId;
      readonly reporterName: string | null;
      readonly teacherRole: "owner" | "teacher" | "grader" | null;
    };
    readonly parameters: Readonly<Record<never, never>>;
  };
  /** reports.ts */
  readonly lockReport: {
    readonly row: {
      readonly reportId: ReportId;
      readonly entity: "assignment" | "lesson";
      readonly entityId: string;
      readonly entityTitle: string | null;
      readonly courseId: CourseId;
      readonly courseTitle: string;
      readonly reporter: string;
      readonly note: string;
      readonly state: "open" | "resolved" | "dismissed";
      readonly outcome: string | null;
      readonly createdAt: string;
      readonly schoolId: SchoolId;
      readonly reporterName: string | null;
      readonly teacherRole: "owner" | "teacher" | "grader" | null;
    };
    readonly parameters: {
      readonly reportId: ReportId | null;
    };
  };
  /** reports.ts */
  readonly closeReport: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly state: "open" | "resolved" | "dismissed";
      readonly outcome: string | null;
      readonly handledBy: string | null;
      readonly handledAt: string | null;
      readonly schoolId: SchoolId | null;
      readonly reportId: ReportId | null;
    };
  };
}
