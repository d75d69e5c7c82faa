import type { ReactNode } from 'react';
import classes from './facts.module.css';

/** Short facts about something, in a line that may break: a dot stands between two, never at the end of a line. */
export const Facts = ({ children }: { children: ReactNode }) => <p className={classes.facts}>{children}</p>;

/** The color of a course, before its name. A copy that the device kept from before may have none. */
export const CourseMark = ({ color }: { color: number | undefined }) => (
  <span className={classes.square} data-series={color} aria-hidden="true" />
);

/** A course's name with its color. */
export const CourseFact = ({ children, color }: { children: ReactNode; color: number | undefined }) => (
  <span>
    <CourseMark color={color} />
    {children}
  </span>
);
