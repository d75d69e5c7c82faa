import { createHash } from 'node:crypto';
import { agreement, type JudgedTwice } from '@fieldhouse/domain/grading/agreement.ts';
import { effectiveRelease } from '@fieldhouse/domain/grading/release.ts';
import { presentFile } from '#features/files/workflows.ts';
import { newId } from '#platform/ids.ts';
import { os, refusalAbout, requireWritable } from '#platform/procedure.ts';
import { judgePoints } from './given-points.ts';
import { canGrade, canSeeWork } from './policy.ts';
import { findQualityScope, type JudgedRow, listJudged, putSample } from './quality-queries.ts';
import { findWork } from './queries.ts';
import { criteriaOf, matchingCountOf } from './rubric.ts';
import { findPolicy } from './totals-queries.ts';

interface Points {
  readonly criterionId: string;
  readonly points: number;
}

/** What the engine and a person gave for one criterion, over all work where both gave something. */
function pairsOf(
  rows: readonly JudgedRow[],
  personOf: (row: JudgedRow) => readonly Points[] | null,
  criterion: { readonly id: string; readonly points: number },
): JudgedTwice[] {
  return rows.flatMap((row) => {
    const engine = row.proposed.find((one) => one.criterionId === criterion.id)?.points;
    const person = personOf(row)?.find((one) => one.criterionId === criterion.id)?.points;
    if (engine === undefined || person === undefined || criterion.points <= 0) return [];
    return [{ engine, person, pointsPossible: criterion.points }];
  });
}

export const quality = os.grading.quality.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const [scope] = await tx.query(findQualityScope({ assignmentId: input.assignmentId }));
    if (!scope || !canSeeWork(actor, scope)) throw errors.NOT_FOUND();
    const [rows, [policy]] = await Promise.all([
      tx.query(listJudged({ assignmentId: input.assignmentId })),
      tx.query(findPolicy({ schoolId: scope.schoolId, now: context.clock.now() })),
    ]);
    const judged = criteriaOf({ ...scope, title: scope.assignmentTitle }).filter(
      ({ source }) => source === 'ai',
    );
    const decidedBy = (row: JudgedRow) => row.decided;
    const sampledBy = (row: JudgedRow) => row.sampled;
    const over = (personOf: (row: JudgedRow) => readonly Points[] | null) =>
      agreement(judged.flatMap((criterion) => pairsOf(rows, personOf, criterion)));
    return {
      assignmentTitle: scope.assignmentTitle,
      courseId: scope.courseId,
      criteria: judged.map((criterion) => ({
        criterionId: criterion.id,
        name: criterion.name,
        pointsPossible: criterion.points,
        decided: agreement(pairsOf(rows, decidedBy, criterion)),
        samples: agreement(pairsOf(rows, sampledBy, criterion)),
      })),
      decided: over(decidedBy),
      samples: over(sampledBy),
      aiRelease: effectiveRelease(context.services.ai.engine, policy?.aiRelease),
      unscored: rows
        .filter((row) => row.sampled === null && row.decided === null)
        .map((row) => row.attemptId)
        // An order in which nobody's place says whose it is.
        .sort((a, b) => mixed(a).localeCompare(mixed(b))),
    };
  }),
);

const mixed = (id: string): string => createHash('sha256').update(id).digest('hex');

export const getSample = os.grading.getSample.handler(async ({ input, context, errors }) => {
  const { actor, rows } = await context.read([findWork({ attemptId: input.attemptId })]);
  const [[work]] = rows;
  if (!work || !canSeeWork(actor, work)) throw errors.NOT_FOUND();
  return {
    text: work.text,
    files: work.files.map(presentFile),
    rubric: criteriaOf({ ...work, title: work.assignmentTitle }).filter(({ source }) => source === 'ai'),
  };
});

export const scoreSample = os.grading.scoreSample.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const [work] = await tx.query(findWork({ attemptId: input.attemptId }));
    if (!work || !canSeeWork(actor, work)) throw errors.NOT_FOUND();
    if (!canGrade(actor, work)) throw refusalAbout(actor, work);
    requireWritable(actor, work.schoolId);
    const criteria = criteriaOf({ ...work, title: work.assignmentTitle }).filter(
      ({ source }) => source === 'ai',
    );
    const judged = judgePoints(criteria, matchingCountOf(work), input.criteria, []);
    if ('problem' in judged) throw errors.POINTS_OUT_OF_RANGE({ data: judged.problem });
    const points = judged.results.map(({ criterionId, points: given }) => ({ criterionId, points: given }));
    const [kept] = await tx.query(
      putSample({
        schoolId: work.schoolId,
        calibrationScoreId: newId(),
        assignmentId: work.assignmentId,
        attemptId: work.attemptId,
        criteria: JSON.stringify(points),
        by: actor.userId,
        now: context.clock.now(),
      }),
    );
    if (!kept) throw errors.ALREADY_SCORED();
    return {};
  }),
);
