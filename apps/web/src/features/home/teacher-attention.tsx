import { IconHeartHandshake } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Outputs } from '#lib/api.ts';
import { useFormat } from '#lib/format.ts';
import { gradeText } from '#lib/grade-text.ts';
import { Avatar } from '#ui/display/avatar.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import classes from './home.module.css';

type Needy = Outputs['home']['teacher']['attention'][number];
type Reason = Needy['reasons'][number];

interface TeacherAttentionProps {
  readonly students: readonly Needy[];
  readonly hasMore: boolean;
}

/** Students who need somebody, with the reasons in words. */
export function TeacherAttention({ students, hasMore }: TeacherAttentionProps) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Card
      title={t('Students who need attention')}
      description={t('Two missing assignments, a total under {{percent}}, or a week without any activity.', {
        percent: format.percent(0.7),
      })}
      flush
    >
      {students.length === 0 ? (
        <EmptyState icon={<IconHeartHandshake />} title={t('No one needs attention.')}>
          {t('Everyone is keeping up in your courses.')}
        </EmptyState>
      ) : (
        <ul className={classes.rows}>
          {students.map((student) => (
            <li key={`${student.studentId}/${student.courseId}`} className={classes.row}>
              <Avatar name={student.name} url={student.avatarUrl} />
              <div className={classes.rowWords}>
                <h3 className={classes.rowTitle}>
                  <Link
                    to="/student/$studentId"
                    params={{ studentId: student.studentId }}
                    className={classes.link}
                  >
                    {student.name}
                  </Link>
                </h3>
                <p className={classes.rowText}>{student.courseTitle}</p>
              </div>
              <span className={classes.rowEnd}>
                {student.reasons.map((reason) => (
                  <Badge key={reason.code} tone={reason.code === 'low_grade' ? 'danger' : 'warning'}>
                    {reasonText(reason, t, (ratio) => gradeText(format, ratio))}
                  </Badge>
                ))}
              </span>
            </li>
          ))}
        </ul>
      )}
      {hasMore && <p className={classes.more}>{t('There are more. The gradebook shows every student.')}</p>}
    </Card>
  );
}

function reasonText(reason: Reason, t: TFunction, percent: (ratio: number) => string): string {
  switch (reason.code) {
    case 'missing_work':
      return t('{{count}} missing', { count: reason.count });
    case 'low_grade':
      return t('{{percent}} so far', { percent: percent(reason.ratio) });
    case 'inactive':
      return t('{{count}} days without activity', { count: reason.days });
  }
}
