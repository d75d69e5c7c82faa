import type { AssignmentCopy, LessonCopy } from '@fieldhouse/contract/content.ts';
import type { VersionId } from '@fieldhouse/contract/ids.ts';
import { IS_ACTIVE } from '#access/memberships.ts';
import { type RowOf, statement } from '#db/unit.ts';
import { os } from '#platform/procedure.ts';
import { showAssignment, showLesson } from './clean.ts';
import {
  assignmentCopyOf,
  assignmentThing,
  findAssignment,
  findLesson,
  lessonCopyOf,
  lessonThing,
  lockAssignment,
  lockLesson,
  saveAssignmentCopy,
  saveLessonCopy,
} from './content-queries.ts';
import type { AuthorScope } from './policy.ts';
import type { Sql } from './rows.gen.ts';
import { AUTHOR_SCOPE, requireAuthor, requireReader } from './scope.ts';
import { type AnyCopy, keepBefore, keepVersion } from './versions.ts';

type LineRow = RowOf<typeof listLines>;

const LINE = `
  v.id as "versionId", v.number, v.kind, v.created_at as at,
  (select m.display_name from school_memberships m
    where m.school_id = v.school_id and m.user_id = v.by and ${IS_ACTIVE('m')} limit 1) as "byName"`;

const MOST_VERSIONS = 200;

const listLines = statement<Sql['listLines'], { kind: 'lesson' | 'assignment'; entityId: string }>(`
  select ${LINE} from content_versions v where v.entity = :kind and v.entity_id = :entityId
  order by v.number desc limit ${MOST_VERSIONS}`);

const findVersion = statement<
  Sql['findVersion'],
  { contentVersionId: VersionId; now: string },
  { snapshot: AnyCopy }
>(`
  select ${AUTHOR_SCOPE}, ${LINE}, v.entity, v.entity_id as "entityId", v.snapshot
  from content_versions v join courses c on c.id = v.course_id join schools s on s.id = c.school_id
  where v.id = :contentVersionId`);

const present = ({ versionId, number, kind, byName, at }: LineRow) => ({
  number,
  kind,
  byName,
  at,
  versionId,
});

export const listVersions = os.authoring.listVersions.handler(async ({ input: { entity }, context }) => {
  const isLesson = entity.kind === 'lesson';
  const id = isLesson ? entity.lessonId : entity.assignmentId;
  const { actor, rows } = await context.read([
    entity.kind === 'lesson'
      ? findLesson({ lessonId: entity.lessonId, now: context.clock.now() })
      : findAssignment({ assignmentId: entity.assignmentId, now: context.clock.now() }),
    listLines({ kind: entity.kind, entityId: id }),
  ]);
  requireReader<AuthorScope>(actor, rows[0][0]);
  return { versions: rows[1].map(present) };
});

export const getVersion = os.authoring.getVersion.handler(async ({ input, context }) => {
  const { actor, rows } = await context.read([
    findVersion({ contentVersionId: input.versionId, now: context.clock.now() }),
  ]);
  const version = requireReader(actor, rows[0][0]);
  const isLesson = version.entity === 'lesson';
  const { html } = context.services;
  return {
    line: present(version),
    lesson: isLesson ? await showLesson(html, version.snapshot as LessonCopy) : null,
    assignment: isLesson ? null : await showAssignment(html, version.snapshot as AssignmentCopy),
  };
});

export const restoreVersion = os.authoring.restoreVersion.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const [found] = await tx.query(
      findVersion({ contentVersionId: input.versionId, now: context.clock.now() }),
    );
    const { entity, entityId, snapshot } = requireAuthor(actor, found);
    const at = context.clock.now();
    const by = actor.userId;
    if (entity === 'lesson') {
      const [row] = await tx.query(lockLesson({ lessonId: entityId, now: context.clock.now() }));
      // Its lesson was deleted.
      if (!row) throw errors.NOT_FOUND();
      const copy = snapshot as LessonCopy;
      await keepBefore(tx, lessonThing(row), lessonCopyOf(row), by, at);
      await keepVersion(tx, lessonThing(row), 'restored', copy, by, at);
      const [saved] = await tx.query(
        saveLessonCopy({ lessonId: entityId, workingCopy: JSON.stringify(copy), updatedAt: at }),
      );
      return { version: saved?.version ?? row.version };
    }
    const [row] = await tx.query(lockAssignment({ assignmentId: entityId, now: context.clock.now() }));
    if (!row) throw errors.NOT_FOUND();
    const copy = snapshot as AssignmentCopy;
    await keepBefore(tx, assignmentThing(row), assignmentCopyOf(row), by, at);
    await keepVersion(tx, assignmentThing(row), 'restored', copy, by, at);
    const [saved] = await tx.query(
      saveAssignmentCopy({ assignmentId: entityId, workingCopy: JSON.stringify(copy), updatedAt: at }),
    );
    return { version: saved?.version ?? row.version };
  }),
);
