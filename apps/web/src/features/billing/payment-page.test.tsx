import { expect, it } from 'vitest';
import { openPage, screen, waitFor } from '#testing/page.tsx';
import { id } from '#testing/sessions.ts';
import { networkGone, never, type OutputOf, type Stubs, server } from '#testing/stub.ts';

const PLAN = { monthlyCents: 45_000, annualCents: 440_000, annualSavingCents: 100_000 };
const pending: OutputOf<'billing.startCheckout'> = {
  paymentId: id(50),
  planCode: 'homeschool_parent',
  licenseType: 'annual',
  amountCents: 440_000,
  currency: 'USD',
  status: 'pending',
  periodStart: '2026-09-01T00:00:00Z',
  periodEnd: '2027-09-01T00:00:00Z',
  createdAt: '2026-09-01T00:00:00Z',
};
const BILLING: Stubs = {
  'billing.plans': {
    currency: 'USD',
    trialDays: 14,
    plans: [
      { code: 'teacher', ...PLAN, annualSavingCents: null },
      { code: 'homeschool_parent', ...PLAN },
    ],
  },
  'billing.mine': { payments: [], trialEndsAt: '2100-01-01T00:00:00Z' },
};

it('chooses the plan of the role, says what a year saves where it saves anything, and until when the trial runs', async () => {
  const user = await openPage('/payment', { as: 'homeschool_parent', stubs: BILLING });
  expect(await screen.findByRole('radio', { name: /^Homeschool parent/ })).toHaveProperty('checked', true);
  screen.getByText(/Your free trial of 14 days runs until/);
  expect(screen.queryByText(/saves/)).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Annual' }));
  expect(screen.getAllByText(/saves/).map(({ textContent }) => textContent)).toEqual(['saves $1,000']);
});

it('says that a payment failed, and pays once however often it is tried', async () => {
  const user = await openPage('/payment', {
    as: 'homeschool_parent',
    stubs: { ...BILLING, 'billing.startCheckout': networkGone },
  });
  await user.click(await screen.findByRole('radio', { name: 'Annual' }));
  const pay = screen.getByRole('button', { name: 'Pay $4,400' });
  await user.click(pay);
  await screen.findByText('There was an error processing your payment. Please try again.');
  server.add({
    'billing.startCheckout': pending,
    'home.school': never,
    'accounts.listWaiting': never,
    'schools.listCodes': never,
  });
  await user.dblClick(pay);
  await screen.findByText('Payment recorded');
  const sent = server.calls('billing.startCheckout');
  expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
});

it('says that a payment is pending', async () => {
  await openPage('/payment', {
    as: 'homeschool_parent',
    stubs: { ...BILLING, 'billing.mine': { payments: [pending], trialEndsAt: '2020-01-01T00:00:00Z' } },
  });
  await screen.findByText('A payment is pending');
  screen.getByText('Your trial has ended');
});

it('leads to signing in without a session, and says why', async () => {
  await openPage('/payment');
  await screen.findByText('Invalid payment session. Please register again.');
  await waitFor(() => expect(window.location.pathname).toBe('/login'));
});
