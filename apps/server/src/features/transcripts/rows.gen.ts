// Made by "node tools/sql-types.ts" from the statements of this folder and the migrated schema.
import type { EnrollmentId, FileId, SchoolId, StudentId, TranscriptShareId, TransferCreditId, UserId } from '@fieldhouse/contract/ids.ts';
import type * as transcriptsTables from '#db/tables/transcripts.ts';

export interface Sql {
  /** compare.ts */
  readonly listCompared: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly studentId: StudentId;
    };
    readonly parameters: {
      readonly afterSchoolId: string | null;
      readonly afterStudentId: string | null;
    };
  };
  /** compare.ts */
  readonly listValid: {
    readonly row: {
      readonly transcriptId: string;
      readonly document: NonNullable<(typeof transcriptsTables.issuedTranscripts.$inferSelect)['document']>;
      readonly isGraduationTyped: boolean;
      readonly differences: unknown;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly studentId: StudentId | null;
    };
  };
  /** compare.ts */
  readonly listDiffering: {
    readonly row: {
      readonly transcriptId: string;
      readonly differences: unknown;
    };
    readonly parameters: {
      readonly studentId: StudentId | null;
    };
  };
  /** compare.ts */
  readonly countDiffering: {
    readonly row: {
      readonly count: number;
    };
    readonly parameters: Readonly<Record<never, never>>;
  };
  /** compare.ts */
  readonly findComparison: {
    readonly row: {
      readonly at: string;
      readonly differing: number | null;
    };
    readonly parameters: Readonly<Record<never, never>>;
  };
  /** exchange/issuer.ts */
  readonly listIssuerKeys: {
    readonly row: {
      readonly publicKey: string | null;
    };
    readonly parameters: {
      readonly schoolId: string | null;
    };
  };
  /** queries.ts */
  readonly findParticulars: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly studentId: StudentId;
      readonly birthOn: string | null;
      readonly grade9StartedOn: string | null;
      readonly graduatedOn: string | null;
      readonly graduationExpectedOn: string | null;
      readonly ceebCode: string | null;
      readonly officialGpaDigits: string | null;
      readonly showsRank: boolean;
      readonly showsAttendance: boolean;
      readonly showsTests: boolean;
      readonly actScore: number | null;
      readonly satScore: number | null;
      readonly signerName: string | null;
      readonly signerTitle: string | null;
      readonly signatureKey: string | null;
      readonly logoKey: string | null;
    };
    readonly parameters: {
      readonly now: string | null;
      readonly studentId: StudentId | null;
    };
  };
  /** queries.ts */
  readonly findRank: {
    readonly row: {
      readonly place: number;
      readonly of: number;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly studentId: StudentId | null;
    };
  };
  /** queries.ts */
  readonly listAttendance: {
    readonly row: {
      readonly label: string | null;
      readonly present: number;
      readonly late: number;
      readonly excused: number;
      readonly absent: number;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly studentId: StudentId | null;
    };
  };
  /** queries.ts */
  readonly findCourseLine: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly studentId: StudentId;
      readonly enrollmentId: EnrollmentId;
      readonly title: string;
      readonly soFarRatio: number | null;
      readonly weighting: "points" | "categories";
      readonly graded: number;
      readonly published: number;
      readonly dropped: number;
      readonly missing: number;
    };
    readonly parameters: {
      readonly line: EnrollmentId | null;
      readonly studentId: StudentId | null;
    };
  };
  /** queries.ts */
  readonly listLineCategories: {
    readonly row: {
      readonly name: string;
      readonly weightRatio: number | null;
    };
    readonly parameters: {
      readonly line: EnrollmentId | null;
    };
  };
  /** queries.ts */
  readonly listLinePostings: {
    readonly row: {
      readonly result: "graded" | "incomplete" | "withdrawn";
      readonly ratio: number | null;
      readonly letter: string | null;
      readonly creditsEarned: number;
      readonly overrideReason: string | null;
      readonly dueOn: string | null;
      readonly reason: string | null;
      readonly at: string;
      readonly byName: string | null;
    };
    readonly parameters: {
      readonly line: EnrollmentId | null;
    };
  };
  /** queries.ts */
  readonly listLineDecisions: {
    readonly row: {
      readonly countsAnyway: boolean;
      readonly reason: string;
      readonly at: string;
      readonly byName: string | null;
    };
    readonly parameters: {
      readonly line: EnrollmentId | null;
    };
  };
  /** queries.ts */
  readonly findOutsideLine: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly studentId: StudentId;
      readonly title: string;
      readonly schoolName: string;
      readonly creditKind: "transfer" | "dual_enrollment" | "homeschool" | "exam";
      readonly grade: string;
      readonly at: string;
      readonly reason: string | null;
      readonly byName: string | null;
      readonly fileId: FileId;
      readonly fileName: string | null;
    };
    readonly parameters: {
      readonly line: TransferCreditId | null;
      readonly studentId: StudentId | null;
    };
  };
  /** queries.ts */
  readonly listIssued: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly studentId: StudentId;
      readonly transcriptId: string;
      readonly code: string;
      readonly recipient: string | null;
      readonly status: "revoked" | "superseded" | "valid";
      readonly issuedAt: string;
      readonly issuedByName: string | null;
      readonly isOverridden: boolean;
      readonly reason: string | null;
      readonly changedAt: string | null;
    };
    readonly parameters: {
      readonly studentId: StudentId | null;
    };
  };
  /** queries.ts */
  readonly findRecordPlace: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly studentId: StudentId;
      readonly isHeld: boolean;
      readonly isOfAge: boolean;
    };
    readonly parameters: {
      readonly now: string | null;
      readonly studentId: StudentId | null;
    };
  };
  /** queries.ts */
  readonly holdTranscript: {
    readonly row: {
      readonly pg_advisory_xact_lock: null;
    };
    readonly parameters: {
      readonly transcriptId: string | null;
    };
  };
  /** queries.ts */
  readonly findStanding: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly studentId: StudentId;
      readonly transcriptId: string;
      readonly code: string;
      readonly status: "revoked" | "superseded" | "valid";
    };
    readonly parameters: {
      readonly transcriptId: string | null;
    };
  };
  /** queries.ts */
  readonly findIssuedBefore: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly studentId: StudentId;
      readonly code: string;
      readonly issuedBy: string;
    };
    readonly parameters: {
      readonly transcriptId: string | null;
    };
  };
  /** queries.ts */
  readonly findIssued: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly studentId: StudentId;
      readonly code: string;
      readonly document: NonNullable<(typeof transcriptsTables.issuedTranscripts.$inferSelect)['document']>;
      readonly marks: NonNullable<(typeof transcriptsTables.issuedTranscripts.$inferSelect)['marks']> | null;
      readonly storageKey: string;
      readonly pdfSha256: string;
      readonly isHeld: boolean;
    };
    readonly parameters: {
      readonly transcriptId: string | null;
    };
  };
  /** queries.ts */
  readonly findShareable: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly studentId: StudentId;
      readonly studentUserId: UserId | null;
      readonly transcriptId: string;
      readonly status: "revoked" | "superseded" | "valid";
      readonly isHeld: boolean;
      readonly isOfAge: boolean;
    };
    readonly parameters: {
      readonly now: string | null;
      readonly transcriptId: string | null;
    };
  };
  /** queries.ts */
  readonly listShared: {
    readonly row: {
      readonly transcriptId: string;
      readonly shows: "name" | "summary";
      readonly basis: "student" | "guardian";
      readonly givenAt: string;
      readonly expiresAt: string;
      readonly stands: boolean | null;
      readonly openings: number;
    };
    readonly parameters: {
      readonly now: string | null;
      readonly studentId: StudentId | null;
    };
  };
  /** queries.ts */
  readonly endShared: {
    readonly row: {
      readonly id: TranscriptShareId;
    };
    readonly parameters: {
      readonly by: string | null;
      readonly at: string | null;
      readonly schoolId: SchoolId | null;
      readonly transcriptId: string | null;
    };
  };
  /** queries.ts */
  readonly "transcripts.findSettings": {
    readonly row: {
      readonly showsRank: boolean;
      readonly showsAttendance: boolean;
      readonly showsTests: boolean;
      readonly signerName: string | null;
      readonly signerTitle: string | null;
      readonly signatureKey: string | null;
      readonly version: number;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
    };
  };
  /** signing.ts */
  readonly findKey: {
    readonly row: {
      readonly keyId: string | null;
      readonly name: string | null;
      readonly publicKey: string | null;
      readonly privateKeyRef: string | null;
    };
    readonly parameters: Readonly<Record<never, never>>;
  };
  /** signing.ts */
  readonly holdKeys: {
    readonly row: {
      readonly pg_advisory_xact_lock: null;
    };
    readonly parameters: Readonly<Record<never, never>>;
  };
  /** verify/find.ts */
  readonly findTranscript: {
    readonly row: {
      readonly schoolName: string | null;
      readonly timeZone: string | null;
      readonly issuedAt: string | null;
      readonly document: unknown;
      readonly documentSha256: string | null;
      readonly pdfSha256: string | null;
      readonly signature: string | null;
      readonly keyName: string | null;
      readonly publicKey: string | null;
      readonly supersededAt: string | null;
      readonly revokedAt: string | null;
      readonly isShared: boolean | null;
    };
    readonly parameters: {
      readonly code: string | null;
    };
  };
  /** verify/shown-here.ts */
  readonly enterShown: {
    readonly row: {
      readonly actor: unknown;
    };
    readonly parameters: {
      readonly code: string | null;
      readonly now: string | null;
    };
  };
  /** verify/shown-here.ts */
  readonly findShown: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly studentId: StudentId;
      readonly shareId: TranscriptShareId;
      readonly transcriptId: string;
      readonly shows: "name" | "summary";
      readonly expiresAt: string;
    };
    readonly parameters: {
      readonly code: string | null;
      readonly now: string | null;
    };
  };
}
