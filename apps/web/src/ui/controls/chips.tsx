import { IconCheck } from '@tabler/icons-react';
import classes from './chips.module.css';

interface Chip<Value> {
  readonly value: Value;
  readonly label: string;
  /** How many there are behind it. */
  readonly count?: number | undefined;
}

interface ChipsProps<Value> {
  /** What is filtered: "Subject". */
  readonly label: string;
  readonly chips: readonly Chip<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** Filters as pills, one of them chosen. On phones the row scrolls sideways. */
export function Chips<Value extends string | number | undefined>({
  label,
  chips,
  value,
  onChange,
}: ChipsProps<Value>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset doesn't scroll
    <div className={classes.row} role="group" aria-label={label}>
      {chips.map((chip) => (
        <button
          key={chip.value ?? ''}
          type="button"
          className={classes.chip}
          aria-pressed={chip.value === value}
          onClick={() => onChange(chip.value)}
        >
          {chip.value === value && <IconCheck size={16} stroke={2.2} aria-hidden="true" />}
          <span className={classes.label}>{chip.label}</span>
          {chip.count !== undefined && <span className={classes.count}>{chip.count}</span>}
        </button>
      ))}
    </div>
  );
}
