import type { Locator, Page } from '@playwright/test';
import { biology } from '../../apps/server/src/db/library/biology.ts';
import { letterTo } from '../accounts/people.ts';
import { expect, test } from '../fixtures.ts';
import { DEMO_PASSWORD } from '../server.ts';
import { DEMO_CODE, signUp } from './people.ts';

/** One word of 90 letters, which can't be broken at a space. */
const LONG_NAME = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(3).slice(0, 90);
const LONG_SCHOOL = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch🏫'.repeat(2).slice(0, 90);
/** Signs of several code points: with a skin tone and a profession, and a flag. */
const EMOJI_GIVEN = '👩🏽‍🚀 Zoë';
const EMOJI_NAME = `${EMOJI_GIVEN} 🏴‍☠️`;

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;

const ASSIGNMENT = biology.modules.flatMap(({ lessons }) => lessons).at(-1)?.assignment.title ?? '';

/** On desktop and phone: the text is inside the window, not under anything else's edge, and nothing scrolls sideways. */
async function expectToFit(page: Page, ...shown: readonly Locator[]): Promise<void> {
  for (const viewport of SIZES) {
    await page.setViewportSize(viewport);
    for (const text of shown) {
      await expect(text).toBeVisible();
      const { left, right, cut } = await text.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const words = range.getBoundingClientRect();
        const box = element.getBoundingClientRect();
        return { left: words.left, right: words.right, cut: words.right - box.right };
      });
      const where = `${await text.textContent()} at ${viewport.width} px`;
      expect(left, where).toBeGreaterThanOrEqual(0);
      expect(right, where).toBeLessThanOrEqual(viewport.width);
      expect(cut, where).toBeLessThanOrEqual(1);
    }
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, `${page.url()} scrolls sideways at ${viewport.width} px`).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize(SIZES[0]);
}

test('names of 90 letters and of emoji are shown whole, wherever people meet them', async ({
  browser,
  page: admin,
  server,
  signInAs,
}) => {
  const person = async () => await (await browser.newContext()).newPage();
  expect(LONG_NAME).toHaveLength(90);

  const student = await person();
  await signUp(student, server.url, {
    role: 'Student',
    name: LONG_NAME,
    email: 'long@families.test',
    code: DEMO_CODE,
  });
  await expectToFit(student, student.getByRole('heading', { level: 1 }).getByText(LONG_NAME));
  await student.getByRole('button', { name: `Account of ${LONG_NAME}` }).click();
  await expectToFit(student, student.getByText(LONG_NAME, { exact: true }).last());
  await student.goto(`${server.url}/catalog`);
  await student.getByRole('button', { name: 'Request Enrollment: Biology' }).click();
  await student.getByText('You are now enrolled in Biology').first().waitFor();
  await student
    .getByRole('link', { name: /Biology/ })
    .first()
    .click();
  await student.getByRole('tab', { name: 'Assignments' }).click();
  await student.getByRole('link', { name: ASSIGNMENT }).first().click();
  await student
    .getByRole('textbox', { name: 'Your response' })
    .fill('One in four, since both parents carry it.');
  await student.getByRole('button', { name: 'Submit', exact: true }).click();
  await student.getByRole('heading', { name: 'Assignment submitted successfully!' }).waitFor();

  const emoji = await person();
  await signUp(emoji, server.url, {
    role: 'Teacher',
    name: EMOJI_NAME,
    email: 'emoji@families.test',
    code: DEMO_CODE,
  });
  await expectToFit(emoji, emoji.getByRole('heading', { level: 1, name: `Hello, ${EMOJI_GIVEN}` }));
  await expect(emoji.getByRole('button', { name: `Account of ${EMOJI_NAME}` })).toBeVisible();

  await signInAs('schooladmin');
  await admin.goto(`${server.url}/approvals?tab=staff`);
  await expectToFit(admin, admin.getByRole('heading', { name: EMOJI_NAME, exact: true }));
  await admin.goto(`${server.url}/approvals?tab=students`);
  await expectToFit(admin, admin.getByRole('heading', { name: LONG_NAME, exact: true }));
  await admin.getByRole('button', { name: `Reject ${LONG_NAME}` }).click();
  await expectToFit(admin, admin.getByRole('dialog').getByText(LONG_NAME).first());

  const teacher = await person();
  await teacher.goto(`${server.url}/login`);
  await teacher.getByLabel('Email').fill('lind@demo.fieldhouse.test');
  await teacher.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await teacher.getByRole('button', { name: 'Sign In', exact: true }).click();
  await teacher.waitForURL('**/dashboard');
  await teacher.goto(`${server.url}/teach/grading`);
  const work = teacher.getByRole('link', { name: LONG_NAME, exact: true });
  await expectToFit(teacher, work);
  await work.click();
  await expectToFit(teacher, teacher.getByRole('heading', { level: 1, name: LONG_NAME, exact: true }));
});

test('a school is registered under a long name, and not under a blank one', async ({ page, server }) => {
  await page.goto(`${server.url}/school-registration`);
  const name = page.getByLabel('School name');
  const email = page.getByLabel('Email');
  await name.fill('   ');
  await email.fill('head@llanfair');
  await page.getByLabel('Phone').fill('555 0100');
  await page.getByRole('button', { name: 'Register School' }).click();
  await expect(name).toHaveAccessibleDescription('Enter the name of the school.');
  await expect(name).toBeFocused();
  await expect(email).toHaveAccessibleDescription(/Enter the school's email address\./);
  await expect(email).toHaveValue('head@llanfair');
  await expect(page.getByLabel('Phone')).toHaveValue('555 0100');

  await name.fill(LONG_SCHOOL);
  await email.fill('head@llanfair.test');
  await page.getByRole('button', { name: 'Register School' }).click();
  const code = (await page.getByText(/^[A-Z]{3}[0-9]{4}$/).textContent()) ?? '';
  await expectToFit(page, page.getByText(LONG_SCHOOL, { exact: true }));

  const toSchool = await letterTo(server.url, 'head@llanfair.test', 'confirm-school');
  await page.goto(toSchool.match(/http\S+confirm-school#token=\S+/)?.[0] ?? '');
  await expectToFit(page, page.getByText(LONG_SCHOOL, { exact: true }));

  await page.goto(`${server.url}/login?tab=sign-up`);
  await page.getByLabel('School code').fill(code);
  await expectToFit(page, page.getByText(LONG_SCHOOL, { exact: true }));
  await signUp(page, server.url, { role: 'Teacher', name: 'Gwen', email: 'gwen@families.test', code });
  await expectToFit(page, page.getByText(`${LONG_SCHOOL} has to approve your account`));
});
