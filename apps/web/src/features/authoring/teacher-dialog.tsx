import type { CourseId, UserId } from '@fieldhouse/contract/ids.ts';
import { Button, Radio, Select, Textarea, TextInput } from '@mantine/core';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { errorText } from '#lib/errors.ts';
import { roleName } from '#shared/people/role-words.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Dialog, DialogActions } from '#ui/layout/dialog.tsx';
import classes from './people-panel.module.css';
import { teacherErrorText } from './teacher-words.ts';

interface Somebody {
  readonly userId: UserId;
  readonly name: string;
}

interface TeacherDialogProps {
  readonly courseId: CourseId;
  /** Null: it is closed. */
  readonly mode: 'add' | 'handOver' | null;
  /** Null: the course has no primary teacher. */
  readonly owner: Somebody | null;
  readonly helpers: readonly Somebody[];
  readonly onClose: () => void;
  readonly onDone: () => Promise<unknown>;
}

/** Adding a teacher, and handing the course over. */
export function TeacherDialog({ mode, owner, ...rest }: TeacherDialogProps) {
  const { t } = useTranslation();
  const title =
    mode === 'add' ? t('Add a teacher') : owner ? t('Hand over the course') : t('Name a primary teacher');
  return (
    <Dialog
      isOpen={mode !== null}
      isFirm
      isHigh
      onClose={rest.onClose}
      title={title}
      description={
        mode === 'handOver' && owner
          ? t('Work to grade, questions and planned live classes go to the new primary teacher.')
          : undefined
      }
    >
      {mode !== null && <TeacherForm mode={mode} owner={owner} {...rest} />}
    </Dialog>
  );
}

type Keep = 'teacher' | 'grader' | 'none';

function TeacherForm({
  courseId,
  mode,
  owner,
  helpers,
  onClose,
  onDone,
}: TeacherDialogProps & { mode: 'add' | 'handOver' }) {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const [role, setRole] = useState<'teacher' | 'grader'>('teacher');
  const [keep, setKeep] = useState<Keep>('teacher');
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const isHandOver = mode === 'handOver';
  const candidates = useQuery({
    ...api.catalog.listTeacherCandidates.queryOptions({ input: { courseId, search: search.trim() } }),
    placeholderData: keepPreviousData,
  });
  const word = search.trim().toLowerCase();
  const people = [
    ...(isHandOver ? helpers.filter(({ name }) => name.toLowerCase().includes(word)) : []).map((one) => ({
      ...one,
      about: t('teaches the course already'),
    })),
    ...(candidates.data?.people ?? []).map((one) => ({ ...one, about: roleName(one.role, t) })),
  ];
  const name = people.find(({ userId }) => userId === chosen)?.name ?? '';
  const done = async () => {
    onClose();
    void toast({
      title: isHandOver
        ? t('{{name}} is the primary teacher now', { name })
        : t('{{name}} teaches the course now', { name }),
    });
    await onDone();
  };
  const add = useMutation(api.catalog.addTeacher.mutationOptions({ onSuccess: done }));
  const handOver = useMutation(api.catalog.handOver.mutationOptions({ onSuccess: done }));
  const error = add.error ?? handOver.error;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!chosen) return;
    const userId = chosen as UserId;
    if (!isHandOver) return add.mutate({ courseId, userId, role });
    if (!reason.trim()) return;
    handOver.mutate({
      ...{ courseId, userId, reason: reason.trim() },
      keepAs: owner === null || keep === 'none' ? null : keep,
    });
  };

  return (
    <form onSubmit={submit} noValidate>
      <TextInput
        mt="md"
        label={t('Search by name')}
        maxLength={100}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
        autoFocus
      />
      {candidates.error && <Notice tone="danger">{errorText(candidates.error, t)}</Notice>}
      {candidates.data && people.length === 0 && (
        <p className={classes.none} role="status">
          {t('No other teacher at your school by that name.')}
        </p>
      )}
      {people.length > 0 && (
        <Radio.Group
          mt="md"
          label={t('Teacher')}
          value={chosen}
          onChange={setChosen}
          error={isTried && !chosen ? t('Choose a teacher.') : undefined}
        >
          <div className={classes.choices}>
            {people.map((one) => (
              <Radio key={one.userId} value={one.userId} label={one.name} description={one.about} />
            ))}
          </div>
        </Radio.Group>
      )}
      {!isHandOver && (
        <Select
          mt="md"
          label={t('Role in the course')}
          comboboxProps={{ withinPortal: false }}
          allowDeselect={false}
          data={[
            { value: 'teacher', label: t('Co-teacher') },
            { value: 'grader', label: t('Grader') },
          ]}
          value={role}
          onChange={(value) => setRole(value === 'grader' ? 'grader' : 'teacher')}
        />
      )}
      {isHandOver && owner && (
        <Select
          mt="md"
          label={t('From then on, {{name}} is', { name: owner.name })}
          comboboxProps={{ withinPortal: false }}
          allowDeselect={false}
          data={[
            { value: 'teacher', label: t('Co-teacher') },
            { value: 'grader', label: t('Grader') },
            { value: 'none', label: t('No longer a teacher of the course') },
          ]}
          value={keep}
          onChange={(value) => setKeep((value ?? 'teacher') as Keep)}
        />
      )}
      {isHandOver && (
        <Textarea
          mt="md"
          label={t('Reason')}
          description={t('It stays on the record.')}
          rows={2}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          error={isTried && !reason.trim() ? t('Give a reason.') : undefined}
        />
      )}
      {error && <Notice tone="danger">{teacherErrorText(error, t)}</Notice>}
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button type="submit" loading={add.isPending || handOver.isPending}>
          {isHandOver ? (owner ? t('Hand over') : t('Name')) : t('Add')}
        </Button>
      </DialogActions>
    </form>
  );
}
