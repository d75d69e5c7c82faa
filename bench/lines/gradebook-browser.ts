import { chromium, type Page } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../../tools/chromium.ts';
import { GRADEBOOK_COURSE, openGradebookServer } from '../gradebook-data.ts';
import { startBenchServer } from '../harness.ts';
import { atMost, type Line, median } from '../measure.ts';
import { teacherCookie } from './gradebook.ts';

const ROUNDS = 5;
const STEPS = 240;

/** The same gradebook in Chromium: until somebody can type into a cell, and how evenly it scrolls. */
export async function measureGradebookBrowser(say: (text: string) => void): Promise<Line[]> {
  const postgres = await openGradebookServer(say);
  const server = await startBenchServer('apps/server/start.mjs', {
    DATABASE_URL: postgres.course,
    DEMO: '0',
    ROLE: 'api',
  });
  const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_ARGS });
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-US' });
    const [name = '', value = ''] = teacherCookie().split('=');
    await context.addCookies([{ name, value, url: server.url }]);
    const ready: number[] = [];
    const frames: number[] = [];
    let nodes = 0;
    for (let round = 0; round <= ROUNDS; round += 1) {
      const page = await context.newPage();
      await page.goto(`${server.url}/grades?course=${GRADEBOOK_COURSE}`, { waitUntil: 'commit' });
      const took = await untilTyping(page);
      // The first round fills the browser's cache, as a teacher's has been filled the day before.
      if (round > 0) {
        ready.push(took);
        frames.push(...(await scroll(page)));
        nodes = await page.evaluate(() => document.querySelectorAll('*').length);
      }
      await page.close();
    }
    frames.sort((a, b) => a - b);
    const p95 = frames[Math.floor(frames.length * 0.95)] ?? Number.NaN;
    return [
      atMost(
        'gradebook-browser',
        ready,
        1_000,
        'ms',
        `from the address to a cell that takes typing, p50 of ${ROUNDS}, ${nodes} nodes`,
        'json',
      ),
      atMost(
        'gradebook-scroll',
        p95,
        25,
        'ms',
        `p95 frame over ${frames.length} frames, both ways; p50 ${median(frames).toFixed(1)}, longest ${(frames.at(-1) ?? 0).toFixed(0)}`,
        'json',
      ),
    ];
  } finally {
    await browser.close();
    await server.stop();
    await postgres.stop();
  }
}

/** Milliseconds from the start of the navigation until a cell was clicked, a key pressed, and the key was in it. */
async function untilTyping(page: Page): Promise<number> {
  const cell = page.locator('[role="row"][aria-rowindex="2"] > [aria-colindex="5"]');
  await cell.waitFor();
  await cell.click();
  await page.keyboard.press('7');
  await page.locator('[role="gridcell"] input:not([type="checkbox"])').waitFor();
  const took = await page.evaluate(() => performance.now());
  await page.keyboard.press('Escape');
  return took;
}

/** Times between frames while the grid is scrolled down and then to the side. */
const scroll = (page: Page): Promise<number[]> =>
  page.evaluate(async (steps) => {
    const grid = document.querySelector('[role="grid"]') as HTMLElement;
    const times: number[] = [];
    let last = performance.now();
    for (let step = 0; step < steps; step += 1) {
      if (step < steps / 2) grid.scrollTop += 120;
      else grid.scrollLeft += 40;
      await new Promise(requestAnimationFrame);
      const now = performance.now();
      times.push(now - last);
      last = now;
    }
    return times.slice(1);
  }, STEPS);
