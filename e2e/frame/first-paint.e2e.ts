import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

/** Notes in each document which procedures are called before its title is there. */
const notesCalls = (page: Page) =>
  page.addInitScript(() => {
    const calls: string[] = [];
    const ask = window.fetch;
    window.fetch = (...request) => {
      const url = request[0] instanceof Request ? request[0].url : String(request[0]);
      const [, call] = /\/api\/rpc\/([^?]+)/.exec(url) ?? [];
      if (call && !document.querySelector('h1')) calls.push(call);
      return ask(...request);
    };
    Object.assign(window, { callsUntilShown: calls });
  });

/** Calls of procedures until the page's title was there. */
async function callsUntilShown(page: Page, url: string): Promise<string[]> {
  await page.goto(url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return await page.evaluate(() => (window as unknown as { callsUntilShown: string[] }).callsUntilShown);
}

/** What the page says before its script runs, and once it has run. */
async function saidFirst(context: BrowserContext, page: Page, url: string) {
  const html = await (await context.request.get(url)).text();
  const [, title = '', description = ''] =
    /class="first-heading"><b>(.*?)<\/b>(?:<br><span>(.*?)<\/span>)?<\/div>/.exec(html) ?? [];
  await page.goto(url);
  return { title, description, shown: await page.getByRole('heading', { level: 1 }).textContent() };
}

/** What the signed-in student's first course and its first assignment are opened by. */
async function ownAddresses({ request }: BrowserContext, server: { url: string }) {
  const ask = async (path: string, json: object) => {
    const answer = await request.post(`${server.url}/api/v1/${path}`, {
      data: json,
      headers: { origin: server.url },
    });
    return answer.json();
  };
  const { courseId } = (await ask('home/student', {})).courses[0];
  const { assignmentId } = (await ask('lessons/course', { courseId })).assignments[0];
  return { course: `/course/${courseId}`, assignment: `/assignment/${assignmentId}` };
}

test('pages show themselves with what came along, without asking the server', async ({
  page,
  context,
  server,
  signInAs,
}) => {
  await notesCalls(page);
  await signInAs('student', page, null);
  const { course, assignment } = await ownAddresses(context, server);
  for (const address of ['/dashboard', course, assignment, '/assignments', '/grades']) {
    expect(await callsUntilShown(page, `${server.url}${address}`), address).toEqual([]);
    const { title, description, shown } = await saidFirst(context, page, `${server.url}${address}`);
    expect(title, address).toBe(shown);
    await expect(page.getByRole('main').getByText(description).first(), address).toBeVisible();
    // Nothing of the person's is left in the document that a copy of the page could hold.
    await expect(page.locator('#first-answers')).toHaveCount(0);
  }

  await signInAs('teacher', page, null);
  expect(await callsUntilShown(page, `${server.url}/grades`)).toEqual([]);
  expect(await saidFirst(context, page, `${server.url}/grades`)).toMatchObject({
    title: 'Gradebook',
    shown: 'Gradebook',
  });
  expect(await callsUntilShown(page, `${server.url}/dashboard`)).toEqual([]);
});

test('after signing out, Back shows nothing of anybody', async ({ page, context, server, signInAs }) => {
  await signInAs('student', page, null);
  const { course } = await ownAddresses(context, server);
  const visited = ['/grades', course, '/dashboard'];
  for (const address of visited) {
    await page.goto(`${server.url}${address}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
  }
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await page.waitForURL('**/login');
  for (const address of visited.toReversed()) {
    await page.goBack();
    await page.waitForURL(/\/login/);
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' }), address).toBeVisible();
    expect(await page.content(), address).not.toMatch(/Maya|Algebra|first-answers/);
  }
});
