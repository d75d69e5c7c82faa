import type { Browser, Page } from '@playwright/test';
import { readCalendar } from '../../apps/server/src/testing/read-calendar.ts';
import { call } from '../accounts/people.ts';
import { expect, test } from '../fixtures.ts';
import { expectWords, FORMULAS, HOSTILE, hostileTexts, watch } from '../hostile.ts';
import { asAccount } from '../notifications/people.ts';
import * as words from './hostile-school.ts';

/** A browser of somebody's own that tells what ran, and opens pages as they do. */
async function reader(browser: Browser, url: string, name: string, signIn: SignIn) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-US' });
  const seen = await watch(context);
  const page = await context.newPage();
  await signIn(name, page);
  return {
    page,
    request: context.request,
    sees: (...texts: readonly string[]) => expectWords(page, texts, seen),
    async opens(path: string, ...texts: readonly string[]) {
      await page.goto(`${url}${path}`);
      await expectWords(page, texts, seen);
    },
  };
}
type SignIn = (account: string, where: Page) => Promise<void>;
type Reader = Awaited<ReturnType<typeof reader>>;

/** Gives somebody other names, and back the ones they had. */
async function rename(from: Reader['request'], url: string, names: object) {
  const { person } = await call<{ person: Record<string, unknown> }>(from, url, 'profile/get', {});
  const kept = {
    givenName: person.givenName,
    ...Object.fromEntries(
      ['familyName', 'phone', 'address', 'bio'].map((field) => [field, person[field] ?? '']),
    ),
  };
  const { version } = await call<{ version: number }>(from, url, 'profile/savePerson', {
    ...{ ...kept, ...names, version: person.version },
  });
  return () => call(from, url, 'profile/savePerson', { ...kept, version });
}

test('hostile words stay words for everybody who reads them', async ({ browser, server, signInAs }) => {
  test.setTimeout(180_000);
  const { url } = server;
  const [teacher, student, parent, office] = (await Promise.all(
    ['lind', 'amara', 'diallo', 'schooladmin'].map((name) => reader(browser, url, name, signInAs)),
  )) as [Reader, Reader, Reader, Reader];
  const classmate = await asAccount(url, 'jonah');
  const school = await words.writeHostileWords(url, {
    ...{ teacher: teacher.request, student: student.request, office: office.request, classmate },
  });
  const { messages, posts, sessions, courses } = school;
  const [teacherName = '', classmateName = ''] = words.NAMES;
  const giveBack = [
    await rename(teacher.request, url, { familyName: teacherName }),
    await rename(classmate, url, { familyName: classmateName }),
  ];
  const conversation = [`/messages/${messages.conversationId}`, words.ALL, ...messages.fileNames] as const;
  const discussions = `/discussions/${school.courseId}`;
  const agenda = `/calendar?view=agenda&date=${words.CLASS_DAY}`;
  const classes = [words.ALL, teacherName, ...words.SESSION_TITLES, ...sessions.fileNames];
  const [taken = '', ...offered] = words.COURSE_TITLES;
  const outline = [words.ALL, teacherName, ...words.PREREQUISITES, ...words.COURSE_TITLES.slice(0, 2)];

  const asStudent = async () => {
    const { page, opens, sees } = student;
    await opens(...conversation, teacherName, ...words.SUBJECTS);
    await opens(discussions, classmateName, ...words.POST_TITLES);
    await opens(`${discussions}?thread=${posts.threadId}`, classmateName, words.POST_TITLES[0] ?? '');
    for (const [at, id] of posts.removed.entries())
      await opens(`${discussions}?thread=${id}`, words.REASONS[at] ?? '');
    await opens('/live-sessions', ...classes);
    await opens(agenda, ...words.SESSION_TITLES);
    await page
      .getByRole('button', { name: /^Class </ })
      .first()
      .click();
    await sees(words.ALL, ...sessions.fileNames.slice(0, 2));
    await opens('/catalog?search=Hostile', words.ALL, teacherName, taken, ...offered);
    await opens(`/course/${courses.other}`, ...outline);
    await opens('/notifications', taken);
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await expect(page.getByRole('dialog', { name: 'Notifications' })).toContainText('<img src=x');
    for (const path of ['/dashboard', '/transcript-generator', '/analytics']) await opens(path, taken);
    await opens('/search?q=hostile', ...offered);
    const field = page.getByRole('searchbox', { name: 'Search courses, assignments and lessons' });
    const asked = [...hostileTexts('', 190).map((text) => text.trim()), "%_'&|!:*", HOSTILE[0] ?? ''];
    for (const query of asked) {
      await field.fill(query);
      await field.press('Enter');
      await expect(page.getByText('Search Error')).toHaveCount(0);
    }
    await page.getByRole('button', { name: 'Clear the search' }).click();
    await sees(...asked);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search pages, lessons and actions' }).fill('hostile img');
    await expect(page.getByRole('option', { name: /Hostile <img/ }).first()).toBeVisible();
    await sees();
  };
  const asParent = async () => {
    const { opens } = parent;
    await opens(...conversation, teacherName);
    await opens('/discussions', words.POST_TITLES[1] ?? '', teacherName);
    await opens('/live-sessions', ...classes);
    await opens(agenda, ...words.SESSION_TITLES);
    for (const path of ['/dashboard', '/analytics']) await opens(path, taken);
  };
  const asTeacher = async () => {
    const { page, opens, sees } = teacher;
    await opens(...conversation, ...words.REASONS, ...words.SUBJECTS);
    await page.getByRole('textbox', { name: /^Message to/ }).fill(words.ALL);
    await opens(
      `${discussions}?view=reports`,
      classmateName,
      ...words.NOTES,
      ...words.POST_TITLES.slice(1, 3),
    );
    await page.goto(`${url}${discussions}?thread=${posts.threadId}`);
    await page
      .getByRole('button', { name: /^More options for .*'s post$/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Earlier versions' }).click();
    await expect(page.getByRole('dialog')).toContainText('Hostile words');
    await sees(classmateName, words.POST_TITLES[0] ?? '');
    await opens('/live-sessions', ...classes);
    await opens(`/teach/course/${courses.taken}?tab=people`, taken);
    await opens('/teach/courses', taken, ...offered, teacherName);
    // What was typed and not sent.
    await opens(...conversation, `${words.ALL}`);
  };
  const asOffice = async () => {
    const { page, opens, sees } = office;
    await opens(`/messages/${messages.groupId}`, words.ALL, teacherName, words.SUBJECTS[0] ?? '');
    await opens('/messages?view=reports', teacherName, ...words.NOTES);
    await page.getByRole('button', { name: 'View the conversation' }).last().click();
    await sees(words.ALL, ...messages.fileNames);
    await opens(`${discussions}?thread=${posts.threadId}`, classmateName, words.POST_TITLES[0] ?? '');
    await opens(`/course/${courses.other}`, ...words.COURSE_TITLES.slice(0, 2));
    await opens('/catalog?search=Hostile', words.ALL, teacherName, taken, ...offered);
  };
  await Promise.all([asStudent(), asParent(), asTeacher(), asOffice()]);

  // Files that people take along: no formula, no markup, nothing that ends its field.
  const { csv: record } = await call<{ csv: string }>(student.request, url, 'messages/exportRecord', {
    conversationId: messages.conversationId,
  });
  for (const formula of FORMULAS) expect(record).toContain(`"'${formula}"`);
  const { csv } = await call<{ csv: string }>(student.request, url, 'analytics/exportCsv', {
    range: 'month',
  });
  expect(csv).toContain(`"'=${taken.slice(0, 299).replaceAll('\u0000', '').replaceAll('"', '""')}"`);
  const { content } = await call<{ content: string }>(student.request, url, 'calendar/export', {});
  const summaries = readCalendar(content).map(({ summary }) => summary);
  for (const title of words.SESSION_TITLES)
    expect(summaries).toContainEqual(expect.stringContaining(title.replaceAll('\u0000', '')));

  for (const back of giveBack) await back();
  for (const courseId of courses.ids)
    await call(teacher.request, url, 'authoring/archive', { courseId, isArchived: true });
  for (const sessionId of sessions.ids)
    await call(teacher.request, url, 'live/cancel', { sessionId, part: 'this', reason: null });
  for (const one of [teacher, student, parent, office]) await one.page.context().close();
  await classmate.dispose();
});
