import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

/** A password that can be shown while it is typed. */
export function PasswordField(props: PasswordInputProps) {
  const { t } = useTranslation();
  return (
    <PasswordInput
      name="password"
      label={t('Password')}
      required
      withAsterisk={false}
      visibilityToggleIcon={({ reveal }) => (reveal ? <IconEyeOff size={20} /> : <IconEye size={20} />)}
      visibilityToggleButtonProps={{
        'aria-label': t('Show or hide the password'),
        tabIndex: 0,
        'aria-hidden': false,
      }}
      {...props}
    />
  );
}
