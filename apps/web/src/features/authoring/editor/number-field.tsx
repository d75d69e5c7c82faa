import { NumberInput } from '@mantine/core';
import '@mantine/core/styles/NumberInput.layer.css';
import { useState } from 'react';

interface NumberFieldProps {
  readonly label?: string;
  /** Where there is no room for a label. */
  readonly name?: string;
  readonly value: number | null;
  readonly min: number;
  readonly max: number;
  /** 0: whole numbers alone. */
  readonly decimals: number;
  readonly isEditable: boolean;
  readonly suffix?: string;
  readonly className?: string | undefined;
  /** What an empty field means; without it an empty field changes nothing, and shows the last number when it is left. */
  readonly whenEmpty?: null | 0;
  readonly onFocus?: () => void;
  readonly onChange: (value: number | null) => void;
}

/** A number that can be emptied on the way to another one. */
export function NumberField(props: NumberFieldProps) {
  const {
    label,
    name,
    value,
    min,
    max,
    decimals,
    isEditable,
    suffix,
    className,
    whenEmpty,
    onFocus,
    onChange,
  } = props;
  const [isEmpty, setEmpty] = useState(false);
  return (
    <NumberInput
      label={label}
      aria-label={label ? undefined : name}
      className={className ?? ''}
      readOnly={!isEditable}
      max={max}
      min={0}
      decimalScale={decimals}
      allowDecimal={decimals > 0}
      allowNegative={false}
      clampBehavior="strict"
      hideControls
      {...(suffix ? { suffix } : {})}
      {...(onFocus ? { onFocus } : {})}
      value={isEmpty ? '' : (value ?? '')}
      onBlur={() => setEmpty(false)}
      onChange={(typed) => {
        const isNumber = typeof typed === 'number' && typed >= min;
        setEmpty(!isNumber && whenEmpty === undefined);
        if (isNumber) onChange(typed);
        else if (whenEmpty !== undefined) onChange(whenEmpty);
      }}
    />
  );
}
