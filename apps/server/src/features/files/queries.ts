import type { AnswerFile } from '@fieldhouse/contract/files.ts';
import type { FileId, SchoolId, StudentId } from '@fieldhouse/contract/ids.ts';
import { COURSE_RELATION, COURSE_RELATION_JOIN } from '#access/courses.ts';
import { LEADS } from '#access/teachers.ts';
import { type RowOf, statement } from '#db/unit.ts';
import type { Sql } from './rows.gen.ts';

/** `looseBytes`: of the actor's files in this school that aren't handed in. */
export type UploadScope = RowOf<typeof findUploadTarget>;

const LOOSE_BYTES = `(
  select coalesce(sum(f.size_bytes), 0)::float8 from files f
  where f.school_id = a.school_id and f.owner_user_id = app.user_id() and f.attached_at is null
    and f.deleted_at is null)`;

export const findUploadTarget = statement<
  Sql['findUploadTarget'],
  { assignmentId: string },
  { schoolId: SchoolId }
>(`
  select a.status as "assignmentStatus", ${LOOSE_BYTES} as "looseBytes",
    coalesce((select u.bytes from storage_usage u where u.school_id = a.school_id), 0)::float8 as "schoolBytes",
    ${COURSE_RELATION}
  from assignments a join courses c on c.id = a.course_id
    ${COURSE_RELATION_JOIN}
  where a.id = :assignmentId`);

export const findRecordTarget = statement<Sql['findRecordTarget'], { studentId: string }>(`
  select a.school_id as "schoolId", ${LOOSE_BYTES} as "looseBytes",
    coalesce((select u.bytes from storage_usage u where u.school_id = a.school_id), 0)::float8 as "schoolBytes"
  from student_profiles a where a.id = :studentId`);

/** A row for a file that isn't in the store yet: nobody sees it until `showFile`. */
export const insertHiddenFile = statement<
  Sql['insertHiddenFile'],
  {
    schoolId: string;
    fileId: FileId;
    storageKey: string;
    entityId: string;
    ownerUserId: string;
    name: string;
    mediaType: string;
    sizeBytes: number;
    sha256: string;
    pageCount: number | null;
    deletedAt: string;
    purpose: Sql['insertHiddenFile']['parameters']['purpose'];
    durationSeconds: number | null;
  }
>(`
  insert into files (school_id, id, storage_key, purpose, entity_id, owner_user_id, name, media_type, size_bytes,
    sha256, page_count, deleted_at, created_at, duration_seconds)
  values (:schoolId, :fileId, :storageKey, :purpose, :entityId, :ownerUserId, :name, :mediaType, :sizeBytes, :sha256, :pageCount, :deletedAt, :deletedAt, :durationSeconds)`);

/** A school as somebody uploads a resource's file into it. */
export const findMaterialTarget = statement<Sql['findMaterialTarget'], { schoolId: string }>(`
  select a.school_id as "schoolId", ${LOOSE_BYTES} as "looseBytes",
    coalesce((select u.bytes from storage_usage u where u.school_id = a.school_id), 0)::float8 as "schoolBytes"
  from (select id as school_id from schools where id = :schoolId) a`);

/** Counts bytes to a school; no row: it would be more than it may keep. */
export const addUsage = statement<Sql['addUsage'], { schoolId: string; sizeBytes: number; limit: number }>(`
  insert into storage_usage as u (school_id, bytes) values (:schoolId, :sizeBytes)
  on conflict (school_id) do update set bytes = u.bytes + excluded.bytes where u.bytes + excluded.bytes <= :limit
  returning bytes::float8 as bytes`);

export const giveBackUsage = statement<Sql['giveBackUsage'], { schoolId: string | null; sizeBytes: number }>(`
  update storage_usage set bytes = greatest(0, bytes - :sizeBytes) where school_id = :schoolId`);

/** Loose bytes of the actor, read while the school's count is held. */
export const findLooseBytes = statement<Sql['findLooseBytes'], { schoolId: string }>(`
  select ${LOOSE_BYTES} as "looseBytes" from (select :schoolId::uuid as school_id) a`);

/** The file is in the store. No row: it took so long that it was swept meanwhile. */
export const showFile = statement<Sql['showFile'], { schoolId: string; fileId: string; createdAt: string }>(`
  update files set deleted_at = null where school_id = :schoolId and id = :fileId and created_at > :createdAt returning id as "fileId"`);

/** `isAuthor`: the actor teaches the course as owner or teacher. */
export type PictureTarget = RowOf<typeof findPictureTarget>;

export const findPictureTarget = statement<Sql['findPictureTarget'], { courseId: string }>(`
  select ${COURSE_RELATION},
    ${LEADS} as "isAuthor",
    coalesce((select u.bytes from storage_usage u where u.school_id = c.school_id), 0)::float8 as "schoolBytes"
  from courses c ${COURSE_RELATION_JOIN}
  where c.id = :courseId and c.school_id is not null`);

/** A row for a picture that isn't in the store yet. It stays with the course, so it counts as attached at once. */
export const insertHiddenPicture = statement<
  Sql['insertHiddenPicture'],
  {
    schoolId: string;
    fileId: string;
    storageKey: string;
    entityId: string;
    ownerUserId: string;
    name: string;
    mediaType: string;
    sizeBytes: number;
    sha256: string;
    attachedAt: string;
  }
>(`
  insert into files (school_id, id, storage_key, purpose, entity_id, owner_user_id, name, media_type, size_bytes,
    sha256, attached_at, deleted_at, created_at)
  values (:schoolId, :fileId, :storageKey, 'lesson', :entityId, :ownerUserId, :name, :mediaType, :sizeBytes, :sha256, :attachedAt, :attachedAt, :attachedAt)`);

export type PictureScope = RowOf<typeof findPicture>;

export const findPicture = statement<Sql['findPicture'], { fileId: string }>(`
  select school_id as "schoolId", storage_key as "storageKey", media_type as "mediaType", sha256
  from files where id = :fileId and purpose = 'lesson' and deleted_at is null`);

/** `studentId`: whose attempt it belongs to; null: it isn't handed in. */
export type FileScope = RowOf<typeof findFile>;

/** A file that is there. */
export const findFile = statement<
  Sql['findFile'],
  { fileId: string },
  { mediaType: AnswerFile['mediaType']; studentId: StudentId | null; schoolId: SchoolId }
>(`
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
  where f.id = :fileId and f.deleted_at is null`);

/** Marks a loose file as gone; no row: it is handed in, or gone already. */
export const hideLooseFile = statement<
  Sql['hideLooseFile'],
  { schoolId: string | null; fileId: string; now: string | null }
>(`
  update files set deleted_at = :now
  where school_id = :schoolId and id = :fileId and attached_at is null and deleted_at is null
  returning size_bytes as "sizeBytes"`);

/** Held until the end of the transaction, so that it isn't handed in meanwhile. */
export const lockSweptFile = statement<Sql['lockSweptFile'], { schoolId: string; fileId: string }>(`
  select f.storage_key as "storageKey", f.size_bytes as "sizeBytes", f.deleted_at is not null as "isDeleted",
    f.attached_at is not null as "isAttached", f.created_at as "createdAt",
    exists (select from drafts d
      join student_profiles sp on sp.school_id = d.school_id and sp.id = d.student_id
        and sp.user_id = f.owner_user_id
      where d.school_id = f.school_id and d.assignment_id = f.entity_id
        and d.content->'fileIds' ? f.id::text) as "isInDraft"
  from files f where f.school_id = :schoolId and f.id = :fileId
  for update of f`);
