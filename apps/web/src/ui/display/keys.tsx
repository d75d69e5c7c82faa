import { Fragment } from 'react';
import classes from './keys.module.css';

/** A sentence about keys: what stands in brackets is drawn as a key, "[Enter] to choose". Hidden on phones. */
export const Keys = ({ children }: { children: string }) => (
  <span className={classes.keys}>
    {children.split(/\[([^\]]+)\]/).map((part, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a sentence are their position
      <Fragment key={at}>{at % 2 === 1 ? <kbd>{part}</kbd> : part}</Fragment>
    ))}
  </span>
);
