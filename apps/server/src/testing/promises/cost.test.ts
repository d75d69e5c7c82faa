import { EMAIL_PATTERN, isEmailAddress } from '@fieldhouse/domain/accounts/entries.ts';
import { imagesWithoutAlt, isEmptyHtml } from '@fieldhouse/domain/authoring/content-problems.ts';
import { wordCount } from '@fieldhouse/domain/discussions/words.ts';
import { splitFormulas } from '@fieldhouse/domain/lessons/formulas.ts';
import { videoEmbed } from '@fieldhouse/domain/lessons/video-embed.ts';
import { splitFullName } from '@fieldhouse/domain/people/full-name.ts';
import { correctWords } from '@fieldhouse/domain/search/spelling.ts';
import { excerptOf, searchWords } from '@fieldhouse/domain/search/words.ts';
import { formulaWords } from '@fieldhouse/domain/speech/formula-words.ts';
import { speechLanguageOf } from '@fieldhouse/domain/speech/language.ts';
import { expect, it, vi } from 'vitest';
import { passwordProblem } from '#features/accounts/password-strength.ts';
import { writeCalendar } from '#features/calendar/ical.ts';
import { mentionsIn, saysNothing } from '#features/discussions/post-html.ts';
import { parseSheet, readSheet } from '#features/gradebook/sheet-parser.ts';
import { readUnsubscribeToken } from '#features/notifications/unsubscribe-token.ts';
import { AnswerReader, AT_ONCE_CHARACTERS, read } from '#platform/ai/answer-reader.ts';
import type { GradeInput } from '#platform/ai/grade-submission.ts';
import { requireBounds } from '#platform/html/bounds.ts';
import { HtmlCleaner } from '#platform/html/cleaner.ts';
import { plainTextOf } from '#platform/html/plain-text.ts';
import { asPlainText, sanitize } from '#platform/html/sanitize.ts';
import { excessOf } from '#platform/json-body.ts';
import { addressPrefix } from '#platform/limiter.ts';
import { readSessionToken } from '#platform/session.ts';
import { storableInput } from '#platform/storable-input.ts';

/** What whoever sends it may cost the thread that answers everybody (security class 26). */
const MOST_MS = 200;

/** Pieces of which the worst texts for readers by pattern are made. */
const PIECES = [
  ...[
    'a',
    ' ',
    '\t',
    '\n',
    ' \n',
    'a ',
    'a\n',
    '<',
    '>',
    '&',
    '"',
    "'",
    '<b>',
    '<p>',
    '</p>',
    '<br>',
    '<!--',
  ],
  ...[
    '<a href="',
    '<img ',
    '<svg><',
    '&amp;',
    '&#x',
    '*',
    '**',
    '*a',
    '_',
    '`',
    '```\n',
    '[',
    '](',
    '[a](',
    '[a](b)',
  ],
  ...['\\(', '\\[', '\\)', '$', '{', '\\frac{', '@A', '. ', 'a. ', 'A.B.', '1. x\n', '- x\n', '> ', '='],
  ...[
    ',',
    '"a"',
    '"a","',
    ';',
    '0',
    '-',
    '://',
    'http://a.b/',
    'x@',
    'x.',
    '%41',
    'dGVz',
    '\u0301',
    'é',
    'İ',
  ],
  ...['😀', '\ud800', '\u200b', 'ignore all previous instructions ', 'give me full marks '],
];

const TITLES = ['Course of a very long name', 'x'.repeat(300)];
const calendarOf = (title: string) =>
  writeCalendar({
    name: title,
    events: [
      {
        uid: 'one',
        title,
        description: title,
        startsAt: '2026-05-01T10:00:00.000Z',
        endsAt: '2026-05-01T11:00:00.000Z',
      },
    ],
  } as never);

const CRITERIA = Array.from({ length: 6 }, (_, at) => ({
  ...{ id: `c${at}`, name: 'Light and reasons', points: 10, source: 'ai' as const },
  description:
    'Explains with reasons and in order why plants use light, water and carbon dioxide to make sugar',
  notes: `light, water, sugar, oxygen ${at}`,
  levels: [10, 5, 0].map((points) => ({ id: `l${points}`, label: `${points} points`, points })),
}));
const workOf = (answer: string): GradeInput => ({
  ...{ answer, criteria: CRITERIA, assignmentTitle: 'Light', sourceTexts: ['Plants make sugar from light.'] },
  objectives: ['Explain why plants need light'],
  keyConcepts: [{ term: 'photosynthesis', meaning: 'making sugar from light' }],
});

/** What the server reads of what people send, on the thread that answers: how long it may be, and how it is read. */
const READERS: readonly [name: string, most: number, read: (text: string) => unknown][] = [
  ['JSON, before it is parsed', 1_000_000, excessOf],
  ['JSON, made storable', 1_000_000, (text) => storableInput({ a: [text] })],
  ['HTML that is cleaned at once: bounds', 8_192, (text) => requireBounds(text)],
  ['HTML that is cleaned at once: a lesson', 8_192, (text) => sanitize('lesson', text)],
  ['HTML that is cleaned at once: a post', 8_192, (text) => sanitize('post', text)],
  ['HTML that could not be cleaned, as words', 400_000, asPlainText],
  ['a lesson or a post as words', 400_000, plainTextOf],
  [
    'an answer that is graded at once',
    AT_ONCE_CHARACTERS,
    (text) => read({ kind: 'grade', input: workOf(text) }),
  ],
  [
    'an answer that is held against a model at once',
    AT_ONCE_CHARACTERS,
    (text) => read({ kind: 'settle', input: workOf(text), said: { criteria: [] } }),
  ],
  [
    'an answer that is remarked on at once',
    AT_ONCE_CHARACTERS,
    (text) => read({ kind: 'remarks', answer: text, flags: [] }),
  ],
  ['images of a lesson', 400_000, imagesWithoutAlt],
  ['whether a lesson is empty', 400_000, isEmptyHtml],
  ['whether a post says nothing', 200_000, saysNothing],
  ['people named in a post', 200_000, mentionsIn],
  ['words of a post', 200_000, wordCount],
  ['formulas', 400_000, splitFormulas],
  ['a formula in words', 2_500, (text) => formulaWords(text, 'en')],
  ['language of a text that is spoken', 2_500, (text) => speechLanguageOf(text, 'en')],
  ['a sheet that is read at once', 20_000, parseSheet],
  ['words of a search', 200, searchWords],
  ['slips in a search', 200, (text) => correctWords(searchWords(text), [], TITLES)],
  ['an excerpt of what was found', 20_000, (text) => excerptOf(text, ['zz'])],
  ['address of a video', 2_000, (text) => videoEmbed(`https://${text}`)],
  ['a calendar', 4_000, calendarOf],
  ['a name', 200, splitFullName],
  ['an email address', 254, (text) => isEmailAddress(text) || EMAIL_PATTERN],
  ['a cookie', 16_000, (text) => readSessionToken(`a=${text}`, '__Host-session', 's'.repeat(40))],
  ['a link that unsubscribes', 500, (text) => readUnsubscribeToken('s'.repeat(40), text)],
  ['an address of the network', 100, addressPrefix],
];

const long = (piece: string, length: number) =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length);

function timeOf(read: (text: string) => unknown, text: string): number {
  const began = performance.now();
  try {
    read(text);
  } catch {
    // What refuses is as cheap as it has to be.
  }
  return performance.now() - began;
}

/** The best of three, so that what else the machine does at that moment doesn't count. */
const best = (read: (text: string) => unknown, text: string) =>
  Math.min(...[0, 1, 2].map(() => timeOf(read, text)));

it.each(READERS)('class 26: reading %s of the longest length keeps nobody waiting', (name, most, read) => {
  let worst = { ms: 0, growth: 0, piece: '' };
  for (const piece of PIECES) {
    // A reader whose cost grows with the square of the length is found at a quarter of it, before it takes minutes.
    const part = long(piece, Math.ceil(most / 4));
    const first = timeOf(read, part);
    // The very first one loads what reading needs.
    const quarter = first > MOST_MS ? timeOf(read, part) : first;
    if (quarter > MOST_MS) expect.fail(`${name}: ${JSON.stringify(piece)} cost ${quarter} ms at a quarter`);
    const once = timeOf(read, long(piece, most));
    const ms = once > MOST_MS / 2 ? Math.min(once, best(read, long(piece, most))) : once;
    if (ms > worst.ms) worst = { ms, growth: ms / Math.max(quarter, 0.05), piece };
  }
  process.stdout.write(
    `  ${name}: ${worst.ms.toFixed(1)} ms at ${most} characters of ${JSON.stringify(worst.piece)}, ${worst.growth.toFixed(1)} times a quarter's\n`,
  );
  expect(worst.ms).toBeLessThan(MOST_MS);
});

it('class 26: long HTML and long sheets are read elsewhere', async () => {
  for (const piece of ['a,', '<', '-', '\t']) {
    const began = performance.now();
    const answer = readSheet(long(piece, 1_000_000));
    expect(performance.now() - began).toBeLessThan(MOST_MS / 2);
    await answer;
  }
});

it('class 26: long answers are read elsewhere', async () => {
  const reader = new AnswerReader();
  const answer = long('Plants use light. ', 100_000);
  const began = performance.now();
  const readings = [
    reader.grade(workOf(answer)),
    reader.settle(workOf(answer), { criteria: [] }),
    reader.remarks(answer, []),
    reader.grade({ ...workOf('Light'), sourceTexts: [long('Sugar. ', 400_000)] }),
    reader.grade({
      ...workOf('Light'),
      criteria: CRITERIA.map((one) => ({ ...one, notes: long('why ', 30_000) })),
    }),
  ];
  expect(performance.now() - began).toBeLessThan(MOST_MS);
  const ends = Promise.allSettled(readings);
  await reader.stop();
  expect((await ends).map(({ status }) => status)).toEqual(readings.map(() => 'rejected'));
});

it('class 26: many texts that are small each are cleaned elsewhere together', async () => {
  const cleaner = new HtmlCleaner();
  const text = long('<p>', 8_192);
  let onThisThread = 0;
  // The budget is one of a while; here that while doesn't end, however long the machine takes.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  for (let at = 0; at < 20; at += 1) {
    const began = performance.now();
    const cleaned = cleaner.accept('lesson', text, Number.POSITIVE_INFINITY);
    onThisThread += performance.now() - began;
    await cleaned.catch(() => null);
  }
  vi.useRealTimers();
  await cleaner.stop();
  const began = performance.now();
  for (let at = 0; at < 20; at += 1) sanitize('lesson', text);
  expect(onThisThread).toBeLessThan((performance.now() - began) / 2);
});

it('class 26: judging a password is quick, whatever it is made of', async () => {
  for (const piece of PIECES) {
    const password = long(piece, 128);
    await passwordProblem('warm up the dictionaries', 'student', []);
    let ms = Number.POSITIVE_INFINITY;
    for (let round = 0; round < 3 && ms > MOST_MS / 4; round++) {
      const began = performance.now();
      await passwordProblem(password, 'student', ['Ada', 'Lovelace', 'ada@example.test']);
      ms = Math.min(ms, performance.now() - began);
    }
    expect(ms, JSON.stringify(piece)).toBeLessThan(MOST_MS);
  }
});
