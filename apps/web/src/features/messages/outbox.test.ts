import { expect, it, vi } from 'vitest';
import { createMemoryStore } from '#lib/memory-store.ts';
import { unsentWork } from '#lib/unsent-work.ts';
import { Outbox, type Outgoing } from './outbox.ts';

const ME = 'me';

/** An outbox whose server takes what it is sent, once by key. */
function setUp(records = new Map<string, unknown>()) {
  const written = new Map<string, string>();
  const calls: string[] = [];
  const sent: string[] = [];
  let answer: 'ok' | 'lost' | 'unreachable' | string = 'ok';
  let here: string | null = ME;
  const outbox = new Outbox<never, string>({
    device: createMemoryStore(records),
    userId: ME,
    async send({ messageKey, body }: Outgoing<never>) {
      calls.push(messageKey);
      if (answer === 'unreachable') throw new TypeError('no network');
      if (answer === 'ok' || answer === 'lost') written.set(messageKey, body);
      if (answer === 'lost') throw new TypeError('the answer never came');
      if (answer !== 'ok') throw new Error(answer);
      return body;
    },
    problemOf: (error) => (error instanceof TypeError ? null : { code: (error as Error).message }),
    whoIsHere: async () => here,
    alone: (task) => task(),
    tellOthers: () => undefined,
    onSent: (_outgoing, body) => sent.push(body),
  });
  return {
    ...{ outbox, records, written, calls, sent },
    answer: (next: typeof answer) => {
      answer = next;
    },
    isHere: (userId: string | null) => {
      here = userId;
    },
  };
}

const write = (body: string) => ({ conversationId: 'c', body, files: [] });

it('sends at once, in order, and keeps nothing of what was taken', async () => {
  const { outbox, records, sent } = setUp();
  await Promise.all([outbox.add(write('one')), outbox.add(write('two')), outbox.add(write('three'))]);
  expect(sent).toEqual(['one', 'two', 'three']);
  expect(outbox.all()).toEqual([]);
  expect(records.size).toBe(0);
});

it('is on the device before it leaves, waits without a network, and another page sends it under its key', async () => {
  const first = setUp();
  first.answer('unreachable');
  await first.outbox.add(write('kept'));
  expect(first.outbox.all()).toMatchObject([{ body: 'kept', isWaiting: true, problem: null }]);
  expect(first.records.size).toBe(1);

  const second = setUp(first.records);
  await second.outbox.start();
  expect(second.sent).toEqual(['kept']);
  expect(second.calls).toEqual(first.calls);
  expect(first.records.size).toBe(0);
});

it('is written once when the answer was lost', async () => {
  const { outbox, written, calls, answer } = setUp();
  answer('lost');
  await outbox.add(write('hello'));
  answer('ok');
  await outbox.flush();
  expect(calls).toHaveLength(2);
  expect([...written.values()]).toEqual(['hello']);
});

it('tries again by itself, waiting longer each time', async () => {
  vi.useFakeTimers();
  const { outbox, calls, answer, sent } = setUp();
  answer('unreachable');
  await outbox.add(write('hello'));
  await vi.advanceTimersByTimeAsync(3_000);
  expect(calls).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(calls).toHaveLength(2);
  answer('ok');
  await vi.advanceTimersByTimeAsync(3_000);
  expect(sent).toEqual(['hello']);
  vi.useRealTimers();
});

it('leaves a refused message to the person, and sends those after it', async () => {
  const { outbox, answer, calls, records, sent } = setUp();
  answer('NOT_ALLOWED');
  await outbox.add(write('first'));
  expect(outbox.all()).toMatchObject([{ problem: { code: 'NOT_ALLOWED' } }]);
  expect(await unsentWork(createMemoryStore(records), ME)).toEqual([{ kind: 'messages' }]);
  answer('ok');
  await outbox.add(write('second'));
  expect(sent).toEqual(['second']);
  const [refused] = outbox.all();
  await outbox.retry(refused?.messageKey ?? '');
  expect(sent).toEqual(['second', 'first']);
  expect(calls[0]).toBe(calls[2]);
});

it('forgets what is discarded', async () => {
  const { outbox, answer, records, sent } = setUp();
  answer('SCHOOL_READ_ONLY');
  await outbox.add(write('first'));
  await outbox.discard(outbox.all()[0]?.messageKey ?? '');
  answer('ok');
  await outbox.flush();
  expect(sent).toEqual([]);
  expect(records.size).toBe(0);
});

it('sends nothing that an earlier page left while somebody else is signed in', async () => {
  const first = setUp();
  first.answer('unreachable');
  await first.outbox.add(write('private'));
  const second = setUp(first.records);
  second.isHere('someone else');
  await second.outbox.start();
  expect(second.calls).toEqual([]);
  second.isHere(ME);
  await second.outbox.flush();
  expect(second.sent).toEqual(['private']);
});
