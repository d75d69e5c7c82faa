// Made by "node tools/sql-types.ts" from the statements of this folder and the migrated schema.
import type { DiplomaId, RequirementSetId, SchoolId, StudentId } from '@fieldhouse/contract/ids.ts';
import type * as graduationTables from '#db/tables/graduation.ts';

export interface Sql {
  /** queries.ts */
  readonly listSets: {
    readonly row: {
      readonly setId: RequirementSetId;
      readonly number: number;
      readonly fromYear: number;
      readonly name: string | null;
      readonly requirements: NonNullable<(typeof graduationTables.requirementSets.$inferSelect)['requirements']> | null;
      readonly totalCredits: number | null;
      readonly reason: string | null;
      readonly enteredAt: string;
      readonly enteredByName: string | null;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
    };
  };
  /** queries.ts */
  readonly lockSets: {
    readonly row: {
      readonly schoolId: SchoolId;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
    };
  };
  /** queries.ts */
  readonly listLineFacts: {
    readonly row: {
      readonly lineId: string;
      readonly subject: string | null;
      readonly area: null;
      readonly contentId: string | null;
      readonly originId: string | null;
      readonly contentPart: number | null;
      readonly contentParts: number | null;
    };
    readonly parameters: {
      readonly studentId: StudentId | null;
    };
  };
  /** queries.ts */
  readonly listDiplomas: {
    readonly row: {
      readonly diplomaId: DiplomaId;
      readonly awardedOn: string;
      readonly setName: string | null;
      readonly reason: string | null;
      readonly awardedAt: string;
      readonly awardedByName: string | null;
      readonly withdrawReason: string | null;
      readonly withdrawnAt: string | null;
      readonly withdrawnByName: string | null;
    };
    readonly parameters: {
      readonly studentId: StudentId | null;
    };
  };
  /** queries.ts */
  readonly lockStudent: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly studentId: StudentId;
    };
    readonly parameters: {
      readonly studentId: StudentId | null;
    };
  };
  /** queries.ts */
  readonly findDayBefore: {
    readonly row: {
      readonly day: string | null;
    };
    readonly parameters: {
      readonly schoolId: string | null;
      readonly studentId: string | null;
      readonly awardedAt: string | null;
      readonly awardedOn: string | null;
    };
  };
  /** queries.ts */
  readonly lockDiploma: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly diplomaId: DiplomaId;
      readonly studentId: StudentId;
      readonly awardedOn: string;
      readonly awardedAt: string;
      readonly withdrawnAt: string | null;
    };
    readonly parameters: {
      readonly diplomaId: DiplomaId | null;
    };
  };
  /** queries.ts */
  readonly markWithdrawn: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly by: string | null;
      readonly reason: string | null;
      readonly at: string | null;
      readonly schoolId: SchoolId | null;
      readonly diplomaId: DiplomaId | null;
    };
  };
}
