import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followEvents } from './events.ts';

/** The browser's stream, with what happens to it in our hands. */
class FakeSource extends EventTarget {
  static readonly CLOSED = 2;
  static all: FakeSource[] = [];
  readyState = 1;
  onopen = () => {};
  onerror = () => {};
  onmessage = (_message: { data: string }) => {};
  constructor() {
    super();
    FakeSource.all.push(this);
  }
  close() {
    this.readyState = FakeSource.CLOSED;
  }
  /** An answer that is no stream: EventSource gives up. */
  refuse() {
    this.readyState = FakeSource.CLOSED;
    this.onerror();
  }
}

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
const frame = new EventTarget();
let stop: () => void;
const queryClient = new QueryClient();
const asked = vi.spyOn(queryClient, 'invalidateQueries').mockResolvedValue();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', FakeSource);
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', frame);
  FakeSource.all = [];
  asked.mockClear();
  stop = followEvents(queryClient);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const streams = () => FakeSource.all.length;

it('comes back after an answer that was no stream, each time later, and asks for everything anew', () => {
  FakeSource.all[0]?.refuse();
  expect(streams()).toBe(1);
  vi.advanceTimersByTime(1_500);
  expect(streams()).toBe(2);
  FakeSource.all[1]?.refuse();
  vi.advanceTimersByTime(900);
  expect(streams()).toBe(2);
  vi.advanceTimersByTime(2_100);
  expect(streams()).toBe(3);
  expect(asked).not.toHaveBeenCalled();
  FakeSource.all[2]?.onopen();
  expect(asked).toHaveBeenCalledExactlyOnceWith();
});

it('stays away once a newer page took its place, until it is looked at again', () => {
  FakeSource.all[0]?.dispatchEvent(new Event('replaced'));
  FakeSource.all[0]?.onerror();
  vi.advanceTimersByTime(600_000);
  expect(streams()).toBe(1);
  page.visibilityState = 'hidden';
  frame.dispatchEvent(new Event('focus'));
  expect(streams()).toBe(1);
  page.visibilityState = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
  frame.dispatchEvent(new Event('focus'));
  expect(streams()).toBe(2);
  FakeSource.all[1]?.onopen();
  expect(asked).toHaveBeenCalledOnce();
});
