import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { codeOf } from '#lib/errors.ts';
import { toast } from '#ui/feedback/toast.ts';
import classes from './login-page.module.css';
import { useErrorToast, useSecondFactor } from './use-accounts.ts';

interface SecondFactorFormProps {
  readonly asOperator: boolean;
  /** Whoever used a backup code has probably lost the phone. */
  readonly onDone: (usedBackupCode: boolean) => void;
  readonly onBack: () => void;
}

export function SecondFactorForm({ asOperator, onDone, onBack }: SecondFactorFormProps) {
  const { t } = useTranslation();
  const showError = useErrorToast();
  const verify = useSecondFactor();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = code.replace(/\s/g, '');
    if (typed.length < 6) return setError(t('Enter the six digits, or a backup code.'));
    setError(undefined);
    verify.mutate(
      { code: typed, asOperator },
      {
        onSuccess: () => onDone(!/^\d{6}$/.test(typed)),
        onError(reason) {
          if (codeOf(reason) === 'WRONG_CODE') return setError(t('This code is wrong or no longer valid.'));
          if (codeOf(reason) === 'NOT_AN_OPERATOR') {
            onBack();
            return void toast({
              title: t('Login Failed'),
              message: t('Unauthorized: Master admin access required'),
              tone: 'error',
            });
          }
          showError(reason);
        },
      },
    );
  };

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <TextInput
        name="code"
        label={t('Authenticator code')}
        description={t('Six digits from your authenticator app, or a backup code.')}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        value={code}
        onChange={(event) => setCode(event.currentTarget.value)}
        error={error}
      />
      <Button type="submit" size="lg" fullWidth className={classes.submit} loading={verify.isPending}>
        {t('Verify')}
      </Button>
      <Button variant="subtle" onClick={onBack}>
        {t('Back to Sign In')}
      </Button>
    </form>
  );
}
