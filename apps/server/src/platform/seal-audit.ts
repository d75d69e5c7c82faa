import { jobForPlatform } from '#db/scopes.ts';
import { statement } from '#db/unit.ts';
import type { Sql } from './rows.gen.ts';
import type { Services } from './services.ts';

/** Most rows sealed in one transaction: others wait for the end of the chain meanwhile. */
const BATCH = 500;
/** Transactions are over after this time, so that nothing older appears without a seal. */
const LOOK_BACK_MS = 15 * 60_000;

const seal = statement<Sql['seal'], { since: string | null; limit: number }, { sealed: number }>(
  'select app.seal_audit(:since, :limit) as sealed',
);

/**
 * Adds seals for the rows of the audit log that have none: those of the last minutes, or all of them.
 *
 * @returns how many rows were sealed.
 */
export async function sealAudit({ units }: Services, span: 'recent' | 'all'): Promise<number> {
  // By the clock of the machine, as ids are made.
  const since = span === 'all' ? null : new Date(Date.now() - LOOK_BACK_MS).toISOString();
  let total = 0;
  for (;;) {
    const [row] = await units.write(jobForPlatform, (tx) => tx.query(seal({ since, limit: BATCH })));
    const sealed = row?.sealed ?? 0;
    total += sealed;
    if (sealed < BATCH) return total;
  }
}
