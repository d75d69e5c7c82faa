import { expect, it } from 'vitest';
import { DOCUMENTS } from '../testing/transcript-documents.ts';
import { parseTranscript } from './parse.ts';
import { placesOf, standsInLine } from './places.ts';

it.each(Object.entries(DOCUMENTS))('marks each value where it stands: %s', (_, { text }) => {
  const parsed = parseTranscript(text);
  if ('refused' in parsed) throw new Error(parsed.refused);
  const lines = text.split('\n');
  const places = placesOf(parsed, lines);
  const readOn = (line: number, kind: string) =>
    (places.get(line) ?? [])
      .filter((place) => place.kind === kind)
      .map(({ start, end }) => lines[line - 1]?.slice(start, end));
  for (const course of parsed.completedCourses) {
    const { title, grade, credits, source } = course;
    expect(standsInLine(course, lines), title).toBe(true);
    expect(readOn(source.line, 'title')).toContain(title);
    expect(readOn(source.line, 'grade'), title).toContain(grade);
    if (credits !== null)
      expect(readOn(source.line, 'credits').map((one) => Number(one?.replace(',', '.')))).toContain(credits);
  }
  for (const { title, source } of parsed.inProgress) expect(readOn(source.line, 'title')).toContain(title);
  for (const { printed, source } of parsed.totals)
    expect(readOn(source.line, 'total').map(Number)).toContain(printed);
  for (const list of places.values())
    list.forEach(({ start, end }, at) => {
      expect(start).toBeLessThan(end);
      expect(list[at + 1]?.start ?? end).toBeGreaterThanOrEqual(end);
    });
});

it('finds a mark beside a title that holds the same letter', () => {
  const text = 'Student: Ada Park\n2023-2024\nAlgebra A  A  1.0';
  const parsed = parseTranscript(text);
  if ('refused' in parsed) throw new Error(parsed.refused);
  const marked = (placesOf(parsed, text.split('\n')).get(3) ?? []).map(({ kind, start }) => [kind, start]);
  expect(marked).toEqual([
    ['title', 0],
    ['grade', 11],
    ['credits', 14],
  ]);
});

it.each([
  ['a title that isn’t there', { title: 'Geometry', grade: 'A', credits: 1 }],
  ['half a word', { title: 'Algebr', grade: 'A', credits: 1 }],
  ['another mark', { title: 'Algebra I', grade: 'B', credits: 1 }],
  ['other credits', { title: 'Algebra I', grade: 'B+', credits: 0.5 }],
])('knows %s from what stands in the line', (_, said) => {
  const lines = ['Algebra I  B+  1.0'];
  const source = { line: 1, text: 'Algebra I  B+  1.0' };
  expect(standsInLine({ title: 'Algebra I', grade: 'B+', credits: 1, source }, lines)).toBe(true);
  expect(standsInLine({ ...said, source }, lines)).toBe(false);
  expect(standsInLine({ title: 'Algebra I', source: { line: 2, text: 'Algebra I' } }, lines)).toBe(false);
});

it('marks the final one of several marks that look alike', () => {
  const lines = [
    'Student: Ada Park',
    '2023-2024',
    'Course     S1   S2   Final   Credit',
    'Algebra I  C    C    C       1.00',
  ];
  const parsed = parseTranscript(lines.join('\n'));
  if ('refused' in parsed) throw new Error(parsed.refused);
  expect(placesOf(parsed, lines).get(4)).toMatchObject([
    { kind: 'title', start: 0 },
    { kind: 'grade', start: 21 },
    { kind: 'credits' },
  ]);
});

it.each(['B-', 'B+', 'B−'])('knows B from %s', (grade) => {
  const line = `Algebra I  ${grade}  1.0`;
  const source = { line: 1, text: line };
  expect(standsInLine({ title: 'Algebra I', grade, source }, [line])).toBe(true);
  expect(standsInLine({ title: 'Algebra I', grade: 'B', source }, [line])).toBe(false);
});
