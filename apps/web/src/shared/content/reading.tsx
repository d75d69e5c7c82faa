import './reading-font.css';
import type { CSSProperties, ReactNode } from 'react';
import { readingSize } from '#lib/reading-size.ts';
import { useStore } from '#lib/store.ts';
import classes from './reading.module.css';
import { RichText } from './rich-text.tsx';

/** Lessons, stories and a student's work: a reading face, 68 characters to a line. */
export function Reading({ children, lang }: { children: ReactNode; lang?: string }) {
  const scale = useStore(readingSize) / 100;
  return (
    <div
      className={classes.reading}
      lang={lang}
      style={scale === 1 ? undefined : ({ '--reading-scale': scale } as CSSProperties)}
      data-blocks
    >
      {children}
    </div>
  );
}

/** Plain text: a blank line parts paragraphs, and a line that ends in one, as in verse, ends on the screen too. */
export const Paragraphs = ({ text }: { text: string }) => (
  <>
    {text
      .split(/\n\s*\n/)
      .filter((paragraph) => paragraph.trim() !== '')
      .map((paragraph, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs are their position
        <p key={at} className={classes.lines}>
          <RichText text={paragraph.trim()} />
        </p>
      ))}
  </>
);
