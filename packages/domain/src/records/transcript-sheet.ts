import type { CalendarDate } from '../dates/calendar-date.ts';
import type { RepeatRule } from '../gpa/repeats.ts';
import {
  type CourseLevel,
  type OutsideKind,
  printedNumber,
  type TranscriptDocument,
  type TranscriptLine,
} from './transcript-document.ts';

/** A table of a printed transcript. */
export interface SheetTable {
  readonly caption: string;
  readonly headings: readonly string[];
  /** `lineId`: what the line is about, for its reasons; null: nothing of its own. */
  readonly rows: readonly { readonly lineId: string | null; readonly cells: readonly string[] }[];
  /** Below the rows; null: nothing. */
  readonly total: string | null;
  /** Columns of numbers and marks, which are aligned to the end. */
  readonly endColumns: readonly number[];
  /** Shares of the width, one for each column. */
  readonly widths: readonly number[];
}

interface Fact {
  readonly label: string;
  readonly value: string;
}

/** A transcript as it is printed, in the order in which it is read: what page and PDF draw, and nothing else. */
export interface TranscriptSheet {
  readonly title: string;
  readonly studentName: string;
  readonly schoolName: string;
  readonly schoolLines: readonly string[];
  readonly issued: string;
  readonly facts: readonly Fact[];
  readonly tables: readonly SheetTable[];
  readonly summary: readonly Fact[];
  readonly scales: readonly SheetTable[];
  readonly notes: readonly string[];
}

const LEVEL_MARKS: Readonly<Record<CourseLevel, string | null>> = {
  general: null,
  honors: 'H',
  ap: 'AP',
  ib: 'IB',
  dual: 'DE',
};
const MARK_WORDS: readonly (readonly [mark: string, words: string])[] = [
  ['H', 'honors'],
  ['AP', 'Advanced Placement'],
  ['IB', 'International Baccalaureate'],
  ['DE', 'dual enrollment'],
  ['N', 'listed by the NCAA for this school'],
  ['R', 'repeated course'],
  ['RX', 'repeated course, this attempt is not in the GPA'],
];
const RESULT_MARKS = { graded: '–', incomplete: 'I', withdrawn: 'W' } as const;
const OUTSIDE_WORDS: Readonly<Record<OutsideKind, string>> = {
  transfer: 'Transfer',
  dual_enrollment: 'Dual enrollment',
  homeschool: 'Homeschool',
  exam: 'Exam',
};
/** Which attempt counts, in words. */
export const REPEAT_WORDS: Readonly<Record<RepeatRule, string>> = {
  best: 'Of a repeated course the best attempt counts in the GPA.',
  latest: 'Of a repeated course the latest attempt counts in the GPA.',
  average: 'Of a repeated course the mean of all attempts counts in the GPA.',
};

/** A day as American schools print it: 06/02/2028. */
export function printedDate(day: CalendarDate): string {
  const [year, month, date] = day.split('-');
  return `${month}/${date}/${year}`;
}

const gpaText = (gpa: number | null): string => (gpa === null ? '–' : gpa.toFixed(2));

/** What a transcript prints, in English, as American schools do. */
export function sheetOf(document: TranscriptDocument): TranscriptSheet {
  const { student, school, summary, isOfficial, issuedOn } = document;
  return {
    title: isOfficial ? 'Official transcript' : 'Unofficial transcript',
    studentName: student.name,
    schoolName: school.name,
    schoolLines: [
      school.address,
      [school.phone, school.website].filter((one) => one !== null).join(' · '),
      school.ceebCode && `School code (CEEB) ${school.ceebCode}`,
    ].filter((line): line is string => line !== null && line !== ''),
    issued: printedDate(issuedOn),
    facts: [
      fact('Student', student.name),
      fact('Date of birth', student.birthOn && printedDate(student.birthOn)),
      fact('Student ID', student.studentNumber),
      fact('Grade level', gradeText(student.gradeLevel)),
      fact('Entered grade 9', student.grade9StartedOn && printedDate(student.grade9StartedOn)),
      fact('Class of', student.graduationYear && String(student.graduationYear)),
      fact(
        'Graduation date',
        student.graduation &&
          printedDate(student.graduation.on) + (student.graduation.isExpected ? ', expected' : ''),
      ),
    ],
    tables: [...yearTables(document), ...outsideTables(document), ...runningTables(document)],
    summary: [
      fact('GPA, unweighted', gpaText(summary.gpa)),
      fact(
        'GPA, weighted',
        summary.weightedGpa === null ? 'Grades are not weighted' : gpaText(summary.weightedGpa),
      ),
      fact(
        'Credits earned',
        `${printedNumber(summary.creditsEarned)} of ${printedNumber(summary.creditsRequired)}`,
      ),
      fact('Class rank', summary.rank ? `${summary.rank.place} of ${summary.rank.of}` : 'Not kept'),
    ],
    scales: document.scales.map((scale) => scaleTable(scale)),
    notes: notesOf(document),
  };
}

const fact = (label: string, value: string | null | 0): Fact => ({ label, value: value || '–' });

const gradeText = (level: number | null): string | null =>
  level === null ? null : level === 0 ? 'K' : String(level);

/** H, AP, IB or DE with the points that the school adds; N for the NCAA's list; R for a repeat. */
function marksOf({ level, weight, isListed, isRepeated, countsInGpa, result }: TranscriptLine): string[] {
  const mark = LEVEL_MARKS[level];
  const added = weight > 0 ? `+${weight.toFixed(1)}` : null;
  const repeat = isRepeated ? (result === 'graded' && !countsInGpa ? 'RX' : 'R') : null;
  return [mark, added, isListed ? 'N' : null, repeat].filter((one) => one !== null);
}

const yearTables = ({ years, summary }: TranscriptDocument): SheetTable[] =>
  years.map(({ label, lines, gpa, weightedGpa, creditsEarned }) => ({
    caption: label,
    headings: ['Course', 'Term', 'Mark', 'Grade', 'Percent', 'Attempted', 'Earned'],
    rows: lines.map((line) => ({
      lineId: line.enrollmentId,
      cells: [
        line.title,
        line.term ?? 'Year',
        marksOf(line).join(' ') || '–',
        line.letter ?? RESULT_MARKS[line.result],
        line.percent === null ? '–' : String(line.percent),
        printedNumber(line.creditsAttempted),
        printedNumber(line.creditsEarned),
      ],
    })),
    total: [
      `Year GPA ${gpaText(gpa)}`,
      summary.weightedGpa === null ? null : `weighted ${gpaText(weightedGpa)}`,
      `credits earned ${printedNumber(creditsEarned)}`,
    ]
      .filter((part) => part !== null)
      .join(' · '),
    endColumns: [3, 4, 5, 6],
    widths: [0.42, 0.13, 0.13, 0.08, 0.08, 0.09, 0.07],
  }));

const outsideTables = ({ outside }: TranscriptDocument): SheetTable[] =>
  [...Map.groupBy(outside, ({ schoolName }) => schoolName)].map(([schoolName, credits]) => ({
    caption: `Credit from ${schoolName}`,
    headings: ['Course', 'Term', 'Kind', 'Grade', 'Attempted', 'Earned'],
    rows: credits.map((credit) => ({
      lineId: credit.creditId,
      cells: [
        credit.title,
        credit.term,
        OUTSIDE_WORDS[credit.kind],
        credit.grade,
        printedNumber(credit.creditsAttempted),
        printedNumber(credit.creditsEarned),
      ],
    })),
    total: null,
    endColumns: [4, 5],
    widths: [0.38, 0.17, 0.16, 0.11, 0.1, 0.08],
  }));

const runningTables = ({ inProgress }: TranscriptDocument): SheetTable[] =>
  inProgress.length === 0
    ? []
    : [
        {
          caption: 'In progress',
          headings: ['Course', 'Term', 'Mark', 'Grade', 'Credits'],
          rows: inProgress.map(({ enrollmentId, title, term, level, credits }) => ({
            lineId: enrollmentId,
            cells: [title, term ?? '–', LEVEL_MARKS[level] ?? '–', 'IP', `(${printedNumber(credits)})`],
          })),
          total: 'Not yet in credits or GPA',
          endColumns: [3, 4],
          widths: [0.46, 0.22, 0.12, 0.1, 0.1],
        },
      ];

function scaleTable({ fromOn, toOn, steps }: TranscriptDocument['scales'][number]): SheetTable {
  const since = fromOn ? `from ${printedDate(fromOn)}` : null;
  const until = toOn ? `until ${printedDate(toOn)}` : null;
  const period = [since, until].filter((part) => part !== null).join(' ') || 'for all years';
  return {
    caption: `Grading scale, ${period}`,
    headings: ['Letter', ...steps.map(({ letter }) => letter)],
    rows: [
      {
        lineId: null,
        cells: ['From percent', ...steps.map(({ fromPercent }) => printedNumber(fromPercent))],
      },
      { lineId: null, cells: ['Points', ...steps.map(({ points }) => points.toFixed(1))] },
      { lineId: null, cells: ['Credit', ...steps.map(({ isPassing }) => (isPassing ? 'yes' : 'no'))] },
    ],
    total: null,
    endColumns: steps.map((_, at) => at + 1),
    widths: [0.16, ...steps.map(() => 0.84 / steps.length)],
  };
}

function notesOf({ years, inProgress, outside, summary, method }: TranscriptDocument): string[] {
  const lines = years.flatMap((year) => year.lines);
  const marks = new Set([
    ...lines.flatMap(marksOf),
    ...inProgress.flatMap(({ level }) => LEVEL_MARKS[level] ?? []),
  ]);
  const words = MARK_WORDS.filter(([mark]) => marks.has(mark)).map(([mark, meaning]) => `${mark} ${meaning}`);
  const results = [
    lines.some(({ result }) => result === 'incomplete') ? 'I incomplete' : null,
    lines.some(({ result }) => result === 'withdrawn') ? 'W withdrawn' : null,
    inProgress.length > 0 ? 'IP in progress' : null,
  ].filter((one) => one !== null);
  const legend = [...words, ...results];
  return [
    legend.length > 0 ? `Marks: ${legend.join('; ')}.` : null,
    'GPA: each final percent divided by 25, at most 4.0, weighted by credits and rounded once, at the end.',
    summary.weightedGpa === null
      ? null
      : 'The weighted GPA adds to each passed course, by its credits, the points that stand beside its mark.',
    lines.some(({ isRepeated }) => isRepeated)
      ? `${REPEAT_WORDS[method.repeats]} Credit is given once.`
      : null,
    outside.length > 0
      ? 'Credit from other schools keeps the title and grade that they printed; their own transcripts are the authority for it.'
      : null,
    'This transcript is not a statement on athletic eligibility.',
  ].filter((note) => note !== null);
}
