import { isDeepStrictEqual } from 'node:util';
import type { AssignmentCopy, LessonCopy } from '@fieldhouse/contract/content.ts';
import type { VersionId } from '@fieldhouse/contract/ids.ts';
import { IS_ACTIVE } from '#access/memberships.ts';
import { statement, type Transaction } from '#db/unit.ts';
import { newId } from '#platform/ids.ts';
import type { Sql } from './rows.gen.ts';

export type EntityKind = 'lesson' | 'assignment';
export type VersionKind = 'autosave' | 'published' | 'restored' | 'generated';
export type AnyCopy = LessonCopy | AssignmentCopy;

/** A lesson or an assignment whose versions are kept; its row is held by the transaction. */
export interface VersionedThing {
  readonly schoolId: string;
  readonly courseId: string;
  readonly createdBy: string | null;
  readonly entity: EntityKind;
  readonly entityId: string;
}

/** Between two versions of one person's writing. */
const MINUTES_BETWEEN = 10;

const findLast = statement<
  Sql['findLast'],
  { entity: 'lesson' | 'assignment'; entityId: string },
  { snapshot: AnyCopy }
>(`
  select by, created_at as at, snapshot from content_versions
  where entity_id = :entityId and entity = :entity order by number desc limit 1`);

const insertVersion = statement<
  Sql['insertVersion'],
  {
    contentVersionId: VersionId;
    schoolId: string | null;
    courseId: string;
    entity: 'lesson' | 'assignment';
    entityId: string;
    kind: 'autosave' | 'published' | 'restored' | 'generated';
    snapshot: unknown;
    by: string;
    createdAt: string;
  }
>(`
  insert into content_versions (id, school_id, course_id, entity, entity_id, number, kind, snapshot, by, created_at)
  select :contentVersionId, :schoolId, :courseId, :entity, :entityId, coalesce(max(v.number), 0) + 1, :kind, :snapshot::jsonb, :by, :createdAt
  from content_versions v where v.entity = :entity and v.entity_id = :entityId`);

const findLastEditor = statement<
  Sql['findLastEditor'],
  { entity: 'lesson' | 'assignment'; entityId: string }
>(`
  select m.display_name as name from content_versions v
    join school_memberships m on m.school_id = v.school_id and m.user_id = v.by and ${IS_ACTIVE('m')}
  where v.entity_id = :entityId and v.entity = :entity order by v.number desc limit 1`);

/** Who worked on it last; null: unknown. */
export const lastEditor = async (tx: Transaction, entity: EntityKind, entityId: string) =>
  (await tx.query(findLastEditor({ entity, entityId })))[0]?.name ?? null;

/** Keeps what a thing says as a version of its own. */
export async function keepVersion(
  tx: Transaction,
  thing: VersionedThing,
  kind: VersionKind,
  snapshot: AnyCopy,
  by: string,
  at: string,
): Promise<void> {
  const { schoolId, courseId, entity, entityId } = thing;
  await tx.query(
    insertVersion({
      contentVersionId: newId(),
      schoolId,
      courseId,
      entity,
      entityId,
      kind,
      snapshot: JSON.stringify(snapshot),
      by,
      createdAt: at,
    }),
  );
}

/** Keeps what stood there before something replaces it, unless the last version says the same. */
export async function keepBefore(
  tx: Transaction,
  thing: VersionedThing,
  before: AnyCopy,
  by: string,
  at: string,
): Promise<void> {
  const [last] = await tx.query(findLast({ entity: thing.entity, entityId: thing.entityId }));
  if (last && isDeepStrictEqual(last.snapshot, before)) return;
  await keepVersion(tx, thing, 'autosave', before, last?.by ?? thing.createdBy ?? by, at);
}

/**
 * Keeps an autosave as a version when the last one is older than ten minutes or somebody else's, so that versions stay
 * few. What that earlier writing had come to is kept too: nobody's words are lost under another's.
 */
export async function keepAutosave(
  tx: Transaction,
  thing: VersionedThing,
  before: AnyCopy,
  saved: AnyCopy,
  by: string,
  at: string,
): Promise<void> {
  const [last] = await tx.query(findLast({ entity: thing.entity, entityId: thing.entityId }));
  const isRecent = last && Date.parse(at) - Date.parse(last.at) < MINUTES_BETWEEN * 60_000;
  if (isRecent && last.by === by) return;
  if (!last || !isDeepStrictEqual(last.snapshot, before)) {
    await keepVersion(tx, thing, 'autosave', before, last?.by ?? thing.createdBy ?? by, at);
  }
  await keepVersion(tx, thing, 'autosave', saved, by, at);
}
