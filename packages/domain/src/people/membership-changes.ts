import type { SignUpRole } from '../accounts/roles.ts';

/** What those who run a school do with a membership that was decided. */
export type MembershipChange = 'end' | 'take_back' | 'suspend' | 'reactivate' | 'set_duties' | 'end_sessions';

/** Why a change is refused. */
export type ChangeObstacle =
  /** Nobody changes their own membership. */
  | 'own'
  /** Nobody else would run the school. */
  | 'last_admin'
  /** The membership is not in a state that this change starts from. */
  | 'wrong_state'
  /** Duties are for those who work at the school. */
  | 'no_duties';

/** A membership as the one who wants to change it finds it. */
export interface MembershipStanding {
  readonly role: SignUpRole;
  readonly status: 'pending' | 'provisional' | 'active' | 'suspended' | 'ended';
  /** It belongs to whoever acts. */
  readonly isOwn: boolean;
  /** Other people who run the school and whose accounts are open. */
  readonly otherAdminCount: number;
  /** A student whose membership the school ended itself, and who isn't a student elsewhere by now. */
  readonly canComeBack: boolean;
}

const STARTS_FROM: Readonly<Record<MembershipChange, readonly MembershipStanding['status'][]>> = {
  // Requests that wait are refused under Approvals, with their own rules.
  end: ['active', 'suspended'],
  take_back: ['ended'],
  suspend: ['active'],
  reactivate: ['suspended'],
  set_duties: ['active'],
  end_sessions: ['pending', 'provisional', 'active', 'suspended'],
};

const RUNS_SCHOOL: readonly SignUpRole[] = ['school_admin', 'homeschool_parent'];
/** A homeschool parent has both duties by the role, and school admins may be named in them. */
const HAS_DUTIES: readonly SignUpRole[] = ['teacher', 'school_admin'];

/** What stands against a change of somebody's membership; null: nothing. */
export function changeObstacle(
  change: MembershipChange,
  { role, status, isOwn, otherAdminCount, canComeBack }: MembershipStanding,
): ChangeObstacle | null {
  if (isOwn) return 'own';
  if (!STARTS_FROM[change].includes(status)) return 'wrong_state';
  if (change === 'take_back' && !canComeBack) return 'wrong_state';
  if (change === 'set_duties' && !HAS_DUTIES.includes(role)) return 'no_duties';
  const takesAdmin = change === 'end' || change === 'suspend';
  if (takesAdmin && status === 'active' && RUNS_SCHOOL.includes(role) && otherAdminCount === 0) {
    return 'last_admin';
  }
  return null;
}

/** Of the courses that somebody is the primary teacher of, those for which nobody is named to take over. */
export const withoutSuccessor = <Course extends { readonly courseId: string }>(
  owned: readonly Course[],
  handOvers: readonly { readonly courseId: string }[],
): Course[] => owned.filter(({ courseId }) => !handOvers.some((one) => one.courseId === courseId));
