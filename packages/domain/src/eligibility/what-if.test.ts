import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { CalendarDate } from '../dates/calendar-date.ts';
import { ratioNumber } from '../grading/exact-ratio.ts';
import { recordOfCase } from './case-file.ts';
import { evaluate } from './evaluate.ts';
import { ledgerOf } from './ledger.ts';
import type { EligibilityRecord } from './record.ts';
import type { DivisionRules } from './rule-set.ts';
import { RULE_SETS } from './rule-sets.ts';
import { NOTHING_SUPPOSED, neededGrades, SUPPOSED_GRADES, supposedRecord } from './what-if.ts';

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

const projected = (record: EligibilityRecord) => evaluate(record, DI, AS_OF, 'projected');

it('gives exactly the ledger where nothing is supposed', () => {
  const record = recordWith('B', 4);
  expect(ledgerOf(supposedRecord(record, NOTHING_SUPPOSED, AS_OF), RULE_SETS, AS_OF)).toEqual(
    ledgerOf(record, RULE_SETS, AS_OF),
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
  expect(gpa({ added: [{ area: 'english', units: 1, grade: 'A', when: 'before_lock' }] })).toBe(2.125);
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

it('finds grades that are enough, none of which can be a step lower', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 6 }), fc.constantFrom('B', 'C', 'D'), (running, grade) => {
      const record = recordWith(grade, running);
      const needed = neededGrades(record, DI, AS_OF);
      const isEnough = (grades: Record<string, (typeof SUPPOSED_GRADES)[number]>) =>
        projected(supposedRecord(record, { ...NOTHING_SUPPOSED, grades }, AS_OF)).verdict === 'qualifier';
      const open = record.courses.filter(({ state }) => state === 'running').map(({ id }) => id);
      if (needed === null) {
        expect(isEnough(Object.fromEntries(open.map((id) => [id, 'A' as const])))).toBe(false);
        return;
      }
      expect(isEnough(Object.fromEntries(needed))).toBe(true);
      for (const id of open) {
        const lower = SUPPOSED_GRADES[SUPPOSED_GRADES.indexOf(needed.get(id)!) + 1];
        if (lower) expect(isEnough({ ...Object.fromEntries(needed), [id]: lower })).toBe(false);
      }
    }),
    { numRuns: 40 },
  );
});
