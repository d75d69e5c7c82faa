import { IconBook2 } from '@tabler/icons-react';
import { type ErrorComponentProps, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { codeOf } from '#lib/errors.ts';
import { ButtonLink } from '#ui/controls/links.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { useRetry } from '#ui/feedback/use-retry.ts';
import { PageHeader } from '#ui/layout/page-header.tsx';

export function LessonError({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation();
  const retry = useRetry({ error, reset });
  const { courseId } = useParams({ from: '/_app/course/$courseId_/lesson/$lessonId' });
  const isMissing = ['NOT_FOUND', 'BAD_REQUEST'].includes(codeOf(error) ?? '');
  return (
    <>
      <PageHeader
        title={isMissing ? t('Lesson not found') : t('Lesson')}
        parents={[{ label: t('Courses'), to: '/courses' }]}
      />
      {isMissing ? (
        <EmptyState
          framed
          icon={<IconBook2 />}
          title={t("This lesson doesn't exist, or you can't see it.")}
          action={
            <ButtonLink to="/course/$courseId" params={{ courseId }} variant="default" size="sm">
              {t('Back to the course')}
            </ButtonLink>
          }
        />
      ) : (
        <ErrorState framed title={t('Failed to load the lesson')} error={error} onRetry={retry} />
      )}
    </>
  );
}
