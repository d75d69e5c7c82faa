import type { SchoolId, StudentId, UserId } from '@fieldhouse/contract/ids.ts';
import { eligibilityProfiles } from '#db/tables/eligibility.ts';
import { recordChanges } from '#db/tables/records.ts';
import type { Transaction } from '#db/unit.ts';
import { newId } from '#platform/ids.ts';
import { isInOrder } from './profile-dates.ts';
import { lockProfile, noteDue } from './queries.ts';

interface GraduationDay {
  readonly schoolId: SchoolId;
  readonly studentId: StudentId;
  /** Null: the diploma was withdrawn. */
  readonly day: string | null;
  readonly reason: string | null;
  readonly by: UserId;
  readonly at: string;
}

/**
 * Puts the date of a diploma into the profile, where transcripts and the ledger read it. False: it lies before grade 9 began
 * or after full-time college did, and nothing was kept.
 */
export async function keepGraduationDay(
  tx: Transaction,
  { schoolId, studentId, day, reason, by, at }: GraduationDay,
): Promise<boolean> {
  const [known] = await tx.query(lockProfile({ schoolId, studentId }));
  if (known && !isInOrder(known.grade9StartedOn, day, known.fullTimeCollegeOn)) return false;
  const before = known?.graduatedOn ?? null;
  if (before === day) return true;
  const row = { graduatedOn: day, updatedBy: by, updatedAt: at, version: (known?.version ?? 0) + 1 };
  await tx.orm
    .insert(eligibilityProfiles)
    .values({ ...row, schoolId, studentId })
    .onConflictDoUpdate({
      target: [eligibilityProfiles.schoolId, eligibilityProfiles.studentId],
      set: row,
    });
  await tx.orm.insert(recordChanges).values({
    schoolId,
    id: newId(),
    entity: 'eligibility_profile',
    entityId: studentId,
    field: 'graduatedOn',
    before,
    after: day,
    reason,
    by,
    at,
  });
  tx.send(noteDue({ schoolId, studentIds: [studentId], at }));
  return true;
}
