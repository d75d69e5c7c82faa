import type { LedgerShareId, SchoolId, StudentId } from '@fieldhouse/contract/ids.ts';
import { SHARE_REQUEST_DAYS } from '@fieldhouse/domain/eligibility/share.ts';
import { HAS_RIGHT, IS_LIVE_LINK, IS_OWN_LIVE_LINK } from '#access/guardians.ts';
import { NAME_OF } from '#access/memberships.ts';
import { statement } from '#db/unit.ts';
import { IS_OTHERS_TO_COUNSEL } from '#features/counseling/workflows.ts';
import { IS_OF_STUDENT, WAITS } from './guard-queries.ts';
import type { Sql } from './rows.gen.ts';

const TODAY = (s: string) => `(:now::timestamptz at time zone ${s}.time_zone)::date`;

/** A request that can still be answered. Condition over `h`, a row that nobody has given. */
const IS_FRESH = (h: string) =>
  `${h}.asked_at > :now::timestamptz - make_interval(days => ${SHARE_REQUEST_DAYS})`;

/** Rights of a guardian who may give it, and sees what they give. */
const MAY_GIVE = `${HAS_RIGHT('g', 'consent')} and ${HAS_RIGHT('g', 'see_record')}`;

const STUDENT = `
    sp.school_id as "schoolId", sp.id as "studentId", sp.user_id as "studentUserId", sp.legal_name as "studentName",
    s.name as "schoolName", s.time_zone as "timeZone", ${IS_OTHERS_TO_COUNSEL('sp')} as "isOthersToCounsel",
    coalesce(${TODAY('s')} >= app.of_age_on(sp.birth_on), false) as "isOfAge"`;

/** A student whose ledger is to be shared. */
export const findSharedStudent = statement<Sql['findSharedStudent'], { studentId: StudentId; now: string }>(`
  select ${STUDENT},
    exists (select from guardian_links g where g.school_id = sp.school_id and g.student_id = sp.id
      and ${MAY_GIVE}
      and ${IS_LIVE_LINK('g', 'sp', TODAY('s'))}) as "hasGuardian"
  from student_profiles sp join schools s on s.id = sp.school_id where sp.id = :studentId`);

const SHARE = `
  select h.id as "shareId", h.coach_name as "coachName", h.coach_email as "coachEmail", h.organization, h.why, h.days,
    h.asked_by as "askedBy", h.asked_at as "askedAt", h.given_by as "givenBy", h.basis, h.given_at as "givenAt",
    h.expires_at as "expiresAt", h.decline_note as "declineNote", h.declined_at as "declinedAt",
    h.ended_as as "endedAs", h.end_reason as "endReason", h.ended_at as "endedAt",
    coalesce(app.may_share(h.school_id, h.student_id, h.given_by, :now), false) as stands,
    ${NAME_OF('h.asked_by', 'h.school_id')} as "askedByName", ${NAME_OF('h.given_by', 'h.school_id')} as "givenByName",
    ${STUDENT}
  from ledger_shares h
    join schools s on s.id = h.school_id
    join student_profiles sp on sp.school_id = h.school_id and sp.id = h.student_id`;

/** Of one student, the newest first, with how often each was opened. */
export const listShares = statement<
  Sql['listShares'],
  { studentId: StudentId; most: number; now: string },
  { stands: boolean; openings: number }
>(`
  select one.*, coalesce(o.openings, 0) as openings, o.at as "lastOpenedAt"
  from (${SHARE} where h.student_id = :studentId order by h.created_at desc, h.id desc limit :most) one
    left join lateral (select count(*)::integer as openings, max(d.at) as at from disclosures d
      where d.school_id = one."schoolId" and d.share_id = one."shareId") o on true
  order by coalesce(one."askedAt", one."givenAt") desc, one."shareId" desc`);

export const lockShare = statement<
  Sql['lockShare'],
  { shareId: LedgerShareId; now: string },
  { stands: boolean }
>(`${SHARE} where h.id = :shareId for update of h`);

/** One change of a student's family at a time: links are counted with the others held. */
export const holdFamily = statement<Sql['holdFamily'], { studentId: StudentId }>(
  'select app.hold_family(:studentId)',
);

/** What counts towards the most: what is open or waits, and what began since an instant. */
export const countShares = statement<
  Sql['countShares'],
  { schoolId: SchoolId; studentId: StudentId; since: string; now: string }
>(`
  select (count(*) filter (where h.ended_at is null and h.declined_at is null
      and case when h.given_at is null then ${IS_FRESH('h')} else h.expires_at > :now end))::integer as open,
    (count(*) filter (where h.created_at > :since))::integer as recent
  from ledger_shares h where h.school_id = :schoolId and h.student_id = :studentId`);

/** The same that the person asked for or gave a moment ago: a second tap, which makes no second one. */
export const findTwin = statement<
  Sql['findTwin'],
  {
    schoolId: SchoolId;
    studentId: StudentId;
    by: string;
    coachName: string;
    coachEmail: string;
    organization: string;
    why: string;
    days: number;
    since: string;
  }
>(`
  select h.id as "shareId" from ledger_shares h
  where h.school_id = :schoolId and h.student_id = :studentId and coalesce(h.asked_by, h.given_by) = :by
    and h.coach_name = :coachName and h.coach_email = :coachEmail and h.organization = :organization and h.why = :why
    and h.days = :days and h.created_at > :since and h.declined_at is null and h.ended_at is null
  order by h.created_at desc limit 1`);

export const markGiven = statement<
  Sql['markGiven'],
  {
    schoolId: SchoolId;
    shareId: LedgerShareId;
    by: string;
    basis: 'student' | 'guardian';
    tokenHash: string;
    expiresAt: string;
    at: string;
  }
>(`
  update ledger_shares set given_by = :by, basis = :basis, given_at = :at, token_hash = :tokenHash,
    expires_at = :expiresAt, version = version + 1
  where school_id = :schoolId and id = :shareId`);

export const markShareDeclined = statement<
  Sql['markShareDeclined'],
  { schoolId: SchoolId; shareId: LedgerShareId; by: string; note: string | null; at: string }
>(`
  update ledger_shares set declined_by = :by, declined_at = :at, decline_note = :note, version = version + 1
  where school_id = :schoolId and id = :shareId`);

/** Rests on somebody else's right from now on. */
export const markKept = statement<
  Sql['markKept'],
  { schoolId: SchoolId; shareId: LedgerShareId; by: string; basis: 'student' | 'guardian'; at: string }
>(`
  update ledger_shares set given_by = :by, basis = :basis, given_at = :at, version = version + 1
  where school_id = :schoolId and id = :shareId`);

export const markShareEnded = statement<
  Sql['markShareEnded'],
  {
    schoolId: SchoolId;
    shareId: LedgerShareId;
    by: string;
    as: 'student' | 'guardian' | 'school';
    reason: string | null;
    at: string;
  }
>(`
  update ledger_shares set ended_by = :by, ended_as = :as, end_reason = :reason, ended_at = :at, token_hash = null,
    version = version + 1
  where school_id = :schoolId and id = :shareId`);

/** Guardians of a student who may give and end what is shared. */
export const listGivers = statement<
  Sql['listGivers'],
  { schoolId: SchoolId; studentId: StudentId; now: string }
>(`
  select g.guardian_user_id as "userId" from guardian_links g
    join schools s on s.id = g.school_id
    join student_profiles sp on sp.school_id = g.school_id and sp.id = g.student_id
  where g.school_id = :schoolId and g.student_id = :studentId and ${MAY_GIVE}
      and ${IS_LIVE_LINK('g', 'sp', TODAY('s'))}`);

/** The link with this hash, as whoever gave it sees it: `app.open_share` entered as them. */
export const findShareByHash = statement<Sql['findShareByHash'], { tokenHash: string; now: string }>(`
  ${SHARE} where h.token_hash = :tokenHash`);

/** What waits for the actor: requests of minors whom they consent for, and what others shared before they came of age. */
export const listNeededShares = statement<Sql['listNeededShares'], { now: string }, { isOwn: boolean }>(`
  select h.id as "shareId", h.student_id as "studentId", sp.legal_name as "studentName", h.coach_name as "coachName", h.organization,
    sp.user_id = app.user_id() as "isOwn"
  from ledger_shares h
    join schools s on s.id = h.school_id
    join student_profiles sp on sp.school_id = h.school_id and sp.id = h.student_id
  where h.ended_at is null and h.declined_at is null and app.may_share(h.school_id, h.student_id, app.user_id(), :now)
    and ((h.given_at is null and ${IS_FRESH('h')})
      or (h.expires_at > :now and sp.user_id = app.user_id() and h.given_by <> app.user_id()))
  order by h.created_at, h.id`);

/** Changes that the actor may acknowledge, and that wait for it. */
export const listNeededGuards = statement<
  Sql['listNeededGuards'],
  { now: string },
  { isOwn: boolean; dueOn: string }
>(`
  select q.student_id as "studentId", sp.legal_name as "studentName", sp.user_id = app.user_id() as "isOwn",
    min(q.due_on) as "dueOn"
  from eligibility_guards q
    join schools s on s.id = q.school_id
    join student_profiles sp on sp.school_id = q.school_id and sp.id = q.student_id
  where ${WAITS('q')} and q.declined_at is null and ${IS_OF_STUDENT}
    and case when ${TODAY('s')} >= app.of_age_on(sp.birth_on) then sp.user_id = app.user_id()
      else exists (select from guardian_links g where g.school_id = sp.school_id and g.student_id = sp.id
        and ${IS_OWN_LIVE_LINK('g', 'sp', TODAY('s'), 'sign')} and ${HAS_RIGHT('g', 'see_record')}) end
  group by q.student_id, sp.legal_name, sp.user_id
  order by min(q.due_on), q.student_id`);
