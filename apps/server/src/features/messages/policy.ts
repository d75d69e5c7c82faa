import type { SchoolId } from '@fieldhouse/contract/ids.ts';
import { MESSAGE_TAKE_BACK_HOURS } from '@fieldhouse/contract/limits.ts';
import type { ClosedReason, MessageRole } from '@fieldhouse/contract/message-parts.ts';
import {
  doGuardiansReadAlong,
  type MessagingRules,
  mayWrite,
  type Party,
} from '@fieldhouse/domain/messages/who-may-write.ts';
import { type Actor, isAdminOf, isAdminRole, isWritable } from '#access/actor.ts';

/** A child of a guardian, by a link that holds today. */
export interface Child {
  readonly studentId: string;
  /** Null: a record without an account. */
  readonly userId: string | null;
  readonly name: string;
  /** The link carries the right to write with staff. */
  readonly canMessageStaff: boolean;
  /** Running courses that the child takes. */
  readonly learns: readonly string[];
  /** Counselors to whom the child is assigned; empty: it is everybody's. */
  readonly counselorIds: readonly string[];
}

/** How somebody stands in a school now, as far as writing goes. Only active members have one. */
export interface Standing {
  readonly userId: string;
  readonly name: string;
  readonly roles: readonly MessageRole[];
  readonly isCounselor: boolean;
  /** Whole years in the school's zone; null: no student, or not known. */
  readonly age: number | null;
  readonly studentId: string | null;
  readonly learns: readonly string[];
  readonly teaches: readonly string[];
  /** Counselors to whom the student is assigned; empty: no student, or everybody's. */
  readonly counselorIds: readonly string[];
  readonly children: readonly Child[];
}

/** One of the ways in which somebody stands in the school: people with two roles have two, guardians one for each child. */
interface Side {
  readonly party: Party;
  readonly child: Child | null;
  readonly courses: readonly string[];
  /** Who counsels the student, or the child; empty: everybody with the duty. Null: neither. */
  readonly counselorIds: readonly string[] | null;
}

const STAFF: readonly MessageRole[] = ['teacher', 'school_admin'];
const isStaffSide = ({ party }: Side) => party.role === 'teacher' || party.role === 'school_admin';
/** Whom guardians reach only with the right to: staff, and the parent who runs a homeschool. */
const isSchoolSide = (side: Side) => isStaffSide(side) || side.party.role === 'homeschool_parent';

function sidesOf(person: Standing): Side[] {
  return person.roles.flatMap((role): Side[] => {
    const party: Party = {
      role,
      isCounselor: role === 'teacher' && person.isCounselor,
      age: role === 'student' ? person.age : null,
    };
    switch (role) {
      case 'student':
        return [{ party, child: null, courses: person.learns, counselorIds: person.counselorIds }];
      case 'parent':
        return person.children.map((child) => ({
          party,
          child,
          courses: child.learns,
          counselorIds: child.counselorIds,
        }));
      default:
        return [{ party, child: null, courses: person.teaches, counselorIds: null }];
    }
  });
}

const haveCommon = (some: readonly string[], others: readonly string[]): boolean =>
  some.some((one) => others.includes(one));

/** A student, or somebody's child, who is assigned to this person, or to nobody. */
const isCounseledBy = ({ counselorIds }: Side, { userId }: Standing): boolean =>
  counselorIds !== null && (counselorIds.length === 0 || counselorIds.includes(userId));

/**
 * One is a guardian of the other. Two guardians of one child are not: they may be two households, which learn nothing of
 * each other here.
 */
export const areFamily = (a: Standing, b: Standing): boolean =>
  a.children.some(({ userId }) => userId === b.userId) ||
  b.children.some(({ userId }) => userId === a.userId);

interface Circumstances {
  /** Only what joins them over this student counts. */
  readonly about?: string;
}

/** Whether one may write to the other now: asks the domain for each way in which the two stand to each other. */
export function mayReach(
  from: Standing,
  to: Standing,
  rules: MessagingRules,
  { about }: Circumstances = {},
): boolean {
  if (from.userId === to.userId) return false;
  const isFamily = areFamily(from, to);
  return sidesOf(from).some((one) =>
    sidesOf(to).some((other) => {
      const guardian = one.child ?? other.child;
      if (one.child && isSchoolSide(other) && !one.child.canMessageStaff) return false;
      if (other.child && isSchoolSide(one) && !other.child.canMessageStaff) return false;
      if (about !== undefined) {
        if (one.child && other.child) return false;
        if (guardian ? guardian.studentId !== about : !(isStaffSide(one) && isStaffSide(other))) return false;
      }
      const shareCourse = haveCommon(one.courses, other.courses);
      const isCounseled = isCounseledBy(one, to) || isCounseledBy(other, from);
      return mayWrite(one.party, other.party, { shareCourse, isFamily, isCounseled }, rules);
    }),
  );
}

export const isStaffMember = ({ roles }: Standing): boolean => roles.some((role) => STAFF.includes(role));
export const isStudent = ({ roles }: Standing): boolean => roles.includes('student');
export const isGuardianAlone = (person: Standing): boolean =>
  person.roles.includes('parent') && !isStaffMember(person) && !isStudent(person);

/** Children on whose account a guardian and all these staff write with each other. */
export const childrenBetween = (
  guardian: Standing,
  staff: readonly Standing[],
  rules: MessagingRules,
): readonly Child[] =>
  guardian.children.filter(({ studentId }) =>
    staff.every((one) => mayReach(guardian, one, rules, { about: studentId })),
  );

/**
 * Those who can't be in one conversation with each other, though whoever begins it may write to each of them. In a group
 * everybody reads what everybody writes: staff who put two students together would let them write to each other past
 * the school's rule, and two guardians of one child in one group would read what the other household has to say. So all
 * pairs are asked.
 */
export function strangersAmong(people: readonly Standing[], rules: MessagingRules): Standing[] {
  return people.filter((one) =>
    people.some((other) => other.userId !== one.userId && !mayReach(one, other, rules)),
  );
}

/** Students of a conversation in which their guardians read along: with staff who aren't their family. */
export function studentsReadAlong(people: readonly Standing[], rules: MessagingRules): Standing[] {
  return people.filter((student) =>
    sidesOf(student).some(
      (side) =>
        side.party.role === 'student' &&
        people.some(
          (other) =>
            other.userId !== student.userId &&
            !areFamily(student, other) &&
            sidesOf(other).some(({ party }) => doGuardiansReadAlong(side.party, party, rules)),
        ),
    ),
  );
}

/** How somebody is called in the school: the role that weighs most there. */
export function mainRole(roles: readonly MessageRole[]): MessageRole | null {
  const order: readonly MessageRole[] = ['school_admin', 'teacher', 'homeschool_parent', 'parent', 'student'];
  return order.find((role) => roles.includes(role)) ?? null;
}

/** How the actor stands to a conversation. */
export interface MemberScope {
  readonly schoolId: SchoolId;
  readonly kind: 'direct' | 'group' | 'about_student';
  readonly studentId: string | null;
  readonly isReader: boolean;
  readonly leftAt: string | null;
  /** The school has closed for good. */
  readonly isSchoolClosed: boolean;
}

/**
 * Why the actor can't write into a conversation; null: they can.
 *
 * @param people who writes in it, stands in the school and hasn't left, the actor among them.
 */
export function closedFor(
  actor: Actor,
  conversation: MemberScope,
  people: readonly Standing[],
  rules: MessagingRules,
): { reason: ClosedReason; names: string[] } | null {
  const because = (reason: ClosedReason, names: string[] = []) => ({ reason, names });
  if (conversation.leftAt !== null) return because(conversation.isReader ? 'reader' : 'left');
  if (conversation.isReader) return because('reader');
  const me = people.find(({ userId }) => userId === actor.userId);
  const others = people.filter(({ userId }) => userId !== actor.userId);
  if (!canWriteIn(actor, conversation, others)) return because('read_only');
  if (others.length === 0) return because('alone');
  const about = conversation.studentId ?? undefined;
  const circumstances = about === undefined ? {} : { about };
  const unreached = me ? others.filter((one) => !mayReach(me, one, rules, circumstances)) : others;
  return unreached.length === 0
    ? null
    : because(
        'not_allowed',
        unreached.map(({ name }) => name),
      );
}

/** While a school is suspended or expired, people still reach those who run it. */
export const canWriteIn = (
  actor: Actor,
  { schoolId, isSchoolClosed }: Pick<MemberScope, 'schoolId' | 'isSchoolClosed'>,
  others: readonly Standing[],
): boolean =>
  isWritable(actor, schoolId) ||
  (!isSchoolClosed && others.length > 0 && others.every(({ roles }) => roles.some(isAdminRole)));

/** What a message is, as far as rights on it go. */
export interface MessageScope {
  readonly senderId: string;
  readonly at: string;
  readonly removedAt: string | null;
}

export const canTakeBack = (actor: Actor, message: MessageScope, now: string): boolean =>
  message.senderId === actor.userId &&
  message.removedAt === null &&
  Date.parse(now) - Date.parse(message.at) < MESSAGE_TAKE_BACK_HOURS * 3_600_000;

export const canReport = (actor: Actor, message: MessageScope): boolean =>
  message.senderId !== actor.userId && message.removedAt === null;

/**
 * Admins look at what was reported, but for what they wrote themselves: they neither decide about it nor learn who found
 * it wrong.
 */
export const canSeeReport = (
  actor: Actor,
  report: { readonly schoolId: SchoolId; readonly authorId: string },
): boolean => isAdminOf(actor, report.schoolId) && report.authorId !== actor.userId;

/** A file goes with its message: for whoever reads that, and for admins where something was reported. */
export interface FileScope {
  readonly schoolId: SchoolId;
  readonly ownerUserId: string;
  /** It came with a message; else it is its owner's alone. */
  readonly isSent: boolean;
  readonly isRemoved: boolean;
  /** The actor is in the conversation, or was when it was written. */
  readonly isReader: boolean;
  readonly isReported: boolean;
}

export const canReadMessageFile = (actor: Actor, file: FileScope): boolean => {
  if (!file.isSent) return file.ownerUserId === actor.userId;
  if (file.isReader && !file.isRemoved) return true;
  return readsAsAdmin(actor, file);
};

/** Reads it for a report alone, which is written down. */
export const readsAsAdmin = (actor: Actor, file: FileScope): boolean =>
  file.isSent && file.isReported && isAdminOf(actor, file.schoolId);
