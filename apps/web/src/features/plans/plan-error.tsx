import { IconUsers } from '@tabler/icons-react';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { codeOf } from '#lib/errors.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { useRetry } from '#ui/feedback/use-retry.ts';
import { PageHeader } from '#ui/layout/page-header.tsx';

/** The planner where it can't be shown. */
export function PlanError({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation();
  const retry = useRetry({ error, reset });
  const isClosed = codeOf(error) === 'FORBIDDEN' || codeOf(error) === 'NOT_FOUND';
  return (
    <>
      <PageHeader title={t('Course plan')} />
      {isClosed ? (
        <EmptyState framed icon={<IconUsers />} title={t('There are no students here you can plan for.')}>
          {t(
            'Students plan for themselves; guardians, counselors and registrars plan for those whose record they can read.',
          )}
        </EmptyState>
      ) : (
        <ErrorState framed title={t('The planner couldn’t be loaded')} error={error} onRetry={retry} />
      )}
    </>
  );
}
