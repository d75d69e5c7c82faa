import { expect, locales, test } from '../fixtures.ts';
import { authenticatorCode } from '../totp.ts';
import { wordsIn } from '../words.ts';
import { DEMO_CODE, letterTo, openPage, PASSWORD, setUpSecondFactor, signIn, signUp } from './people.ts';

for (const locale of locales('es')) {
  const t = wordsIn(locale);

  test(`a student, a teacher and a parent sign up (${locale})`, async ({ browser, server: { url } }) => {
    const student = await openPage(browser, locale);
    await signUp(student, url, t, {
      role: 'student',
      name: 'Ada Lovelace',
      email: `ada-${locale}@journey.test`,
      code: DEMO_CODE,
      birthOn: '2011-05-06',
    });
    await student.waitForURL('**/dashboard');
    await expect(student.getByText(t('Account created'), { exact: true })).toBeVisible();
    await expect(student.getByText(t('Welcome to {{brandName}}', { brandName: 'Fieldhouse' }))).toBeVisible();
    await student.context().close();

    const teacher = await openPage(browser, locale);
    await signUp(teacher, url, t, {
      role: 'teacher',
      name: 'Nina Teach',
      email: `nina-${locale}@journey.test`,
      code: DEMO_CODE,
    });
    await teacher.waitForURL('**/dashboard');
    await expect(
      teacher.getByRole('heading', {
        name: t('{{school}} has to approve your account', { school: 'Northfield Academy' }),
      }),
    ).toBeVisible();
    await expect(teacher.getByText(t('Requested on'), { exact: true })).toBeVisible();
    await teacher.getByRole('button', { name: t('Send the link again') }).click();
    await expect(teacher.getByText(t('Confirmation sent'), { exact: true })).toBeVisible();
    await teacher.context().close();

    const parent = await openPage(browser, locale);
    await signUp(parent, url, t, {
      role: 'parent',
      name: 'Pat Parent',
      email: `pat-${locale}@journey.test`,
      code: DEMO_CODE,
    });
    await parent.waitForURL('**/payment');
    await expect(
      parent.getByText(t('Please complete payment to activate your account.'), { exact: true }),
    ).toBeVisible();
    await parent.getByRole('link', { name: t('Continue with the trial') }).click();
    await parent.waitForURL('**/dashboard');
    await expect(parent.getByText(t('What happens next'), { exact: true })).toBeVisible();
    await parent.context().close();

    const homeschool = await openPage(browser, locale);
    await signUp(homeschool, url, t, {
      role: 'homeschool_parent',
      name: 'Hal Home',
      email: `hal-${locale}@journey.test`,
      code: null,
    });
    await homeschool.waitForURL('**/payment');
    const heading = { level: 1, name: t('Complete Your Registration') };
    await expect(homeschool.getByRole('heading', heading)).toBeVisible();
    await homeschool.context().close();
  });
}

for (const locale of locales('es'))
  test(`the admin of a new school signs up, confirms the address and signs in with a code (${locale})`, async ({
    browser,
    server: { url },
  }) => {
    const t = wordsIn(locale);
    const email = `head-${locale}@harbor.test`;
    const page = await openPage(browser, locale);
    await page.goto(`${url}/school-registration`);
    await page.getByLabel(t('School name')).fill('Harbor Prep');
    await page.getByLabel(t('Email')).fill(email);
    await page.getByRole('button', { name: t('Register School') }).click();
    const code = (await page.getByText(/^HAR[0-9]{4}$/).textContent()) ?? '';
    const toSchool = await letterTo(url, email, 'confirm-school');
    await page.goto(toSchool.match(/http\S+confirm-school#token=\S+/)?.[0] ?? '');
    await expect(page.getByRole('heading', { name: t('The school code works now') })).toBeVisible();
    await expect(page.getByText(code, { exact: true })).toBeVisible();
    await signUp(page, url, t, {
      role: 'school_admin',
      name: 'Grace Hopper',
      email,
      code,
    });
    await page.waitForURL('**/payment');
    await expect(
      page.getByRole('radio', { name: new RegExp(`^${t('School administrator')}`) }),
    ).toBeChecked();
    await page.getByRole('link', { name: t('Continue with the trial') }).click();
    await expect(
      page.getByText(
        t(
          'An administrator of {{school}}. If you are its first administrator, confirming the address it registered with is enough.',
          { school: 'Harbor Prep' },
        ),
      ),
    ).toBeVisible();

    const letter = await letterTo(url, email, 'confirm-email');
    await page.goto(letter.match(/http\S+verify-email#token=\S+/)?.[0] ?? '');
    await expect(
      page.getByText(t("You're the first administrator of your school. It's yours to run now.")),
    ).toBeVisible();
    await page.goto(`${url}/dashboard`);
    const key = await setUpSecondFactor(page, t);
    await expect(page.getByRole('heading', { level: 1, name: 'Harbor Prep' })).toBeVisible();
    await expect(page.getByRole('link', { name: new RegExp(`^${t('Approvals')}`) })).toBeVisible();

    // From another device a code is asked for, and a wrong one is refused in words.
    const other = await openPage(browser, locale);
    await signIn(other, url, t, { email, password: PASSWORD });
    await other.getByLabel(t('Authenticator code')).fill('000000');
    await other.getByRole('button', { name: t('Verify') }).click();
    await expect(other.getByText(t('This code is wrong or no longer valid.')).first()).toBeVisible();
    // The code of the step after this one: the one before was used.
    await other.getByLabel(t('Authenticator code')).fill(authenticatorCode(key, Date.now() + 30_000));
    await other.getByRole('button', { name: t('Verify') }).click();
    await expect(other.getByRole('heading', { level: 1, name: 'Harbor Prep' })).toBeVisible();
  });
