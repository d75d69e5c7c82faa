import type { CourseId, EnrollmentId } from '@fieldhouse/contract/ids.ts';
import { TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { codeOf, errorText } from '#lib/errors.ts';
import { useFormat } from '#lib/format.ts';
import { ReasonDialog } from '#ui/controls/reason-dialog.tsx';
import { toast } from '#ui/feedback/toast.ts';

interface IncompleteDueDialogProps {
  readonly courseId: CourseId;
  readonly enrollmentId: EnrollmentId;
  readonly courseTitle: string;
  readonly studentName: string;
  /** The day that stands; null: none was given. */
  readonly dueOn: string | null;
  /** The days between which it may be. */
  readonly due: { readonly earliestOn: string; readonly latestOn: string };
  readonly onClose: () => void;
}

/** Another day by which an incomplete is to be made up, with the reason. */
export function IncompleteDueDialog(props: IncompleteDueDialogProps) {
  const { courseId, enrollmentId, courseTitle, studentName, dueOn, due, onClose } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const queryClient = useQueryClient();
  const [day, setDay] = useState(dueOn ?? '');
  const [isTried, setTried] = useState(false);
  const refresh = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: api.gradebook.key() }),
      queryClient.invalidateQueries({ queryKey: api.records.key(), refetchType: 'none' }),
    ]);
  const set = useMutation(
    api.gradebook.setIncompleteDue.mutationOptions({
      async onSuccess(_, input) {
        await refresh();
        onClose();
        void toast({
          title: t('Incomplete, due {{date}}', { date: format.calendarDate(input.dueOn) }),
          message: `${studentName}, ${courseTitle}`,
        });
      },
      onError: () => void refresh(),
    }),
  );
  const isSame = day === dueOn;
  const isWrong = day < due.earliestOn || day > due.latestOn || codeOf(set.error) === 'DUE_DAY';
  const error =
    codeOf(set.error) === 'NOT_INCOMPLETE'
      ? t('Someone posted another result in the meantime.')
      : set.error && codeOf(set.error) !== 'DUE_DAY'
        ? errorText(set.error, t)
        : null;
  return (
    <ReasonDialog
      isOpen
      onClose={onClose}
      title={t('When {{name}} has to make up {{course}}', { name: studentName, course: courseTitle })}
      description={t('The earlier date stays in the history. The student and their family are reminded.')}
      verb={t('Save')}
      isPending={set.isPending}
      error={error}
      onSubmit={(reason) => {
        setTried(true);
        if (!isSame && !isWrong) set.mutate({ courseId, enrollmentId, dueOn: day, reason });
      }}
    >
      <TextInput
        type="date"
        label={t('To be made up by')}
        min={due.earliestOn}
        max={due.latestOn}
        value={day}
        error={
          isTried &&
          (isSame
            ? t("That's already the date. Choose a different one.")
            : isWrong &&
              t('Choose a day from {{first}} to {{last}}.', {
                first: format.calendarDate(due.earliestOn),
                last: format.calendarDate(due.latestOn),
              }))
        }
        onChange={(event) => {
          set.reset();
          setDay(event.currentTarget.value);
        }}
      />
    </ReasonDialog>
  );
}
