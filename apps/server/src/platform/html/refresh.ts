import { jobForPlatform, jobInSchool } from '#db/scopes.ts';
import type { Statement } from '#db/unit.ts';
import type { Services } from '../services.ts';

/** A row whose HTML an older sanitizer cleaned, or none. */
export interface StoredRow {
  readonly id: string;
  /** Null: the platform's library. */
  readonly schoolId: string | null;
}

/** Rows of one round; each is written in a transaction of its own, so that nobody waits for it. */
const AT_ONCE = 50;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/**
 * Renews every row that a statement lists, in the order of their ids. Rows that changed meanwhile are left: whoever
 * changed them cleaned them. Safe to run twice.
 *
 * @param list those after an id, in their order.
 * @param renew the statement that writes the cleaned row where it still says what it said.
 */
export async function refreshRows<Row extends StoredRow>(
  { units }: Pick<Services, 'units'>,
  list: (from: { after: Row['id']; limit: number }) => Statement<Row>,
  renew: (row: Row) => Promise<Statement<unknown>>,
): Promise<void> {
  let last: Row['id'] = BEFORE_ALL;
  for (;;) {
    const rows: Row[] = await units.write(jobForPlatform, (tx) =>
      tx.query(list({ after: last, limit: AT_ONCE })),
    );
    for (const row of rows) {
      const write = await renew(row);
      const scope = row.schoolId === null ? jobForPlatform : jobInSchool(row.schoolId);
      await units.write(scope, (tx) => tx.query(write));
    }
    const end = rows.at(-1);
    if (!end || rows.length < AT_ONCE) return;
    last = end.id;
  }
}
