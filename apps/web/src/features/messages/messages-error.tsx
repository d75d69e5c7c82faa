import { IconMailOff } from '@tabler/icons-react';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { codeOf } from '#lib/errors.ts';
import { usePageTitle } from '#lib/page-title.ts';
import { ButtonLink } from '#ui/controls/links.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { useRetry } from '#ui/feedback/use-retry.ts';
import classes from './messages.module.css';

/** A conversation that can't be shown: not for this person, not there, or not at the moment. */
export function ConversationError({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation();
  const retry = useRetry({ error, reset });
  usePageTitle(t('Messages'));
  const isMissing = ['NOT_FOUND', 'BAD_REQUEST', 'FORBIDDEN'].includes(codeOf(error) ?? '');
  return (
    <div className={classes.nothing}>
      {isMissing ? (
        <EmptyState
          titleOrder={2}
          icon={<IconMailOff />}
          title={t("This conversation isn't open to you")}
          action={
            <ButtonLink to="/messages" variant="default" size="sm">
              {t('Go to your messages')}
            </ButtonLink>
          }
        >
          {t('It belongs to other people, or it no longer exists.')}
        </EmptyState>
      ) : (
        <ErrorState title={t("This conversation couldn't be loaded")} error={error} onRetry={retry} />
      )}
    </div>
  );
}
