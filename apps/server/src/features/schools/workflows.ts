import type { UsedScale } from '@fieldhouse/contract/grading-scales.ts';
import type { GradingScaleId, SchoolId } from '@fieldhouse/contract/ids.ts';
import type { CalendarDate } from '@fieldhouse/domain/dates/calendar-date.ts';
import {
  nextBound,
  type Scale,
  type ScalePeriod,
  scaleOfId,
  scaleOn,
  scalePeriods,
} from '@fieldhouse/domain/grading/grading-scale.ts';
import type { RowsOf } from '#db/unit.ts';
import type { listScales } from './scales-queries.ts';

export { listScales } from './scales-queries.ts';

type ScaleRows = RowsOf<readonly [ReturnType<typeof listScales>]>[0];

/** A scale of a school. */
export type SchoolScale = Scale<GradingScaleId>;

/** An attempt at a course as far as its letter goes. */
interface Lettered {
  readonly schoolId: SchoolId;
  /** Of what was posted last; null: nothing was, and `postedScaleId` says nothing. */
  readonly postedId: string | null;
  readonly postedScaleId: GradingScaleId | null;
  /** The last day of the course for the student; null: nobody knows. */
  readonly lastDayOn: string | null;
}

/**
 * The scale that letters an attempt: the one that it was posted under, else the one in force on the last day of the course,
 * or today where nobody knows that day.
 */
export function scaleFor(rows: ScaleRows, attempt: Lettered, today: string): SchoolScale {
  const { schoolId, postedId, postedScaleId, lastDayOn } = attempt;
  if (postedId !== null) return postedScale(rows, schoolId, postedScaleId);
  return scaleOn(entriesOf(rows, schoolId), (lastDayOn ?? today) as CalendarDate);
}

/** The scale in force on a day. */
export const scaleToday = (rows: ScaleRows, schoolId: SchoolId, today: string): SchoolScale =>
  scaleOn(entriesOf(rows, schoolId), today as CalendarDate);

/** The scale that a posted grade names, also one that has been replaced. */
export const postedScale = (
  rows: ScaleRows,
  schoolId: SchoolId,
  scaleId: GradingScaleId | null,
): SchoolScale => scaleOfId(entriesOf(rows, schoolId), scaleId);

interface PrintedScale extends ScalePeriod<GradingScaleId> {
  /** Another one was entered for the same day later. */
  readonly isReplaced: boolean;
}

/**
 * The scales of a school with the days between which each is in force, and first those that posted grades name and that
 * have been replaced since.
 */
export function scalesOf(
  rows: ScaleRows,
  schoolId: SchoolId,
  posted: readonly (GradingScaleId | null)[],
): PrintedScale[] {
  const entries = entriesOf(rows, schoolId);
  const periods = scalePeriods(entries);
  const replaced = [...new Set(posted)].filter((id) => !periods.some(({ scaleId }) => scaleId === id));
  return [
    ...replaced.map((scaleId) => ({
      ...scaleOfId(entries, scaleId),
      fromOn: entries.find((one) => one.scaleId === scaleId)?.effectiveOn ?? null,
      toOn: null,
      isReplaced: true,
    })),
    ...periods.map((period) => ({ ...period, isReplaced: false })),
  ];
}

/** Percent from which on a posted grade would have the next better letter; null: it has the best one, or isn't graded. */
export const nextLetterPercent = (
  rows: ScaleRows,
  schoolId: SchoolId,
  { scaleId, ratio }: { readonly scaleId: GradingScaleId | null; readonly ratio: number | null },
): number | null => (ratio === null ? null : nextBound(postedScale(rows, schoolId, scaleId).steps, ratio));

const entriesOf = (rows: ScaleRows, of: SchoolId) =>
  rows
    .filter(({ schoolId }) => schoolId === of)
    .map((row) => ({ ...row, effectiveOn: row.effectiveOn as CalendarDate | null }));

/** Scales as answers carry them, each once. */
export function usedScales(scales: readonly SchoolScale[]): UsedScale[] {
  const once = new Map(scales.map((scale) => [scale.scaleId, scale]));
  return [...once.values()].map(({ scaleId, steps }) => ({ scaleId, steps: [...steps] }));
}
