import type { SchoolId, StudentId, UserId } from '@fieldhouse/contract/ids.ts';
import { and, eq } from 'drizzle-orm';
import { eligibilityProfiles } from '#db/tables/eligibility.ts';
import type { RowOf, Transaction } from '#db/unit.ts';
import { keepChanges } from '#platform/record-changes.ts';
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
  const found = await heldProfile(tx, { schoolId, studentId, day, by, at });
  if (!found) return true;
  if (!isInOrder(found.grade9StartedOn, day, found.fullTimeCollegeOn)) return false;
  const before = found.graduatedOn;
  if (before === day) return true;
  await tx.orm
    .update(eligibilityProfiles)
    .set({ graduatedOn: day, updatedBy: by, updatedAt: at, version: found.version + 1 })
    .where(and(eq(eligibilityProfiles.schoolId, schoolId), eq(eligibilityProfiles.studentId, studentId)));
  await keepChanges(tx, { schoolId, by, at, reason }, [
    { entity: 'eligibility_profile', entityId: studentId, field: 'graduatedOn', before, after: day },
  ]);
  tx.send(noteDue({ schoolId, studentIds: [studentId], at }));
  return true;
}

/** The profile, held; an empty one where a date comes first. Whoever enters it at the same moment is waited for. */
async function heldProfile(
  tx: Transaction,
  { schoolId, studentId, day, by, at }: Omit<GraduationDay, 'reason'>,
): Promise<RowOf<typeof lockProfile> | undefined> {
  const [known] = await tx.query(lockProfile({ schoolId, studentId }));
  if (known || day === null) return known;
  await tx.orm
    .insert(eligibilityProfiles)
    .values({ schoolId, studentId, version: 0, updatedBy: by, updatedAt: at })
    .onConflictDoNothing();
  const [made] = await tx.query(lockProfile({ schoolId, studentId }));
  return made;
}
