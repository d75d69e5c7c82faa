import type { StudentId } from '@fieldhouse/contract/ids.ts';
import type { Locale } from '@fieldhouse/contract/people.ts';
import type { RequestPurpose } from '@fieldhouse/contract/transcript-requests.ts';
import { isEmailAddress } from '@fieldhouse/domain/accounts/entries.ts';
import { Button, NativeSelect, Radio, Stack, Textarea, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { LOCALES } from '#lib/i18n.ts';
import { useKeptValue } from '#lib/use-kept-value.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Dialog, DialogActions } from '#ui/layout/dialog.tsx';
import { purposeText, requestRefusal } from './request-words.ts';
import classes from './transcripts.module.css';

interface RequestDialogProps {
  readonly studentId: StudentId;
  /** A minor asks; an adult student or a guardian gives. */
  readonly verb: 'ask' | 'give';
  readonly onClose: () => void;
}

interface Draft {
  readonly recipientName: string;
  readonly recipientEmail: string;
  readonly way: 'email' | 'family';
  readonly purpose: RequestPurpose | null;
  readonly recipientLocale: Locale;
  readonly note: string;
  /** Of the last try: the same again is asked once, also after the answer was lost. */
  readonly attempt: { readonly content: string; readonly requestKey: string } | null;
}
const PURPOSES: readonly RequestPurpose[] = [
  'admission',
  'athletics',
  'scholarship',
  'transfer',
  'employment',
  'other',
];
const EMPTY: Draft = {
  recipientName: '',
  recipientEmail: '',
  way: 'email',
  purpose: null,
  recipientLocale: 'en',
  note: '',
  attempt: null,
};

/** What of a kept form still means something. */
function readDraft(kept: unknown): Draft | null {
  const draft = { ...EMPTY, ...(kept as Partial<Draft> | null) };
  const isWhole = [draft.recipientName, draft.recipientEmail, draft.note].every(
    (one) => typeof one === 'string',
  );
  const isKnown =
    (draft.purpose === null || PURPOSES.includes(draft.purpose)) &&
    LOCALES.some(({ locale }) => locale === draft.recipientLocale);
  return isWhole && isKnown && (draft.way === 'email' || draft.way === 'family') ? draft : null;
}

/** Who gets it and how. What was typed stays on this device until it is sent. */
export default function RequestDialog({ studentId, verb, onClose }: RequestDialogProps) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const draft = useKeptValue<Draft>(`transcript-request/${studentId}`, EMPTY, readDraft);
  const { recipientName, recipientEmail, way, purpose, recipientLocale, note, attempt } = draft.value;
  const set = (part: Partial<Draft>) => draft.set({ ...draft.value, ...part });
  const [isTried, setTried] = useState(false);
  const ask = useMutation(
    api.transcriptRequests.ask.mutationOptions({
      async onSuccess() {
        draft.forget();
        onClose();
        await queryClient.invalidateQueries({ queryKey: api.transcriptRequests.key() });
        void toast({
          title: verb === 'ask' ? t('We’ve asked your guardians') : t('Your request is with the school'),
        });
      },
    }),
  );
  const isNamed = recipientName.trim() !== '';
  const isAddressed = way === 'family' || isEmailAddress(recipientEmail);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isNamed || !isAddressed || purpose === null) return;
    const wishes = {
      recipientName: recipientName.trim(),
      recipientEmail: way === 'email' ? recipientEmail.trim() : null,
      recipientLocale,
      purpose,
      note: note.trim() || null,
    };
    const content = JSON.stringify(wishes);
    const requestKey = attempt?.content === content ? attempt.requestKey : crypto.randomUUID();
    set({ attempt: { content, requestKey } });
    ask.mutate({ ...wishes, studentId, requestKey });
  };
  return (
    <Dialog
      isOpen
      isFirm
      onClose={onClose}
      title={t('Send an official transcript')}
      description={
        verb === 'ask'
          ? t('A guardian who can consent is asked first, then the school.')
          : t(
              'By sending this, you agree that the school gives the whole transcript to the recipient you name.',
            )
      }
    >
      <form className={classes.form} onSubmit={submit} noValidate>
        <TextInput
          label={t('Who gets it')}
          description={t('A college, a club, an office or a person.')}
          autoComplete="off"
          maxLength={200}
          value={recipientName}
          onChange={(event) => set({ recipientName: event.currentTarget.value })}
          error={isTried && !isNamed && t('Say who gets it.')}
        />
        <NativeSelect
          label={t('What it is for')}
          value={purpose ?? ''}
          data={[
            { value: '', label: t('Choose') },
            ...PURPOSES.map((value) => ({ value, label: purposeText(value, t) })),
          ]}
          onChange={(event) => {
            const chosen = event.currentTarget.value;
            set({ purpose: PURPOSES.find((one) => one === chosen) ?? null });
          }}
          error={isTried && purpose === null && t('Say what it is for.')}
        />
        <Radio.Group
          label={t('How')}
          value={way}
          onChange={(value) => set({ way: value === 'family' ? 'family' : 'email' })}
        >
          <Stack gap={8} mt={8}>
            <Radio value="email" label={t('The school sends a link by email')} />
            <Radio value="family" label={t('I download it here and pass it on')} />
          </Stack>
        </Radio.Group>
        {way === 'email' && (
          <TextInput
            type="email"
            label={t('Their email')}
            description={t('The link works for 30 days, for anyone who has it.')}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
            value={recipientEmail}
            onChange={(event) => set({ recipientEmail: event.currentTarget.value })}
            error={isTried && !isAddressed && t('Enter a complete email address.')}
          />
        )}
        {way === 'email' && (
          <NativeSelect
            label={t('Language of the email')}
            value={recipientLocale}
            data={LOCALES.map(({ locale, name }) => ({ value: locale, label: name }))}
            onChange={(event) => {
              const chosen = event.currentTarget.value;
              set({ recipientLocale: LOCALES.find(({ locale }) => locale === chosen)?.locale ?? 'en' });
            }}
          />
        )}
        <Textarea
          label={t('For the school (optional)')}
          description={t('For example a deadline, or an application number.')}
          rows={2}
          maxLength={500}
          value={note}
          onChange={(event) => set({ note: event.currentTarget.value })}
        />
        {ask.error && (
          <div role="alert">
            <Notice tone="danger">{requestRefusal(ask.error, t)}</Notice>
          </div>
        )}
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" loading={ask.isPending}>
            {verb === 'ask' ? t('Ask my guardians') : t('Consent and ask the school')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
