import {
  annualSaving,
  CURRENCY,
  PAYMENT_PLANS,
  PERIOD_DAYS,
  paymentPlan,
  planPriceCents,
  TRIAL_DAYS,
} from '@fieldhouse/domain/plans/plans.ts';
import { payments } from '#db/tables/billing.ts';
import { recordAudit } from '#platform/audit.ts';
import { newId } from '#platform/ids.ts';
import { os } from '#platform/procedure.ts';
import { findPaymentByKey, findTrialEnd, listPayments } from './queries.ts';

const DAY_MS = 86_400_000;
const MOST_PAYMENTS = 50;

export const plans = os.billing.plans.handler(() => ({
  currency: CURRENCY,
  trialDays: TRIAL_DAYS,
  plans: PAYMENT_PLANS.map((plan) => ({ ...plan, annualSavingCents: annualSaving(plan)?.cents ?? null })),
}));

export const startCheckout = os.billing.startCheckout.handler(async ({ input, context }) => {
  const { planCode, licenseType, idempotencyKey } = input;
  return await context.unit(async (tx, actor) => {
    const now = context.clock.now();
    const paymentId = newId();
    // The browser names a plan; what it costs and for how long is known here alone.
    const amountCents = planPriceCents(paymentPlan(planCode), licenseType);
    const written = await tx.orm
      .insert(payments)
      .values({
        id: paymentId,
        payerUserId: actor.userId,
        schoolId: actor.memberships[0]?.schoolId ?? null,
        planCode,
        amountCents,
        currency: CURRENCY,
        licenseType,
        status: 'pending',
        periodStart: now,
        periodEnd: new Date(Date.parse(now) + PERIOD_DAYS[licenseType] * DAY_MS).toISOString(),
        idempotencyKey,
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoNothing({ target: [payments.payerUserId, payments.idempotencyKey] })
      .returning({ id: payments.id });
    if (written.length > 0) {
      recordAudit(tx, context.clock, {
        // A personal license is between the person and the platform.
        schoolId: null,
        actorKind: 'user',
        actorUserId: actor.userId,
        action: 'payment.started',
        entityType: 'payment',
        entityId: paymentId,
        after: { planCode, licenseType, amountCents },
        ipAddress: context.clientAddress,
        requestId: context.requestId,
      });
    }
    const [payment] = await tx.query(findPaymentByKey({ idempotencyKey }));
    if (!payment) throw new Error('the payment was neither written nor found');
    return payment;
  });
});

export const mine = os.billing.mine.handler(async ({ context }) => {
  const { rows } = await context.read([
    listPayments({ limit: MOST_PAYMENTS }),
    findTrialEnd({ days: TRIAL_DAYS }),
  ]);
  return { payments: rows[0], trialEndsAt: rows[1][0]?.trialEndsAt ?? null };
});
