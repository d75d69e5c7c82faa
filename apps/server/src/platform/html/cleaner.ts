import { createHash } from 'node:crypto';
import { WorkThread } from '../work-thread.ts';
import { HtmlTooComplexError, HtmlTooLongError, requireBounds } from './bounds.ts';
import { asPlainText, type HtmlKind, sanitize } from './sanitize.ts';
import { isCurrent, stored, withoutMark } from './stored.ts';

export interface CleanWork {
  readonly kind: HtmlKind;
  readonly html: string;
  /** Refused where it is nested too deeply or has too many elements. */
  readonly isBounded: boolean;
}

/** Null: refused. */
export type CleanResult = string | null;

/** Cleaned at once on the calling thread within a while: some milliseconds. What is more goes to the thread. */
const AT_ONCE_CHARACTERS = 8_192;
const WHILE_MS = 250;
/** Characters of cleaned texts that are kept for whoever reads the same one next. */
const KEPT_CHARACTERS = 8_000_000;

/**
 * Cleans HTML from people, and shows stored HTML only where the current sanitizer cleaned it.
 *
 * Small texts are cleaned at once, large ones and many small ones together on a thread of their own.
 */
export class HtmlCleaner {
  readonly #thread: WorkThread<CleanWork, CleanResult>;
  /** By hash of kind and text, oldest first: what several people read at once is cleaned once. */
  readonly #kept = new Map<string, { readonly html: Promise<string>; readonly characters: number }>();
  #keptCharacters = 0;
  #atOnce = 0;

  constructor(options: { readonly timeoutMs?: number } = {}) {
    this.#thread = new WorkThread(new URL('./worker.ts', import.meta.url), options);
  }

  /**
   * HTML that a person sent, as it is stored: cleaned and marked. `most`: characters that it may have then.
   *
   * @throws HtmlTooComplexError when it is nested too deeply, has too many elements, or can't be cleaned in time.
   * @throws HtmlTooLongError when it is longer than that.
   * @throws ThreadBusyError when too many texts wait.
   */
  async accept(kind: HtmlKind, html: string, most: number): Promise<string> {
    const clean = await this.#bounded(kind, html);
    if (clean.length > most) throw new HtmlTooLongError(clean.length, most);
    return stored(kind, clean);
  }

  async #bounded(kind: HtmlKind, html: string): Promise<string> {
    if (this.#isForNow(html)) {
      requireBounds(html);
      return sanitize(kind, html);
    }
    const clean = await this.#thread.run({ kind, html, isBounded: true });
    if (clean === null) throw new HtmlTooComplexError();
    return clean;
  }

  /** Stored HTML as it is shown: safe, without the mark. What an older sanitizer cleaned, or none, is cleaned first. */
  async show(kind: HtmlKind, html: string): Promise<string> {
    return isCurrent(kind, html) ? withoutMark(html) : await this.clean(kind, withoutMark(html));
  }

  /** Any HTML as it may be shown. What can't be cleaned in time becomes its words. */
  async clean(kind: HtmlKind, html: string): Promise<string> {
    return this.#isForNow(html) ? sanitize(kind, html) : await this.#once(kind, html);
  }

  /** Stored HTML as it should be stored: the same where it is current. */
  async renew(kind: HtmlKind, html: string): Promise<string> {
    return isCurrent(kind, html) ? html : stored(kind, await this.show(kind, html));
  }

  async stop(): Promise<void> {
    await this.#thread.stop();
  }

  /** Whether the text is little enough, with what was cleaned at once just before. */
  #isForNow(html: string): boolean {
    if (this.#atOnce + html.length > AT_ONCE_CHARACTERS) return false;
    if (this.#atOnce === 0 && html.length > 0) {
      setTimeout(() => {
        this.#atOnce = 0;
      }, WHILE_MS).unref();
    }
    this.#atOnce += html.length;
    return true;
  }

  async #once(kind: HtmlKind, html: string): Promise<string> {
    const key = createHash('sha256').update(kind).update('\0').update(html).digest('base64');
    const known = this.#kept.get(key);
    if (known) return await known.html;
    const result = this.#thread
      .run({ kind, html, isBounded: false })
      .then((clean) => clean ?? asPlainText(html));
    this.#kept.set(key, { html: result, characters: html.length });
    this.#keptCharacters += html.length;
    for (const oldest of this.#kept.keys()) {
      if (this.#keptCharacters <= KEPT_CHARACTERS) break;
      this.#forget(oldest);
    }
    result.catch(() => this.#forget(key));
    return await result;
  }

  #forget(key: string): void {
    this.#keptCharacters -= this.#kept.get(key)?.characters ?? 0;
    this.#kept.delete(key);
  }
}
