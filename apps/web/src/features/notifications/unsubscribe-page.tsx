import type { PreferenceType } from '@fieldhouse/contract/notifications.ts';
import { Button, Loader } from '@mantine/core';
import { IconMailOff, IconMailX } from '@tabler/icons-react';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { api, client } from '#lib/api.ts';
import { codeOf, errorText } from '#lib/errors.ts';
import { useFormat } from '#lib/format.ts';
import { useFragmentToken } from '#lib/fragment.ts';
import { usePageTitle } from '#lib/page-title.ts';
import { EntryLayout } from '#shared/frame/entry-layout.tsx';
import { ButtonLink } from '#ui/controls/links.tsx';
import { IconWell } from '#ui/display/icon-well.tsx';
import classes from './unsubscribe-page.module.css';

const topicsOf = (token: string) =>
  queryOptions({
    queryKey: ['unsubscribe', token],
    queryFn: () => client.notifications.unsubscribeTopics({ token }),
    enabled: token !== '',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Where the link at the end of a letter leads: one button stops letters of these kinds, and one takes that back. */
export function UnsubscribePage() {
  const { t } = useTranslation();
  const token = useFragmentToken();
  const topics = useQuery(topicsOf(token));
  usePageTitle(t('Unsubscribe from emails'));
  if (topics.isFetching) {
    return (
      <EntryLayout title={t('Unsubscribe from emails')} description={t('One moment.')}>
        <Loader aria-label={t('Loading...')} />
      </EntryLayout>
    );
  }
  return topics.data ? (
    <Stop token={token} types={topics.data.types} />
  ) : (
    <EntryLayout
      title={t("This link isn't valid")}
      description={
        !token || ['INVALID_LINK', 'BAD_REQUEST'].includes(codeOf(topics.error) ?? '')
          ? t('Open it again from the email, or choose your notifications in your profile.')
          : errorText(topics.error, t)
      }
    >
      <div className={classes.entry}>
        <IconWell tone="danger">
          <IconMailX />
        </IconWell>
        <Preferences />
      </div>
    </EntryLayout>
  );
}

function Stop({ token, types }: { token: string; types: readonly PreferenceType[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const stop = useMutation(api.notifications.unsubscribe.mutationOptions());
  const undo = useMutation(api.notifications.resubscribe.mutationOptions({ onSuccess: () => stop.reset() }));
  const what = format.list(types.map((type) => topicName(type, t)));
  const isStopped = stop.isSuccess;
  const { error } = isStopped ? undo : stop;
  return (
    <EntryLayout
      title={
        isStopped
          ? t('You’re unsubscribed')
          : undo.isSuccess
            ? t('You’re subscribed again')
            : t('Unsubscribe from emails')
      }
      description={
        isStopped
          ? t('You won’t get anymore emails about {{what}}. You’ll still see everything in the app.', {
              what,
            })
          : undo.isSuccess
            ? t('You’ll get emails about {{what}} again.', { what })
            : t('Unsubscribe from emails about {{what}}? You’ll still see everything in the app.', { what })
      }
    >
      <div className={classes.entry} aria-live="polite">
        <IconWell>
          <IconMailOff />
        </IconWell>
        {error && (
          <p role="alert" className={classes.error}>
            {errorText(error, t)}
          </p>
        )}
        <div className={classes.actions}>
          {stop.data ? (
            <Button
              size="lg"
              variant="default"
              loading={undo.isPending}
              onClick={() => undo.mutate({ undoToken: stop.data.undoToken })}
            >
              {t('Undo')}
            </Button>
          ) : (
            <Button size="lg" loading={stop.isPending} onClick={() => stop.mutate({ token })}>
              {t('Unsubscribe')}
            </Button>
          )}
          <Preferences />
        </div>
      </div>
    </EntryLayout>
  );
}

function Preferences() {
  const { t } = useTranslation();
  return (
    <ButtonLink to="/profile" search={{ tab: 'notifications' }} size="lg" variant="default">
      {t('Choose your notifications')}
    </ButtonLink>
  );
}

/** In the middle of a sentence. */
function topicName(type: PreferenceType, t: TFunction): string {
  switch (type) {
    case 'assignment':
      return t('assignments');
    case 'grade':
      return t('grades');
    case 'announcement':
      return t('announcements');
    case 'message':
      return t('messages');
    case 'discussion':
      return t('discussions');
    case 'session':
      return t('live sessions');
    case 'system':
      return t('other school news');
  }
}
