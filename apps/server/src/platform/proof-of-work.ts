import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Challenge } from '@fieldhouse/contract/challenge.ts';
import {
  areSolved,
  CHALLENGE_SECONDS,
  isHardEnough,
  levelAfter,
  PUZZLE_BITS,
  puzzlesOf,
} from '@fieldhouse/domain/accounts/proof-of-work.ts';
import { ORPCError } from '@orpc/server';
import { z } from 'zod';
import { statement } from '#db/unit.ts';
import { derivedKey } from './derived-key.ts';
import type { CrowdedBucket, SpentProof } from './limiter.ts';
import type { RequestContext } from './procedure.ts';
import type { Sql } from './rows.gen.ts';

/** What a challenge says of itself; believed only with our signature. */
const Claim = z.object({
  salt: z.string(),
  puzzles: z.number().int(),
  /** Seconds since the epoch. */
  until: z.number().int(),
  /** The buckets it opens, hashed: their keys name addresses. */
  buckets: z.array(z.string()),
});
type Claim = z.infer<typeof Claim>;

/** Longer than any answer of ours. */
const LONGEST_ANSWER = 4_096;

const keyOf = ({ services }: RequestContext): Buffer =>
  derivedKey(services.config.APP_SECRET, 'proof of work');

const signed = (context: RequestContext, text: string): Buffer =>
  createHmac('sha256', keyOf(context)).update(text).digest();

const bucketName = (context: RequestContext, key: string): string =>
  signed(context, `bucket\n${key}`).toString('base64url').slice(0, 16);

const firstWord = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE(0);

/** A new challenge for these buckets, as hard as the most crowded of them asks. */
function makeChallenge(context: RequestContext, buckets: readonly string[], level: number): Challenge {
  const claim: Claim = {
    salt: randomBytes(16).toString('base64url'),
    puzzles: puzzlesOf(level),
    until: Math.floor(context.services.clock.millis() / 1000) + CHALLENGE_SECONDS,
    buckets: [...buckets],
  };
  const payload = Buffer.from(JSON.stringify(claim)).toString('base64url');
  return {
    algorithm: 'SHA-256',
    salt: claim.salt,
    puzzles: claim.puzzles,
    bits: PUZZLE_BITS,
    expiresAt: new Date(claim.until * 1000).toISOString(),
    token: `${payload}.${signed(context, payload).toString('base64url')}`,
  };
}

/** The claim that an answer fulfils: signed by us, in time, and calculated. Null: it doesn't. */
function readAnswer(context: RequestContext, answer: string): Claim | null {
  if (answer.length > LONGEST_ANSWER) return null;
  const [payload = '', signature = '', numbers = ''] = answer.split('.');
  const given = Buffer.from(signature, 'base64url');
  const right = signed(context, payload);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  // What we signed is what we wrote, though another release may have written it otherwise.
  const { data: claim } = Claim.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
  if (!claim || claim.until * 1000 <= context.services.clock.millis()) return null;
  const puzzles = { salt: claim.salt, puzzles: claim.puzzles, bits: PUZZLE_BITS };
  return areSolved(puzzles, numbers.split('-').map(Number), firstWord) ? claim : null;
}

const spendChallenge = statement<
  Sql['spendChallenge'],
  { challenge: string; expiresAt: string; now: string },
  { isFirst: boolean }
>('select app.spend_challenge(:challenge, :expiresAt, :now) as "isFirst"');

/**
 * True for the one who brings this challenge first, over all replicas. Only for what proved to be right: a wrong answer
 * leaves no row.
 */
export async function spendOnce(
  { services }: RequestContext,
  challenge: string,
  untilMillis: number,
): Promise<boolean> {
  const { units, clock } = services;
  const expiresAt = new Date(untilMillis).toISOString();
  const [spent] = await units.alone(spendChallenge({ challenge, expiresAt, now: clock.now() }));
  return spent?.isFirst ?? false;
}

/**
 * Lets a request pass these crowded buckets that brings the answer to a challenge for them. An answer counts once, for
 * everything that the request asks on its way.
 *
 * @throws ORPCError CHALLENGE_REQUIRED with a new challenge, where there is none, or one that was used, is too old, or is
 * for something else.
 */
export async function requireProof(
  context: RequestContext,
  crowded: readonly CrowdedBucket[],
): Promise<void> {
  if (crowded.length === 0) return;
  const level = levelAfter(Math.max(...crowded.map(({ beyond }) => beyond)));
  const asked = crowded.map(({ key }) => bucketName(context, key));
  const proof = context.proof ?? { spent: null };
  const opens = (claim: SpentProof) =>
    isHardEnough(claim.puzzles) && asked.every((bucket) => claim.buckets.includes(bucket));
  if (proof.spent && opens(proof.spent)) return;
  const claim = context.challengeAnswer ? readAnswer(context, context.challengeAnswer) : null;
  if (claim && opens(claim) && (await spendOnce(context, claim.salt, claim.until * 1000))) {
    proof.spent = claim;
    return;
  }
  // Also for what this request has passed already, so that one answer opens all of it next time.
  const buckets = new Set([...(proof.spent?.buckets ?? []), ...asked]);
  throw new ORPCError('CHALLENGE_REQUIRED', {
    data: { challenge: makeChallenge(context, [...buckets], level) },
  });
}
