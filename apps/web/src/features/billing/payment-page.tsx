import { DEFAULT_PAYMENT_PLAN, type LicenseType, PERIOD_DAYS } from '@fieldhouse/domain/plans/plans.ts';
import { Button } from '@mantine/core';
import { IconCalendarCheck, IconHourglass } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { usePageTitle } from '#lib/page-title.ts';
import { useMe } from '#lib/session.ts';
import { EntryLayout } from '#shared/frame/entry-layout.tsx';
import { ButtonLink } from '#ui/controls/links.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { ownBillingQuery, type Payment, plansQuery } from './billing-queries.ts';
import classes from './payment-page.module.css';
import { PlanList } from './plan-list.tsx';
import { planOfRole, planWords } from './plan-words.ts';
import { useCheckout } from './use-checkout.ts';

/** Choosing a personal license after signing up; the trial needs none. */
export function PaymentPage() {
  const { t } = useTranslation();
  const format = useFormat();
  const navigate = useNavigate();
  const me = useMe();
  const { currency, trialDays, plans } = useSuspenseQuery(plansQuery).data;
  const { payments, trialEndsAt } = useSuspenseQuery(ownBillingQuery).data;
  const checkout = useCheckout();
  const own = planOfRole(me.memberships[0]?.role);
  const [planCode, setPlanCode] = useState(own ?? DEFAULT_PAYMENT_PLAN);
  const [licenseType, setLicenseType] = useState<LicenseType>('monthly');
  usePageTitle(t('Complete Your Registration'));

  const plan = plans.find(({ code }) => code === planCode);
  const cents = (licenseType === 'monthly' ? plan?.monthlyCents : plan?.annualCents) ?? 0;
  const amount = format.money(cents, currency);
  const pending = payments.find(({ status }) => status === 'pending');
  const isTrialOver = trialEndsAt !== null && Date.parse(trialEndsAt) <= Date.now();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (checkout.isPending) return;
    checkout.mutate(
      { planCode, licenseType },
      {
        async onSuccess({ isSessionGone, payment }) {
          await navigate({ to: isSessionGone ? '/login' : '/dashboard' });
          void toast({
            title: t('Payment recorded'),
            message: t('{{amount}} is pending. You’ll get an email once it’s confirmed.', {
              amount: format.money(payment.amountCents, payment.currency),
            }),
          });
        },
        onError: () =>
          void toast({
            title: t('Payment Failed'),
            message: t('There was an error processing your payment. Please try again.'),
            tone: 'error',
          }),
      },
    );
  };

  return (
    <EntryLayout
      isWide
      title={t('Complete Your Registration')}
      description={t('Choose a personal license, or continue with the trial and decide later.')}
    >
      <form className={classes.form} onSubmit={submit}>
        {trialEndsAt && (
          <Notice icon={<IconCalendarCheck />} title={isTrialOver ? t('Your trial has ended') : trialTitle()}>
            {isTrialOver
              ? t('Choose a plan to continue.')
              : t('Until then your account works without payment and without a card.')}
          </Notice>
        )}
        {pending && <PendingNotice payment={pending} />}
        <LicenseChoice value={licenseType} onChange={setLicenseType} />
        <PlanList
          plans={plans}
          currency={currency}
          licenseType={licenseType}
          value={planCode}
          onChange={setPlanCode}
          own={own}
        />
        <p className={classes.total} aria-live="polite">
          <span>
            {t('{{plan}}, for {{count}} days', {
              plan: planWords(planCode, t).name,
              count: PERIOD_DAYS[licenseType],
            })}
          </span>
          <strong>{amount}</strong>
        </p>
        <Button type="submit" size="lg" fullWidth loading={checkout.isPending}>
          {t('Pay {{amount}}', { amount })}
        </Button>
        <ButtonLink to="/dashboard" variant="default" size="lg" fullWidth>
          {t('Continue with the trial')}
        </ButtonLink>
        <p className={classes.small}>
          {t(
            'The payment is recorded as pending. Nothing is charged before you confirm it with the online wallet. A license does not renew automatically.',
          )}
        </p>
        <p className={classes.small}>
          {t(
            'These are personal licenses. The packages for organizations on our public page are a separate product, sold by contract.',
          )}
        </p>
      </form>
    </EntryLayout>
  );

  function trialTitle() {
    return t('Your free trial of {{count}} days runs until {{date}}', {
      count: trialDays,
      date: format.date(trialEndsAt ?? ''),
    });
  }
}

interface LicenseChoiceProps {
  readonly value: LicenseType;
  readonly onChange: (value: LicenseType) => void;
}

function LicenseChoice({ value, onChange }: LicenseChoiceProps) {
  const { t } = useTranslation();
  const choices: readonly { value: LicenseType; label: string }[] = [
    { value: 'monthly', label: t('Monthly') },
    { value: 'annual', label: t('Annual') },
  ];
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{t('License length')}</legend>
      <div className={classes.lengths}>
        {choices.map((choice) => (
          <label key={choice.value} className={classes.length}>
            <input
              type="radio"
              name="license"
              value={choice.value}
              className={classes.radio}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function PendingNotice({ payment }: { payment: Payment }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Notice tone="warning" icon={<IconHourglass />} title={t('A payment is pending')}>
      {t('{{plan}}, {{amount}}, recorded on {{date}}. You don’t need to pay again.', {
        plan: planWords(payment.planCode, t).name,
        amount: format.money(payment.amountCents, payment.currency),
        date: format.date(payment.createdAt),
      })}
    </Notice>
  );
}
