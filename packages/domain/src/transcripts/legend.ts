import type { CourseRow } from './course-row.ts';
import { USUAL_SCALES } from './marks.ts';

/** A line alone that begins the key to the marks of a document. */
const LEGEND_HEADING =
  /^\W*(?:(?:grad(?:e|ing)|mark(?:s|ing)?|letter grade)\s+(?:scale|key|legend|points?|system|equivalents?)|(?:key|explanation|description|legend)\s+(?:of|to|for)\s+(?:the\s+)?(?:grades|marks|symbols)|legend|grade key)\W*$/i;

export const isLegendHeading = (line: string): boolean => LEGEND_HEADING.test(line);

/**
 * Words that stand before a letter in such a key, or before a mark that is none of a course: "Superior  A  4.0", "Conduct
 * S  1.0".
 */
const KEY_WORDS =
  /^(?:superior|excellent|exceptional|outstanding|(?:above|below)? ?average|very good|good|fair|satisfactory|unsatisfactory|needs improvement|poor|pass(?:ing|ed)?|fail(?:ing|ure|ed)?|minimum passing|(?:honors?|ap|ib|advanced placement|regular|standard|college prep(?:aratory)?|weighted|unweighted)(?: (?:courses?|classes|scale|points?))?|conduct|effort|behaviou?r|attendance|honor roll|deportment)(?:[ -](?:work|achievement|performance|progress|grades?|marks?))?(?:\s+\d{2,3}\s*[-–]\s*\d{2,3}\s*%?)?$/i;

/** What no course is called. */
export const isKeyWord = (title: string): boolean => KEY_WORDS.test(title.trim());

/** A mark's usual points, plus what honors may add. */
const MOST_ADDED = 1;

/** The number of the row may be the points of its letter. */
export function mayBeStep({
  final,
  credits,
  parts,
}: Pick<CourseRow, 'final' | 'credits' | 'parts'>): boolean {
  if (final === null || credits === null || parts.length > 0) return false;
  const letter = final.replace(/[−–]/g, '-');
  return USUAL_SCALES.some((scale) => {
    const points = scale.get(letter);
    return (
      points !== undefined &&
      (credits === points || (points > 0 && credits > points && credits <= points + MOST_ADDED))
    );
  });
}

/** Letters in their order: A+, A, A-, B+. */
const rankOf = ({ final }: Pick<CourseRow, 'final'>): number => {
  const letter = (final ?? '').replace(/[−–]/g, '-');
  return letter.charCodeAt(0) * 3 + (letter.endsWith('+') ? 0 : letter.endsWith('-') ? 2 : 1);
};

/** Steps of a scale that stand below each other: more than anybody's courses happen to be. */
const STEPS = 3;

/**
 * The places of rows, among those found, that are steps of a printed scale: each on the line after the one before, with a
 * lower letter, and with the points of it for a number.
 */
export function stepsAmong(rows: readonly { readonly row: CourseRow; readonly line: number }[]): Set<number> {
  const steps = new Set<number>();
  let run: number[] = [];
  const close = () => {
    if (run.length >= STEPS) for (const at of run) steps.add(at);
    run = [];
  };
  rows.forEach((one, at) => {
    const before = rows[run.at(-1) ?? -1];
    const isNext =
      before !== undefined && one.line === before.line + 1 && rankOf(before.row) < rankOf(one.row);
    const isStep = mayBeStep(one.row);
    if (!isNext || !isStep) close();
    if (isStep) run.push(at);
  });
  close();
  return steps;
}
