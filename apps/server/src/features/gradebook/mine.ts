import type { AssignmentId, CourseId } from '@fieldhouse/contract/ids.ts';
import { creditsEarned, creditsInProgress } from '@fieldhouse/domain/credits/credits.ts';
import { workState } from '#features/lessons/workflows.ts';
import { os } from '#platform/procedure.ts';
import { chooseRecord } from './policy.ts';
import { listGradedCourses, listRecords, listScores, type ScoreRow } from './queries.ts';

export const mine = os.gradebook.mine.handler(async ({ context, errors }) => {
  const { actor, rows } = await context.read([listRecords(), listGradedCourses(), listScores()]);
  const [records, courseRows, scoreRows] = rows;
  const record = chooseRecord(actor, records);
  if (!record) throw errors.NOT_FOUND();

  const courses = courseRows.filter((course) => course.studentId === record.studentId);
  const scoresOf = Map.groupBy(
    scoreRows.filter((score) => score.studentId === record.studentId),
    (score) => score.courseId,
  );
  const completed = courses.filter((course) => course.status === 'completed');
  return {
    currentGpa: record.currentGpa,
    progressGpa: record.progressGpa,
    creditsInProgress: creditsInProgress(courses.length - completed.length),
    creditsEarned: creditsEarned(completed.map((course) => course.credits)),
    courses: courses.map((course) => {
      const scores = scoresOf.get(course.courseId) ?? [];
      return {
        courseId: course.courseId as CourseId,
        title: course.title,
        status: course.status,
        earned: course.earned ?? 0,
        possible: course.possible ?? 0,
        soFarRatio: course.soFarRatio,
        ifNothingElseRatio: course.ifNothingElseRatio,
        gradedCount: course.gradedCount ?? 0,
        assignmentCount: scores.length,
        assignments: scores.map(presentScore),
      };
    }),
  };
});

function presentScore(row: ScoreRow) {
  const state = workState(row);
  return {
    assignmentId: row.assignmentId as AssignmentId,
    title: row.title,
    dueAt: row.dueAt,
    state,
    isLate: row.isLate,
    points: state === 'graded' ? row.points : null,
    pointsPossible: row.pointsPossible,
  };
}
