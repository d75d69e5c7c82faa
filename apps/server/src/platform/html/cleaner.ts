import { createHash } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { HtmlTooComplexError, requireBounds } from './bounds.ts';
import { asPlainText, type HtmlKind, sanitize } from './sanitize.ts';
import { isCurrent, stored, withoutMark } from './stored.ts';

export interface CleanOrder {
  readonly id: number;
  readonly kind: HtmlKind;
  readonly html: string;
  /** Refused where it is nested too deeply or has too many elements. */
  readonly isBounded: boolean;
}

export interface CleanAnswer {
  readonly id: number;
  /** Null: refused. */
  readonly html: string | null;
}

/** Cleaned at once on the calling thread: a few milliseconds. Longer texts go to the thread. */
const AT_ONCE_CHARACTERS = 8_192;

interface Options {
  readonly program: URL;
  /** How long one text may take, in milliseconds: then it is refused, or shown in words alone where it is stored. */
  readonly timeoutMs: number;
  /** How long the thread stays without work, in milliseconds. */
  readonly idleMs: number;
  /** Most texts that wait for the thread. */
  readonly queueMax: number;
  /** Characters of cleaned texts that are kept for whoever reads the same one next. */
  readonly keptCharacters: number;
}

const DEFAULTS: Options = {
  program: new URL('./worker.ts', import.meta.url),
  timeoutMs: 15_000,
  idleMs: 30_000,
  queueMax: 200,
  keptCharacters: 8_000_000,
};

interface Waiting {
  readonly order: CleanOrder;
  readonly settle: (html: string | null) => void;
  readonly fail: (error: Error) => void;
}

/** Too many texts wait to be cleaned. */
export class CleanerBusyError extends Error {}

/**
 * Cleans HTML from people, and shows stored HTML only where the current sanitizer cleaned it.
 *
 * Small texts are cleaned at once, large ones on a thread of their own that begins with the first and ends when idle.
 */
export class HtmlCleaner {
  readonly #options: Options;
  readonly #queue: Waiting[] = [];
  /** By hash of kind and text, oldest first: what several people read at once is cleaned once. */
  readonly #kept = new Map<string, { readonly html: Promise<string>; readonly characters: number }>();
  #keptCharacters = 0;
  #worker: Worker | null = null;
  #current: (Waiting & { readonly timer: NodeJS.Timeout }) | null = null;
  #idle: NodeJS.Timeout | undefined;
  #count = 0;

  constructor(options: Partial<Options> = {}) {
    this.#options = { ...DEFAULTS, ...options };
  }

  /**
   * HTML that a person sent, as it is stored: cleaned and marked.
   *
   * @throws HtmlTooComplexError when it is nested too deeply, has too many elements, or can't be cleaned in time.
   * @throws CleanerBusyError when too many texts wait.
   */
  async accept(kind: HtmlKind, html: string): Promise<string> {
    if (html.length <= AT_ONCE_CHARACTERS) {
      requireBounds(html);
      return stored(kind, sanitize(kind, html));
    }
    const clean = await this.#inThread(kind, html, true);
    if (clean === null) throw new HtmlTooComplexError();
    return stored(kind, clean);
  }

  /** Stored HTML as it is shown: safe, without the mark. What an older sanitizer cleaned, or none, is cleaned first. */
  async show(kind: HtmlKind, html: string): Promise<string> {
    if (isCurrent(kind, html)) return withoutMark(html);
    return await this.clean(kind, withoutMark(html));
  }

  /** Any HTML as it may be shown. What can't be cleaned in time becomes its words. */
  async clean(kind: HtmlKind, html: string): Promise<string> {
    return html.length <= AT_ONCE_CHARACTERS ? sanitize(kind, html) : await this.#once(kind, html);
  }

  /** Stored HTML as it should be stored: the same where it is current. */
  async renew(kind: HtmlKind, html: string): Promise<string> {
    return isCurrent(kind, html) ? html : stored(kind, await this.show(kind, html));
  }

  /** Ends the thread; whoever waits is told. */
  async stop(): Promise<void> {
    for (const { fail } of this.#queue.splice(0)) fail(new CleanerBusyError('stopping'));
    this.#current?.fail(new CleanerBusyError('stopping'));
    this.#finish();
    await this.#drop();
  }

  async #once(kind: HtmlKind, html: string): Promise<string> {
    const key = createHash('sha256').update(kind).update('\0').update(html).digest('base64');
    const known = this.#kept.get(key);
    if (known) return await known.html;
    const result = this.#inThread(kind, html, false).then((clean) => clean ?? asPlainText(html));
    this.#kept.set(key, { html: result, characters: html.length });
    this.#keptCharacters += html.length;
    for (const [oldest, { characters }] of this.#kept) {
      if (this.#keptCharacters <= this.#options.keptCharacters) break;
      this.#kept.delete(oldest);
      this.#keptCharacters -= characters;
    }
    result.catch(() => {
      if (this.#kept.delete(key)) this.#keptCharacters -= html.length;
    });
    return await result;
  }

  /** Null: refused, or it took too long. */
  async #inThread(kind: HtmlKind, html: string, isBounded: boolean): Promise<string | null> {
    if (this.#queue.length >= this.#options.queueMax) throw new CleanerBusyError('too many texts wait');
    return await new Promise<string | null>((settle, fail) => {
      this.#count += 1;
      this.#queue.push({ order: { id: this.#count, kind, html, isBounded }, settle, fail });
      this.#next();
    });
  }

  #next(): void {
    if (this.#current) return;
    const waiting = this.#queue.shift();
    if (!waiting) return;
    clearTimeout(this.#idle);
    const worker = this.#worker ?? this.#start();
    const timer = setTimeout(() => this.#lose(worker), this.#options.timeoutMs);
    this.#current = { ...waiting, timer };
    worker.postMessage(waiting.order);
  }

  #start(): Worker {
    const worker = new Worker(this.#options.program, {
      resourceLimits: { maxOldGenerationSizeMb: 128 },
      env: {},
    });
    this.#worker = worker;
    worker.unref();
    worker.on('message', (answer: CleanAnswer) => this.#hear(answer));
    worker.on('error', () => this.#lose(worker));
    worker.on('exit', () => this.#lose(worker));
    return worker;
  }

  #hear({ id, html }: CleanAnswer): void {
    const current = this.#current;
    if (current?.order.id !== id) return;
    this.#finish();
    current.settle(html);
    this.#next();
    if (!this.#current) this.#idle = setTimeout(() => void this.#drop(), this.#options.idleMs).unref();
  }

  /** The text took too long or too much; the next one gets a new thread. */
  #lose(worker: Worker): void {
    if (worker !== this.#worker) return;
    const current = this.#current;
    this.#finish();
    void this.#drop();
    current?.settle(null);
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
