import type { PlanItemState } from '@fieldhouse/contract/plans-saved.ts';
import type { RowOf } from '#db/unit.ts';
import type { listItemsOf } from './saved-queries.ts';

export type PlanItemRow = RowOf<typeof listItemsOf>;

/** How far an item is, by the place that was asked for. */
export function itemState({ enrollmentStatus, refusal }: PlanItemRow): PlanItemState {
  switch (enrollmentStatus) {
    case 'active':
      return 'enrolled';
    case 'dropped':
    case 'withdrawn':
      return 'left';
    case null:
      return refusal ?? 'planned';
    default:
      return enrollmentStatus;
  }
}

const OPEN: readonly PlanItemState[] = ['planned', 'prerequisites', 'not_offered', 'repeat'];

/** A place can be asked for, or asked for once more. What the school declined or the student left isn't asked for again. */
export const isOpen = (row: PlanItemRow): boolean => OPEN.includes(itemState(row));
