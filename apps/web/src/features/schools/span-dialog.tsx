import { Button, NativeSelect, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '#ui/feedback/notice.tsx';
import { Dialog, DialogActions } from '#ui/layout/dialog.tsx';
import { calendarErrorText, kindName, TERM_KINDS, type TermKind } from './school-calendar.ts';
import classes from './schools.module.css';

/** A run of days with a name, as it is typed. */
export interface SpanFields {
  readonly name: string;
  readonly startsOn: string;
  readonly endsOn: string;
  readonly kind: TermKind;
  /** Empty: none. */
  readonly gradesDueOn: string;
}

interface SpanDialogProps {
  readonly title: string;
  readonly nameLabel: string;
  readonly start: SpanFields;
  /** Terms have a kind and a last day for grades. */
  readonly isTerm?: boolean;
  /** Fails with the server's refusal. */
  readonly onSave: (fields: SpanFields) => Promise<unknown>;
  readonly onClose: () => void;
}

/** The form of a year, a term or a grading period. */
export function SpanDialog({ title, nameLabel, start, isTerm = false, onSave, onClose }: SpanDialogProps) {
  const { t } = useTranslation();
  const [fields, setFields] = useState(start);
  const [error, setError] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const set = (change: Partial<SpanFields>) => {
    setError(null);
    setFields((before) => ({ ...before, ...change }));
  };

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!fields.name.trim() || !fields.startsOn || !fields.endsOn) {
      setError(t('Enter a name, a first day and a last day.'));
      return;
    }
    setSaving(true);
    try {
      await onSave({ ...fields, name: fields.name.trim() });
      onClose();
    } catch (refused) {
      setError(calendarErrorText(refused, t));
    } finally {
      setSaving(false);
    }
  }

  return (
    <Dialog isOpen isFirm onClose={onClose} title={title}>
      <form onSubmit={(event) => void submit(event)} className={classes.fields} noValidate>
        <TextInput
          label={nameLabel}
          value={fields.name}
          maxLength={100}
          autoFocus
          onChange={(event) => set({ name: event.currentTarget.value })}
        />
        {isTerm && (
          <NativeSelect
            label={t('Kind')}
            value={fields.kind}
            data={TERM_KINDS.map((kind) => ({ value: kind, label: kindName(kind, t) }))}
            onChange={(event) => set({ kind: event.currentTarget.value as TermKind })}
          />
        )}
        <div className={classes.pair}>
          <TextInput
            type="date"
            label={t('First day')}
            value={fields.startsOn}
            onChange={(event) => set({ startsOn: event.currentTarget.value })}
          />
          <TextInput
            type="date"
            label={t('Last day')}
            value={fields.endsOn}
            onChange={(event) => set({ endsOn: event.currentTarget.value })}
          />
        </div>
        {isTerm && (
          <TextInput
            type="date"
            label={t('Final grades due')}
            description={t('Teachers see this day when they post final grades. Leave it blank for none.')}
            value={fields.gradesDueOn}
            onChange={(event) => set({ gradesDueOn: event.currentTarget.value })}
          />
        )}
        {error && (
          <div role="alert">
            <Notice tone="danger">{error}</Notice>
          </div>
        )}
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" loading={isSaving}>
            {t('Save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
