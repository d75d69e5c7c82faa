import type { Membership, ReadOnlyReason } from '@fieldhouse/contract/people.ts';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import classes from './deletion-banner.module.css';
import { readOnlySchools } from './read-only-schools.ts';

interface ReadOnlyNoticeProps {
  readonly memberships: readonly Membership[];
}

/** Stands on every page of a member whose school is closed, suspended, or has let its license expire; one for each school. */
export default function ReadOnlyNotice({ memberships }: ReadOnlyNoticeProps) {
  const { t } = useTranslation();
  return readOnlySchools(memberships).map(({ schoolId, schoolName: school, reason, contact }) => (
    <aside key={schoolId} className={classes.banner} aria-label={school}>
      <p>
        {readOnlyText(reason, school, t)}
        {contact && ` ${t('If you have questions, write to {{contact}}.', { contact })}`}
      </p>
    </aside>
  ));
}

function readOnlyText(reason: ReadOnlyReason, school: string, t: TFunction): string {
  switch (reason) {
    case 'closed':
      return t(
        '{{school}} is closed. You can read everything, but you can no longer submit or change anything.',
        { school },
      );
    case 'suspended':
      return t(
        "{{school}} is suspended right now. You can read everything, but you can't submit or change anything.",
        { school },
      );
    case 'expired':
      return t(
        "{{school}}'s license has expired. You can read everything, but you can't submit or change anything until it's renewed.",
        { school },
      );
  }
}
