import { expect, it } from 'vitest';
import { byDay } from './student-home-days.ts';
import type { StudentData } from './student-home-next.ts';

type Work = StudentData['upcoming'][number];
type Session = StudentData['sessions']['soon'][number];

const work = (title: string, dueAt: string, state: Work['state'] = 'not_started') =>
  ({ title, dueAt, state }) as Work;
const session = (title: string, scheduledAt: string) => ({ title, scheduledAt }) as Session;

const dayIn = (timeZone: string) => (instant: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(new Date(instant));

const titlesOf = (home: { upcoming: Work[]; soon?: Session[] }, now: string, timeZone = 'America/New_York') =>
  byDay(
    { upcoming: home.upcoming, sessions: { upcomingCount: 0, next: null, soon: home.soon ?? [] } },
    dayIn(timeZone),
    Date.parse(now),
  ).map(([day, lines]) => [
    day,
    ...lines.map((line) => (line.kind === 'work' ? line.work.title : line.session.title)),
  ]);

it('puts work and classes of a day together, by time, without what is done', () => {
  expect(
    titlesOf(
      {
        upcoming: [
          work('Quiz', '2030-03-04T22:00:00Z'),
          work('Essay', '2030-03-06T04:59:00Z'),
          work('Lab', '2030-03-09T04:59:00Z'),
          work('Turned in', '2030-03-04T20:00:00Z', 'submitted'),
        ],
        soon: [
          session('Cells, live', '2030-03-04T19:00:00Z'),
          session('In two days', '2030-03-06T13:00:00Z'),
        ],
      },
      '2030-03-04T14:00:00Z',
    ),
  ).toEqual([
    ['today', 'Cells, live', 'Quiz'],
    ['tomorrow', 'Essay'],
    ['later', 'Lab'],
  ]);
});

it("takes the day of the reader's zone", () => {
  const upcoming = [work('Quiz', '2030-03-05T03:00:00Z')];
  expect(titlesOf({ upcoming }, '2030-03-04T14:00:00Z')).toEqual([['today', 'Quiz']]);
  expect(titlesOf({ upcoming }, '2030-03-04T14:00:00Z', 'Europe/Berlin')).toEqual([['tomorrow', 'Quiz']]);
});

// Late on Saturday before a day of 23 hours, and early on a Sunday that has 25.
it.each([
  ['the clocks go forward', '2030-03-10T04:30:00Z', '2030-03-11T02:00:00Z'],
  ['the clocks go back', '2030-11-03T04:10:00Z', '2030-11-04T15:00:00Z'],
])('finds tomorrow as %s', (_, now, dueAt) => {
  expect(titlesOf({ upcoming: [work('Quiz', dueAt)] }, now)).toEqual([['tomorrow', 'Quiz']]);
});

it('keeps a class that goes on under today', () => {
  expect(
    titlesOf({ upcoming: [], soon: [session('Late class', '2030-03-05T04:30:00Z')] }, '2030-03-05T05:10:00Z'),
  ).toEqual([['today', 'Late class']]);
});
