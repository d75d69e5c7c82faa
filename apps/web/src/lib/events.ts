import type { QueryClient } from '@tanstack/react-query';

/** What a topic touches, where the contract has no part of that name. */
const PARTS: Record<string, readonly string[]> = {
  grade: ['coursework', 'gradebook', 'lessons'],
  work: ['grading'],
};

type Listener = (event: { topic: string; id: string | null }) => void;
const listeners = new Set<Listener>();

/** Hears every event; returns how to stop. */
export function onServerEvent(listener: Listener) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/**
 * Follows the server's events while somebody is signed in. A message names what changed ({topic, id}), never
 * the content: queries of that topic are asked again, by the name that the topic has in the contract.
 */
export function followEvents(queryClient: QueryClient) {
  const source = new EventSource('/api/events');
  source.onmessage = (message: MessageEvent<string>) => {
    const { topic, id } = JSON.parse(message.data) as { topic?: string; id?: string };
    if (!topic) return;
    for (const listener of listeners) listener({ topic, id: id ?? null });
    const parts = PARTS[topic] ?? [topic];
    // A query's key begins with the path of its procedure: [['gradebook', 'mine'], …].
    void queryClient.invalidateQueries({
      predicate: ({ queryKey: [path] }) =>
        Array.isArray(path) && (parts.includes(path[0]) || path.join('.') === topic || path[0] === 'home'),
    });
  };
  return () => source.close();
}
