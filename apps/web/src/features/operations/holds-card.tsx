import { Button } from '@mantine/core';
import { IconScale } from '@tabler/icons-react';
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, type Outputs } from '#lib/api.ts';
import { codeOf, errorText } from '#lib/errors.ts';
import { useFormat } from '#lib/format.ts';
import { ReasonDialog } from '#ui/controls/reason-dialog.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Card } from '#ui/layout/card.tsx';
import classes from './operations.module.css';
import { PlaceHoldDialog } from './place-hold-dialog.tsx';
import { holdsQuery } from './use-operations.ts';

type Hold = Outputs['operations']['listHolds']['holds'][number];

/** What a court or an authority wants kept: placed and released with a reason. */
export function HoldsCard() {
  const { t } = useTranslation();
  const { data } = useSuspenseQuery(holdsQuery);
  const [isPlacing, setPlacing] = useState(false);
  const [released, setReleased] = useState<Hold | null>(null);
  return (
    <Card
      title={t('Legal holds')}
      description={t(
        'What a court or an authority wants kept. None of it is deleted while a hold is in effect.',
      )}
      aside={
        data.can.place && (
          <Button variant="default" onClick={() => setPlacing(true)}>
            {t('Place a legal hold')}
          </Button>
        )
      }
      flush
    >
      {data.holds.length === 0 ? (
        <EmptyState icon={<IconScale />} title={t('No legal hold has been placed.')} />
      ) : (
        <ul className={classes.accounts} aria-label={t('Legal holds')}>
          {data.holds.map((hold) => (
            <HoldRow key={hold.holdId} hold={hold} onRelease={() => setReleased(hold)} />
          ))}
        </ul>
      )}
      {isPlacing && <PlaceHoldDialog onClose={() => setPlacing(false)} />}
      {released && <ReleaseDialog hold={released} onClose={() => setReleased(null)} />}
    </Card>
  );
}

const nameOf = ({ studentName, schoolName }: Hold) => studentName ?? schoolName;

function HoldRow({ hold, onRelease }: { hold: Hold; onRelease: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { studentName, schoolName, reason, placedAt, placedByName, releasedAt, releasedByName } = hold;
  const when = format.date(placedAt);
  return (
    <li className={classes.account}>
      <div className={classes.accountWords}>
        <p className={classes.subject}>{nameOf(hold)}</p>
        <p className={classes.meta}>{studentName ? schoolName : t('The whole school')}</p>
        <p className={classes.meta}>{reason}</p>
        <p className={classes.meta}>
          {placedByName
            ? t('Placed on {{when}} by {{name}}', { when, name: placedByName })
            : t('Placed on {{when}}', { when })}
        </p>
        {releasedAt && releasedByName && (
          <p className={classes.meta}>
            {t('Released on {{when}} by {{name}}', { when: format.date(releasedAt), name: releasedByName })}
          </p>
        )}
      </div>
      <div className={classes.counts}>
        {releasedAt ? <Badge>{t('Released')}</Badge> : <Badge tone="warning">{t('In effect')}</Badge>}
        {hold.can.release && (
          <Button
            size="sm"
            variant="default"
            aria-label={t('Release the hold on {{name}}', { name: nameOf(hold) })}
            onClick={onRelease}
          >
            {t('Release the hold')}
          </Button>
        )}
      </div>
    </li>
  );
}

function ReleaseDialog({ hold, onClose }: { hold: Hold; onClose: () => void }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const name = nameOf(hold);
  const mutation = useMutation(
    api.operations.releaseHold.mutationOptions({
      async onSuccess() {
        onClose();
        void toast({ title: t('The hold on {{name}} is released', { name }) });
        await queryClient.invalidateQueries({ queryKey: api.operations.key() });
      },
    }),
  );
  const isStale = codeOf(mutation.error) === 'WRONG_STATE';
  return (
    <ReasonDialog
      isOpen
      onClose={onClose}
      title={t('Release the hold on {{name}}?', { name })}
      description={t('Anything past its date is removed in the next run, and requested deletions go ahead.')}
      verb={t('Release the hold')}
      isDanger
      isPending={mutation.isPending}
      error={
        mutation.error
          ? isStale
            ? t('Someone else has released it in the meantime.')
            : errorText(mutation.error, t)
          : null
      }
      onSubmit={(reason) => mutation.mutate({ holdId: hold.holdId, reason })}
    />
  );
}
