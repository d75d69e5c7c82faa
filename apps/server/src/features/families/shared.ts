import type { GuardianLinkId, StudentId, UserId } from '@fieldhouse/contract/ids.ts';
import type { NotificationTemplate } from '@fieldhouse/contract/notifications.ts';
import type { CalendarDate } from '@fieldhouse/domain/dates/calendar-date.ts';
import {
  isOfAge,
  type LinkBasis,
  type LinkProof,
  type LinkTerms,
  linkObstacle,
  MOST_GUARDIANS,
  orderedRights,
  type Relationship,
} from '@fieldhouse/domain/families/guardian-links.ts';
import { ORPCError } from '@orpc/server';
import type { Actor } from '#access/actor.ts';
import { guardianLinks } from '#db/tables/people.ts';
import type { Transaction } from '#db/unit.ts';
import { recordAudit } from '#platform/audit.ts';
import { announce } from '#platform/events.ts';
import { newId } from '#platform/ids.ts';
import { notify } from '#platform/notify.ts';
import { type RequestContext, refusalAbout } from '#platform/procedure.ts';
import { canManage, keepsRecords } from './policy.ts';
import {
  countGuardians,
  findLink,
  findStudent,
  holdFamily,
  isMinor,
  type LinkRow,
  type StudentRow,
} from './queries.ts';

/** What a link is made with. */
export interface Terms extends LinkTerms {
  readonly relationship: Relationship;
  readonly basis: LinkBasis;
  readonly proof: LinkProof | null;
}

type Clocked = Pick<RequestContext, 'services'>;
const nowOf = ({ services }: Clocked): string => services.clock.now();

/** @throws ORPCError NOT_FOUND, or FORBIDDEN where it is about oneself or one's own child. */
export function requireManaging(actor: Actor, student: StudentRow | undefined): StudentRow {
  if (!student || !keepsRecords(actor, student)) throw new ORPCError('NOT_FOUND');
  if (!canManage(actor, student)) throw refusalAbout(actor, student);
  return student;
}

/** The student, with their family held until the end of the transaction. @throws as `requireManaging`. */
export async function holdStudent(
  context: Clocked,
  tx: Transaction,
  actor: Actor,
  studentId: StudentId,
): Promise<StudentRow> {
  const [student] = await tx.query(findStudent({ studentId, now: nowOf(context) }));
  const found = requireManaging(actor, student);
  await tx.query(holdFamily({ studentId }));
  return found;
}

/** A link with its student, read with the family held. @throws as `requireManaging`. */
export async function holdLink(
  context: Clocked,
  tx: Transaction,
  actor: Actor,
  linkId: GuardianLinkId,
): Promise<LinkRow> {
  const [found] = await tx.query(findLink({ linkId, now: nowOf(context) }));
  requireManaging(actor, found);
  await tx.query(holdFamily({ studentId: (found as LinkRow).studentId }));
  const [link] = await tx.query(findLink({ linkId, now: nowOf(context) }));
  return link as LinkRow;
}

interface Aged {
  readonly today: CalendarDate;
  readonly ofAgeOn: CalendarDate | null;
}

export const isAdult = ({ ofAgeOn, today }: Aged): boolean => isOfAge(ofAgeOn, today);

/** @throws ORPCError TERMS_REFUSED with what stands against them. */
export function requireTerms(terms: LinkTerms, student: Aged): void {
  const why = linkObstacle(terms, { isAdult: isAdult(student), today: student.today });
  if (why) throw new ORPCError('TERMS_REFUSED', { status: 422, data: { why } });
}

/** @throws ORPCError TOO_MANY_GUARDIANS where one more would be the eleventh, open invitations among them. */
export async function requireRoom(context: Clocked, tx: Transaction, student: StudentRow): Promise<void> {
  const { schoolId, studentId } = student;
  const [count] = await tx.query(countGuardians({ schoolId, studentId, now: nowOf(context) }));
  if ((count?.links ?? 0) + (count?.invitations ?? 0) >= MOST_GUARDIANS) {
    throw new ORPCError('TOO_MANY_GUARDIANS', { status: 409 });
  }
}

/** @throws ORPCError UNDER_AGE where a student record of theirs doesn't say that they are of age. */
export async function requireOfAge(context: Clocked, tx: Transaction, userId: UserId): Promise<void> {
  const [person] = await tx.query(isMinor({ userId, now: nowOf(context) }));
  if (person?.isMinor) throw new ORPCError('UNDER_AGE', { status: 403 });
}

/** A new link that holds from today on. Whoever acts has proven it. */
export async function insertLink(
  context: Clocked,
  tx: Transaction,
  actor: Actor,
  student: StudentRow,
  guardianUserId: UserId,
  { relationship, rights, basis, proof, endsOn }: Terms,
  source: LinkRow['source'],
): Promise<GuardianLinkId> {
  const linkId = newId<GuardianLinkId>();
  const at = nowOf(context);
  await tx.orm.insert(guardianLinks).values({
    schoolId: student.schoolId,
    id: linkId,
    studentId: student.studentId,
    guardianUserId,
    relationship,
    rights: orderedRights(rights),
    basis,
    proof,
    source,
    status: 'active',
    startsOn: student.today,
    endsOn,
    verifiedBy: actor.userId,
    verifiedAt: at,
    createdAt: at,
    updatedAt: at,
  });
  return linkId;
}

/** Who did what to a link or an invitation, and why. */
export function record(
  context: RequestContext,
  tx: Transaction,
  actor: Actor,
  { schoolId, studentId }: Pick<StudentRow, 'schoolId' | 'studentId'>,
  what: {
    readonly action: string;
    readonly id: string;
    readonly type?: string;
    readonly after?: object;
    readonly reason?: string;
  },
): void {
  recordAudit(tx, context.services.clock, {
    schoolId,
    actorKind: 'user',
    actorUserId: actor.userId,
    action: what.action,
    entityType: what.type ?? 'guardian_link',
    entityId: what.id,
    after: { studentId, ...what.after },
    ...(what.reason ? { reason: what.reason } : {}),
    ipAddress: context.clientAddress,
    requestId: context.requestId,
  });
}

/** Tells a guardian in the app and by email, and lets their open pages ask anew. */
export function tellGuardian(
  context: Clocked,
  tx: Transaction,
  student: Pick<StudentRow, 'schoolId' | 'studentId'>,
  guardianUserId: string,
  template: NotificationTemplate,
  linkId: string,
): void {
  const { schoolId, studentId } = student;
  notify(tx, context.services.clock, [guardianUserId], {
    schoolId,
    type: 'account',
    template,
    groupKey: `guardian-link:${linkId}`,
    // The name is only for those who may still see it.
    ...(template === 'guardian_linked' ? { studentId } : {}),
  });
  announce(tx, [guardianUserId], { topic: 'membership', id: linkId });
}

/** The same for the student, where they have an account. */
export function tellStudent(
  context: Clocked,
  tx: Transaction,
  { schoolId, studentUserId }: Pick<StudentRow, 'schoolId' | 'studentUserId'>,
  template: NotificationTemplate,
  linkId: string,
): void {
  if (!studentUserId) return;
  const groupKey = `guardian-link:${linkId}`;
  notify(tx, context.services.clock, [studentUserId], { schoolId, type: 'account', template, groupKey });
  announce(tx, [studentUserId], { topic: 'membership', id: linkId });
}
