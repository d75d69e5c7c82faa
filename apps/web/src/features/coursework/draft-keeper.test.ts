import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Answer } from './answer.ts';
import { DraftKeeper, type DraftPorts, type DraftStart } from './draft-keeper.ts';

const answer = (text: string): Answer => ({ v: 1, text, matches: [] });
const EMPTY: DraftStart = { content: answer(''), revision: 0, savedAt: null, isUnsaved: false, rival: null };

class Conflict extends Error {
  readonly text: string;
  readonly revision: number;

  constructor(text: string, revision: number) {
    super();
    this.text = text;
    this.revision = revision;
  }
}

function setUp(start: Partial<DraftStart> = {}) {
  let revision = start.revision ?? 0;
  const ports = {
    save: vi.fn<DraftPorts['save']>(async () => {
      revision += 1;
      return { revision, savedAt: new Date().toISOString() };
    }),
    failureOf: (error: unknown) =>
      error instanceof Conflict
        ? ({
            kind: 'conflict',
            current: {
              content: answer(error.text),
              revision: error.revision,
              savedAt: '2026-11-20T19:00:00Z',
            },
          } as const)
        : ({ kind: error instanceof TypeError ? 'unreachable' : 'refused' } as const),
    keep: vi.fn<DraftPorts['keep']>(async () => undefined),
    keepAtOnce: vi.fn<DraftPorts['keepAtOnce']>(),
    forget: vi.fn<DraftPorts['forget']>(async () => undefined),
  };
  const keeper = new DraftKeeper(ports, { ...EMPTY, ...start });
  return { keeper, ports, status: () => keeper.snapshot().status };
}

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-20T19:04:00Z') }));
afterEach(() => void vi.useRealTimers());

it('keeps a change on this device within a second', async () => {
  const { keeper, ports } = setUp();
  keeper.change(answer('If a muscle'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(ports.keep).toHaveBeenCalledWith({ content: answer('If a muscle'), revision: 0, isUnsaved: true });
});

it('saves on the server within five seconds even while somebody types without a pause', async () => {
  const { keeper, ports, status } = setUp();
  for (let n = 1; n <= 50; n++) {
    keeper.change(answer('x'.repeat(n)));
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(ports.save).toHaveBeenCalledOnce();
  expect(status()).toEqual({ kind: 'saving' });

  await vi.advanceTimersByTimeAsync(5_000);
  expect(ports.save).toHaveBeenLastCalledWith(answer('x'.repeat(50)), 1);
  expect(status().kind).toBe('saved');
});

it('says nothing of saved before the server has acknowledged', async () => {
  const { keeper, ports, status } = setUp();
  let acknowledge: (value: { revision: number; savedAt: string }) => void = () => undefined;
  ports.save.mockReturnValueOnce(
    new Promise((resolve) => {
      acknowledge = resolve;
    }),
  );
  keeper.change(answer('a'));
  await vi.advanceTimersByTimeAsync(4_000);
  expect(status()).toEqual({ kind: 'saving' });
  acknowledge({ revision: 1, savedAt: '2026-11-20T19:04:04Z' });
  await vi.advanceTimersByTimeAsync(0);
  expect(status()).toEqual({ kind: 'saved', at: '2026-11-20T19:04:04Z' });
  expect(keeper.isUnsaved).toBe(false);
});

it('says that it is kept on this device while offline, and saves when the server is back', async () => {
  const { keeper, ports, status } = setUp();
  ports.save.mockRejectedValueOnce(new TypeError('offline'));
  keeper.change(answer('offline words'));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(status()).toEqual({ kind: 'on_device', reason: 'unreachable' });
  expect(ports.keep).toHaveBeenLastCalledWith({
    content: answer('offline words'),
    revision: 0,
    isUnsaved: true,
  });

  await vi.advanceTimersByTimeAsync(5_000);
  expect(ports.save).toHaveBeenLastCalledWith(answer('offline words'), 0);
  expect(status().kind).toBe('saved');
});

it('admits when neither server nor device can take the text', async () => {
  const { keeper, ports, status } = setUp();
  ports.save.mockRejectedValue(new TypeError('offline'));
  ports.keep.mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
  keeper.change(answer('words'));
  await vi.advanceTimersByTimeAsync(3_000);
  expect(status()).toEqual({ kind: 'unkept' });
});

it('asks when another tab saved in between, and overwrites nothing until the person has chosen', async () => {
  const { keeper, ports, status } = setUp({ revision: 3 });
  ports.save.mockRejectedValueOnce(new Conflict('theirs', 4));
  keeper.change(answer('mine'));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(status()).toMatchObject({ kind: 'conflict', rival: { content: answer('theirs'), revision: 4 } });

  keeper.change(answer('mine and more'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ports.save).toHaveBeenCalledOnce();
  expect(ports.keep).toHaveBeenLastCalledWith(
    expect.objectContaining({ content: answer('mine and more'), isUnsaved: true }),
  );

  keeper.resolve('mine');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(ports.save).toHaveBeenLastCalledWith(answer('mine and more'), 4);
});

it('takes the other version without saving it again', async () => {
  const { keeper, ports, status } = setUp({ revision: 3 });
  ports.save.mockRejectedValueOnce(new Conflict('theirs', 4));
  keeper.change(answer('mine'));
  await vi.advanceTimersByTimeAsync(2_000);
  keeper.resolve('rival');
  expect(keeper.snapshot()).toMatchObject({ content: answer('theirs'), generation: 1 });
  expect(status()).toEqual({ kind: 'saved', at: '2026-11-20T19:00:00Z' });

  keeper.change(answer('theirs, edited'));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(ports.save).toHaveBeenLastCalledWith(answer('theirs, edited'), 4);
});

it('sees no conflict where both tabs hold the same text', async () => {
  const { keeper, ports, status } = setUp({ revision: 3 });
  ports.save.mockRejectedValueOnce(new Conflict('same', 4));
  keeper.change(answer('same'));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(status().kind).toBe('saved');
});

it('keeps a text that is too long for the server on this device, whole', async () => {
  const { keeper, ports, status } = setUp();
  keeper.change(answer('x'.repeat(100_001)));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(ports.save).not.toHaveBeenCalled();
  expect(status()).toEqual({ kind: 'on_device', reason: 'too_long' });
  expect(ports.keep.mock.lastCall?.[0].content.text).toHaveLength(100_001);
});

it('saves at once what an earlier page left unsaved', async () => {
  const { ports } = setUp({ content: answer('from before'), revision: 2, isUnsaved: true });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(ports.save).toHaveBeenCalledExactlyOnceWith(answer('from before'), 2);
});

it("takes over another device's newer draft only while nothing here is unsaved", async () => {
  const { keeper } = setUp({ revision: 1 });
  keeper.observe({ content: answer('from the phone'), revision: 2, savedAt: '2026-11-20T19:00:00Z' });
  expect(keeper.snapshot()).toMatchObject({ content: answer('from the phone'), generation: 1 });

  keeper.change(answer('typing here'));
  keeper.observe({ content: answer('from the phone again'), revision: 3, savedAt: '2026-11-20T19:01:00Z' });
  expect(keeper.snapshot().content).toEqual(answer('typing here'));
});

it('saves nothing while the answer is being handed in, and goes on when that fails', async () => {
  const { keeper, ports } = setUp();
  keeper.change(answer('my answer'));
  await keeper.pause();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(ports.save).not.toHaveBeenCalled();
  expect(ports.keep).toHaveBeenCalledWith(
    expect.objectContaining({ content: answer('my answer'), isUnsaved: true }),
  );

  keeper.resume();
  await vi.advanceTimersByTimeAsync(0);
  expect(ports.save).toHaveBeenCalledExactlyOnceWith(answer('my answer'), 0);
});

it('forgets the draft when the answer was handed in', async () => {
  const { keeper, ports } = setUp();
  keeper.change(answer('my answer'));
  await keeper.pause();
  await keeper.finish();
  keeper.close();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(ports.forget).toHaveBeenCalledOnce();
  expect(ports.save).not.toHaveBeenCalled();
});

it('has the last keystroke on this device before the browser leaves the page', () => {
  const { keeper, ports } = setUp();
  keeper.leave();
  expect(ports.keepAtOnce).not.toHaveBeenCalled();
  keeper.change(answer('the very last word'));
  keeper.leave();
  expect(ports.keepAtOnce).toHaveBeenCalledExactlyOnceWith({
    content: answer('the very last word'),
    revision: 0,
    isUnsaved: true,
  });
});

it('saves what is left when the page goes away', async () => {
  const { keeper, ports } = setUp();
  keeper.change(answer('last words'));
  keeper.close();
  await vi.advanceTimersByTimeAsync(0);
  expect(ports.keep).toHaveBeenCalled();
  expect(ports.save).toHaveBeenCalledExactlyOnceWith(answer('last words'), 0);
});
