import { IconHeartHandshake } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { type Formats, useFormat } from '#lib/format.ts';
import { gradeText } from '#lib/grade-text.ts';
import { Avatar } from '#ui/display/avatar.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import classes from './analytics.module.css';
import type { Watched } from './staff-queries.ts';

interface WatchListProps {
  readonly students: readonly Watched[];
  readonly hasMore?: boolean;
  /** They are of several courses, which are named. */
  readonly hasCourses?: boolean;
}

/** Students who need somebody, each with the reasons; nobody is judged by a score. */
export function WatchList({ students, hasMore = false, hasCourses = false }: WatchListProps) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Card
      flush
      title={t('Students to watch')}
      description={t('Two missing assignments, a total under {{percent}}, or a week without any activity.', {
        percent: format.percent(0.7),
      })}
    >
      {students.length === 0 ? (
        <EmptyState icon={<IconHeartHandshake />} title={t('No one needs attention.')} />
      ) : (
        <ul className={classes.watch}>
          {students.map((student) => (
            <li key={`${student.studentId}/${student.courseId}`}>
              <Avatar name={student.name} url={student.avatarUrl} />
              <div className={classes.watched}>
                <Link to="/student/$studentId" params={{ studentId: student.studentId }}>
                  {student.name}
                </Link>
                {hasCourses && <span className={classes.none}>{student.courseTitle}</span>}
              </div>
              <span className={classes.reasons}>
                {student.reasons.map((reason) => (
                  <Badge key={reason.code} tone={reason.code === 'low_grade' ? 'danger' : 'warning'}>
                    {reasonText(reason, t, format)}
                  </Badge>
                ))}
              </span>
            </li>
          ))}
        </ul>
      )}
      {hasMore && <p className={classes.more}>{t('Only the first 50 are shown.')}</p>}
    </Card>
  );
}

function reasonText(reason: Watched['reasons'][number], t: TFunction, format: Formats): string {
  switch (reason.code) {
    case 'missing_work':
      return t('{{count}} missing', { count: reason.count });
    case 'low_grade':
      return t('{{percent}} so far', { percent: gradeText(format, reason.ratio) });
    case 'inactive':
      return t('{{count}} days without activity', { count: reason.days });
  }
}
