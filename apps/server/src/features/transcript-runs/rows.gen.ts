// Made by "node tools/sql-types.ts" from the statements of this folder and the migrated schema.
import type { CourseId, SchoolId, StudentId, TranscriptRunId, UserId } from '@fieldhouse/contract/ids.ts';

export interface Sql {
  /** queries.ts */
  readonly listClasses: {
    readonly row: {
      readonly courseId: CourseId;
      readonly title: string;
      readonly students: number;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly search: string | null;
    };
  };
  /** queries.ts */
  readonly listClass: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly studentId: StudentId;
      readonly name: string;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly courseId: CourseId | null;
    };
  };
  /** queries.ts */
  readonly listGraduates: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly studentId: StudentId;
      readonly name: string;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly graduationYear: number | null;
    };
  };
  /** queries.ts */
  readonly listChosen: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly studentId: StudentId;
      readonly name: string;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly studentIds: readonly (StudentId | null)[] | null;
    };
  };
  /** queries.ts */
  readonly findClass: {
    readonly row: {
      readonly title: string;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly courseId: CourseId | null;
    };
  };
  /** queries.ts */
  readonly lockRunKey: {
    readonly row: {
      readonly pg_advisory_xact_lock: null;
    };
    readonly parameters: {
      readonly runKey: string | null;
    };
  };
  /** queries.ts */
  readonly findByRunKey: {
    readonly row: {
      readonly runId: TranscriptRunId;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly runKey: string | null;
    };
  };
  /** queries.ts */
  readonly listRuns: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly schoolName: string;
      readonly runId: TranscriptRunId;
      readonly courseTitle: string | null;
      readonly graduationYear: number | null;
      readonly recipient: string | null;
      readonly startedAt: string;
      readonly startedByName: string | null;
      readonly finishedAt: string | null;
      readonly cancelledAt: string | null;
      readonly total: number;
      readonly issued: number;
      readonly refused: number;
    };
    readonly parameters: {
      readonly schoolIds: readonly (SchoolId | null)[] | null;
    };
  };
  /** queries.ts */
  readonly findRun: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly schoolName: string;
      readonly runId: TranscriptRunId;
      readonly courseTitle: string | null;
      readonly graduationYear: number | null;
      readonly recipient: string | null;
      readonly startedAt: string;
      readonly startedByName: string | null;
      readonly finishedAt: string | null;
      readonly cancelledAt: string | null;
      readonly total: number;
      readonly issued: number;
      readonly refused: number;
    };
    readonly parameters: {
      readonly runId: TranscriptRunId | null;
    };
  };
  /** queries.ts */
  readonly listLeft: {
    readonly row: {
      readonly studentId: StudentId;
      readonly name: string;
      readonly refusal: "too_close" | "on_hold" | "figures_differ" | "unprintable" | "picture_missing" | "no_key" | "not_allowed" | "gone" | "cancelled" | "failed" | null;
    };
    readonly parameters: {
      readonly runId: TranscriptRunId | null;
    };
  };
  /** queries.ts */
  readonly refuseWaiting: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly refusal: "too_close" | "on_hold" | "figures_differ" | "unprintable" | "picture_missing" | "no_key" | "not_allowed" | "gone" | "cancelled" | "failed" | null;
      readonly schoolId: SchoolId | null;
      readonly runId: TranscriptRunId | null;
    };
  };
  /** queries.ts */
  readonly setCancelled: {
    readonly row: {
      readonly id: TranscriptRunId;
    };
    readonly parameters: {
      readonly at: string | null;
      readonly schoolId: SchoolId | null;
      readonly runId: TranscriptRunId | null;
    };
  };
  /** queries.ts */
  readonly listIssuedOfRun: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly transcriptId: string;
      readonly studentId: StudentId;
      readonly code: string;
      readonly storageKey: string;
      readonly pdfSha256: string;
      readonly name: string;
      readonly isHeld: boolean;
    };
    readonly parameters: {
      readonly runId: TranscriptRunId | null;
    };
  };
  /** queries.ts */
  readonly findNext: {
    readonly row: {
      readonly runStudentId: string;
      readonly studentId: StudentId;
      readonly failures: number;
      readonly startedBy: UserId;
      readonly recipient: string | null;
      readonly isAllowed: boolean;
      readonly isHeld: boolean;
      readonly isTooClose: boolean;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly runId: TranscriptRunId | null;
    };
  };
  /** queries.ts */
  readonly setIssued: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly transcriptId: string | null;
      readonly schoolId: SchoolId | null;
      readonly runStudentId: string | null;
    };
  };
  /** queries.ts */
  readonly setRefused: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly refusal: "too_close" | "on_hold" | "figures_differ" | "unprintable" | "picture_missing" | "no_key" | "not_allowed" | "gone" | "cancelled" | "failed" | null;
      readonly schoolId: SchoolId | null;
      readonly runStudentId: string | null;
    };
  };
  /** queries.ts */
  readonly setFailedOnce: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly runStudentId: string | null;
    };
  };
  /** queries.ts */
  readonly setFinished: {
    readonly row: {
      readonly startedBy: UserId;
    };
    readonly parameters: {
      readonly at: string | null;
      readonly schoolId: SchoolId | null;
      readonly runId: TranscriptRunId | null;
    };
  };
}
