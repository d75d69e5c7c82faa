import type { ReactNode } from 'react';
import classes from './progress-bar.module.css';

interface ProgressBarProps {
  /** Share of one; more or less than the bar holds is cut. */
  readonly ratio: number;
  /** What the bar measures, for those who don't see it. */
  readonly label: string;
  /** In words, left under the bar: "19 of 28 lessons". */
  readonly note?: ReactNode;
  /** Right under the bar: "68%". */
  readonly value?: ReactNode;
}

export function ProgressBar({ ratio, label, note, value }: ProgressBarProps) {
  const share = Math.min(1, Math.max(0, ratio));
  return (
    <div>
      <div
        className={classes.track}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(share * 100)}
      >
        <div className={classes.meter} style={{ inlineSize: `${share * 100}%` }} />
      </div>
      {(note || value) && (
        <div className={classes.words}>
          <span>{note}</span>
          <span className={classes.value}>{value}</span>
        </div>
      )}
    </div>
  );
}
