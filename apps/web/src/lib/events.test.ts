import { ORPCError } from '@orpc/client';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followEvents } from './events.ts';
import { standingChanges } from './standing.ts';

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

it.each(['membership', 'account'])('asks anew what was refused once a %s has changed', async (topic) => {
  const refused = new ORPCError('FORBIDDEN');
  const fail = (error: Error) => () => Promise.reject(error);
  const ask = (key: string, error: Error) =>
    queryClient.fetchQuery({ queryKey: [key], queryFn: fail(error), retry: false }).catch(() => undefined);
  await ask('closed', refused);
  await ask('broken', new ORPCError('INTERNAL_SERVER_ERROR'));
  const before = standingChanges.get();
  const toldAfter: number[] = [];
  const stopTelling = standingChanges.subscribe(() => toldAfter.push(asked.mock.calls.length));
  FakeSource.all[0]?.onmessage({ data: JSON.stringify({ topic, id: 'x' }) });
  await vi.waitFor(() => expect(standingChanges.get()).toBe(before + 1));
  stopTelling();
  // Pages are told when the session is known again.
  expect(toldAfter).toEqual([1]);
  await vi.waitFor(() => expect(queryClient.getQueryState(['closed'])?.error).toBeNull());
  expect(queryClient.getQueryState(['broken'])?.error).not.toBeNull();
});

it('tells refused pages after the stream was away, too', async () => {
  const before = standingChanges.get();
  FakeSource.all[0]?.onerror();
  FakeSource.all[0]?.onopen();
  await vi.waitFor(() => expect(standingChanges.get()).toBe(before + 1));
});

it('asks anew for requests to correct a record with a notification, which is all that tells of them', () => {
  FakeSource.all[0]?.onmessage({ data: JSON.stringify({ topic: 'notification', id: 'x' }) });
  const affects = asked.mock.calls[0]?.[0]?.predicate;
  const isAsked = (path: string[]) => affects?.({ queryKey: [path] } as never);
  expect(isAsked(['corrections', 'mine'])).toBe(true);
  expect(isAsked(['notifications', 'unread'])).toBe(true);
  expect(isAsked(['gradebook', 'mine'])).toBe(false);
});

it('asks for ledgers at the first word, and once more for all that followed within a second', () => {
  const say = () => FakeSource.all[0]?.onmessage({ data: JSON.stringify({ topic: 'ledger', id: 'school' }) });
  for (let student = 0; student < 1_000; student += 1) say();
  expect(asked).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1_000);
  expect(asked).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(5_000);
  expect(asked).toHaveBeenCalledTimes(2);
  say();
  expect(asked).toHaveBeenCalledTimes(3);
});
