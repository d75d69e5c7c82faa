import type { TranscriptId } from '@fieldhouse/contract/ids.ts';
import { Button, Radio, Stack } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, client } from '#lib/api.ts';
import { codeOf } from '#lib/errors.ts';
import { useFormat } from '#lib/format.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Dialog, DialogActions } from '#ui/layout/dialog.tsx';
import { requestRefusal } from './request-words.ts';
import { refusalText } from './transcript-words.ts';
import classes from './transcripts.module.css';
import type { Queued } from './transcripts-queries.ts';

const NEW = 'new';
const DAY_MS = 86_400_000;
/** Older than this, what was issued is likely behind the record. */
const FRESH_DAYS = 30;

interface SendDialogProps {
  readonly one: Queued;
  readonly onClose: () => void;
}

/** Which transcript goes out: one that was issued, or a new one from the record of today. */
export default function SendDialog({ one, onClose }: SendDialogProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const queryClient = useQueryClient();
  const { requestId, studentId, studentName, recipientName, recipientEmail, transcripts } = one;
  const [choice, setChoice] = useState<string>(() => freshest(transcripts) ?? NEW);
  // The request's own id: issued again after a lost answer, or by two registrars at once, it is one transcript.
  const [transcriptKey, setTranscriptKey] = useState<TranscriptId>(requestId as string as TranscriptId);
  // Issued by the first try of a sending that failed: a second try sends the same one.
  const [made, setMade] = useState<TranscriptId | null>(null);
  const send = useMutation({
    async mutationFn() {
      const known = transcripts.find(({ transcriptId }) => transcriptId === choice)?.transcriptId ?? made;
      const transcriptId =
        known ??
        (
          await client.transcripts.issue({
            studentId,
            overrides: {},
            overrideReason: null,
            // The sending says for whom, and the family reads that.
            recipient: null,
            supersedes: null,
            transcriptKey,
          })
        ).transcriptId;
      if (!known) setMade(transcriptId);
      await client.transcriptRequests.send({ requestId, transcriptId });
    },
    async onSuccess() {
      onClose();
      void toast({
        title: t('Sent'),
        message: t('{{name}} to {{recipient}}', { name: studentName, recipient: recipientName }),
      });
    },
    onError(error) {
      // What was issued for this request was withdrawn since: the next try makes another one.
      if (codeOf(error) !== 'NOT_CURRENT') return;
      setMade(null);
      setTranscriptKey(crypto.randomUUID() as TranscriptId);
    },
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: api.transcriptRequests.key() }),
        queryClient.invalidateQueries({ queryKey: api.transcripts.issued.key() }),
      ]),
  });
  const error =
    send.error && (isIssuing(send.error) ? refusalText(send.error, t) : requestRefusal(send.error, t));
  return (
    <Dialog
      isOpen
      isFirm
      onClose={onClose}
      title={t('Send the transcript of {{name}}', { name: studentName })}
      description={
        recipientEmail
          ? t('{{recipient}} gets a link at {{email}}. It works for 30 days, and each download is logged.', {
              recipient: recipientName,
              email: recipientEmail,
            })
          : t('The family downloads it and passes it on to {{recipient}}.', { recipient: recipientName })
      }
    >
      <div className={classes.form}>
        <Radio.Group label={t('Which one')} value={choice} onChange={setChoice}>
          <Stack gap={8} mt={8}>
            {transcripts.map(({ transcriptId, code, issuedAt }) => (
              <Radio
                key={transcriptId}
                value={transcriptId}
                label={t('{{code}}, issued on {{when}}', { code, when: format.date(issuedAt) })}
              />
            ))}
            <Radio value={NEW} label={t('A new one, signed now from today’s record')} />
          </Stack>
        </Radio.Group>
        {error && (
          <div role="alert">
            <Notice tone="danger">{error}</Notice>
          </div>
        )}
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button loading={send.isPending} onClick={() => send.mutate()}>
            {t('Send')}
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  );
}

/** The newest, unless it has aged. */
function freshest([newest]: Queued['transcripts']): TranscriptId | null {
  const isFresh = newest && Date.now() - Date.parse(newest.issuedAt) <= FRESH_DAYS * DAY_MS;
  return isFresh ? newest.transcriptId : null;
}

const ISSUING = [
  'ISSUED_ALREADY',
  'UNPRINTABLE',
  'PICTURE_MISSING',
  'FIGURES_DIFFER',
  'NO_SIGNING_KEY',
  'REASON_REQUIRED',
  'RECORD_CHANGED',
];

const isIssuing = (error: unknown): boolean => ISSUING.includes(codeOf(error) ?? '');
