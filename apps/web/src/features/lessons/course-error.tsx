import { IconBooks } from '@tabler/icons-react';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { codeOf } from '#lib/errors.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { ButtonLink } from '#ui/links.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { useRetry } from '#ui/use-retry.ts';

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
