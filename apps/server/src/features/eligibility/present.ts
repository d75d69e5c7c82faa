import type {
  DivisionLedger as Division,
  Finding,
  NaiaLedger as Naia,
} from '@fieldhouse/contract/eligibility-ledger.ts';
import type { BestSet } from '@fieldhouse/domain/eligibility/best-set.ts';
import { totalOf } from '@fieldhouse/domain/eligibility/coverage.ts';
import type { Finding as DomainFinding } from '@fieldhouse/domain/eligibility/finding.ts';
import {
  type BodyLedger,
  type DivisionLedger,
  type NaiaLedger,
  shownCoreGpa,
} from '@fieldhouse/domain/eligibility/ledger.ts';
import { fractionText } from '@fieldhouse/domain/eligibility/readings.ts';
import type { EligibilityRecord } from '@fieldhouse/domain/eligibility/record.ts';
import { ratioNumber } from '@fieldhouse/domain/grading/exact-ratio.ts';

/** A body's ledger as an answer holds it: fractions as the numbers that pages print. */
export const presentBody = (ledger: BodyLedger, record: EligibilityRecord): Division | Naia =>
  ledger.kind === 'division' ? presentDivision(ledger) : presentNaia(ledger, record);

function presentDivision({ rules, official, projected, outlook, lanes }: DivisionLedger): Division {
  const gpaOf = (set: BestSet | null) =>
    set && {
      shown: shownCoreGpa(set.gpa, rules.qualifierGpa),
      fraction: fractionText(set.gpa) ?? '',
      units: ratioNumber(set.units),
      qualityPoints: ratioNumber(set.quality),
    };
  const sum = (part: 'earned' | 'inProgress' | 'planned') =>
    lanes.reduce((units, lane) => units + ratioNumber(lane[part]), 0);
  const earned = Math.min(sum('earned'), ratioNumber(totalOf(official.coverage)));
  const { lock } = official;
  const clock = official.ageClock?.adopted ?? null;
  return {
    kind: 'division',
    body: rules.body,
    version: rules.version,
    fromOn: rules.fromOn,
    checkedOn: rules.checkedOn,
    verdict: official.verdict,
    bounds: official.bounds,
    outlook,
    needsGpa: rules.qualifierGpa,
    gpa: gpaOf(official.soFar),
    projectedGpa: gpaOf(projected.soFar),
    units: {
      earned,
      projected: earned + sum('inProgress') + sum('planned'),
      planned: sum('planned'),
      needed: rules.needs.total,
    },
    lanes: lanes.map(({ area, need, earned: filled, inProgress, planned, locked }) => ({
      area,
      need: ratioNumber(need),
      earned: ratioNumber(filled),
      inProgress: ratioNumber(inProgress),
      planned: ratioNumber(planned),
      locked: ratioNumber(locked),
    })),
    lock: lock &&
      rules.lock && {
        state: lock.state,
        startsOn: lock.startsOn,
        hasBegun: lock.hasBegun,
        needed: rules.lock.units,
        neededAcademic: rules.lock.academic,
        units: ratioNumber(lock.units),
        academic: ratioNumber(lock.academic),
        projectedUnits: ratioNumber(projected.lock?.units ?? lock.units),
        projectedAcademic: ratioNumber(projected.lock?.academic ?? lock.academic),
        locked: [...lock.locked],
      },
    clock: clock && {
      first: clock.first,
      last: clock.last,
      isProjected: official.ageClock?.isProjected ?? false,
      other: official.ageClock?.strict
        ? { first: official.ageClock.strict.first, last: official.ageClock.strict.last }
        : null,
    },
    courses: official.courses.map(({ id, isCounted, why }) => ({ rowId: id, isCounted, why })),
    findings: official.findings.map(presentFinding),
  };
}

const presentNaia = ({ rules, official, outlook }: NaiaLedger, { overall }: EligibilityRecord): Naia => ({
  kind: 'naia',
  body: 'NAIA',
  version: rules.version,
  fromOn: rules.fromOn,
  checkedOn: rules.checkedOn,
  isEligible: official.isEligible,
  outlook,
  needsGpa: rules.gpa,
  overallGpa: overall?.gpa == null ? null : Number(overall.gpa),
  findings: official.findings.map(presentFinding),
});

/** What says something about health is for the family and the school alone. */
const isAboutHealth = ({ ruleId, reading }: DomainFinding): boolean =>
  ruleId === 'disability' || reading?.code === 'disability_wider';

/**
 * Bodies as a coach reads them: verdicts, outlooks, units by area, core GPA and findings, without the list of courses, what
 * each is worth, the clock that a birth date starts, and what says something about health. With the titles that findings name.
 */
export function presentForCoach(bodies: readonly BodyLedger[], record: EligibilityRecord) {
  const shown = bodies.map((ledger) => {
    const findings = ledger.official.findings.filter((one) => !isAboutHealth(one)).map(presentFinding);
    const body = presentBody(ledger, record);
    return body.kind === 'division'
      ? { ...body, courses: [], clock: null, findings, lock: body.lock && { ...body.lock, locked: [] } }
      : { ...body, findings };
  });
  const named = new Set(shown.flatMap(({ findings }) => findings.flatMap(({ courses }) => courses)));
  return {
    bodies: shown,
    rows: record.courses.flatMap(({ id, title }) => (named.has(id) ? { rowId: id, title } : [])),
  };
}

const presentFinding = ({ courses, params, reading, repair, ...finding }: DomainFinding): Finding => ({
  code: finding.code,
  severity: finding.severity,
  ruleId: finding.ruleId,
  source: finding.source,
  confidence: finding.confidence,
  courses: [...courses],
  params: { ...params },
  repair,
  reading,
});
