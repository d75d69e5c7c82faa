import { describe, expect, it } from 'vitest';
import type { CalendarDate } from '../dates/calendar-date.ts';
import { SCHOOL, STUDENT } from '../testing/eligibility/records.ts';
import { ageClock } from './age-clock.ts';
import { recordOfCase } from './case-file.ts';
import { gradePoints } from './grade-points.ts';
import { listedRow, listingOf, titleStanding } from './listing.ts';
import { naiaVerdict, stageOn } from './naia.ts';
import { isNear, nearFinder } from './near-titles.ts';
import { isRoundedUp } from './readings.ts';
import type { OverallRecord } from './record.ts';
import { dueReviews, type NaiaRules, ruleSetsOn } from './rule-set.ts';
import { RULE_SETS } from './rule-sets.ts';
import { type SchoolTerm, semesterOn } from './semesters.ts';

const pointsOf = (grade: string | number | null, school: Partial<typeof SCHOOL> = {}, weight = 0) => {
  const found = gradePoints({ grade, weight, exitedOn: null }, { ...SCHOOL, ...school });
  return 'why' in found ? found.why : Number(found.points.numerator) / Number(found.points.denominator);
};

describe('points of a grade', () => {
  it('ignore plus and minus', () => {
    expect(['A+', 'A', 'A-', 'B+', 'B', 'B-'].map((grade) => pointsOf(grade))).toEqual([4, 4, 4, 3, 3, 3]);
  });

  it('are none for what gives no credit', () => {
    expect(['F', 'W', 'I', '', null, 'Z', 'E'].map((grade) => pointsOf(grade))).toEqual([
      'failed',
      'no_grade',
      'no_grade',
      'no_grade',
      'no_grade',
      'grade_unreadable',
      'grade_unreadable',
    ]);
  });

  it('come from the scale of the school, unrounded', () => {
    expect([90, 89.99, '80', 59.9, 201, -1].map((grade) => pointsOf(grade))).toEqual([
      4,
      3,
      3,
      'failed',
      'grade_off_scale',
      'grade_off_scale',
    ]);
    expect(pointsOf(90, { scales: [] })).toBe('no_scale');
  });

  it('come from the scale in force when the course ended', () => {
    const scales = [
      {
        fromOn: null,
        toOn: '2024-06-30',
        steps: [
          ['A', 93],
          ['B', 85],
        ],
      },
      {
        fromOn: '2024-07-01',
        toOn: null,
        steps: [
          ['A', 90],
          ['B', 80],
        ],
      },
    ] as const;
    const on = (exitedOn: '2024-06-01' | '2024-12-01' | null) =>
      gradePoints({ grade: 91, weight: 0, exitedOn }, { ...SCHOOL, scales });
    expect([on('2024-06-01'), on('2024-12-01')]).toMatchObject([
      { points: { numerator: 3n } },
      { points: { numerator: 4n } },
    ]);
    expect(on(null)).toEqual({ why: 'no_scale' });
  });

  it('have a weight, one at most, where it was filed and is in the GPA', () => {
    const filed = { areWeightsReported: true, areWeightsInGpa: true };
    expect([
      pointsOf('B', filed, 1),
      pointsOf('B', filed, 2),
      pointsOf('B', filed, 0.5),
      pointsOf('B', filed, -1),
    ]).toEqual([4, 4, 3.5, 3]);
    expect([
      pointsOf('B', { areWeightsReported: true }, 1),
      pointsOf('B', { areWeightsInGpa: true }, 1),
    ]).toEqual([3, 3]);
    expect(pointsOf('F', filed, 1)).toBe('failed');
  });

  it('are those of the lowest passing letter for a pass', () => {
    expect([pointsOf('P', { lowestPass: 'C' }), pointsOf('p', { lowestPass: null })]).toEqual([2, 1]);
  });
});

it('marks a GPA that three decimals would print as the threshold', () => {
  const gpa = (top: bigint) => ({ numerator: top, denominator: 100_000n });
  expect([229_950n, 229_949n, 230_000n].map((top) => isRoundedUp(gpa(top), '2.300'))).toEqual([
    true,
    false,
    false,
  ]);
});

describe('NAIA', () => {
  const rules = RULE_SETS.find((one): one is NaiaRules => one.kind === 'naia')!;
  const overall = (parts: Partial<OverallRecord>): OverallRecord => ({
    gpa: null,
    act: null,
    sat: null,
    isTopHalf: null,
    stage: 'graduated',
    ...parts,
  });
  it.each([
    [{ gpa: 2.3 }, true],
    [{ gpa: 2.29, act: 17, isTopHalf: false }, false],
    [{ gpa: 2.0, act: 18 }, true],
    [{ gpa: 1.9, act: 18, isTopHalf: true }, true],
    [{ gpa: 1.9, sat: 970 }, false],
    [{ gpa: null, act: 30, isTopHalf: true }, null],
  ] as const)('%o: %s', (parts, isEligible) => {
    expect(naiaVerdict(overall(parts), rules).isEligible).toBe(isEligible);
  });

  it('knows how far a student is: the seventh semester is over with the eighth, or half a year after it began', () => {
    const { student } = recordOfCase({ courses: [] });
    const facts = { ...student, graduatedOn: null };
    expect([
      stageOn(facts, 6, [], '2025-05-01'),
      stageOn(facts, 7, [], '2025-10-01'),
      stageOn(facts, 8, [], '2026-01-20'),
      stageOn(facts, null, [], '2025-10-01'),
      stageOn(facts, null, [], '2026-04-01'),
      stageOn({ ...facts, graduatedOn: '2026-05-29' }, null, [], '2026-06-01'),
    ]).toEqual([
      'earlier',
      'after_junior_year',
      'after_seventh_semester',
      'after_junior_year',
      'after_seventh_semester',
      'graduated',
    ]);
    const ownCalendar = { ...facts, seventhSemesterStartOn: null, isCalendarNontraditional: true };
    expect(stageOn(ownCalendar, null, [], '2025-09-01')).toBe('after_junior_year');
  });

  it('has the junior year over in the summer, and neither it nor the seventh semester too early', () => {
    const { student } = recordOfCase({ courses: [] });
    const facts = { ...student, graduatedOn: null };
    const whole = [
      { kind: 'year', startsOn: '2024-08-19', endsOn: '2025-06-13' },
      { kind: 'year', startsOn: '2025-08-18', endsOn: '2026-06-12' },
    ] as const;
    const halves = [
      { kind: 'semester', startsOn: '2024-08-19', endsOn: '2024-12-20' },
      { kind: 'semester', startsOn: '2025-01-06', endsOn: '2025-05-30' },
      { kind: 'semester', startsOn: '2025-08-18', endsOn: '2025-12-19' },
      { kind: 'semester', startsOn: '2026-01-05', endsOn: '2026-05-29' },
    ] as const;
    const summer = { kind: 'summer', startsOn: '2025-06-09', endsOn: '2025-07-25' } as const;
    const stages = (terms: readonly SchoolTerm[], ...days: readonly CalendarDate[]) =>
      days.map((day) => stageOn(facts, semesterOn(facts.grade9StartOn, terms, day), terms, day));
    for (const terms of [halves, [...whole, ...halves, summer]]) {
      expect(stages(terms, '2024-12-28', '2025-05-30')).toEqual(['earlier', 'earlier']);
      expect(stages(terms, '2025-05-31', '2025-07-01', '2025-08-18', '2026-01-04')).toEqual(
        Array.from({ length: 4 }, () => 'after_junior_year'),
      );
      expect(stages(terms, '2026-01-05')).toEqual(['after_seventh_semester']);
    }
    expect(stages(whole, '2025-06-13', '2025-06-14', '2025-08-18', '2025-12-20', '2026-02-16')).toEqual([
      'earlier',
      'after_junior_year',
      'after_junior_year',
      'after_junior_year',
      'after_seventh_semester',
    ]);
    // The summer before the sixth semester is none after it, and without terms nobody knows when it ends.
    expect(stages(halves.slice(0, 1), '2024-07-01', '2025-07-01')).toEqual(['earlier', 'earlier']);
    expect(stages([], '2025-07-01')).toEqual(['earlier']);
  });

  it('knows early decisions', () => {
    expect(naiaVerdict(overall({ gpa: 2.8, stage: 'after_seventh_semester' }), rules).isEarly).toBe(true);
    expect(naiaVerdict(overall({ gpa: '3.30', stage: 'after_junior_year' }), rules).isEarly).toBe(true);
    expect(naiaVerdict(overall({ gpa: 3.29, stage: 'after_junior_year' }), rules).isEarly).toBe(false);
    expect(naiaVerdict(null, rules)).toMatchObject({ isEligible: null, isEarly: null });
  });
});

describe('the five-year clock', () => {
  const clock = (
    birthOn: '2007-08-31' | '2007-09-01' | '2008-02-29' | null,
    fullTimeCollegeOn: '2026-08-20' | '2027-08-20' | null,
  ) => ageClock({ ...STUDENT, birthOn, fullTimeCollegeOn });
  it('turns on a birthday before September', () => {
    expect(clock('2007-08-31', '2027-08-20')).toMatchObject({
      adopted: { first: 2026, last: 2030, by: 'age' },
      strict: null,
    });
    expect(clock('2007-09-01', '2027-08-20')).toMatchObject({
      adopted: { first: 2027, last: 2031, by: 'enrollment' },
    });
  });
  it('shows both readings for who enrolls by fall 2026', () => {
    const early = ageClock({ ...STUDENT, birthOn: '2006-01-01', fullTimeCollegeOn: '2026-08-20' });
    expect(early).toMatchObject({ adopted: { first: 2026 }, strict: { first: 2025, by: 'age' } });
  });
  it('decides with what it has', () => {
    expect(clock(null, '2027-08-20')).toMatchObject({ adopted: { first: 2027 }, unknown: ['birth'] });
    expect(clock('2008-02-29', null)).toMatchObject({ adopted: { first: 2026 }, isProjected: true });
    expect(
      ageClock({
        ...STUDENT,
        birthOn: null,
        fullTimeCollegeOn: null,
        graduatedOn: null,
        graduationExpectedOn: null,
      }).adopted,
    ).toBeNull();
  });
});

describe('the registry of titles', () => {
  const listed = {
    title: 'English 12',
    area: 'english',
    fromOn: '2024-08-01',
    toOn: '2025-12-31',
    isConfirmed: true,
  } as const;
  const taken = (
    title: string,
    enteredOn: '2025-08-18' | '2026-01-10',
    exitedOn: '2025-12-19' | '2026-05-22',
  ) => ({ title, enteredOn, exitedOn });
  it('knows a title as printed, during the course', () => {
    expect(listingOf(taken('English 12', '2025-08-18', '2025-12-19'), [listed])).toMatchObject({
      state: 'listed',
      area: 'english',
      endedMidway: false,
    });
    expect(listingOf(taken('English 12', '2025-08-18', '2026-05-22'), [listed])).toMatchObject({
      state: 'listed',
      endedMidway: true,
    });
    expect(listingOf(taken('English 12', '2026-01-10', '2026-05-22'), [listed])).toMatchObject({
      state: 'unlisted',
    });
  });
  it('takes of several rows of one title the one that was listed while the course ran', () => {
    const rows = [
      { ...listed, fromOn: null, toOn: '2025-08-31', weight: 0.25 },
      { ...listed, fromOn: '2025-09-01', toOn: null, weight: 1 },
      { ...listed, fromOn: null, toOn: null, isConfirmed: false, weight: 0.5 },
    ] as const;
    const weightOf = (...[title, from, to]: Parameters<typeof taken>) =>
      listedRow(taken(title, from, to), rows)?.weight ?? null;
    expect(weightOf('English 12', '2025-08-18', '2025-12-19')).toBe(1);
    expect(
      listedRow({ title: 'English 12', enteredOn: '2024-09-01', exitedOn: '2025-05-30' }, rows)?.weight,
    ).toBe(0.25);
    expect(weightOf('English 12 OL', '2025-08-18', '2025-12-19')).toBe(null);
  });
  it('takes an unconfirmed row for the mark of the platform', () => {
    expect(
      listingOf(taken('English 12', '2025-08-18', '2025-12-19'), [{ ...listed, isConfirmed: false }]).state,
    ).toBe('platform');
  });
  it('names the listed title that was probably meant', () => {
    expect(listingOf(taken('English 12 OL', '2025-08-18', '2025-12-19'), [listed])).toMatchObject({
      state: 'unlisted',
      nearTitle: 'English 12',
    });
    expect([
      isNear('Algebra II', 'Algebra 2'),
      isNear('Englsh 12', 'English 12'),
      isNear('Algebra I', 'Algebra II'),
      isNear('English 11', 'English 12'),
      isNear('Art', 'Biology'),
    ]).toEqual([true, true, false, false, false]);
  });
  it('tells courses with higher Roman numerals apart', () => {
    expect([
      isNear('Latin VII', 'Latin VIII'),
      isNear('Choir XI', 'Choir XII'),
      isNear('Latin IX', 'Latin 9'),
    ]).toEqual([false, false, true]);
  });

  it('finds in a long list what is near to many titles, in its order', () => {
    const listed = Array.from({ length: 4_800 }, (_, at) => ({ title: `World Literature ${at}` }));
    const nearIn = nearFinder([{ title: 'Algebra 2' }, ...listed, { title: 'ALGEBRA II OL' }]);
    const found = Array.from({ length: 200 }, (_, at) => nearIn(`world literatur ${at}`));
    expect(found.flat()).toEqual(listed.slice(0, 200));
    expect(nearIn('Algebra II')).toEqual([{ title: 'Algebra 2' }, { title: 'ALGEBRA II OL' }]);
    expect(nearIn('Algebra 3')).toEqual([]);
  });
  it('stops looking in a list that was made to take long', () => {
    const letters = (at: number) =>
      [at % 26, at / 26, at / 676].map((of) => String.fromCharCode(97 + of)).join('');
    const listed = Array.from({ length: 4_800 }, (_, at) => ({
      title: `${'Long '.repeat(50)}${letters(at)}`,
    }));
    const began = performance.now();
    const nearIn = nearFinder(listed);
    for (const { title } of listed.slice(0, 200)) nearIn(title.toUpperCase());
    // Without a limit it takes several seconds.
    expect(performance.now() - began).toBeLessThan(1_000);
  });

  it('take the letters that number parts for parts, and no other letter', () => {
    expect([
      isNear('English 9A', 'English 9B'),
      isNear('Physics A', 'Physics B'),
      isNear('English 9A', 'English 9'),
      isNear('Physics', 'Phisics'),
    ]).toEqual([false, false, true, true]);
  });
  it('say how a title stands on the list today', () => {
    const list = [
      { title: 'Algebra I', toOn: null },
      { title: 'Biology', toOn: '2026-05-31' as const },
      { title: 'Chemistry', toOn: '2027-05-31' as const },
    ];
    const standing = (title: string) => titleStanding(title, list, '2026-09-01');
    expect(standing('Algebra I')).toEqual({ state: 'listed' });
    expect(standing('Algebra 1')).toEqual({ state: 'near', listedTitle: 'Algebra I' });
    expect(standing('Algebra I OL')).toEqual({ state: 'near', listedTitle: 'Algebra I' });
    expect(standing('Algebra II')).toEqual({ state: 'unlisted' });
    expect(standing('Biology')).toEqual({ state: 'ended', lastOn: '2026-05-31' });
    expect(standing('Bioligy')).toEqual({ state: 'unlisted' });
    expect(standing('Chemistry')).toEqual({ state: 'listed' });
  });
});

describe('rule sets', () => {
  it('are those in force on the day, and change overnight', () => {
    const [today] = RULE_SETS;
    const next = { ...today!, version: 'next', fromOn: '2027-08-01' } as const;
    const versions = (day: '2027-07-31' | '2027-08-01') =>
      ruleSetsOn([today!, next], day).map(({ version }) => version);
    expect([versions('2027-07-31'), versions('2027-08-01')]).toEqual([['DI-2023.1'], ['next']]);
    expect(ruleSetsOn(RULE_SETS, '2023-07-31').map(({ body }) => body)).toEqual(['NAIA']);
  });
  it('name a source and ask to be read again every August', () => {
    expect(RULE_SETS.every(({ rules }) => rules.every(({ source }) => source !== ''))).toBe(true);
    expect([dueReviews(RULE_SETS, '2027-07-31').length, dueReviews(RULE_SETS, '2027-08-01').length]).toEqual([
      0, 3,
    ]);
  });
});
