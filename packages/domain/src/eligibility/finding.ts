import type { CalendarDate } from '../dates/calendar-date.ts';
import type { Confidence, RuleSet } from './rule-set.ts';

/** How much a finding weighs, the heaviest first. */
export const SEVERITIES = ['blocks', 'unknown', 'doubt', 'task', 'note'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** What may mend a finding. */
export type Repair =
  | 'take_course'
  | 'raise_grades'
  | 'finish_before_seventh_semester'
  | 'list_exact_title'
  | 'confirm_listing'
  | 'clear_account'
  | 'file_scale'
  | 'correct_row'
  | 'enter_date'
  | 'ask_eligibility_center'
  | 'hand_in_document'
  | 'enter_gpa'
  | 'none';

/** Another way to read the rules or the record, with what it leads to. */
export interface OtherReading {
  readonly code:
    | 'surplus_rows'
    | 'rounded_gpa'
    | 'parts_as_printed'
    | 'schools_cleared'
    | 'pass_left_out'
    | 'listing_ended'
    | 'extended_evaluation_left_out'
    | 'nontraditional_left_out'
    | 'disability_wider'
    | 'label_nonqualifier';
  readonly verdict: string | null;
  /** As a fraction, '37/16'; null: no legal set. */
  readonly gpa: string | null;
}

/** One thing to know or to do about a verdict: codes and figures, which a page puts into words. */
export interface Finding {
  readonly code: string;
  readonly severity: Severity;
  readonly ruleId: string;
  readonly source: string;
  readonly confidence: Confidence;
  /** The rows concerned. */
  readonly courses: readonly string[];
  readonly params: Readonly<Record<string, string | number | null>>;
  readonly repair: { readonly how: Repair; readonly by: CalendarDate | null };
  readonly reading: OtherReading | null;
}

/** What a finding is made of; the rest comes from its rule. */
export type FindingParts = Pick<Finding, 'code' | 'severity' | 'ruleId'> &
  Partial<Pick<Finding, 'courses' | 'params' | 'repair' | 'reading'>>;

/** A finding with the source of its rule. A rule that the set doesn't name is our own reading. */
export function findingOf(rules: RuleSet, parts: FindingParts): Finding {
  const rule = rules.rules.find(({ id }) => id === parts.ruleId);
  return {
    courses: [],
    params: {},
    repair: { how: 'none', by: null },
    reading: null,
    ...parts,
    source: rule?.source ?? '',
    confidence: rule?.confidence ?? 'low',
  };
}

/** The heaviest first; of one weight in the order in which they were found. */
export const byWeight = (findings: readonly Finding[]): Finding[] =>
  findings.toSorted((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity));
