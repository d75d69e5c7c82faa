import type { CourseId, PostId, SchoolId } from '@fieldhouse/contract/ids.ts';
import { IS_ACTIVE } from '#access/memberships.ts';
import { type RowOf, statement } from '#db/unit.ts';
import { IS_UNREAD, SCOPE, STANDING } from './course-queries.ts';
import type { Sql } from './rows.gen.ts';

/** The name somebody has at the school now; null once they have left. */
const NAME = (column: string) => `(
  select min(m.display_name) from school_memberships m
  where m.school_id = d.school_id and m.user_id = ${column} and ${IS_ACTIVE('m')})`;

export type PostRow = RowOf<typeof findPost>;

const POST = `
  c.id as "courseId", c.title as "courseTitle", d.id as "postId", d.root_id as "threadId", d.parent_id as "parentId",
  d.title, d.content, d.user_id as "authorId", ${NAME('d.user_id')} as "authorName", d.is_staff as "isStaff",
  (select jsonb_object_agg(x.id, x.name) from (
    select one.id, ${NAME('one.id')} as name from unnest(d.mentions) one(id)) x
    where x.name is not null) as "mentionNames",
  a.user_id as "answeredId", a.is_staff as "isAnsweredStaff",
  case when a.id is not null then ${NAME('a.user_id')} end as "answeredName",
  d.created_at as "createdAt", d.edited_at as "editedAt", d.edited_at is not null as "isEdited",
  d.removed_at as "removedAt", d.removed_by as "removedBy", d.removal_reason as "removalReason", d.version,
  root.locked_at is not null as "isLocked", root.removed_at is not null as "isThreadRemoved",
  root.is_pinned as "isPinned", root.reply_count as "replyCount",
  exists (select from discussion_follows f where f.school_id = d.school_id and f.course_id = d.course_id
    and f.root_id = d.root_id and f.user_id = app.user_id()) as "isFollowing"`;

const POST_FROM = `
  from seen join courses c on c.school_id = seen.school_id and c.id = seen.course_id
    join schools sc on sc.id = c.school_id
    join discussions d on d.school_id = c.school_id and d.course_id = c.id
    join discussions root on root.school_id = d.school_id and root.id = d.root_id
    -- Whom a reply answers, where that is another reply.
    left join discussions a on a.school_id = d.school_id and a.id = d.parent_id and a.parent_id is not null`;

/** One post with how the actor stands to its course. */
export const findPost = statement<Sql['findPost'], { postId: PostId }>(`
  with seen as materialized (${STANDING})
  select ${SCOPE}, ${POST} ${POST_FROM} where d.id = :postId`);

/** The post that was sent with this key before. */
export const findSent = statement<Sql['findSent'], { schoolId: SchoolId; postKey: string }>(`
  with seen as materialized (${STANDING})
  select ${SCOPE}, ${POST} ${POST_FROM}
  where d.school_id = :schoolId and d.user_id = app.user_id() and d.post_key = :postKey`);

/**
 * Replies of a thread, oldest first. `createdAt`: and :postId the last one that is known, or null; :many how many.
 */
export const listReplies = statement<
  Sql['listReplies'],
  { rootId: PostId; createdAt: string | null; postId: PostId | null; many: number }
>(`
  with seen as materialized (${STANDING})
  select ${SCOPE}, ${POST} ${POST_FROM}
  where d.root_id = :rootId and d.parent_id is not null
    and (:createdAt::timestamptz is null or (d.created_at, d.id) > (:createdAt::timestamptz, :postId::uuid))
  order by d.created_at, d.id limit :many`);

export type ThreadRow = RowOf<typeof listThreads>;

const THREAD = `
  c.id as "courseId", c.title as "courseTitle", d.id as "threadId", d.title, left(d.content, 6000) as content,
  (select jsonb_object_agg(x.id, x.name) from (
    select one.id, ${NAME('one.id')} as name from unnest(d.mentions) one(id)) x
    where x.name is not null) as "mentionNames",
  d.user_id as "authorId", ${NAME('d.user_id')} as "authorName", d.is_staff as "isStaff",
  d.created_at as "createdAt", d.last_active_at as "lastActiveAt", d.reply_count as "replyCount",
  d.has_staff_reply as "hasStaffReply", d.is_pinned as "isPinned", d.locked_at is not null as "isLocked",
  exists (select from discussion_follows f where f.school_id = d.school_id and f.course_id = d.course_id
    and f.root_id = d.id and f.user_id = app.user_id()) as "isFollowing",
  ${IS_UNREAD} as "isUnread", d.removed_at as "removedAt"`;

const THREAD_FROM = `
  from seen join courses c on c.school_id = seen.school_id and c.id = seen.course_id
    join schools sc on sc.id = c.school_id
    join discussions d on d.school_id = c.school_id and d.course_id = c.id and d.parent_id is null`;

/**
 * Threads of a course. A removed one stays for the replies in it. `isPinned`: to :threadId pinned, last activity
 * and id of the last one that is known, or null; :many how many.
 */
export const listThreads = statement<
  Sql['listThreads'],
  {
    courseId: CourseId;
    filter: string;
    isPinned: boolean | null;
    lastActiveAt: string | null;
    threadId: PostId | null;
    many: number;
  }
>(`
  with seen as materialized (${STANDING})
  select ${SCOPE}, ${THREAD} ${THREAD_FROM}
  where c.id = :courseId and (d.removed_at is null or d.reply_count > 0)
    and case :filter::text
      when 'unanswered' then not d.has_staff_reply and not d.is_staff and d.removed_at is null
      when 'mine' then exists (select from discussions own where own.school_id = d.school_id
        and own.root_id = d.id and own.user_id = app.user_id() and own.removed_at is null)
      when 'following' then exists (select from discussion_follows f where f.school_id = d.school_id
        and f.course_id = d.course_id and f.root_id = d.id and f.user_id = app.user_id())
      else true end
    and (:isPinned::boolean is null
      or (d.is_pinned, d.last_active_at, d.id) < (:isPinned::boolean, :lastActiveAt::timestamptz, :threadId::uuid))
  order by d.is_pinned desc, d.last_active_at desc, d.id desc limit :many`);

/** More than a teacher looks through at once. */
const MAX_UNANSWERED = 50;

/** Students' threads without an answer of a teacher, in courses that the actor teaches, oldest first. */
export const listUnanswered = statement<Sql['listUnanswered']>(`
  with seen as materialized (${STANDING})
  select ${SCOPE}, ${THREAD} ${THREAD_FROM}
  where (seen.role is not null or sc.kind = 'homeschool') and c.status = 'published'
    and not d.has_staff_reply and not d.is_staff and d.removed_at is null and d.locked_at is null
  order by d.created_at, d.id limit ${MAX_UNANSWERED}`);

/** The actor follows new threads of a course. */
export const isCourseFollowed = statement<Sql['isCourseFollowed'], { courseId: CourseId }>(`
  select exists (select from discussion_follows f
    where f.course_id = :courseId and f.root_id is null and f.user_id = app.user_id()) as "isFollowing"`);

/** Open reports about posts of others. */
export const countOpenReports = statement<Sql['countOpenReports'], { courseId: CourseId }>(`
  select count(distinct d.id)::integer as count from discussion_reports r
    join discussions d on d.school_id = r.school_id and d.id = r.discussion_id
  where r.state = 'open' and d.course_id = :courseId and d.user_id <> app.user_id()`);

/** What a post said before, oldest first. */
export const listRevisions = statement<Sql['listRevisions'], { discussionId: PostId }>(`
  select d.title, d.content, d.created_at as until,
    (select jsonb_object_agg(x.id, x.name) from (
      select one.id, ${NAME('one.id')} as name from unnest(d.mentions) one(id)) x
      where x.name is not null) as "mentionNames"
  from discussion_revisions d where d.discussion_id = :discussionId order by d.created_at, d.id`);
