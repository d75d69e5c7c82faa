import type { QueryClient } from '@tanstack/react-query';

/** What the server says has changed, and the features whose answers it changes. Every home shows a bit of all. */
const AFFECTED: Record<string, readonly string[]> = {
  grade: ['home', 'gradebook', 'grading', 'coursework', 'lessons', 'calendar'],
  work: ['home', 'gradebook', 'grading', 'coursework', 'lessons', 'calendar'],
  membership: ['home', 'accounts', 'catalog', 'schools'],
  account: ['accounts'],
  event: ['calendar', 'home', 'lessons', 'coursework', 'gradebook', 'live'],
  notification: ['notifications'],
  discussion: ['discussions'],
  message: ['messages'],
  job: ['operations', 'grading', 'coursework'],
};

/**
 * Follows the server's events while somebody is signed in. A message names what changed ({topic, id}), never
 * the content: the answers of the features concerned are asked for again.
 */
export function followEvents(queryClient: QueryClient) {
  const source = new EventSource('/api/events');
  let hasBroken = false;

  // A query's key begins with the path of its procedure: [['gradebook', 'mine'], …].
  const refresh = (features: readonly string[]) =>
    queryClient.invalidateQueries({
      predicate: ({ queryKey: [path] }) => Array.isArray(path) && features.includes(String(path[0])),
    });

  source.onmessage = (message: MessageEvent<string>) => {
    const { topic = '' } = JSON.parse(message.data) as { topic?: string; id?: string };
    void refresh(AFFECTED[topic] ?? []);
  };
  source.onerror = () => {
    hasBroken = true;
  };
  source.onopen = () => {
    // What happened while the stream was away wasn't heard.
    if (hasBroken) void queryClient.invalidateQueries();
    hasBroken = false;
  };
  return () => source.close();
}
