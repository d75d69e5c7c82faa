import { IconClipboardCheck } from '@tabler/icons-react';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { codeOf } from '#lib/errors.ts';
import { ButtonLink } from '#ui/controls/links.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { useRetry } from '#ui/feedback/use-retry.ts';
import { PageHeader } from '#ui/layout/page-header.tsx';

export function WorkError({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation();
  const retry = useRetry({ error, reset });
  const isMissing = ['NOT_FOUND', 'BAD_REQUEST'].includes(codeOf(error) ?? '');
  return (
    <>
      <PageHeader title={t('Grading')} parents={[{ label: t('To grade'), to: '/teach/grading' }]} />
      {isMissing ? (
        <EmptyState
          framed
          icon={<IconClipboardCheck />}
          title={t("This work doesn't exist, or you can't see it.")}
          action={
            <ButtonLink to="/teach/grading" variant="default" size="sm">
              {t('Back to the queue')}
            </ButtonLink>
          }
        />
      ) : (
        <ErrorState framed title={t('Failed to load the work')} error={error} onRetry={retry} />
      )}
    </>
  );
}
