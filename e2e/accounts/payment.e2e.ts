import { expect, test } from '../fixtures.ts';
import { wordsIn } from '../words.ts';
import { call, openPage, signUp } from './people.ts';

interface Payments {
  readonly payments: { readonly amountCents: number; readonly status: string; readonly planCode: string }[];
}

test('a homeschool parent chooses a license by the year and pays once', async ({
  browser,
  server: { url },
}) => {
  const page = await openPage(browser, 'en');
  await signUp(page, url, wordsIn('en'), {
    role: 'homeschool_parent',
    name: 'Joan Home',
    email: 'joan@journey.test',
    code: null,
  });
  await page.waitForURL('**/payment');
  await expect(page.getByRole('heading', { level: 1, name: 'Complete Your Registration' })).toBeVisible();
  await expect(page.getByText('Account created', { exact: true })).toBeVisible();
  await expect(page.getByText(/Your free trial of 14 days runs until/)).toBeVisible();

  const own = page.getByRole('radio', { name: /^Homeschool parent/ });
  await expect(own).toBeChecked();
  await expect(page.getByText(/saves/)).toHaveCount(0);
  await page.getByRole('radio', { name: 'Annual' }).check({ force: true });
  // Money, and only where there is something to save.
  await expect(page.getByText('saves $1,000')).toBeVisible();
  await expect(page.getByText(/saves/)).toHaveCount(4);

  // The network fails once; the second try and a double click are still one payment.
  await page.route('**/api/rpc/billing/startCheckout', (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: 'Pay $4,400' }).click();
  await expect(page.getByText('There was an error processing your payment. Please try again.')).toBeVisible();
  await page.getByRole('button', { name: 'Pay $4,400' }).dblclick();
  await page.waitForURL('**/dashboard');
  await expect(page.getByText('Payment recorded', { exact: true })).toBeVisible();
  const { payments } = await call<Payments>(page.request, url, 'billing/mine', {});
  expect(payments).toMatchObject([
    { planCode: 'homeschool_parent', amountCents: 440_000, status: 'pending' },
  ]);

  await page.getByRole('button', { name: 'Account of Joan Home' }).click();
  await page.getByRole('menuitem', { name: 'License and payment' }).click();
  await expect(page.getByText('A payment is pending')).toBeVisible();
});
