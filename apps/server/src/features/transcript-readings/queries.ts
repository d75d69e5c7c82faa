import type { NcaaArea } from '@fieldhouse/contract/areas.ts';
import type { FileId, SchoolId, StudentId, TranscriptReadingId, UserId } from '@fieldhouse/contract/ids.ts';
import { HAS_ANY_LINK_OF, OWN_AND_LINKED } from '#access/guardians.ts';
import { HAS_POST, IS_HOMESCHOOL_PARENT, WHOLE_SCHOOLS } from '#access/memberships.ts';
import { type None, type RowOf, statement } from '#db/unit.ts';
import type { Sql } from './rows.gen.ts';

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
export const findSubject = statement<Sql['findSubject'], { studentId: StudentId | null }>(`
  select sp.id as "studentId", sp.school_id as "schoolId", sp.user_id as "studentUserId", sp.legal_name as name,
    s.name as "schoolName",
    (select count(*)::integer from transcript_readings r where r.school_id = sp.school_id and r.student_id = sp.id
      and r.state in ('draft', 'submitted', 'rejected')) as "openCount"
  from student_profiles sp join schools s on s.id = sp.school_id
  where sp.id = :studentId`);

/**
 * How somebody stands to a reading: its people, whether the student or one of their guardians, of today or before, brought it,
 * whether the actor has handed it in before, and whether nobody else keeps records. Columns over `r` and its student `sp`.
 */
const STANDING = `
    r.created_by as "createdBy", r.submitted_by as "submittedBy",
    (sp.user_id is not distinct from r.created_by or ${HAS_ANY_LINK_OF('r.created_by')}) as "isOfFamily",
    exists (select from audit_log a where a.entity_id = r.id and a.school_id = r.school_id
      and a.actor_user_id = app.user_id() and a.action = 'transcript_reading.submitted') as "hasSubmitted",
    not exists (select from app.record_keepers(r.school_id) k where k <> app.user_id()) as "isOnlyKeeper"`;

const ROW = `
  select r.id as "readingId", r.school_id as "schoolId", r.student_id as "studentId", sp.legal_name as "studentName",
    r.state, r.school_name as "schoolName", case when f.deleted_at is null then f.name end as "fileName",
    coalesce(jsonb_array_length(r.entries), 0) as "rowCount", r.created_at as "createdAt", r.submitted_at as "submittedAt",
    r.decided_at as "decidedAt", ${STANDING}
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
    r.decided_by as "decidedBy", r.engine, r.is_recognized as "isRecognized",
    r.lines, r.parsed, r.picked, r.entries, r.reason, r.version,
    ${NAME_OF('r.created_by')} as "createdByName", ${NAME_OF('r.submitted_by')} as "submittedByName",
    ${NAME_OF('r.decided_by')} as "decidedByName",
    array(select m.user_id from school_memberships m
      where m.school_id = r.school_id and m.user_id in (r.created_by, r.submitted_by, r.decided_by)
        and (${IS_HOMESCHOOL_PARENT('m')} or ${HAS_POST('m')} and not ${HAS_ANY_LINK_OF('m.user_id')})) as "schoolPeople",
    ${STANDING}
  from transcript_readings r
    join student_profiles sp on sp.school_id = r.school_id and sp.id = r.student_id
    join files f on f.school_id = r.school_id and f.id = r.file_id
  where r.id = :readingId`;

export const findReading = statement<
  Sql['findReading'],
  { readingId: TranscriptReadingId },
  { createdBy: UserId; submittedBy: UserId | null; decidedBy: UserId | null }
>(WHOLE);

/** Two decisions at once wait for each other. */
export const lockReading = statement<
  Sql['lockReading'],
  { readingId: TranscriptReadingId },
  { createdBy: UserId; submittedBy: UserId | null; decidedBy: UserId | null }
>(`${WHOLE} for update of r`);

/** Longer than the list of any school. */
const MOST_TITLES = 5_000;

const LISTED = `
  select n.title, n.area, n.outside_school as "outsideSchool" from ncaa_titles n
    join schools s on s.id = n.school_id
  where n.course_id is null and (n.valid_to is null or n.valid_to >= (:now::timestamptz at time zone s.time_zone)::date)`;
const IN_ORDER = `order by n.outside_school nulls last, n.title, n.id limit ${MOST_TITLES}`;

/** Titles that a school has confirmed and that stand on its list, or on another school's that it keeps; its own last. */
export const listListed = statement<
  Sql['listListed'],
  { schoolId: SchoolId; now: string },
  { area: NcaaArea }
>(`
  ${LISTED} and n.school_id = :schoolId ${IN_ORDER}`);

/** The same of the school of a reading. */
export const listListedFor = statement<
  Sql['listListedFor'],
  { readingId: TranscriptReadingId; now: string },
  { area: NcaaArea }
>(`
  ${LISTED} and n.school_id = (select r.school_id from transcript_readings r where r.id = :readingId) ${IN_ORDER}`);

/** Credit from elsewhere that counts for the student of a reading which isn't approved yet. */
export const listCredited = statement<Sql['listCredited'], { readingId: TranscriptReadingId }>(`
  select t.school_name as "schoolName", t.title, t.term_label as "termLabel"
  from transcript_readings r
    join transfer_credits t on t.school_id = r.school_id and t.student_id = r.student_id and t.status = 'approved'
  where r.id = :readingId and r.state <> 'approved'`);

/** Lines of the same document from which credit came, by another reading, that counts for the same student. */
export const listCreditedLines = statement<
  Sql['listCreditedLines'],
  { readingId: TranscriptReadingId },
  { line: number }
>(`
  select distinct (entry ->> 'line')::integer as line
  from transcript_readings r
    join files f on f.school_id = r.school_id and f.id = r.file_id
    join transcript_readings o on o.school_id = r.school_id and o.student_id = r.student_id and o.id <> r.id
      and o.state = 'approved'
    join files same on same.school_id = o.school_id and same.id = o.file_id and same.sha256 = f.sha256
    cross join jsonb_array_elements(o.entries) entry
    join transfer_credits t on t.school_id = o.school_id and t.source_file_id = o.file_id and t.status = 'approved'
      and t.title = btrim(entry ->> 'title') and t.term_label = btrim(entry ->> 'termLabel')
  where r.id = :readingId and r.state <> 'approved' and (entry ->> 'isTaken')::boolean
  order by line`);

/** Readings of one student that begin at once wait for each other. */
export const holdReadings = statement<Sql['holdReadings'], { studentId: StudentId }>(
  "select pg_advisory_xact_lock(hashtextextended('transcript-readings:' || :studentId::text, 0))",
);

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
    entries: string;
    now: string;
  }
>(`
  update transcript_readings set lines = :lines::text[], parsed = :parsed::jsonb, entries = :entries::jsonb,
    updated_at = :now, version = version + 1
  where school_id = :schoolId and id = :readingId`);

/** Keeps the document of a reading. */
export const attachDocument = statement<
  Sql['attachDocument'],
  { schoolId: SchoolId; fileId: FileId; studentId: StudentId; instant: string }
>(`
  update files set attached_at = coalesce(attached_at, :instant)
  where school_id = :schoolId and id = :fileId and entity_id = :studentId and purpose = 'record' and deleted_at is null
  returning id as "fileId"`);
