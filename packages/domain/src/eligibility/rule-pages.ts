import type { RuleSet } from './rule-set.ts';
import { RULE_SETS } from './rule-sets.ts';

/** The rules that have a page of their own, in the order of the rule sets: what a finding names and a source stands behind. */
export const RULE_IDS: readonly string[] = [
  ...new Set(RULE_SETS.flatMap(({ rules }) => rules.map(({ id }) => id))),
];

/** A rule's part of an address: `ten_seven` is `ten-seven`. */
export const ruleSlug = (id: string): string => id.replaceAll('_', '-');

/** The rule sets that hold a rule. */
export const setsWith = (id: string): readonly RuleSet[] =>
  RULE_SETS.filter(({ rules }) => rules.some((rule) => rule.id === id));
