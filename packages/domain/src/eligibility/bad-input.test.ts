import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AS_OF, recordWith, row, SENIOR, sixteen } from '../testing/eligibility/records.ts';
import { type DivisionEvaluation, evaluate } from './evaluate.ts';
import type { EligibilityRecord } from './record.ts';
import type { DivisionRules } from './rule-set.ts';
import { RULE_SETS } from './rule-sets.ts';

const rulesOf = (body: string) =>
  RULE_SETS.find((one): one is DivisionRules => one.kind === 'division' && one.body === body)!;
const [DI, DII] = [rulesOf('DI'), rulesOf('DII')];
const first = (record: EligibilityRecord, asOf: `${number}-${number}-${number}` = AS_OF) =>
  evaluate(record, DI, asOf);
const codes = ({ findings }: DivisionEvaluation) => findings.map(({ code }) => code);
const text = (ratio: { numerator: bigint; denominator: bigint } | undefined) =>
  ratio && `${ratio.numerator}/${ratio.denominator}`;
const lineOf = ({ courses }: DivisionEvaluation, id: string) => courses.find((one) => one.id === id);

describe('bad input', () => {
  it('decides what can be decided without dates', () => {
    const nothing = {
      grade9StartOn: null,
      seventhSemesterStartOn: null,
      eighthSemesterEndOn: null,
      graduatedOn: null,
      graduationExpectedOn: null,
      birthOn: null,
    } as const;
    const open = first(recordWith(sixteen(), nothing));
    expect(open).toMatchObject({
      verdict: null,
      bounds: { best: 'qualifier', worst: 'nonqualifier' },
      lock: { state: 'unknown' },
    });
    const facts = open.findings.filter(({ code }) => code === 'unknown').map(({ params }) => params.fact);
    expect(facts).toEqual(['grade_9_start', 'seventh_semester_start', 'last_day', 'birth']);
    expect(first(recordWith(sixteen().slice(0, 12), nothing))).toMatchObject({
      verdict: 'nonqualifier',
      bounds: null,
    });
    expect(evaluate(recordWith(sixteen(), nothing), DII, AS_OF).verdict).toBe('qualifier');
    expect(first(recordWith(sixteen(), { seventhSemesterStartOn: null })).bounds).toEqual({
      best: 'qualifier',
      worst: 'academic_redshirt',
    });
  });

  it('leaves out what it cannot read, and says which rows', () => {
    const result = first(
      recordWith(
        sixteen({
          'English 9': { grade: 'Z' },
          'English 10': { grade: 850 },
          'English 11': { units: 'one' },
          'English 12': { part: { number: 3, of: 2 } },
          Physics: { grade: null },
          Chemistry: { schoolId: 'nowhere' },
        }),
      ),
    );
    const whys = ['English 9', 'English 10', 'English 11', 'English 12', 'Physics', 'Chemistry'].map(
      (id) => lineOf(result, id)?.why,
    );
    expect(whys).toEqual([
      'grade_unreadable',
      'grade_off_scale',
      'units_unreadable',
      'part_unreadable',
      'no_grade',
      'school_unknown',
    ]);
    expect(codes(result)).toEqual(
      expect.arrayContaining(['grade_unreadable', 'grade_off_scale', 'units_unreadable']),
    );
  });

  it('says of what was failed that it was, though a transcript prints 0 units for it', () => {
    const failed = row('English 9', 'english', { grade: 'F', units: '0' });
    const result = first(recordWith([...sixteen().slice(1), failed]));
    expect(lineOf(result, failed.id)?.why).toBe('failed');
    expect(codes(result)).not.toContain('units_unreadable');
  });

  it('counts a content of two schools once', () => {
    const twice = {
      ...row('Geometry elsewhere', 'math', { contentKey: 'geometry', grade: 'A' }),
      schoolId: 'south',
    };
    const record = recordWith([...sixteen({ Geometry: { contentKey: 'geometry' } }), twice]);
    const result = first({ ...record, schools: [...record.schools, { ...record.schools[0]!, id: 'south' }] });
    expect([lineOf(result, 'Geometry')?.why, text(result.locked?.gpa)]).toEqual(['repeat', '49/16']);
  });

  it('says that parts of more than a unit count as one, with the other reading where it differs', () => {
    const parts = [1, 2, 3].map((number) =>
      row(`Spanish III T${number}`, 'world_language', {
        units: 0.34,
        contentKey: 's3',
        part: { number, of: 3 },
        exitedOn: SENIOR,
        grade: 'A',
      }),
    );
    const result = first(recordWith([...sixteen().filter(({ id }) => id !== 'Spanish III'), ...parts]));
    expect(text(result.locked?.gpa)).toBe('49/16');
    expect(result.readings[0]).toMatchObject({ code: 'parts_as_printed', verdict: 'qualifier' });
  });

  it('knows a pupil of grade 7, and a student of twenty', () => {
    const child = first(
      recordWith([row('Algebra I', 'math')], {
        birthOn: '2014-01-01',
        grade9StartOn: null,
        seventhSemesterStartOn: null,
        eighthSemesterEndOn: null,
        graduatedOn: null,
      }),
    );
    expect(child).toMatchObject({ verdict: 'nonqualifier', soFar: { units: { numerator: 1n } } });
    const grown = first(recordWith(sixteen(), { birthOn: '2006-02-01', fullTimeCollegeOn: '2026-08-24' }));
    expect(grown.ageClock).toMatchObject({
      adopted: { first: 2026, by: 'enrollment' },
      strict: { first: 2025, by: 'age' },
    });
  });

  it('counts running and planned rows only where it is asked to', () => {
    const record = recordWith(sixteen({ Physics: { state: 'running' } }));
    expect(first(record).verdict).toBe('nonqualifier');
    expect(evaluate(record, DI, AS_OF, 'projected').verdict).toBe('qualifier');
  });

  it('never throws, and gives every row a word', () => {
    const scrap = fc.oneof(
      fc.string(),
      fc.integer(),
      fc.double(),
      fc.constantFrom(null, '2025-02-30', 'P', 'A+', '92', '-1', ''),
    );
    const course = fc.record({
      area: scrap,
      units: scrap,
      grade: scrap,
      exitedOn: scrap,
      contentKey: fc.constantFrom(null, 'a', 'b'),
      part: fc.constantFrom(null, { number: 0, of: 0 }, { number: 1, of: 2 }),
      weight: fc.double(),
    });
    fc.assert(
      fc.property(
        fc.array(course, { maxLength: 20 }),
        fc.record({
          grade9StartOn: scrap,
          seventhSemesterStartOn: scrap,
          graduatedOn: scrap,
          birthOn: scrap,
        }),
        (courses, student) => {
          const rows = courses.map((one, place) => ({ ...row(`${place}`, 'math'), ...one }));
          // What a database or a file could hold against all types.
          const record: EligibilityRecord = JSON.parse(
            JSON.stringify({
              ...recordWith([]),
              courses: rows,
              student: { ...recordWith([]).student, ...student },
            }),
          );
          for (const rules of RULE_SETS) {
            const result = evaluate(record, rules, AS_OF);
            if (result.kind === 'division') {
              expect(result.courses).toHaveLength(rows.length);
              expect(result.courses.every(({ isCounted, why }) => isCounted === (why === null))).toBe(true);
            }
          }
        },
      ),
      { numRuns: 300 },
    );
  });
});
