import type { StudentId } from '@fieldhouse/contract/ids.ts';
import { isEmailAddress } from '@fieldhouse/domain/accounts/entries.ts';
import { SHARE_DAYS, type ShareDays } from '@fieldhouse/domain/eligibility/share.ts';
import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { codeOf, errorText } from '#lib/errors.ts';
import { useKeptValue } from '#lib/use-kept-value.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Dialog, DialogActions } from '#ui/layout/dialog.tsx';
import classes from './shares-card.module.css';

interface ShareDialogProps {
  readonly studentId: StudentId;
  readonly name: string;
  /** A minor asks; an adult student or a guardian gives. */
  readonly verb: 'ask' | 'give';
  readonly onClose: () => void;
}

interface Draft {
  readonly coachName: string;
  readonly coachEmail: string;
  readonly organization: string;
  readonly why: string;
  readonly days: ShareDays;
}
const EMPTY: Draft = { coachName: '', coachEmail: '', organization: '', why: '', days: 30 };

/** What of a kept form still means something. */
function readDraft(kept: unknown): Draft | null {
  const draft = { ...EMPTY, ...(kept as Partial<Draft> | null) };
  const texts = [draft.coachName, draft.coachEmail, draft.organization, draft.why];
  return texts.every((one) => typeof one === 'string') && SHARE_DAYS.includes(draft.days) ? draft : null;
}

/** Who the coach is, why, and for how long. What was typed stays on this device until it is sent. */
export default function ShareDialog({ studentId, name, verb, onClose }: ShareDialogProps) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const draft = useKeptValue<Draft>(`share/${studentId}`, EMPTY, readDraft);
  const { coachName, coachEmail, organization, why, days } = draft.value;
  const set = (part: Partial<Draft>) => draft.set({ ...draft.value, ...part });
  const [isTried, setTried] = useState(false);
  const done = (title: string) => async () => {
    draft.forget();
    onClose();
    await queryClient.invalidateQueries({ queryKey: api.eligibility.key() });
    void toast({ title, message: coachName.trim() });
  };
  const ask = useMutation(
    api.eligibility.askShare.mutationOptions({ onSuccess: done(t('Your guardians are asked')) }),
  );
  const give = useMutation(
    api.eligibility.giveShare.mutationOptions({ onSuccess: done(t('The coach gets the link by email')) }),
  );
  const sending = verb === 'ask' ? ask : give;
  const missing = (value: string, sentence: string) => (isTried && !value.trim() ? sentence : undefined);
  const isAddress = isEmailAddress(coachEmail);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (![coachName, organization, why].every((value) => value.trim()) || !isAddress) return;
    sending.mutate({ studentId, coachName, coachEmail, organization, why, days });
  };
  const error = sending.error;
  return (
    <Dialog
      isOpen
      isFirm
      onClose={onClose}
      title={verb === 'ask' ? t('Ask to share with a coach') : t('Share with a coach')}
      description={
        verb === 'ask'
          ? t('Your guardians who can consent are asked. The link goes out once one of them agrees.')
          : t(
              'The coach gets a link by email and sees where {{name}} stands: verdicts, outlooks, units, core GPA and findings, without a list of courses and grades.',
              { name },
            )
      }
    >
      <form className={classes.form} onSubmit={submit} noValidate>
        <TextInput
          label={t('Name of the coach')}
          autoComplete="off"
          maxLength={200}
          value={coachName}
          onChange={(event) => set({ coachName: event.currentTarget.value })}
          error={missing(coachName, t('Say who the coach is.'))}
        />
        <TextInput
          label={t('College or club')}
          autoComplete="off"
          maxLength={200}
          value={organization}
          onChange={(event) => set({ organization: event.currentTarget.value })}
          error={missing(organization, t('Say where the coach works.'))}
        />
        <TextInput
          type="email"
          label={t('Email of the coach')}
          description={t(
            'The link works for anyone who has it. An address at the college or club is safest.',
          )}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          value={coachEmail}
          onChange={(event) => set({ coachEmail: event.currentTarget.value })}
          error={isTried && !isAddress ? t('Enter a complete email address.') : undefined}
        />
        <Textarea
          label={t('What for')}
          description={t('The family and the school will read it. It’s kept on file.')}
          rows={2}
          maxLength={500}
          value={why}
          onChange={(event) => set({ why: event.currentTarget.value })}
          error={missing(why, t('Say what it is for.'))}
        />
        <NativeSelect
          label={t('For how long')}
          value={`${days}`}
          data={SHARE_DAYS.map((count) => ({ value: `${count}`, label: t('{{count}} days', { count }) }))}
          onChange={(event) => set({ days: Number(event.currentTarget.value) as ShareDays })}
        />
        {error && (
          <div role="alert">
            <Notice tone="danger">
              {codeOf(error) === 'TOO_MANY_SHARES'
                ? t('Ten links and requests are open, or too many were made today. End one, or wait.')
                : codeOf(error) === 'NO_GIVER'
                  ? t('No guardian who can consent is linked anymore. Ask your school.')
                  : errorText(error, t)}
            </Notice>
          </div>
        )}
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" loading={sending.isPending}>
            {verb === 'ask' ? t('Ask my guardians') : t('Send the link')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
