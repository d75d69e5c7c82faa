import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CalendarDate } from '../dates/calendar-date.ts';
import { exactDecimal } from '../grading/exact-decimal.ts';
import { type ExactRatio, ratioNumber } from '../grading/exact-ratio.ts';
import { recordOfCase } from './case-file.ts';
import { coverageOf } from './coverage.ts';
import { evaluate } from './evaluate.ts';
import { changesBetween, keptLedger } from './history.ts';
import { ledgerOf, shownCoreGpa } from './ledger.ts';
import { outlookOf } from './outlook.ts';
import type { CourseRow, EligibilityRecord } from './record.ts';
import type { DivisionRules } from './rule-set.ts';
import { RULE_SETS } from './rule-sets.ts';
import { lastYearOfSchool, type SchoolTerm, semesterOn } from './semesters.ts';
import { listDifference } from './title-changes.ts';
import { readTitleList } from './title-list.ts';
import { unitLanes } from './unit-lanes.ts';

const DI = RULE_SETS.find((set): set is DivisionRules => set.kind === 'division' && set.body === 'DI')!;
const BEFORE: CalendarDate = '2025-03-01';
const SEVENTH: CalendarDate = '2025-08-18';

/** Sixteen courses, one unit each, all before the seventh semester. */
const FULL = ['E', 'E', 'E', 'E', 'M', 'M', 'M', 'M', 'S', 'S', 'SS', 'SS', 'WL', 'WL', 'WL', 'WL'];

function recordWith(
  areas: readonly string[],
  grade: string,
  change: Partial<CourseRow> = {},
): EligibilityRecord {
  const record = recordOfCase({
    courses: areas.map((area) => ({ title: area, area, grade, units: 1, timing: 'pre' })),
  });
  return {
    ...record,
    student: { ...record.student, graduatedOn: null, fullTimeCollegeOn: null },
    courses: record.courses.map((row) => ({ ...row, ...change })),
  };
}

const outlook = (record: EligibilityRecord, asOf: CalendarDate = BEFORE) =>
  outlookOf(record, DI, asOf, evaluate(record, DI, asOf), evaluate(record, DI, asOf, 'projected'));

describe('the outlook', () => {
  it('is met by what is posted, and on track by what runs', () => {
    expect(outlook(recordWith(FULL, 'B'))).toBe('met');
    expect(outlook(recordWith(FULL, 'B', { state: 'running' }))).toBe('on_track');
  });

  it('is at risk while better grades or more courses could still reach it', () => {
    expect(outlook(recordWith(FULL.slice(0, 8), 'B'))).toBe('at_risk');
    expect(outlook(recordWith(FULL, 'D'))).toBe('at_risk');
  });

  it('is on track at the usual pace of four core courses a year', () => {
    // Three semesters are to come, two units each, one of them before the seventh.
    const january: CalendarDate = '2025-01-10';
    expect(outlook(recordWith(FULL.slice(0, 10), 'B'), january)).toBe('on_track');
    expect(outlook(recordWith(FULL.slice(0, 9), 'B'), january)).toBe('at_risk');
    expect(outlook(recordWith(FULL.slice(0, 10), 'D'), january)).toBe('at_risk');
  });

  const NINTH: CalendarDate = '2022-11-15';
  const ninthGrader = (areas: readonly string[], change: Partial<CourseRow> = {}) =>
    recordWith(areas, 'B', { state: 'running', enteredOn: '2022-08-18', exitedOn: '2023-05-31', ...change });

  it('is on track for a ninth grader with a full schedule, whatever the grades are like so far', () => {
    const full = ninthGrader(['E', 'M', 'S', 'SS']);
    expect(outlook(full, NINTH)).toBe('on_track');
    expect(outlook(ninthGrader(['E', 'M', 'S', 'SS'], { grade: null }), NINTH)).toBe('on_track');
    // Three a year aren't enough: there is one semester less to make up for it in the second one.
    const spring: CalendarDate = '2023-03-15';
    expect(outlook(ninthGrader(['E', 'M', 'S']), spring)).toBe('at_risk');
    expect(outlook(full, spring)).toBe('on_track');
    // The second semester is free yet for what the first one lacks.
    const half = ninthGrader(['E', 'M'], { exitedOn: '2022-12-20' });
    expect(outlook(half, NINTH)).toBe('on_track');
    expect(outlook(ninthGrader(['E', 'M', 'S', 'SS'], { grade: 'D' }), NINTH)).toBe('at_risk');
  });

  it('goes by the need from before the seventh semester, too', () => {
    // Nine units before the seventh semester, where ten are needed, and three planned in it.
    const rows = recordWith(FULL.slice(0, 12), 'B');
    const late = {
      ...rows,
      courses: rows.courses.map((row, index) =>
        index < 9
          ? row
          : { ...row, state: 'planned' as const, ...{ enteredOn: SEVENTH, exitedOn: '2025-12-20' as const } },
      ),
    };
    expect(outlook(late, '2025-08-01')).toBe('at_risk');
    expect(outlook(late, '2024-12-01')).toBe('on_track');
  });

  it('is out of reach once no time is left for what is missing', () => {
    const short = recordWith(FULL.slice(0, 12), 'B');
    expect(outlook(short, '2027-08-01')).toBe('out_of_reach');
    // Two units before the seventh semester, one day before it begins.
    const late = recordWith(FULL.slice(0, 2), 'A');
    expect(outlook(late, '2025-08-17')).toBe('out_of_reach');
  });

  it('is unknown where the dates are missing that end the time', () => {
    const record = recordWith(FULL.slice(0, 12), 'B');
    const undated = { ...record, student: { ...record.student, seventhSemesterStartOn: null } };
    expect(outlook(undated)).toBe('unknown');
  });

  it('calls nobody at risk whose dates nobody has entered, and says which are missing', () => {
    const DII = RULE_SETS.find((set): set is DivisionRules => set.kind === 'division' && set.body === 'DII')!;
    const record = recordWith([], 'B');
    const student = { ...record.student, ...{ grade9StartOn: null, seventhSemesterStartOn: null } };
    const begins = {
      ...record,
      student: { ...student, eighthSemesterEndOn: null, graduationExpectedOn: null },
    };
    const [ledger] = ledgerOf(begins, [DII], BEFORE);
    expect(ledger?.outlook).toBe('unknown');
    const facts = ledger?.official.findings.flatMap(({ code, params }) =>
      code === 'unknown' ? [params.fact] : [],
    );
    expect(facts).toEqual(expect.arrayContaining(['grade_9_start', 'seventh_semester_start']));
    // With its dates a record without courses in the last year is at risk.
    expect(ledgerOf(record, [DII], BEFORE)[0]?.outlook).not.toBe('unknown');
  });

  it('never says out of reach of what one more course with the best grade would reach', () => {
    fc.assert(
      fc.property(
        fc.subarray([...FULL.keys()], { minLength: 15, maxLength: 15 }),
        fc.constantFrom('A', 'B', 'C'),
        (kept, grade) => {
          const areas = kept.map((index) => FULL[index]!);
          const missing = FULL.find((_, index) => !kept.includes(index))!;
          const record = recordWith(areas, grade);
          const more = recordWith([...areas, missing], grade);
          const best = {
            ...more,
            courses: more.courses.map((row, index) =>
              index === areas.length ? { ...row, grade: 'A' } : row,
            ),
          };
          if (evaluate(best, DI, BEFORE).verdict === 'qualifier')
            expect(outlook(record)).not.toBe('out_of_reach');
        },
      ),
    );
  });
});

describe('the lanes of units', () => {
  it('fill each area first, then what the areas share, then the rest', () => {
    const coverage = {
      ...zero(),
      english: exactDecimal(5),
      socialScience: exactDecimal(3),
      other: exactDecimal(1),
    };
    const lanes = unitLanes(DI.needs, all(coverage));
    expect(lanes.map(({ area, earned }) => [area, ratioNumber(earned)])).toEqual([
      ['english', 4],
      ['math', 0],
      ['science', 0],
      ['academic', 1],
      ['social_science', 2],
      ['other', 2],
    ]);
  });

  it('hold no more than there is, and no more than is needed', () => {
    const some = fc.integer({ min: 0, max: 40 }).map((quarters) => exactDecimal(quarters / 4));
    fc.assert(
      fc.property(some, some, some, some, some, (english, math, science, socialScience, other) => {
        const coverage = { ...zero(), english, math, science, socialScience, other };
        const total = [english, math, science, socialScience, other].reduce(
          (sum, one) => sum + ratioNumber(one),
          0,
        );
        const lanes = unitLanes(DI.needs, all(coverage));
        const filled = lanes.reduce((sum, { earned }) => sum + ratioNumber(earned), 0);
        expect(filled).toBeLessThanOrEqual(Math.min(16, total) + 1e-9);
        for (const { earned, need, inProgress } of lanes) {
          expect(ratioNumber(earned)).toBeLessThanOrEqual(ratioNumber(need));
          expect(ratioNumber(inProgress)).toBe(0);
        }
      }),
    );
  });
});

const zero = () => coverageOf([]);
const all = (coverage: ReturnType<typeof zero>) => ({
  ...{ official: coverage, running: coverage, projected: coverage, locked: zero() },
});

it('tells what is earned, in progress, planned and locked apart in each lane', () => {
  const english = (units: number) => ({ ...zero(), english: exactDecimal(units) });
  const [lane] = unitLanes(DI.needs, {
    ...{ official: english(2), running: english(3), projected: english(5), locked: english(1) },
  });
  expect(lane).toEqual({
    ...{ area: 'english', need: exactDecimal(4), earned: exactDecimal(2), inProgress: exactDecimal(1) },
    ...{ planned: exactDecimal(1), locked: exactDecimal(1) },
  });
  const record = recordWith(FULL.slice(0, 3), 'B');
  const states = ['final', 'running', 'planned'] as const;
  const courses = record.courses.map((row, at) => ({ ...row, state: states[at]! }));
  const [division] = ledgerOf({ ...record, courses }, RULE_SETS, BEFORE);
  if (division?.kind !== 'division') throw new Error('a division');
  const [own] = division.lanes;
  expect([own?.earned, own?.inProgress, own?.planned].map((one) => one && ratioNumber(one))).toEqual([
    1, 1, 1,
  ]);
});

it('prints a GPA with three decimals, never rounded up to a threshold that it misses', () => {
  const ratio = (numerator: bigint, denominator: bigint): ExactRatio => ({ numerator, denominator });
  expect(shownCoreGpa(ratio(45n, 13n), '2.300')).toBe(3.462);
  expect(shownCoreGpa(ratio(22996n, 10000n), '2.300')).toBe(2.299);
  expect(shownCoreGpa(ratio(23n, 10n), '2.300')).toBe(2.3);
  expect(shownCoreGpa(ratio(22996n, 10000n), '2.000')).toBe(2.3);
});

describe('the last year of school', () => {
  const terms = [
    { kind: 'semester', startsOn: '2024-08-19', endsOn: '2024-12-20' },
    { kind: 'semester', startsOn: '2025-01-06', endsOn: '2025-05-30' },
    { kind: 'semester', startsOn: '2025-08-18', endsOn: '2025-12-19' },
    { kind: 'semester', startsOn: '2026-01-05', endsOn: '2026-05-29' },
  ] as const;

  it('comes from the school’s terms, or is moved from the nearest year it has', () => {
    expect(lastYearOfSchool('2022-08-22', terms)).toEqual({
      startsOn: { on: '2025-08-18', isAssumed: false },
      endsOn: { on: '2026-05-29', isAssumed: false },
    });
    expect(lastYearOfSchool('2024-09-02', terms)).toEqual({
      startsOn: { on: '2027-08-18', isAssumed: true },
      endsOn: { on: '2028-05-29', isAssumed: true },
    });
    expect(lastYearOfSchool('2020-08-24', terms)?.startsOn).toEqual({ on: '2023-08-19', isAssumed: true });
    expect(lastYearOfSchool(null, terms)).toBeNull();
    expect(lastYearOfSchool('2022-08-22', [])).toBeNull();
  });

  it('counts semesters from the start of grade 9', () => {
    expect(semesterOn('2024-08-19', terms, '2024-08-19')).toBe(1);
    expect(semesterOn('2024-08-19', terms, '2025-05-01')).toBe(2);
    expect(semesterOn('2022-08-22', terms, '2026-02-01')).toBe(8);
    expect(semesterOn('2022-08-22', terms, '2026-09-01')).toBeNull();
    expect(semesterOn('2025-08-18', terms, '2025-02-01')).toBeNull();
  });

  it('takes no year beside its semesters for one, and half a year where it stands alone', () => {
    const year = { kind: 'year', startsOn: '2025-08-18', endsOn: '2026-06-12' } as const;
    const on = (list: readonly SchoolTerm[], ...days: readonly CalendarDate[]) =>
      days.map((day) => semesterOn('2022-08-22', list, day));
    expect(on([year, ...terms], '2025-08-18', '2025-12-31', '2026-01-05')).toEqual([7, 7, 8]);
    expect(on([year], '2025-08-18', '2026-02-15', '2026-02-16')).toEqual([7, 7, 8]);
    // The school hasn't entered the other semester yet.
    expect(on(terms.slice(2, 3), '2025-08-18', '2025-12-19')).toEqual([7, 7]);
    expect(on(terms.slice(3), '2026-01-05')).toEqual([8]);
    const thirds = (['2025-08-18', '2025-11-24', '2026-03-02'] as const).map(
      (startsOn): SchoolTerm => ({ kind: 'trimester', startsOn, endsOn: startsOn }),
    );
    expect(on(thirds, '2025-08-18', '2025-12-01', '2026-03-02')).toEqual([7, 7, 8]);
  });
});

describe('a pasted list of titles', () => {
  it('reads rows with their area, and rows under a heading', () => {
    const { titles, unread } = readTitleList(
      'Title\nEnglish 9, English, 1\nMathematics\nAlgebra I\t0.5\nSocial Science\nWorld History, Honors\nBiology; Science; 1.00; lab\n',
    );
    expect(unread).toEqual([]);
    expect(titles.map(({ title, area, units, isLab }) => [title, area, units, isLab])).toEqual([
      ['English 9', 'english', 1, false],
      ['Algebra I', 'math', 0.5, false],
      ['World History, Honors', 'social_science', 1, false],
      ['Biology', 'science', 1, true],
    ]);
  });

  it('reads the points that a school adds, one at most', () => {
    const { titles, unread } = readTitleList(
      'AP Biology, Science, 1, lab, +1\nHonors English\tEnglish\tweight 0.5\nAP Art; English; +2',
    );
    expect(titles.map(({ title, isLab, weight }) => [title, isLab, weight])).toEqual([
      ['AP Biology', true, 1],
      ['Honors English', false, 0.5],
    ]);
    expect(unread.map(({ line, why }) => [line, why])).toEqual([[3, 'weight']]);
  });

  it('says which lines it leaves out, and why', () => {
    const { titles, unread } = readTitleList(
      `Yoga\nEnglish 9, English, 2\nEnglish\nA\nA\n${'x'.repeat(301)}`,
    );
    expect(titles.map(({ title }) => title)).toEqual(['A']);
    expect(unread.map(({ line, why }) => [line, why])).toEqual([
      [1, 'no_area'],
      [2, 'units'],
      [5, 'twice'],
      [6, 'too_long'],
    ]);
  });

  it('takes off quotes, and keeps those that stand within a title', () => {
    const { titles, unread } = readTitleList(
      '"World History, ""A""",Social Science,1\n"A" block, English\n12" Steel, Science\n"Open, English\n"English"\n"Drama, I"',
    );
    expect(unread).toEqual([]);
    expect(titles.map(({ title, area }) => [title, area])).toEqual([
      ['World History, "A"', 'social_science'],
      ['"A" block', 'english'],
      ['12" Steel', 'science'],
      ['"Open', 'english'],
      ['Drama, I', 'english'],
    ]);
  });

  it('reads a sheet by the columns that its header names, in any order', () => {
    const { titles, unread } = readTitleList(
      'Notes first, English\n\ufeff"Grade";"Lab";"Course Title";"Weight";"Units";"Area"\n9;no;English;1;1;English\n' +
        '9;yes;Zen, I;;0,5;religion_philosophy\n9;;Ethics;0.5;;Religion/Philosophy\n',
    );
    expect(unread).toEqual([]);
    expect(titles.map(({ line: _, fromOn: __, toOn: ___, says: ____, ...one }) => one)).toEqual([
      { title: 'Notes first', area: 'english', units: 1, isLab: false, weight: 0 },
      { title: 'English', area: 'english', units: 1, isLab: false, weight: 1 },
      { title: 'Zen, I', area: 'religion_philosophy', units: 0.5, isLab: true, weight: 0 },
      { title: 'Ethics', area: 'religion_philosophy', units: 1, isLab: false, weight: 0.5 },
    ]);
  });

  it('says what it can’t read of a sheet', () => {
    const { titles, unread } = readTitleList(
      'Title,Area,Units,Weight,Lab\nA,,1,0,no\nB,math,one,0,no\nC,math,1,yes,no\nD,math,1,2,no\nE,math,1,0,maybe\n,math\nEnglish,,,,',
    );
    expect(titles).toEqual([]);
    expect(unread.map(({ line, why }) => [line, why])).toEqual([
      [2, 'no_area'],
      [3, 'units'],
      [4, 'weight'],
      [5, 'weight'],
      [6, 'lab'],
      [7, 'no_title'],
      [8, 'no_area'],
    ]);
  });

  it('reads under headings where the sheet has no column for the area', () => {
    const { titles } = readTitleList('Title\tUnits\nMath\t\nAlgebra I\t0.5\nGeometry');
    expect(titles.map(({ title, area, units }) => [title, area, units])).toEqual([
      ['Algebra I', 'math', 0.5],
      ['Geometry', 'math', 1],
    ]);
  });

  it('reads the days on the list, and says what a row leaves unsaid', () => {
    const { titles, unread } = readTitleList(
      'Title,Area,Units,From,To\nA,math,,2024-08-01,\nB,math,0.5,8/1/2024,2025-05-30\nC,math,1,2025-01-01,2024-01-01\nD,math,1,soon,',
    );
    expect(titles.map(({ title, fromOn, toOn, says }) => [title, fromOn, toOn, says.units])).toEqual([
      ['A', '2024-08-01', null, false],
      ['B', '2024-08-01', '2025-05-30', true],
    ]);
    expect(unread.map(({ line, why }) => [line, why])).toEqual([
      [4, 'date'],
      [5, 'date'],
    ]);
  });

  it('is held against the list that is kept: new, changed by field, or the same; what it doesn’t say stays', () => {
    const { titles } = readTitleList('Title,Area,Units,Lab\nA,math,,\nB,science,0.5,yes\nC,english,1,no');
    const kept = (title: string, area: 'math' | 'science') => ({
      ...{ title, area, units: 1, weight: 0.5, isLab: false, validFrom: null, validTo: null },
    });
    const { added, changed, same } = listDifference(titles, [kept('A', 'math'), kept('B', 'science')]);
    expect(added.map(({ title }) => title)).toEqual(['C']);
    expect([...same]).toEqual(['A']);
    expect(changed.map(({ kept: { title }, now, fields }) => [title, now, fields])).toEqual([
      [
        'B',
        { area: 'science', units: 0.5, weight: 0.5, isLab: true, validFrom: null, validTo: null },
        ['units', 'isLab'],
      ],
    ]);
  });

  it('never throws', () => {
    const texts = fc.oneof(
      fc.string(),
      fc
        .array(fc.constantFrom('Title', 'Area', 'Lab', ',', ';', '\t', '\n', '"', "'", '1', 'Math', ' '))
        .map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const { titles, unread } = readTitleList(text);
        expect(titles.length + unread.length).toBeLessThanOrEqual(text.split(/\r\n|\r|\n/).length);
      }),
    );
  });
});

it('says what changed between two ledgers: grades, courses, dates, schools, facts', () => {
  const before = recordWith(FULL, 'B');
  const [first, second, ...rest] = before.courses;
  const after: EligibilityRecord = {
    ...before,
    student: { ...before.student, schooling: 'mixed' },
    schools: before.schools.map((school) => ({ ...school, accountStatus: 'in_review' })),
    courses: [{ ...first!, grade: 'F' }, { ...second!, exitedOn: '2026-01-05' }, ...rest.slice(1)],
  };
  const kept = (record: EligibilityRecord) => keptLedger(ledgerOf(record, RULE_SETS, BEFORE), record, BEFORE);
  expect(changesBetween(kept(before), kept(after))).toEqual([
    { kind: 'grade', what: 'E', before: 'B', after: 'F' },
    { kind: 'dates', what: 'E', before: '2025-05-30', after: '2026-01-05' },
    { kind: 'removed', what: 'E', before: 'B', after: null },
    { kind: 'school', what: 'school', before: 'cleared', after: 'in_review' },
    { kind: 'fact', what: 'schooling', before: 'us', after: 'mixed' },
  ]);
  expect(changesBetween(kept(before), kept(before))).toEqual([]);
});

it('says what is planned and isn’t any more, and names what was planned and runs as the course that is new', () => {
  const [first] = recordWith(FULL.slice(0, 1), 'B').courses;
  const record = recordWith([], 'B');
  const kept = (...courses: CourseRow[]) => {
    const whole = { ...record, courses };
    return keptLedger(ledgerOf(whole, RULE_SETS, BEFORE), whole, BEFORE);
  };
  const planned: CourseRow = { ...first!, id: 'item', state: 'planned', contentKey: 'english' };
  const running: CourseRow = { ...first!, id: 'attempt', state: 'running', contentKey: 'english' };
  expect(changesBetween(kept(), kept(planned))).toEqual([
    { kind: 'planned', what: 'E', before: null, after: '(B)' },
  ]);
  expect(changesBetween(kept(planned), kept())).toEqual([
    { kind: 'unplanned', what: 'E', before: '(B)', after: null },
  ]);
  expect(changesBetween(kept(planned), kept(running))).toEqual([
    { kind: 'added', what: 'E', before: null, after: '(B)' },
  ]);
});

it('names what moved the NAIA, a weight, and how a school reads grades', () => {
  const before = recordWith(FULL.slice(0, 1), 'B');
  const overall = { gpa: 2.2, act: null, sat: null, isTopHalf: null, stage: 'earlier' } as const;
  const kept = (record: EligibilityRecord) => keptLedger(ledgerOf(record, RULE_SETS, BEFORE), record, BEFORE);
  const from = kept({ ...before, overall });
  const changes = (record: EligibilityRecord) => changesBetween(from, kept(record));
  expect(changes({ ...before, overall: { ...overall, gpa: 2.4, isTopHalf: true } })).toEqual([
    { kind: 'overall', what: 'gpa', before: '2.2', after: '2.4' },
    { kind: 'overall', what: 'isTopHalf', before: null, after: 'true' },
  ]);
  expect(changesBetween(kept(before), from)).toEqual([
    { kind: 'overall', what: 'gpa', before: null, after: '2.2' },
  ]);
  const courses = before.courses.map((row) => ({ ...row, weight: 1 }));
  const schools = before.schools.map((school) => ({ ...school, areWeightsReported: true }));
  expect(changes({ ...before, overall, courses, schools })).toEqual([
    { kind: 'weight', what: 'E', before: '0', after: '1' },
    { kind: 'weights', what: 'school', before: null, after: null },
  ]);
});

it('names a change of area, content, part, title, list, scale, passing grade, day and fact', () => {
  const before = recordWith(FULL.slice(0, 1), 'B');
  const kept = (record: EligibilityRecord, asOf = BEFORE) =>
    keptLedger(ledgerOf(record, RULE_SETS, asOf), record, asOf);
  const changes = (record: EligibilityRecord) => changesBetween(kept(before), kept(record));
  const ofRow = (change: Partial<CourseRow>) =>
    changes({ ...before, courses: before.courses.map((row) => ({ ...row, ...change })) });
  const ofSchool = (change: Partial<EligibilityRecord['schools'][number]>) =>
    changes({ ...before, schools: before.schools.map((school) => ({ ...school, ...change })) });
  expect(ofRow({ area: 'math' })).toEqual([{ kind: 'area', what: 'E', before: 'english', after: 'math' }]);
  expect(ofRow({ contentKey: 'year' })).toEqual([
    { kind: 'content', what: 'E', before: null, after: 'year' },
  ]);
  expect(ofRow({ part: { number: 1, of: 2 } })).toEqual([
    { kind: 'part', what: 'E', before: null, after: '1/2' },
  ]);
  expect(ofRow({ title: 'English' })).toEqual([
    { kind: 'title', what: 'English', before: 'E', after: 'English' },
  ]);
  expect(ofRow({ isLab: true })).toEqual([{ kind: 'lab', what: 'E', before: 'false', after: 'true' }]);
  expect(ofRow({ mode: 'nontraditional' })).toEqual([
    { kind: 'method', what: 'E', before: 'class', after: 'class nontraditional' },
  ]);
  expect(ofRow({ listing: { state: 'listed', endedMidway: true } })).toEqual([
    { kind: 'listing', what: 'E', before: 'listed', after: 'ended_midway' },
  ]);
  expect(ofSchool({ scales: [{ fromOn: null, toOn: null, steps: [['A', 90]] }] })).toEqual([
    { kind: 'scale', what: 'school', before: null, after: null },
  ]);
  expect(ofSchool({ lowestPass: 'C' })).toEqual([{ kind: 'pass', what: 'school', before: null, after: 'C' }]);
  expect(changes({ ...before, student: { ...before.student, hasDocumentedDisability: true } })).toEqual([
    { kind: 'fact', what: 'hasDocumentedDisability', before: null, after: null },
  ]);
  expect(changesBetween(kept(before), kept(before, '2025-03-02'))).toEqual([
    { kind: 'day', what: '', before: BEFORE, after: '2025-03-02' },
  ]);
});
