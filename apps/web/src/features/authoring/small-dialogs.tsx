import { TITLE_MAX_CHARACTERS } from '@fieldhouse/contract/limits.ts';
import { Button, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '#lib/errors.ts';
import { Dialog, DialogActions } from '#ui/layout/dialog.tsx';

/** A question with one answer that matters; null: it is closed. */
export interface Asked {
  readonly title: string;
  readonly description?: string;
  /** Label of the button that acts. */
  readonly action: string;
  readonly run: () => void;
}

/** Asks before something that can't be undone, naming the thing. */
export function ConfirmDialog({ asked, onClose }: { asked: Asked | null; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog
      isOpen={asked !== null}
      onClose={onClose}
      title={asked?.title ?? ''}
      description={asked?.description}
    >
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button
          color="red"
          onClick={() => {
            asked?.run();
            onClose();
          }}
        >
          {asked?.action}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** A name to be given; null: it is closed. */
export interface Naming {
  readonly title: string;
  readonly label: string;
  readonly value: string;
  readonly action: string;
  readonly run: (name: string) => Promise<unknown>;
}

/** Asks for the name of something new, or of something that gets another one. */
export function NameDialog({ naming, onClose }: { naming: Naming | null; onClose: () => void }) {
  return (
    <Dialog isOpen={naming !== null} isFirm onClose={onClose} title={naming?.title ?? ''}>
      {naming && <NameForm naming={naming} onClose={onClose} />}
    </Dialog>
  );
}

function NameForm({ naming, onClose }: { naming: Naming; onClose: () => void }) {
  const { t } = useTranslation();
  const [name, setName] = useState(naming.value);
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!name.trim()) {
      setError(t('Enter a title.'));
      return;
    }
    setBusy(true);
    try {
      await naming.run(name.trim());
      onClose();
    } catch (failure) {
      setError(errorText(failure, t));
      setBusy(false);
    }
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <TextInput
        mt="md"
        label={naming.label}
        value={name}
        maxLength={TITLE_MAX_CHARACTERS}
        onChange={(event) => setName(event.currentTarget.value)}
        error={error}
        autoFocus
      />
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button type="submit" loading={isBusy}>
          {naming.action}
        </Button>
      </DialogActions>
    </form>
  );
}

const REASON_MAX = 1_000;

/** Asks why; the person concerned is told. */
export function ReasonDialog({
  title,
  isOpen,
  isBusy,
  onClose,
  onReason,
}: {
  title: string;
  isOpen: boolean;
  isBusy: boolean;
  onClose: () => void;
  onReason: (reason: string) => void;
}) {
  const { t } = useTranslation();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  return (
    <Dialog isOpen={isOpen} isFirm onClose={onClose} title={title}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setMissing(!reason.trim());
          if (reason.trim()) onReason(reason.trim());
        }}
      >
        <Textarea
          mt="md"
          label={t('Reason')}
          description={t('The course author will see this.')}
          rows={3}
          maxLength={REASON_MAX}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          error={isMissing ? t('Give a reason.') : undefined}
          autoFocus
        />
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" color="red" loading={isBusy}>
            {t('Reject')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
