import { useTranslation } from 'react-i18next';
import classes from './demo-banner.module.css';

/** Stands on every page of a demo, so that nobody takes it for a real school. */
export function DemoBanner() {
  const { t } = useTranslation();
  return (
    <aside className={classes.banner} aria-label={t('Demo school')}>
      <strong>{t('Demo school.')}</strong>{' '}
      {t('Anyone can sign in here. Demo accounts skip password strength and two-factor.')}
    </aside>
  );
}
