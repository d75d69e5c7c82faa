import type { LicenseType, PaymentPlanCode } from '@fieldhouse/domain/plans/plans.ts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { Badge } from '#ui/display/badge.tsx';
import type { Plan } from './billing-queries.ts';
import classes from './payment-page.module.css';
import { planWords } from './plan-words.ts';

interface PlanListProps {
  readonly plans: readonly Plan[];
  readonly currency: string;
  readonly licenseType: LicenseType;
  readonly value: PaymentPlanCode;
  readonly onChange: (code: PaymentPlanCode) => void;
  /** The plan of the person's role. */
  readonly own: PaymentPlanCode | null;
}

/** The plans with their prices, the one of the person's role first. */
export function PlanList({ plans, currency, licenseType, value, onChange, own }: PlanListProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const inOrder = [...plans].sort((x, y) => Number(y.code === own) - Number(x.code === own));
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{t('Plan')}</legend>
      <div className={classes.plans}>
        {inOrder.map((plan) => {
          const { name, text } = planWords(plan.code, t);
          const cents = licenseType === 'monthly' ? plan.monthlyCents : plan.annualCents;
          const price = format.money(cents, currency);
          return (
            <label key={plan.code} className={classes.plan}>
              <input
                type="radio"
                name="plan"
                value={plan.code}
                className={classes.radio}
                checked={plan.code === value}
                onChange={() => onChange(plan.code)}
              />
              <span className={classes.dot} aria-hidden="true" />
              <span className={classes.words}>
                <span className={classes.name}>
                  {name}
                  {plan.code === own && <Badge tone="primary">{t('For your role')}</Badge>}
                </span>
                <span className={classes.text}>{text}</span>
              </span>
              <span className={classes.price}>
                <span className={classes.amount}>{price}</span>
                <span className={classes.text}>{licenseType === 'monthly' ? t('a month') : t('a year')}</span>
                {licenseType === 'annual' && plan.annualSavingCents !== null && (
                  <span className={classes.saving}>
                    {t('saves {{amount}}', { amount: format.money(plan.annualSavingCents, currency) })}
                  </span>
                )}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
