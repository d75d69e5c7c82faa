import { Button, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog, DialogActions } from '#ui/layout/dialog.tsx';
import { type Decided, idsOf, useRefuse } from './use-decisions.ts';

const LONGEST = 500;

interface RefuseDialogProps {
  /** Whom it is about; nobody: it is closed. */
  readonly people: readonly Decided[];
  readonly onClose: () => void;
  readonly onRefused?: () => void;
}

/** Refusing asks for a reason, one for all: each gets it by email, and the record keeps it. */
export function RefuseDialog({ people, onClose, onRefused }: RefuseDialogProps) {
  const { t } = useTranslation();
  const refuse = useRefuse(people);
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
    if (people.length === 0 || !reason.trim()) return;
    refuse.mutate(
      { membershipIds: idsOf(people), reason: reason.trim() },
      {
        onSuccess() {
          close();
          onRefused?.();
        },
      },
    );
  };

  return (
    <Dialog
      isOpen={people.length > 0}
      onClose={close}
      isFirm
      title={
        people.length === 1
          ? t("Reject {{name}}'s request?", { name: people[0]?.displayName ?? '' })
          : t('Reject {{count}} requests?', { count: people.length })
      }
      description={t('They lose access to your school. Their work is kept.')}
    >
      <form onSubmit={submit} noValidate>
        <Textarea
          mt="md"
          label={t('Reason')}
          description={t("They'll see this.")}
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
            {t('Reject')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
