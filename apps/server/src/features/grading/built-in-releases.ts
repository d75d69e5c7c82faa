import { os } from '#platform/procedure.ts';
import { canSeeWork } from './policy.ts';
import { listBuiltInReleases } from './queries.ts';

export const builtInReleases = os.grading.builtInReleases.handler(async ({ context }) => {
  const { actor, rows } = await context.read([listBuiltInReleases()]);
  return {
    grades: rows[0]
      .filter((row) => canSeeWork(actor, row))
      .map((row) => ({ ...row, attemptId: row.attemptId })),
  };
});
