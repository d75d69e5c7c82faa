import { expect, test } from '../fixtures.ts';
import { wordsIn } from '../words.ts';
import { DEMO_CODE, letterTo, openPage, setUpSecondFactor, signUp } from './people.ts';

for (const locale of ['en', 'es'] as const) {
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
    await expect(teacher.getByText(t('Asked on'), { exact: true })).toBeVisible();
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
  });
}

test('the admin of a new school signs up, confirms the address and runs the school', async ({
  browser,
  server: { url },
}) => {
  const t = wordsIn('en');
  const page = await openPage(browser, 'en');
  await page.goto(`${url}/school-registration`);
  await page.getByLabel('School name').fill('Harbor Prep');
  await page.getByLabel('Email').fill('head@harbor.test');
  await page.getByRole('button', { name: 'Register School' }).click();
  const code = (await page.getByText(/^HAR[0-9]{4}$/).textContent()) ?? '';
  await signUp(page, url, t, {
    role: 'school_admin',
    name: 'Grace Hopper',
    email: 'head@harbor.test',
    code,
  });
  await page.waitForURL('**/payment');
  await expect(page.getByRole('radio', { name: /^School administrator/ })).toBeChecked();
  await page.getByRole('link', { name: 'Continue with the trial' }).click();
  await expect(page.getByText(/If you are its first administrator/)).toBeVisible();

  const letter = await letterTo(url, 'head@harbor.test', 'confirm-email');
  await page.goto(letter.match(/http\S+verify-email#token=\S+/)?.[0] ?? '');
  await expect(page.getByText(/You are the first administrator of your school/)).toBeVisible();
  await page.goto(`${url}/dashboard`);
  await setUpSecondFactor(page, t);
  await expect(page.getByRole('heading', { level: 1, name: 'Harbor Prep' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Approvals/ })).toBeVisible();
});
