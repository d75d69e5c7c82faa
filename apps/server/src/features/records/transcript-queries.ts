import type { CourseId, FinalGradeId, GradingScaleId, StudentId } from '@fieldhouse/contract/ids.ts';
import type { CalendarDate } from '@fieldhouse/domain/dates/calendar-date.ts';
import type { PostedAttempt } from '@fieldhouse/domain/gpa/repeats.ts';
import { IS_OWN_LINK } from '#access/guardians.ts';
import { statement } from '#db/unit.ts';
import { ATTEMPT_ORDER, COUNTS_ANYWAY, CREDITED_CONTENT, REPEATS_OF } from '#features/grading/workflows.ts';
import type { Sql } from './rows.gen.ts';

/** `wanted`: a student; null: oneself, and the children one has a link to. */
const ASKED = `
    select :wanted::uuid where :wanted::uuid is not null
    union select own.id from student_profiles own where :wanted::uuid is null and own.user_id = app.user_id()
    union select g.student_id from guardian_links g
      where :wanted::uuid is null and ${IS_OWN_LINK('g')}`;

/** The student asked for; without one, the actor's own record and those of children. `wanted`: student or null. */
export const listTranscripts = statement<Sql['listTranscripts'], { wanted: string | null; now: string }>(`
  select sp.school_id as "schoolId", sp.id as "studentId", sp.user_id as "studentUserId", sp.legal_name as name,
    sp.student_number as "studentNumber", sp.grade_level as "gradeLevel", sp.graduation_year as "graduationYear",
    s.name as "schoolName", s.address, s.phone, s.website, s.time_zone as "timeZone",
    ${REPEATS_OF('s.id')} as repeats,
    f.official_gpa as "officialGpa", f.credits_earned as "creditsEarned", f.core_earned as "coreEarned"
  from student_profiles sp
    join schools s on s.id = sp.school_id
    left join student_gpas f on f.school_id = sp.school_id and f.student_id = sp.id
  where sp.id = any (array(${ASKED}))
  order by sp.user_id is distinct from app.user_id(), sp.legal_name, sp.id`);

export interface TranscriptCourseRow extends PostedAttempt {
  readonly studentId: string;
  /** Place among the attempts that the student began, from 1. */
  readonly attemptPlace: number;
  readonly courseId: string;
  readonly title: string;
  readonly level: 'general' | 'honors' | 'ap' | 'ib' | 'dual';
  readonly ncaaArea:
    | 'english'
    | 'math'
    | 'science'
    | 'social_science'
    | 'world_language'
    | 'religion_philosophy'
    | null;
  readonly isCore: boolean;
  readonly result: 'graded' | 'incomplete' | 'withdrawn';
  readonly ratio: number | null;
  /** The same in the digits that are stored. */
  readonly ratioDigits: string | null;
  readonly finalGradeId: FinalGradeId;
  readonly letter: string | null;
  /** Null: the standard scale. */
  readonly scaleId: GradingScaleId | null;
  readonly creditsAttempted: number;
  /** By when an incomplete is to be made up; null: it is none, or nobody said. */
  readonly dueOn: CalendarDate | null;
  readonly termLabel: string;
}

const RECORDS = `(
  select sp.school_id, sp.id as student_id from student_profiles sp
  where sp.id = any (array(${ASKED}))) mine`;

/**
 * What ended an attempt: when it was completed, else when it was posted. An incomplete stays where it was posted first, whatever
 * day it is given later.
 */
const ENDED_AT = `coalesce(e.completed_at, case when f.result = 'incomplete' then (select min(first.posted_at)
    from final_grades first where first.school_id = f.school_id and first.enrollment_id = f.enrollment_id
      and first.grading_period_id is null) end, f.posted_at)`;
/** The same as the school's clock shows it. */
const ENDED = `${ENDED_AT} at time zone s.time_zone`;

/** The school year, August to July, in which that was: "2024–25". */
const SCHOOL_YEAR = `
  (select n || '–' || lpad(((n + 1) % 100)::text, 2, '0')
    from (select extract(year from (${ENDED}) - interval '7 months')::int as n) y)`;

/**
 * The posting that holds of each enrolment, as its course was then, in the order of terms. What ran in no term, or
 * in one that was noted by its name alone, stands in the school year in which it ended. `wanted`: student or null.
 */
export const listTranscriptCourses = statement<
  Sql['listTranscriptCourses'],
  { wanted: string | null },
  {
    studentId: StudentId;
    courseId: CourseId;
    title: string;
    level: 'general' | 'honors' | 'ap' | 'ib' | 'dual';
    ncaaArea:
      | 'english'
      | 'math'
      | 'science'
      | 'social_science'
      | 'world_language'
      | 'religion_philosophy'
      | null;
    dueOn: CalendarDate | null;
    termLabel: string;
  }
>(`
  select f.student_id as "studentId", f.enrollment_id as "enrollmentId", ${CREDITED_CONTENT('c')} as "contentId",
    row_number() over (partition by e.student_id order by ${ATTEMPT_ORDER})::int as "attemptPlace",
    f.course_id as "courseId", f.course_snapshot->>'transcriptTitle' as title,
    f.course_snapshot->>'level' as level, f.course_snapshot->>'ncaaArea' as "ncaaArea",
    coalesce((f.course_snapshot->>'isNcaaApproved')::boolean, false) as "isCore", f.result, f.ratio,
    f.ratio::text as "ratioDigits", f.id as "finalGradeId", f.letter,
    f.grading_scale_id as "scaleId",
    f.credits_attempted as "creditsAttempted", f.credits_earned as "creditsEarned",
    f.due_on as "dueOn", ${COUNTS_ANYWAY} as "countsAnyway",
    coalesce(y.label || ', ' || t.name, f.course_snapshot->>'termLabel',
      ${SCHOOL_YEAR} || coalesce(', ' || (f.course_snapshot->>'termName'), '')) as "termLabel"
  from ${RECORDS}
    join enrollments e on e.school_id = mine.school_id and e.student_id = mine.student_id
      and e.status in ('active', 'completed', 'withdrawn')
    join courses c on c.school_id = e.school_id and c.id = e.course_id
    join lateral (
      select * from final_grades one
      where one.school_id = e.school_id and one.enrollment_id = e.id and one.grading_period_id is null
      order by one.number desc limit 1) f on true
    join schools s on s.id = e.school_id
    left join terms t on t.school_id = e.school_id and t.id = e.term_id
    left join academic_years y on y.school_id = t.school_id and y.id = t.academic_year_id
  order by coalesce(t.starts_on, (${ENDED})::date), f.course_snapshot->>'transcriptTitle', f.id`);

/** What runs and isn't printed with a result, as an incomplete course is. `wanted`: student or null. */
export const listRunningCourses = statement<Sql['listRunningCourses'], { wanted: string | null }>(`
  select e.student_id as "studentId", e.id as "enrollmentId", c.id as "courseId",
    coalesce(c.transcript_title, c.title) as title, c.level, c.credits, y.label || ', ' || t.name as "termLabel"
  from ${RECORDS}
    join enrollments e on e.school_id = mine.school_id and e.student_id = mine.student_id and e.status = 'active'
      and not exists (select from final_grades f where f.school_id = e.school_id and f.enrollment_id = e.id
        and f.grading_period_id is null)
    join courses c on c.school_id = e.school_id and c.id = e.course_id
    left join terms t on t.school_id = e.school_id and t.id = coalesce(e.term_id, c.term_id)
    left join academic_years y on y.school_id = t.school_id and y.id = t.academic_year_id
  order by 4, c.id`);

/** `wanted`: student or null. */
export const listTransferred = statement<Sql['listTransferred'], { wanted: string | null }>(`
  select t.student_id as "studentId", t.id as "creditId", t.kind, t.school_name as "schoolName", t.title,
    t.grade_raw as "gradeRaw", t.ratio, t.ratio::text as "ratioDigits", t.is_passed as "isPassed", t.credits, t.term_label as "termLabel"
  from ${RECORDS}
    join transfer_credits t on t.school_id = mine.school_id and t.student_id = mine.student_id
      and t.status = 'approved'
  order by t.completed_on nulls last, t.title, t.id`);
