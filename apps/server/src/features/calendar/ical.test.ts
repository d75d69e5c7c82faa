import type { AssignmentId, CourseId, LiveSessionId } from '@fieldhouse/contract/ids.ts';
import fc from 'fast-check';
import { DateTime } from 'luxon';
import nodeIcal from 'node-ical';
import { expect, it } from 'vitest';
import { type ReadEvent, readCalendar } from '#testing/read-calendar.ts';
import type { DatedEvent } from './events.ts';
import { writeCalendar } from './ical.ts';

const NEW_YORK = 'America/New_York';

const assignment = (title: string, startsAt: string, more: Partial<DatedEvent> = {}): DatedEvent =>
  ({
    kind: 'assignment',
    assignmentId: '01930000-0000-7000-8000-000000000001' as AssignmentId,
    type: 'assignment',
    title,
    courseId: '01930000-0000-7000-8000-00000000000c' as CourseId,
    courseTitle: 'Biology',
    courseColor: 2,
    startsAt,
    endsAt: startsAt,
    pointsPossible: 20,
    isDueSoon: false,
    work: [],
    version: 3,
    sequence: 3,
    can: { edit: false },
    updatedAt: '2026-10-01T12:00:00Z',
    ...more,
  }) as DatedEvent;

const session = (title: string, startsAt: string, meetingUrl: string | null): DatedEvent => ({
  kind: 'session',
  sessionId: '01930000-0000-7000-8000-000000000002' as LiveSessionId,
  type: 'session',
  title,
  description: 'Bring your book',
  courseId: '01930000-0000-7000-8000-00000000000c' as CourseId,
  courseTitle: 'Biology',
  courseColor: 2,
  startsAt,
  endsAt: new Date(Date.parse(startsAt) + 45 * 60_000).toISOString(),
  durationMinutes: 45,
  teacherName: 'Nora Okafor',
  ...{ hasLink: meetingUrl !== null, canJoin: false, mayJoin: 'yes' as const },
  meetingUrl,
  version: 1,
  sequence: 1,
  can: { edit: false },
  updatedAt: '2026-10-01T12:00:00Z',
});

const file = (events: readonly DatedEvent[], timeZone = NEW_YORK): Parameters<typeof writeCalendar>[0] => ({
  name: 'Academic Calendar',
  events,
  timeZone,
  appUrl: 'https://school.example',
  completion: null,
  hasMeetingLinks: true,
});

const textOf = (value: unknown): string =>
  typeof value === 'object' && value !== null ? String((value as { val: unknown }).val) : String(value);

const readWithNodeIcal = (text: string): ReadEvent[] =>
  Object.values(nodeIcal.sync.parseICS(text)).flatMap((one) =>
    one?.type === 'VEVENT'
      ? [
          {
            uid: one.uid,
            summary: textOf(one.summary),
            location: textOf(one.location),
            start: one.start.toISOString(),
            end: (one.end ?? one.start).toISOString(),
          },
        ]
      : [],
  );

/** Lines of a file as they stand, folds undone. */
const linesOf = (text: string): string[] => text.replaceAll('\r\n ', '').split('\r\n');

it.each([
  // Clocks are turned back on 2026-11-01, and forward on 2027-03-14.
  [
    NEW_YORK,
    ['2026-10-31', '2026-11-01', '2026-11-02', '2027-03-13', '2027-03-14', '2027-03-15', '2027-07-04'],
  ],
  ['Europe/Berlin', ['2026-10-24', '2026-10-25', '2026-10-26', '2027-03-27', '2027-03-28', '2027-03-29']],
  ['Asia/Kolkata', ['2026-11-01', '2027-03-14']],
  ['UTC', ['2026-11-01', '2027-03-14']],
])('writes the right instant on both days on which clocks change: %s', (zone, days) => {
  for (const day of days) {
    for (const time of ['00:00', '00:30', '09:00', '12:00', '23:59']) {
      const at = DateTime.fromISO(`${day}T${time}`, { zone }).toUTC().toISO() as string;
      const text = writeCalendar(file([session('Class', at, null)], zone));
      const end = DateTime.fromISO(at).plus({ minutes: 45 }).toUTC().toISO();
      for (const [event] of [readCalendar(text), readWithNodeIcal(text)]) {
        expect(event, `${zone} ${day} ${time}`).toMatchObject({ start: at, end });
      }
    }
  }
});

it('writes the hour that comes twice so that nobody takes the one for the other', () => {
  for (const at of ['2026-11-01T05:30:00.000Z', '2026-11-01T06:30:00.000Z', '2026-11-01T04:40:00.000Z']) {
    const text = writeCalendar(file([session('Class', at, null)]));
    for (const [event] of [readCalendar(text), readWithNodeIcal(text)]) expect(event?.start).toBe(at);
  }
});

it('writes what RFC 5545 wants of an event', () => {
  const lines = linesOf(
    writeCalendar(
      file([
        assignment('Essay', '2026-11-21T04:59:00Z'),
        session('Class', '2026-11-23T19:00:00Z', 'https://meet.jit.si/room'),
      ]),
    ),
  );
  for (const line of [
    'VERSION:2.0',
    'BEGIN:VTIMEZONE',
    'TZID:America/New_York',
    'UID:assignment-01930000-0000-7000-8000-000000000001@fieldhouse',
    'UID:session-01930000-0000-7000-8000-000000000002@fieldhouse',
    'SEQUENCE:3',
    'DTSTAMP:20261001T120000Z',
    'DTSTART;TZID=America/New_York:20261120T235900',
    'DTSTART;TZID=America/New_York:20261123T140000',
    'DTEND;TZID=America/New_York:20261123T144500',
    'STATUS:CONFIRMED',
    'LOCATION:Online',
    'LOCATION:https://meet.jit.si/room',
    'TRANSP:TRANSPARENT',
  ])
    expect(lines).toContain(line);
  // What is due has no length, so there is one end, the class's.
  expect(lines.filter((line) => line.startsWith('DTEND'))).toHaveLength(1);
});

it('keeps an address and a number of changes per event, whatever its title becomes', () => {
  const uids = ['Essay', 'Another title'].map(
    (title) => readCalendar(writeCalendar(file([assignment(title, '2026-11-21T04:59:00Z')])))[0]?.uid,
  );
  expect(new Set(uids).size).toBe(1);
});

const HOSTILE = [
  'Commas, semicolons; and a back\\slash\\n',
  'Ends here\r\nEND:VEVENT\r\nBEGIN:VALARM\r\nACTION:AUDIO\r\nEND:VALARM',
  'Line one\nATTACH:https://evil.example\nX-THING:1',
  'Return alone\rDTSTART:19700101T000000Z',
  'Emoji 🧪👩🏽‍🔬 and accents: Diálogo, Prüfung, 数学の宿題',
  '🧪'.repeat(150),
  'é'.repeat(300),
  'x'.repeat(300),
  ': ; , " = \\',
  'A null \u0000 and a bell \u0007',
];
const readable = (title: string) =>
  title.replace(/\r\n?/g, '\n').replaceAll('\u0000', '').replaceAll('\u0007', '');

it.each(HOSTILE)('keeps a hostile title whole, and one event one event: %j', (title) => {
  const text = writeCalendar(
    file([assignment(title, '2026-11-21T04:59:00Z'), session(title, '2026-11-23T19:00:00Z', null)]),
  );
  // node-ical undoes escapes in the wrong order and takes an escaped backslash before an n for a line break.
  const isBeyondNodeIcal = title.includes('\\n');
  for (const events of [readCalendar(text), ...(isBeyondNodeIcal ? [] : [readWithNodeIcal(text)])]) {
    expect(events.map(({ summary }) => summary)).toEqual([readable(title), readable(title)]);
  }
  const names = linesOf(text).map((line) => line.split(/[:;]/, 1)[0]);
  for (const name of ['ATTACH', 'X-THING', 'BEGIN:VALARM', 'ACTION']) expect(names).not.toContain(name);
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2);
});

it('ends its last line with a break, as every other', () => {
  for (const events of [[], [assignment('Essay', '2026-11-21T04:59:00Z')]]) {
    const text = writeCalendar(file(events));
    expect(text).toMatch(/END:VCALENDAR\r\n$/);
    expect(text).not.toMatch(/[^\r]\n/);
    expect(text).not.toMatch(/\r\n\r\n/);
  }
});

it('says which state of an event it is, and when that came about', () => {
  const lines = linesOf(writeCalendar(file([assignment('Essay', '2026-11-21T04:59:00Z', { sequence: 9 })])));
  expect(lines).toEqual(
    expect.arrayContaining(['SEQUENCE:9', 'DTSTAMP:20261001T120000Z', 'LAST-MODIFIED:20261001T120000Z']),
  );
});

it('folds at 75 octets and never inside a character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 }), (title) => {
      const text = writeCalendar(file([assignment(title, '2026-11-21T04:59:00Z')]));
      for (const line of text.split('\r\n')) {
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(line.isWellFormed()).toBe(true);
      }
      expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
      expect(readCalendar(text)).toHaveLength(1);
    }),
    { numRuns: 200 },
  );
});

it('says what is done and what is missing, in the words of the reader, where it is asked to', () => {
  const now = '2026-11-20T12:00:00Z';
  const work = (...states: string[]) =>
    ({
      work: states.map((state) => ({ studentId: 's', name: null, state })),
    }) as unknown as Partial<DatedEvent>;
  const summaries = (locale: 'en' | 'de') =>
    readCalendar(
      writeCalendar({
        ...file([
          assignment('Handed in', '2026-11-25T12:00:00Z', work('submitted')),
          assignment('Open', '2026-11-25T12:00:00Z', work('draft')),
          assignment('Late', '2026-11-19T12:00:00Z', work('not_started')),
          assignment('One of two', '2026-11-25T12:00:00Z', work('graded', 'not_started')),
          assignment('A class of mine', '2026-11-19T12:00:00Z'),
        ]),
        completion: { now, locale },
      }),
    ).map(({ summary }) => summary);
  expect(summaries('en')).toEqual([
    'Done: Handed in',
    'Open',
    'Missing: Late',
    'One of two',
    'A class of mine',
  ]);
  expect(summaries('de').slice(0, 3)).toEqual(['Erledigt: Handed in', 'Open', 'Fehlt: Late']);
});
