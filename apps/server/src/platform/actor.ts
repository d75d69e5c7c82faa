import type { Access, Relation } from '@fieldhouse/contract/base.ts';
import type {
  DateFormat,
  Locale,
  ReadOnlyReason,
  SignUpRole,
  TimeZone,
} from '@fieldhouse/contract/people.ts';

export interface ActorMembership {
  readonly membershipId: string;
  readonly schoolId: string;
  readonly schoolName: string;
  readonly schoolKind: 'school' | 'homeschool' | 'personal';
  readonly role: SignUpRole;
  readonly status: 'pending' | 'provisional' | 'active';
  readonly duties: readonly ('counselor' | 'registrar')[];
  readonly provisionalUntil: string | null;
  /** The school is neither closed, suspended nor expired. */
  readonly isWritable: boolean;
  /** Why the school may only be read; null: it is writable, or the person left it or only asked to join. */
  readonly readOnlyReason: ReadOnlyReason | null;
  /** Whom to ask about that: the school's address. Null: nobody there. */
  readonly contact: string | null;
  readonly timeZone: string;
}

/** The person who asks, as `app.enter` read them a moment ago. */
export interface Actor {
  readonly userId: string;
  readonly sessionId: string;
  readonly email: string;
  readonly isEmailVerified: boolean;
  readonly hasSecondFactor: boolean;
  readonly state: 'ok' | 'suspended' | 'expired' | 'deleted' | 'consent_required';
  readonly givenName: string;
  readonly fullName: string;
  readonly locale: Locale;
  readonly colorScheme: 'light' | 'dark' | 'auto';
  /** Null: the school's. */
  readonly timeZone: TimeZone | null;
  readonly dateFormat: DateFormat | null;
  readonly avatarKey: string | null;
  readonly platformRole: 'admin' | 'master_admin' | null;
  readonly memberships: readonly ActorMembership[];
  readonly students: readonly { studentId: string; schoolId: string; gradeLevel: number | null }[];
  readonly guardianOf: readonly { studentId: string; schoolId: string; rights: readonly string[] }[];
  /** Students to whom an active link is on file, with or without rights today: a child stays one's child at 18. */
  readonly childIds: readonly string[];
  /** Seconds since a second factor (or password, for people without one) was last given; null: never in this session. */
  readonly mfaAgeSeconds: number | null;
  /** E-mail of the school to ask, where the account is suspended or expired; null: none known, or the account is open. */
  readonly contact: string | null;
}

/** Suspended or expired: nothing opens, and the person is told whom to ask. */
export const isClosed = (actor: Actor): boolean => actor.state === 'suspended' || actor.state === 'expired';

const isActive = (membership: ActorMembership) => membership.status === 'active';

/** Active, or provisional as a student. */
export const isMemberOf = (actor: Actor, schoolId: string): boolean =>
  actor.memberships.some((m) => m.schoolId === schoolId && m.status !== 'pending');

/** Active only: may know about other people of the school. */
export const isKnownIn = (actor: Actor, schoolId: string): boolean =>
  actor.memberships.some((m) => m.schoolId === schoolId && isActive(m));

/** School admin, or homeschool parent of that family's school. */
export const isAdminOf = (actor: Actor, schoolId: string): boolean =>
  actor.memberships.some(
    (m) =>
      m.schoolId === schoolId && isActive(m) && (m.role === 'school_admin' || m.role === 'homeschool_parent'),
  );

/** Keeps the records of a school's students: its admins, and whom they gave the duty. */
export const isRegistrarOf = (actor: Actor, schoolId: string): boolean =>
  isAdminOf(actor, schoolId) || hasDuty(actor, schoolId, 'registrar');

/** Looks after the students of a school. */
export const isCounselorOf = (actor: Actor, schoolId: string): boolean =>
  isAdminOf(actor, schoolId) || hasDuty(actor, schoolId, 'counselor');

const hasDuty = (actor: Actor, schoolId: string, duty: 'counselor' | 'registrar'): boolean =>
  actor.memberships.some(
    (m) => m.schoolId === schoolId && isActive(m) && m.role === 'teacher' && m.duties.includes(duty),
  );

/** Teacher or admin. */
export const isStaffOf = (actor: Actor, schoolId: string): boolean =>
  isAdminOf(actor, schoolId) ||
  actor.memberships.some((m) => m.schoolId === schoolId && isActive(m) && m.role === 'teacher');

/**
 * True where the actor is no member any more and reads their own record (`app.enter_record`): nobody else is
 * provisional without an end.
 */
export const hasLeft = (actor: Actor, schoolId: string): boolean =>
  actor.memberships.some(
    (m) => m.schoolId === schoolId && m.status === 'provisional' && m.provisionalUntil === null,
  );

/** The actor's own student record in a school where they are a student now; null: none. */
export function studentIdIn(actor: Actor, schoolId: string): string | null {
  const isStudent = actor.memberships.some(
    (m) => m.schoolId === schoolId && m.role === 'student' && m.status !== 'pending',
  );
  return isStudent ? (actor.students.find((s) => s.schoolId === schoolId)?.studentId ?? null) : null;
}

/** Holds the link with this right now. */
export const isGuardianOf = (actor: Actor, studentId: string, right: string): boolean =>
  actor.guardianOf.some((link) => link.studentId === studentId && link.rights.includes(right));

const isAtHome = (actor: Actor, schoolId: string): boolean =>
  actor.memberships.some((m) => m.schoolId === schoolId && m.schoolKind === 'homeschool');

/**
 * Students about whom the actor decides nothing as staff of this school: themselves and their own children. At home
 * there is nobody else to decide, so none.
 */
export const closeStudentIds = (actor: Actor, schoolId: string): string[] =>
  isAtHome(actor, schoolId)
    ? []
    : [
        ...actor.students.map(({ studentId }) => studentId),
        ...actor.guardianOf.map(({ studentId }) => studentId),
        ...actor.childIds,
      ];

/** A student about whom somebody may want to decide. */
export interface StudentPlace {
  readonly schoolId: string;
  readonly studentId: string;
}

/** The actor's own record or that of their child, except at home: somebody else decides about it. */
export const isTooClose = (actor: Actor, { schoolId, studentId }: StudentPlace): boolean =>
  closeStudentIds(actor, schoolId).includes(studentId);

export const isWritable = (actor: Actor, schoolId: string | null): boolean =>
  actor.memberships.some((m) => m.schoolId === schoolId && m.isWritable);

export const isClosedSchool = (actor: Actor, schoolId: string): boolean =>
  actor.memberships.some((m) => m.schoolId === schoolId && m.readOnlyReason === 'closed');

/** Operators and school admins have to use a second factor. */
export const needsSecondFactor = (actor: Actor): boolean =>
  actor.platformRole !== null || actor.memberships.some((m) => isActive(m) && m.role === 'school_admin');

/** Whether the actor could stand in this relation to anything at all: the first sieve, before any row is read. */
const COULD_HOLD: Readonly<Record<Relation, (actor: Actor) => boolean>> = {
  anon: () => true,
  user: () => true,
  self: () => true,
  member: (a) => a.memberships.some((m) => m.status !== 'pending'),
  student: (a) => a.memberships.some((m) => m.role === 'student' && m.status !== 'pending'),
  learner: (a) => a.memberships.some((m) => m.role === 'student' && m.status !== 'pending'),
  staff: (a) => a.memberships.some((m) => isStaffOf(a, m.schoolId)),
  teaches: (a) => a.memberships.some((m) => isStaffOf(a, m.schoolId)),
  runs: (a) => a.memberships.some((m) => isStaffOf(a, m.schoolId)),
  admin: (a) => a.memberships.some((m) => isAdminOf(a, m.schoolId)),
  guardian: (a) => a.guardianOf.length > 0,
  op: (a) => a.platformRole !== null,
  master: (a) => a.platformRole === 'master_admin',
};

export const couldHoldAny = (actor: Actor, access: Access): boolean =>
  access.relations.some((relation) => COULD_HOLD[relation](actor));
