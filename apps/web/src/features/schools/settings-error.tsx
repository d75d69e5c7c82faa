import { IconSettings } from '@tabler/icons-react';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { codeOf } from '#lib/errors.ts';
import { useMe } from '#lib/session.ts';
import { ButtonLink } from '#ui/controls/links.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { RouteError } from '#ui/feedback/route-states.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';

/** Who doesn't run the school reads who does, and how to ask for a change. */
export function SettingsError(props: ErrorComponentProps) {
  const { t } = useTranslation();
  const { memberships, homes } = useMe();
  if (codeOf(props.error) !== 'FORBIDDEN' || !homes.includes('teacher')) return <RouteError {...props} />;
  const school = memberships[0]?.schoolName ?? '';
  return (
    <>
      <PageHeader title={t('School settings')} />
      <EmptyState
        framed
        icon={<IconSettings />}
        title={t('The administrators of {{school}} keep these settings', { school })}
        action={
          <ButtonLink to="/messages" search={{ new: 1 }} variant="default" size="sm">
            {t('Write to an administrator')}
          </ButtonLink>
        }
      >
        {t(
          'Name, terms, days off, grading and codes are the same for everyone at the school, so teachers don’t change them. Your own courses have settings of their own, under My courses.',
        )}
      </EmptyState>
    </>
  );
}
