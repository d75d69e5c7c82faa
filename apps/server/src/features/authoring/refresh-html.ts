import type { AssignmentCopy, LessonBody, LessonCopy, MatchingBody } from '@fieldhouse/contract/content.ts';
import type { AssignmentId, LessonId, VersionId } from '@fieldhouse/contract/ids.ts';
import { statement } from '#db/unit.ts';
import { eachSide } from '#features/lessons/workflows.ts';
import type { HtmlCleaner } from '#platform/html/cleaner.ts';
import { refreshRows } from '#platform/html/refresh.ts';
import { currentMark } from '#platform/html/stored.ts';
import type { Services } from '#platform/services.ts';
import type { Sql } from './rows.gen.ts';

const MARK = currentMark('lesson');
/** True where the HTML at this place of a jsonb value is there and not the current sanitizer's. */
const isOld = (text: string) => `coalesce(${text}, '') not in ('') and ${text} not like '${MARK}%'`;
const hasOldFigure = (matching: string) => `exists (
  select from jsonb_path_query(${matching}, '$.pairs[*].*.figure') f where ${isOld("f #>> '{}'")})`;

const listLessons = statement<Sql['listLessons'], { after: LessonId; limit: number }>(`
  select id, school_id as "schoolId", content, working_copy as "workingCopy" from lessons
  where id > :after and (${isOld("content->>'mainContent'")} or ${isOld("working_copy->'content'->>'mainContent'")})
  order by id limit :limit`);
const keepLesson = statement<
  Sql['keepLesson'],
  {
    lessonId: LessonId;
    content: unknown;
    workingCopy: unknown;
    contentBefore: unknown;
    workingCopyBefore: unknown;
  }
>(`
  update lessons set content = :content::jsonb, working_copy = :workingCopy::jsonb
  where id = :lessonId and content = :contentBefore::jsonb and working_copy is not distinct from :workingCopyBefore::jsonb`);

const listAssignments = statement<Sql['listAssignments'], { after: AssignmentId; limit: number }>(`
  select id, school_id as "schoolId", matching, working_copy as "workingCopy" from assignments
  where id > :after and (${hasOldFigure('matching')} or ${hasOldFigure("(working_copy->'matching')")})
  order by id limit :limit`);
const keepAssignment = statement<
  Sql['keepAssignment'],
  {
    assignmentId: AssignmentId;
    matching: unknown;
    workingCopy: unknown;
    matchingBefore: unknown;
    workingCopyBefore: unknown;
  }
>(`
  update assignments set matching = :matching::jsonb, working_copy = :workingCopy::jsonb
  where id = :assignmentId and matching is not distinct from :matchingBefore::jsonb and working_copy is not distinct from :workingCopyBefore::jsonb`);

const listVersions = statement<
  Sql['listVersions'],
  { after: VersionId; limit: number },
  { snapshot: LessonCopy | AssignmentCopy }
>(`
  select id, school_id as "schoolId", entity, snapshot from content_versions
  where id > :after and (${isOld("snapshot->'content'->>'mainContent'")} or ${hasOldFigure("(snapshot->'matching')")})
  order by id limit :limit`);
/** Versions are never changed otherwise: the function replaces their HTML alone. */
const keepVersion = statement<Sql['keepVersion'], { id: string; before: unknown; after: unknown }>(
  'select app.keep_cleaned_version(:id, :before::jsonb, :after::jsonb)',
);

/** Cleans what an older sanitizer cleaned, or none, in every lesson, assignment and version of them. */
export async function refreshContent(services: Services): Promise<void> {
  const { html } = services;
  await refreshRows(services, listLessons, async ({ id, content, workingCopy }) =>
    keepLesson({
      lessonId: id,
      content: json(await renewBody(html, content)),
      workingCopy: json(workingCopy && (await renewLesson(html, workingCopy))),
      contentBefore: json(content),
      workingCopyBefore: json(workingCopy),
    }),
  );
  await refreshRows(services, listAssignments, async ({ id, matching, workingCopy }) =>
    keepAssignment({
      assignmentId: id,
      matching: json(await renewMatching(html, matching)),
      workingCopy: json(workingCopy && (await renewAssignment(html, workingCopy))),
      matchingBefore: json(matching),
      workingCopyBefore: json(workingCopy),
    }),
  );
  await refreshRows(services, listVersions, async ({ id, entity, snapshot }) =>
    keepVersion({
      id,
      before: json(snapshot),
      after: json(
        entity === 'lesson'
          ? await renewLesson(html, snapshot as LessonCopy)
          : await renewAssignment(html, snapshot as AssignmentCopy),
      ),
    }),
  );
}

const json = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));

const renewBody = async (html: HtmlCleaner, body: LessonBody): Promise<LessonBody> => ({
  ...body,
  mainContent: await html.renew('lesson', body.mainContent),
});

const renewLesson = async (html: HtmlCleaner, copy: LessonCopy): Promise<LessonCopy> => ({
  ...copy,
  content: await renewBody(html, copy.content),
});

const renewMatching = (html: HtmlCleaner, matching: MatchingBody | null) =>
  eachSide(matching, async (side) =>
    side.figure ? { ...side, figure: await html.renew('lesson', side.figure) } : side,
  );

const renewAssignment = async (html: HtmlCleaner, copy: AssignmentCopy): Promise<AssignmentCopy> => ({
  ...copy,
  matching: await renewMatching(html, copy.matching),
});
