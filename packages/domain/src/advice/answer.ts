import { isNear } from '../eligibility/near-titles.ts';
import { neededGrades } from '../eligibility/needed-grades.ts';
import type { DivisionRules, RuleSet } from '../eligibility/rule-set.ts';
import { NOTHING_SUPPOSED, type Scenario, supposedRecord } from '../eligibility/what-if.ts';
import type { AdviceBasis, BodyView, DivisionView } from './basis.ts';
import type { AdviceAnswer, Cite, Fact, FactCode } from './fact.ts';
import type { AdviceBody, Ask, SupposedChange, Understood } from './question.ts';
import { factsOfRule } from './rule-facts.ts';

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

const fact = (code: FactCode, params: Fact['params'], cites: readonly Cite[]): Fact => ({
  code,
  params,
  cites,
});

const bodiesOf = (basis: AdviceBasis, bodies: readonly AdviceBody[]): BodyView[] =>
  basis.bodies.filter(({ body }) => bodies.includes(body));

const divisionsOf = ({ rules }: AdviceBasis, bodies: readonly AdviceBody[]): DivisionRules[] =>
  rules.flatMap((set) => (set.kind === 'division' && bodies.includes(set.body) ? set : []));

/** A rule of a body with its document. */
export function ruleCite(rules: readonly RuleSet[], body: AdviceBody, ruleId: string): Cite[] {
  const set = rules.find((one) => one.body === body);
  if (!set) return [];
  const { version, fromOn, checkedOn } = set;
  const source = set.rules.find(({ id }) => id === ruleId)?.source ?? '';
  return [{ kind: 'rule', body, ruleId, source, version, fromOn, checkedOn }];
}

const ledgerCite = (body: AdviceBody): Cite => ({ kind: 'ledger', body });

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

function standing(one: BodyView, { rules }: AdviceBasis): Fact {
  const { body, outlook } = one;
  if (one.kind === 'naia') {
    return fact('standing_naia', { body, outlook, gpa: one.overallGpa, needs: one.needsGpa }, [
      ledgerCite(body),
      ...ruleCite(rules, body, 'naia_gpa'),
    ]);
  }
  const { units, verdict } = one;
  return fact(
    'standing',
    {
      body,
      outlook,
      verdict,
      earned: units.earned,
      projected: units.projected,
      needed: units.needed,
      gpa: one.gpa?.shown ?? null,
      needs: one.needsGpa,
    },
    [ledgerCite(body), ...ruleCite(rules, body, 'core_units')],
  );
}

function missing(one: BodyView, basis: AdviceBasis): readonly Fact[] {
  const { rules } = basis;
  const { body } = one;
  if (one.kind === 'naia') return [standing(one, basis)];
  const open = one.lanes.filter(({ need, earned }) => earned < need);
  const units = fact(
    'units',
    { body, earned: one.units.earned, projected: one.units.projected, needed: one.units.needed },
    [ledgerCite(body), ...ruleCite(rules, body, 'core_units')],
  );
  const lanes =
    open.length === 0
      ? [
          fact('lanes_filled', { body, needed: one.units.needed }, [
            ledgerCite(body),
            ...ruleCite(rules, body, 'core_units'),
          ]),
        ]
      : open.map(({ area, need, earned, inProgress }) =>
          fact('lane', { body, area, need, earned, inProgress }, [
            ledgerCite(body),
            ...ruleCite(rules, body, 'core_units'),
          ]),
        );
  const isShort = one.gpa !== null && one.gpa.shown < Number(one.needsGpa);
  return [
    units,
    ...lanes,
    ...(isShort
      ? [fact('gpa_short', { body, gpa: one.gpa.shown, needs: one.needsGpa }, gpaCites(body, basis))]
      : []),
    ...(one.lock && (one.lock.state === 'open' || one.lock.state === 'missed') ? lock(one, basis) : []),
  ];
}

const gpaCites = (body: AdviceBody, { rules }: AdviceBasis): Cite[] => [
  ledgerCite(body),
  ...ruleCite(rules, body, 'core_gpa'),
];

function gpa(one: BodyView, basis: AdviceBasis): Fact {
  const { body } = one;
  if (one.kind === 'naia') {
    return fact('gpa_naia', { body, gpa: one.overallGpa, needs: one.needsGpa }, [
      ledgerCite(body),
      ...ruleCite(basis.rules, body, 'naia_gpa'),
    ]);
  }
  if (one.gpa === null) return fact('gpa_none', { body, needs: one.needsGpa }, gpaCites(body, basis));
  return fact(
    'gpa',
    {
      body,
      gpa: one.gpa.shown,
      units: one.gpa.units,
      quality: one.gpa.qualityPoints,
      needs: one.needsGpa,
      projected: one.projectedGpa?.shown ?? null,
    },
    gpaCites(body, basis),
  );
}

function lock({ body, lock: position }: DivisionView, { rules }: AdviceBasis): readonly Fact[] {
  const cites = [ledgerCite(body), ...ruleCite(rules, body, 'ten_seven')];
  if (position === null) return [fact('lock_none', { body }, cites)];
  const { state, startsOn, units, needed: need, academic, neededAcademic } = position;
  return [
    fact(
      'lock',
      {
        body,
        state,
        startsOn,
        units,
        needed: need,
        academic,
        neededAcademic,
        projectedUnits: position.projectedUnits,
        projectedAcademic: position.projectedAcademic,
      },
      cites,
    ),
  ];
}

function counts(title: string, basis: AdviceBasis): readonly Fact[] {
  const rows = basis.record.courses.filter((row) => row.title === title);
  const lines = rows.flatMap((row) =>
    basis.bodies.flatMap((one) => {
      if (one.kind !== 'division') return [];
      const line = one.courses.find(({ rowId }) => rowId === row.id);
      if (!line) return [];
      const cites: Cite[] = [
        { kind: 'course', rowId: row.id, title },
        ...ruleCite(basis.rules, one.body, 'listed_title'),
      ];
      const params = { body: one.body, title, units: Number(row.units), area: row.area };
      return line.isCounted
        ? [fact('counts', params, cites)]
        : [fact('counts_not', { ...params, why: line.why }, cites)];
    }),
  );
  return [...lines, listing(title, basis)];
}

function listing(title: string, { titles, asOf, rules }: AdviceBasis): Fact {
  const inForce = titles.filter(({ validTo }) => validTo === null || validTo >= asOf);
  const found = inForce.find((one) => one.title === title) ?? null;
  const cites = (checkedOn: string | null): Cite[] => [
    { kind: 'registry', checkedOn },
    ...ruleCite(rules, 'DI', 'listed_title'),
  ];
  if (found) {
    const { area, units, checkedOn } = found;
    return fact('listed', { title, area, units, checkedOn }, cites(checkedOn));
  }
  const near = inForce.find((one) => isNear(one.title, title))?.title ?? null;
  const last =
    inForce
      .map(({ checkedOn }) => checkedOn)
      .toSorted()
      .at(-1) ?? null;
  return fact('not_listed', { title, near, checkedOn: last }, cites(last));
}

function whichCourse(title: string, { record }: AdviceBasis): Fact {
  const row = record.courses.find((one) => one.title === title);
  return fact('which_course', { title }, [
    row ? { kind: 'course', rowId: row.id, title } : { kind: 'registry', checkedOn: null },
  ]);
}

function needed(rules: DivisionRules, rowId: string | null, basis: AdviceBasis): readonly Fact[] {
  const { record, asOf } = basis;
  const { body } = rules;
  const cites = gpaCites(body, basis);
  const found = neededGrades(record, rules, asOf);
  const titleOf = new Map(record.courses.map(({ id, title }) => [id, title]));
  if (found === null) return [fact('needed_unreachable', { body, needs: rules.qualifierGpa }, cites)];
  const grades = [...found.grades].filter(([id]) => rowId === null || id === rowId);
  if (grades.length === 0) {
    const title = rowId === null ? null : (titleOf.get(rowId) ?? null);
    return rowId === null
      ? [fact('needed_kept', { body, goal: found.goal }, cites)]
      : [fact('needed_other', { body, title }, [...cites, { kind: 'course', rowId, title: title ?? '' }])];
  }
  return grades.map(([id, grade]) => {
    const title = titleOf.get(id) ?? '';
    return fact('needed', { body, goal: found.goal, title, grade, of: found.grades.size }, [
      ...cites,
      { kind: 'course', rowId: id, title },
    ]);
  });
}

/** The scenario that a question supposes; null: none of its courses is on the record any more. */
export function scenarioOf(changes: readonly SupposedChange[], { record }: AdviceBasis): Scenario | null {
  const known = new Set(record.courses.map(({ id }) => id));
  const found = changes.filter(({ rowId }) => known.has(rowId));
  if (found.length === 0) return null;
  const graded = (how: SupposedChange['how']) =>
    Object.fromEntries(
      found.filter((one) => one.how === how).map(({ rowId, grade }) => [rowId, grade ?? 'A']),
    );
  return {
    ...NOTHING_SUPPOSED,
    dropped: found.filter(({ how }) => how === 'drop').map(({ rowId }) => rowId),
    retaken: graded('retake'),
    grades: graded('grade'),
  };
}

function whatIf(
  bodies: readonly AdviceBody[],
  changes: readonly SupposedChange[],
  basis: AdviceBasis,
): Fact[] {
  const { record, asOf } = basis;
  const scenario = scenarioOf(changes, basis);
  if (!scenario) return [];
  const after = basis.judge(supposedRecord(record, scenario, asOf));
  const courses = changes.flatMap(({ rowId }): Cite[] => {
    const row = record.courses.find(({ id }) => id === rowId);
    return row ? [{ kind: 'course', rowId, title: row.title }] : [];
  });
  const title = courses.flatMap((one) => (one.kind === 'course' ? one.title : [])).join(', ');
  const [first] = changes;
  const supposed = {
    title,
    how: first?.how ?? null,
    grade: first?.how === 'drop' ? null : (first?.grade ?? 'A'),
  };
  return bodiesOf(basis, bodies).flatMap((before): Fact[] => {
    const then = after.find(({ body }) => body === before.body);
    if (!then || then.kind !== before.kind) return [];
    const { body } = before;
    if (before.kind === 'naia' || then.kind === 'naia') {
      return [
        fact('what_if_naia', { body, ...supposed, outlook: before.outlook }, [
          ledgerCite(body),
          ...courses,
          ...ruleCite(basis.rules, body, 'naia_gpa'),
        ]),
      ];
    }
    const cites = [...gpaCites(body, basis), ...courses];
    const result = fact(
      'what_if',
      {
        body,
        ...supposed,
        outlookBefore: before.outlook,
        outlookAfter: then.outlook,
        gpaBefore: before.projectedGpa?.shown ?? null,
        gpaAfter: then.projectedGpa?.shown ?? null,
        unitsBefore: before.units.projected,
        unitsAfter: then.units.projected,
        needed: then.units.needed,
      },
      cites,
    );
    if (!then.projectedGpa) return [result];
    const { qualityPoints, units, shown } = then.projectedGpa;
    return [result, fact('what_if_sum', { body, quality: qualityPoints, units, gpa: shown }, cites)];
  });
}

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
