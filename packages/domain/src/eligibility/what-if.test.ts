import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { CalendarDate } from '../dates/calendar-date.ts';
import { ratioNumber } from '../grading/exact-ratio.ts';
import { recordOfCase } from './case-file.ts';
import { evaluate } from './evaluate.ts';
import { ledgerOf } from './ledger.ts';
import { neededOverallGpa } from './naia.ts';
import type { EligibilityRecord } from './record.ts';
import type { DivisionRules, NaiaRules } from './rule-set.ts';
import { RULE_SETS } from './rule-sets.ts';
import { whatApplies } from './what-applies.ts';
import { NOTHING_SUPPOSED, type Scenario, type SupposedCourse, supposedRecord } from './what-if.ts';

const DI = RULE_SETS.find((set): set is DivisionRules => set.kind === 'division' && set.body === 'DI')!;
const AS_OF: CalendarDate = '2025-03-01';
const AREAS = ['E', 'E', 'E', 'E', 'M', 'M', 'M', 'S', 'S', 'S', 'SS', 'SS', 'WL', 'WL', 'WL', 'WL'];

/** Sixteen courses; the last so many run. */
function recordWith(grade: string, running = 0): EligibilityRecord {
  const record = recordOfCase({
    courses: AREAS.map((area) => ({ title: area, area, grade, units: 1, timing: 'pre' })),
  });
  return {
    ...record,
    student: { ...record.student, graduatedOn: null, fullTimeCollegeOn: null },
    courses: record.courses.map((row, index) =>
      index >= AREAS.length - running ? { ...row, state: 'running' } : row,
    ),
  };
}

const taken = (course: Partial<SupposedCourse>): SupposedCourse => ({
  ...{ area: 'english', units: 1, grade: 'A', when: 'later', isElsewhere: false },
  ...course,
});

const projected = (record: EligibilityRecord) => evaluate(record, DI, AS_OF, 'projected');

const ledger = (record: EligibilityRecord) => ledgerOf(record, RULE_SETS, AS_OF);

it('gives exactly the ledger where nothing is supposed, or the grades that are there', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('A', 'B', 'C', 'D', 'F'), { minLength: 16, maxLength: 16 }),
      fc.integer({ min: 0, max: 8 }),
      (grades, running) => {
        const plain = recordWith('B', running);
        const record = {
          ...plain,
          courses: plain.courses.map((row, index) => ({ ...row, grade: grades[index]! })),
        };
        const asTheyAre = Object.fromEntries(
          record.courses.flatMap(({ id, state }, index) =>
            state === 'running' ? [[id, grades[index]!]] : [],
          ),
        );
        expect(ledger(supposedRecord(record, NOTHING_SUPPOSED, AS_OF))).toEqual(ledger(record));
        expect(
          ledger(supposedRecord(record, { ...NOTHING_SUPPOSED, grades: asTheyAre } as Scenario, AS_OF)),
        ).toEqual(ledger(record));
      },
    ),
    { numRuns: 25 },
  );
});

it('reckons with other grades, dropped courses, and courses that are taken as well', () => {
  const record = recordWith('C');
  const gpa = (scenario: Partial<typeof NOTHING_SUPPOSED>) => {
    const { soFar } = projected(supposedRecord(record, { ...NOTHING_SUPPOSED, ...scenario }, AS_OF));
    return soFar && ratioNumber(soFar.gpa);
  };
  expect(gpa({})).toBe(2);
  expect(gpa({ grades: { '1': 'A', '2': 'A' } })).toBe(2.25);
  expect(
    projected(supposedRecord(record, { ...NOTHING_SUPPOSED, dropped: ['1'] }, AS_OF)).unlocked,
  ).toBeNull();
  expect(gpa({ added: [taken({ when: 'before_lock' })] })).toBe(2.125);
});

it('counts a course that is taken again once, with the better grade', () => {
  const record = recordWith('C');
  const again = (grade: 'A' | 'F') =>
    projected(supposedRecord(record, { ...NOTHING_SUPPOSED, retaken: { '1': grade } }, AS_OF));
  expect(ratioNumber(again('A').soFar!.gpa)).toBe(2.125);
  expect(ratioNumber(again('A').soFar!.units)).toBe(16);
  expect(ratioNumber(again('F').soFar!.gpa)).toBe(2);
});

it('replaces no locked grade by a course that ends after the lock', () => {
  const record = recordWith('C');
  // Ten units are needed from before the seventh semester, and only these are there.
  const few = {
    ...record,
    courses: record.courses.map((row, index) =>
      index < 10 ? row : { ...row, exitedOn: '2026-05-01' as const },
    ),
  };
  const late = supposedRecord(few, { ...NOTHING_SUPPOSED, retaken: { '1': 'A' } }, '2025-09-01');
  expect(ratioNumber(evaluate(late, DI, '2025-09-01', 'projected').locked!.gpa)).toBe(2);
});

it('takes one course instead of another', () => {
  const record = recordWith('C', 4);
  const id = record.courses.at(-1)!.id;
  const swapped = { ...NOTHING_SUPPOSED, dropped: [id], added: [taken({ area: 'world_language' })] };
  const { soFar } = projected(supposedRecord(record, swapped, AS_OF));
  expect(ratioNumber(soFar!.units)).toBe(16);
  expect(ratioNumber(soFar!.gpa)).toBe(2.125);
});

it('counts a course of another school by that school, whatever becomes of this one', () => {
  const record = recordWith('C');
  const suspended = {
    ...record,
    schools: record.schools.map((school) => ({ ...school, accountStatus: 'suspended' as const })),
  };
  const unitsWith = (course: Partial<SupposedCourse>) => {
    const supposed = supposedRecord(suspended, { ...NOTHING_SUPPOSED, added: [taken(course)] }, AS_OF);
    const { soFar } = projected(supposed);
    return soFar === null ? 0 : ratioNumber(soFar.units);
  };
  expect(unitsWith({})).toBe(0);
  expect(unitsWith({ isElsewhere: true })).toBe(1);
});

/** Fifteen courses; the sixteenth is to come. Grade 9 began in 2021, so that all is over in 2025. */
const oneShort = (): EligibilityRecord => {
  const record = recordWith('B');
  return {
    ...record,
    student: {
      ...record.student,
      ...{ grade9StartOn: '2021-08-23', seventhSemesterStartOn: '2024-08-19' },
      ...{ eighthSemesterEndOn: '2025-05-30', graduationExpectedOn: '2025-05-30' },
    },
    courses: record.courses.slice(0, -1).map((row) => ({ ...row, exitedOn: '2024-05-24' })),
  };
};
const divisions = (scenario: Partial<Scenario>) =>
  ledgerOf(supposedRecord(oneShort(), { ...NOTHING_SUPPOSED, ...scenario }, AS_OF), RULE_SETS, AS_OF).flatMap(
    (one) => (one.kind === 'division' ? [one.projected.verdict] : []),
  );

it('graduates later: Division II counts what ends by then, Division I only what ends with the eight semesters', () => {
  const language = { area: 'world_language' as const };
  expect(divisions({})).toEqual(['nonqualifier', 'partial_qualifier']);
  expect(divisions({ added: [taken({ ...language, when: 'later' })] })).toEqual(['qualifier', 'qualifier']);
  const late = { graduationOn: '2025-12-19' as const };
  expect(divisions(late)).toEqual(['nonqualifier', 'partial_qualifier']);
  expect(divisions({ ...late, added: [taken({ ...language, when: 'by_graduation' })] })).toEqual([
    'nonqualifier',
    'qualifier',
  ]);
});

it('counts a unit of the summer after a graduation on time, and none after a late one', () => {
  const added = [taken({ area: 'world_language', when: 'after_graduation' })];
  expect(divisions({ added })[0]).toBe('qualifier');
  expect(divisions({ added, graduationOn: '2025-12-19' })[0]).toBe('nonqualifier');
});

it('names what of an earlier scenario today’s record doesn’t bear, and applies the rest', () => {
  const record = recordWith('C', 4);
  const [posted, another] = record.courses.map(({ id }) => id);
  const runs = record.courses.at(-1)!.id;
  const scenario: Scenario = {
    grades: { [runs]: 'A', [posted!]: 'A', gone: 'B' },
    dropped: ['gone', posted!],
    retaken: { [another!]: 'A', [runs]: 'A' },
    added: [taken({ when: 'before_lock' })],
    graduationOn: '2025-02-01',
  };
  const applied = whatApplies(record, scenario, '2025-10-01');
  expect(applied.scenario).toEqual({
    grades: { [runs]: 'A' },
    dropped: [],
    retaken: { [another!]: 'A' },
    added: [taken({ when: 'later' })],
    graduationOn: null,
  });
  expect(applied.noLonger).toEqual([
    { rowId: posted, why: 'posted' },
    { rowId: 'gone', why: 'gone' },
    { rowId: runs, why: 'not_posted' },
    { rowId: null, why: 'lock_begun' },
    { rowId: null, why: 'graduation_passed' },
  ]);
  expect(whatApplies(record, NOTHING_SUPPOSED, AS_OF)).toEqual({
    scenario: NOTHING_SUPPOSED,
    noLonger: [],
  });
});

it('counts an added course and the one whose content it has once, with the better grade', () => {
  const record = recordWith('C');
  const [english] = record.courses;
  const gpa = (sameAs: string | null, grade: 'A' | 'D') => {
    const added = [taken({ grade, when: 'before_lock', isElsewhere: true, sameAs })];
    const { soFar } = projected(supposedRecord(record, { ...NOTHING_SUPPOSED, added }, AS_OF));
    return soFar && ratioNumber(soFar.quality);
  };
  // The A takes the place of one C either way, and a D of none; but the course that is kept isn't a second unit.
  expect(gpa(english!.id, 'A')).toBe(34);
  expect(gpa(english!.id, 'D')).toBe(32);
  const few = { ...record, courses: record.courses.slice(0, 3) };
  const unitsWith = (sameAs: string | null) => {
    const added = [taken({ when: 'before_lock', sameAs })];
    return ratioNumber(
      projected(supposedRecord(few, { ...NOTHING_SUPPOSED, added }, AS_OF)).coverage.english,
    );
  };
  expect(unitsWith(null)).toBe(4);
  expect(unitsWith(english!.id)).toBe(3);
  const gone = whatApplies(few, { ...NOTHING_SUPPOSED, added: [taken({ sameAs: 'gone' })] }, AS_OF);
  expect(gone.noLonger).toEqual([{ rowId: 'gone', why: 'gone' }]);
  expect(gone.scenario.added).toEqual([taken({ sameAs: null })]);
});

it('supposes other measures for the NAIA, and says which GPA is enough beside them', () => {
  const record = recordWith('C');
  const naia = RULE_SETS.find((set): set is NaiaRules => set.kind === 'naia')!;
  const isEligible = (overall: Scenario['overall']) => {
    const supposed = supposedRecord(record, { ...NOTHING_SUPPOSED, overall: overall ?? null }, AS_OF);
    return evaluate(supposed, naia, AS_OF).isEligible;
  };
  const nothing = { gpa: null, act: null, sat: null, isTopHalf: null };
  expect(isEligible(null)).toBeNull();
  expect(isEligible({ ...nothing, gpa: 2.3 })).toBe(true);
  expect(isEligible({ ...nothing, gpa: 2.299 })).toBe(false);
  expect(isEligible({ ...nothing, gpa: 2, act: 18 })).toBe(true);
  expect(neededOverallGpa(nothing, naia)).toBe('2.300');
  expect(neededOverallGpa({ ...nothing, sat: 970 }, naia)).toBe('2.000');
  expect(neededOverallGpa({ ...nothing, act: 18, isTopHalf: true }, naia)).toBeNull();
  const kept = { ...NOTHING_SUPPOSED, overall: { ...nothing, gpa: 2.5 } };
  expect(whatApplies(record, kept, AS_OF).scenario).toEqual(kept);
});
