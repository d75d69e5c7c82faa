import { IconPencilOff } from '@tabler/icons-react';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { codeOf } from '#lib/errors.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { ButtonLink } from '#ui/links.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { useRetry } from '#ui/use-retry.ts';

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
