import type { Applicant } from '@fieldhouse/contract/account-approvals.ts';
import { Button } from '@mantine/core';
import { IconUserCheck } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { RefuseDialog } from '#shared/people/refuse-dialog.tsx';
import { roleName } from '#shared/people/role-words.ts';
import { useApprove, waitingQuery } from '#shared/people/use-decisions.ts';
import { TextLink } from '#ui/controls/links.tsx';
import { Avatar } from '#ui/display/avatar.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import classes from './home.module.css';

/** The home shows those who have waited longest; all of them are on the page of approvals. */
const SHOWN = 5;

/** Who asked to join, oldest first, with the two decisions. */
export function WaitingPeople({ isHomeschool }: { isHomeschool: boolean }) {
  const { t } = useTranslation();
  const { waiting } = useSuspenseQuery(waitingQuery).data;
  const [refused, setRefused] = useState<Applicant | null>(null);

  return (
    <Card
      title={t('Approvals')}
      description={
        isHomeschool ? t('Children who joined with your code.') : t('People who joined with your code.')
      }
      aside={
        <TextLink to="/approvals">
          {waiting.length > SHOWN ? t('See all {{count}}', { count: waiting.length }) : t('All approvals')}
        </TextLink>
      }
      flush
    >
      {waiting.length === 0 ? (
        <EmptyState icon={<IconUserCheck />} title={t('No one is waiting.')}>
          {t('New people appear here as soon as they sign up with your code.')}
        </EmptyState>
      ) : (
        <ul className={classes.rows} data-decisions tabIndex={-1} aria-label={t('People waiting')}>
          {waiting.slice(0, SHOWN).map((person) => (
            <WaitingRow key={person.membershipId} person={person} onRefuse={() => setRefused(person)} />
          ))}
        </ul>
      )}
      <RefuseDialog people={refused ? [refused] : []} onClose={() => setRefused(null)} />
    </Card>
  );
}

function WaitingRow({ person, onRefuse }: { person: Applicant; onRefuse: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const unconfirmed = t('You can approve them once they have confirmed this address.');
  const approve = useApprove([person], unconfirmed);
  const noteId = useId();
  const { displayName: name, isEmailVerified, can } = person;

  return (
    <li className={classes.row}>
      <Avatar name={name} />
      <div className={classes.rowWords}>
        <h3 className={classes.rowTitle}>{name}</h3>
        <p className={classes.rowText}>{person.email}</p>
        <p className={classes.rowText}>
          {person.provisionalUntil
            ? t('Studies provisionally until {{date}}', {
                date: format.date(person.provisionalUntil),
              })
            : t('Requested on {{date}}', { date: format.date(person.askedAt) })}
        </p>
        {!isEmailVerified && (
          <p id={noteId} className={classes.rowText}>
            {can.approve ? t('This address isn’t confirmed. Approve only someone you know.') : unconfirmed}
          </p>
        )}
      </div>
      <div className={classes.rowEnd}>
        <Badge>{roleName(person.role, t)}</Badge>
        <Button
          variant="default"
          size="sm"
          disabled={!can.decide}
          aria-label={t('Reject {{name}}', { name })}
          onClick={onRefuse}
        >
          {t('Reject')}
        </Button>
        <Button
          size="sm"
          disabled={!can.approve}
          loading={approve.isPending}
          aria-label={t('Approve {{name}}', { name })}
          aria-describedby={isEmailVerified ? undefined : noteId}
          onClick={() => approve.mutate({ membershipIds: [person.membershipId] })}
        >
          {t('Approve')}
        </Button>
      </div>
    </li>
  );
}
