import { and, eq, isNull } from 'drizzle-orm';
import { courses } from '#db/tables/courses.ts';
import type { Transaction } from '#db/unit.ts';
import { copyCourse } from './copy-course.ts';

export interface Adoption {
  readonly libraryCourseId: string;
  readonly schoolId: string;
  /** Who made the copy. */
  readonly createdBy: string;
  /** Who teaches it. */
  readonly teacherUserId: string;
  readonly at: string;
}

/**
 * Copies a published library course with everything in it into a school. Nothing in the school points back: the copy
 * only remembers where it came from.
 *
 * @returns the copy's id; null when there is no such library course.
 */
export async function adoptCourse(
  tx: Transaction,
  { libraryCourseId, ...adoption }: Adoption,
): Promise<string | null> {
  const [source] = await tx.orm
    .select()
    .from(courses)
    .where(and(eq(courses.id, libraryCourseId), isNull(courses.schoolId), eq(courses.status, 'published')));
  if (!source) return null;
  return await copyCourse(tx, {
    ...adoption,
    ...{ source, title: source.title, kind: 'adoption', moveDue: (dueAt) => dueAt },
  });
}
