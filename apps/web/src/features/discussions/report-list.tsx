import { Button } from '@mantine/core';
import { IconArrowLeft, IconFlag } from '@tabler/icons-react';
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, type Outputs } from '#lib/api.ts';
import { errorText } from '#lib/errors.ts';
import { rescueFocus } from '#lib/focus.ts';
import { useFormat } from '#lib/format.ts';
import { ButtonLink } from '#ui/controls/links.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Card } from '#ui/layout/card.tsx';
import { AuthorLine } from './author-line.tsx';
import { reportsQuery } from './discussion-queries.ts';
import classes from './discussions.module.css';
import { PostContent } from './post-content.tsx';
import { RemoveForReasonDialog } from './remove-for-reason-dialog.tsx';
import { reasonWords } from './report-words.ts';

type Report = Outputs['discussions']['reports']['reports'][number];

/** Posts that somebody reported, oldest first, to keep or to remove. */
export function ReportList({ courseId }: { courseId: string }) {
  const { t } = useTranslation();
  const { reports } = useSuspenseQuery(reportsQuery(courseId)).data;
  return (
    <>
      <div className={classes.back}>
        <ButtonLink
          to="/discussions/$courseId"
          params={{ courseId }}
          variant="subtle"
          leftSection={<IconArrowLeft size={18} />}
        >
          {t('All discussions')}
        </ButtonLink>
      </div>
      <section aria-label={t('Reported posts')} className={classes.list} data-reports tabIndex={-1}>
        {reports.length === 0 ? (
          <EmptyState framed icon={<IconFlag />} title={t('No reports are waiting for a decision.')}>
            {t('Reported posts appear here, so you can keep or remove them.')}
          </EmptyState>
        ) : (
          reports.map((report) => <ReportCard key={report.reportId} report={report} />)
        )}
      </section>
    </>
  );
}

function ReportCard({ report }: { report: Report }) {
  const { t } = useTranslation();
  const format = useFormat();
  const queryClient = useQueryClient();
  const [isRemoving, setRemoving] = useState(false);
  const { post, reportId } = report;
  const decide = useMutation(
    api.discussions.decideReport.mutationOptions({
      onSettled: () => queryClient.invalidateQueries({ queryKey: api.discussions.key() }),
      onSuccess({ state }) {
        setRemoving(false);
        void toast({ title: state === 'kept' ? t('Post kept') : t('Post removed') });
        rescueFocus(() => document.querySelector<HTMLElement>('[data-reports]'));
      },
      onError: (error) => void toast({ title: t('Error'), message: errorText(error, t), tone: 'error' }),
    }),
  );
  return (
    <Card
      title={reasonWords(t)[report.reason]}
      description={t('Reported by {{name}} on {{when}}', {
        name: report.reporterName ?? t('Former member'),
        when: format.dateTime(report.reportedAt),
      })}
      aside={post.removal?.by === 'author' && <Badge>{t('Removed by author')}</Badge>}
    >
      <div className={classes.report}>
        {report.note && <blockquote className={classes.note}>{report.note}</blockquote>}
        <div className={classes.reported}>
          <AuthorLine author={post.author} at={post.createdAt} size={36} />
          {post.parentId === null && post.title && <p className={classes.oldTitle}>{post.title}</p>}
          <PostContent html={report.content} />
        </div>
        <div className={classes.buttons}>
          <ButtonLink
            to="/discussions/$courseId"
            params={{ courseId: report.courseId }}
            search={{ thread: post.threadId }}
            variant="subtle"
            size="sm"
          >
            {t('Open the discussion')}
          </ButtonLink>
          <Button
            size="sm"
            variant="default"
            loading={decide.isPending && !isRemoving}
            onClick={() => decide.mutate({ reportId, decision: 'keep', reason: null })}
          >
            {t('Keep')}
          </Button>
          <Button size="sm" color="red" onClick={() => setRemoving(true)}>
            {t('Remove')}
          </Button>
        </div>
      </div>
      {isRemoving && (
        <RemoveForReasonDialog
          isPending={decide.isPending}
          onClose={() => setRemoving(false)}
          onRemove={(reason) => decide.mutate({ reportId, decision: 'remove', reason })}
        />
      )}
    </Card>
  );
}
