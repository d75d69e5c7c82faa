import { EARLIEST_SENT } from '@fieldhouse/contract/limits.ts';
import { Button, TextInput } from '@mantine/core';
import { IconCheck, IconFileText } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { codeOf, errorText } from '#lib/errors.ts';
import { useFormat } from '#lib/format.ts';
import { ReasonDialog } from '#ui/controls/reason-dialog.tsx';
import { IconWell } from '#ui/display/icon-well.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Card } from '#ui/layout/card.tsx';
import type { Ledger } from './eligibility-queries.ts';
import { homeDocumentHelp, homeDocumentName } from './home-document-words.ts';
import classes from './home-documents-card.module.css';

type Asked = NonNullable<Ledger['homeDocuments']>[number];

/** What the Eligibility Center asks for from a student taught at home, and what was sent. */
export default function HomeDocumentsCard({
  ledger,
  documents,
}: {
  readonly ledger: Ledger;
  readonly documents: readonly Asked[];
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const [open, setOpen] = useState<Asked | null>(null);
  const sent = documents.filter(({ sentOn }) => sentOn !== null).length;
  return (
    <Card
      title={t('Home-school documents')}
      description={t(
        'The Eligibility Center asks for these from everyone who was taught at home. Email them to ec-processing@ncaa.org with the NCAA ID. {{sent}} of {{all}} sent.',
        { sent: format.number(sent), all: format.number(documents.length) },
      )}
    >
      <ul className={classes.documents}>
        {documents.map((one) => {
          const name = homeDocumentName(one.document, one.title, t);
          return (
            <li key={`${one.document} ${one.rowId ?? ''}`} className={classes.document}>
              <IconWell tone="primary">
                {one.sentOn === null ? <IconFileText size={20} /> : <IconCheck size={20} />}
              </IconWell>
              <div className={classes.words}>
                <p className={classes.name}>{name}</p>
                <p className={classes.help}>
                  {one.sentOn === null
                    ? homeDocumentHelp(one.document, t)
                    : t('Sent on {{date}}', { date: format.calendarDate(one.sentOn) })}
                </p>
              </div>
              {ledger.can.saveProfile && (
                <Button
                  variant="default"
                  size="sm"
                  className={classes.act ?? ''}
                  onClick={() => setOpen(one)}
                  aria-label={
                    one.sentOn === null ? `${t('Mark as sent')}: ${name}` : `${t('Change')}: ${name}`
                  }
                >
                  {one.sentOn === null ? t('Mark as sent') : t('Change')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {open && <SentDialog ledger={ledger} asked={open} onClose={() => setOpen(null)} />}
    </Card>
  );
}

function SentDialog({
  ledger,
  asked: { document, rowId, title, sentOn: sentBefore },
  onClose,
}: {
  readonly ledger: Ledger;
  readonly asked: Asked;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const name = homeDocumentName(document, title, t);
  const [sentOn, setSentOn] = useState<string>(sentBefore ?? ledger.asOf);
  const [isWrong, setWrong] = useState(false);
  const save = useMutation(
    api.eligibility.saveHomeDocument.mutationOptions({
      async onSuccess() {
        await queryClient.invalidateQueries({ queryKey: api.eligibility.key() });
        onClose();
        void toast({ title: t('Saved'), message: name });
      },
      // What is asked for has changed: the page shows it, and the next try starts from it.
      onError: () => queryClient.invalidateQueries({ queryKey: api.eligibility.ledger.key() }),
    }),
  );
  const code = codeOf(save.error);
  const error =
    code === 'IN_FUTURE'
      ? t('That day is in the future. Enter the day it was sent.')
      : code === 'STALE'
        ? t('Someone changed this in the meantime. Close this and look again.')
        : code === 'NOT_ASKED_FOR'
          ? t('This document is no longer required: the record has changed.')
          : save.error && errorText(save.error, t);
  const { studentId } = ledger.student;
  return (
    <ReasonDialog
      isOpen
      isOptional={sentBefore === null}
      onClose={onClose}
      title={name}
      {...(sentBefore === null ? {} : { description: t('Leave the day blank if it wasn’t sent after all.') })}
      verb={t('Save')}
      isPending={save.isPending}
      error={error}
      onSubmit={(reason) => {
        if (sentOn ? sentOn < EARLIEST_SENT : sentBefore === null) return setWrong(true);
        return save.mutate({
          ...{ studentId, document, rowId, sentBefore },
          sentOn: sentOn || null,
          reason: reason || null,
        });
      }}
    >
      <TextInput
        type="date"
        label={t('Sent to the Eligibility Center on')}
        min={EARLIEST_SENT}
        max={ledger.asOf}
        value={sentOn}
        error={isWrong ? t('Enter the day it was sent.') : undefined}
        onChange={(event) => {
          setWrong(false);
          setSentOn(event.currentTarget.value);
        }}
      />
    </ReasonDialog>
  );
}
