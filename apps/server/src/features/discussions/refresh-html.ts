import { statement } from '#db/unit.ts';
import { refreshRows, type StoredRow } from '#platform/html/refresh.ts';
import { currentMark } from '#platform/html/stored.ts';
import type { Services } from '#platform/services.ts';

interface PostRow extends StoredRow {
  readonly content: string;
}

const listOf = (table: string) =>
  statement<PostRow>(`
    select id, school_id as "schoolId", content from ${table}
    where id > $1 and content <> '' and content not like '${currentMark('post')}%' order by id limit $2`);

const listPosts = listOf('discussions');
const listRevisions = listOf('discussion_revisions');
const keepPost = statement('update discussions set content = $2 where id = $1 and content = $3');
/** What a post said before is never changed otherwise: the function replaces its HTML alone. */
const keepRevision = statement('select app.keep_cleaned_revision($1, $3, $2)');

/** Cleans what an older sanitizer cleaned, or none, in every post and what posts said before. */
export async function refreshPosts(services: Services): Promise<void> {
  const { html } = services;
  await refreshRows(services, listPosts, async ({ id, content }) =>
    keepPost(id, await html.renew('post', content), content),
  );
  await refreshRows(services, listRevisions, async ({ id, content }) =>
    keepRevision(id, await html.renew('post', content), content),
  );
}
