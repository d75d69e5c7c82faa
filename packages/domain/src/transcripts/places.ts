import type { ParsedTranscript, SourceLine } from './transcript.ts';

/** What a piece of a line was read as. */
export type PlaceKind = 'title' | 'grade' | 'credits' | 'total' | 'student';

/** A piece of a line; the end isn't part of it. */
export interface Place {
  readonly kind: PlaceKind;
  readonly start: number;
  readonly end: number;
}

/** The places from which something was read, by line, each list from left to right and without overlaps. */
export function placesOf(
  parsed: ParsedTranscript,
  lines: readonly string[],
): ReadonlyMap<number, readonly Place[]> {
  const places = new Map<number, Place[]>();
  const mark = (line: number, kind: PlaceKind, found: Found | null): number => {
    if (found === null) return 0;
    const known = places.get(line) ?? [];
    if (known.some(({ start, end }) => found.start < end && start < found.end)) return found.end;
    places.set(
      line,
      [...known, { kind, ...found }].sort((one, other) => one.start - other.start),
    );
    return found.end;
  };
  const isFree = (line: number) => (found: Found) =>
    !(places.get(line) ?? []).some(({ start, end }) => found.start < end && start < found.end);

  /** Where titles begin, by line: of tables side by side a row ends where the next begins. */
  const titles = new Map<number, number[]>();
  for (const { title, source } of parsed.completedCourses) {
    const start = wordAt(source.text, title, () => true)?.start ?? 0;
    titles.set(source.line, [...(titles.get(source.line) ?? []), start]);
  }
  for (const { title, grade, credits, source } of parsed.completedCourses) {
    const { line, text } = source;
    const start = wordAt(text, title, () => true)?.start ?? 0;
    /** One title with marks of several years, or of parts of one: each takes the next. */
    const isShared = (titles.get(line) ?? []).filter((other) => other === start).length > 1;
    const next = Math.min(text.length, ...(titles.get(line) ?? []).filter((other) => other > start));
    const after = mark(line, 'title', wordAt(text, title, isFree(line)));
    const isOfRow = (found: Found) => found.start >= after && found.end <= next && isFree(line)(found);
    const found = isShared ? wordAt(text, grade, isOfRow) : lastWord(text, grade, isOfRow);
    mark(line, 'grade', found ?? wordAt(text, grade, isFree(line)));
    if (credits !== null) mark(line, 'credits', numberAt(text, credits, isOfRow, isShared));
  }
  for (const { title, source } of parsed.inProgress)
    mark(source.line, 'title', wordAt(source.text, title, isFree(source.line)));
  for (const { label, printed, source } of parsed.totals) {
    const at = source.text.indexOf(label);
    const number = numbersIn(source.text).find(
      (found) => found.value === printed && found.start >= at + label.length && isFree(source.line)(found),
    );
    if (number) mark(source.line, 'total', { start: number.start, end: number.end });
  }
  const { name, studentId, graduationYear } = parsed.studentInfo;
  for (const value of [name, studentId, graduationYear]) {
    if (value === null) continue;
    lines.some((text, index) => {
      const found = wordAt(text, String(value), isFree(index + 1));
      if (found) mark(index + 1, 'student', found);
      return found !== null;
    });
  }
  return places;
}

/** Whether all that was read of a course stands, letter for letter, in its line. */
export function standsInLine(
  course: {
    readonly title: string;
    readonly grade?: string;
    readonly credits?: number | null;
    readonly source: SourceLine;
  },
  lines: readonly string[],
): boolean {
  const { title, grade, credits, source } = course;
  const text = lines[source.line - 1];
  if (text === undefined || source.text !== text.trimEnd()) return false;
  const found = wordAt(text, title, () => true);
  if (!found || title.trim() === '') return false;
  if (grade !== undefined && !wordAt(text, grade, (one) => !overlaps(one, found))) return false;
  return credits == null || numbersIn(text).some(({ value }) => value === credits);
}

interface Found {
  readonly start: number;
  readonly end: number;
}

const overlaps = (one: Found, other: Found): boolean => one.start < other.end && other.start < one.end;

const isPartOfWord = (sign: string | undefined): boolean => sign !== undefined && /[\p{L}\p{N}+]/u.test(sign);

/** A sign behind a letter is part of a mark: "B-" isn't "B". */
const goesOn = (text: string, end: number): boolean =>
  isPartOfWord(text[end]) || (/[-−–]/.test(text[end] ?? '') && !/\p{L}/u.test(text[end + 1] ?? ''));

/** Where a value stands as a word of its own, the first one that is free. */
function wordAt(text: string, value: string, isFree: (found: Found) => boolean, from = 0): Found | null {
  if (value === '') return null;
  for (let start = text.indexOf(value, from); start >= 0; start = text.indexOf(value, start + 1)) {
    const found = { start, end: start + value.length };
    const isWhole = !isPartOfWord(text[start - 1]) && !goesOn(text, found.end);
    if (isWhole && isFree(found)) return found;
  }
  return null;
}

/** The last one: marks of parts of a year stand before the final one. */
function lastWord(text: string, value: string, isFree: (found: Found) => boolean): Found | null {
  let last: Found | null = null;
  for (let from = 0; ; ) {
    const found = wordAt(text, value, isFree, from);
    if (found === null) return last;
    last = found;
    from = found.start + 1;
  }
}

const numbersIn = (text: string) =>
  [...text.matchAll(/\d+(?:[.,]\d+)?|[.]\d+/g)].map((match) => ({
    value: Number(match[0].replace(',', '.')),
    start: match.index,
    end: match.index + match[0].length,
  }));

function numberAt(
  text: string,
  value: number,
  isFree: (found: Found) => boolean,
  isFirst: boolean,
): Found | null {
  const found = numbersIn(text).filter((one) => one.value === value && isFree(one));
  const one = isFirst ? found[0] : found.at(-1);
  return one ? { start: one.start, end: one.end } : null;
}
