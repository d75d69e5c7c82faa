import { eq } from 'drizzle-orm';
import { courseGrading, gradeCategories } from '#db/tables/gradebook.ts';
import type { Transaction } from '#db/unit.ts';
import { newId } from '#platform/ids.ts';
import { pick } from '#platform/pick.ts';

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

type NotCopied<Column extends string> = Readonly<Partial<Record<Column, string>>>;

const OWN = 'the copy has its own';

/** What a copy of a course takes over of how it adds up, as it is. A test says which column stands in neither list. */
export const COPIED_GRADING = {
  courseGrading: ['weighting', 'late', 'missing'],
  gradeCategories: ['name', 'weightRatio', 'mean', 'dropLowest', 'dropHighest', 'orderIndex'],
} as const satisfies {
  courseGrading: readonly (keyof typeof courseGrading.$inferSelect)[];
  gradeCategories: readonly (keyof typeof gradeCategories.$inferSelect)[];
};

/** Not taken over as it is, each with the reason. */
export const NOT_COPIED_GRADING: {
  readonly courseGrading: NotCopied<keyof typeof courseGrading.$inferSelect>;
  readonly gradeCategories: NotCopied<keyof typeof gradeCategories.$inferSelect>;
} = {
  courseGrading: { schoolId: OWN, courseId: OWN, createdAt: OWN, updatedAt: OWN, version: OWN },
  gradeCategories: {
    schoolId: OWN,
    id: OWN,
    courseId: OWN,
    createdAt: OWN,
    updatedAt: OWN,
    version: OWN,
    neverDropIds: "the copies of the source's assignments",
  },
};

/**
 * Makes one course add up as another does, as `COPIED_GRADING` says.
 *
 * @returns the copy's id of each category.
 */
export async function copyGrading(
  { orm }: Transaction,
  { schoolId, from, to, assignmentIds, at }: GradingCopy,
): Promise<ReadonlyMap<string, string>> {
  const stamps = { createdAt: at, updatedAt: at, version: 1, schoolId, courseId: to };
  const [grading] = await orm.select().from(courseGrading).where(eq(courseGrading.courseId, from));
  if (grading)
    await orm.insert(courseGrading).values({ ...pick(grading, COPIED_GRADING.courseGrading), ...stamps });
  const categories = await orm.select().from(gradeCategories).where(eq(gradeCategories.courseId, from));
  const copies = new Map(categories.map(({ id }) => [id, newId() as string]));
  if (categories.length > 0) {
    await orm.insert(gradeCategories).values(
      categories.map((category) => ({
        ...pick(category, COPIED_GRADING.gradeCategories),
        ...stamps,
        id: copies.get(category.id) ?? newId(),
        neverDropIds: category.neverDropIds.flatMap((id) => assignmentIds.get(id) ?? []),
      })),
    );
  }
  return copies;
}
