// Made by "node tools/sql-types.ts" from the statements of this folder and the migrated schema.
import type { AssignmentId, CourseId, FileId, LessonId, LiveSessionId, SchoolId, StudentId, UserId } from '@fieldhouse/contract/ids.ts';

export interface Sql {
  /** queries.ts */
  readonly listOwnRecords: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly studentId: StudentId;
      readonly currentGpa: number | null;
      readonly progressGpa: number | null;
      readonly coreEarned: number | null;
      readonly coreProjected: number | null;
      readonly keptBodies: unknown;
      readonly graduationYear: number | null;
      readonly timeZone: string;
    };
    readonly parameters: Readonly<Record<never, never>>;
  };
  /** queries.ts */
  readonly listOwnCourses: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly studentId: StudentId;
      readonly courseId: CourseId;
      readonly title: string;
      readonly color: number;
      readonly imageFileId: FileId | null;
      readonly imageAlt: string | null;
      readonly courseStatus: "draft" | "published" | "archived";
      readonly isNcaaApproved: boolean;
      readonly instructorName: string | null;
      readonly soFarRatio: number | null;
      readonly gradedCount: number | null;
      readonly missingCount: number | null;
      readonly lessonsCompleted: number | null;
      readonly lessonCount: number | null;
      readonly nextLessonId: LessonId | null;
      readonly nextLessonTitle: string | null;
    };
    readonly parameters: Readonly<Record<never, never>>;
  };
  /** queries.ts */
  readonly listUpcoming: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly studentId: StudentId;
      readonly assignmentId: AssignmentId;
      readonly courseId: CourseId;
      readonly title: string;
      readonly dueAt: string;
      readonly pointsPossible: number;
      readonly gradeState: "ungraded" | "graded" | "excused" | "missing" | null;
      readonly isReleased: boolean;
      readonly attemptNumber: number | null;
      readonly hasDraft: boolean;
    };
    readonly parameters: {
      readonly now: string | null;
    };
  };
  /** queries.ts */
  readonly listNextSessions: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly studentId: StudentId;
      readonly sessionId: LiveSessionId;
      readonly courseId: CourseId;
      readonly title: string;
      readonly teacherName: string | null;
      readonly scheduledAt: string;
      readonly durationMinutes: number;
      readonly hasLink: boolean;
      readonly upcomingCount: number;
      readonly ownStudentIds: readonly StudentId[];
      readonly guardedStudentIds: readonly string[];
      readonly teacherRole: null;
    };
    readonly parameters: {
      readonly now: string | null;
    };
  };
  /** queries.ts */
  readonly listTodo: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly studentId: StudentId;
      readonly assignmentId: AssignmentId;
      readonly courseId: CourseId;
      readonly title: string;
      readonly courseTitle: string;
      readonly courseColor: number;
      readonly dueAt: string | null;
      readonly pointsPossible: number;
      readonly gradeState: "ungraded" | "graded" | "excused" | "missing" | null;
      readonly isReleased: boolean;
      readonly attemptNumber: number | null;
      readonly isFromBefore: boolean;
      readonly hasDraft: boolean;
      readonly isTicked: boolean;
    };
    readonly parameters: Readonly<Record<never, never>>;
  };
  /** queries.ts */
  readonly listCompletedCourses: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly studentId: StudentId;
      readonly courseId: CourseId;
      readonly title: string;
      readonly soFarRatio: number | null;
      readonly finalRatio: number | null;
    };
    readonly parameters: Readonly<Record<never, never>>;
  };
  /** queries.ts */
  readonly listTodoCourses: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly studentId: StudentId;
      readonly courseId: CourseId;
      readonly title: string;
      readonly color: number;
      readonly isHidden: boolean;
    };
    readonly parameters: Readonly<Record<never, never>>;
  };
  /** queries.ts */
  readonly findTodoScope: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly studentId: StudentId;
    };
    readonly parameters: {
      readonly courseId: string | null;
      readonly assignmentId: AssignmentId | null;
    };
  };
  /** queries.ts */
  readonly setTodoMark: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly schoolId: SchoolId;
      readonly studentId: StudentId;
      readonly kind: "ticked" | "hidden_course";
      readonly entityId: string;
    };
  };
  /** queries.ts */
  readonly clearTodoMark: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly studentId: StudentId | null;
      readonly kind: "ticked" | "hidden_course" | null;
      readonly entityId: string | null;
    };
  };
  /** queries.ts */
  readonly listRecentGrades: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly studentId: StudentId;
      readonly assignmentId: AssignmentId;
      readonly title: string;
      readonly courseTitle: string;
      readonly points: number | null;
      readonly pointsPossible: number;
      readonly gradedAt: string;
    };
    readonly parameters: Readonly<Record<never, never>>;
  };
  /** queries.ts */
  readonly listTaughtCourses: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly courseId: CourseId;
      readonly title: string;
      readonly color: number;
      readonly studentCount: number;
      readonly toGradeCount: number;
      readonly averageRatio: number | null;
    };
    readonly parameters: Readonly<Record<never, never>>;
  };
  /** queries.ts */
  readonly listChildren: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly studentId: StudentId;
      readonly currentGpa: number | null;
      readonly progressGpa: number | null;
      readonly coreEarned: number | null;
      readonly coreProjected: number | null;
      readonly keptBodies: unknown;
      readonly name: string;
      readonly gradeLevel: number | null;
      readonly schoolName: string;
      readonly userId: UserId | null;
      readonly hasAccount: boolean | null;
      readonly avatarKey: string | null;
    };
    readonly parameters: Readonly<Record<never, never>>;
  };
  /** queries.ts */
  readonly listChildCourses: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly studentId: StudentId;
      readonly courseId: CourseId;
      readonly title: string;
      readonly color: number;
      readonly soFarRatio: number | null;
      readonly gradedCount: number | null;
      readonly assignmentCount: number;
      readonly missingCount: number | null;
    };
    readonly parameters: Readonly<Record<never, never>>;
  };
  /** queries.ts */
  readonly listSchoolFigures: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly schoolName: string;
      readonly schoolKind: "school" | "homeschool" | "personal";
      readonly studentCount: number;
      readonly staffCount: number;
      readonly waitingCount: number;
      readonly courseCount: number;
    };
    readonly parameters: {
      readonly now: string | null;
    };
  };
  /** queries.ts */
  readonly listSchoolCourses: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly courseId: CourseId;
      readonly title: string;
      readonly studentCount: number;
    };
    readonly parameters: Readonly<Record<never, never>>;
  };
  /** queries.ts */
  readonly countWaiting: {
    readonly row: {
      readonly toGradeCount: number;
      readonly questionCount: number;
      readonly reportCount: number;
      readonly requestCount: number;
      readonly heldCount: number;
    };
    readonly parameters: Readonly<Record<never, never>>;
  };
  /** queries.ts */
  readonly listTaughtSessions: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly sessionId: LiveSessionId;
      readonly courseId: CourseId;
      readonly title: string;
      readonly courseTitle: string;
      readonly courseColor: number;
      readonly scheduledAt: string;
      readonly durationMinutes: number;
      readonly hasLink: boolean;
      readonly courseStatus: "draft" | "published" | "archived";
      readonly ownStudentIds: readonly string[];
      readonly guardedStudentIds: readonly string[];
      readonly teacherRole: "owner" | "teacher" | "grader" | null;
    };
    readonly parameters: {
      readonly now: string | null;
    };
  };
  /** queries.ts */
  readonly listStandings: {
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
      readonly now: string | null;
      readonly missingWork: number | null;
      readonly staffSoFarRatio: number | string | null;
      readonly days: number | null;
    };
  };
}
