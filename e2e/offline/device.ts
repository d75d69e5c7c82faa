import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  type APIRequestContext,
  type BrowserContext,
  chromium,
  expect,
  type Page,
  request,
} from '@playwright/test';
import { CHROMIUM_ARGS } from '../../tools/chromium.ts';
import { DEMO_PASSWORD } from '../server.ts';
import type { Door } from './door.ts';

interface Work {
  readonly draft: { readonly content: { readonly text: string }; readonly revision: number } | null;
  readonly attempts: readonly { readonly text: string }[];
  readonly matching: unknown;
  readonly can: { readonly submit: boolean };
}

/** One person's browser with its own profile on disk, and the same person elsewhere, past the door. */
export class Device {
  readonly account: string;
  readonly #door: Door;
  readonly #profile = mkdtempSync(path.join(tmpdir(), 'fieldhouse-device-'));
  readonly #server: string;
  #context: BrowserContext | null = null;
  #elsewhere: APIRequestContext | null = null;
  #page: Page | null = null;
  #free: string[] = [];

  constructor(account: string, door: Door, server: string) {
    this.account = account;
    this.#door = door;
    this.#server = server;
  }

  get page(): Page {
    if (!this.#page) throw new Error('The device is off.');
    return this.#page;
  }

  get context(): BrowserContext {
    if (!this.#context) throw new Error('The device is off.');
    return this.#context;
  }

  /** Signs in, and opens assignments until the worker and the copies are there. */
  async prepare(): Promise<void> {
    this.#elsewhere ??= await request.newContext({
      baseURL: this.#server,
      extraHTTPHeaders: { origin: this.#server, 'x-fieldhouse': '1' },
    });
    await this.call('accounts/signIn', {
      email: `${this.account}@demo.fieldhouse.test`,
      password: DEMO_PASSWORD,
    });
    const { items } = await this.call<{ items: { assignmentId: string }[] }>('home/todo', {});
    for (const { assignmentId } of items) {
      const { matching, attempts, draft, can } = await this.work(assignmentId);
      if (!matching && !draft && can.submit && attempts.length === 0) this.#free.push(assignmentId);
    }
    await this.turnOn();
    await this.page.goto(`${this.#door.url}/dashboard`);
    await this.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await this.page.evaluate(() => navigator.serviceWorker.ready);
  }

  get freeCount(): number {
    return this.#free.length;
  }

  /** An assignment nobody has touched yet. */
  take(): string {
    const free = this.#free.shift();
    if (!free) throw new Error(`${this.account} has no untouched assignment left.`);
    return free;
  }

  async turnOn(): Promise<void> {
    this.#context = await chromium.launchPersistentContext(this.#profile, {
      args: CHROMIUM_ARGS,
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      serviceWorkers: 'allow',
      reducedMotion: 'no-preference',
      locale: 'en-US',
      timezoneId: 'America/New_York',
      viewport: { width: 1440, height: 900 },
    });
    await this.signIn();
    this.#page = this.#context.pages()[0] ?? (await this.#context.newPage());
  }

  /** The cookies as the browser would have them after signing in. */
  async signIn(): Promise<void> {
    const { cookies } = (await this.#elsewhere?.storageState()) ?? { cookies: [] };
    await this.context.addCookies(cookies);
  }

  /** The browser ends at once, as by a power cut; profile and cookies stay. */
  async crash(): Promise<void> {
    const page = this.page;
    const session = await this.context.newCDPSession(page);
    const closed = new Promise<void>((resolve) => this.context.once('close', () => resolve()));
    await session.send('Browser.crash').catch(() => undefined);
    await closed;
    await this.turnOn();
  }

  /** The tab is closed without a word, and another one opened. */
  async newTab(): Promise<void> {
    const old = this.page;
    this.#page = await this.context.newPage();
    await old.close({ runBeforeUnload: false });
  }

  async turnOff(): Promise<void> {
    await this.#context?.close();
    await this.#elsewhere?.dispose();
    rmSync(this.#profile, { recursive: true, force: true });
  }

  /** Asks the server as this person, past door and browser. */
  async call<T = unknown>(procedure: string, input: unknown): Promise<T> {
    const response = await this.#elsewhere?.post(`/api/rpc/${procedure}`, { data: { json: input } });
    if (!response?.ok()) throw new Error(`${procedure}: ${response?.status()} ${await response?.text()}`);
    return ((await response.json()) as { json: T }).json;
  }

  work = (assignmentId: string): Promise<Work> => this.call<Work>('coursework/get', { assignmentId });

  /** Ends the session on the server and begins another one, which this browser doesn't know. */
  async endSession(): Promise<void> {
    await this.call('accounts/signOut', {});
    await this.call('accounts/signIn', {
      email: `${this.account}@demo.fieldhouse.test`,
      password: DEMO_PASSWORD,
    });
  }
}

export const response = (page: Page) => page.getByRole('textbox', { name: 'Your response' });
export const submitButton = (page: Page) => page.getByRole('button', { name: 'Submit', exact: true });

/** Opens an assignment and waits for its form. */
export async function openWork(page: Page, url: string, assignmentId: string): Promise<void> {
  await page.goto(`${url}/assignment/${assignmentId}`);
  await expect(response(page)).toBeVisible();
}
