import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CalendarDate } from '../dates/calendar-date.ts';
import { recordOfCase } from './case-file.ts';
import { ledgerOf } from './ledger.ts';
import type { Outlook } from './outlook.ts';
import { type BodySummary, byRisk, OUTLOOKS_BY_RISK, type Risk, riskOf, summaryOf } from './risk.ts';
import { RULE_SETS } from './rule-sets.ts';

const TODAY: CalendarDate = '2026-01-12';
const body = (
  name: BodySummary['body'],
  outlook: Outlook,
  ...dates: (CalendarDate | null)[]
): BodySummary => ({
  body: name,
  outlook,
  gpa: null,
  findings: dates.map((by) => ({ code: 'units', by })),
});

describe('the risk of a student', () => {
  it('goes by the body that is worst off of those aimed at', () => {
    const summary = [body('DI', 'at_risk', '2026-05-29'), body('DII', 'on_track'), body('NAIA', 'unknown')];
    expect(riskOf(summary, ['DI', 'DII'], TODAY)).toEqual({
      outlook: 'at_risk',
      body: 'DI',
      by: '2026-05-29',
    });
    expect(riskOf(summary, ['DII', 'NAIA'], TODAY)).toMatchObject({ outlook: 'unknown', body: 'NAIA' });
  });

  it('goes by the nearest division where none is aimed at', () => {
    const summary = [body('DI', 'at_risk'), body('DII', 'on_track'), body('NAIA', 'met')];
    expect(riskOf(summary, [], TODAY)).toEqual({ outlook: 'on_track', body: 'DII', by: null });
    expect(riskOf([], ['DI'], TODAY)).toEqual({ outlook: 'unknown', body: null, by: null });
  });

  it('names the first day that is still to come', () => {
    const summary = [body('DI', 'at_risk', '2026-06-01', '2025-12-01', null, '2026-02-01')];
    expect(riskOf(summary, ['DI'], TODAY).by).toBe('2026-02-01');
    expect(riskOf([body('DI', 'at_risk', '2025-12-01')], ['DI'], TODAY).by).toBeNull();
    expect(riskOf([body('DI', 'at_risk', TODAY)], ['DI'], TODAY).by).toBe(TODAY);
  });
});

it('puts the urgent first, sooner before later, whatever the order was', () => {
  const risk = fc.record({
    outlook: fc.constantFrom(...OUTLOOKS_BY_RISK),
    body: fc.constant('DI' as const),
    by: fc.constantFrom('2026-02-01', '2026-03-01', '2026-04-01', null),
  }) as fc.Arbitrary<Risk>;
  fc.assert(
    fc.property(fc.array(risk), (risks) => {
      const sorted = risks.toSorted(byRisk);
      for (const [index, after] of sorted.slice(1).entries()) {
        const before = sorted[index]!;
        const places = [before, after].map(({ outlook }) => OUTLOOKS_BY_RISK.indexOf(outlook));
        expect(places[0]).toBeLessThanOrEqual(places[1]!);
        if (places[0] === places[1] && after.by !== null) expect((before.by ?? '9') <= after.by).toBe(true);
      }
      expect(sorted).toHaveLength(risks.length);
    }),
  );
});

it('says in short what is to be done, and of a record on track not what comes with its courses', () => {
  const of = (grade: string, state: 'final' | 'running') => {
    const areas = ['E', 'E', 'E', 'E', 'M', 'M', 'M', 'M', 'S', 'S', 'SS', 'SS', 'WL', 'WL', 'WL', 'WL'];
    const record = recordOfCase({
      courses: areas.map((area) => ({ title: area, area, grade, units: 1, timing: 'pre' })),
    });
    const student = { ...record.student, graduatedOn: null, fullTimeCollegeOn: null };
    const courses = record.courses.map((row) => ({ ...row, state }));
    return summaryOf(ledgerOf({ ...record, student, courses }, RULE_SETS, '2025-03-01')).find(
      ({ body }) => body === 'DI',
    )!;
  };
  expect(of('B', 'final')).toMatchObject({ outlook: 'met', gpa: 3, findings: [] });
  expect(of('D', 'final').findings.map(({ code }) => code)).toContain('gpa_below');
  const running = of('B', 'running');
  expect(running).toMatchObject({ outlook: 'on_track', gpa: null });
  expect(running.findings.map(({ code }) => code)).not.toContain('units_short');
});
