import { z } from 'zod';

const Percent = z.number().min(0).max(100).multipleOf(0.01);

/** What missing work counts as in the total so far. */
export const MissingPolicy = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('not_counted') }),
  z.strictObject({ kind: z.literal('zero') }),
  z.strictObject({ kind: z.literal('percent'), percent: Percent }),
]);
export type MissingPolicy = z.infer<typeof MissingPolicy>;

/** What work that comes late loses; the rule stands in `domain/grading/late`. */
export const LatePolicy = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('percent_per_day'), percent: Percent, mostPercent: Percent }),
  z.strictObject({ kind: z.literal('cap'), percent: Percent }),
]);
export type LatePolicy = z.infer<typeof LatePolicy>;
