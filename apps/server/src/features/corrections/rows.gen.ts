// Made by "node tools/sql-types.ts" from the statements of this folder and the migrated schema.
import type { CorrectionId, SchoolId, StudentId, UserId } from '@fieldhouse/contract/ids.ts';

export interface Sql {
  /** queries.ts */
  readonly listSubjects: {
    readonly row: {
      readonly studentId: StudentId;
      readonly schoolId: SchoolId;
      readonly studentUserId: UserId | null;
      readonly name: string;
      readonly schoolName: string;
      readonly isAnswered: boolean;
      readonly today: string | null;
    };
    readonly parameters: {
      readonly now: string | null;
    };
  };
  /** queries.ts */
  readonly findSubject: {
    readonly row: {
      readonly studentId: StudentId;
      readonly schoolId: SchoolId;
      readonly studentUserId: UserId | null;
      readonly name: string;
      readonly schoolName: string;
      readonly isAnswered: boolean;
      readonly today: string | null;
    };
    readonly parameters: {
      readonly now: string | null;
      readonly studentId: StudentId | null;
    };
  };
  /** queries.ts */
  readonly listOwn: {
    readonly row: {
      readonly correctionId: CorrectionId;
      readonly schoolId: SchoolId;
      readonly studentId: StudentId;
      readonly studentUserId: UserId | null;
      readonly studentName: string;
      readonly askedBy: string;
      readonly askedByName: string | null;
      readonly askedAt: string;
      readonly part: "name" | "birth_date" | "grade_level" | "grade" | "attendance" | "credit" | "other";
      readonly entry: string;
      readonly reason: string;
      readonly wanted: string;
      readonly state: "open" | "accepted" | "refused" | "withdrawn";
      readonly dueOn: string;
      readonly answer: string | null;
      readonly answeredByName: string | null;
      readonly answeredAt: string | null;
      readonly hearingAskedAt: string | null;
      readonly statement: string | null;
      readonly heldOn: string | null;
      readonly heldBy: string | null;
      readonly hearingDecision: string | null;
      readonly hearingReason: string | null;
      readonly recordedAt: string | null;
      readonly recordedByName: string | null;
      readonly statementAt: string | null;
      readonly version: number;
    };
    readonly parameters: Readonly<Record<never, never>>;
  };
  /** queries.ts */
  readonly listForStaff: {
    readonly row: {
      readonly correctionId: CorrectionId;
      readonly schoolId: SchoolId;
      readonly studentId: StudentId;
      readonly studentUserId: UserId | null;
      readonly studentName: string;
      readonly askedBy: string;
      readonly askedByName: string | null;
      readonly askedAt: string;
      readonly part: "name" | "birth_date" | "grade_level" | "grade" | "attendance" | "credit" | "other";
      readonly entry: string;
      readonly reason: string;
      readonly wanted: string;
      readonly state: "open" | "accepted" | "refused" | "withdrawn";
      readonly dueOn: string;
      readonly answer: string | null;
      readonly answeredByName: string | null;
      readonly answeredAt: string | null;
      readonly hearingAskedAt: string | null;
      readonly statement: string | null;
      readonly heldOn: string | null;
      readonly heldBy: string | null;
      readonly hearingDecision: string | null;
      readonly hearingReason: string | null;
      readonly recordedAt: string | null;
      readonly recordedByName: string | null;
      readonly statementAt: string | null;
      readonly version: number;
    };
    readonly parameters: {
      readonly studentId: StudentId | null;
    };
  };
  /** queries.ts */
  readonly lockCorrection: {
    readonly row: {
      readonly correctionId: CorrectionId;
      readonly schoolId: SchoolId;
      readonly studentId: StudentId;
      readonly studentUserId: UserId | null;
      readonly studentName: string;
      readonly askedBy: string;
      readonly askedByName: string | null;
      readonly askedAt: string;
      readonly part: "name" | "birth_date" | "grade_level" | "grade" | "attendance" | "credit" | "other";
      readonly entry: string;
      readonly reason: string;
      readonly wanted: string;
      readonly state: "open" | "accepted" | "refused" | "withdrawn";
      readonly dueOn: string;
      readonly answer: string | null;
      readonly answeredByName: string | null;
      readonly answeredAt: string | null;
      readonly hearingAskedAt: string | null;
      readonly statement: string | null;
      readonly heldOn: string | null;
      readonly heldBy: string | null;
      readonly hearingDecision: string | null;
      readonly hearingReason: string | null;
      readonly recordedAt: string | null;
      readonly recordedByName: string | null;
      readonly statementAt: string | null;
      readonly version: number;
    };
    readonly parameters: {
      readonly correctionId: CorrectionId | null;
    };
  };
  /** queries.ts */
  readonly countOpen: {
    readonly row: {
      readonly open: number;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly studentId: StudentId | null;
    };
  };
  /** queries.ts */
  readonly setWithdrawn: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly now: string;
      readonly schoolId: SchoolId | null;
      readonly correctionId: CorrectionId | null;
    };
  };
  /** queries.ts */
  readonly setAnswered: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly decision: "open" | "accepted" | "refused" | "withdrawn";
      readonly words: string | null;
      readonly now: string;
      readonly schoolId: SchoolId | null;
      readonly correctionId: CorrectionId | null;
    };
  };
  /** queries.ts */
  readonly setObjection: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly wantsHearing: boolean | null;
      readonly now: string;
      readonly statement: string | null;
      readonly schoolId: SchoolId | null;
      readonly correctionId: CorrectionId | null;
    };
  };
  /** queries.ts */
  readonly setHearing: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly heldOn: string | null;
      readonly heldBy: string | null;
      readonly decision: string;
      readonly reason: string | null;
      readonly now: string;
      readonly schoolId: SchoolId | null;
      readonly correctionId: CorrectionId | null;
    };
  };
  /** queries.ts */
  readonly findDays: {
    readonly row: {
      readonly today: string | null;
      readonly askedOn: string | null;
    };
    readonly parameters: {
      readonly now: string | null;
      readonly askedAt: string | null;
      readonly schoolId: SchoolId | null;
    };
  };
}
