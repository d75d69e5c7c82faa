import type { EligibilityGuardId, SchoolId, StudentId } from '@fieldhouse/contract/ids.ts';
import { HAS_RIGHT, IS_LIVE_LINK } from '#access/guardians.ts';
import { IS_ACTIVE, IS_ADMIN, NAME_OF } from '#access/memberships.ts';
import { statement } from '#db/unit.ts';
import { IS_LIVE_ASSIGNMENT, IS_OTHERS_TO_COUNSEL } from '#features/counseling/workflows.ts';
import type { Sql } from './rows.gen.ts';

const TODAY = (s: string) => `(:now::timestamptz at time zone ${s}.time_zone)::date`;

/** Rights of a guardian who may acknowledge, and sees what they sign. */
const MAY_SIGN = `${HAS_RIGHT('g', 'sign')} and ${HAS_RIGHT('g', 'see_record')}`;

/** Neither acknowledged, gone on with, made nor taken back. Condition over a request. */
export const WAITS = (q: string): string =>
  `${q}.signed_at is null and ${q}.proceeded_at is null and ${q}.used_at is null and ${q}.ended_at is null`;

/** Of a student who goes to the school still: who has left loses nothing by a change. Condition over a student `sp`. */
export const IS_OF_STUDENT = '(sp.user_id is null or app.attends(sp.school_id, sp.user_id))';

const GUARD = `
  select q.school_id as "schoolId", q.id as "guardId", q.student_id as "studentId", q.procedure, q.title, q.course_id as "courseId", q.broken,
    q.repairs, q.reason, q.asked_by as "askedBy", q.asked_at as "askedAt", q.due_on as "dueOn", q.signed_at as "signedAt",
    q.proceed_reason as "proceedReason", q.proceeded_at as "proceededAt", q.declined_at as "declinedAt",
    q.decline_note as "declineNote", q.ended_at as "endedAt", q.used_at as "usedAt",
    sp.user_id as "studentUserId", s.time_zone as "timeZone", ${IS_OTHERS_TO_COUNSEL('sp')} as "isOthersToCounsel",
    coalesce(${TODAY('s')} >= app.of_age_on(sp.birth_on), false) as "isOfAge",
    exists (select from guardian_links g where g.school_id = sp.school_id and g.student_id = sp.id
      and ${MAY_SIGN}
      and ${IS_LIVE_LINK('g', 'sp', TODAY('s'))}) as "hasSigner",
    ${NAME_OF('q.asked_by', 'q.school_id')} as "askedByName", ${NAME_OF('q.signed_by', 'q.school_id')} as "signedByName",
    ${NAME_OF('q.proceeded_by', 'q.school_id')} as "proceededByName",
    ${NAME_OF('q.declined_by', 'q.school_id')} as "declinedByName", q.signed_by as "signedBy",
    q.declined_by as "declinedBy", sp.legal_name as "studentName"
  from eligibility_guards q
    join schools s on s.id = q.school_id
    join student_profiles sp on sp.school_id = q.school_id and sp.id = q.student_id`;

/** Of one student, the newest first. */
export const listGuards = statement<Sql['listGuards'], { studentId: StudentId; most: number; now: string }>(
  `${GUARD} where q.student_id = :studentId order by q.asked_at desc, q.id desc limit :most`,
);

/** All that wait at schools where the actor works, the most urgent first. */
export const listWaitingGuards = statement<Sql['listWaitingGuards'], { most: number; now: string }>(`
  ${GUARD}
  where q.school_id = any (app.staff_school_ids()) and ${WAITS('q')} and ${IS_OF_STUDENT}
  order by q.due_on, q.asked_at, q.id limit :most`);

export const lockGuard = statement<Sql['lockGuard'], { guardId: EligibilityGuardId; now: string }>(
  `${GUARD} where q.id = :guardId for update of q`,
);

/** Requests for one change that are neither used nor taken back. */
export const listOpenGuards = statement<
  Sql['listOpenGuards'],
  { schoolId: SchoolId; studentIds: readonly StudentId[]; procedure: string; changeSha256: string }
>(`
  select q.id as "guardId", q.student_id as "studentId", q.broken, q.asked_at as "askedAt", q.due_on as "dueOn",
    (q.signed_at is not null or q.proceeded_at is not null) as "isGiven", q.declined_at as "declinedAt",
    q.decline_note as "declineNote"
  from eligibility_guards q
  where q.school_id = :schoolId and q.student_id = any(:studentIds::uuid[]) and q.procedure = :procedure
    and q.change_sha256 = :changeSha256 and q.used_at is null and q.ended_at is null
  order by q.student_id for update`);

export const markUsed = statement<
  Sql['markUsed'],
  { schoolId: SchoolId; guardIds: readonly EligibilityGuardId[]; at: string }
>(`
  update eligibility_guards set used_at = :at, version = version + 1
  where school_id = :schoolId and id = any(:guardIds::uuid[])`);

export const markSigned = statement<
  Sql['markSigned'],
  { schoolId: SchoolId; guardId: EligibilityGuardId; by: string; at: string }
>(`
  update eligibility_guards set signed_by = :by, signed_at = :at, version = version + 1
  where school_id = :schoolId and id = :guardId`);

export const markProceeded = statement<
  Sql['markProceeded'],
  { schoolId: SchoolId; guardId: EligibilityGuardId; by: string; reason: string; at: string }
>(`
  update eligibility_guards set proceeded_by = :by, proceed_reason = :reason, proceeded_at = :at, version = version + 1
  where school_id = :schoolId and id = :guardId`);

export const markDeclined = statement<
  Sql['markDeclined'],
  { schoolId: SchoolId; guardId: EligibilityGuardId; by: string; note: string | null; at: string }
>(`
  update eligibility_guards set declined_by = :by, decline_note = :note, declined_at = :at, version = version + 1
  where school_id = :schoolId and id = :guardId`);

export const markEnded = statement<
  Sql['markEnded'],
  { schoolId: SchoolId; guardIds: readonly EligibilityGuardId[]; by: string; at: string }
>(`
  update eligibility_guards set ended_by = :by, ended_at = :at, version = version + 1
  where school_id = :schoolId and id = any(:guardIds::uuid[])`);

export const findSettings = statement<Sql['findSettings'], { schoolId: SchoolId }>(`
  select n.sign_days as "signDays", n.version from eligibility_settings n where n.school_id = :schoolId`);

/** Students of whom a change needs an acknowledgement, with who they are. */
export const listGuarded = statement<
  Sql['listGuarded'],
  { schoolId: SchoolId; studentIds: readonly StudentId[]; now: string }
>(`
  select sp.school_id as "schoolId", sp.id as "studentId", sp.user_id as "userId", sp.legal_name as name,
    s.time_zone as "timeZone", ${IS_OTHERS_TO_COUNSEL('sp')} as "isOthersToCounsel",
    coalesce(${TODAY('s')} >= app.of_age_on(sp.birth_on), false) as "isOfAge"
  from student_profiles sp join schools s on s.id = sp.school_id
  where sp.school_id = :schoolId and sp.id = any(:studentIds::uuid[])`);

/** Guardians who may acknowledge for students, and see what they sign. */
export const listSigners = statement<
  Sql['listSigners'],
  { schoolId: SchoolId; studentIds: readonly StudentId[]; now: string }
>(`
  select g.student_id as "studentId", g.guardian_user_id as "userId" from guardian_links g
    join schools s on s.id = g.school_id
    join student_profiles sp on sp.school_id = g.school_id and sp.id = g.student_id
  where g.school_id = :schoolId and g.student_id = any(:studentIds::uuid[]) and ${MAY_SIGN}
      and ${IS_LIVE_LINK('g', 'sp', TODAY('s'))}`);

/**
 * Who is told that a ledger got worse: students, guardians who get alerts, and those who look after them: the counselors
 * assigned, else all of the school, else those who run it. Nobody is told of a student who left the school: courses that end with that aren't a worsening that anybody could mend here.
 */
export const listAlerted = statement<
  Sql['listAlerted'],
  { schoolId: SchoolId; studentIds: readonly StudentId[]; now: string }
>(`
  with students as (
    select sp.school_id, sp.id, sp.user_id, sp.birth_on from student_profiles sp
    where sp.school_id = :schoolId and sp.id = any(:studentIds::uuid[]) and ${IS_OF_STUDENT}),
  counselors as (
    select m.user_id from school_memberships m
    where m.school_id = :schoolId and ${IS_ACTIVE('m')} and m.role = 'teacher' and 'counselor' = any(m.duties)),
  assigned as (
    select a.student_id, a.user_id from counselor_assignments a
      join students sp on sp.id = a.student_id
    where a.school_id = :schoolId and ${IS_LIVE_ASSIGNMENT('a')}),
  office as (
    select user_id from counselors
    union select m.user_id from school_memberships m
      where m.school_id = :schoolId and ${IS_ADMIN('m')} and not exists (select from counselors))
  select sp.id as "studentId", sp.user_id as "userId" from students sp where sp.user_id is not null
  union
  select g.student_id, g.guardian_user_id from students sp
    join schools s on s.id = sp.school_id
    join guardian_links g on g.school_id = sp.school_id and g.student_id = sp.id
  where ${HAS_RIGHT('g', 'alerts')} and ${HAS_RIGHT('g', 'see_record')} and ${IS_LIVE_LINK('g', 'sp', TODAY('s'))}
  union
  select student_id, user_id from assigned
  union
  select sp.id, office.user_id from students sp cross join office
  where not exists (select from assigned where assigned.student_id = sp.id)`);

/** Who looks after a student: the counselors assigned, else all of the school, else those who run it. */
export const listCounselorsOf = statement<
  Sql['listCounselorsOf'],
  { schoolId: SchoolId; studentId: StudentId },
  { userId: string }
>('select found as "userId" from app.counselors_of(:schoolId, :studentId) found');

/** What families acknowledged of changes that were made since the ledgers were kept last. */
export const listMadeSince = statement<
  Sql['listMadeSince'],
  { schoolId: SchoolId; studentIds: readonly StudentId[] }
>(`
  select q.student_id as "studentId", q.broken
  from eligibility_guards q
    join eligibility_snapshots n on n.school_id = q.school_id and n.student_id = q.student_id and n.is_current
  where q.school_id = :schoolId and q.student_id = any(:studentIds::uuid[]) and q.used_at >= n.created_at`);
