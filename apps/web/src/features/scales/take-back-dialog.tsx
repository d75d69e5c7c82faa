import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { ReasonDialog } from '#ui/controls/reason-dialog.tsx';
import { ScalePreview } from './scale-preview.tsx';
import { daysWords, refusalWords } from './scale-words.ts';
import type { ScalePeriod, Scales } from './scales-queries.ts';
import { useSaveScale } from './use-save-scale.ts';

interface TakeBackDialogProps {
  readonly scales: Scales;
  readonly period: ScalePeriod;
  readonly onClose: () => void;
}

/** Takes an entry back: the scale before it goes on. */
export function TakeBackDialog({ scales, period, onClose }: TakeBackDialogProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const save = useSaveScale(onClose);
  const { outsideSchool, fromOn } = period;
  return (
    <ReasonDialog
      isOpen
      isDanger
      onClose={onClose}
      title={t('Take back: {{what}}', { what: daysWords(period, format, t) })}
      description={t('The scale before it continues. Posted grades keep their letters.')}
      verb={t('Take back')}
      isPending={save.isPending}
      error={save.error && refusalWords(save.error, t)}
      onSubmit={(reason) =>
        save.mutate({
          ...{ schoolId: scales.schoolId, baseNumber: scales.number, outsideSchool, reason },
          ...{ effectiveOn: fromOn, steps: null },
        })
      }
    >
      {outsideSchool === null && <ScalePreview effectiveOn={fromOn} steps={null} />}
    </ReasonDialog>
  );
}
