import type { Duty } from '@fieldhouse/contract/school-people.ts';
import { Button, Checkbox, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Dialog, DialogActions } from '#ui/layout/dialog.tsx';
import classes from './people.module.css';
import type { SchoolPerson } from './people-queries.ts';
import { changeErrorText, dutyName } from './people-words.tsx';
import { usePeopleChanged, useSimpleChange, useTakeBack } from './use-people.ts';

export type Change = 'takeBack' | 'reactivate' | 'endSessions' | 'setDuties';

const LONGEST = 500;
const DUTIES: readonly Duty[] = ['counselor', 'registrar'];

interface ChangeDialogProps {
  readonly person: SchoolPerson | null;
  /** Null: it is closed. */
  readonly change: Change | null;
  readonly onClose: () => void;
}

/** Taking an end back, reactivating, signing out and duties: each asks why, and the record keeps it. */
export function ChangeDialog({ person, change, onClose }: ChangeDialogProps) {
  const { t } = useTranslation();
  const name = person?.name ?? '';
  const titles: Record<Change, string> = {
    takeBack: t('Readmit {{name}}?', { name }),
    reactivate: t('Reactivate {{name}}?', { name }),
    endSessions: t('Sign {{name}} out everywhere?', { name }),
    setDuties: t('Duties of {{name}}', { name }),
  };
  const texts: Record<Change, string> = {
    takeBack: t(
      "They sign in with the username and password they had. Enrollments that ended stay ended. Before their 13th birthday, the account opens only with consent that's still valid; otherwise it waits for consent.",
    ),
    reactivate: t(
      'They can use your school again, with the role they had. Courses that were handed over stay with the people who have them now, and enrollments that ended stay ended.',
    ),
    endSessions: t(
      'Every device is signed out within seconds and gets no more notifications, and their calendar feed ends. They can sign in again.',
    ),
    setDuties: t('Counselors give extra time and look after students. Registrars keep the records.'),
  };
  const isOpen = person !== null && change !== null;
  return (
    <Dialog
      isOpen={isOpen}
      isFirm
      onClose={onClose}
      title={change ? titles[change] : ''}
      description={change ? texts[change] : undefined}
    >
      {person && change === 'setDuties' && <DutiesForm person={person} onClose={onClose} />}
      {person && change && change !== 'setDuties' && (
        <SimpleForm key={change} person={person} change={change} onClose={onClose} />
      )}
    </Dialog>
  );
}

function useReason() {
  const { t } = useTranslation();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const field = (description?: string) => (
    <Textarea
      label={t('Reason')}
      description={description}
      rows={3}
      maxLength={LONGEST}
      value={reason}
      onChange={(event) => setReason(event.currentTarget.value)}
      error={isMissing && !reason.trim() ? t('Give a reason.') : undefined}
      autoFocus
    />
  );
  /** The reason, or null after pointing out that there is none. */
  const take = () => {
    setMissing(!reason.trim());
    return reason.trim() || null;
  };
  return { field, take };
}

interface FormProps {
  readonly person: SchoolPerson;
  readonly onClose: () => void;
}

function SimpleForm({ person, change, onClose }: FormProps & { change: Exclude<Change, 'setDuties'> }) {
  const { t } = useTranslation();
  const { name, membershipId } = person;
  const { field, take } = useReason();
  const done: Record<typeof change, string> = {
    takeBack: t('{{name}} is back', { name }),
    reactivate: t('{{name}} is active again', { name }),
    endSessions: t('{{name}} is signed out everywhere', { name }),
  };
  const verbs: Record<typeof change, string> = {
    takeBack: t('Readmit the student'),
    reactivate: t('Reactivate'),
    endSessions: t('Sign out everywhere'),
  };
  const finish = (title: string) => {
    onClose();
    void toast({ title });
  };
  const simple = useSimpleChange(change === 'takeBack' ? 'reactivate' : change, () => finish(done[change]));
  const takeBack = useTakeBack((waits) =>
    finish(waits ? t("{{name}} is back, and waiting for a parent's consent", { name }) : done.takeBack),
  );
  const mutation = change === 'takeBack' ? takeBack : simple;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const reason = take();
    if (reason) mutation.mutate({ membershipId, reason });
  };
  return (
    <form onSubmit={submit} noValidate className={classes.form}>
      {field(t('It stays on the record.'))}
      {mutation.error && <Notice tone="danger">{changeErrorText(mutation.error, t)}</Notice>}
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button type="submit" loading={mutation.isPending}>
          {verbs[change]}
        </Button>
      </DialogActions>
    </form>
  );
}

function DutiesForm({ person, onClose }: FormProps) {
  const { t } = useTranslation();
  const changed = usePeopleChanged();
  const { name, membershipId } = person;
  const [duties, setDuties] = useState<readonly Duty[]>(person.duties);
  const { field, take } = useReason();
  const mutation = useMutation(
    api.people.setDuties.mutationOptions({
      async onSuccess() {
        onClose();
        void toast({ title: t("{{name}}'s duties were changed", { name }) });
        await changed();
      },
    }),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const reason = take();
    if (reason) mutation.mutate({ membershipId, reason, duties: [...duties] });
  };
  return (
    <form onSubmit={submit} noValidate className={classes.form}>
      <Checkbox.Group
        label={t('Duties')}
        value={[...duties]}
        onChange={(values) => setDuties(DUTIES.filter((duty) => values.includes(duty)))}
      >
        <div className={classes.choices}>
          {DUTIES.map((duty) => (
            <Checkbox key={duty} value={duty} label={dutyName(duty, t)} />
          ))}
        </div>
      </Checkbox.Group>
      {field(t('It stays on the record.'))}
      {mutation.error && <Notice tone="danger">{changeErrorText(mutation.error, t)}</Notice>}
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button type="submit" loading={mutation.isPending}>
          {t('Save')}
        </Button>
      </DialogActions>
    </form>
  );
}
