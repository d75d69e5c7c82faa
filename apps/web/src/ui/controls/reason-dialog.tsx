import { Box, Button, Textarea } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '#ui/feedback/notice.tsx';
import { Dialog, DialogActions } from '#ui/layout/dialog.tsx';

const LONGEST = 500;

interface ReasonDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly description?: string;
  /** On the button that acts. */
  readonly verb: string;
  readonly isDanger?: boolean;
  /** Sent without a reason, too. */
  readonly isOptional?: boolean;
  readonly isPending: boolean;
  /** What went wrong, in words; null: nothing. */
  readonly error: string | null;
  readonly onSubmit: (reason: string) => void;
  /** The reason where it outlives the dialog; without it the dialog holds it as long as it is open. */
  readonly kept?: { readonly reason: string; readonly onReason: (reason: string) => void };
  /** Choices before the reason. */
  readonly children?: ReactNode;
}

/** An act that asks why, which the record keeps. */
export function ReasonDialog({ isOpen, onClose, title, description, ...form }: ReasonDialogProps) {
  return (
    <Dialog isOpen={isOpen} isFirm onClose={onClose} title={title} description={description}>
      <ReasonForm {...form} onClose={onClose} />
    </Dialog>
  );
}

function ReasonForm({
  verb,
  isDanger = false,
  isOptional = false,
  isPending,
  error,
  onSubmit,
  onClose,
  kept,
  children,
}: Omit<ReasonDialogProps, 'isOpen' | 'title' | 'description'>) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const { reason, onReason } = kept ?? { reason: typed, onReason: setTyped };
  const [isTried, setTried] = useState(false);
  const isMissing = !isOptional && !reason.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isMissing) onSubmit(reason.trim());
  };
  return (
    <form onSubmit={submit} noValidate>
      {children && <Box mt="md">{children}</Box>}
      <Textarea
        mt="md"
        label={isOptional ? t('Reason (optional)') : t('Reason')}
        description={t('It stays on the record.')}
        rows={3}
        maxLength={LONGEST}
        value={reason}
        onChange={(event) => onReason(event.currentTarget.value)}
        error={isTried && isMissing ? t('Give a reason.') : undefined}
      />
      {error && (
        <Box mt="md" role="alert">
          <Notice tone="danger">{error}</Notice>
        </Box>
      )}
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button type="submit" {...(isDanger ? { color: 'red' } : {})} loading={isPending}>
          {verb}
        </Button>
      </DialogActions>
    </form>
  );
}
