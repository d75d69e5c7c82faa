import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { codeOf, errorText } from '#lib/errors.ts';
import { useFormat } from '#lib/format.ts';
import { useMe } from '#lib/session.ts';
import { shownName } from '#lib/shown-name.ts';
import { useKeptValue } from '#lib/use-kept-value.ts';
import { bodyName } from '#shared/eligibility/body-words.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Dialog, DialogActions } from '#ui/layout/dialog.tsx';
import classes from './counseling.module.css';
import type { CounseledStudent, CounselingList, FollowUp } from './counseling-queries.ts';
import { findingShort } from './risk-words.ts';

interface FollowUpDialogProps {
  readonly list: CounselingList;
  readonly student: CounseledStudent;
  readonly onClose: () => void;
}

const GENERAL = '';
const LONGEST = 500;

/** Who sees to a student's risks: what is open, and one more. */
export function FollowUpDialog({ list, student, onClose }: FollowUpDialogProps) {
  const { t } = useTranslation();
  const name = shownName(student.name, t);
  const [isNew, setNew] = useState(student.followUps.length === 0);
  const [edited, setEdited] = useState<FollowUp | null>(null);
  const isForm = isNew || edited !== null;
  return (
    <Dialog
      isOpen
      isFirm
      onClose={onClose}
      title={t('Follow up on {{name}}', { name })}
      description={t('Say who will handle it, and by when. It stays on the list until it’s closed.')}
    >
      {isForm ? (
        <FollowUpForm list={list} student={student} followUp={edited} onClose={onClose} />
      ) : (
        <>
          <ul className={classes.open}>
            {student.followUps.map((one) => (
              <OpenFollowUp
                key={one.followUpId}
                followUp={one}
                onEdit={() => setEdited(one)}
                onClose={onClose}
              />
            ))}
          </ul>
          <DialogActions>
            <Button variant="default" onClick={onClose}>
              {t('Close')}
            </Button>
            <Button onClick={() => setNew(true)}>{t('Add another')}</Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}

interface OpenFollowUpProps {
  readonly followUp: FollowUp;
  readonly onEdit: () => void;
  readonly onClose: () => void;
}

function OpenFollowUp({ followUp, onEdit, onClose }: OpenFollowUpProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const queryClient = useQueryClient();
  const [outcome, setOutcome] = useState('');
  const [isTried, setTried] = useState(false);
  const end = useMutation(
    api.counseling.closeFollowUp.mutationOptions({
      async onSuccess() {
        await queryClient.invalidateQueries({ queryKey: api.counseling.key() });
        onClose();
        void toast({ title: t('Closed'), message: followUp.task });
      },
    }),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const { followUpId, version } = followUp;
    if (outcome.trim()) end.mutate({ followUpId, version, outcome: outcome.trim() });
  };
  return (
    <li>
      <form onSubmit={submit} noValidate className={classes.form}>
        <div>
          <p className={classes.name}>{followUp.task}</p>
          <p className={classes.about} data-overdue={followUp.isOverdue || undefined}>
            {[
              followUp.risk &&
                `${bodyName(followUp.risk.body, t)}: ${findingShort(followUp.risk.finding, t)}`,
              followUp.owner.name,
              t('due {{date}}', { date: format.calendarDate(followUp.dueOn) }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        <Textarea
          label={t('What came of it')}
          rows={2}
          maxLength={LONGEST}
          value={outcome}
          error={isTried && !outcome.trim() && t('Describe the outcome.')}
          onChange={(event) => setOutcome(event.currentTarget.value)}
        />
        {end.error && <Notice tone="danger">{refusalOf(end.error, t)}</Notice>}
        <div className={classes.actions}>
          <Button size="sm" variant="default" onClick={onEdit}>
            {t('Change')}
          </Button>
          <Button size="sm" type="submit" loading={end.isPending}>
            {t('Close it')}
          </Button>
        </div>
      </form>
    </li>
  );
}

interface FollowUpDraft {
  readonly risk: string;
  readonly task: string;
  readonly owner: string;
  readonly dueOn: string;
  /** Of the follow-up that it changes; 0: a new one. */
  readonly version: number;
}

/** What a device kept, as far as it is about the same version. */
function readDraft(kept: unknown, start: FollowUpDraft): FollowUpDraft | null {
  const draft = { ...start, ...(kept as Partial<FollowUpDraft> | null) };
  const texts = [draft.risk, draft.task, draft.owner, draft.dueOn];
  return draft.version === start.version && texts.every((one) => typeof one === 'string') ? draft : null;
}

interface FollowUpFormProps {
  readonly list: CounselingList;
  readonly student: CounseledStudent;
  /** Null: a new one. */
  readonly followUp: FollowUp | null;
  readonly onClose: () => void;
}

function FollowUpForm({ list, student, followUp, onClose }: FollowUpFormProps) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { userId } = useMe();
  const risks = student.bodies.flatMap(({ body, findings }) =>
    findings.map(({ code }) => ({ body, finding: code, value: `${body} ${code}` })),
  );
  const own = student.risk.body ? risks.find(({ body }) => body === student.risk.body)?.value : undefined;
  const kept = followUp?.risk && `${followUp.risk.body} ${followUp.risk.finding}`;
  const start: FollowUpDraft = {
    risk: followUp ? (kept ?? GENERAL) : (own ?? GENERAL),
    task: followUp?.task ?? '',
    owner: followUp?.owner.userId ?? userId,
    dueOn: followUp?.dueOn ?? '',
    version: followUp?.version ?? 0,
  };
  // What was typed before somebody else changed it would undo that.
  const draft = useKeptValue<FollowUpDraft>(
    `follow-up/${student.studentId}/${followUp?.followUpId ?? 'new'}`,
    start,
    (one) => readDraft(one, start),
  );
  const { risk, task, owner, dueOn } = draft.value;
  const set = (part: Partial<FollowUpDraft>) => draft.set({ ...draft.value, ...part });
  const [isTried, setTried] = useState(false);
  const save = useMutation(
    api.counseling.saveFollowUp.mutationOptions({
      async onSuccess() {
        draft.forget();
        await queryClient.invalidateQueries({ queryKey: api.counseling.key() });
        onClose();
        void toast({ title: t('Saved'), message: shownName(student.name, t) });
      },
    }),
  );
  const { counselors } = list.choices;
  const chosen = counselors.find((one) => one.userId === owner) ?? counselors[0];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!task.trim() || !dueOn || !chosen) return;
    const about = risks.find(({ value }) => value === risk);
    save.mutate({
      followUpId: followUp?.followUpId ?? null,
      studentId: student.studentId,
      // What it was about stays, also where the ledger doesn't say it any more.
      risk: about
        ? { body: about.body, finding: about.finding }
        : risk === kept
          ? (followUp?.risk ?? null)
          : null,
      task: task.trim(),
      ownerUserId: chosen.userId,
      dueOn,
      version: followUp?.version ?? 0,
    });
  };
  return (
    <form onSubmit={submit} noValidate className={classes.form}>
      <NativeSelect
        label={t('About')}
        data={[
          ...risks.map(({ value, body, finding }) => ({
            value,
            label: `${bodyName(body, t)}: ${findingShort(finding, t)}`,
          })),
          { value: GENERAL, label: t('The student in general') },
        ]}
        value={risk}
        onChange={(event) => set({ risk: event.currentTarget.value })}
      />
      <Textarea
        label={t('What needs to be done')}
        rows={2}
        maxLength={LONGEST}
        value={task}
        error={isTried && !task.trim() && t('Describe what needs to be done.')}
        onChange={(event) => set({ task: event.currentTarget.value })}
      />
      <NativeSelect
        label={t('Who will handle it')}
        data={counselors.map((one) => ({ value: one.userId, label: shownName(one.name, t) }))}
        value={chosen?.userId ?? ''}
        onChange={(event) => set({ owner: event.currentTarget.value })}
      />
      <TextInput
        type="date"
        label={t('Until')}
        value={dueOn}
        error={isTried && !dueOn && t('Choose a day.')}
        onChange={(event) => set({ dueOn: event.currentTarget.value })}
      />
      {save.error && <Notice tone="danger">{refusalOf(save.error, t)}</Notice>}
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button type="submit" loading={save.isPending}>
          {t('Save')}
        </Button>
      </DialogActions>
    </form>
  );
}

function refusalOf(error: unknown, t: ReturnType<typeof useTranslation>['t']): string {
  switch (codeOf(error)) {
    case 'STALE':
      return t('Someone changed it in the meantime. Close this and look at the list.');
    case 'CLOSED':
      return t('Someone closed it in the meantime.');
    case 'NO_COUNSELOR':
      return t('This person is no longer a counselor at the school. Choose someone else.');
    default:
      return errorText(error, t);
  }
}
