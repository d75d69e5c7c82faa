import type { Resource } from '@fieldhouse/contract/resources.ts';
import { type Actor, isWritable } from '#access/actor.ts';
import { canEditResource } from './policy.ts';
import type { ResourceRow } from './queries.ts';

/** A resource as this person reads it. */
export const presentResource = (actor: Actor, row: ResourceRow): Resource => ({
  resourceId: row.resourceId,
  title: row.title,
  type: row.type,
  description: row.description,
  course: row.courseId === null ? null : { courseId: row.courseId, title: row.courseTitle ?? '' },
  schoolId: row.schoolId,
  isFeatured: row.isFeatured,
  isArchived: row.isArchived,
  sizeBytes: row.sizeBytes,
  pageCount: row.pageCount,
  durationSeconds: row.durationSeconds,
  host: row.url === null ? null : new URL(row.url).hostname,
  views: row.views,
  downloads: row.downloads,
  uploaderName: row.uploaderName,
  uploadedAt: row.uploadedAt,
  versionNumber: row.versionNumber,
  version: row.version,
  can: { edit: canEditResource(actor, row) && isWritable(actor, row.schoolId) },
});
