import type { Subject } from '@fieldhouse/contract/catalog.ts';
import type {
  PlanCondition,
  PlanGoal,
  PlanItem,
  PlanNote,
  PlanRecommendation,
  ShownPlan,
} from '@fieldhouse/contract/plans.ts';
import type { TFunction } from 'i18next';
import { codeOf, errorText } from '#lib/errors.ts';
import type { Formats } from '#lib/format.ts';
import { bodyName } from '#shared/eligibility/body-words.ts';
import type { Wish } from './plan-draft.ts';
import type { FoundPlans } from './plan-queries.ts';

/** In the order of the catalog. */
export const SUBJECTS: readonly Subject[] = [
  'English Language Arts',
  'Mathematics',
  'Science',
  'Social Studies',
  'World Languages',
  'Technology',
];

export const goalName = (goal: PlanGoal, t: TFunction): string =>
  goal === 'graduation' ? t('Diploma') : bodyName(goal, t);

/** What the codes of an answer are called. */
export interface PlanNames {
  readonly course: (courseId: string) => string;
  readonly term: (termId: string) => string;
  /** The wishes that were sent. */
  readonly wish: (wishId: string) => string;
}

/** Terms with the year in their names where several have one name, as "Fall" in each year. */
export const toldApart = <Term extends { readonly name: string; readonly startsOn: string }>(
  terms: readonly Term[],
): Term[] =>
  terms.map((term) =>
    terms.some((other) => other !== term && other.name === term.name)
      ? { ...term, name: `${term.name} ${term.startsOn.slice(0, 4)}` }
      : term,
  );

/** The names in an answer; `wishes` are those that were sent for it. */
export const namesOf = ({ titles, terms }: FoundPlans, wishes: readonly Wish[], t: TFunction): PlanNames =>
  namesIn(
    titles,
    terms.map(({ termId, name }) => ({ id: termId, name })),
    wishes,
    t,
  );

/** The names by which courses, terms and wishes are called. */
export function namesIn(
  titles: Readonly<Record<string, string>>,
  terms: readonly { readonly id: string; readonly name: string }[],
  wishes: readonly Wish[],
  t: TFunction,
): PlanNames {
  const course = (courseId: string) => titles[courseId] ?? t('a course');
  const term = (termId: string) => terms.find(({ id }) => id === termId)?.name ?? t('a term');
  return {
    course,
    term,
    wish(wishId) {
      const one = wishes[Number(wishId)];
      if (!one) return t('a wish');
      const words = { course: course(one.courseId), term: one.termId === null ? '' : term(one.termId) };
      if (one.kind === 'take')
        return one.termId === null
          ? t('your wish to take {{course}}', words)
          : t('your wish to take {{course}} in {{term}}', words);
      return one.termId === null
        ? t('your wish to avoid {{course}}', words)
        : t('your wish to avoid {{course}} in {{term}}', words);
    },
  };
}

export function strategyText(strategy: ShownPlan['fields']['strategy'], t: TFunction): string {
  switch (strategy) {
    case 'nothing_needed':
      return t('The record reaches the goals as it stands. Nothing more is needed.');
    case 'make_up':
      return t('The plan makes up what’s missing: a repeated course, or one in the summer.');
    case 'steady':
      return t('The goals are reached in the terms that are left.');
    case 'partly':
      return t('Some of the goals are reached, but not all. This page shows what’s blocking the others.');
    case 'impossible':
      return t('There is no plan.');
  }
}

export function variantName(variant: ShownPlan['variant'], t: TFunction): string {
  switch (variant) {
    case 'best':
      return t('Best plan');
    case 'liked':
      return t('More of what you like');
    case 'early':
      return t('As early as possible');
    case 'other_courses':
      return t('Other courses');
  }
}

export function priorityName(priority: PlanItem['priority'], t: TFunction): string {
  switch (priority) {
    case 'high':
      return t('High priority: it can’t wait');
    case 'medium':
      return t('Medium priority: it can wait');
    case 'low':
      return t('Low priority: only a wish');
  }
}

export function reasonText(reason: PlanItem['reasons'][number], names: PlanNames, t: TFunction): string {
  switch (reason.code) {
    case 'goal':
      return t('Needed for: {{goal}}', { goal: goalName(reason.goal, t) });
    case 'prerequisite':
      return t('Needed before {{course}}', { course: names.course(reason.courseId) });
    case 'wish':
      return t('You wished for it');
  }
}

/** One of the things that can't be had together. */
export function conditionText(condition: PlanCondition, names: PlanNames, t: TFunction): string {
  switch (condition.kind) {
    case 'goal':
      return t('the goal {{goal}}', { goal: goalName(condition.goal, t) });
    case 'most_credits':
      return t('the most credits you allow in {{term}}', { term: names.term(condition.termId) });
    case 'most_courses':
      return t('the most courses you allow in {{term}}', { term: names.term(condition.termId) });
    case 'seats':
      return t('{{course}} is full', { course: names.course(condition.courseId) });
    case 'prerequisites':
      return t('what {{course}} requires first', { course: names.course(condition.courseId) });
    case 'wish':
      return names.wish(condition.wishId);
    case 'grades':
      return t('the grades you expect in planned courses');
  }
}

export function recommendationText(
  one: PlanRecommendation,
  names: PlanNames,
  t: TFunction,
  format: Formats,
): string {
  switch (one.code) {
    case 'before_lock':
      return t(
        'Before {{date}}, when the seventh semester begins: core units still missing: {{units}}; in English, mathematics or science: {{academic}}.',
        {
          date: format.calendarDate(one.by),
          units: format.number(one.units),
          academic: format.number(one.academic),
        },
      );
    case 'little_to_spare':
      return t('{{goal}}: a core GPA of {{gpa}} leaves little to spare; {{need}} is needed.', {
        goal: goalName(one.goal, t),
        gpa: format.number(one.gpa, 3),
        need: one.need,
      });
    case 'assumed_terms':
      return t(
        'The school hasn’t entered {{terms}} yet. The plan assumes they’re like those of its last year.',
        { terms: format.list(one.termIds.map(names.term)) },
      );
    case 'summer':
      return t('The plan uses {{terms}}. Ask the school whether these courses are offered then.', {
        terms: format.list(one.termIds.map(names.term)),
      });
    case 'recommended_before':
      return t('{{first}} is recommended before {{course}}; the plan leaves it out.', {
        first: names.course(one.recommends),
        course: names.course(one.courseId),
      });
  }
}

export function noteText(note: PlanNote, names: PlanNames, t: TFunction, format: Formats): string {
  switch (note.code) {
    case 'no_terms':
      return t('According to the school’s calendar and your dates, no term is left before school ends.');
    case 'no_catalog':
      return t('The school’s catalog has no courses that can be taken in the terms that are left.');
    case 'no_goals':
      return t('Choose a goal, so there’s something to plan for.');
    case 'circular_prerequisites':
      return t('{{courses}} require each other, so none of them can ever be started. Tell the school.', {
        courses: format.list(note.courseIds.map(names.course)),
      });
    case 'prerequisite_not_offered':
      return t(
        '{{course}} requires {{first}}, which the school doesn’t offer and which isn’t on the record.',
        {
          course: names.course(note.courseId),
          first: names.course(note.asks),
        },
      );
    case 'dates_missing':
      return t(
        '{{goal}}: dates are missing on the eligibility profile, so no one can say when courses must end. Ask the registrar to enter them.',
        { goal: goalName(note.goal, t) },
      );
    case 'many_courses':
      return t('The catalog is large ({{number}} courses): a search may take a while.', {
        number: format.number(note.count),
      });
  }
}

/** Why no plan was found, and what to do. */
export function refusalText(error: unknown, t: TFunction): string {
  switch (codeOf(error)) {
    case 'BUSY':
      return t('Many people are looking for plans right now. Try again in a minute.');
    case 'TIMED_OUT':
      return t(
        'The search took too long and was stopped. That doesn’t mean there’s no plan: ask for fewer goals or wishes and try again.',
      );
    case 'WISH_UNKNOWN':
      return t('One of your wishes names a course or a term that isn’t offered anymore. Choose another one.');
    case 'NO_REQUIREMENTS':
      return t(
        'The school hasn’t entered what it requires of your class for the diploma. Remove the Diploma goal.',
      );
    default:
      return errorText(error, t);
  }
}
