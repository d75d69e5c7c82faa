import type { SignUpRole } from '@fieldhouse/contract/people.ts';
import { EARLIEST_BIRTH_ON } from '@fieldhouse/domain/accounts/entries.ts';
import { choosesLicense } from '@fieldhouse/domain/accounts/roles.ts';
import { Button, Loader, TextInput } from '@mantine/core';
import { ORPCError } from '@orpc/client';
import { IconCircleCheckFilled } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { codeOf } from '#lib/errors.ts';
import { type FieldErrors, focusFirstError, hasErrors, looksLikeEmail } from '#lib/forms.ts';
import { currentLocale } from '#lib/i18n.ts';
import { useSession } from '#lib/session.ts';
import { EmailField } from '#ui/controls/email-field.tsx';
import { TextLink } from '#ui/controls/links.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Agreement } from './agreement.tsx';
import { birthError, birthRefusal, nameError, newPasswordError } from './entry-errors.ts';
import classes from './login-page.module.css';
import { NewPasswordField } from './new-password-field.tsx';
import { minimumLength } from './password-strength.ts';
import { RoleTiles } from './role-tiles.tsx';
import ownClasses from './sign-up-form.module.css';
import { useArrive, useErrorToast, useSignUp } from './use-accounts.ts';
import { useSchoolCode } from './use-school-code.ts';
import { weakPasswordText } from './weak-password.ts';

export interface SignUpValues {
  readonly role: SignUpRole;
  readonly fullName: string;
  readonly email: string;
  readonly password: string;
  readonly schoolCode: string;
  readonly birthOn: string;
}

type Field = 'fullName' | 'email' | 'password' | 'schoolCode' | 'birthOn';

interface SignUpFormProps {
  readonly values: SignUpValues;
  readonly onChange: (values: SignUpValues) => void;
}

export function SignUpForm({ values, onChange }: SignUpFormProps) {
  const { t } = useTranslation();
  const { brandName } = useSession();
  const arrive = useArrive();
  const showError = useErrorToast();
  const signUp = useSignUp();
  const code = useSchoolCode(values.schoolCode, values.role);
  const [errors, setErrors] = useState<FieldErrors<Field>>({});

  // What sign-up answered about the code is newer than what was asked while it was typed.
  const schoolName = errors.schoolCode ? null : code.schoolName;
  const needsCode = values.role !== 'homeschool_parent';
  const needsBirth = values.role === 'student';
  const minimum = minimumLength(values.role);
  const today = new Date().toISOString().slice(0, 10);
  const change = (part: Partial<SignUpValues>) => {
    onChange({ ...values, ...part });
    setErrors((before) => ({
      ...before,
      ...Object.fromEntries(Object.keys(part).map((name) => [name, undefined])),
    }));
  };

  const findErrors = (): FieldErrors<Field> => ({
    fullName: nameError(values.fullName, t),
    schoolCode: !needsCode
      ? undefined
      : values.schoolCode.trim()
        ? (code.error ?? undefined)
        : t("Enter your school's code."),
    email: looksLikeEmail(values.email) ? undefined : t('Enter your email address.'),
    birthOn: needsBirth ? birthError(values.birthOn, today, t) : undefined,
    password: newPasswordError(values.password, minimum, t),
  });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const found = findErrors();
    setErrors(found);
    if (hasErrors(found)) return focusFirstError(form, found);
    signUp.mutate(
      {
        role: values.role,
        fullName: values.fullName.trim(),
        email: values.email.trim(),
        password: values.password,
        schoolCode: needsCode ? values.schoolCode.trim() : null,
        birthOn: needsBirth ? values.birthOn : null,
        locale: currentLocale(),
      },
      {
        async onSuccess() {
          const pays = choosesLicense(values.role);
          await arrive(pays ? '/payment' : undefined);
          void toast({
            title: t('Account created'),
            message: pays
              ? t('Please complete payment to activate your account.')
              : t('Welcome to {{brandName}}', { brandName }),
          });
        },
        onError(error) {
          const refused = refusalOf(error);
          if (!refused) return showError(error);
          setErrors(refused);
          focusFirstError(form, refused);
        },
      },
    );
  };

  /** Refusals that belong to one field are shown there. */
  const refusalOf = (error: unknown): FieldErrors<Field> | null => {
    const weak = weakPasswordText(error, t);
    if (weak) return { password: weak };
    const birthOn = birthRefusal(error, t);
    if (birthOn) return { birthOn };
    switch (codeOf(error)) {
      case 'EMAIL_TAKEN':
        return { email: t('An account with this email already exists. Sign in or reset your password.') };
      case 'INVALID_CODE':
        return { schoolCode: t('Invalid school code') };
      case 'BAD_REQUEST':
        return isAboutEmail(error) ? { email: t('Enter your email address.') } : null;
      default:
        return null;
    }
  };

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <RoleTiles value={values.role} onChange={(role) => change({ role })} />
      <div className={classes.pair}>
        <TextInput
          name="fullName"
          label={t('Full name')}
          autoComplete="name"
          required
          withAsterisk={false}
          value={values.fullName}
          onChange={(event) => change({ fullName: event.currentTarget.value })}
          error={errors.fullName}
        />
        {needsCode && (
          <TextInput
            name="schoolCode"
            label={t('School code')}
            placeholder="ABC1234"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            required
            withAsterisk={false}
            value={values.schoolCode}
            onChange={(event) =>
              change({ schoolCode: event.currentTarget.value.toUpperCase().replace(/\s/g, '') })
            }
            error={errors.schoolCode ?? code.error}
            description={
              schoolName && (
                <span className={ownClasses.school} role="status">
                  {schoolName}
                </span>
              )
            }
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            rightSection={
              code.isChecking ? (
                <Loader size={18} />
              ) : schoolName ? (
                <IconCircleCheckFilled size={20} className={ownClasses.good} aria-hidden="true" />
              ) : null
            }
            classNames={{ input: ownClasses.code }}
          />
        )}
        <EmailField
          value={values.email}
          onChange={(event) => change({ email: event.currentTarget.value })}
          error={errors.email}
        />
        {needsBirth && (
          <TextInput
            name="birthOn"
            type="date"
            label={t('Date of birth')}
            autoComplete="bday"
            required
            withAsterisk={false}
            min={EARLIEST_BIRTH_ON}
            max={today}
            value={values.birthOn}
            onChange={(event) => change({ birthOn: event.currentTarget.value })}
            error={errors.birthOn}
          />
        )}
        <NewPasswordField
          minimum={minimum}
          value={values.password}
          onChange={(event) => change({ password: event.currentTarget.value })}
          error={errors.password}
        />
      </div>
      <Button type="submit" size="lg" fullWidth className={classes.submit} loading={signUp.isPending}>
        {t('Sign Up')}
      </Button>
      <Agreement />
      <p className={classes.foot}>
        {t("Your school isn't here yet?")}{' '}
        <TextLink to="/school-registration">{t('Register your school')}</TextLink>
      </p>
    </form>
  );
}

/** True when the contract refused the input for its email address. */
function isAboutEmail(error: unknown): boolean {
  const { issues = [] } = ((error instanceof ORPCError && error.data) || {}) as {
    issues?: readonly { path?: readonly unknown[] }[];
  };
  return issues.some(({ path }) => path?.[0] === 'email');
}
