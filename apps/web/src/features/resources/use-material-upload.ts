import type { Material } from '@fieldhouse/contract/resources.ts';
import { ORPCError } from '@orpc/client';
import { useEffect, useRef, useState } from 'react';
import { sendDocument } from '#lib/send-document.ts';
import { materialRefusalBefore } from './resource-words.ts';

/** A file on its way, one that came in, or one that wasn't taken. */
export interface MaterialState {
  readonly file: File;
  /** Where it belongs: a file stays in the school it was sent to. */
  readonly schoolId: string;
  /** Share of the bytes that left this device; at 1 the server looks at it. */
  readonly ratio: number;
  /** Null: not there yet. */
  readonly stored: Material | null;
  /** Null: nothing went wrong. */
  readonly error: unknown;
}

/** Sends the file of a resource, one at a time. */
export function useMaterialUpload() {
  const [state, setState] = useState<MaterialState | null>(null);
  const running = useRef<AbortController>(null);
  const isSending = state !== null && state.stored === null && state.error === null;

  async function send(schoolId: string, file: File) {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const begun = { file, schoolId, ratio: 0, stored: null, error: null };
    const code = materialRefusalBefore(file);
    if (code) return setState({ ...begun, error: new ORPCError(code, { status: 422 }) });
    setState(begun);
    const change = (changed: Partial<MaterialState>) => {
      if (running.current === controller) setState((before) => before && { ...before, ...changed });
    };
    try {
      const stored = await sendDocument<Material>({
        ...{ place: `material/${schoolId}`, file, signal: controller.signal },
        onProgress: (ratio) => change({ ratio }),
      });
      change({ stored });
    } catch (error) {
      if (!controller.signal.aborted) change({ error });
    }
  }

  function clear() {
    running.current?.abort();
    running.current = null;
    setState(null);
  }

  // Leaving the page ends what is under way: the browser asks first, and nothing goes on unseen.
  useEffect(() => {
    if (!isSending) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isSending]);
  useEffect(() => () => running.current?.abort(), []);

  return {
    state,
    isSending,
    send: (schoolId: string, file: File) => void send(schoolId, file),
    retry: () => state && void send(state.schoolId, state.file),
    clear,
  };
}

export type MaterialUpload = ReturnType<typeof useMaterialUpload>;
