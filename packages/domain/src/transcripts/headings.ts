/** A school year or a term as a line prints it, and where. */
export interface Period {
  /** As printed; null: only a year is. */
  readonly term: string | null;
  /** "2025-26"; null: the line doesn't say it. */
  readonly schoolYear: string | null;
  readonly start: number;
  readonly end: number;
}

const YEAR_RANGE = String.raw`(?:19|20)\d\d\s?[-–—/]\s?(?:(?:19|20)\d\d|\d\d)(?!\d|[-/])`;
const TERM_NAME = String.raw`(?:Fall|Autumn|Winter|Spring|Summer)(?:\s+(?:Semester|Term|Session))?|(?:First|Second|1st|2nd|3rd|4th)\s+(?:Semester|Sem\.?|Trimester|Quarter|Term)|(?:Semester|Sem\.?|Trimester|Quarter|Term)\s*(?:[1-4]|I{1,3}|IV)\b|Full[ -]Year|Year[ -]Long`;
const PERIOD = new RegExp(
  String.raw`(?<year>${YEAR_RANGE})(?:\s*[,:–—-]?\s*(?<termAfter>${TERM_NAME}))?|(?<term>${TERM_NAME})(?:,?\s+(?:of\s+)?(?:(?<rangeAfter>${YEAR_RANGE})|(?<single>(?:19|20)\d\d)(?!\d)))?`,
  'gi',
);

/** "2025-26" of "2025-2026", "2025/26" and "2025 – 26"; null: the years don't follow each other. */
export function schoolYearOf(text: string): string | null {
  const found = /((?:19|20)\d\d)\s?[-–—/]\s?(?:(?:19|20)(\d\d)|(\d\d))/.exec(text);
  if (!found?.[1]) return null;
  const end = found[2] ?? found[3] ?? '';
  return Number(end) === (Number(found[1]) + 1) % 100 ? `${found[1]}-${end}` : null;
}

/** The school year in which a term of one calendar year lies; a summer belongs to either, so it says nothing. */
function yearOfTerm(term: string, year: number): string | null {
  if (/fall|autumn/i.test(term)) return `${year}-${String((year + 1) % 100).padStart(2, '0')}`;
  if (/winter|spring/i.test(term)) return `${year - 1}-${String(year % 100).padStart(2, '0')}`;
  return null;
}

/** Years and terms that a line names, from left to right. */
export function periodsIn(line: string): Period[] {
  return [...line.matchAll(PERIOD)].map((match) => {
    const { year, term, termAfter, rangeAfter, single } = match.groups ?? {};
    const name = term ?? termAfter ?? null;
    const range = year ?? rangeAfter;
    const printed = name === null ? null : single ? match[0] : name;
    return {
      term: printed,
      schoolYear: range
        ? schoolYearOf(range)
        : name !== null && single
          ? yearOfTerm(name, Number(single))
          : null,
      start: match.index,
      end: match.index + match[0].length,
    };
  });
}

const RUNNING_SECTION =
  /\b(?:(?:courses?|work|classes)?\s*in[ -]progress|currently enrolled|current(?:ly)? (?:courses?|classes|schedule|enroll?ments?)|planned courses?|projected|predicted)\b/i;

/** Whether what follows runs, is planned or is only predicted. */
export const isRunningHeading = (line: string): boolean => RUNNING_SECTION.test(line);
