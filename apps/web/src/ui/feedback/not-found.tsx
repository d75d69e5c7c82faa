import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '#lib/page-title.ts';
import classes from './not-found.module.css';

/** Any address that is no page. */
export function NotFound() {
  const { t } = useTranslation();
  usePageTitle(t('Page not found'));
  return (
    <main className={classes.page}>
      <svg className={classes.picture} viewBox="-6 0 246 120" fill="none" aria-hidden="true">
        <path d="M0 118V98A80 80 0 0 1 80 18h160M28 118V98a52 52 0 0 1 52-52h160M56 118V98a24 24 0 0 1 24-24h160" />
      </svg>
      <p className={classes.code}>404</p>
      <h1 className={classes.title}>{t('Oops! Page not found')}</h1>
      <p className={classes.text}>{t('The address may be mistyped, or the page has moved.')}</p>
      <Button component="a" href="/">
        {t('Return to Home')}
      </Button>
    </main>
  );
}
