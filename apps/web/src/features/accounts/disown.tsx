import { Button } from '@mantine/core';
import type { ORPCError } from '@orpc/client';
import { IconMailX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { codeOf } from '#lib/errors.ts';
import { EntryLayout } from '#shared/frame/entry-layout.tsx';
import { ButtonLink } from '#ui/controls/links.tsx';
import { IconWell } from '#ui/display/icon-well.tsx';
import classes from './login-page.module.css';
import { useDisown, useErrorToast } from './use-accounts.ts';

/** For whoever got the letter of an account that somebody else made with their address. */
export function DisownButton({ token, onDone }: { token: string; onDone: () => void }) {
  const { t } = useTranslation();
  const showError = useErrorToast();
  const disown = useDisown();
  const refuse = (error: unknown) => {
    if (codeOf(error) === 'INVALID_LINK')
      return showError(t('This link is no longer valid. Ask for a new one.'));
    if (codeOf(error) !== 'RELIED_ON') return showError(error);
    const { contact } = (error as ORPCError<string, { contact: string | null }>).data;
    showError(
      contact
        ? t("A school has accepted this account. Write to {{contact}} to say it isn't yours.", { contact })
        : t("A school has accepted this account. Tell the school it isn't yours."),
    );
  };
  return (
    <Button
      variant="subtle"
      loading={disown.isPending}
      onClick={() => disown.mutate({ token }, { onSuccess: onDone, onError: refuse })}
    >
      {t("I didn't sign up")}
    </Button>
  );
}

export function DisownedPage() {
  const { t } = useTranslation();
  return (
    <EntryLayout
      title={t('The account is removed')}
      description={t('No one uses your address here anymore. You can sign up with it yourself.')}
    >
      <div className={classes.form}>
        <IconWell>
          <IconMailX />
        </IconWell>
        <ButtonLink to="/login" reloadDocument size="lg">
          {t('Go to Login')}
        </ButtonLink>
      </div>
    </EntryLayout>
  );
}
