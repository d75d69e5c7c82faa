import type { AssignmentCopy, LessonCopy } from '@fieldhouse/contract/content.ts';
import type { AssignmentId, LessonId } from '@fieldhouse/contract/ids.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobInSchool } from '#db/scopes.ts';
import type { HtmlCleaner } from '#platform/html/cleaner.ts';
import { currentMark } from '#platform/html/stored.ts';
import { openWorld, type Person, type SchoolPlace, type World } from '#testing/world.ts';
import { refreshContent } from './refresh-html.ts';

let world: World;
let school: SchoolPlace;
let teacher: Person;
beforeAll(async () => {
  world = await openWorld();
  school = await world.hasSchool('Maple High');
  teacher = await school.hasPerson({ role: 'teacher', name: 'Tea Cher' });
});
afterAll(() => world.close());

const rowsOf = async <Row>(text: string, values: unknown[]): Promise<Row[]> =>
  (await world.services.units.write(jobInSchool(school.schoolId), (tx) => tx.execute(text, values)))
    .rows as Row[];

it('keeps what an assignment said, and restores it beside what is there', async () => {
  const course = await school.hasCourse({ title: 'Essays', teacher });
  const [assignmentId] = course.assignmentIds as [AssignmentId];
  const { authoring } = teacher.client;
  const entity = { kind: 'assignment' as const, assignmentId };
  const now = () => authoring.getAssignment({ assignmentId });
  const says = async (description: string) => {
    const { copy, version } = await now();
    await authoring.saveAssignment({ assignmentId, baseVersion: version, copy: { ...copy, description } });
  };
  await says('Write a page.');
  await says('Write two pages.');
  const { versions } = await authoring.listVersions({ entity });
  const kept = await authoring.getVersion({ versionId: versions[0]!.versionId });
  expect(kept).toMatchObject({ lesson: null, assignment: { description: 'Write a page.' } });

  const { version } = await authoring.restoreVersion({ versionId: versions[0]!.versionId });
  expect(await now()).toMatchObject({
    ...{ version, hasChanges: true, copy: { description: 'Write a page.' } },
  });
  const after = (await authoring.listVersions({ entity })).versions;
  expect(after.map(({ kind }) => kind)).toEqual(['restored', 'autosave', 'autosave', 'autosave']);
  const replaced = await authoring.getVersion({ versionId: after[1]!.versionId });
  expect(replaced.assignment?.description).toBe('Write two pages.');
});

it('says of the words that were there first whose course they were written for', async () => {
  const { authoring } = teacher.client;
  const admin = await school.hasPerson({ role: 'school_admin', name: 'Ad Min' });
  const { courseId } = await authoring.create({ title: 'Optics', subject: 'Science', gradeLevel: 9 });
  const { modules } = await authoring.get({ courseId });
  const { lessonId } = await authoring.addLesson({ moduleId: modules[0]!.moduleId, title: 'Light' });
  const { copy, version } = await authoring.getLesson({ lessonId });
  await admin.client.authoring.saveLesson({
    ...{ lessonId, baseVersion: version, copy: { ...copy, title: 'Rays' } },
  });
  const { versions } = await authoring.listVersions({ entity: { kind: 'lesson', lessonId } });
  expect(versions.map(({ byName }) => byName)).toEqual(['Ad Min', 'Tea Cher']);
});

const OLD = '<!--lesson:0--><p onclick="x()">Words<script>bad()</script></p>';
const CLEAN = `${currentMark('lesson')}<p>Words</p>`;

/** A lesson and an assignment whose text, working copy and one version were cleaned by an older sanitizer. */
async function hasOldContent() {
  const course = await school.hasCourse({ title: 'Old', teacher });
  const [lessonId] = course.lessonIds as [LessonId];
  const [assignmentId] = course.assignmentIds as [AssignmentId];
  const { authoring } = teacher.client;
  const lesson = await authoring.getLesson({ lessonId });
  const lessonCopy: LessonCopy = { ...lesson.copy, content: { ...lesson.copy.content, mainContent: OLD } };
  const { copy } = await authoring.getAssignment({ assignmentId });
  const side = (text: string) => ({ text, figure: OLD });
  const matching = { v: 1, pairs: [{ id: 'one', left: side('Leaf'), right: side('Green') }] };
  const assignmentCopy = { ...copy, matching } as unknown as AssignmentCopy;
  await rowsOf('update lessons set content = $2, working_copy = $3 where id = $1', [
    ...[lessonId, JSON.stringify(lessonCopy.content), JSON.stringify(lessonCopy)],
  ]);
  await rowsOf('update assignments set matching = $2, working_copy = $3 where id = $1', [
    ...[assignmentId, JSON.stringify(matching), JSON.stringify(assignmentCopy)],
  ]);
  for (const [entity, id, snapshot] of [
    ['lesson', lessonId, lessonCopy],
    ['assignment', assignmentId, assignmentCopy],
  ] as const)
    await rowsOf(
      `insert into content_versions (id, school_id, course_id, entity, entity_id, number, kind, snapshot, by, created_at)
       values (gen_random_uuid(), $1, $2, $3, $4, 1, 'autosave', $5, $6, now())`,
      [school.schoolId, course.courseId, entity, id, JSON.stringify(snapshot), teacher.userId],
    );
  /** Every HTML of it as it is stored. */
  const stored = async () =>
    (
      await rowsOf<{ html: string }>(
        `select content->>'mainContent' as html from lessons where id = $1
         union all select working_copy->'content'->>'mainContent' from lessons where id = $1
         union all select snapshot->'content'->>'mainContent' from content_versions where entity_id = $1
         union all select f #>> '{}' from assignments a, lateral jsonb_path_query(a.matching, '$.pairs[*].*.figure') f
           where a.id = $2
         union all select f #>> '{}' from assignments a,
           lateral jsonb_path_query(a.working_copy, '$.matching.pairs[*].*.figure') f where a.id = $2
         union all select f #>> '{}' from content_versions v,
           lateral jsonb_path_query(v.snapshot, '$.matching.pairs[*].*.figure') f where v.entity_id = $2`,
        [lessonId, assignmentId],
      )
    ).map(({ html }) => html);
  return { lessonId, assignmentId, stored };
}

it('cleans again what an older sanitizer cleaned, in texts, working copies and versions', async () => {
  const { stored } = await hasOldContent();
  expect(await stored()).toEqual(Array(9).fill(OLD));
  await refreshContent(world.services);
  expect(await stored()).toEqual(Array(9).fill(CLEAN));
});

it('leaves what somebody writes while it is cleaned as they wrote it', async () => {
  const { lessonId, stored } = await hasOldContent();
  const { html } = world.services;
  let isWritten = false;
  const renew: HtmlCleaner['renew'] = async (kind, text) => {
    if (!isWritten)
      await rowsOf(
        `update lessons set working_copy = jsonb_set(working_copy, '{content,mainContent}', '"<p>Mine</p>"') where id = $1`,
        [lessonId],
      );
    isWritten = true;
    return html.renew(kind, text);
  };
  await refreshContent({ ...world.services, html: { renew } as unknown as HtmlCleaner });
  expect((await stored()).slice(0, 3)).toEqual([OLD, '<p>Mine</p>', CLEAN]);
});
