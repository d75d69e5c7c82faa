import type { Reading } from '@fieldhouse/domain/speech/reading.ts';
import { wordsOf } from '@fieldhouse/domain/speech/words.ts';
import { alignWords } from './align.ts';

/** Not read: controls, what is only for the eye or only for screen readers, and the player itself. */
const LEFT_OUT =
  '[data-listen], [aria-hidden="true"], [translate="no"], button, nav, textarea, select, svg, script, style';

const NAME = 'listen-word';

/** Part of the window, from its top, in which the word that is read may stand. */
const BAND = { top: 0.2, bottom: 0.75 } as const;

/** The browser can mark words without touching the page's elements. */
const canMark = () => typeof Highlight === 'function' && 'highlights' in CSS;

/** Where the words of a reading stand on the page, and what marks them there. */
export class PageWords {
  readonly #ranges = new Map<number, Range>();

  constructor(root: Element, { text, blocks }: Reading) {
    if (!canMark()) return;
    const onPage = rangesOf(root);
    const read = blocks.map(({ start, end }) =>
      wordsOf(text.slice(start, end)).map((word) => ({
        start: start + word.start,
        text: text.slice(start + word.start, start + word.end),
      })),
    );
    const places = alignWords(
      read.map((words) => words.map((word) => word.text)),
      onPage.map((word) => word.text),
    );
    read.forEach((words, block) => {
      words.forEach((word, at) => {
        const range = onPage[places[block]?.[at] ?? -1]?.range;
        if (range) this.#ranges.set(word.start, range);
      });
    });
  }

  /**
   * Marks the word that begins at this place of the text.
   *
   * @returns where it stands in the window; null: it isn't on the page, or not in view of anybody
   */
  mark(start: number): DOMRect | null {
    const range = this.#ranges.get(start);
    const rect = range?.startContainer.isConnected ? range.getBoundingClientRect() : null;
    if (!range || !rect || rect.height === 0) {
      this.clear();
      return null;
    }
    CSS.highlights.set(NAME, new Highlight(range));
    return rect;
  }

  clear(): void {
    if (canMark()) CSS.highlights.delete(NAME);
  }
}

/** Brings a word back into the calm part of the window, when it has left it. */
export function keepInView(rect: DOMRect): void {
  const { innerHeight, scrollY } = window;
  if (rect.top >= innerHeight * BAND.top && rect.bottom <= innerHeight * BAND.bottom) return;
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({
    top: Math.max(0, scrollY + rect.top - innerHeight * 0.3),
    behavior: isCalm ? 'auto' : 'smooth',
  });
}

function rangesOf(root: Element): { text: string; range: Range }[] {
  const found: { text: string; range: Range }[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!(node instanceof Text) || node.parentElement?.closest(LEFT_OUT)) continue;
    for (const { start, end } of wordsOf(node.data)) {
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, end);
      found.push({ text: node.data.slice(start, end), range });
    }
  }
  return found;
}
