import type { CourseId } from '@fieldhouse/contract/ids.ts';
import type { PlanBoard } from '@fieldhouse/contract/plans-saved.ts';
import type { CalendarDate } from '@fieldhouse/domain/dates/calendar-date.ts';
import type { EligibilityRecord } from '@fieldhouse/domain/eligibility/record.ts';
import { ruleSetsOn } from '@fieldhouse/domain/eligibility/rule-set.ts';
import { RULE_SETS } from '@fieldhouse/domain/eligibility/rule-sets.ts';
import type { JudgedPlan } from '@fieldhouse/domain/planning/judge-plan.ts';
import type { Goal, PlanProblem } from '@fieldhouse/domain/planning/problem.ts';
import type { TFunction } from 'i18next';
import type { PlanDraft } from './plan-draft.ts';
import type { PlanNames } from './plan-words.ts';

/** A course where a person put it. */
export interface BoardItem {
  readonly courseId: CourseId;
  readonly termIds: readonly string[];
}

/** The problem by which the domain judges courses where a person put them. */
export function problemOn(
  board: PlanBoard,
  { grade, grades, wishes, focus, difficulty }: PlanDraft,
): PlanProblem {
  const asOf = board.asOf as CalendarDate;
  const rules = ruleSetsOn(RULE_SETS, asOf);
  const goals = board.goals.flatMap((name): Goal[] => {
    if (name === 'graduation') return board.graduation ? [{ kind: 'graduation', set: board.graduation }] : [];
    const set = rules.find(({ body }) => body === name);
    if (!set) return [];
    return [set.kind === 'division' ? { kind: 'division', rules: set } : { kind: 'naia', rules: set }];
  });
  return {
    asOf,
    goals,
    // Dates come as texts over the wire; the server has read them as dates.
    record: board.record as EligibilityRecord,
    credits: board.credits,
    overall: null,
    standings: board.standings as PlanProblem['standings'],
    terms: board.terms as PlanProblem['terms'],
    courses: board.courses.map((course) => ({ ...course, grade: grades[course.id] ?? grade })),
    wishes: wishes.map((wish, place) => ({ ...wish, id: String(place) })),
    preferences: { focus, difficulty },
    gradeRatios: board.gradeRatios,
  };
}

/** The terms that a course takes up where it begins in one: as it is offered then, else in that term alone. */
export function termsFrom(board: PlanBoard, courseId: CourseId, termId: string): readonly string[] {
  const offered = offeringsOf(board, courseId).find(({ termIds: [first] }) => first === termId);
  return offered?.termIds ?? [termId];
}

export const offeringsOf = ({ courses }: PlanBoard, courseId: CourseId) =>
  courses.find(({ id }) => id === courseId)?.offerings ?? [];

/** What is wrong with a course where it stands, in words. */
export function problemsOf(
  courseId: CourseId,
  { misplaced, broken, missing }: JudgedPlan,
  names: PlanNames,
  t: TFunction,
  list: (texts: readonly string[]) => string,
): string[] {
  const placed = misplaced.flatMap((one) => {
    if (one.courseId !== courseId) return [];
    if (one.code === 'no_course') return t('It’s no longer in the catalog.');
    return one.code === 'not_offered'
      ? t('It isn’t offered then.')
      : t('It has the same content as {{course}}.', { course: names.course(one.other) });
  });
  const asks = missing.find((one) => one.courseId === courseId)?.asks ?? [];
  return [
    ...placed,
    ...broken.flatMap((one) => {
      if (one.kind === 'seats' && one.courseId === courseId)
        return t('It is full. You would be on the waiting list.');
      return one.kind === 'prerequisites' && one.courseId === courseId
        ? t('It asks for {{courses}} first.', { courses: list(asks.map(names.course)) })
        : [];
    }),
  ];
}

/** Limits that are broken in a term, in words. */
export const loadProblemsOf = (termId: string, { broken }: JudgedPlan, t: TFunction): string[] =>
  broken.flatMap((one) => {
    if (one.kind === 'most_credits' && one.termId === termId) return t('More credits than you allow.');
    return one.kind === 'most_courses' && one.termId === termId ? t('More courses than you allow.') : [];
  });
