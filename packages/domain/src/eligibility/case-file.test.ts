import { describe, expect, it } from 'vitest';
import { SHARED_CASES } from '../testing/eligibility/shared-cases.ts';
import { resultOfCase } from './case-file.ts';

describe('shared cases', () => {
  it.each(SHARED_CASES.map((one) => [one.id, one] as const))('%s', (_, one) => {
    const { DI, DII, NAIA, gpa_locked, gpa_best16, gpa_dii } = resultOfCase(one);
    expect([DI, DII, gpa_locked, gpa_best16, gpa_dii]).toEqual(one.expected);
    expect(NAIA).toBeNull();
  });

  it('are nineteen', () => expect(SHARED_CASES).toHaveLength(19));
});

it('prints findings that survive JSON', () => {
  const result = resultOfCase(SHARED_CASES[1]!);
  expect(JSON.parse(JSON.stringify(result))).toEqual(result);
  expect(result.findings[0]).toMatchObject({ body: 'DI', code: 'gpa_below', severity: 'blocks' });
});

it('counts a pass as D where the school says nothing, and says so', () => {
  const [first] = SHARED_CASES.filter(({ id }) => id === 'a pass');
  const result = resultOfCase({ ...first!, context: {} });
  expect(result.gpa_locked).toBe(46 / 16);
  expect(result.findings.map(({ code }) => code)).toContain('pass_assumed');
});

it('takes a number for no grade without a scale', () => {
  const [first] = SHARED_CASES.filter(({ id }) => id === 'all 65');
  expect(resultOfCase({ ...first!, context: {} })).toMatchObject({ DI: 'nonqualifier', gpa_locked: null });
});

it('takes rows as they stand where they say nothing of one content', () => {
  const trimesters = SHARED_CASES[2]!.courses.flatMap((course) =>
    [1, 2, 3].map(() => ({ ...course, units: 0.34 })),
  );
  const { gpa_best16, DI } = resultOfCase({ id: 'thirds', courses: trimesters });
  expect([gpa_best16, DI]).toEqual([2, 'academic_redshirt']);
});
