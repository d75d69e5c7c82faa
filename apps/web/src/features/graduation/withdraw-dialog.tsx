import type { StudentId } from '@fieldhouse/contract/ids.ts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { codeOf, errorText } from '#lib/errors.ts';
import { useFormat } from '#lib/format.ts';
import { ReasonDialog } from '#ui/controls/reason-dialog.tsx';
import { toast } from '#ui/feedback/toast.ts';
import type { Diploma } from './graduation-queries.ts';
import { useGraduationChanged } from './use-graduation-changed.ts';

interface WithdrawDialogProps {
  readonly studentId: StudentId;
  readonly diploma: Diploma;
  readonly onClose: () => void;
}

/** Asks why a diploma is withdrawn. */
export default function WithdrawDialog({ studentId, diploma, onClose }: WithdrawDialogProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const changed = useGraduationChanged(studentId);
  const withdraw = useMutation(
    api.graduation.withdraw.mutationOptions({
      async onSuccess() {
        await changed();
        onClose();
        void toast({ title: t('Diploma withdrawn') });
      },
      onError: () => void changed(),
    }),
  );
  const { error } = withdraw;
  return (
    <ReasonDialog
      isOpen
      isDanger
      onClose={onClose}
      title={t('Withdraw the diploma of {{date}}?', { date: format.calendarDate(diploma.awardedOn) })}
      description={t(
        'For a diploma entered by mistake. Transcripts that were issued keep the date: replace or withdraw them as well.',
      )}
      verb={t('Withdraw the diploma')}
      isPending={withdraw.isPending}
      error={
        error &&
        (codeOf(error) === 'NOT_CURRENT' ? t('It was withdrawn in the meantime.') : errorText(error, t))
      }
      onSubmit={(reason) => withdraw.mutate({ diplomaId: diploma.diplomaId, reason })}
    />
  );
}
