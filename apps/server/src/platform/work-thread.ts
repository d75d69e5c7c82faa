import { Worker } from 'node:worker_threads';

/** What is posted to the program, and what it must post back: an answer under the same id. */
export interface Order<Work> {
  readonly id: number;
  readonly work: Work;
}
export interface Answer<Result> {
  readonly id: number;
  readonly result: Result;
}

interface Options {
  /** How long one order may take, in milliseconds. */
  readonly timeoutMs: number;
  /** How long the thread stays without work, in milliseconds. */
  readonly idleMs: number;
  /** Most orders that wait. */
  readonly queueMax: number;
  readonly heapMb: number;
}

const DEFAULTS: Options = { timeoutMs: 15_000, idleMs: 30_000, queueMax: 200, heapMb: 128 };

interface Waiting<Work, Result> {
  readonly order: Order<Work>;
  readonly settle: (result: Result) => void;
  readonly fail: (error: Error) => void;
}

/** Too many orders wait for the thread, or the server is stopping. */
export class ThreadBusyError extends Error {
  readonly isStopping: boolean;
  constructor(isStopping: boolean) {
    super(isStopping ? 'stopping' : 'too many orders wait');
    this.isStopping = isStopping;
  }
}

/** The thread crashed or ran out of memory at an order, or took too long. */
export class ThreadLostError extends Error {
  readonly reason: 'crash' | 'timeout';
  constructor(reason: 'crash' | 'timeout') {
    super(`the thread was lost: ${reason}`);
    this.reason = reason;
  }
}

/**
 * One thread for work that would keep the server from answering others. It begins with the first order, takes one
 * after the other, and ends when idle.
 */
export class WorkThread<Work, Result> {
  readonly #program: URL;
  readonly #options: Options;
  readonly #queue: Waiting<Work, Result>[] = [];
  #worker: Worker | null = null;
  #current: (Waiting<Work, Result> & { readonly timer: NodeJS.Timeout }) | null = null;
  #idle: NodeJS.Timeout | undefined;
  #count = 0;

  constructor(program: URL, options: Partial<Options> = {}) {
    this.#program = program;
    this.#options = { ...DEFAULTS, ...options };
  }

  /** A thread is there and holds its memory. */
  get isAwake(): boolean {
    return this.#worker !== null;
  }

  /**
   * @returns null when it took too long or too much memory; the next order gets a new thread.
   * @throws ThreadBusyError
   */
  async run(work: Work): Promise<Result | null> {
    return await this.tryRun(work).catch((error: unknown) => {
      if (error instanceof ThreadLostError) return null;
      throw error;
    });
  }

  /** As `run`, for those who want to know what happened. @throws ThreadBusyError or ThreadLostError. */
  async tryRun(work: Work): Promise<Result> {
    if (this.#queue.length >= this.#options.queueMax) throw new ThreadBusyError(false);
    return await new Promise<Result>((settle, fail) => {
      this.#count += 1;
      this.#queue.push({ order: { id: this.#count, work }, settle, fail });
      this.#next();
    });
  }

  /** Ends the thread; whoever waits is told. */
  async stop(): Promise<void> {
    for (const { fail } of this.#queue.splice(0)) fail(new ThreadBusyError(true));
    this.#current?.fail(new ThreadBusyError(true));
    this.#finish();
    await this.#drop();
  }

  #next(): void {
    if (this.#current) return;
    const waiting = this.#queue.shift();
    if (!waiting) return;
    clearTimeout(this.#idle);
    const worker = this.#worker ?? this.#start();
    const timer = setTimeout(() => this.#lose(worker, 'timeout'), this.#options.timeoutMs);
    this.#current = { ...waiting, timer };
    worker.postMessage(waiting.order);
  }

  #start(): Worker {
    const worker = new Worker(this.#program, {
      resourceLimits: { maxOldGenerationSizeMb: this.#options.heapMb },
      env: {},
    });
    this.#worker = worker;
    worker.unref();
    worker.on('message', (answer: Answer<Result>) => this.#hear(answer));
    worker.on('error', () => this.#lose(worker, 'crash'));
    worker.on('exit', () => this.#lose(worker, 'crash'));
    return worker;
  }

  #hear({ id, result }: Answer<Result>): void {
    const current = this.#current;
    if (current?.order.id !== id) return;
    this.#finish();
    current.settle(result);
    this.#next();
    if (!this.#current) this.#idle = setTimeout(() => void this.#drop(), this.#options.idleMs).unref();
  }

  #lose(worker: Worker, reason: 'crash' | 'timeout'): void {
    if (worker !== this.#worker) return;
    const current = this.#current;
    this.#finish();
    void this.#drop();
    current?.fail(new ThreadLostError(reason));
    this.#next();
  }

  #finish(): void {
    clearTimeout(this.#current?.timer);
    this.#current = null;
  }

  async #drop(): Promise<void> {
    const worker = this.#worker;
    this.#worker = null;
    clearTimeout(this.#idle);
    await worker?.terminate();
  }
}
