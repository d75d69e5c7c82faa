/** What somebody is in the school in which a message is written. Provisional and pending people write to nobody. */
export type WriterRole = 'student' | 'teacher' | 'parent' | 'homeschool_parent' | 'school_admin' | 'operator';

/** One end of a conversation, as it stands in one school at this moment. */
export interface Party {
  readonly role: WriterRole;
  /** Holds the duty counselor. */
  readonly isCounselor: boolean;
  /** Whole years; null for everyone but students, and for students whose birthday the school doesn't know. */
  readonly age: number | null;
}

/** How the two stand to each other; facts of rows, symmetric unless said. */
export interface Ties {
  /**
   * A running course joins them: both learn in it, or one teaches it and the other learns in it. For a guardian: one
   * of the children learns in it.
   */
  readonly shareCourse: boolean;
  /** One is a guardian of the other. Two guardians of a child are none: they may be two households. */
  readonly isFamily: boolean;
  /** One counsels the other, or the other's child: assigned, or nobody is. */
  readonly isCounseled: boolean;
}

/** What a school has decided; the defaults are the strictest that still let a school work. */
export interface MessagingRules {
  readonly studentToStudent: 'off' | 'shared_courses';
  readonly parentToParent: 'off' | 'shared_courses';
  /** Of which students' conversations with staff the guardians who may write to staff read along. */
  readonly guardiansReadAlong: 'never' | 'under_13' | 'minors';
}

export const DEFAULT_MESSAGING_RULES: MessagingRules = {
  studentToStudent: 'off',
  parentToParent: 'off',
  guardiansReadAlong: 'under_13',
};

/** Students write to each other from this age on, where the school allows it at all. */
export const PEER_MESSAGES_AGE = 13;
export const ADULT_AGE = 18;

const isStaff = ({ role }: Party) => role === 'teacher' || role === 'school_admin';
const isAdmin = ({ role }: Party) => role === 'school_admin' || role === 'homeschool_parent';
/** Unknown counts as too young. */
const isOldEnough = ({ age }: Party) => age !== null && age >= PEER_MESSAGES_AGE;

/**
 * Whether the first may write to the second now. Asked on each message, not when a conversation begins only, since ties
 * end. Symmetric: whoever may be written to may answer.
 *
 * The rules, in the order in which they are tried:
 * - operators write with the admins of a school alone;
 * - family writes with family;
 * - staff write with each other; school admins with everyone of their school;
 * - teachers with learners of their running courses and those learners' guardians;
 * - counselors with those they counsel, and their guardians;
 * - students with each other only where the school allows it, in a shared course, both 13 or older;
 * - guardians with each other only where the school allows it, over a shared course.
 */
export function mayWrite(from: Party, to: Party, ties: Ties, rules: MessagingRules): boolean {
  if (from.role === 'operator' || to.role === 'operator') {
    return (from.role === 'operator' ? to : from).role === 'school_admin';
  }
  if (ties.isFamily) return true;
  if (isStaff(from) && isStaff(to)) return true;
  if (isAdmin(from) || isAdmin(to)) return true;
  if (isStaff(from) || isStaff(to)) {
    const staff = isStaff(from) ? from : to;
    return ties.shareCourse || (staff.isCounselor && ties.isCounseled);
  }
  if (from.role === 'student' && to.role === 'student') {
    return (
      rules.studentToStudent === 'shared_courses' && ties.shareCourse && isOldEnough(from) && isOldEnough(to)
    );
  }
  if (from.role === 'parent' && to.role === 'parent') {
    return rules.parentToParent === 'shared_courses' && ties.shareCourse;
  }
  // A student and somebody else's guardian.
  return false;
}

/** Whether a student's guardians read along what the student and this person write. Unknown age counts as a young child. */
export function doGuardiansReadAlong(student: Party, other: Party, rules: MessagingRules): boolean {
  if (student.role !== 'student' || !isStaff(other)) return false;
  switch (rules.guardiansReadAlong) {
    case 'never':
      return false;
    case 'under_13':
      return student.age === null || student.age < PEER_MESSAGES_AGE;
    case 'minors':
      return student.age === null || student.age < ADULT_AGE;
  }
}
