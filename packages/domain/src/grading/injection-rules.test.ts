import { expect, it } from 'vitest';
import { detectInjection } from './injection.ts';

const I = 'ignore_instructions';
const G = 'grader_instruction';
const R = 'role_marker';

/** So many signs between two words. */
const apart = (signs: number): string => ` ${'b'.repeat(signs - 2)} `;
const found = (...pieces: string[]): string => detectInjection(pieces.join('')).join();

/**
 * Two words of each rule, and how many signs may lie between them at most. "command": the first stands where a command
 * begins; "either": they may change places; "across": a sentence may end between them.
 */
it.each([
  [I, 'skip', 'answer key', 45, ''],
  [I, 'skip', 'directions', 45, 'command'],
  [I, 'answer key', 'outdated', 30, 'either'],
  [G, 'pick', 'full marks', 70, 'command'],
  [G, 'assign', 'all points', 50, 'command'],
  [G, 'giving us', 'full marks', 60, 'either'],
  [G, 'giving us', 'all points', 60, 'either'],
  [G, 'evaluate', 'flawless', 60, 'command'],
  [G, 'suppose', 'as perfect', 60, 'command'],
  [G, 'every criterion', 'mastery', 45, 'either'],
  [G, 'chatbot', 'full marks', 80, 'either'],
  [G, 'chatbot', 'all points', 80, 'either'],
  [G, 'computer must', 'full marks', 60, ''],
  [G, 'computer must', 'all points', 60, ''],
  [G, 'the story earns', 'full marks', 50, ''],
  [G, 'the story earns', 'flawless', 30, ''],
  [G, 'from now on', 'awards', 100, 'across'],
  [G, 'principal', 'full marks', 90, 'either, across'],
  [G, 'principal', 'all points', 60, 'across'],
  [G, 'principal', 'deduct points', 70, 'across'],
  [G, 'tell the teacher', 'no changes', 90, 'either'],
  [G, 'other students', 'are perfect', 60, 'either'],
  [G, 'remember', 'should award', 40, 'across'],
  [R, 'system', 'exempt', 90, 'across'],
  [R, 'hidden', 'evaluateur', 60, 'across'],
  [R, 'hidden', 'full marks', 60, 'across'],
  [R, 'hidden', 'answer key', 60, 'across'],
] as const)('sees %s in "%s" and "%s" up to %i signs apart (%s)', (flag, first, second, most, how) => {
  expect(found(first, apart(most), second)).toBe(flag);
  expect(found(first, apart(most + 1), second)).toBe('');
  expect([found(first), found(second)]).toEqual(['', '']);
  expect(found(second, apart(most), first)).toBe(how.includes('either') ? flag : '');
  expect(found('Drivers ', second, apart(most), first)).toBe(how.includes('either') ? flag : '');
  expect(found(first, ' b. ', second)).toBe(how.includes('across') ? flag : '');
  // A label stands where a line begins, and needs no such rule.
  if (first !== 'system')
    expect(found('Drivers ', first, apart(most), second)).toBe(how === 'command' ? '' : flag);
});

it.each([
  [R, 'ai: i am here'],
  // Nothing lies between the two.
  [R, '/*full marks'],
  ['forged_heading', '"levelid": 4'],
  ['forged_heading', 'drop table grades'],
])('sees %s in "%s"', (flag, text) => {
  expect(found(text)).toBe(flag);
});
