import type { AnswerFile } from '@fieldhouse/contract/files.ts';
import { ANSWER_MAX_FILES } from '@fieldhouse/contract/limits.ts';
import { ORPCError } from '@orpc/client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { sendDocument } from '#lib/send-document.ts';
import { refusalBefore } from '#lib/upload-words.ts';
import { assignmentQuery } from './coursework-queries.ts';

/** A document on its way, or one that wasn't taken. */
export interface Upload {
  readonly key: string;
  readonly file: File;
  /** Share of the bytes that left this device; at 1 the server looks at it. */
  readonly ratio: number;
  /** Null: under way. */
  readonly error: unknown;
}

/** Sends documents, several at once, and tells of each that the server has. */
export function useUploads(assignmentId: string, held: number, onUploaded: (file: AnswerFile) => void) {
  const queryClient = useQueryClient();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const running = useRef(new Map<string, AbortController>());
  const isSending = uploads.some(({ error }) => error === null);

  const change = (key: string, changed: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...changed } : one)));
  const drop = (key: string) => setUploads((all) => all.filter((one) => one.key !== key));

  async function send(key: string, file: File) {
    const controller = new AbortController();
    running.current.set(key, controller);
    try {
      const stored = await sendDocument({
        place: assignmentId,
        file,
        signal: controller.signal,
        onProgress: (ratio) => change(key, { ratio }),
      });
      // The page knows it before the answer names it.
      queryClient.setQueryData(assignmentQuery(assignmentId).queryKey, (known) =>
        known ? { ...known, files: [...known.files, stored] } : known,
      );
      drop(key);
      onUploaded(stored);
    } catch (error) {
      if (controller.signal.aborted) drop(key);
      else change(key, { error });
    } finally {
      running.current.delete(key);
    }
  }

  function add(files: readonly File[]) {
    const free = ANSWER_MAX_FILES - held - uploads.filter(({ error }) => error === null).length;
    let taken = 0;
    for (const file of files) {
      const key = crypto.randomUUID();
      const code = refusalBefore(file) ?? (taken < free ? null : 'TOO_MANY_FILES');
      if (code === null) taken += 1;
      setUploads((all) => [
        ...all,
        { key, file, ratio: 0, error: code && new ORPCError(code, { status: 422 }) },
      ]);
      if (code === null) void send(key, file);
    }
  }

  // Leaving the page ends what is under way: the browser asks first, and nothing goes on unseen.
  useEffect(() => {
    if (!isSending) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isSending]);
  useEffect(() => {
    const all = running.current;
    return () => {
      for (const controller of all.values()) controller.abort();
    };
  }, []);

  return {
    uploads,
    isSending,
    add,
    retry(key: string) {
      const upload = uploads.find((one) => one.key === key);
      if (!upload) return;
      change(key, { error: null, ratio: 0 });
      void send(key, upload.file);
    },
    /** Takes back what is under way, or clears away what wasn't taken. */
    dismiss(key: string) {
      const controller = running.current.get(key);
      if (controller) controller.abort();
      else drop(key);
    },
  };
}

export type Uploads = ReturnType<typeof useUploads>;
