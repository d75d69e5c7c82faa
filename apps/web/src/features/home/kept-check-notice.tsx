import { IconChecklist } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { TextLink } from '#ui/controls/links.tsx';
import classes from './student-home.module.css';

/** For who entered their courses in the public check, and asked to keep them, before they had an account. */
export default function KeptCheckNotice() {
  const { t } = useTranslation();
  return (
    <p className={classes.notice}>
      <IconChecklist size={20} stroke={1.7} aria-hidden="true" />
      <span>
        {t('Your courses from the eligibility check are still on this device.')}{' '}
        <TextLink to="/transcript-parser">{t('Bring them along')}</TextLink>
      </span>
    </p>
  );
}
