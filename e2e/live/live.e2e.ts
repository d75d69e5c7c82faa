import type { Page } from '@playwright/test';
import { devices, expect, expectAccessible, test } from '../fixtures.ts';
import { HOSTILE_ADDRESSES } from '../hostile.ts';

/** A room of the built-in provider is a page of the web: here it is answered on this machine. */
const answerRooms = (page: Page) =>
  page
    .context()
    .route('https://meet.jit.si/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Room</title><h1>The room</h1>' }),
    );

/** Date and time of some minutes from now, as the form of a school in New York takes them. */
function wallIn(minutes: number) {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: 'America/New_York',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(new Date(Date.now() + minutes * 60_000));
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return { on: `${of('year')}-${of('month')}-${of('day')}`, at: `${of('hour')}:${of('minute')}` };
}

for (const [place, viewport] of devices('desktop')) {
  test(`a teacher plans a class on a ${place}, a student hears of it at once and joins`, async ({
    page,
    browser,
    server,
    signInAs,
  }) => {
    const title = `Leaves and light on a ${place}`;
    await page.setViewportSize(viewport);
    const context = await browser.newContext({ viewport });
    const student = await context.newPage();
    await answerRooms(student);
    await signInAs('student', student, '/live-sessions');
    await expect(student.getByRole('heading', { level: 1, name: 'Live Sessions' })).toBeVisible();
    await expect(student.getByRole('link', { name: 'Schedule Session' })).toHaveCount(0);

    await signInAs('teacher', page, '/live-sessions');
    await page.getByRole('link', { name: 'Schedule Session' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Schedule Live Session' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Schedule Session' })).toBeDisabled();
    await page.getByLabel('Course').selectOption({ label: 'English 9' });
    await page.getByRole('button', { name: 'Schedule Session' }).click();
    await expect(page.getByText('Enter a title.')).toBeVisible();
    await page.getByLabel('Title').fill(title);
    const { on, at } = wallIn(10);
    await page.getByLabel('Date').fill(on);
    await page.getByLabel('Time', { exact: true }).fill(at);
    await expectAccessible(page);
    // What is typed outlives a reload.
    await page.reload();
    await expect(page.getByLabel('Title')).toHaveValue(title);
    await page.getByRole('button', { name: 'Schedule Session' }).click();
    const overlap = page.getByRole('button', { name: 'Schedule anyway' });
    const done = page.getByText('Live session scheduled successfully!');
    await expect(overlap.or(done)).toBeVisible();
    if (await overlap.isVisible()) await overlap.click();
    await expect(done).toBeVisible();
    await expect(page).toHaveURL(/\/live-sessions$/);
    await expectAccessible(page);

    // The student's page hears of it by itself.
    const card = student.locator('section').filter({ has: student.getByRole('heading', { name: title }) });
    await expect(card.getByText('Starting Soon')).toBeVisible();
    await expectAccessible(student);
    const opened = student.waitForEvent('popup');
    await card.getByRole('button', { name: 'Join Now' }).click();
    const room = await opened;
    await expect(room.getByRole('heading', { name: 'The room' })).toBeVisible();
    expect(await room.evaluate(() => window.opener)).toBeNull();

    // Joining is on the attendance list.
    await page.goto(`${server.url}/attendance`);
    await page.getByLabel('Course').selectOption({ label: 'English 9' });
    await page.getByLabel('Day', { exact: true }).fill(on);
    const day = page.getByLabel('Class', { exact: true });
    const option = await day.locator('option', { hasText: 'Leaves and light' }).last().getAttribute('value');
    await day.selectOption(option);
    const row = page.getByRole('listitem').filter({ hasText: 'Maya Chen' });
    await expect(row.getByRole('button', { name: 'Present' })).toHaveAttribute('aria-pressed', 'true');
    await expect(row.getByText(/^Joined the class/)).toBeVisible();

    // The calendar leads into the room by the same way.
    await student.goto(`${server.url}/calendar`);
    await student
      .getByRole('button', { name: new RegExp(title) })
      .first()
      .click();
    const again = student.waitForEvent('popup');
    await student.getByRole('dialog').getByRole('button', { name: 'Join Now' }).click();
    await expect((await again).getByRole('heading', { name: 'The room' })).toBeVisible();
    await student.goto(`${server.url}/live-sessions`);

    // Called off, it leaves the student's page.
    await page.goto(`${server.url}/live-sessions`);
    await page.getByRole('button', { name: `Actions for ${title}` }).click();
    await page.getByRole('menuitem', { name: 'Cancel session' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Reason (optional)').fill('The teacher is ill.');
    await dialog.getByRole('button', { name: 'Cancel session' }).click();
    await expect(page.getByText('Session canceled')).toBeVisible();
    await expect(card).toHaveCount(0);
    await context.close();
  });
}

test('a series is planned, moved from one class on, and its recording pasted', async ({ page, signInAs }) => {
  await signInAs('tanaka', page, '/schedule-session');
  await page.getByLabel('Course').selectOption({ index: 1 });
  await page.getByLabel('Title').fill('Sources of the week');
  const { on } = wallIn(40 * 24 * 60);
  await page.getByLabel('Date').fill(on);
  await page.getByLabel('Time', { exact: true }).fill('07:15');
  await page.getByRole('switch', { name: 'Repeats every week' }).click({ force: true });
  const last = new Date(Date.parse(`${on}T12:00:00Z`) + 15 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel('Last day').fill(last);
  for (const day of ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'])
    await page.getByLabel(day, { exact: true }).uncheck();
  await page.getByRole('button', { name: 'Schedule Session' }).click();
  await expect(page.getByText('Choose at least one day.')).toBeVisible();
  await page.getByLabel('Mon', { exact: true }).check();
  await page.getByText('My own link').click();
  for (const address of ['meet.example.org', ...HOSTILE_ADDRESSES]) {
    await page.getByLabel('Meeting link').fill(address);
    await page.getByRole('button', { name: 'Schedule Session' }).click();
    await expect(page.getByLabel('Meeting link')).toHaveAccessibleDescription(/starts with https:/);
  }
  await page.getByLabel('Meeting link').fill('https://meet.example.org/room');
  await page.getByRole('button', { name: 'Schedule Session' }).click();
  await expect(page.getByText('Live session scheduled successfully!')).toBeVisible();

  const cards = page.locator('section').filter({
    has: page.getByRole('heading', { name: 'Sources of the week' }),
  });
  await expect(cards.nth(1)).toBeVisible();
  const planned = await cards.count();
  expect(planned).toBeGreaterThan(1);
  await cards.last().getByRole('button', { name: 'Actions for Sources of the week' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Change session' })).toBeVisible();
  await page.getByLabel('Title').fill('Sources, the last one');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Session changed')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Sources, the last one' })).toBeVisible();
  await expect(cards).toHaveCount(planned - 1);

  await page.getByRole('tab', { name: /Past Recordings/ }).click();
  await page.getByRole('button', { name: 'Add recording' }).first().click();
  for (const address of ['http://insecure.example.org', ...HOSTILE_ADDRESSES]) {
    await page.getByLabel('Link to the recording').fill(address);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByLabel('Link to the recording')).toHaveAccessibleDescription(/starts with https:/);
  }
  await page.getByLabel('Link to the recording').fill('https://drive.example.org/recording');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Recording saved')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Watch Recording' }).first()).toHaveAttribute(
    'href',
    'https://drive.example.org/recording',
  );
  await expectAccessible(page);
});

test('the guide is open to everybody, and the schedule goes along as a calendar', async ({
  page,
  server,
  signInAs,
}) => {
  await page.goto(`${server.url}/live-sessions-guide`);
  await expect(page.getByRole('heading', { level: 1, name: 'Live Sessions Guide' })).toBeVisible();
  await expect(page.getByRole('listitem')).toHaveCount(5);
  await expectAccessible(page);
  await signInAs('parent', page, '/live-sessions');
  await expect(page.getByRole('button', { name: 'Join Session' }).first()).toBeDisabled();
  await expect(
    page.getByText('Students and teachers in the course join from their own accounts.').first(),
  ).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  expect((await download).suggestedFilename()).toBe('live-sessions.ics');
  await expect(page.getByText('Schedule exported to iCalendar format')).toBeVisible();
});
