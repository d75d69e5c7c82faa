import type { ResourceType } from '@fieldhouse/contract/resources.ts';
import { statement } from '#db/unit.ts';
import { COURSE_RELATION_JOIN } from '#features/lessons/workflows.ts';
import type { ResourceScope } from './policy.ts';
import { RESOURCE_SCOPE } from './scope.ts';

export interface ResourceRow extends ResourceScope {
  readonly resourceId: string;
  readonly title: string;
  readonly type: ResourceType;
  readonly description: string;
  readonly courseTitle: string | null;
  readonly isFeatured: boolean;
  readonly sizeBytes: number | null;
  readonly pageCount: number | null;
  readonly durationSeconds: number | null;
  readonly url: string | null;
  readonly views: number;
  readonly downloads: number;
  readonly uploaderName: string | null;
  readonly uploadedBy: string;
  readonly uploadedAt: string;
  readonly versionNumber: number;
  readonly version: number;
  readonly currentVersionId: string;
  readonly missingVersionId: string | null;
  readonly fileId: string | null;
  readonly fileName: string | null;
  readonly mediaType: string | null;
  readonly storageKey: string | null;
}

/** A name as the school knows it; the database hides it from students whom the school hasn't confirmed. */
const NAME_OF = (user: string) => `
  (select m.display_name from school_memberships m where m.school_id = r.school_id and m.user_id = ${user}
    order by m.status = 'active' desc, m.id limit 1)`;

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

/** $1 resource. */
export const findResource = statement<ResourceRow>(`select ${RESOURCE} ${RESOURCE_FROM} where r.id = $1`);
/** The same, taken until the transaction ends. $1 resource. */
export const lockResource = statement<ResourceRow>(
  `select ${RESOURCE} ${RESOURCE_FROM} where r.id = $1 for no key update of r`,
);

/** Schools that the actor runs. */
const RUN = `
  select m.school_id from school_memberships m
  where m.user_id = app.user_id() and m.status = 'active' and m.role in ('school_admin', 'homeschool_parent')`;
const TAUGHT = `
  select ct.course_id from course_teachers ct where ct.user_id = app.user_id() and ct.ended_at is null`;

/**
 * What the actor may see, as `canReadResource` says it: the list is cut into pages here, so it can't be sifted later.
 * $1 search text or null, $2 own alone, $3 put away.
 */
const SEEN = `
  run as materialized (${RUN}), taught as materialized (${TAUGHT}),
  seen as materialized (
    select r.id, r.type, r.course_id, c.title as course_title, r.featured, r.created_at
    from resources r left join courses c on c.id = r.course_id
    where r.school_id = any ((select app.school_ids())::uuid[])
      and (r.archived_at is not null) = $3::boolean
      and ($2::boolean = false or r.uploaded_by = app.user_id())
      and ($1::text is null or position(lower($1) in lower(r.title || ' ' || r.description || ' '
        || coalesce(c.title, ''))) > 0)
      and (
        r.school_id in (select school_id from run)
        or (r.course_id in (select course_id from taught) and exists (select from school_memberships m
          where m.user_id = app.user_id() and m.school_id = r.school_id and m.status = 'active' and m.role = 'teacher'))
        or (r.archived_at is null and r.course_id is null and (
          exists (select from school_memberships m where m.user_id = app.user_id() and m.school_id = r.school_id
            and m.status in ('active', 'provisional'))
          or exists (select from guardian_links g where g.guardian_user_id = app.user_id()
            and g.school_id = r.school_id and g.status = 'active' and 'see_record' = any (g.rights))))
        or (r.archived_at is null and c.status <> 'draft' and (
          exists (select from student_profiles sp
              join school_memberships m on m.school_id = sp.school_id and m.user_id = sp.user_id
                and m.role = 'student' and m.status in ('active', 'provisional')
              join enrollments e on e.school_id = sp.school_id and e.student_id = sp.id and e.course_id = c.id
                and e.status in ('active', 'completed')
            where sp.user_id = app.user_id() and sp.school_id = c.school_id)
          or exists (select from guardian_links g
              join enrollments e on e.school_id = g.school_id and e.student_id = g.student_id
                and e.course_id = c.id and e.status in ('active', 'completed')
            where g.guardian_user_id = app.user_id() and g.school_id = c.school_id and g.status = 'active'
              and 'see_record' = any (g.rights))))))`;

/** One page. After SEEN's: $4 type or null, $5 course or null, $6 featured first, $7 how many, $8 how many before. */
export const listPage = statement<ResourceRow>(`
  with ${SEEN},
  page as (
    select id, row_number() over (order by ($6::boolean and featured) desc, created_at desc, id) as place from seen
    where ($4::text is null or type = $4) and ($5::uuid is null or course_id = $5)
    order by place limit $7 offset $8)
  select ${RESOURCE} ${RESOURCE_FROM} join page on page.id = r.id order by page.place`);

/** How many there are by type and course, over what SEEN asks for alone. */
export const countSeen = statement<{
  type: ResourceType;
  courseId: string | null;
  title: string | null;
  count: number;
}>(`
  with ${SEEN}
  select type, course_id as "courseId", course_title as title, count(*)::int as count from seen
  group by type, course_id, course_title order by course_title, course_id, type`);

/** Where the actor may put resources; without a course: a school they run. */
export const listPlaces = statement<{ schoolId: string; courseId: string | null; title: string }>(`
  with run as materialized (${RUN}), taught as materialized (${TAUGHT})
  select * from (
    select s.id as "schoolId", null::uuid as "courseId", s.name as title from schools s
    where s.id in (select school_id from run)
    union all
    select c.school_id, c.id, c.title from courses c
    where c.school_id = any ((select app.known_school_ids())::uuid[]) and c.status <> 'archived'
      and (c.school_id in (select school_id from run) or c.id in (select course_id from taught))) p
  order by p."courseId" is not null, p.title, p."courseId" limit 1000`);

/** A place as `canEditResource` judges it. $1 school, $2 course or null. */
export const findPlace = statement<ResourceScope>(`
  select ${RESOURCE_SCOPE}
  from (select s.id as school_id, $2::uuid as course_id, null::timestamptz as archived_at
    from schools s where s.id = $1) r
    left join courses c on c.school_id = r.school_id and c.id = r.course_id
    ${COURSE_RELATION_JOIN}
  where r.course_id is null or c.id is not null`);

/** $1 school, $2 resource, $3 actor, $4 day, $5 id. No row: counted today already. */
export const insertView = statement<{ on: string }>(`
  insert into resource_views (school_id, id, resource_id, user_id, "on") values ($1, $5, $2, $3, $4)
  on conflict do nothing returning "on"`);
export const addView = statement('update resources set views = views + 1 where school_id = $1 and id = $2');
export const addDownload = statement(
  'update resources set downloads = downloads + 1 where school_id = $1 and id = $2',
);
/** No row: somebody was told of this version already. $1 school, $2 resource, $3 version. */
export const markMissing = statement<{ id: string }>(`
  update resources set missing_version_id = $3
  where school_id = $1 and id = $2 and current_version_id = $3 and missing_version_id is distinct from $3
  returning id`);

/** $1 school, $2 id, $3 resource, $4 type, $5 file, $6 address, $7 bytes, $8 seconds, $9 note, $10 by, $11 instant. */
export const insertVersion = statement<{ number: number }>(`
  insert into resource_versions (school_id, id, resource_id, number, type, file_id, url, size_bytes,
    duration_seconds, note, by, at)
  select $1, $2, $3, 1 + coalesce((select max(o.number) from resource_versions o
    where o.school_id = $1 and o.resource_id = $3), 0), $4, $5, $6, $7, $8, $9, $10, $11
  returning number`);
/** $1 school, $2 resource, $3 version, $4 type, $5 instant. */
export const setCurrent = statement(`
  update resources set current_version_id = $3, type = $4, updated_at = $5, version = version + 1
  where school_id = $1 and id = $2`);

export interface VersionRow {
  readonly versionId: string;
  readonly number: number;
  readonly type: ResourceType;
  readonly name: string;
  readonly sizeBytes: number | null;
  readonly note: string | null;
  readonly byName: string | null;
  readonly at: string;
  readonly isCurrent: boolean;
}

/** $1 resource. */
export const listVersionRows = statement<VersionRow>(`
  select v.id as "versionId", v.number, v.type, coalesce(f.name, v.url) as name, v.size_bytes as "sizeBytes", v.note,
    ${NAME_OF('v.by')} as "byName", v.at, v.id = r.current_version_id as "isCurrent"
  from resources r
    join resource_versions v on v.school_id = r.school_id and v.resource_id = r.id
    left join files f on f.school_id = v.school_id and f.id = v.file_id
  where r.id = $1 order by v.number desc`);

/** What an earlier version holds. $1 school, $2 resource, $3 version. */
export const findVersion = statement<{
  type: ResourceType;
  fileId: string | null;
  url: string | null;
  sizeBytes: number | null;
  durationSeconds: number | null;
}>(`
  select type, file_id as "fileId", url, size_bytes as "sizeBytes", duration_seconds as "durationSeconds"
  from resource_versions where school_id = $1 and resource_id = $2 and id = $3`);
