import { statement, type Transaction } from '#db/unit.ts';
import type { Services } from '#platform/services.ts';
import { giveBackUsage } from './queries.ts';
import type { Sql } from './rows.gen.ts';

const hideFile = statement<Sql['hideFile'], { schoolId: string; fileId: string; now: string | null }>(`
  update files set deleted_at = :now where school_id = :schoolId and id = :fileId and deleted_at is null
  returning size_bytes as "sizeBytes"`);

/** Deletes a file that is part of nothing any more: nobody is shown it from now on, and its bytes are swept. */
export async function dropFile(
  tx: Transaction,
  { clock, jobs }: Services,
  schoolId: string,
  fileId: string,
): Promise<void> {
  const [gone] = await tx.query(hideFile({ schoolId, fileId, now: clock.now() }));
  if (!gone) return;
  await tx.query(giveBackUsage({ schoolId, sizeBytes: gone.sizeBytes }));
  await jobs.enqueue(tx, 'files.sweep', { schoolId, fileId });
}
