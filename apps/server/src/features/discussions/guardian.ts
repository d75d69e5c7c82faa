import type { PostId, StudentId } from '@fieldhouse/contract/ids.ts';
import { isGuardianOf } from '#access/actor.ts';
import { IS_OWN_LINK } from '#access/guardians.ts';
import { IS_ACTIVE } from '#access/memberships.ts';
import { statement } from '#db/unit.ts';
import type { HtmlCleaner } from '#platform/html/cleaner.ts';
import { os } from '#platform/procedure.ts';
import { showPost } from './post-html.ts';
import type { Sql } from './rows.gen.ts';

const POSTS_AT_ONCE = 20;
const MOST_ANSWERS = 20;

/** Names that a guardian may read in a post: of the child and of those who teach the course, whatever it says. */
const NAMES = (post: string) => `
  (select jsonb_object_agg(x.user_id, x.name) from (
    select m.user_id, min(m.display_name) as name from unnest(${post}.mentions) one(id)
      join school_memberships m on m.school_id = ${post}.school_id and m.user_id = one.id and ${IS_ACTIVE('m')}
    where m.user_id = sp.user_id or exists (select from course_teachers ct where ct.school_id = ${post}.school_id
      and ct.course_id = ${post}.course_id and ct.user_id = m.user_id)
    group by m.user_id) x)`;

interface StaffAnswer {
  readonly postId: string;
  readonly authorName: string | null;
  readonly content: string;
  readonly mentionNames: Readonly<Record<string, string>> | null;
  readonly createdAt: string;
}

/** A child's own posts, newest first, each with what staff answered to it. */
const listChildPosts = statement<
  Sql['listChildPosts'],
  { studentId: StudentId; createdAt: string | null; postId: PostId | null; many: number },
  { answers: readonly StaffAnswer[] }
>(`
  select d.id as "postId", c.title as "courseTitle", d.parent_id as "parentId", d.title, d.content,
    ${NAMES('d')} as "mentionNames", d.created_at as "createdAt", d.edited_at as "editedAt",
    d.removed_at as "removedAt", coalesce(d.removed_by = d.user_id, false) as "isRemovedByAuthor",
    coalesce((select jsonb_agg(jsonb_build_object('postId', a.id, 'content', a.content, 'mentionNames', ${NAMES('a')},
        'createdAt', to_char(a.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'authorName', (select min(m.display_name) from school_memberships m
          where m.school_id = a.school_id and m.user_id = a.user_id and ${IS_ACTIVE('m')}))
        order by a.created_at)
      from (select * from discussions r where r.school_id = d.school_id and r.root_id = d.root_id
        and r.parent_id = d.id and r.is_staff and r.removed_at is null
        order by r.created_at limit ${MOST_ANSWERS}) a), '[]') as answers
  from guardian_links l
    join student_profiles sp on sp.school_id = l.school_id and sp.id = l.student_id
    join discussions d on d.school_id = sp.school_id and d.user_id = sp.user_id
    join courses c on c.school_id = d.school_id and c.id = d.course_id and c.status <> 'draft'
  where ${IS_OWN_LINK('l')} and l.student_id = :studentId
    and (:createdAt::timestamptz is null or (d.created_at, d.id) < (:createdAt::timestamptz, :postId::uuid))
  order by d.created_at desc, d.id desc limit :many`);

export const listAsGuardian = os.discussions.listAsGuardian.handler(async ({ input, context, errors }) => {
  const { studentId, cursor } = input;
  const { actor, rows } = await context.read([
    listChildPosts({
      studentId,
      createdAt: cursor?.createdAt ?? null,
      postId: cursor?.postId ?? null,
      many: POSTS_AT_ONCE + 1,
    }),
  ]);
  if (!isGuardianOf(actor, studentId, 'see_record')) throw errors.NOT_FOUND();
  const found = rows[0];
  const shown = found.slice(0, POSTS_AT_ONCE);
  const last = found.length > POSTS_AT_ONCE ? shown.at(-1) : undefined;
  const { html } = context.services;
  return {
    posts: await Promise.all(
      shown.map(async (row) => ({
        postId: row.postId,
        courseTitle: row.courseTitle,
        title: row.parentId === null && row.removedAt === null ? row.title : null,
        content: row.removedAt === null ? await wordsOf(html, row) : null,
        createdAt: row.createdAt,
        editedAt: row.editedAt,
        removal:
          row.removedAt === null ? null : row.isRemovedByAuthor ? ('author' as const) : ('staff' as const),
        answers: await Promise.all(
          row.answers.map(async (answer) => ({
            postId: answer.postId,
            authorName: answer.authorName,
            content: await wordsOf(html, answer),
            createdAt: answer.createdAt,
          })),
        ),
      })),
    ),
    next: last ? { createdAt: last.createdAt, postId: last.postId } : null,
  };
});

/** Classmates stay without a name. */
const wordsOf = (
  html: HtmlCleaner,
  { content, mentionNames }: Pick<StaffAnswer, 'content' | 'mentionNames'>,
): Promise<string> => showPost(html, content, (userId) => mentionNames?.[userId] ?? null);
