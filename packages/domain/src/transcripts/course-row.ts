import { type Cell, cellsOf, wordsOf } from './cells.ts';
import { type Column, type ColumnKind, headerKind } from './columns.ts';
import { periodsIn } from './headings.ts';
import { isKeyWord } from './legend.ts';
import { markKind } from './marks.ts';
import {
  byOrder,
  byPlace,
  byTabs,
  fits,
  isPeriodUnder,
  NUMBER,
  nearest,
  POINTS,
  type Values,
  YES,
} from './row-values.ts';

/** A course as one row prints it; marks in the order in which they stand. */
export interface CourseRow {
  readonly title: string;
  /** Marks of parts of a year, with what the head calls the part; null: there is no head. */
  readonly parts: readonly { readonly grade: string; readonly term: string | null }[];
  /** The final one; null: the row has none. */
  readonly final: string | null;
  readonly credits: number | null;
  readonly attempted: number | null;
  readonly points: number | null;
  readonly term: string | null;
  readonly schoolYear: string | null;
  readonly ncaa: boolean | null;
  /** A star stands at the title. */
  readonly isStarred: boolean;
  /** The row says that the course runs, or that its mark is only predicted. */
  readonly isRunning: boolean;
  /** The row says that the course was taken again. */
  readonly isRepeat: boolean;
}

const PREDICTED = /\((?:predicted|projected|expected|in progress|ip|pred\.?)\)/i;
const REPEATED = /(?:^|\s)\(?(?:repeat(?:ed)?|retake|rpt)\)?(?=\s|$)/i;
/** Signs around a title that refer to a note. */
const SIGNS = /^[*†‡#^•·\-–—\s]+|[*†‡#^\s:\-–—]+$/g;
const CODE = /^(?:[A-Z]{1,6}[-.]?\d{2,6}[A-Z]{0,3}|\d{3,8}[A-Z]{0,2})$/;
/** What stands at the beginning of lines that are no courses. */
const NO_TITLE =
  /^(?:(?:\w+ )?g\.?p\.?a\b|cumulative|totals?(?: |$)(?:credits?|units|earned|attempted|$)|credits?\b|weighted\b|unweighted\b|class rank|rank\b|page \d|phone|fax|birth|dob|date of|student (?:name|id|no|number)|grading scale|(?:term|semester|year) (?:gpa|totals?|average)|grade points?\b|name\b)/i;

const LONGEST_TITLE = 120;
const GAP_IN_TITLE = / {2,}|\ue000+/;
const NUMBER_WITH_POINT = /^(?:\d{1,3}[.,]|\.)\d{1,4}$/;

/** A printed number; a comma is a point. */
export const numberOf = (text: string): number => Number(text.replace(',', '.'));

/** A row of a table whose head is known; null: the line is none. */
export function rowUnder(
  columns: readonly Column[],
  line: string,
  from: number,
  to: number,
): CourseRow | null {
  const text = line.slice(from, to);
  if (text.trim() === '') return null;
  const isRepeat = REPEATED.test(text);
  const isPredicted = PREDICTED.test(text);
  const plain = text.replace(PREDICTED, blank).replace(REPEATED, blank);
  const cells = cellsOf(plain).map((cell) => ({ ...cell, start: cell.start + from, end: cell.end + from }));
  const padded = ' '.repeat(from) + plain;
  const read = byTabs(columns, plain) ?? byPlace(columns, cells) ?? byOrder(columns, padded, from, to);
  return read && finish(read.title, read.values, { isRepeat, isPredicted });
}

/** Stands where a note was taken out of a row, so that what follows keeps its place. */
const TAKEN = '\ue000';
const blank = (found: string): string => TAKEN.repeat(found.length);

/** Rows of tables that share the column of titles: one for each group with a mark. Empty: the line is none. */
export function sharedRows(columns: readonly Column[], line: string): { row: CourseRow; table: number }[] {
  const cells = cellsOf(line);
  const title = cells.find((cell) => nearest(columns, cell).kind === 'title');
  if (title === undefined || cells.length < 2) return [];
  const groups = new Map<number, Values>();
  for (const cell of cells) {
    const column = nearest(columns, cell);
    if (column.kind === 'title' || !fits(column.kind, cell.text)) continue;
    const values: Values = groups.get(column.group) ?? new Map();
    values.set(column.kind, [...(values.get(column.kind) ?? []), { text: cell.text, label: column.label }]);
    groups.set(column.group, values);
  }
  return [...groups].flatMap(([table, values]) => {
    if (!values.has('mark') && !values.has('final')) return [];
    const row = finish(title.text, values, { isRepeat: false, isPredicted: false });
    return row ? [{ row, table }] : [];
  });
}

const LABELS =
  /(?<!\p{L})((?:course|class)(?: (?:title|name|code|number))?|title|subject|(?:final|letter)? ?grade|mark|score|credits?(?: (?:earned|attempted))?|(?:school )?year|term|semester|level)\s*:\s+/giu;

/** A row that names each of its values: "Course: English 9  Grade: A  Credits: 1.0". Null: the line is none. */
export function labelledRow(line: string): CourseRow | null {
  const labels = [...line.matchAll(LABELS)];
  const values: Values = new Map();
  let title: string | null = null;
  let isRunning = false;
  for (const [index, label] of labels.entries()) {
    const column = headerKind((label[1] ?? '').trim());
    const from = label.index + label[0].length;
    const text = line
      .slice(from, labels[index + 1]?.index ?? line.length)
      .trim()
      .replace(/[,;|]$/, '')
      .trim();
    if (column === 'title') title = text;
    else if (column === 'mark' && /^in progress$/i.test(text)) isRunning = true;
    else if (column !== null && (fits(column, text) || isPeriodUnder(column, text))) {
      values.set(column, [{ text, label: null }]);
    }
  }
  if (title === null || (!values.has('mark') && !values.has('final') && !isRunning)) return null;
  return finish(title, values, {
    isRepeat: REPEATED.test(line),
    isPredicted: isRunning || PREDICTED.test(line),
  });
}

/** A row where no head is known: a title, one or more marks, and numbers behind them. Null: the line is none. */
export function looseRow(line: string, from: number, to: number): CourseRow | null {
  const text = line.slice(from, to);
  const isRepeat = REPEATED.test(text);
  const isPredicted = PREDICTED.test(text);
  const plain = ' '.repeat(from) + text.replace(PREDICTED, blank).replace(REPEATED, blank);
  const words = wordsOf(plain, from, to);
  const values: Values = new Map();
  let last = words.length - 1;
  const numbers: string[] = [];
  while (last > 0 && POINTS.test(words[last]!.text) && numbers.length < 3)
    numbers.unshift(words[last--]!.text);
  const marks: string[] = [];
  while (last > 0 && isSureMark(words[last]!.text) && !isOfTitle(words, last, marks.length > 0))
    marks.unshift(words[last--]!.text);
  if (marks.length === 0) {
    // "Biology 1.00 A", "Biology 92 1.00".
    const [mark] = numbers;
    if (mark === undefined || markKind(mark, false) !== 'percent' || numbers.length < 2) return null;
    marks.push(numbers.shift()!);
  } else if (numbers.length === 0) {
    while (last > 0 && NUMBER.test(words[last]!.text) && /[.,]/.test(words[last]!.text) && numbers.length < 2)
      numbers.unshift(words[last--]!.text);
    if (numbers.length === 0) return null;
  }
  const [one, two, three] = numbers
    .filter((number) => NUMBER.test(number) || POINTS.test(number))
    .map(numberOf);
  if (one === undefined || one > 20) return null;
  // Attempted and earned where both are the same or nothing was earned; credits and points where there are more points. Of
  // other pairs nobody can say without a head which one is the credits, and they are left out.
  const isPair = two !== undefined && two <= one;
  const isUnsure = isPair && two !== one && two !== 0 && three === undefined;
  const set = (kind: ColumnKind, ...texts: readonly string[]) =>
    values.set(
      kind,
      texts.map((one) => ({ text: one, label: null })),
    );
  if (!isUnsure) set('earned', String(isPair ? two : one));
  if (isPair && !isUnsure) set('attempted', String(one));
  const points = isPair ? three : two;
  if (points !== undefined) set('points', String(points));
  set('part', ...marks.slice(0, -1));
  set('final', ...marks.slice(-1));

  let first = 0;
  const period = periodsIn(plain.slice(0, words[last]?.end ?? 0)).find(
    ({ start }) => start === words[0]?.start,
  );
  if (period) {
    if (period.schoolYear) set('year', plain.slice(period.start, period.end));
    else if (period.term) set('term', period.term);
    while (words[first] && words[first]!.start < period.end) first += 1;
  }
  if (words[first] && first < last && CODE.test(words[first]!.text)) first += 1;
  const head = words[first];
  const tail = words[last];
  if (!head || !tail || last < first) return null;
  return finish(plain.slice(head.start, tail.end), values, { isRepeat, isPredicted });
}

/**
 * Whether a word that looks like a mark ends the title before it: "I" beside a word is a numeral ("Algebra I  B+"), and a
 * letter that stands nearer to the title than to the marks is its part ("English A  B+").
 */
function isOfTitle(words: readonly Cell[], at: number, hasMarks: boolean): boolean {
  const [before, word, after] = [words[at - 1], words[at], words[at + 1]];
  if (!before || !word || word.start - before.end > 1 || isSureMark(before.text)) return false;
  return word.text === 'I' || (hasMarks && after !== undefined && after.start - word.end > 1);
}

const isSureMark = (text: string): boolean => {
  const kind = markKind(text, false);
  return kind !== null && (kind !== 'percent' || text.endsWith('%'));
};

/** A row of courses that run: a title alone, or with credits. Null: the line is none. */
export function runningRow(line: string, from: number, to: number): CourseRow | null {
  const words = wordsOf(line, from, to);
  let last = words.length - 1;
  while (last > 0 && NUMBER.test(words[last]!.text) && /[.,]/.test(words[last]!.text)) last -= 1;
  while (last > 0 && isSureMark(words[last]!.text) && last < words.length - 1) last -= 1;
  const first = words[0] && CODE.test(words[0].text) && last > 0 ? 1 : 0;
  const head = words[first];
  const tail = words[last];
  if (!head || !tail || /[:=]/.test(line.slice(from, to))) return null;
  return finish(line.slice(head.start, tail.end), new Map(), { isRepeat: false, isPredicted: true });
}

function finish(
  printedTitle: string,
  values: Values,
  { isRepeat, isPredicted }: { isRepeat: boolean; isPredicted: boolean },
): CourseRow | null {
  const isStarred = /\*/.test(printedTitle);
  // A note that was taken out of the title ends it, and so does a gap, unless marks follow: then it is of another row.
  const [first = '', ...others] = printedTitle.split(GAP_IN_TITLE);
  if (
    others.some((other) =>
      wordsOf(other).some(({ text }) => isSureMark(text) || NUMBER_WITH_POINT.test(text)),
    )
  )
    return null;
  const title = first.replace(SIGNS, '').trim();
  if ((title.match(/\p{L}/gu)?.length ?? 0) < 2 || title.length > LONGEST_TITLE || /[:=]\s/.test(title))
    return null;
  if (NO_TITLE.test(title) || isKeyWord(title)) return null;
  const text = (kind: ColumnKind) => values.get(kind)?.at(-1)?.text ?? null;
  const number = (kind: ColumnKind) => {
    const found = text(kind);
    return found === null ? null : numberOf(found);
  };
  const marks = (values.get('part') ?? []).filter((mark) => !/^[-–—]+$/.test(mark.text));
  const printed = text('final') ?? text('mark');
  const final = printed !== null && /^[-–—]+$/.test(printed) ? null : printed;
  const isRunningMark = (mark: string | null) => mark !== null && markKind(mark, true) === 'running';
  const [period] = [text('year'), text('term')].flatMap((one) => (one === null ? [] : periodsIn(one)));
  const ncaa = text('ncaa');
  return {
    title,
    parts: marks
      .filter((mark) => !isRunningMark(mark.text))
      .map((mark) => ({ grade: mark.text, term: mark.label })),
    final: isRunningMark(final) ? null : final,
    credits: number('earned') ?? null,
    attempted: number('attempted'),
    points: number('points'),
    term: text('term') ?? period?.term ?? null,
    schoolYear: period?.schoolYear ?? null,
    ncaa: ncaa === null ? null : YES.test(ncaa),
    isStarred,
    isRunning:
      isPredicted ||
      isRunningMark(final) ||
      (final === null && marks.some((mark) => isRunningMark(mark.text))),
    isRepeat,
  };
}
