// Made by "node tools/sql-types.ts" from the statements of this folder and the migrated schema.
import type { CourseId, LegalHoldId, MailId, SchoolId, StudentId, UserId } from '@fieldhouse/contract/ids.ts';
import type * as platformTables from '#db/tables/platform.ts';

export interface Sql {
  /** accounts.ts */
  readonly listAccounts: {
    readonly row: {
      readonly userId: UserId;
      readonly name: string;
      readonly email: string;
      readonly suspendedAt: string | null;
      readonly sessionCount: number;
      readonly memberships: readonly unknown[];
    };
    readonly parameters: {
      readonly search: string | null;
    };
  };
  /** accounts.ts */
  readonly findAccount: {
    readonly row: {
      readonly suspendedAt: string | null;
    };
    readonly parameters: {
      readonly userId: UserId | null;
    };
  };
  /** accounts.ts */
  readonly suspendStatement: {
    readonly row: {
      readonly isDone: boolean | null;
    };
    readonly parameters: {
      readonly userId: string | null;
      readonly now: string | null;
      readonly reason: string | null;
    };
  };
  /** accounts.ts */
  readonly endSessionsStatement: {
    readonly row: {
      readonly isDone: boolean | null;
    };
    readonly parameters: {
      readonly userId: string | null;
    };
  };
  /** code-guessing.ts */
  readonly listPrefixes: {
    readonly row: {
      readonly prefix: string | null;
      readonly wrongTries: number | null;
      readonly since: string | null;
    };
    readonly parameters: Readonly<Record<never, never>>;
  };
  /** code-guessing.ts */
  readonly listReports: {
    readonly row: {
      readonly at: string;
      readonly prefix: string | null;
      readonly schoolId: SchoolId;
      readonly schoolName: string;
    };
    readonly parameters: {
      readonly now: string | null;
    };
  };
  /** handlers.ts */
  readonly totals: {
    readonly row: {
      readonly schoolCount: number;
      readonly userCount: number;
      readonly activeStudentCount: number;
    };
    readonly parameters: Readonly<Record<never, never>>;
  };
  /** handlers.ts */
  readonly jobCounts: {
    readonly row: {
      readonly queue: string | null;
      readonly waiting: number;
      readonly active: number;
      readonly failed: number;
    };
    readonly parameters: Readonly<Record<never, never>>;
  };
  /** handlers.ts */
  readonly mailCounts: {
    readonly row: {
      readonly queued: number;
      readonly sent: number;
      readonly kept: number;
      readonly parked: number;
      readonly bounced: number;
    };
    readonly parameters: Readonly<Record<never, never>>;
  };
  /** handlers.ts */
  readonly letters: {
    readonly row: {
      readonly mailId: MailId;
      readonly toAddress: string;
      readonly template: string;
      readonly subject: string;
      readonly state: "queued" | "sent" | "kept" | "parked" | "bounced";
      readonly createdAt: string;
      readonly lastError: string | null;
    };
    readonly parameters: {
      readonly before: string | null;
    };
  };
  /** handlers.ts */
  readonly letter: {
    readonly row: {
      readonly toAddress: string;
      readonly subject: string;
      readonly bodyText: string;
      readonly state: "queued" | "sent" | "kept" | "parked" | "bounced";
      readonly createdAt: string;
    };
    readonly parameters: {
      readonly mailOutboxId: MailId | null;
    };
  };
  /** holds.ts */
  readonly listRows: {
    readonly row: {
      readonly holdId: LegalHoldId;
      readonly schoolName: string;
      readonly studentName: string | null;
      readonly reason: string;
      readonly placedAt: string;
      readonly placedByName: string | null;
      readonly releasedAt: string | null;
      readonly releasedByName: string | null;
    };
    readonly parameters: Readonly<Record<never, never>>;
  };
  /** holds.ts */
  readonly listTargets: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly schoolName: string;
      readonly studentId: null;
      readonly name: null;
      readonly studentNumber: null;
    };
    readonly parameters: {
      readonly search: string | null;
    };
  };
  /** holds.ts */
  readonly enterSchool: {
    readonly row: {
      readonly pg_advisory_xact_lock: null;
      readonly set_config: string | null;
    };
    readonly parameters: {
      readonly schoolId: string | null;
    };
  };
  /** holds.ts */
  readonly findTarget: {
    readonly row: {
      readonly isHeld: boolean;
    };
    readonly parameters: {
      readonly studentId: StudentId | null;
      readonly schoolId: SchoolId | null;
    };
  };
  /** holds.ts */
  readonly addRow: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly schoolId: SchoolId;
      readonly legalHoldId: LegalHoldId;
      readonly studentId: StudentId | null;
      readonly reason: string;
      readonly createdBy: string;
      readonly now: string;
    };
  };
  /** holds.ts */
  readonly findHold: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly studentId: StudentId | null;
      readonly releasedAt: string | null;
    };
    readonly parameters: {
      readonly legalHoldId: LegalHoldId | null;
    };
  };
  /** holds.ts */
  readonly releaseRow: {
    readonly row: {
      readonly id: LegalHoldId;
    };
    readonly parameters: {
      readonly now: string | null;
      readonly releasedBy: string | null;
      readonly schoolId: SchoolId | null;
      readonly legalHoldId: LegalHoldId | null;
    };
  };
  /** holds.ts */
  readonly resumeDeletions: {
    readonly row: {
      readonly personId: string | null;
      readonly userId: string | null;
      readonly email: string | null;
      readonly locale: string | null;
      readonly timeZone: string | null;
      readonly dueAt: string | null;
      readonly studentName: string | null;
      readonly isOwnWish: boolean | null;
      readonly isNeeded: boolean | null;
    };
    readonly parameters: {
      readonly schoolId: string | null;
      readonly studentId: string | null;
      readonly from: string | null;
    };
  };
  /** ncaa-marks.ts */
  readonly listMarkedCourses: {
    readonly row: {
      readonly courseId: CourseId;
      readonly title: string;
      readonly subject: string;
      readonly status: "draft" | "published" | "archived";
      readonly schoolName: string | null;
      readonly area: "english" | "math" | "science" | "social_science" | "world_language" | "religion_philosophy" | null;
      readonly isMarked: boolean;
      readonly setAt: string | null;
      readonly setByName: string | null;
    };
    readonly parameters: {
      readonly search: string | null;
    };
  };
  /** ncaa-marks.ts */
  readonly findMark: {
    readonly row: {
      readonly schoolId: SchoolId | null;
      readonly title: string;
      readonly isMarked: boolean;
    };
    readonly parameters: {
      readonly courseId: CourseId | null;
    };
  };
  /** ncaa-marks.ts */
  readonly enterSchoolOfCourse: {
    readonly row: {
      readonly set_config: string | null;
    };
    readonly parameters: {
      readonly schoolId: string | null;
    };
  };
  /** ncaa-marks.ts */
  readonly setMark: {
    readonly row: {
      readonly courseId: CourseId;
    };
    readonly parameters: {
      readonly isMarked: boolean;
      readonly by: string | null;
      readonly now: string;
      readonly courseId: CourseId | null;
    };
  };
  /** ncaa-marks.ts */
  readonly noteTakersDue: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly schoolId: SchoolId;
      readonly now: string;
      readonly courseId: CourseId | null;
    };
  };
  /** retention.ts */
  readonly listLastRuns: {
    readonly row: {
      readonly isDryRun: boolean;
      readonly counts: NonNullable<(typeof platformTables.retentionRuns.$inferSelect)['counts']>;
      readonly endedAt: string;
    };
    readonly parameters: Readonly<Record<never, never>>;
  };
  /** retention.ts */
  readonly countHolds: {
    readonly row: {
      readonly holds: number;
    };
    readonly parameters: Readonly<Record<never, never>>;
  };
}
