import { type Actor, isAdminOf, isStaffOf } from '#platform/actor.ts';

/** How the actor stands to a course whose attendance is kept. */
export interface AttendanceScope {
  readonly schoolId: string;
  readonly teacherRole: 'owner' | 'teacher' | 'grader' | null;
}

/** Who teaches the course, and who runs the school. */
export const canKeepAttendance = (actor: Actor, { schoolId, teacherRole }: AttendanceScope): boolean =>
  isAdminOf(actor, schoolId) || (teacherRole !== null && isStaffOf(actor, schoolId));
