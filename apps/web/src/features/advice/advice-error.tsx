import { IconUsers } from '@tabler/icons-react';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { codeOf } from '#lib/errors.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { useRetry } from '#ui/feedback/use-retry.ts';
import { PageHeader } from '#ui/layout/page-header.tsx';

/** The counselor where it can't be shown. */
export function AdviceError({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation();
  const retry = useRetry({ error, reset });
  const isClosed = codeOf(error) === 'FORBIDDEN' || codeOf(error) === 'NOT_FOUND';
  return (
    <>
      <PageHeader title={t('NCAA Academic Counselor')} />
      {isClosed ? (
        <EmptyState framed icon={<IconUsers />} title={t('There is no student here about whom you can ask.')}>
          {t('Students ask about themselves, guardians about those whose record they may see.')}
        </EmptyState>
      ) : (
        <ErrorState framed title={t('The counselor couldn’t be loaded')} error={error} onRetry={retry} />
      )}
    </>
  );
}
