/**
 * Proof of work: what a browser calculates in place of a refusal, where the limit that is reached is shared by people
 * who don't know each other (an address, the prefix of a school code).
 *
 * A challenge is a number of small puzzles instead of one large one, so that the time it takes varies little: with 128
 * of them 999 in a thousand calculations take less than 1.3 times the mean. Harder challenges have more puzzles, not
 * larger ones.
 */

/** Leading zero bits that each hash must have: 2^12 hashes per puzzle on average. */
export const PUZZLE_BITS = 12;

/** Puzzles of the first level. */
export const FIRST_PUZZLES = 64;

/** Puzzles that each further level has more than the one before. */
export const MORE_PUZZLES = 8;

/**
 * The level from which on it gets no harder: a phone four times slower than a desktop (Lighthouse's) is through within
 * three seconds, however many wrong tries others behind its address make.
 */
export const HARDEST_LEVEL = 8;

/** Seconds for which a challenge may be answered. */
export const CHALLENGE_SECONDS = 300;

/** The largest number that answers a puzzle; far beyond what any puzzle needs. */
export const LARGEST_NUMBER = 2 ** 40;

/** The first 32 bits of the SHA-256 of an ASCII text, as a whole number from 0 to 2^32 − 1. */
export type FirstWord = (text: string) => number;

/** What is to be calculated. */
export interface Puzzles {
  /** Text that every puzzle begins with. */
  readonly salt: string;
  readonly puzzles: number;
  /** Leading zero bits that each hash must have. */
  readonly bits: number;
}

/** The level after this many wrong tries beyond the limit: one more with each, up to the hardest. */
export const levelAfter = (triesBeyond: number): number =>
  Math.min(Math.max(0, Math.floor(triesBeyond)), HARDEST_LEVEL);

export const puzzlesOf = (level: number): number => FIRST_PUZZLES + MORE_PUZZLES * level;

/**
 * Whether a challenge of so many puzzles opens a door that is at this level now. Every challenge of ours does, down to the
 * first level's, however much harder others' wrong tries made the door while it was calculated: refused, it would be
 * calculated round after round behind an address where somebody guesses all the time. The next challenge is as hard as
 * the door.
 */
export const isHardEnough = (puzzles: number): boolean => puzzles >= FIRST_PUZZLES;

/** The hashes that a challenge of a level takes on average. */
export const expectedHashes = (level: number): number => puzzlesOf(level) * 2 ** PUZZLE_BITS;

/** The text whose hash is looked at. */
const puzzleText = (salt: string, puzzle: number, answer: number): string => `${salt}.${puzzle}.${answer}`;

const isSolved = (hash: number, bits: number): boolean => hash < 2 ** (32 - bits);

/** The smallest number that answers a puzzle; takes 2^bits hashes on average. */
export function solvePuzzle({ salt, bits }: Puzzles, puzzle: number, firstWord: FirstWord): number {
  let answer = 0;
  while (!isSolved(firstWord(puzzleText(salt, puzzle, answer)), bits)) answer += 1;
  return answer;
}

/** Whether there is a right number for each puzzle; takes one hash per puzzle at most. */
export function areSolved(challenge: Puzzles, answers: readonly number[], firstWord: FirstWord): boolean {
  return (
    answers.length === challenge.puzzles &&
    answers.every(
      (answer, puzzle) =>
        Number.isInteger(answer) &&
        answer >= 0 &&
        answer <= LARGEST_NUMBER &&
        isSolved(firstWord(puzzleText(challenge.salt, puzzle, answer)), challenge.bits),
    )
  );
}

export interface GuessingCost {
  /** Tries that needed no calculation. */
  readonly freeTries: number;
  readonly challenges: number;
  /** On average, over all challenges. */
  readonly hashes: number;
}

/** What it takes to have so many wrong guesses judged at one door within one window of its limit. */
export function guessingCost(guesses: number, limit: number): GuessingCost {
  const freeTries = Math.min(guesses, limit);
  let hashes = 0;
  for (let beyond = 0; beyond < guesses - freeTries; beyond += 1)
    hashes += expectedHashes(levelAfter(beyond));
  return { freeTries, challenges: guesses - freeTries, hashes };
}

/** Hours that so many hashes take at a speed in hashes per second. */
export const hoursOf = (hashes: number, hashesPerSecond: number): number => hashes / hashesPerSecond / 3_600;
