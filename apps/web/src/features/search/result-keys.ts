import type { KeyboardEvent } from 'react';

const RESULT = 'a[data-result]';
const FIELD = 'input[type="search"]';

/**
 * Arrow keys go from the field through the results and back; Enter opens the one in focus, as any link. For the element
 * that holds both.
 */
export function onResultKeys(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  const target = event.target as HTMLElement;
  const results = [...event.currentTarget.querySelectorAll<HTMLElement>(RESULT)];
  const at = results.indexOf(target);
  if (at < 0 && !target.matches(FIELD)) return;
  event.preventDefault();
  if (at + step < 0) event.currentTarget.querySelector<HTMLElement>(FIELD)?.focus();
  else results[at + step]?.focus();
}
