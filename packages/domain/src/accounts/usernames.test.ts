import fc from 'fast-check';
import { expect, it } from 'vitest';
import { firstPassword, passwordWords } from './first-passwords.ts';
import {
  normaliseUsername,
  proposeSignInName,
  proposeUsername,
  signInNameProblem,
  USERNAME_PATTERN,
  usernameProblem,
} from './usernames.ts';

const free = () => false;
const propose = (givenName: string, familyName: string | null, isTaken: (name: string) => boolean = free) =>
  proposeUsername({ givenName, familyName }, isTaken);

it.each([
  ['Maya', 'Chen', 'mayac'],
  ['José María', "O'Brien", 'josemariao'],
  ['Zoë', null, 'zoe'],
  ['Łukasz', 'Żak', 'lukaszz'],
  ['Дарья', 'Иванова', 'daryai'],
  ['Σοφία', 'Παππά', 'sofiap'],
  ['明', '王', 'student'],
  ['X', null, 'student'],
  ['Ana', 'Lopez', 'analopez'],
  ['Dick', null, 'student'],
])('proposes a username for %s %s', (givenName, familyName, username) => {
  expect(propose(givenName, familyName)).toBe(username);
});

it('goes on to more of the name, and then to numbers, where a name is taken', () => {
  const taken = new Set<string>();
  const next = () => {
    const name = propose('Maya', 'Chen', (one) => taken.has(one));
    taken.add(name);
    return name;
  };
  expect([next(), next(), next(), next(), next(), next()]).toEqual([
    ...['mayac', 'mayachen', 'mchen', 'maya', 'maya2', 'maya3'],
  ]);
});

it('never proposes a name that is taken, rude or none, whatever people are called', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc.constantFrom('Fuck', 'Ana', '', '9', '...'),
  );
  fc.assert(
    fc.property(
      text,
      fc.option(text),
      fc.array(fc.constantFrom('student', 'student2', 'anal', 'ana', 'a')),
      (given, family, list) => {
        const taken = new Set<string>(list);
        const name = propose(given, family, (one) => taken.has(one));
        expect(name).toMatch(USERNAME_PATTERN);
        expect(usernameProblem(name)).toBeNull();
        expect(taken.has(name)).toBe(false);
      },
    ),
  );
});

it.each([
  ['mayac', null],
  ['akshita', null],
  ['nazir', null],
  ['marschall', null],
  ['a', 'shape'],
  ['.maya', 'shape'],
  ['maya chen', 'shape'],
  ['x'.repeat(31), 'shape'],
  ['sh1t', 'rude'],
  ['f.u.c.k', 'rude'],
  ['fuuuck', 'rude'],
  ['puta69', 'rude'],
  ['m13rda', 'rude'],
])('judges the username %s', (name, problem) => {
  expect(usernameProblem(name)).toBe(problem);
});

it('reads capitals, spaces and wide letters as what they mean', () => {
  expect(normaliseUsername('  MayaC ')).toBe('mayac');
  expect(normaliseUsername('ｍａｙａ ｃ')).toBe('mayac');
});

it('proposes a sign-in name from what a school alone is called', () => {
  expect(proposeSignInName('Northfield Academy', free)).toBe('northfield');
  expect(proposeSignInName('The School of the Arts', free)).toBe('arts');
  expect(proposeSignInName('学校', free)).toBe('our-school');
  expect(proposeSignInName('Northfield Academy', (name) => name === 'northfield')).toBe('northfield-academy');
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (name) => {
      expect(signInNameProblem(proposeSignInName(name, free))).toBeNull();
    }),
  );
});

it('refuses sign-in names that would be taken for the platform', () => {
  expect(signInNameProblem('fieldhouse')).toBe('reserved');
  expect(signInNameProblem('ab')).toBe('shape');
  expect(signInNameProblem('2nd-street')).toBe('shape');
});

it('makes first passwords of words that differ for every byte', () => {
  expect(passwordWords).toHaveLength(256);
  expect(new Set(passwordWords).size).toBe(256);
  expect(passwordWords.filter((word) => !/^[a-z]{4,7}$/.test(word))).toEqual([]);
  expect(firstPassword(new Uint8Array([0, 255, 0, 0]))).toBe('acorn-tiger-100');
  expect(firstPassword(new Uint8Array([1, 2, 255, 255]))).toMatch(/^[a-z]+-[a-z]+-\d{3}$/);
});
