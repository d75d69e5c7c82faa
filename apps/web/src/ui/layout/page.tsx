import type { ReactNode } from 'react';
import classes from './page.module.css';

/** Sections of a page, one under the other, with the page's gap between them. */
export const Sections = ({ children }: { children: ReactNode }) => (
  <div className={classes.sections}>{children}</div>
);

/** A main column and a side column (8/4); one column on phones. */
export const Split = ({ children }: { children: ReactNode }) => (
  <div className={classes.split}>{children}</div>
);

/** Cards in a row, as many as fit. */
export const CardGrid = ({ children }: { children: ReactNode }) => (
  <div className={classes.grid}>{children}</div>
);

interface SectionHeadProps {
  readonly title: string;
  readonly aside?: ReactNode;
}

/** The title over a group of cards. */
export const SectionHead = ({ title, aside }: SectionHeadProps) => (
  <div className={classes.head}>
    <h2 className={classes.title}>{title}</h2>
    {aside}
  </div>
);
