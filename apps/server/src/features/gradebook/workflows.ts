import { eq } from 'drizzle-orm';
import { courseGrading, gradeCategories } from '#db/tables/gradebook.ts';
import type { Transaction } from '#db/unit.ts';
import { newId } from '#platform/ids.ts';

export { postWithdrawal } from './withdrawal.ts';

export interface GradingCopy {
  readonly schoolId: string;
  /** Courses of one school. */
  readonly from: string;
  readonly to: string;
  /** The copy's id of each assignment. */
  readonly assignmentIds: ReadonlyMap<string, string>;
  readonly at: string;
}

/**
 * Makes one course add up as another does.
 *
 * @returns the copy's id of each category.
 */
export async function copyGrading(
  { orm }: Transaction,
  { schoolId, from, to, assignmentIds, at }: GradingCopy,
): Promise<ReadonlyMap<string, string>> {
  const stamps = { createdAt: at, updatedAt: at, version: 1 };
  const [grading] = await orm.select().from(courseGrading).where(eq(courseGrading.courseId, from));
  if (grading) await orm.insert(courseGrading).values({ ...grading, ...stamps, schoolId, courseId: to });
  const categories = await orm.select().from(gradeCategories).where(eq(gradeCategories.courseId, from));
  const copies = new Map(categories.map(({ id }) => [id, newId() as string]));
  if (categories.length > 0) {
    await orm.insert(gradeCategories).values(
      categories.map((category) => ({
        ...category,
        ...stamps,
        schoolId,
        courseId: to,
        id: copies.get(category.id) ?? newId(),
        neverDropIds: category.neverDropIds.flatMap((id) => assignmentIds.get(id) ?? []),
      })),
    );
  }
  return copies;
}
