import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWorld, type World } from '#testing/world.ts';
import { buildApp } from '../../app.ts';
import { forgetTries } from './as-owner.ts';

/** Tries on each side; the drill before a release sets TIMED_TRIES=200. */
const TRIES = Number(process.env.TIMED_TRIES ?? 40);
/** What a stranger can't tell from the noise of a network. */
const INDISTINCT_MS = 20;
const STRANGER = 'nobody-at-all@example.test';

let world: World;
let app: FastifyInstance;
let email: string;
beforeAll(async () => {
  world = await openWorld();
  app = await buildApp(world.services, null);
  const school = await world.hasSchool('Harbor Prep');
  email = (await school.hasPerson({ role: 'teacher', name: 'Known Person', isFresh: false })).email;
});
afterAll(async () => {
  await app.close();
  await world.close();
});

interface Answer {
  readonly status: number;
  readonly body: string;
  readonly ms: number;
}

async function post(url: string, payload: object): Promise<Answer> {
  // The limiter counts both sides alike; here it must not answer in their stead.
  await forgetTries(world);
  const began = performance.now();
  const { statusCode, body } = await app.inject({ method: 'POST', url, payload });
  return { status: statusCode, body, ms: performance.now() - began };
}

const median = (numbers: readonly number[]): number => {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
};

/** The same request for a known and for an unknown address, in pairs, so that a busy machine slows both alike. */
async function compareOnce(url: string, payloadFor: (address: string) => object) {
  const answers: Answer[] = [];
  const differences: number[] = [];
  const ask = { known: () => post(url, payloadFor(email)), unknown: () => post(url, payloadFor(STRANGER)) };
  await ask.known();
  for (let n = 0; n < TRIES; n += 1) {
    const isKnownFirst = n % 2 === 0;
    const [first, second] = [
      await ask[isKnownFirst ? 'known' : 'unknown'](),
      await ask[isKnownFirst ? 'unknown' : 'known'](),
    ];
    answers.push(first, second);
    differences.push((first.ms - second.ms) * (isKnownFirst ? 1 : -1));
  }
  const distinct = [...new Set(answers.map(({ status, body }) => `${status} ${body}`))];
  return { distinct, difference: Math.abs(median(differences)) };
}

/** Measures again after a large difference: a leak shows every time, a machine busy with other tests doesn't. */
async function compare(url: string, payloadFor: (address: string) => object) {
  let best = await compareOnce(url, payloadFor);
  for (let rounds = 1; rounds < 3 && best.difference >= INDISTINCT_MS; rounds += 1) {
    const next = await compareOnce(url, payloadFor);
    best = {
      distinct: [...new Set([...best.distinct, ...next.distinct])],
      difference: Math.min(best.difference, next.difference),
    };
  }
  process.stdout.write(`A-04: ${url}: ${best.difference.toFixed(1)} ms apart (n = ${TRIES})\n`);
  return best;
}

for (const door of ['signIn', 'adminSignIn']) {
  it(`A-04 answers a wrong password at ${door} alike, and as fast, whether or not the address is known`, async () => {
    const { distinct, difference } = await compare(`/api/v1/accounts/${door}`, (address) => ({
      email: address,
      password: 'no-such-word',
    }));
    expect(distinct).toHaveLength(1);
    expect(distinct[0]).toMatch(/^401 .*WRONG_CREDENTIALS/);
    expect(difference).toBeLessThan(INDISTINCT_MS);
  });
}

it('A-04 answers who asks for a reset letter alike, and as fast, whether or not the address is known', async () => {
  const { distinct, difference } = await compare('/api/v1/accounts/requestReset', (address) => ({
    email: address,
    locale: 'en',
  }));
  expect(distinct).toEqual(['200 {}']);
  expect(difference).toBeLessThan(INDISTINCT_MS);
});
