import { periodsIn } from './headings.ts';
import { linesOf, parseTranscript } from './parse.ts';
import { standsInLine } from './places.ts';
import type { CompletedCourse, ParsedTranscript, RunningCourse, TranscriptRefusal } from './transcript.ts';

/** A row as a model says it found it. */
export interface SaidRow {
  readonly line: number;
  readonly title: string;
  /** Null: the course runs. */
  readonly grade: string | null;
  readonly credits: number | null;
  readonly term: string | null;
  readonly schoolYear: string | null;
}

/**
 * What a model says about a document, as far as it stands there: a row whose title, mark or credits aren't in its line,
 * letter for letter, is dropped, and so is a term or a year that no line up to it prints. Students, totals and flags are
 * read by our own reader; of rows it didn't read itself no total is reckoned.
 */
export function provenReading(
  text: string,
  said: readonly SaidRow[],
  pick?: number,
): ParsedTranscript | { readonly refused: TranscriptRefusal } {
  const own = parseTranscript(text, pick);
  if ('refused' in own ? own.refused !== 'not_a_transcript' : own.students.length > 1 && pick === undefined)
    return own;
  const lines = linesOf(text);
  const part = 'refused' in own ? undefined : own.students[pick ?? -1];
  const kept = said.flatMap((row) => {
    if (part && (row.line < part.from || row.line > part.to)) return [];
    const source = { line: row.line, text: (lines[row.line - 1] ?? '').trimEnd() };
    const { title, grade, credits } = row;
    const values = { title, credits, source, ...(grade === null ? {} : { grade }) };
    if (!standsInLine(values, lines)) return [];
    const before = lines.slice(part ? part.from - 1 : 0, row.line);
    const term = row.term !== null && before.some((line) => line.includes(row.term ?? '')) ? row.term : null;
    const isYear = before.some((line) => periodsIn(line).some((one) => one.schoolYear === row.schoolYear));
    return [{ title, grade, credits, term, schoolYear: isYear ? row.schoolYear : null, source }];
  });
  if (kept.length === 0) return own;
  const completedCourses = kept.flatMap(({ grade, ...row }): CompletedCourse[] =>
    grade === null ? [] : [{ ...row, grade, ncaaEligible: null }],
  );
  const inProgress = kept.flatMap(({ grade, credits: _, ...row }): RunningCourse[] =>
    grade === null ? [row] : [],
  );
  const base: ParsedTranscript =
    'refused' in own
      ? {
          studentInfo: { name: null, studentId: null, graduationYear: null, gpa: null, creditsEarned: null },
          ...{ completedCourses: [], inProgress: [], totals: [], students: [] },
          flags: [
            { code: 'name_missing', message: 'The document doesn’t say whose record it is.', line: null },
          ],
        }
      : own;
  const isSame = sameRows(base.completedCourses, completedCourses);
  return {
    ...base,
    completedCourses: isSame ? base.completedCourses : completedCourses,
    inProgress,
    totals: isSame ? base.totals : base.totals.map((one) => ({ ...one, computed: null, matches: null })),
    flags: isSame
      ? base.flags
      : base.flags.filter(({ code }) => code === 'name_missing' || code === 'mark_unknown'),
  };
}

const sameRows = (one: readonly CompletedCourse[], other: readonly CompletedCourse[]): boolean =>
  one.length === other.length &&
  one.every(
    ({ title, grade, credits, source }, at) =>
      title === other[at]?.title &&
      grade === other[at]?.grade &&
      credits === other[at]?.credits &&
      source.line === other[at]?.source.line,
  );
