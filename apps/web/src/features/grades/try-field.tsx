import '@mantine/core/styles/NumberInput.layer.css';
import { NumberInput } from '@mantine/core';
import classes from './course-grades-card.module.css';

interface TryFieldProps {
  readonly label: string;
  /** Empty: nothing is tried. */
  readonly value: number | '';
  /** What the work has now, in words. */
  readonly score: string;
  /** The points it is out of, in words. */
  readonly possible: string;
  readonly most: number;
  readonly onTry: (points: number | '') => void;
}

/** Points to try for one piece of work. */
export default function TryField({ label, value, score, possible, most, onTry }: TryFieldProps) {
  return (
    <NumberInput
      className={classes.try}
      aria-label={label}
      value={value}
      placeholder={score}
      suffix={` / ${possible}`}
      min={0}
      max={most}
      decimalScale={2}
      hideControls
      onChange={(points) => onTry(typeof points === 'number' ? points : '')}
    />
  );
}
