import type { FileId, SchoolId, StudentId, TranscriptReadingId, UserId } from '@fieldhouse/contract/ids.ts';
import { OWN_AND_LINKED } from '#access/guardians.ts';
import { IS_ACTIVE, WHOLE_SCHOOLS } from '#access/memberships.ts';
import { SCHOOL_RUNNERS } from '#access/told.ts';
import { type None, type RowOf, statement } from '#db/unit.ts';
import type { Sql } from './rows.gen.ts';

/** Those who keep the records of a school, with accounts that are open. SQL over the school. */
const KEEPERS = (school: string) => `${SCHOOL_RUNNERS(school)}
  union select m.user_id from school_memberships m
  where m.school_id = ${school} and ${IS_ACTIVE('m')} and m.role = 'teacher' and 'registrar' = any (m.duties)
    and m.user_id in (select app.open_staff(${school}))`;

const NAME_OF = (user: string) => `
  (select min(m.display_name) from school_memberships m where m.school_id = r.school_id and m.user_id = ${user})`;

/** Readings that one student may have waiting. */
export const MOST_OPEN = 10;

const SUBJECT = `
  select sp.id as "studentId", sp.school_id as "schoolId", sp.user_id as "studentUserId", sp.legal_name as name,
    s.name as "schoolName"
  from student_profiles sp join schools s on s.id = sp.school_id`;

/** Students that the actor is, or has a link to. */
export const listSubjects = statement<Sql['listSubjects'], None>(`
  ${SUBJECT} where sp.id = any (array(${OWN_AND_LINKED}))
  order by sp.legal_name, sp.id`);

export type SubjectRow = RowOf<typeof findSubject>;

/** `openCount`: of readings that aren't decided. */
export const findSubject = statement<Sql['findSubject'], { studentId: StudentId }>(`
  select sp.id as "studentId", sp.school_id as "schoolId", sp.user_id as "studentUserId", sp.legal_name as name,
    s.name as "schoolName",
    (select count(*)::integer from transcript_readings r where r.school_id = sp.school_id and r.student_id = sp.id
      and r.state in ('draft', 'submitted', 'rejected')) as "openCount"
  from student_profiles sp join schools s on s.id = sp.school_id
  where sp.id = :studentId`);

const ROW = `
  select r.id as "readingId", r.school_id as "schoolId", r.student_id as "studentId", sp.legal_name as "studentName",
    r.state, r.school_name as "schoolName", case when f.deleted_at is null then f.name end as "fileName",
    coalesce(jsonb_array_length(r.entries), 0) as "rowCount", r.created_at as "createdAt", r.submitted_at as "submittedAt",
    r.decided_at as "decidedAt", r.created_by as "createdBy", r.submitted_by as "submittedBy",
    not exists (select from (${KEEPERS('r.school_id')}) k where k.user_id <> app.user_id()) as "isOnlyKeeper"
  from transcript_readings r
    join student_profiles sp on sp.school_id = r.school_id and sp.id = r.student_id
    join files f on f.school_id = r.school_id and f.id = r.file_id`;

export type ReadingRow = RowOf<typeof listReadings>;

/** `studentId`: of this one; null: of those whom the actor is or has a link to. The newest first. */
export const listReadings = statement<
  Sql['listReadings'],
  { studentId: StudentId | null },
  { createdBy: UserId; submittedBy: UserId | null }
>(`
  ${ROW} where r.state <> 'withdrawn' and sp.id = any (array(
      select mine.id from (${OWN_AND_LINKED}) mine where :studentId::uuid is null
      union select :studentId where :studentId is not null))
  order by r.created_at desc, r.id desc limit 100`);

/** Handed in at the schools whose records the actor keeps or counsels; the policy chooses. The oldest first. */
export const listWaiting = statement<
  Sql['listWaiting'],
  None,
  { createdBy: UserId; submittedBy: UserId | null }
>(`
  with whole as materialized (${WHOLE_SCHOOLS})
  ${ROW} where r.state = 'submitted' and r.school_id in (select school_id from whole)
  order by r.submitted_at, r.id limit 200`);

export type WholeReading = RowOf<typeof findReading>;

const WHOLE = `
  select r.id as "readingId", r.school_id as "schoolId", r.student_id as "studentId", sp.legal_name as "studentName",
    sp.user_id as "studentUserId",
    r.state, r.school_name as "schoolName", case when f.deleted_at is null then f.name end as "fileName",
    r.file_id as "fileId", r.created_at as "createdAt", r.submitted_at as "submittedAt", r.decided_at as "decidedAt",
    r.created_by as "createdBy", r.submitted_by as "submittedBy", r.engine, r.is_recognized as "isRecognized",
    r.lines, r.parsed, r.picked, r.entries, r.reason, r.version,
    ${NAME_OF('r.created_by')} as "createdByName", ${NAME_OF('r.submitted_by')} as "submittedByName",
    ${NAME_OF('r.decided_by')} as "decidedByName",
    not exists (select from (${KEEPERS('r.school_id')}) k where k.user_id <> app.user_id()) as "isOnlyKeeper"
  from transcript_readings r
    join student_profiles sp on sp.school_id = r.school_id and sp.id = r.student_id
    join files f on f.school_id = r.school_id and f.id = r.file_id
  where r.id = :readingId`;

export const findReading = statement<
  Sql['findReading'],
  { readingId: TranscriptReadingId },
  { createdBy: UserId; submittedBy: UserId | null }
>(WHOLE);

/** Two decisions at once wait for each other. */
export const lockReading = statement<
  Sql['lockReading'],
  { readingId: TranscriptReadingId },
  { createdBy: UserId; submittedBy: UserId | null }
>(`${WHOLE} for update of r`);

/** Titles that a school has confirmed and that stand on its list, or on another school's that it keeps. */
export const listListed = statement<Sql['listListed'], { schoolId: SchoolId; today: string }>(`
  select n.title, n.area, n.outside_school as "outsideSchool" from ncaa_titles n
  where n.school_id = :schoolId and (n.valid_to is null or n.valid_to >= :today::date)
  order by n.outside_school nulls last, n.title, n.id`);

export const setReview = statement<
  Sql['setReview'],
  {
    schoolId: SchoolId;
    readingId: TranscriptReadingId;
    schoolName: string;
    entries: string;
    now: string;
  }
>(`
  update transcript_readings set school_name = :schoolName, entries = :entries::jsonb, updated_at = :now, version = version + 1
  where school_id = :schoolId and id = :readingId`);

export const setPicked = statement<
  Sql['setPicked'],
  {
    schoolId: SchoolId;
    readingId: TranscriptReadingId;
    picked: number | null;
    parsed: string;
    engine: 'built_in' | 'model';
    entries: string;
    now: string;
  }
>(`
  update transcript_readings set picked = :picked, parsed = :parsed::jsonb, engine = :engine, entries = :entries::jsonb, updated_at = :now,
    version = version + 1
  where school_id = :schoolId and id = :readingId`);

export const setSubmitted = statement<
  Sql['setSubmitted'],
  { schoolId: SchoolId; readingId: TranscriptReadingId; now: string }
>(`
  update transcript_readings set state = 'submitted', submitted_by = app.user_id(), submitted_at = :now, decided_by = null,
    decided_at = null, reason = null, updated_at = :now, version = version + 1
  where school_id = :schoolId and id = :readingId`);

export const setDecided = statement<
  Sql['setDecided'],
  {
    schoolId: SchoolId;
    readingId: TranscriptReadingId;
    state: 'draft' | 'submitted' | 'approved' | 'rejected' | 'withdrawn';
    reason: string | null;
    now: string;
  }
>(`
  update transcript_readings set state = :state, decided_by = app.user_id(), decided_at = :now, reason = :reason,
    updated_at = :now, version = version + 1
  where school_id = :schoolId and id = :readingId`);

/** What is taken back keeps nothing of what it said. */
export const setWithdrawn = statement<
  Sql['setWithdrawn'],
  { schoolId: SchoolId; readingId: TranscriptReadingId; parsed: string; now: string }
>(`
  update transcript_readings set state = 'withdrawn', lines = '{}', entries = '[]', parsed = :parsed::jsonb, school_name = '',
    decided_by = null, decided_at = null, reason = null, updated_at = :now, version = version + 1
  where school_id = :schoolId and id = :readingId`);

export const setLines = statement<
  Sql['setLines'],
  {
    schoolId: SchoolId;
    readingId: TranscriptReadingId;
    lines: readonly string[];
    parsed: string;
    now: string;
  }
>(`
  update transcript_readings set lines = :lines::text[], parsed = :parsed::jsonb, updated_at = :now, version = version + 1
  where school_id = :schoolId and id = :readingId`);

/** Keeps the document of a reading. */
export const attachDocument = statement<
  Sql['attachDocument'],
  { schoolId: SchoolId; fileId: FileId; studentId: StudentId; instant: string }
>(`
  update files set attached_at = coalesce(attached_at, :instant)
  where school_id = :schoolId and id = :fileId and entity_id = :studentId and purpose = 'record' and deleted_at is null
  returning id as "fileId"`);

/** Those who keep the records of a school. */
export const listKeepers = statement<Sql['listKeepers'], { schoolId: SchoolId }, { userId: string }>(
  `select k.user_id as "userId" from (${KEEPERS(':schoolId')}) k`,
);

/** A school's zone. */
export const findZone = statement<Sql['findZone'], { schoolId: SchoolId }>(
  'select time_zone as "timeZone" from schools where id = :schoolId',
);
