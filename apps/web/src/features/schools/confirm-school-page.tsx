import { Loader } from '@mantine/core';
import { IconMailX } from '@tabler/icons-react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { client } from '#lib/api.ts';
import { codeOf, errorText } from '#lib/errors.ts';
import { useFragmentToken } from '#lib/fragment.ts';
import { usePageTitle } from '#lib/page-title.ts';
import { EntryLayout } from '#shared/frame/entry-layout.tsx';
import { CopyButton } from '#ui/controls/copy-button.tsx';
import { ButtonLink, TextLink } from '#ui/controls/links.tsx';
import { IconWell } from '#ui/display/icon-well.tsx';
import { ResendForm } from './resend-confirmation.tsx';
import classes from './school-registration-page.module.css';

/** A query and not a mutation: the page asks once for each token, however often it is rendered. */
const confirmation = (token: string) =>
  queryOptions({
    queryKey: ['confirm-school', token],
    queryFn: () => client.schools.confirmAddress({ token }),
    enabled: token !== '',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Where the message to a newly registered school leads. */
export function ConfirmSchoolPage() {
  const { t } = useTranslation();
  const token = useFragmentToken();
  const { data, error, isFetching } = useQuery(confirmation(token));
  const title = t("Confirm your school's address");
  usePageTitle(title);

  if (isFetching) {
    return (
      <EntryLayout title={title} description={t('One moment.')}>
        <Loader aria-label={t('Loading...')} />
      </EntryLayout>
    );
  }
  if (data) {
    return (
      <EntryLayout
        title={t('The school code works now')}
        description={<span className={classes.name}>{data.schoolName}</span>}
      >
        <div className={classes.form}>
          {data.code && (
            <div className={classes.code}>
              <div>
                <p className={classes.codeLabel}>{t('School code')}</p>
                <p className={classes.codeText}>{data.code}</p>
              </div>
              <CopyButton text={data.code} label={t('Copy the school code')} />
            </div>
          )}
          <p>
            {t(
              'Now the first school administrator signs up with this code and the address this message went to.',
            )}
          </p>
          <ButtonLink to="/login" search={{ tab: 'sign-up' }} size="lg" fullWidth>
            {t('Sign Up')}
          </ButtonLink>
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
          ? t(
              "This link was already used or is too old. If the school code works, you're all set; if not, have the message sent again.",
            )
          : errorText(error, t)
      }
    >
      <div className={classes.form}>
        <IconWell tone="danger">
          <IconMailX />
        </IconWell>
        {isSpent && <ResendForm />}
        <p className={classes.foot}>
          {t('Not registered yet?')}{' '}
          <TextLink to="/school-registration">{t('Register your school')}</TextLink>
        </p>
      </div>
    </EntryLayout>
  );
}
