import { type ErrorComponentProps, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { codeOf } from '#lib/errors.ts';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { useRetry } from '#ui/feedback/use-retry.ts';
import { PageHeader } from '#ui/layout/page-header.tsx';

export function AssignmentError({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const retry = useRetry({ error, reset });
  const isMissing = ['NOT_FOUND', 'BAD_REQUEST'].includes(codeOf(error) ?? '');

  // The address leads nowhere: the person is told and brought home.
  useEffect(() => {
    if (!isMissing) return;
    void toast({ id: 'toast-assignment', title: t('Assignment not found'), tone: 'error' });
    void navigate({ to: '/dashboard', replace: true });
  }, [isMissing, navigate, t]);

  if (isMissing) return null;
  return (
    <>
      <PageHeader title={t('Assignment')} parents={[{ label: t('Courses'), to: '/courses' }]} />
      <ErrorState framed title={t('Failed to load assignment')} error={error} onRetry={retry} />
    </>
  );
}
