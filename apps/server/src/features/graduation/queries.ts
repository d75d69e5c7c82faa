import type { DiplomaId, SchoolId, StudentId, UserId } from '@fieldhouse/contract/ids.ts';
import { NAME_OF } from '#access/memberships.ts';
import { statement } from '#db/unit.ts';
import { CREDITED_CONTENT } from '#features/grading/workflows.ts';
import type { Sql } from './rows.gen.ts';

/** Everything that a school entered, in its order. */
export const listSets = statement<Sql['listSets'], { schoolId: SchoolId }>(`
  select r.id as "setId", r.number, r.from_year as "fromYear", r.name, r.requirements,
    r.total_credits as "totalCredits", r.reason, r.entered_at as "enteredAt",
    ${NAME_OF('r.entered_by', 'r.school_id')} as "enteredByName"
  from requirement_sets r where r.school_id = :schoolId order by r.number`);

/** Holds a school's sets: whoever saves next waits. */
export const lockSets = statement<Sql['lockSets'], { schoolId: SchoolId }>(`
  select s.id as "schoolId" from schools s where s.id = :schoolId for no key update`);

/**
 * Subjects, areas and contents of the lines of a record. A course in which nothing was posted is among them; a result goes
 * by the subject of its posting, and by the course's where that wasn't kept.
 */
export const listLineFacts = statement<Sql['listLineFacts'], { studentId: StudentId }>(`
  select e.id as "lineId", coalesce(f.course_snapshot->>'subject', c.subject) as subject,
    null as area, ${CREDITED_CONTENT('c')} as "contentId", c.content_origin_id as "originId",
    c.content_part as "contentPart", c.content_parts as "contentParts"
  from student_profiles sp
    join enrollments e on e.school_id = sp.school_id and e.student_id = sp.id
    join courses c on c.school_id = e.school_id and c.id = e.course_id
    left join lateral (
      select one.course_snapshot from final_grades one
      where one.school_id = e.school_id and one.enrollment_id = e.id and one.grading_period_id is null
      order by one.number desc limit 1) f on true
  where sp.id = :studentId
  union all
  select t.id, null, t.ncaa_area, null, null, null, null
  from student_profiles sp
    join transfer_credits t on t.school_id = sp.school_id and t.student_id = sp.id and t.status = 'approved'
  where sp.id = :studentId`);

/** The diplomas of a student, those that were withdrawn among them, the newest first. */
export const listDiplomas = statement<Sql['listDiplomas'], { studentId: StudentId }>(`
  select d.id as "diplomaId", d.awarded_on as "awardedOn", d.set_name as "setName", d.reason,
    d.awarded_at as "awardedAt", ${NAME_OF('d.awarded_by', 'd.school_id')} as "awardedByName",
    d.withdraw_reason as "withdrawReason", d.withdrawn_at as "withdrawnAt",
    ${NAME_OF('d.withdrawn_by', 'd.school_id')} as "withdrawnByName"
  from student_profiles sp join diplomas d on d.school_id = sp.school_id and d.student_id = sp.id
  where sp.id = :studentId order by d.awarded_at desc, d.id desc`);

/** Holds the student's record: whoever awards next waits. */
export const lockStudent = statement<Sql['lockStudent'], { studentId: StudentId }>(`
  select sp.school_id as "schoolId", sp.id as "studentId" from student_profiles sp
  where sp.id = :studentId for no key update`);

/**
 * The date of graduation that a diploma replaced. No row: it replaced none but its own, which had been entered before.
 */
export const findDayBefore = statement<
  Sql['findDayBefore'],
  { schoolId: SchoolId; studentId: StudentId; awardedAt: string; awardedOn: string }
>(`
  select r.before #>> '{}' as day from record_changes r
  where r.school_id = :schoolId and r.entity_id = :studentId and r.entity = 'eligibility_profile'
    and r.field = 'graduatedOn' and r.at = :awardedAt and r.after #>> '{}' = :awardedOn
  order by r.id desc limit 1`);

export const lockDiploma = statement<Sql['lockDiploma'], { diplomaId: DiplomaId }>(`
  select d.school_id as "schoolId", d.id as "diplomaId", d.student_id as "studentId", d.awarded_on as "awardedOn",
    d.awarded_at as "awardedAt", d.withdrawn_at as "withdrawnAt"
  from diplomas d where d.id = :diplomaId for update`);

export const markWithdrawn = statement<
  Sql['markWithdrawn'],
  { schoolId: SchoolId; diplomaId: DiplomaId; by: UserId; reason: string; at: string }
>(`
  update diplomas set withdrawn_by = :by, withdraw_reason = :reason, withdrawn_at = :at
  where school_id = :schoolId and id = :diplomaId`);
