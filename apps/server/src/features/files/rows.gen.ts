// Made by "node tools/sql-types.ts" from the statements of this folder and the migrated schema.
import type { AssignmentId, CourseId, EnrollmentId, FileId, LiveSessionId, SchoolId, StudentId, UserId } from '@fieldhouse/contract/ids.ts';

export interface Sql {
  /** drop-file.ts */
  readonly hideFile: {
    readonly row: {
      readonly sizeBytes: number;
    };
    readonly parameters: {
      readonly now: string | null;
      readonly schoolId: SchoolId | null;
      readonly fileId: FileId | null;
    };
  };
  /** queries.ts */
  readonly findUploadTarget: {
    readonly row: {
      readonly assignmentStatus: "draft" | "published" | "archived";
      readonly looseBytes: number;
      readonly schoolBytes: number;
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
  readonly findRecordTarget: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly looseBytes: number;
      readonly schoolBytes: number;
    };
    readonly parameters: {
      readonly studentId: StudentId | null;
    };
  };
  /** queries.ts */
  readonly insertHiddenFile: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly schoolId: SchoolId;
      readonly fileId: FileId;
      readonly storageKey: string;
      readonly purpose: "submission" | "lesson" | "record" | "material" | "session" | "message";
      readonly entityId: string;
      readonly ownerUserId: UserId;
      readonly name: string;
      readonly mediaType: string;
      readonly sizeBytes: number;
      readonly sha256: string;
      readonly pageCount: number | null;
      readonly deletedAt: string;
      readonly durationSeconds: number | null;
    };
  };
  /** queries.ts */
  readonly findMaterialTarget: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly looseBytes: number;
      readonly schoolBytes: number;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
    };
  };
  /** queries.ts */
  readonly addUsage: {
    readonly row: {
      readonly bytes: number;
    };
    readonly parameters: {
      readonly schoolId: SchoolId;
      readonly sizeBytes: number | string;
      readonly limit: number | string | null;
    };
  };
  /** queries.ts */
  readonly giveBackUsage: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly sizeBytes: number | string | null;
      readonly schoolId: SchoolId | null;
    };
  };
  /** queries.ts */
  readonly findLooseBytes: {
    readonly row: {
      readonly looseBytes: number;
    };
    readonly parameters: {
      readonly schoolId: string | null;
    };
  };
  /** queries.ts */
  readonly showFile: {
    readonly row: {
      readonly fileId: FileId;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly fileId: FileId | null;
      readonly createdAt: string | null;
    };
  };
  /** queries.ts */
  readonly findPictureTarget: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly courseStatus: "draft" | "published" | "archived";
      readonly ownStudentId: StudentId | null;
      readonly ownEnrollmentId: EnrollmentId | null;
      readonly ownEnrollment: "active" | "completed" | null;
      readonly guardedStudentIds: readonly StudentId[];
      readonly teaches: boolean;
      readonly isAuthor: boolean;
      readonly schoolBytes: number;
    };
    readonly parameters: {
      readonly courseId: CourseId | null;
    };
  };
  /** queries.ts */
  readonly insertHiddenPicture: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly schoolId: SchoolId;
      readonly fileId: FileId;
      readonly storageKey: string;
      readonly entityId: string;
      readonly ownerUserId: UserId;
      readonly name: string;
      readonly mediaType: string;
      readonly sizeBytes: number;
      readonly sha256: string;
      readonly attachedAt: string;
    };
  };
  /** queries.ts */
  readonly findPicture: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly storageKey: string;
      readonly mediaType: string;
      readonly sha256: string;
    };
    readonly parameters: {
      readonly fileId: FileId | null;
    };
  };
  /** queries.ts */
  readonly findFile: {
    readonly row: {
      readonly fileId: FileId;
      readonly ownerUserId: UserId;
      readonly name: string;
      readonly mediaType: string;
      readonly sizeBytes: number;
      readonly sha256: string;
      readonly pageCount: number | null;
      readonly storageKey: string;
      readonly studentId: string | null;
      readonly schoolId: SchoolId | null;
      readonly courseStatus: "draft" | "published" | "archived";
      readonly ownStudentId: StudentId | null;
      readonly ownEnrollmentId: EnrollmentId | null;
      readonly ownEnrollment: "active" | "completed" | null;
      readonly guardedStudentIds: readonly StudentId[];
      readonly teaches: boolean;
    };
    readonly parameters: {
      readonly fileId: FileId | null;
    };
  };
  /** queries.ts */
  readonly hideLooseFile: {
    readonly row: {
      readonly sizeBytes: number;
    };
    readonly parameters: {
      readonly now: string | null;
      readonly schoolId: SchoolId | null;
      readonly fileId: FileId | null;
    };
  };
  /** queries.ts */
  readonly lockSweptFile: {
    readonly row: {
      readonly storageKey: string;
      readonly sizeBytes: number;
      readonly isDeleted: boolean;
      readonly isAttached: boolean;
      readonly createdAt: string;
      readonly isInDraft: boolean;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly fileId: FileId | null;
    };
  };
  /** workflows.ts */
  readonly listOwnFiles: {
    readonly row: {
      readonly fileId: FileId;
      readonly name: string;
      readonly mediaType: string;
      readonly sizeBytes: number;
      readonly pageCount: number | null;
      readonly sha256: string;
      readonly storageKey: string;
    };
    readonly parameters: {
      readonly assignmentId: AssignmentId | null;
    };
  };
  /** workflows.ts */
  readonly markAttached: {
    readonly row: {
      readonly fileId: FileId;
    };
    readonly parameters: {
      readonly at: string | null;
      readonly schoolId: SchoolId | null;
      readonly fileIds: readonly (FileId | null)[] | null;
      readonly assignmentId: string | null;
    };
  };
  /** workflows.ts */
  readonly findRecordFile: {
    readonly row: {
      readonly fileId: FileId;
      readonly schoolId: SchoolId;
      readonly studentId: string;
      readonly ownerUserId: UserId;
      readonly name: string;
      readonly mediaType: string;
      readonly sizeBytes: number;
      readonly sha256: string;
      readonly storageKey: string;
      readonly isTranscript: boolean;
    };
    readonly parameters: {
      readonly fileId: FileId | null;
    };
  };
  /** workflows.ts */
  readonly findCoursePicture: {
    readonly row: {
      readonly fileId: FileId;
    };
    readonly parameters: {
      readonly fileId: FileId | null;
      readonly courseId: CourseId | null;
    };
  };
  /** workflows.ts */
  readonly takeLoose: {
    readonly row: {
      readonly name: string;
      readonly mediaType: string;
      readonly sizeBytes: number;
      readonly durationSeconds: number | null;
    };
    readonly parameters: {
      readonly attachedAt: string | null;
      readonly schoolId: SchoolId | null;
      readonly fileId: FileId | null;
    };
  };
  /** workflows.ts */
  readonly takeForClass: {
    readonly row: {
      readonly fileId: FileId;
    };
    readonly parameters: {
      readonly at: string | null;
      readonly schoolId: SchoolId | null;
      readonly fileIds: readonly (FileId | null)[] | null;
      readonly sessionId: LiveSessionId | null;
    };
  };
  /** workflows.ts */
  readonly takeForOneMessage: {
    readonly row: {
      readonly fileId: FileId;
    };
    readonly parameters: {
      readonly attachedAt: string | null;
      readonly schoolId: SchoolId | null;
      readonly fileIds: readonly (FileId | null)[] | null;
    };
  };
}
