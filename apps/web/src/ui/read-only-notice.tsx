import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import classes from './deletion-banner.module.css';

/** Stands on every page of a member whose school is closed, suspended, or behind with its payment. */
export default function ReadOnlyNotice({ school }: { school: string }) {
  const { t } = useTranslation();
  // Null: nobody is known whom to ask.
  const contact = useQuery(api.profile.account.queryOptions({ input: {} })).data?.contact;
  return (
    <aside className={classes.banner} aria-label={school}>
      <p>
        {t(
          '{{school}} is closed or on hold at the moment: you can read everything, but nothing can be handed in or changed.',
          { school },
        )}
        {contact && ` ${t('If you have questions, write to {{contact}}.', { contact })}`}
      </p>
    </aside>
  );
}
