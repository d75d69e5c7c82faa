import type { ReactNode } from 'react';
import classes from './icon-well.module.css';

/** An icon on its own small ground. */
export const IconWell = ({
  children,
  tone = 'primary',
}: {
  children: ReactNode;
  tone?: 'primary' | 'accent' | 'danger';
}) => (
  <span className={classes.well} data-tone={tone} aria-hidden="true">
    {children}
  </span>
);
