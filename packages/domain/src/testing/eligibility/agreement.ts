import { bestSet } from '../../eligibility/best-set.ts';
import type { FoundSet } from './exhaustive.ts';
import { candidatesOf, needsFrom, type PlainCase } from './small-rows.ts';

/** What the engine and a second method say differently on a case; null: nothing. */
export function disagreement(one: PlainCase, expected: FoundSet | null): string | null {
  const { best, isComplete } = bestSet(candidatesOf(one.rows), needsFrom(one.needs), one);
  if (!isComplete) return 'the engine gave up';
  if (!best || !expected) return best || expected ? `engine ${best?.orders}, second ${expected?.rows}` : null;
  const isSame =
    best.units.numerator * expected.units[1] === expected.units[0] * best.units.denominator &&
    best.quality.numerator * expected.quality[1] === expected.quality[0] * best.quality.denominator &&
    `${best.orders.toSorted((a, b) => a - b)}` === `${expected.rows}`;
  return isSame ? null : `engine ${best.orders}, second ${expected.rows}`;
}
