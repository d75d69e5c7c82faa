import { useTranslation } from 'react-i18next';
import classes from './legend.module.css';

/** What the grounds of the cells mean; each of them also says it in words. */
export function Legend() {
  const { t } = useTranslation();
  return (
    <ul className={classes.legend} aria-label={t('Colors')}>
      <li data-tone="missing">{t('Missing')}</li>
      <li data-tone="late">{t('Late, with its score')}</li>
      <li data-tone="waiting">{t('To grade')}</li>
      <li data-tone="held">{t('Held back')}</li>
    </ul>
  );
}
