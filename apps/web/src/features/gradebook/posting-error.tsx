import { IconLock } from '@tabler/icons-react';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { codeOf } from '#lib/errors.ts';
import { ButtonLink } from '#ui/controls/links.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { useRetry } from '#ui/feedback/use-retry.ts';
import { PageHeader } from '#ui/layout/page-header.tsx';

/** Final grades that don't exist for this person, or couldn't be loaded. */
export function PostingError({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation();
  const retry = useRetry({ error, reset });
  const isMissing = ['NOT_FOUND', 'BAD_REQUEST', 'FORBIDDEN'].includes(codeOf(error) ?? '');
  return (
    <>
      <PageHeader title={t('Final grades')} parents={[{ label: t('My courses'), to: '/teach/courses' }]} />
      {isMissing ? (
        <EmptyState
          framed
          icon={<IconLock />}
          title={t("This course doesn't exist, or you don't run it.")}
          action={
            <ButtonLink to="/teach/courses" variant="default" size="sm">
              {t('My courses')}
            </ButtonLink>
          }
        />
      ) : (
        <ErrorState framed title={t('Failed to load the final grades')} error={error} onRetry={retry} />
      )}
    </>
  );
}
