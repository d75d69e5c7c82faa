import type { CalendarDate } from '@fieldhouse/domain/dates/calendar-date.ts';
import type { CheckInput } from '@fieldhouse/domain/eligibility/check-input.ts';
import type { CheckAnswer } from '@fieldhouse/domain/eligibility/own-check.ts';
import type { PasteContext, PastedCheck } from '@fieldhouse/domain/eligibility/pasted-check.ts';

/** What counts for the page. */
export interface Engine {
  check(input: CheckInput, asOf: CalendarDate): Promise<CheckAnswer>;
  /** Reads a transcript. */
  read(text: string, context: PasteContext): Promise<PastedCheck>;
}

/** What the worker is asked. */
export type Question =
  | { readonly id: number; readonly input: CheckInput; readonly asOf: CalendarDate }
  | { readonly id: number; readonly text: string; readonly context: PasteContext };
export interface Reply {
  readonly id: number;
  /** Null: it failed. */
  readonly result: CheckAnswer | PastedCheck | null;
}

/** Beside the page, which stays quick while two hundred courses are counted or five pages are read. */
export function workerEngine(): Engine {
  const waiting = new Map<number, { resolve: (result: never) => void; reject: (error: Error) => void }>();
  let running: Worker | null = null;
  let last = 0;

  function start(): Worker {
    const worker = new Worker(new URL('./engine-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
      const asked = waiting.get(data.id);
      waiting.delete(data.id);
      if (data.result === null) asked?.reject(new Error('It could not be counted.'));
      else asked?.resolve(data.result as never);
    });
    // It couldn't be loaded, or broke: the next question begins with another one.
    worker.addEventListener('error', () => {
      worker.terminate();
      running = null;
      for (const { reject } of waiting.values()) reject(new Error('The part that counts is gone.'));
      waiting.clear();
    });
    return worker;
  }

  const ask = <Result>(question: (id: number) => Question): Promise<Result> => {
    last += 1;
    const id = last;
    running ??= start();
    const worker = running;
    return new Promise<Result>((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      worker.postMessage(question(id));
    });
  };
  return {
    check: (input, asOf) => ask((id) => ({ id, input, asOf })),
    read: (text, context) => ask((id) => ({ id, text, context })),
  };
}
