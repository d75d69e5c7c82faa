import { statement } from '#db/unit.ts';

/** Whatever changes a thread or its replies waits here for each other. $1 school, $2 thread. */
export const lockThread = statement('select id from discussions where school_id = $1 and id = $2 for update');

/**
 * Nothing is written where the key was used before. $1 school, $2 id, $3 course, $4 thread, $5 parent, $6 title,
 * $7 content, $8 people named, $9 by staff, $10 key, $11 now.
 */
export const insertPost = statement<{ postId: string }>(`
  insert into discussions (school_id, id, course_id, user_id, root_id, parent_id, title, content, mentions, is_staff,
    post_key, last_active_at, created_at, updated_at)
  values ($1, $2, $3, app.user_id(), $4, $5, $6, $7, $8, $9, $10, $11, $11, $11)
  on conflict on constraint discussions_post_key do nothing returning id as "postId"`);

/** Counts a thread anew from its replies. $1 school, $2 thread, $3 now. */
export const recount = statement(`
  update discussions d set reply_count = n.replies, last_reply_at = n.last_at, has_staff_reply = n.has_staff,
    last_active_at = greatest(d.created_at, n.last_at), updated_at = $3
  from (
    select count(*)::integer as replies, max(r.created_at) as last_at, coalesce(bool_or(r.is_staff), false) as has_staff
    from discussions r
    where r.school_id = $1 and r.root_id = $2 and r.parent_id is not null and r.removed_at is null) n
  where d.school_id = $1 and d.id = $2`);

/** Keeps what a post says now. $1 school, $2 id of the revision, $3 post, $4 now. */
export const keepRevision = statement(`
  insert into discussion_revisions (school_id, id, discussion_id, title, content, mentions, created_at)
  select school_id, $2, id, title, content, mentions, $4 from discussions where school_id = $1 and id = $3`);

/** $1 school, $2 post, $3 title, $4 content, $5 people named, $6 now. */
export const changePost = statement(`
  update discussions set title = $3, content = $4, mentions = $5, edited_at = $6, updated_at = $6,
    version = version + 1
  where school_id = $1 and id = $2`);

/** $1 school, $2 post, $3 reason or null, $4 now. */
export const removePost = statement(`
  update discussions set removed_at = $4, removed_by = app.user_id(), removal_reason = $3, is_pinned = false,
    updated_at = $4, version = version + 1
  where school_id = $1 and id = $2`);

/** $1 school, $2 id, $3 course, $4 thread or null, $5 now. */
export const addFollow = statement(`
  insert into discussion_follows (school_id, id, course_id, root_id, user_id, created_at)
  values ($1, $2, $3, $4, app.user_id(), $5)
  on conflict on constraint discussion_follows_key do nothing`);

/** $1 school, $2 course, $3 thread or null. */
export const dropFollow = statement(`
  delete from discussion_follows
  where school_id = $1 and course_id = $2 and root_id is not distinct from $3 and user_id = app.user_id()`);

/** Never backwards. $1 school, $2 id, $3 course, $4 thread or null, $5 read up to. */
export const putRead = statement(`
  insert into discussion_reads (school_id, id, course_id, root_id, user_id, read_at)
  values ($1, $2, $3, $4, app.user_id(), $5)
  on conflict on constraint discussion_reads_key
    do update set read_at = greatest(discussion_reads.read_at, excluded.read_at)`);

/** $1 school, $2 thread, $3 on, $4 now. */
export const setPinned = statement(
  'update discussions set is_pinned = $3, updated_at = $4 where school_id = $1 and id = $2',
);

/** $1 school, $2 thread, $3 locked since or null, $4 now. */
export const setLocked = statement(
  'update discussions set locked_at = $3, updated_at = $4 where school_id = $1 and id = $2',
);
