import type { FindingParts } from './finding.ts';
import type { EligibilityRecord } from './record.ts';

/** The documents that a student taught at home still owes, each a task; a college course needs no worksheet. */
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
    .filter(({ id, isCollege, area }) => area !== null && !isCollege && !documents.worksheetsOf.includes(id))
    .map(({ id }) => id);
  return [
    ...task('transcript', documents.transcript),
    ...task('administrator_statement', documents.administratorStatement),
    ...task('core_course_worksheets', worksheets.length === 0, worksheets),
    ...task('proof_of_graduation', documents.proofOfGraduation),
    ...task('other_transcripts', documents.otherTranscripts),
  ];
}
