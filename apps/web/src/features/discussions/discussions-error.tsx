import { IconMessages } from '@tabler/icons-react';
import { type ErrorComponentProps, useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { codeOf } from '#lib/errors.ts';
import { useMe } from '#lib/session.ts';
import { ButtonLink } from '#ui/controls/links.tsx';
import { ClosedState } from '#ui/feedback/closed-state.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { useRetry } from '#ui/feedback/use-retry.ts';
import { PageHeader } from '#ui/layout/page-header.tsx';

/** Discussions that can't be shown: not for this person, not there, or not at the moment. */
export function DiscussionsError({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation();
  const retry = useRetry({ error, reset });
  const { homes, memberships } = useMe();
  const isProvisional = memberships.some(({ status }) => status === 'provisional');
  const isPicker = useLocation().pathname === '/discussions';
  const isMissing = ['NOT_FOUND', 'BAD_REQUEST', 'FORBIDDEN'].includes(codeOf(error) ?? '');
  return (
    <>
      <PageHeader title={t('Discussions')} />
      {isMissing && isPicker && !isProvisional && !homes.includes('parent') ? (
        <ClosedState />
      ) : isMissing && isPicker && !isProvisional ? (
        // A parent whom the school hasn't linked to anybody yet.
        <EmptyState framed icon={<IconMessages />} title={t('No discussions yet')}>
          {t('Once your school links you to a student, what they post appears here.')}
        </EmptyState>
      ) : isMissing ? (
        <EmptyState
          framed
          icon={<IconMessages />}
          title={t("This discussion isn't open to you")}
          action={
            !isPicker && (
              <ButtonLink to="/discussions" variant="default" size="sm">
                {t('Go to your discussions')}
              </ButtonLink>
            )
          }
        >
          {isProvisional
            ? t('Discussions open as soon as your school has confirmed you.')
            : t("It was removed, or it belongs to a course you aren't in.")}
        </EmptyState>
      ) : (
        <ErrorState framed title={t('Failed to load discussions')} error={error} onRetry={retry} />
      )}
    </>
  );
}
