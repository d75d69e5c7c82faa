import type { ReactNode } from 'react';
import classes from './stat-card.module.css';

interface StatCardProps {
  readonly label: string;
  readonly value: ReactNode;
  /** Small words beside the figure: "of 4.0". */
  readonly unit?: ReactNode;
  /** One line under the figure. */
  readonly note?: ReactNode;
  readonly noteTone?: 'success' | 'warning' | 'danger';
  readonly icon?: ReactNode;
  /** A small picture between label and figure. */
  readonly children?: ReactNode;
}

/** One figure with its name. In a `StatRow` the cards become one strip on phones. */
export function StatCard({ label, value, unit, note, noteTone, icon, children }: StatCardProps) {
  return (
    <section className={classes.card} aria-label={label}>
      <div className={classes.head}>
        <h2 className={classes.label}>{label}</h2>
        {icon && <span className={classes.icon}>{icon}</span>}
      </div>
      {children && <div className={classes.picture}>{children}</div>}
      <div className={classes.figure}>
        <span className={classes.value}>{value}</span> {unit && <span className={classes.unit}>{unit}</span>}
      </div>
      {note && (
        <p className={classes.note} data-tone={noteTone}>
          {note}
        </p>
      )}
    </section>
  );
}

export const StatRow = ({ children }: { children: ReactNode }) => (
  <div className={classes.row}>{children}</div>
);
