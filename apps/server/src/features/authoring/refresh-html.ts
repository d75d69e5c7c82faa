import type { AssignmentCopy, LessonBody, LessonCopy, MatchingBody } from '@fieldhouse/contract/content.ts';
import { statement } from '#db/unit.ts';
import { eachSide } from '#features/lessons/workflows.ts';
import type { HtmlCleaner } from '#platform/html/cleaner.ts';
import { refreshRows, type StoredRow } from '#platform/html/refresh.ts';
import { currentMark } from '#platform/html/stored.ts';
import type { Services } from '#platform/services.ts';

const MARK = currentMark('lesson');
/** True where the HTML at this place of a jsonb value is there and not the current sanitizer's. */
const isOld = (text: string) => `coalesce(${text}, '') not in ('') and ${text} not like '${MARK}%'`;
const hasOldFigure = (matching: string) => `exists (
  select from jsonb_path_query(${matching}, '$.pairs[*].*.figure') f where ${isOld("f #>> '{}'")})`;

interface LessonRow extends StoredRow {
  readonly content: LessonBody;
  readonly workingCopy: LessonCopy | null;
}

/** $1 after this id, $2 how many. */
const listLessons = statement<LessonRow>(`
  select id, school_id as "schoolId", content, working_copy as "workingCopy" from lessons
  where id > $1 and (${isOld("content->>'mainContent'")} or ${isOld("working_copy->'content'->>'mainContent'")})
  order by id limit $2`);
const keepLesson = statement(`
  update lessons set content = $2::jsonb, working_copy = $3::jsonb
  where id = $1 and content = $4::jsonb and working_copy is not distinct from $5::jsonb`);

interface AssignmentRow extends StoredRow {
  readonly matching: MatchingBody | null;
  readonly workingCopy: AssignmentCopy | null;
}

const listAssignments = statement<AssignmentRow>(`
  select id, school_id as "schoolId", matching, working_copy as "workingCopy" from assignments
  where id > $1 and (${hasOldFigure('matching')} or ${hasOldFigure("(working_copy->'matching')")})
  order by id limit $2`);
const keepAssignment = statement(`
  update assignments set matching = $2::jsonb, working_copy = $3::jsonb
  where id = $1 and matching is not distinct from $4::jsonb and working_copy is not distinct from $5::jsonb`);

interface VersionRow extends StoredRow {
  readonly entity: 'lesson' | 'assignment';
  readonly snapshot: LessonCopy | AssignmentCopy;
}

const listVersions = statement<VersionRow>(`
  select id, school_id as "schoolId", entity, snapshot from content_versions
  where id > $1 and (${isOld("snapshot->'content'->>'mainContent'")} or ${hasOldFigure("(snapshot->'matching')")})
  order by id limit $2`);
/** Versions are never changed otherwise: the function replaces their HTML alone. */
const keepVersion = statement('select app.keep_cleaned_version($1, $2::jsonb, $3::jsonb)');

/** Cleans what an older sanitizer cleaned, or none, in every lesson, assignment and version of them. */
export async function refreshContent(services: Services): Promise<void> {
  const { html } = services;
  await refreshRows(services, listLessons, async ({ id, content, workingCopy }) =>
    keepLesson(
      id,
      json(await renewBody(html, content)),
      json(workingCopy && (await renewLesson(html, workingCopy))),
      json(content),
      json(workingCopy),
    ),
  );
  await refreshRows(services, listAssignments, async ({ id, matching, workingCopy }) =>
    keepAssignment(
      id,
      json(await renewMatching(html, matching)),
      json(workingCopy && (await renewAssignment(html, workingCopy))),
      json(matching),
      json(workingCopy),
    ),
  );
  await refreshRows(services, listVersions, async ({ id, entity, snapshot }) =>
    keepVersion(
      id,
      json(snapshot),
      json(
        entity === 'lesson'
          ? await renewLesson(html, snapshot as LessonCopy)
          : await renewAssignment(html, snapshot as AssignmentCopy),
      ),
    ),
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
