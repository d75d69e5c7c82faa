import type { DiplomaId, SchoolId, StudentId } from '@fieldhouse/contract/ids.ts';
import type { Transaction } from '#db/unit.ts';
import { listFamily } from '#features/records/workflows.ts';
import { announce } from '#platform/events.ts';
import { notify } from '#platform/notify.ts';
import type { RequestContext } from '#platform/procedure.ts';

interface Told {
  readonly schoolId: SchoolId;
  readonly studentId: StudentId;
  readonly diplomaId: DiplomaId;
  readonly what: 'awarded' | 'withdrawn';
}

/** The student and the guardians who may see the record hear of it; their browsers ask again. */
export async function tellOfDiploma(
  { services: { clock } }: RequestContext,
  tx: Transaction,
  { schoolId, studentId, diplomaId, what }: Told,
): Promise<void> {
  const family = await tx.query(listFamily({ schoolId, studentId, now: clock.now() }));
  const userIds = [...new Set(family.flatMap(({ userId }) => userId ?? []))];
  announce(tx, userIds, { topic: 'grade', id: studentId });
  notify(tx, clock, userIds, {
    schoolId,
    studentId,
    type: 'account',
    template: `diploma_${what}`,
    groupKey: `diploma_${what}:${diplomaId}`,
  });
}
