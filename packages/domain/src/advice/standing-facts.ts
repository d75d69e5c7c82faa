import type { AdviceBasis, BodyView, DivisionView } from './basis.ts';
import type { Fact } from './fact.ts';
import { fact, gpaCites, ledgerCite, ruleCite } from './make-fact.ts';

/** Where a student stands with a body, as the ledger has it. */
export function standing(one: BodyView, { rules }: AdviceBasis): Fact {
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

/** What is short, line by line. */
export function missing(one: BodyView, basis: AdviceBasis): readonly Fact[] {
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

/** The GPA that a body looks at. */
export function gpa(one: BodyView, basis: AdviceBasis): Fact {
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

/** The units from before the seventh semester. */
export function lock({ body, lock: position }: DivisionView, { rules }: AdviceBasis): readonly Fact[] {
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
