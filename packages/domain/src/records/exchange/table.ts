import type { TranscriptDocument } from '../transcript-document.ts';
import { decimalText } from './decimal-text.ts';
import type { IssuedAs } from './issued-as.ts';

/** The columns of a transcript as a table. */
const COLUMNS = [
  ...['Section', 'Item', 'Value', 'School year', 'Term', 'Course', 'School', 'Kind', 'Level', 'Result'],
  ...[
    'Grade',
    'Percent',
    'Grading scale',
    'Credits attempted',
    'Credits earned',
    'Counts in GPA',
    'Repeated',
    'Counts by decision',
  ],
  ...['Points added', 'NCAA list', 'Line', 'Posting', 'Incomplete due on'],
] as const;
type Column = (typeof COLUMNS)[number];
type Row = Partial<Record<Column, string | null>>;

/**
 * The transcript as a table, every value as text: facts first, a row for each with what it is called, then a row for each
 * course. Every row has all columns; what it has no value for is null.
 */
export function transcriptTable(
  document: TranscriptDocument,
  issued: IssuedAs,
): readonly (readonly (string | null)[])[] {
  const rows = [...factRows(document, issued), ...courseRows(document)];
  return [[...COLUMNS], ...rows.map((row) => COLUMNS.map((column) => row[column] ?? null))];
}

function factRows(document: TranscriptDocument, { code, issuedAt, address }: IssuedAs): Row[] {
  const { student, school, summary, method, isOfficial, issuedOn, years, scales } = document;
  const { graduation } = student;
  const rows = (Section: string, values: Readonly<Record<string, string | null>>): Row[] =>
    Object.entries(values).map(([Item, Value]) => ({ Section, Item, Value }));
  return [
    ...rows('Transcript', {
      Official: yesNo(isOfficial),
      Date: issuedOn,
      Code: code,
      'Issued at': new Date(issuedAt).toISOString(),
      'Check at': address,
    }),
    ...rows('School', {
      Name: school.name,
      Address: school.address,
      Phone: school.phone,
      Website: school.website,
      'CEEB code': school.ceebCode,
    }),
    ...rows('Student', {
      Name: student.name,
      'Student ID': student.studentNumber,
      'Date of birth': student.birthOn,
      'Grade level': digits(student.gradeLevel),
      'Class of': digits(student.graduationYear),
      'Entered grade 9': student.grade9StartedOn,
      'Graduation date': graduation?.on ?? null,
      'Graduation is expected': graduation && yesNo(graduation.isExpected),
    }),
    ...rows('Summary', {
      'GPA, unweighted': digits(summary.gpa),
      'GPA, weighted': digits(summary.weightedGpa),
      'Credits earned': digits(summary.creditsEarned),
      'Class rank': digits(summary.rank?.place),
      'Class size': digits(summary.rank?.of),
      'GPA method': method.gpa,
      'Repeated courses': method.repeats,
    }),
    ...years.flatMap(({ label, gpa, weightedGpa, creditsEarned }) =>
      rows('Year', {
        'GPA, unweighted': digits(gpa),
        'GPA, weighted': digits(weightedGpa),
        'Credits earned': digits(creditsEarned),
      }).map((row) => ({ ...row, 'School year': label })),
    ),
    ...rows(
      'Tests',
      document.tests ? { ACT: digits(document.tests.act), SAT: digits(document.tests.sat) } : {},
    ),
    ...(document.attendance ?? []).flatMap(({ label, present, late, excused, absent }) =>
      rows('Attendance', {
        Present: digits(present),
        Late: digits(late),
        Excused: digits(excused),
        Absent: digits(absent),
      }).map((row) => ({ ...row, 'School year': label })),
    ),
    ...scales.flatMap(({ fromOn, toOn, isReplaced, steps }, at) => [
      { ...SCALE, 'Grading scale': String(at + 1), Item: 'From', Value: fromOn },
      {
        ...SCALE,
        'Grading scale': String(at + 1),
        Item: 'Until',
        Value: isReplaced ? 'replaced later' : toOn,
      },
      ...steps.map(({ letter, fromPercent, points, isPassing }) => ({
        ...{ ...SCALE, 'Grading scale': String(at + 1), Item: 'Letter', Grade: letter },
        Percent: decimalText(fromPercent),
        Value: decimalText(points),
        Result: isPassing ? 'credit' : 'no credit',
      })),
    ]),
  ];
}

const SCALE = { Section: 'Grading scale' } as const;

const courseRows = ({ years, outside, inProgress }: TranscriptDocument): Row[] => [
  ...years.flatMap(({ label, lines }) =>
    lines.map(
      (line): Row => ({
        ...{
          Section: 'Course',
          'School year': label,
          Term: line.term,
          Course: line.title,
          Level: line.level,
        },
        ...{ Result: line.result, Grade: line.letter, Percent: digits(line.percent) },
        'Grading scale': line.scale === null ? null : String(line.scale + 1),
        'Credits attempted': decimalText(line.creditsAttempted),
        'Credits earned': decimalText(line.creditsEarned),
        'Counts in GPA': yesNo(line.countsInGpa),
        Repeated: yesNo(line.isRepeated),
        'Counts by decision': yesNo(line.countsAnyway === true),
        'Points added': decimalText(line.weight),
        'NCAA list': yesNo(line.isListed),
        ...{ Line: line.enrollmentId, Posting: line.finalGradeId },
        'Incomplete due on': line.incompleteDueOn ?? null,
      }),
    ),
  ),
  ...outside.map(
    (credit): Row => ({
      ...{
        Section: 'Credit from elsewhere',
        Term: credit.term,
        Course: credit.title,
        School: credit.schoolName,
      },
      ...{ Kind: credit.kind, Grade: credit.grade, Line: credit.creditId },
      'Credits attempted': decimalText(credit.creditsAttempted),
      'Credits earned': decimalText(credit.creditsEarned),
      'Counts in GPA': yesNo(credit.countsInGpa),
    }),
  ),
  ...inProgress.map(
    (one): Row => ({
      ...{
        Section: 'In progress',
        Term: one.term,
        Course: one.title,
        Level: one.level,
        Line: one.enrollmentId,
      },
      'Credits attempted': decimalText(one.credits),
    }),
  ),
];

const yesNo = (is: boolean): string => (is ? 'yes' : 'no');
const digits = (n: number | null | undefined): string | null => (n == null ? null : decimalText(n));
