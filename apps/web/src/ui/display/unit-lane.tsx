import classes from './unit-lane.module.css';

export type UnitState = 'locked' | 'earned' | 'projected' | 'planned' | 'unplanned' | 'open';

interface UnitLaneProps {
  /** How many blocks of each kind, in this order; halves make a half-filled block. */
  readonly earned: number;
  readonly projected: number;
  /** How many of the earned ones can't be replaced any more: they come first. */
  readonly locked?: number;
  /** Planned, and not begun. */
  readonly planned?: number;
  /** Known to be missing from the plan: drawn as an outline. */
  readonly unplanned?: number;
  /** All blocks; what is left over is open. */
  readonly total: number;
  /** The same in words: a text figure always stands beside a lane. */
  readonly label: string;
  /** On a pine panel. */
  readonly onPanel?: boolean;
}

/**
 * One block for each unit or course: solid is earned, with a line where it is locked; hatched is in progress, dashed is
 * planned, outlined isn't planned, plain is open.
 */
export function UnitLane({
  earned,
  projected,
  locked = 0,
  planned = 0,
  unplanned = 0,
  total,
  label,
  onPanel = false,
}: UnitLaneProps) {
  const ends: readonly (readonly [UnitState, number])[] = [
    ['locked', locked],
    ['earned', earned],
    ['projected', earned + projected],
    ['planned', earned + projected + planned],
    ['unplanned', earned + projected + planned + unplanned],
  ];
  const stateAt = (at: number): UnitState => ends.find(([, end]) => at < end)?.[0] ?? 'open';
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
