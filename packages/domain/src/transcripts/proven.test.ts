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

it('drops what doesn’t stand in its line, and lets no model take a row or a mark away', () => {
  const own = parseTranscript(TEXT);
  // Neither a better mark than the printed one, nor a title, nor a row of another line.
  expect(
    provenReading(TEXT, [
      row(3, 'Biology', 'A'),
      row(3, 'Honors Biology', 'C'),
      row(4, 'Algebra I', 'B+', { credits: 0.5 }),
      row(9, 'Chemistry', 'A'),
    ]),
  ).toEqual(own);
  // What is left out stays, and what stands in the line but is read otherwise is flagged.
  const read = provenReading(`${TEXT}\nHealth  F  B  0.5`, [row(3, 'Biology', null, { credits: null })]);
  if ('refused' in read) throw new Error(read.refused);
  expect(read.completedCourses.map(({ title, grade }) => `${title} ${grade}`)).toContain('Biology C');
  expect(read.completedCourses.map(({ title }) => title)).toContain('Algebra I');
  expect(read.flags).toContainEqual({
    ...{ code: 'readings_differ', line: 3 },
    message: 'Two readings of this line differ. Compare it with the document.',
  });
});

it('adds rows of lines that our own reader can’t read, with no term or year that isn’t printed before, and reckons no total', () => {
  const text = TEXT.replace('GPA 2.65', 'In Latin she was given the mark A\nGPA 2.65');
  const read = provenReading(text, [
    row(5, 'Latin', 'A', { credits: null, term: 'Spring', schoolYear: '2023-24' }),
  ]);
  if ('refused' in read) throw new Error(read.refused);
  expect(read.completedCourses.map(({ title, term, schoolYear }) => [title, term, schoolYear])).toEqual([
    ['Biology', 'Fall', '2023-24'],
    ['Algebra I', 'Fall', '2023-24'],
    ['Latin', null, '2023-24'],
  ]);
  expect(read.totals).toMatchObject([{ label: 'GPA', printed: 2.65, computed: null, matches: null }]);
  expect(read.studentInfo.name).toBe('Ada Park');
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
