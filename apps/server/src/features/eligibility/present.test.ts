import type { CalendarDate } from '@fieldhouse/domain/dates/calendar-date.ts';
import { ledgerOf } from '@fieldhouse/domain/eligibility/ledger.ts';
import type { EligibilityRecord } from '@fieldhouse/domain/eligibility/record.ts';
import { ruleSetsOn } from '@fieldhouse/domain/eligibility/rule-set.ts';
import { RULE_SETS } from '@fieldhouse/domain/eligibility/rule-sets.ts';
import { expect, it } from 'vitest';
import { presentForCoach } from './present.ts';

const TODAY = '2026-11-28' as CalendarDate;
const course = (id: string, title: string): EligibilityRecord['courses'][number] => ({
  ...{ id, title, schoolId: 'here', area: 'math', listing: { state: 'listed' }, units: 1, grade: 'A' },
  ...{
    state: 'final',
    enteredOn: null,
    exitedOn: '2026-06-05' as CalendarDate,
    contentKey: null,
    part: null,
  },
  ...{ isLab: false, weight: 0, method: 'class', isCollege: false, isTranscripted: true },
});
const RECORD: EligibilityRecord = {
  student: {
    ...{
      birthOn: '2010-03-10' as CalendarDate,
      grade9StartOn: '2025-08-20' as CalendarDate,
      seventhSemesterStartOn: null,
    },
    ...{ isCalendarNontraditional: false, eighthSemesterEndOn: null, graduationExpectedOn: null },
    ...{ graduatedOn: null, fullTimeCollegeOn: null, schooling: 'us', homeSchool: null },
    hasDocumentedDisability: true,
  },
  schools: [
    {
      ...{ id: 'here', accountStatus: 'cleared', scales: [], lowestPass: null, offersLabScience: null },
      ...{ areWeightsReported: false, areWeightsInGpa: false },
    },
  ],
  courses: [course('one', 'Algebra I'), course('two', 'Geometry')],
  overall: null,
};

it('shows a coach no finding about a disability, no courses, and the titles that findings name alone', () => {
  const bodies = ledgerOf(RECORD, ruleSetsOn(RULE_SETS, TODAY), TODAY).map((ledger) => {
    const [finding] = ledger.official.findings;
    const about = (change: object) => ({ ...finding!, courses: [], ...change });
    const findings = [
      about({ code: 'kept', courses: ['two'] }),
      about({ code: 'by_rule', ruleId: 'disability' }),
      about({
        code: 'by_reading',
        reading: { code: 'disability_wider', verdict: 'qualifier', gpa: null },
      }),
    ];
    return { ...ledger, official: { ...ledger.official, findings } } as typeof ledger;
  });
  const { bodies: shown, rows } = presentForCoach(bodies, RECORD);
  expect(shown.map(({ findings }) => findings.map(({ code }) => code))).toEqual(bodies.map(() => ['kept']));
  expect(shown.flatMap((one) => (one.kind === 'division' ? one.courses : []))).toEqual([]);
  expect(rows).toEqual([{ rowId: 'two', title: 'Geometry' }]);
  // The clock starts with the birth date.
  const clocks = bodies.flatMap((one) =>
    one.kind === 'division' ? (one.official.ageClock?.adopted ?? []) : [],
  );
  expect(clocks).toHaveLength(1);
  expect(shown.flatMap((one) => (one.kind === 'division' ? (one.clock ?? []) : []))).toEqual([]);
});
