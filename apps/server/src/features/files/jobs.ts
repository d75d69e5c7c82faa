import { jobInSchool } from '#db/scopes.ts';
import type { JobData } from '#platform/jobs.ts';
import type { Services } from '#platform/services.ts';
import { LOOSE_HOURS } from './limits.ts';
import { giveBackUsage, hideLooseFile, lockSweptFile } from './queries.ts';
import { textKeyOf } from './workflows.ts';

const HOUR_MS = 3_600_000;

/**
 * Looks after one file: what was never handed in and stands in no draft goes after a day, and what isn't shown any more
 * leaves the store. The row goes first, so that nobody is ever shown a file that isn't there. Running twice does no harm.
 */
export async function sweepFile(
  services: Services,
  { schoolId, fileId }: JobData['files.sweep'],
): Promise<void> {
  const { clock, files, jobs, units } = services;
  const goneKey = await units.write(jobInSchool(schoolId), async (tx) => {
    const [file] = await tx.query(lockSweptFile({ schoolId, fileId }));
    if (!file || (file.isAttached && !file.isDeleted)) return null;
    if (file.isDeleted) return file.storageKey;
    const now = clock.now();
    const ageMs = Date.parse(now) - Date.parse(file.createdAt);
    if (ageMs < LOOSE_HOURS * HOUR_MS || file.isInDraft) {
      await jobs.enqueue(tx, 'files.sweep', { schoolId, fileId }, undefined, LOOSE_HOURS * 3_600);
      return null;
    }
    await tx.query(hideLooseFile({ schoolId, fileId, now }));
    await tx.query(giveBackUsage({ schoolId, sizeBytes: file.sizeBytes }));
    return file.storageKey;
  });
  if (goneKey === null) return;
  await files.delete(textKeyOf(goneKey));
  await files.delete(goneKey);
}
