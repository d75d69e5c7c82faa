// Made by "node tools/sql-types.ts" from the statements of this folder and the migrated schema.
import type { CourseId, FileId, ResourceId, ResourceVersionId, SchoolId, StudentId, UserId } from '@fieldhouse/contract/ids.ts';

export interface Sql {
  /** queries.ts */
  readonly findResource: {
    readonly row: {
      readonly resourceId: ResourceId;
      readonly title: string;
      readonly type: "pdf" | "video" | "image" | "link";
      readonly description: string;
      readonly courseTitle: string | null;
      readonly isFeatured: boolean;
      readonly sizeBytes: number | null;
      readonly pageCount: number | null;
      readonly durationSeconds: number | null;
      readonly url: string | null;
      readonly views: number;
      readonly downloads: number;
      readonly uploaderName: string | null;
      readonly uploadedBy: UserId;
      readonly uploadedAt: string;
      readonly versionNumber: number;
      readonly version: number;
      readonly currentVersionId: string;
      readonly missingVersionId: string | null;
      readonly fileId: FileId | null;
      readonly fileName: string | null;
      readonly mediaType: string | null;
      readonly storageKey: string | null;
      readonly schoolId: SchoolId;
      readonly courseId: CourseId | null;
      readonly courseStatus: "draft" | "published" | "archived" | null;
      readonly isArchived: boolean;
      readonly ownStudentId: StudentId | null;
      readonly ownEnrollment: "active" | "completed" | null;
      readonly guardedStudentIds: readonly StudentId[];
      readonly teaches: boolean;
    };
    readonly parameters: {
      readonly resourceId: ResourceId | null;
    };
  };
  /** queries.ts */
  readonly lockResource: {
    readonly row: {
      readonly resourceId: ResourceId;
      readonly title: string;
      readonly type: "pdf" | "video" | "image" | "link";
      readonly description: string;
      readonly courseTitle: string | null;
      readonly isFeatured: boolean;
      readonly sizeBytes: number | null;
      readonly pageCount: number | null;
      readonly durationSeconds: number | null;
      readonly url: string | null;
      readonly views: number;
      readonly downloads: number;
      readonly uploaderName: string | null;
      readonly uploadedBy: UserId;
      readonly uploadedAt: string;
      readonly versionNumber: number;
      readonly version: number;
      readonly currentVersionId: string;
      readonly missingVersionId: string | null;
      readonly fileId: FileId | null;
      readonly fileName: string | null;
      readonly mediaType: string | null;
      readonly storageKey: string | null;
      readonly schoolId: SchoolId;
      readonly courseId: CourseId | null;
      readonly courseStatus: "draft" | "published" | "archived" | null;
      readonly isArchived: boolean;
      readonly ownStudentId: StudentId | null;
      readonly ownEnrollment: "active" | "completed" | null;
      readonly guardedStudentIds: readonly StudentId[];
      readonly teaches: boolean;
    };
    readonly parameters: {
      readonly resourceId: ResourceId | null;
    };
  };
  /** queries.ts */
  readonly listPage: {
    readonly row: {
      readonly resourceId: ResourceId;
      readonly title: string;
      readonly type: "pdf" | "video" | "image" | "link";
      readonly description: string;
      readonly courseTitle: string | null;
      readonly isFeatured: boolean;
      readonly sizeBytes: number | null;
      readonly pageCount: number | null;
      readonly durationSeconds: number | null;
      readonly url: string | null;
      readonly views: number;
      readonly downloads: number;
      readonly uploaderName: string | null;
      readonly uploadedBy: UserId;
      readonly uploadedAt: string;
      readonly versionNumber: number;
      readonly version: number;
      readonly currentVersionId: string;
      readonly missingVersionId: string | null;
      readonly fileId: FileId | null;
      readonly fileName: string | null;
      readonly mediaType: string | null;
      readonly storageKey: string | null;
      readonly schoolId: SchoolId;
      readonly courseId: CourseId | null;
      readonly courseStatus: "draft" | "published" | "archived" | null;
      readonly isArchived: boolean;
      readonly ownStudentId: StudentId | null;
      readonly ownEnrollment: "active" | "completed" | null;
      readonly guardedStudentIds: readonly StudentId[];
      readonly teaches: boolean;
    };
    readonly parameters: {
      readonly isArchived: boolean | null;
      readonly isOwn: boolean | null;
      readonly search: string | null;
      readonly featuredFirst: boolean | null;
      readonly type: "pdf" | "video" | "image" | "link" | null;
      readonly courseId: CourseId | null;
      readonly count: number | string | null;
      readonly skipped: number | string | null;
    };
  };
  /** queries.ts */
  readonly countSeen: {
    readonly row: {
      readonly type: "pdf" | "video" | "image" | "link";
      readonly courseId: CourseId | null;
      readonly title: string | null;
      readonly count: number;
    };
    readonly parameters: {
      readonly isArchived: boolean | null;
      readonly isOwn: boolean | null;
      readonly search: string | null;
    };
  };
  /** queries.ts */
  readonly listPlaces: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly courseId: CourseId | null;
      readonly title: string;
    };
    readonly parameters: Readonly<Record<never, never>>;
  };
  /** queries.ts */
  readonly findPlace: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly courseId: string | null;
      readonly courseStatus: "draft" | "published" | "archived" | null;
      readonly isArchived: boolean;
      readonly ownStudentId: StudentId | null;
      readonly ownEnrollment: "active" | "completed" | null;
      readonly guardedStudentIds: readonly StudentId[];
      readonly teaches: boolean;
    };
    readonly parameters: {
      readonly courseId: string | null;
      readonly schoolId: SchoolId | null;
    };
  };
  /** queries.ts */
  readonly insertView: {
    readonly row: {
      readonly on: string;
    };
    readonly parameters: {
      readonly schoolId: SchoolId;
      readonly resourceViewId: string;
      readonly resourceId: ResourceId;
      readonly userId: string;
      readonly day: string;
    };
  };
  /** queries.ts */
  readonly addView: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly resourceId: ResourceId | null;
    };
  };
  /** queries.ts */
  readonly addDownload: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly resourceId: ResourceId | null;
    };
  };
  /** queries.ts */
  readonly markMissing: {
    readonly row: {
      readonly id: ResourceId;
    };
    readonly parameters: {
      readonly currentVersionId: string | null;
      readonly schoolId: SchoolId | null;
      readonly resourceId: ResourceId | null;
    };
  };
  /** queries.ts */
  readonly insertVersion: {
    readonly row: {
      readonly number: number;
    };
    readonly parameters: {
      readonly schoolId: SchoolId;
      readonly resourceVersionId: ResourceVersionId;
      readonly resourceId: ResourceId;
      readonly type: "pdf" | "video" | "image" | "link";
      readonly fileId: FileId | null;
      readonly url: string | null;
      readonly sizeBytes: number | null;
      readonly durationSeconds: number | null;
      readonly note: string | null;
      readonly by: string;
      readonly at: string;
    };
  };
  /** queries.ts */
  readonly setCurrent: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly versionId: string;
      readonly type: "pdf" | "video" | "image" | "link";
      readonly updatedAt: string;
      readonly schoolId: SchoolId | null;
      readonly resourceId: ResourceId | null;
    };
  };
  /** queries.ts */
  readonly listVersionRows: {
    readonly row: {
      readonly versionId: ResourceVersionId;
      readonly number: number;
      readonly type: "pdf" | "video" | "image" | "link";
      readonly name: string | null;
      readonly sizeBytes: number | null;
      readonly note: string | null;
      readonly byName: string | null;
      readonly at: string;
      readonly isCurrent: boolean;
    };
    readonly parameters: {
      readonly resourceId: ResourceId | null;
    };
  };
  /** queries.ts */
  readonly findVersion: {
    readonly row: {
      readonly type: "pdf" | "video" | "image" | "link";
      readonly fileId: FileId | null;
      readonly url: string | null;
      readonly sizeBytes: number | null;
      readonly durationSeconds: number | null;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly resourceId: ResourceId | null;
      readonly resourceVersionId: ResourceVersionId | null;
    };
  };
  /** workflows.ts */
  readonly findMaterial: {
    readonly row: {
      readonly fileId: FileId;
      readonly name: string;
      readonly mediaType: string;
      readonly sizeBytes: number;
      readonly sha256: string;
      readonly storageKey: string;
      readonly isCurrent: boolean;
      readonly schoolId: SchoolId;
      readonly courseId: CourseId | null;
      readonly courseStatus: "draft" | "published" | "archived" | null;
      readonly isArchived: boolean;
      readonly ownStudentId: StudentId | null;
      readonly ownEnrollment: "active" | "completed" | null;
      readonly guardedStudentIds: readonly StudentId[];
      readonly teaches: boolean;
    };
    readonly parameters: {
      readonly fileId: FileId | null;
    };
  };
}
