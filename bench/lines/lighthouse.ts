import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import lighthouse, { type Flags } from 'lighthouse';
import { findChromium } from '../../tools/chromium.ts';
import { firstAssignment, signInStudent, signInTeacher, startDemoServer } from '../demo-browser.ts';
import { freePort } from '../harness.ts';
import { atLeast, atMost, type Line, median } from '../measure.ts';

const ROUNDS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** Pages that search engines may read; the others ask not to be indexed, which is no fault of theirs. */
const PUBLIC = new Set(['landing', 'check', 'rule', 'login']);
type Category = (typeof CATEGORIES)[number];

interface Audit {
  readonly scores: Record<Category, number>;
  readonly lcpMs: number;
  readonly tbtMs: number;
  readonly cls: number;
}

/** Lighthouse at its mobile settings (a slow phone on slow 4G, simulated): medians of three rounds a page. */
export async function measureLighthouse(): Promise<Line[]> {
  const server = await startDemoServer();
  const port = await freePort();
  const profile = mkdtempSync(path.join(tmpdir(), 'fieldhouse-lighthouse-'));
  // Lighthouse wants the browser to itself; signing in joins it for a moment.
  const chrome = spawn(
    await findChromium(),
    ['--headless=new', '--no-sandbox', `--remote-debugging-port=${port}`, `--user-data-dir=${profile}`],
    { stdio: 'ignore' },
  );
  await isListening(port);
  const audit = async (address: string): Promise<Audit> => {
    const rounds: Audit[] = [];
    for (let round = 0; round < ROUNDS; round++)
      rounds.push(await auditOnce(`${server.url}${address}`, port));
    const middle = (pick: (one: Audit) => number) => median(rounds.map(pick));
    const scores = Object.fromEntries(
      CATEGORIES.map((category) => [category, middle((one) => one.scores[category])]),
    ) as Audit['scores'];
    return {
      scores,
      lcpMs: middle((one) => one.lcpMs),
      tbtMs: middle((one) => one.tbtMs),
      cls: middle((one) => one.cls),
    };
  };
  const lines: Line[] = [];
  const measure = async (name: string, address: string) => {
    const { scores, lcpMs, tbtMs, cls } = await audit(address);
    for (const category of CATEGORIES) {
      const isPrivate = category === 'seo' && !PUBLIC.has(name);
      if (!isPrivate) lines.push(atLeast(`lighthouse-${name}`, scores[category] * 100, 95, '', category));
    }
    lines.push(atMost(`lighthouse-${name}`, lcpMs, 2_000, 'ms', 'largest contentful paint'));
    lines.push(atMost(`lighthouse-${name}`, tbtMs, 100, 'ms', 'total blocking time'));
    lines.push(atMost(`lighthouse-${name}`, cls, 0.02, '', 'layout shift'));
  };
  try {
    await measure('landing', '/');
    await measure('check', '/check');
    await measure('rule', '/rules/ten-seven');
    await measure('login', '/login');
    /** Joins the browser for a moment. */
    const within = async <Result>(act: (context: BrowserContext) => Promise<Result>): Promise<Result> => {
      const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
      const result = await act(browser.contexts()[0] as BrowserContext);
      await browser.close();
      return result;
    };
    const { course, assignment } = await within(async (context) => {
      const course = await signInStudent(context, server.url);
      return { course, assignment: await firstAssignment(context, server.url, course) };
    });
    await measure('dashboard', '/dashboard');
    await measure('course', course);
    await measure('assignment', assignment);
    await within((context) => signInTeacher(context, server.url));
    await measure('gradebook', '/grades');
  } finally {
    chrome.kill();
    await once(chrome, 'exit');
    await server.stop();
    rmSync(profile, { recursive: true, force: true });
  }
  return lines;
}

async function auditOnce(url: string, port: number): Promise<Audit> {
  const flags: Flags = {
    port,
    logLevel: 'silent',
    onlyCategories: [...CATEGORIES],
    disableStorageReset: true,
  };
  const result = await lighthouse(url, flags);
  const report = result?.lhr;
  if (!report || report.runtimeError)
    throw new Error(`Lighthouse failed at ${url}: ${report?.runtimeError?.message}`);
  const value = (id: string) => report.audits[id]?.numericValue ?? Number.NaN;
  return {
    scores: Object.fromEntries(
      CATEGORIES.map((one) => [one, report.categories[one]?.score ?? 0]),
    ) as Audit['scores'],
    lcpMs: value('largest-contentful-paint'),
    tbtMs: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
  };
}

/** Until the browser answers. */
async function isListening(port: number): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    if (await fetch(`http://127.0.0.1:${port}/json/version`).catch(() => null)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('Chromium did not start.');
}
