import { type RefObject, useEffect, useState } from 'react';

/** What stands under the top bar counts as the top of the window. */
const TOP_PX = 120;

const blocksOf = (sheet: HTMLElement) => Array.from(sheet.querySelectorAll<HTMLElement>('[data-blocks] > *'));

/** Index of the block of text that is being read; 0 while the beginning is in view. */
function blockAtTop(blocks: readonly HTMLElement[]): number {
  const first = blocks.findIndex((block) => block.getBoundingClientRect().bottom > TOP_PX);
  return first === -1 ? Math.max(0, blocks.length - 1) : first;
}

interface ReadingPosition {
  readonly sheet: RefObject<HTMLElement | null>;
  /** Where reading stopped the last time; null: at the beginning. */
  readonly lastPosition: number | null;
  /** Null: this person has no progress of their own here. */
  readonly onLeave: ((position: number) => void) | null;
}

/**
 * Notes where reading stands when the page is left or hidden, and leads back there.
 *
 * @returns what brings the reader back to where they stopped; null when they are there, or have begun to read on.
 */
export function useReadingPosition({ sheet, lastPosition, onLeave }: ReadingPosition) {
  // As it was when the page was opened: where somebody reads now is no news to them.
  const [start] = useState(lastPosition);
  const [isOffered, setIsOffered] = useState(start !== null && start > 0);

  // The offer goes with the first screen of text that is read without it.
  useEffect(() => {
    if (!isOffered) return;
    const onScroll = () => window.scrollY > window.innerHeight && setIsOffered(false);
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [isOffered]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `onLeave` is made anew with each render and does the same
  useEffect(() => {
    const { current } = sheet;
    if (!onLeave || !current) return;
    const blocks = blocksOf(current);
    let noted = start ?? 0;
    let reached = noted;
    let frame = 0;
    const onScroll = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        reached = blockAtTop(blocks);
      });
    };
    const note = () => {
      if (reached === noted) return;
      noted = reached;
      onLeave(reached);
    };
    const onHide = () => document.visibilityState === 'hidden' && note();
    window.addEventListener('scroll', onScroll, { passive: true });
    document.addEventListener('visibilitychange', onHide);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onScroll);
      document.removeEventListener('visibilitychange', onHide);
      note();
    };
  }, []);

  if (!isOffered || start === null) return null;
  return () => {
    setIsOffered(false);
    const block = sheet.current ? blocksOf(sheet.current)[start] : undefined;
    if (!block) return;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({
      top: window.scrollY + block.getBoundingClientRect().top - TOP_PX + 8,
      behavior: isCalm ? 'auto' : 'smooth',
    });
    block.tabIndex = -1;
    block.focus({ preventScroll: true });
  };
}
