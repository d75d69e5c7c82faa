import type { GradingScaleId } from '@fieldhouse/contract/ids.ts';
import type { CalendarDate } from '@fieldhouse/domain/dates/calendar-date.ts';
import {
  type GradeSteps,
  inOrder,
  letterMoves,
  type ScaleEntry,
  scaleOn,
  scalePeriods,
  scaleProblem,
} from '@fieldhouse/domain/grading/grading-scale.ts';
import { gradingScales } from '#db/tables/schools.ts';
import type { RowOf } from '#db/unit.ts';
import { schoolLedgersDue } from '#features/eligibility/workflows.ts';
import { recordAudit } from '#platform/audit.ts';
import { newId } from '#platform/ids.ts';
import { os, requireWritable } from '#platform/procedure.ts';
import { canKeepScales, canSeeScales, schoolWithPolicies } from './policy.ts';
import {
  findSchoolDay,
  listEnteredScales,
  listOutsideSchools,
  listRunningGrades,
  lockScales,
} from './scales-queries.ts';

type EnteredRow = RowOf<typeof listEnteredScales>;

const entryOf = ({ scaleId, number, effectiveOn, steps }: EnteredRow): ScaleEntry<GradingScaleId> => ({
  scaleId,
  number,
  effectiveOn: effectiveOn as CalendarDate | null,
  steps,
});

const enteredBy = ({ reason, enteredByName, enteredAt }: EnteredRow) => ({
  reason,
  byName: enteredByName,
  at: enteredAt,
});

const plainSteps = (steps: GradeSteps) => steps.map((step) => ({ ...step }));

export const scales = os.schools.scales.handler(async ({ context, errors }) =>
  context.unit(async (tx, actor) => {
    const schoolId = schoolWithPolicies(actor);
    if (!schoolId) throw errors.FORBIDDEN();
    const [rows, outside, [school]] = await Promise.all([
      tx.query(listEnteredScales({ schoolId })),
      tx.query(listOutsideSchools({ schoolId })),
      tx.query(findSchoolDay({ schoolId })),
    ]);
    const today = context.clock.today(school?.timeZone ?? 'UTC');
    const known = new Map<string | null, EnteredRow>(rows.map((row) => [row.scaleId, row]));
    const bySchool = Map.groupBy(rows, ({ outsideSchool }) => outsideSchool);
    const names = [...bySchool.keys()].flatMap((name) => name ?? []).sort();
    const periods = [null, ...names].flatMap((outsideSchool) =>
      scalePeriods((bySchool.get(outsideSchool) ?? []).map(entryOf)).flatMap((period) => {
        const row = known.get(period.scaleId);
        // Another school's grades have no scale until one is entered.
        if (!row && outsideSchool !== null) return [];
        return {
          outsideSchool,
          scaleId: period.scaleId,
          fromOn: period.fromOn,
          toOn: period.toOn,
          steps: plainSteps(period.steps),
          isInForce:
            (period.fromOn === null || period.fromOn <= today) &&
            (period.toOn === null || today <= period.toOn),
          postedCount: row?.postedCount ?? 0,
          entered: row ? enteredBy(row) : null,
        };
      }),
    );
    const holding = new Set(periods.map(({ scaleId }) => scaleId));
    return {
      schoolId,
      today,
      number: rows.at(-1)?.number ?? 0,
      periods,
      replaced: rows
        .filter(({ scaleId }) => !holding.has(scaleId))
        .reverse()
        .map((row) => ({
          scaleId: row.scaleId,
          outsideSchool: row.outsideSchool,
          fromOn: row.effectiveOn,
          steps: row.steps === null ? null : plainSteps(row.steps),
          postedCount: row.postedCount,
          entered: enteredBy(row),
        })),
      outsideSchools: [...new Set([...names, ...outside.map(({ name }) => name)])].sort(),
      can: { keep: canKeepScales(actor, schoolId) },
    };
  }),
);

export const previewScale = os.schools.previewScale.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const schoolId = schoolWithPolicies(actor);
    if (!schoolId || !canSeeScales(actor, schoolId)) throw errors.FORBIDDEN();
    const [rows, running, [school]] = await Promise.all([
      tx.query(listEnteredScales({ schoolId })),
      tx.query(listRunningGrades({ schoolId })),
      tx.query(findSchoolDay({ schoolId })),
    ]);
    const today = context.clock.today(school?.timeZone ?? 'UTC') as CalendarDate;
    const before = rows.filter(({ outsideSchool }) => outsideSchool === null).map(entryOf);
    const entered: ScaleEntry<GradingScaleId> = {
      scaleId: newId(),
      number: (before.at(-1)?.number ?? 0) + 1,
      effectiveOn: input.effectiveOn as CalendarDate | null,
      steps: input.steps && inOrder(input.steps),
    };
    const after = [...before, entered];
    const judged = running.flatMap((row) => {
      const on = (row.lastDayOn as CalendarDate | null) ?? today;
      const [was, now] = [scaleOn(before, on), scaleOn(after, on)];
      return was.scaleId === now.scaleId ? [] : { ...row, was, now };
    });
    const byCourse = Map.groupBy(judged, ({ courseId }) => courseId);
    const courses = [...byCourse.values()].flatMap((ofCourse) => {
      const [first] = ofCourse;
      const moves = sumOf(
        ofCourse.flatMap(({ ratio, count, was, now }) =>
          letterMoves([ratio], was.steps, now.steps).map((move) => ({ ...move, count })),
        ),
      );
      return first && moves.length > 0 ? { courseId: first.courseId, title: first.title, moves } : [];
    });
    return { courses, courseCount: byCourse.size };
  }),
);

interface Move {
  readonly from: string;
  readonly to: string;
  readonly count: number;
}

const sumOf = (moves: readonly Move[]): Move[] =>
  [...Map.groupBy(moves, ({ from, to }) => `${from}\n${to}`).values()].map((same) => ({
    from: same[0]!.from,
    to: same[0]!.to,
    count: same.reduce((sum, { count }) => sum + count, 0),
  }));

export const saveScale = os.schools.saveScale.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const { schoolId, outsideSchool, effectiveOn, reason } = input;
    if (!canSeeScales(actor, schoolId)) throw errors.NOT_FOUND();
    if (!canKeepScales(actor, schoolId)) throw errors.FORBIDDEN();
    requireWritable(actor, schoolId);
    await tx.query(lockScales({ schoolId }));
    const rows = await tx.query(listEnteredScales({ schoolId }));
    const last = rows.at(-1)?.number ?? 0;
    if (last !== input.baseNumber) throw errors.STALE();
    const steps = input.steps && inOrder(input.steps);
    const problem = steps && scaleProblem(steps);
    if (problem) throw errors.SCALE_WRONG({ data: { why: problem } });
    const before = rows.findLast(
      (one) => one.outsideSchool === outsideSchool && one.effectiveOn === effectiveOn,
    );
    if (steps === null && !before?.steps) throw errors.NOTHING_TO_TAKE_BACK();
    const at = context.clock.now();
    const id = newId<GradingScaleId>();
    const number = last + 1;
    await tx.orm.insert(gradingScales).values({
      schoolId,
      id,
      outsideSchool,
      number,
      effectiveOn,
      steps,
      reason,
      enteredBy: actor.userId,
      createdAt: at,
    });
    schoolLedgersDue(tx, schoolId, at);
    recordAudit(tx, context.clock, {
      schoolId,
      actorKind: 'user',
      actorUserId: actor.userId,
      action: 'grading_scale.entered',
      entityType: 'grading_scale',
      entityId: id,
      before: before ? { effectiveOn, steps: before.steps } : null,
      after: { outsideSchool, effectiveOn, steps },
      reason,
      ipAddress: context.clientAddress,
      requestId: context.requestId,
    });
    return { number };
  }),
);
