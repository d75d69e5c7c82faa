import type { TFunction } from 'i18next';
import type { Formats } from '#lib/format.ts';
import { gradeText } from '#lib/grade-text.ts';
import type { Row } from './sheet-model.ts';

/** The percent stays below the letter that it hasn't reached. */
const below = ({ nextLetterPercent }: NonNullable<Row['posted']>) =>
  nextLetterPercent === null ? [] : [nextLetterPercent];

/** A posted grade as it stands on the record. */
export function postedText(posted: NonNullable<Row['posted']>, t: TFunction, format: Formats): string {
  switch (posted.result) {
    case 'graded':
      return [gradeText(format, posted.ratio, 0, below(posted)), posted.letter].filter(Boolean).join(' · ');
    case 'incomplete':
      return posted.dueOn
        ? t('Incomplete, due {{date}}', { date: format.calendarDate(posted.dueOn) })
        : t('Incomplete');
    case 'withdrawn':
      return t('Withdrew');
  }
}

/** Whether a student has completed the course or left it; null: the student takes it. */
export function standingText(standing: Row['standing'], t: TFunction): string | null {
  switch (standing) {
    case 'taking':
      return null;
    case 'completed':
      return t('completed');
    case 'reopened':
      return t('completed, grades reopened');
    case 'left':
      return t('left');
  }
}
