import { schoolColumn, timedTables } from '#db/rls/erase.ts';
import { TABLE_RULES } from '#db/rls/policies.ts';
import { jobForPlatform, jobInSchool } from '#db/scopes.ts';
import { retentionRuns } from '#db/tables/platform.ts';
import { statement } from '#db/unit.ts';
import { newId } from './ids.ts';
import type { Sql } from './rows.gen.ts';
import type { Services } from './services.ts';

/** Rows of one table that go in one transaction. */
const BATCH = 1_000;
/** Transactions per table and school in one run; the rest goes with the next one. */
const MOST_BATCHES = 100;
/** More than any table has: a dry run counts everything. */
const UNBOUNDED = 1_000_000_000;

const listSchools = statement<Sql['listSchools']>('select id from schools order by id');
const erase = statement<
  Sql['erase'],
  { table: string; schoolId: string | null; now: string; limit: number; isDryRun: boolean },
  { rows: number }
>('select app.erase_expired(:table, :schoolId, :now, :limit, :isDryRun) as rows');
const listHusks = statement<Sql['listHusks'], { schoolId: string; since: string }>(`
  select id as "fileId" from files where school_id = :schoolId and deleted_at >= :since and purpose = 'submission'`);

/**
 * Removes what is past its date in every school, table by table, in bounded batches; or only counts it. What a legal hold
 * keeps is left alone. Running it again does no harm.
 */
export async function runRetention(services: Services, { isDryRun }: { isDryRun: boolean }): Promise<void> {
  const { units, clock, log } = services;
  const startedAt = clock.now();
  const counts: Record<string, number> = {};
  const schools = await units.write(jobForPlatform, (tx) => tx.query(listSchools()));
  for (const { table, rule } of timedTables(TABLE_RULES)) {
    const owners = schoolColumn(rule) === null ? [null] : [...schools.map(({ id }) => id), null];
    for (const schoolId of owners) {
      try {
        const rows = await eraseIn(services, table, schoolId, isDryRun);
        if (rows > 0) counts[table] = (counts[table] ?? 0) + rows;
      } catch (error) {
        // The other tables don't wait for it; it is tried again with the next run.
        log.error({ err: error, table, schoolId }, 'rows past their date not removed');
      }
    }
  }
  await units.write(jobForPlatform, (tx) =>
    tx.orm.insert(retentionRuns).values({ id: newId(), isDryRun, counts, startedAt, endedAt: clock.now() }),
  );
}

async function eraseIn(
  { units, jobs }: Services,
  table: string,
  schoolId: string | null,
  isDryRun: boolean,
): Promise<number> {
  const entry = schoolId === null ? jobForPlatform : jobInSchool(schoolId);
  let total = 0;
  for (let batch = 0; batch < MOST_BATCHES; batch++) {
    const rows = await units.write(entry, async (tx) => {
      // By the machine's clock, as the function that erases believes it.
      const now = new Date().toISOString();
      const [done] = await tx.query(
        erase({ table, schoolId, now, limit: isDryRun ? UNBOUNDED : BATCH, isDryRun }),
      );
      if (table === 'files' && schoolId !== null && !isDryRun && (done?.rows ?? 0) > 0) {
        // What was emptied just now leaves the store by its own job; asked again for some it does no harm.
        const since = new Date(Date.now() - 5 * 60_000).toISOString();
        for (const { fileId } of await tx.query(listHusks({ schoolId, since }))) {
          await jobs.enqueue(tx, 'files.sweep', { schoolId, fileId });
        }
      }
      return done?.rows ?? 0;
    });
    total += rows;
    if (isDryRun || rows === 0) return total;
  }
  return total;
}
