import { useTranslation } from 'react-i18next';
import classes from './login-page.module.css';

/** What somebody agrees to who signs up. In a tab of its own: the form stays as it was typed. */
export function Agreement() {
  const { t } = useTranslation();
  return (
    <p className={classes.foot}>
      {t('By signing up you accept:')}{' '}
      <a href="/terms" target="_blank" rel="noreferrer">
        {t('Terms')}
      </a>
      {' · '}
      <a href="/privacy" target="_blank" rel="noreferrer">
        {t('Privacy')}
      </a>
    </p>
  );
}
