import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { ButtonLink } from '#ui/controls/links.tsx';
import classes from './deletion-banner.module.css';

interface DeletionBannerProps {
  /** Null: nobody asked for this account to be deleted. */
  readonly dueAt: string | null;
  /** When it goes along with those of the parents; null: it doesn't. */
  readonly goesAlongAt: string | null;
}

/** Stands on every page while the account waits for its end. */
export default function DeletionBanner({ dueAt, goesAlongAt }: DeletionBannerProps) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <aside className={classes.banner} aria-label={t('Account')}>
      <p>
        {dueAt
          ? t(
              'This account is scheduled to be deleted, on {{date}} at the earliest. Under Privacy you can see who can cancel it until then.',
              { date: format.date(dueAt) },
            )
          : goesAlongAt &&
            t(
              'One of your parents asked to delete their own account. Yours will be deleted with it on {{date}}, because no one else looks after it. Talk to your parent, or to another adult who could look after it. From age 13, adding an email of your own also keeps it.',
              { date: format.date(goesAlongAt) },
            )}
      </p>
      <ButtonLink to="/profile" search={{ tab: 'privacy' }} variant="default" size="compact-sm">
        {t('Go to privacy')}
      </ButtonLink>
    </aside>
  );
}
