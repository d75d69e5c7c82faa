import { MESSAGE_MAX_FILES } from '@fieldhouse/contract/limits.ts';
import { ORPCError } from '@orpc/client';
import { useEffect, useRef, useState } from 'react';
import { sendDocument } from '#lib/send-document.ts';
import type { MessageFile } from './message-queries.ts';
import { messageRefusalBefore } from './upload-words.ts';

/** A file on its way, or one that wasn't taken. */
export interface Upload {
  readonly key: string;
  readonly file: File;
  /** Share of the bytes that left this device; at 1 the server looks at it. */
  readonly ratio: number;
  /** Null: under way. */
  readonly error: unknown;
}

/** Sends the files of a message, several at once, and tells of each that the server has. */
export function useAttachments(
  schoolId: string | undefined,
  heldCount: number,
  onStored: (file: MessageFile) => void,
) {
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
      const stored = await sendDocument<MessageFile>({
        ...{ place: `message/${schoolId}`, file, signal: controller.signal },
        onProgress: (ratio) => change(key, { ratio }),
      });
      drop(key);
      onStored(stored);
    } catch (error) {
      if (controller.signal.aborted) drop(key);
      else change(key, { error });
    }
    running.current.delete(key);
  }

  function add(files: readonly File[]) {
    const free = MESSAGE_MAX_FILES - heldCount - uploads.filter(({ error }) => error === null).length;
    let taken = 0;
    for (const file of files) {
      const key = crypto.randomUUID();
      const code = messageRefusalBefore(file) ?? (taken < free ? null : 'TOO_MANY_FILES');
      if (code === null) taken += 1;
      const error = code && new ORPCError(code, { status: 422 });
      setUploads((all) => [...all, { key, file, ratio: 0, error }]);
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
    /** Clears away what wasn't taken. */
    dismissFailed: () => setUploads((all) => all.filter(({ error }) => error === null)),
  };
}

export type Attachments = ReturnType<typeof useAttachments>;
