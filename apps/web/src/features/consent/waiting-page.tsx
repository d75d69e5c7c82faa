import { Button, NativeSelect } from '@mantine/core';
import { IconMailFast } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, type Outputs } from '#lib/api.ts';
import { codeOf, errorText } from '#lib/errors.ts';
import { useFormat } from '#lib/format.ts';
import { looksLikeEmail } from '#lib/forms.ts';
import { LOCALES } from '#lib/i18n.ts';
import { usePageTitle } from '#lib/page-title.ts';
import { refreshSession } from '#lib/session.ts';
import { EntryLayout } from '#shared/frame/entry-layout.tsx';
import { useSignOut } from '#shared/session/use-sign-out.ts';
import { EmailField } from '#ui/controls/email-field.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import classes from './consent.module.css';
import { consentProblem } from './consent-words.ts';
import { PrintForm } from './print-form.tsx';

type Own = Outputs['consent']['own'];
type Locale = Own['locale'];

const ownQuery = api.consent.own.queryOptions({ input: {} });
/** A parent answers elsewhere, and a child who waits hears no events. */
const ASK_AGAIN_MS = 10_000;

/** A child's only page until a parent has agreed: whom we ask, and what comes next. */
export function WaitingPage() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const router = useRouter();
  const { data, error } = useQuery({ ...ownQuery, refetchInterval: ASK_AGAIN_MS, retry: false });
  usePageTitle(t('A parent has to agree first'));
  const isOver = codeOf(error) === 'NOT_FOUND' || codeOf(error) === 'UNAUTHORIZED';

  // The answer came from outside of this page: the child is let in, or the account is gone.
  useEffect(() => {
    if (isOver)
      void refreshSession(queryClient).then(({ me }) =>
        router.navigate({ to: me ? '/dashboard' : '/login' }),
      );
  }, [isOver, queryClient, router]);

  const [isTyped, setTyped] = useState(false);
  const signOut = useSignOut(isTyped);

  return (
    <EntryLayout
      title={t('A parent has to agree first')}
      description={
        data &&
        (data.state === 'withdrawn'
          ? t('No parent’s permission is in effect for your account at {{school}}, so it’s closed.', {
              school: data.schoolName,
            })
          : t(
              'Hi {{name}}. Before you start at {{school}}, a parent or guardian has to read what we keep about you and agree. We’ll write to them.',
              {
                name: data.givenName,
                school: data.schoolName,
              },
            ))
      }
    >
      <div className={classes.fields}>
        {!data && <p>{error && !isOver ? errorText(error, t) : t('Loading...')}</p>}
        {data &&
          (data.state === 'withdrawn' ? <Withdrawn own={data} /> : <Asking own={data} onTyped={setTyped} />)}
        <Button variant="subtle" loading={signOut.isPending} onClick={() => signOut.mutate()}>
          {t('Sign Out')}
        </Button>
      </div>
    </EntryLayout>
  );
}

function Withdrawn({ own }: { readonly own: Own }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Notice tone="warning">
      {t(
        'It will be deleted on {{date}}. Until then your parent can agree again, with the link in our email or in their account. Talk to them if this surprises you.',
        { date: format.date(own.endsAt) },
      )}
    </Notice>
  );
}

interface AskingProps {
  readonly own: Own;
  /** Whether an address stands there that wasn't sent. */
  readonly onTyped: (isTyped: boolean) => void;
}

function Asking({ own, onTyped }: AskingProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const queryClient = useQueryClient();
  const [email, setEmail] = useState(own.parentEmail ?? '');
  const [locale, setLocale] = useState<Locale>(own.locale);
  const [problem, setProblem] = useState<string | null>(null);
  const name = useMutation(
    api.consent.nameParent.mutationOptions({
      onSuccess: (answer) => queryClient.setQueryData(ownQuery.queryKey, answer),
    }),
  );
  const isSame = email.trim().toLowerCase() === (own.parentEmail ?? '');
  useEffect(() => {
    onTyped(!own.isClosed && email.trim() !== '' && !isSame);
    return () => onTyped(false);
  }, [own.isClosed, email, isSame, onTyped]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!looksLikeEmail(email)) return setProblem(t('Enter your parent’s email address.'));
    setProblem(null);
    name.mutate({ email: email.trim(), locale });
  };
  if (own.isClosed)
    return (
      <Notice tone="warning" title={t('Your school has closed')}>
        {t(
          'No one there can agree anymore, so we won’t write to anyone. The account and everything in it will be deleted on {{date}}. At a new school you’ll get a new one.',
          { date: format.date(own.endsAt) },
        )}
      </Notice>
    );
  return (
    <>
      {own.state === 'asked' && (
        <div role="status">
          <Notice tone="info" icon={<IconMailFast aria-hidden="true" />} title={t('We emailed your parent')}>
            {t(
              'We emailed {{email}}. Ask them to look for it, in spam too. This page opens automatically once they agree.',
              {
                email: own.parentEmail,
              },
            )}
          </Notice>
        </div>
      )}
      <form className={classes.fields} onSubmit={submit} noValidate>
        <EmailField
          label={t('Your parent’s email')}
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
          error={problem ?? (name.isError ? consentProblem(name.error, t) : undefined)}
        />
        <NativeSelect
          label={t('Language your parent reads')}
          value={locale}
          onChange={(event) => setLocale(event.currentTarget.value as Locale)}
        >
          {LOCALES.map(({ locale: value, name: label }) => (
            <option key={value} value={value} lang={value}>
              {label}
            </option>
          ))}
        </NativeSelect>
        <Button type="submit" size="lg" fullWidth loading={name.isPending}>
          {own.state === 'asked'
            ? isSame
              ? t('Send again')
              : t('Send to this address')
            : t('Ask my parent')}
        </Button>
      </form>
      <div className={classes.section}>
        <h2 className={classes.heading}>{t('No email?')}</h2>
        <p>
          {t(
            'Print the form and have it signed, or ask your school to call your parent. Your number there: {{number}}',
            {
              number: own.requestNumber,
            },
          )}
        </p>
        {own.requestNumber && <PrintForm notice={own.notice} requestNumber={own.requestNumber} />}
      </div>
      <p className={classes.facts}>
        {t('Without an answer, the account and everything in it will be deleted on {{date}}.', {
          date: format.date(own.endsAt),
        })}
      </p>
    </>
  );
}
