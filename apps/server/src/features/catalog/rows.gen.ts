// Made by "node tools/sql-types.ts" from the statements of this folder and the migrated schema.
import type { CourseId, EnrollmentId, FileId, ModuleId, SchoolId, StudentId, UserId } from '@fieldhouse/contract/ids.ts';

export interface Sql {
  /** enroll.ts */
  readonly insertRecord: {
    readonly row: {
      readonly studentId: StudentId;
    };
    readonly parameters: {
      readonly schoolId: SchoolId;
      readonly studentId: StudentId;
      readonly userId: UserId | null;
      readonly at: string | null;
      readonly fullName: string;
    };
  };
  /** list.ts */
  readonly findOwnRecord: {
    readonly row: {
      readonly studentId: StudentId;
    };
    readonly parameters: {
      readonly courseId: CourseId | null;
    };
  };
  /** places.ts */
  readonly lockPlaces: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly courseId: CourseId | null;
    };
  };
  /** places.ts */
  readonly readPlaces: {
    readonly row: {
      readonly courseId: CourseId;
      readonly schoolId: SchoolId;
      readonly title: string;
      readonly status: "draft" | "published" | "archived";
      readonly capacity: number | null;
      readonly needsDecision: boolean;
      readonly activeCount: number;
      readonly requestedCount: number;
      readonly waitlistedCount: number;
    };
    readonly parameters: {
      readonly now: string | null;
      readonly courseId: CourseId | null;
    };
  };
  /** places.ts */
  readonly listFirst: {
    readonly row: {
      readonly enrollmentId: EnrollmentId;
      readonly studentId: StudentId;
      readonly studentUserId: UserId | null;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly courseId: CourseId | null;
      readonly count: number | string | null;
    };
  };
  /** places.ts */
  readonly moveUp: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly status: "requested" | "waitlisted" | "active" | "completed" | "dropped" | "withdrawn" | "declined";
      readonly updatedAt: string;
      readonly schoolId: SchoolId | null;
      readonly enrollmentId: EnrollmentId | null;
    };
  };
  /** prerequisites.ts */
  readonly listPrerequisiteRows: {
    readonly row: {
      readonly courseId: CourseId;
      readonly kind: "required" | "recommended" | "corequisite";
      readonly requiresCourseId: CourseId | null;
      readonly title: string | null;
      readonly minRatio: number | null;
      readonly isPublished: boolean;
      readonly isCompleted: boolean;
      readonly bestRatio: number | null;
      readonly isTaking: boolean;
      readonly elsewhere: readonly unknown[];
    };
    readonly parameters: {
      readonly studentId: StudentId | null;
      readonly courseId: CourseId | null;
    };
  };
  /** prerequisites.ts */
  readonly listOwnPrerequisiteRows: {
    readonly row: {
      readonly courseId: CourseId;
      readonly kind: "required" | "recommended" | "corequisite";
      readonly requiresCourseId: CourseId | null;
      readonly title: string | null;
      readonly minRatio: number | null;
      readonly isPublished: boolean;
      readonly isCompleted: boolean;
      readonly bestRatio: number | null;
      readonly isTaking: boolean;
      readonly elsewhere: readonly unknown[];
    };
    readonly parameters: Readonly<Record<never, never>>;
  };
  /** prerequisites.ts */
  readonly listKept: {
    readonly row: {
      readonly kind: "required" | "recommended" | "corequisite";
      readonly requiresCourseId: CourseId | null;
      readonly requiresText: string | null;
      readonly minRatio: number | null;
    };
    readonly parameters: {
      readonly courseId: CourseId | null;
    };
  };
  /** prerequisites.ts */
  readonly listChoices: {
    readonly row: {
      readonly courseId: CourseId;
      readonly title: string;
    };
    readonly parameters: {
      readonly courseId: CourseId | null;
    };
  };
  /** prerequisites.ts */
  readonly lockGraph: {
    readonly row: {
      readonly pg_advisory_xact_lock: null;
    };
    readonly parameters: {
      readonly schoolId: string | null;
    };
  };
  /** prerequisites.ts */
  readonly clearKept: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly courseId: CourseId | null;
    };
  };
  /** prerequisites.ts */
  readonly insertKept: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly coursePrerequisiteId: string;
      readonly courseId: CourseId;
      readonly requiresCourseId: CourseId | null;
      readonly requiresText: string | null;
      readonly kind: "required" | "recommended" | "corequisite";
      readonly minRatio: number | string | null;
      readonly orderIndex: number;
    };
  };
  /** prerequisites.ts */
  readonly listEdges: {
    readonly row: {
      readonly from: CourseId;
      readonly to: CourseId;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
    };
  };
  /** prerequisites.ts */
  readonly listTitles: {
    readonly row: {
      readonly courseId: CourseId;
      readonly title: string;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly courseIds: readonly (CourseId | null)[] | null;
    };
  };
  /** queries.ts */
  readonly listCourses: {
    readonly row: {
      readonly courseId: CourseId;
      readonly schoolId: SchoolId;
      readonly title: string;
      readonly subject: string;
      readonly description: string;
      readonly color: number;
      readonly imageFileId: FileId | null;
      readonly imageAlt: string | null;
      readonly gradeLevel: number | null;
      readonly credits: number;
      readonly level: "general" | "honors" | "ap" | "ib" | "dual";
      readonly isNcaaApproved: boolean;
      readonly instructorName: string | null;
      readonly studentCount: number;
      readonly lessonCount: number;
      readonly assignmentCount: number;
      readonly durationMinutes: number;
      readonly enrollment: "requested" | "waitlisted" | "active" | "completed" | null;
      readonly dropUntil: string | null;
      readonly timeZone: string | null;
      readonly placesLeft: number | null;
      readonly waitlistPosition: number | null;
      readonly teaches: boolean;
      readonly guardedStudentIds: readonly StudentId[];
    };
    readonly parameters: {
      readonly now: string | null;
      readonly search: string | null;
    };
  };
  /** queries.ts */
  readonly findOverview: {
    readonly row: {
      readonly courseId: CourseId;
      readonly schoolId: SchoolId;
      readonly title: string;
      readonly subject: string;
      readonly description: string;
      readonly color: number;
      readonly imageFileId: FileId | null;
      readonly imageAlt: string | null;
      readonly gradeLevel: number | null;
      readonly credits: number;
      readonly level: "general" | "honors" | "ap" | "ib" | "dual";
      readonly isNcaaApproved: boolean;
      readonly instructorName: string | null;
      readonly studentCount: number;
      readonly lessonCount: number;
      readonly assignmentCount: number;
      readonly durationMinutes: number;
      readonly enrollment: "requested" | "waitlisted" | "active" | "completed" | null;
      readonly dropUntil: string | null;
      readonly timeZone: string | null;
      readonly placesLeft: number | null;
      readonly waitlistPosition: number | null;
      readonly teaches: boolean;
      readonly guardedStudentIds: readonly StudentId[];
      readonly ncaaArea: "english" | "math" | "science" | "social_science" | "world_language" | "religion_philosophy" | null;
      readonly capacity: number | null;
      readonly needsDecision: boolean;
      readonly requestedAt: string | null;
      readonly waitlistLength: number;
    };
    readonly parameters: {
      readonly now: string | null;
      readonly courseId: CourseId | null;
    };
  };
  /** queries.ts */
  readonly listSyllabus: {
    readonly row: {
      readonly moduleId: ModuleId;
      readonly moduleTitle: string;
      readonly title: string;
      readonly estimatedMinutes: number | null;
    };
    readonly parameters: {
      readonly courseId: CourseId | null;
    };
  };
  /** queries.ts */
  readonly listLibrary: {
    readonly row: {
      readonly courseId: CourseId;
      readonly title: string;
      readonly subject: string;
      readonly description: string;
      readonly color: number;
      readonly gradeLevel: number | null;
      readonly credits: number;
      readonly isNcaaApproved: boolean;
      readonly lessonCount: number;
      readonly assignmentCount: number;
      readonly durationMinutes: number;
      readonly adoptedCourseId: CourseId | null;
    };
    readonly parameters: Readonly<Record<never, never>>;
  };
  /** queries.ts */
  readonly listStaff: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly userId: UserId;
      readonly name: string;
      readonly role: "teacher" | "school_admin" | "homeschool_parent";
    };
    readonly parameters: Readonly<Record<never, never>>;
  };
  /** queries.ts */
  readonly findLiveEnrollment: {
    readonly row: {
      readonly enrollmentId: EnrollmentId;
      readonly status: "requested" | "waitlisted" | "active";
    };
    readonly parameters: {
      readonly courseId: CourseId | null;
      readonly studentId: StudentId | null;
    };
  };
  /** queries.ts */
  readonly findOwnPlace: {
    readonly row: {
      readonly enrollmentId: EnrollmentId;
      readonly status: "requested" | "waitlisted" | "active";
      readonly enrolledAt: string;
      readonly isOwnDoing: boolean;
      readonly hasWork: boolean;
      readonly hasLeftAnother: boolean;
      readonly dropUntil: string | null;
      readonly timeZone: string;
    };
    readonly parameters: {
      readonly now: string | null;
      readonly courseId: CourseId | null;
      readonly studentId: StudentId | null;
    };
  };
  /** queries.ts */
  readonly findPostedAttempt: {
    readonly row: {
      readonly enrollmentId: EnrollmentId;
    };
    readonly parameters: {
      readonly studentId: StudentId | null;
      readonly courseId: CourseId | null;
    };
  };
  /** queries.ts */
  readonly insertEnrollment: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly schoolId: SchoolId;
      readonly enrollmentId: EnrollmentId;
      readonly studentId: StudentId;
      readonly courseId: CourseId;
      readonly status: "requested" | "waitlisted" | "active" | "completed" | "dropped" | "withdrawn" | "declined";
      readonly requestedAt: string;
      readonly termId: string | null;
    };
  };
  /** queries.ts */
  readonly insertEnrollmentEvent: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly schoolId: SchoolId;
      readonly enrollmentEventId: string;
      readonly enrollmentId: EnrollmentId;
      readonly fromStatus: string | null;
      readonly status: string;
      readonly byUserId: string;
      readonly at: string;
      readonly reason: string | null;
    };
  };
  /** queries.ts */
  readonly endEnrollment: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly toStatus: string;
      readonly by: string;
      readonly at: string;
      readonly schoolId: SchoolId;
      readonly enrollmentId: EnrollmentId | null;
      readonly enrollmentEventId: string;
      readonly status: string | null;
      readonly reason: string | null;
    };
  };
  /** queries.ts */
  readonly putInto: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly by: string;
      readonly at: string;
      readonly schoolId: SchoolId;
      readonly enrollmentId: EnrollmentId | null;
      readonly enrollmentEventId: string;
      readonly status: string | null;
      readonly reason: string | null;
    };
  };
  /** queries.ts */
  readonly addToEnrolledCount: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly count: number | null;
      readonly courseId: CourseId | null;
    };
  };
  /** queries.ts */
  readonly openCourseProgress: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly schoolId: SchoolId;
      readonly enrollmentId: EnrollmentId | null;
    };
  };
  /** queries.ts */
  readonly listRequested: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly enrollmentId: EnrollmentId;
      readonly courseId: CourseId;
      readonly courseTitle: string;
      readonly studentId: StudentId;
      readonly studentName: string;
      readonly studentUserId: UserId | null;
      readonly gradeLevel: number | null;
      readonly requestedAt: string;
      readonly placesLeft: number | null;
      readonly status: "requested";
      readonly teacherRole: "owner" | "teacher" | "grader" | null;
    };
    readonly parameters: Readonly<Record<never, never>>;
  };
  /** queries.ts */
  readonly findRequest: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly enrollmentId: EnrollmentId;
      readonly courseId: CourseId;
      readonly courseTitle: string;
      readonly studentId: StudentId;
      readonly studentName: string;
      readonly studentUserId: UserId | null;
      readonly gradeLevel: number | null;
      readonly requestedAt: string;
      readonly placesLeft: number | null;
      readonly status: "requested" | "waitlisted" | "active" | "completed" | "dropped" | "withdrawn" | "declined";
      readonly teacherRole: "owner" | "teacher" | "grader" | null;
    };
    readonly parameters: {
      readonly enrollmentId: EnrollmentId | null;
    };
  };
  /** queries.ts */
  readonly decideEnrollment: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly status: string;
      readonly by: string;
      readonly at: string;
      readonly schoolId: SchoolId;
      readonly enrollmentId: EnrollmentId | null;
      readonly enrollmentEventId: string;
      readonly reason: string | null;
    };
  };
  /** queries.ts */
  readonly listDecidersOf: {
    readonly row: {
      readonly userId: string | null;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly courseId: string | null;
    };
  };
  /** roster-queries.ts */
  readonly findTaughtCourse: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly title: string;
      readonly teacherRole: "owner" | "teacher" | "grader" | null;
    };
    readonly parameters: {
      readonly courseId: CourseId | null;
    };
  };
  /** roster-queries.ts */
  readonly listRoster: {
    readonly row: {
      readonly enrollmentId: EnrollmentId;
      readonly studentId: StudentId;
      readonly studentUserId: UserId | null;
      readonly name: string;
      readonly gradeLevel: number | null;
      readonly status: "active" | "requested" | "waitlisted";
      readonly since: string;
      readonly waitlistPosition: number | null;
    };
    readonly parameters: {
      readonly courseId: CourseId | null;
    };
  };
  /** roster-queries.ts */
  readonly findPlaces: {
    readonly row: {
      readonly capacity: number | null;
      readonly placesLeft: number | null;
    };
    readonly parameters: {
      readonly courseId: CourseId | null;
    };
  };
  /** roster-queries.ts */
  readonly "rosterQueries.listCandidateRows": {
    readonly row: {
      readonly studentId: StudentId;
      readonly name: string;
      readonly gradeLevel: number | null;
    };
    readonly parameters: {
      readonly courseId: CourseId | null;
      readonly search: string | null;
    };
  };
  /** roster-queries.ts */
  readonly findStudent: {
    readonly row: {
      readonly userId: UserId | null;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly studentId: StudentId | null;
    };
  };
  /** roster-queries.ts */
  readonly findEnrollment: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly courseId: CourseId;
      readonly studentId: StudentId;
      readonly studentUserId: UserId | null;
      readonly courseTitle: string;
      readonly teacherRole: "owner" | "teacher" | "grader" | null;
    };
    readonly parameters: {
      readonly enrollmentId: EnrollmentId | null;
    };
  };
  /** roster-queries.ts */
  readonly findStatus: {
    readonly row: {
      readonly status: "requested" | "waitlisted" | "active" | "completed" | "dropped" | "withdrawn" | "declined";
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly enrollmentId: EnrollmentId | null;
    };
  };
  /** teachers.ts */
  readonly listTeacherRows: {
    readonly row: {
      readonly userId: string;
      readonly name: string | null;
      readonly role: "owner" | "teacher" | "grader";
      readonly since: string;
      readonly isSuspended: boolean | null;
    };
    readonly parameters: {
      readonly courseId: CourseId | null;
    };
  };
  /** teachers.ts */
  readonly "teachers.listCandidateRows": {
    readonly row: {
      readonly userId: UserId;
      readonly name: string;
      readonly role: "teacher" | "school_admin" | "homeschool_parent";
    };
    readonly parameters: {
      readonly courseId: CourseId | null;
      readonly search: string | null;
    };
  };
  /** teachers.ts */
  readonly listTeacherEvents: {
    readonly row: {
      readonly at: string;
      readonly action: "course_teacher.added" | "course_teacher.changed" | "course_teacher.ended";
      readonly before: unknown;
      readonly after: unknown;
      readonly reason: string | null;
      readonly name: string | null;
      readonly byName: string | null;
    };
    readonly parameters: {
      readonly courseId: CourseId | null;
    };
  };
  /** teaching.ts */
  readonly lockCourse: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly courseId: CourseId | null;
    };
  };
  /** teaching.ts */
  readonly listLive: {
    readonly row: {
      readonly userId: string;
      readonly role: "owner" | "teacher" | "grader";
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly courseId: CourseId | null;
    };
  };
  /** teaching.ts */
  readonly endRow: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly endedAt: string | null;
      readonly schoolId: SchoolId | null;
      readonly courseId: CourseId | null;
      readonly userId: string | null;
    };
  };
  /** teaching.ts */
  readonly addRow: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly schoolId: SchoolId;
      readonly courseTeacherId: string;
      readonly courseId: CourseId;
      readonly userId: string;
      readonly role: "owner" | "teacher" | "grader";
      readonly createdAt: string;
    };
  };
  /** teaching.ts */
  readonly findStaff: {
    readonly row: {
      readonly one: number;
    };
    readonly parameters: {
      readonly schoolId: string | null;
      readonly person: string | null;
    };
  };
  /** teaching.ts */
  readonly listStandIns: {
    readonly row: {
      readonly courseId: CourseId;
      readonly userId: string | null;
    };
    readonly parameters: {
      readonly userId: UserId | null;
      readonly schoolId: SchoolId | null;
    };
  };
  /** teaching.ts */
  readonly archiveRow: {
    readonly row: {
      readonly status: "draft" | "published" | "archived";
    };
    readonly parameters: {
      readonly now: string;
      readonly schoolId: SchoolId | null;
      readonly courseId: CourseId | null;
    };
  };
  /** withdraw-all.ts */
  readonly listLiveOf: {
    readonly row: {
      readonly enrollmentId: EnrollmentId;
      readonly courseId: CourseId;
      readonly studentId: StudentId;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly userId: UserId | null;
    };
  };
  /** workflows.ts */
  readonly recount: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly courseId: CourseId | null;
    };
  };
}
