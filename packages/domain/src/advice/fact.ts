import type { AdviceBody } from './question.ts';

/** Where a claim can be looked up. */
export type Cite =
  /** A dated rule with the document that it stands in. */
  | {
      readonly kind: 'rule';
      readonly body: AdviceBody;
      readonly ruleId: string;
      /** Empty: our own reading. */
      readonly source: string;
      readonly version: string;
      readonly fromOn: string;
      readonly checkedOn: string;
    }
  /** A body in the ledger as it stands. */
  | { readonly kind: 'ledger'; readonly body: AdviceBody }
  /** A course of the record. */
  | { readonly kind: 'course'; readonly rowId: string; readonly title: string }
  /** The school's NCAA list. */
  | { readonly kind: 'registry'; readonly checkedOn: string | null }
  | { readonly kind: 'plan' | 'road' | 'history' | 'people' };

/** What a claim is about, in codes; a page has the words, in the reader's language. */
export const FACT_CODES = [
  'standing',
  'standing_naia',
  'gpa',
  'gpa_none',
  'gpa_naia',
  'lane',
  'lanes_filled',
  'units',
  'gpa_short',
  'lock',
  'lock_none',
  'counts',
  'counts_not',
  'listed',
  'not_listed',
  'needed',
  'needed_kept',
  'needed_unreachable',
  'needed_other',
  'what_if',
  'what_if_naia',
  'what_if_sum',
  'rule',
  'rule_none',
  'rules_held',
  'plan_course',
  'plan_none',
  'counselor',
  'counselors_all',
  'counselor_none',
  'task',
  'changed',
  'changed_nothing',
  'which_course',
] as const;
export type FactCode = (typeof FACT_CODES)[number];

/** One claim: a code, the figures of it, and where they stand. None is without a source. */
export interface Fact {
  readonly code: FactCode;
  readonly params: Readonly<Record<string, string | number | null>>;
  readonly cites: readonly Cite[];
}

/** What an answer is made of. */
export interface AdviceAnswer {
  /** `unknown`: no tool knows it; `refused`: it isn't answered, and why. */
  readonly kind: 'answer' | 'unknown' | 'refused' | 'can_do';
  readonly why: 'orders' | 'other_person' | 'other_rules' | 'binding' | null;
  readonly facts: readonly Fact[];
}
