import type { Case, CaseContext, CaseCourse } from '../../eligibility/case-file.ts';

/*
 * Nineteen cases of the NCAA's rules with what they come to, worked out by hand: published facts and cases built from the rule
 * text. Each is the plain record of sixteen yearly rows with one thing changed.
 */

export interface ExpectedCase extends Case {
  readonly id: string;
  readonly expected: readonly [
    DI: string,
    DII: string,
    locked: number | null,
    unlocked: number | null,
    divisionII: number | null,
  ];
}

const PLAIN: readonly (readonly [title: string, area: string, timing: string])[] = [
  ['English 9', 'E', 'pre'],
  ['Algebra I', 'M', 'pre'],
  ['Biology', 'S', 'pre'],
  ['English 10', 'E', 'pre'],
  ['Geometry', 'M', 'pre'],
  ['Chemistry', 'S', 'pre'],
  ['English 11', 'E', 'pre'],
  ['World History', 'SS', 'pre'],
  ['Spanish I', 'WL', 'pre'],
  ['Spanish II', 'WL', 'pre'],
  ['English 12', 'E', 'post'],
  ['Algebra II', 'M', 'post'],
  ['Physics', 'S', 'post'],
  ['Government', 'SS', 'post'],
  ['Spanish III', 'WL', 'post'],
  ['World Religions', 'RP', 'post'],
];

type Changes = Readonly<Record<string, Partial<CaseCourse>>>;

/** The plain record with one letter a row, changes by title, and rows more. */
function rows(letters: string, changes: Changes = {}, more: readonly CaseCourse[] = []): CaseCourse[] {
  const plain = PLAIN.map(
    ([title, area, timing], place): CaseCourse => ({
      title,
      area,
      timing,
      units: 1,
      grade: letters[place] ?? letters[0],
      ...changes[title],
    }),
  );
  return [...plain, ...more];
}

const extra = (title: string, area: string, grade: string, dup?: string): CaseCourse => ({
  title,
  area,
  grade,
  units: 1,
  timing: 'post',
  dup,
});

const one = (
  id: string,
  courses: readonly CaseCourse[],
  expected: ExpectedCase['expected'],
  context: CaseContext = {},
): ExpectedCase => ({ id, courses, expected, context });

/** Every second row by the order in which the sixteen stand. */
const numbers = (high: number, low: number): CaseCourse[] =>
  rows('B').map((course, place) => ({
    ...course,
    grade: [0, 1, 4, 6, 8, 9, 12, 14].includes(place) ? high : low,
  }));

const TEN_POINTS = [
  ['A', 90],
  ['B', 80],
  ['C', 70],
  ['D', 60],
] as const;
const SEVEN_POINTS = [
  ['A', 93],
  ['B', 85],
  ['C', 77],
  ['D', 70],
] as const;
const WEIGHTED: Changes = {
  'English 11': { weight: 1 },
  'English 12': { weight: 1 },
  Physics: { weight: 1 },
};

export const SHARED_CASES: readonly ExpectedCase[] = [
  one('37 points', rows('BBBBBCCCCCCCCCCC'), ['qualifier', 'qualifier', 37 / 16, 37 / 16, 37 / 16]),
  one('36 points', rows('BBBBCCCCCCCCCCCC'), ['academic_redshirt', 'qualifier', 2.25, 2.25, 2.25]),
  one('all C', rows('C'), ['academic_redshirt', 'partial_qualifier', 2, 2, 2]),
  one('nine before', rows('B', { 'Spanish II': { timing: 'post' } }), [
    'academic_redshirt',
    'qualifier',
    null,
    3,
    3,
  ]),
  one('six of seven', rows('B', { 'English 11': { timing: 'post' }, 'World Religions': { timing: 'pre' } }), [
    'academic_redshirt',
    'qualifier',
    null,
    3,
    3,
  ]),
  one(
    'repeat after the lock',
    rows('B', { 'Algebra I': { grade: 'D', dup: 'algebra' } }, [
      extra('Algebra I again', 'M', 'A', 'algebra'),
    ]),
    ['qualifier', 'qualifier', 46 / 16, 49 / 16, 49 / 16],
  ),
  one(
    'twenty rows',
    rows('B', {}, [
      extra('Psychology', 'SS', 'A'),
      extra('Calculus', 'M', 'A'),
      extra('Spanish IV', 'WL', 'C'),
      extra('Philosophy', 'RP', 'D'),
    ]),
    ['qualifier', 'qualifier', 50 / 16, 50 / 16, 50 / 16],
  ),
  one(
    'one social science',
    rows('B', { Government: { title: 'Spanish IV', area: 'WL' } }, [extra('Anatomy', 'S', 'A')]),
    ['nonqualifier', 'partial_qualifier', null, null, null],
  ),
  one('weights in the GPA', rows('B', WEIGHTED), ['qualifier', 'qualifier', 51 / 16, 51 / 16, 51 / 16], {
    weights_reported: true,
  }),
  one('weights for rank alone', rows('B', WEIGHTED), ['qualifier', 'qualifier', 3, 3, 3], {
    weights_reported: true,
    weights_in_gpa: false,
  }),
  one('seven-point scale', numbers(92, 84), ['qualifier', 'qualifier', 2.5, 2.5, 2.5], {
    scale: SEVEN_POINTS,
  }),
  one('ten-point scale', numbers(92, 84), ['qualifier', 'qualifier', 3.5, 3.5, 3.5], { scale: TEN_POINTS }),
  one(
    'a pass',
    rows('B', { Chemistry: { grade: 'P' } }),
    ['qualifier', 'qualifier', 46 / 16, 46 / 16, 46 / 16],
    { lowest_pass: 'D' },
  ),
  one(
    'recovered before the lock',
    rows('B', { 'Algebra I': { grade: 'F', dup: 'algebra' } }, [
      { ...extra('Algebra I recovered', 'M', 'C', 'algebra'), timing: 'pre' },
    ]),
    ['qualifier', 'qualifier', 47 / 16, 47 / 16, 47 / 16],
  ),
  one(
    'title off the list',
    rows('B', { 'English 12': { title: 'English 12 OL', ncaa_approved: false } }),
    ['nonqualifier', 'partial_qualifier', null, null, null],
    { approved_list: ['English 12'] },
  ),
  one(
    'graduated late',
    rows('B', { 'World Religions': { timing: 'late' } }),
    ['nonqualifier', 'qualifier', null, null, 3],
    { on_time_graduation: false },
  ),
  one(
    'semesters',
    rows('AAAAAAAABBBBBBBB').flatMap((course) => [1, 2].map(() => ({ ...course, units: 0.5 }))),
    ['qualifier', 'qualifier', 3.5, 3.5, 3.5],
  ),
  one('all 65', numbers(65, 65), ['nonqualifier', 'partial_qualifier', 1, 1, 1], { scale: TEN_POINTS }),
  one('credit by exam', rows('B', { 'English 12': { method: 'exam' } }), [
    'nonqualifier',
    'partial_qualifier',
    null,
    null,
    null,
  ]),
];
