import type { FollowUpId, SchoolId, StudentId, UserId } from '@fieldhouse/contract/ids.ts';
import type { BodySummary } from '@fieldhouse/domain/eligibility/risk.ts';
import { IS_COUNSELOR } from '#access/memberships.ts';
import { statement } from '#db/unit.ts';
import type { Sql } from './rows.gen.ts';
import { IS_LIVE_ASSIGNMENT, IS_OTHERS_TO_COUNSEL } from './workflows.ts';

/** Below, nobody is asked about college sport; unless somebody has entered facts for it. */
const FIRST_GRADE = 9;

/** Goes to the school, also while suspended: college sport doesn't wait. */
export const IS_AT_SCHOOL = (m: string) => `${m}.status in ('active', 'suspended')`;

/** The students of a school in high school, with how their ledgers stood when they were last made, by name. */
export const listStudents = statement<
  Sql['listStudents'],
  { schoolId: SchoolId },
  { summary: readonly BodySummary[] }
>(`
  select sp.school_id as "schoolId", sp.id as "studentId", m.display_name as name,
    sp.grade_level as "gradeLevel", sp.graduation_year as "graduationYear", p.sport,
    coalesce(p.targets, '{}') as targets, coalesce(n.summary, '[]') as summary,
    ${IS_OTHERS_TO_COUNSEL('sp')} as "isOthersToCounsel"
  from student_profiles sp
    join school_memberships m on m.school_id = sp.school_id and m.user_id = sp.user_id and m.role = 'student'
      and ${IS_AT_SCHOOL('m')}
    left join eligibility_profiles p on p.school_id = sp.school_id and p.student_id = sp.id
    left join eligibility_snapshots n on n.school_id = sp.school_id and n.student_id = sp.id and n.is_current
  where sp.school_id = :schoolId
    and (sp.grade_level >= ${FIRST_GRADE} or sp.grade_level is null or p.student_id is not null)
  order by m.sort_name, sp.id`);

/** Who looks after whom now. */
export const listAssignments = statement<Sql['listAssignments'], { schoolId: SchoolId }>(`
  select a.student_id as "studentId", a.user_id as "userId" from counselor_assignments a
  where a.school_id = :schoolId and ${IS_LIVE_ASSIGNMENT('a')}
  order by a.created_at, a.id`);

/** Everybody who counsels at a school, by name. */
export const listCounselors = statement<Sql['listCounselors'], { schoolId: SchoolId }>(`
  select distinct on (m.sort_name, m.user_id) m.user_id as "userId", m.display_name as name
  from school_memberships m where m.school_id = :schoolId and ${IS_COUNSELOR('m')}
  order by m.sort_name, m.user_id, m.id`);

/** What is open, the soonest first. The owner's name also where they counsel nobody any more. */
export const listFollowUps = statement<Sql['listFollowUps'], { schoolId: SchoolId }>(`
  select f.id as "followUpId", f.student_id as "studentId", f.body, f.finding, f.task, f.owner_user_id as "ownerUserId",
    coalesce((select m.display_name from school_memberships m where m.school_id = f.school_id
      and m.user_id = f.owner_user_id order by m.status = 'ended', m.id limit 1), '') as "ownerName",
    f.due_on as "dueOn", f.version
  from eligibility_follow_ups f where f.school_id = :schoolId and f.closed_at is null
  order by f.due_on, f.id`);

export const findSchool = statement<Sql['findSchool'], { schoolId: SchoolId }>(
  'select s.name, s.time_zone as "timeZone" from schools s where s.id = :schoolId',
);

export const findStudent = statement<Sql['findStudent'], { studentId: StudentId }>(`
  select sp.school_id as "schoolId", sp.id as "studentId", ${IS_OTHERS_TO_COUNSEL('sp')} as "isOthersToCounsel"
  from student_profiles sp where sp.id = :studentId`);

export const isCounselor = statement<Sql['isCounselor'], { schoolId: SchoolId; userId: UserId }>(`
  select m.user_id as "userId" from school_memberships m
  where m.school_id = :schoolId and m.user_id = :userId and ${IS_COUNSELOR('m')} limit 1`);

/** Students of a school by hand, by grade, or by the letters with which their family names begin; the others null. */
const WHO = `
  select sp.id from student_profiles sp
    join school_memberships m on m.school_id = sp.school_id and m.user_id = sp.user_id and m.role = 'student'
      and ${IS_AT_SCHOOL('m')}
  where sp.school_id = :schoolId
    and (:studentIds::uuid[] is null or sp.id = any(:studentIds::uuid[]))
    and (:gradeLevel::integer is null or sp.grade_level = :gradeLevel::integer)
    and (:from::text is null or (left(lower(m.sort_name), length(:from::text)) >= lower(:from::text)
      and left(lower(m.sort_name), length(:to::text)) <= lower(:to::text)))`;

interface Who {
  readonly schoolId: SchoolId;
  readonly studentIds: readonly StudentId[] | null;
  readonly gradeLevel: number | null;
  readonly from: string | null;
  readonly to: string | null;
}

/** The students who are meant and whom the counselor doesn't look after yet. */
export const listUnassigned = statement<Sql['listUnassigned'], Who & { userId: UserId }>(`
  select who.id as "studentId" from (${WHO}) who
  where not exists (select from counselor_assignments a where a.school_id = :schoolId and a.student_id = who.id
    and a.user_id = :userId and a.ended_at is null)
  order by who.id`);

export const endAssignments = statement<
  Sql['endAssignments'],
  Who & { userId: UserId; by: UserId; at: string }
>(`
  update counselor_assignments a set ended_at = :at, ended_by = :by
  where a.school_id = :schoolId and a.user_id = :userId and a.ended_at is null
    and a.student_id in (${WHO}) returning a.student_id as "studentId"`);

/** A follow-up, held. */
export const lockFollowUp = statement<Sql['lockFollowUp'], { followUpId: FollowUpId }>(`
  select f.school_id as "schoolId", f.student_id as "studentId", f.owner_user_id as "ownerUserId", f.version,
    f.closed_at as "closedAt" from eligibility_follow_ups f where f.id = :followUpId for update`);

export const changeFollowUp = statement<
  Sql['changeFollowUp'],
  {
    schoolId: SchoolId;
    followUpId: FollowUpId;
    body: 'DI' | 'DII' | 'NAIA' | null;
    finding: string | null;
    task: string;
    ownerUserId: UserId;
    dueOn: string;
    at: string;
  }
>(`
  update eligibility_follow_ups set body = :body, finding = :finding, task = :task, owner_user_id = :ownerUserId,
    due_on = :dueOn, updated_at = :at, version = version + 1,
    -- Another owner or day is told of anew.
    reminded_at = case when owner_user_id = :ownerUserId and due_on = :dueOn then reminded_at end,
    escalated_at = case when owner_user_id = :ownerUserId and due_on = :dueOn then escalated_at end
  where school_id = :schoolId and id = :followUpId`);

export const endFollowUp = statement<
  Sql['endFollowUp'],
  { schoolId: SchoolId; followUpId: FollowUpId; outcome: string; by: UserId; at: string }
>(`
  update eligibility_follow_ups set outcome = :outcome, closed_at = :at, closed_by = :by, updated_at = :at,
    version = version + 1
  where school_id = :schoolId and id = :followUpId`);
