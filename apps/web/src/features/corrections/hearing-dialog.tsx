import type { CalendarDate } from '@fieldhouse/domain/dates/calendar-date.ts';
import { Button, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { codeOf, errorText } from '#lib/errors.ts';
import { useFormat } from '#lib/format.ts';
import { Dialog, DialogActions } from '#ui/layout/dialog.tsx';
import { AskedWords } from './correction-lines.tsx';
import classes from './corrections.module.css';
import { type Correction, useRecordHearing } from './corrections-queries.ts';

interface HearingDialogProps {
  readonly correction: Correction;
  readonly onClose: () => void;
}

/** Records the hearing that a family asked for: when, by whom, and what was decided. */
export function HearingDialog({ correction, onClose }: HearingDialogProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const [heldOn, setHeldOn] = useState('');
  const [heldBy, setHeldBy] = useState('');
  const [reason, setReason] = useState('');
  const record = useRecordHearing(onClose);
  const isWhole = heldOn !== '' && heldBy.trim() !== '' && reason.trim() !== '';
  const dayError =
    codeOf(record.error) === 'NOT_HELD_YET'
      ? t('This day is in the future.')
      : codeOf(record.error) === 'HELD_BEFORE_ASKED'
        ? t('The hearing was requested on {{when}}, so it can’t have been held before that day.', {
            when: correction.hearingAskedAt ? format.date(correction.hearingAskedAt) : '',
          })
        : undefined;
  const send = (decision: 'accepted' | 'refused') =>
    record.mutate({
      correctionId: correction.correctionId,
      heldOn: heldOn as CalendarDate,
      heldBy: heldBy.trim(),
      decision,
      reason: reason.trim(),
    });
  return (
    <Dialog
      isOpen
      isFirm
      onClose={onClose}
      title={t('Record the hearing')}
      description={`${correction.studentName} · ${correction.entry}`}
    >
      <AskedWords correction={correction} />
      <div className={classes.fields}>
        <TextInput
          type="date"
          label={t('Held on')}
          required
          value={heldOn}
          onChange={(event) => setHeldOn(event.currentTarget.value)}
          error={dayError}
        />
        <TextInput
          label={t('Held by')}
          description={t('Someone without a direct interest in the outcome.')}
          required
          maxLength={200}
          value={heldBy}
          onChange={(event) => setHeldBy(event.currentTarget.value)}
        />
        <Textarea
          label={t('What was corrected, or why it wasn’t, with the evidence')}
          rows={3}
          required
          maxLength={2_000}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </div>
      {record.isError && dayError === undefined && (
        <p role="alert" className={classes.about}>
          {codeOf(record.error) === 'NO_HEARING'
            ? t('This hearing was already recorded.')
            : errorText(record.error, t)}
        </p>
      )}
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button
          variant="default"
          disabled={!isWhole}
          loading={record.isPending}
          onClick={() => send('refused')}
        >
          {t('It stays as it is')}
        </Button>
        <Button disabled={!isWhole} loading={record.isPending} onClick={() => send('accepted')}>
          {t('It was corrected')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
