import { expect, it } from 'vitest';
import { parseTranscript } from './parse.ts';
import { provenReading, type SaidRow } from './proven.ts';

const TEXT = [
  'Student: Ada Park',
  '2023-2024  Fall',
  'Biology  C  1.0',
  'Algebra I  B+  1.0',
  'GPA 2.65',
].join('\n');

const row = (line: number, title: string, grade: string | null, more: Partial<SaidRow> = {}): SaidRow => ({
  ...{ line, title, grade, credits: 1, term: null, schoolYear: null },
  ...more,
});

it('keeps what stands in its line and drops the rest', () => {
  const read = provenReading(TEXT, [
    row(3, 'Biology', 'A'),
    row(3, 'Honors Biology', 'C'),
    row(4, 'Algebra I', 'B+', { term: 'Fall', schoolYear: '2023-24' }),
    row(4, 'Algebra I', 'B+', { credits: 0.5 }),
    row(9, 'Chemistry', 'A'),
  ]);
  if ('refused' in read) throw new Error(read.refused);
  expect(read.completedCourses).toEqual([
    {
      ...{ title: 'Algebra I', grade: 'B+', credits: 1, term: 'Fall', schoolYear: '2023-24' },
      ...{ ncaaEligible: null, source: { line: 4, text: 'Algebra I  B+  1.0' } },
    },
  ]);
  expect(read.studentInfo.name).toBe('Ada Park');
  // Nothing is reckoned of rows that our own reader read otherwise.
  expect(read.totals).toMatchObject([{ label: 'GPA', printed: 2.65, computed: null, matches: null }]);
});

it('drops a term and a year that no line up to the row prints', () => {
  const read = provenReading(TEXT, [row(3, 'Biology', 'C', { term: 'Spring', schoolYear: '2024-25' })]);
  expect(read).toMatchObject({ completedCourses: [{ term: null, schoolYear: null }] });
});

it('is our own reading where the model found the same, or nothing that stands', () => {
  const own = parseTranscript(TEXT);
  expect(provenReading(TEXT, [row(3, 'Biology', 'C'), row(4, 'Algebra I', 'B+')])).toEqual(own);
  expect(provenReading(TEXT, [row(1, 'Park', 'Z')])).toEqual(own);
});

it('reads rows that our reader can’t, from what a model points at', () => {
  const text = 'Ada Park\nIn Biology she was given the mark C for one credit';
  expect(parseTranscript(text)).toEqual({ refused: 'not_a_transcript' });
  expect(provenReading(text, [row(2, 'Biology', 'C', { credits: null })])).toMatchObject({
    completedCourses: [{ title: 'Biology', grade: 'C', credits: null }],
    flags: [{ code: 'name_missing' }],
  });
  expect(provenReading(text, [row(2, 'Biology', 'A')])).toEqual({ refused: 'not_a_transcript' });
});

it('asks nothing of a model before one of two students is picked, and then only of their lines', () => {
  const of = (name: string, id: string) =>
    `Student Name: ${name}\nStudent ID: ${id}\n2023-2024\nBiology  B  1.0\n`;
  const text = of('Kim Chen', '1001') + of('Kai Chen', '1002');
  const said = [row(4, 'Biology', 'B'), row(8, 'Biology', 'B')];
  expect(provenReading(text, said)).toMatchObject({ completedCourses: [], students: [{}, {}] });
  expect(provenReading(text, said, 1)).toMatchObject({ completedCourses: [{ source: { line: 8 } }] });
});
