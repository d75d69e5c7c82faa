import { IconFileAlert, IconFileTypeDoc, IconFileTypePdf } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './document-list.module.css';

interface DocumentRowProps {
  readonly name: string;
  readonly isPdf: boolean;
  /** Under the name: size and length, progress, or what went wrong. */
  readonly children: ReactNode;
  /** At the end of the row. */
  readonly actions: ReactNode;
  readonly isFailed?: boolean;
}

/** One document: what it is, how it stands, and what can be done with it. */
export function DocumentRow({ name, isPdf, children, actions, isFailed = false }: DocumentRowProps) {
  const Icon = isFailed ? IconFileAlert : isPdf ? IconFileTypePdf : IconFileTypeDoc;
  return (
    <li className={classes.row} data-failed={isFailed || undefined}>
      <span className={classes.icon} aria-hidden="true">
        <Icon size={24} stroke={1.6} />
      </span>
      <div className={classes.words}>
        {/* The name is the student's: text in whatever direction it is written. */}
        <span className={classes.name} dir="auto">
          {name}
        </span>
        {children}
      </div>
      <span className={classes.actions}>{actions}</span>
    </li>
  );
}
