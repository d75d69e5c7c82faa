// Made by "node tools/sql-types.ts" from the statements of this folder and the migrated schema.
import type { AssignmentId, CourseId, EnrollmentId, FileId, FinalGradeId, GradingScaleId, SchoolId, StudentId, TransferCreditId, UserId } from '@fieldhouse/contract/ids.ts';

export interface Sql {
  /** details-queries.ts */
  readonly findDetails: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly studentId: StudentId;
      readonly studentUserId: UserId | null;
      readonly legalName: string;
      readonly studentNumber: string;
      readonly birthOn: string | null;
      readonly gradeLevel: number | null;
      readonly graduationYear: number | null;
      readonly languages: string | null;
      readonly phone: string | null;
      readonly email: string | null;
      readonly address: string | null;
      readonly version: number;
      readonly today: string | null;
    };
    readonly parameters: {
      readonly now: string | null;
      readonly studentId: StudentId | null;
    };
  };
  /** details-queries.ts */
  readonly "records.holdFamily": {
    readonly row: {
      readonly hold_account: null;
    };
    readonly parameters: {
      readonly studentId: string | null;
    };
  };
  /** details-queries.ts */
  readonly lockDetails: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly studentId: StudentId;
      readonly studentUserId: UserId | null;
      readonly legalName: string;
      readonly studentNumber: string;
      readonly birthOn: string | null;
      readonly gradeLevel: number | null;
      readonly graduationYear: number | null;
      readonly languages: string | null;
      readonly phone: string | null;
      readonly email: string | null;
      readonly address: string | null;
      readonly version: number;
      readonly today: string | null;
    };
    readonly parameters: {
      readonly now: string | null;
      readonly studentId: StudentId | null;
    };
  };
  /** details-queries.ts */
  readonly listDetailChanges: {
    readonly row: {
      readonly changeId: string;
      readonly field: string;
      readonly before: unknown;
      readonly after: unknown;
      readonly reason: string | null;
      readonly at: string;
      readonly byName: string | null;
    };
    readonly parameters: {
      readonly studentId: StudentId | null;
    };
  };
  /** details-queries.ts */
  readonly findNumberHolder: {
    readonly row: {
      readonly studentId: StudentId;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly studentNumber: string | null;
      readonly studentId: StudentId | null;
    };
  };
  /** details-queries.ts */
  readonly listFamily: {
    readonly row: {
      readonly userId: UserId;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly studentId: StudentId | null;
      readonly now: string | null;
    };
  };
  /** details-queries.ts */
  readonly listRecordKeepers: {
    readonly row: {
      readonly userId: string | null;
    };
    readonly parameters: {
      readonly schoolId: string | null;
    };
  };
  /** details-queries.ts */
  readonly findMadeName: {
    readonly row: {
      readonly givenName: string | null;
      readonly familyName: string | null;
    };
    readonly parameters: {
      readonly schoolId: string | null;
      readonly studentId: string | null;
    };
  };
  /** details-queries.ts */
  readonly correctMadeName: {
    readonly row: {
      readonly isDone: boolean | null;
    };
    readonly parameters: {
      readonly schoolId: string | null;
      readonly studentId: string | null;
      readonly givenName: string | null;
      readonly familyName: string | null;
      readonly name: string | null;
      readonly sort: string | null;
      readonly now: string | null;
    };
  };
  /** queries.ts */
  readonly listStudents: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly studentId: StudentId;
      readonly studentUserId: UserId | null;
      readonly name: string;
      readonly avatarKey: string | null;
      readonly gradeLevel: number | null;
      readonly courseCount: number;
      readonly missingCount: number;
      readonly averageRatio: number | null;
      readonly teaches: boolean;
    };
    readonly parameters: {
      readonly search: string | null;
      readonly schoolId: SchoolId | null;
      readonly courseId: CourseId | null;
    };
  };
  /** queries.ts */
  readonly findRecord: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly studentId: StudentId;
      readonly studentUserId: UserId | null;
      readonly name: string;
      readonly avatarKey: string | null;
      readonly gradeLevel: number | null;
      readonly graduationYear: number | null;
      readonly timeZone: string;
      readonly officialGpa: number | null;
      readonly progressGpa: number | null;
      readonly creditsEarned: number | null;
      readonly coreEarned: number | null;
      readonly coreProjected: number | null;
      readonly languages: string | null;
      readonly birthMonth: number | null;
      readonly birthDay: number | null;
      readonly canBeWrittenTo: boolean;
      readonly accountName: string | null;
      readonly repeats: "best" | "latest" | "average";
      readonly teaches: boolean;
    };
    readonly parameters: {
      readonly now: string | null;
      readonly studentId: StudentId | null;
    };
  };
  /** queries.ts */
  readonly listRecordGuardians: {
    readonly row: {
      readonly name: string;
      readonly relationship: "mother" | "father" | "parent" | "stepparent" | "grandparent" | "guardian" | "foster_parent" | "relative" | "other";
      readonly canBeWrittenTo: boolean;
    };
    readonly parameters: {
      readonly studentId: StudentId | null;
      readonly now: string | null;
    };
  };
  /** queries.ts */
  readonly listRecordCourses: {
    readonly row: {
      readonly courseId: CourseId;
      readonly enrollmentId: EnrollmentId;
      readonly contentId: string;
      readonly attemptPlace: number;
      readonly title: string;
      readonly status: "active" | "completed" | "dropped" | "withdrawn";
      readonly soFarRatio: number | null;
      readonly missingCount: number;
      readonly finalRatio: number | null;
      readonly teaches: boolean | null;
      readonly countsAnyway: boolean;
      readonly decisionReason: string | null;
      readonly decidedByName: string | null;
      readonly decidedAt: string | null;
    };
    readonly parameters: {
      readonly studentId: StudentId | null;
    };
  };
  /** queries.ts */
  readonly listPostings: {
    readonly row: {
      readonly finalGradeId: FinalGradeId;
      readonly enrollmentId: EnrollmentId;
      readonly number: number;
      readonly result: "graded" | "incomplete" | "withdrawn";
      readonly ratio: number | null;
      readonly letter: string | null;
      readonly scaleId: GradingScaleId | null;
      readonly creditsEarned: number;
      readonly dueOn: string | null;
      readonly postedByName: string | null;
      readonly postedAt: string;
      readonly reason: string | null;
    };
    readonly parameters: {
      readonly studentId: StudentId | null;
    };
  };
  /** queries.ts */
  readonly countAttendance: {
    readonly row: {
      readonly status: "present" | "absent" | "late" | "excused";
      readonly teaches: boolean | null;
      readonly count: number;
    };
    readonly parameters: {
      readonly studentId: StudentId | null;
    };
  };
  /** queries.ts */
  readonly listCredits: {
    readonly row: {
      readonly creditId: TransferCreditId;
      readonly kind: "transfer" | "dual_enrollment" | "homeschool" | "exam";
      readonly schoolName: string;
      readonly title: string;
      readonly ncaaArea: "english" | "math" | "science" | "social_science" | "world_language" | "religion_philosophy" | null;
      readonly isCore: boolean;
      readonly gradeRaw: string;
      readonly ratio: number | null;
      readonly isPassed: boolean | null;
      readonly credits: number;
      readonly termLabel: string;
      readonly completedOn: string | null;
      readonly mode: "in_person" | "online" | "nontraditional" | null;
      readonly contentSays: "own" | "same" | "repeat" | null;
      readonly contentRowId: string | null;
      readonly contentPart: number | null;
      readonly contentParts: number | null;
      readonly fileId: FileId;
      readonly fileName: string | null;
      readonly status: "approved" | "superseded" | "withdrawn";
      readonly reason: string | null;
      readonly enteredByName: string | null;
      readonly enteredAt: string;
    };
    readonly parameters: {
      readonly studentId: StudentId | null;
    };
  };
  /** queries.ts */
  readonly lockCredit: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly creditId: TransferCreditId;
      readonly studentId: StudentId;
      readonly status: "approved" | "superseded" | "withdrawn";
      readonly title: string;
      readonly contentSays: "own" | "same" | "repeat" | null;
      readonly contentRowId: string | null;
      readonly contentId: string | null;
      readonly contentPart: number | null;
      readonly contentParts: number | null;
    };
    readonly parameters: {
      readonly transferCreditId: TransferCreditId | null;
    };
  };
  /** queries.ts */
  readonly findContent: {
    readonly row: {
      readonly contentId: string | null;
      readonly contentPart: number | null;
      readonly contentParts: number | null;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly studentId: StudentId | null;
      readonly enrollmentId: EnrollmentId | null;
      readonly transferCreditId: TransferCreditId | null;
    };
  };
  /** queries.ts */
  readonly ownContent: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly transferCreditId: TransferCreditId | null;
    };
  };
  /** queries.ts */
  readonly listCreditedElsewhere: {
    readonly row: {
      readonly schoolName: string;
      readonly title: string;
      readonly termLabel: string;
    };
    readonly parameters: {
      readonly studentId: StudentId | null;
    };
  };
  /** queries.ts */
  readonly holdRecord: {
    readonly row: {
      readonly studentId: StudentId;
    };
    readonly parameters: {
      readonly studentId: StudentId | null;
    };
  };
  /** queries.ts */
  readonly endCredit: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly status: "approved" | "superseded" | "withdrawn";
      readonly reason: string | null;
      readonly schoolId: SchoolId | null;
      readonly transferCreditId: TransferCreditId | null;
    };
  };
  /** queries.ts */
  readonly lockAttempt: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly studentId: StudentId;
      readonly courseId: CourseId;
      readonly decisionNumber: number;
    };
    readonly parameters: {
      readonly enrollmentId: EnrollmentId | null;
    };
  };
  /** queries.ts */
  readonly attachSource: {
    readonly row: {
      readonly fileId: FileId;
    };
    readonly parameters: {
      readonly instant: string | null;
      readonly schoolId: SchoolId | null;
      readonly fileId: FileId | null;
      readonly studentId: string | null;
    };
  };
  /** student-work.ts */
  readonly listWork: {
    readonly row: {
      readonly assignmentId: AssignmentId;
      readonly courseId: CourseId;
      readonly courseTitle: string;
      readonly courseColor: number;
      readonly title: string;
      readonly dueAt: string | null;
      readonly pointsPossible: number;
      readonly gradeState: "ungraded" | "graded" | "excused" | "missing" | null;
      readonly isReleased: boolean;
      readonly attemptNumber: number | null;
      readonly points: number | null;
      readonly isLate: boolean;
      readonly attemptId: string | null;
      readonly teaches: boolean | null;
    };
    readonly parameters: {
      readonly studentId: StudentId | null;
    };
  };
  /** transcript-queries.ts */
  readonly listTranscripts: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly studentId: StudentId;
      readonly studentUserId: UserId | null;
      readonly name: string;
      readonly studentNumber: string;
      readonly gradeLevel: number | null;
      readonly graduationYear: number | null;
      readonly schoolName: string;
      readonly address: string | null;
      readonly phone: string | null;
      readonly website: string | null;
      readonly timeZone: string;
      readonly repeats: "best" | "latest" | "average";
      readonly officialGpa: number | null;
      readonly creditsEarned: number | null;
      readonly coreEarned: number | null;
    };
    readonly parameters: {
      readonly now: string | null;
      readonly wanted: string | null;
    };
  };
  /** transcript-queries.ts */
  readonly listTranscriptCourses: {
    readonly row: {
      readonly studentId: string;
      readonly enrollmentId: EnrollmentId;
      readonly contentId: string;
      readonly attemptPlace: number;
      readonly courseId: string;
      readonly title: string | null;
      readonly level: string | null;
      readonly ncaaArea: string | null;
      readonly isCore: boolean;
      readonly result: "graded" | "incomplete" | "withdrawn";
      readonly ratio: number | null;
      readonly ratioDigits: string | null;
      readonly finalGradeId: FinalGradeId;
      readonly letter: string | null;
      readonly scaleId: GradingScaleId | null;
      readonly creditsAttempted: number;
      readonly creditsEarned: number;
      readonly dueOn: string | null;
      readonly countsAnyway: boolean;
      readonly termLabel: string | null;
    };
    readonly parameters: {
      readonly wanted: string | null;
    };
  };
  /** transcript-queries.ts */
  readonly listRunningCourses: {
    readonly row: {
      readonly studentId: StudentId;
      readonly enrollmentId: EnrollmentId;
      readonly courseId: CourseId;
      readonly title: string;
      readonly level: "general" | "honors" | "ap" | "ib" | "dual";
      readonly credits: number;
      readonly termLabel: string | null;
    };
    readonly parameters: {
      readonly wanted: string | null;
    };
  };
  /** transcript-queries.ts */
  readonly listTransferred: {
    readonly row: {
      readonly studentId: StudentId;
      readonly creditId: TransferCreditId;
      readonly kind: "transfer" | "dual_enrollment" | "homeschool" | "exam";
      readonly schoolName: string;
      readonly title: string;
      readonly gradeRaw: string;
      readonly ratio: number | null;
      readonly ratioDigits: string | null;
      readonly isPassed: boolean | null;
      readonly credits: number;
      readonly termLabel: string;
    };
    readonly parameters: {
      readonly wanted: string | null;
    };
  };
}
