import { call, letterTo } from '../accounts/people.ts';
import { devices, expect, expectAccessible, test } from '../fixtures.ts';
import { asAccount, releaseGrade } from './people.ts';

/** Each size has a student of its own, since both read the same server. */
const READERS = {
  desktop: { account: 'student', name: 'Maya Chen' },
  phone: { account: 'amara', name: 'Amara Diallo' },
} as const;

const WITNESS = { account: 'theo', name: 'Theo Marsh' };

/** What a list says, but for how long ago it was. */
const withoutTimes = (texts: readonly string[]) => texts.map((text) => text.split('\n', 1)[0]);

for (const [size, viewport] of devices('desktop')) {
  test.describe(size, () => {
    test.use({ viewport });
    const reader = READERS[size];

    test('a grade arrives while the page is open, is read, put away and brought back', async ({
      page,
      server,
      signInAs,
    }) => {
      await signInAs(reader.account, page, '/notifications');
      const anything = page
        .getByRole('main')
        .getByRole('listitem')
        .or(page.getByText("You're all caught up!"));
      await expect(anything.first()).toBeVisible();
      const markAll = page.getByRole('button', { name: 'Mark All as Read' });
      if (await markAll.isVisible()) await markAll.click();
      await expect(markAll).toHaveCount(0);
      await page.goto(`${server.url}/notifications?tab=grades`);
      await expect(page.getByRole('tab', { name: /^Grades/ })).toHaveAttribute('aria-selected', 'true');

      const teacher = await asAccount(server.url, 'teacher');
      const title = await releaseGrade(teacher, server.url, 'English 9', reader.name);
      await teacher.dispose();
      // Nobody reloads the page.
      const row = page.getByRole('listitem').filter({ hasText: `New grade: ${title} in English 9` });
      await expect(row.getByText('New', { exact: true })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
      await expectAccessible(page);

      await row.getByRole('button', { name: /^Mark as read/ }).click();
      await expect(row.getByText('New', { exact: true })).toHaveCount(0);
      await row.getByRole('button', { name: /^Mark as unread/ }).click();
      await expect(row.getByText('New', { exact: true })).toBeVisible();

      await row.getByRole('button', { name: /^Delete/ }).click();
      await expect(row).toHaveCount(0);
      // The focus stays in the list, or at least in the page.
      expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(row).toBeVisible();

      await page.getByRole('tab', { name: 'Announcements' }).click();
      await expect(page).toHaveURL(/tab=announcements/);
      await expect(page.getByRole('heading', { name: 'No notifications' })).toBeVisible();
      await expect(page.getByText("You're all caught up!")).toBeVisible();
      await expectAccessible(page);
      await page.reload();
      await expect(page.getByRole('tab', { name: 'Announcements' })).toHaveAttribute('aria-selected', 'true');

      await page.getByRole('tab', { name: /^All/ }).click();
      await row.getByRole('link').click();
      await page.waitForURL('**/assignment/**');
      await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
      const seeAll = page.getByRole('link', { name: 'See all' });
      // A page that is still coming closes what was opened over the one before.
      await expect(async () => {
        await page.getByRole('button', { name: 'Notifications', exact: true }).click();
        await expect(seeAll).toBeVisible({ timeout: 2_000 });
      }).toPass();
      await seeAll.click();
      await expect(page).toHaveURL(/\/notifications$/);
    });

    test('a choice is kept and obeyed', async ({ page, server, signInAs }) => {
      await signInAs(reader.account, page, '/profile?tab=notifications');
      await expect(page.getByRole('heading', { name: 'This device' })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('switch', { name: 'Grade updates: In the app' }).click({ force: true });
      await page.getByLabel('Grade updates: Email').selectOption('Every Monday');
      await page.getByRole('switch', { name: 'Quiet hours' }).click({ force: true });
      await page.getByLabel('From', { exact: true }).fill('22:30');
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Save Preferences' }).click();
      await expect(page.getByText('Preferences saved').first()).toBeVisible();
      await page.goto(`${server.url}/settings?tab=notifications`);
      await expect(page.getByLabel('Grade updates: Email')).toHaveValue('weekly');
      await expect(page.getByLabel('From', { exact: true })).toHaveValue('22:30');
      await expect(page.getByLabel('To', { exact: true })).toHaveValue('07:00');
      await expect(page.getByRole('switch', { name: 'Grade updates: In the app' })).not.toBeChecked();

      // The next grade is told, but not in the app; that of somebody who chose nothing is.
      await page.goto(`${server.url}/notifications?tab=grades`);
      const notes = page.getByRole('main').getByRole('listitem');
      await expect(notes.or(page.getByText("You're all caught up!")).first()).toBeVisible();
      const before = await notes.allInnerTexts();
      const teacher = await asAccount(server.url, 'teacher');
      const witness = await asAccount(server.url, WITNESS.account);
      const grades = async () => {
        const { notifications } = await call<{ notifications: { count: number }[] }>(
          witness,
          server.url,
          'notifications/list',
          { tab: 'grades' },
        );
        return notifications.reduce((sum, { count }) => sum + count, 0);
      };
      const heard = await grades();
      await releaseGrade(teacher, server.url, 'Algebra I', reader.name);
      await releaseGrade(teacher, server.url, 'Algebra I', WITNESS.name);
      // Told one after the other: whoever comes second has heard of it.
      await expect.poll(grades).toBeGreaterThan(heard);
      await page.reload();
      await expect(notes.or(page.getByText("You're all caught up!")).first()).toBeVisible();
      expect(withoutTimes(await notes.allInnerTexts())).toEqual(withoutTimes(before));
      for (const one of [teacher, witness]) await one.dispose();
    });
  });
}

test('the link of a letter stops letters of its kind, and takes that back', async ({ page, server }) => {
  const address = 'student@demo.fieldhouse.test';
  await expect
    .poll(() => letterTo(server.url, address, 'news', 'unsubscribe#token=').catch(() => ''))
    .toContain('unsubscribe#token=');
  const letter = await letterTo(server.url, address, 'news', 'unsubscribe#token=');
  const link = /\/unsubscribe#token=[\w-]+/.exec(letter)?.[0] ?? '';
  await page.goto(`${server.url}${link}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Unsubscribe from emails' })).toBeVisible();
  await expectAccessible(page);
  const student = await asAccount(server.url, 'student');
  /** How often each kind of letter comes. */
  const cadences = async () => {
    const { preferences } = await call<{
      preferences: { type: string; channel: string; cadence: string }[];
    }>(student, server.url, 'notifications/preferences', {});
    return preferences
      .filter(({ channel }) => channel === 'email')
      .map(({ type, cadence }) => `${type} ${cadence}`);
  };
  const before = await cadences();
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You’re unsubscribed' })).toBeVisible();
  await expectAccessible(page);
  const stopped = (await cadences()).filter((one) => !before.includes(one));
  // One letter may tell of several kinds.
  expect(stopped.length).toBeGreaterThan(0);
  for (const one of stopped) expect(one).toMatch(/ off$/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You’re subscribed again' })).toBeVisible();
  expect(await cadences()).toEqual(before);
  await student.dispose();

  await page.goto('about:blank');
  await page.goto(`${server.url}/unsubscribe#token=${'x'.repeat(44)}`);
  await expect(page.getByRole('heading', { level: 1, name: "This link isn't valid" })).toBeVisible();
});
