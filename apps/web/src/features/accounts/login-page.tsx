import { Skeleton } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '#lib/page-title.ts';
import { useSession } from '#lib/session.ts';
import { EntryLayout } from '#shared/frame/entry-layout.tsx';
import { part } from '#ui/feedback/part.tsx';
import { toast } from '#ui/feedback/toast.ts';
import classes from './login-page.module.css';
import { SignInForm } from './sign-in-form.tsx';
import type { SignUpValues } from './sign-up-form.tsx';
import { replacementAddress, useArrive } from './use-accounts.ts';

// Most people come to sign in; the other forms come when they are asked for, or about to be.
const loadSignUp = () => import('./sign-up-form.tsx');
const SignUpForm = part(async () => ({ default: (await loadSignUp()).SignUpForm }));
const SecondFactorForm = part(async () => ({
  default: (await import('./second-factor-form.tsx')).SecondFactorForm,
}));
const ResetForm = part(async () => ({ default: (await import('./reset-form.tsx')).ResetForm }));
const NewPasswordForm = part(async () => ({
  default: (await import('./new-password-form.tsx')).NewPasswordForm,
}));

/** The token of a recovery link. It stands in the fragment, which no server and no log gets to see. */
const recoveryToken = () => {
  const fragment = new URLSearchParams(window.location.hash.slice(1));
  return fragment.get('type') === 'recovery' ? (fragment.get('token') ?? '') : null;
};

const NOTHING_TYPED: Omit<SignUpValues, 'email' | 'password'> = {
  role: 'student',
  fullName: '',
  schoolCode: '',
  birthOn: '',
};

export function LoginPage() {
  const { t } = useTranslation();
  const { tab = 'sign-in', redirect } = useSearch({ from: '/login' });
  const navigate = useNavigate({ from: '/login' });
  const arrive = useArrive();
  const { closed } = useSession();
  // Here and not in the forms: what was typed survives a change of tab.
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [details, setDetails] = useState(NOTHING_TYPED);
  const [isSecondStep, setSecondStep] = useState(false);
  const [recovery, setRecovery] = useState(recoveryToken);

  const open = (next: typeof tab) =>
    void navigate({
      search: { tab: next === 'sign-in' ? undefined : next, redirect },
      hash: '',
      replace: true,
    });
  const welcomeBack = async (usedBackupCode = false) => {
    await arrive(usedBackupCode ? replacementAddress(redirect) : redirect);
    void toast({ title: t('Welcome back!'), message: t('Successfully signed in.') });
  };

  const titles = {
    'sign-in': t('Welcome back'),
    'sign-up': t('Create your account'),
    reset: t('Reset your password'),
  };
  const title =
    recovery !== null ? t('Set New Password') : isSecondStep ? t("Confirm it's you") : titles[tab];
  usePageTitle(title);

  if (recovery !== null) {
    return (
      <EntryLayout title={title} description={t("Choose a password you don't use anywhere else.")}>
        <Suspense fallback={<Skeleton height={220} />}>
          <NewPasswordForm
            token={recovery}
            onDone={() => {
              setRecovery(null);
              open('sign-in');
            }}
          />
        </Suspense>
      </EntryLayout>
    );
  }
  if (isSecondStep) {
    return (
      <EntryLayout title={title} description={t('Your account is protected by a second step.')}>
        <Suspense fallback={<Skeleton height={160} />}>
          <SecondFactorForm asOperator={false} onDone={welcomeBack} onBack={() => setSecondStep(false)} />
        </Suspense>
      </EntryLayout>
    );
  }
  if (tab === 'reset') {
    return (
      <EntryLayout title={title} description={t("We'll send a link to your email address.")}>
        <Suspense fallback={<Skeleton height={160} />}>
          <ResetForm email={email} onEmail={setEmail} onBack={() => open('sign-in')} />
        </Suspense>
      </EntryLayout>
    );
  }
  return (
    <EntryLayout
      title={title}
      description={
        tab === 'sign-up' ? t('First, tell us who you are.') : t('Sign in to pick up where you left off.')
      }
      isWide={tab === 'sign-up'}
    >
      <LoginTabs tab={tab} onChange={open} />
      <div role="tabpanel" id="login-panel" aria-labelledby={`tab-${tab}`}>
        {tab === 'sign-in' ? (
          <SignInForm
            email={email}
            onEmail={setEmail}
            password={password}
            onPassword={setPassword}
            onForgot={() => open('reset')}
            onSecondFactor={() => setSecondStep(true)}
            onDone={() => void welcomeBack()}
            closed={closed}
          />
        ) : (
          <Suspense fallback={<Skeleton height={560} />}>
            <SignUpForm
              values={{ ...details, email, password }}
              onChange={({ email: nextEmail, password: nextPassword, ...rest }) => {
                setEmail(nextEmail);
                setPassword(nextPassword);
                setDetails(rest);
              }}
            />
          </Suspense>
        )}
      </div>
    </EntryLayout>
  );
}

type Tab = 'sign-in' | 'sign-up';

function LoginTabs({ tab, onChange }: { tab: Tab; onChange: (tab: Tab) => void }) {
  const { t } = useTranslation();
  const tabs: readonly { tab: Tab; label: string }[] = [
    { tab: 'sign-in', label: t('Sign In') },
    { tab: 'sign-up', label: t('Sign Up') },
  ];
  return (
    <div className={classes.tabs} role="tablist" aria-label={t('Sign in or sign up')}>
      {tabs.map((one) => (
        <button
          key={one.tab}
          type="button"
          role="tab"
          id={`tab-${one.tab}`}
          aria-selected={one.tab === tab}
          aria-controls="login-panel"
          tabIndex={one.tab === tab ? 0 : -1}
          className={classes.tab}
          onPointerEnter={() => void loadSignUp()}
          onFocus={() => void loadSignUp()}
          onClick={() => onChange(one.tab)}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
            const other = tab === 'sign-in' ? 'sign-up' : 'sign-in';
            document.getElementById(`tab-${other}`)?.focus();
            onChange(other);
          }}
        >
          {one.label}
        </button>
      ))}
    </div>
  );
}
