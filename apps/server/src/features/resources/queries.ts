import type { CourseId, ResourceId, ResourceVersionId, SchoolId } from '@fieldhouse/contract/ids.ts';
import { COURSE_RELATION_JOIN } from '#access/courses.ts';
import { HAS_RIGHT, IS_ON_FILE } from '#access/guardians.ts';
import { IS_ACTIVE, IS_MEMBER, RUN_SCHOOLS } from '#access/memberships.ts';
import { TAUGHT_COURSES } from '#access/teachers.ts';
import { type RowOf, statement } from '#db/unit.ts';
import type { ResourceScope } from './policy.ts';
import type { Sql } from './rows.gen.ts';
import { RESOURCE_SCOPE } from './scope.ts';

export type ResourceRow = RowOf<typeof findResource>;

/** A name as the school knows it; the database hides it from students whom the school hasn't confirmed. */
const NAME_OF = (user: string) => `
  (select m.display_name from school_memberships m where m.school_id = r.school_id and m.user_id = ${user}
    order by ${IS_ACTIVE('m')} desc, m.id limit 1)`;

const RESOURCE = `
  r.id as "resourceId", r.title, r.type, r.description, c.title as "courseTitle", r.featured as "isFeatured",
  v.size_bytes as "sizeBytes", f.page_count as "pageCount", v.duration_seconds as "durationSeconds", v.url,
  r.views, r.downloads, ${NAME_OF('r.uploaded_by')} as "uploaderName", r.uploaded_by as "uploadedBy",
  v.at as "uploadedAt", v.number as "versionNumber", r.version, r.current_version_id as "currentVersionId",
  r.missing_version_id as "missingVersionId", f.id as "fileId", f.name as "fileName", f.media_type as "mediaType",
  f.storage_key as "storageKey", ${RESOURCE_SCOPE}`;
const RESOURCE_FROM = `
  from resources r
    join resource_versions v on v.school_id = r.school_id and v.id = r.current_version_id
    left join files f on f.school_id = v.school_id and f.id = v.file_id
    left join courses c on c.id = r.course_id
    ${COURSE_RELATION_JOIN}`;

export const findResource = statement<Sql['findResource'], { resourceId: ResourceId }>(
  `select ${RESOURCE} ${RESOURCE_FROM} where r.id = :resourceId`,
);
/** The same, taken until the transaction ends. */
export const lockResource = statement<Sql['lockResource'], { resourceId: string }>(
  `select ${RESOURCE} ${RESOURCE_FROM} where r.id = :resourceId for no key update of r`,
);

/**
 * What the actor may see, as `canReadResource` says it: the list is cut into pages here, so it can't be sifted later.
 * `search` is a text or null; `isOwn` and `isArchived` choose.
 */
const SEEN = `
  run as materialized (${RUN_SCHOOLS}), taught as materialized (${TAUGHT_COURSES('ct.course_id')}),
  seen as materialized (
    select r.id, r.type, r.course_id, c.title as course_title, r.featured, r.created_at
    from resources r left join courses c on c.id = r.course_id
    where r.school_id = any ((select app.school_ids())::uuid[])
      and (r.archived_at is not null) = :isArchived::boolean
      and (:isOwn::boolean = false or r.uploaded_by = app.user_id())
      and (:search::text is null or position(lower(:search) in lower(r.title || ' ' || r.description || ' '
        || coalesce(c.title, ''))) > 0)
      and (
        r.school_id in (select school_id from run)
        or (r.course_id in (select course_id from taught) and exists (select from school_memberships m
          where m.user_id = app.user_id() and m.school_id = r.school_id and ${IS_ACTIVE('m')} and m.role = 'teacher'))
        or (r.archived_at is null and r.course_id is null and (
          exists (select from school_memberships m where m.user_id = app.user_id() and m.school_id = r.school_id
            and ${IS_MEMBER('m')})
          or exists (select from guardian_links g where g.guardian_user_id = app.user_id()
            and g.school_id = r.school_id and ${IS_ON_FILE('g')} and ${HAS_RIGHT('g', 'see_record')})))
        or (r.archived_at is null and c.status <> 'draft' and (
          exists (select from student_profiles sp
              join school_memberships m on m.school_id = sp.school_id and m.user_id = sp.user_id
                and m.role = 'student' and ${IS_MEMBER('m')}
              join enrollments e on e.school_id = sp.school_id and e.student_id = sp.id and e.course_id = c.id
                and e.status in ('active', 'completed')
            where sp.user_id = app.user_id() and sp.school_id = c.school_id)
          or exists (select from guardian_links g
              join enrollments e on e.school_id = g.school_id and e.student_id = g.student_id
                and e.course_id = c.id and e.status in ('active', 'completed')
            where g.guardian_user_id = app.user_id() and g.school_id = c.school_id and ${IS_ON_FILE('g')}
              and ${HAS_RIGHT('g', 'see_record')})))))`;

/**
 * One page. After SEEN's: :type type or null, :courseId course or null, :featuredFirst featured first, :count how
 * many, :skipped how many before.
 */
export const listPage = statement<
  Sql['listPage'],
  {
    search: string | null;
    isOwn: boolean;
    isArchived: boolean;
    type: 'pdf' | 'video' | 'image' | 'link' | null;
    courseId: CourseId | null;
    featuredFirst: boolean;
    count: number;
    skipped: number;
  }
>(`
  with ${SEEN},
  page as (
    select id, row_number() over (order by (:featuredFirst::boolean and featured) desc, created_at desc, id) as place from seen
    where (:type::text is null or type = :type) and (:courseId::uuid is null or course_id = :courseId)
    order by place limit :count offset :skipped)
  select ${RESOURCE} ${RESOURCE_FROM} join page on page.id = r.id order by page.place`);

/** How many there are by type and course, over what SEEN asks for alone. */
export const countSeen = statement<
  Sql['countSeen'],
  { search: string | null; isOwn: boolean; isArchived: boolean }
>(`
  with ${SEEN}
  select type, course_id as "courseId", course_title as title, count(*)::int as count from seen
  group by type, course_id, course_title order by course_title, course_id, type`);

/** Where the actor may put resources; without a course: a school they run. */
export const listPlaces = statement<Sql['listPlaces']>(`
  with run as materialized (${RUN_SCHOOLS}), taught as materialized (${TAUGHT_COURSES('ct.course_id')})
  select * from (
    select s.id as "schoolId", null::uuid as "courseId", s.name as title from schools s
    where s.id in (select school_id from run)
    union all
    select c.school_id, c.id, c.title from courses c
    where c.school_id = any ((select app.known_school_ids())::uuid[]) and c.status <> 'archived'
      and (c.school_id in (select school_id from run) or c.id in (select course_id from taught))) p
  order by p."courseId" is not null, p.title, p."courseId" limit 1000`);

/** A place as `canEditResource` judges it. `courseId`: course or null. */
export const findPlace = statement<
  Sql['findPlace'],
  { schoolId: string; courseId: string | null },
  { courseId: ResourceScope['courseId'] | null }
>(`
  select ${RESOURCE_SCOPE}
  from (select s.id as school_id, :courseId::uuid as course_id, null::timestamptz as archived_at
    from schools s where s.id = :schoolId) r
    left join courses c on c.school_id = r.school_id and c.id = r.course_id
    ${COURSE_RELATION_JOIN}
  where r.course_id is null or c.id is not null`);

/** No row: counted today already. */
export const insertView = statement<
  Sql['insertView'],
  { schoolId: SchoolId; resourceId: ResourceId; userId: string; day: string; resourceViewId: string }
>(`
  insert into resource_views (school_id, id, resource_id, user_id, "on") values (:schoolId, :resourceViewId, :resourceId, :userId, :day)
  on conflict do nothing returning "on"`);
export const addView = statement<Sql['addView'], { schoolId: SchoolId; resourceId: ResourceId }>(
  'update resources set views = views + 1 where school_id = :schoolId and id = :resourceId',
);
export const addDownload = statement<Sql['addDownload'], { schoolId: SchoolId; resourceId: ResourceId }>(
  'update resources set downloads = downloads + 1 where school_id = :schoolId and id = :resourceId',
);
/** No row: somebody was told of this version already. */
export const markMissing = statement<
  Sql['markMissing'],
  { schoolId: SchoolId; resourceId: ResourceId; currentVersionId: string | null }
>(`
  update resources set missing_version_id = :currentVersionId
  where school_id = :schoolId and id = :resourceId and current_version_id = :currentVersionId and missing_version_id is distinct from :currentVersionId
  returning id`);

export const insertVersion = statement<
  Sql['insertVersion'],
  {
    schoolId: string;
    resourceVersionId: string;
    resourceId: string;
    type: 'pdf' | 'video' | 'image' | 'link';
    fileId: string | null;
    url: string | null;
    sizeBytes: number | null;
    durationSeconds: number | null;
    note: string | null;
    by: string;
    at: string;
  }
>(`
  insert into resource_versions (school_id, id, resource_id, number, type, file_id, url, size_bytes,
    duration_seconds, note, by, at)
  select :schoolId, :resourceVersionId, :resourceId, 1 + coalesce((select max(o.number) from resource_versions o
    where o.school_id = :schoolId and o.resource_id = :resourceId), 0), :type, :fileId, :url, :sizeBytes, :durationSeconds, :note, :by, :at
  returning number`);

export const setCurrent = statement<
  Sql['setCurrent'],
  {
    schoolId: SchoolId;
    resourceId: ResourceId;
    versionId: string;
    type: 'pdf' | 'video' | 'image' | 'link';
    updatedAt: string;
  }
>(`
  update resources set current_version_id = :versionId, type = :type, updated_at = :updatedAt, version = version + 1
  where school_id = :schoolId and id = :resourceId`);

export const listVersionRows = statement<
  Sql['listVersionRows'],
  { resourceId: ResourceId },
  { name: string }
>(`
  select v.id as "versionId", v.number, v.type, coalesce(f.name, v.url) as name, v.size_bytes as "sizeBytes", v.note,
    ${NAME_OF('v.by')} as "byName", v.at, v.id = r.current_version_id as "isCurrent"
  from resources r
    join resource_versions v on v.school_id = r.school_id and v.resource_id = r.id
    left join files f on f.school_id = v.school_id and f.id = v.file_id
  where r.id = :resourceId order by v.number desc`);

/** What an earlier version holds. */
export const findVersion = statement<
  Sql['findVersion'],
  { schoolId: SchoolId; resourceId: ResourceId; resourceVersionId: ResourceVersionId }
>(`
  select type, file_id as "fileId", url, size_bytes as "sizeBytes", duration_seconds as "durationSeconds"
  from resource_versions where school_id = :schoolId and resource_id = :resourceId and id = :resourceVersionId`);
