import type { Relationship } from '@fieldhouse/domain/families/guardian-links.ts';
import { IconMail } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { writeTo } from '#lib/message-link.ts';
import { gradeLevelName } from '#shared/courses/course-words.tsx';
import { ButtonLink } from '#ui/controls/links.tsx';
import { Card } from '#ui/layout/card.tsx';
import classes from './details.module.css';
import type { StudentRecord } from './records-queries.ts';

interface AboutCardProps {
  readonly record: StudentRecord;
  readonly relationshipName: (relationship: Relationship, t: TFunction) => string;
}

/** Who the student is, as everybody at the school may know who works with them, and whom to write to. */
export function AboutCard({ record, relationshipName }: AboutCardProps) {
  const { t, i18n } = useTranslation();
  const { birthday, guardians } = record;
  const facts = [
    [t('Grade level'), gradeLevelName(record.gradeLevel, t)],
    [t('Graduation year'), record.graduationYear === null ? null : String(record.graduationYear)],
    [t('Birthday'), birthday && birthdayText(birthday, i18n.language)],
    [t('Languages at home'), record.languages],
  ] as const;
  return (
    <Card title={t('About {{name}}', { name: record.name })}>
      <dl className={classes.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value ?? t('Not entered')}</dd>
          </div>
        ))}
      </dl>
      <h3 className={classes.heading}>{t('Guardians')}</h3>
      {guardians.length === 0 ? (
        <p className={classes.none}>{t('No guardian is linked to this student.')}</p>
      ) : (
        <ul className={classes.people}>
          {guardians.map(({ name, relationship, can }) => (
            <li key={`${name}/${relationship}`}>
              <span className={classes.person}>
                <strong>{name}</strong>
                <span>{relationshipName(relationship, t)}</span>
              </span>
              {can.message && (
                <ButtonLink
                  {...writeTo(name)}
                  size="sm"
                  variant="default"
                  leftSection={<IconMail size={18} stroke={1.7} />}
                  aria-label={t('Message {{name}}', { name })}
                >
                  {t('Message')}
                </ButtonLink>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

/** A leap year, so that each day of the year is one. */
const LEAP_YEAR = 2024;

const birthdayText = ({ month, day }: { month: number; day: number }, language: string): string =>
  new Intl.DateTimeFormat(language, { month: 'long', day: 'numeric', timeZone: 'UTC' }).format(
    Date.UTC(LEAP_YEAR, month - 1, day),
  );
