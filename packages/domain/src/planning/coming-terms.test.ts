import { describe, expect, it } from 'vitest';
import type { CalendarDate } from '../dates/calendar-date.ts';
import { boundOfferings, comingTerms, openOfferings, type SchoolTerm } from './coming-terms.ts';

const school = (
  id: string,
  name: string,
  kind: SchoolTerm['kind'],
  startsOn: CalendarDate,
  endsOn: CalendarDate,
): SchoolTerm => ({ id, name, kind, startsOn, endsOn });

const YEAR = school('y', '2026-27', 'year', '2026-08-17', '2027-05-28');
const FALL = school('f', 'Fall 2026', 'semester', '2026-08-17', '2026-12-18');
const SPRING = school('s', 'Spring 2027', 'semester', '2027-01-04', '2027-05-28');
const SUMMER = school('u', 'Summer 2027', 'summer', '2027-06-07', '2027-07-30');

const NEEDS = {
  asOf: '2026-11-28',
  until: '2028-06-01',
  limits: { regular: { credits: 3.5, courses: 7 }, optional: { credits: 1, courses: 2 } },
  running: [],
  graduationYear: 2028,
} as const;

const coming = (more: Partial<Parameters<typeof comingTerms>[1]> = {}) =>
  comingTerms([YEAR, FALL, SPRING, SUMMER], { ...NEEDS, ...more });

describe('the terms to come', () => {
  it('follow the last year that the school entered, and say so', () => {
    expect(
      coming().map(({ id, name, startsOn, isAssumed, gradeLevel }) => [
        id,
        name,
        startsOn,
        isAssumed,
        gradeLevel,
      ]),
    ).toEqual([
      ['s', 'Spring 2027', '2027-01-04', false, 11],
      ['u', 'Summer 2027', '2027-06-07', false, 11],
      ['f+1', 'Fall 2027', '2027-08-17', true, 12],
      ['s+1', 'Spring 2028', '2028-01-04', true, 12],
    ]);
  });

  it('have the limits of their kind', () => {
    expect(
      coming().map(({ isOptional, mostCredits, mostCourses }) => [isOptional, mostCredits, mostCourses]),
    ).toEqual([
      [false, 3.5, 7],
      [true, 1, 2],
      [false, 3.5, 7],
      [false, 3.5, 7],
    ]);
  });

  it('are taken up by what runs until after they begin, each by its part', () => {
    const running = [
      { credits: 1, enteredOn: '2026-08-17', exitedOn: '2027-05-28' },
      { credits: 0.5, enteredOn: '2026-08-17', exitedOn: '2026-12-18' },
    ] as const;
    const [spring, summer] = coming({ running });
    expect([spring?.bookedCredits, spring?.bookedCourses]).toEqual([0.5, 1]);
    expect([summer?.bookedCredits, summer?.bookedCourses]).toEqual([0, 0]);
  });

  it('are not taken up by what begins after they end', () => {
    const next = { credits: 0.5, enteredOn: '2027-08-17', exitedOn: '2027-12-17' } as const;
    expect(coming({ running: [next] }).map(({ bookedCourses }) => bookedCourses)).toEqual([0, 0, 1, 0]);
  });

  it('are none where the school has no terms, or school is over', () => {
    expect(comingTerms([], NEEDS)).toEqual([]);
    expect(coming({ until: '2026-12-31' })).toEqual([]);
  });
});

describe('when a course may be taken', () => {
  const ids = (offerings: readonly { readonly termIds: readonly string[] }[]) =>
    offerings.map(({ termIds }) => termIds.join('+'));

  it('is any term for half a credit, and a year, a summer or the rest of a year for more', () => {
    expect(ids(openOfferings(coming(), 0.5, 2, null))).toEqual(['s', 'u', 'f+1', 's+1']);
    expect(ids(openOfferings(coming(), 1, 2, null))).toEqual(['s', 'f+1+s+1', 'u']);
  });

  it('is the term that it is bound to and those that are named like it', () => {
    expect(boundOfferings(coming(), SPRING, 0)).toEqual([
      { termIds: ['s'], seatsLeft: 0 },
      { termIds: ['s+1'], seatsLeft: null },
    ]);
    expect(ids(boundOfferings(coming(), FALL, null))).toEqual(['f+1']);
  });

  it('is the whole year where it is bound to one', () => {
    expect(ids(boundOfferings(coming({ asOf: '2026-07-01' }), YEAR, 5))).toEqual(['f+s', 'f+1+s+1']);
  });
});
