import { shownGpa } from '@fieldhouse/domain/rounding/display.ts';
import { IconCheck, IconX } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { outlookName } from '#shared/courses/outlook-words.ts';
import { TextLink } from '#ui/controls/links.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { Card } from '#ui/layout/card.tsx';
import classes from './profile.module.css';
import type { Profile } from './profile-queries.ts';

type Academic = NonNullable<Profile['academic']>;

/** "12th Grade", "Kindergarten"; empty while nobody knows. */
export function gradeLevelWords(level: number | null, t: TFunction): string {
  if (level === null) return '';
  if (level === 0) return t('Kindergarten');
  return t('Grade {{level}}', { level });
}

/** What the school keeps of a student, and the figures of the dashboard. */
export function AcademicCard({ academic }: { academic: Academic }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { gradeLevel, graduationYear, currentGpa, isCoreBarMet, standing, schoolName } = academic;
  const isEligible = standing?.isQualifier ?? isCoreBarMet;
  return (
    <Card
      title={t('Academic Information')}
      description={t('Managed by {{school}}. Ask the school to change it.', { school: schoolName })}
    >
      <dl className={classes.facts}>
        <div>
          <dt>{t('Grade level')}</dt>
          <dd>{gradeLevelWords(gradeLevel, t) || t('Not known yet')}</dd>
        </div>
        <div>
          <dt>{t('Expected graduation')}</dt>
          <dd>{graduationYear ?? t('Not known yet')}</dd>
        </div>
        <div>
          <dt>{t('Current GPA')}</dt>
          <dd>{currentGpa === null ? t('Not posted yet') : format.number(shownGpa(currentGpa), 2)}</dd>
        </div>
        <div>
          <dt>{t('NCAA Eligible')}</dt>
          <dd>
            <Badge tone={isEligible ? 'success' : 'neutral'} icon={isEligible ? <IconCheck /> : <IconX />}>
              {isEligible ? t('Yes') : t('No')}
            </Badge>
            <span className={classes.unofficial}>{t('Unofficial')}</span>
            {standing && !isEligible && (
              <TextLink to="/eligibility">{outlookName(standing.outlook, t)}</TextLink>
            )}
          </dd>
        </div>
      </dl>
    </Card>
  );
}

export function DualEnrollmentCard({ academic }: { academic: Academic }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { credits, colleges } = academic.dualEnrollment;
  return (
    <Card title={t('Dual Enrollment')}>
      <dl className={classes.facts}>
        <div>
          <dt>{t('Total college credits')}</dt>
          <dd>{format.number(credits)}</dd>
        </div>
      </dl>
      {colleges.length === 0 ? (
        <p className={classes.hint}>
          {t('No college credits yet. Your school enters them once a partner college has confirmed them.')}
        </p>
      ) : (
        <p className={classes.hint}>{format.list(colleges)}</p>
      )}
    </Card>
  );
}
