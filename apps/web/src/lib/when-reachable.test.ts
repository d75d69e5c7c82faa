import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenReachable } from './release.ts';

let isUp = false;
beforeEach(() => {
  isUp = false;
  vi.useFakeTimers();
  // The shortest wait.
  vi.spyOn(Math, 'random').mockReturnValue(0);
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('fetch', async () => ({ ok: isUp }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('goes on when a server that was away answers again, with no event of the browser', async () => {
  const act = vi.fn();
  const end = whenReachable(true, act);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(act).not.toHaveBeenCalled();
  isUp = true;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(act).toHaveBeenCalledTimes(1);
  end();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(act).toHaveBeenCalledTimes(1);
});

it('doesn’t ask again and again what a server refuses that is there', async () => {
  isUp = true;
  const act = vi.fn();
  const end = whenReachable(false, act);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(act).not.toHaveBeenCalled();
  isUp = false;
  await vi.advanceTimersByTimeAsync(5_000);
  isUp = true;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(act).toHaveBeenCalledTimes(1);
  end();
});

it('goes on with the network', () => {
  const act = vi.fn();
  const end = whenReachable(true, act);
  window.dispatchEvent(new Event('online'));
  expect(act).toHaveBeenCalledTimes(1);
  end();
  window.dispatchEvent(new Event('online'));
  expect(act).toHaveBeenCalledTimes(1);
});
