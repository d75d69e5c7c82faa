import type { CourseImage } from '@fieldhouse/contract/course-look.ts';
import type { AnswerFile } from '@fieldhouse/contract/files.ts';
import type { CourseId, FileId, StudentId } from '@fieldhouse/contract/ids.ts';
import { type RowOf, statement, type Transaction } from '#db/unit.ts';
import type { Services } from '#platform/services.ts';
import { LINK_MINUTES } from './limits.ts';
import { linkTo } from './links.ts';
import type { Sql } from './rows.gen.ts';

export { dropFile } from './drop-file.ts';
export { withIncoming } from './incoming.ts';
export { takePastedTranscript } from './transcripts.ts';

/*
 * What other features do with documents: name them in their answers, attach them to work, read their text.
 */

/** A file as rows carry it. */
export type FileRow = AnswerFile;

/** What an answer says of a file, of which rows know more. */
export const presentFile = ({ fileId, name, mediaType, sizeBytes, pageCount }: FileRow): AnswerFile => ({
  fileId,
  name,
  mediaType,
  sizeBytes,
  pageCount,
});

/** Column `files: FileRow[]` of an attempt, for a statement in which `t` is the attempt. */
export const ATTEMPT_FILES = `
  coalesce((
    select jsonb_agg(jsonb_build_object('fileId', f.id, 'name', f.name, 'mediaType', f.media_type,
      'sizeBytes', f.size_bytes, 'pageCount', f.page_count) order by sf.order_index)
    from submission_files sf join files f on f.school_id = sf.school_id and f.id = sf.file_id
    where sf.school_id = t.school_id and sf.attempt_id = t.id), '[]') as files`;

export type OwnFile = RowOf<typeof listOwnFiles>;

/**
 * The actor's own files for an assignment, oldest first: those handed in in the current attempt at the course, and
 * loose ones from the time since it began. What was uploaded in an earlier attempt stays there.
 */
export const listOwnFiles = statement<
  Sql['listOwnFiles'],
  { assignmentId: string },
  { mediaType: AnswerFile['mediaType'] }
>(`
  with own as materialized (
    select sp.school_id, sp.user_id, e.id, e.course_id, e.attempt_number, e.enrolled_at
    from student_profiles sp
      join enrollments e on e.school_id = sp.school_id and e.student_id = sp.id and e.is_current
    where sp.user_id = app.user_id())
  select f.id as "fileId", f.name, f.media_type as "mediaType", f.size_bytes as "sizeBytes",
    f.page_count as "pageCount", f.sha256, f.storage_key as "storageKey"
  from own
    join assignments a on a.school_id = own.school_id and a.id = :assignmentId and a.course_id = own.course_id
    join files f on f.school_id = own.school_id and f.owner_user_id = own.user_id and f.entity_id = a.id
      and f.deleted_at is null
    left join lateral (
      select bool_or(w.enrollment_id = own.id) as is_own from submission_files sf
        join submission_attempts t on t.school_id = sf.school_id and t.id = sf.attempt_id
        join submissions w on w.school_id = t.school_id and w.id = t.submission_id
      where sf.school_id = f.school_id and sf.file_id = f.id) handed on true
  where coalesce(handed.is_own, own.attempt_number = 1 or f.created_at >= coalesce(own.enrolled_at, '-infinity'))
  order by f.id`);

const markAttached = statement<
  Sql['markAttached'],
  { schoolId: string | null; fileIds: readonly string[]; assignmentId: string; at: string }
>(`
  update files set attached_at = coalesce(attached_at, :at)
  where school_id = :schoolId and id = any (:fileIds::uuid[]) and entity_id = :assignmentId and owner_user_id = app.user_id()
    and deleted_at is null
  returning id as "fileId"`);

/**
 * Keeps the actor's own files for good, as part of something handed in.
 *
 * @returns false where one of them is gone, somebody else's, or for another assignment: then nothing may be kept.
 */
export async function attachFiles(
  tx: Transaction,
  schoolId: string | null,
  assignmentId: string,
  fileIds: readonly string[],
  at: string,
): Promise<boolean> {
  if (fileIds.length === 0) return true;
  const kept = await tx.query(markAttached({ schoolId, fileIds, assignmentId, at }));
  return kept.length === fileIds.length;
}

/** `isTranscript`: another school's, that was read here. */
export const findRecordFile = statement<Sql['findRecordFile'], { fileId: string }, { studentId: StudentId }>(`
  select f.id as "fileId", f.school_id as "schoolId", f.entity_id as "studentId", f.owner_user_id as "ownerUserId", f.name,
    f.media_type as "mediaType", f.size_bytes as "sizeBytes", f.sha256, f.storage_key as "storageKey",
    exists (select from transcript_readings r
      where r.school_id = f.school_id and r.student_id = f.entity_id and r.file_id = f.id) as "isTranscript"
  from files f where f.id = :fileId and f.purpose = 'record' and f.deleted_at is null`);

/** An address of a file for one person, for a few minutes. The caller has judged that the person may read it. */
export function linkFor(
  services: Services,
  fileId: string,
  userId: string,
): { url: string; expiresAt: string } {
  const expiresAt = new Date(services.clock.millis() + LINK_MINUTES * 60_000).toISOString();
  return { url: linkTo(services.config.APP_SECRET, fileId, userId, expiresAt), expiresAt };
}

/** The address of a picture of a lesson, for those who may see it. */
export const pictureUrl = (fileId: string): string => `/lesson-images/${fileId}`;

/** Columns of a course's picture, for a statement in which `c` is the course. */
export const COURSE_IMAGE = `c.image_file_id as "imageFileId", c.image_alt as "imageAlt"`;

/** The picture of a course, as `COURSE_IMAGE` reads it. */
export const presentCourseImage = ({
  imageFileId,
  imageAlt,
}: {
  readonly imageFileId: string | null;
  readonly imageAlt: string | null;
}): CourseImage | null =>
  imageFileId === null ? null : { url: pictureUrl(imageFileId), alt: imageAlt ?? '' };

const findCoursePicture = statement<Sql['findCoursePicture'], { courseId: CourseId; fileId: FileId }>(`
  select f.id as "fileId" from courses c
    join files f on f.school_id = c.school_id and f.id = :fileId and f.purpose = 'lesson' and f.deleted_at is null
  where c.id = :courseId and (f.entity_id = c.id or c.image_file_id = f.id)`);

/** The picture was uploaded for this course, or is the one that it has from the course that it was copied from. */
export async function isPictureOf(tx: Transaction, courseId: CourseId, fileId: FileId): Promise<boolean> {
  const found = await tx.query(findCoursePicture({ courseId, fileId }));
  return found.length > 0;
}

/** Where the text of a document lies, read once when it came in. */
export const textKeyOf = (storageKey: string): string => `${storageKey}-text`;

/** Column `fileKeys: string[]` of an attempt, for a statement in which `t` is the attempt. */
export const ATTEMPT_FILE_KEYS = `
  array(select f.storage_key from submission_files sf
    join files f on f.school_id = sf.school_id and f.id = sf.file_id
    where sf.school_id = t.school_id and sf.attempt_id = t.id order by sf.order_index) as "fileKeys"`;

/** How many of these documents have text that could be read. A store that doesn't answer counts as none. */
export async function countReadable(services: Services, storageKeys: readonly string[]): Promise<number> {
  const readable = await Promise.all(
    storageKeys.map((storageKey) => services.files.exists(textKeyOf(storageKey)).catch(() => false)),
  );
  return readable.filter(Boolean).length;
}

/** The texts of documents in their order; null: it has none that could be read. */
export async function textsOf(
  services: Services,
  storageKeys: readonly string[],
): Promise<readonly (string | null)[]> {
  return await Promise.all(
    storageKeys.map(async (key) => {
      const textKey = textKeyOf(key);
      if (!(await services.files.exists(textKey))) return null;
      return new TextDecoder().decode(await services.files.get(textKey));
    }),
  );
}

/** A file that became part of a resource. */
export type TakenMaterial = RowOf<typeof takeLoose>;

const takeLoose = statement<
  Sql['takeLoose'],
  { schoolId: string; fileId: string; attachedAt: string | null }
>(`
  update files set attached_at = :attachedAt
  where school_id = :schoolId and id = :fileId and purpose = 'material' and owner_user_id = app.user_id()
    and attached_at is null and deleted_at is null
  returning name, media_type as "mediaType", size_bytes as "sizeBytes", duration_seconds as "durationSeconds"`);

/**
 * Keeps a file of the actor's own for good, as part of a resource.
 *
 * @returns null where it is gone, somebody else's, or part of one already.
 */
export async function takeForResource(
  tx: Transaction,
  schoolId: string,
  fileId: string,
  at: string,
): Promise<TakenMaterial | null> {
  const [taken] = await tx.query(takeLoose({ schoolId, fileId, attachedAt: at }));
  return taken ?? null;
}

const takeForClass = statement<
  Sql['takeForClass'],
  { schoolId: string; sessionId: string; fileIds: readonly string[]; at: string }
>(`
  update files f set attached_at = coalesce(f.attached_at, :at)
  where f.school_id = :schoolId and f.id = any (:fileIds::uuid[]) and f.purpose = 'session' and f.owner_user_id = app.user_id()
    and f.deleted_at is null
    and (f.attached_at is null or exists (select from session_materials m
      where m.school_id = f.school_id and m.file_id = f.id and m.session_id = :sessionId))
  returning f.id as "fileId"`);

/**
 * Keeps files of the actor's own for good, as material of a live class.
 *
 * @returns those that belong to the class now: the others are gone, somebody else's, or part of another class.
 */
export async function takeForSession(
  tx: Transaction,
  schoolId: string,
  sessionId: string,
  fileIds: readonly string[],
  at: string,
): Promise<ReadonlySet<string>> {
  const taken = await tx.query(takeForClass({ schoolId, sessionId, fileIds, at }));
  return new Set(taken.map(({ fileId }) => fileId));
}

const takeForOneMessage = statement<
  Sql['takeForOneMessage'],
  { schoolId: string; fileIds: readonly string[]; attachedAt: string | null }
>(`
  update files set attached_at = :attachedAt
  where school_id = :schoolId and id = any (:fileIds::uuid[]) and purpose = 'message' and owner_user_id = app.user_id()
    and attached_at is null and deleted_at is null
  returning id as "fileId"`);

/**
 * Keeps files of the actor's own for good, as part of a message.
 *
 * @returns false where one of them is gone, somebody else's, or came with a message already.
 */
export async function attachToMessage(
  tx: Transaction,
  schoolId: string,
  fileIds: readonly string[],
  at: string,
): Promise<boolean> {
  if (fileIds.length === 0) return true;
  const taken = await tx.query(takeForOneMessage({ schoolId, fileIds, attachedAt: at }));
  return taken.length === fileIds.length;
}
