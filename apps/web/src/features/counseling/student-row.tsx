import { Button, Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { shownName } from '#lib/shown-name.ts';
import { gradeLevelName } from '#shared/courses/course-words.tsx';
import { OUTLOOK_TONES, outlookName } from '#shared/courses/outlook-words.ts';
import { bodyName } from '#shared/eligibility/body-words.ts';
import { ButtonLink } from '#ui/controls/links.tsx';
import { Avatar } from '#ui/display/avatar.tsx';
import { Badge } from '#ui/display/badge.tsx';
import classes from './counseling.module.css';
import type { CounseledStudent } from './counseling-queries.ts';
import { findingShort } from './risk-words.ts';

interface StudentRowProps {
  readonly student: CounseledStudent;
  readonly isChosen: boolean;
  /** Null: as many are chosen as can be. */
  readonly onChoose: ((isChosen: boolean) => void) | null;
  readonly onFollowUp: () => void;
}

/** How many findings a row names. */
const MOST_NAMED = 3;

/** A student with the risk, why, until when, and who sees to it. */
export function StudentRow({ student, isChosen, onChoose, onFollowUp }: StudentRowProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { risk, gradeLevel, graduationYear, sport, counselors, followUps } = student;
  const name = shownName(student.name, t);
  const about = [
    gradeLevelName(gradeLevel, t),
    graduationYear !== null && t('Class of {{year}}', { year: graduationYear }),
    sport,
  ].filter(Boolean);
  const stands = student.bodies.find(({ body }) => body === risk.body);
  const named = [...new Set(stands?.findings.map(({ code }) => findingShort(code, t)))];
  const more = named.length - MOST_NAMED;
  const names = counselors.map((one) => shownName(one.name, t));
  return (
    <li className={classes.row}>
      <div className={classes.who}>
        <Checkbox
          aria-label={t('Choose {{name}}', { name })}
          checked={isChosen}
          disabled={onChoose === null}
          onChange={(event) => onChoose?.(event.currentTarget.checked)}
        />
        <Avatar name={name} />
        <div className={classes.words}>
          <p className={classes.name}>{name}</p>
          <p className={classes.about}>{about.join(' · ')}</p>
        </div>
      </div>
      <div className={classes.risk}>
        <p className={classes.badges}>
          <Badge tone={OUTLOOK_TONES[risk.outlook]}>{outlookName(risk.outlook, t)}</Badge>
          {risk.body && <span className={classes.about}>{bodyName(risk.body, t)}</span>}
          {stands?.gpa != null && (
            <span className={classes.about}>
              {t('core GPA {{gpa}}', { gpa: format.number(stands.gpa, 3) })}
            </span>
          )}
        </p>
        {named.length > 0 && (
          <p className={classes.about}>
            {[
              ...named.slice(0, MOST_NAMED),
              ...(more > 0 ? [t('{{count}} more findings', { count: more })] : []),
            ].join(' · ')}
          </p>
        )}
        {risk.by && (
          <p className={classes.by}>{t('Next date: {{date}}', { date: format.calendarDate(risk.by) })}</p>
        )}
      </div>
      <div className={classes.care}>
        <p className={classes.about}>
          {names.length > 0 ? format.list(names) : t('No counselor yet: on everyone’s list')}
        </p>
        {followUps.map((one) => (
          <p key={one.followUpId} className={classes.about} data-overdue={one.isOverdue || undefined}>
            {t('{{task}} – {{name}}, {{date}}', {
              task: one.task,
              name: one.owner.name,
              date: format.calendarDate(one.dueOn),
            })}
            {one.isOverdue && <strong> {t('Overdue')}</strong>}
          </p>
        ))}
      </div>
      <div className={classes.acts}>
        <ButtonLink
          to="/eligibility"
          search={{ student: student.studentId }}
          variant="default"
          size="sm"
          aria-label={t('Open the ledger of {{name}}', { name })}
        >
          {t('Open')}
        </ButtonLink>
        {student.canFollowUp && (
          <Button
            variant="default"
            size="sm"
            aria-label={t('Follow up on {{name}}', { name })}
            onClick={onFollowUp}
          >
            {t('Follow up')}
          </Button>
        )}
      </div>
    </li>
  );
}
