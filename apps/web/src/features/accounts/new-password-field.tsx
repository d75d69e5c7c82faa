import type { PasswordInputProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '#ui/controls/password-field.tsx';
import classes from './new-password-field.module.css';
import { type Strength, strengthOf } from './password-strength.ts';

interface NewPasswordFieldProps extends PasswordInputProps {
  readonly value: string;
  readonly minimum: number;
}

/** A password that is being chosen, with a hint how good it is. */
export function NewPasswordField({ value, minimum, ...props }: NewPasswordFieldProps) {
  const { t } = useTranslation();
  const strength = strengthOf(value, minimum);
  const words: Record<Strength, string> = {
    0: t('At least {{count}} characters.', { count: minimum }),
    1: t('Weak. Longer is better: several words work well.'),
    2: t('Fair. At least {{count}} characters.', { count: minimum }),
    3: t('Good. At least {{count}} characters.', { count: minimum }),
    4: t('Strong.'),
  };
  return (
    <PasswordField
      autoComplete="new-password"
      value={value}
      description={
        <>
          <span className={classes.bars} data-strength={strength} aria-hidden="true">
            <i />
            <i />
            <i />
            <i />
          </span>
          <span aria-live="polite">{words[strength]}</span>
        </>
      }
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      {...props}
    />
  );
}
