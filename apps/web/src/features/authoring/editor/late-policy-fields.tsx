import type { LatePolicy } from '@fieldhouse/contract/grading-policies.ts';
import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { NumberField } from './number-field.tsx';

const STARTS: Readonly<Record<LatePolicy['kind'], LatePolicy>> = {
  none: { kind: 'none' },
  percent_per_day: { kind: 'percent_per_day', percent: 10, mostPercent: 50 },
  cap: { kind: 'cap', percent: 70 },
};

interface LatePolicyFieldsProps {
  /** Null: the course's, else the school's. */
  readonly policy: LatePolicy | null;
  readonly onChange: (policy: LatePolicy | null) => void;
}

/** What work that comes late loses. */
export function LatePolicyFields({ policy, onChange }: LatePolicyFieldsProps) {
  const { t } = useTranslation();
  const percent = (label: string, value: number, change: (percent: number) => void) => (
    <NumberField
      label={label}
      value={value}
      min={0}
      max={100}
      decimals={2}
      suffix=" %"
      isEditable
      onChange={(next) => next !== null && change(next)}
    />
  );
  return (
    <>
      <NativeSelect
        label={t('Late work')}
        value={policy?.kind ?? ''}
        onChange={(event) => {
          const kind = event.currentTarget.value as LatePolicy['kind'] | '';
          onChange(kind === '' ? null : STARTS[kind]);
        }}
        data={[
          { value: '', label: t('Use the course setting') },
          { value: 'none', label: t('No penalty') },
          { value: 'percent_per_day', label: t('Loses a percentage per day') },
          { value: 'cap', label: t('Earns at most a percentage') },
        ]}
      />
      {policy?.kind === 'percent_per_day' && (
        <>
          {percent(t('Lost per day'), policy.percent, (next) => onChange({ ...policy, percent: next }))}
          {percent(t('Lost at most'), policy.mostPercent, (next) =>
            onChange({ ...policy, mostPercent: next }),
          )}
        </>
      )}
      {policy?.kind === 'cap' &&
        percent(t('At most'), policy.percent, (next) => onChange({ ...policy, percent: next }))}
    </>
  );
}
