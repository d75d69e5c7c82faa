// Made by "node tools/sql-types.ts" from the statements of this folder and the migrated schema.
import type { AssignmentId, CourseId, EnrollmentId, FileId, LessonId, ModuleId, SchoolId, StudentId } from '@fieldhouse/contract/ids.ts';
import type * as coursesTables from '#db/tables/courses.ts';

export interface Sql {
  /** queries.ts */
  readonly findCourse: {
    readonly row: {
      readonly courseId: CourseId;
      readonly title: string;
      readonly subject: string;
      readonly description: string;
      readonly color: number;
      readonly imageFileId: FileId | null;
      readonly imageAlt: string | null;
      readonly isNcaaApproved: boolean;
      readonly instructorName: string | null;
      readonly schoolId: SchoolId;
      readonly courseStatus: "draft" | "published" | "archived";
      readonly ownStudentId: StudentId | null;
      readonly ownEnrollmentId: EnrollmentId | null;
      readonly ownEnrollment: "active" | "completed" | null;
      readonly guardedStudentIds: readonly StudentId[];
      readonly teaches: boolean;
    };
    readonly parameters: {
      readonly courseId: CourseId | null;
    };
  };
  /** queries.ts */
  readonly listLessons: {
    readonly row: {
      readonly moduleId: ModuleId;
      readonly moduleTitle: string;
      readonly lessonId: LessonId | null;
      readonly title: string | null;
      readonly hasVideo: boolean;
      readonly estimatedMinutes: number | null;
      readonly isCompleted: boolean;
    };
    readonly parameters: {
      readonly courseId: CourseId | null;
    };
  };
  /** queries.ts */
  readonly listAssignments: {
    readonly row: {
      readonly assignmentId: AssignmentId;
      readonly title: string;
      readonly description: string;
      readonly dueAt: string | null;
      readonly pointsPossible: number;
      readonly hasMatching: boolean;
      readonly gradeState: "ungraded" | "graded" | "excused" | "missing" | null;
      readonly isReleased: boolean;
      readonly attemptNumber: number | null;
      readonly points: number | null;
      readonly hasDraft: boolean;
    };
    readonly parameters: {
      readonly courseId: CourseId | null;
      readonly now: string | null;
    };
  };
  /** queries.ts */
  readonly listAssignmentsOfLesson: {
    readonly row: {
      readonly assignmentId: AssignmentId;
      readonly title: string;
      readonly description: string;
      readonly dueAt: string | null;
      readonly pointsPossible: number;
      readonly hasMatching: boolean;
      readonly gradeState: "ungraded" | "graded" | "excused" | "missing" | null;
      readonly isReleased: boolean;
      readonly attemptNumber: number | null;
      readonly points: number | null;
      readonly hasDraft: boolean;
    };
    readonly parameters: {
      readonly lessonId: LessonId | null;
      readonly now: string | null;
    };
  };
  /** queries.ts */
  readonly findLesson: {
    readonly row: {
      readonly lessonId: LessonId;
      readonly courseId: CourseId;
      readonly courseTitle: string;
      readonly moduleTitle: string;
      readonly title: string;
      readonly estimatedMinutes: number | null;
      readonly content: NonNullable<(typeof coursesTables.lessons.$inferSelect)['content']>;
      readonly videoUrl: string | null;
      readonly lessonStatus: "draft" | "published";
      readonly isCompleted: boolean;
      readonly position: number | null;
      readonly schoolId: SchoolId | null;
      readonly courseStatus: "draft" | "published" | "archived";
      readonly ownStudentId: StudentId | null;
      readonly ownEnrollmentId: EnrollmentId | null;
      readonly ownEnrollment: "active" | "completed" | null;
      readonly guardedStudentIds: readonly StudentId[];
      readonly teaches: boolean;
    };
    readonly parameters: {
      readonly lessonId: LessonId | null;
    };
  };
  /** queries.ts */
  readonly findNeighbours: {
    readonly row: {
      readonly previousLessonId: string | null;
      readonly nextLessonId: string | null;
    };
    readonly parameters: {
      readonly lessonId: LessonId | null;
    };
  };
  /** queries.ts */
  readonly listEventLessons: {
    readonly row: {
      readonly lessonId: LessonId;
      readonly courseId: CourseId;
      readonly lessonStatus: "draft" | "published";
      readonly repeatedFrom: string | null;
      readonly schoolId: SchoolId | null;
      readonly courseStatus: "draft" | "published" | "archived";
      readonly ownStudentId: StudentId | null;
      readonly ownEnrollmentId: EnrollmentId | null;
      readonly ownEnrollment: "active" | "completed" | null;
      readonly guardedStudentIds: readonly StudentId[];
      readonly teaches: boolean;
    };
    readonly parameters: {
      readonly lessonIds: readonly (string | null)[] | null;
    };
  };
  /** queries.ts */
  readonly lockCourseProgress: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly schoolId: SchoolId;
      readonly studentId: StudentId;
      readonly now: string | null;
      readonly enrollmentIds: readonly (EnrollmentId | null)[] | null;
    };
  };
  /** queries.ts */
  readonly insertEvents: {
    readonly row: {
      readonly id: string;
    };
    readonly parameters: {
      readonly schoolId: SchoolId;
      readonly studentId: StudentId;
      readonly now: string;
      readonly lessonEventIds: readonly string[];
      readonly clientEventIds: readonly string[];
      readonly lessonIds: readonly LessonId[];
      readonly kinds: readonly ("opened" | "completed" | "uncompleted" | "position")[];
      readonly occurredAts: readonly string[];
      readonly positions: readonly (number | null)[] | null;
      readonly enrollmentIds: readonly EnrollmentId[];
    };
  };
  /** queries.ts */
  readonly foldLessonProgress: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly schoolId: SchoolId;
      readonly studentId: StudentId;
      readonly lessonIds: readonly (LessonId | null)[] | null;
      readonly courses: readonly (string | null)[] | null;
      readonly enrollmentIds: readonly (EnrollmentId | null)[] | null;
    };
  };
  /** queries.ts */
  readonly foldCourseProgress: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly enrollmentIds: readonly (EnrollmentId | null)[] | null;
      readonly schoolId: SchoolId | null;
    };
  };
  /** queries.ts */
  readonly findBeatCourse: {
    readonly row: {
      readonly timeZone: string;
      readonly schoolId: SchoolId;
      readonly courseStatus: "draft" | "published" | "archived";
      readonly ownStudentId: StudentId | null;
      readonly ownEnrollmentId: EnrollmentId | null;
      readonly ownEnrollment: "active" | "completed" | null;
      readonly guardedStudentIds: readonly StudentId[];
      readonly teaches: boolean;
    };
    readonly parameters: {
      readonly courseId: CourseId | null;
    };
  };
  /** queries.ts */
  readonly addMinute: {
    readonly row: {
      readonly activeMinutes: number;
    };
    readonly parameters: {
      readonly schoolId: SchoolId;
      readonly studentId: StudentId;
      readonly courseId: CourseId;
      readonly on: string;
      readonly now: string | null;
      readonly mostMinutes: number | string | null;
    };
  };
  /** workflows.ts */
  readonly refold: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly courseId: CourseId | null;
    };
  };
}
