import { expect, it } from 'vitest';
import { readCredits, readSet, readYear, titlesProblem, typedRows } from './typed-set.ts';

const ROW = {
  label: 'Science',
  credits: 3,
  subjects: ['Science' as const],
  titles: ['Physics', 'Chemistry'],
};

it('reads back what was entered', () => {
  expect(readSet({ name: ' Diploma ', total: '24', rows: typedRows([ROW]) })).toEqual({
    name: 'Diploma',
    totalCredits: 24,
    requirements: [ROW],
  });
});

it('reads credits with a point or a comma, and nothing that is no number', () => {
  expect(['0.5', '0,5', ' 4 ', '0.333'].map(readCredits)).toEqual([0.5, 0.5, 4, 0.333]);
  expect(['', 'four', '-1', '1.2345', '1e3', '1000'].map(readCredits)).toEqual(Array(6).fill(null));
  expect(['2030', '1949', '20300', ''].map(readYear)).toEqual([2030, null, null, null]);
});

it('takes no set that isn’t finished', () => {
  const rows = typedRows([ROW]);
  expect(readSet({ name: '', total: '24', rows })).toBeNull();
  expect(readSet({ name: 'Diploma', total: '', rows })).toBeNull();
  for (const change of [{ label: ' ' }, { credits: '' }, { credits: '0' }])
    expect(readSet({ name: 'Diploma', total: '24', rows: [{ ...rows[0]!, ...change }] })).toBeNull();
});

it('says where there are too many titles, or one is too long', () => {
  const lines = (count: number) => Array.from({ length: count }, (_, at) => `Course ${at}`).join('\n');
  expect(titlesProblem(lines(30))).toBeNull();
  expect(titlesProblem(lines(31))).toBe('too_many');
  expect(titlesProblem('x'.repeat(300))).toBeNull();
  expect(titlesProblem(`Art\n${'x'.repeat(301)}`)).toBe('too_long');
});

it('takes each title once', () => {
  const [row] = typedRows([ROW]);
  const set = readSet({ name: 'D', total: '24', rows: [{ ...row!, titles: 'Physics\n\n Physics \nArt' }] });
  expect(set?.requirements[0]?.titles).toEqual(['Physics', 'Art']);
});
