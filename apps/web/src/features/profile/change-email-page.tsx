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
import classes from './profile.module.css';

/** A query and not a mutation: the page asks once for each token, however often it is drawn. */
const confirmation = (token: string) =>
  queryOptions({
    queryKey: ['change-email', token],
    queryFn: () => client.profile.confirmEmailChange({ token }),
    enabled: token !== '',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Where the letter to a new address leads. */
export function ChangeEmailPage() {
  const { t } = useTranslation();
  const { me } = useSession();
  const token = useFragmentToken();
  const { data, error, isFetching } = useQuery(confirmation(token));
  const title = t('Change email');
  usePageTitle(title);
  if (isFetching) {
    return (
      <EntryLayout title={title} description={t('One moment.')}>
        <Loader aria-label={t('Loading...')} />
      </EntryLayout>
    );
  }
  const isSpent = !token || codeOf(error) === 'INVALID_LINK' || codeOf(error) === 'BAD_REQUEST';
  return (
    <EntryLayout
      title={data ? t('Your address has changed') : t("The address hasn't changed")}
      description={
        data
          ? t(
              "From now on, you'll sign in with it. Every other device was signed out, and your calendar feed has ended.",
            )
          : codeOf(error) === 'SIGN_IN_NEEDED'
            ? t('Sign in to your account first, then open the link in the email again.')
            : isSpent
              ? t('This link was already used or is too old. Ask for a new one in your profile.')
              : errorText(error, t)
      }
    >
      <div className={classes.entry}>
        <IconWell {...(data ? {} : { tone: 'danger' as const })}>
          {data ? <IconMailCheck /> : <IconMailX />}
        </IconWell>
        <ButtonLink to={me ? '/profile' : '/login'} reloadDocument size="lg">
          {me ? t('Go to your profile') : t('Go to Login')}
        </ButtonLink>
      </div>
    </EntryLayout>
  );
}
