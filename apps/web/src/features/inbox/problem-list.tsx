import { Button, Textarea } from '@mantine/core';
import { IconFlag } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, type Outputs } from '#lib/api.ts';
import { rescueFocus } from '#lib/focus.ts';
import { useFormat } from '#lib/format.ts';
import { Badge } from '#ui/display/badge.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Card } from '#ui/layout/card.tsx';
import classes from './inbox.module.css';
import { useSettled } from './use-settled.ts';

type Report = Outputs['coursework']['reports']['reports'][number];

const LONGEST = 1_000;

/** Problems with lessons and assignments: open ones first, then what was made of the others. */
export function ProblemList({ reports }: { reports: readonly Report[] }) {
  const { t } = useTranslation();
  if (reports.length === 0) {
    return (
      <EmptyState framed icon={<IconFlag />} title={t('No problems were reported.')}>
        {t('Students and guardians report problems with lessons and assignments; they appear here.')}
      </EmptyState>
    );
  }
  return (
    <ul className={classes.list} data-inbox tabIndex={-1} aria-label={t('Problems')}>
      {reports.map((report) => (
        <li key={report.reportId}>
          <ProblemCard report={report} />
        </li>
      ))}
    </ul>
  );
}

function ProblemCard({ report }: { report: Report }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [outcome, setOutcome] = useState('');
  const settled = useSettled();
  const handle = useMutation(
    api.coursework.resolveReport.mutationOptions({
      ...settled,
      onSuccess(_, { state }) {
        void toast({ title: state === 'resolved' ? t('Problem resolved') : t('Problem dismissed') });
        rescueFocus(() => document.querySelector<HTMLElement>('[data-inbox]'));
      },
    }),
  );
  const isOpen = report.state === 'open';
  const title = report.entityTitle ?? t('Deleted');
  const close = (state: 'resolved' | 'dismissed') =>
    handle.mutate({ reportId: report.reportId, state, outcome: outcome.trim() || null });

  return (
    <Card
      title={
        report.entityTitle === null ? (
          title
        ) : report.entity === 'lesson' ? (
          <Link
            to="/course/$courseId/lesson/$lessonId"
            params={{ courseId: report.courseId, lessonId: report.entityId }}
            className={classes.link}
          >
            {title}
          </Link>
        ) : (
          <Link
            to="/assignment/$assignmentId"
            params={{ assignmentId: report.entityId }}
            className={classes.link}
          >
            {title}
          </Link>
        )
      }
      description={[report.courseTitle, report.entity === 'lesson' ? t('Lesson') : t('Assignment')].join(
        ' · ',
      )}
      aside={
        <Badge tone={isOpen ? 'warning' : report.state === 'resolved' ? 'success' : 'neutral'}>
          {isOpen ? t('Open') : report.state === 'resolved' ? t('Resolved') : t('Dismissed')}
        </Badge>
      }
    >
      <blockquote className={classes.quote}>{report.note}</blockquote>
      <p className={classes.about}>
        {report.reporterName
          ? t('Reported by {{name}} on {{when}}', {
              name: report.reporterName,
              when: format.date(report.createdAt),
            })
          : t('Reported on {{when}}', { when: format.date(report.createdAt) })}
      </p>
      {!isOpen && report.outcome && <p className={classes.outcome}>{report.outcome}</p>}
      {isOpen && (
        <div className={classes.form}>
          <Textarea
            label={t('What you did about it')}
            description={t('Optional. The person who reported it will see it.')}
            rows={2}
            maxLength={LONGEST}
            value={outcome}
            onChange={(event) => setOutcome(event.currentTarget.value)}
          />
          <div className={classes.buttons}>
            <Button variant="default" loading={handle.isPending} onClick={() => close('dismissed')}>
              {t('Dismiss')}
            </Button>
            <Button loading={handle.isPending} onClick={() => close('resolved')}>
              {t('Mark as resolved')}
            </Button>
          </div>
        </div>
      )}
    </Card>
  );
}
