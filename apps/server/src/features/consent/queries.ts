import type { ConsentId, SchoolId, StudentId, UserId } from '@fieldhouse/contract/ids.ts';
import type { Locale } from '@fieldhouse/contract/people.ts';
import type { CalendarDate } from '@fieldhouse/domain/dates/calendar-date.ts';
import type { ConsentBasis, ConsentKind, ConsentMethod } from '@fieldhouse/domain/families/consent.ts';
import type { Relationship } from '@fieldhouse/domain/families/guardian-links.ts';
import { type None, type RowOf, statement } from '#db/unit.ts';
import type { Sql } from './rows.gen.ts';

/** A child's own state. No row: whoever asks doesn't wait. */
export const findOwn = statement<
  Sql['findOwn'],
  None,
  { givenName: string; schoolName: string; isSent: boolean; locale: Locale; isClosed: boolean }
>(`
  select request_id as "request", given_name as "givenName", school_name as "schoolName",
    school_email as "schoolEmail", parent_email as "parentEmail", is_sent as "isSent", expires_at as "expiresAt",
    deletion_due_at as "deletionDueAt", locale, is_closed as "isClosed"
  from app.own_consent()`);

export const nameParent = statement<
  Sql['nameParent'],
  { email: string; tokenHash: string; locale: Locale; ip: string; trace: string; now: string },
  {
    givenName: string;
    schoolName: string;
    outcome: 'asked' | 'own_address' | 'school_closed' | 'refused';
  }
>(`
  select given_name as "givenName", school_name as "schoolName", outcome
  from app.name_parent(:email, :tokenHash, :locale, :ip, :trace, :now)`);

export const openRequest = statement<
  Sql['openRequest'],
  { tokenHash: string; now: string },
  {
    request: string;
    schoolName: string;
    givenName: string;
    locale: Locale;
    expiresAt: string;
    isNeeded: boolean;
    mayDecide: boolean;
  }
>(`
  select request_id as "request", school_name as "schoolName", school_email as "schoolEmail",
    given_name as "givenName", locale, expires_at as "expiresAt", is_needed as "isNeeded", may_decide as "mayDecide"
  from app.open_consent_request(:tokenHash, :now)`);

export const answerRequest = statement<
  Sql['answerRequest'],
  {
    tokenHash: string;
    answer: string;
    name: string | null;
    relationship: Relationship | null;
    aiModels: boolean;
    locale: Locale | null;
    version: string | null;
    ip: string;
    trace: string;
    now: string;
  }
>(`
  select consent_id as "consentId", deletion_due_at as "deletionDueAt"
  from app.answer_consent_request(:tokenHash, :answer, :name, :relationship, :aiModels, :locale, :version, :ip,
    :trace, :now)`);

export const openGiven = statement<
  Sql['openGiven'],
  { consentId: ConsentId; now: string },
  {
    schoolName: string;
    givenName: string;
    giverName: string;
    giverEmail: string;
    relationship: Relationship;
    locale: Locale;
    givenAt: string;
    timeZone: string;
    hasAi: boolean;
    isNeeded: boolean;
    mayDecide: boolean;
  }
>(`
  select school_name as "schoolName", school_email as "schoolEmail", given_name as "givenName",
    giver_name as "giverName", giver_email as "giverEmail", relationship, locale, given_at as "givenAt",
    time_zone as "timeZone", has_ai as "hasAi", withdrawn_at as "withdrawnAt", deletion_due_at as "deletionDueAt",
    is_needed as "isNeeded", may_decide as "mayDecide"
  from app.open_given_consent(:consentId, :now)`);

export const withdrawGiven = statement<
  Sql['withdrawGiven'],
  { consentId: ConsentId; dueAt: string; ip: string; trace: string; now: string },
  { isDone: boolean }
>('select app.withdraw_consent_by_link(:consentId, :dueAt, :ip, :trace, :now) as "isDone"');

export const renewGiven = statement<
  Sql['renewGiven'],
  {
    consentId: ConsentId;
    name: string;
    relationship: Relationship;
    aiModels: boolean;
    locale: Locale;
    version: string;
    ip: string;
    trace: string;
    now: string;
  }
>(`
  select app.renew_consent_by_link(:consentId, :name, :relationship, :aiModels, :locale, :version, :ip, :trace, :now)
    as "consentId"`);

/** A student about whom the reader decides. */
export type ChildRow = RowOf<typeof listChildren>;
export const listChildren = statement<
  Sql['listChildren'],
  { now: string },
  {
    schoolId: SchoolId;
    studentId: StudentId;
    userId: UserId | null;
    name: string;
    schoolName: string;
    timeZone: string;
    isOwn: boolean;
    isUnder13: boolean;
    /** Of the school still. */
    isStudent: boolean;
    state: 'not_needed' | 'required' | 'given';
    relationship: Relationship | null;
    today: CalendarDate;
    yearStartsOn: CalendarDate | null;
  }
>(`
  select school_id as "schoolId", student_id as "studentId", user_id as "userId", name, school_name as "schoolName",
    time_zone as "timeZone", is_own as "isOwn", is_under_13 as "isUnder13", consent_state as state,
    deletion_due_at as "deletionDueAt", request_id as "request", request_expires_at as "requestExpiresAt",
    relationship, school_email as "schoolEmail", today::text as today, year_starts_on::text as "yearStartsOn",
    year_label as "yearLabel", user_id is null or app.attends(school_id, user_id) as "isStudent"
  from app.consent_children(:now)
  -- Nobody decides about another student before they are of age themselves.
  where is_own or not app.is_minor(app.user_id(), :now)`);

/** Decisions about a student, the newest first. */
export const listConsents = statement<
  Sql['listConsents'],
  { studentIds: readonly StudentId[] },
  { yearStartsOn: CalendarDate | null }
>(`
  select k.id as "consentId", k.student_id as "studentId", k.kind, k.decision, k.basis, k.method,
    k.text_version as "textVersion", k.locale, k.giver_name as "giverName", k.relationship,
    k.given_by as "givenBy", k.giver_email as "giverEmail",
    (select min(m.display_name) from school_memberships m
      where m.school_id = k.school_id and m.user_id = k.verified_by) as "verifiedByName",
    k.given_at as "givenAt", k.withdrawn_at as "withdrawnAt", k.year_starts_on::text as "yearStartsOn"
  from consents k where k.student_id = any (:studentIds::uuid[])
    and k.school_id = any ((select app.known_school_ids())::uuid[])
  order by k.given_at desc, k.id desc`);

/** Consents to the same child's account that hold at another school. */
export const listElsewhere = statement<
  Sql['listElsewhere'],
  { studentIds: readonly StudentId[]; now: string },
  {
    consentId: ConsentId;
    studentId: StudentId;
    basis: ConsentBasis;
    method: ConsentMethod;
    textVersion: string;
    locale: Locale;
    relationship: Relationship | null;
    givenBy: UserId | null;
    givenAt: string;
  }
>(`
  select consent_id as "consentId", student_id as "studentId", basis, method, text_version as "textVersion", locale,
    giver_name as "giverName", relationship, given_by as "givenBy", given_at as "givenAt"
  from app.consents_elsewhere(:studentIds::uuid[], :now)`);

/** What is on record about a child stays as it is until the transaction ends, at whichever school. */
export const holdAccount = statement<Sql['holdAccount'], { studentId: StudentId }>(
  'select app.hold_account(:studentId)',
);

/** A consent, and the child whom the reader knows by it. */
export const findConsent = statement<
  Sql['findConsent'],
  { consentId: ConsentId; isStaff: boolean; now: string },
  { studentId: StudentId; kind: ConsentKind; decision: 'given' | 'refused' }
>(`
  select student_id as "studentId", kind, decision, withdrawn_at as "withdrawnAt"
  from app.find_consent(:consentId, :isStaff, :now)`);

/** What was decided before gives way to what is decided now. */
export const replaceConsent = statement<
  Sql['replaceConsent'],
  { schoolId: SchoolId; studentId: StudentId; kind: ConsentKind; now: string }
>(`
  update consents set withdrawn_at = :now, withdrawn_by = app.user_id(), withdraw_reason = 'replaced'
  where school_id = :schoolId and student_id = :studentId and kind = :kind and withdrawn_at is null returning id`);

/** A guardian's own consent takes the place of all others to the account. Answers who has to be told by email. */
export const replaceAccountConsents = statement<
  Sql['replaceAccountConsents'],
  { studentId: StudentId; now: string },
  { consentId: ConsentId; giverEmail: string; locale: Locale; studentName: string; schoolName: string }
>(`
  select consent_id as "consentId", giver_email as "giverEmail", locale, given_name as "studentName",
    school_name as "schoolName", school_email as "schoolEmail"
  from app.replace_account_consents(:studentId, :now)`);

/** Lets the account follow what stands on record. */
export const settle = statement<Sql['settle'], { userId: UserId; isGiven: boolean; now: string }>(
  'select app.settle_consent(:userId, :isGiven, :now) as state',
);

/** The first day on which a consent that the school records now can have been given. */
export const findFirstDay = statement<
  Sql['findFirstDay'],
  { studentId: StudentId },
  { on: CalendarDate | null }
>('select app.first_consent_day(:studentId)::text as "on"');

/** Tells the guardians who decide about a student that the reader, who keeps the records, recorded something. */
export const tellRecorded = statement<Sql['tellRecorded'], { studentId: StudentId; now: string }>(
  'select app.tell_recorded(:studentId, :now)',
);

export const withdrawOwn = statement<
  Sql['withdrawOwn'],
  { consentId: ConsentId; reason: string | null; dueAt: string; ip: string; trace: string; now: string },
  { isDone: boolean }
>('select app.withdraw_consent(:consentId, :reason, :dueAt, :ip, :trace, :now) as "isDone"');

/** The reader's own requests to follow somebody. */
export const listOwnLinks = statement<
  Sql['listOwnLinks'],
  { now: string },
  { schoolName: string; status: string; askedAt: string; isClosed: boolean }
>(`
  select school_name as "schoolName", status, asked_at as "askedAt", is_closed as "isClosed" from app.own_links(:now)`);

export const findStudent = statement<
  Sql['consent.findStudent'],
  { studentId: StudentId; now: string },
  { today: CalendarDate; isHere: boolean }
>(`
  select sp.school_id as "schoolId", sp.id as "studentId", sp.user_id as "studentUserId", sp.legal_name as name,
    s.name as "schoolName", s.email as "schoolEmail", s.time_zone as "timeZone",
    app.attends(sp.school_id, sp.user_id) as "isHere",
    (:now::timestamptz at time zone s.time_zone)::date::text as today
  from student_profiles sp join schools s on s.id = sp.school_id where sp.id = :studentId`);

export const findState = statement<
  Sql['findState'],
  { studentId: StudentId; now: string },
  { state: 'not_needed' | 'required' | 'given'; isUnder13: boolean }
>(`
  select consent_state as state, is_under_13 as "isUnder13", deletion_due_at as "deletionDueAt"
  from app.student_consent(:studentId, :now)`);

export const findRequest = statement<Sql['findRequest'], { studentId: StudentId }>(`
  select r.id as "request", r.parent_email as "parentEmail", r.token_hash is not null as "isSent",
    r.opened_at as "openedAt", r.expires_at as "expiresAt"
  from consent_requests r where r.student_id = :studentId and r.answered_at is null`);

/** What stands against asking at an address about a child; null: nothing. */
export const findAddressObstacle = statement<
  Sql['findAddressObstacle'],
  { userId: UserId; schoolId: SchoolId; email: string; now: string },
  { obstacle: 'own_address' | 'refused' | null }
>('select app.address_obstacle(:userId, :schoolId, :email, :now) as obstacle');

/** A request as it is sent anew by the school. No row: nobody is asked any more. */
export const askAnew = statement<
  Sql['askAnew'],
  { schoolId: SchoolId; studentId: StudentId; email: string; tokenHash: string; locale: Locale; now: string }
>(`
  update consent_requests set parent_email = :email, token_hash = :tokenHash, locale = :locale, opened_at = null,
    updated_at = :now, version = version + 1,
    expires_at = greatest(expires_at, least(:now::timestamptz + interval '14 days', created_at + interval '28 days'))
  where school_id = :schoolId and student_id = :studentId and answered_at is null and expires_at > :now
  returning id as "request"`);
