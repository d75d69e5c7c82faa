import type {
  AccommodationId,
  AssignmentId,
  EnrollmentId,
  OverrideId,
  SchoolId,
  StudentId,
} from '@fieldhouse/contract/ids.ts';
import type { RoleScope } from '#access/courses.ts';
import { NAME_OF } from '#access/memberships.ts';
import { IS_OWN_TEACHER, TEACHER_ROLE, TEACHES } from '#access/teachers.ts';
import { type RowOf, statement } from '#db/unit.ts';
import type { Sql } from './rows.gen.ts';

/** A student as staff stand to them. `teaches`: a course that the student takes or took. `hasLeft`: the school. */
export type StudentScope = RowOf<typeof findStudentScope>;

export const findStudentScope = statement<
  Sql['findStudentScope'],
  { studentId: StudentId },
  { hasLeft: boolean }
>(`
  select sp.school_id as "schoolId", sp.id as "studentId", s.time_zone as "timeZone",
    exists (select from enrollments e
      join course_teachers ct on ct.school_id = e.school_id and ct.course_id = e.course_id
        and ${IS_OWN_TEACHER('ct')}
      where e.school_id = sp.school_id and e.student_id = sp.id and e.status in ('active', 'completed')) as teaches,
    sp.user_id is not null and not app.attends(sp.school_id, sp.user_id) as "hasLeft"
  from student_profiles sp join schools s on s.id = sp.school_id
  where sp.id = :studentId`);

export type AccommodationRow = RowOf<typeof listAccommodations>;

/** Newest first. */
export const listAccommodations = statement<Sql['listAccommodations'], { studentId: StudentId }>(`
  select x.id as "accommodationId", x.extra_time_ratio as "extraTimeRatio", x.extra_days as "extraDays", x.note,
    x.starts_on as "startsOn", x.ends_on as "endsOn", ${NAME_OF('x.by', 'x.school_id')} as "byName",
    x.created_at as "createdAt", x.ended_at as "endedAt"
  from student_profiles sp join accommodations x on x.school_id = sp.school_id and x.student_id = sp.id
  where sp.id = :studentId order by x.created_at desc, x.id desc`);

/** Those in force. */
export const listOverrides = statement<Sql['listOverrides'], { studentId: StudentId }>(`
  select o.id as "overrideId", a.id as "assignmentId", a.title as "assignmentTitle", c.title as "courseTitle",
    o.due_at as "dueAt", a.due_at as "dueForAll", o.extra_attempts as "extraAttempts", o.reason,
    ${NAME_OF('o.by', 'o.school_id')} as "byName", ${TEACHES()} as teaches
  from student_profiles sp
    join assignment_overrides o on o.school_id = sp.school_id and o.student_id = sp.id and o.ended_at is null
    join enrollments e on e.school_id = o.school_id and e.id = o.enrollment_id and e.is_current
    join assignments a on a.school_id = o.school_id and a.id = o.assignment_id
    join courses c on c.school_id = a.school_id and c.id = a.course_id
  where sp.id = :studentId order by c.title, a.due_at, a.id`);

/** How the actor stands to an assignment that a student may get more time for. */
export interface ExtendScope extends RoleScope {
  readonly studentId: StudentId;
}

const EXTEND_SCOPE = `
  c.school_id as "schoolId", sp.id as "studentId",
    ${TEACHER_ROLE()} as "teacherRole"`;

/** Of the courses that the student takes now. */
export const listExtendable = statement<Sql['listExtendable'], { studentId: StudentId }>(`
  select a.id as "assignmentId", a.title, c.id as "courseId", c.title as "courseTitle", a.due_at as "dueAt",
    ${EXTEND_SCOPE}
  from student_profiles sp
    join enrollments e on e.school_id = sp.school_id and e.student_id = sp.id and e.status = 'active'
    join courses c on c.school_id = e.school_id and c.id = e.course_id
    join assignments a on a.school_id = c.school_id and a.course_id = c.id and a.status = 'published'
  where sp.id = :studentId order by c.title, a.due_at nulls last, a.order_index, a.id`);

export const findExtended = statement<
  Sql['findExtended'],
  { assignmentId: AssignmentId; studentId: StudentId }
>(`
  select a.course_id as "courseId", a.due_at as "dueAt", (select e.id from enrollments e where e.school_id = a.school_id
      and e.course_id = a.course_id and e.student_id = sp.id and e.status = 'active') as "enrollmentId",
    ${EXTEND_SCOPE}
  from assignments a
    join courses c on c.school_id = a.school_id and c.id = a.course_id
    join student_profiles sp on sp.school_id = a.school_id and sp.id = :studentId
  where a.id = :assignmentId and a.status <> 'archived'`);

export const endLiveAccommodation = statement<
  Sql['endLiveAccommodation'],
  { schoolId: SchoolId; studentId: StudentId; endedBy: string | null; endedAt: string | null }
>(`
  update accommodations set ended_at = :endedAt, ended_by = :endedBy
  where school_id = :schoolId and student_id = :studentId and ended_at is null`);

/** No row: it isn't there, or was ended. */
export const endAccommodationOf = statement<
  Sql['endAccommodationOf'],
  { accommodationId: AccommodationId; endedBy: string | null; now: string | null }
>(`
  update accommodations set ended_at = :now, ended_by = :endedBy where id = :accommodationId and ended_at is null
  returning student_id as "studentId"`);

export const endLiveOverride = statement<
  Sql['endLiveOverride'],
  {
    schoolId: SchoolId;
    enrollmentId: EnrollmentId;
    assignmentId: AssignmentId;
    endedBy: string | null;
    endedAt: string | null;
  }
>(`
  update assignment_overrides set ended_at = :endedAt, ended_by = :endedBy
  where school_id = :schoolId and enrollment_id = :enrollmentId and assignment_id = :assignmentId and ended_at is null`);

export const endOverrideOf = statement<
  Sql['endOverrideOf'],
  { overrideId: OverrideId; endedBy: string | null; now: string | null }
>(`
  update assignment_overrides set ended_at = :now, ended_by = :endedBy where id = :overrideId and ended_at is null
  returning student_id as "studentId", assignment_id as "assignmentId"`);
