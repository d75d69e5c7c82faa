import type { CorrectionId, SchoolId, StudentId } from '@fieldhouse/contract/ids.ts';
import type { CalendarDate } from '@fieldhouse/domain/dates/calendar-date.ts';
import { HAS_ANY_LINK } from '#access/guardians.ts';
import { type None, type RowOf, statement } from '#db/unit.ts';
import type { Sql } from './rows.gen.ts';

const SUBJECT = `
  select sp.id as "studentId", sp.school_id as "schoolId", sp.user_id as "studentUserId", sp.legal_name as name,
    s.name as "schoolName",
    s.status <> 'closed' and exists (select from app.record_keepers(s.id)) as "isAnswered",
    (:now::timestamptz at time zone s.time_zone)::date::text as today
  from student_profiles sp join schools s on s.id = sp.school_id`;

/** Students that the actor is, or has a link to. */
export const listSubjects = statement<Sql['listSubjects'], { now: string }, { today: CalendarDate }>(`
  ${SUBJECT} where sp.user_id = app.user_id() or ${HAS_ANY_LINK}
  order by sp.legal_name, sp.id`);

export const findSubject = statement<
  Sql['findSubject'],
  { now: string; studentId: StudentId | null },
  { today: CalendarDate }
>(`${SUBJECT} where sp.id = :studentId`);

/** Columns of the hearing are null together, but for the name. */
export type CorrectionRow = RowOf<typeof lockCorrection>;

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
export const listOwn = statement<
  Sql['listOwn'],
  None,
  { heldOn: CalendarDate | null; hearingDecision: 'accepted' | 'refused' | null }
>(`
  ${CORRECTION} where sp.user_id = app.user_id() or ${HAS_ANY_LINK}
  order by r.created_at desc, r.id desc limit 200`);

/** `studentId`: student, or null for what is open in every school of the actor. */
export const listForStaff = statement<
  Sql['listForStaff'],
  { studentId: StudentId | null },
  { heldOn: CalendarDate | null; hearingDecision: 'accepted' | 'refused' | null }
>(`
  ${CORRECTION} where case when :studentId::uuid is null then r.state = 'open' or
      (r.state = 'refused' and r.hearing_asked_at is not null and r.hearing_on is null) else r.student_id = :studentId end
  order by r.state = 'open' desc, r.due_on, r.id limit 200`);

/** Two answers at once wait for each other. */
export const lockCorrection = statement<
  Sql['lockCorrection'],
  { correctionId: CorrectionId },
  { heldOn: CalendarDate | null; hearingDecision: 'accepted' | 'refused' | null }
>(`${CORRECTION} where r.id = :correctionId for update of r`);

export const countOpen = statement<Sql['countOpen'], { schoolId: SchoolId; studentId: StudentId }>(`
  select count(*)::integer as open from correction_requests where school_id = :schoolId and student_id = :studentId and state = 'open'`);

export const setWithdrawn = statement<
  Sql['setWithdrawn'],
  { schoolId: SchoolId; correctionId: CorrectionId; now: string }
>(`
  update correction_requests set state = 'withdrawn', updated_at = :now, version = version + 1
  where school_id = :schoolId and id = :correctionId`);

export const setAnswered = statement<
  Sql['setAnswered'],
  {
    schoolId: SchoolId;
    correctionId: CorrectionId;
    decision: 'open' | 'accepted' | 'refused' | 'withdrawn';
    words: string | null;
    now: string;
  }
>(`
  update correction_requests set state = :decision, answer = :words, answered_by = app.user_id(), answered_at = :now, updated_at = :now,
    version = version + 1
  where school_id = :schoolId and id = :correctionId`);

/** `statement`: statement or null. */
export const setObjection = statement<
  Sql['setObjection'],
  {
    schoolId: SchoolId;
    correctionId: CorrectionId;
    wantsHearing: boolean;
    statement: string | null;
    now: string;
  }
>(`
  update correction_requests set
    hearing_asked_at = case when :wantsHearing then coalesce(hearing_asked_at, :now) else hearing_asked_at end,
    statement = coalesce(:statement, statement),
    statement_by = case when :statement::text is null then statement_by else app.user_id() end,
    statement_at = case when :statement::text is null then statement_at else :now end,
    updated_at = :now, version = version + 1
  where school_id = :schoolId and id = :correctionId`);

export const setHearing = statement<
  Sql['setHearing'],
  {
    schoolId: SchoolId;
    correctionId: CorrectionId;
    heldOn: string | null;
    heldBy: string | null;
    decision: string;
    reason: string | null;
    now: string;
  }
>(`
  update correction_requests set hearing_on = :heldOn, hearing_by = :heldBy, hearing_decision = :decision, hearing_reason = :reason,
    hearing_recorded_by = app.user_id(), hearing_recorded_at = :now, state = :decision, updated_at = :now, version = version + 1
  where school_id = :schoolId and id = :correctionId`);

/** Today and the day on which a hearing was asked for, in a school's zone. */
export const findDays = statement<
  Sql['findDays'],
  { now: string; askedAt: string; schoolId: SchoolId },
  { today: CalendarDate; askedOn: CalendarDate }
>(`
  select (:now::timestamptz at time zone time_zone)::date::text as today,
    (:askedAt::timestamptz at time zone time_zone)::date::text as "askedOn"
  from schools where id = :schoolId`);
