import {
  IconFileAlert,
  IconFileTypeDoc,
  IconFileTypePdf,
  IconPhoto,
  IconPresentation,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './document-list.module.css';
import type { FileKind } from './file-kind.ts';

export const KIND_ICONS = {
  pdf: IconFileTypePdf,
  word: IconFileTypeDoc,
  slides: IconPresentation,
  image: IconPhoto,
};

interface DocumentRowProps {
  readonly name: string;
  readonly kind: FileKind;
  /** Under the name: size and length, progress, or what went wrong. */
  readonly children: ReactNode;
  /** At the end of the row. */
  readonly actions: ReactNode;
  readonly isFailed?: boolean;
}

/** One document: what it is, how it stands, and what can be done with it. */
export function DocumentRow({ name, kind, children, actions, isFailed = false }: DocumentRowProps) {
  const Icon = isFailed ? IconFileAlert : KIND_ICONS[kind];
  return (
    <li className={classes.row} data-failed={isFailed || undefined}>
      <span className={classes.icon} aria-hidden="true">
        <Icon size={24} stroke={1.6} />
      </span>
      <div className={classes.words}>
        {/* The name is its owner's: text in whatever direction it is written. */}
        <span className={classes.name} dir="auto">
          {name}
        </span>
        {children}
      </div>
      <span className={classes.actions}>{actions}</span>
    </li>
  );
}
