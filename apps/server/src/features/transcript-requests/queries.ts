import type {
  SchoolId,
  StudentId,
  TranscriptId,
  TranscriptRequestId,
  UserId,
} from '@fieldhouse/contract/ids.ts';
import type { Locale } from '@fieldhouse/contract/people.ts';
import { HAS_RIGHT, IS_LIVE_LINK } from '#access/guardians.ts';
import { NAME_OF } from '#access/memberships.ts';
import { statement } from '#db/unit.ts';
import type { Sql } from './rows.gen.ts';

const TODAY = (s: string) => `(:now::timestamptz at time zone ${s}.time_zone)::date`;

/** Rights of a guardian who may consent, and sees what they give. */
const MAY_CONSENT = `${HAS_RIGHT('g', 'consent')} and ${HAS_RIGHT('g', 'see_record')}`;

const STUDENT = `
    sp.school_id as "schoolId", sp.id as "studentId", sp.user_id as "studentUserId", sp.legal_name as "studentName",
    s.name as "schoolName", s.time_zone as "timeZone",
    coalesce(${TODAY('s')} >= app.of_age_on(sp.birth_on), false) as "isOfAge"`;

/** Whose transcripts are to be sent, with the hold that stands. */
export const findAskedStudent = statement<Sql['findAskedStudent'], { studentId: StudentId; now: string }>(`
  select ${STUDENT}, h.reason as "holdReason", h.set_at as "heldSince",
    exists (select from guardian_links g where g.school_id = sp.school_id and g.student_id = sp.id
      and ${MAY_CONSENT} and ${IS_LIVE_LINK('g', 'sp', TODAY('s'))}) as "hasGiver"
  from student_profiles sp
    join schools s on s.id = sp.school_id
    left join transcript_holds h on h.school_id = sp.school_id and h.student_id = sp.id and h.ended_at is null
  where sp.id = :studentId`);

const REQUEST = `
  select r.id as "requestId", r.recipient_name as "recipientName", r.recipient_email as "recipientEmail",
    r.purpose, r.recipient_locale as "recipientLocale", r.transcript_id as "transcriptId", r.note,
    r.due_on as "dueOn", r.created_at as "askedAt", r.asked_by as "askedBy",
    ${NAME_OF('r.asked_by', 'r.school_id')} as "askedByName", r.consent_basis as "consentBasis",
    r.consent_by as "consentBy",
    case when r.consent_basis = 'guardian' then exists (select from guardian_links g
      where g.school_id = r.school_id and g.student_id = r.student_id and g.guardian_user_id = r.consent_by
        and ${MAY_CONSENT} and ${IS_LIVE_LINK('g', 'sp', TODAY('s'))}) else true end as "consentHolds",
    r.consent_at as "consentAt", ${NAME_OF('r.consent_by', 'r.school_id')} as "consentByName",
    r.declined_as as "declinedAs", r.declined_by as "declinedBy", r.decline_reason as "declineReason", r.declined_at as "declinedAt",
    r.withdrawn_at as "withdrawnAt", r.sent_at as "sentAt", r.expires_at as "expiresAt",
    r.token_hash is not null as "hasToken",
    r.token_hash is not null and r.expires_at > :now::timestamptz as "isLinkLive", r.openings,
    not exists (select from transcript_changes g where g.school_id = r.school_id and g.transcript_id = r.transcript_id)
      as "isCurrent", app.is_erased(sp.user_id) as "isErased",
    r.last_opened_at as "lastOpenedAt", r.undelivered_at as "undeliveredAt", r.undelivered_why as "undeliveredWhy",
    ${STUDENT}
  from transcript_requests r
    join schools s on s.id = r.school_id
    join student_profiles sp on sp.school_id = r.school_id and sp.id = r.student_id`;

/** Of one student, the newest first. */
export const listRequests = statement<
  Sql['listRequests'],
  { studentId: StudentId; now: string },
  { consentHolds: boolean; isLinkLive: boolean; isErased: boolean }
>(`${REQUEST}
  where r.student_id = :studentId order by r.created_at desc, r.id desc limit 50`);

export const lockRequest = statement<
  Sql['lockRequest'],
  { requestId: TranscriptRequestId; now: string },
  { consentHolds: boolean; isLinkLive: boolean; isErased: boolean; transcriptId: TranscriptId | null }
>(`${REQUEST}
  where r.id = :requestId for update of r`);

/** Whoever sends the same twice at once waits here for the first; requests of a student are counted with the others held. */
export const holdRequests = statement<Sql['holdRequests'], { studentId: StudentId }>(
  "select pg_advisory_xact_lock(hashtextextended('transcript requests:' || :studentId::uuid, 0))",
);

export const findByRequestKey = statement<
  Sql['findByRequestKey'],
  { schoolId: SchoolId; studentId: StudentId; requestKey: string; now: string },
  { consentHolds: boolean; isLinkLive: boolean; isErased: boolean }
>(`${REQUEST}
  where r.school_id = :schoolId and r.student_id = :studentId and r.asked_by = app.user_id()
    and r.request_key = :requestKey`);

export const countOpen = statement<Sql['countOpen'], { studentId: StudentId }>(`
  select count(*)::int as count from transcript_requests r
  where r.student_id = :studentId and r.sent_at is null and r.declined_at is null and r.withdrawn_at is null`);

interface OfRequest {
  readonly schoolId: SchoolId;
  readonly requestId: TranscriptRequestId;
  readonly at: string;
}

export const markConsent = statement<
  Sql['markConsent'],
  OfRequest & { basis: 'student' | 'guardian'; text: string; locale: Locale }
>(`
  update transcript_requests set consent_basis = :basis, consent_by = app.user_id(), consent_at = :at,
    consent_text = :text, consent_locale = :locale, version = version + 1
  where school_id = :schoolId and id = :requestId`);

export const markDeclined = statement<
  Sql['markDeclined'],
  OfRequest & { as: 'family' | 'school'; reason: string | null }
>(`
  update transcript_requests set declined_as = :as, declined_by = app.user_id(), declined_at = :at,
    decline_reason = :reason, version = version + 1
  where school_id = :schoolId and id = :requestId`);

export const markWithdrawn = statement<Sql['markWithdrawn'], OfRequest>(`
  update transcript_requests set withdrawn_by = app.user_id(), withdrawn_at = :at, version = version + 1
  where school_id = :schoolId and id = :requestId`);

export const markSent = statement<
  Sql['markSent'],
  OfRequest & { transcriptId: TranscriptId; tokenHash: string | null; expiresAt: string | null }
>(`
  update transcript_requests set sent_by = app.user_id(), sent_at = :at, transcript_id = :transcriptId,
    token_hash = :tokenHash, expires_at = :expiresAt, version = version + 1
  where school_id = :schoolId and id = :requestId`);

/** Another link takes the place of the one that was sent. */
export const renewLink = statement<
  Sql['renewLink'],
  Omit<OfRequest, 'at'> & { tokenHash: string; expiresAt: string; recipientEmail: string }
>(`
  update transcript_requests set token_hash = :tokenHash, expires_at = :expiresAt, recipient_email = :recipientEmail,
    undelivered_at = null, undelivered_why = null, version = version + 1
  where school_id = :schoolId and id = :requestId`);

/** The link works no more, as after its days: the school may send another. */
export const expireLink = statement<Sql['expireLink'], OfRequest>(`
  update transcript_requests set expires_at = :at, version = version + 1
  where school_id = :schoolId and id = :requestId`);

/** The link works no more, and that stands. */
export const eraseLink = statement<Sql['eraseLink'], Omit<OfRequest, 'at'>>(`
  update transcript_requests set token_hash = null, version = version + 1
  where school_id = :schoolId and id = :requestId`);

/** More than is shown: it shows that there are. */
const MOST_QUEUED = 101;

/** Open requests of a school, those that are due first, with the transcripts that could be sent. */
export const listQueue = statement<
  Sql['listQueue'],
  { schoolIds: readonly SchoolId[]; now: string },
  {
    isOverdue: boolean;
    consentHolds: boolean;
    isLinkLive: boolean;
    isErased: boolean;
    transcripts: { transcriptId: TranscriptId; code: string; issuedAt: string }[];
  }
>(`
  select q.*, r2.transcripts, h.reason as "holdReason",
    q."dueOn" < (:now::timestamptz at time zone q."timeZone")::date as "isOverdue"
  from (${REQUEST}
      where r.school_id = any (:schoolIds::uuid[]) and r.sent_at is null and r.declined_at is null
        and r.withdrawn_at is null
      order by r.due_on, r.created_at, r.id limit ${MOST_QUEUED}) q
    left join transcript_holds h on h.school_id = q."schoolId" and h.student_id = q."studentId" and h.ended_at is null
    cross join lateral (select coalesce(jsonb_agg(jsonb_build_object('transcriptId', i.id, 'code', i.code,
          'issuedAt', i.issued_at) order by i.issued_at desc), '[]') as transcripts
      from (select i.id, i.code, i.issued_at from issued_transcripts i
        where i.school_id = q."schoolId" and i.student_id = q."studentId"
          and not exists (select from transcript_changes g where g.school_id = i.school_id and g.transcript_id = i.id)
        order by i.issued_at desc limit 5) i) r2
  order by q."dueOn", q."askedAt", q."requestId"`);

/** Sent by an email that never arrived, and not ended by the family: those that wait longest first. */
export const listReturned = statement<
  Sql['listReturned'],
  { schoolIds: readonly SchoolId[]; now: string },
  { consentHolds: boolean; isLinkLive: boolean; isErased: boolean }
>(`
  select q.*, h.reason as "holdReason"
  from (${REQUEST}
      where r.school_id = any (:schoolIds::uuid[]) and r.undelivered_at is not null and r.token_hash is not null
        and r.recipient_email is not null
      order by r.undelivered_at, r.id limit ${MOST_QUEUED - 1}) q
    left join transcript_holds h on h.school_id = q."schoolId" and h.student_id = q."studentId" and h.ended_at is null
  order by q."undeliveredAt", q."requestId"`);

/** Where a letter that never arrived was sent from; no row: nothing is known of it any more. */
export const findReturned = statement<
  Sql['findReturned'],
  { requestId: TranscriptRequestId },
  { schoolId: SchoolId }
>('select r.school_id as "schoolId" from transcript_requests r where r.id = :requestId');

/** Notes that the email of a link never arrived, unless another one was sent since. No row: it was, or it is noted. */
export const markUndelivered = statement<
  Sql['markUndelivered'],
  OfRequest & { linkStart: string; why: 'no_mailbox' | 'refused' },
  { studentId: StudentId; askedBy: UserId }
>(`
  update transcript_requests r set undelivered_at = :at, undelivered_why = :why, version = r.version + 1
  from student_profiles sp
  where r.school_id = :schoolId and r.id = :requestId and starts_with(r.token_hash, :linkStart)
    and r.undelivered_at is null and r.openings = 0 and sp.school_id = r.school_id and sp.id = r.student_id
  returning r.student_id as "studentId", r.asked_by as "askedBy", sp.user_id as "studentUserId"`);

/** Guardians of a student who may consent. */
export const listConsenting = statement<
  Sql['listConsenting'],
  { schoolId: SchoolId; studentId: StudentId; now: string }
>(`
  select g.guardian_user_id as "userId" from guardian_links g
    join schools s on s.id = g.school_id
    join student_profiles sp on sp.school_id = g.school_id and sp.id = g.student_id
  where g.school_id = :schoolId and g.student_id = :studentId and ${MAY_CONSENT}
    and ${IS_LIVE_LINK('g', 'sp', TODAY('s'))}`);

export const endHold = statement<
  Sql['endHold'],
  { schoolId: SchoolId; studentId: StudentId; reason: string; at: string }
>(`
  update transcript_holds set ended_by = app.user_id(), ended_at = :at, end_reason = :reason
  where school_id = :schoolId and student_id = :studentId and ended_at is null
  returning id`);
