import type { ReactNode } from 'react';
import { IconWell } from '#ui/display/icon-well.tsx';
import classes from './states.module.css';

interface EmptyStateProps {
  readonly icon: ReactNode;
  readonly title: string;
  /** Level of the title. Alone it stands under the page's title, inside a card under the card's. */
  readonly titleOrder?: 2 | 3;
  /** Why there is nothing. */
  readonly children?: ReactNode;
  /** The next step: one small button (`size="sm" variant="default"`). */
  readonly action?: ReactNode;
  /** With a card of its own; without it stands inside one. */
  readonly framed?: boolean;
}

export const EmptyState = ({
  icon,
  title,
  children,
  action,
  framed = false,
  titleOrder = framed ? 2 : 3,
}: EmptyStateProps) => {
  const Heading = `h${titleOrder}` as const;
  return (
    <div className={classes.state} data-framed={framed || undefined}>
      <IconWell>{icon}</IconWell>
      <Heading className={classes.title}>{title}</Heading>
      {children && <p className={classes.text}>{children}</p>}
      {action && <div className={classes.actions}>{action}</div>}
    </div>
  );
};
