import { IconBooks } from '@tabler/icons-react';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { codeOf } from '#lib/errors.ts';
import { ButtonLink } from '#ui/controls/links.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { useRetry } from '#ui/feedback/use-retry.ts';
import { PageHeader } from '#ui/layout/page-header.tsx';

export function CourseError({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation();
  const retry = useRetry({ error, reset });
  const isMissing = ['NOT_FOUND', 'BAD_REQUEST'].includes(codeOf(error) ?? '');
  return (
    <>
      <PageHeader
        title={isMissing ? t('Course not found') : t('Course')}
        parents={[{ label: t('Courses'), to: '/courses' }]}
      />
      {isMissing ? (
        <EmptyState
          framed
          icon={<IconBooks />}
          title={t("This course doesn't exist, or you can't see it.")}
          action={
            <ButtonLink to="/courses" variant="default" size="sm">
              {t('Back to Courses')}
            </ButtonLink>
          }
        />
      ) : (
        <ErrorState framed title={t('Failed to load course data')} error={error} onRetry={retry} />
      )}
    </>
  );
}
