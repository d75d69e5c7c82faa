import { readdirSync, readFileSync } from 'node:fs';
import { contract } from '@fieldhouse/contract/contract.ts';
import { describe, expect, it } from 'vitest';
import { accessOf } from '#platform/procedure.ts';
import { GUARD_CASES, proceduresThat } from '#testing/sweep/guard-cases.ts';

const FEATURES = new URL('../', import.meta.url);

/** The sources of a feature, without its tests and what is generated. */
const sourcesOf = (feature: string): string =>
  readdirSync(new URL(`${feature}/`, FEATURES), { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.ts') && !name.includes('.test.') && !name.endsWith('.gen.ts'))
    .map((name) => readFileSync(new URL(`${feature}/${name}`, FEATURES), 'utf8'))
    .join('\n');

const features = readdirSync(FEATURES);
const folderOf = (feature: string) => feature.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);

/** What has to be called or written where enrollments, grades, credit, or what a ledger reads of them change. */
const CHANGES =
  /\b(withdrawFromAll|postWithdrawal|endEnrollment|recompute(Totals|StudentFigures|OfficialFigures)|ledgersDue|schoolLedgersDue|recordGrade)\b|(insert into|update|delete from) (enrollments|final_grades|course_grades|transfer_credits|credit_decisions|terms|course_dates|eligibility_profiles|ncaa_titles|ncaa_school_status|grading_scales)\b|\.(insert|update|delete)\((enrollments|finalGrades|courseGrades|transferCredits|creditDecisions|terms|courseDates|eligibilityProfiles|ncaaTitles|ncaaSchoolStatus|gradingScales)\)/;

describe('what can make eligibility worse', () => {
  it('is declared for every procedure that writes, in every feature that changes what a ledger is made of', () => {
    const written = Object.entries(contract).flatMap(([feature, procedures]) =>
      feature in GUARD_CASES
        ? Object.entries(procedures).flatMap(([name, procedure]) =>
            accessOf(procedure['~orpc'].meta).conditions?.includes('writable') ? `${feature}.${name}` : [],
          )
        : [],
    );
    const declared = Object.entries(GUARD_CASES).flatMap(([feature, cases]) =>
      Object.keys(cases).map((name) => `${feature}.${name}`),
    );
    expect(written.filter((name) => !declared.includes(name))).toEqual([]);
    const known = Object.entries(contract).flatMap(([feature, procedures]) =>
      Object.keys(procedures).map((name) => `${feature}.${name}`),
    );
    expect(declared.filter((name) => !known.includes(name))).toEqual([]);
  });

  it('is declared for every feature whose code changes it', () => {
    const declared = Object.keys(GUARD_CASES).map(folderOf);
    expect(
      features.filter((feature) => !declared.includes(feature) && CHANGES.test(sourcesOf(feature))),
    ).toEqual([]);
  });

  it.each(proceduresThat('guarded'))('%s goes through the guard', (procedure) => {
    const [feature = ''] = procedure.split('.');
    expect(sourcesOf(folderOf(feature))).toContain(`procedure: '${procedure}'`);
  });
});
