import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { shownName } from '#lib/shown-name.ts';
import { Badge } from '#ui/display/badge.tsx';
import classes from './corrections.module.css';
import type { Correction } from './corrections-queries.ts';

export function partName(part: Correction['part'], t: TFunction): string {
  switch (part) {
    case 'name':
      return t('Name');
    case 'birth_date':
      return t('Date of birth');
    case 'grade_level':
      return t('Grade level');
    case 'grade':
      return t('Grade');
    case 'attendance':
      return t('Attendance');
    case 'credit':
      return t('Credit');
    case 'other':
      return t('Something else');
  }
}

/** What was asked, and answered so far, above the fields of whoever decides. */
export function AskedWords({ correction }: { readonly correction: Correction }) {
  const { t } = useTranslation();
  const { wanted, reason, answer, statement } = correction;
  return (
    <div className={classes.asked}>
      <p>{t('Should say: {{wanted}}', { wanted })}</p>
      {reason && <p>{t('Why: {{reason}}', { reason })}</p>}
      {answer && <p>{t('Answer: {{answer}}', { answer })}</p>}
      {statement && <p>{t('Statement kept with the record: {{statement}}', { statement })}</p>}
    </div>
  );
}

interface CorrectionLinesProps<One extends Correction> {
  readonly corrections: readonly One[];
  /** Names the student in each line. */
  readonly hasNames?: boolean;
  /** Somebody answers: the school isn't closed. */
  readonly isAnswered?: boolean;
  readonly actions: (correction: One) => ReactNode;
}

/** Requests with what was asked, what was answered, and the statement that stays with the record. */
export function CorrectionLines<One extends Correction>({
  corrections,
  hasNames = false,
  isAnswered = true,
  actions,
}: CorrectionLinesProps<One>) {
  const { t } = useTranslation();
  const format = useFormat();
  const states = {
    open: t('Open'),
    accepted: t('Accepted'),
    refused: t('Rejected'),
    withdrawn: t('Withdrawn'),
  };
  const tones = { open: 'warning', accepted: 'success', refused: 'danger', withdrawn: 'neutral' } as const;
  return (
    <ul className={classes.rows}>
      {corrections.map((one) => (
        <li key={one.correctionId} className={classes.row}>
          <p className={classes.head}>
            <strong>
              {[hasNames && one.studentName, partName(one.part, t), one.entry].filter(Boolean).join(' · ')}
            </strong>
            <Badge tone={tones[one.state]}>{states[one.state]}</Badge>
          </p>
          <p>{t('Should say: {{wanted}}', { wanted: one.wanted })}</p>
          {one.reason && <p>{t('Why: {{reason}}', { reason: one.reason })}</p>}
          <p className={classes.about}>
            {t('Asked on {{when}}', { when: format.date(one.askedAt) })}
            {one.askedByName && ` · ${shownName(one.askedByName, t)}`}
            {one.state === 'open' &&
              isAnswered &&
              ` · ${t('The school answers by {{date}}', { date: format.calendarDate(one.dueOn) })}`}
          </p>
          {one.answer && <p>{t('Answer: {{answer}}', { answer: one.answer })}</p>}
          {one.hearingAskedAt && (
            <p>{t('A hearing was requested on {{when}}.', { when: format.date(one.hearingAskedAt) })}</p>
          )}
          {one.hearing && (
            <>
              <p>
                {one.hearing.decision === 'accepted'
                  ? t('After the hearing it was corrected: {{reason}}', { reason: one.hearing.reason })
                  : t('After the hearing it was rejected: {{reason}}', { reason: one.hearing.reason })}
              </p>
              <p className={classes.about}>
                {t('Heard on {{date}} by {{name}}', {
                  date: format.calendarDate(one.hearing.heldOn),
                  name: one.hearing.heldBy,
                })}
              </p>
            </>
          )}
          {one.statement && (
            <p>{t('Statement kept with the record: {{statement}}', { statement: one.statement })}</p>
          )}
          <div className={classes.actions}>{actions(one)}</div>
        </li>
      ))}
    </ul>
  );
}
