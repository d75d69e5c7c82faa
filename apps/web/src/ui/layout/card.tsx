import type { ReactNode } from 'react';
import classes from './card.module.css';

interface CardProps {
  readonly children: ReactNode;
  /** A title in the head of the card. */
  readonly title?: ReactNode;
  /** Level of the title; 2 unless the card stands under a section title. */
  readonly titleOrder?: 2 | 3;
  readonly description?: ReactNode;
  /** What stands right of the title: a link, a badge, a button. */
  readonly aside?: ReactNode;
  /** Lists and tables sit flush: their rows bring their own side padding. */
  readonly flush?: boolean;
  readonly className?: string | undefined;
}

/** A surface set apart by a line; never a card in a card. */
export function Card({
  children,
  title,
  titleOrder = 2,
  description,
  aside,
  flush = false,
  className,
}: CardProps) {
  const Heading = `h${titleOrder}` as const;
  return (
    <section className={`${classes.card} ${className ?? ''}`} data-flush={flush || undefined}>
      {(title || aside) && (
        <header className={classes.head}>
          <div className={classes.words}>
            {title && <Heading className={classes.title}>{title}</Heading>}
            {description && <p className={classes.description}>{description}</p>}
          </div>
          {aside}
        </header>
      )}
      {children}
    </section>
  );
}
