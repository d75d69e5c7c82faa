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
  ['grading/queries.ts: the newest proposal alone', 'The first row is taken.', '2f4e4a6ca6'],
  [
    'grading/recompute.ts: how many at once',
    'All of them are made anew, however many at once.',
    '017d9a151b',
  ],
  [
    'grading/totals-queries.ts: totals of other courses',
    'What takes the totals leaves out enrollments in other courses.',
    '3a6809bb0f',
  ],
  ['grading/totals.ts: whether figures changed', 'Those of nobody are made anew.', 'b281eface5'],
  ['home/queries.ts: a course without statistics', 'Every course is made with them.', 'a8c1d9d644'],
  ['home/teacher.ts: counts without a row', 'Counting always gives one.', '6aeeb9b016'],
  ['authoring/course-queries.ts: the last shift alone', 'The first row is taken.', '1b3c9a6d56'],
  [
    'catalog/list.ts: a student without a record',
    'Where there is no value, statements send null.',
    'c53fdb4631',
  ],
  ['coursework/reports.ts: the school of a lesson', 'No two lessons have one id.', '3ea0c08ec1'],
  [
    'coursework/submit.ts: neither the submission nor what a submit decides on',
    'Where one of them is there, the other is.',
    'adad623d6b',
  ],
  [
    'live/session-queries.ts: classes without files',
    'One file is fewer than a class may have, as none is.',
    '00164e570f',
  ],
  [
    'live/session-queries.ts: courses in which somebody holds classes',
    'canHoldSession takes out drafts, and courses that somebody only sees.',
    '8cd62c220e',
  ],
  ['people/list.ts: a departure without counts', 'Counting always gives a row.', 'd43b1aded5'],
  ['grading/course-totals.ts: the count of excused work', 'Nobody reads it.', '30213dfdbb-3'],
  [
    'grading/course-totals.ts: what work without a grade earned',
    'It only counts where the work is graded.',
    '9c8f955c06',
  ],
  [
    'grading/course-totals.ts: whether any points are possible',
    'In millionths of a point what is above 0 is above 1.',
    '8185d81025',
  ],
  [
    'grading/cell-text.ts: a sign behind the last one',
    'There is none, and nothing adds nothing.',
    ...['d031d4eeb4', '9425daf745'],
  ],
  ['grading/drops.ts: works with one id', 'No two have the same.', '20ff57d64e', '1b689fe897', 'c9ecfc5714'],
  [
    'grading/drops.ts: whether equals stand the other way round',
    'A sort asks only whether the one comes before the other.',
    '260e66f30d',
  ],
  [
    'calendar/zoned.ts: formats that are kept',
    'They save time, and a new one is the same.',
    ...['0d024a417c', '42bdd636c8'],
  ],
  ['grading/drops.ts: equal pulls', 'They were passed over before.', 'cba7217cde'],
  [
    'grading/drops.ts: how much a comparison gives',
    'Only its sign counts.',
    ...['8deb4e8f6e', '8deb4e8f6e-1', '63caa6d8b7', '63caa6d8b7-1', '1727c772d1', '1727c772d1-1'],
  ],
  [
    'grading/exact-decimal.ts: a decimal that is a whole number',
    'Ten to the power of zero is one, so that both ways come to the same.',
    ...['4ffe91aa47', 'b593e5f0bc'],
  ],
  [
    'grading/exact-decimal.ts: compareRatios',
    'Equal ones were answered before, and only the sign counts.',
    ...['14ea4d371c', 'fd5d877551', 'fd5d877551-1'],
  ],
  [
    'grading/exact-ratio.ts: the largest whole number that is exact',
    'It is exact, so that both ways give the nearest number.',
    ...['6b9eece4c7', '045f3a8395'],
  ],
  ['grading/grade-sheet.ts: no column', 'Any place below zero holds nothing.', '8385b99bea'],
  [
    'grading/grade-sheet.ts: a heading that isn’t there',
    'The places that are looked at are those of the headings.',
    'fb12878b9c',
  ],
  [
    'grading/packed-cells.ts: pieces beyond the second',
    'Nobody reads them.',
    ...['cecc6cd8c2', 'fc84896b1f'],
  ],
  [
    'grading/packed-cells.ts: a cell without a first sign',
    'No state has the name "undefined" either.',
    'f409929f79',
  ],
  ['grading/what-if.ts: no ratio', 'Null counts as 0 in a comparison.', '1f605b7db1'],
  [
    'grading/injected-sentences.ts, grading/answer-sentences.ts: what ends where a sentence begins',
    'It doesn’t overlap the sentence either.',
    ...['966561922c', '0ed7d13130'],
  ],
  [
    'grading/quotes.ts: a sign behind the last one',
    'There is none, and joining the signs leaves nothing of it.',
    '10130723dd',
  ],
  [
    'grading/sentences.ts: how far an abbreviation is looked for',
    'The longest and the space before it have eight characters.',
    '5b6091a922',
  ],
  [
    'dates/calendar-date.ts: a month that isn’t there',
    'Its days are asked for in the second place, and it has none.',
    ...['c5099d2206', 'abd052dbf6', '541ca08bda'],
  ],
  [
    'analytics/milestones.ts: no year of graduation',
    'No school year ends in it, and the year before it comes before every date.',
    '669b27cc57',
  ],
  [
    'analytics/range.ts: a period or a week that ends on the last day',
    'Both ends are the same day then.',
    ...['79641cf8da', '3ac339fb51', '767bccb843', '9789e635f4'],
  ],
  ['live/recurrence.ts: an eighth day of the week', 'No rule names one.', ...['dd1d071322', '241669553c']],
  [
    'lessons/formulas.ts: a partner at the very beginning',
    'Three characters stand before the first.',
    ...['67d0a4734c', '6c942a7ce1'],
  ],
  [
    'lessons/formulas.ts: nothing was looked for yet',
    'Any place below the one that says that there is none.',
    '8ec734b161',
  ],
  [
    'lessons/formulas.ts: a partner where the search begins',
    'Looked for again, it is found in the same place.',
    '8ac910a7e7',
  ],
  ['lessons/video-embed.ts: no time to start at', 'The text "null" is no time either.', '8f1f3510bd'],
  ['authoring/content-problems.ts: the pairs of no activity', 'One is too few as none is.', '3aa6165a7c'],
  [
    'discussions/markup-source.ts: what is open, and the text of a token without a tag',
    'The root is never closed, and a token is a tag or a text.',
    ...['066e68588d', 'b2e90c1584', 'ddd115c31c'],
  ],
  [
    'discussions/markup-source.ts: a mention without an id, and an unknown entity',
    'Nobody has an empty id, and the pattern names the entities that are known.',
    ...['a77d2769b0', '8f7f764624'],
  ],
  [
    'discussions/markup.ts: a line or a sign behind the last one',
    'It counts as blank, which adds nothing.',
    ...['79cf950692', 'ec9daf6297', 'bdf8626868', '341172fee0', 'ebbace2818', 'f439cb5cbc'],
  ],
  ['discussions/markup.ts: italics without words', 'One of both groups is found.', '728fe474b9'],
  [
    'discussions/markup.ts: a link within the words of a link',
    'They hold no closing bracket, which it would need.',
    '147b7ba082',
  ],
  ['discussions/markup.ts: no formula ahead', 'What isn’t there is less than no place.', 'd35202f82e'],
  [
    'discussions/markup.ts: how much is looked at before and after a name',
    'Only the next character counts, which has two units at most.',
    ...['27255397d1', 'a6493282be'],
  ],
  [
    'calendar/queries.ts: whose classes are one’s own',
    'Row-level security shows a student no enrollment of anybody else.',
    'c59c766a3e-1',
  ],
  [
    'calendar/queries.ts: the last day that is asked for',
    'The days are looked at again in the zone of whoever asks.',
    'fa04013b7e',
  ],
  [
    'corrections/queries.ts: whose requests are one’s own',
    'Each child is given its own of them afterwards.',
    '1584feae38-2',
  ],
  [
    'live/session-queries.ts: recordings in courses that are drafts',
    'The policy leaves them out again.',
    'e806a4d523-1',
  ],
  [
    'grading/missing.ts: whose mark is taken back',
    'A date that is still to come is looked at, and there is nothing to take back.',
    'ac0fc117f8-1',
  ],
  [
    'grading/built-in-grader.ts: sentences that show nothing of a criterion',
    'What they would add is 0; leaving them out saves time.',
    ...['fa3bc3b045', '49cb5cf256', 'f5fb5f1a80'],
  ],
  [
    'grading/criterion-terms.ts: a word that is asked for as much a second time',
    'Its weight is the same then, and its label stays the first one.',
    'd5376b65b7',
  ],
  [
    'grading/injection-views.ts: plain letters',
    'The longer way gives each of them as it is.',
    ...['d58bab35ee', 'c74dd902ed'],
  ],
  [
    'grading/injection-views.ts: a sign behind the last letter that stands alone',
    'Steps of two from the first letter end at the last one.',
    'da17f108d2',
  ],
  [
    'grading/injection.ts: places of a pattern that are kept',
    'They save time, and are the same when they are looked for again.',
    'bac8e25bb6',
  ],
  [
    'grading/injection.ts: how much is looked at before a command',
    'The longest that may stand there takes twelve characters.',
    'd96190fa3d',
  ],
  ['lessons/formulas.ts: no partner', 'Any place below zero means that there is none.', 'e1115db756-1'],
  ['speech/formula-words.ts: what else is thrown', 'Nothing is.', '06a6b73e1e'],
  ['speech/language.ts: a language with one word that tells', 'Fewer than three say nothing.', '1885cb1cec'],
  [
    'speech/words.ts: a word that begins where a mark stands',
    'Between two marks its share is all of the way, or none of it behind the second: the same time.',
    '49c1c1726e',
  ],
];

/** A test of these isn't worth it. */
const LEFT: readonly Entry[] = [
  [
    'grading/what-if.ts: how often the range is halved, and how wide it is',
    'It moves the ninth digit of a share that is shown in percent.',
    ...['ea1165d8e0', '63c31019d1', 'ea523dabb0', 'bc75c2949a-1'],
  ],
  [
    'grading/exact-ratio.ts: small whole numbers',
    'The long way gives the nearest number as well, but for shares under 1/8192 of numbers with sixteen digits.',
    '300ab20989',
  ],
  [
    'calendar/zoned.ts: the language of the formats',
    'Parts are read by their kind. It matters on a machine alone whose own language has other digits.',
    '0effbd23db',
  ],
  [
    'live/change.ts: a recording is named once the class has begun',
    'It differs at the very millisecond at which a class begins, and either answer is right there.',
    '489cf1ae46',
  ],
  ['schools/codes.ts: how many codes are listed', 'A test would say the number a second time.', 'd359174c4d'],
  [
    'speech/split-speech.ts: how long a part is, and the first one',
    'A test would say the numbers a second time.',
    ...['1ff874a7b2', '27e0083950'],
  ],
  [
    'grading/built-in-grader.ts: how much of an answer tells its language',
    'One character more completes a word at most.',
    'b105a8b0e3',
  ],
  [
    'grading/built-in-grader.ts: a text that is developed exactly as far as the top asks for',
    'It takes thirteen criteria, or twenty-six, to come to this very number.',
    '123126f20e',
  ],
  [
    'grading/sentences.ts: how much is looked at before and after a number that may end a sentence',
    'It differs for a word of more than thirty letters, and where eight spaces stand between two sentences.',
    ...['3448856fd3', '0099f152e9'],
  ],
  [
    'grading/injection.ts: whether a text speaks of grades when it is read backwards or turned',
    'Without the question the same is found, more slowly, and now and then something in gibberish.',
    '4a3b08e3ea',
  ],
  [
    'calendar/queries.ts: how often one student’s own dates have changed',
    'With the changes of classmates SEQUENCE rises more often than it has to. A calendar takes that for news once, and no date is wrong.',
    'e89125b254',
  ],
  [
    'grading/totals-queries.ts: the state of an attempt',
    'What is posted comes from the list of attempts as well; the credits in progress that follow from it are written, and read nowhere yet.',
    'cd6c0c98df',
  ],
  [
    'grading/course-lock.ts: the reason of a reopening that isn’t in force',
    'Only attempts that were never posted can change then: their events would carry the reason for which others were reopened.',
    '6768047e3e-1',
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
