import { Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { GridAssignment } from './gradebook-queries.ts';

interface HoldSwitchProps {
  readonly assignment: GridAssignment;
  readonly onHold: (assignmentId: string, isHeld: boolean) => void;
}

/** Says, before anything is typed, when students see what is entered for an assignment; and changes it. */
export function HoldSwitch({ assignment: { assignmentId, isHeldFirst }, onHold }: HoldSwitchProps) {
  const { t } = useTranslation();
  return (
    <Switch
      size="sm"
      label={t('Held while I enter')}
      description={
        isHeldFirst
          ? t('Students see these grades when you release them.')
          : t('Students see these grades as soon as you type them.')
      }
      checked={isHeldFirst}
      onChange={(event) => onHold(assignmentId, event.currentTarget.checked)}
    />
  );
}
