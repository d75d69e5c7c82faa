import { chromium } from '@playwright/test';
import lighthouse, { type Flags } from 'lighthouse';
import { CHROMIUM_ARGS, findChromium } from '../../tools/chromium.ts';
import { signInStudent, startDemoServer } from '../demo-browser.ts';
import { freePort } from '../harness.ts';
import { atLeast, atMost, type Line, median } from '../measure.ts';

const ROUNDS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
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
  const browser = await chromium.launchPersistentContext('', {
    executablePath: await findChromium(),
    args: [...CHROMIUM_ARGS, `--remote-debugging-port=${port}`],
  });
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
      // Pages behind sign-in ask not to be indexed, which is no fault of theirs.
      const isPrivate = category === 'seo' && (name === 'dashboard' || name === 'course');
      if (!isPrivate) lines.push(atLeast(`lighthouse-${name}`, scores[category] * 100, 95, '', category));
    }
    lines.push(atMost(`lighthouse-${name}`, lcpMs, 2_000, 'ms', 'largest contentful paint'));
    lines.push(atMost(`lighthouse-${name}`, tbtMs, 100, 'ms', 'total blocking time'));
    lines.push(atMost(`lighthouse-${name}`, cls, 0.02, '', 'layout shift'));
  };
  try {
    await measure('landing', '/');
    await measure('login', '/login');
    const course = await signInStudent(browser, server.url);
    await measure('dashboard', '/dashboard');
    await measure('course', course);
  } finally {
    await browser.close();
    await server.stop();
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
