import type { SchoolId, StudentId, UserId } from '@fieldhouse/contract/ids.ts';
import type { Crisis } from '@fieldhouse/domain/advice/crisis.ts';
import type { Actor } from '#access/actor.ts';
import type { Transaction } from '#db/unit.ts';
import { recordAudit } from '#platform/audit.ts';
import type { Clock } from '#platform/clock.ts';
import { notify } from '#platform/notify.ts';
import { listAdmins, listAdvisers, listAlerted, listCloseTo } from './queries.ts';

interface Endangered {
  readonly schoolId: SchoolId;
  readonly studentId: StudentId;
  readonly schoolKind: string;
}

/**
 * The adults who hear of a student in danger: those whom the school names, else the student's counselors and who runs the
 * school. Whoever is family of the student isn't told by the school, since the danger may be at home; where the family is the
 * school, its parent is told of all but abuse.
 */
export async function alertedFor(
  tx: Transaction,
  { kind }: Pick<Crisis, 'kind'>,
  { schoolId, studentId, schoolKind }: Endangered,
): Promise<UserId[]> {
  const [alerted, advisers, admins, close] = await Promise.all([
    tx.query(listAlerted({ schoolId })),
    tx.query(listAdvisers({ schoolId, studentId })),
    tx.query(listAdmins({ schoolId })),
    tx.query(listCloseTo({ schoolId, studentId })),
  ]);
  const named = alerted.map(({ userId }) => userId);
  const usual = [...advisers.map(({ userId }) => userId), ...admins.map(({ userId }) => userId)];
  const isHome = schoolKind === 'homeschool';
  if (isHome) return kind === 'abuse' ? [] : unique(usual);
  const family = new Set<string>(close.map(({ userId }) => userId));
  const outside = (userIds: readonly UserId[]) => unique(userIds).filter((userId) => !family.has(userId));
  const chosen = outside(named);
  return chosen.length > 0 ? chosen : outside(usual);
}

const unique = (userIds: readonly UserId[]): UserId[] => [...new Set(userIds)];

/** Tells them in the transaction in which the words are kept; nobody may turn such a notice off. */
export function alert(
  tx: Transaction,
  clock: Clock,
  actor: Actor,
  { schoolId, studentId }: Endangered,
  {
    messageId,
    conversationId,
    kind,
    sign,
    told,
  }: {
    readonly messageId: string;
    readonly conversationId: string;
    readonly kind: Crisis['kind'];
    readonly sign: Crisis['sign'];
    readonly told: readonly UserId[];
  },
): void {
  notify(tx, clock, told, {
    schoolId,
    studentId,
    type: 'safety',
    template: 'advice_alert',
    groupKey: `advice_alert:${conversationId}`,
  });
  // What was written stays where it was written.
  recordAudit(tx, clock, {
    schoolId,
    actorKind: 'user',
    actorUserId: actor.userId,
    action: 'advice.danger_found',
    entityType: 'advice_message',
    entityId: messageId,
    after: { studentId, kind, sign, told },
  });
}
