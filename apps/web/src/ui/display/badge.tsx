import type { ReactNode } from 'react';
import classes from './badge.module.css';

export type BadgeTone =
  | 'success'
  | 'warning'
  | 'danger'
  | 'info'
  | 'neutral'
  | 'primary'
  | 'outline'
  | 'notice';

interface BadgeProps {
  readonly children: ReactNode;
  /** `notice` is the solid amber mark: one on a screen. */
  readonly tone?: BadgeTone;
  /** Where the state matters the word comes with an icon, since color alone says nothing. */
  readonly icon?: ReactNode;
}

export function Badge({ children, tone = 'neutral', icon }: BadgeProps) {
  return (
    <span className={classes.badge} data-tone={tone}>
      {icon}
      {children}
    </span>
  );
}
