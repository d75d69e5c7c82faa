import type { LicenseType, PaymentPlanCode } from '@fieldhouse/domain/plans/plans.ts';
import { statement } from '#db/unit.ts';

export interface PaymentRow {
  readonly paymentId: string;
  readonly planCode: PaymentPlanCode;
  readonly licenseType: LicenseType;
  readonly amountCents: number;
  readonly currency: string;
  readonly status: 'pending' | 'completed' | 'failed' | 'refunded';
  readonly periodStart: string;
  readonly periodEnd: string;
  readonly createdAt: string;
}

const PAYMENT = `p.id as "paymentId", p.plan_code as "planCode", p.license_type as "licenseType",
  p.amount_cents as "amountCents", p.currency, p.status, p.period_start as "periodStart",
  p.period_end as "periodEnd", p.created_at as "createdAt"`;

/** The person's own payments, newest first. */
export const listPayments = statement<PaymentRow>(
  `select ${PAYMENT} from payments p where p.payer_user_id = app.user_id()
   order by p.created_at desc, p.id desc limit $1`,
);

/** The payment that an earlier call with this key has recorded. */
export const findPaymentByKey = statement<PaymentRow>(
  `select ${PAYMENT} from payments p where p.payer_user_id = app.user_id() and p.idempotency_key = $1`,
);

/** Until when the trial runs: it begins with the account. */
export const findTrialEnd = statement<{ trialEndsAt: string }>(
  'select created_at + make_interval(days => $1) as "trialEndsAt" from profiles where id = app.user_id()',
);
