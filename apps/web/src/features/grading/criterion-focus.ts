import type { KeyboardEvent } from 'react';

const ROWS = '[data-criterion]';

/** Moves the focus to what was chosen in a criterion, or to its first choice. False: there is nothing to choose. */
export function focusCriterion(form: HTMLElement | null, at: number): boolean {
  const row = form?.querySelectorAll<HTMLElement>(ROWS)[at];
  const wanted =
    row?.querySelector<HTMLElement>('[aria-pressed="true"]') ??
    row?.querySelector<HTMLElement>('button, input');
  wanted?.focus();
  return wanted !== undefined && wanted !== null;
}

/** Moves the focus to the first criterion after this one in which there is something to choose. False: there is none. */
export function focusNextCriterion(form: HTMLElement | null, at: number): boolean {
  const count = form?.querySelectorAll(ROWS).length ?? 0;
  for (let next = at + 1; next < count; next += 1) if (focusCriterion(form, next)) return true;
  return false;
}

/** Up and down go from criterion to criterion. */
export function moveBetweenCriteria(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step || event.target instanceof HTMLTextAreaElement) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>(ROWS)];
  const at = rows.findIndex((row) => row.contains(event.target as Node));
  if (at === -1 || !rows[at + step]) return;
  event.preventDefault();
  focusCriterion(event.currentTarget, at + step);
}
