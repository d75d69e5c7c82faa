// Made by "node tools/sql-types.ts" from the statements of this folder and the migrated schema.
import type { AcademicYearId, CourseId, StudentId, TermId } from '@fieldhouse/contract/ids.ts';

export interface Sql {
  /** queries.ts */
  readonly listPlanCourses: {
    readonly row: {
      readonly courseId: CourseId;
      readonly title: string;
      readonly subject: string;
      readonly gradeLevel: number | null;
      readonly credits: number;
      readonly level: "general" | "honors" | "ap" | "ib" | "dual";
      readonly isMarked: boolean;
      readonly markedArea: "english" | "math" | "science" | "social_science" | "world_language" | "religion_philosophy" | null;
      readonly contentId: string;
      readonly contentPart: number | null;
      readonly contentParts: number | null;
      readonly termId: TermId | null;
      readonly seatsLeft: number | null;
    };
    readonly parameters: {
      readonly studentId: StudentId | null;
    };
  };
  /** queries.ts */
  readonly listPlanPrerequisites: {
    readonly row: {
      readonly courseId: CourseId;
      readonly kind: "required" | "recommended" | "corequisite";
      readonly requiresCourseId: CourseId | null;
      readonly title: string | null;
      readonly minRatio: number | null;
    };
    readonly parameters: {
      readonly studentId: StudentId | null;
    };
  };
  /** queries.ts */
  readonly listStandings: {
    readonly row: {
      readonly courseId: CourseId;
      readonly isCompleted: boolean;
      readonly bestRatio: number | null;
      readonly bestOfOther: number | null;
      readonly isTaking: boolean;
      readonly soFarRatio: number | null;
      readonly endsOn: string | null;
      readonly elsewhere: readonly unknown[];
    };
    readonly parameters: {
      readonly studentId: StudentId | null;
    };
  };
  /** queries.ts */
  readonly listPlanTerms: {
    readonly row: {
      readonly termId: TermId;
      readonly yearId: AcademicYearId;
      readonly name: string;
      readonly kind: "year" | "semester" | "trimester" | "quarter" | "summer";
      readonly startsOn: string;
      readonly endsOn: string;
    };
    readonly parameters: {
      readonly studentId: StudentId | null;
    };
  };
}
