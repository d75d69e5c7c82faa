import type { CalendarDate } from '../dates/calendar-date.ts';
import { compareRatios, exactDecimal, plus } from '../grading/exact-decimal.ts';
import { type ExactRatio, ratioNumber } from '../grading/exact-ratio.ts';
import { ZERO } from './coverage.ts';
import type { DivisionEvaluation, NaiaEvaluation } from './evaluate.ts';
import type { KeptBody } from './history.ts';
import { type BodyLedger, type DivisionLedger, ledgerOf, type NaiaLedger, shownCoreGpa } from './ledger.ts';
import type { Outlook } from './outlook.ts';
import type { CourseRow, EligibilityRecord, StudentFacts } from './record.ts';
import type { RuleSet } from './rule-set.ts';
import { timeFrame } from './timing.ts';

/** Bodies that are asked about. */
export type Body = BodyLedger['rules']['body'];

/**
 * What of a body's answer gets worse. 'verdict': of the posted record; 'outlook': where the record leads; 'gpa': the core GPA
 * falls below its mark; 'lock': units that would have been finished before the seventh semester, and are needed; 'units':
 * units that fill a need.
 */
export type WorseningKind = 'verdict' | 'outlook' | 'gpa' | 'lock' | 'units';

/** One answer that is worse after a change than before it: codes and figures, which a page puts into words. */
export interface Worsening {
  readonly body: Body;
  readonly what: WorseningKind;
  readonly before: string;
  readonly after: string;
  /** Units or GPA that the rule asks for; null: it asks for a word. */
  readonly need: string | null;
  /** The day on which it takes effect: what is missing then can't be made up for. Null: at once, or no date says. */
  readonly on: CalendarDate | null;
}

const VERDICTS = ['nonqualifier', 'academic_redshirt', 'qualifier'] as const;
const OUTLOOKS: readonly Outlook[] = ['out_of_reach', 'unknown', 'at_risk', 'on_track', 'met'];

const verdictRank = (verdict: string): number =>
  VERDICTS.indexOf(
    (verdict === 'partial_qualifier' ? 'academic_redshirt' : verdict) as (typeof VERDICTS)[number],
  );
const outlookRank = (outlook: string): number => OUTLOOKS.indexOf(outlook as Outlook);

/** The verdict, or the worse of the two that missing dates leave open. */
const surely = ({ verdict, bounds }: DivisionEvaluation): string =>
  verdict ?? bounds?.worst ?? 'nonqualifier';

/** A grade that gives the units, whatever else it is worth. */
const PASSING = 'C';

/**
 * The ledger of a record as a change of it is judged. Units that run count before there is a first grade in them: to drop a course
 * in its first week loses them as well. Verdicts, outlooks and the GPA are those of the ledger itself.
 */
export function watchedLedger(
  record: EligibilityRecord,
  rules: readonly RuleSet[],
  asOf: CalendarDate,
): BodyLedger[] {
  const ledger = ledgerOf(record, rules, asOf);
  const isWithout = ({ state, grade }: CourseRow) => state !== 'final' && grade === null;
  if (!record.courses.some(isWithout)) return ledger;
  const courses = record.courses.map((row) => (isWithout(row) ? { ...row, grade: PASSING } : row));
  const expected = ledgerOf({ ...record, courses }, rules, asOf);
  return ledger.map((one, place) => {
    const hoped = expected[place];
    if (one.kind !== 'division' || hoped?.kind !== 'division') return one;
    return { ...one, lanes: hoped.lanes, projected: { ...one.projected, lock: hoped.projected.lock } };
  });
}

/**
 * What is worse in the ledger after a change than in the one before it, body by body. Empty where nothing is: what is merely
 * different, or was as bad before, isn't named.
 *
 * @param before as `watchedLedger` makes it, like `after`.
 * @param student as after the change.
 */
export function worsenings(
  before: readonly BodyLedger[],
  after: readonly BodyLedger[],
  student: StudentFacts,
): Worsening[] {
  return after.flatMap((now): Worsening[] => {
    const was = before.find(({ rules }) => rules.body === now.rules.body);
    if (was?.kind === 'division' && now.kind === 'division') return divisionWorsenings(was, now, student);
    if (was?.kind === 'naia' && now.kind === 'naia') return naiaWorsenings(was, now);
    return [];
  });
}

function divisionWorsenings(was: DivisionLedger, now: DivisionLedger, student: StudentFacts): Worsening[] {
  const { body } = now.rules;
  const frame = timeFrame(student);
  const end = frame.graduatedOn ?? frame.lastDayOn;
  const found: Worsening[] = [];
  const [verdict, verdictNow] = [surely(was.official), surely(now.official)];
  if (verdictRank(verdictNow) < verdictRank(verdict))
    found.push({ body, what: 'verdict', before: verdict, after: verdictNow, need: null, on: null });
  if (outlookRank(now.outlook) < outlookRank(was.outlook))
    found.push({ body, what: 'outlook', before: was.outlook, after: now.outlook, need: null, on: end });
  found.push(...gpaWorsening(was, now, end), ...lockWorsening(was, now), ...unitsWorsening(was, now, end));
  return found;
}

function gpaWorsening(was: DivisionLedger, now: DivisionLedger, end: CalendarDate | null): Worsening[] {
  const { body, qualifierGpa: need } = now.rules;
  const least = exactDecimal(need);
  const [before, after] = [was.projected.soFar, now.projected.soFar];
  if (!before || !after) return [];
  if (compareRatios(before.gpa, least) < 0 || compareRatios(after.gpa, least) >= 0) return [];
  const shown = (gpa: ExactRatio) => shownCoreGpa(gpa, need).toFixed(3);
  return [{ body, what: 'gpa', before: shown(before.gpa), after: shown(after.gpa), need, on: end }];
}

const least = (a: ExactRatio, b: ExactRatio): ExactRatio => (compareRatios(a, b) <= 0 ? a : b);
const text = (units: ExactRatio): string => `${ratioNumber(units)}`;

/** What is finished in time is counted as far as the rule needs it: more than ten units can be lost without harm. */
function lockWorsening(was: DivisionLedger, now: DivisionLedger): Worsening[] {
  const [before, after, rule] = [was.projected.lock, now.projected.lock, now.rules.lock];
  if (!before || !after || !rule || after.state === 'exempt' || after.state === 'unknown') return [];
  const one = (have: ExactRatio, has: ExactRatio, asked: number): Worsening[] => {
    const need = exactDecimal(asked);
    if (compareRatios(least(has, need), least(have, need)) >= 0) return [];
    return [
      {
        body: now.rules.body,
        what: 'lock',
        before: text(have),
        after: text(has),
        need: `${asked}`,
        on: after.startsOn,
      },
    ];
  };
  const units = one(before.units, after.units, rule.units);
  return units.length > 0 ? units : one(before.academic, after.academic, rule.academic);
}

/** Units that fill a line of the table, earned or running; what goes beyond the needs isn't missed. */
function unitsWorsening(was: DivisionLedger, now: DivisionLedger, end: CalendarDate | null): Worsening[] {
  const filled = ({ lanes }: DivisionLedger) =>
    lanes.reduce(
      (sum, { earned, inProgress, planned }) => plus(sum, plus(earned, plus(inProgress, planned))),
      ZERO,
    );
  const [before, after] = [filled(was), filled(now)];
  if (compareRatios(after, before) >= 0) return [];
  const { body, needs } = now.rules;
  return [{ body, what: 'units', before: text(before), after: text(after), need: `${needs.total}`, on: end }];
}

const naiaWord = ({ isEligible }: NaiaEvaluation): string => (isEligible ? 'eligible' : 'not_eligible');

function naiaWorsenings(was: NaiaLedger, now: NaiaLedger): Worsening[] {
  const found: Worsening[] = [];
  if (was.official.isEligible && !now.official.isEligible)
    found.push({
      ...{ body: 'NAIA', what: 'verdict', need: now.rules.gpa, on: null },
      ...{ before: naiaWord(was.official), after: naiaWord(now.official) },
    });
  if (outlookRank(now.outlook) < outlookRank(was.outlook))
    found.push({
      body: 'NAIA',
      what: 'outlook',
      before: was.outlook,
      after: now.outlook,
      need: null,
      on: null,
    });
  return found;
}

/**
 * What is worse in a ledger as it is kept than in the one before: verdicts and outlooks. What wasn't known before has become known,
 * not worse.
 */
export const keptWorsenings = (before: readonly KeptBody[], after: readonly KeptBody[]): Worsening[] =>
  after.flatMap(({ body, verdict, outlook }): Worsening[] => {
    const was = before.find((one) => one.body === body);
    if (!was) return [];
    const found: Worsening[] = [];
    const one = { body, need: null, on: null };
    if (was.verdict !== null && verdict !== null) {
      const fall: Worsening = { ...one, what: 'verdict', before: was.verdict, after: verdict };
      if (rankOf(fall) < rankOf({ ...fall, after: was.verdict })) found.push(fall);
    }
    if (was.outlook !== 'unknown' && outlookRank(outlook) < outlookRank(was.outlook))
      found.push({ ...one, what: 'outlook', before: was.outlook, after: outlook });
    return found;
  });

/** Whether one that was acknowledged says as much: the same answer of the same body, and at least as bad. */
export function isAcknowledged(now: Worsening, acknowledged: readonly Worsening[]): boolean {
  return acknowledged.some(
    ({ body, what, after }) =>
      body === now.body && what === now.what && rankOf(now) >= rankOf({ ...now, after }),
  );
}

function rankOf({ what, after }: Worsening): number {
  if (what === 'outlook') return outlookRank(after);
  if (what !== 'verdict') return Number(after);
  return after === 'eligible' ? 1 : after === 'not_eligible' ? 0 : verdictRank(after);
}

/**
 * Whether a change has to be acknowledged before it is made. A unit fewer alone, which can be taken again as long as the outlook
 * stays, matters to those alone who aim at a body or play a sport.
 */
export const needsAcknowledgement = (found: readonly Worsening[], isAiming: boolean): boolean =>
  found.some(({ what }) => isAiming || (what !== 'units' && what !== 'lock'));
