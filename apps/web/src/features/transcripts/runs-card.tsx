import type { TranscriptRunId } from '@fieldhouse/contract/ids.ts';
import { Button } from '@mantine/core';
import { IconFiles } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { errorText } from '#lib/errors.ts';
import { useFormat } from '#lib/format.ts';
import { ProgressBar } from '#ui/display/progress-bar.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Card } from '#ui/layout/card.tsx';
import { CardSkeleton } from '#ui/layout/skeletons.tsx';
import { runTitle, whyLeftOut } from './run-words.ts';
import classes from './transcripts.module.css';
import { type Run, runArchive, runQuery, runsQuery } from './transcripts-queries.ts';

const RunDialog = lazy(() => import('./run-dialog.tsx'));

const ASK_AGAIN_MS = 1_500;

/** Nothing more is issued. */
const isOver = ({ isFinished, isCancelled }: Run): boolean => isFinished || isCancelled;

/** Transcripts of many students at once: what was issued together, and what is being issued. */
export function RunsCard() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const runs = useQuery({
    ...runsQuery(),
    refetchInterval: ({ state }) => (state.data?.runs.some((run) => !isOver(run)) ? ASK_AGAIN_MS : false),
  });
  if (runs.isPending) return <CardSkeleton lines={2} />;
  if (!runs.data) {
    return (
      <ErrorState
        framed
        title={t('Earlier batches couldn’t be loaded')}
        error={runs.error}
        onRetry={() => void runs.refetch()}
      />
    );
  }
  return (
    <Card
      title={t('Several students at once')}
      description={t('Official transcripts for a class, a graduating year, or students you choose.')}
      aside={
        <Button variant="default" leftSection={<IconFiles size={18} />} onClick={() => setOpen(true)}>
          {t('Issue for several')}
        </Button>
      }
      flush
    >
      {runs.data.runs.length === 0 ? (
        <EmptyState icon={<IconFiles />} title={t('No batch has been issued yet.')} />
      ) : (
        <ul className={classes.rows}>
          {runs.data.runs.map((run) => (
            <RunRow key={run.runId} run={run} isOfSeveral={runs.data.schools.length > 1} />
          ))}
        </ul>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <RunDialog schools={runs.data.schools} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Card>
  );
}

function RunRow({ run, isOfSeveral }: { readonly run: Run; readonly isOfSeveral: boolean }) {
  const { t } = useTranslation();
  const format = useFormat();
  const queryClient = useQueryClient();
  const { runId, startedAt, startedByName, recipient, isCancelled, total, issued, refused, can } = run;
  const cancel = useMutation(
    api.transcriptRuns.cancel.mutationOptions({
      onSettled: () => queryClient.invalidateQueries({ queryKey: api.transcriptRuns.key() }),
      onError: (error) =>
        void toast({
          tone: 'error',
          title: t('The batch couldn’t be stopped'),
          message: errorText(error, t),
        }),
    }),
  );
  const title = runTitle(run, t);
  const facts = [
    isOfSeveral && run.schoolName,
    startedByName
      ? t('Started on {{when}} by {{name}}', { when: format.dateTime(startedAt), name: startedByName })
      : t('Started on {{when}}', { when: format.dateTime(startedAt) }),
    recipient && t('For {{recipient}}', { recipient }),
    isCancelled && t('Stopped'),
  ];
  return (
    <li className={classes.row}>
      <div className={classes.runWords}>
        <p className={classes.code}>{title}</p>
        <p className={classes.hint}>{facts.filter(Boolean).join(' · ')}</p>
        {isOver(run) ? (
          <p className={classes.hint}>{t('{{issued}} of {{total}} issued', { issued, total })}</p>
        ) : (
          <ProgressBar
            ratio={(issued + refused) / total}
            label={t('Progress of “{{title}}”', { title })}
            note={t('{{issued}} of {{total}} issued', { issued, total })}
          />
        )}
        {refused > 0 && <LeftOut runId={runId} count={refused} />}
      </div>
      <span className={classes.buttons}>
        {issued > 0 && isOver(run) && (
          <Button
            component="a"
            variant="default"
            size="sm"
            href={runArchive(runId)}
            aria-label={t('Download ZIP of “{{title}}”', { title })}
          >
            {t('Download ZIP')}
          </Button>
        )}
        {can.cancel && (
          <Button
            variant="subtle"
            size="sm"
            color="red"
            loading={cancel.isPending}
            aria-label={t('Stop “{{title}}”', { title })}
            onClick={() => cancel.mutate({ runId })}
          >
            {t('Stop')}
          </Button>
        )}
      </span>
    </li>
  );
}

/** Who got none, and why: asked when it is opened. */
function LeftOut({ runId, count }: { readonly runId: TranscriptRunId; readonly count: number }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const run = useQuery({ ...runQuery(runId), enabled: isOpen });
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('{{count}} left out', { count })}</summary>
      {run.isError && !run.data && (
        <ErrorState
          title={t('Who was left out couldn’t be loaded')}
          error={run.error}
          onRetry={() => void run.refetch()}
        />
      )}
      <ul className={classes.changes}>
        {run.data?.left.map(({ studentId, name, refusal }) => (
          <li key={studentId}>{t('{{name}}: {{why}}', { name, why: whyLeftOut(refusal, t) })}</li>
        ))}
      </ul>
    </details>
  );
}
