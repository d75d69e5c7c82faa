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
              'This account is to be deleted, on {{date}} at the earliest. Under privacy you can read who can take it back until then.',
              { date: format.date(dueAt) },
            )
          : goesAlongAt &&
            t(
              'A parent of yours asked for their own account to be deleted. Yours goes along on {{date}}, since no one else looks after it. Speak to your parent, or to another adult who could look after it; from 13 on, an email of your own keeps it as well.',
              { date: format.date(goesAlongAt) },
            )}
      </p>
      <ButtonLink to="/profile" search={{ tab: 'privacy' }} variant="default" size="compact-sm">
        {t('Go to privacy')}
      </ButtonLink>
    </aside>
  );
}
