import type { SchoolId, StudentId, UserId } from '@fieldhouse/contract/ids.ts';
import type { Home, Me } from '@fieldhouse/contract/people.ts';
import { type Actor, isCounselorOf, schoolWhere } from '#access/actor.ts';
import { logoUrl } from '#platform/branding-images.ts';
import { avatarUrl } from '#platform/private-files.ts';
import { closedAccount, mustSetUpSecondFactor } from '#platform/procedure.ts';
import type { Services } from '#platform/services.ts';

/** Homes this person can open, the one that needs them most first. */
export function homesOf(actor: Actor, isFormer = false): Home[] {
  const has = (role: string) => actor.memberships.some((m) => m.role === role && m.status !== 'pending');
  const homes: Home[] = [];
  if (actor.platformRole) homes.push('operator');
  if (has('school_admin')) homes.push('school_admin');
  if (has('teacher')) homes.push('teacher');
  if (has('homeschool_parent')) homes.push('homeschool');
  if (has('student')) homes.push('student');
  if (has('parent') || actor.guardianOf.length > 0) homes.push('parent');
  if (homes.length === 0) homes.push(actor.memberships.length > 0 ? 'waiting' : isFormer ? 'former' : 'none');
  return homes;
}

/** How a school shows itself. */
export interface SchoolBranding {
  readonly schoolId: string;
  readonly brandingText: string | null;
  readonly logoKey: string | null;
}

/** A school that the person left as a student, and their record there; null: none was made. */
export interface FormerSchool {
  readonly schoolId: string;
  readonly schoolName: string;
  readonly studentId: string | null;
}

const brandingIn = (schoolId: string, brandings: readonly SchoolBranding[]) => {
  const found = brandings.find((one) => one.schoolId === schoolId);
  return { brandingText: found?.brandingText ?? null, logoUrl: logoUrl(schoolId, found?.logoKey ?? null) };
};

/** When the account of the actor is deleted, by their own or a guardian's wish or along with others; null: it isn't. */
export interface OwnDeletion {
  readonly deletionDueAt: string | null;
  readonly goesAlongAt: string | null;
}

/** The actor as their own browser may know them. */
export function presentMe(
  services: Services,
  actor: Actor,
  brandings: readonly SchoolBranding[],
  deletion: OwnDeletion,
  former: readonly FormerSchool[],
): Me {
  return {
    userId: actor.userId as UserId,
    givenName: actor.givenName,
    fullName: actor.fullName,
    email: actor.email,
    schoolSignIn: actor.schoolSignIn,
    isEmailVerified: actor.isEmailVerified,
    locale: actor.locale,
    colorScheme: actor.colorScheme,
    timeZone: actor.timeZone,
    dateFormat: actor.dateFormat,
    avatarUrl: avatarUrl(actor.userId, actor.avatarKey),
    deletionDueAt: deletion.deletionDueAt,
    goesAlongAt: deletion.goesAlongAt,
    gradeLevel: actor.students[0]?.gradeLevel ?? null,
    memberships: actor.memberships.map((m) => ({
      schoolId: m.schoolId as SchoolId,
      schoolName: m.schoolName,
      schoolKind: m.schoolKind,
      timeZone: m.timeZone,
      ...brandingIn(m.schoolId, brandings),
      role: m.role,
      status: m.status,
      provisionalUntil: m.provisionalUntil,
      readOnly: m.readOnlyReason && {
        reason: m.readOnlyReason,
        ...closedAccount(services.config, m.contact),
      },
    })),
    formerSchools: former.map(({ schoolId, schoolName, studentId }) => ({
      schoolId: schoolId as SchoolId,
      schoolName,
      studentId: studentId as StudentId | null,
    })),
    platformRole: actor.platformRole,
    homes: homesOf(actor, former.length > 0),
    isCounselor: schoolWhere(actor, isCounselorOf) !== null,
    hasSecondFactor: actor.hasSecondFactor,
    mustSetUpSecondFactor: mustSetUpSecondFactor(services, actor),
  };
}
