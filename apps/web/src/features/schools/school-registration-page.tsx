import { isPhoneNumber, isWebsite } from '@fieldhouse/domain/schools/contact.ts';
import { Button, Textarea, TextInput } from '@mantine/core';
import { ORPCError } from '@orpc/client';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { errorText } from '#lib/errors.ts';
import { type FieldErrors, focusFirstError, hasErrors, looksLikeEmail } from '#lib/forms.ts';
import { currentLocale } from '#lib/i18n.ts';
import { usePageTitle } from '#lib/page-title.ts';
import { EntryLayout } from '#shared/frame/entry-layout.tsx';
import { CopyButton } from '#ui/controls/copy-button.tsx';
import { ButtonLink, TextLink } from '#ui/controls/links.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { ResendButton } from './resend-confirmation.tsx';
import classes from './school-registration-page.module.css';

const NOTHING_TYPED = { name: '', email: '', address: '', phone: '', website: '', principalName: '' };

const CHECKED = ['name', 'email', 'phone', 'website'] as const;
type Checked = (typeof CHECKED)[number];

export function SchoolRegistrationPage() {
  const { t } = useTranslation();
  const register = useMutation(api.schools.register.mutationOptions());
  const [values, setValues] = useState(NOTHING_TYPED);
  const [errors, setErrors] = useState<FieldErrors<Checked>>({});
  usePageTitle(t('Register Your School'));

  const wrong = {
    name: t('Enter the name of the school.'),
    email: t("Enter the school's email address."),
    phone: t('Enter a phone number with its area code, such as (555) 123-4567, or leave this empty.'),
    website: t('Enter a web address such as www.school.org, or leave this empty.'),
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const blank = (text: string) => text.trim() === '';
    const found: FieldErrors<Checked> = {
      name: blank(values.name) ? wrong.name : undefined,
      email: looksLikeEmail(values.email) ? undefined : wrong.email,
      phone: blank(values.phone) || isPhoneNumber(values.phone) ? undefined : wrong.phone,
      website: blank(values.website) || isWebsite(values.website) ? undefined : wrong.website,
    };
    setErrors(found);
    if (hasErrors(found)) return focusFirstError(form, found);
    register.mutate(
      {
        name: values.name.trim(),
        email: values.email.trim(),
        address: values.address.trim() || null,
        phone: values.phone.trim() || null,
        website: values.website.trim() || null,
        principalName: values.principalName.trim() || null,
        locale: currentLocale(),
      },
      {
        onError(error) {
          const refused = Object.fromEntries(refusedBy(error).map((name) => [name, wrong[name]]));
          setErrors(refused);
          if (hasErrors(refused)) return focusFirstError(form, refused);
          void toast({ title: t('Failed to register school'), message: errorText(error, t), tone: 'error' });
        },
      },
    );
  };

  if (register.data)
    return <Registered code={register.data.code} email={values.email.trim()} name={values.name.trim()} />;

  const field = (name: keyof typeof values) => ({
    name,
    value: values[name],
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget;
      setValues((before) => ({ ...before, [name]: value }));
      setErrors((before) => ({ ...before, [name]: undefined }));
    },
  });
  const optional = t('Optional');

  return (
    <EntryLayout
      title={t('Register Your School')}
      description={t('You get a code your people use to join.')}
      isWide
    >
      <form className={classes.form} onSubmit={submit} noValidate>
        <TextInput
          label={t('School name')}
          autoComplete="organization"
          required
          withAsterisk={false}
          error={errors.name}
          {...field('name')}
        />
        <TextInput
          type="email"
          label={t('Email')}
          description={t('The first school administrator signs up with this address.')}
          autoComplete="email"
          required
          withAsterisk={false}
          error={errors.email}
          {...field('email')}
        />
        <Textarea
          label={t('Address')}
          placeholder={optional}
          autoComplete="street-address"
          autosize={false}
          rows={2}
          {...field('address')}
        />
        <div className={classes.pair}>
          <TextInput
            type="tel"
            label={t('Phone')}
            placeholder={optional}
            autoComplete="tel"
            error={errors.phone}
            {...field('phone')}
          />
          <TextInput
            label={t('Website')}
            placeholder={optional}
            autoComplete="url"
            inputMode="url"
            error={errors.website}
            {...field('website')}
          />
        </div>
        <TextInput label={t('Principal name')} placeholder={optional} {...field('principalName')} />
        <Button type="submit" size="lg" fullWidth loading={register.isPending}>
          {t('Register School')}
        </Button>
        <p className={classes.foot}>
          {t('Already registered?')} <TextLink to="/login">{t('Back to Login')}</TextLink>
        </p>
      </form>
    </EntryLayout>
  );
}

/** The fields that the server refused, which may know better than a page that was loaded long ago. */
function refusedBy(error: unknown): readonly Checked[] {
  const { issues = [] } = ((error instanceof ORPCError && error.data) || {}) as {
    issues?: readonly { path?: readonly unknown[] }[];
  };
  return CHECKED.filter((name) => issues.some(({ path }) => path?.[0] === name));
}

function Registered({ code, email, name }: { code: string; email: string; name: string }) {
  const { t } = useTranslation();
  return (
    <EntryLayout
      title={t('Your school is registered')}
      description={<span className={classes.name}>{name}</span>}
    >
      <div className={classes.form}>
        <div className={classes.code}>
          <div>
            <p className={classes.codeLabel}>{t('School code')}</p>
            <p className={classes.codeText}>{code}</p>
          </div>
          <CopyButton text={code} label={t('Copy the school code')} />
        </div>
        <h2 className={classes.next}>{t('What happens next')}</h2>
        <ol className={classes.steps}>
          <li>
            {t(
              "Open the link we emailed to {{email}}. The code doesn't work until then; it's in the message as well.",
              { email },
            )}
            <div className={classes.again}>
              <ResendButton code={code} email={email} />
            </div>
          </li>
          <li>
            {t(
              'The first school administrator signs up with this code and the same email address: {{email}}.',
              { email },
            )}
          </li>
          <li>
            {t('They confirm the address with the link we email to it. The school is then theirs to run.')}
          </li>
          <li>{t('They choose courses and give the code to teachers, students and parents.')}</li>
        </ol>
        <ButtonLink to="/login" search={{ tab: 'sign-up' }} size="lg" fullWidth>
          {t('Go to Login')}
        </ButtonLink>
      </div>
    </EntryLayout>
  );
}
