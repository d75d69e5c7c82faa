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

  it('are taken up by what runs without a last day to the end of its school year', () => {
    const booked = (enteredOn: CalendarDate | null) =>
      coming({ running: [{ credits: 1, enteredOn, exitedOn: null }] }).map(
        ({ bookedCredits, bookedCourses }) => [bookedCredits, bookedCourses],
      );
    const thisYear = [
      [0.5, 1],
      [0, 0],
      [0, 0],
      [0, 0],
    ];
    expect(booked('2026-08-17')).toEqual(thisYear);
    expect(booked(null)).toEqual(thisYear);
    // It should have been over, and still runs.
    expect(booked('2026-01-05')).toEqual(thisYear);
  });

  const named = (entered: readonly SchoolTerm[], until: CalendarDate) =>
    comingTerms(entered, { ...NEEDS, until }).map(
      ({ name, startsOn, isAssumed }) => `${name} ${startsOn}${isAssumed ? ' assumed' : ''}`,
    );

  it('are regular ones too where only a summer of a later year was entered', () => {
    const july = school('j', 'Summer 2027', 'summer', '2027-07-05', '2027-08-06');
    expect(named([FALL, SPRING, july], '2028-08-31')).toEqual([
      'Spring 2027 2027-01-04',
      'Summer 2027 2027-07-05',
      'Fall 2027 2027-08-17 assumed',
      'Spring 2028 2028-01-04 assumed',
      'Summer 2028 2028-07-05 assumed',
    ]);
  });

  it('go on where a year was entered in part', () => {
    const next = school('f2', 'Fall 2027', 'semester', '2027-08-23', '2027-12-21');
    expect(named([YEAR, FALL, SPRING, SUMMER, next], '2029-06-01')).toEqual([
      'Spring 2027 2027-01-04',
      'Summer 2027 2027-06-07',
      'Fall 2027 2027-08-23',
      'Spring 2028 2028-01-04 assumed',
      'Summer 2028 2028-06-07 assumed',
      'Fall 2028 2028-08-17 assumed',
      'Spring 2029 2029-01-04 assumed',
    ]);
  });

  it('fill a gap between years, and follow the later one from then on', () => {
    const whole = [
      school('f3', 'Fall 2028', 'semester', '2028-09-04', '2028-12-22'),
      school('s3', 'Spring 2029', 'semester', '2029-01-15', '2029-06-08'),
    ];
    expect(named([FALL, SPRING, ...whole], '2030-01-01')).toEqual([
      'Spring 2027 2027-01-04',
      'Fall 2027 2027-08-17 assumed',
      'Spring 2028 2028-01-04 assumed',
      'Fall 2028 2028-09-04',
      'Spring 2029 2029-01-15',
      'Fall 2029 2029-09-04 assumed',
    ]);
  });

  it('follow a year of fewer terms as well, where they cover it', () => {
    const trimesters = [
      school('t1', 'Trimester 1', 'trimester', '2025-08-18', '2025-11-14'),
      school('t2', 'Trimester 2', 'trimester', '2025-11-24', '2026-02-27'),
      school('t3', 'Trimester 3', 'trimester', '2026-03-09', '2026-06-05'),
    ];
    expect(named([...trimesters, FALL, SPRING], '2028-01-01')).toEqual([
      'Spring 2027 2027-01-04',
      'Fall 2027 2027-08-17 assumed',
    ]);
  });

  it('have no summer where two years were entered without one', () => {
    const before = school('u', 'Summer 2025', 'summer', '2025-06-09', '2025-08-01');
    const year = (id: string, name: string, at: number) =>
      school(id, name, 'year', `${at}-08-17`, `${at + 1}-05-28`);
    const years = [year('a', '2025-26', 2025), year('b', '2026-27', 2026)];
    expect(named([before, ...years], '2028-08-31')).toEqual(['2027-28 2027-08-17 assumed']);
    const last = school('u', 'Summer 2026', 'summer', '2026-06-08', '2026-07-31');
    expect(named([last, ...years], '2028-01-01')).toEqual(['Summer 2027 2027-06-08 assumed']);
  });

  it('are none before the first that the school entered', () => {
    const opens = [
      school('f2', 'Fall 2027', 'semester', '2027-08-23', '2027-12-21'),
      school('s2', 'Spring 2028', 'semester', '2028-01-10', '2028-05-26'),
    ];
    expect(named(opens, '2028-06-01')).toEqual(['Fall 2027 2027-08-23', 'Spring 2028 2028-01-10']);
  });

  it('are named by their own year, in two digits as in four', () => {
    const one = school('a', '2026-27 Semester 1', 'semester', '2026-08-17', '2026-12-18');
    const two = school('b', 'Semester 2 (’27)', 'semester', '2027-01-04', '2027-05-28');
    expect(named([one, two], '2028-06-01')).toEqual([
      'Semester 2 (’27) 2027-01-04',
      '2027-28 Semester 1 2027-08-17 assumed',
      'Semester 2 (’28) 2028-01-04 assumed',
    ]);
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

  it('is the term of its number only, and of its kind', () => {
    const quarters = [
      school('q1', 'Q1 2026-27', 'quarter', '2026-08-17', '2026-10-16'),
      school('q2', 'Q2 2026-27', 'quarter', '2026-10-19', '2026-12-18'),
      school('q3', 'Q3 2026-27', 'quarter', '2027-01-04', '2027-03-12'),
      school('q4', 'Q4 2026-27', 'quarter', '2027-03-15', '2027-05-28'),
    ] as const;
    const terms = comingTerms(quarters, NEEDS);
    expect(ids(boundOfferings(terms, quarters[0], null))).toEqual(['q1+1']);
    expect(ids(boundOfferings(terms, quarters[2], null))).toEqual(['q3', 'q3+1']);
    const semesters = [
      { ...FALL, name: 'Semester 1' },
      { ...SPRING, name: 'Semester 2' },
    ] as const;
    const halves = comingTerms(semesters, NEEDS);
    expect(ids(boundOfferings(halves, semesters[0], null))).toEqual(['f+1']);
    expect(ids(boundOfferings(halves, semesters[1], null))).toEqual(['s', 's+1']);
    expect(ids(boundOfferings(halves, quarters[2], null))).toEqual([]);
  });

  it('is told by the place in the year where names change, and by the name where two have that place', () => {
    const renamed = [
      school('a', 'Autumn term', 'semester', '2027-08-23', '2027-12-17'),
      school('b', 'Spring term', 'semester', '2028-01-10', '2028-05-26'),
    ];
    expect(ids(boundOfferings(comingTerms([FALL, SPRING, ...renamed], NEEDS), FALL, null))).toEqual(['a']);
    const tracks = [
      { ...FALL, name: 'Track A 2026' },
      { ...FALL, id: 'g', name: 'Track B 2026', startsOn: '2026-09-14', endsOn: '2027-01-15' },
      SPRING,
    ] as const;
    expect(ids(boundOfferings(comingTerms(tracks, NEEDS), tracks[1], null))).toEqual(['g+1']);
  });

  it('is a summer in July as one in June', () => {
    const july = school('j', 'Summer 2028', 'summer', '2028-07-03', '2028-08-04');
    const terms = comingTerms([FALL, SPRING, SUMMER, july], { ...NEEDS, until: '2028-08-31' });
    expect(boundOfferings(terms, SUMMER, 3)).toEqual([
      { termIds: ['u'], seatsLeft: 3 },
      { termIds: ['j'], seatsLeft: null },
    ]);
    expect(terms.filter(({ isOptional }) => isOptional).map(({ gradeLevel }) => gradeLevel)).toEqual([
      11, 12,
    ]);
  });
});
