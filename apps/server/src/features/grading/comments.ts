import type { CommentId } from '@fieldhouse/contract/ids.ts';
import { statement } from '#db/unit.ts';
import { isStaffOf } from '#platform/actor.ts';
import { newId } from '#platform/ids.ts';
import { os, requireWritable } from '#platform/procedure.ts';

/** Sentences that one person may keep. */
const MOST_COMMENTS = 200;

interface CommentRow {
  readonly commentId: string;
  readonly schoolId: string;
  readonly text: string;
  readonly useCount: number;
}

const listComments = statement<CommentRow>(`
  select id as "commentId", school_id as "schoolId", text, use_count as "useCount" from comment_bank
  where user_id = app.user_id() and school_id = any ((select app.known_school_ids())::uuid[])
  order by use_count desc, created_at desc, id`);

/** $1 school, $2 id, $3 text, $4 instant. */
const putComment = statement<{ commentId: string }>(`
  insert into comment_bank as c (school_id, id, user_id, text, use_count, created_at)
  values ($1, $2, app.user_id(), $3, 1, $4)
  on conflict (school_id, user_id, text) do update set use_count = c.use_count + 1
  returning id as "commentId"`);

/** $1 comment. */
const deleteComment = statement<{ commentId: string }>(`
  delete from comment_bank where id = $1 and user_id = app.user_id() returning id as "commentId"`);

export const comments = os.grading.comments.handler(async ({ context }) => {
  const { rows } = await context.read([listComments()]);
  return {
    comments: rows[0].map(({ commentId, text, useCount }) => ({
      commentId: commentId as CommentId,
      text,
      useCount,
    })),
  };
});

export const keepComment = os.grading.keepComment.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const schoolId = actor.memberships.find((m) => isStaffOf(actor, m.schoolId))?.schoolId;
    if (!schoolId) throw errors.FORBIDDEN();
    requireWritable(actor, schoolId);
    const known = await tx.query(listComments());
    const isNew = !known.some((one) => one.text === input.text);
    if (isNew && known.length >= MOST_COMMENTS) throw errors.BANK_FULL();
    const [kept] = await tx.query(putComment(schoolId, newId(), input.text, context.clock.now()));
    if (!kept) throw new Error('a comment without a row');
    return { commentId: kept.commentId as CommentId };
  }),
);

export const dropComment = os.grading.dropComment.handler(async ({ input, context, errors }) =>
  context.unit(async (tx) => {
    const [gone] = await tx.query(deleteComment(input.commentId));
    if (!gone) throw errors.NOT_FOUND();
    return {};
  }),
);
