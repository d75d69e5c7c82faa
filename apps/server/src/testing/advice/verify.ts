import type { AdviceFact } from '@fieldhouse/contract/advice.ts';
import type { CalendarDate } from '@fieldhouse/domain/dates/calendar-date.ts';
import { ledgerOf } from '@fieldhouse/domain/eligibility/ledger.ts';
import { neededGrades } from '@fieldhouse/domain/eligibility/needed-grades.ts';
import type { EligibilityRecord } from '@fieldhouse/domain/eligibility/record.ts';
import { ruleSetsOn } from '@fieldhouse/domain/eligibility/rule-set.ts';
import { RULE_SETS } from '@fieldhouse/domain/eligibility/rule-sets.ts';
import { NOTHING_SUPPOSED, type Scenario, supposedRecord } from '@fieldhouse/domain/eligibility/what-if.ts';
import { presentBody } from '#features/eligibility/present.ts';
import type { Client } from '../world.ts';

type Ledger = Awaited<ReturnType<Client['eligibility']['ledger']>>;
type Body = Ledger['bodies'][number];
type Division = Extract<Body, { kind: 'division' }>;

/**
 * What of a fact isn't as the ledger's page has it, as the rule sets say, or as the what-if of that page reckons it; empty: all
 * is. Figures are read from the answer of `eligibility.ledger` and reckoned anew from its record, not by the counselor's code.
 */
export function differences({ code, params, cites }: AdviceFact, ledger: Ledger): string[] {
  const wrong: string[] = [];
  const is = (name: string, expected: unknown) => {
    const said = params[name];
    if ((said ?? null) !== (expected ?? null)) wrong.push(`${code}.${name}: ${said} is ${expected}`);
  };
  if (cites.length === 0) wrong.push(`${code} has no source`);
  const body = ledger.bodies.find((one) => one.body === params.body);
  const division = body?.kind === 'division' ? body : null;
  const asOf = ledger.asOf as CalendarDate;
  const record = ledger.record as unknown as EligibilityRecord;
  switch (code) {
    case 'standing':
      is('outlook', division?.outlook);
      is('earned', division?.units.earned);
      is('projected', division?.units.projected);
      is('needed', division?.units.needed);
      is('gpa', division?.gpa?.shown);
      is('needs', division?.needsGpa);
      break;
    case 'units':
      is('earned', division?.units.earned);
      is('projected', division?.units.projected);
      is('needed', division?.units.needed);
      break;
    case 'standing_naia':
    case 'gpa_naia':
      is('gpa', body?.kind === 'naia' ? body.overallGpa : undefined);
      is('needs', body?.needsGpa);
      break;
    case 'gpa':
      is('gpa', division?.gpa?.shown);
      is('units', division?.gpa?.units);
      is('quality', division?.gpa?.qualityPoints);
      is('projected', division?.projectedGpa?.shown);
      is('needs', division?.needsGpa);
      break;
    case 'lane': {
      const lane = division?.lanes.find(({ area }) => area === params.area);
      is('need', lane?.need);
      is('earned', lane?.earned);
      is('inProgress', lane?.inProgress);
      break;
    }
    case 'lock':
      is('state', division?.lock?.state);
      is('startsOn', division?.lock?.startsOn);
      is('units', division?.lock?.units);
      is('needed', division?.lock?.needed);
      is('academic', division?.lock?.academic);
      is('projectedUnits', division?.lock?.projectedUnits);
      break;
    case 'counts':
    case 'counts_not': {
      const row = ledger.rows.find(({ title }) => title === params.title);
      const line = division?.courses.find(({ rowId }) => rowId === row?.rowId);
      if (line?.isCounted !== (code === 'counts')) wrong.push(`${code}: ${params.title}`);
      is('units', row?.units);
      break;
    }
    case 'needed': {
      const rules = ruleSetsOn(RULE_SETS, asOf).find((one) => one.body === params.body);
      const row = ledger.rows.find(({ title }) => title === params.title);
      const found = rules?.kind === 'division' ? neededGrades(record, rules, asOf) : null;
      is('grade', row && found?.grades.get(row.rowId));
      is('goal', found?.goal);
      break;
    }
    case 'what_if':
    case 'what_if_sum': {
      const then = supposed(ledger, cites, params);
      const after = then.find((one): one is Division => one.kind === 'division' && one.body === params.body);
      if (code === 'what_if') {
        is('outlookBefore', division?.outlook);
        is('gpaBefore', division?.projectedGpa?.shown);
        is('unitsBefore', division?.units.projected);
        is('outlookAfter', after?.outlook);
        is('gpaAfter', after?.projectedGpa?.shown);
        is('unitsAfter', after?.units.projected);
      } else {
        is('gpa', after?.projectedGpa?.shown);
        is('units', after?.projectedGpa?.units);
        is('quality', after?.projectedGpa?.qualityPoints);
      }
      break;
    }
    case 'rule': {
      const rules = ruleSetsOn(RULE_SETS, asOf).find((one) => one.body === params.body);
      if (!rules?.rules.some(({ id }) => id === params.ruleId)) wrong.push(`no rule ${params.ruleId}`);
      if (params.ruleId === 'core_gpa')
        is('gpa', rules?.kind === 'division' ? rules.qualifierGpa : undefined);
      if (params.ruleId === 'ten_seven')
        is('units', rules?.kind === 'division' ? rules.lock?.units : undefined);
      if (params.ruleId === 'core_units')
        is('total', rules?.kind === 'division' ? rules.needs.total : undefined);
      break;
    }
    default:
      break;
  }
  return wrong;
}

/** The bodies as the page's what-if has them. */
function supposed(ledger: Ledger, cites: AdviceFact['cites'], params: AdviceFact['params']): Body[] {
  const asOf = ledger.asOf as CalendarDate;
  const record = ledger.record as unknown as EligibilityRecord;
  const rowIds = cites.flatMap((cite) => (cite.kind === 'course' ? cite.rowId : []));
  const how = params.how ?? 'drop';
  const graded = Object.fromEntries(rowIds.map((rowId) => [rowId, params.grade]));
  const scenario = {
    ...NOTHING_SUPPOSED,
    dropped: how === 'drop' ? rowIds : [],
    retaken: how === 'retake' ? graded : {},
    grades: how === 'grade' ? graded : {},
  } as Scenario;
  const then = supposedRecord(record, scenario, asOf);
  return ledgerOf(then, ruleSetsOn(RULE_SETS, asOf), asOf).map((one) => presentBody(one, then));
}
