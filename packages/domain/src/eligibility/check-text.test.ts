import { expect, it } from 'vitest';
import { SHARED_CASES } from '../testing/eligibility/shared-cases.ts';
import { typedCase } from '../testing/eligibility/typed-case.ts';
import { parseTranscript } from '../transcripts/parse.ts';
import { EMPTY_CHECK } from './check-input.ts';
import { checkAsText } from './check-text.ts';

const read = (text: string) => {
  const parsed = parseTranscript(text);
  if ('refused' in parsed) throw new Error(parsed.refused);
  return parsed;
};

it.each(SHARED_CASES.map((one) => [one.id, one] as const))('is read back as it was typed: %s', (_, one) => {
  const input = typedCase(one);
  const { completedCourses, inProgress } = read(checkAsText(input));
  const key = (title: string, grade: string, credits: string) => `${title} ${grade} ${Number(credits)}`;
  expect(completedCourses.map(({ title, grade, credits }) => key(title, grade, `${credits}`)).sort()).toEqual(
    input.courses.map(({ title, grade, units }) => key(title, grade, units)).sort(),
  );
  expect(inProgress).toEqual([]);
});

it('keeps the years and terms, and what runs', () => {
  const [plain] = SHARED_CASES;
  const input = typedCase(plain!);
  const [first, second, third] = input.courses;
  const text = checkAsText({
    ...input,
    courses: [
      { ...first!, when: { year: 0, term: 'fall' } },
      { ...second!, when: { year: 1, term: 'year' } },
      { ...third!, state: 'running', grade: '', when: { year: 2, term: 'year' } },
    ],
  });
  const { completedCourses, inProgress } = read(text);
  expect(completedCourses.map(({ title, term, schoolYear }) => [title, term, schoolYear])).toEqual([
    ['English 9', 'Fall', '2022-23'],
    ['Algebra I', null, '2023-24'],
  ]);
  expect(inProgress.map(({ title }) => title)).toEqual(['Biology']);
});

it('keeps a long title apart from its grade', () => {
  const [plain] = SHARED_CASES;
  const [course, other] = typedCase(plain!).courses;
  const title = `Introduction to the ${'History and Philosophy of '.repeat(3)}Science`;
  const { completedCourses } = read(
    checkAsText({ ...EMPTY_CHECK, courses: [{ ...course!, title, grade: 'A-' }, other!] }),
  );
  expect(completedCourses.map((one) => [one.title, one.grade, one.credits])).toEqual([
    [title, 'A-', 1],
    ['Algebra I', 'B', 1],
  ]);
});

it('holds no more than a title in a row, whatever was typed', () => {
  const [plain] = SHARED_CASES;
  const [course] = typedCase(plain!).courses;
  const text = checkAsText({ ...EMPTY_CHECK, courses: [{ ...course!, title: `A\nB\t${'x'.repeat(300)}` }] });
  expect(text.split('\n').every((line) => line.length <= 400)).toBe(true);
});
