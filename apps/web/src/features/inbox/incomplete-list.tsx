import { Button } from '@mantine/core';
import { IconHourglass } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Outputs } from '#lib/api.ts';
import { useFormat } from '#lib/format.ts';
import { IncompleteDueDialog } from '#shared/grades/incomplete-due-dialog.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import classes from './inbox.module.css';

type Incomplete = Outputs['gradebook']['incompletes']['incompletes'][number];

interface IncompleteListProps {
  readonly incompletes: readonly Incomplete[];
  readonly hasMore: boolean;
}

/** Courses that were posted as incomplete, the most overdue first. */
export function IncompleteList({ incompletes, hasMore }: IncompleteListProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const [moved, setMoved] = useState<Incomplete | null>(null);
  if (incompletes.length === 0) {
    return (
      <EmptyState framed icon={<IconHourglass />} title={t('No course is incomplete.')}>
        {t("Final grades posted as incomplete appear here until they're made up.")}
      </EmptyState>
    );
  }
  return (
    <>
      <Card flush>
        <ul className={classes.rows} data-inbox tabIndex={-1} aria-label={t('Incompletes')}>
          {incompletes.map((one) => (
            <li key={one.enrollmentId} className={classes.row}>
              <div className={classes.words}>
                <p className={classes.name}>
                  <Link
                    to="/teach/posting/$courseId"
                    params={{ courseId: one.courseId }}
                    className={classes.link}
                  >
                    {one.studentName}
                  </Link>
                </p>
                <p className={classes.about}>
                  {one.courseTitle}
                  {' · '}
                  {one.dueOn === null
                    ? t('no day was set')
                    : t('to be made up by {{date}}', { date: format.calendarDate(one.dueOn) })}
                </p>
              </div>
              <span className={classes.buttons}>
                {one.isOverdue && <Badge tone="danger">{t('Overdue')}</Badge>}
                {one.can.setDue && (
                  <Button
                    variant="default"
                    size="sm"
                    aria-label={t("Set another day for {{name}}'s incomplete", {
                      name: one.studentName,
                    })}
                    onClick={() => setMoved(one)}
                  >
                    {t('Set another day')}
                  </Button>
                )}
              </span>
            </li>
          ))}
        </ul>
      </Card>
      {hasMore && <p className={classes.about}>{t('There are more. These are due first.')}</p>}
      {moved && (
        <IncompleteDueDialog
          courseId={moved.courseId}
          enrollmentId={moved.enrollmentId}
          courseTitle={moved.courseTitle}
          studentName={moved.studentName}
          dueOn={moved.dueOn}
          due={moved.due}
          onClose={() => setMoved(null)}
        />
      )}
    </>
  );
}
