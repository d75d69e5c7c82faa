import type { StudentId } from '@fieldhouse/contract/ids.ts';
import { Button } from '@mantine/core';
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, type Outputs } from '#lib/api.ts';
import { errorText } from '#lib/errors.ts';
import { useFormat } from '#lib/format.ts';
import { toast } from '#ui/feedback/toast.ts';
import { Card } from '#ui/layout/card.tsx';
import classes from './profile.module.css';
import { accountQuery } from './profile-queries.ts';

/** How often the page asks while a copy is being made. */
const POLL_MS = 3_000;

/** A copy of everything kept about the person, and of the record of each child they may see it of. */
export function ExportCard() {
  const { t } = useTranslation();
  const { data } = useSuspenseQuery({
    ...accountQuery,
    refetchInterval: ({ state }) =>
      [state.data, ...(state.data?.records ?? [])].some((one) => one?.export?.state === 'queued')
        ? POLL_MS
        : false,
  });
  return (
    <>
      <CopyCard
        title={t('Your data')}
        about={t(
          'A copy of everything kept about you: profile, settings, courses, progress, work with files, released grades, posts, messages, notifications, sign-ins and payments. You get it as an archive with an index.',
        )}
        name=""
        studentId={null}
        latest={data.export}
        nextExportAt={data.nextExportAt}
      />
      {data.records.map(({ studentId, name, export: latest, nextExportAt }) => (
        <CopyCard
          key={studentId}
          title={t('Record of {{name}}', { name })}
          name={name}
          about={t(
            "A copy of the record the school keeps: courses, progress, work with files, released grades, attendance and credits. {{name}}'s private content, such as messages and drafts, isn't included.",
            { name },
          )}
          studentId={studentId}
          latest={latest}
          nextExportAt={nextExportAt}
        />
      ))}
    </>
  );
}

interface CopyCardProps {
  readonly title: string;
  readonly about: string;
  /** Of the student; empty: the person's own data. */
  readonly name: string;
  /** Null: the person's own data. */
  readonly studentId: StudentId | null;
  readonly latest: Outputs['profile']['account']['export'];
  readonly nextExportAt: string | null;
}

function CopyCard({ title, about, name, studentId, latest, nextExportAt }: CopyCardProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const queryClient = useQueryClient();
  const ask = useMutation(
    api.profile.requestExport.mutationOptions({
      onSuccess: () => queryClient.invalidateQueries({ queryKey: accountQuery.queryKey }),
      onError: (error) => void toast({ title: t('Error'), message: errorText(error, t), tone: 'error' }),
    }),
  );
  return (
    <Card title={title}>
      <p className={classes.text}>{about}</p>
      <div role="status">
        {latest?.state === 'queued' && (
          <p className={classes.text}>
            {t("We're preparing your copy. We'll let you know when it's ready; you can leave this page.")}
          </p>
        )}
        {latest?.state === 'failed' && (
          <p className={classes.text}>{t("The copy couldn't be made. Ask for it again.")}</p>
        )}
        {latest?.state === 'ready' && (
          <p className={classes.text}>
            {t('Your copy from {{date}} can be downloaded until {{end}}.', {
              date: format.date(latest.askedAt),
              end: format.date(latest.expiresAt),
            })}
          </p>
        )}
      </div>
      <div className={classes.buttons}>
        {latest?.state === 'ready' && (
          <Button component="a" href={`/exports/${latest.exportId}`} download>
            {studentId ? t("Download {{name}}'s record", { name }) : t('Download your data')}
          </Button>
        )}
        <Button
          variant="default"
          loading={ask.isPending || latest?.state === 'queued'}
          disabled={nextExportAt !== null}
          aria-label={studentId ? `${t('Create a copy')}: ${title}` : undefined}
          onClick={() => ask.mutate({ studentId })}
        >
          {t('Create a copy')}
        </Button>
      </div>
      {nextExportAt !== null && latest?.state !== 'queued' && (
        <p className={classes.hint}>
          {t('You can create another copy starting {{time}}.', { time: format.dateTime(nextExportAt) })}
        </p>
      )}
    </Card>
  );
}
