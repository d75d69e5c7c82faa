// Made by "node tools/sql-types.ts" from the statements of this folder and the migrated schema.
import type { AssignmentId, AttemptId, CategoryId, CommentId, CourseId, EnrollmentId, InquiryId, LessonId, ProposalId, SchoolId, StudentId, TransferCreditId, UserId } from '@fieldhouse/contract/ids.ts';
import type * as coursesTables from '#db/tables/courses.ts';
import type * as courseworkTables from '#db/tables/coursework.ts';
import type * as gradebookTables from '#db/tables/gradebook.ts';
import type * as gradingTables from '#db/tables/grading.ts';
import type * as schoolsTables from '#db/tables/schools.ts';

export interface Sql {
  /** cells-queries.ts */
  readonly lockCells: {
    readonly row: {
      readonly "?column?": number;
    };
    readonly parameters: {
      readonly studentIds: readonly (StudentId | null)[] | null;
      readonly assignmentIds: readonly (AssignmentId | null)[] | null;
      readonly courseId: CourseId | null;
    };
  };
  /** cells-queries.ts */
  readonly readCells: {
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
      readonly effectiveDueAt: string | null;
      readonly isLate: boolean;
      readonly isHeld: boolean;
      readonly isReleased: boolean;
      readonly needsGrading: boolean;
      readonly lastSeq: number;
      readonly setAt: string | null;
      readonly byName: string | null;
    };
    readonly parameters: {
      readonly studentIds: readonly (StudentId | null)[] | null;
      readonly assignmentIds: readonly (AssignmentId | null)[] | null;
      readonly courseId: CourseId | null;
    };
  };
  /** cells-queries.ts */
  readonly listGradedAssignments: {
    readonly row: {
      readonly assignmentId: AssignmentId;
      readonly pointsPossible: number;
      readonly release: "school" | "immediate" | "held";
      readonly policy: NonNullable<(typeof courseworkTables.assignments.$inferSelect)['latePolicy']> | NonNullable<(typeof gradebookTables.courseGrading.$inferSelect)['late']> | NonNullable<(typeof schoolsTables.gradingPolicies.$inferSelect)['late']> | null;
      readonly timeZone: string;
      readonly defaultRelease: "immediate" | "held";
    };
    readonly parameters: {
      readonly now: string | null;
      readonly courseId: CourseId | null;
    };
  };
  /** cells-queries.ts */
  readonly listEnrolled: {
    readonly row: {
      readonly studentId: StudentId;
      readonly userId: UserId | null;
      readonly enrollmentId: EnrollmentId;
      readonly isLocked: boolean;
    };
    readonly parameters: {
      readonly studentIds: readonly (StudentId | null)[] | null;
      readonly courseId: CourseId | null;
    };
  };
  /** cells-queries.ts */
  readonly writeRows: {
    readonly row: {
      readonly studentId: StudentId;
      readonly assignmentId: AssignmentId;
    };
    readonly parameters: {
      readonly list: unknown;
      readonly schoolId: SchoolId;
      readonly courseId: CourseId;
      readonly source: "teacher" | "ai_confirmed" | "ai_released" | "matching" | "rule" | "import" | null;
      readonly by: string | null;
      readonly at: string;
    };
  };
  /** cells-queries.ts */
  readonly decideProposals: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly state: "proposed" | "accepted" | "edited" | "refused" | "superseded" | "failed";
      readonly decidedBy: string | null;
      readonly decidedAt: string | null;
      readonly schoolId: SchoolId | null;
      readonly attemptIds: readonly (AttemptId | null)[] | null;
    };
  };
  /** cells-queries.ts */
  readonly releaseRows: {
    readonly row: {
      readonly enrollmentId: EnrollmentId;
      readonly studentId: StudentId;
      readonly assignmentId: AssignmentId;
      readonly isGraded: boolean;
    };
    readonly parameters: {
      readonly schoolId: SchoolId;
      readonly courseId: CourseId;
      readonly assignmentIds: readonly (AssignmentId | null)[] | null;
      readonly studentIds: readonly (StudentId | null)[] | null;
      readonly leftOut: readonly (StudentId | null)[] | null;
      readonly at: string;
      readonly kind: "recorded" | "excused" | "missing" | "cleared" | "resubmitted" | "held" | "released";
      readonly by: string | null;
    };
  };
  /** cells-queries.ts */
  readonly holdRows: {
    readonly row: {
      readonly enrollmentId: EnrollmentId;
      readonly studentId: StudentId;
      readonly assignmentId: AssignmentId;
      readonly isGraded: boolean;
    };
    readonly parameters: {
      readonly schoolId: SchoolId;
      readonly courseId: CourseId;
      readonly assignmentIds: readonly (AssignmentId | null)[] | null;
      readonly studentIds: readonly (StudentId | null)[] | null;
      readonly leftOut: readonly (StudentId | null)[] | null;
      readonly kind: "recorded" | "excused" | "missing" | "cleared" | "resubmitted" | "held" | "released";
      readonly by: string | null;
      readonly at: string;
    };
  };
  /** cells-queries.ts */
  readonly settleDueRelease: {
    readonly row: {
      readonly seq: number;
    };
    readonly parameters: {
      readonly isReleased: boolean | null;
      readonly at: string;
      readonly schoolId: SchoolId;
      readonly courseId: CourseId;
      readonly enrollmentId: EnrollmentId | null;
      readonly assignmentId: AssignmentId | null;
      readonly attemptId: string | null;
      readonly seq: number | null;
      readonly kind: "recorded" | "excused" | "missing" | "cleared" | "resubmitted" | "held" | "released";
      readonly by: string | null;
    };
  };
  /** comments.ts */
  readonly listComments: {
    readonly row: {
      readonly commentId: CommentId;
      readonly schoolId: string;
      readonly text: string;
      readonly useCount: number;
    };
    readonly parameters: Readonly<Record<never, never>>;
  };
  /** comments.ts */
  readonly putComment: {
    readonly row: {
      readonly commentId: CommentId;
    };
    readonly parameters: {
      readonly schoolId: string;
      readonly commentBankId: CommentId;
      readonly text: string;
      readonly now: string;
    };
  };
  /** comments.ts */
  readonly deleteComment: {
    readonly row: {
      readonly commentId: CommentId;
    };
    readonly parameters: {
      readonly commentBankId: CommentId | null;
    };
  };
  /** course-lock.ts */
  readonly findCourseLock: {
    readonly row: {
      readonly isLocked: boolean;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly courseId: CourseId | null;
    };
  };
  /** course-lock.ts */
  readonly findLock: {
    readonly row: {
      readonly isLocked: boolean;
    };
    readonly parameters: {
      readonly enrollmentId: EnrollmentId | null;
      readonly schoolId: SchoolId | null;
      readonly courseId: CourseId | null;
    };
  };
  /** course-lock.ts */
  readonly shareLock: {
    readonly row: {
      readonly pg_advisory_xact_lock_shared: null;
    };
    readonly parameters: {
      readonly courseId: string | null;
    };
  };
  /** course-lock.ts */
  readonly takeLock: {
    readonly row: {
      readonly pg_advisory_xact_lock: null;
    };
    readonly parameters: {
      readonly courseId: string | null;
    };
  };
  /** inquiry-queries.ts */
  readonly listInquiries: {
    readonly row: {
      readonly inquiryId: InquiryId;
      readonly schoolId: SchoolId;
      readonly studentId: StudentId;
      readonly studentUserId: UserId | null;
      readonly studentName: string;
      readonly assignmentId: AssignmentId;
      readonly assignmentTitle: string;
      readonly courseId: CourseId;
      readonly courseTitle: string;
      readonly text: string;
      readonly askedBy: string;
      readonly askedAt: string;
      readonly state: "open";
      readonly attemptId: string | null;
      readonly criterionName: string | null;
      readonly askedByName: string;
      readonly teacherRole: "owner" | "teacher" | "grader" | null;
    };
    readonly parameters: Readonly<Record<never, never>>;
  };
  /** inquiry-queries.ts */
  readonly findInquiryOfAttempt: {
    readonly row: {
      readonly inquiryId: InquiryId;
      readonly schoolId: SchoolId;
      readonly studentId: StudentId;
      readonly studentUserId: UserId | null;
      readonly studentName: string;
      readonly assignmentId: AssignmentId;
      readonly assignmentTitle: string;
      readonly courseId: CourseId;
      readonly courseTitle: string;
      readonly text: string;
      readonly askedBy: string;
      readonly askedAt: string;
      readonly state: "open";
      readonly attemptId: string | null;
      readonly criterionName: string | null;
      readonly askedByName: string;
      readonly teacherRole: "owner" | "teacher" | "grader" | null;
    };
    readonly parameters: {
      readonly attemptId: AttemptId | null;
    };
  };
  /** inquiry-queries.ts */
  readonly lockInquiry: {
    readonly row: {
      readonly inquiryId: InquiryId;
      readonly schoolId: SchoolId;
      readonly studentId: StudentId;
      readonly studentUserId: UserId | null;
      readonly studentName: string;
      readonly assignmentId: AssignmentId;
      readonly assignmentTitle: string;
      readonly courseId: CourseId;
      readonly courseTitle: string;
      readonly text: string;
      readonly askedBy: string;
      readonly askedAt: string;
      readonly state: "open" | "answered" | "changed" | "closed";
      readonly attemptId: string | null;
      readonly criterionName: string | null;
      readonly askedByName: string;
      readonly teacherRole: "owner" | "teacher" | "grader" | null;
    };
    readonly parameters: {
      readonly inquiryId: InquiryId | null;
    };
  };
  /** inquiry-queries.ts */
  readonly closeInquiry: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly outcome: "open" | "answered" | "changed" | "closed";
      readonly answer: string | null;
      readonly answeredBy: string | null;
      readonly answeredAt: string | null;
      readonly schoolId: SchoolId | null;
      readonly inquiryId: InquiryId | null;
    };
  };
  /** missing.ts */
  readonly listUnmarked: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly assignmentId: AssignmentId;
      readonly courseId: CourseId;
      readonly dueAt: string | null;
      readonly isWritable: boolean;
    };
    readonly parameters: {
      readonly now: string | null;
    };
  };
  /** missing.ts */
  readonly lockAssignment: {
    readonly row: {
      readonly dueAt: string | null;
      readonly pointsPossible: number;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly assignmentId: AssignmentId | null;
    };
  };
  /** missing.ts */
  readonly setMarked: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly dueAt: string | null;
      readonly schoolId: SchoolId | null;
      readonly assignmentId: AssignmentId | null;
    };
  };
  /** missing.ts */
  readonly listWithoutWork: {
    readonly row: {
      readonly enrollmentId: EnrollmentId;
    };
    readonly parameters: {
      readonly assignmentId: AssignmentId | null;
      readonly schoolId: SchoolId | null;
      readonly courseId: CourseId | null;
      readonly dueAt: string | null;
    };
  };
  /** missing.ts */
  readonly listMarked: {
    readonly row: {
      readonly enrollmentId: EnrollmentId;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly courseId: string | null;
      readonly assignmentId: AssignmentId | null;
    };
  };
  /** missing.ts */
  readonly markCell: {
    readonly row: {
      readonly seq: number;
    };
    readonly parameters: {
      readonly schoolId: SchoolId;
      readonly courseId: CourseId;
      readonly enrollmentId: EnrollmentId;
      readonly assignmentId: AssignmentId;
      readonly pointsPossible: number | string | null;
      readonly now: string;
      readonly eventId: string;
    };
  };
  /** missing.ts */
  readonly unmarkCell: {
    readonly row: {
      readonly seq: number;
    };
    readonly parameters: {
      readonly schoolId: SchoolId;
      readonly courseId: CourseId;
      readonly enrollmentId: EnrollmentId;
      readonly assignmentId: AssignmentId;
      readonly pointsPossible: number | string | null;
      readonly eventId: string;
      readonly now: string;
    };
  };
  /** missing.ts */
  readonly listUnsettled: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly studentId: StudentId;
      readonly assignmentId: AssignmentId;
      readonly isWritable: boolean;
    };
    readonly parameters: {
      readonly now: string | null;
    };
  };
  /** missing.ts */
  readonly lockOwnDue: {
    readonly row: {
      readonly dueAt: string;
      readonly courseId: string;
      readonly enrollmentId: EnrollmentId;
      readonly pointsPossible: number;
      readonly isLearner: boolean | null;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly studentId: StudentId | null;
      readonly assignmentId: AssignmentId | null;
    };
  };
  /** missing.ts */
  readonly setSettled: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly dueAt: string | null;
      readonly schoolId: SchoolId | null;
      readonly studentId: StudentId | null;
      readonly assignmentId: AssignmentId | null;
    };
  };
  /** quality-queries.ts */
  readonly findQualityScope: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly studentId: "";
      readonly studentUserId: null;
      readonly assignmentTitle: string;
      readonly courseId: CourseId;
      readonly pointsPossible: number;
      readonly rubric: NonNullable<(typeof courseworkTables.assignments.$inferSelect)['rubric']>;
      readonly matching: NonNullable<(typeof courseworkTables.assignments.$inferSelect)['matching']> | null;
      readonly teacherRole: "owner" | "teacher" | "grader" | null;
    };
    readonly parameters: {
      readonly assignmentId: AssignmentId | null;
    };
  };
  /** quality-queries.ts */
  readonly listJudged: {
    readonly row: {
      readonly attemptId: AttemptId;
      readonly proposed: NonNullable<(typeof gradingTables.aiProposals.$inferSelect)['criteria']>;
      readonly decided: NonNullable<(typeof gradingTables.gradeEvents.$inferSelect)['criteria']> | null;
      readonly sampled: NonNullable<(typeof gradingTables.calibrationScores.$inferSelect)['criteria']> | null;
    };
    readonly parameters: {
      readonly assignmentId: AssignmentId | null;
    };
  };
  /** quality-queries.ts */
  readonly putSample: {
    readonly row: {
      readonly id: string;
    };
    readonly parameters: {
      readonly schoolId: SchoolId;
      readonly calibrationScoreId: string;
      readonly assignmentId: string;
      readonly attemptId: AttemptId;
      readonly criteria: unknown;
      readonly by: string;
      readonly now: string;
    };
  };
  /** queries.ts */
  readonly listQueue: {
    readonly row: {
      readonly attemptId: string;
      readonly assignmentId: AssignmentId;
      readonly assignmentTitle: string;
      readonly courseId: CourseId;
      readonly courseTitle: string;
      readonly studentId: StudentId;
      readonly studentName: string;
      readonly studentUserId: UserId | null;
      readonly studentAvatarKey: string | null;
      readonly schoolId: SchoolId | null;
      readonly teacherRole: "owner" | "teacher" | "grader" | null;
      readonly courseAttemptNumber: number;
      readonly courseStanding: "taking" | "completed" | "left";
      readonly attemptNumber: number;
      readonly submittedAt: string | null;
      readonly isLate: boolean;
      readonly pointsPossible: number;
      readonly proposalTotal: number | null;
      readonly confidence: number | null;
      readonly flags: readonly string[] | null;
      readonly engine: "built_in" | "model" | null;
    };
    readonly parameters: {
      readonly courseId: CourseId | null;
      readonly confidence: number | string | null;
    };
  };
  /** queries.ts */
  readonly listReleaseChoices: {
    readonly row: {
      readonly aiRelease: "teacher_confirms" | "at_once" | null;
    };
    readonly parameters: {
      readonly now: string | null;
    };
  };
  /** queries.ts */
  readonly listBuiltInReleases: {
    readonly row: {
      readonly attemptId: string;
      readonly assignmentId: AssignmentId;
      readonly assignmentTitle: string;
      readonly courseId: CourseId;
      readonly courseTitle: string;
      readonly studentId: StudentId;
      readonly studentName: string;
      readonly studentUserId: UserId | null;
      readonly studentAvatarKey: string | null;
      readonly schoolId: SchoolId | null;
      readonly teacherRole: "owner" | "teacher" | "grader" | null;
      readonly points: number | null;
      readonly pointsPossible: number;
      readonly releasedAt: string | null;
    };
    readonly parameters: Readonly<Record<never, never>>;
  };
  /** queries.ts */
  readonly findWork: {
    readonly row: {
      readonly attemptId: AttemptId;
      readonly assignmentId: AssignmentId;
      readonly assignmentTitle: string;
      readonly courseId: CourseId;
      readonly courseTitle: string;
      readonly studentId: StudentId;
      readonly studentName: string;
      readonly studentUserId: UserId | null;
      readonly enrollmentId: EnrollmentId;
      readonly courseAttemptNumber: number;
      readonly courseStanding: "taking" | "completed" | "left";
      readonly studentAvatarKey: string | null;
      readonly schoolId: SchoolId | null;
      readonly teacherRole: "owner" | "teacher" | "grader" | null;
      readonly attemptNumber: number;
      readonly submittedAt: string;
      readonly isLate: boolean;
      readonly text: string | null;
      readonly files: readonly unknown[];
      readonly matchingCorrect: number | null;
      readonly matchingTotal: number | null;
      readonly pointsPossible: number;
      readonly rubric: NonNullable<(typeof courseworkTables.assignments.$inferSelect)['rubric']>;
      readonly matching: NonNullable<(typeof courseworkTables.assignments.$inferSelect)['matching']> | null;
      readonly description: string;
      readonly instructions: NonNullable<(typeof courseworkTables.assignments.$inferSelect)['instructions']>;
      readonly lessonId: LessonId | null;
      readonly lessonTitle: string | null;
      readonly practiceChecks: number;
    };
    readonly parameters: {
      readonly attemptId: AttemptId | null;
    };
  };
  /** queries.ts */
  readonly listAttemptsOfWork: {
    readonly row: {
      readonly attemptId: AttemptId;
      readonly attemptNumber: number;
      readonly submittedAt: string;
      readonly isLate: boolean;
      readonly points: number | null;
      readonly comment: string | null;
    };
    readonly parameters: {
      readonly attemptId: AttemptId | null;
    };
  };
  /** queries.ts */
  readonly findProposal: {
    readonly row: {
      readonly proposalId: ProposalId;
      readonly engine: "built_in" | "model";
      readonly state: "proposed" | "accepted" | "edited" | "refused" | "superseded" | "failed";
      readonly criteria: NonNullable<(typeof gradingTables.aiProposals.$inferSelect)['criteria']>;
      readonly totalPoints: number;
      readonly confidence: number;
      readonly flags: readonly string[];
    };
    readonly parameters: {
      readonly attemptId: AttemptId | null;
    };
  };
  /** queries.ts */
  readonly findCellOfAttempt: {
    readonly row: {
      readonly state: "ungraded" | "graded" | "excused" | "missing";
      readonly points: number | null;
      readonly lateDeduction: number;
      readonly criteria: NonNullable<(typeof gradingTables.grades.$inferSelect)['criteria']> | null;
      readonly feedback: NonNullable<(typeof gradingTables.grades.$inferSelect)['feedback']> | null;
      readonly releasedAt: string | null;
      readonly attemptId: string | null;
      readonly lastSeq: number;
    };
    readonly parameters: {
      readonly attemptId: AttemptId | null;
    };
  };
  /** queries.ts */
  readonly lockCell: {
    readonly row: {
      readonly state: "ungraded" | "graded" | "excused" | "missing";
      readonly points: number | null;
      readonly lateDeduction: number;
      readonly criteria: NonNullable<(typeof gradingTables.grades.$inferSelect)['criteria']> | null;
      readonly feedback: NonNullable<(typeof gradingTables.grades.$inferSelect)['feedback']> | null;
      readonly releasedAt: string | null;
      readonly attemptId: string | null;
      readonly lastSeq: number;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly courseId: string | null;
      readonly enrollmentId: EnrollmentId | null;
      readonly assignmentId: AssignmentId | null;
    };
  };
  /** queries.ts */
  readonly openCell: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly schoolId: SchoolId;
      readonly courseId: CourseId;
      readonly enrollmentId: EnrollmentId;
      readonly assignmentId: AssignmentId;
      readonly pointsPossible: number | string | null;
      readonly attemptId: AttemptId | null;
      readonly attemptNumber: number;
      readonly isLate: boolean;
      readonly submittedAt: string;
      readonly isPosted: boolean | null;
      readonly gradeEventId: string;
    };
  };
  /** queries.ts */
  readonly gradeCell: {
    readonly row: {
      readonly seq: number;
    };
    readonly parameters: {
      readonly schoolId: SchoolId;
      readonly courseId: CourseId;
      readonly enrollmentId: EnrollmentId;
      readonly assignmentId: AssignmentId;
      readonly attemptId: AttemptId | null;
      readonly points: number | string | null;
      readonly pointsPossible: number | string | null;
      readonly criteria: unknown;
      readonly feedback: unknown;
      readonly source: string | null;
      readonly isHeld: boolean;
      readonly setAt: string;
      readonly setBy: string | null;
      readonly lateDeduction: number | string | null;
      readonly proposalId: string | null;
      readonly eventId: string | null;
      readonly heldEventId: string | null;
    };
  };
  /** queries.ts */
  readonly findLateBasis: {
    readonly row: {
      readonly submittedAt: string;
      readonly effectiveDueAt: string | null;
      readonly policy: NonNullable<(typeof courseworkTables.assignments.$inferSelect)['latePolicy']> | NonNullable<(typeof gradebookTables.courseGrading.$inferSelect)['late']> | NonNullable<(typeof schoolsTables.gradingPolicies.$inferSelect)['late']> | null;
      readonly timeZone: string;
    };
    readonly parameters: {
      readonly courseId: CourseId | null;
      readonly now: string | null;
      readonly schoolId: SchoolId | null;
      readonly assignmentId: string | null;
      readonly attemptId: AttemptId | null;
    };
  };
  /** queries.ts */
  readonly decideProposal: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly state: "proposed" | "accepted" | "edited" | "refused" | "superseded" | "failed";
      readonly decidedBy: string | null;
      readonly decidedAt: string | null;
      readonly decisions: unknown;
      readonly schoolId: SchoolId | null;
      readonly attemptId: AttemptId | null;
    };
  };
  /** queries.ts */
  readonly listReaders: {
    readonly row: {
      readonly userId: UserId;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly studentId: StudentId | null;
      readonly now: string | null;
    };
  };
  /** queries.ts */
  readonly listTeachers: {
    readonly row: {
      readonly userId: string | null;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly courseId: string | null;
    };
  };
  /** queries.ts */
  readonly findEngineWork: {
    readonly row: {
      readonly assignmentId: AssignmentId;
      readonly assignmentTitle: string;
      readonly courseId: CourseId;
      readonly studentId: string;
      readonly enrollmentId: EnrollmentId;
      readonly studentUserId: UserId | null;
      readonly text: string | null;
      readonly fileKeys: readonly string[];
      readonly matchingCorrect: number | null;
      readonly matchingTotal: number | null;
      readonly pointsPossible: number;
      readonly release: "school" | "immediate" | "held";
      readonly rubric: NonNullable<(typeof courseworkTables.assignments.$inferSelect)['rubric']>;
      readonly matching: NonNullable<(typeof courseworkTables.assignments.$inferSelect)['matching']> | null;
      readonly instructions: NonNullable<(typeof courseworkTables.assignments.$inferSelect)['instructions']>;
      readonly lesson: NonNullable<(typeof coursesTables.lessons.$inferSelect)['content']> | null;
      readonly isOpen: boolean | null;
      readonly lastSeq: number;
      readonly hasProposal: boolean;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly attemptId: AttemptId | null;
    };
  };
  /** queries.ts */
  readonly hasProposal: {
    readonly row: {
      readonly "?column?": number;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly attemptId: AttemptId | null;
    };
  };
  /** queries.ts */
  readonly supersedeProposals: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly courseId: string | null;
      readonly assignmentId: AssignmentId | null;
      readonly attemptId: AttemptId | null;
      readonly enrollmentId: EnrollmentId | null;
    };
  };
  /** queries.ts */
  readonly findPlaceOfAttempt: {
    readonly row: {
      readonly courseId: string;
      readonly studentId: StudentId;
      readonly enrollmentId: EnrollmentId;
      readonly assignmentId: AssignmentId;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly attemptId: AttemptId | null;
    };
  };
  /** queries.ts */
  readonly listAssignmentsToGrade: {
    readonly row: {
      readonly assignmentId: AssignmentId;
      readonly assignmentTitle: string;
      readonly courseId: CourseId;
      readonly courseTitle: string;
      readonly dueAt: string | null;
      readonly schoolId: SchoolId;
      readonly teacherRole: "owner" | "teacher" | "grader" | null;
    };
    readonly parameters: {
      readonly courseId: CourseId | null;
    };
  };
  /** queries.ts */
  readonly findAssignmentScope: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly courseId: CourseId;
      readonly courseTitle: string;
      readonly assignmentTitle: string;
      readonly pointsPossible: number;
      readonly teacherRole: "owner" | "teacher" | "grader" | null;
    };
    readonly parameters: {
      readonly assignmentId: AssignmentId | null;
    };
  };
  /** queries.ts */
  readonly listAssignmentWork: {
    readonly row: {
      readonly studentId: StudentId;
      readonly studentUserId: UserId | null;
      readonly studentName: string;
      readonly studentAvatarKey: string | null;
      readonly attemptId: string | null;
      readonly state: "ungraded" | "graded" | "excused" | "missing" | null;
      readonly points: number | null;
      readonly needsGrading: boolean | null;
      readonly isLate: boolean | null;
      readonly isReleased: boolean;
      readonly confidence: number | null;
      readonly flags: readonly string[] | null;
    };
    readonly parameters: {
      readonly assignmentId: AssignmentId | null;
    };
  };
  /** recompute.ts */
  readonly listTotals: {
    readonly row: {
      readonly enrollmentId: EnrollmentId;
      readonly courseId: CourseId;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly courseId: string | null;
      readonly enrollmentId: string | null;
    };
  };
  /** recompute.ts */
  readonly listOwed: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly enrollmentId: EnrollmentId;
      readonly courseId: CourseId;
    };
    readonly parameters: Readonly<Record<never, never>>;
  };
  /** recompute.ts */
  readonly listOwedFigures: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly studentId: StudentId;
    };
    readonly parameters: Readonly<Record<never, never>>;
  };
  /** recompute.ts */
  readonly listOfficial: {
    readonly row: {
      readonly studentId: StudentId;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly studentId: StudentId | null;
    };
  };
  /** rejudge.ts */
  readonly keepCoursesFromPosting: {
    readonly row: {
      readonly pg_advisory_xact_lock_shared: null;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly studentId: StudentId | null;
      readonly courseId: CourseId | null;
    };
  };
  /** rejudge.ts */
  readonly lockLateCells: {
    readonly row: {
      readonly courseId: string;
      readonly enrollmentId: EnrollmentId;
      readonly assignmentId: AssignmentId;
      readonly attemptId: string;
      readonly state: "ungraded" | "graded" | "excused" | "missing";
      readonly points: number | null;
      readonly pointsPossible: number;
      readonly lateDeduction: number;
      readonly criteria: NonNullable<(typeof gradingTables.grades.$inferSelect)['criteria']> | null;
      readonly feedback: NonNullable<(typeof gradingTables.grades.$inferSelect)['feedback']> | null;
      readonly isReleased: boolean;
      readonly submittedAt: string;
      readonly effectiveDueAt: string | null;
      readonly policy: NonNullable<(typeof courseworkTables.assignments.$inferSelect)['latePolicy']> | NonNullable<(typeof gradebookTables.courseGrading.$inferSelect)['late']> | NonNullable<(typeof schoolsTables.gradingPolicies.$inferSelect)['late']> | null;
      readonly timeZone: string;
    };
    readonly parameters: {
      readonly now: string | null;
      readonly schoolId: SchoolId | null;
      readonly studentId: StudentId | null;
      readonly onlyIn: string | null;
    };
  };
  /** rejudge.ts */
  readonly setInTime: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly courseId: string | null;
      readonly enrollmentId: EnrollmentId | null;
      readonly assignmentId: AssignmentId | null;
    };
  };
  /** reopened.ts */
  readonly listKept: {
    readonly row: {
      readonly enrollmentId: EnrollmentId;
      readonly studentId: StudentId;
      readonly assignmentId: AssignmentId;
      readonly pointsPossible: number;
      readonly attemptId: AttemptId;
      readonly attemptNumber: number;
      readonly submittedAt: string;
      readonly isLate: boolean;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly courseId: string | null;
      readonly enrollmentIds: readonly (EnrollmentId | null)[] | null;
    };
  };
  /** reopened.ts */
  readonly lookForMissing: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly courseId: CourseId | null;
    };
  };
  /** reopened.ts */
  readonly listOpen: {
    readonly row: {
      readonly enrollmentId: EnrollmentId;
      readonly studentId: StudentId;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly courseId: CourseId | null;
      readonly enrollmentIds: readonly (EnrollmentId | null)[] | null;
    };
  };
  /** reopened.ts */
  readonly listWaiting: {
    readonly row: {
      readonly attemptId: string;
      readonly enrollmentId: EnrollmentId;
      readonly studentId: StudentId;
      readonly studentUserId: UserId | null;
      readonly assignmentId: AssignmentId;
      readonly title: string;
      readonly pointsPossible: number;
      readonly release: "school" | "immediate" | "held";
      readonly rubric: NonNullable<(typeof courseworkTables.assignments.$inferSelect)['rubric']>;
      readonly matching: NonNullable<(typeof courseworkTables.assignments.$inferSelect)['matching']> | null;
      readonly matchingCorrect: number | null;
      readonly matchingTotal: number | null;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly courseId: string | null;
      readonly enrollmentIds: readonly (EnrollmentId | null)[] | null;
    };
  };
  /** tell.ts */
  readonly listSeen: {
    readonly row: {
      readonly studentId: StudentId;
      readonly assignmentId: AssignmentId;
    };
    readonly parameters: {
      readonly studentIds: readonly (StudentId | null)[] | null;
      readonly assignmentIds: readonly (AssignmentId | null)[] | null;
      readonly schoolId: SchoolId | null;
      readonly courseId: CourseId | null;
    };
  };
  /** tell.ts */
  readonly lockStudents: {
    readonly row: {
      readonly id: StudentId;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly studentIds: readonly (StudentId | null)[] | null;
    };
  };
  /** tell.ts */
  readonly listTold: {
    readonly row: {
      readonly groupKey: string;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly studentIds: readonly (StudentId | null)[] | null;
      readonly groupKeys: readonly (string | null)[] | null;
      readonly createdAt: string | null;
    };
  };
  /** totals-queries.ts */
  readonly listEnrollmentsWithTotals: {
    readonly row: {
      readonly enrollmentId: EnrollmentId;
      readonly studentId: StudentId;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly courseId: CourseId | null;
    };
  };
  /** totals-queries.ts */
  readonly lockTotals: {
    readonly row: {
      readonly enrollmentId: EnrollmentId;
      readonly studentId: StudentId;
      readonly releasedSoFarRatio: number | null;
    };
    readonly parameters: {
      readonly updatedAt: string;
      readonly enrollmentIds: readonly (EnrollmentId | null)[] | null;
      readonly schoolId: SchoolId | null;
      readonly courseId: CourseId | null;
    };
  };
  /** totals-queries.ts */
  readonly listTotalsAssignments: {
    readonly row: {
      readonly assignmentId: AssignmentId;
      readonly categoryId: CategoryId | null;
      readonly pointsPossible: number;
      readonly isExtraCredit: boolean;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly courseId: CourseId | null;
    };
  };
  /** totals-queries.ts */
  readonly listTotalsCells: {
    readonly row: {
      readonly enrollmentId: EnrollmentId;
      readonly assignmentId: AssignmentId;
      readonly state: "ungraded" | "graded" | "excused" | "missing";
      readonly points: number | null;
      readonly pointsPossible: number;
      readonly isReleased: boolean;
      readonly hasWork: boolean;
      readonly needsGrading: boolean;
    };
    readonly parameters: {
      readonly enrollmentIds: readonly (EnrollmentId | null)[] | null;
      readonly schoolId: SchoolId | null;
      readonly courseId: string | null;
    };
  };
  /** totals-queries.ts */
  readonly findPolicy: {
    readonly row: {
      readonly missing: NonNullable<(typeof schoolsTables.gradingPolicies.$inferSelect)['missing']>;
      readonly late: NonNullable<(typeof schoolsTables.gradingPolicies.$inferSelect)['late']>;
      readonly aiRelease: "teacher_confirms" | "at_once";
      readonly defaultRelease: "immediate" | "held";
      readonly repeats: "best" | "latest" | "average";
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly now: string | null;
    };
  };
  /** totals-queries.ts */
  readonly findCourseRules: {
    readonly row: {
      readonly weighting: "points" | "categories";
      readonly missing: NonNullable<(typeof gradebookTables.courseGrading.$inferSelect)['missing']> | NonNullable<(typeof schoolsTables.gradingPolicies.$inferSelect)['missing']> | null;
      readonly categories: readonly unknown[];
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly courseId: CourseId | null;
      readonly now: string | null;
    };
  };
  /** totals-queries.ts */
  readonly saveTotals: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly enrollmentIds: readonly (EnrollmentId | null)[] | null;
      readonly list: unknown;
      readonly schoolId: SchoolId | null;
    };
  };
  /** totals-queries.ts */
  readonly lockFigures: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly schoolId: SchoolId;
      readonly asOf: string;
      readonly studentIds: readonly StudentId[];
    };
  };
  /** totals-queries.ts */
  readonly listFigureCourses: {
    readonly row: {
      readonly studentId: StudentId;
      readonly contentId: string;
      readonly title: string;
      readonly status: "active" | "completed";
      readonly isCurrent: boolean;
      readonly isNcaaApproved: boolean;
      readonly finalRatio: string | null;
      readonly soFarRatio: string | null;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly studentIds: readonly (StudentId | null)[] | null;
    };
  };
  /** totals-queries.ts */
  readonly listFigureAttempts: {
    readonly row: {
      readonly studentId: StudentId;
      readonly enrollmentId: EnrollmentId;
      readonly contentId: string;
      readonly ratio: string | null;
      readonly credits: number;
      readonly creditsEarned: number;
      readonly countsAnyway: boolean;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly studentIds: readonly (StudentId | null)[] | null;
    };
  };
  /** totals-queries.ts */
  readonly listFigureCredits: {
    readonly row: {
      readonly studentId: StudentId;
      readonly creditId: TransferCreditId;
      readonly title: string;
      readonly credits: number;
      readonly ratio: string | null;
      readonly gradeRaw: string;
      readonly isPassed: boolean | null;
      readonly isCore: boolean;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly studentIds: readonly (StudentId | null)[] | null;
    };
  };
  /** totals-queries.ts */
  readonly saveOfficialGpa: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly gpa: number | string | null;
      readonly asOf: string;
      readonly schoolId: SchoolId | null;
      readonly studentId: StudentId | null;
    };
  };
  /** totals-queries.ts */
  readonly saveFigures: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly list: unknown;
      readonly schoolId: SchoolId | null;
    };
  };
}
