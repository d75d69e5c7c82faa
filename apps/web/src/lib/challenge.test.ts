import type { Challenge } from '@fieldhouse/contract/challenge.ts';
import { areSolved, type Puzzles, solvePuzzle } from '@fieldhouse/domain/accounts/proof-of-work.ts';
import { ORPCError } from '@orpc/client';
import { afterEach, expect, it, vi } from 'vitest';
import { answerTo, type Solver } from './challenge.ts';
import { firstWord } from './sha256.ts';
import { ChallengeCancelled, challengeOf, solving } from './solving.ts';

const challenge: Challenge = {
  algorithm: 'SHA-256',
  salt: 'abcdefghijklmnopqrstuv',
  puzzles: 4,
  bits: 4,
  expiresAt: '2026-11-20T12:05:00.000Z',
  token: 'claim.signature',
};

afterEach(() => {
  vi.useRealTimers();
});

/** A worker of this thread, whose puzzles are solved when the test says so. */
function solverOf(): { open: () => Solver; next: () => void; fail: () => void; isOver: () => boolean } {
  let asked: Puzzles | null = null;
  let puzzle = 0;
  let isOver = false;
  const solver: Solver = {
    onmessage: null,
    onerror: null,
    postMessage: (puzzles) => {
      asked = puzzles;
    },
    terminate: () => {
      isOver = true;
    },
  };
  return {
    open: () => solver,
    next() {
      if (!asked) throw new Error('nothing was asked yet');
      solver.onmessage?.({ data: solvePuzzle(asked, puzzle, firstWord) } as MessageEvent<number>);
      puzzle += 1;
    },
    fail: () => solver.onerror?.(new Event('error') as ErrorEvent),
    isOver: () => isOver,
  };
}

/** Lets what was begun get as far as the worker. */
const begun = () => vi.advanceTimersByTimeAsync(0);

it('T-04 answers with the token and a right number for each puzzle', async () => {
  vi.useFakeTimers();
  const solver = solverOf();
  const answer = answerTo(challenge, solver.open);
  await begun();
  for (let puzzle = 0; puzzle < challenge.puzzles; puzzle += 1) solver.next();
  const [claim, signature, numbers = ''] = (await answer).split('.');
  expect(`${claim}.${signature}`).toBe(challenge.token);
  expect(areSolved(challenge, numbers.split('-').map(Number), firstWord)).toBe(true);
  expect(solver.isOver()).toBe(true);
});

it('shows a calculation that takes long, how far it is, and nothing once it is over', async () => {
  vi.useFakeTimers();
  const solver = solverOf();
  const answer = answerTo(challenge, solver.open);
  await begun();
  solver.next();
  expect(solving.get()).toBeNull();
  await vi.advanceTimersByTimeAsync(500);
  expect(solving.get()?.ratio).toBe(0.25);
  solver.next();
  expect(solving.get()?.ratio).toBe(0.5);
  solver.next();
  solver.next();
  await answer;
  expect(solving.get()).toBeNull();
});

it('stops when the person says so, and takes the next challenge', async () => {
  vi.useFakeTimers();
  const [first, second] = [solverOf(), solverOf()];
  const stopped = expect(answerTo(challenge, first.open)).rejects.toBeInstanceOf(ChallengeCancelled);
  const answer = answerTo(challenge, second.open);
  await begun();
  await vi.advanceTimersByTimeAsync(500);
  solving.get()?.cancel();
  await stopped;
  expect(first.isOver()).toBe(true);
  await begun();
  for (let puzzle = 0; puzzle < challenge.puzzles; puzzle += 1) second.next();
  await expect(answer).resolves.toMatch(/^claim\.signature\./);
});

it('calculates on the page’s own thread where the browser opens no module worker, or the worker fails', async () => {
  const failing = solverOf();
  const none = () => {
    throw new TypeError('Module scripts are not supported on DedicatedWorker.');
  };
  const answer = answerTo(challenge, failing.open);
  await vi.waitFor(() => failing.next());
  failing.fail();
  for (const one of [await answer, await answerTo(challenge, none)]) {
    const [claim, signature, numbers = ''] = one.split('.');
    expect(`${claim}.${signature}`).toBe(challenge.token);
    expect(areSolved(challenge, numbers.split('-').map(Number), firstWord)).toBe(true);
  }
  expect(failing.isOver()).toBe(true);
  expect(solving.get()).toBeNull();
});

it('reads a challenge from the refusal that carries one, and from no other error', () => {
  expect(challengeOf(new ORPCError('CHALLENGE_REQUIRED', { data: { challenge } }))).toEqual(challenge);
  expect(challengeOf(new ORPCError('TOO_MANY_TRIES'))).toBeNull();
  expect(challengeOf(new TypeError('offline'))).toBeNull();
});
