// Made by "node tools/sql-types.ts" from the statements of this folder and the migrated schema.
import type { FileId, SchoolId, StudentId, TranscriptReadingId, UserId } from '@fieldhouse/contract/ids.ts';
import type * as readingsTables from '#db/tables/readings.ts';

export interface Sql {
  /** queries.ts */
  readonly listSubjects: {
    readonly row: {
      readonly studentId: StudentId;
      readonly schoolId: SchoolId;
      readonly studentUserId: UserId | null;
      readonly name: string;
      readonly schoolName: string;
    };
    readonly parameters: Readonly<Record<never, never>>;
  };
  /** queries.ts */
  readonly findSubject: {
    readonly row: {
      readonly studentId: StudentId;
      readonly schoolId: SchoolId;
      readonly studentUserId: UserId | null;
      readonly name: string;
      readonly schoolName: string;
      readonly openCount: number;
    };
    readonly parameters: {
      readonly studentId: StudentId | null;
    };
  };
  /** queries.ts */
  readonly listReadings: {
    readonly row: {
      readonly readingId: TranscriptReadingId;
      readonly schoolId: SchoolId;
      readonly studentId: StudentId;
      readonly studentName: string;
      readonly state: "draft" | "submitted" | "approved" | "rejected" | "withdrawn";
      readonly schoolName: string;
      readonly fileName: string | null;
      readonly rowCount: number;
      readonly createdAt: string;
      readonly submittedAt: string | null;
      readonly decidedAt: string | null;
      readonly createdBy: string;
      readonly submittedBy: string | null;
      readonly isOfFamily: boolean;
      readonly hasSubmitted: boolean;
      readonly isOnlyKeeper: boolean;
    };
    readonly parameters: {
      readonly studentId: string | null;
    };
  };
  /** queries.ts */
  readonly listWaiting: {
    readonly row: {
      readonly readingId: TranscriptReadingId;
      readonly schoolId: SchoolId;
      readonly studentId: StudentId;
      readonly studentName: string;
      readonly state: "submitted";
      readonly schoolName: string;
      readonly fileName: string | null;
      readonly rowCount: number;
      readonly createdAt: string;
      readonly submittedAt: string | null;
      readonly decidedAt: string | null;
      readonly createdBy: string;
      readonly submittedBy: string | null;
      readonly isOfFamily: boolean;
      readonly hasSubmitted: boolean;
      readonly isOnlyKeeper: boolean;
    };
    readonly parameters: Readonly<Record<never, never>>;
  };
  /** queries.ts */
  readonly findReading: {
    readonly row: {
      readonly readingId: TranscriptReadingId;
      readonly schoolId: SchoolId;
      readonly studentId: StudentId;
      readonly studentName: string;
      readonly studentUserId: UserId | null;
      readonly state: "draft" | "submitted" | "approved" | "rejected" | "withdrawn";
      readonly schoolName: string;
      readonly fileName: string | null;
      readonly fileId: FileId;
      readonly createdAt: string;
      readonly submittedAt: string | null;
      readonly decidedAt: string | null;
      readonly decidedBy: string | null;
      readonly engine: "built_in" | "model";
      readonly isRecognized: boolean;
      readonly lines: readonly string[];
      readonly parsed: NonNullable<(typeof readingsTables.transcriptReadings.$inferSelect)['parsed']>;
      readonly picked: number | null;
      readonly entries: NonNullable<(typeof readingsTables.transcriptReadings.$inferSelect)['entries']>;
      readonly reason: string | null;
      readonly version: number;
      readonly createdByName: string | null;
      readonly submittedByName: string | null;
      readonly decidedByName: string | null;
      readonly schoolPeople: readonly UserId[];
      readonly createdBy: string;
      readonly submittedBy: string | null;
      readonly isOfFamily: boolean;
      readonly hasSubmitted: boolean;
      readonly isOnlyKeeper: boolean;
    };
    readonly parameters: {
      readonly readingId: TranscriptReadingId | null;
    };
  };
  /** queries.ts */
  readonly lockReading: {
    readonly row: {
      readonly readingId: TranscriptReadingId;
      readonly schoolId: SchoolId;
      readonly studentId: StudentId;
      readonly studentName: string;
      readonly studentUserId: UserId | null;
      readonly state: "draft" | "submitted" | "approved" | "rejected" | "withdrawn";
      readonly schoolName: string;
      readonly fileName: string | null;
      readonly fileId: FileId;
      readonly createdAt: string;
      readonly submittedAt: string | null;
      readonly decidedAt: string | null;
      readonly decidedBy: string | null;
      readonly engine: "built_in" | "model";
      readonly isRecognized: boolean;
      readonly lines: readonly string[];
      readonly parsed: NonNullable<(typeof readingsTables.transcriptReadings.$inferSelect)['parsed']>;
      readonly picked: number | null;
      readonly entries: NonNullable<(typeof readingsTables.transcriptReadings.$inferSelect)['entries']>;
      readonly reason: string | null;
      readonly version: number;
      readonly createdByName: string | null;
      readonly submittedByName: string | null;
      readonly decidedByName: string | null;
      readonly schoolPeople: readonly UserId[];
      readonly createdBy: string;
      readonly submittedBy: string | null;
      readonly isOfFamily: boolean;
      readonly hasSubmitted: boolean;
      readonly isOnlyKeeper: boolean;
    };
    readonly parameters: {
      readonly readingId: TranscriptReadingId | null;
    };
  };
  /** queries.ts */
  readonly listListed: {
    readonly row: {
      readonly title: string;
      readonly area: "english" | "math" | "science" | "social_science" | "world_language" | "religion_philosophy" | null;
      readonly outsideSchool: string | null;
    };
    readonly parameters: {
      readonly now: string | null;
      readonly schoolId: SchoolId | null;
    };
  };
  /** queries.ts */
  readonly listListedFor: {
    readonly row: {
      readonly title: string;
      readonly area: "english" | "math" | "science" | "social_science" | "world_language" | "religion_philosophy" | null;
      readonly outsideSchool: string | null;
    };
    readonly parameters: {
      readonly now: string | null;
      readonly readingId: TranscriptReadingId | null;
    };
  };
  /** queries.ts */
  readonly listCredited: {
    readonly row: {
      readonly schoolName: string;
      readonly title: string;
      readonly termLabel: string;
    };
    readonly parameters: {
      readonly readingId: TranscriptReadingId | null;
    };
  };
  /** queries.ts */
  readonly listCreditedLines: {
    readonly row: {
      readonly line: number | null;
    };
    readonly parameters: {
      readonly readingId: TranscriptReadingId | null;
    };
  };
  /** queries.ts */
  readonly holdReadings: {
    readonly row: {
      readonly pg_advisory_xact_lock: null;
    };
    readonly parameters: {
      readonly studentId: string | null;
    };
  };
  /** queries.ts */
  readonly setReview: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly schoolName: string;
      readonly entries: unknown;
      readonly now: string;
      readonly schoolId: SchoolId | null;
      readonly readingId: TranscriptReadingId | null;
    };
  };
  /** queries.ts */
  readonly setPicked: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly picked: number | null;
      readonly parsed: unknown;
      readonly engine: "built_in" | "model";
      readonly entries: unknown;
      readonly now: string;
      readonly schoolId: SchoolId | null;
      readonly readingId: TranscriptReadingId | null;
    };
  };
  /** queries.ts */
  readonly setSubmitted: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly now: string;
      readonly schoolId: SchoolId | null;
      readonly readingId: TranscriptReadingId | null;
    };
  };
  /** queries.ts */
  readonly setDecided: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly state: "draft" | "submitted" | "approved" | "rejected" | "withdrawn";
      readonly now: string;
      readonly reason: string | null;
      readonly schoolId: SchoolId | null;
      readonly readingId: TranscriptReadingId | null;
    };
  };
  /** queries.ts */
  readonly setWithdrawn: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly parsed: unknown;
      readonly now: string;
      readonly schoolId: SchoolId | null;
      readonly readingId: TranscriptReadingId | null;
    };
  };
  /** queries.ts */
  readonly setLines: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly lines: readonly string[];
      readonly parsed: unknown;
      readonly entries: unknown;
      readonly now: string;
      readonly schoolId: SchoolId | null;
      readonly readingId: TranscriptReadingId | null;
    };
  };
  /** queries.ts */
  readonly attachDocument: {
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
}
