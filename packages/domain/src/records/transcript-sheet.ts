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
  ['CD', 'credit counts beside that of another attempt, by decision of the school'],
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
  best: 'For a repeated course, the best attempt counts in the GPA.',
  latest: 'For a repeated course, the latest attempt counts in the GPA.',
  average: 'For a repeated course, the mean of all attempts counts in the GPA.',
};

/** A day as American schools print it: 06/02/2028. */
export function printedDate(day: CalendarDate): string {
  const [year, month, date] = day.split('-');
  return `${month}/${date}/${year}`;
}

/** Points as a school states them, with a decimal at least: 1.0, 0.25, 3.667. */
const pointsText = (points: number): string =>
  Number.isInteger(points * 10) ? points.toFixed(1) : printedNumber(points);

const gpaText = (gpa: number | null): string => (gpa === null ? '–' : gpa.toFixed(2));

/** What a transcript prints, in English, as American schools do. */
export function sheetOf(document: TranscriptDocument): TranscriptSheet {
  const { student, school, summary, isOfficial, issuedOn } = document;
  const hasWeights = document.years.some(({ lines }) => lines.some(({ weight }) => weight > 0));
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
      ...testFacts(document),
    ],
    tables: [
      ...yearTables(document),
      ...outsideTables(document),
      ...runningTables(document),
      ...attendanceTables(document),
    ],
    summary: [
      fact('GPA, unweighted', gpaText(summary.gpa)),
      fact(
        'GPA, weighted',
        hasWeights || summary.weightedGpa !== null ? gpaText(summary.weightedGpa) : 'Grades are not weighted',
      ),
      fact('Credits earned', printedNumber(summary.creditsEarned)),
      fact('Class rank', summary.rank ? `${summary.rank.place} of ${summary.rank.of}` : 'Not kept'),
    ],
    scales: document.scales.flatMap((scale, at, all) => scaleTables(scale, all.length > 1 ? at + 1 : null)),
    notes: notesOf(document),
  };
}

const fact = (label: string, value: string | null | 0): Fact => ({ label, value: value || '–' });

const gradeText = (level: number | null): string | null =>
  level === null ? null : level === 0 ? 'K' : String(level);

/** H, AP, IB or DE with the points that the school adds; N for the NCAA's list; R for a repeat; CD for a decision on credit. */
function marksOf({
  level,
  weight,
  isListed,
  isRepeated,
  countsInGpa,
  countsAnyway,
}: TranscriptLine): string[] {
  const mark = LEVEL_MARKS[level];
  const added = weight > 0 ? `+${pointsText(weight)}` : null;
  const repeat = isRepeated ? (countsInGpa ? 'R' : 'RX') : null;
  return [mark, added, isListed ? 'N' : null, repeat, countsAnyway ? 'CD' : null].filter(
    (one) => one !== null,
  );
}

/** Of several scales the one that gave the letter, by its number: "S2". */
const scaleMarkOf = ({ scale }: TranscriptLine, { scales }: TranscriptDocument): string[] =>
  scale === null || scales.length < 2 ? [] : [`S${scale + 1}`];

const yearTables = (document: TranscriptDocument): SheetTable[] =>
  document.years.map(({ label, lines, gpa, weightedGpa, creditsEarned }) => ({
    caption: label,
    headings: ['Course', 'Term', 'Mark', 'Grade', 'Percent', 'Attempted', 'Earned'],
    rows: lines.map((line) => ({
      lineId: line.enrollmentId,
      cells: [
        line.title,
        line.term ?? '–',
        [...marksOf(line), ...scaleMarkOf(line, document)].join(' ') || '–',
        line.letter ?? RESULT_MARKS[line.result],
        line.percent === null ? '–' : String(line.percent),
        printedNumber(line.creditsAttempted),
        printedNumber(line.creditsEarned),
      ],
    })),
    total: [
      `Year GPA ${gpaText(gpa)}`,
      document.summary.weightedGpa === null ? null : `weighted ${gpaText(weightedGpa)}`,
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
    headings: ['Course', 'Term', 'Kind', 'Grade', 'In GPA', 'Attempted', 'Earned'],
    rows: credits.map((credit) => ({
      lineId: credit.creditId,
      cells: [
        credit.title,
        credit.term,
        OUTSIDE_WORDS[credit.kind],
        credit.grade,
        credit.countsInGpa ? 'yes' : 'no',
        printedNumber(credit.creditsAttempted),
        printedNumber(credit.creditsEarned),
      ],
    })),
    total: null,
    endColumns: [4, 5, 6],
    widths: [0.35, 0.15, 0.15, 0.11, 0.07, 0.09, 0.08],
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

const testFacts = ({ tests }: TranscriptDocument): Fact[] => [
  ...(tests?.act ? [fact('ACT composite', String(tests.act))] : []),
  ...(tests?.sat ? [fact('SAT total', String(tests.sat))] : []),
];

const attendanceTables = ({ attendance = [] }: TranscriptDocument): SheetTable[] =>
  attendance.length === 0
    ? []
    : [
        {
          caption: 'Attendance, as it was marked',
          headings: ['School year', 'Present', 'Late', 'Excused', 'Absent', 'Marked'],
          rows: attendance.map(({ label, present, late, excused, absent }) => ({
            lineId: null,
            cells: [
              label,
              ...[present, late, excused, absent, present + late + excused + absent].map(String),
            ],
          })),
          total: null,
          endColumns: [1, 2, 3, 4, 5],
          widths: [0.35, 0.13, 0.13, 0.13, 0.13, 0.13],
        },
      ];

/** Letters beside each other in one table: more are too narrow to be read. */
const LETTERS_ACROSS = 10;

/** A scale with its years, in as many tables as its letters need. `number`: among several; null: it is the only one. */
function scaleTables(
  { fromOn, toOn, isReplaced, steps }: TranscriptDocument['scales'][number],
  number: number | null,
): SheetTable[] {
  const since = fromOn ? `from ${printedDate(fromOn)}` : null;
  const until = toOn ? `until ${printedDate(toOn)}` : null;
  const period = [since, until].filter((part) => part !== null).join(' ') || 'for all years';
  const name = number === null ? 'Grading scale' : `Grading scale S${number}`;
  const caption = `${name}, ${isReplaced ? `${since ?? 'from the first year on'}, replaced later` : period}`;
  const count = Math.ceil(steps.length / LETTERS_ACROSS);
  const across = Math.ceil(steps.length / count);
  return Array.from({ length: count }, (_, at): SheetTable => {
    const part = steps.slice(at * across, (at + 1) * across);
    return {
      caption: count === 1 ? caption : `${caption} (${at + 1} of ${count})`,
      headings: ['Letter', ...part.map(({ letter }) => letter)],
      rows: [
        {
          lineId: null,
          cells: ['From percent', ...part.map(({ fromPercent }) => printedNumber(fromPercent))],
        },
        { lineId: null, cells: ['Points', ...part.map(({ points }) => pointsText(points))] },
        { lineId: null, cells: ['Credit', ...part.map(({ isPassing }) => (isPassing ? 'yes' : 'no'))] },
      ],
      total: null,
      endColumns: part.map((_, column) => column + 1),
      // The last table of a scale has columns as wide as the others.
      widths: [0.16, ...part.map(() => 0.84 / across)],
    };
  });
}

/** Until when incomplete courses are to be made up; null: nothing is, or nobody said until when. */
function dueNote({ years }: TranscriptDocument): string | null {
  const due = years.flatMap(({ label, lines }) =>
    lines.flatMap(({ title, term, incompleteDueOn }) =>
      incompleteDueOn === undefined
        ? []
        : `${title} (${term === null ? label : `${label}, ${term}`}) by ${printedDate(incompleteDueOn)}`,
    ),
  );
  return due.length === 0 ? null : `Incomplete, to be made up: ${due.join('; ')}.`;
}

function notesOf(document: TranscriptDocument): string[] {
  const { years, inProgress, outside, summary, method } = document;
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
  const scales = new Set(lines.flatMap((line) => scaleMarkOf(line, document)));
  const byScale =
    scales.size > 0 ? [`${[...scales].toSorted().join(', ')} grading scale of this number`] : [];
  const legend = [...words, ...results, ...byScale];
  const isRepeated = lines.some((line) => line.isRepeated);
  return [
    legend.length > 0 ? `Marks: ${legend.join('; ')}.` : null,
    dueNote(document),
    'GPA: each final percent divided by 25, at most 4.0, weighted by credits and rounded once, at the end.',
    summary.weightedGpa === null
      ? null
      : 'The weighted GPA adds, for each passed course that counts in the GPA, the points shown beside its mark, weighted by its credits.',
    isRepeated
      ? `${REPEAT_WORDS[method.repeats]} Credit is given once${marks.has('CD') ? ', except for courses marked CD' : ''}.`
      : null,
    summary.rank
      ? 'Class rank: by unweighted GPA, among students of this school with the same graduation year.'
      : null,
    outside.length > 0
      ? 'Credit from other schools keeps the title and grade they printed; their own transcripts are authoritative.'
      : null,
    'This transcript is not a statement on athletic eligibility.',
  ].filter((note) => note !== null);
}
