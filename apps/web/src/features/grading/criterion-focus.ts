import type { KeyboardEvent } from 'react';

const ROWS = '[data-criterion]';

/** Moves the focus to what was chosen in a criterion, or to its first choice. */
export function focusCriterion(form: HTMLElement | null, at: number): void {
  const row = form?.querySelectorAll<HTMLElement>(ROWS)[at];
  const wanted =
    row?.querySelector<HTMLElement>('[aria-pressed="true"]') ??
    row?.querySelector<HTMLElement>('button, input');
  wanted?.focus();
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
