import {
  type Actor,
  isAdminOf,
  isCounselorOf,
  isGuardianOf,
  isOfSchool,
  isRegistrarOf,
  isStaffOf,
} from '#access/actor.ts';
import { isActiveLearnerOf, isCourseStaff } from '#access/courses.ts';
import { isOwnOrGuarded, type RecordScope } from '#access/students.ts';
import { canHandIn } from '#features/transcript-readings/workflows.ts';
import type { FileScope, PictureScope, PictureTarget, UploadScope } from './queries.ts';

/** Who works on the assignment now. */
export const canUploadTo = (actor: Actor, target: UploadScope): boolean =>
  target.assignmentStatus === 'published' && isActiveLearnerOf(actor, target);

/**
 * Loose, a document is its owner's alone. Handed in, it has the readers of the attempt: guardians who may see the
 * record, who teaches the course, who runs the school.
 */
export function canReadFile(actor: Actor, file: FileScope): boolean {
  if (file.ownerUserId === actor.userId) return true;
  if (file.studentId === null) return false;
  return isCourseStaff(actor, file) || isGuardianOf(actor, file.studentId, 'see_record');
}

/** Takes it back: its owner. */
export const canRemoveFile = (actor: Actor, file: FileScope): boolean => file.ownerUserId === actor.userId;

/**
 * A document behind a record: for those who keep or counsel, and for the family's own who handed it in. One that was read as
 * a transcript has the readers of what was read of it.
 */
export const canReadRecordFile = (
  actor: Actor,
  file: RecordScope & { readonly ownerUserId: string; readonly isTranscript: boolean | null },
): boolean =>
  isRegistrarOf(actor, file.schoolId) ||
  isCounselorOf(actor, file.schoolId) ||
  (file.isTranscript
    ? canHandIn(actor, file)
    : file.ownerUserId === actor.userId && isOwnOrGuarded(actor, file));

/** Runs the course: puts pictures into its lessons. */
export const canAddPicture = (actor: Actor, course: PictureTarget): boolean =>
  isAdminOf(actor, course.schoolId) || (course.isAuthor && isStaffOf(actor, course.schoolId));

/**
 * Who belongs to the school, or is the guardian of one of its students. Narrower would cost a search through every
 * lesson: a copied course shows the pictures of the one it was made from.
 */
export const canSeePicture = (actor: Actor, { schoolId }: PictureScope): boolean =>
  isOfSchool(actor, schoolId);
