import { useTranslation } from 'react-i18next';
import classes from './deletion-banner.module.css';

/** Stands on every page of a member whose school is closed, suspended, or behind with its payment. */
export default function ReadOnlyNotice({ school }: { school: string }) {
  const { t } = useTranslation();
  return (
    <aside className={classes.banner} aria-label={school}>
      <p>
        {t(
          '{{school}} is closed or on hold at the moment: you can read everything, but nothing can be handed in or changed.',
          { school },
        )}
      </p>
    </aside>
  );
}
