import type { CourseId, PostId, SchoolId } from '@fieldhouse/contract/ids.ts';
import { statement } from '#db/unit.ts';
import type { Sql } from './rows.gen.ts';

/** Whatever changes a thread or its replies waits here for each other. */
export const lockThread = statement<Sql['lockThread'], { schoolId: SchoolId; postId: PostId }>(
  'select id from discussions where school_id = :schoolId and id = :postId for update',
);

/** Nothing is written where the key was used before. */
export const insertPost = statement<
  Sql['insertPost'],
  {
    schoolId: SchoolId;
    postId: PostId;
    courseId: CourseId;
    rootId: PostId;
    parentId: PostId | null;
    title: string;
    content: string;
    mentions: readonly string[];
    isStaff: boolean;
    postKey: string;
    now: string;
  }
>(`
  insert into discussions (school_id, id, course_id, user_id, root_id, parent_id, title, content, mentions, is_staff,
    post_key, last_active_at, created_at, updated_at)
  values (:schoolId, :postId, :courseId, app.user_id(), :rootId, :parentId, :title, :content, :mentions, :isStaff, :postKey, :now, :now, :now)
  on conflict on constraint discussions_post_key do nothing returning id as "postId"`);

/** Counts a thread anew from its replies. */
export const recount = statement<Sql['recount'], { schoolId: SchoolId; rootId: PostId; now: string }>(`
  update discussions d set reply_count = n.replies, last_reply_at = n.last_at, has_staff_reply = n.has_staff,
    last_active_at = greatest(d.created_at, n.last_at), updated_at = :now
  from (
    select count(*)::integer as replies, max(r.created_at) as last_at, coalesce(bool_or(r.is_staff), false) as has_staff
    from discussions r
    where r.school_id = :schoolId and r.root_id = :rootId and r.parent_id is not null and r.removed_at is null) n
  where d.school_id = :schoolId and d.id = :rootId`);

/** Keeps what a post says now. */
export const keepRevision = statement<
  Sql['writeQueries.keepRevision'],
  { schoolId: SchoolId; discussionRevisionId: string; postId: PostId; now: string }
>(`
  insert into discussion_revisions (school_id, id, discussion_id, title, content, mentions, created_at)
  select school_id, :discussionRevisionId, id, title, content, mentions, :now from discussions where school_id = :schoolId and id = :postId`);

export const changePost = statement<
  Sql['changePost'],
  {
    schoolId: SchoolId;
    postId: PostId;
    title: string;
    html: string;
    mentions: readonly string[];
    now: string;
  }
>(`
  update discussions set title = :title, content = :html, mentions = :mentions, edited_at = :now, updated_at = :now,
    version = version + 1
  where school_id = :schoolId and id = :postId`);

/** `reason`: reason or null. */
export const removePost = statement<
  Sql['removePost'],
  { schoolId: SchoolId; postId: PostId; reason: string | null; now: string }
>(`
  update discussions set removed_at = :now, removed_by = app.user_id(), removal_reason = :reason, is_pinned = false,
    updated_at = :now, version = version + 1
  where school_id = :schoolId and id = :postId`);

/** `rootId`: thread or null. */
export const addFollow = statement<
  Sql['addFollow'],
  { schoolId: SchoolId; discussionFollowId: string; courseId: CourseId; rootId: PostId | null; now: string }
>(`
  insert into discussion_follows (school_id, id, course_id, root_id, user_id, created_at)
  values (:schoolId, :discussionFollowId, :courseId, :rootId, app.user_id(), :now)
  on conflict on constraint discussion_follows_key do nothing`);

/** `rootId`: thread or null. */
export const dropFollow = statement<
  Sql['dropFollow'],
  { schoolId: SchoolId; courseId: CourseId; rootId: PostId | null }
>(`
  delete from discussion_follows
  where school_id = :schoolId and course_id = :courseId and root_id is not distinct from :rootId and user_id = app.user_id()`);

/** Never backwards. `rootId`: thread or null. */
export const putRead = statement<
  Sql['putRead'],
  { schoolId: SchoolId; discussionReadId: string; courseId: CourseId; rootId: PostId | null; readAt: string }
>(`
  insert into discussion_reads (school_id, id, course_id, root_id, user_id, read_at)
  values (:schoolId, :discussionReadId, :courseId, :rootId, app.user_id(), :readAt)
  on conflict on constraint discussion_reads_key
    do update set read_at = greatest(discussion_reads.read_at, excluded.read_at)`);

export const setPinned = statement<
  Sql['setPinned'],
  { schoolId: SchoolId; postId: PostId; isOn: boolean; now: string }
>('update discussions set is_pinned = :isOn, updated_at = :now where school_id = :schoolId and id = :postId');

/** `lockedAt`: locked since or null. */
export const setLocked = statement<
  Sql['setLocked'],
  { schoolId: SchoolId; postId: PostId; lockedAt: string | null; now: string }
>(
  'update discussions set locked_at = :lockedAt, updated_at = :now where school_id = :schoolId and id = :postId',
);
