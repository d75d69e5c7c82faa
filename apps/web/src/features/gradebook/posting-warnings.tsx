import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { TextLink } from '#ui/links.tsx';
import { Notice } from '#ui/notice.tsx';
import classes from './posting.module.css';
import type { PostingStudent } from './posting-queries.ts';
import { warningsOf } from './posting-state.ts';

interface PostingWarningsProps {
  readonly students: readonly PostingStudent[];
  readonly courseId: string;
}

/** What should be done before grades are posted; none of it forbids posting. */
export function PostingWarnings({ students, courseId }: PostingWarningsProps) {
  const { t } = useTranslation();
  const { needsGrading, held, missing } = warningsOf(students);
  if (needsGrading + held + missing === 0) return null;
  return (
    <Notice
      tone="warning"
      icon={<IconAlertTriangle size={20} stroke={1.7} aria-hidden="true" />}
      title={t('Look at this before you post')}
    >
      <ul className={classes.warnings}>
        {needsGrading > 0 && (
          <li>
            {t('{{count}} students have work that is not graded.', { count: needsGrading })}{' '}
            <TextLink to="/teach/grading" search={{ course: courseId }}>
              {t('Grade it')}
            </TextLink>
          </li>
        )}
        {held > 0 && (
          <li>
            {t('{{count}} students have grades that are held. They count in the final grade, unseen.', {
              count: held,
            })}
          </li>
        )}
        {missing > 0 && <li>{t('{{count}} students have missing work.', { count: missing })}</li>}
      </ul>
    </Notice>
  );
}
