import type { Waiting } from '@fieldhouse/contract/accounts.ts';
import type { SignUpRole } from '@fieldhouse/contract/people.ts';
import { Button } from '@mantine/core';
import { IconUserCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deviceZone, useFormat } from '#lib/format.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import classes from './home.module.css';
import { RefuseDialog } from './refuse-dialog.tsx';
import { useApprove, useWaiting } from './use-waiting.ts';

/** Who asked to join, oldest first, with the two decisions. */
export function WaitingPeople({ isHomeschool }: { isHomeschool: boolean }) {
  const { t } = useTranslation();
  const { waiting, can } = useWaiting();
  const [refused, setRefused] = useState<Waiting | null>(null);

  return (
    <Card
      title={t('Approvals')}
      description={
        isHomeschool ? t('Children who joined with your code.') : t('People who joined with your code.')
      }
      flush
    >
      {waiting.length === 0 ? (
        <EmptyState icon={<IconUserCheck />} title={t('Nobody is waiting.')}>
          {t('New people appear here as soon as they sign up with your code.')}
        </EmptyState>
      ) : (
        <ul className={classes.rows}>
          {waiting.map((person) => (
            <WaitingRow
              key={person.membershipId}
              person={person}
              canDecide={can.decide}
              onRefuse={() => setRefused(person)}
            />
          ))}
        </ul>
      )}
      <RefuseDialog person={refused} onClose={() => setRefused(null)} />
    </Card>
  );
}

interface WaitingRowProps {
  readonly person: Waiting;
  readonly canDecide: boolean;
  readonly onRefuse: () => void;
}

function WaitingRow({ person, canDecide, onRefuse }: WaitingRowProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const approve = useApprove(person.displayName);
  const name = person.displayName;
  const roles: Record<SignUpRole, string> = {
    student: t('Student'),
    teacher: t('Teacher'),
    parent: t('Parent'),
    school_admin: t('School administrator'),
    homeschool_parent: t('Homeschool parent'),
  };

  return (
    <li className={classes.row}>
      <Avatar name={name} />
      <div className={classes.rowWords}>
        <h3 className={classes.rowTitle}>{name}</h3>
        <p className={classes.rowText}>{person.email}</p>
        <p className={classes.rowText}>
          {person.provisionalUntil
            ? t('Studies provisionally until {{date}}', {
                date: format.date(person.provisionalUntil, deviceZone()),
              })
            : t('Asked on {{date}}', { date: format.date(person.askedAt, deviceZone()) })}
        </p>
      </div>
      <div className={classes.rowEnd}>
        <Badge>{roles[person.role]}</Badge>
        <Button
          variant="default"
          size="sm"
          disabled={!canDecide}
          aria-label={t('Refuse {{name}}', { name })}
          onClick={onRefuse}
        >
          {t('Refuse')}
        </Button>
        <Button
          size="sm"
          disabled={!canDecide}
          loading={approve.isPending}
          aria-label={t('Approve {{name}}', { name })}
          onClick={() => approve.mutate({ membershipId: person.membershipId })}
        >
          {t('Approve')}
        </Button>
      </div>
    </li>
  );
}
