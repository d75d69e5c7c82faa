import type {
  CourseId,
  EnrollmentId,
  PlanId,
  PlanItemId,
  SchoolId,
  StudentId,
  TermId,
  UserId,
} from '@fieldhouse/contract/ids.ts';
import { HAS_RIGHT, IS_LIVE_LINK } from '#access/guardians.ts';
import { IS_COUNSELOR, NAME_OF } from '#access/memberships.ts';
import { HAS_NOT_LEFT } from '#access/told.ts';
import { statement } from '#db/unit.ts';
import { IS_LIVE_ASSIGNMENT, IS_OTHERS_TO_COUNSEL } from '#features/counseling/workflows.ts';
import type { Sql } from './rows.gen.ts';

interface OfStudent {
  readonly studentId: StudentId;
}

interface OfPlan {
  readonly schoolId: SchoolId;
  readonly planId: PlanId;
}

/** A course that was deleted leaves its id. */
interface OfCourse {
  readonly courseId: CourseId;
}

/** Versions that a page shows. */
export const MOST_VERSIONS = 12;

const NAMED = (column: string) => NAME_OF(`n.${column}`, 'n.school_id');

/** The versions of a student's plan, the latest first. */
export const listPlans = statement<Sql['listPlans'], OfStudent>(`
  select n.id as "planId", n.number, n.state, n.wishes, n.version,
    n.updated_at as "updatedAt", ${NAMED('updated_by')} as "updatedByName",
    n.proposed_at as "proposedAt", ${NAMED('proposed_by')} as "proposedByName", n.proposal_note as "proposalNote",
    n.decided_at as "decidedAt", ${NAMED('decided_by')} as "decidedByName", n.decision_reason as "decisionReason"
  from student_profiles sp join plans n on n.school_id = sp.school_id and n.student_id = sp.id
  where sp.id = :studentId order by n.number desc limit ${MOST_VERSIONS + 1}`);

const ITEM = `
  i.id as "planItemId", i.plan_id as "planId", i.course_id as "courseId", i.title, i.credits, i.grade, i.terms,
  i.starts_on as "startsOn", i.ends_on as "endsOn", i.asked_at as "askedAt", i.refusal,
  i.refusal_titles as "refusalTitles", i.enrollment_id as "enrollmentId", e.status as "enrollmentStatus"`;
const ITEMS = `plan_items i
    left join enrollments e on e.school_id = i.school_id and e.id = i.enrollment_id`;

/** The courses of the same versions. */
export const listItems = statement<Sql['listItems'], OfStudent, OfCourse>(`
  select ${ITEM} from student_profiles sp
    join ${ITEMS} on i.school_id = sp.school_id and i.student_id = sp.id
  where sp.id = :studentId order by i.plan_id, i.starts_on, i.order_index`);

/** The courses of one version, in the order in which their terms come. */
export const listItemsOf = statement<Sql['listItemsOf'], OfPlan, OfCourse>(`
  select ${ITEM} from ${ITEMS}
  where i.school_id = :schoolId and i.plan_id = :planId order by i.starts_on, i.order_index`);

/** What of a student is asked for and not decided. */
export const listAsked = statement<Sql['listAsked'], OfStudent, { state: 'requested' | 'waitlisted' }>(`
  select c.id as "courseId", coalesce(c.transcript_title, c.title) as title, e.status as state
  from student_profiles sp
    join enrollments e on e.school_id = sp.school_id and e.student_id = sp.id
      and e.status in ('requested', 'waitlisted')
    join courses c on c.school_id = e.school_id and c.id = e.course_id
  where sp.id = :studentId order by title, c.id`);

/** Who looks after a student by an assignment. */
export const listOwnCounselors = statement<Sql['listOwnCounselors'], OfStudent>(`
  select a.user_id as "userId", ${NAME_OF('a.user_id', 'a.school_id')} as name
  from student_profiles sp
    join counselor_assignments a on a.school_id = sp.school_id and a.student_id = sp.id
  where sp.id = :studentId and ${IS_LIVE_ASSIGNMENT('a')} order by a.created_at, a.id`);

/** Who is told of a proposal: those who look after the student, or every counselor where nobody does. */
export const listDeciders = statement<Sql['listDeciders'], { schoolId: SchoolId; studentId: StudentId }>(`
  with own as (
    select a.user_id from counselor_assignments a
    where a.school_id = :schoolId and a.student_id = :studentId and ${IS_LIVE_ASSIGNMENT('a')})
  select user_id as "userId" from own
  union
  select m.user_id from school_memberships m
  where m.school_id = :schoolId and ${IS_COUNSELOR('m')} and not exists (select from own)`);

/** Who has the plan on a page of their own: the student, and guardians who may see the record. */
export const listFamily = statement<
  Sql['listFamily'],
  { schoolId: SchoolId; studentId: StudentId; now: string }
>(`
  select sp.user_id as "userId" from student_profiles sp
  where sp.school_id = :schoolId and sp.id = :studentId
  union
  select g.guardian_user_id from guardian_links g
    join schools s on s.id = g.school_id
    join student_profiles sp on sp.school_id = g.school_id and sp.id = g.student_id
  where g.school_id = :schoolId and g.student_id = :studentId and ${HAS_RIGHT('g', 'see_record')}
    and ${IS_LIVE_LINK('g', 'sp', '(:now::timestamptz at time zone s.time_zone)::date')}`);

/** Whoever writes plans of a student at once waits here for the first. */
export const lockPlans = statement<Sql['lockPlans'], OfStudent>(
  "select pg_advisory_xact_lock(hashtextextended('plans:' || :studentId::uuid, 0))",
);

/** A plan, with how the actor stands to its student. */
export const findPlan = statement<Sql['findPlan'], { planId: PlanId }>(`
  select e.school_id as "schoolId", e.student_id as "studentId", e.number, e.state, e.version,
    e.proposal_note as "proposalNote", e.decision_reason as "decisionReason", s.time_zone as "timeZone",
    ${IS_OTHERS_TO_COUNSEL('sp')} as "isOthersToCounsel", ${HAS_NOT_LEFT} as "isAtSchool"
  from plans e join student_profiles sp on sp.school_id = e.school_id and sp.id = e.student_id
    join schools s on s.id = e.school_id
  where e.id = :planId`);

/** The draft of a student; no row: there is none. */
export const findDraft = statement<Sql['findDraft'], { schoolId: SchoolId; studentId: StudentId }>(`
  select n.id as "planId", n.number, n.version, n.plan_key as "planKey" from plans n
  where n.school_id = :schoolId and n.student_id = :studentId and n.state = 'draft'`);

export const findLastNumber = statement<
  Sql['findLastNumber'],
  { schoolId: SchoolId; studentId: StudentId },
  { number: number }
>(`
  select coalesce(max(n.number), 0) as number from plans n
  where n.school_id = :schoolId and n.student_id = :studentId`);

export const changeDraft = statement<
  Sql['changeDraft'],
  OfPlan & { wishes: string; by: UserId; at: string }
>(`
  update plans set wishes = :wishes::jsonb, updated_by = :by, updated_at = :at, version = version + 1
  where school_id = :schoolId and id = :planId returning version`);

export const clearItems = statement<Sql['clearItems'], OfPlan>(
  'delete from plan_items where school_id = :schoolId and plan_id = :planId',
);

/** Courses of the school that are saved in a plan, whether they are still on offer or not. */
export const listCoursesByIds = statement<
  Sql['listCoursesByIds'],
  { schoolId: SchoolId; courseIds: readonly CourseId[] }
>(`
  select c.id as "courseId", coalesce(c.transcript_title, c.title) as title, c.credits from courses c
  where c.school_id = :schoolId and c.id = any (:courseIds::uuid[])`);

/** What a student's versions said of the terms of a course before; the latest first. */
export const listSavedTerms = statement<
  Sql['listSavedTerms'],
  { schoolId: SchoolId; studentId: StudentId },
  OfCourse
>(`
  select i.course_id as "courseId", i.terms from plan_items i
    join plans n on n.school_id = i.school_id and n.id = i.plan_id
  where i.school_id = :schoolId and i.student_id = :studentId order by n.number desc`);

export const markProposed = statement<
  Sql['markProposed'],
  OfPlan & { note: string | null; by: UserId; at: string }
>(`
  update plans set state = 'proposed', proposed_by = :by, proposed_at = :at, proposal_note = :note, version = version + 1
  where school_id = :schoolId and id = :planId returning version`);

export const markDecided = statement<
  Sql['markDecided'],
  OfPlan & { state: 'approved' | 'returned'; reason: string | null; by: UserId; at: string }
>(`
  update plans set state = :state, decided_by = :by, decided_at = :at, decision_reason = :reason, version = version + 1
  where school_id = :schoolId and id = :planId returning version`);

/** Another version has taken its place. */
export const replaceOther = statement<
  Sql['replaceOther'],
  { schoolId: SchoolId; studentId: StudentId; state: 'proposed' | 'approved' }
>(`
  update plans set state = 'replaced', version = version + 1
  where school_id = :schoolId and student_id = :studentId and state = :state returning id as "planId"`);

/** What came of asking for a place. */
export const markAsked = statement<
  Sql['markAsked'],
  {
    schoolId: SchoolId;
    planItemId: PlanItemId;
    enrollmentId: EnrollmentId | null;
    refusal: 'prerequisites' | 'not_offered' | 'repeat' | null;
    refusalTitles: readonly string[];
    by: UserId;
    at: string;
  }
>(`
  update plan_items set asked_at = :at, asked_by = :by, enrollment_id = :enrollmentId, refusal = :refusal,
    refusal_titles = :refusalTitles
  where school_id = :schoolId and id = :planItemId`);

/**
 * The course in which a place is asked for in one of some terms: the planned one, where it isn't bound to another term, else a
 * copy of it there. No row: it isn't offered then.
 */
export const findOffered = statement<
  Sql['findOffered'],
  { schoolId: SchoolId; courseId: CourseId; termIds: readonly TermId[] }
>(`
  select c.id as "courseId" from courses o
    join courses c on c.school_id = o.school_id and c.status = 'published'
      and (c.id = o.id or (c.content_origin_id = o.content_origin_id
        and c.content_part is not distinct from o.content_part
        and c.content_parts is not distinct from o.content_parts))
  where o.school_id = :schoolId and o.id = :courseId and (c.term_id is null or c.term_id = any (:termIds::uuid[]))
  order by c.id <> o.id, c.term_id is null, c.id limit 1`);

/** Whether a course is in the catalog. */
export const findInCatalog = statement<Sql['findInCatalog'], { schoolId: SchoolId; courseId: CourseId }>(`
  select c.id as "courseId" from courses c
  where c.school_id = :schoolId and c.id = :courseId and c.status = 'published'`);

/** Terms that the school has entered and that aren't over, as they are now. */
export const listEnteredTerms = statement<Sql['listEnteredTerms'], { schoolId: SchoolId; today: string }>(`
  select t.id as "termId", t.name, t.kind, t.starts_on as "startsOn", t.ends_on as "endsOn" from terms t
  where t.school_id = :schoolId and t.ends_on >= :today order by t.starts_on, t.id`);
