import { recordChanges } from '#db/tables/records.ts';
import type { Transaction } from '#db/unit.ts';
import { newId } from './ids.ts';

/** Who corrected something official, where, when and why. `reason` null: it was entered for the first time. */
export interface Correction {
  readonly schoolId: string;
  readonly by: string;
  readonly at: string;
  readonly reason: string | null;
}

/** What was corrected, of what ("eligibility_profile"): what it was and what it is, null where nothing stands. */
export interface RecordChange {
  readonly entity: string;
  readonly entityId: string;
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** Keeps what changed in a record beside the change, in its transaction. Nothing changed: nothing is kept. */
export async function keepChanges(
  tx: Transaction,
  { schoolId, by, at, reason }: Correction,
  changes: readonly RecordChange[],
): Promise<void> {
  if (changes.length === 0) return;
  await tx.orm
    .insert(recordChanges)
    .values(changes.map((change) => ({ ...change, schoolId, id: newId(), reason, by, at })));
}
