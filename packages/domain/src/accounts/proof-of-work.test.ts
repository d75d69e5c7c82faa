import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  areSolved,
  CHALLENGE_SECONDS,
  expectedHashes,
  FIRST_PUZZLES,
  guessingCost,
  HARDEST_LEVEL,
  hoursOf,
  isHardEnough,
  LARGEST_NUMBER,
  levelAfter,
  MORE_PUZZLES,
  PUZZLE_BITS,
  puzzlesOf,
  solvePuzzle,
} from './proof-of-work.ts';

const firstWord = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE(0);

const solve = (salt: string, bits: number, puzzles: number) => {
  const challenge = { salt, bits, puzzles };
  return {
    challenge,
    answers: Array.from({ length: puzzles }, (_, puzzle) => solvePuzzle(challenge, puzzle, firstWord)),
  };
};

it('takes what was calculated, and nothing else', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[\w-]{22}$/),
      fc.integer({ min: 1, max: 6 }),
      fc.integer({ min: 1, max: 8 }),
      (salt, bits, puzzles) => {
        const { challenge, answers } = solve(salt, bits, puzzles);
        expect(areSolved(challenge, answers, firstWord)).toBe(true);
        expect(areSolved(challenge, answers.slice(1), firstWord)).toBe(false);
        expect(areSolved(challenge, [...answers, 0], firstWord)).toBe(false);
        // The smallest answer: each number below it is wrong.
        const last = answers.at(-1) as number;
        if (last > 0)
          expect(areSolved(challenge, [...answers.slice(0, -1), last - 1], firstWord)).toBe(false);
        for (const wrong of [Number.NaN, -1, 0.5, Number.POSITIVE_INFINITY, 2 ** 41])
          expect(areSolved(challenge, [...answers.slice(0, -1), wrong], firstWord)).toBe(false);
      },
    ),
    { numRuns: 50 },
  );
});

it('opens no other challenge with the same answers', () => {
  const { answers } = solve('the-salt-of-this-one-0', 8, 8);
  expect(areSolved({ salt: 'the-salt-of-that-one-0', bits: 8, puzzles: 8 }, answers, firstWord)).toBe(false);
});

it('gets harder with each wrong try beyond the limit, up to the hardest level', () => {
  expect(levelAfter(0)).toBe(0);
  expect(levelAfter(-3)).toBe(0);
  expect(puzzlesOf(0)).toBe(FIRST_PUZZLES);
  fc.assert(
    fc.property(fc.nat(10_000), (beyond) => {
      const [now, next] = [levelAfter(beyond), levelAfter(beyond + 1)];
      expect(next).toBe(Math.min(now + 1, HARDEST_LEVEL));
      expect(expectedHashes(next) - expectedHashes(now)).toBe(
        next === now ? 0 : MORE_PUZZLES * 2 ** PUZZLE_BITS,
      );
    }),
  );
});

it('takes every challenge that a door ever gave, and none that is easier', () => {
  for (let level = 0; level <= HARDEST_LEVEL; level++) expect(isHardEnough(puzzlesOf(level))).toBe(true);
  expect(isHardEnough(FIRST_PUZZLES - 1)).toBe(false);
});

/** Hashes per second of one core, as docs/authorization.md names them. */
const SPEEDS = {
  'a phone of the Lighthouse profile': 250_000,
  'a browser on a desktop': 1_000_000,
  'a program in C': 10_000_000,
};

it('T-04 says what the 9,000 codes of a prefix cost an attacker within an hour', () => {
  const { freeTries, challenges, hashes } = guessingCost(9_000, 60);
  expect({ freeTries, challenges }).toEqual({ freeTries: 60, challenges: 8_940 });
  // 64 + 72 + … + 120 puzzles, and the rest with 128 each.
  expect(hashes).toBe(2 ** PUZZLE_BITS * (736 + 128 * (8_940 - 8)));
  expect(hoursOf(hashes, SPEEDS['a browser on a desktop'])).toBeCloseTo(1.3, 1);
  for (const [place, speed] of Object.entries(SPEEDS))
    process.stdout.write(
      `T-04: 9,000 codes in one window: ${hashes.toExponential(2)} hashes, ${hoursOf(hashes, speed).toFixed(2)} core hours of ${place}\n`,
    );
});

it('A-03 takes three seconds at most on a slow phone, however many wrong tries there were', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), (beyond) => {
      const level = levelAfter(beyond);
      const mean = expectedHashes(level) / SPEEDS['a phone of the Lighthouse profile'];
      // How much longer than the mean one in a thousand takes.
      expect(mean * (1 + 3.1 / Math.sqrt(puzzlesOf(level)))).toBeLessThan(2.75);
    }),
  );
});

it('keeps to the amounts that the time it takes was judged by', () => {
  expect([PUZZLE_BITS, FIRST_PUZZLES, MORE_PUZZLES, HARDEST_LEVEL, CHALLENGE_SECONDS]).toEqual([
    12, 64, 8, 8, 300,
  ]);
  expect([levelAfter(1.9), levelAfter(-1), levelAfter(99)]).toEqual([1, 0, 8]);
  expect(hoursOf(7_200_000, 1_000)).toBe(2);
});

it('takes a hash below the bound and none at it, and the largest number itself', () => {
  const challenge = { salt: 's', puzzles: 1, bits: 4 };
  const judged = (hash: number, answer = 0) => areSolved(challenge, [answer], () => hash);
  expect(judged(2 ** 28 - 1)).toBe(true);
  expect(judged(2 ** 28)).toBe(false);
  expect(judged(0, LARGEST_NUMBER)).toBe(true);
  expect(judged(0, LARGEST_NUMBER + 1)).toBe(false);
});
