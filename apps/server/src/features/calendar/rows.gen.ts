// Made by "node tools/sql-types.ts" from the statements of this folder and the migrated schema.
import type { AssignmentId, CourseId, EnrollmentId, LiveSessionId, SchoolId, StudentId, UserId } from '@fieldhouse/contract/ids.ts';

export interface Sql {
  /** feed.ts */
  readonly openFeed: {
    readonly row: {
      readonly actor: unknown;
    };
    readonly parameters: {
      readonly hash: string | null;
    };
  };
  /** queries.ts */
  readonly findOwnZone: {
    readonly row: {
      readonly timeZone: string | null;
    };
    readonly parameters: Readonly<Record<never, never>>;
  };
  /** queries.ts */
  readonly listOwnWork: {
    readonly row: {
      readonly changeCount: number;
      readonly updatedAt: string;
      readonly schoolId: SchoolId | null;
      readonly assignmentId: AssignmentId;
      readonly courseId: CourseId;
      readonly courseTitle: string;
      readonly courseColor: number;
      readonly title: string;
      readonly kind: "assignment" | "quiz" | "event_test";
      readonly startsAt: string;
      readonly pointsPossible: number;
      readonly version: number;
      readonly studentId: StudentId;
      readonly studentName: string;
      readonly gradeState: "ungraded" | "graded" | "excused" | "missing" | null;
      readonly isReleased: boolean;
      readonly attemptNumber: number | null;
      readonly hasDraft: boolean;
      readonly stateChangedAt: string | null;
    };
    readonly parameters: {
      readonly from: string | null;
      readonly until: string | null;
    };
  };
  /** queries.ts */
  readonly listChildWork: {
    readonly row: {
      readonly changeCount: number;
      readonly updatedAt: string;
      readonly schoolId: SchoolId | null;
      readonly assignmentId: AssignmentId;
      readonly courseId: CourseId;
      readonly courseTitle: string;
      readonly courseColor: number;
      readonly title: string;
      readonly kind: "assignment" | "quiz" | "event_test";
      readonly startsAt: string;
      readonly pointsPossible: number;
      readonly version: number;
      readonly studentId: StudentId;
      readonly studentName: string;
      readonly gradeState: "ungraded" | "graded" | "excused" | "missing" | null;
      readonly isReleased: boolean;
      readonly attemptNumber: number | null;
      readonly hasDraft: boolean;
      readonly stateChangedAt: string | null;
    };
    readonly parameters: {
      readonly from: string | null;
      readonly until: string | null;
    };
  };
  /** queries.ts */
  readonly listOwnChanges: {
    readonly row: {
      readonly studentId: StudentId;
      readonly assignmentId: AssignmentId;
      readonly changeCount: number;
      readonly changedAt: string | null;
    };
    readonly parameters: {
      readonly from: string | null;
      readonly until: string | null;
    };
  };
  /** queries.ts */
  readonly listChildChanges: {
    readonly row: {
      readonly studentId: StudentId;
      readonly assignmentId: AssignmentId;
      readonly changeCount: number;
      readonly changedAt: string | null;
    };
    readonly parameters: {
      readonly from: string | null;
      readonly until: string | null;
    };
  };
  /** queries.ts */
  readonly listStaffEvents: {
    readonly row: {
      readonly changeCount: number;
      readonly updatedAt: string;
      readonly schoolId: SchoolId;
      readonly assignmentId: AssignmentId;
      readonly courseId: CourseId;
      readonly courseTitle: string;
      readonly courseColor: number;
      readonly title: string;
      readonly kind: "assignment" | "quiz" | "event_test";
      readonly startsAt: string;
      readonly pointsPossible: number;
      readonly version: number;
      readonly owns: boolean;
      readonly teaches: boolean;
    };
    readonly parameters: {
      readonly from: string | null;
      readonly until: string | null;
    };
  };
  /** queries.ts */
  readonly listSessions: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly ownStudentIds: readonly StudentId[];
      readonly guardedStudentIds: readonly StudentId[];
      readonly owns: boolean;
      readonly teaches: boolean;
      readonly teacherRole: "owner" | "teacher" | "grader" | null;
      readonly courseStatus: "draft" | "published" | "archived";
      readonly sessionId: LiveSessionId;
      readonly courseId: CourseId;
      readonly courseTitle: string;
      readonly courseColor: number;
      readonly title: string;
      readonly description: string;
      readonly startsAt: string;
      readonly scheduledAt: string;
      readonly durationMinutes: number;
      readonly teacherName: string | null;
      readonly hasLink: boolean;
      readonly meetingUrl: string | null;
      readonly version: number;
      readonly changeCount: number;
      readonly updatedAt: string;
    };
    readonly parameters: {
      readonly from: string | null;
      readonly until: string | null;
    };
  };
  /** queries.ts */
  readonly findAssignmentEvent: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly id: AssignmentId;
      readonly courseId: CourseId;
      readonly title: string;
      readonly startsAt: string;
      readonly version: number;
      readonly ownStudentIds: readonly StudentId[];
      readonly guardedStudentIds: readonly StudentId[];
      readonly owns: boolean;
      readonly teaches: boolean;
    };
    readonly parameters: {
      readonly assignmentId: AssignmentId | null;
    };
  };
  /** queries.ts */
  readonly findSessionEvent: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly id: LiveSessionId;
      readonly courseId: CourseId;
      readonly title: string;
      readonly startsAt: string;
      readonly version: number;
      readonly ownStudentIds: readonly StudentId[];
      readonly guardedStudentIds: readonly StudentId[];
      readonly owns: boolean;
      readonly teaches: boolean;
    };
    readonly parameters: {
      readonly liveSessionId: LiveSessionId | null;
    };
  };
  /** queries.ts */
  readonly changeAssignment: {
    readonly row: {
      readonly version: number;
      readonly startsAt: string | null;
    };
    readonly parameters: {
      readonly title: string;
      readonly dueAt: string | null;
      readonly updatedAt: string;
      readonly schoolId: SchoolId | null;
      readonly assignmentId: AssignmentId | null;
      readonly version: number | null;
    };
  };
  /** queries.ts */
  readonly changeSession: {
    readonly row: {
      readonly version: number;
      readonly startsAt: string;
    };
    readonly parameters: {
      readonly title: string;
      readonly scheduledAt: string;
      readonly updatedAt: string;
      readonly schoolId: SchoolId | null;
      readonly liveSessionId: LiveSessionId | null;
      readonly version: number | null;
    };
  };
  /** queries.ts */
  readonly listCourseStudents: {
    readonly row: {
      readonly userId: UserId;
      readonly studentId: StudentId;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly courseId: CourseId | null;
    };
  };
  /** queries.ts */
  readonly listRunningEnrollments: {
    readonly row: {
      readonly enrollmentId: EnrollmentId;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly courseId: CourseId | null;
    };
  };
  /** queries.ts */
  readonly findFirstCourse: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly courseId: CourseId;
    };
    readonly parameters: Readonly<Record<never, never>>;
  };
  /** queries.ts */
  readonly countAssignment: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly courseId: CourseId | null;
    };
  };
  /** queries.ts */
  readonly findFeed: {
    readonly row: {
      readonly createdAt: string;
      readonly lastUsedAt: string | null;
    };
    readonly parameters: Readonly<Record<never, never>>;
  };
  /** queries.ts */
  readonly revokeFeeds: {
    readonly row: {
      readonly id: string;
    };
    readonly parameters: {
      readonly revokedAt: string | null;
    };
  };
  /** queries.ts */
  readonly addFeed: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly feedTokenId: string;
      readonly secretHash: string;
      readonly createdAt: string;
    };
  };
  /** queries.ts */
  readonly lockOwnFeeds: {
    readonly row: {
      readonly pg_advisory_xact_lock: null;
    };
    readonly parameters: Readonly<Record<never, never>>;
  };
}
