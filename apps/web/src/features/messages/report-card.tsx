import { POST_NOTE_MAX_CHARACTERS } from '@fieldhouse/contract/limits.ts';
import { Button, Textarea } from '@mantine/core';
import { IconDownload, IconEye } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, type Outputs } from '#lib/api.ts';
import { codeOf } from '#lib/errors.ts';
import { rescueFocus } from '#lib/focus.ts';
import { useFormat } from '#lib/format.ts';
import { saveFile } from '#lib/save-file.ts';
import { toast } from '#ui/feedback/toast.ts';
import { Card } from '#ui/layout/card.tsx';
import { Dialog, DialogActions } from '#ui/layout/dialog.tsx';
import { messageReasonWords } from './message-dialogs.tsx';
import { deedErrorText, personName } from './message-words.ts';
import { ReportedMessages } from './reported-messages.tsx';
import classes from './reports.module.css';

type Report = Outputs['messages']['reports']['reports'][number];

/** One report: why, by whom, and what can be done about it. What was written is shown on demand alone. */
export function ReportCard({ report }: { report: Report }) {
  const { t } = useTranslation();
  const format = useFormat();
  const queryClient = useQueryClient();
  const [isRemoving, setRemoving] = useState(false);
  const { reportId, reason, note, reporterName, authorName, reportedAt, schoolName } = report;
  const onError = (error: unknown) =>
    void toast({ title: t('Error'), message: deedErrorText(error, t), tone: 'error' });
  // Each look is written down, so it happens when it is asked for and never by itself.
  const look = useMutation(api.messages.readReported.mutationOptions({ onError }));
  const save = useMutation(
    api.messages.exportReported.mutationOptions({
      onSuccess: ({ fileName, csv }) => saveFile(fileName, csv, 'text/csv;charset=utf-8'),
      onError,
    }),
  );
  const decide = useMutation(
    api.messages.decideReport.mutationOptions({
      onSuccess({ state }) {
        setRemoving(false);
        void toast({ title: state === 'kept' ? t('Message kept') : t('Message removed') });
      },
      onError(error) {
        if (codeOf(error) === 'NOT_OPEN') setRemoving(false);
        onError(error);
      },
      async onSettled() {
        await queryClient.invalidateQueries({ queryKey: api.messages.key() });
        rescueFocus(() => document.querySelector<HTMLElement>('[data-reports]'));
      },
    }),
  );
  const mayDecide = look.data?.can.decide ?? false;

  return (
    <Card
      title={messageReasonWords(t)[reason]}
      description={[
        t('A message from {{name}}', { name: personName({ name: authorName }, t) }),
        t('reported by {{name}} on {{when}}', {
          name: personName({ name: reporterName }, t),
          when: format.dateTime(reportedAt),
        }),
        schoolName,
      ].join(' · ')}
    >
      <div className={classes.report}>
        {note && <blockquote className={classes.note}>{note}</blockquote>}
        {look.data && <ReportedMessages reported={look.data} />}
        <div className={classes.buttons}>
          {!look.data && (
            <Button
              size="sm"
              leftSection={<IconEye size={18} />}
              loading={look.isPending}
              onClick={() => look.mutate({ reportId })}
            >
              {t('View the conversation')}
            </Button>
          )}
          {look.data && (
            <Button
              size="sm"
              variant="subtle"
              leftSection={<IconDownload size={18} />}
              loading={save.isPending}
              onClick={() => save.mutate({ reportId })}
            >
              {t('Save the whole conversation (CSV)')}
            </Button>
          )}
          {mayDecide && (
            <>
              <Button
                size="sm"
                variant="default"
                loading={decide.isPending && !isRemoving}
                onClick={() => decide.mutate({ reportId, decision: 'keep', reason: null })}
              >
                {t('Keep')}
              </Button>
              <Button size="sm" color="red" onClick={() => setRemoving(true)}>
                {t('Remove')}
              </Button>
            </>
          )}
        </div>
        {look.data && !mayDecide && (
          <p className={classes.hint}>
            {t("You can read it but not decide, because it's your own message or the school is read-only.")}
          </p>
        )}
      </div>
      {isRemoving && (
        <RemoveDialog
          isPending={decide.isPending}
          onClose={() => setRemoving(false)}
          onRemove={(why) => decide.mutate({ reportId, decision: 'remove', reason: why })}
        />
      )}
    </Card>
  );
}

interface RemoveDialogProps {
  readonly isPending: boolean;
  readonly onClose: () => void;
  readonly onRemove: (reason: string) => void;
}

/** Removing asks for a reason; the author is told it. */
function RemoveDialog({ isPending, onClose, onRemove }: RemoveDialogProps) {
  const { t } = useTranslation();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(!reason.trim());
    if (reason.trim()) onRemove(reason.trim());
  };
  return (
    <Dialog
      isOpen
      isFirm
      onClose={onClose}
      title={t('Remove this message?')}
      description={t('No one in the conversation can read it anymore. The report keeps it for the school.')}
    >
      <form onSubmit={submit} noValidate>
        <Textarea
          mt="md"
          label={t('Reason')}
          description={t('The author will see this.')}
          rows={3}
          maxLength={POST_NOTE_MAX_CHARACTERS}
          value={reason}
          error={isMissing && !reason.trim() ? t('Give a reason.') : undefined}
          onChange={(event) => setReason(event.currentTarget.value)}
          autoFocus
        />
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" color="red" loading={isPending}>
            {t('Remove')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
