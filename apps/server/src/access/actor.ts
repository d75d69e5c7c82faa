import type { Access, Relation } from '@fieldhouse/contract/base.ts';
import type { MembershipId, SchoolId, StudentId, UserId } from '@fieldhouse/contract/ids.ts';
import type {
  DateFormat,
  Locale,
  ReadOnlyReason,
  SignUpRole,
  TimeZone,
} from '@fieldhouse/contract/people.ts';

/** What a guardian link lets its guardian do. */
export type GuardianRight = 'see_record' | 'message_staff' | 'alerts' | 'consent' | 'sign' | 'manage_account';

export interface ActorMembership {
  readonly membershipId: MembershipId;
  readonly schoolId: SchoolId;
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
  readonly userId: UserId;
  readonly sessionId: string;
  /** Empty: the school made the account, and it has none. */
  readonly email: string;
  /** How somebody without an email signs in; null: by email. */
  readonly schoolSignIn: { readonly school: string; readonly username: string } | null;
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
  readonly students: readonly { studentId: StudentId; schoolId: SchoolId; gradeLevel: number | null }[];
  readonly guardianOf: readonly {
    studentId: StudentId;
    schoolId: SchoolId;
    rights: readonly GuardianRight[];
  }[];
  /** Students to whom an active link is on file, with or without rights today: a child stays one's child at 18. */
  readonly childIds: readonly StudentId[];
  /** Seconds since a second factor (or password, for people without one) was last given; null: never in this session. */
  readonly mfaAgeSeconds: number | null;
  /** Email of the school to ask, where the account is suspended or expired; null: none known, or the account is open. */
  readonly contact: string | null;
}

/** Suspended or expired: nothing opens, and the person is told whom to ask. */
export const isClosed = (actor: Actor): boolean => actor.state === 'suspended' || actor.state === 'expired';

const isActive = (membership: ActorMembership) => membership.status === 'active';

/** Active, or provisional as a student. */
export const isMemberOf = (actor: Actor, schoolId: SchoolId): boolean =>
  actor.memberships.some((m) => m.schoolId === schoolId && m.status !== 'pending');

/** Active only: may know about other people of the school. */
export const isKnownIn = (actor: Actor, schoolId: SchoolId): boolean =>
  actor.memberships.some((m) => m.schoolId === schoolId && isActive(m));

/** A role that runs a school: its admins, and the parent of a family's. */
export const isAdminRole = (role: SignUpRole): boolean =>
  role === 'school_admin' || role === 'homeschool_parent';

/** A role whose holder follows children by links, which pause and end with the membership. */
export const isParentRole = (role: SignUpRole): boolean => role === 'parent' || role === 'homeschool_parent';

/** School admin, or homeschool parent of that family's school. */
export const isAdminOf = (actor: Actor, schoolId: SchoolId): boolean =>
  actor.memberships.some((m) => m.schoolId === schoolId && isActive(m) && isAdminRole(m.role));

/** Keeps the records of a school's students: its admins, and whom they gave the duty. */
export const isRegistrarOf = (actor: Actor, schoolId: SchoolId): boolean =>
  isAdminOf(actor, schoolId) || hasDuty(actor, schoolId, 'registrar');

/** Looks after the students of a school. */
export const isCounselorOf = (actor: Actor, schoolId: SchoolId): boolean =>
  isAdminOf(actor, schoolId) || hasDuty(actor, schoolId, 'counselor');

const hasDuty = (actor: Actor, schoolId: SchoolId, duty: 'counselor' | 'registrar'): boolean =>
  actor.memberships.some(
    (m) => m.schoolId === schoolId && isActive(m) && m.role === 'teacher' && m.duties.includes(duty),
  );

/** Teacher or admin. */
export const isStaffOf = (actor: Actor, schoolId: SchoolId): boolean =>
  isAdminOf(actor, schoolId) ||
  actor.memberships.some((m) => m.schoolId === schoolId && isActive(m) && m.role === 'teacher');

/** The first school where something holds of the actor, in the order of their memberships; null: nowhere. */
export const schoolWhere = (
  actor: Actor,
  holds: (actor: Actor, schoolId: SchoolId) => boolean,
): SchoolId | null => actor.memberships.find((m) => holds(actor, m.schoolId))?.schoolId ?? null;

/** Every school where something holds of the actor, each once, in the order of their memberships. */
export function schoolsWhere(
  actor: Actor,
  holds: (actor: Actor, schoolId: SchoolId) => boolean,
): { readonly schoolId: SchoolId; readonly name: string }[] {
  const names = new Map(actor.memberships.map(({ schoolId, schoolName }) => [schoolId, schoolName]));
  return [...names].flatMap(([schoolId, name]) => (holds(actor, schoolId) ? [{ schoolId, name }] : []));
}

/** The first school where the actor works; null: nowhere. */
export const schoolOfStaff = (actor: Actor): SchoolId | null => schoolWhere(actor, isStaffOf);

/** Runs the school of their own family. */
export const isHomeParentOf = (actor: Actor, schoolId: SchoolId): boolean =>
  actor.memberships.some(
    (m) => m.schoolId === schoolId && m.role === 'homeschool_parent' && m.status === 'active',
  );

/** The first school that the actor runs; null: none. */
export const schoolOfAdmin = (actor: Actor): SchoolId | null => schoolWhere(actor, isAdminOf);

/** Studies at the school, active or provisional, with or without a record. */
export const isStudentOf = (actor: Actor, schoolId: SchoolId): boolean =>
  actor.memberships.some((m) => m.schoolId === schoolId && m.role === 'student' && m.status !== 'pending');

/** Studies at the school and was confirmed by it. */
export const isConfirmedStudentOf = (actor: Actor, schoolId: SchoolId): boolean =>
  actor.memberships.some((m) => m.schoolId === schoolId && m.role === 'student' && isActive(m));

/**
 * True where the actor is no member any more and reads their own record (`app.enter_record`): nobody else is
 * provisional without an end.
 */
export const hasLeft = (actor: Actor, schoolId: SchoolId): boolean =>
  actor.memberships.some(
    (m) => m.schoolId === schoolId && m.status === 'provisional' && m.provisionalUntil === null,
  );

/** The actor's own student record in a school where they are a student now; null: none. */
export function studentIdIn(actor: Actor, schoolId: SchoolId): StudentId | null {
  return isStudentOf(actor, schoolId)
    ? (actor.students.find((s) => s.schoolId === schoolId)?.studentId ?? null)
    : null;
}

/** Holds the link with this right now. */
export const isGuardianOf = (actor: Actor, studentId: StudentId, right: GuardianRight): boolean =>
  actor.guardianOf.some((link) => link.studentId === studentId && link.rights.includes(right));

/** Holds a live link to the student, whatever its rights. */
export const isLinkedTo = (actor: Actor, studentId: StudentId): boolean =>
  actor.guardianOf.some((link) => link.studentId === studentId);

/** Belongs to the school, or may see the record of one of its students. */
export const isOfSchool = (actor: Actor, schoolId: SchoolId): boolean =>
  isMemberOf(actor, schoolId) ||
  actor.guardianOf.some((link) => link.schoolId === schoolId && link.rights.includes('see_record'));

/** A family's school, where the parent is teacher and school in one. */
export const isHomeschool = (actor: Actor, schoolId: SchoolId): boolean =>
  actor.memberships.some((m) => m.schoolId === schoolId && m.schoolKind === 'homeschool');

/** The parent who runs a family's school. */
export const isHomeschoolParentIn = (actor: Actor, schoolId: SchoolId): boolean =>
  actor.memberships.some((m) => m.schoolId === schoolId && m.role === 'homeschool_parent');

/**
 * Students about whom the actor decides nothing as staff of this school: themselves and their own children. At home
 * there is nobody else to decide, so none.
 */
export const closeStudentIds = (actor: Actor, schoolId: SchoolId): StudentId[] =>
  isHomeschool(actor, schoolId)
    ? []
    : [
        ...actor.students.map(({ studentId }) => studentId),
        ...actor.guardianOf.map(({ studentId }) => studentId),
        ...actor.childIds,
      ];

/** A student about whom somebody may want to decide. */
export interface StudentPlace {
  readonly schoolId: SchoolId;
  readonly studentId: StudentId;
}

/** The actor's own record or that of their child, except at home: somebody else decides about it. */
export const isTooClose = (actor: Actor, { schoolId, studentId }: StudentPlace): boolean =>
  closeStudentIds(actor, schoolId).includes(studentId);

export const isWritable = (actor: Actor, schoolId: SchoolId | null): boolean =>
  actor.memberships.some((m) => m.schoolId === schoolId && m.isWritable);

export const isClosedSchool = (actor: Actor, schoolId: SchoolId): boolean =>
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
