import type { Waiting } from '@fieldhouse/contract/accounts.ts';
import { Button, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog, DialogActions } from '#ui/dialog.tsx';
import { useRefuse } from './use-waiting.ts';

const LONGEST = 500;

/** Refusing asks for a reason: the person gets it by e-mail, and the record keeps it. */
export function RefuseDialog({ person, onClose }: { person: Waiting | null; onClose: () => void }) {
  const { t } = useTranslation();
  const refuse = useRefuse();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);

  const close = () => {
    setReason('');
    setMissing(false);
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(!reason.trim());
    if (!person || !reason.trim()) return;
    refuse.mutate({ membershipId: person.membershipId, reason: reason.trim() }, { onSuccess: close });
  };

  return (
    <Dialog
      isOpen={person !== null}
      onClose={close}
      isFirm
      title={t('Refuse {{name}}?', { name: person?.displayName ?? '' })}
      description={t('They lose access to your school. Work that they did is kept.')}
    >
      <form onSubmit={submit} noValidate>
        <Textarea
          mt="md"
          label={t('Reason')}
          description={t('They are told this.')}
          rows={3}
          maxLength={LONGEST}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          error={isMissing ? t('Give a reason.') : undefined}
          autoFocus
        />
        <DialogActions>
          <Button variant="default" onClick={close}>
            {t('Cancel')}
          </Button>
          <Button type="submit" color="red" loading={refuse.isPending}>
            {t('Refuse')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
