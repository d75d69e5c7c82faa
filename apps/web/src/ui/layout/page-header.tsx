import type { ReactNode } from 'react';
import { type Crumb, usePageTitle } from '#lib/page-title.ts';
import classes from './page-header.module.css';

interface PageHeaderProps {
  readonly title: string;
  /** Shorter name for the top bar and the browser's title. */
  readonly shortTitle?: string;
  /** The pages above this one, nearest last. */
  readonly parents?: readonly Crumb[];
  readonly description?: ReactNode;
  readonly actions?: ReactNode;
}

/** The title of a page; also tells the frame and the browser where the person is. */
export function PageHeader({ title, shortTitle, parents, description, actions }: PageHeaderProps) {
  usePageTitle(shortTitle ?? title, parents);
  return (
    <header className={classes.header}>
      <div className={classes.words}>
        <h1 className={classes.title}>{title}</h1>
        {description && <p className={classes.description}>{description}</p>}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </header>
  );
}
