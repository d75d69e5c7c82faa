import classes from './unit-lane.module.css';

export type UnitState = 'earned' | 'projected' | 'unplanned' | 'open';

interface UnitLaneProps {
  /** How many blocks of each kind, in this order; halves make a half-filled block. */
  readonly earned: number;
  readonly projected: number;
  /** Known to be missing from the plan: drawn as an outline. */
  readonly unplanned?: number;
  /** All blocks; what is left over is open. */
  readonly total: number;
  /** The same in words: a text figure always stands beside a lane. */
  readonly label: string;
  /** On a pine panel. */
  readonly onPanel?: boolean;
}

/** One block for each unit or course: solid is earned, hatched is in progress, outlined isn't planned, plain is open. */
export function UnitLane({ earned, projected, unplanned = 0, total, label, onPanel = false }: UnitLaneProps) {
  const stateAt = (at: number): UnitState =>
    at < earned
      ? 'earned'
      : at < earned + projected
        ? 'projected'
        : at < earned + projected + unplanned
          ? 'unplanned'
          : 'open';
  return (
    <div className={classes.lane} role="img" aria-label={label} data-on-panel={onPanel || undefined}>
      {Array.from({ length: Math.ceil(total) }, (_, block) => {
        const first = stateAt(block);
        const second = stateAt(block + 0.5);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks are their position
          <span key={block} className={classes.block} data-state={second}>
            {first !== second && <span className={classes.half} data-state={first} />}
          </span>
        );
      })}
    </div>
  );
}

/** What the blocks mean: `UnitLegend` under a lane, with the figures in words. */
export const UnitLegend = ({ entries }: { entries: readonly { state: UnitState; label: string }[] }) => (
  <ul className={classes.legend}>
    {entries.map(({ state, label }) => (
      <li key={state}>
        <span className={classes.key} data-state={state} aria-hidden="true" />
        {label}
      </li>
    ))}
  </ul>
);
