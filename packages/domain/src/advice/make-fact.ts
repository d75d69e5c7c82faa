import type { RuleSet } from '../eligibility/rule-set.ts';
import type { AdviceBasis, BodyView } from './basis.ts';
import type { Cite, Fact, FactCode } from './fact.ts';
import type { AdviceBody } from './question.ts';

export const fact = (code: FactCode, params: Fact['params'], cites: readonly Cite[]): Fact => ({
  code,
  params,
  cites,
});

/** Those of the bodies that are asked about. */
export const bodiesOf = (basis: AdviceBasis, bodies: readonly AdviceBody[]): BodyView[] =>
  basis.bodies.filter(({ body }) => bodies.includes(body));

/** A rule of a body with its document. */
export function ruleCite(rules: readonly RuleSet[], body: AdviceBody, ruleId: string): Cite[] {
  const set = rules.find((one) => one.body === body);
  if (!set) return [];
  const { version, fromOn, checkedOn } = set;
  const source = set.rules.find(({ id }) => id === ruleId)?.source ?? '';
  return [{ kind: 'rule', body, ruleId, source, version, fromOn, checkedOn }];
}

export const ledgerCite = (body: AdviceBody): Cite => ({ kind: 'ledger', body });

/** Where a core GPA stands, and the rule of it. */
export const gpaCites = (body: AdviceBody, { rules }: AdviceBasis): Cite[] => [
  ledgerCite(body),
  ...ruleCite(rules, body, 'core_gpa'),
];
