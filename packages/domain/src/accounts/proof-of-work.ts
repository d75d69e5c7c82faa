/**
 * Proof of work: what a browser calculates in place of a refusal, where the limit that is reached is shared by people
 * who don't know each other (an address, the prefix of a school code).
 *
 * A challenge is a number of small puzzles instead of one large one, so that the time it takes varies little: with 32
 * of them nine in ten calculations take between 0.73 and 1.31 times the mean.
 */

/** Puzzles of each challenge. */
export const PUZZLES = 32;

/** Leading zero bits of the first level: 2^13 hashes per puzzle on average. */
export const FIRST_BITS = 13;

/** The level from which on it gets no harder, so that whoever shares a crowded address still gets through. */
export const HARDEST_LEVEL = 5;

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

/** The zero bits of a level; each level takes twice the work of the one before. */
export const bitsOf = (level: number): number => FIRST_BITS + level;

/**
 * Whether a challenge of these bits is hard enough for a door that is at this level now. The level below still counts:
 * it may have been right when the calculation began.
 */
export const isHardEnough = (bits: number, level: number): boolean => bits >= bitsOf(level) - 1;

/** The hashes that a challenge of a level takes on average. */
export const expectedHashes = (level: number): number => PUZZLES * 2 ** bitsOf(level);

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
