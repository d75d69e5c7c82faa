import type { ReactNode } from 'react';
import classes from './facts.module.css';

/** Short facts about something, in a line that may break: a dot stands between two, never at the end of a line. */
export const Facts = ({ children }: { children: ReactNode }) => <p className={classes.facts}>{children}</p>;

/** A course's name with its color. */
export const CourseFact = ({
  children,
  series,
}: {
  children: ReactNode;
  /** Place of the course among the running ones, from 0; -1: none of them. */
  series: number;
}) => (
  <span>
    <span
      className={classes.square}
      data-series={series === -1 ? undefined : (series % 5) + 1}
      aria-hidden="true"
    />
    {children}
  </span>
);
