// Made by "node tools/sql-types.ts" from the statements of this folder and the migrated schema.
import type { CourseId, SchoolId, StudentId, UserId } from '@fieldhouse/contract/ids.ts';

export interface Sql {
  /** stage.ts */
  readonly findCourses: {
    readonly row: {
      readonly courseId: CourseId;
      readonly libraryCourseId: string;
      readonly schoolId: SchoolId;
    };
    readonly parameters: {
      readonly code: string | null;
    };
  };
  /** stage.ts */
  readonly findStudents: {
    readonly row: {
      readonly studentId: StudentId;
      readonly userId: UserId | null;
    };
    readonly parameters: {
      readonly code: string | null;
    };
  };
}
