import { Button, Textarea } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '#ui/feedback/notice.tsx';
import { Dialog, DialogActions } from '#ui/layout/dialog.tsx';
import { type Terms, TermsFields } from './terms-fields.tsx';

interface TermsDialogProps {
  readonly title: string;
  readonly description?: string;
  readonly verb: string;
  readonly isOfAge: boolean;
  readonly initial: Terms;
  /** Asks why, which the record keeps. */
  readonly asksWhy?: boolean;
  /** What is still missing besides the terms; null: nothing. */
  readonly missing?: string | null;
  readonly isPending: boolean;
  /** What went wrong, in words; null: nothing. */
  readonly error: string | null;
  readonly onClose: () => void;
  readonly onSubmit: (terms: Terms, reason: string) => void;
  /** Who it is about, above the terms. */
  readonly children?: ReactNode;
}

/** Terms of a link with whoever they are for. What was typed stays when the server refuses. */
export function TermsDialog({
  title,
  description,
  verb,
  isOfAge,
  initial,
  asksWhy = false,
  missing = null,
  isPending,
  error,
  onClose,
  onSubmit,
  children,
}: TermsDialogProps) {
  const { t } = useTranslation();
  const [terms, setTerms] = useState(initial);
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const problem =
    missing ??
    (terms.rights.length === 0 ? t('Choose at least one thing they may do.') : null) ??
    (asksWhy && !reason.trim() ? t('Give a reason.') : null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!problem) onSubmit(terms, reason.trim());
  };
  const shown = (isTried ? problem : null) ?? error;
  return (
    <Dialog isOpen isFirm onClose={onClose} title={title} description={description}>
      <form onSubmit={submit} noValidate>
        {children}
        <TermsFields terms={terms} isOfAge={isOfAge} onChange={setTerms} />
        {asksWhy && (
          <Textarea
            mt="md"
            label={t('Reason')}
            description={t('It stays on the record.')}
            rows={3}
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        )}
        {shown && (
          <div role="alert">
            <Notice tone="danger">{shown}</Notice>
          </div>
        )}
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" loading={isPending}>
            {verb}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
