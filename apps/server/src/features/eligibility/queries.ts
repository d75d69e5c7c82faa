import type { NcaaArea } from '@fieldhouse/contract/areas.ts';
import type { EnrollmentId, NcaaTitleId, SchoolId, StudentId } from '@fieldhouse/contract/ids.ts';
import { HAS_RIGHT, IS_LIVE_LINK } from '#access/guardians.ts';
import { IS_COUNSELOR, IS_REGISTRAR, NAME_OF } from '#access/memberships.ts';
import { statement } from '#db/unit.ts';
import { IS_OTHERS_TO_COUNSEL } from '#features/counseling/workflows.ts';
import type { Sql } from './rows.gen.ts';

/** Whether a diploma of the student holds; SQL over a school and a student. */
export const HAS_DIPLOMA = (school: string, student: string): string => `
  exists (select from diplomas d
    where d.school_id = ${school} and d.student_id = ${student} and d.withdrawn_at is null)`;

export const findStudent = statement<Sql['findStudent'], { studentId: StudentId }>(`
  select sp.school_id as "schoolId", sp.id as "studentId", s.time_zone as "timeZone", s.name as "schoolName",
    ${IS_OTHERS_TO_COUNSEL('sp')} as "isOthersToCounsel"
  from student_profiles sp join schools s on s.id = sp.school_id where sp.id = :studentId`);

/** How the ledger stood, the newest first. */
export const listSnapshots = statement<Sql['listSnapshots'], { studentId: StudentId; most: number }>(`
  select n.created_at as at, n.ledger
  from student_profiles sp
    join eligibility_snapshots n on n.school_id = sp.school_id and n.student_id = sp.id
  where sp.id = :studentId order by n.number desc limit :most`);

/** What is entered about a student, held; no row: nothing yet. */
export const lockProfile = statement<Sql['lockProfile'], { schoolId: SchoolId; studentId: StudentId }>(`
  select p.grade9_started_on as "grade9StartedOn", p.seventh_semester_on as "seventhSemesterOn",
    p.eighth_semester_ends_on as "eighthSemesterEndsOn", p.graduation_expected_on as "graduationExpectedOn",
    p.graduated_on as "graduatedOn", p.full_time_college_on as "fullTimeCollegeOn", p.schooling,
    p.has_documented_disability as "hasDocumentedDisability", p.ncaa_id as "ncaaId", p.sport, p.targets,
    p.overall_gpa as "overallGpa", p.act_score as "actScore", p.sat_score as "satScore",
    p.is_top_half as "isTopHalf", p.version, ${HAS_DIPLOMA('p.school_id', 'p.student_id')} as "hasDiploma"
  from eligibility_profiles p where p.school_id = :schoolId and p.student_id = :studentId for update`);

/** An attempt at a course with its days, held. */
export const lockAttempt = statement<Sql['lockAttempt'], { enrollmentId: EnrollmentId }>(`
  select e.school_id as "schoolId", e.id as "enrollmentId", e.student_id as "studentId",
    c.id as "courseId", coalesce(c.transcript_title, c.title) as "courseTitle", d.entered_on as "enteredOn",
    d.exited_on as "exitedOn", ${IS_OTHERS_TO_COUNSEL('sp')} as "isOthersToCounsel"
  from enrollments e
    join student_profiles sp on sp.school_id = e.school_id and sp.id = e.student_id
    join courses c on c.school_id = e.school_id and c.id = e.course_id
    left join course_dates d on d.school_id = e.school_id and d.enrollment_id = e.id
  where e.id = :enrollmentId for update of e`);

/** All entries of a school about itself and others, the latest first. */
export const listStatuses = statement<Sql['listStatuses'], { schoolId: SchoolId }>(`
  select n.outside_school as "outsideSchool", n.effective_on as "effectiveOn", n.account_status as "accountStatus",
    n.ceeb_code as "ceebCode", n.lowest_pass as "lowestPass", n.are_weights_reported as "areWeightsReported",
    n.are_weights_in_gpa as "areWeightsInGpa", n.offers_lab_science as "offersLabScience",
    n.units_per_term as "unitsPerTerm", n.is_calendar_nontraditional as "isCalendarNontraditional", n.source, n.checked_on as "checkedOn",
    ${NAME_OF('n.entered_by', 'n.school_id')} as "enteredByName"
  from ncaa_school_status n where n.school_id = :schoolId
  order by n.outside_school nulls first, n.effective_on desc, n.created_at desc, n.id desc`);

export const listTitles = statement<Sql['listTitles'], { schoolId: SchoolId }, { area: NcaaArea }>(`
  select n.id as "titleId", n.outside_school as "outsideSchool", n.title, n.area, n.units, n.weight,
    n.is_lab as "isLab", n.valid_from as "validFrom", n.valid_to as "validTo", n.end_reason as "endReason", n.source,
    n.checked_on as "checkedOn", ${NAME_OF('n.confirmed_by', 'n.school_id')} as "confirmedByName", n.version
  from ncaa_titles n where n.school_id = :schoolId and n.course_id is null
  order by n.outside_school nulls first, n.title, n.valid_from nulls first, n.id`);

/** Courses that the platform marked, those whose mark holds first. */
export const listMarks = statement<Sql['listMarks'], { schoolId: SchoolId; most: number }>(`
  select n.id as "titleId", n.course_id as "courseId", n.title, n.area, n.valid_from as "validFrom",
    n.valid_to as "validTo"
  from ncaa_titles n where n.school_id = :schoolId and n.course_id is not null
  order by n.valid_to is not null, n.title, n.valid_from nulls first, n.id limit :most`);

/** Courses of a school as transcripts print them, but for archived ones. */
export const listCourseTitles = statement<Sql['listCourseTitles'], { schoolId: SchoolId }>(`
  select coalesce(c.transcript_title, c.title) as title, bool_or(c.ncaa_approved) as "hasPlatformMark"
  from courses c where c.school_id = :schoolId and c.status <> 'archived'
  group by 1 order by 1`);

/** A school's zone, and what holds of its account, or of another school's; no date: nothing does. */
export const findSchool = statement<Sql['findSchool'], { schoolId: SchoolId; outsideSchool: string | null }>(`
  select s.time_zone as "timeZone", exists (select from ncaa_school_status n where n.school_id = s.id
    and n.outside_school is not distinct from :outsideSchool::text) as "hasStatus"
  from schools s where s.id = :schoolId`);

export const lockTitle = statement<Sql['lockTitle'], { titleId: NcaaTitleId }>(`
  select n.school_id as "schoolId", n.id as "titleId", n.title, n.valid_from as "validFrom", n.valid_to as "validTo"
  from ncaa_titles n where n.id = :titleId and n.course_id is null for update`);

interface ChangedTitle {
  readonly schoolId: SchoolId;
  readonly titleId: NcaaTitleId;
  readonly version: number;
  readonly area: NcaaArea;
  readonly units: number;
  readonly weight: number;
  readonly isLab: boolean;
  readonly validFrom: string | null;
  readonly validTo: string | null;
  readonly source: string;
  readonly checkedOn: string;
  readonly by: string;
  readonly at: string;
}

/** Titles as they are kept, held in one order. */
export const lockTitles = statement<
  Sql['lockTitles'],
  { schoolId: SchoolId; titleIds: readonly NcaaTitleId[] }
>(`
  select n.id as "titleId", n.outside_school as "outsideSchool", n.title, n.area, n.units, n.weight, n.is_lab as "isLab",
    n.valid_from as "validFrom", n.valid_to as "validTo", n.version
  from ncaa_titles n
  where n.school_id = :schoolId and n.id = any(:titleIds::uuid[]) and n.course_id is null
  order by n.id for update`);

/** A title as the list has it now; no row: it was changed meanwhile, or would stand there twice. */
export const changeTitle = statement<Sql['changeTitle'], ChangedTitle>(`
  update ncaa_titles n set area = :area, units = :units, weight = :weight, is_lab = :isLab, valid_from = :validFrom,
    valid_to = :validTo, end_reason = case when :validTo::date is null then null else coalesce(n.end_reason, :source) end,
    source = :source, checked_on = :checkedOn, confirmed_by = :by, updated_at = :at, version = n.version + 1
  where n.school_id = :schoolId and n.id = :titleId and n.course_id is null and n.version = :version
    and not exists (select from ncaa_titles other where other.school_id = n.school_id and other.id <> n.id
      and other.course_id is null and other.outside_school is not distinct from n.outside_school
      and other.title = n.title and other.valid_from is not distinct from :validFrom::date)
  returning n.id as "titleId"`);

export const endListing = statement<
  Sql['endListing'],
  { schoolId: SchoolId; titleId: NcaaTitleId; validTo: string; reason: string; at: string }
>(`
  update ncaa_titles set valid_to = :validTo, end_reason = :reason, updated_at = :at, version = version + 1
  where school_id = :schoolId and id = :titleId`);

/**
 * Notes that the ledgers of students are to be made anew, in the transaction that changes what they rest on. SQL over a
 * school, an array of students and an instant: statements of others carry it, so that it costs no round trip.
 */
export const NOTE_DUE = (school: string, students: string, at: string): string => `
  insert into eligibility_due (school_id, student_id, since)
  select ${school}, due_student, ${at} from unnest(${students}) due_student order by due_student
  on conflict (school_id, student_id) do nothing`;

export const noteDue = statement<
  Sql['noteDue'],
  { schoolId: SchoolId; studentIds: readonly StudentId[]; at: string }
>(NOTE_DUE(':schoolId', ':studentIds::uuid[]', ':at'));

/** The same for every student of a school who has a course or credit. */
export const noteSchoolDue = statement<Sql['noteSchoolDue'], { schoolId: SchoolId; at: string }>(`
  insert into eligibility_due (school_id, student_id, since)
  select sp.school_id, sp.id, :at from student_profiles sp
  where sp.school_id = :schoolId and (
    exists (select from enrollments e where e.school_id = sp.school_id and e.student_id = sp.id)
    or exists (select from transfer_credits t where t.school_id = sp.school_id and t.student_id = sp.id))
  order by sp.id
  on conflict (school_id, student_id) do nothing`);

/** Schools in which ledgers are due. */
export const listDueSchools = statement<Sql['listDueSchools']>(
  'select distinct school_id as "schoolId" from eligibility_due order by 1',
);

/** Takes some that are due; those that another worker has are left to it. */
export const takeDue = statement<Sql['takeDue'], { schoolId: SchoolId; most: number }>(`
  delete from eligibility_due d using (
    select school_id, student_id from eligibility_due where school_id = :schoolId
    order by since, student_id limit :most for update skip locked) one
  where d.school_id = one.school_id and d.student_id = one.student_id
  returning d.student_id as "studentId"`);

/** How the ledgers of students stand now, as they are kept. */
export const listCurrent = statement<
  Sql['listCurrent'],
  { schoolId: SchoolId; studentIds: readonly StudentId[] }
>(`
  select n.student_id as "studentId", n.number, n.input_sha256 as "inputSha256", n.ledger
  from eligibility_snapshots n
  where n.school_id = :schoolId and n.student_id = any(:studentIds::uuid[]) and n.is_current for update`);

export const endCurrent = statement<
  Sql['endCurrent'],
  { schoolId: SchoolId; studentIds: readonly StudentId[] }
>(`
  update eligibility_snapshots set is_current = false
  where school_id = :schoolId and student_id = any(:studentIds::uuid[]) and is_current`);

/** Notes that ledgers still hold on a day. */
export const markChecked = statement<
  Sql['markChecked'],
  { schoolId: SchoolId; studentIds: readonly StudentId[]; on: string }
>(`
  update eligibility_snapshots set checked_on = :on
  where school_id = :schoolId and student_id = any(:studentIds::uuid[]) and is_current`);

/** Schools in which a day has begun since ledgers were looked at. */
export const listSchoolsOfToday = statement<Sql['listSchoolsOfToday'], { now: string }>(`
  select distinct n.school_id as "schoolId"
  from eligibility_snapshots n join schools s on s.id = n.school_id
  where n.is_current and n.checked_on < (:now::timestamptz at time zone s.time_zone)::date
  order by 1`);

/** Notes that they are to be made anew, for the day alone. */
export const noteNewDay = statement<Sql['noteNewDay'], { schoolId: SchoolId; now: string }>(`
  insert into eligibility_due (school_id, student_id, since)
  select n.school_id, n.student_id, :now
  from eligibility_snapshots n join schools s on s.id = n.school_id
  where n.school_id = :schoolId and n.is_current
    and n.checked_on < (:now::timestamptz at time zone s.time_zone)::date
  order by n.student_id
  on conflict (school_id, student_id) do nothing`);

/** Who sees the ledgers of students on pages of their own: they, and guardians who may see the record. */
export const listLedgerReaders = statement<
  Sql['listLedgerReaders'],
  { schoolId: SchoolId; studentIds: readonly StudentId[]; now: string }
>(`
  select sp.id as "studentId", sp.user_id as "userId" from student_profiles sp
  where sp.school_id = :schoolId and sp.id = any(:studentIds::uuid[]) and sp.user_id is not null
  union
  select g.student_id, g.guardian_user_id from guardian_links g
    join schools s on s.id = g.school_id
    join student_profiles sp on sp.school_id = g.school_id and sp.id = g.student_id
  where g.school_id = :schoolId and g.student_id = any(:studentIds::uuid[]) and ${HAS_RIGHT('g', 'see_record')}
    and ${IS_LIVE_LINK('g', 'sp', '(:now::timestamptz at time zone s.time_zone)::date')}`);

/** Who has the ledgers of a school's students on lists and pages: those who keep records, counsel or run it. */
export const listLedgerOffice = statement<Sql['listLedgerOffice'], { schoolId: SchoolId }>(`
  select distinct m.user_id as "userId" from school_memberships m
  where m.school_id = :schoolId and (${IS_COUNSELOR('m')} or ${IS_REGISTRAR('m')})`);
