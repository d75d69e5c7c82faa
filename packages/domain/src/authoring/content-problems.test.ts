import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  type AssignmentDraft,
  assignmentProblems,
  imagesWithoutAlt,
  isEmptyHtml,
  lessonProblems,
  rubricProblems,
} from './content-problems.ts';

const lesson = (mainContent: string, videoUrl: string | null = null, title = 'Light') => ({
  title,
  videoUrl,
  content: { introduction: '', mainContent },
});
const codes = (problems: readonly { code: string }[]) => problems.map(({ code }) => code);
const side = (text: string, imageFileId: string | null = null, alt: string | null = null) => ({
  text,
  imageFileId,
  alt,
});
const work: AssignmentDraft = {
  title: 'Essay',
  description: 'Write.',
  pointsPossible: 20,
  instructions: { steps: [], story: null },
  rubric: { criteria: [] },
  matching: null,
};

it('asks of a lesson for a title and for something to read or watch', () => {
  expect(codes(lessonProblems(lesson('<p> &nbsp;</p>')))).toEqual(['lesson_empty']);
  expect(codes(lessonProblems(lesson('<p>Words</p>', null, '  ')))).toEqual(['title_missing']);
  expect(lessonProblems(lesson('<p>Words</p>'))).toEqual([]);
  expect(lessonProblems(lesson('', 'https://youtu.be/aqz-KE-bpKQ'))).toEqual([]);
  expect(codes(lessonProblems(lesson('<p>x</p>', 'https://example.test/a.mp4')))).toEqual(['video_host']);
  expect(isEmptyHtml('<figure><svg></svg></figure>')).toBe(false);
});

it('counts images that say nothing in words, however they are written', () => {
  expect(imagesWithoutAlt('<img src="a">')).toBe(1);
  expect(imagesWithoutAlt('<IMG alt="" src="a"><img alt=\' \'><img alt="&nbsp;">')).toBe(3);
  expect(imagesWithoutAlt('<img src="a" alt="A leaf"><img alt=leaf><img alt=\'A "leaf"\'>')).toBe(0);
  expect(imagesWithoutAlt('<p>alt="none" <b>img</b></p>')).toBe(0);
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-z ]{0,6}$/), { maxLength: 8 }), (alts) => {
      const html = alts.map((alt) => `<p><img src="/x" alt="${alt}"/></p>`).join('');
      expect(imagesWithoutAlt(html)).toBe(alts.filter((alt) => alt.trim() === '').length);
    }),
  );
});

it('takes a rubric exactly when its hundredths add up to the points', () => {
  const points = fc.integer({ min: 0, max: 5_000 });
  fc.assert(
    fc.property(
      fc.array(points, { minLength: 1, maxLength: 12 }),
      fc.integer({ min: -3, max: 3 }),
      (cents, off) => {
        const criteria = cents.map((each) => ({ points: each / 100, source: 'manual' as const, levels: [] }));
        const sum = cents.reduce((total, each) => total + each, 0);
        const problems = rubricProblems(criteria, (sum + off) / 100);
        expect(codes(problems)).toEqual(off === 0 ? [] : ['rubric_does_not_add_up']);
        if (off !== 0) expect(problems[0]?.found).toBe(sum / 100);
      },
    ),
  );
  // 0.1 + 0.2 is 0.3 here.
  const tenths = [0.1, 0.2].map((each) => ({ points: each, source: 'manual' as const, levels: [] }));
  expect(rubricProblems(tenths, 0.3)).toEqual([]);
});

it('refuses a level above its criterion, and an engine without levels', () => {
  const level = (points: number) => ({ points });
  const criteria = [
    { points: 10, source: 'ai' as const, levels: [level(10.01), level(0)] },
    { points: 10, source: 'ai' as const, levels: [] },
  ];
  expect(rubricProblems(criteria, 20)).toEqual([
    { code: 'criterion_above_level', expected: 10, found: 10.01 },
    { code: 'criterion_without_levels', expected: null, found: null },
  ]);
  expect(rubricProblems([{ points: 10, source: 'ai', levels: [level(10), level(0)] }], 10)).toEqual([]);
});

it('asks of an assignment for words, and of a matching activity for whole pairs with described images', () => {
  expect(assignmentProblems(work)).toEqual([]);
  expect(codes(assignmentProblems({ ...work, description: ' ' }))).toEqual([
    'assignment_without_instructions',
  ]);
  expect(
    assignmentProblems({ ...work, description: '', instructions: { steps: [' ', 'Write'], story: null } }),
  ).toEqual([]);
  const told = (content: string) => ({
    ...work,
    description: '',
    instructions: { steps: [], story: { content } },
  });
  expect(assignmentProblems(told('Plants make food.'))).toEqual([]);
  expect(codes(assignmentProblems(told(' ')))).toEqual(['assignment_without_instructions']);
  const pair = { left: side('Leaf'), right: side('Green') };
  expect(assignmentProblems({ ...work, matching: { pairs: [pair, pair] } })).toEqual([]);
  for (const pairs of [[], [pair], [pair, { left: side(' '), right: side('Green') }]]) {
    expect(codes(assignmentProblems({ ...work, matching: { pairs } }))).toEqual(['matching_incomplete']);
  }
  const bare = { left: side('', 'file', ' '), right: side('Green') };
  expect(codes(assignmentProblems({ ...work, matching: { pairs: [pair, bare] } }))).toEqual([
    'image_without_alt',
  ]);
  const counted = { points: 20, source: 'matching' as const, levels: [] };
  expect(codes(assignmentProblems({ ...work, rubric: { criteria: [counted] } }))).toEqual([
    'matching_incomplete',
  ]);
});

it('asks for the words of every picture, of a title, and of pairs that say something', () => {
  const figure = '<figure><img src="/a.png"></figure>';
  expect(lessonProblems(lesson(`<p>Words</p>${figure}${figure}`))).toEqual([
    { code: 'image_without_alt', expected: 0, found: 2 },
  ]);
  expect(lessonProblems(lesson(`<p>Words</p>${figure}`))).toEqual([
    { code: 'image_without_alt', expected: 0, found: 1 },
  ]);
  expect(lessonProblems(lesson('<p>Words</p><img src="/a.png" alt="A leaf">'))).toEqual([]);
  expect(codes(assignmentProblems({ ...work, title: ' ' }))).toEqual(['title_missing']);
  const pairs = (...sides: ReturnType<typeof side>[]) => ({
    ...work,
    matching: {
      pairs: [{ left: side('a'), right: side('b') }, ...sides.map((left) => ({ left, right: side('c') }))],
    },
  });
  expect(codes(assignmentProblems(pairs()))).toEqual(['matching_incomplete']);
  expect(assignmentProblems(pairs(side('d')))).toEqual([]);
  expect(codes(assignmentProblems(pairs(side(' '))))).toEqual(['matching_incomplete']);
  expect(assignmentProblems(pairs(side('', 'file', 'A leaf')))).toEqual([]);
  expect(assignmentProblems(pairs(side('', 'file', ' '), side('', 'file')))).toEqual([
    { code: 'image_without_alt', expected: 0, found: 2 },
  ]);
  expect(
    codes(
      assignmentProblems({
        ...work,
        rubric: { criteria: [{ points: 5, source: 'teacher', levels: [] }] as never },
      }),
    ),
  ).toEqual(['rubric_does_not_add_up']);
});

it('takes an introduction or a figure for something to look at, and blanks for nothing', () => {
  const introduced = (introduction: string) => ({
    ...lesson(''),
    content: { introduction, mainContent: '' },
  });
  expect(lessonProblems(introduced('Look around you.'))).toEqual([]);
  expect(codes(lessonProblems(introduced(' ')))).toEqual(['lesson_empty']);
  expect(codes(lessonProblems(lesson('', ' ')))).toEqual(['lesson_empty']);
  expect(lessonProblems(lesson('<p>Words</p>', ' '))).toEqual([]);
  const drawn = (figure: string | null) => {
    const left = { ...side(''), figure };
    return { ...work, matching: { pairs: ['a', 'b'].map((text) => ({ left, right: side(text) })) } };
  };
  expect(assignmentProblems(drawn('<svg></svg>'))).toEqual([]);
  expect(codes(assignmentProblems(drawn(' ')))).toEqual(['matching_incomplete']);
  expect(rubricProblems([{ points: 0, source: 'manual', levels: [] }], 0)).toEqual([]);
});
