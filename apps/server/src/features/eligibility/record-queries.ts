import type { StudentId } from '@fieldhouse/contract/ids.ts';
import { OWN_AND_CHILDREN } from '#access/guardians.ts';
import { statement } from '#db/unit.ts';
import { IS_OTHERS_TO_COUNSEL } from '#features/counseling/workflows.ts';
import type { Sql } from './rows.gen.ts';

/*
 * What a ledger is made from. Each statement takes students of any schools; null: oneself, and children by a link.
 */

interface Asked {
  readonly studentIds: readonly StudentId[] | null;
}

const ASKED = `
    select unnest(:studentIds::uuid[])
    union select own.student_id from (${OWN_AND_CHILDREN}) own where :studentIds::uuid[] is null`;

const MINE = `(
  select sp.school_id, sp.id as student_id from student_profiles sp where sp.id = any (array(${ASKED}))) mine`;

/** Oneself before children. */
export const listStudents = statement<Sql['listStudents'], Asked>(`
  select sp.school_id as "schoolId", sp.id as "studentId", sp.user_id as "studentUserId", sp.legal_name as name,
    ${IS_OTHERS_TO_COUNSEL('sp')} as "isOthersToCounsel",
    sp.grade_level as "gradeLevel", sp.graduation_year as "graduationYear", sp.birth_on as "birthOn", s.name as "schoolName", s.kind as "schoolKind",
    s.time_zone as "timeZone", p.grade9_started_on as "grade9StartedOn", p.seventh_semester_on as "seventhSemesterOn",
    p.eighth_semester_ends_on as "eighthSemesterEndsOn", p.graduation_expected_on as "graduationExpectedOn",
    p.graduated_on as "graduatedOn", p.full_time_college_on as "fullTimeCollegeOn", p.schooling,
    coalesce(p.has_documented_disability, false) as "hasDocumentedDisability", p.ncaa_id as "ncaaId", p.sport,
    coalesce(p.targets, '{}') as targets, p.overall_gpa as "overallGpa", p.act_score as "actScore",
    p.sat_score as "satScore", p.is_top_half as "isTopHalf", coalesce(p.version, 0) as version
  from student_profiles sp
    join schools s on s.id = sp.school_id
    left join eligibility_profiles p on p.school_id = sp.school_id and p.student_id = sp.id
  where sp.id = any (array(${ASKED}))
  order by sp.user_id is distinct from app.user_id(), sp.legal_name, sp.id`);

/**
 * Attempts at courses that have a posted grade or run. A course is over on the last day of its term, or on the day that the
 * registrar entered; never on the day of posting.
 */
export const listCourses = statement<Sql['listCourses'], Asked>(`
  select e.school_id as "schoolId", e.student_id as "studentId", e.id as "enrollmentId", e.course_id as "courseId",
    e.status,
    coalesce(f.course_snapshot->>'transcriptTitle', c.transcript_title, c.title) as title,
    coalesce(f.course_snapshot->>'ncaaArea', c.ncaa_area) as "markedArea",
    coalesce(f.course_snapshot->>'level', c.level) as level, c.content_origin_id as "contentId",
    c.content_part as "contentPart", c.content_parts as "contentParts", c.provider, c.mode,
    f.id as "finalGradeId", f.result, f.letter,
    coalesce(f.credits_earned > 0 or f.credits_attempted = 0, false) as "isPassed", coalesce(f.credits_attempted, c.credits) as credits,
    g.released_so_far_ratio as "soFarRatio",
    coalesce(d.entered_on, t.starts_on) as "enteredOn", coalesce(d.exited_on, t.ends_on) as "exitedOn"
  from ${MINE}
    join enrollments e on e.school_id = mine.school_id and e.student_id = mine.student_id
      and e.status in ('active', 'completed')
    join courses c on c.school_id = e.school_id and c.id = e.course_id
    left join lateral (
      select * from final_grades one
      where one.school_id = e.school_id and one.enrollment_id = e.id and one.grading_period_id is null
      order by one.number desc limit 1) f on true
    left join course_grades g on g.school_id = e.school_id and g.enrollment_id = e.id
    left join terms t on t.school_id = e.school_id and t.id = coalesce(e.term_id, c.term_id)
    left join course_dates d on d.school_id = e.school_id and d.enrollment_id = e.id
  order by "exitedOn", title, e.id`);

/** Approved credit from elsewhere. */
export const listCredits = statement<Sql['listCredits'], Asked>(`
  select t.school_id as "schoolId", t.student_id as "studentId", t.id as "creditId", t.kind,
    t.school_name as "schoolName", t.title, t.ncaa_area as "ncaaArea", t.is_core as "isCore",
    t.grade_raw as "gradeRaw", t.credits, t.completed_on as "completedOn", t.mode, t.content_id as "contentId",
    t.content_part as "contentPart", t.content_parts as "contentParts"
  from ${MINE}
    join transfer_credits t on t.school_id = mine.school_id and t.student_id = mine.student_id
      and t.status = 'approved'
  order by t.completed_on nulls last, t.title, t.id`);

/** Documents of home schooling that were sent. */
export const listHomeDocuments = statement<Sql['listHomeDocuments'], Asked>(`
  select h.school_id as "schoolId", h.student_id as "studentId", h.document, h.row_id as "rowId", h.sent_on as "sentOn"
  from ${MINE}
    join home_school_documents h on h.school_id = mine.school_id and h.student_id = mine.student_id
      and h.sent_on is not null
  order by h.id`);

const THEIR_SCHOOLS = `(select distinct school_id from ${MINE})`;

/** The latest entry first. */
export const listSchoolStatuses = statement<Sql['listSchoolStatuses'], Asked>(`
  select n.school_id as "schoolId", n.outside_school as "outsideSchool", n.effective_on as "effectiveOn",
    n.account_status as "accountStatus", n.lowest_pass as "lowestPass", n.are_weights_reported as "areWeightsReported",
    n.are_weights_in_gpa as "areWeightsInGpa", n.offers_lab_science as "offersLabScience",
    n.is_calendar_nontraditional as "isCalendarNontraditional"
  from ncaa_school_status n where n.school_id in ${THEIR_SCHOOLS}
  order by n.effective_on desc, n.created_at desc, n.id desc`);

export const listSchoolTitles = statement<Sql['listSchoolTitles'], Asked>(`
  select n.school_id as "schoolId", n.course_id as "markedCourseId", n.outside_school as "outsideSchool", n.title, n.area,
    n.units, n.weight, n.is_lab as "isLab", n.valid_from as "validFrom", n.valid_to as "validTo"
  from ncaa_titles n where n.school_id in ${THEIR_SCHOOLS}
  order by n.title, n.valid_from nulls first, n.id`);

/** What makes up a school year but for summer terms. */
export const listSchoolTerms = statement<Sql['listSchoolTerms'], Asked>(`
  select t.school_id as "schoolId", t.kind, t.starts_on as "startsOn", t.ends_on as "endsOn"
  from terms t where t.school_id in ${THEIR_SCHOOLS} and t.kind <> 'summer'
  order by t.starts_on, t.id`);

/** What schools entered about scales, their own and those of other schools. */
export const listSchoolScales = statement<Sql['listSchoolScales'], Asked>(`
  select g.school_id as "schoolId", g.outside_school as "outsideSchool", g.id as "scaleId", g.number,
    g.effective_on as "effectiveOn", g.steps
  from grading_scales g where g.school_id in ${THEIR_SCHOOLS}
  order by g.school_id, g.number`);
