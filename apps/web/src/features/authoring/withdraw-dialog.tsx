import { Button, Textarea } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { codeOf, errorText } from '#lib/errors.ts';
import { rescueFocus } from '#lib/focus.ts';
import { GuardNotice, worsenedBy } from '#shared/eligibility/guard-notice.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Dialog, DialogActions } from '#ui/layout/dialog.tsx';
import type { RosterLine } from './people-panel.tsx';

const LONGEST = 500;

/** Taking a student out of a course asks for a reason, which the record keeps. */
export function WithdrawDialog({ leaving, onClose }: { leaving: RosterLine | null; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog
      isOpen={leaving !== null}
      isFirm
      isHigh
      onClose={onClose}
      title={t('Withdraw {{name}}?', { name: leaving?.name ?? '' })}
      description={
        leaving?.status === 'active'
          ? t('They can no longer open the course. Their work and grades are kept.')
          : t("They're no longer waiting for a spot.")
      }
    >
      {leaving && <WithdrawForm leaving={leaving} onClose={onClose} />}
    </Dialog>
  );
}

function WithdrawForm({ leaving, onClose }: { leaving: RosterLine; onClose: () => void }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const withdraw = useMutation(
    api.catalog.withdraw.mutationOptions({
      async onSuccess() {
        onClose();
        void toast({ title: t('{{name}} is no longer in the course', { name: leaving.name }) });
        rescueFocus(() => document.querySelector<HTMLElement>('[data-roster]'));
        await queryClient.invalidateQueries({ queryKey: api.catalog.key() });
        await queryClient.invalidateQueries({ queryKey: api.authoring.key() });
      },
    }),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(!reason.trim());
    if (reason.trim()) withdraw.mutate({ enrollmentId: leaving.enrollmentId, reason: reason.trim() });
  };
  return (
    <form onSubmit={submit} noValidate>
      <Textarea
        mt="md"
        label={t('Reason')}
        rows={3}
        maxLength={LONGEST}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        error={isMissing ? t('Give a reason.') : undefined}
        autoFocus
      />
      <GuardNotice change={withdraw} />
      {withdraw.error && !worsenedBy(withdraw.error) && (
        <Notice tone="danger">
          {codeOf(withdraw.error) === 'NOT_ENROLLED'
            ? t("They're no longer in the course.")
            : errorText(withdraw.error, t)}
        </Notice>
      )}
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button type="submit" color="red" loading={withdraw.isPending}>
          {t('Withdraw')}
        </Button>
      </DialogActions>
    </form>
  );
}
