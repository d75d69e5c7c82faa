import type { StudentId } from '@fieldhouse/contract/ids.ts';
import { Button, NativeSelect, Radio, Stack, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, type Inputs } from '#lib/api.ts';
import { codeOf, errorText } from '#lib/errors.ts';
import { shownName } from '#lib/shown-name.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Dialog, DialogActions } from '#ui/layout/dialog.tsx';
import classes from './counseling.module.css';
import type { CounselingList } from './counseling-queries.ts';

type Who = Inputs['counseling']['assign']['who'];

interface AssignDialogProps {
  readonly list: CounselingList;
  readonly chosen: readonly StudentId[];
  readonly onClose: () => void;
  readonly onDone: () => void;
}

const GRADES = [9, 10, 11, 12];

/** Gives students to a counselor, or takes them away. */
export function AssignDialog({ list, chosen, onClose, onDone }: AssignDialogProps) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { counselors } = list.choices;
  const [userId, setUserId] = useState<string>(counselors[0]?.userId ?? '');
  const [isAssigned, setAssigned] = useState(true);
  const [by, setBy] = useState<Who['by']>(chosen.length > 0 ? 'hand' : 'grade');
  const [gradeLevel, setGradeLevel] = useState(9);
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const [isTried, setTried] = useState(false);
  const assign = useMutation(
    api.counseling.assign.mutationOptions({
      async onSuccess({ changed }) {
        await queryClient.invalidateQueries({ queryKey: api.counseling.key() });
        onDone();
        onClose();
        void toast({
          title: isAssigned ? t('Assigned') : t('Unassigned'),
          message: t('{{count}} students changed', { count: changed }),
        });
      },
    }),
  );
  const counselor = counselors.find((one) => one.userId === userId);
  const isMissing = by === 'name' && !(from.trim() && to.trim());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!counselor || isMissing) return;
    const who: Who =
      by === 'hand'
        ? { by, studentIds: [...chosen] }
        : by === 'grade'
          ? { by, gradeLevel }
          : { by, from: from.trim(), to: to.trim() };
    assign.mutate({ schoolId: list.schoolId, userId: counselor.userId, isAssigned, who });
  };
  return (
    <Dialog
      isOpen
      isFirm
      onClose={onClose}
      title={t('Assign students')}
      description={t(
        'A student may have several counselors. Students without one are on every counselor’s list.',
      )}
    >
      <form onSubmit={submit} noValidate className={classes.form}>
        <NativeSelect
          label={t('Counselor')}
          data={counselors.map((one) => ({ value: one.userId, label: shownName(one.name, t) }))}
          value={userId}
          onChange={(event) => setUserId(event.currentTarget.value)}
        />
        <Radio.Group
          label={t('What to do')}
          value={isAssigned ? 'assign' : 'end'}
          onChange={(value) => setAssigned(value === 'assign')}
        >
          <Stack gap={8} mt={8}>
            <Radio value="assign" label={t('Assign to this counselor')} />
            <Radio value="end" label={t('Remove from this counselor’s list')} />
          </Stack>
        </Radio.Group>
        <Radio.Group label={t('Which students')} value={by} onChange={(value) => setBy(value as Who['by'])}>
          <Stack gap={8} mt={8}>
            <Radio
              value="hand"
              disabled={chosen.length === 0}
              label={t('The {{count}} students chosen in the list', { count: chosen.length })}
            />
            <Radio value="grade" label={t('Everyone in a grade')} />
            <Radio value="name" label={t('By family name')} />
          </Stack>
        </Radio.Group>
        {by === 'grade' && (
          <NativeSelect
            label={t('Grade level')}
            data={GRADES.map((level) => ({ value: String(level), label: t('Grade {{level}}', { level }) }))}
            value={String(gradeLevel)}
            onChange={(event) => setGradeLevel(Number(event.currentTarget.value))}
          />
        )}
        {by === 'name' && (
          <div className={classes.pair}>
            <TextInput
              label={t('From')}
              placeholder="A"
              maxLength={20}
              value={from}
              error={isTried && !from.trim() && t('Enter a letter.')}
              onChange={(event) => setFrom(event.currentTarget.value)}
            />
            <TextInput
              label={t('To')}
              placeholder="F"
              maxLength={20}
              value={to}
              error={isTried && !to.trim() && t('Enter a letter.')}
              onChange={(event) => setTo(event.currentTarget.value)}
            />
          </div>
        )}
        {assign.error && (
          <Notice tone="danger">
            {codeOf(assign.error) === 'NO_COUNSELOR'
              ? t('This person is no longer a counselor at the school. Choose someone else.')
              : errorText(assign.error, t)}
          </Notice>
        )}
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" loading={assign.isPending} disabled={counselors.length === 0}>
            {isAssigned ? t('Assign') : t('Unassign')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
