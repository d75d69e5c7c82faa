import { IconUsers } from '@tabler/icons-react';
import { type ErrorComponentProps, useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { codeOf } from '#lib/errors.ts';
import { useMe } from '#lib/session.ts';
import { ButtonLink } from '#ui/controls/links.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { useRetry } from '#ui/feedback/use-retry.ts';
import { PageHeader } from '#ui/layout/page-header.tsx';

/** Grades, progress or the transcript, where they can't be shown. */
export function GradesError({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation();
  const retry = useRetry({ error, reset });
  const { pathname } = useLocation();
  const isParent = useMe().homes.includes('parent');
  const title = pathname.startsWith('/analytics')
    ? t('Progress & Analytics')
    : pathname.startsWith('/transcript')
      ? t('Unofficial Transcript')
      : t('Grades');
  const isClosed = codeOf(error) === 'FORBIDDEN' || codeOf(error) === 'NOT_FOUND';
  // A parent whom the school hasn't linked yet may read nobody's grades. Anybody else, such as a parent whose membership
  // is suspended, hears on the dashboard why.
  if (isClosed && isParent) {
    return (
      <>
        <PageHeader title={title} />
        <EmptyState
          framed
          icon={<IconUsers />}
          title={t('There are no grades that you can read.')}
          action={
            <ButtonLink to="/profile" search={{ tab: 'family' }} variant="default" size="sm">
              {t('Enter a code from your child')}
            </ButtonLink>
          }
        >
          {t('Once your school links you to a student, their grades appear here.')}
        </EmptyState>
      </>
    );
  }
  return (
    <>
      <PageHeader title={title} />
      <ErrorState
        framed
        {...(isClosed ? {} : { title: t('Failed to load grades data') })}
        error={error}
        onRetry={retry}
      />
    </>
  );
}
