import type { QueryClient } from '@tanstack/react-query';
import { isRefused, standingChanges } from './standing.ts';

/** What the server says has changed, and the features whose answers it changes. Every home shows a bit of all. */
const AFFECTED: Record<string, readonly string[]> = {
  grade: [
    'home',
    'eligibility',
    'gradebook',
    'grading',
    'coursework',
    'lessons',
    'calendar',
    'graduation',
    'transcripts',
  ],
  work: ['home', 'gradebook', 'grading', 'coursework', 'lessons', 'calendar'],
  event: ['calendar', 'home', 'lessons', 'coursework', 'gradebook', 'live'],
  notification: ['notifications', 'corrections', 'advice'],
  discussion: ['discussions'],
  message: ['messages'],
  share: ['eligibility', 'consent'],
  ledger: ['eligibility', 'counseling'],
  job: ['operations', 'grading', 'coursework'],
};

/** After an answer that is no stream (a server that restarts), which ends an EventSource for good. */
const FIRST_RETRY_MS = 1_000;
const LAST_RETRY_MS = 60_000;
const GATHERED_MS = 1_000;

/**
 * Follows the server's events while somebody is signed in. A message names what changed ({topic, id}), never
 * the content: the answers of the features concerned are asked for again.
 *
 * A stream that broke comes back. One that the server ended for newer streams of the same account comes back when this
 * page is looked at again: if it did so by itself, it would end another one, and so on.
 */
export function followEvents(queryClient: QueryClient) {
  let source: EventSource | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let hasBroken = false;
  let isReplaced = false;

  // A query's key begins with the path of its procedure: [['gradebook', 'mine'], …].
  const refresh = (features: readonly string[]) =>
    queryClient.invalidateQueries({
      predicate: ({ queryKey: [path] }) => Array.isArray(path) && features.includes(String(path[0])),
    });

  // A whole class may change at once: asked for at the first word of it, and once more when a second has passed.
  let gathering: ReturnType<typeof setTimeout> | undefined;
  let hasMore = false;
  const gather = () => {
    hasMore = gathering !== undefined;
    if (hasMore) return;
    void refresh(AFFECTED.ledger ?? []);
    gathering = setTimeout(() => {
      gathering = undefined;
      if (hasMore) gather();
    }, GATHERED_MS);
  };

  // Pages that were refused load again, and what somebody may no longer read goes from the screen: asked for anew
  // without what was known. In this order, so that a page that goes now isn't asked for twice.
  const standingChanged = async () => {
    await queryClient.invalidateQueries();
    standingChanges.set(standingChanges.get() + 1);
    await queryClient.resetQueries({
      predicate: (query) =>
        isRefused(query.state.error) && (query.state.data !== undefined || !query.isActive()),
    });
  };

  const open = () => {
    const next = new EventSource('/api/events');
    source = next;
    next.onmessage = (message: MessageEvent<string>) => {
      const { topic = '' } = JSON.parse(message.data) as { topic?: string; id?: string };
      if (topic === 'membership' || topic === 'account') void standingChanged();
      else if (topic === 'ledger') gather();
      else void refresh(AFFECTED[topic] ?? []);
    };
    next.addEventListener('replaced', () => {
      isReplaced = true;
      hasBroken = true;
      next.close();
    });
    next.onerror = () => {
      hasBroken = true;
      if (next.readyState !== EventSource.CLOSED || isReplaced) return;
      const wait = Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** failures);
      failures += 1;
      clearTimeout(retry);
      retry = setTimeout(open, wait * (0.5 + Math.random()));
    };
    next.onopen = () => {
      failures = 0;
      // What happened while the stream was away wasn't heard.
      if (hasBroken) void standingChanged();
      hasBroken = false;
    };
  };

  const lookedAt = () => {
    if (!isReplaced || document.visibilityState !== 'visible') return;
    isReplaced = false;
    open();
  };

  open();
  document.addEventListener('visibilitychange', lookedAt);
  window.addEventListener('focus', lookedAt);
  return () => {
    clearTimeout(retry);
    clearTimeout(gathering);
    source?.close();
    document.removeEventListener('visibilitychange', lookedAt);
    window.removeEventListener('focus', lookedAt);
  };
}
