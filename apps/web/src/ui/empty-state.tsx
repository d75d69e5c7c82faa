import type { ReactNode } from 'react';
import { IconWell } from './icon-well.tsx';
import classes from './states.module.css';

interface EmptyStateProps {
  readonly icon: ReactNode;
  readonly title: string;
  /** Why there is nothing. */
  readonly children?: ReactNode;
  /** The next step: one small button (`size="sm" variant="default"`). */
  readonly action?: ReactNode;
  /** With a card of its own; without it stands inside one. */
  readonly framed?: boolean;
}

export const EmptyState = ({ icon, title, children, action, framed = false }: EmptyStateProps) => (
  <div className={classes.state} data-framed={framed || undefined}>
    <IconWell>{icon}</IconWell>
    <h3 className={classes.title}>{title}</h3>
    {children && <p className={classes.text}>{children}</p>}
    {action && <div className={classes.actions}>{action}</div>}
  </div>
);
