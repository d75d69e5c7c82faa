import { isCalendarDate } from '@fieldhouse/domain/dates/calendar-date.ts';

/** One line as it is typed. */
export interface TypedLine {
  readonly givenName: string;
  readonly familyName: string;
  /** As the date field gives it; empty: not yet. */
  readonly birthOn: string;
  /** '0' (kindergarten) to '12'; empty: not yet. */
  readonly gradeLevel: string;
  /** Empty: one is made from the name. */
  readonly username: string;
  readonly isSomebodyElse: boolean;
}

export const EMPTY_LINE: TypedLine = {
  givenName: '',
  familyName: '',
  birthOn: '',
  gradeLevel: '',
  username: '',
  isSomebodyElse: false,
};

/** Nothing was typed into it. */
export const isEmptyLine = (line: TypedLine): boolean =>
  !line.givenName.trim() && !line.familyName.trim() && !line.birthOn && !line.username.trim();

const DATE = /^(\d{1,4})[./-](\d{1,2})[./-](\d{1,4})$/;
const GRADE = /^(k|kg|\d{1,2})(st|nd|rd|th)?\.?$/i;

/** A date as people write it: year first, or day and month in the order of the language. Empty: it is none. */
function readDate(text: string, isMonthFirst: boolean): string {
  const [, first = '', second = '', third = ''] = DATE.exec(text) ?? [];
  if (!first) return '';
  const pad = (part: string) => part.padStart(2, '0');
  if (first.length === 4) return known(`${first}-${pad(second)}-${pad(third)}`);
  if (third.length !== 4) return '';
  const [month, day] =
    Number(first) > 12 || (!isMonthFirst && Number(second) <= 12) ? [second, first] : [first, second];
  return known(`${third}-${pad(month)}-${pad(day)}`);
}

const known = (text: string): string => (isCalendarDate(text) ? text : '');

/** Given and family name of what stands in one cell: `Family, Given` or `Given Family`. */
function readName(cells: readonly string[]): Pick<TypedLine, 'givenName' | 'familyName'> {
  const [first = '', ...others] = cells;
  if (others.length > 0) return { givenName: first, familyName: others.join(' ') };
  const [family = '', given] = first.split(/\s*,\s*/);
  if (given) return { givenName: given, familyName: family };
  const [givenName = '', ...rest] = first.split(/\s+/);
  return { givenName, familyName: rest.join(' ') };
}

/**
 * Lines that were pasted from a spreadsheet or a list: names, a birthday and a grade in whatever order, between tabs,
 * semicolons or commas. What can't be read stays empty, for the person to see and fill in.
 *
 * @param isMonthFirst in what order the reader's language writes 3/4/2019.
 */
export function readClassList(text: string, isMonthFirst: boolean): TypedLine[] {
  return (
    text
      .split(/\r?\n/)
      .map((row) => row.trim())
      .filter((row) => row !== '')
      .map((row) => {
        const separator = row.includes('\t') ? '\t' : row.includes(';') ? ';' : ',';
        const cells = row
          .split(separator)
          .map((cell) => cell.trim().replace(/^"|"$/g, ''))
          .filter((cell) => cell !== '');
        let birthOn = '';
        let gradeLevel = '';
        const names: string[] = [];
        for (const cell of cells) {
          const date = birthOn === '' ? readDate(cell, isMonthFirst) : '';
          const grade = gradeLevel === '' ? (GRADE.exec(cell)?.[1]?.toLowerCase() ?? '') : '';
          if (date) birthOn = date;
          else if (grade && Number(grade.replace(/^kg?$/, '0')) <= 12)
            gradeLevel = grade.replace(/^kg?$/, '0');
          else names.push(cell);
        }
        return { ...EMPTY_LINE, ...readName(names), birthOn, gradeLevel: gradeLevel.replace(/^0(?=\d)/, '') };
      })
      // The headings of a spreadsheet hold neither a birthday nor a grade.
      .filter(
        (line, index) =>
          index > 0 || line.birthOn !== '' || line.gradeLevel !== '' || !HEADING.test(line.givenName),
      )
  );
}

const HEADING =
  /^(name|first|given|student|last|family|nombre|alumno|prénom|nom|élève|vorname|nachname|schüler)/i;
