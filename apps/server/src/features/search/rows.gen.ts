// Made by "node tools/sql-types.ts" from the statements of this folder and the migrated schema.
import type { SchoolId, StudentId, UserId } from '@fieldhouse/contract/ids.ts';

export interface Sql {
  /** queries.ts */
  readonly findEntries: {
    readonly row: {
      readonly kind: string | null;
      readonly total: number | null;
      readonly entityId: string | null;
      readonly courseId: string | null;
      readonly title: string | null;
      readonly excerpt: string | null;
      readonly isCut: boolean | null;
      readonly status: string | null;
      readonly isOpen: boolean | null;
      readonly subject: string | null;
      readonly courseTitle: string | null;
      readonly moduleTitle: string | null;
      readonly timeZone: string | null;
      readonly dueAt: string | null;
    };
    readonly parameters: {
      readonly now: string | null;
      readonly words: readonly (string | null)[] | null;
      readonly type: string | null;
      readonly subject: string | null;
      readonly offset: number | null;
      readonly isAny: boolean | null;
    };
  };
  /** queries.ts */
  readonly listStems: {
    readonly row: {
      readonly stem: unknown;
    };
    readonly parameters: {
      readonly words: readonly (string | null)[] | null;
    };
  };
  /** queries.ts */
  readonly findTitles: {
    readonly row: {
      readonly titles: readonly string[] | null;
      readonly known: readonly string[] | null;
    };
    readonly parameters: {
      readonly words: readonly (string | null)[] | null;
    };
  };
  /** queries.ts */
  readonly findPeople: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly kind: "student" | "teacher" | "school_admin";
      readonly name: string;
      readonly userId: UserId | null;
      readonly studentId: StudentId | null;
      readonly gradeLevel: number | null;
      readonly avatarKey: string | null;
      readonly teaches: readonly string[];
    };
    readonly parameters: {
      readonly words: readonly (string | null)[] | null;
    };
  };
}
