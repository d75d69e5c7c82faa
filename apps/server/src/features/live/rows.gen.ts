// Made by "node tools/sql-types.ts" from the statements of this folder and the migrated schema.
import type { CourseId, FileId, LiveSessionId, SchoolId, StudentId, UserId } from '@fieldhouse/contract/ids.ts';

export interface Sql {
  /** jobs.ts */
  readonly findMeeting: {
    readonly row: {
      readonly courseId: CourseId;
      readonly teacherId: UserId;
      readonly title: string;
      readonly description: string;
      readonly scheduledAt: string;
      readonly durationMinutes: number;
      readonly timeZone: string;
      readonly platform: "google_meet" | "jitsi" | "link";
      readonly status: "scheduled" | "cancelled";
      readonly providerEventId: string | null;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly liveSessionId: LiveSessionId | null;
    };
  };
  /** jobs.ts */
  readonly saveMeeting: {
    readonly row: {
      readonly id: LiveSessionId;
    };
    readonly parameters: {
      readonly url: string | null;
      readonly eventId: string | null;
      readonly state: "ready" | "pending" | "failed";
      readonly now: string;
      readonly schoolId: SchoolId | null;
      readonly liveSessionId: LiveSessionId | null;
    };
  };
  /** jobs.ts */
  readonly refuseMeeting: {
    readonly row: {
      readonly id: LiveSessionId;
    };
    readonly parameters: {
      readonly now: string;
      readonly schoolId: SchoolId | null;
      readonly liveSessionId: LiveSessionId | null;
    };
  };
  /** jobs.ts */
  readonly forgetEvent: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly liveSessionId: LiveSessionId | null;
    };
  };
  /** jobs.ts */
  readonly listWaitingSchools: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly isWritable: boolean;
    };
    readonly parameters: {
      readonly now: string | null;
    };
  };
  /** jobs.ts */
  readonly takeSoon: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly sessionId: LiveSessionId;
      readonly courseId: CourseId;
      readonly teacherId: UserId;
    };
    readonly parameters: {
      readonly now: string | null;
      readonly schoolId: SchoolId | null;
    };
  };
  /** jobs.ts */
  readonly listRecordable: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly sessionId: LiveSessionId;
      readonly courseId: CourseId;
      readonly teacherId: UserId;
      readonly providerEventId: string;
      readonly isLate: boolean | null;
    };
    readonly parameters: {
      readonly now: string | null;
      readonly schoolId: SchoolId | null;
    };
  };
  /** jobs.ts */
  readonly setRecordingState: {
    readonly row: {
      readonly id: LiveSessionId;
    };
    readonly parameters: {
      readonly state: "none" | "expected" | "processing" | "available" | "missing";
      readonly url: string | null;
      readonly now: string;
      readonly schoolId: SchoolId | null;
      readonly liveSessionId: LiveSessionId | null;
    };
  };
  /** jobs.ts */
  readonly listStuck: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly sessionId: LiveSessionId;
      readonly courseId: CourseId;
      readonly teacherId: UserId;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly now: string | null;
    };
  };
  /** queries.ts */
  readonly listKeptCourses: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly courseId: CourseId;
      readonly title: string;
      readonly teacherRole: "owner" | "teacher" | "grader" | null;
    };
    readonly parameters: Readonly<Record<never, never>>;
  };
  /** queries.ts */
  readonly findSheetCourse: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly courseTitle: string;
      readonly timeZone: string;
      readonly teacherRole: "owner" | "teacher" | "grader" | null;
      readonly dayOff: string | null;
    };
    readonly parameters: {
      readonly on: string | null;
      readonly courseId: CourseId | null;
    };
  };
  /** queries.ts */
  readonly listSessionsOfDay: {
    readonly row: {
      readonly sessionId: LiveSessionId;
      readonly title: string;
      readonly scheduledAt: string;
    };
    readonly parameters: {
      readonly courseId: CourseId | null;
      readonly on: string | null;
    };
  };
  /** queries.ts */
  readonly listSheet: {
    readonly row: {
      readonly studentId: StudentId;
      readonly studentUserId: UserId | null;
      readonly name: string;
      readonly studentAvatarKey: string | null;
      readonly status: "present" | "absent" | "late" | "excused" | null;
      readonly source: "join" | "check_in" | "teacher" | null;
      readonly note: string | null;
      readonly at: string | null;
      readonly byName: string | null;
      readonly absentCount: number;
    };
    readonly parameters: {
      readonly on: string | null;
      readonly sessionId: string | null;
      readonly courseId: CourseId | null;
    };
  };
  /** queries.ts */
  readonly putMarks: {
    readonly row: {
      readonly recordId: string;
      readonly studentId: StudentId;
      readonly before: "present" | "absent" | "late" | "excused" | null;
      readonly after: "present" | "absent" | "late" | "excused";
    };
    readonly parameters: {
      readonly studentIds: readonly (StudentId | null)[] | null;
      readonly statuses: readonly (string | null)[] | null;
      readonly notes: readonly (string | null)[] | null;
      readonly schoolId: SchoolId;
      readonly courseId: CourseId;
      readonly on: string;
      readonly sessionId: string | null;
      readonly by: string;
      readonly at: string;
    };
  };
  /** queries.ts */
  readonly dropMarks: {
    readonly row: {
      readonly recordId: string;
      readonly before: "present" | "absent" | "late" | "excused";
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly courseId: CourseId | null;
      readonly on: string | null;
      readonly sessionId: string | null;
      readonly studentIds: readonly (StudentId | null)[] | null;
    };
  };
  /** session-queries.ts */
  readonly listOpenSessions: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly courseStatus: "draft" | "published" | "archived";
      readonly ownStudentIds: readonly StudentId[];
      readonly guardedStudentIds: readonly StudentId[];
      readonly teacherRole: "owner" | "teacher" | "grader" | null;
      readonly status: "scheduled";
      readonly sessionId: LiveSessionId;
      readonly courseId: CourseId;
      readonly courseTitle: string;
      readonly title: string;
      readonly description: string;
      readonly teacherId: UserId;
      readonly teacherName: string | null;
      readonly scheduledAt: string;
      readonly durationMinutes: number;
      readonly timeZone: string;
      readonly platform: "google_meet" | "jitsi" | "link";
      readonly meetingUrl: string | null;
      readonly meetingState: "ready" | "pending" | "failed";
      readonly providerEventId: string | null;
      readonly recordingState: "none" | "expected" | "processing" | "available" | "missing";
      readonly recordingUrl: string | null;
      readonly seriesId: string | null;
      readonly version: number;
      readonly materials: readonly unknown[];
    };
    readonly parameters: {
      readonly now: string | null;
      readonly courseId: CourseId | null;
    };
  };
  /** session-queries.ts */
  readonly listRecordings: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly courseStatus: "draft" | "published" | "archived";
      readonly ownStudentIds: readonly StudentId[];
      readonly guardedStudentIds: readonly StudentId[];
      readonly teacherRole: "owner" | "teacher" | "grader" | null;
      readonly status: "scheduled";
      readonly sessionId: LiveSessionId;
      readonly courseId: CourseId;
      readonly courseTitle: string;
      readonly title: string;
      readonly description: string;
      readonly teacherId: UserId;
      readonly teacherName: string | null;
      readonly scheduledAt: string;
      readonly durationMinutes: number;
      readonly timeZone: string;
      readonly platform: "google_meet" | "jitsi" | "link";
      readonly meetingUrl: string | null;
      readonly meetingState: "ready" | "pending" | "failed";
      readonly providerEventId: string | null;
      readonly recordingState: "none" | "expected" | "processing" | "available" | "missing";
      readonly recordingUrl: string;
      readonly seriesId: string | null;
      readonly version: number;
      readonly materials: readonly unknown[];
    };
    readonly parameters: {
      readonly now: string | null;
      readonly courseId: CourseId | null;
    };
  };
  /** session-queries.ts */
  readonly listUnrecorded: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly courseStatus: "draft" | "published" | "archived";
      readonly ownStudentIds: readonly StudentId[];
      readonly guardedStudentIds: readonly StudentId[];
      readonly teacherRole: "owner" | "teacher" | "grader" | null;
      readonly status: "scheduled";
      readonly sessionId: LiveSessionId;
      readonly courseId: CourseId;
      readonly courseTitle: string;
      readonly title: string;
      readonly description: string;
      readonly teacherId: UserId;
      readonly teacherName: string | null;
      readonly scheduledAt: string;
      readonly durationMinutes: number;
      readonly timeZone: string;
      readonly platform: "google_meet" | "jitsi" | "link";
      readonly meetingUrl: string | null;
      readonly meetingState: "ready" | "pending" | "failed";
      readonly providerEventId: string | null;
      readonly recordingState: "none" | "expected" | "processing" | "available" | "missing";
      readonly recordingUrl: string | null;
      readonly seriesId: string | null;
      readonly version: number;
      readonly materials: readonly unknown[];
    };
    readonly parameters: {
      readonly now: string | null;
      readonly courseId: CourseId | null;
    };
  };
  /** session-queries.ts */
  readonly listShelved: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly courseStatus: "draft" | "published" | "archived";
      readonly ownStudentIds: readonly StudentId[];
      readonly guardedStudentIds: readonly StudentId[];
      readonly teacherRole: "owner" | "teacher" | "grader" | null;
      readonly status: "scheduled" | "cancelled";
      readonly sessionId: LiveSessionId;
      readonly courseId: CourseId;
      readonly courseTitle: string;
      readonly title: string;
      readonly description: string;
      readonly teacherId: UserId;
      readonly teacherName: string | null;
      readonly scheduledAt: string;
      readonly durationMinutes: number;
      readonly timeZone: string;
      readonly platform: "google_meet" | "jitsi" | "link";
      readonly meetingUrl: string | null;
      readonly meetingState: "ready" | "pending" | "failed";
      readonly providerEventId: string | null;
      readonly recordingState: "none" | "expected" | "processing" | "available" | "missing";
      readonly recordingUrl: string | null;
      readonly seriesId: string | null;
      readonly version: number;
      readonly materials: readonly unknown[];
    };
    readonly parameters: {
      readonly now: string | null;
      readonly courseId: CourseId | null;
    };
  };
  /** session-queries.ts */
  readonly findMaterialFile: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly courseStatus: "draft" | "published" | "archived";
      readonly ownStudentIds: readonly StudentId[];
      readonly guardedStudentIds: readonly StudentId[];
      readonly teacherRole: "owner" | "teacher" | "grader" | null;
      readonly status: "scheduled" | "cancelled";
      readonly fileId: FileId;
      readonly name: string;
      readonly mediaType: string;
      readonly sizeBytes: number;
      readonly sha256: string;
      readonly storageKey: string;
    };
    readonly parameters: {
      readonly fileId: FileId | null;
    };
  };
  /** session-queries.ts */
  readonly findMaterialOf: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly courseStatus: "draft" | "published" | "archived";
      readonly ownStudentIds: readonly StudentId[];
      readonly guardedStudentIds: readonly StudentId[];
      readonly teacherRole: "owner" | "teacher" | "grader" | null;
      readonly status: "scheduled" | "cancelled";
      readonly fileId: FileId;
      readonly name: string;
      readonly mediaType: string;
      readonly sizeBytes: number;
      readonly sha256: string;
      readonly storageKey: string;
    };
    readonly parameters: {
      readonly fileId: FileId | null;
      readonly liveSessionId: LiveSessionId | null;
    };
  };
  /** session-queries.ts */
  readonly insertMaterials: {
    readonly row: {
      readonly id: string;
    };
    readonly parameters: {
      readonly schoolId: SchoolId;
      readonly now: string;
      readonly fileIds: readonly (FileId | null)[] | null;
      readonly sessionIds: readonly LiveSessionId[];
    };
  };
  /** session-queries.ts */
  readonly mostMaterials: {
    readonly row: {
      readonly most: number;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly sessionIds: readonly (LiveSessionId | null)[] | null;
    };
  };
  /** session-queries.ts */
  readonly dropMaterials: {
    readonly row: {
      readonly id: string;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly sessionIds: readonly (LiveSessionId | null)[] | null;
      readonly fileId: FileId | null;
    };
  };
  /** session-queries.ts */
  readonly lockFile: {
    readonly row: {
      readonly id: FileId;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly fileId: FileId | null;
    };
  };
  /** session-queries.ts */
  readonly countMaterials: {
    readonly row: {
      readonly count: number;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly fileId: FileId | null;
    };
  };
  /** session-queries.ts */
  readonly findSession: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly courseStatus: "draft" | "published" | "archived";
      readonly ownStudentIds: readonly StudentId[];
      readonly guardedStudentIds: readonly StudentId[];
      readonly teacherRole: "owner" | "teacher" | "grader" | null;
      readonly status: "scheduled" | "cancelled";
      readonly sessionId: LiveSessionId;
      readonly courseId: CourseId;
      readonly courseTitle: string;
      readonly title: string;
      readonly description: string;
      readonly teacherId: UserId;
      readonly teacherName: string | null;
      readonly scheduledAt: string;
      readonly durationMinutes: number;
      readonly timeZone: string;
      readonly platform: "google_meet" | "jitsi" | "link";
      readonly meetingUrl: string | null;
      readonly meetingState: "ready" | "pending" | "failed";
      readonly providerEventId: string | null;
      readonly recordingState: "none" | "expected" | "processing" | "available" | "missing";
      readonly recordingUrl: string | null;
      readonly seriesId: string | null;
      readonly version: number;
      readonly materials: readonly unknown[];
    };
    readonly parameters: {
      readonly liveSessionId: LiveSessionId | null;
    };
  };
  /** session-queries.ts */
  readonly lockSession: {
    readonly row: {
      readonly id: LiveSessionId;
    };
    readonly parameters: {
      readonly liveSessionId: LiveSessionId | null;
    };
  };
  /** session-queries.ts */
  readonly listHeldCourses: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly courseStatus: "published";
      readonly ownStudentIds: readonly StudentId[];
      readonly guardedStudentIds: readonly StudentId[];
      readonly teacherRole: "owner" | "teacher" | "grader";
      readonly courseId: CourseId;
      readonly title: string;
      readonly timeZone: string;
    };
    readonly parameters: Readonly<Record<never, never>>;
  };
  /** session-queries.ts */
  readonly findHeldCourse: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly courseStatus: "draft" | "published" | "archived";
      readonly ownStudentIds: readonly StudentId[];
      readonly guardedStudentIds: readonly StudentId[];
      readonly teacherRole: "owner" | "teacher" | "grader" | null;
      readonly courseId: CourseId;
      readonly title: string;
      readonly timeZone: string;
    };
    readonly parameters: {
      readonly courseId: CourseId | null;
    };
  };
  /** session-queries.ts */
  readonly listOwnSlots: {
    readonly row: {
      readonly sessionId: LiveSessionId;
      readonly title: string;
      readonly courseTitle: string;
      readonly scheduledAt: string;
      readonly durationMinutes: number;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly from: string | null;
      readonly last: string | null;
    };
  };
  /** session-queries.ts */
  readonly lockTeacher: {
    readonly row: {
      readonly pg_advisory_xact_lock: null;
    };
    readonly parameters: {
      readonly schoolId: string | null;
    };
  };
  /** session-queries.ts */
  readonly listPlanned: {
    readonly row: {
      readonly sessionId: LiveSessionId;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly idempotencyKey: string | null;
    };
  };
  /** session-queries.ts */
  readonly insertSeries: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly schoolId: SchoolId;
      readonly liveSessionSerieId: string;
      readonly courseId: CourseId;
      readonly rule: unknown;
      readonly createdBy: string;
      readonly now: string;
    };
  };
  /** session-queries.ts */
  readonly listFollowing: {
    readonly row: {
      readonly sessionId: LiveSessionId;
      readonly scheduledAt: string;
      readonly version: number;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly seriesId: string | null;
      readonly scheduledAt: string | null;
    };
  };
  /** session-queries.ts */
  readonly changeSessions: {
    readonly row: {
      readonly sessionId: LiveSessionId;
    };
    readonly parameters: {
      readonly title: string;
      readonly description: string;
      readonly durationMinutes: number;
      readonly now: string;
      readonly liveSessionIds: readonly (LiveSessionId | null)[] | null;
      readonly instants: readonly string[];
      readonly schoolId: SchoolId | null;
    };
  };
  /** session-queries.ts */
  readonly setRooms: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly platform: "google_meet" | "jitsi" | "link";
      readonly meetingState: "ready" | "pending" | "failed";
      readonly now: string;
      readonly liveSessionIds: readonly (LiveSessionId | null)[] | null;
      readonly urls: readonly (string | null)[] | null;
      readonly schoolId: SchoolId | null;
    };
  };
  /** session-queries.ts */
  readonly cancelSessions: {
    readonly row: {
      readonly sessionId: LiveSessionId;
      readonly hasEvent: boolean;
    };
    readonly parameters: {
      readonly reason: string | null;
      readonly now: string;
      readonly schoolId: SchoolId | null;
      readonly liveSessionIds: readonly (LiveSessionId | null)[] | null;
    };
  };
  /** session-queries.ts */
  readonly recordJoin: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly schoolId: SchoolId;
      readonly sessionJoinId: string;
      readonly sessionId: LiveSessionId;
      readonly now: string;
    };
  };
  /** session-queries.ts */
  readonly markJoined: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly schoolId: SchoolId;
      readonly attendanceRecordId: string;
      readonly studentId: StudentId;
      readonly on: string;
      readonly courseId: CourseId;
      readonly sessionId: string | null;
      readonly status: "present" | "absent" | "late" | "excused";
      readonly now: string;
    };
  };
  /** session-queries.ts */
  readonly putRecording: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly url: string | null;
      readonly now: string;
      readonly schoolId: SchoolId | null;
      readonly liveSessionId: LiveSessionId | null;
    };
  };
  /** session-queries.ts */
  readonly listLearners: {
    readonly row: {
      readonly userId: UserId;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly courseId: CourseId | null;
    };
  };
  /** workflows.ts */
  readonly move: {
    readonly row: {
      readonly id: LiveSessionId;
    };
    readonly parameters: {
      readonly now: string;
      readonly liveSessionIds: readonly (LiveSessionId | null)[] | null;
      readonly scheduledAts: readonly string[];
      readonly from: readonly (string | null)[] | null;
      readonly schoolId: SchoolId | null;
    };
  };
  /** workflows.ts */
  readonly giveSessions: {
    readonly row: {
      readonly id: LiveSessionId;
    };
    readonly parameters: {
      readonly toUserId: UserId;
      readonly updatedAt: string;
      readonly schoolId: SchoolId | null;
      readonly courseId: CourseId | null;
      readonly teacherId: UserId | null;
    };
  };
}
