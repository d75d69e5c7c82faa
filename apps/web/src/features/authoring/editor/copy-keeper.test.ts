import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type CopyFailure, CopyKeeper, copyStart, type KeptCopy, type ServerCopy } from './copy-keeper.ts';

class Refusal extends Error {
  readonly failure: CopyFailure<string>;
  constructor(failure: CopyFailure<string>) {
    super();
    this.failure = failure;
  }
}

/** A server that counts versions, and a device that may be full. */
function stage(start: ServerCopy<string>, kept: KeptCopy<string>[] = []) {
  const server = { ...start, isDown: false, isBroken: false, delayMs: 0, saves: 0 };
  const device: { kept: ServerCopy<string> | null; isFull: boolean } = { kept: null, isFull: false };
  const keep = (copy: ServerCopy<string>) => {
    if (device.isFull) throw new Error('full');
    device.kept = copy;
  };
  const keeper = new CopyKeeper<string>(
    {
      async save(copy, baseVersion) {
        server.saves += 1;
        if (server.delayMs > 0) await new Promise((resolve) => setTimeout(resolve, server.delayMs));
        if (server.isDown) throw new Refusal({ kind: 'unreachable' });
        if (server.isBroken) throw new Refusal({ kind: 'refused', error: 'too long' });
        if (baseVersion !== server.version) {
          const current = { copy: server.copy, version: server.version, byName: 'Col League' };
          throw new Refusal({ kind: 'stale', current });
        }
        server.copy = copy;
        server.version += 1;
        return { version: server.version, savedAt: '2026-11-20T10:00:00Z' };
      },
      failureOf: (error) => (error as Refusal).failure,
      keep: async (copy) => keep(copy),
      keepAtOnce: keep,
      async forget() {
        device.kept = null;
      },
    },
    copyStart(start, kept),
  );
  return { server, device, keeper, kind: () => keeper.snapshot().status.kind };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('saves two seconds after typing rested, once', async () => {
  const { server, keeper, kind } = stage({ copy: 'a', version: 1 });
  keeper.change('ab');
  await vi.advanceTimersByTimeAsync(1_500);
  keeper.change('abc');
  await vi.advanceTimersByTimeAsync(1_500);
  expect(server.saves).toBe(0);
  await vi.advanceTimersByTimeAsync(600);
  expect([server.copy, server.saves, kind()]).toEqual(['abc', 1, 'saved']);
});

it('says that the device has the copy while somebody types on, and saved after the server has it', async () => {
  const { device, keeper, kind } = stage({ copy: 'a', version: 1 });
  const said: string[] = [];
  keeper.subscribe(() => {
    if (said.at(-1) !== kind()) said.push(kind());
  });
  for (let n = 1; n <= 50; n++) {
    keeper.change('b'.repeat(n));
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(said).toEqual(['saving', 'on_device']);
  expect(device.kept?.copy.length).toBeGreaterThan(45);
  await vi.advanceTimersByTimeAsync(2_100);
  expect(said).toEqual(['saving', 'on_device', 'saving', 'saved']);
});

it('keeps on the device what the server has not got, and forgets it then', async () => {
  const { server, device, keeper, kind } = stage({ copy: 'a', version: 1 });
  server.isDown = true;
  keeper.change('ab');
  await vi.advanceTimersByTimeAsync(2_100);
  expect([device.kept, kind()]).toEqual([{ copy: 'ab', version: 1 }, 'on_device']);
  server.isDown = false;
  await vi.advanceTimersByTimeAsync(10_000);
  expect([server.copy, device.kept, kind()]).toEqual(['ab', null, 'saved']);
});

it('says so when neither the server nor the device can take it', async () => {
  const { server, device, keeper, kind } = stage({ copy: 'a', version: 1 });
  server.isDown = true;
  device.isFull = true;
  keeper.change('ab');
  await vi.advanceTimersByTimeAsync(2_100);
  expect(kind()).toBe('unkept');
});

it('overwrites nothing that somebody else saved, and keeps both until one is chosen', async () => {
  const { server, device, keeper } = stage({ copy: 'a', version: 1 });
  server.copy = 'theirs';
  server.version = 2;
  keeper.change('mine');
  await vi.advanceTimersByTimeAsync(2_100);
  expect(keeper.snapshot().status).toEqual({
    kind: 'conflict',
    rival: { copy: 'theirs', version: 2, byName: 'Col League' },
  });
  await vi.advanceTimersByTimeAsync(60_000);
  expect([server.copy, device.kept?.copy]).toEqual(['theirs', 'mine']);
  keeper.choose('mine');
  await vi.advanceTimersByTimeAsync(10);
  expect([server.copy, server.version]).toEqual(['mine', 3]);
});

it('goes on with the other one where it is chosen, with a new editor', async () => {
  const { server, device, keeper, kind } = stage({ copy: 'a', version: 1 });
  server.copy = 'theirs';
  server.version = 2;
  keeper.change('mine');
  await vi.advanceTimersByTimeAsync(2_100);
  keeper.choose('rival');
  await vi.advanceTimersByTimeAsync(10);
  expect(keeper.snapshot()).toMatchObject({ copy: 'theirs', version: 2, generation: 1 });
  expect([device.kept, kind()]).toEqual([null, 'saved']);
});

it('begins with what the device kept, unless the server went on since', () => {
  const kept = (copy: string, version: number, keptAt: string) => ({ copy, version, keptAt });
  const server = { copy: 'a', version: 4 };
  expect(copyStart(server, [])).toMatchObject({ copy: 'a', isUnsaved: false });
  expect(copyStart(server, [kept('a', 3, '1')])).toMatchObject({ copy: 'a', version: 4, isUnsaved: false });
  expect(copyStart(server, [kept('old', 4, '1'), kept('new', 4, '2')])).toMatchObject({
    copy: 'new',
    rival: null,
    isUnsaved: true,
  });
  expect(copyStart(server, [kept('mine', 3, '1')])).toMatchObject({
    copy: 'mine',
    rival: { copy: 'a', version: 4 },
  });
});

it('does not try again what the server refuses, and keeps it', async () => {
  const { server, device, keeper, kind } = stage({ copy: 'a', version: 1 });
  server.isBroken = true;
  keeper.change('ab');
  await vi.advanceTimersByTimeAsync(120_000);
  expect([server.saves, kind(), device.kept?.copy]).toEqual([1, 'refused', 'ab']);
});

it('keeps what was typed when the page goes away', () => {
  const { device, keeper } = stage({ copy: 'a', version: 1 });
  keeper.change('ab');
  keeper.leave();
  expect(device.kept).toEqual({ copy: 'ab', version: 1 });
});

it('types on while a save is under way', async () => {
  const { server, keeper } = stage({ copy: 'a', version: 1 });
  server.delayMs = 500;
  keeper.change('ab');
  await vi.advanceTimersByTimeAsync(2_100);
  keeper.change('abc');
  await vi.advanceTimersByTimeAsync(500);
  expect([server.copy, server.version, keeper.snapshot().copy]).toEqual(['ab', 2, 'abc']);
  await vi.advanceTimersByTimeAsync(2_600);
  expect([server.copy, server.version, keeper.snapshot().status.kind]).toEqual(['abc', 3, 'saved']);
});

it('takes a newer copy of the server only where nothing is unsaved', () => {
  const { keeper } = stage({ copy: 'a', version: 1 });
  keeper.take({ copy: 'b', version: 2 });
  expect(keeper.snapshot()).toMatchObject({ copy: 'b', version: 2, generation: 1 });
  keeper.change('mine');
  keeper.take({ copy: 'c', version: 3 });
  expect(keeper.snapshot()).toMatchObject({ copy: 'mine', version: 2 });
});
