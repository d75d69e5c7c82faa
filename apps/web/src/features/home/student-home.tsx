import { useTranslation } from 'react-i18next';
import { useMe } from '#lib/session.ts';
import { PageHeader } from '#ui/page-header.tsx';

export function StudentHome() {
  const { t } = useTranslation();
  const { givenName } = useMe();
  return <PageHeader title={t('Welcome back, {{name}}', { name: givenName })} shortTitle={t('Dashboard')} />;
}
