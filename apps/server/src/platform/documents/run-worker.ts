import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { SaidRow } from '@fieldhouse/domain/transcripts/proven.ts';
import type { ParsedTranscript, TranscriptRefusal } from '@fieldhouse/domain/transcripts/transcript.ts';
import type { OfficeFile } from './office.ts';
import type { ReadDocument } from './read-document.ts';
import { DocumentError, type DocumentRefusal } from './refusal.ts';

export type Task =
  | { readonly kind: 'read'; readonly file: string }
  /** Word or PowerPoint. */
  | { readonly kind: 'office'; readonly file: string }
  /** A DOCX that was read before. */
  | { readonly kind: 'html'; readonly file: string }
  /** Lines as they stand on the page. */
  | { readonly kind: 'layout'; readonly file: string }
  /** The pictures of a scanned PDF. */
  | { readonly kind: 'scans'; readonly file: string; readonly mostPages: number }
  | {
      readonly kind: 'transcript';
      readonly text: string;
      readonly pick: number | null;
      /** What a model says, to be held against the text; null: none was asked. */
      readonly said: readonly SaidRow[] | null;
    };

export type TaskAnswer =
  | { readonly kind: 'read'; readonly document: ReadDocument }
  | { readonly kind: 'office'; readonly office: OfficeFile }
  | { readonly kind: 'html'; readonly html: string }
  | { readonly kind: 'layout'; readonly document: ReadDocument }
  | { readonly kind: 'scans'; readonly pictures: readonly Uint8Array[] }
  | { readonly kind: 'transcript'; readonly parsed: ReadTranscript }
  | { readonly kind: 'refused'; readonly reason: DocumentRefusal };

export type ReadTranscript = ParsedTranscript | { readonly refused: TranscriptRefusal };

/** Pictures of whole pages take longer to unpack than text. */
const MAX_PICTURE_WORK_MS = 20_000;
/** F-03: whoever needs more work or memory is refused. Work is counted on the thread, so a busy server refuses nobody. */
const MAX_WORK_MS = 5_000;
/** However busy the server is, nobody waits longer. */
const TASK_TIMEOUT_MS = 60_000;
const MAX_HEAP_MB = 192;
const MAX_GROWTH_BYTES = 240 * 1024 * 1024;
const LOOK_EVERY_MS = 25;

/** Documents that are read at the same time; the others wait. */
const THREADS = Math.max(1, Math.min(2, availableParallelism() - 1));
const waiting: (() => void)[] = [];
let running = 0;

async function takeThread(): Promise<void> {
  if (running < THREADS) running += 1;
  else await new Promise<void>((go) => waiting.push(go));
}

function giveThread(): void {
  const next = waiting.shift();
  // The place goes straight to the next one.
  if (next) next();
  else running -= 1;
}

/** Reads a document on a thread of its own, so that the server answers others meanwhile. @throws DocumentError */
export async function readInWorker(file: string): Promise<ReadDocument> {
  const answer = await runTask({ kind: 'read', file });
  if (answer.kind !== 'read') throw new Error('a document was not read');
  return answer.document;
}

/** What kind of Word or PowerPoint file it is, once all of it was looked at. @throws DocumentError */
export async function checkOfficeInWorker(file: string): Promise<OfficeFile> {
  const answer = await runTask({ kind: 'office', file });
  if (answer.kind !== 'office') throw new Error('a document was not looked at');
  return answer.office;
}

/** The HTML that stands for a DOCX; not sanitised yet. @throws DocumentError */
export async function htmlInWorker(file: string): Promise<string> {
  const answer = await runTask({ kind: 'html', file });
  if (answer.kind !== 'html') throw new Error('a document was not turned into HTML');
  return answer.html;
}

/** The lines of a document as they stand on its pages. @throws DocumentError */
export async function layoutInWorker(file: string): Promise<ReadDocument> {
  const answer = await runTask({ kind: 'layout', file });
  if (answer.kind !== 'layout') throw new Error('a document was not laid out');
  return answer.document;
}

/** The pictures of which a scanned PDF is made, the first pages alone. @throws DocumentError */
export async function picturesInWorker(file: string, mostPages: number): Promise<readonly Uint8Array[]> {
  const answer = await runTask({ kind: 'scans', file, mostPages });
  if (answer.kind !== 'scans') throw new Error('a scan was not taken apart');
  return answer.pictures;
}

/**
 * What the text of a transcript says.
 *
 * @param said what a model says about it: only what stands in the text is kept of that.
 * @throws DocumentError TOO_COMPLEX
 */
export async function transcriptInWorker(
  text: string,
  pick: number | null,
  said: readonly SaidRow[] | null = null,
): Promise<ReadTranscript> {
  const answer = await runTask({ kind: 'transcript', text, pick, said });
  if (answer.kind !== 'transcript') throw new Error('a transcript was not read');
  return answer.parsed;
}

async function runTask(task: Task): Promise<Exclude<TaskAnswer, { kind: 'refused' }>> {
  await takeThread();
  try {
    const answer = await inThread(task);
    if (answer.kind === 'refused') throw new DocumentError(answer.reason);
    return answer;
  } finally {
    giveThread();
  }
}

function inThread(task: Task): Promise<TaskAnswer> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
    // Nothing a document brings along belongs into our log.
    stdout: true,
    stderr: true,
    env: {},
  });
  const before = process.memoryUsage.rss();
  const maxWorkMs = task.kind === 'scans' ? MAX_PICTURE_WORK_MS : MAX_WORK_MS;
  return new Promise<TaskAnswer>((resolve, reject) => {
    const tooMuch: TaskAnswer = { kind: 'refused', reason: 'TOO_COMPLEX' };
    const end = (answer: TaskAnswer) => {
      clearTimeout(timer);
      clearInterval(look);
      resolve(answer);
      void worker.terminate();
    };
    const timer = setTimeout(() => end(tooMuch), TASK_TIMEOUT_MS);
    // The limit above counts objects; unpacked bytes lie beside them and are seen only here.
    const look = setInterval(() => {
      if (process.memoryUsage.rss() - before > MAX_GROWTH_BYTES) end(tooMuch);
      // A thread that has just ended has nothing more to say.
      worker.cpuUsage().then(
        ({ user, system }) => (user + system) / 1_000 > maxWorkMs && end(tooMuch),
        () => undefined,
      );
    }, LOOK_EVERY_MS);
    worker.once('message', end);
    worker.once('error', (error: Error & { code?: string }) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') return end(tooMuch);
      clearTimeout(timer);
      clearInterval(look);
      reject(error);
    });
    worker.once('exit', () => {
      clearTimeout(timer);
      clearInterval(look);
      reject(new Error('a document thread ended without an answer'));
    });
  });
}
