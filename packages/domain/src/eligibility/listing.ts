import type { CalendarDate } from '../dates/calendar-date.ts';
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
 */
export function listingOf(
  row: Pick<CourseRow, 'title' | 'enteredOn' | 'exitedOn'>,
  registry: readonly RegistryTitle[],
): Listed {
  const found = listedRow(row, registry);
  if (found)
    return { state: 'listed', area: found.area, endedMidway: endsMidway(found, row), nearTitle: null };
  const mark = registry.find((one) => one.title === row.title && isDuring(one, row));
  if (mark) return { state: 'platform', area: mark.area, endedMidway: false, nearTitle: null };
  const near = registry.find((one) => one.isConfirmed && isDuring(one, row) && isNear(one.title, row.title));
  return { state: 'unlisted', area: null, endedMidway: false, nearTitle: near?.title ?? null };
}

type Days = Pick<CourseRow, 'enteredOn' | 'exitedOn'>;

const isDuring = ({ fromOn, toOn }: RegistryTitle, { enteredOn, exitedOn }: Days): boolean => {
  const [first, last] = [enteredOn ?? exitedOn, exitedOn ?? enteredOn];
  return (
    (fromOn === null || last === null || fromOn <= last) && (toOn === null || first === null || first <= toOn)
  );
};

const endsMidway = ({ toOn }: RegistryTitle, { exitedOn }: Days): boolean =>
  toOn !== null && exitedOn !== null && toOn < exitedOn;

const ROMAN: Readonly<Record<string, string>> = {
  ...{ i: '1', ii: '2', iii: '3', iv: '4', v: '5', vi: '6' },
  ...{ vii: '7', viii: '8', ix: '9', x: '10', xi: '11', xii: '12' },
};
/** Words that schools add to the titles of online courses. */
const ADDED = new Set(['ol', 'online']);

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

/**
 * Whether two titles that are not the same probably mean the same course: they differ in capitals, signs, a Roman numeral,
 * a mark of online courses, or one letter. A digit more or other is another course, and so is another letter that numbers
 * the parts of one ("9A" and "9B").
 */
export function isNear(a: string, b: string): boolean {
  if (a === b) return false;
  const [x, y] = [plain(a), plain(b)];
  return x === y || (digitsOf(x) === digitsOf(y) && !arePartsOfOne(x, y) && isOneLetterApart(x, y));
}

const plain = (title: string): string =>
  title
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !ADDED.has(word))
    .map((word) => ROMAN[word] ?? word)
    .join(' ');

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** A letter alone, or behind a number: "a", "9a". */
const PART = /^\d*[a-z]$/;

/** Whether two titles differ in nothing but the letter that numbers a part. */
function arePartsOfOne(a: string, b: string): boolean {
  const [xs, ys] = [a.split(' '), b.split(' ')];
  const differing = xs.flatMap((word, at) => (word === ys[at] ? [] : [[word, ys[at] ?? ''] as const]));
  return xs.length === ys.length && differing.length === 1 && differing[0]!.every((word) => PART.test(word));
}

function isOneLetterApart(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1) return false;
  let same = 0;
  while (same < short.length && short[same] === long[same]) same += 1;
  return short.slice(long.length === short.length ? same + 1 : same) === long.slice(same + 1);
}
