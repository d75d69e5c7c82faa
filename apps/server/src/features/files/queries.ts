import type { AnswerFile } from '@fieldhouse/contract/files.ts';
import { statement } from '#db/unit.ts';
import { COURSE_RELATION, COURSE_RELATION_JOIN, type CourseScope } from '#features/lessons/workflows.ts';

export interface UploadScope extends CourseScope {
  readonly assignmentStatus: 'draft' | 'published' | 'archived';
  /** Bytes of the actor's files in this school that aren't handed in. */
  readonly looseBytes: number;
  readonly schoolBytes: number;
}

const LOOSE_BYTES = `(
  select coalesce(sum(f.size_bytes), 0)::float8 from files f
  where f.school_id = a.school_id and f.owner_user_id = app.user_id() and f.attached_at is null
    and f.deleted_at is null)`;

/** $1 assignment. */
export const findUploadTarget = statement<UploadScope>(`
  select a.status as "assignmentStatus", ${LOOSE_BYTES} as "looseBytes",
    coalesce((select u.bytes from storage_usage u where u.school_id = a.school_id), 0)::float8 as "schoolBytes",
    ${COURSE_RELATION}
  from assignments a join courses c on c.id = a.course_id
    ${COURSE_RELATION_JOIN}
  where a.id = $1`);

/** $1 student. */
export const findRecordTarget = statement<{ schoolId: string; looseBytes: number; schoolBytes: number }>(`
  select a.school_id as "schoolId", ${LOOSE_BYTES} as "looseBytes",
    coalesce((select u.bytes from storage_usage u where u.school_id = a.school_id), 0)::float8 as "schoolBytes"
  from student_profiles a where a.id = $1`);

/**
 * A row for a file that isn't in the store yet: nobody sees it until `showFile`.
 * $1 school, $2 id, $3 key, $4 assignment or student, $5 owner, $6 name, $7 media type, $8 bytes, $9 hash, $10 pages,
 * $11 instant, $12 purpose, $13 duration.
 */
export const insertHiddenFile = statement(`
  insert into files (school_id, id, storage_key, purpose, entity_id, owner_user_id, name, media_type, size_bytes,
    sha256, page_count, deleted_at, created_at, duration_seconds)
  values ($1, $2, $3, $12, $4, $5, $6, $7, $8, $9, $10, $11, $11, $13)`);

/** A school as somebody uploads a resource's file into it. $1 school. */
export const findMaterialTarget = statement<{ schoolId: string; looseBytes: number; schoolBytes: number }>(`
  select a.school_id as "schoolId", ${LOOSE_BYTES} as "looseBytes",
    coalesce((select u.bytes from storage_usage u where u.school_id = a.school_id), 0)::float8 as "schoolBytes"
  from (select id as school_id from schools where id = $1) a`);

/** Counts bytes to a school; no row: it would be more than it may keep. $1 school, $2 bytes, $3 limit. */
export const addUsage = statement<{ bytes: number }>(`
  insert into storage_usage as u (school_id, bytes) values ($1, $2)
  on conflict (school_id) do update set bytes = u.bytes + excluded.bytes where u.bytes + excluded.bytes <= $3
  returning bytes::float8 as bytes`);

/** $1 school, $2 bytes. */
export const giveBackUsage = statement(`
  update storage_usage set bytes = greatest(0, bytes - $2) where school_id = $1`);

/** Loose bytes of the actor, read while the school's count is held. $1 school. */
export const findLooseBytes = statement<{ looseBytes: number }>(`
  select ${LOOSE_BYTES} as "looseBytes" from (select $1::uuid as school_id) a`);

/** The file is in the store. No row: it took so long that it was swept meanwhile. $1 school, $2 file, $3 not before. */
export const showFile = statement<{ fileId: string }>(`
  update files set deleted_at = null where school_id = $1 and id = $2 and created_at > $3 returning id as "fileId"`);

export interface PictureTarget extends CourseScope {
  /** The actor teaches the course as owner or teacher. */
  readonly isAuthor: boolean;
  readonly schoolBytes: number;
}

/** $1 course. */
export const findPictureTarget = statement<PictureTarget>(`
  select ${COURSE_RELATION},
    exists (select from course_teachers ct
      where ct.school_id = c.school_id and ct.course_id = c.id and ct.user_id = app.user_id()
        and ct.role in ('owner', 'teacher') and ct.ended_at is null) as "isAuthor",
    coalesce((select u.bytes from storage_usage u where u.school_id = c.school_id), 0)::float8 as "schoolBytes"
  from courses c ${COURSE_RELATION_JOIN}
  where c.id = $1 and c.school_id is not null`);

/**
 * A row for a picture that isn't in the store yet. It stays with the course, so it counts as attached at once.
 * $1 school, $2 id, $3 key, $4 course, $5 owner, $6 name, $7 media type, $8 bytes, $9 hash, $10 instant.
 */
export const insertHiddenPicture = statement(`
  insert into files (school_id, id, storage_key, purpose, entity_id, owner_user_id, name, media_type, size_bytes,
    sha256, attached_at, deleted_at, created_at)
  values ($1, $2, $3, 'lesson', $4, $5, $6, $7, $8, $9, $10, $10, $10)`);

export interface PictureScope {
  readonly schoolId: string;
  readonly storageKey: string;
  readonly mediaType: string;
  readonly sha256: string;
}

/** $1 file. */
export const findPicture = statement<PictureScope>(`
  select school_id as "schoolId", storage_key as "storageKey", media_type as "mediaType", sha256
  from files where id = $1 and purpose = 'lesson' and deleted_at is null`);

export interface FileScope extends CourseScope {
  readonly fileId: string;
  readonly ownerUserId: string;
  readonly name: string;
  readonly mediaType: AnswerFile['mediaType'];
  readonly sizeBytes: number;
  readonly sha256: string;
  readonly pageCount: number | null;
  readonly storageKey: string;
  /** Whose attempt it belongs to; null: it isn't handed in. */
  readonly studentId: string | null;
}

/** A file that is there. $1 file. */
export const findFile = statement<FileScope>(`
  select f.id as "fileId", f.owner_user_id as "ownerUserId", f.name, f.media_type as "mediaType",
    f.size_bytes as "sizeBytes", f.sha256, f.page_count as "pageCount", f.storage_key as "storageKey",
    (select t.student_id from submission_files sf
      join submission_attempts t on t.school_id = sf.school_id and t.id = sf.attempt_id
      where sf.school_id = f.school_id and sf.file_id = f.id limit 1) as "studentId",
    ${COURSE_RELATION}
  from files f
    join assignments a on a.school_id = f.school_id and a.id = f.entity_id
    join courses c on c.id = a.course_id
    ${COURSE_RELATION_JOIN}
  where f.id = $1 and f.deleted_at is null`);

/** Marks a loose file as gone; no row: it is handed in, or gone already. $1 school, $2 file, $3 instant. */
export const hideLooseFile = statement<{ sizeBytes: number }>(`
  update files set deleted_at = $3
  where school_id = $1 and id = $2 and attached_at is null and deleted_at is null
  returning size_bytes as "sizeBytes"`);

export interface SweptFile {
  readonly storageKey: string;
  readonly sizeBytes: number;
  readonly isDeleted: boolean;
  readonly isAttached: boolean;
  /** A draft names it: its student goes on some day. */
  readonly isInDraft: boolean;
  readonly createdAt: string;
}

/** Held until the end of the transaction, so that it isn't handed in meanwhile. $1 school, $2 file. */
export const lockSweptFile = statement<SweptFile>(`
  select f.storage_key as "storageKey", f.size_bytes as "sizeBytes", f.deleted_at is not null as "isDeleted",
    f.attached_at is not null as "isAttached", f.created_at as "createdAt",
    exists (select from drafts d
      join student_profiles sp on sp.school_id = d.school_id and sp.id = d.student_id
        and sp.user_id = f.owner_user_id
      where d.school_id = f.school_id and d.assignment_id = f.entity_id
        and d.content->'fileIds' ? f.id::text) as "isInDraft"
  from files f where f.school_id = $1 and f.id = $2
  for update of f`);
