import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, type Outputs } from '#lib/api.ts';
import { useFormat } from '#lib/format.ts';
import { shownName } from '#lib/shown-name.ts';
import { TextLink } from '#ui/controls/links.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { Card } from '#ui/layout/card.tsx';
import { changeName } from './change-words.ts';
import classes from './waiting-guards.module.css';

type Waiting = Outputs['eligibility']['waitingGuards']['guards'][number];

/** Changes that wait for families, over all students whom the reader looks after; nothing where none does. */
export default function WaitingGuards() {
  const { t } = useTranslation();
  const { data } = useQuery(api.eligibility.waitingGuards.queryOptions({ input: {} }));
  if (!data || data.guards.length === 0) return null;
  return (
    <Card
      flush
      title={t('Changes waiting for families')}
      description={t('Each would make someone’s eligibility worse, and is waiting for an acknowledgment.')}
    >
      <ul className={classes.rows}>
        {data.guards.map((guard) => (
          <Row key={guard.guardId} guard={guard} />
        ))}
      </ul>
      {data.hasMore && <p className={classes.more}>{t('More are waiting than this list shows.')}</p>}
    </Card>
  );
}

function Row({ guard }: { guard: Waiting }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <p className={classes.name}>
          <TextLink to="/eligibility" search={{ student: guard.studentId }}>
            {shownName(guard.studentName, t)}
          </TextLink>
        </p>
        <p className={classes.what}>{changeName(guard, t)}</p>
        <p className={classes.about}>
          {t('{{who}} asked on {{date}}: “{{reason}}”', {
            who: guard.askedByName ?? t('The school'),
            date: format.date(guard.askedAt),
            reason: guard.reason,
          })}
        </p>
        {guard.declineNote !== null && (
          <p className={classes.about}>{t('The family says: “{{note}}”', { note: guard.declineNote })}</p>
        )}
      </div>
      <div className={classes.state}>
        {guard.declinedAt !== null && <Badge tone="danger">{t('Declined by the family')}</Badge>}
        {guard.isOverdue ? (
          <Badge tone="warning">{t('A counselor may proceed')}</Badge>
        ) : (
          <span className={classes.about}>
            {t('The family has until {{date}}.', { date: format.calendarDate(guard.dueOn) })}
          </span>
        )}
      </div>
    </li>
  );
}
