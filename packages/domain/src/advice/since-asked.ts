import type { Fact } from './fact.ts';

/** A fact that says something else today than when it was asked; null: there was none, or there is none any more. */
export interface FactChange {
  readonly before: Fact | null;
  readonly now: Fact | null;
}

/** What tells one fact from another of its kind; everything else is what it says. */
const KEYS = ['body', 'title', 'area', 'ruleId', 'what', 'how'] as const;

const GROUPS: Readonly<Record<string, string>> = {
  ...{ gpa_none: 'gpa', lane: 'lane', lanes_filled: 'lanes', counts_not: 'counts', not_listed: 'listed' },
  ...{ needed_kept: 'needed', needed_unreachable: 'needed', needed_other: 'needed' },
  ...{ plan_none: 'plan_course', counselors_all: 'counselor', counselor_none: 'counselor' },
  ...{ changed_nothing: 'changed', rule_none: 'rule', lock_none: 'lock' },
};

const keyOf = ({ code, params }: Fact): string =>
  [GROUPS[code] ?? code, ...KEYS.map((key) => params[key] ?? '')].join('|');

/** Params in one order: the database gives them back in another. */
const saidBy = ({ code, params, cites }: Fact): string =>
  JSON.stringify([
    code,
    Object.entries(params).toSorted(([a], [b]) => (a < b ? -1 : 1)),
    cites.flatMap((cite) => (cite.kind === 'rule' ? [cite.ruleId, cite.version] : [])),
  ]);

/** What an answer would say otherwise today: the facts of its questions then, and now. */
export function changesSince(before: readonly Fact[], now: readonly Fact[]): FactChange[] {
  const [then, today] = [before, now].map((facts) => new Map(facts.map((one) => [keyOf(one), one])));
  const keys = [...new Set([...(then?.keys() ?? []), ...(today?.keys() ?? [])])];
  return keys.flatMap((key) => {
    const [old, fresh] = [then?.get(key) ?? null, today?.get(key) ?? null];
    return old && fresh && saidBy(old) === saidBy(fresh) ? [] : [{ before: old, now: fresh }];
  });
}
