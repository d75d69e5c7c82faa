import { type Actor, isGuardianOf, isRegistrarOf, studentIdIn } from '#platform/actor.ts';

/** A student whose record is in question. */
export interface CorrectionScope {
  readonly schoolId: string;
  readonly studentId: string;
  readonly studentUserId: string | null;
}

/** The student, and guardians who may see the record. */
export const canAsk = (actor: Actor, { schoolId, studentId }: CorrectionScope): boolean =>
  studentIdIn(actor, schoolId) === studentId || isGuardianOf(actor, studentId, 'see_record');

/** Those who keep the record, and nobody on their own or their child's, except in a homeschool. */
export const canAnswer = (actor: Actor, { schoolId, studentId, studentUserId }: CorrectionScope): boolean =>
  isRegistrarOf(actor, schoolId) &&
  studentUserId !== actor.userId &&
  (!actor.guardianOf.some((link) => link.studentId === studentId) || isHomeschool(actor, schoolId));

const isHomeschool = (actor: Actor, schoolId: string): boolean =>
  actor.memberships.some((m) => m.schoolId === schoolId && m.role === 'homeschool_parent');
