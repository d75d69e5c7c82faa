import type {
  CourseId,
  EnrollmentId,
  FileId,
  GradingScaleId,
  SchoolId,
  StudentId,
  TransferCreditId,
} from '@fieldhouse/contract/ids.ts';
import { HAS_RIGHT, IS_LIVE_LINK } from '#access/guardians.ts';
import { IS_ACTIVE, NAME_OF, WHOLE_SCHOOLS } from '#access/memberships.ts';
import { BY_FAMILY_NAME } from '#access/students.ts';
import { TAUGHT_COURSES } from '#access/teachers.ts';
import { statement } from '#db/unit.ts';
import { ATTEMPT_ORDER, CREDITED_CONTENT, REPEATS_OF } from '#features/grading/workflows.ts';
import type { Sql } from './rows.gen.ts';

const PICTURE = '(select p.avatar_key from profiles p where p.id = sp.user_id) as "avatarKey"';

export const STUDENTS_AT_ONCE = 200;

/**
 * Students of the actor, by name; one more than a page holds. Figures are over the courses that the actor sees.
 * `schoolId`: search text or null; `courseId`: course or null.
 */
export const listStudents = statement<
  Sql['listStudents'],
  { search: string | null; schoolId: SchoolId | null; courseId: CourseId | null }
>(`
  with taught as materialized (${TAUGHT_COURSES()}), whole as materialized (${WHOLE_SCHOOLS}),
  known as (
    select sp.* from whole join student_profiles sp on sp.school_id = whole.school_id
    union
    select sp.* from taught
      join enrollments e on e.school_id = taught.school_id and e.course_id = taught.course_id
        and e.status in ('active', 'completed')
      join student_profiles sp on sp.school_id = e.school_id and sp.id = e.student_id)
  select sp.school_id as "schoolId", sp.id as "studentId", sp.user_id as "studentUserId", sp.legal_name as name,
    ${PICTURE}, sp.grade_level as "gradeLevel", f.count as "courseCount", f.missing as "missingCount",
    f.average as "averageRatio", true as teaches
  from known sp
    cross join lateral (
      select count(*) as count, coalesce(sum(t.missing_count), 0) as missing, avg(t.staff_so_far_ratio) as average
      from enrollments e
        left join course_grades t on t.school_id = e.school_id and t.enrollment_id = e.id
      where e.school_id = sp.school_id and e.student_id = sp.id and e.status = 'active'
        and (e.school_id in (select school_id from whole)
          or (e.school_id, e.course_id) in (select school_id, course_id from taught))) f
  where (:search::text is null or position(lower(:search) in lower(sp.legal_name)) > 0)
    and (:schoolId::uuid is null or sp.school_id = :schoolId)
    and (:courseId::uuid is null or exists (select from enrollments e where e.school_id = sp.school_id
      and e.student_id = sp.id and e.course_id = :courseId and e.status = 'active'
      and (e.school_id in (select school_id from whole)
        or (e.school_id, e.course_id) in (select school_id, course_id from taught))))
  order by ${BY_FAMILY_NAME('sp')} limit ${STUDENTS_AT_ONCE + 1}`);

export const findRecord = statement<Sql['findRecord'], { studentId: StudentId; now: string }>(`
  select sp.school_id as "schoolId", sp.id as "studentId", sp.user_id as "studentUserId", sp.legal_name as name,
    ${PICTURE}, sp.grade_level as "gradeLevel", sp.graduation_year as "graduationYear",
    sc.time_zone as "timeZone",
    f.official_gpa as "officialGpa", f.progress_gpa as "progressGpa", f.credits_earned as "creditsEarned",
    f.core_earned as "coreEarned", f.core_projected as "coreProjected", sp.languages,
    extract(month from sp.birth_on)::int as "birthMonth", extract(day from sp.birth_on)::int as "birthDay",
    exists (select from school_memberships m where m.school_id = sp.school_id and m.user_id = sp.user_id
      and m.user_id <> app.user_id() and ${IS_ACTIVE('m')}) as "canBeWrittenTo",
    ${NAME_OF('sp.user_id', 'sp.school_id')} as "accountName",
    ${REPEATS_OF('sp.school_id')} as repeats,
    exists (select from (${TAUGHT_COURSES()}) t join enrollments e on e.school_id = t.school_id and e.course_id = t.course_id
      where e.student_id = sp.id and e.status in ('active', 'completed')) as teaches
  from student_profiles sp join schools sc on sc.id = sp.school_id
    left join student_gpas f on f.school_id = sp.school_id and f.student_id = sp.id
  where sp.id = :studentId`);

/** Guardians whose link holds today, and whether staff may write to them. */
export const listRecordGuardians = statement<
  Sql['listRecordGuardians'],
  { studentId: StudentId; now: string },
  { name: string }
>(`
  select m.display_name as name, g.relationship,
    ${HAS_RIGHT('g', 'message_staff')} and g.guardian_user_id <> app.user_id() as "canBeWrittenTo"
  from student_profiles sp
    join schools s on s.id = sp.school_id
    join guardian_links g on g.school_id = sp.school_id and g.student_id = sp.id
    cross join lateral (
      select one.display_name from school_memberships one
      where one.school_id = g.school_id and one.user_id = g.guardian_user_id and ${IS_ACTIVE('one')}
      order by one.id limit 1) m
  where sp.id = :studentId and ${IS_LIVE_LINK('g', 'sp', '(:now::timestamptz at time zone s.time_zone)::date')}
  order by m.display_name, g.id`);

export interface RecordCourseRow {
  readonly courseId: string;
  readonly enrollmentId: string;
  readonly contentId: string;
  /** Place among the attempts that the student began, from 1. */
  readonly attemptPlace: number;
  readonly title: string;
  readonly status: 'active' | 'completed' | 'dropped' | 'withdrawn';
  readonly soFarRatio: number | null;
  readonly missingCount: number;
  readonly finalRatio: number | null;
  readonly teaches: boolean;
  readonly countsAnyway: boolean;
  /** Of the last decision about its credit; null: there is none. */
  readonly decisionReason: string | null;
  readonly decidedByName: string | null;
  readonly decidedAt: string | null;
}

export const listRecordCourses = statement<
  Sql['listRecordCourses'],
  { studentId: StudentId },
  { teaches: boolean }
>(`
  select c.id as "courseId", e.id as "enrollmentId", ${CREDITED_CONTENT('c')} as "contentId",
    row_number() over (order by ${ATTEMPT_ORDER})::int as "attemptPlace", c.title, e.status, t.staff_so_far_ratio as "soFarRatio",
    coalesce(t.missing_count, 0) as "missingCount", e.final_ratio as "finalRatio",
    (c.school_id, c.id) in (${TAUGHT_COURSES()}) as teaches, coalesce(d.counts_anyway, false) as "countsAnyway",
    d.reason as "decisionReason", ${NAME_OF('d.by', 'd.school_id')} as "decidedByName", d.at as "decidedAt"
  from student_profiles sp
    join enrollments e on e.school_id = sp.school_id and e.student_id = sp.id
      and e.status in ('active', 'completed', 'dropped', 'withdrawn')
    join courses c on c.school_id = e.school_id and c.id = e.course_id
    left join course_grades t on t.school_id = e.school_id and t.enrollment_id = e.id
    left join lateral (
      select * from credit_decisions one where one.school_id = e.school_id and one.enrollment_id = e.id
      order by one.number desc limit 1) d on true
  where sp.id = :studentId order by e.status, c.title, e.attempt_number`);

export interface PostingRow {
  readonly finalGradeId: string;
  readonly enrollmentId: string;
  readonly number: number;
  readonly result: 'graded' | 'incomplete' | 'withdrawn';
  readonly ratio: number | null;
  readonly letter: string | null;
  /** The school's scale that gave the letter; null: the standard one. */
  readonly scaleId: GradingScaleId | null;
  readonly creditsEarned: number;
  readonly dueOn: string | null;
  readonly postedByName: string | null;
  readonly postedAt: string;
  readonly reason: string | null;
}

/** Newest first. */
export const listPostings = statement<Sql['listPostings'], { studentId: StudentId }>(`
  select f.id as "finalGradeId", f.enrollment_id as "enrollmentId", f.number, f.result, f.ratio, f.letter,
    f.grading_scale_id as "scaleId",
    f.credits_earned as "creditsEarned", f.due_on as "dueOn", ${NAME_OF('f.posted_by', 'f.school_id')} as "postedByName",
    f.posted_at as "postedAt", f.reason
  from student_profiles sp join final_grades f on f.school_id = sp.school_id and f.student_id = sp.id
  where sp.id = :studentId and f.grading_period_id is null order by f.posted_at desc, f.number desc`);

export interface AttendanceRow {
  readonly status: 'present' | 'absent' | 'late' | 'excused';
  readonly teaches: boolean;
  readonly count: number;
}

/** Marks by word. */
export const countAttendance = statement<
  Sql['countAttendance'],
  { studentId: StudentId },
  { teaches: boolean }
>(`
  select r.status, (r.school_id, r.course_id) in (${TAUGHT_COURSES()}) as teaches, count(*) as count
  from student_profiles sp join attendance_records r on r.school_id = sp.school_id and r.student_id = sp.id
  where sp.id = :studentId group by 1, 2`);

type CreditKind = 'transfer' | 'dual_enrollment' | 'homeschool' | 'exam';

export interface CreditRow {
  readonly creditId: string;
  readonly kind: CreditKind;
  readonly schoolName: string;
  readonly title: string;
  readonly ncaaArea:
    | 'english'
    | 'math'
    | 'science'
    | 'social_science'
    | 'world_language'
    | 'religion_philosophy'
    | null;
  readonly isCore: boolean;
  readonly gradeRaw: string;
  readonly ratio: number | null;
  readonly isPassed: boolean | null;
  readonly credits: number;
  readonly termLabel: string;
  readonly completedOn: string | null;
  readonly mode: 'in_person' | 'online' | 'nontraditional' | null;
  readonly contentSays: 'own' | 'same' | 'repeat' | null;
  readonly contentRowId: string | null;
  readonly contentPart: number | null;
  readonly contentParts: number | null;
  readonly fileId: string;
  /** Null: the document was deleted. */
  readonly fileName: string | null;
  readonly status: 'approved' | 'superseded' | 'withdrawn';
  readonly reason: string | null;
  readonly enteredByName: string | null;
  readonly enteredAt: string;
}

/** Those that count first, then what was corrected or withdrawn. */
export const listCredits = statement<Sql['listCredits'], { studentId: StudentId }>(`
  select t.id as "creditId", t.kind, t.school_name as "schoolName", t.title, t.ncaa_area as "ncaaArea",
    t.is_core as "isCore", t.grade_raw as "gradeRaw", t.ratio, t.is_passed as "isPassed", t.credits, t.term_label as "termLabel",
    t.completed_on as "completedOn", t.mode, t.content_says as "contentSays", t.content_row_id as "contentRowId",
    t.content_part as "contentPart", t.content_parts as "contentParts", f.id as "fileId", case when f.deleted_at is null then f.name end as "fileName", t.status, t.reason,
    ${NAME_OF('t.entered_by', 't.school_id')} as "enteredByName", t.created_at as "enteredAt"
  from student_profiles sp
    join transfer_credits t on t.school_id = sp.school_id and t.student_id = sp.id
    join files f on f.school_id = t.school_id and f.id = t.source_file_id
  where sp.id = :studentId order by t.status, t.completed_on desc nulls last, t.title, t.created_at`);

/** One entry, held. */
export const lockCredit = statement<Sql['lockCredit'], { transferCreditId: TransferCreditId }>(`
  select t.school_id as "schoolId", t.id as "creditId", t.student_id as "studentId", t.status, t.title,
    t.content_says as "contentSays", t.content_row_id as "contentRowId", t.content_id as "contentId",
    t.content_part as "contentPart", t.content_parts as "contentParts"
  from transfer_credits t where t.id = :transferCreditId for update of t`);

/** The content of an attempt at a course, or of credit from elsewhere that counts; a null content: none was said yet. */
export const findContent = statement<
  Sql['findContent'],
  {
    schoolId: SchoolId;
    studentId: StudentId;
    enrollmentId: EnrollmentId | null;
    transferCreditId: TransferCreditId | null;
  }
>(`
  select c.content_origin_id as "contentId", c.content_part as "contentPart", c.content_parts as "contentParts"
  from enrollments e join courses c on c.school_id = e.school_id and c.id = e.course_id
  where e.school_id = :schoolId and e.student_id = :studentId and e.id = :enrollmentId and e.status in ('active', 'completed')
  union all
  select t.content_id, t.content_part, t.content_parts from transfer_credits t
  where t.school_id = :schoolId and t.student_id = :studentId and t.id = :transferCreditId and t.status = 'approved'`);

/** A credit of which nothing was said has a content of its own from now on, which others share. */
export const ownContent = statement<
  Sql['ownContent'],
  { schoolId: SchoolId; transferCreditId: TransferCreditId }
>(`
  update transfer_credits set content_id = id
  where school_id = :schoolId and id = :transferCreditId and content_id is null`);

/** What of other schools is on a record and counts. */
export const listCreditedElsewhere = statement<Sql['listCreditedElsewhere'], { studentId: StudentId }>(`
  select t.school_name as "schoolName", t.title, t.term_label as "termLabel"
  from student_profiles sp
    join transfer_credits t on t.school_id = sp.school_id and t.student_id = sp.id and t.status = 'approved'
  where sp.id = :studentId`);

/** Held until the transaction ends: what is put on a record from elsewhere comes one after the other. */
export const holdRecord = statement<Sql['holdRecord'], { studentId: StudentId }>(
  'select sp.id as "studentId" from student_profiles sp where sp.id = :studentId for no key update',
);

export const endCredit = statement<
  Sql['endCredit'],
  {
    schoolId: SchoolId;
    transferCreditId: TransferCreditId;
    status: 'approved' | 'superseded' | 'withdrawn';
    reason: string | null;
  }
>(`
  update transfer_credits set status = :status, reason = :reason where school_id = :schoolId and id = :transferCreditId`);

/** An attempt at a course, held. */
export const lockAttempt = statement<Sql['lockAttempt'], { enrollmentId: EnrollmentId }>(`
  select e.school_id as "schoolId", e.student_id as "studentId", e.course_id as "courseId",
    (select coalesce(max(d.number), 0) from credit_decisions d
      where d.school_id = e.school_id and d.enrollment_id = e.id) as "decisionNumber"
  from enrollments e where e.id = :enrollmentId for update of e`);

/** Keeps a document for good, as the source of what stands on a student's record. */
export const attachSource = statement<
  Sql['attachSource'],
  { schoolId: SchoolId; fileId: FileId; studentId: StudentId; instant: string }
>(`
  update files set attached_at = coalesce(attached_at, :instant)
  where school_id = :schoolId and id = :fileId and entity_id = :studentId and purpose = 'record' and deleted_at is null
  returning id as "fileId"`);
