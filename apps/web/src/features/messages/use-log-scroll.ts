import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Message } from './message-queries.ts';

/** So near to the end still counts as there. */
const NEAR_PX = 48;

interface LogScroll {
  readonly log: RefObject<HTMLDivElement | null>;
  readonly messages: readonly Message[];
  readonly outgoingCount: number;
  readonly isAtEnd: boolean;
  readonly onAtEnd: (isAtEnd: boolean) => void;
  /** Where reading begins; null: at the end. */
  readonly firstNewId: string | null;
}

/**
 * Keeps the place of whoever reads: at the end it stays at the end, older messages come in above without a jump, and
 * what comes in below is counted while it is out of sight.
 */
export function useLogScroll({ log, messages, outgoingCount, isAtEnd, onAtEnd, firstNewId }: LogScroll) {
  const fromEnd = useRef(0);
  const wasAtEnd = useRef(true);
  const before = useRef<{ first: string | undefined; outgoing: number } | null>(null);
  const [seenId, setSeenId] = useState(messages.at(-1)?.messageId);
  const firstId = messages[0]?.messageId;
  const lastId = messages.at(-1)?.messageId;

  const measure = () => {
    const element = log.current;
    if (!element) return;
    fromEnd.current = element.scrollHeight - element.scrollTop;
    wasAtEnd.current = fromEnd.current - element.clientHeight < NEAR_PX;
    onAtEnd(wasAtEnd.current);
  };
  const toEnd = () => {
    const element = log.current;
    if (element) element.scrollTop = element.scrollHeight;
    measure();
  };

  // Before the person sees a frame with the wrong place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what came in or went away is all that moves the place
  useLayoutEffect(() => {
    const element = log.current;
    if (!element) return;
    const last = before.current;
    before.current = { first: firstId, outgoing: outgoingCount };
    if (last === null) {
      const start = firstNewId && element.querySelector('[data-new-messages]');
      if (start) start.scrollIntoView({ block: 'start' });
      else element.scrollTop = element.scrollHeight;
      measure();
    } else if (outgoingCount > last.outgoing || wasAtEnd.current) {
      toEnd();
    } else {
      if (firstId !== last.first) element.scrollTop = element.scrollHeight - fromEnd.current;
      measure();
    }
  }, [firstId, lastId, outgoingCount]);

  // The text box grows, the keyboard of a phone opens, a file's name breaks: who is at the end stays there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: one watcher for as long as the log is there
  useEffect(() => {
    const element = log.current;
    if (!element) return;
    const watcher = new ResizeObserver(() => {
      if (wasAtEnd.current) toEnd();
    });
    watcher.observe(element);
    for (const child of element.children) watcher.observe(child);
    return () => watcher.disconnect();
  }, [lastId]);

  if (isAtEnd && seenId !== lastId) setSeenId(lastId);
  const at = messages.findIndex(({ messageId }) => messageId === seenId);
  const unseen = at < 0 ? 0 : messages.slice(at + 1).filter(({ isMine }) => !isMine).length;
  return { unseen, toEnd, onScroll: measure };
}
