import { IconCertificate, IconUsers } from '@tabler/icons-react';
import { type ErrorComponentProps, useLocation } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
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
  const { homes } = useMe();
  const isParent = homes.includes('parent');
  const isTranscript = pathname.startsWith('/transcript');
  const { title, none, failed } = wordsOf(pathname, t);
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
          title={none}
          action={
            <ButtonLink to="/profile" search={{ tab: 'family' }} variant="default" size="sm">
              {t('Enter a code from your child')}
            </ButtonLink>
          }
        >
          {isTranscript
            ? t('Once your school links you to a student, their transcript appears here.')
            : t('Once your school links you to a student, their grades appear here.')}
        </EmptyState>
      </>
    );
  }
  // Teachers read grades where they give them; a transcript is made by others.
  if (isClosed && isTranscript && homes.includes('teacher')) {
    return (
      <>
        <PageHeader title={t('Transcripts')} />
        <EmptyState
          framed
          icon={<IconCertificate />}
          title={t('Transcripts are made by those who keep the records')}
          action={
            <ButtonLink to="/grades" variant="default" size="sm">
              {t('Open the gradebook')}
            </ButtonLink>
          }
        >
          {t(
            'Registrars, counselors and administrators of your school open them here. The grades that you give stand in the gradebook.',
          )}
        </EmptyState>
      </>
    );
  }
  return (
    <>
      <PageHeader title={title} />
      <ErrorState framed {...(isClosed ? {} : { title: failed })} error={error} onRetry={retry} />
    </>
  );
}

/** What the page is called, and what is said where there is nothing to read or where it can't be loaded. */
function wordsOf(pathname: string, t: TFunction) {
  if (pathname.startsWith('/analytics')) {
    return {
      title: t('Progress & Analytics'),
      none: t('There is no progress that you can read.'),
      failed: t('Failed to load analytics data'),
    };
  }
  if (pathname.startsWith('/transcript')) {
    return {
      title: t('Unofficial Transcript'),
      none: t('There is no transcript that you can read.'),
      failed: t('Failed to load the transcript'),
    };
  }
  return {
    title: t('Grades'),
    none: t('There are no grades you can see.'),
    failed: t('Failed to load grades data'),
  };
}
