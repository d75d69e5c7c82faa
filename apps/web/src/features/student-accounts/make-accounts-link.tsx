import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#ui/controls/links.tsx';
import { schoolsQuery } from './student-account-queries.ts';

/** Leads those who keep a school's records to the page on which they make accounts; others see nothing. */
export function MakeAccountsLink() {
  const { t } = useTranslation();
  const { data } = useQuery({ ...schoolsQuery, retry: false });
  if (!data?.schools.some(({ can }) => can.make)) return null;
  return <ButtonLink to="/student-accounts">{t('Create accounts')}</ButtonLink>;
}
