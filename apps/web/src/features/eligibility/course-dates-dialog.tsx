import type { EnrollmentId } from '@fieldhouse/contract/ids.ts';
import { TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { codeOf, errorText } from '#lib/errors.ts';
import { GuardNotice, worsenedBy } from '#shared/eligibility/guard-notice.tsx';
import { ReasonDialog } from '#ui/controls/reason-dialog.tsx';
import { toast } from '#ui/feedback/toast.ts';
import classes from './eligibility.module.css';
import type { LedgerRow } from './eligibility-queries.ts';

/** The first and last day of a course for one student. The last day decides what came before the seventh semester. */
export function CourseDatesDialog({ row, onClose }: { row: LedgerRow; onClose: () => void }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [enteredOn, setEntered] = useState(row.enteredOn ?? '');
  const [exitedOn, setExited] = useState(row.exitedOn ?? '');
  const save = useMutation(
    api.eligibility.saveCourseDates.mutationOptions({
      async onSuccess() {
        await queryClient.invalidateQueries({ queryKey: api.eligibility.key() });
        onClose();
        void toast({ title: t('Dates saved'), message: row.title });
      },
    }),
  );
  const error =
    codeOf(save.error) === 'DATES_OUT_OF_ORDER'
      ? t('The last day can’t be before the first.')
      : save.error && !worsenedBy(save.error)
        ? errorText(save.error, t)
        : null;
  return (
    <ReasonDialog
      isOpen
      onClose={onClose}
      title={t('Dates of “{{title}}”', { title: row.title })}
      description={t(
        'The last day of the course decides which semester it belongs to, never the day of posting.',
      )}
      verb={t('Save')}
      isPending={save.isPending}
      error={error}
      onSubmit={(reason) =>
        save.mutate({
          enrollmentId: row.enrollmentId as EnrollmentId,
          enteredOn: enteredOn || null,
          exitedOn: exitedOn || null,
          reason,
        })
      }
    >
      <div className={classes.pair}>
        <TextInput
          type="date"
          label={t('First day')}
          value={enteredOn}
          onChange={(event) => setEntered(event.currentTarget.value)}
        />
        <TextInput
          type="date"
          label={t('Last day')}
          value={exitedOn}
          onChange={(event) => setExited(event.currentTarget.value)}
        />
      </div>
      <GuardNotice change={save} />
    </ReasonDialog>
  );
}
