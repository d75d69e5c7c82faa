import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface PercentFieldProps {
  readonly label: string;
  /** 0 to 100. */
  readonly value: number;
  readonly isDisabled?: boolean;
  readonly onChange: (percent: number) => void;
}

/** A percent from 0 to 100 with at most two decimals. What is typed stays, right or not; only right ones are passed on. */
export function PercentField({ label, value, isDisabled = false, onChange }: PercentFieldProps) {
  const { t } = useTranslation();
  /** Null: nobody has typed. */
  const [typed, setTyped] = useState<string | null>(null);
  const isWrong = typed !== null && parsePercent(typed) === null;
  return (
    <TextInput
      label={label}
      inputMode="decimal"
      rightSection="%"
      value={typed ?? String(value)}
      disabled={isDisabled}
      error={isWrong ? t('A number from 0 to 100') : undefined}
      onChange={(event) => {
        const text = event.currentTarget.value;
        setTyped(text);
        const percent = parsePercent(text);
        if (percent !== null) onChange(percent);
      }}
      onBlur={() => !isWrong && setTyped(null)}
    />
  );
}

/** Null: no percent. */
function parsePercent(text: string): number | null {
  const plain = text.trim().replace(',', '.');
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(plain)) return null;
  const percent = Number(plain);
  return percent <= 100 ? percent : null;
}
