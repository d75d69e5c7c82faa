import { appendFileSync, cpSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort, type RunningServer, startServer } from '../server.ts';
import { CASES } from './cases.ts';
import { Device, response } from './device.ts';
import { type Door, openDoor } from './door.ts';
import { regain, type Stage } from './stage.ts';

/** All of them by `npm run drill:offline`; `npm test` takes one of each kind. */
const cases = process.env.OFFLINE_DRILL ? CASES : CASES.filter(({ isInTest }) => isInTest);

const ACCOUNTS = [
  'jonah',
  'malik',
  'hana',
  'zoe',
  'felix',
  'nadia',
  'caleb',
  'sofia',
  'dario',
  'aaliyah',
  'owen',
];

const WORDS =
  'A brown puppy is one in four, since both parents carry the gene and each passes on one of the two. ';

// No case knows of another, and each worker has a server for its share of them.
test.describe.configure({ timeout: 90_000, mode: 'parallel' });

let server: RunningServer;
let door: Door;
let device: Device | null = null;
let nextAccount = 0;
let count = 0;
let lostInAll = 0;

// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
test.beforeAll(async ({}, info) => {
  const dataDir = path.join(process.env.E2E_FOLDER ?? '', `offline-${info.workerIndex}`);
  cpSync(path.join(process.env.E2E_FOLDER ?? '', 'demo'), dataDir, { recursive: true });
  const port = await freePort();
  const start = () => startServer({ dataDir, port });
  server = await start();
  door = await openDoor(server.url);
  nextAccount = info.workerIndex % ACCOUNTS.length;
  restart = async (whileDown) => {
    await server.kill();
    await whileDown();
    server = await start();
  };
});

let restart: Stage['restartServer'];

test.afterAll(async () => {
  await device?.turnOff();
  await door?.close();
  await server?.stop();
  process.stdout.write(`Offline cases: ${count}, characters lost: ${lostInAll}\n`);
});

async function readyDevice(): Promise<Device> {
  if (device && device.freeCount > 0) return device;
  await device?.turnOff();
  device = new Device(ACCOUNTS[nextAccount % ACCOUNTS.length] ?? '', door, server.url);
  nextAccount += 1;
  await device.prepare();
  return device;
}

for (const [at, { name, attempts, run }] of cases.entries()) {
  test(name, async () => {
    door.way = 'open';
    const on = await readyDevice();
    const assignmentId = on.take();
    const text = `${WORDS.repeat(8)}Case ${at}.`;
    const stage: Stage = { device: on, door, assignmentId, text, restartServer: restart };
    try {
      await run(stage);
      await regain(stage);
      // Wherever the person was, they come back to the work; what was handed in goes off by itself.
      if (attempts === 0) await on.page.goto(`${door.url}/assignment/${assignmentId}`);
      else if (on.page.url() === 'about:blank') await on.page.goto(`${door.url}/dashboard`);
      const held = async () => {
        const work = await on.work(assignmentId);
        return (attempts > 0 ? work.attempts.at(-1)?.text : work.draft?.content.text) ?? '';
      };
      const inField = async () => (attempts === 0 ? await response(on.page).inputValue() : text);
      // A page that was just opened takes a moment to fill its field.
      for (const where of [held, inField]) {
        await expect
          .poll(where, { timeout: 40_000, intervals: [300] })
          .toBe(text)
          .catch(() => undefined);
      }
      const work = await on.work(assignmentId);
      const lost = Math.max(lostOf(text, await held()), lostOf(text, await inField()));
      count += 1;
      lostInAll += lost;
      if (process.env.OFFLINE_RESULTS)
        appendFileSync(
          process.env.OFFLINE_RESULTS,
          `${JSON.stringify({ name, lost, attempts: work.attempts.length })}\n`,
        );
      expect(lost, 'characters lost').toBe(0);
      expect(work.attempts.length, 'attempts').toBe(attempts);
      // Nothing of one page reaches into the next case.
      await on.newTab();
    } catch (error) {
      await on.turnOff();
      device = null;
      throw error;
    }
  });
}

/** Characters of the text that aren't in what was found. */
function lostOf(text: string, found: string): number {
  let same = 0;
  while (same < text.length && text[same] === found[same]) same += 1;
  return text.length - same;
}
