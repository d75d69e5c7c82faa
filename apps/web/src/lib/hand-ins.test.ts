import { expect, it } from 'vitest';
import type { HandIn, HeldWork } from './hand-in-check.ts';
import { EDITED_ELSEWHERE, HandIns, type NewHandIn, type Outcome } from './hand-ins.ts';
import { createMemoryStore } from './memory-store.ts';
import { unsentWork } from './unsent-work.ts';

class Refusal extends Error {}

const lab = (text: string, changes: Partial<NewHandIn> = {}): NewHandIn => ({
  assignmentId: 'lab-1',
  title: 'Lab 1',
  content: { v: 1, text, matches: [] },
  revision: 3,
  attemptCount: 0,
  ...changes,
});

/** A server that can be away, and one or more pages of a device. */
function world() {
  const device = createMemoryStore();
  const server = {
    isThere: true,
    refuses: false,
    here: 'ada' as string | null,
    sent: [] as HandIn[],
    held: { draft: null, attempts: [] } as HeldWork,
  };
  const outcomes: Outcome<string>['kind'][] = [];
  const page = () =>
    new HandIns<string>({
      device,
      userId: 'ada',
      async send(handIn) {
        if (!server.isThere) throw new TypeError('Failed to fetch');
        if (server.refuses) throw new Refusal();
        server.sent.push(handIn);
        return `receipt of ${handIn.idempotencyKey}`;
      },
      look: async () => server.held,
      whoIsHere: async () => server.here,
      refusalOf: (error) => (error instanceof Refusal ? 'NO_ATTEMPTS_LEFT' : null),
      alone: (task) => task(),
      tellOthers: () => undefined,
      onOutcome: (_, { kind }) => outcomes.push(kind),
    });
  return { device, server, outcomes, page };
}

it('keeps what cannot be sent, and sends it from another page under the same key', async () => {
  const { device, server, outcomes, page } = world();
  server.isThere = false;
  const first = page();
  expect(await first.submit(lab('my lab'))).toEqual({ kind: 'waits' });
  const [kept] = first.all();
  server.isThere = true;
  const second = page();
  await second.start();
  expect(server.sent).toEqual([kept]);
  expect(outcomes).toEqual(['sent']);
  expect(second.all()).toEqual([]);
  expect(await device.list('')).toEqual([]);
});

it('gives the same answer the same key, and another text another one', async () => {
  const { server, page } = world();
  server.isThere = false;
  const handIns = page();
  await handIns.submit(lab('my lab'));
  const key = handIns.all()[0]?.idempotencyKey;
  await handIns.submit(lab('my lab'));
  expect(handIns.all().map(({ idempotencyKey }) => idempotencyKey)).toEqual([key]);
  await handIns.submit(lab('my lab, better'));
  expect(handIns.all()[0]?.idempotencyKey).not.toBe(key);
});

it('keeps the text of a hand-in that is refused when nobody looks, and tells it at once to whoever pressed', async () => {
  const { device, server, outcomes, page } = world();
  server.isThere = false;
  const handIns = page();
  await handIns.submit(lab('my lab'));
  server.isThere = true;
  server.refuses = true;
  await handIns.flush();
  expect(outcomes).toEqual(['refused']);
  expect(handIns.all()).toMatchObject([{ refusal: 'NO_ATTEMPTS_LEFT', content: { text: 'my lab' } }]);
  expect(await unsentWork(device, 'ada')).toEqual([
    { kind: 'hand_in', assignmentId: 'lab-1', title: 'Lab 1' },
  ]);
  await handIns.withdraw('lab-1');
  expect(await unsentWork(device, 'ada')).toEqual([]);
  expect((await handIns.submit(lab('my lab'))).kind).toBe('refused');
  expect(handIns.all()).toEqual([]);
});

it('sends nothing over work that went on elsewhere', async () => {
  const { server, page } = world();
  server.isThere = false;
  const handIns = page();
  await handIns.submit(lab('my lab'));
  server.isThere = true;
  server.held = { draft: { content: { text: 'newer' }, revision: 4 }, attempts: [] };
  await handIns.flush();
  expect(server.sent).toEqual([]);
  expect(handIns.all()).toMatchObject([{ refusal: EDITED_ELSEWHERE }]);
});

it('takes its own attempt, whose answer was lost, for no work elsewhere', async () => {
  const { server, page } = world();
  server.isThere = false;
  const handIns = page();
  await handIns.submit(lab('my lab'));
  server.isThere = true;
  server.held = { draft: null, attempts: [{ text: 'my lab', attemptNumber: 1 }] };
  await handIns.flush();
  expect(server.sent).toHaveLength(1);
});

it('sends what a full device could not keep, as long as the page is open', async () => {
  const { device, server, page } = world();
  device.write = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
  server.isThere = false;
  const handIns = page();
  await handIns.submit(lab('my lab'));
  expect(handIns.all()).toHaveLength(1);
  server.isThere = true;
  await handIns.flush();
  expect(server.sent).toHaveLength(1);
  expect(handIns.all()).toEqual([]);
});

it("never sends one person's work under another's session", async () => {
  const { server, page } = world();
  server.isThere = false;
  const handIns = page();
  await handIns.submit(lab('my lab'));
  server.isThere = true;
  server.here = 'ben';
  await handIns.flush();
  expect(server.sent).toEqual([]);
  server.here = 'ada';
  await handIns.flush();
  expect(server.sent).toHaveLength(1);
});

it('makes one hand-in of a button that is pressed twice, before anything is kept or answered', async () => {
  const { server, page } = world();
  const only = page();
  const [first, second] = await Promise.all([only.submit(lab('my lab')), only.submit(lab('my lab'))]);
  expect(second).toEqual(first);
  expect(server.sent).toHaveLength(1);
  await only.submit(lab('my lab'));
  expect(server.sent).toHaveLength(2);
});
