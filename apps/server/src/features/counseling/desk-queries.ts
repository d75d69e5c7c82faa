import type { SchoolId } from '@fieldhouse/contract/ids.ts';
import { NAME_OF } from '#access/memberships.ts';
import { statement } from '#db/unit.ts';
import { IS_AT_SCHOOL } from './queries.ts';
import type { Sql } from './rows.gen.ts';
import { IS_OTHERS_TO_COUNSEL } from './workflows.ts';

interface OfSchool {
  readonly schoolId: SchoolId;
}

const AT_SCHOOL = `
  join school_memberships m on m.school_id = sp.school_id and m.user_id = sp.user_id and m.role = 'student'
    and ${IS_AT_SCHOOL('m')}`;

/** Plans of students at the school that wait for approval, those that wait longest first. */
export const listProposals = statement<Sql['listProposals'], OfSchool, { courses: number }>(`
  select n.school_id as "schoolId", n.student_id as "studentId", m.display_name as name,
    sp.grade_level as "gradeLevel", sp.graduation_year as "graduationYear",
    ${IS_OTHERS_TO_COUNSEL('sp')} as "isOthersToCounsel", n.id as "planId", n.number, n.proposed_at as "proposedAt",
    ${NAME_OF('n.proposed_by', 'n.school_id')} as "proposedByName",
    (select count(*)::int from plan_items i where i.school_id = n.school_id and i.plan_id = n.id) as courses
  from plans n
    join student_profiles sp on sp.school_id = n.school_id and sp.id = n.student_id ${AT_SCHOOL}
  where n.school_id = :schoolId and n.state = 'proposed' and n.proposed_at is not null
  order by n.proposed_at, n.id`);

/** Students at the school who aim at a body, with what says what is due at the Eligibility Center. */
export const listAiming = statement<Sql['listAiming'], OfSchool>(`
  select sp.school_id as "schoolId", sp.id as "studentId", m.display_name as name,
    sp.grade_level as "gradeLevel", sp.graduation_year as "graduationYear",
    ${IS_OTHERS_TO_COUNSEL('sp')} as "isOthersToCounsel", p.grade9_started_on as "grade9StartedOn",
    p.seventh_semester_on as "seventhSemesterOn", p.eighth_semester_ends_on as "eighthSemesterEndsOn",
    p.graduation_expected_on as "graduationExpectedOn", p.graduated_on as "graduatedOn",
    p.full_time_college_on as "fullTimeCollegeOn", p.schooling, p.ncaa_id is not null as "isRegistered",
    coalesce((select c.is_calendar_nontraditional from ncaa_school_status c
      where c.school_id = sp.school_id and c.outside_school is null
      order by c.effective_on desc, c.created_at desc, c.id desc limit 1), false) as "isCalendarNontraditional",
    (select max(i.issued_at) from issued_transcripts i
      where i.school_id = sp.school_id and i.student_id = sp.id
        and not exists (select from transcript_changes g where g.school_id = i.school_id and g.transcript_id = i.id
          and g.kind = 'revoked')) as "lastIssuedAt"
  from student_profiles sp
    join eligibility_profiles p on p.school_id = sp.school_id and p.student_id = sp.id
      and cardinality(p.targets) > 0 ${AT_SCHOOL}
  where sp.school_id = :schoolId
  order by m.sort_name, sp.id`);

/** What makes up the school's years but for summers. */
export const listYearTerms = statement<Sql['listYearTerms'], OfSchool>(`
  select t.kind, t.starts_on as "startsOn", t.ends_on as "endsOn" from terms t
  where t.school_id = :schoolId and t.kind <> 'summer' order by t.starts_on, t.id`);
