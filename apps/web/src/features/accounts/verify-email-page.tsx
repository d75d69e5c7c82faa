import { Loader } from '@mantine/core';
import { IconMailCheck, IconMailX } from '@tabler/icons-react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { client } from '#lib/api.ts';
import { codeOf, errorText } from '#lib/errors.ts';
import { useFragmentToken } from '#lib/fragment.ts';
import { usePageTitle } from '#lib/page-title.ts';
import { useSession } from '#lib/session.ts';
import { EntryLayout } from '#shared/frame/entry-layout.tsx';
import { ButtonLink } from '#ui/controls/links.tsx';
import { IconWell } from '#ui/display/icon-well.tsx';
import classes from './login-page.module.css';

/** A query and not a mutation: the page asks once for each token, however often it is drawn. */
const confirmation = (token: string) =>
  queryOptions({
    queryKey: ['verify-email', token],
    queryFn: () => client.accounts.verifyEmail({ token }),
    enabled: token !== '',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });

export function VerifyEmailPage() {
  const { t } = useTranslation();
  const { me } = useSession();
  const token = useFragmentToken();
  const { data, error, isFetching } = useQuery(confirmation(token));
  usePageTitle(t('Confirm your e-mail address'));

  const next = (
    <ButtonLink to={me ? '/dashboard' : '/login'} reloadDocument size="lg">
      {me ? t('Go to the dashboard') : t('Go to Login')}
    </ButtonLink>
  );

  if (isFetching) {
    return (
      <EntryLayout title={t('Confirm your e-mail address')} description={t('One moment.')}>
        <Loader aria-label={t('Loading...')} />
      </EntryLayout>
    );
  }
  if (data) {
    return (
      <EntryLayout
        title={t('Your address is confirmed')}
        description={
          data.isFirstAdmin
            ? t('You are the first administrator of your school. It is yours to run now.')
            : t('Thank you. Nothing else is needed here.')
        }
      >
        <div className={classes.form}>
          <IconWell>
            <IconMailCheck />
          </IconWell>
          {next}
        </div>
      </EntryLayout>
    );
  }
  const isSpent = !token || codeOf(error) === 'INVALID_LINK' || codeOf(error) === 'BAD_REQUEST';
  return (
    <EntryLayout
      title={t("The address isn't confirmed")}
      description={
        isSpent
          ? t('This link was used before or is too old. Sign in to ask for a new one.')
          : errorText(error, t)
      }
    >
      <div className={classes.form}>
        <IconWell tone="danger">
          <IconMailX />
        </IconWell>
        {next}
      </div>
    </EntryLayout>
  );
}
