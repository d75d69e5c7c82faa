import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { createMemoryStore } from './memory-store.ts';
import { isShownCopy, SavedAnswers, shownCopies } from './saved-answers.ts';

const SESSION = [['accounts', 'session'], { input: {} }];
const LESSON = [['lessons', 'get'], { input: { lessonId: '1' } }];
const GRADES = [['gradebook', 'mine'], { input: {} }];
const ROSTER = [['schools', 'people'], { input: {} }];

beforeEach(() => shownCopies.set(new Map()));

/** Pages of one device; `answers` is what the server says, and nothing while it is away. */
function world(device = createMemoryStore()) {
  const answers = new Map<unknown, unknown>();
  let isThere = true;
  const page = () => {
    const saved = new SavedAnswers(device, (error) => error instanceof TypeError);
    const client = new QueryClient({
      defaultOptions: { queries: { persister: saved.persister, retry: false, networkMode: 'always' } },
    });
    const ask = (queryKey: unknown[]) =>
      client.fetchQuery({
        queryKey,
        queryFn: () => {
          if (!isThere) throw new TypeError('Failed to fetch');
          return answers.get(queryKey);
        },
      });
    return { saved, ask };
  };
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return { device, answers, page, settle, goAway: () => (isThere = false), comeBack: () => (isThere = true) };
}

async function read(userId: string, lesson: string, one = world()) {
  one.comeBack();
  one.answers.set(SESSION, { me: { userId } });
  one.answers.set(LESSON, { text: lesson });
  one.answers.set(ROSTER, ['everybody']);
  const page = one.page();
  for (const key of [SESSION, LESSON, ROSTER]) await page.ask(key);
  await one.settle();
  return { ...one, first: page };
}

it('gives a later page what was read, and says that it is a copy', async () => {
  const { page, goAway } = await read('ada', 'Cells');
  goAway();
  const cold = page();
  expect(await cold.ask(SESSION)).toEqual({ me: { userId: 'ada' } });
  expect(await cold.ask(LESSON)).toEqual({ text: 'Cells' });
  expect(isShownCopy(LESSON)).toBe(true);
});

it('keeps nothing but what a student reads and answers', async () => {
  const { page, goAway } = await read('ada', 'Cells');
  goAway();
  const cold = page();
  await cold.ask(SESSION);
  await expect(cold.ask(ROSTER)).rejects.toThrow('Failed to fetch');
});

it("drops one person's copies when the server knows somebody else, or nobody", async () => {
  const one = await read('ada', 'Cells');
  await read('ben', 'Genes', one);
  expect(JSON.stringify(await one.device.list(''))).not.toMatch(/ada|Cells/);
  one.answers.set(SESSION, { me: null });
  await one.page().ask(SESSION);
  await one.settle();
  expect(await one.device.list('')).toEqual([]);
});

it('keeps nothing that arrives after signing out', async () => {
  const one = await read('ada', 'Cells');
  await one.device.clear();
  one.answers.set(GRADES, { points: 1 });
  const late = one.first.ask(GRADES);
  one.first.saved.forget();
  await late;
  await one.settle();
  expect(await one.device.list('')).toEqual([]);
});

it('shows nothing older than thirty days, but survives a clock that was set back', async () => {
  const { page, goAway } = await read('ada', 'Cells');
  goAway();
  const now = Date.now();
  const clock = vi.spyOn(Date, 'now');
  clock.mockReturnValue(now - 86_400_000);
  await page().ask(SESSION);
  clock.mockReturnValue(now + 31 * 86_400_000);
  await expect(page().ask(SESSION)).rejects.toThrow('Failed to fetch');
  clock.mockRestore();
});
