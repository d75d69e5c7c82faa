import type { CourseId } from '@fieldhouse/contract/ids.ts';
import { IS_OWN_LIVE_LINK } from '#access/guardians.ts';
import { HAS_POST, IS_ACTIVE, IS_STAFF } from '#access/memberships.ts';
import { IS_LIVE_TEACHER, TAUGHT_COURSES } from '#access/teachers.ts';
import { type RowOf, statement } from '#db/unit.ts';
import type { Sql } from './rows.gen.ts';

export type FoundKind = 'course' | 'assignment' | 'lesson';

/**
 * - `total`: of its kind, at most one more than are counted.
 * - `entityId`: null, as all that follows: nothing of this kind on this page.
 * - `isCut`: the excerpt begins in the middle of a longer text.
 * - `dueAt`: null: no due date, or children of the person have different ones.
 */
export type FoundRow = RowOf<typeof findEntries>;

/**
 * The door says what this person may find; what is shown beside it is read under the policies, which would drop
 * what isn't of their schools. Work is due when it is for the person or, for a guardian, for all of their children
 * in the course; children with different dates have none in common. `type`: kind or null; `subject`: subject or
 * null.
 */
export const findEntries = statement<
  Sql['findEntries'],
  {
    words: readonly string[];
    type: string | null;
    subject: string | null;
    offset: number;
    isAny: boolean;
    now: string;
  },
  {
    kind: FoundKind;
    total: number;
    courseId: CourseId | null;
    title: string | null;
    excerpt: string | null;
    isCut: boolean | null;
    status: 'draft' | 'published' | 'archived' | null;
    isOpen: boolean | null;
    subject: string | null;
    courseTitle: string | null;
    timeZone: string | null;
  }
>(`
  with own as materialized (
    select e.school_id, e.course_id, e.student_id from student_profiles sp
      join enrollments e on e.school_id = sp.school_id and e.student_id = sp.id and e.is_current
    where sp.user_id = app.user_id()),
  readers as materialized (
    select * from own
    union all
    select e.school_id, e.course_id, e.student_id from guardian_links g
      join enrollments e on e.school_id = g.school_id and e.student_id = g.student_id and e.is_current
        and e.status in ('active', 'completed')
      join student_profiles sp on sp.school_id = g.school_id and sp.id = g.student_id
      join schools s on s.id = g.school_id
    where ${IS_OWN_LIVE_LINK('g', 'sp', '(:now::timestamptz at time zone s.time_zone)::date', 'see_record')}
      and not exists (select from own where own.school_id = e.school_id and own.course_id = e.course_id))
  select f.kind, f.total, case when c.id is not null then f.entity_id end as "entityId",
    f.course_id as "courseId", f.title, f.excerpt, f.is_cut as "isCut", f.status, f.is_open as "isOpen",
    c.subject, c.title as "courseTitle", m.title as "moduleTitle", s.time_zone as "timeZone",
    case when due.readers = 0 then a.due_at when due.first = due.last then due.first end as "dueAt"
  from app.search(:words::text[], :type::text, :subject::text, :offset::integer, :isAny::boolean) f
    left join courses c on c.id = f.course_id and c.school_id is not null
    left join schools s on s.id = c.school_id
    left join lessons l on f.kind = 'lesson' and l.id = f.entity_id
    left join course_modules m on m.id = l.module_id
    left join assignments a on f.kind = 'assignment' and a.id = f.entity_id
    left join lateral (
      select count(*) as readers, min(coalesce(x.due_at, a.due_at)) as first, max(coalesce(x.due_at, a.due_at)) as last
      from readers r
        left join student_due_dates x on x.school_id = r.school_id and x.student_id = r.student_id
          and x.assignment_id = a.id
      where r.school_id = a.school_id and r.course_id = a.course_id) due on true
  order by f.kind, f.place`);

/** English stems of words, by which they are found too. */
export const listStems = statement<Sql['listStems'], { words: readonly string[] }, { stem: string | null }>(
  `select (ts_lexize('english_stem', word))[1] as stem from unnest(:words::text[]) as word`,
);

/** What mistyped words may have meant. */
export const findTitles = statement<
  Sql['findTitles'],
  { words: readonly string[] },
  { titles: string[]; known: string[] }
>('select titles, known from app.search_titles(:words::text[])');

export const PEOPLE_AT_ONCE = 10;

/** Every word stands at the beginning of one of the name's; folding is slow, and most names need none. */
const hasWords = (name: string) => `not exists (
  select from unnest(:words::text[]) as word
  where position(' ' || word in ' ' || case when octet_length(${name}) = char_length(${name})
    then translate(lower(${name}), '''-.,', '    ') else app.fold(${name}) end) = 0)`;

/**
 * People by name, one more than are shown: staff of the schools where the actor is staff, and students as
 * `records.students` lists them.
 */
export const findPeople = statement<Sql['findPeople'], { words: readonly string[] }, { teaches: string[] }>(`
  with posts as materialized (
    select m.school_id, m.role <> 'teacher' or cardinality(m.duties) > 0 as sees_all
    from school_memberships m
    where m.user_id = app.user_id() and ${IS_STAFF('m')}),
  taught as materialized (${TAUGHT_COURSES()}),
  people as (
    select sp.legal_name as name, 'student' as kind, sp.user_id, sp.school_id, sp.id as student_id, sp.grade_level
    from posts join student_profiles sp on sp.school_id = posts.school_id
    where ${hasWords('sp.legal_name')}
      and (posts.sees_all or exists (
        select from taught join enrollments e on e.school_id = taught.school_id and e.course_id = taught.course_id
          and e.status in ('active', 'completed')
        where e.school_id = sp.school_id and e.student_id = sp.id))
    union
    select m.display_name, m.role, m.user_id, m.school_id, null, null
    from posts join school_memberships m on m.school_id = posts.school_id and ${IS_ACTIVE('m')}
      and ${HAS_POST('m')}
    where ${hasWords('m.display_name')}
    order by name, kind, student_id, user_id
    limit ${PEOPLE_AT_ONCE + 1})
  select p.school_id as "schoolId", p.kind, p.name, p.user_id as "userId", p.student_id as "studentId", p.grade_level as "gradeLevel",
    (select o.avatar_key from profiles o where o.id = p.user_id) as "avatarKey",
    case when p.kind = 'student' then '{}' else array(
      select c.title from course_teachers ct join courses c on c.id = ct.course_id and c.status = 'published'
      where ct.school_id = p.school_id and ct.user_id = p.user_id and ${IS_LIVE_TEACHER('ct')}
      order by c.title limit 3) end as teaches
  from people p
  order by p.name, p.kind, p.student_id, p.user_id`);
