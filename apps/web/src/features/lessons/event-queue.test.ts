import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createMemoryStore } from '#lib/memory-store.ts';
import { unsentWork } from '#lib/unsent-work.ts';
import {
  completionWaiting,
  EventQueue,
  type EventQueuePorts,
  type LessonEvent,
  withWaiting,
} from './event-queue.ts';

const event = (id: string, kind: LessonEvent['kind'], lessonId = 'lesson-1') =>
  ({ clientEventId: id, lessonId, kind, occurredAt: '2026-11-20T19:00:00.000Z' }) as LessonEvent;

class Refusal extends Error {}
class OtherAttempt extends Error {
  readonly clientEventIds: readonly string[];
  constructor(clientEventIds: readonly string[]) {
    super();
    this.clientEventIds = clientEventIds;
  }
}

function setUp(changes: Partial<EventQueuePorts> = {}) {
  const records = new Map<string, unknown>();
  const ports: EventQueuePorts = {
    device: createMemoryStore(records),
    userId: 'ada',
    send: vi.fn(async () => ({})),
    onSent: vi.fn(async () => undefined),
    onRefused: vi.fn(),
    refusalOf: (error) => (error instanceof Refusal ? 'SCHOOL_READ_ONLY' : null),
    earlierIn: (error) => (error instanceof OtherAttempt ? error.clientEventIds : []),
    onEarlier: vi.fn(),
    ...changes,
  };
  return { ports, records, queue: new EventQueue(ports) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('sends an event at once and forgets it when the server has it', async () => {
  const { queue, ports, records } = setUp();
  await queue.add(event('a', 'completed'));
  expect(ports.send).toHaveBeenCalledExactlyOnceWith([event('a', 'completed')]);
  expect(queue.waiting()).toEqual([]);
  expect(records.size).toBe(0);
});

it('tells nobody of a change where none waits, before or after', async () => {
  const { queue } = setUp();
  const told = vi.fn();
  queue.subscribe(told);
  await queue.start();
  expect(told).not.toHaveBeenCalled();
});

it('keeps events on the device while offline and sends them under the same ids later', async () => {
  const send = vi
    .fn<EventQueuePorts['send']>()
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockResolvedValue({});
  const { queue, records } = setUp({ send });
  await queue.add(event('a', 'completed'));
  expect([...records.keys()]).toEqual(['lesson-events/ada/a']);

  await vi.advanceTimersByTimeAsync(5_000);
  expect(send.mock.calls).toEqual([[[event('a', 'completed')]], [[event('a', 'completed')]]]);
  expect(records.size).toBe(0);
});

it('takes up what an earlier page left, but nothing of another person', async () => {
  const { queue, ports, records } = setUp();
  records.set('lesson-events/ada/a', event('a', 'completed'));
  records.set('lesson-events/eve/b', event('b', 'completed'));
  await queue.start();
  expect(ports.send).toHaveBeenCalledExactlyOnceWith([event('a', 'completed')]);
  expect([...records.keys()]).toEqual(['lesson-events/eve/b']);
});

it('sends no more than a hundred events in one call', async () => {
  const { queue, ports, records } = setUp();
  for (let n = 0; n < 101; n++) records.set(`lesson-events/ada/${n}`, event(`${n}`, 'opened'));
  await queue.start();
  expect(vi.mocked(ports.send).mock.calls.map(([events]) => events.length)).toEqual([100, 1]);
});

it('holds nothing back for a refused event, and says so', async () => {
  const send = vi.fn(async (events: LessonEvent[]) => {
    if (events.some(({ clientEventId }) => clientEventId === 'bad')) throw new Refusal();
    return {};
  });
  const { queue, ports, records } = setUp({ send });
  records.set('lesson-events/ada/bad', event('bad', 'completed', 'gone'));
  records.set('lesson-events/ada/good', event('good', 'completed'));
  await queue.start();
  expect(ports.onRefused).toHaveBeenCalledExactlyOnceWith([event('bad', 'completed', 'gone')]);
  expect(send).toHaveBeenLastCalledWith([event('good', 'completed')]);
  expect(queue.waiting()).toEqual([]);
});

it('sets events of an earlier attempt aside on the device, says so, and sends the others', async () => {
  const send = vi.fn(async (events: LessonEvent[]) => {
    const old = events.map(({ clientEventId }) => clientEventId).filter((id) => id.startsWith('old'));
    if (old.length > 0) throw new OtherAttempt(old);
    return {};
  });
  const { queue, ports, records } = setUp({ send });
  for (const id of ['new', 'old-1', 'old-2']) records.set(`lesson-events/ada/${id}`, event(id, 'completed'));
  await queue.start();
  expect(ports.onEarlier).toHaveBeenCalledExactlyOnceWith([
    event('old-1', 'completed'),
    event('old-2', 'completed'),
  ]);
  expect(send.mock.calls.map(([events]) => events.length)).toEqual([3, 1]);
  expect(queue.waiting()).toEqual([]);
  expect([...records.keys()]).toEqual(['lesson-events-earlier/ada/old-1', 'lesson-events-earlier/ada/old-2']);
  expect(ports.onRefused).not.toHaveBeenCalled();
});

it('keeps refused events on the device with the reason, until they are sent again or removed', async () => {
  let isClosed = true;
  const send = vi.fn(async () => {
    if (isClosed) throw new Refusal();
    return {};
  });
  const { queue, ports, records } = setUp({ send });
  for (const id of ['a', 'b']) await queue.add(event(id, 'completed'));
  await queue.add(event('c', 'opened'));
  const refused = [
    { event: event('a', 'completed'), refusal: 'SCHOOL_READ_ONLY' },
    { event: event('b', 'completed'), refusal: 'SCHOOL_READ_ONLY' },
  ];
  expect(queue.refused()).toEqual(refused);
  expect(queue.waiting()).toEqual([]);

  // Another page finds them, and nothing of another person.
  records.set('lesson-events-refused/eve/d', { event: event('d', 'completed'), refusal: 'FORBIDDEN' });
  const later = new EventQueue(ports);
  await later.start();
  expect(later.refused()).toEqual(refused);

  isClosed = false;
  await later.retry(refused.slice(0, 1));
  expect(send).toHaveBeenLastCalledWith([event('a', 'completed')]);
  await later.remove(refused.slice(1));
  expect(later.refused()).toEqual([]);
  expect([...records.keys()]).toEqual(['lesson-events-refused/eve/d']);
});

it('keeps what the server refused among others that it took', async () => {
  const { queue, ports, records } = setUp({
    send: vi.fn(async () => ({ refusedEventIds: ['left', 'there'] })),
  });
  records.set('lesson-events/ada/left', event('left', 'completed'));
  records.set('lesson-events/ada/there', event('there', 'opened'));
  records.set('lesson-events/ada/taken', event('taken', 'completed'));
  await queue.start();
  expect(ports.send).toHaveBeenCalledOnce();
  expect(queue.refused()).toEqual([{ event: event('left', 'completed'), refusal: 'FORBIDDEN' }]);
  expect([...records.keys()]).toEqual(['lesson-events-refused/ada/left']);
});

it('shows what an earlier page set aside, and forgets it when told', async () => {
  const { queue, records } = setUp();
  records.set('lesson-events-earlier/ada/old', event('old', 'completed'));
  records.set('lesson-events-earlier/ada/there', event('there', 'opened'));
  await queue.start();
  const [old, ...more] = queue.refused();
  expect(more).toEqual([]);
  expect(old).toEqual({ event: event('old', 'completed'), refusal: 'OTHER_ATTEMPT' });
  await queue.remove(queue.refused());
  expect(queue.refused()).toEqual([]);
  expect(records.has('lesson-events-earlier/ada/old')).toBe(false);
});

it('asks for the new state before it forgets an event, so that nothing flickers', async () => {
  const { queue, ports } = setUp({
    onSent: vi.fn(async () => {
      expect(queue.waiting()).toHaveLength(1);
    }),
  });
  await queue.add(event('a', 'completed'));
  expect(ports.onSent).toHaveBeenCalledOnce();
});

it('reads the newest word about a lesson', () => {
  const events = [
    event('a', 'completed'),
    event('b', 'uncompleted'),
    event('c', 'opened'),
    event('d', 'completed', 'lesson-2'),
  ];
  expect(completionWaiting(events, 'lesson-1')).toBe(false);
  expect(completionWaiting(events, 'lesson-2')).toBe(true);
  expect(completionWaiting(events, 'lesson-3')).toBeNull();
});

it('shows a course as it will be once the waiting events have arrived', () => {
  const course = {
    title: 'Biology',
    modules: [
      {
        lessons: [
          { lessonId: 'lesson-1', isCompleted: false },
          { lessonId: 'lesson-2', isCompleted: true },
        ],
      },
    ],
    lessonsCompleted: 1,
    lessonProgress: 0.5,
    lessonCount: 2,
  };
  expect(withWaiting(course, [event('a', 'completed')])).toMatchObject({
    title: 'Biology',
    lessonsCompleted: 2,
    lessonProgress: 1,
  });
  expect(withWaiting(course, [event('a', 'opened')])).toBe(course);
});

it('holds nothing back where the device has no room for what is of an earlier attempt', async () => {
  const send = vi.fn(async (events: LessonEvent[]) => {
    if (events.some(({ clientEventId }) => clientEventId === 'old')) throw new OtherAttempt(['old']);
    return {};
  });
  const { queue, ports, records } = setUp({ send });
  const { write } = ports.device;
  ports.device.write = async (key, value) => {
    if (key.startsWith('lesson-events-earlier/')) throw new Error('full');
    await write.call(ports.device, key, value);
  };
  records.set('lesson-events/ada/old', event('old', 'completed'));
  records.set('lesson-events/ada/taken', event('taken', 'completed'));
  await queue.start();
  expect(queue.waiting()).toEqual([]);
  expect(ports.onEarlier).toHaveBeenCalledOnce();
  expect(queue.refused()).toEqual([{ event: event('old', 'completed'), refusal: 'OTHER_ATTEMPT' }]);
});

it('names a refused event once, however often it is refused, and no more once it was taken', async () => {
  let isClosed = true;
  const send = vi.fn(async () => {
    if (isClosed) throw new Refusal();
    return {};
  });
  const { queue, records } = setUp({ send });
  const refused = { event: event('a', 'completed'), refusal: 'SCHOOL_READ_ONLY' };
  // The page went away between keeping it and taking it from the queue.
  records.set('lesson-events/ada/a', refused.event);
  records.set('lesson-events-refused/ada/a', refused);
  await queue.start();
  expect(queue.refused()).toEqual([refused]);
  await Promise.all([queue.retry([refused]), queue.retry([refused])]);
  expect(queue.refused()).toEqual([refused]);
  // It is named before its owner signs out.
  expect(await unsentWork(createMemoryStore(records), 'ada')).toEqual([
    { kind: 'lesson', lessonId: refused.event.lessonId },
  ]);

  isClosed = false;
  records.set('lesson-events/ada/a', refused.event);
  const later = new EventQueue(setUp({ send, device: createMemoryStore(records) }).ports);
  await later.start();
  expect(later.refused()).toEqual([]);
  expect(records.size).toBe(0);
});
