import { isNear } from '../eligibility/near-titles.ts';
import type { AdviceBasis } from './basis.ts';
import type { Cite, Fact } from './fact.ts';
import { fact, ruleCite } from './make-fact.ts';

/** Whether a course counts: what each division says of its rows, and whether the school lists the title. */
export function counts(title: string, basis: AdviceBasis): readonly Fact[] {
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

/** A course that a question may have meant. */
export function whichCourse(title: string, { record }: AdviceBasis): Fact {
  const row = record.courses.find((one) => one.title === title);
  return fact('which_course', { title }, [
    row ? { kind: 'course', rowId: row.id, title } : { kind: 'registry', checkedOn: null },
  ]);
}
