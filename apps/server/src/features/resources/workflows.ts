import type { Actor } from '#access/actor.ts';
import { COURSE_RELATION_JOIN } from '#access/courses.ts';
import { type RowOf, statement } from '#db/unit.ts';
import { canEditResource, canReadResource } from './policy.ts';
import type { Sql } from './rows.gen.ts';
import { RESOURCE_SCOPE } from './scope.ts';

/*
 * What giving out a file needs: whether it belongs to a resource that the person may read.
 */

/** `isCurrent`: it is what the resource is now, and not what it was. */
export type MaterialFile = RowOf<typeof findMaterial>;

export const findMaterial = statement<Sql['findMaterial'], { fileId: string }>(`
  select f.id as "fileId", f.name, f.media_type as "mediaType", f.size_bytes as "sizeBytes", f.sha256,
    f.storage_key as "storageKey", v.id = r.current_version_id as "isCurrent", ${RESOURCE_SCOPE}
  from files f
    join resource_versions v on v.school_id = f.school_id and v.file_id = f.id
    join resources r on r.school_id = v.school_id and r.id = v.resource_id
    left join courses c on c.id = r.course_id
    ${COURSE_RELATION_JOIN}
  where f.id = :fileId and f.purpose = 'material' and f.deleted_at is null
  order by v.id = r.current_version_id desc limit 1`);

/** Whoever may read the resource reads what it is; what it was, those who work on it. */
export const canReadMaterial = (actor: Actor, file: MaterialFile): boolean =>
  file.isCurrent ? canReadResource(actor, file) : canEditResource(actor, file);
