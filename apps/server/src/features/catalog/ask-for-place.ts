import type {
  CourseId,
  EnrollmentId,
  SchoolId,
  StudentId,
  TermId,
  UserId,
} from '@fieldhouse/contract/ids.ts';
import type { Transaction } from '#db/unit.ts';
import type { Clock } from '#platform/clock.ts';
import { insertNew, statusOf } from './enroll.ts';
import { fillPlaces, holdPlaces, tellDeciders } from './places.ts';
import { missingFor } from './prerequisites.ts';
import { findLiveEnrollment, findPostedAttempt } from './queries.ts';

interface Asking {
  readonly schoolId: SchoolId;
  readonly courseId: CourseId;
  readonly studentId: StudentId;
  /** The term for which it is asked, where the course isn't bound to one. */
  readonly termId: TermId;
  readonly byUserId: UserId;
  /** Why, where the course has a posted grade already; null: nothing was said. */
  readonly reason: string | null;
}

type Asked =
  | { readonly enrollmentId: EnrollmentId; readonly status: 'active' | 'requested' | 'waitlisted' }
  | { readonly refusal: 'not_offered' | 'repeat'; readonly missing: readonly string[] }
  | { readonly refusal: 'prerequisites'; readonly missing: readonly string[] };

/**
 * Asks for a place in a course for a student, by the rules by which students enroll themselves: places, waiting list,
 * prerequisites and the school's word. A place that the student has or waits for is the answer.
 */
export async function askForPlace(
  tx: Transaction,
  clock: Clock,
  { schoolId, courseId, studentId, termId, byUserId, reason }: Asking,
): Promise<Asked> {
  const held = await holdPlaces(tx, courseId, clock);
  if (!held || held.schoolId !== schoolId || held.status !== 'published')
    return { refusal: 'not_offered', missing: [] };
  const [live] = await tx.query(findLiveEnrollment({ courseId, studentId }));
  if (live) return { enrollmentId: live.enrollmentId, status: live.status };
  const missing = await missingFor(tx, courseId, studentId);
  if (missing.length > 0) return { refusal: 'prerequisites', missing: missing.map(({ title }) => title) };
  const [posted] = await tx.query(findPostedAttempt({ courseId, studentId }));
  if (posted && reason === null) return { refusal: 'repeat', missing: [] };
  // Whoever waits comes before whoever asks now.
  const places = await fillPlaces(tx, held, { clock, byUserId });
  const status = statusOf(places);
  const at = clock.now();
  const enrollmentId = await insertNew(tx, places, { studentId, status, byUserId, at, reason, termId });
  if (status === 'requested') await tellDeciders(tx, clock, schoolId, courseId);
  return { enrollmentId, status };
}
