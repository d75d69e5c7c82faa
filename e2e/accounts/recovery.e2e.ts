import { expect, locales, test } from '../fixtures.ts';
import { wordsIn } from '../words.ts';
import { DEMO_CODE, letterTo, openPage, signIn, signUp } from './people.ts';

for (const locale of locales('es'))
  test(`somebody who forgot the password sets a new one by the mailed link (${locale})`, async ({
    browser,
    server: { url },
  }) => {
    const t = wordsIn(locale);
    const email = `forgetful-${locale}@journey.test`;
    const page = await openPage(browser, locale);
    await signUp(page, url, t, {
      role: 'student',
      name: 'Fay Forgetful',
      email,
      code: DEMO_CODE,
      birthOn: '2010-09-09',
    });
    await page.waitForURL('**/dashboard');

    const other = await openPage(browser, locale);
    await other.goto(`${url}/login`);
    await other.getByRole('button', { name: t('Forgot password') }).click();
    await other.getByLabel(t('Email')).fill(email);
    await other.getByRole('button', { name: t('Send Reset Link') }).click();
    await expect(other.getByText(t('Password reset email sent'), { exact: true })).toBeVisible();

    const letter = await letterTo(url, email, 'reset-password');
    await other.goto(letter.match(/http\S+#type=recovery\S+/)?.[0] ?? '');
    await other.getByLabel(t('New password'), { exact: true }).fill('cobalt-river-58-lamp');
    await other.getByRole('button', { name: t('Update Password') }).click();
    // Nobody has confirmed the address: whoever takes the account over says who they are.
    await other.getByLabel(t('Full name')).fill('Fay Forgetful');
    await other.getByLabel(t('Date of birth')).fill('2010-09-09');
    await other.getByRole('button', { name: t('Update Password') }).click();
    await expect(other.getByText(t('Password updated'), { exact: true })).toBeVisible();
    await signIn(other, url, t, { email, password: 'cobalt-river-58-lamp' });
    await other.waitForURL('**/dashboard');
    await expect(other.getByText(t('Welcome back!'), { exact: true })).toBeVisible();
  });
