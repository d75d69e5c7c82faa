import { useTranslation } from 'react-i18next';
import { ReasonDialog } from '#ui/controls/reason-dialog.tsx';
import type { HeldSet, Sets } from './graduation-queries.ts';
import { saveRefusal, useSaveSet } from './use-save-set.ts';

interface TakeBackDialogProps {
  readonly sets: Sets;
  readonly set: HeldSet;
  readonly onClose: () => void;
}

/** Asks why a class is no longer asked for this. */
export default function TakeBackDialog({ sets, set, onClose }: TakeBackDialogProps) {
  const { t } = useTranslation();
  const save = useSaveSet(onClose);
  const { schoolId, number: baseNumber } = sets;
  return (
    <ReasonDialog
      isOpen
      isDanger
      onClose={onClose}
      title={t('Take back “{{name}}”?', { name: set.name })}
      description={t('Its classes are then measured by the requirements before it, if there are any.')}
      verb={t('Take back')}
      isPending={save.isPending}
      error={save.error && saveRefusal(save.error, t)}
      onSubmit={(reason) => save.mutate({ schoolId, baseNumber, fromYear: set.fromYear, set: null, reason })}
    />
  );
}
