import { IconUsers } from '@tabler/icons-react';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { codeOf } from '#lib/errors.ts';
import { useMe } from '#lib/session.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { useRetry } from '#ui/feedback/use-retry.ts';
import { PageHeader } from '#ui/layout/page-header.tsx';

/** The ledger where it can't be shown. */
export function EligibilityError({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation();
  const retry = useRetry({ error, reset });
  const isParent = useMe().homes.includes('parent');
  const isClosed = codeOf(error) === 'FORBIDDEN' || codeOf(error) === 'NOT_FOUND';
  return (
    <>
      <PageHeader title={t('Eligibility ledger')} shortTitle={t('NCAA eligibility')} />
      {isClosed && isParent ? (
        <EmptyState framed icon={<IconUsers />} title={t('There are no ledgers you can read.')}>
          {t('Once your school links you to a student, their ledger appears here.')}
        </EmptyState>
      ) : (
        <ErrorState
          framed
          {...(isClosed ? {} : { title: t('The ledger couldn’t be loaded') })}
          error={error}
          onRetry={retry}
        />
      )}
    </>
  );
}
