import type { Correction } from '@fieldhouse/contract/corrections.ts';
import type { CalendarDate } from '@fieldhouse/domain/dates/calendar-date.ts';
import { statement } from '#db/unit.ts';
import { SCHOOL_RUNNERS } from '#platform/standing.ts';
import type { CorrectionScope } from './policy.ts';

export interface SubjectRow extends CorrectionScope {
  readonly name: string;
  readonly schoolName: string;
  /** The school isn't closed, and somebody keeps its records. */
  readonly isAnswered: boolean;
  /** Today in the school's zone. */
  readonly today: CalendarDate;
}

/** Those who keep the records of a school, with accounts that are open. SQL over the school. */
const KEEPERS = (school: string) => `${SCHOOL_RUNNERS(school)}
  union select m.user_id from school_memberships m
  where m.school_id = ${school} and m.status = 'active' and m.role = 'teacher' and 'registrar' = any (m.duties)
    and m.user_id in (select app.open_staff(${school}))`;

const SUBJECT = `
  select sp.id as "studentId", sp.school_id as "schoolId", sp.user_id as "studentUserId", sp.legal_name as name,
    s.name as "schoolName",
    s.status <> 'closed' and exists (${KEEPERS('s.id')}) as "isAnswered",
    ($1::timestamptz at time zone s.time_zone)::date::text as today
  from student_profiles sp join schools s on s.id = sp.school_id`;

/** Students that the actor is, or has a link to. $1 now. */
export const listSubjects = statement<SubjectRow>(`
  ${SUBJECT} where sp.user_id = app.user_id() or exists (select from guardian_links g
    where g.guardian_user_id = app.user_id() and g.school_id = sp.school_id and g.student_id = sp.id)
  order by sp.legal_name, sp.id`);

/** $1 now, $2 student. */
export const findSubject = statement<SubjectRow>(`${SUBJECT} where sp.id = $2`);

export interface CorrectionRow
  extends Omit<Correction, 'correctionId' | 'studentId' | 'hearing'>,
    CorrectionScope {
  readonly correctionId: string;
  readonly askedBy: string;
  /** Those of the hearing are null together, but for the name. */
  readonly heldOn: CalendarDate | null;
  readonly heldBy: string | null;
  readonly hearingDecision: 'accepted' | 'refused' | null;
  readonly hearingReason: string | null;
  readonly recordedAt: string | null;
  readonly recordedByName: string | null;
}

const NAME_OF = (user: string) => `
  (select min(m.display_name) from school_memberships m where m.school_id = r.school_id and m.user_id = ${user})`;

const CORRECTION = `
  select r.id as "correctionId", r.school_id as "schoolId", r.student_id as "studentId",
    sp.user_id as "studentUserId", sp.legal_name as "studentName", r.asked_by as "askedBy",
    ${NAME_OF('r.asked_by')} as "askedByName", r.created_at as "askedAt", r.part, r.entry, r.reason, r.wanted, r.state,
    r.due_on::text as "dueOn", r.answer, ${NAME_OF('r.answered_by')} as "answeredByName",
    r.answered_at as "answeredAt", r.hearing_asked_at as "hearingAskedAt", r.statement,
    r.hearing_on::text as "heldOn", r.hearing_by as "heldBy", r.hearing_decision as "hearingDecision",
    r.hearing_reason as "hearingReason", r.hearing_recorded_at as "recordedAt",
    ${NAME_OF('r.hearing_recorded_by')} as "recordedByName",
    r.statement_at as "statementAt", r.version
  from correction_requests r join student_profiles sp on sp.school_id = r.school_id and sp.id = r.student_id`;

/** Of those the actor may see at all, the newest first; the policy chooses. */
export const listOwn = statement<CorrectionRow>(`
  ${CORRECTION} where sp.user_id = app.user_id() or exists (select from guardian_links g
    where g.guardian_user_id = app.user_id() and g.school_id = sp.school_id and g.student_id = sp.id)
  order by r.created_at desc, r.id desc limit 200`);

/** $1 student, or null for what is open in every school of the actor. */
export const listForStaff = statement<CorrectionRow>(`
  ${CORRECTION} where case when $1::uuid is null then r.state = 'open' or
      (r.state = 'refused' and r.hearing_asked_at is not null and r.hearing_on is null) else r.student_id = $1 end
  order by r.state = 'open' desc, r.due_on, r.id limit 200`);

/** Two answers at once wait for each other. $1 request. */
export const lockCorrection = statement<CorrectionRow>(`${CORRECTION} where r.id = $1 for update of r`);

/** $1 school, $2 student. */
export const countOpen = statement<{ open: number }>(`
  select count(*)::integer as open from correction_requests where school_id = $1 and student_id = $2 and state = 'open'`);

/** $1 school, $2 request, $3 now. */
export const setWithdrawn = statement(`
  update correction_requests set state = 'withdrawn', updated_at = $3, version = version + 1
  where school_id = $1 and id = $2`);

/** $1 school, $2 request, $3 decision, $4 answer, $5 now. */
export const setAnswered = statement(`
  update correction_requests set state = $3, answer = $4, answered_by = app.user_id(), answered_at = $5, updated_at = $5,
    version = version + 1
  where school_id = $1 and id = $2`);

/** $1 school, $2 request, $3 whether a hearing is wanted, $4 statement or null, $5 now. */
export const setObjection = statement(`
  update correction_requests set
    hearing_asked_at = case when $3 then coalesce(hearing_asked_at, $5) else hearing_asked_at end,
    statement = coalesce($4, statement),
    statement_by = case when $4::text is null then statement_by else app.user_id() end,
    statement_at = case when $4::text is null then statement_at else $5 end,
    updated_at = $5, version = version + 1
  where school_id = $1 and id = $2`);

/** $1 school, $2 request, $3 day, $4 by whom, $5 decision, $6 its grounds, $7 now. */
export const setHearing = statement(`
  update correction_requests set hearing_on = $3, hearing_by = $4, hearing_decision = $5, hearing_reason = $6,
    hearing_recorded_by = app.user_id(), hearing_recorded_at = $7, state = $5, updated_at = $7, version = version + 1
  where school_id = $1 and id = $2`);

/** Today in a school's zone. $1 now, $2 school. */
export const findToday = statement<{ today: CalendarDate }>(
  'select ($1::timestamptz at time zone time_zone)::date::text as today from schools where id = $2',
);

/** Those who keep the records of a school. $1 school. */
export const listKeepers = statement<{ userId: string }>(
  `select k.user_id as "userId" from (${KEEPERS('$1')}) k`,
);
