import { cellsOf } from './cells.ts';
import type { NamedStudent } from './transcript.ts';

const NAME =
  /^(?:student(?:['’]s)?(?: (?:full )?name)?|(?:full |legal )?name(?: of student)?|pupil(?: name)?)\s*[:#]\s*(.+)$/i;
/** Ids of a state, a school, a course or somebody else are none of the student's own. */
const NUMBER =
  /(?<!\b(?:state|school|district|federal|national|county|campus|building|course|class|counselor|teacher|parent|guardian|test|testing|act|sat|ceeb)\s(?:student\s)?)(student|pupil|local|\b(?=id\b))\s*(?:id|no\.?|number|#)(?: ?(?:no\.?|number|#))?\s*[:#\s]\s*[#:]?\s*([A-Z\d][A-Z\d-]{2,19})\b/i;
const GRADUATION =
  /(?:class of|(?:expected |anticipated |projected )?graduat(?:ion|es|ed|ing)(?:\s+(?:year|date|in|on))?|grad(?:\.|uation)? (?:year|yr\.?|date))\s*[:#]?\s*(?:[A-Z][a-z]+\s+(?:\d{1,2},?\s+)?|\d{1,2}[/.-](?:\d{1,2}[/.-])?)?((?:19|20)\d\d)\b/i;
/** Labels that end a name where all stands in one cell. */
const NEXT_LABEL =
  /\s+(?:student |pupil )?(?:id|no\.?|number|dob|date of birth|birth ?date|birth|sex|gender|grade|class of|graduat\w*|address|school|phone)\b.*$/i;

/** The name that a line gives to the student; null: none. */
export function nameIn(line: string): string | null {
  for (const { text } of [...cellsOf(line), { text: line.trim() }]) {
    if (/parent|guardian|school name|counselor|teacher|course name|emergency/i.test(text)) continue;
    const name = NAME.exec(text)?.[1]?.replace(NEXT_LABEL, '').trim().replace(/[,;]$/, '');
    if (name && /\p{L}{2}/u.test(name) && name.length <= 100 && !/\d{3}/.test(name)) return name;
  }
  // A label alone in its cell, with the name in the next one.
  const cells = cellsOf(line);
  const label = cells.findIndex(({ text }) => /^(?:student(?: name)?|name|pupil)\s*:?$/i.test(text));
  const next = cells[label + 1]?.text;
  return label >= 0 &&
    next &&
    /^\p{L}[\p{L}\s.,'’-]+$/u.test(next) &&
    /[\s,]/.test(next) &&
    !/course|grade|credit/i.test(line)
    ? next
    : null;
}

export const numberIn = (line: string): string | null => labeledNumberIn(line)?.number ?? null;

/** The student's number in a line, and what it is called there; null: none. */
function labeledNumberIn(line: string): { readonly label: string; readonly number: string } | null {
  const [, label = '', number] = NUMBER.exec(line) ?? [];
  return number !== undefined && /\d/.test(number) ? { label: label.toLowerCase(), number } : null;
}

export const graduationYearIn = (line: string): number | null => {
  const found = GRADUATION.exec(line)?.[1];
  return found === undefined ? null : Number(found);
};

const keyOf = (name: string | null): string | null =>
  name
    ?.normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()
    .split(' ')
    .sort()
    .join(' ') ?? null;

/** Lines below a name on which the number of the same person may stand. */
const NUMBER_WITHIN = 3;

/** The number that is printed with a name: on its line or just below it; null: none. */
function numberBeside(lines: readonly string[], at: number): string | null {
  for (let index = at; index <= at + NUMBER_WITHIN && index < lines.length; index += 1) {
    if (index > at && nameIn(lines[index] ?? '') !== null) return null;
    const number = numberIn(lines[index] ?? '');
    if (number !== null) return number;
  }
  return null;
}

/**
 * The people whom the lines name, in order. A head that is repeated on each page names the same person, also where the name is
 * written otherwise beside the same number; another name, or another number under the same label, begins another person.
 */
export function studentsIn(lines: readonly string[]): NamedStudent[] {
  const students: { name: string | null; studentId: string | null; from: number; to: number }[] = [];
  let label: string | null = null;
  lines.forEach((line, index) => {
    const name = nameIn(line);
    const found = labeledNumberIn(line);
    const studentId = found?.number ?? null;
    if (name === null && found === null) return;
    const current = students.at(-1);
    const isOther =
      current === undefined ||
      (name !== null &&
        current.name !== null &&
        keyOf(name) !== keyOf(current.name) &&
        (current.studentId === null || numberBeside(lines, index) !== current.studentId)) ||
      (found !== null &&
        current.studentId !== null &&
        found.number !== current.studentId &&
        found.label === label);
    if (isOther) {
      const known = students.find(
        (one) =>
          name !== null &&
          keyOf(one.name) === keyOf(name) &&
          (studentId === null || one.studentId === studentId),
      );
      if (known === undefined || known !== current) {
        students.push({ name, studentId, from: students.length === 0 ? 1 : index + 1, to: lines.length });
        if (current) current.to = index;
        label = found?.label ?? null;
      }
      return;
    }
    current.name ??= name;
    if (current.studentId === null && found !== null) {
      current.studentId = found.number;
      label = found.label;
    }
  });
  return students;
}
