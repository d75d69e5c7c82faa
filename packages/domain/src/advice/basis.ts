import type { CalendarDate } from '../dates/calendar-date.ts';
import type { Outlook } from '../eligibility/outlook.ts';
import type { EligibilityRecord } from '../eligibility/record.ts';
import type { RoadStep } from '../eligibility/road-ahead.ts';
import type { RuleSet } from '../eligibility/rule-set.ts';
import type { AdviceBody } from './question.ts';

interface GpaView {
  /** As it is printed. */
  readonly shown: number;
  readonly units: number;
  readonly qualityPoints: number;
}

interface RuleDates {
  readonly version: string;
  readonly fromOn: string;
  readonly checkedOn: string;
}

/** A division as the ledger's page has it, figure by figure. */
export interface DivisionView extends RuleDates {
  readonly kind: 'division';
  readonly body: AdviceBody;
  readonly verdict: string | null;
  readonly outlook: Outlook;
  readonly needsGpa: string;
  readonly gpa: GpaView | null;
  readonly projectedGpa: GpaView | null;
  readonly units: { readonly earned: number; readonly projected: number; readonly needed: number };
  readonly lanes: readonly {
    readonly area: string;
    readonly need: number;
    readonly earned: number;
    readonly inProgress: number;
  }[];
  readonly lock: {
    readonly state: 'exempt' | 'unknown' | 'open' | 'met' | 'missed';
    readonly startsOn: string | null;
    readonly needed: number;
    readonly neededAcademic: number;
    readonly units: number;
    readonly academic: number;
    readonly projectedUnits: number;
    readonly projectedAcademic: number;
  } | null;
  readonly courses: readonly {
    readonly rowId: string;
    readonly isCounted: boolean;
    readonly why: string | null;
  }[];
}

export interface NaiaView extends RuleDates {
  readonly kind: 'naia';
  readonly body: AdviceBody;
  readonly isEligible: boolean | null;
  readonly outlook: Outlook;
  readonly needsGpa: string;
  readonly overallGpa: number | null;
}

export type BodyView = DivisionView | NaiaView;

/** A title of the school's NCAA list. */
export interface ListedTitle {
  readonly title: string;
  readonly area: string;
  readonly units: number;
  readonly validTo: string | null;
  readonly checkedOn: string;
}

/** How the bodies stood on a day on which something changed. */
export interface StandingThen {
  readonly at: string;
  readonly bodies: readonly {
    readonly body: AdviceBody;
    readonly outlook: Outlook;
    readonly shownGpa: number | null;
  }[];
}

/** A course that the best plan has next. */
export interface PlannedCourse {
  readonly courseId: string;
  readonly title: string;
  readonly term: string;
  readonly startsOn: string;
  /** Null: it is no core course. */
  readonly core: string | null;
}

/**
 * All that the counselor's tools read. The figures of `bodies` are those of the ledger's page, from the same read; `judge` says
 * what they would be for another record, by the same functions.
 */
export interface AdviceBasis {
  readonly asOf: CalendarDate;
  readonly record: EligibilityRecord;
  readonly rules: readonly RuleSet[];
  readonly bodies: readonly BodyView[];
  readonly judge: (record: EligibilityRecord) => readonly BodyView[];
  readonly titles: readonly ListedTitle[];
  readonly road: readonly RoadStep[];
  readonly counselors: { readonly names: readonly string[]; readonly isAssigned: boolean };
  /** The newest first. */
  readonly history: readonly StandingThen[];
  /** Null: it wasn't asked for, or none could be found. */
  readonly plan: readonly PlannedCourse[] | null;
}
