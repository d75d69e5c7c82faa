import type { PostId } from '@fieldhouse/contract/ids.ts';
import { statement } from '#db/unit.ts';
import { refreshRows } from '#platform/html/refresh.ts';
import { currentMark } from '#platform/html/stored.ts';
import type { Services } from '#platform/services.ts';
import type { Sql } from './rows.gen.ts';

const oldOnes = (table: string) => `
  select id, school_id as "schoolId", content from ${table}
  where id > :after and content <> '' and content not like '${currentMark('post')}%' order by id limit :limit`;

const listOldPosts = statement<Sql['listOldPosts'], { after: PostId; limit: number }>(oldOnes('discussions'));
const listOldRevisions = statement<Sql['listOldRevisions'], { after: string; limit: number }>(
  oldOnes('discussion_revisions'),
);
const keepPost = statement<Sql['keepPost'], { postId: PostId; content: string; before: string }>(
  'update discussions set content = :content where id = :postId and content = :before',
);
/** What a post said before is never changed otherwise: the function replaces its HTML alone. */
const keepRevision = statement<
  Sql['refreshHtml.keepRevision'],
  { id: string; after: string; content: string }
>('select app.keep_cleaned_revision(:id, :content, :after)');

/** Cleans what an older sanitizer cleaned, or none, in every post and what posts said before. */
export async function refreshPosts(services: Services): Promise<void> {
  const { html } = services;
  await refreshRows(services, listOldPosts, async ({ id, content }) =>
    keepPost({ postId: id, content: await html.renew('post', content), before: content }),
  );
  await refreshRows(services, listOldRevisions, async ({ id, content }) =>
    keepRevision({ id, after: await html.renew('post', content), content }),
  );
}
