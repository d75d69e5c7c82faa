import { type APIRequestContext, type Browser, expect, type Page, request } from '@playwright/test';
import type { SignUpRole } from '../../packages/contract/src/people.ts';
import { DEMO_PASSWORD } from '../server.ts';
import { authenticatorCode } from '../totp.ts';
import type { TestLocale, Words } from '../words.ts';

/** Long enough for staff, and nobody's. */
export const PASSWORD = 'walnut-drum-71-canoe';

/** The demo school's code: for students, teachers and parents. */
export const DEMO_CODE = 'NOR4821';

const TAGS: Record<TestLocale, string> = { en: 'en-US', es: 'es-ES' };

/** A browser of one's own, in a language. */
export async function openPage(browser: Browser, locale: TestLocale): Promise<Page> {
  return await (await browser.newContext({ locale: TAGS[locale] })).newPage();
}

export interface Joining {
  readonly role: SignUpRole;
  readonly name: string;
  readonly email: string;
  /** Null for who needs none. */
  readonly code: string | null;
  readonly birthOn?: string;
}

/** Fills in the form of sign-up, as far as the role asks, and sends it. */
export async function signUp(page: Page, url: string, t: Words, joining: Joining): Promise<void> {
  await page.goto(`${url}/login?tab=sign-up`);
  // By value: in Spanish one role's name begins as another's.
  await page.locator(`input[name=role][value=${joining.role}]`).check({ force: true });
  await page.getByLabel(t('Full name')).fill(joining.name);
  if (joining.code) await page.getByLabel(t('School code')).fill(joining.code);
  await page.getByLabel(t('Email'), { exact: true }).fill(joining.email);
  if (joining.birthOn) await page.getByLabel(t('Date of birth')).fill(joining.birthOn);
  await page.getByLabel(t('Password'), { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: t('Sign Up'), exact: true }).click();
  await page.waitForURL((address) => address.pathname !== '/login');
}

export async function signIn(
  page: Page,
  url: string,
  t: Words,
  { email, password = DEMO_PASSWORD }: { email: string; password?: string },
): Promise<void> {
  await page.goto(`${url}/login`);
  await page.getByLabel(t('Email'), { exact: true }).fill(email);
  await page.getByLabel(t('Password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: t('Sign In'), exact: true }).click();
}

/** Opens the link by which somebody who just signed up confirms their address, and comes back to their home. */
export async function confirmAddress(page: Page, url: string, t: Words, email: string): Promise<void> {
  const letter = await letterTo(url, email, 'confirm-email');
  await page.goto(letter.match(/http\S+verify-email#token=\S+/)?.[0] ?? '');
  await expect(page.getByRole('heading', { name: t('Your address is confirmed') })).toBeVisible();
  await page.goto(`${url}/dashboard`);
}

/** The demo school's admin, on the page of approvals, in a language. */
export async function openApprovals(
  browser: Browser,
  url: string,
  locale: TestLocale,
  tab: 'staff' | 'students' | 'families' | 'decided',
): Promise<Page> {
  const context = await browser.newContext({ locale: TAGS[locale] });
  // The account's language wins over the browser's, so it is set to the one of the journey.
  await call(context.request, url, 'accounts/signIn', {
    email: 'schooladmin@demo.fieldhouse.test',
    password: DEMO_PASSWORD,
  });
  await call(context.request, url, 'accounts/saveSettings', { locale });
  const page = await context.newPage();
  await page.goto(`${url}/approvals?tab=${tab}`);
  return page;
}

/** Sets up the authenticator that admins must have. */
export async function setUpSecondFactor(page: Page, t: Words): Promise<string> {
  await page.waitForURL('**/two-factor');
  await page.getByLabel(t('Password'), { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: t('Continue') }).click();
  const key = (await page.getByText(/^[A-Z2-7 ]{16,}$/).textContent()) ?? '';
  await page.getByLabel(t('Authenticator code')).fill(authenticatorCode(key));
  await page.getByRole('button', { name: t('Turn on two-factor sign-in') }).click();
  await page.waitForURL((address) => address.pathname !== '/two-factor');
  return key;
}

/** Calls a procedure as another program would. */
export async function call<Answer>(
  from: APIRequestContext,
  url: string,
  path: string,
  input: unknown,
): Promise<Answer> {
  const response = await from.post(`${url}/api/v1/${path}`, { data: input });
  expect(response.status(), path).toBe(200);
  return (await response.json()) as Answer;
}

/** The newest letter to an address that has these words, as the operator of the demo finds it in the outbox. Fails where there is none. */
export async function letterTo(url: string, address: string, template: string, has = ''): Promise<string> {
  const operator = await request.newContext();
  await call(operator, url, 'accounts/demoSignIn', { as: 'admin' });
  const { letters } = await call<{
    letters: { mailId: string; toAddress: string; template: string }[];
  }>(operator, url, 'operations/listMail', {});
  let found = '';
  for (const { mailId, toAddress, template: kind } of letters) {
    if (found || toAddress !== address || kind !== template) continue;
    const { bodyText } = await call<{ bodyText: string }>(operator, url, 'operations/getMail', { mailId });
    if (bodyText.includes(has)) found = bodyText;
  }
  await operator.dispose();
  expect(found, `${template} to ${address}`).not.toBe('');
  return found;
}
