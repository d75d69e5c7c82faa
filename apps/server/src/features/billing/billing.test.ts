import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobForPlatform } from '#db/scopes.ts';
import { newId } from '#platform/ids.ts';
import { openWorld, type Person, type World } from '#testing/world.ts';

let world: World;
let payer: Person;
beforeAll(async () => {
  world = await openWorld();
  const school = await world.hasSchool('Maple High');
  payer = await school.hasPerson({ role: 'parent', name: 'A Parent', status: 'pending' });
});
afterAll(() => world.close());

it('shows anybody the plans, with a saving only where a year costs less', async () => {
  const { currency, trialDays, plans } = await world.anonymous.billing.plans({});
  expect([currency, trialDays]).toEqual(['USD', 14]);
  expect(
    plans.map((plan) => [plan.code, plan.monthlyCents, plan.annualCents, plan.annualSavingCents]),
  ).toEqual([
    ['student_general', 37_500, 450_000, null],
    ['student_ncaa_athlete', 70_000, 700_000, 140_000],
    ['school_admin', 57_500, 690_000, null],
    ['teacher', 5_000, 50_000, 10_000],
    ['homeschool_parent', 45_000, 440_000, 100_000],
    ['parent', 1_500, 15_000, 3_000],
  ]);
});

it.each([
  ['monthly', 1_500, 30],
  ['annual', 15_000, 365],
] as const)(
  'records a %s license as pending, with amount and period of the server',
  async (licenseType, amount, days) => {
    const payment = await payer.client.billing.startCheckout({
      planCode: 'parent',
      licenseType,
      idempotencyKey: newId(),
    });
    expect(payment).toMatchObject({
      planCode: 'parent',
      licenseType,
      amountCents: amount,
      currency: 'USD',
      status: 'pending',
    });
    expect(Date.parse(payment.periodEnd) - Date.parse(payment.periodStart)).toBe(days * 86_400_000);
  },
);

it('takes no amount from the browser', async () => {
  await expect(
    payer.client.billing.startCheckout({
      planCode: 'parent',
      licenseType: 'monthly',
      idempotencyKey: newId(),
      amountCents: 1,
    } as never),
  ).rejects.toMatchObject({ code: 'BAD_REQUEST' });
});

it('makes one payment of twenty calls with one key, and writes it down once', async () => {
  const idempotencyKey = newId();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      payer.client.billing.startCheckout({ planCode: 'teacher', licenseType: 'annual', idempotencyKey }),
    ),
  );
  expect(new Set(answers.map((payment) => payment.paymentId)).size).toBe(1);
  const { payments } = await payer.client.billing.mine({});
  expect(payments.filter((payment) => payment.planCode === 'teacher')).toHaveLength(1);
  const { rows } = await world.services.units.write(jobForPlatform, (tx) =>
    tx.execute(
      `select count(*)::int as n from audit_log
       where action = 'payment.started' and actor_user_id = $1 and after->>'planCode' = 'teacher'`,
      [payer.userId],
    ),
  );
  expect(rows).toEqual([{ n: 1 }]);
});

it('keeps the keys of two people apart', async () => {
  const other = await (await world.hasSchool('Oak High')).hasPerson({ role: 'parent', name: 'B Parent' });
  const call = { planCode: 'parent', licenseType: 'monthly', idempotencyKey: newId() } as const;
  const [mine, theirs] = [
    await payer.client.billing.startCheckout(call),
    await other.client.billing.startCheckout(call),
  ];
  expect(mine.paymentId).not.toBe(theirs.paymentId);
  expect((await other.client.billing.mine({})).payments.map((one) => one.paymentId)).toEqual([
    theirs.paymentId,
  ]);
});

it('lets the trial run for 14 days from the day of the account', async () => {
  const { rows } = await world.services.units.write(jobForPlatform, (tx) =>
    tx.execute('select created_at as at from profiles where id = $1', [payer.userId]),
  );
  const began = Date.parse((rows[0] as { at: string }).at);
  const { trialEndsAt } = await payer.client.billing.mine({});
  expect(Date.parse(trialEndsAt ?? '') - began).toBe(14 * 86_400_000);
});
