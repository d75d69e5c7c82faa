import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Answer } from './answer.ts';
import { DraftKeeper } from './draft-keeper.ts';
import type { DraftPorts, DraftStart } from './draft-types.ts';

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

/**
 * Types four characters a second in phrases of 30 to 90 characters, thinking two to six seconds after each, and says
 * what was typed.
 */
async function typeFor(keeper: DraftKeeper, seconds: number): Promise<string> {
  let seed = 7;
  const upTo = (count: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % count;
  };
  const end = Date.now() + seconds * 1_000;
  let text = '';
  while (Date.now() < end) {
    for (let left = 30 + upTo(61); left > 0 && Date.now() < end; left--) {
      text += 'x';
      keeper.change(answer(text));
      await vi.advanceTimersByTimeAsync(250);
    }
    await vi.advanceTimersByTimeAsync(2_000 + upTo(4_001));
  }
  return text;
}

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-20T19:04:00Z') }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('keeps a change on this device within a second', async () => {
  const { keeper, ports } = setUp();
  keeper.change(answer('If a muscle'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(ports.keep).toHaveBeenCalledWith({ content: answer('If a muscle'), revision: 0, isUnsaved: true });
});

it('saves on the server ten to fifteen seconds after the first change it lacks, however fast somebody types', async () => {
  const { keeper, ports, status } = setUp();
  for (let n = 1; n <= 98; n++) {
    keeper.change(answer('x'.repeat(n)));
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(ports.save).not.toHaveBeenCalled();
  expect(status()).toEqual({ kind: 'on_device', reason: 'not_due' });

  await vi.advanceTimersByTimeAsync(5_200);
  expect(ports.save).toHaveBeenCalledExactlyOnceWith(answer('x'.repeat(98)), 0, false);
  expect(status().kind).toBe('saved');
});

it('draws the wait anew for each save, so that a class does not save together', async () => {
  const waits = [];
  for (const chance of [0, 0.5, 0.999]) {
    vi.spyOn(Math, 'random').mockReturnValueOnce(chance);
    const { keeper, ports } = setUp();
    const began = Date.now();
    keeper.change(answer('words'));
    while (ports.save.mock.calls.length === 0) await vi.advanceTimersByTimeAsync(100);
    waits.push((Date.now() - began) / 1_000);
  }
  expect(waits).toEqual([10, 12.5, 15]);
});

it('asks the server at most 60 times in ten minutes of typing, and keeps every keystroke on this device', async () => {
  const { keeper, ports } = setUp();
  const text = await typeFor(keeper, 600);
  expect(ports.save.mock.calls.length).toBeGreaterThanOrEqual(36);
  expect(ports.save.mock.calls.length).toBeLessThanOrEqual(60);

  await vi.advanceTimersByTimeAsync(1_000);
  expect(ports.keep.mock.lastCall?.[0].content.text).toBe(text);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(ports.save.mock.lastCall?.[0].text).toBe(text);
});

it('says that it is saved on this device once the device has it, and saved after the server has', async () => {
  const { keeper, ports, status } = setUp();
  let keep: () => void = () => undefined;
  ports.keep.mockReturnValueOnce(
    new Promise((resolve) => {
      keep = resolve;
    }),
  );
  keeper.change(answer('words'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(status()).toEqual({ kind: 'saving' });
  keep();
  await vi.advanceTimersByTimeAsync(0);
  expect(status()).toEqual({ kind: 'on_device', reason: 'not_due' });

  await vi.advanceTimersByTimeAsync(15_000);
  expect(status().kind).toBe('saved');
});

it('says so while somebody types on, and does not change its words between two keystrokes', async () => {
  const { keeper, ports, status } = setUp();
  const said: string[] = [];
  keeper.subscribe(() => {
    const { kind } = status();
    if (said.at(-1) !== kind) said.push(kind);
  });
  for (let n = 1; n <= 90; n++) {
    keeper.change(answer('x'.repeat(n)));
    await vi.advanceTimersByTimeAsync(100);
    // Never later than the device has it.
    if (n > 5) expect(status().kind).toBe('on_device');
  }
  expect(said).toEqual(['empty', 'saving', 'on_device']);

  // A device that takes nothing more doesn't have the text.
  ports.keep.mockRejectedValue(new Error('full'));
  keeper.change(answer('more'));
  await vi.advanceTimersByTimeAsync(500);
  expect(said.at(-1)).not.toBe('on_device');
});

it('saves at once when the field is left', async () => {
  const { keeper, ports, status } = setUp();
  keeper.change(answer('my answer'));
  await keeper.flush();
  expect(ports.save).toHaveBeenCalledExactlyOnceWith(answer('my answer'), 0, false);
  expect(status().kind).toBe('saved');

  await keeper.flush();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(ports.save).toHaveBeenCalledOnce();
});

it('sends the newest text when the field is left while an older one is on its way', async () => {
  const { keeper, ports } = setUp();
  let answerFirst: (value: { revision: number; savedAt: string }) => void = () => undefined;
  ports.save.mockReturnValueOnce(
    new Promise((resolve) => {
      answerFirst = resolve;
    }),
  );
  keeper.change(answer('older'));
  void keeper.flush();
  await vi.advanceTimersByTimeAsync(0);
  keeper.change(answer('older and newer'));
  void keeper.flush();
  answerFirst({ revision: 1, savedAt: '2026-11-20T19:04:00Z' });
  await vi.advanceTimersByTimeAsync(0);
  expect(ports.save).toHaveBeenLastCalledWith(answer('older and newer'), 1, false);
});

it('saves what came due while a slow save was on its way', async () => {
  const { keeper, ports } = setUp();
  ports.save.mockImplementationOnce(async () => {
    await new Promise((resolve) => setTimeout(resolve, 40_000));
    return { revision: 1, savedAt: '2026-11-20T19:04:40Z' };
  });
  keeper.change(answer('one'));
  await vi.advanceTimersByTimeAsync(16_000);
  keeper.change(answer('one two'));
  await vi.advanceTimersByTimeAsync(40_000);
  expect(ports.save).toHaveBeenLastCalledWith(answer('one two'), 1, false);
});

it.each([
  ['refuses it', () => Promise.reject(new DOMException('full', 'QuotaExceededError')), 410],
  ['does not answer', () => new Promise<void>(() => undefined), 2_410],
])('saves on the server at once when the device %s, and often from then on', async (_what, keep, afterMs) => {
  const { keeper, ports, status } = setUp();
  ports.keep.mockImplementation(keep);
  keeper.change(answer('a'));
  await vi.advanceTimersByTimeAsync(afterMs);
  expect(ports.save).toHaveBeenCalledExactlyOnceWith(answer('a'), 0, false);
  expect(status().kind).toBe('saved');

  keeper.change(answer('ab'));
  await vi.advanceTimersByTimeAsync(1_500);
  expect(ports.save).toHaveBeenLastCalledWith(answer('ab'), 1, false);
});

it('sees no conflict with its own text whose answer was lost', async () => {
  const { keeper, ports, status } = setUp();
  ports.save.mockRejectedValueOnce(new TypeError('the answer is lost'));
  keeper.change(answer('sent'));
  await keeper.flush();
  keeper.change(answer('sent and typed on'));
  ports.save.mockRejectedValueOnce(new Conflict('sent', 1));
  await keeper.flush();
  await vi.advanceTimersByTimeAsync(0);
  expect(ports.save).toHaveBeenLastCalledWith(answer('sent and typed on'), 1, false);
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
  await vi.advanceTimersByTimeAsync(15_000);
  expect(ports.save).toHaveBeenCalledOnce();
  expect(status()).toEqual({ kind: 'on_device', reason: 'not_due' });
  acknowledge({ revision: 1, savedAt: '2026-11-20T19:04:04Z' });
  await vi.advanceTimersByTimeAsync(0);
  expect(status()).toEqual({ kind: 'saved', at: '2026-11-20T19:04:04Z' });
  expect(keeper.isUnsaved).toBe(false);
});

it('says that it is kept on this device while offline, and saves when the server is back', async () => {
  const { keeper, ports, status } = setUp();
  ports.save.mockRejectedValueOnce(new TypeError('offline'));
  keeper.change(answer('offline words'));
  await vi.advanceTimersByTimeAsync(15_000);
  expect(status()).toEqual({ kind: 'on_device', reason: 'unreachable' });
  expect(ports.keep).toHaveBeenLastCalledWith({
    content: answer('offline words'),
    revision: 0,
    isUnsaved: true,
  });

  await vi.advanceTimersByTimeAsync(5_000);
  expect(ports.save).toHaveBeenLastCalledWith(answer('offline words'), 0, false);
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
  await vi.advanceTimersByTimeAsync(15_000);
  expect(status()).toMatchObject({ kind: 'conflict', rival: { content: answer('theirs'), revision: 4 } });

  keeper.change(answer('mine and more'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ports.save).toHaveBeenCalledOnce();
  expect(ports.keep).toHaveBeenLastCalledWith(
    expect.objectContaining({ content: answer('mine and more'), isUnsaved: true }),
  );

  keeper.resolve('mine');
  await vi.advanceTimersByTimeAsync(0);
  expect(ports.save).toHaveBeenLastCalledWith(answer('mine and more'), 4, false);
});

it('takes the other version without saving it again', async () => {
  const { keeper, ports, status } = setUp({ revision: 3 });
  ports.save.mockRejectedValueOnce(new Conflict('theirs', 4));
  keeper.change(answer('mine'));
  await vi.advanceTimersByTimeAsync(15_000);
  keeper.resolve('rival');
  expect(keeper.snapshot()).toMatchObject({ content: answer('theirs'), generation: 1 });
  expect(status()).toEqual({ kind: 'saved', at: '2026-11-20T19:00:00Z' });

  keeper.change(answer('theirs, edited'));
  await keeper.flush();
  expect(ports.save).toHaveBeenLastCalledWith(answer('theirs, edited'), 4, false);
});

it('sees no conflict where both tabs hold the same text', async () => {
  const { keeper, ports, status } = setUp({ revision: 3 });
  ports.save.mockRejectedValueOnce(new Conflict('same', 4));
  keeper.change(answer('same'));
  await vi.advanceTimersByTimeAsync(15_000);
  expect(status().kind).toBe('saved');
});

it('keeps a text that is too long for the server on this device, whole', async () => {
  const { keeper, ports, status } = setUp();
  keeper.change(answer('x'.repeat(100_001)));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(ports.save).not.toHaveBeenCalled();
  expect(status()).toEqual({ kind: 'on_device', reason: 'too_long' });
  expect(ports.keep.mock.lastCall?.[0].content.text).toHaveLength(100_001);
});

it('saves at once what an earlier page left unsaved', async () => {
  const { ports } = setUp({ content: answer('from before'), revision: 2, isUnsaved: true });
  await vi.advanceTimersByTimeAsync(0);
  expect(ports.save).toHaveBeenCalledExactlyOnceWith(answer('from before'), 2, false);
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
  await vi.advanceTimersByTimeAsync(20_000);
  expect(ports.save).not.toHaveBeenCalled();
  expect(ports.keep).toHaveBeenCalledWith(
    expect.objectContaining({ content: answer('my answer'), isUnsaved: true }),
  );

  keeper.resume();
  await vi.advanceTimersByTimeAsync(0);
  expect(ports.save).toHaveBeenCalledExactlyOnceWith(answer('my answer'), 0, false);
});

it('forgets the draft when the answer was submitted', async () => {
  const { keeper, ports } = setUp();
  keeper.change(answer('my answer'));
  await keeper.pause();
  await keeper.finish();
  keeper.close();
  await vi.advanceTimersByTimeAsync(20_000);
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

it('sends the last keystroke by a call that outlives the page', async () => {
  const { keeper, ports } = setUp();
  keeper.change(answer('the very last word'));
  keeper.leave();
  // Hidden first, then left: one call.
  keeper.leave();
  await vi.advanceTimersByTimeAsync(0);
  expect(ports.save).toHaveBeenCalledExactlyOnceWith(answer('the very last word'), 0, true);
});

it('saves what is left when the page goes away', async () => {
  const { keeper, ports } = setUp();
  keeper.change(answer('last words'));
  keeper.close();
  await vi.advanceTimersByTimeAsync(0);
  expect(ports.keep).toHaveBeenCalled();
  expect(ports.save).toHaveBeenCalledExactlyOnceWith(answer('last words'), 0, false);
});
