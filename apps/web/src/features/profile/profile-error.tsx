import type { ErrorComponentProps } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { useRetry } from '#ui/feedback/use-retry.ts';

export function ProfileError(props: ErrorComponentProps) {
  const { t } = useTranslation();
  return (
    <ErrorState
      framed
      title={t('Failed to load profile data')}
      error={props.error}
      onRetry={useRetry(props)}
    />
  );
}
