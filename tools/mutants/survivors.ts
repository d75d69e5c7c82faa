/** Why a change is allowed to stay unseen. */
export interface Survivor {
  readonly where: string;
  /** Nothing that anybody could observe depends on it. */
  readonly isEquivalent: boolean;
  readonly reason: string;
}

/** What was changed, why no test notices, and the keys of the changes. */
type Entry = readonly [where: string, reason: string, ...keys: string[]];

/** Nothing that anybody could observe depends on these. */
const EQUIVALENT: readonly Entry[] = [
  [
    'gpa/official-gpa.ts: the credits of a group without entries',
    'A group has at least one entry.',
    ...['5432964e3e', '687928925c'],
  ],
  ['gpa/official-gpa.ts: at most one', 'A ratio that equals one is one either way.', '2099e115f8'],
  [
    'gpa/repeats.ts: an attempt without a grade as zero',
    'Only graded attempts are compared.',
    ...['561c2a47bd', '561c2a47bd-1', 'c34f5388b5', '874eaaf84b'],
  ],
  [
    'gpa/repeats.ts: a content whose attempts all count anyway',
    'Nobody asks whether an attempt that isn’t there gives credit.',
    'b3c6f0bf24',
  ],
  [
    'credits/outside-credit.ts: what follows the last character of a grade',
    'Neither an empty text nor "undefined" holds a digit.',
    '4a4b2f8856',
  ],
  [
    'rounding/display.ts: the percent of no ratio',
    'A grade without a ratio was answered before.',
    ...['4bf3e19116', 'baf565621d'],
  ],
  [
    'rounding/display.ts: eleven to the power of the decimals',
    'What is taken off a bound is rounded to the same last decimal, up to seven of them.',
    'd6fdec6a25',
  ],
  ['rounding/half-away.ts: the sign of zero', 'Zero has none.', 'ca994ff954'],
  ['grading/course-totals.ts: byPoints', 'Whatever is not "categories" counts by points.', 'cfb4f4c770'],
  [
    'grading/course-totals.ts: the percent of missing work',
    'A number times null is 0, as times 0.',
    'febe303596',
  ],
  [
    'grading/course-totals.ts: shares at the end',
    'Both totals have a share for each category.',
    'dcf7139b3c',
  ],
  [
    'grading/course-totals.ts: whether anything is dropped',
    'Without drops the longer way comes to the same.',
    ...['49ed948153', '326214fb3c', '988f88fd37'],
  ],
  ['grading/course-totals.ts: a category without a weight', 'Null times a number is 0.', 'a87057cf7b'],
  [
    'grading/drops.ts: whether a group has rules',
    'A group that drops nothing comes to the same sum.',
    ...['1dfe922add', '118521df54'],
  ],
  [
    'search/spelling.ts: words that differ too much in length, and rows past the limit',
    'They only save time: the distance comes out above the limit.',
    ...['c7e106be88', '86e13559fb'],
  ],
  ['search/spelling.ts: one column more', 'Nothing reads it.', 'fdecf5a0b2'],
  [
    'search/spelling.ts: how often a word stands in titles, and the rank of another first letter',
    'They are only compared, and their order stays the same.',
    ...['0345127712', '8a1ddb4bbc', '4e77ac51f5'],
  ],
  ['search/spelling.ts: isLess', 'Equal values were passed over before.', 'b63f9afd38'],
  [
    'search/words.ts: where an excerpt without a match begins',
    'Sixty before its beginning is below zero, which counts as zero.',
    ...['06709a3a67', 'f0a2795337-1'],
  ],
  ['search/words.ts: no sentence', 'Any place below zero means that there is none.', 'e78f455793'],
  [
    'search/words.ts: a sentence that ends where the excerpt might begin',
    'Its space is the next one, so that the same word comes first.',
    ...['ff208699ff', '2c54dfc6e9'],
  ],
  [
    'search/words.ts: a space at the very beginning',
    'Spaces at both ends were trimmed.',
    ...['0e19b0302f', '2c54dfc6e9-1'],
  ],
  [
    'search/words.ts: no match in a text without spaces',
    'Null counts as zero in the lesser of two numbers.',
    'e5651b443b',
  ],
  ['search/words.ts: a last space where the excerpt begins', 'It never begins with a space.', 'f83e41c305'],
  ['catalog/queries.ts: who waits, among places on the list', 'Nobody else has one.', 'a86f9cead8'],
  ['coursework/queries.ts: the last check alone', 'The first that fits is taken.', '365ea60fd5'],
  ['gradebook/grid.ts: a student without cells', 'cellsOf has cells for every student.', '45aa287387'],
  ['gradebook/queries.ts: the school of an assignment', 'Nothing reads it.', 'f0089bedbb'],
  [
    'gradebook/staff-queries.ts: courses that somebody taught, or others teach',
    'canSeeGradebook takes them out.',
    '02efbbcced',
  ],
  [
    'gradebook/withdrawal.ts: figures after an open result is withdrawn',
    'Neither of the two results has a ratio or earns credits.',
    '5ab6db0127',
  ],
  [
    'grading/course-lock.ts: a school without a policy',
    'A school has one from the day on which it is made.',
    'eaee2ad62f',
  ],
  [
    'grading/inquiry-queries.ts: a question without a cell',
    'Questions are about grades, and no cell is deleted.',
    'ee22ab307c',
  ],
  [
    'grading/missing.ts: the course of a cell',
    'An enrollment is of one course, and so are its cells.',
    'd58d97bd5f',
  ],
  [
    'grading/missing.ts: whether a mark was set or taken back',
    'Totals that are made anew without a change are the same.',
    '8aaff7b519',
  ],
  [
    'grading/quality-queries.ts: the newest of several proposals',
    'An attempt has at most one that did not fail.',
    '0ea2416578',
  ],
  ['grading/queries.ts: the newest proposal alone', 'The first row is taken.', 'ee98ee7fe2'],
  [
    'grading/recompute.ts: how many at once',
    'All of them are made anew, however many at once.',
    '017d9a151b',
  ],
  [
    'grading/totals-queries.ts: totals of other courses',
    'What takes the totals leaves out enrollments in other courses.',
    '24679f67f1',
  ],
  ['grading/totals.ts: whether figures changed', 'Those of nobody are made anew.', 'b281eface5'],
  ['home/queries.ts: a course without statistics', 'Every course is made with them.', 'a8c1d9d644'],
  ['home/teacher.ts: counts without a row', 'Counting always gives one.', '6aeeb9b016'],
];

/** A test of these isn't worth it. */
const LEFT: readonly Entry[] = [
  [
    'live/change.ts: a recording is named once the class has begun',
    'It differs at the very millisecond at which a class begins, and either answer is right there.',
    '489cf1ae46',
  ],
  [
    'calendar/queries.ts: how often one student’s own dates have changed',
    'With the changes of classmates SEQUENCE rises more often than it has to. A calendar takes that for news once, and no date is wrong.',
    'e89125b254',
  ],
];

const named = (entries: readonly Entry[], isEquivalent: boolean) =>
  entries.flatMap(([where, reason, ...keys]) =>
    keys.map((key): [string, Survivor] => [key, { where, isEquivalent, reason }]),
  );

/** Changes that no test notices, by their key. */
export const SURVIVORS: Readonly<Record<string, Survivor>> = Object.fromEntries([
  ...named(EQUIVALENT, true),
  ...named(LEFT, false),
]);
