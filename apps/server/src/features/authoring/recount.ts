import { jobInSchool } from '#db/scopes.ts';
import type { Transaction } from '#db/unit.ts';
import { recountCourse } from '#features/catalog/workflows.ts';
import { keepFromPosting, listTotalsEnrollments, recomputeCourse } from '#features/grading/workflows.ts';
import { refoldCourse } from '#features/lessons/workflows.ts';
import type { JobData } from '#platform/jobs.ts';
import type { Services } from '#platform/services.ts';

/** A course with more enrollments than this is recounted in the background. */
const MOST_AT_ONCE = 200;
/** Enrollments whose totals one transaction of the job holds. */
const BATCH = 50;

interface CourseKey {
  readonly schoolId: string;
  readonly courseId: string;
}

/** What an author changed: what students read, or what they are graded on. */
interface Changed {
  readonly lessons?: boolean;
  readonly assignments?: boolean;
}

const idsOf = (enrollments: readonly { readonly enrollmentId: string }[]): string[] =>
  enrollments.map(({ enrollmentId }) => enrollmentId);

/** Makes right again what is kept of a course and its students, after its authors changed what is in it. */
export async function recount(
  tx: Transaction,
  services: Services,
  { schoolId, courseId }: CourseKey,
  changed: Changed,
): Promise<void> {
  await recountCourse(tx, courseId);
  if (changed.lessons) await refoldCourse(tx, schoolId, courseId);
  if (!changed.assignments) return;
  const enrollments = await listTotalsEnrollments(tx, schoolId, courseId);
  if (enrollments.length > MOST_AT_ONCE) {
    await services.jobs.enqueue(tx, 'authoring.recount', { schoolId, courseId }, courseId);
    return;
  }
  await recomputeCourse(tx, { schoolId, courseId }, idsOf(enrollments), services.clock.now());
}

/**
 * Makes all totals of a large course anew, some at a time. Running twice changes nothing. Posted totals stay; reopening
 * makes them anew.
 */
export async function recountInBackground(
  services: Services,
  { schoolId, courseId }: JobData['authoring.recount'],
): Promise<void> {
  const { units, clock } = services;
  const inSchool = jobInSchool(schoolId);
  const enrollments = await units.write(inSchool, (tx) => listTotalsEnrollments(tx, schoolId, courseId));
  for (let first = 0; first < enrollments.length; first += BATCH) {
    await units.write(inSchool, async (tx) => {
      await keepFromPosting(tx, courseId);
      const some = idsOf(enrollments.slice(first, first + BATCH));
      await recomputeCourse(tx, { schoolId, courseId }, some, clock.now());
    });
  }
}
