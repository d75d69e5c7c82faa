import { periodsIn } from './headings.ts';
import { linesOf, parseTranscript } from './parse.ts';
import { standsInLine } from './places.ts';
import type {
  CompletedCourse,
  ParsedTranscript,
  RunningCourse,
  TranscriptFlag,
  TranscriptRefusal,
} from './transcript.ts';

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
 * Our own reading, with what a model adds to it. Of what the model says counts what stands there: a row whose title, mark or
 * credits aren't in its line, letter for letter, is dropped, and so is a term or a year that no line up to it prints. Such a
 * row is added where our own reader read none. Where it did, its reading stands, and the line is flagged if the model's is
 * another: no document talks a model into a better mark or out of a row. Students, totals and flags are read by our own
 * reader; with rows that it didn't read, no total is reckoned.
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
  const read = new Map<number, string[]>();
  const note = (line: number, row: string) => read.set(line, [...(read.get(line) ?? []), row]);
  for (const row of base.completedCourses) note(row.source.line, keyOf(row));
  for (const row of base.inProgress) note(row.source.line, keyOf({ ...row, grade: null, credits: null }));
  const added = kept.filter(({ source }) => !read.has(source.line));
  const otherwise = kept.filter((row) => read.get(row.source.line)?.includes(keyOf(row)) === false);
  const completed = added.flatMap(({ grade, ...row }): CompletedCourse[] =>
    grade === null ? [] : [{ ...row, grade, ncaaEligible: null }],
  );
  const running = added.flatMap(({ grade, credits: _, ...row }): RunningCourse[] =>
    grade === null ? [row] : [],
  );
  const isWhole = added.length === 0;
  return {
    ...base,
    completedCourses: [...base.completedCourses, ...completed].sort(byLine),
    inProgress: [...base.inProgress, ...running].sort(byLine),
    totals: isWhole ? base.totals : base.totals.map((one) => ({ ...one, computed: null, matches: null })),
    flags: [
      ...base.flags.filter(({ code }) => isWhole || code !== 'totals_differ'),
      ...[...new Set(otherwise.map(({ source }) => source.line))].map(
        (line): TranscriptFlag => ({
          ...{ code: 'readings_differ', line },
          message: 'Two readings of this line differ. Compare it with the document.',
        }),
      ),
    ],
  };
}

/** What a row says, however the course is run: a running one has neither mark nor credits yet. */
const keyOf = ({ title, grade, credits }: Pick<SaidRow, 'title' | 'grade' | 'credits'>): string =>
  JSON.stringify([title, grade, grade === null ? null : credits]);

const byLine = (one: { source: { line: number } }, other: { source: { line: number } }): number =>
  one.source.line - other.source.line;
