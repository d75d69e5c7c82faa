import type { Browser, Page } from '@playwright/test';
import { expect } from '../fixtures.ts';

/** Asks a procedure as the person of this page. */
export const ask = (page: Page, name: string, input: object) =>
  page.evaluate(
    async ([path, body]) => {
      const response = await fetch(`/api/v1/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return { status: response.status, answer: await response.json() };
    },
    [name, input] as const,
  );

const DESKTOP = { viewport: { width: 1440, height: 900 }, locale: 'en-US' };
const PHONE = { viewport: { width: 390, height: 844 }, locale: 'en-US', hasTouch: true, isMobile: true };

/** A browser of somebody else. */
export const another = async (browser: Browser, isPhone = false): Promise<Page> =>
  await (await browser.newContext(isPhone ? PHONE : DESKTOP)).newPage();

/** The school in which this person may begin a conversation. */
export async function schoolOf(page: Page): Promise<string> {
  const { answer } = await ask(page, 'messages/list', { filter: 'all', query: '', cursor: null });
  return (answer as { schools: { schoolId: string }[] }).schools[0]?.schoolId ?? '';
}

/** Those whom a person may write to, by a part of the name. */
export async function offered(page: Page, query: string) {
  const { answer } = await ask(page, 'messages/recipients', { schoolId: await schoolOf(page), query });
  return (answer as { people: { userId: string; name: string; students: { studentId: string }[] }[] }).people;
}

/** Begins a conversation without its form, which other journeys use. */
export async function begin(page: Page, name: string, body: string, subject = ''): Promise<string> {
  const [person] = await offered(page, name);
  const { status, answer } = await ask(page, 'messages/start', {
    schoolId: await schoolOf(page),
    recipientIds: [person?.userId],
    subject,
    studentId: person?.students[0]?.studentId ?? null,
    body,
    fileIds: [],
    messageKey: crypto.randomUUID(),
  });
  expect(status, JSON.stringify(answer)).toBe(200);
  return (answer as { conversationId: string }).conversationId;
}

/** Writes into a conversation without the page. */
export async function write(page: Page, conversationId: string, body: string): Promise<void> {
  const { status, answer } = await ask(page, 'messages/send', {
    ...{ conversationId, body, fileIds: [], messageKey: crypto.randomUUID() },
  });
  expect(status, JSON.stringify(answer)).toBe(200);
}

/** Chooses somebody in the form of a new message, by keyboard alone. */
export async function choose(page: Page, name: string): Promise<void> {
  const to = page.getByRole('combobox', { name: 'Recipients' });
  await to.fill(name);
  await expect(page.getByRole('option', { name: new RegExp(name) }).first()).toBeVisible();
  await to.press('Enter');
  await expect(page.getByRole('list', { name: 'Recipients' }).getByText(name)).toBeVisible();
}

/** Where the message of an open conversation is written. */
export const box = (page: Page) => page.getByRole('textbox', { name: /^Message to/ });
