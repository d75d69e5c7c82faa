import type { CommentId, SchoolId } from '@fieldhouse/contract/ids.ts';
import { schoolOfStaff } from '#access/actor.ts';
import { type None, statement } from '#db/unit.ts';
import { newId } from '#platform/ids.ts';
import { os, requireWritable } from '#platform/procedure.ts';
import type { Sql } from './rows.gen.ts';

/** Sentences that one person may keep. */
const MOST_COMMENTS = 200;

const listComments = statement<Sql['listComments'], None, { schoolId: SchoolId }>(`
  select id as "commentId", school_id as "schoolId", text, use_count as "useCount" from comment_bank
  where user_id = app.user_id() and school_id = any ((select app.known_school_ids())::uuid[])
  order by use_count desc, created_at desc, id`);

const putComment = statement<
  Sql['putComment'],
  { schoolId: string; commentBankId: CommentId; text: string; now: string }
>(`
  insert into comment_bank as c (school_id, id, user_id, text, use_count, created_at)
  values (:schoolId, :commentBankId, app.user_id(), :text, 1, :now)
  on conflict (school_id, user_id, text) do update set use_count = c.use_count + 1
  returning id as "commentId"`);

const deleteComment = statement<Sql['deleteComment'], { commentBankId: CommentId }>(`
  delete from comment_bank where id = :commentBankId and user_id = app.user_id() returning id as "commentId"`);

export const comments = os.grading.comments.handler(async ({ context }) => {
  const { rows } = await context.read([listComments()]);
  return {
    comments: rows[0].map(({ commentId, text, useCount }) => ({
      commentId: commentId,
      text,
      useCount,
    })),
  };
});

export const keepComment = os.grading.keepComment.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const schoolId = schoolOfStaff(actor);
    if (!schoolId) throw errors.FORBIDDEN();
    requireWritable(actor, schoolId);
    const known = await tx.query(listComments());
    const isNew = !known.some((one) => one.text === input.text);
    if (isNew && known.length >= MOST_COMMENTS) throw errors.BANK_FULL();
    const [kept] = await tx.query(
      putComment({ schoolId, commentBankId: newId(), text: input.text, now: context.clock.now() }),
    );
    if (!kept) throw new Error('a comment without a row');
    return { commentId: kept.commentId as CommentId };
  }),
);

export const dropComment = os.grading.dropComment.handler(async ({ input, context, errors }) =>
  context.unit(async (tx) => {
    const [gone] = await tx.query(deleteComment({ commentBankId: input.commentId }));
    if (!gone) throw errors.NOT_FOUND();
    return {};
  }),
);
