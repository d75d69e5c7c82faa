import { DOUBTFUL_BELOW_CONFIDENCE } from '@fieldhouse/domain/grading/release.ts';
import { sortName, splitFullName } from '@fieldhouse/domain/people/full-name.ts';
import { os } from '#platform/procedure.ts';
import { pictureOf } from './picture.ts';
import { canSeeWork } from './policy.ts';
import { findAssignmentScope, listAssignmentsToGrade, listAssignmentWork } from './queries.ts';

export const assignments = os.grading.assignments.handler(async ({ input, context }) => {
  const { actor, rows } = await context.read([listAssignmentsToGrade({ courseId: input.courseId ?? null })]);
  return {
    assignments: rows[0]
      .filter((row) => canSeeWork(actor, row))
      .map(({ assignmentId, assignmentTitle, courseId, courseTitle, dueAt }) => ({
        assignmentId,
        assignmentTitle,
        courseId,
        courseTitle,
        dueAt,
      })),
  };
});

const byWords = new Intl.Collator();

/** What waits first, doubtful work before the rest; then what is graded; then who handed nothing in. */
const placeOf = ({ state, isDoubtful }: { readonly state: string; readonly isDoubtful: boolean }): number =>
  state === 'to_grade' ? (isDoubtful ? 0 : 1) : state === 'graded' ? 2 : 3;

export const assignmentWork = os.grading.assignmentWork.handler(async ({ input, context, errors }) => {
  const { actor, rows } = await context.read([
    findAssignmentScope({ assignmentId: input.assignmentId }),
    listAssignmentWork({ assignmentId: input.assignmentId }),
  ]);
  const [[scope], work] = rows;
  if (!scope || !canSeeWork(actor, scope)) throw errors.NOT_FOUND();
  const { presence } = context.services;
  const students = work.map((row) => ({
    studentId: row.studentId,
    studentName: row.studentName,
    studentAvatarUrl: pictureOf(row),
    attemptId: row.attemptId,
    state: row.needsGrading ? ('to_grade' as const) : (row.state ?? ('ungraded' as const)),
    isLate: row.isLate ?? false,
    isDoubtful:
      row.confidence !== null && (row.confidence < DOUBTFUL_BELOW_CONFIDENCE || (row.flags ?? []).length > 0),
    hasProposal: row.confidence !== null,
    points: row.points,
    isReleased: row.isReleased ?? false,
    gradingNow: row.attemptId === null ? [] : presence.others(row.attemptId, actor.userId),
    sortName: sortName(splitFullName(row.studentName)),
  }));
  return {
    assignmentTitle: scope.assignmentTitle,
    courseId: scope.courseId,
    courseTitle: scope.courseTitle,
    pointsPossible: scope.pointsPossible,
    students: students
      .sort((a, b) => placeOf(a) - placeOf(b) || byWords.compare(a.sortName, b.sortName))
      .map(({ sortName: _, ...student }) => student),
  };
});
