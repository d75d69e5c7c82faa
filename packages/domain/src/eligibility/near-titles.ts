const ROMAN: Readonly<Record<string, string>> = {
  ...{ i: '1', ii: '2', iii: '3', iv: '4', v: '5', vi: '6' },
  ...{ vii: '7', viii: '8', ix: '9', x: '10', xi: '11', xii: '12' },
};
/** Words that schools add to the titles of online courses. */
const ADDED = new Set(['ol', 'online']);

/** A title as it is compared with others. */
interface ReadTitle {
  readonly title: string;
  readonly plain: string;
  readonly digits: string;
}

/**
 * Whether two titles that are not the same probably mean the same course: they differ in capitals, signs, a Roman numeral,
 * a mark of online courses, or one letter. A digit more or other is another course, and so is another letter that numbers
 * the parts of one ("9A" and "9B").
 */
export const isNear = (a: string, b: string): boolean => areNear(readTitle(a), readTitle(b));

/** Those of a list that are nearly a title, in their order. */
export type NearFinder<Listed> = (title: string) => readonly Listed[];

/** Letters that are compared for one list. Those of a school need a fraction; beyond it no more near titles are found. */
const MOST_LETTERS = 5_000_000;

/** Finds near titles in a list, which is read once, however many are looked for. */
export function nearFinder<Listed extends { readonly title: string }>(
  listed: readonly Listed[],
): NearFinder<Listed> {
  const read = () =>
    Map.groupBy(
      listed.map((one, at) => ({ ...readTitle(one.title), one, at })),
      ({ digits, plain }) => groupOf(digits, plain.length),
    );
  let groups: ReturnType<typeof read> | null = null;
  let left = MOST_LETTERS;
  return (title) => {
    if (left <= 0) return [];
    groups ??= read();
    const wanted = readTitle(title);
    const { digits, plain } = wanted;
    return [-1, 0, 1]
      .flatMap((more) => groups?.get(groupOf(digits, plain.length + more)) ?? [])
      .filter((known) => {
        left -= plain.length;
        return areNear(known, wanted);
      })
      .sort((one, other) => one.at - other.at)
      .map(({ one }) => one);
  };
}

/** Titles that are nearly the same have the same digits, and at most one letter more or less. */
const groupOf = (digits: string, length: number): string => `${digits} ${length}`;

function readTitle(title: string): ReadTitle {
  const plain = title
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !ADDED.has(word))
    .map((word) => ROMAN[word] ?? word)
    .join(' ');
  return { title, plain, digits: plain.replace(/\D/g, '') };
}

const areNear = (a: ReadTitle, b: ReadTitle): boolean =>
  a.title !== b.title &&
  (a.plain === b.plain ||
    (a.digits === b.digits && isOneLetterApart(a.plain, b.plain) && !arePartsOfOne(a.plain, b.plain)));

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
  while (same < short.length && short.charCodeAt(same) === long.charCodeAt(same)) same += 1;
  const left = long.length - same - 1;
  let alike = 0;
  while (
    alike < left &&
    short.charCodeAt(short.length - 1 - alike) === long.charCodeAt(long.length - 1 - alike)
  )
    alike += 1;
  return alike === left;
}
