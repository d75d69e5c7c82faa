import type { RuleSet } from '../eligibility/rule-set.ts';
import type { Cite, Fact } from './fact.ts';
import type { AdviceBody } from './question.ts';

/** What a rule says, body by body, with its figures from the rule set that is in force. */
export function factsOfRule(ruleId: string, body: AdviceBody | null, sets: readonly RuleSet[]): Fact[] {
  const asked = sets.filter((set) => body === null || set.body === body);
  const found = asked.flatMap((set): Fact[] => {
    const rule = set.rules.find(({ id }) => id === ruleId);
    if (!rule) return [];
    return [
      {
        code: 'rule',
        params: { body: set.body, ruleId, ...figuresOf(set, ruleId) },
        cites: [citeOf(set, ruleId)],
      },
    ];
  });
  if (found.length > 0) return found;
  // It is somebody's rule, and this body has none such.
  const isKnown = sets.some(({ rules }) => rules.some(({ id }) => id === ruleId));
  if (!isKnown) return [];
  return asked.flatMap((set): Fact[] => {
    const [first] = set.rules;
    return first
      ? [{ code: 'rule_none', params: { body: set.body, ruleId }, cites: [citeOf(set, first.id)] }]
      : [];
  });
}

const citeOf = ({ body, version, fromOn, checkedOn, rules }: RuleSet, ruleId: string): Cite => ({
  kind: 'rule',
  body,
  ruleId,
  source: rules.find(({ id }) => id === ruleId)?.source ?? '',
  version,
  fromOn,
  checkedOn,
});

function figuresOf(set: RuleSet, ruleId: string): Fact['params'] {
  if (set.kind === 'naia') {
    switch (ruleId) {
      case 'naia_gpa':
        return { gpa: set.gpa };
      case 'naia_two_of_three':
        return { gpa: set.gpa, lower: set.twoOf.gpa, act: set.twoOf.act, sat: set.twoOf.sat };
      case 'naia_early':
        return { junior: set.earlyGpa.afterJuniorYear, seventh: set.earlyGpa.afterSeventhSemester };
      default:
        return {};
    }
  }
  const { needs, lock, early, afterGraduation } = set;
  switch (ruleId) {
    case 'core_units':
      return {
        total: needs.total,
        english: needs.english,
        math: needs.math,
        science: needs.science,
        socialScience: needs.socialScience,
        moreAcademic: needs.academic - needs.english - needs.math - needs.science,
        other: needs.total - needs.academic - needs.socialScience,
      };
    case 'ten_seven':
      return { units: lock?.units ?? null, academic: lock?.academic ?? null };
    case 'core_gpa':
      return { gpa: set.qualifierGpa, redshirt: set.redshirtGpa };
    case 'lab':
      return { lab: needs.lab };
    case 'early':
      return { units: early.needs.total, gpa: early.gpa };
    case 'after_graduation':
      return { units: afterGraduation?.units ?? null };
    case 'disability':
      return { units: afterGraduation?.disability ?? null };
    default:
      return {};
  }
}
