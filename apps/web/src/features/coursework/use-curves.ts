import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Pair } from './matching-state.ts';

export interface Curve {
  readonly leftId: string;
  readonly path: string;
}

/** Curves from each left item to its partner, in pixels of the board; measured again whenever it changes size. */
export function useCurves(
  board: RefObject<HTMLElement | null>,
  items: RefObject<Map<string, HTMLElement>>,
  pairs: readonly Pair[],
): readonly Curve[] {
  const [curves, setCurves] = useState<readonly Curve[]>([]);

  // Positions are known only after the browser has laid the board out.
  useLayoutEffect(() => {
    const element = board.current;
    if (!element) return;
    const measure = () => {
      const ground = element.getBoundingClientRect();
      setCurves(
        pairs.flatMap(({ leftId, rightId }) => {
          const left = items.current.get(`left ${leftId}`)?.getBoundingClientRect();
          const right = items.current.get(`right ${rightId}`)?.getBoundingClientRect();
          if (!left || !right) return [];
          const x1 = left.right - ground.left;
          const y1 = left.top + left.height / 2 - ground.top;
          const x2 = right.left - ground.left;
          const y2 = right.top + right.height / 2 - ground.top;
          const middle = (x1 + x2) / 2;
          return [{ leftId, path: `M${x1} ${y1}C${middle} ${y1} ${middle} ${y2} ${x2} ${y2}` }];
        }),
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [board, items, pairs]);

  return curves;
}
