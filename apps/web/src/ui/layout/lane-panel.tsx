import type { ReactNode } from 'react';
import classes from './lane-panel.module.css';
import { Lanes } from './lanes.tsx';

interface LanePanelProps {
  /** A solid amber mark with an icon, such as "Starts in 12 minutes". */
  readonly mark?: ReactNode;
  readonly title: ReactNode;
  readonly children?: ReactNode;
  /** Buttons: `variant="white"` for the first, `variant="panel"` for the rest. */
  readonly actions?: ReactNode;
  readonly className?: string;
}

/** The one thing to do or know now; at most one on a screen. */
export function LanePanel({ mark, title, children, actions, className }: LanePanelProps) {
  return (
    <section className={`${classes.panel} ${className ?? ''}`}>
      <Lanes className={classes.lanes} />
      <div className={classes.words}>
        {mark && <span className={classes.mark}>{mark}</span>}
        <h2 className={classes.title}>{title}</h2>
        {children && <div className={classes.text}>{children}</div>}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </section>
  );
}
