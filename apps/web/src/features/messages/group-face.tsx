import { IconUsers } from '@tabler/icons-react';
import classes from './messages.module.css';

/** In place of a face, where several people are meant. */
export const GroupFace = () => (
  <span className={classes.groupFace}>
    <IconUsers size={22} stroke={1.7} aria-hidden="true" />
  </span>
);
