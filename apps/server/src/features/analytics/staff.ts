import type { CriterionResult } from '@fieldhouse/contract/content.ts';
import {
  distributionOf,
  groupMean,
  itemFigures,
  LEAST_IN_GROUP,
} from '@fieldhouse/domain/analytics/class-figures.ts';
import {
  ATTENTION_DAYS,
  ATTENTION_MISSING,
  ATTENTION_RATIO,
  attentionReasons,
  byNeed,
} from '@fieldhouse/domain/progress/attention.ts';
import { schoolOfAdmin } from '#access/actor.ts';
import type { RowOf } from '#db/unit.ts';
import { criteriaOf } from '#features/grading/workflows.ts';
import type { Clock } from '#platform/clock.ts';
import { avatarUrl } from '#platform/private-files.ts';
import { os } from '#platform/procedure.ts';
import { canReadClass } from './policy.ts';
import {
  findClass,
  findItemScope,
  listClasses,
  listClassStandings,
  listClassWork,
  listResults,
} from './staff-queries.ts';

/** Students to watch that one page holds. */
const WATCHED_AT_ONCE = 50;

const standingsAt = (clock: Clock) => ({
  now: clock.now(),
  missingWork: ATTENTION_MISSING,
  staffSoFarRatio: ATTENTION_RATIO,
  days: ATTENTION_DAYS,
});

/** Those who need somebody, with the reasons of the dashboard; most reasons first. */
const watchedOf = (rows: readonly RowOf<typeof listClassStandings>[]) =>
  rows
    .map((row) => ({ ...row, reasons: attentionReasons(row) }))
    .sort(byNeed)
    .map((row) => ({
      studentId: row.studentId,
      name: row.name,
      avatarUrl: row.studentUserId === null ? null : avatarUrl(row.studentUserId, row.avatarKey),
      courseId: row.courseId,
      courseTitle: row.courseTitle,
      reasons: row.reasons,
    }));

export const courses = os.analytics.courses.handler(async ({ context }) => {
  const { actor, rows } = await context.read([
    listClasses(),
    listClassStandings({ ...standingsAt(context.clock), courseId: null }),
  ]);
  const [classes, standings] = rows;
  const seen = classes.filter((row) => canReadClass(actor, row));
  const seenIds = new Set<string>(seen.map(({ courseId }) => courseId));
  const watched = watchedOf(standings.filter(({ courseId }) => seenIds.has(courseId)));
  return {
    courses: seen.map((row) => ({
      courseId: row.courseId,
      title: row.title,
      color: row.color,
      instructorName: row.instructorName,
      studentCount: row.studentCount,
      gradedCount: row.ratios.length,
      meanRatio: groupMean(row.ratios),
      toGradeCount: row.toGradeCount,
      watchCount: watched.filter(({ courseId }) => courseId === row.courseId).length,
    })),
    watch: watched.slice(0, WATCHED_AT_ONCE),
    hasMoreWatch: watched.length > WATCHED_AT_ONCE,
    isSchool: schoolOfAdmin(actor) !== null,
    least: LEAST_IN_GROUP,
  };
});

export const course = os.analytics.course.handler(async ({ input, context, errors }) => {
  const { courseId } = input;
  const { actor, rows } = await context.read([
    findClass({ courseId }),
    listClassWork({ courseId }),
    listClassStandings({ ...standingsAt(context.clock), courseId }),
  ]);
  const [[found], work, standings] = rows;
  if (!found || !canReadClass(actor, found)) throw errors.NOT_FOUND();
  return {
    courseId: found.courseId,
    title: found.title,
    color: found.color,
    studentCount: found.studentCount,
    distribution: presentDistribution(found.ratios),
    assignments: work.map(({ ratios, ...assignment }) => ({
      ...assignment,
      meanRatio: groupMean(ratios),
    })),
    watch: watchedOf(standings),
    least: LEAST_IN_GROUP,
    timeZone: found.timeZone,
  };
});

function presentDistribution(ratios: readonly number[]) {
  const found = distributionOf(ratios);
  return found && { ...found, bands: [...found.bands] };
}

export const items = os.analytics.items.handler(async ({ input, context, errors }) => {
  const { assignmentId } = input;
  const { actor, rows } = await context.read([
    findItemScope({ assignmentId }),
    listResults({ assignmentId }),
  ]);
  const [[scope], results] = rows;
  if (!scope || !canReadClass(actor, scope)) throw errors.NOT_FOUND();
  const wholes = results.map(({ points, pointsPossible }) => ({ points, pointsPossible }));
  const resultsOf = (criterionId: string): readonly Pick<CriterionResult, 'points' | 'pointsPossible'>[] =>
    results.flatMap(({ criteria }) => criteria?.filter((one) => one.criterionId === criterionId) ?? []);
  return {
    assignmentId: scope.assignmentId,
    courseId: scope.courseId,
    title: scope.title,
    gradedCount: results.length,
    meanRatio: itemFigures(wholes).mean,
    criteria: criteriaOf(scope).map((criterion) => {
      const isWhole = scope.rubric.criteria.length === 0;
      const { count, mean, fullCount, noneCount } = itemFigures(isWhole ? wholes : resultsOf(criterion.id));
      return {
        criterionId: criterion.id,
        name: criterion.name,
        pointsPossible: criterion.points,
        count,
        meanRatio: mean,
        fullCount,
        noneCount,
      };
    }),
    least: LEAST_IN_GROUP,
  };
});
