import type { ErrorComponentProps } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '#ui/error-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { useRetry } from '#ui/use-retry.ts';

export function GradesError({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation();
  const retry = useRetry(reset);
  return (
    <>
      <PageHeader title={t('My Grades')} description={t('Academic Performance')} />
      <ErrorState framed title={t('Failed to load grades data')} error={error} onRetry={retry} />
    </>
  );
}
