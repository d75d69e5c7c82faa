import { type CheckInput, isEmptyCheck, readCheck } from '@fieldhouse/domain/eligibility/check-input.ts';
import { wantCheck } from './check-wanted.ts';

/** Where this browser keeps what was typed into the public check. */
const CHECK_KEY = 'fieldhouse-check';

/** What this browser kept; null: nothing, or it can't be read. */
export function keptCheck(): CheckInput | null {
  try {
    const kept = localStorage.getItem(CHECK_KEY);
    if (kept === null) return null;
    const input = readCheck(JSON.parse(kept));
    return isEmptyCheck(input) ? null : input;
  } catch {
    return null;
  }
}

/** Keeps it; false where this browser keeps nothing. */
export function keepCheck(input: CheckInput): boolean {
  try {
    if (isEmptyCheck(input)) forgetCheck();
    else localStorage.setItem(CHECK_KEY, JSON.stringify(input));
    return true;
  } catch {
    return false;
  }
}

/** Nothing of it is left in this browser. */
export function forgetCheck(): void {
  try {
    localStorage.removeItem(CHECK_KEY);
    wantCheck(false);
  } catch {
    // Then nothing was kept.
  }
}
