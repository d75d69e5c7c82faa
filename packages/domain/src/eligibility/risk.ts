import type { CalendarDate } from '../dates/calendar-date.ts';
import type { Severity } from './finding.ts';
import type { BodyLedger } from './ledger.ts';
import { shownCoreGpa } from './ledger.ts';
import type { Outlook } from './outlook.ts';

export type BodyName = 'DI' | 'DII' | 'NAIA';

/** A ledger as lists over many students read it: the words, and what is to be done about each. */
export interface BodySummary {
  readonly body: BodyName;
  readonly outlook: Outlook;
  /** Of what is posted, as it is printed; null: no row counts, or the body has no core GPA. */
  readonly gpa: number | null;
  /** What stands against it or is to be done, the heaviest first; until when it can be mended, where that is known. */
  readonly findings: readonly { readonly code: string; readonly by: CalendarDate | null }[];
}

/**
 * What somebody has to do something about, by the outlook; doubts and notes are read on the student's own page. What is still
 * missing of a record that is on track stands against nothing: it comes with the courses.
 */
const TO_DO: Readonly<Record<Outlook, readonly Severity[]>> = {
  met: [],
  on_track: ['unknown', 'task'],
  at_risk: ['blocks', 'unknown', 'task'],
  out_of_reach: ['blocks', 'unknown', 'task'],
  unknown: ['blocks', 'unknown', 'task'],
};

/** A ledger in short. */
export const summaryOf = (ledger: readonly BodyLedger[]): BodySummary[] =>
  ledger.map(({ outlook, official, rules, ...rest }) => ({
    body: rules.body,
    outlook,
    gpa:
      rest.kind === 'division' && official.kind === 'division' && official.soFar && rules.kind === 'division'
        ? shownCoreGpa(official.soFar.gpa, rules.qualifierGpa)
        : null,
    findings: official.findings
      .filter(({ severity }) => TO_DO[outlook].includes(severity))
      .map(({ code, repair }) => ({ code, by: repair.by })),
  }));

/** The more urgent first: what can still be mended goes before what is lost, and what nobody knows before what is well. */
export const OUTLOOKS_BY_RISK: readonly Outlook[] = ['at_risk', 'out_of_reach', 'unknown', 'on_track', 'met'];
/** The nearest first, as dashboards say it. */
const NEAREST: readonly Outlook[] = ['met', 'on_track', 'at_risk', 'unknown', 'out_of_reach'];

/** How urgently a student needs somebody. */
export interface Risk {
  readonly outlook: Outlook;
  /** The body it is about; null: nothing is kept of the student yet. */
  readonly body: BodyName | null;
  /** The first day from today on by which something has to be mended; null: none is known. */
  readonly by: CalendarDate | null;
}

/**
 * A student's risk: of the bodies that the student aims at, the one that is worst off; of somebody who named none, the
 * nearest of Divisions I and II, as on the dashboard.
 */
export function riskOf(
  summary: readonly BodySummary[],
  targets: readonly string[],
  today: CalendarDate,
): Risk {
  const aimedAt = summary.filter(({ body }) => targets.includes(body));
  const among = aimedAt.length > 0 ? aimedAt : summary.filter(({ body }) => body !== 'NAIA');
  const order = aimedAt.length > 0 ? OUTLOOKS_BY_RISK : NEAREST;
  const worst = order.flatMap((outlook) => among.filter((one) => one.outlook === outlook))[0];
  if (!worst) return { outlook: 'unknown', body: null, by: null };
  const dates = worst.findings.flatMap(({ by }) => (by !== null && by >= today ? by : []));
  return { outlook: worst.outlook, body: worst.body, by: dates.toSorted()[0] ?? null };
}

/** What of a risk decides its place in a list. */
type RiskOrder = Pick<Risk, 'outlook'> & { readonly by: string | null };

/** Orders risks: the more urgent first, and of one kind the one whose day comes first. */
export function byRisk(a: RiskOrder, b: RiskOrder): number {
  const place = ({ outlook }: RiskOrder) => OUTLOOKS_BY_RISK.indexOf(outlook);
  if (place(a) !== place(b)) return place(a) - place(b);
  if (a.by === b.by) return 0;
  if (a.by === null) return 1;
  if (b.by === null) return -1;
  return a.by < b.by ? -1 : 1;
}
