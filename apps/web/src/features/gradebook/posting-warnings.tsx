import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { TextLink } from '#ui/controls/links.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import classes from './posting.module.css';
import type { PostingStudent } from './posting-queries.ts';
import { warningsOf } from './posting-state.ts';

interface PostingWarningsProps {
  readonly students: readonly PostingStudent[];
  readonly courseId: string;
  /** Last day of the term that still runs; null: none does. */
  readonly termEndsOn: string | null;
}

/** What should be done before grades are posted; none of it forbids posting. */
export function PostingWarnings({ students, courseId, termEndsOn }: PostingWarningsProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { needsGrading, held, missing, notDue } = warningsOf(students);
  if (termEndsOn === null && needsGrading + held + missing + notDue === 0) return null;
  return (
    <Notice
      tone="warning"
      icon={<IconAlertTriangle size={20} stroke={1.7} aria-hidden="true" />}
      title={t('Review this before you post')}
    >
      <ul className={classes.warnings}>
        {termEndsOn !== null && (
          <li>{t('The term runs until {{date}}.', { date: format.calendarDate(termEndsOn) })}</li>
        )}
        {notDue > 0 && <li>{t("{{count}} students have work that isn't due yet.", { count: notDue })}</li>}
        {needsGrading > 0 && (
          <li>
            {t("{{count}} students have work that isn't graded.", { count: needsGrading })}{' '}
            <TextLink to="/teach/grading" search={{ course: courseId }}>
              {t('Grade it')}
            </TextLink>
          </li>
        )}
        {held > 0 && (
          <li>
            {t('{{count}} students have grades that are held. They count toward the final grade, unseen.', {
              count: held,
            })}
          </li>
        )}
        {missing > 0 && <li>{t('{{count}} students have missing work.', { count: missing })}</li>}
      </ul>
    </Notice>
  );
}
