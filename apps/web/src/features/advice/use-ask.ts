import type { AdviceConversationId, StudentId } from '@fieldhouse/contract/ids.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { api, client } from '#lib/api.ts';
import type { Fact, Message } from './advice-queries.ts';

/** A question on its way, with as much of the answer as has come. */
export interface Asking {
  readonly text: string;
  /** Null: the server hasn't kept it yet. */
  readonly question: Message | null;
  readonly facts: readonly Fact[];
  readonly sentences: readonly { readonly text: string; readonly facts: readonly Fact[] }[];
}

interface Options {
  readonly studentId: StudentId;
  readonly conversationId: string | null;
  /** The server has kept the question: what was typed isn't needed any more. */
  readonly onKept: (conversationId: string, text: string) => void;
  /** The answer is there as a whole. */
  readonly onDone: () => void;
}

/**
 * Asks, and hears the answer part by part. One question at a time; what is asked meanwhile is ignored. The same question keeps
 * its key until it is kept, so that it is asked once however often it is sent.
 */
export function useAsk({ studentId, conversationId, onKept, onDone }: Options) {
  const queries = useQueryClient();
  const [asking, setAsking] = useState<Asking | null>(null);
  const [error, setError] = useState<unknown>(null);
  const running = useRef<AbortController | null>(null);
  const key = useRef<{ readonly text: string; readonly key: string } | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function ask(text: string) {
    if (running.current) return;
    const stop = new AbortController();
    running.current = stop;
    if (key.current?.text !== text) key.current = { text, key: crypto.randomUUID() };
    setError(null);
    setAsking({ text, question: null, facts: [], sentences: [] });
    const change = (part: (before: Asking) => Asking) => setAsking((before) => before && part(before));
    try {
      const parts = await client.advice.ask(
        {
          studentId,
          conversationId: conversationId as AdviceConversationId | null,
          text,
          messageKey: key.current.key,
        },
        { signal: stop.signal },
      );
      for await (const part of parts) {
        switch (part.kind) {
          case 'asked':
            change((before) => ({ ...before, question: part.question }));
            key.current = null;
            onKept(part.conversationId, text);
            break;
          case 'fact':
            change((before) => ({ ...before, facts: [...before.facts, part.fact] }));
            break;
          case 'sentence':
            change((before) => ({
              ...before,
              sentences: [...before.sentences, { text: part.text, facts: part.facts }],
            }));
            break;
          case 'again':
            change((before) => ({ ...before, facts: [], sentences: [] }));
            break;
          case 'reading':
          case 'done':
            break;
        }
      }
      await queries.invalidateQueries({ queryKey: api.advice.key() });
      onDone();
      setAsking(null);
    } catch (failed) {
      if (!stop.signal.aborted) {
        setError(failed);
        setAsking(null);
        void queries.invalidateQueries({ queryKey: api.advice.key() });
      }
    } finally {
      if (running.current === stop) running.current = null;
    }
  }

  return { asking, error, ask, forgetError: () => setError(null) };
}
