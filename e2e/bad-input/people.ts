import type { Page } from '@playwright/test';

/** The code of the demo school. */
export const DEMO_CODE = 'NOR4821';

/** Good for every role. */
export const GOOD_PASSWORD = 'walnut-drum-71-canoe';

interface Joining {
  readonly role: 'Student' | 'Teacher';
  readonly name: string;
  readonly email: string;
  readonly code: string;
}

/** Signs somebody up in a page of their own, and waits for their home. */
export async function signUp(page: Page, url: string, { role, name, email, code }: Joining): Promise<void> {
  await page.goto(`${url}/login?tab=sign-up`);
  await page.getByRole('radio', { name: role }).check({ force: true });
  await page.getByLabel('Full name').fill(name);
  await page.getByLabel('School code').fill(code);
  await page.getByLabel('Email').fill(email);
  if (role === 'Student') await page.getByLabel('Date of birth').fill('2011-05-06');
  await page.getByLabel('Password', { exact: true }).fill(GOOD_PASSWORD);
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await page.waitForURL('**/dashboard');
}
