import type { CodeRole } from '@fieldhouse/contract/school-codes.ts';
import { Button, Checkbox, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { codeOf, errorText } from '#lib/errors.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Dialog, DialogActions } from '#ui/layout/dialog.tsx';
import { codeRoleName } from './code-words.ts';
import classes from './codes-card.module.css';

interface NewCodeDialogProps {
  readonly isOpen: boolean;
  /** As whom people may join this school. */
  readonly roles: readonly CodeRole[];
  readonly onClose: () => void;
  readonly onMade: () => Promise<void>;
}

/** A new code: for whom, and until when. */
export function NewCodeDialog({ isOpen, onClose, ...form }: NewCodeDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      isOpen={isOpen}
      isFirm
      onClose={onClose}
      title={t('New school code')}
      description={t('Anyone who has it can ask to join. You still approve each person.')}
    >
      <NewCodeForm {...form} onClose={onClose} />
    </Dialog>
  );
}

function NewCodeForm({ roles, onClose, onMade }: Omit<NewCodeDialogProps, 'isOpen'>) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<readonly CodeRole[]>(roles.length === 1 ? roles : ['student']);
  /** The last day on which it is taken, as the browser's date field has it; empty: no end. */
  const [lastDay, setLastDay] = useState('');
  const make = useMutation(
    api.schools.createCode.mutationOptions({
      async onSuccess({ code }) {
        onClose();
        void toast({ title: t('The new code is {{code}}', { code }) });
        await onMade();
      },
    }),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen.length === 0) return;
    const expiresAt = lastDay ? new Date(`${lastDay}T23:59:59`).toISOString() : null;
    make.mutate({ roles: [...chosen], expiresAt });
  };
  const code = codeOf(make.error);
  return (
    <form onSubmit={submit} noValidate>
      <Checkbox.Group
        mt="md"
        label={t('Who can join with it')}
        value={[...chosen]}
        onChange={(values) => setChosen(roles.filter((role) => values.includes(role)))}
        error={chosen.length === 0 ? t('Choose at least one role.') : undefined}
      >
        <div className={classes.choices}>
          {roles.map((role) => (
            <Checkbox key={role} value={role} label={codeRoleName(role, t)} />
          ))}
        </div>
      </Checkbox.Group>
      <TextInput
        mt="md"
        type="date"
        label={t('Last day (optional)')}
        description={t('Without one, the code works until you switch it off.')}
        value={lastDay}
        onChange={(event) => setLastDay(event.currentTarget.value)}
        error={code === 'EXPIRY_PAST' ? t("Choose a day that hasn't passed yet.") : undefined}
      />
      {make.error && code !== 'EXPIRY_PAST' && (
        <Notice tone="danger">
          {code === 'TOO_MANY_CODES'
            ? t('Your school has 20 active codes. Switch one off first.')
            : errorText(make.error, t)}
        </Notice>
      )}
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button type="submit" loading={make.isPending}>
          {t('Create code')}
        </Button>
      </DialogActions>
    </form>
  );
}
