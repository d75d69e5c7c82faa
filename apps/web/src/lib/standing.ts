import { codeOf } from './errors.ts';
import { createStore } from './store.ts';

const REFUSALS = new Set(['FORBIDDEN', 'NOT_FOUND', 'AWAITING_APPROVAL']);

/** True for answers to somebody who has no right to ask; they may change with the person's rights. */
export const isRefused = (error: unknown) => REFUSALS.has(codeOf(error) ?? '');

/** How often the rights of the signed-in person may have changed since the page was opened. */
export const standingChanges = createStore(0);
