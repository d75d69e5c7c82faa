import { z } from 'zod';
import { Instant } from './dates.ts';

/**
 * A calculation to be made before the call is answered, since its address or the prefix of its school code saw many
 * wrong tries. For each puzzle p from 0 on, a whole number n is wanted so that the SHA-256 of the ASCII text
 * `salt.p.n` begins with `bits` zero bits. The same call then brings them in a header, `CHALLENGE_HEADER` of limits.ts.
 */
export const Challenge = z.object({
  algorithm: z.literal('SHA-256'),
  salt: z.string(),
  puzzles: z.number().int(),
  bits: z.number().int(),
  expiresAt: Instant,
  /** Goes back as it is: what the server signed. */
  token: z.string(),
});
export type Challenge = z.infer<typeof Challenge>;
