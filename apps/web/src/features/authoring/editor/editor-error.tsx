import { IconPencilOff } from '@tabler/icons-react';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { codeOf } from '#lib/errors.ts';
import { ButtonLink } from '#ui/controls/links.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { useRetry } from '#ui/feedback/use-retry.ts';
import { PageHeader } from '#ui/layout/page-header.tsx';

export function EditorError({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation();
  const retry = useRetry({ error, reset });
  const isMissing = ['NOT_FOUND', 'BAD_REQUEST', 'FORBIDDEN'].includes(codeOf(error) ?? '');
  return (
    <>
      <PageHeader title={t('Editor')} parents={[{ label: t('My courses'), to: '/teach/courses' }]} />
      {isMissing ? (
        <EmptyState
          framed
          icon={<IconPencilOff />}
          title={t("This doesn't exist, or you can't see it.")}
          action={
            <ButtonLink to="/teach/courses" variant="default" size="sm">
              {t('Back to Courses')}
            </ButtonLink>
          }
        />
      ) : (
        <ErrorState framed error={error} onRetry={retry} />
      )}
    </>
  );
}
