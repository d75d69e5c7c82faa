import type { UploadRefusal } from '@fieldhouse/contract/files.ts';
import { ORPCError } from '@orpc/client';
import { useEffect, useRef, useState } from 'react';
import { sendDocument } from './send-document.ts';

/** Sent at the same time; the others wait. The server takes a few more of one person. */
const AT_ONCE = 5;

/** A document on its way, or one that wasn't taken. */
export interface Upload {
  readonly key: string;
  readonly file: File;
  /** Share of the bytes that left this device; at 1 the server looks at it. */
  readonly ratio: number;
  /** Null: under way. */
  readonly error: unknown;
}

interface Uploading<Stored> {
  /** What they are for, as `sendDocument` takes it. */
  readonly place: string;
  /** How many more can be taken. */
  readonly room: number;
  /** What can be said of a file before it is sent; null: the server decides. */
  readonly refuse: (file: File) => UploadRefusal | null;
  readonly onUploaded: (stored: Stored) => void;
}

/** Sends files, several at once, and tells of each that the server has. */
export function useUploads<Stored>(options: Uploading<Stored>) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const running = useRef(new Map<string, AbortController>());
  const waiting = useRef<(() => void)[]>([]);
  const underWay = useRef(0);
  const latest = useRef(options);
  // An upload outlives the drawing in which it began: it goes by what holds when it ends.
  useEffect(() => {
    latest.current = options;
  });
  const isSending = uploads.some(({ error }) => error === null);

  const change = (key: string, changed: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...changed } : one)));
  const drop = (key: string) => setUploads((all) => all.filter((one) => one.key !== key));

  async function send(key: string, file: File) {
    const controller = new AbortController();
    running.current.set(key, controller);
    if (underWay.current >= AT_ONCE) await new Promise<void>((go) => waiting.current.push(go));
    underWay.current += 1;
    try {
      const stored = await sendDocument<Stored>({
        place: latest.current.place,
        file,
        signal: controller.signal,
        onProgress: (ratio) => change(key, { ratio }),
      });
      drop(key);
      latest.current.onUploaded(stored);
    } catch (error) {
      if (controller.signal.aborted) drop(key);
      else change(key, { error });
    } finally {
      running.current.delete(key);
      underWay.current -= 1;
      waiting.current.shift()?.();
    }
  }

  function add(files: readonly File[]) {
    const free = options.room - uploads.filter(({ error }) => error === null).length;
    let taken = 0;
    for (const file of files) {
      const key = crypto.randomUUID();
      const code = options.refuse(file) ?? (taken < free ? null : 'TOO_MANY_FILES');
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
    /** Clears away all that weren't taken. */
    clear: () => setUploads((all) => all.filter(({ error }) => error === null)),
    /** Takes back what is under way, or clears away what wasn't taken. */
    dismiss(key: string) {
      running.current.get(key)?.abort();
      drop(key);
    },
  };
}

export type Uploads = ReturnType<typeof useUploads>;
