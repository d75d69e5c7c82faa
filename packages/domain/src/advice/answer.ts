import type { DivisionRules, RuleSet } from '../eligibility/rule-set.ts';
import type { AdviceBasis } from './basis.ts';
import { counts, whichCourse } from './course-facts.ts';
import type { AdviceAnswer, Cite, Fact } from './fact.ts';
import { bodiesOf, fact } from './make-fact.ts';
import type { AdviceBody, Ask, Understood } from './question.ts';
import { factsOfRule } from './rule-facts.ts';
import { gpa, lock, missing, standing } from './standing-facts.ts';
import { needed, whatIf } from './supposed-facts.ts';

/**
 * The answer of the built-in engine: what its tools say about what was asked, and nothing else. Every claim is a fact with its
 * source. Where no tool says anything, it says that it doesn't know.
 */
export function answerTo(understood: Understood, basis: AdviceBasis): AdviceAnswer {
  switch (understood.kind) {
    case 'unknown':
      return { kind: 'unknown', why: null, facts: [] };
    case 'refused':
      return {
        kind: 'refused',
        why: understood.why,
        facts: understood.why === 'other_rules' ? basis.rules.map(rulesHeld) : [],
      };
    case 'asks': {
      if (understood.asks.every(({ ask }) => ask === 'can_do'))
        return { kind: 'can_do', why: null, facts: [] };
      const facts = understood.asks.flatMap((ask) => factsFor(ask, basis));
      return { kind: facts.length > 0 ? 'answer' : 'unknown', why: null, facts };
    }
  }
}

/** What one tool says. */
export function factsFor(ask: Ask, basis: AdviceBasis): readonly Fact[] {
  switch (ask.ask) {
    case 'standing':
      return bodiesOf(basis, ask.bodies).map((one) => standing(one, basis));
    case 'missing':
      return bodiesOf(basis, ask.bodies).flatMap((one) => missing(one, basis));
    case 'core_gpa':
      return bodiesOf(basis, ask.bodies).map((one) => gpa(one, basis));
    case 'counts':
      return counts(ask.title, basis);
    case 'which_course':
      return ask.titles.map((title) => whichCourse(title, basis));
    case 'needed':
      return divisionsOf(basis, ask.bodies).flatMap((rules) => needed(rules, ask.rowId, basis));
    case 'what_if':
      return whatIf(ask.bodies, ask.changes, basis);
    case 'rule':
      return factsOfRule(ask.ruleId, ask.body, basis.rules);
    case 'lock':
      return basis.bodies.flatMap((one) =>
        one.kind === 'division' && one.body === 'DI' ? lock(one, basis) : [],
      );
    case 'next_term':
      return nextTerm(basis);
    case 'counselor':
      return counselor(basis);
    case 'tasks':
      return basis.road
        .filter(({ what, state }) => what !== 'lock' && what !== 'college' && state !== 'passed')
        .map(({ what, on, state }) => fact('task', { what, on, state }, [{ kind: 'road' }]));
    case 'changed':
      return changed(basis);
    case 'can_do':
      return [];
  }
}

const divisionsOf = ({ rules }: AdviceBasis, bodies: readonly AdviceBody[]): DivisionRules[] =>
  rules.flatMap((set) => (set.kind === 'division' && bodies.includes(set.body) ? set : []));

const rulesHeld = ({ body, version, fromOn, checkedOn, rules }: RuleSet): Fact => {
  const [first] = rules;
  const cite: Cite = {
    kind: 'rule',
    body,
    ruleId: first?.id ?? '',
    source: first?.source ?? '',
    version,
    fromOn,
    checkedOn,
  };
  return fact('rules_held', { body, fromOn, checkedOn }, [cite]);
};

function nextTerm({ plan }: AdviceBasis): Fact[] {
  if (plan === null) return [];
  const [first] = plan;
  if (!first) return [fact('plan_none', {}, [{ kind: 'plan' }])];
  return plan
    .filter(({ startsOn }) => startsOn === first.startsOn)
    .map(({ title, term, core }) => fact('plan_course', { title, term, core }, [{ kind: 'plan' }]));
}

function counselor({ counselors: { names, isAssigned } }: AdviceBasis): Fact[] {
  const cites: Cite[] = [{ kind: 'people' }];
  if (names.length === 0) return [fact('counselor_none', {}, cites)];
  return [fact(isAssigned ? 'counselor' : 'counselors_all', { names: names.join(', ') }, cites)];
}

function changed({ history }: AdviceBasis): Fact[] {
  const [now, before] = history;
  const cites: Cite[] = [{ kind: 'history' }];
  if (!now || !before) return [fact('changed_nothing', { at: now?.at ?? null }, cites)];
  const found = now.bodies.flatMap((one) => {
    const then = before.bodies.find(({ body }) => body === one.body);
    if (!then || (then.outlook === one.outlook && then.shownGpa === one.shownGpa)) return [];
    return [
      fact(
        'changed',
        {
          at: now.at,
          body: one.body,
          outlookBefore: then.outlook,
          outlookAfter: one.outlook,
          gpaBefore: then.shownGpa,
          gpaAfter: one.shownGpa,
        },
        cites,
      ),
    ];
  });
  return found.length > 0 ? found : [fact('changed_nothing', { at: now.at }, cites)];
}
