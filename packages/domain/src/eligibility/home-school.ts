import type { FindingParts } from './finding.ts';
import type { CourseRow, EligibilityRecord } from './record.ts';

/** Whether a row of a student taught at home needs a core-course worksheet: one in a core area that no college taught. */
export const needsWorksheet = (
  { id, isCollege, area }: Pick<CourseRow, 'id' | 'isCollege' | 'area'>,
  taughtAtHome: readonly string[],
): boolean => area !== null && !isCollege && taughtAtHome.includes(id);

/**
 * The documents that a student taught at home still owes the Eligibility Center, each a task; transcripts of other programs only
 * where a row comes from one.
 * Source: NCAA home school students page.
 */
export function homeSchoolTasks({ student, courses }: EligibilityRecord): FindingParts[] {
  const documents = student.homeSchool;
  if (documents === null) return [];
  const task = (document: string, isIn: boolean, ids: readonly string[] = []): FindingParts[] =>
    isIn
      ? []
      : [
          {
            code: 'home_school_document',
            severity: 'task',
            ruleId: 'home_school',
            courses: ids,
            params: { document },
            repair: { how: 'hand_in_document', by: student.graduationExpectedOn },
          },
        ];
  const worksheets = courses
    .filter((row) => needsWorksheet(row, documents.taughtAtHome) && !documents.worksheetsOf.includes(row.id))
    .map(({ id }) => id);
  const elsewhere = courses.filter(({ id }) => !documents.taughtAtHome.includes(id)).map(({ id }) => id);
  return [
    ...task('transcript', documents.transcript),
    ...task('administrator_statement', documents.administratorStatement),
    ...task('core_course_worksheets', worksheets.length === 0, worksheets),
    ...task('proof_of_graduation', documents.proofOfGraduation),
    ...task('other_transcripts', documents.otherTranscripts || elsewhere.length === 0, elsewhere),
  ];
}
