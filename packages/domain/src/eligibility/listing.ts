import type { CalendarDate } from '../dates/calendar-date.ts';
import { isNear, type NearFinder, nearFinder } from './near-titles.ts';
import type { CoreArea, CourseRow, Listing } from './record.ts';

/** A title on a school's NCAA list, from the day it was listed to the day it was archived. */
export interface RegistryTitle {
  readonly title: string;
  readonly area: CoreArea;
  readonly fromOn: CalendarDate | null;
  readonly toOn: CalendarDate | null;
  /** A registrar confirmed it; else it is the platform's own mark. */
  readonly isConfirmed: boolean;
}

type Listed = Listing & { readonly area: CoreArea | null };

/**
 * The confirmed row of a registry that holds for a row of the record: its exact title, listed on some day of the course, and
 * where there are several the first that was listed to its end. Null: none.
 */
export function listedRow<Row extends RegistryTitle>(
  row: Pick<CourseRow, 'title' | 'enteredOn' | 'exitedOn'>,
  registry: readonly Row[],
): Row | null {
  const confirmed = registry.filter(
    (one) => one.isConfirmed && one.title === row.title && isDuring(one, row),
  );
  return confirmed.find((one) => !endsMidway(one, row)) ?? confirmed[0] ?? null;
}

/**
 * What a school's registry says of a row. The title must be printed exactly as listed, and be on the list on some day of the
 * course; one that left it while the course ran still counts, and says so. A confirmed row goes before a mark.
 *
 * @param nearIn finds near titles in the registry; one for all rows that are held against it.
 */
export function listingOf(
  row: Pick<CourseRow, 'title' | 'enteredOn' | 'exitedOn'>,
  registry: readonly RegistryTitle[],
  nearIn: NearFinder<RegistryTitle> = nearFinder(registry),
): Listed {
  const found = listedRow(row, registry);
  if (found)
    return { state: 'listed', area: found.area, endedMidway: endsMidway(found, row), nearTitle: null };
  const mark = registry.find((one) => one.title === row.title && isDuring(one, row));
  if (mark) return { state: 'platform', area: mark.area, endedMidway: false, nearTitle: null };
  const near = nearIn(row.title).find((one) => one.isConfirmed && isDuring(one, row));
  return { state: 'unlisted', area: null, endedMidway: false, nearTitle: near?.title ?? null };
}

type Days = Pick<CourseRow, 'enteredOn' | 'exitedOn'>;

/** Whether something that held from a day to a day held on some day of a course; unknown days are no reason against it. */
export const isDuring = (
  { fromOn, toOn }: Pick<RegistryTitle, 'fromOn' | 'toOn'>,
  { enteredOn, exitedOn }: Days,
): boolean => {
  const [first, last] = [enteredOn ?? exitedOn, exitedOn ?? enteredOn];
  return (
    (fromOn === null || last === null || fromOn <= last) && (toOn === null || first === null || first <= toOn)
  );
};

const endsMidway = ({ toOn }: RegistryTitle, { exitedOn }: Days): boolean =>
  toOn !== null && exitedOn !== null && toOn < exitedOn;

/** How a title stands on a school's list: exactly on it, off it since a day, nearly on it, or not at all. */
export type TitleStanding =
  | { readonly state: 'listed' | 'unlisted' }
  | { readonly state: 'ended'; readonly lastOn: CalendarDate }
  | { readonly state: 'near'; readonly listedTitle: string };

/** How a title that is printed from a day on stands on the confirmed titles of its school. */
export function titleStanding(
  title: string,
  confirmed: readonly Pick<RegistryTitle, 'title' | 'toOn'>[],
  on: CalendarDate,
): TitleStanding {
  const standing = confirmed.filter(({ toOn }) => toOn === null || on <= toOn);
  if (standing.some((one) => one.title === title)) return { state: 'listed' };
  const near = standing.find((one) => isNear(one.title, title));
  if (near) return { state: 'near', listedTitle: near.title };
  const ended = confirmed.flatMap((one) => (one.title === title ? (one.toOn ?? []) : []));
  const lastOn = ended.toSorted().at(-1);
  return lastOn === undefined ? { state: 'unlisted' } : { state: 'ended', lastOn };
}
