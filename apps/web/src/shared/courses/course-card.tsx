import type { CourseImage } from '@fieldhouse/contract/course-look.ts';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import classes from './course-card.module.css';

interface CourseCardProps {
  readonly title: string;
  /** Level of the title; 3 where a section title stands above. */
  readonly titleOrder?: 2 | 3;
  /** The course that the title opens; null: none to open. */
  readonly courseId: string | null;
  /** Its color, at the top of the card. */
  readonly color?: number;
  readonly image?: CourseImage | null;
  readonly subtitle?: ReactNode;
  readonly description?: string;
  readonly badges?: ReactNode;
  /** Short facts, one after the other. */
  readonly facts?: readonly ReactNode[];
  /** What it asks for, above the facts. */
  readonly asks?: ReactNode;
  /** At the foot: a button or a link. */
  readonly children?: ReactNode;
}

/** A course as it stands in a catalog. */
export function CourseCard({
  title,
  titleOrder = 3,
  courseId,
  color,
  image = null,
  subtitle,
  description,
  badges,
  facts = [],
  asks,
  children,
}: CourseCardProps) {
  const Heading = `h${titleOrder}` as const;
  return (
    <article className={classes.card} data-series={color}>
      {image && <img className={classes.image} src={image.url} alt={image.alt} loading="lazy" />}
      {badges && <div className={classes.badges}>{badges}</div>}
      <Heading className={classes.title}>
        {courseId ? (
          <Link to="/course/$courseId" params={{ courseId }}>
            {title}
          </Link>
        ) : (
          title
        )}
      </Heading>
      {subtitle && <p className={classes.subtitle}>{subtitle}</p>}
      {description && <p className={classes.description}>{description}</p>}
      {asks}
      <ul className={classes.facts}>
        {facts.map((fact, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: facts are their position
          <li key={at}>{fact}</li>
        ))}
      </ul>
      {children && <div className={classes.foot}>{children}</div>}
    </article>
  );
}
