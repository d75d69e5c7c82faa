import { points } from '@fieldhouse/domain/rounding/display.ts';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import classes from './grade-form.module.css';
import type { Work } from './grading-queries.ts';

interface StaleNoticeProps {
  readonly current: Work['grade'];
  readonly onTheirs: () => void;
  readonly onMine: () => void;
}

/** Somebody else graded meanwhile: the grade as it is now, and the choice. */
export function StaleNotice({ current, onTheirs, onMine }: StaleNoticeProps) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <div className={classes.stale} role="alert">
      <h3>{t('Someone changed this grade in the meantime')}</h3>
      <p>
        {current.points === null
          ? t('It is now without points.')
          : t('It is now {{points}} points.', { points: format.number(points(current.points)) })}{' '}
        {current.isReleased ? t('It is released.') : t('It is not released.')}
      </p>
      {current.feedback?.comment && <blockquote>{current.feedback.comment}</blockquote>}
      <div className={classes.buttons}>
        <Button variant="default" size="sm" onClick={onTheirs}>
          {t('Continue from that grade')}
        </Button>
        <Button variant="default" size="sm" onClick={onMine}>
          {t('Keep mine and replace it')}
        </Button>
      </div>
    </div>
  );
}
