import type { StudentId } from '@fieldhouse/contract/ids.ts';
import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { useFormat } from '#lib/format.ts';
import { ReasonDialog } from '#ui/controls/reason-dialog.tsx';
import { Card } from '#ui/layout/card.tsx';
import { requestRefusal } from './request-words.ts';
import classes from './transcripts.module.css';
import { requestsQuery } from './transcripts-queries.ts';

/** Whether the school gives out official transcripts of a student. */
export function HoldCard({ studentId }: { readonly studentId: StudentId }) {
  const { t } = useTranslation();
  const format = useFormat();
  const queryClient = useQueryClient();
  const { data } = useQuery(requestsQuery(studentId));
  const [isOpen, setOpen] = useState(false);
  const changed = () => queryClient.invalidateQueries({ queryKey: api.transcriptRequests.key() });
  const save = useMutation(
    api.transcriptRequests.setHold.mutationOptions({
      async onSuccess() {
        await changed();
        setOpen(false);
      },
      onError: changed,
    }),
  );
  if (!data?.canHold) return null;
  const { hold } = data;
  return (
    <Card
      title={t('Sending to others')}
      description={
        hold
          ? t('On hold since {{when}}: {{reason}}', { when: format.date(hold.since), reason: hold.reason })
          : t('This student’s official transcripts are sent when the family asks.')
      }
    >
      <div className={classes.buttons}>
        <Button variant="default" onClick={() => setOpen(true)}>
          {hold ? t('End the hold') : t('Put on hold')}
        </Button>
      </div>
      {isOpen && (
        <ReasonDialog
          isOpen
          onClose={() => setOpen(false)}
          title={hold ? t('End the hold') : t('Put official transcripts on hold')}
          description={
            hold
              ? t('The family’s requests can be sent again.')
              : t(
                  'Nothing is sent to others, and the family can’t download official transcripts, until you end it. They see your reason, and can still see the record and the unofficial transcript.',
                )
          }
          verb={hold ? t('End the hold') : t('Put on hold')}
          isPending={save.isPending}
          error={save.error && requestRefusal(save.error, t)}
          onSubmit={(reason) => save.mutate({ studentId, isHeld: !hold, reason })}
        />
      )}
    </Card>
  );
}
