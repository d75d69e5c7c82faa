import type { PaymentPlanCode } from '@fieldhouse/domain/plans/plans.ts';
import { statement } from '#db/unit.ts';
import type { Sql } from './rows.gen.ts';

const PAYMENT = `p.id as "paymentId", p.plan_code as "planCode", p.license_type as "licenseType",
  p.amount_cents as "amountCents", p.currency, p.status, p.period_start as "periodStart",
  p.period_end as "periodEnd", p.created_at as "createdAt"`;

/** The person's own payments, newest first. */
export const listPayments = statement<Sql['listPayments'], { limit: number }, { planCode: PaymentPlanCode }>(
  `select ${PAYMENT} from payments p where p.payer_user_id = app.user_id()
   order by p.created_at desc, p.id desc limit :limit`,
);

/** The payment that an earlier call with this key has recorded. */
export const findPaymentByKey = statement<
  Sql['findPaymentByKey'],
  { idempotencyKey: string },
  { planCode: PaymentPlanCode }
>(
  `select ${PAYMENT} from payments p where p.payer_user_id = app.user_id() and p.idempotency_key = :idempotencyKey`,
);

/** Until when the trial runs: it begins with the account. */
export const findTrialEnd = statement<Sql['findTrialEnd'], { days: number }, { trialEndsAt: string }>(
  'select created_at + make_interval(days => :days) as "trialEndsAt" from profiles where id = app.user_id()',
);
