import type { OwnPrerequisite } from '@fieldhouse/contract/catalog-prerequisites.ts';
import { IconAlertTriangle, IconCheck, IconQuestionMark } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { Badge } from '#ui/display/badge.tsx';
import { Card } from '#ui/layout/card.tsx';
import classes from './overview-page.module.css';

/** What a course asks for, with the reader's own standing. Nothing where it asks for nothing. */
export function PrerequisiteList({ prerequisites }: { prerequisites: readonly OwnPrerequisite[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (prerequisites.length === 0) return null;
  return (
    <Card title={t('Prerequisites')}>
      <ul className={classes.prerequisites}>
        {prerequisites.map(({ title, courseId, kind, minRatio, standing }) => (
          <li key={`${kind} ${title}`}>
            <span className={classes.asked}>
              {courseId ? (
                <Link to="/course/$courseId" params={{ courseId }}>
                  {title}
                </Link>
              ) : (
                title
              )}
            </span>
            <span className={classes.kind}>
              {kindName(kind, t)}
              {minRatio !== null && ` · ${t('{{share}} or better', { share: format.percent(minRatio, 2) })}`}
            </span>
            {standing && <Standing standing={standing} />}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Standing({ standing }: { standing: NonNullable<OwnPrerequisite['standing']> }) {
  const { t } = useTranslation();
  switch (standing) {
    case 'met':
      return (
        <Badge tone="success" icon={<IconCheck />}>
          {t('Met')}
        </Badge>
      );
    case 'missing':
      return (
        <Badge tone="warning" icon={<IconAlertTriangle />}>
          {t('Not met')}
        </Badge>
      );
    case 'unknown':
      return (
        <Badge tone="info" icon={<IconQuestionMark />}>
          {t('Your school checks this')}
        </Badge>
      );
  }
}

export function kindName(kind: OwnPrerequisite['kind'], t: TFunction): string {
  switch (kind) {
    case 'required':
      return t('Mandatory');
    case 'recommended':
      return t('Recommended');
    case 'corequisite':
      return t('Take at the same time');
  }
}
