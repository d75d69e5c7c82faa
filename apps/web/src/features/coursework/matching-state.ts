export type Side = 'left' | 'right';

export interface Pair {
  leftId: string;
  rightId: string;
}

export interface MatchingState {
  /** In the order they were made, which numbers them. */
  readonly pairs: readonly Pair[];
  readonly chosen: { readonly side: Side; readonly id: string } | null;
  /** What undo goes back to, newest last. */
  readonly past: readonly (readonly Pair[])[];
}

export type MatchingAction =
  | { readonly kind: 'choose'; readonly side: Side; readonly id: string }
  | { readonly kind: 'part'; readonly leftId: string }
  | { readonly kind: 'undo' }
  | { readonly kind: 'clear' };

export const matchingStart = (pairs: readonly Pair[]): MatchingState => ({ pairs, chosen: null, past: [] });

/** The pair an item belongs to, with its number from 1, or null. */
export function pairOf(pairs: readonly Pair[], side: Side, id: string) {
  const at = pairs.findIndex((pair) => (side === 'left' ? pair.leftId : pair.rightId) === id);
  return at === -1 ? null : { ...pairs[at]!, number: at + 1 };
}

/**
 * The next state. Choosing an item and then one of the other side makes a pair; choosing another of the same
 * side changes the choice, and the same item again drops it. Matched items can't be chosen.
 */
export function matchingNext(state: MatchingState, action: MatchingAction): MatchingState {
  switch (action.kind) {
    case 'choose': {
      const { side, id } = action;
      if (pairOf(state.pairs, side, id)) return state;
      if (!state.chosen || state.chosen.side === side) {
        return { ...state, chosen: state.chosen?.id === id ? null : { side, id } };
      }
      const pair =
        side === 'left' ? { leftId: id, rightId: state.chosen.id } : { leftId: state.chosen.id, rightId: id };
      return changed(state, [...state.pairs, pair]);
    }
    case 'part':
      if (!pairOf(state.pairs, 'left', action.leftId)) return state;
      return changed(
        state,
        state.pairs.filter(({ leftId }) => leftId !== action.leftId),
      );
    case 'undo': {
      if (state.chosen) return { ...state, chosen: null };
      const before = state.past.at(-1);
      return before ? { pairs: before, chosen: null, past: state.past.slice(0, -1) } : state;
    }
    case 'clear':
      return state.pairs.length === 0 ? { ...state, chosen: null } : changed(state, []);
  }
}

const changed = (state: MatchingState, pairs: readonly Pair[]): MatchingState => ({
  pairs,
  chosen: null,
  past: [...state.past, state.pairs],
});

/** True when the same items are paired, in whatever order. */
export function isSamePairing(a: readonly Pair[], b: readonly Pair[]) {
  const keys = new Set(a.map(({ leftId, rightId }) => `${leftId}\n${rightId}`));
  return a.length === b.length && b.every(({ leftId, rightId }) => keys.has(`${leftId}\n${rightId}`));
}

/** Only pairs whose items still exist, each item once: an exercise may change under a draft. */
export function knownPairs(
  pairs: readonly Pair[],
  leftIds: ReadonlySet<string>,
  rightIds: ReadonlySet<string>,
): Pair[] {
  const used = new Set<string>();
  return pairs.filter(({ leftId, rightId }) => {
    if (!leftIds.has(leftId) || !rightIds.has(rightId) || used.has(`l${leftId}`) || used.has(`r${rightId}`))
      return false;
    used.add(`l${leftId}`).add(`r${rightId}`);
    return true;
  });
}
