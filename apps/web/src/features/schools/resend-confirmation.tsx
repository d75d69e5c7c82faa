import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { errorText } from '#lib/errors.ts';
import { type FieldErrors, focusFirstError, hasErrors, looksLikeEmail } from '#lib/forms.ts';
import { currentLocale } from '#lib/i18n.ts';
import { toast } from '#ui/feedback/toast.ts';
import classes from './school-registration-page.module.css';

/** Mails the link again; the server never says whether such a school waits for it. */
function useResend() {
  const { t } = useTranslation();
  return useMutation(
    api.schools.resendConfirmation.mutationOptions({
      onSuccess: () =>
        void toast({
          title: t('Message requested'),
          message: t('If the school is waiting to be confirmed, the message arrives in a few minutes.'),
        }),
      onError: (error) => void toast({ title: t('Error'), message: errorText(error, t), tone: 'error' }),
    }),
  );
}

/** For whoever has just registered the school. */
export function ResendButton({ code, email }: { readonly code: string; readonly email: string }) {
  const { t } = useTranslation();
  const resend = useResend();
  return (
    <Button
      variant="default"
      size="sm"
      loading={resend.isPending}
      onClick={() => resend.mutate({ code, email, locale: currentLocale() })}
    >
      {t('Send the message again')}
    </Button>
  );
}

/** For whoever comes with a link that no longer works. */
export function ResendForm() {
  const { t } = useTranslation();
  const resend = useResend();
  const [values, setValues] = useState({ code: '', email: '' });
  const [errors, setErrors] = useState<FieldErrors<keyof typeof values>>({});
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = {
      code: values.code.trim() ? undefined : t("Enter your school's code."),
      email: looksLikeEmail(values.email) ? undefined : t('Enter your email address.'),
    };
    setErrors(found);
    if (hasErrors(found)) return focusFirstError(event.currentTarget, found);
    resend.mutate({ code: values.code.trim(), email: values.email.trim(), locale: currentLocale() });
  };
  const field = (name: keyof typeof values) => ({
    name,
    required: true,
    withAsterisk: false,
    value: values[name],
    error: errors[name],
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget;
      setValues((before) => ({ ...before, [name]: value }));
      setErrors((before) => ({ ...before, [name]: undefined }));
    },
  });
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <TextInput label={t('School code')} placeholder="ABC1234" autoComplete="off" {...field('code')} />
      <TextInput
        type="email"
        label={t('Email')}
        description={t('The address the school registered with.')}
        autoComplete="email"
        {...field('email')}
      />
      <Button type="submit" size="lg" fullWidth loading={resend.isPending}>
        {t('Send the message again')}
      </Button>
    </form>
  );
}
