import './reading-font.css';
import type { ReactNode } from 'react';
import classes from './reading.module.css';

/** Lessons, stories and a student's work: a reading face, 68 characters to a line. */
export const Reading = ({ children, lang }: { children: ReactNode; lang?: string }) => (
  <div className={classes.reading} lang={lang}>
    {children}
  </div>
);

/** Plain text: a blank line parts paragraphs. */
export const Paragraphs = ({ text }: { text: string }) => (
  <>
    {text
      .split(/\n\s*\n/)
      .filter((paragraph) => paragraph.trim() !== '')
      .map((paragraph, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs are their position
        <p key={at}>{paragraph.trim()}</p>
      ))}
  </>
);
