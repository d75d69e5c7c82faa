import type { Applicant } from '@fieldhouse/contract/account-approvals.ts';
import type { MembershipId } from '@fieldhouse/contract/ids.ts';
import { Button, Checkbox } from '@mantine/core';
import { IconUserCheck } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RefuseDialog } from '#shared/people/refuse-dialog.tsx';
import { idsOf, useApprove } from '#shared/people/use-decisions.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import classes from './applicant-list.module.css';
import { ApplicantRow } from './applicant-row.tsx';

interface ApplicantListProps {
  readonly name: string;
  /** Who would stand here. */
  readonly empty: string;
  readonly people: readonly Applicant[];
  /** There are more than the server gives at once. */
  readonly isCut: boolean;
}

/** Those who wait, longest first, to decide on one by one or together. */
export function ApplicantList({ name, empty, people, isCut }: ApplicantListProps) {
  const { t } = useTranslation();
  const [chosenIds, setChosenIds] = useState<ReadonlySet<MembershipId>>(new Set());
  const [refused, setRefused] = useState<readonly Applicant[]>([]);
  // Somebody may have gone from the list since.
  const chosen = people.filter((person) => chosenIds.has(person.membershipId));
  // Staff and guardians who haven't confirmed their address can be refused, not approved.
  const approvable = chosen.filter(({ can }) => can.approve);
  const unconfirmed = t(
    'You can’t approve anyone who hasn’t confirmed their address. They stay in the list.',
  );
  const approve = useApprove(approvable, unconfirmed);
  const noteId = useId();
  const note =
    approvable.length < chosen.length
      ? unconfirmed
      : chosen.every(({ isEmailVerified }) => isEmailVerified)
        ? null
        : t('Some haven’t confirmed their address. Approve only people you know.');

  const choose = (which: readonly Applicant[], isChosen: boolean) =>
    setChosenIds((before) => {
      const next = new Set(before);
      for (const { membershipId } of which) {
        if (isChosen) next.add(membershipId);
        else next.delete(membershipId);
      }
      return next;
    });

  if (people.length === 0) {
    return (
      <EmptyState framed icon={<IconUserCheck />} title={t('No one is waiting.')}>
        {empty}
      </EmptyState>
    );
  }
  return (
    <>
      <Card flush>
        <div className={classes.head}>
          <Checkbox
            size="md"
            label={t('Select all {{count}}', { count: people.length })}
            checked={chosen.length === people.length}
            indeterminate={chosen.length > 0 && chosen.length < people.length}
            onChange={(event) => choose(people, event.currentTarget.checked)}
          />
          {isCut && (
            <p className={classes.note}>
              {t('These are the {{count}} who have waited longest. More follow once you have decided.', {
                count: people.length,
              })}
            </p>
          )}
        </div>
        <ul className={classes.rows} data-decisions tabIndex={-1} aria-label={name}>
          {people.map((person) => (
            <ApplicantRow
              key={person.membershipId}
              person={person}
              isChosen={chosen.includes(person)}
              onChoose={(isChosen) => choose([person], isChosen)}
              onRefuse={() => setRefused([person])}
            />
          ))}
        </ul>
      </Card>
      {chosen.length > 0 && (
        <section className={classes.bar} aria-label={t('Decide on the selected people')}>
          <div className={classes.words}>
            <span className={classes.chosen} role="status">
              {t('{{count}} selected', { count: chosen.length })}
            </span>
            {note !== null && (
              <p id={noteId} className={classes.note}>
                {note}
              </p>
            )}
          </div>
          <div className={classes.actions}>
            <Button variant="default" onClick={() => setRefused(chosen)}>
              {t('Reject {{count}}', { count: chosen.length })}
            </Button>
            <Button
              disabled={approvable.length === 0}
              loading={approve.isPending}
              aria-describedby={note === null ? undefined : noteId}
              onClick={() => approve.mutate({ membershipIds: idsOf(approvable) })}
            >
              {t('Approve {{count}}', { count: approvable.length })}
            </Button>
          </div>
        </section>
      )}
      <RefuseDialog people={refused} onClose={() => setRefused([])} />
    </>
  );
}
