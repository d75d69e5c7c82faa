import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { ButtonLink } from '#ui/controls/links.tsx';
import classes from './deletion-banner.module.css';

/** Stands on every page while the account waits for its end. */
export default function DeletionBanner({ dueAt }: { dueAt: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <aside className={classes.banner} aria-label={t('Account')}>
      <p>
        {t(
          'The deletion of this account was asked for, for {{date}} at the earliest. Under privacy you can read who can take it back until then.',
          {
            date: format.date(dueAt),
          },
        )}
      </p>
      <ButtonLink to="/profile" search={{ tab: 'privacy' }} variant="default" size="compact-sm">
        {t('Go to privacy')}
      </ButtonLink>
    </aside>
  );
}
