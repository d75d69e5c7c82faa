import type { PlanItemState } from '@fieldhouse/contract/plans-saved.ts';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Badge, type BadgeTone } from '#ui/display/badge.tsx';

const TONES: Readonly<Record<PlanItemState, BadgeTone>> = {
  planned: 'outline',
  requested: 'info',
  waitlisted: 'warning',
  enrolled: 'success',
  completed: 'success',
  declined: 'danger',
  left: 'neutral',
  prerequisites: 'warning',
  not_offered: 'warning',
  repeat: 'warning',
};

export function stateName(state: PlanItemState, t: TFunction): string {
  switch (state) {
    case 'planned':
      return t('Planned');
    case 'requested':
      return t('Requested');
    case 'waitlisted':
      return t('On the waiting list');
    case 'enrolled':
      return t('Enrolled');
    case 'completed':
      return t('Completed');
    case 'declined':
      return t('Declined');
    case 'left':
      return t('Left');
    case 'prerequisites':
      return t('Not requested yet');
    case 'not_offered':
      return t('Not on offer');
    case 'repeat':
      return t('Needs a reason');
  }
}

/** Why no place was asked for, and what to do; null: nothing is in the way. */
export function refusalOf(
  state: PlanItemState,
  missing: readonly string[],
  t: TFunction,
  list: (texts: readonly string[]) => string,
): string | null {
  switch (state) {
    case 'prerequisites':
      return t('It asks for {{courses}} first. Ask again once that is passed.', { courses: list(missing) });
    case 'not_offered':
      return t('The course is no longer in the catalog. Plan another one.');
    case 'repeat':
      return t(
        'It has a posted grade. Taking it again needs a reason: request it in the catalog, or propose the plan with one.',
      );
    case 'declined':
      return t('The school declined the request. Plan another course, or ask why.');
    default:
      return null;
  }
}

/** How far a planned course is, in a word. */
export function ItemState({ state }: { state: PlanItemState }) {
  const { t } = useTranslation();
  return <Badge tone={TONES[state]}>{stateName(state, t)}</Badge>;
}
