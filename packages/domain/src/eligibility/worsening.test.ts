import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CalendarDate } from '../dates/calendar-date.ts';
import { recordOfCase } from './case-file.ts';
import { keptLedger } from './history.ts';
import type { CourseRow, EligibilityRecord } from './record.ts';
import { repairsOf } from './repairs.ts';
import { RULE_SETS } from './rule-sets.ts';
import { NOTHING_SUPPOSED, supposedRecord } from './what-if.ts';
import {
  isAcknowledged,
  keptWorsenings,
  needsAcknowledgement,
  type Worsening,
  watchedLedger,
  worsenings,
} from './worsening.ts';

const AS_OF: CalendarDate = '2025-03-01';
const AREAS = ['E', 'E', 'E', 'E', 'M', 'M', 'M', 'S', 'S', 'S', 'SS', 'SS', 'WL', 'WL', 'WL', 'WL'];

/** Courses of one unit before the seventh semester; the last so many run. */
function recordWith(grade: string, { running = 0, areas = AREAS } = {}): EligibilityRecord {
  const record = recordOfCase({
    courses: areas.map((area) => ({ title: area, area, grade, units: 1, timing: 'pre' })),
  });
  return {
    ...record,
    student: { ...record.student, graduatedOn: null, fullTimeCollegeOn: null },
    courses: record.courses.map((row, index) =>
      index >= areas.length - running ? { ...row, state: 'running' } : row,
    ),
  };
}

const without = (record: EligibilityRecord, ...ids: string[]): EligibilityRecord => ({
  ...record,
  courses: record.courses.filter(({ id }) => !ids.includes(id)),
});
const changed = (record: EligibilityRecord, id: string, change: Partial<CourseRow>): EligibilityRecord => ({
  ...record,
  courses: record.courses.map((row) => (row.id === id ? { ...row, ...change } : row)),
});
const ledger = (record: EligibilityRecord, asOf = AS_OF) => watchedLedger(record, RULE_SETS, asOf);
const between = (before: EligibilityRecord, after: EligibilityRecord, asOf = AS_OF) =>
  worsenings(ledger(before, asOf), ledger(after, asOf), after.student);
const of = (found: readonly Worsening[], body: Worsening['body']) =>
  found.filter((one) => one.body === body).map(({ what, before, after }) => [what, before, after]);

/** Records of any size and grade, in which some rows run. */
const anyRecord = fc
  .record({
    areas: fc.subarray([...AREAS], { minLength: 4 }),
    grade: fc.constantFrom('A', 'B', 'C', 'D'),
    running: fc.integer({ min: 0, max: 4 }),
  })
  .map(({ areas, grade, running }) => recordWith(grade, { areas, running: Math.min(running, areas.length) }));

describe('what a change makes worse', () => {
  it('names the units where a running course is dropped that the record needs, and the outlook in the last semester', () => {
    const record = recordWith('B', { running: 4 });
    const found = between(record, without(record, '8'));
    // Two semesters are to come: at the usual pace there is another course.
    expect(of(found, 'DI')).toEqual([['units', '16', '15']]);
    expect(of(between(record, without(record, '8'), '2026-03-01'), 'DI')).toEqual([
      ['outlook', 'on_track', 'at_risk'],
      ['units', '16', '15'],
    ]);
    expect(found.find(({ body, what }) => body === 'DI' && what === 'units')).toMatchObject({ need: '16' });
  });

  it('names the units of a course that is dropped before it has a grade', () => {
    const record = recordWith('B', { areas: AREAS.slice(0, 9) });
    const begun = changed(record, '9', { state: 'running', grade: null });
    expect(of(between(begun, without(begun, '9')), 'DI')).toEqual([
      ['lock', '9', '8'],
      ['units', '9', '8'],
    ]);
    // The grade alone isn't known yet: nothing is promised of it.
    expect(of(between(record, begun), 'DI').map(([what]) => what)).toEqual([]);
  });

  it('names the verdict where a posted row is lost', () => {
    const record = recordWith('B');
    expect(of(between(record, without(record, '1')), 'DII')[0]).toEqual([
      'verdict',
      'qualifier',
      'partial_qualifier',
    ]);
  });

  it('names the units that come too late for the seventh semester, with its first day', () => {
    const record = recordWith('B', { areas: AREAS.slice(0, 10), running: 1 });
    const late = changed(record, record.courses.at(-1)!.id, { exitedOn: '2026-05-29' });
    const found = between(record, late);
    expect(of(found, 'DI')).toEqual([['lock', '10', '9']]);
    expect(found[0]!.on).toBe(record.student.seventhSemesterStartOn);
    expect(of(found, 'DII')).toEqual([]);
  });

  it('names a core GPA that falls below its mark', () => {
    const record = recordWith('C', { areas: AREAS.slice(0, 8), running: 4 });
    const better = {
      ...record,
      courses: record.courses.map((row, at) => (at < 4 ? { ...row, grade: 'A' } : row)),
    };
    const first = better.courses[0]!.id;
    const [second, third] = [better.courses[1]!.id, better.courses[2]!.id];
    const found = between(
      better,
      changed(changed(changed(better, first, { grade: 'D' }), second, { grade: 'D' }), third, { grade: 'C' }),
    );
    expect(of(found, 'DI')).toContainEqual(['gpa', '3.000', '2.000']);
  });

  it('names nothing where nothing changes, and nothing twice in both directions', () => {
    fc.assert(
      fc.property(anyRecord, fc.nat(), (record, at) => {
        expect(between(record, record)).toEqual([]);
        const row = record.courses[at % record.courses.length]!;
        const less = without(record, row.id);
        const keyOf = ({ body, what }: Worsening) => `${body} ${what}`;
        const there = between(record, less).map(keyOf);
        expect(between(less, record).filter((one) => there.includes(keyOf(one)))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('names nothing where a course is begun, anew or once more: earlier attempts stay', () => {
    fc.assert(
      fc.property(
        anyRecord,
        fc.nat(),
        fc.boolean(),
        fc.constantFrom(null, 'A', 'C', 'F'),
        fc.constantFrom<CalendarDate | null>('2025-05-30', '2026-05-29', null),
        (record, at, isRepeat, grade, exitedOn) => {
          const row = record.courses[at % record.courses.length]!;
          const key = isRepeat ? 'one content' : null;
          const before = changed(record, row.id, { contentKey: 'one content' });
          const begun: CourseRow = { ...row, id: 'new', state: 'running', grade, exitedOn, contentKey: key };
          const after = { ...before, courses: [...before.courses, begun] };
          expect(between(before, after)).toEqual([]);
        },
      ),
      { numRuns: 100 },
    );
  });
});

describe('a ledger as it is kept', () => {
  const kept = (record: EligibilityRecord) => keptLedger(ledger(record), record, AS_OF).bodies;
  const record = recordWith('B');
  const less = without(record, '1');

  it('is worse where a verdict or an outlook fell, and not where it rose or stayed', () => {
    expect(of(keptWorsenings(kept(record), kept(less)), 'DI')).toEqual([
      ['verdict', 'qualifier', 'nonqualifier'],
      ['outlook', 'met', 'on_track'],
    ]);
    expect(keptWorsenings(kept(less), kept(record))).toEqual([]);
    expect(keptWorsenings(kept(less), kept(less))).toEqual([]);
  });

  it('isn’t worse where it became known how it stands', () => {
    const unknown = kept(record).map((one) => ({ ...one, verdict: null, outlook: 'unknown' as const }));
    expect(keptWorsenings(unknown, kept(less))).toEqual([]);
  });
});

describe('an acknowledgement', () => {
  const outlook: Worsening = {
    ...{ body: 'DI', what: 'outlook', need: null, on: null },
    ...{ before: 'on_track', after: 'at_risk' },
  };
  const units: Worsening = { ...outlook, what: 'units', before: '16', after: '15', need: '16' };

  it('covers what is no worse than was acknowledged, of the same body', () => {
    expect(isAcknowledged(outlook, [outlook])).toBe(true);
    expect(isAcknowledged({ ...outlook, after: 'out_of_reach' }, [outlook])).toBe(false);
    expect(isAcknowledged({ ...outlook, body: 'DII' }, [outlook])).toBe(false);
    expect(isAcknowledged(units, [outlook])).toBe(false);
    expect(isAcknowledged({ ...units, after: '14.5' }, [units])).toBe(false);
    expect(isAcknowledged({ ...units, after: '15.5' }, [units])).toBe(true);
  });

  it('is asked for units alone of those who aim at a body, and for the rest of everybody', () => {
    expect(needsAcknowledgement([], true)).toBe(false);
    expect(needsAcknowledgement([units], true)).toBe(true);
    expect(needsAcknowledgement([units], false)).toBe(false);
    expect(needsAcknowledgement([units, outlook], false)).toBe(true);
  });
});

describe('repairs', () => {
  const repairs = (recordBefore: EligibilityRecord, recordAfter: EligibilityRecord, asOf = AS_OF) => {
    const before = ledger(recordBefore, asOf);
    const broken = worsenings(before, ledger(recordAfter, asOf), recordAfter.student);
    return repairsOf({ before, recordBefore, recordAfter, rules: RULE_SETS, asOf, broken });
  };

  it('offers the area again in time, with the lowest grade that is enough', () => {
    const record = recordWith('B', { running: 4 });
    const [first] = repairs(record, without(record, '8'));
    expect(first).toMatchObject({
      ...{ how: 'take', grade: 'D', mends: ['DI', 'DII'], isWhole: true },
      courses: [{ title: null, area: 'science', units: 1 }],
    });
  });

  it('offers no course that would have to end within days', () => {
    const record = recordWith('B', { running: 4 });
    const lastDay = record.student.eighthSemesterEndOn ?? '2026-08-21';
    expect(
      repairs(record, without(record, '8'), lastDay as CalendarDate).filter(
        ({ how, by }) => how === 'take' && by && by <= lastDay,
      ),
    ).toEqual([]);
  });

  it('offers only what repairs when it is done', () => {
    fc.assert(
      fc.property(anyRecord, fc.nat(), (record, at) => {
        const row = record.courses[at % record.courses.length]!;
        const after = without(record, row.id);
        const found = repairs(record, after);
        expect(found.length).toBeLessThanOrEqual(3);
        for (const { how, courses, grade, by, mends } of found) {
          expect(mends.length).toBeGreaterThan(0);
          if (how !== 'take') continue;
          // Done by hand: the courses are taken and posted on the last day that is named.
          const done = {
            ...after,
            courses: [
              ...after.courses,
              ...courses.map(
                ({ area, units }, index): CourseRow => ({
                  ...row,
                  ...{
                    id: `made up ${index}`,
                    area,
                    units,
                    grade,
                    state: row.state,
                    exitedOn: by,
                    contentKey: null,
                  },
                }),
              ),
            ],
          };
          const left = between(record, done).map(({ body }) => body);
          for (const body of mends) expect(left).not.toContain(body);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('offers nothing where nothing is broken', () => {
    const record = recordWith('B', { running: 4 });
    expect(repairs(record, supposedRecord(record, NOTHING_SUPPOSED, AS_OF))).toEqual([]);
  });
});
