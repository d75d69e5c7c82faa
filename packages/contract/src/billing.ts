import { z } from 'zod';
import { procedure } from './base.ts';
import { Instant } from './dates.ts';

export const PlanCode = z.enum([
  'student_general',
  'student_ncaa_athlete',
  'school_admin',
  'teacher',
  'homeschool_parent',
  'parent',
]);
export const LicenseType = z.enum(['monthly', 'annual']);

const Payment = z.object({
  paymentId: z.uuid(),
  planCode: PlanCode,
  licenseType: LicenseType,
  amountCents: z.number().int(),
  currency: z.string(),
  status: z.enum(['pending', 'completed', 'failed', 'refunded']),
  periodStart: Instant,
  periodEnd: Instant,
  createdAt: Instant,
});

const own = { scope: 'schools', relations: ['self'], audiences: ['S'] } as const;

export const billing = {
  /** Personal licenses with their prices. */
  plans: procedure({ scope: 'public', relations: ['anon'], audiences: ['P'] })
    .input(z.strictObject({}))
    .output(
      z.object({
        currency: z.string(),
        trialDays: z.number().int(),
        plans: z.array(
          z.object({
            code: PlanCode,
            monthlyCents: z.number().int(),
            annualCents: z.number().int(),
            /** Against twelve months; null: none. */
            annualSavingCents: z.number().int().nullable(),
          }),
        ),
      }),
    ),
  /** Records a pending payment with the server's amount. The same key again gives the same payment. */
  startCheckout: procedure({ ...own, conditions: ['unsettled', 'key'] })
    .input(z.strictObject({ planCode: PlanCode, licenseType: LicenseType, idempotencyKey: z.uuid() }))
    .output(Payment),
  /** The person's own payments, newest first, and until when the trial runs. */
  mine: procedure({ ...own, conditions: ['unsettled'] })
    .input(z.strictObject({}))
    .output(z.object({ payments: z.array(Payment).max(50), trialEndsAt: Instant.nullable() })),
};
