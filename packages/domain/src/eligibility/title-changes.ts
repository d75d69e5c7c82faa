import type { CalendarDate } from '../dates/calendar-date.ts';
import type { CoreArea } from './record.ts';
import type { ReadTitle } from './title-list.ts';

/** What stands of a title on a list, beside its letters. */
export interface TitleFacts {
  readonly area: CoreArea;
  readonly units: number;
  readonly weight: number;
  readonly isLab: boolean;
  /** The first day on the list; null: since before anybody noted it. */
  readonly validFrom: CalendarDate | null;
  /** The last day; null: it is listed. */
  readonly validTo: CalendarDate | null;
}

/** A title that a list names otherwise than it is kept. */
export interface TitleChange<Kept extends TitleFacts> {
  readonly kept: Kept;
  readonly now: TitleFacts;
  /** What differs, in the order in which pages show it. */
  readonly fields: readonly (keyof TitleFacts)[];
}

/** What a pasted list comes to beside the one that is kept. */
export interface ListDifference<Kept extends TitleFacts> {
  readonly added: readonly ReadTitle[];
  readonly changed: readonly TitleChange<Kept>[];
  /** Titles that stand there as they are kept. */
  readonly same: ReadonlySet<string>;
}

const FIELDS = ['area', 'units', 'weight', 'isLab', 'validFrom', 'validTo'] as const;

/**
 * Holds a pasted list against the titles that are kept and listed. What a row of it doesn't say stays as it is kept: a list
 * without a column of weights takes no weight away.
 */
export function listDifference<Kept extends TitleFacts & { readonly title: string }>(
  read: readonly ReadTitle[],
  kept: readonly Kept[],
): ListDifference<Kept> {
  const known = new Map(kept.map((one) => [one.title, one]));
  const added: ReadTitle[] = [];
  const changed: TitleChange<Kept>[] = [];
  const same = new Set<string>();
  for (const row of read) {
    const old = known.get(row.title);
    if (!old) {
      added.push(row);
      continue;
    }
    const now: TitleFacts = {
      area: row.area,
      units: row.says.units ? row.units : old.units,
      weight: row.says.weight ? row.weight : old.weight,
      isLab: row.says.isLab ? row.isLab : old.isLab,
      validFrom: row.fromOn ?? old.validFrom,
      validTo: row.toOn ?? old.validTo,
    };
    const fields = FIELDS.filter((field) => now[field] !== old[field]);
    if (fields.length === 0) same.add(row.title);
    else changed.push({ kept: old, now, fields });
  }
  return { added, changed, same };
}
