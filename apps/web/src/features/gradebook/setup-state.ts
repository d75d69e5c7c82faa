import type { CourseRules } from '@fieldhouse/domain/grading/course-totals.ts';
import { type CourseCell, courseTotals } from '@fieldhouse/domain/grading/course-totals.ts';
import type { Grid } from './gradebook-queries.ts';
import type { Row } from './sheet-model.ts';

/** A category as it is being typed; numbers are texts until they are saved. */
export interface CategoryDraft {
  readonly key: string;
  readonly categoryId: Grid['categories'][number]['categoryId'] | null;
  readonly name: string;
  /** In percent. */
  readonly weight: string;
  readonly mean: 'points' | 'percents';
  readonly dropLowest: string;
  readonly dropHighest: string;
  readonly neverDropIds: readonly string[];
}

export interface SetupDraft {
  readonly weighting: 'points' | 'categories';
  readonly categories: readonly CategoryDraft[];
  /** Key of each assignment's category; '' for none. */
  readonly categoryOf: ReadonlyMap<string, string>;
  readonly missing: 'school' | 'not_counted' | 'zero' | 'percent';
  readonly missingPercent: string;
  readonly late: 'school' | 'none' | 'percent_per_day' | 'cap';
  readonly latePercent: string;
  readonly lateMost: string;
}

/** A percent without binary noise: 0.07 is 7. */
const percentText = (ratio: number | null) => (ratio === null ? '' : String(Math.round(ratio * 1e6) / 1e4));

export function draftOf(grid: Grid): SetupDraft {
  const { missing, late } = grid.own;
  return {
    weighting: grid.weighting,
    categories: grid.categories.map((category) => ({
      key: category.categoryId,
      categoryId: category.categoryId,
      name: category.name,
      weight: percentText(category.weightRatio),
      mean: category.mean,
      dropLowest: String(category.dropLowest),
      dropHighest: String(category.dropHighest),
      neverDropIds: category.neverDropIds,
    })),
    categoryOf: new Map(grid.assignments.map((one) => [one.assignmentId, one.categoryId ?? ''])),
    missing: missing?.kind ?? 'school',
    missingPercent: missing?.kind === 'percent' ? String(missing.percent) : '50',
    late: late?.kind ?? 'school',
    latePercent: late && late.kind !== 'none' ? String(late.percent) : '10',
    lateMost: late?.kind === 'percent_per_day' ? String(late.mostPercent) : '50',
  };
}

/** A number from 0 on, as it was typed; null: none. */
export function typedNumber(text: string, most: number): number | null {
  const plain = text.trim().replace(',', '.').replace(/\s*%$/, '');
  if (!/^\d+(\.\d{1,2})?$/.test(plain)) return null;
  const number = Number(plain);
  return number <= most ? number : null;
}

/** The weights together, in percent; what isn't a number counts as 0. */
export const sumOfWeights = (draft: SetupDraft): number =>
  Math.round(draft.categories.reduce((sum, one) => sum + (typedNumber(one.weight, 100) ?? 0), 0) * 100) / 100;

export const isCount = (text: string): boolean => /^\d{1,2}$/.test(text.trim()) && Number(text) <= 50;

/** What keeps the draft from being saved; empty: nothing. */
export function problemsOf(draft: SetupDraft): ('weights' | 'names' | 'numbers')[] {
  const names = draft.categories.map((one) => one.name.trim().toLocaleLowerCase());
  const problems: ('weights' | 'names' | 'numbers')[] = [];
  if (draft.weighting === 'categories' && sumOfWeights(draft) !== 100) problems.push('weights');
  if (names.includes('') || new Set(names).size < names.length) problems.push('names');
  const hasBadNumber =
    draft.categories.some((one) => !isCount(one.dropLowest) || !isCount(one.dropHighest)) ||
    (draft.weighting === 'categories' &&
      draft.categories.some((one) => typedNumber(one.weight, 100) === null)) ||
    (draft.missing === 'percent' && typedNumber(draft.missingPercent, 100) === null) ||
    ((draft.late === 'percent_per_day' || draft.late === 'cap') &&
      typedNumber(draft.latePercent, 100) === null) ||
    (draft.late === 'percent_per_day' && typedNumber(draft.lateMost, 100) === null);
  if (hasBadNumber) problems.push('numbers');
  return problems;
}

const missingOf = (draft: SetupDraft) => {
  if (draft.missing === 'school') return null;
  return draft.missing === 'percent'
    ? { kind: 'percent' as const, percent: typedNumber(draft.missingPercent, 100) ?? 0 }
    : { kind: draft.missing };
};

const lateOf = (draft: SetupDraft) => {
  const percent = typedNumber(draft.latePercent, 100) ?? 0;
  switch (draft.late) {
    case 'school':
      return null;
    case 'none':
      return { kind: 'none' as const };
    case 'cap':
      return { kind: 'cap' as const, percent };
    case 'percent_per_day':
      return {
        kind: 'percent_per_day' as const,
        percent,
        mostPercent: typedNumber(draft.lateMost, 100) ?? 0,
      };
  }
};

const weightRatio = (draft: SetupDraft, { weight }: CategoryDraft) =>
  draft.weighting === 'points' ? null : Math.round((typedNumber(weight, 100) ?? 0) * 100) / 10_000;

/** The draft as it is saved. */
export function setupOf(draft: SetupDraft, grid: Grid) {
  return {
    baseVersion: grid.setupVersion,
    weighting: draft.weighting,
    missing: missingOf(draft),
    late: lateOf(draft),
    categories: draft.categories.map((one) => ({
      key: one.key,
      categoryId: one.categoryId,
      name: one.name.trim(),
      weightRatio: weightRatio(draft, one),
      mean: one.mean,
      dropLowest: Number(one.dropLowest),
      dropHighest: Number(one.dropHighest),
      neverDropIds: one.neverDropIds as Grid['categories'][number]['neverDropIds'],
    })),
    assignments: grid.assignments.map(({ assignmentId }) => ({
      assignmentId,
      categoryKey: draft.categoryOf.get(assignmentId) || null,
    })),
  };
}

/** What one student's totals would be by the draft, by the calculation that makes the real ones. */
export function exampleOf(draft: SetupDraft, grid: Grid, row: Row) {
  const rules: CourseRules = {
    missing: missingOf(draft) ?? grid.school.missing,
    weighting: draft.weighting,
    categories: setupOf(draft, grid).categories.map((one) => ({ ...one, categoryId: one.key })),
  };
  const cells = grid.assignments.map((assignment, at): CourseCell => {
    const cell = row.cells[at];
    return {
      assignmentId: assignment.assignmentId,
      categoryId: draft.categoryOf.get(assignment.assignmentId) || null,
      state: cell?.state ?? 'ungraded',
      points: cell?.points ?? null,
      pointsPossible: assignment.pointsPossible,
      isExtraCredit: assignment.isExtraCredit,
    };
  });
  return courseTotals(cells, rules);
}
