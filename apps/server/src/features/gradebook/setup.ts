import type { GradingSetup } from '@fieldhouse/contract/gradebook-staff.ts';
import { keepFromPosting, listTotalsEnrollments, recomputeCourse } from '#features/grading/workflows.ts';
import { recordAudit } from '#platform/audit.ts';
import { newId } from '#platform/ids.ts';
import { os, requireWritable } from '#platform/procedure.ts';
import {
  assignCategories,
  clearNames,
  deleteCategories,
  emptyCategories,
  listOwnAssignments,
  saveCategories,
  saveGrading,
} from './setup-queries.ts';
import { canSeeGradebook, canSetUp } from './staff-policy.ts';
import { findCourse } from './staff-queries.ts';

/** Half of what the smallest weight that can be typed (a hundredth of a percent) is worth. */
const WEIGHT_TOLERANCE = 0.000_05;
/** Students whose totals are made anew with one statement of each kind. */
const AT_ONCE = 500;

export const saveSetup = os.gradebook.saveSetup.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    // What is locked is read once posting has to wait.
    const [, [course]] = await Promise.all([
      keepFromPosting(tx, input.courseId),
      tx.query(findCourse({ courseId: input.courseId, now: context.clock.now() })),
    ]);
    if (!course || !canSeeGradebook(actor, course)) throw errors.NOT_FOUND();
    if (!canSetUp(actor, course)) throw errors.FORBIDDEN();
    requireWritable(actor, course.schoolId);
    if (course.isLocked) throw errors.GRADES_LOCKED();

    const { setup } = input;
    const { schoolId, courseId } = course;
    const sumRatio = sumOfWeights(setup);
    if (setup.weighting === 'categories' && Math.abs(sumRatio - 1) > WEIGHT_TOLERANCE) {
      throw errors.WEIGHTS_OFF({ data: { sumRatio } });
    }
    const names = setup.categories.map((category) => category.name.toLocaleLowerCase());
    if (new Set(names).size < names.length) throw errors.DUPLICATE_NAME();
    const known = new Set(course.categories.map((category) => category.categoryId));
    const isForeign = setup.categories.some(
      ({ categoryId }) => categoryId !== null && !known.has(categoryId),
    );
    if (isForeign || isNamedTwice(setup)) throw errors.UNKNOWN_CATEGORY();
    const own = new Set(
      (await tx.query(listOwnAssignments({ schoolId, courseId }))).map((one) => one.assignmentId),
    );
    const namesOthers = [
      ...setup.assignments.map((one) => one.assignmentId),
      ...setup.categories.flatMap((category) => category.neverDropIds),
    ].some((assignmentId) => !own.has(assignmentId));
    if (namesOthers) throw errors.UNKNOWN_ASSIGNMENT();

    const rows = setup.categories.map((category, orderIndex) => ({
      ...category,
      id: category.categoryId ?? newId(),
      orderIndex,
    }));
    const idOf = new Map(rows.map((row) => [row.key, row.id]));
    const placed = setup.assignments.map(({ assignmentId, categoryKey }) => {
      const categoryId = categoryKey === null ? null : idOf.get(categoryKey);
      if (categoryId === undefined) throw errors.UNKNOWN_CATEGORY();
      return { assignmentId, categoryId };
    });

    const at = context.clock.now();
    const [saved] = await tx.query(
      saveGrading({
        schoolId,
        courseId,
        weighting: setup.weighting,
        late: setup.late && JSON.stringify(setup.late),
        missing: setup.missing && JSON.stringify(setup.missing),
        baseVersion: setup.baseVersion,
        now: at,
      }),
    );
    if (!saved) throw errors.STALE();
    const kept = rows.map((row) => row.id);
    await tx.query(clearNames({ schoolId, courseId }));
    await tx.query(saveCategories({ schoolId, courseId, categoriesJson: JSON.stringify(rows), now: at }));
    await tx.query(emptyCategories({ schoolId, courseId, categoryIds: kept }));
    await tx.query(deleteCategories({ schoolId, courseId, categoryIds: kept }));
    await tx.query(
      assignCategories({
        schoolId,
        courseId,
        assignmentIds: placed.map((one) => one.assignmentId),
        categoryIds: placed.map((one) => one.categoryId),
      }),
    );

    const enrollments = await listTotalsEnrollments(tx, schoolId, courseId);
    const enrollmentIds = enrollments.map((one) => one.enrollmentId);
    for (let from = 0; from < enrollmentIds.length; from += AT_ONCE) {
      await recomputeCourse(tx, { schoolId, courseId }, enrollmentIds.slice(from, from + AT_ONCE), at);
    }
    recordAudit(tx, context.clock, {
      schoolId,
      actorKind: 'user',
      actorUserId: actor.userId,
      action: 'gradebook.set_up',
      entityType: 'course',
      entityId: courseId,
      before: {
        weighting: course.weighting,
        late: course.ownLate,
        missing: course.ownMissing,
        categories: course.categories,
      },
      after: { ...setup, version: saved.version },
      ipAddress: context.clientAddress,
      requestId: context.requestId,
    });
    return { recomputedCount: enrollmentIds.length };
  }),
);

const sumOfWeights = (setup: GradingSetup): number =>
  setup.categories.reduce((sum, category) => sum + (category.weightRatio ?? 0), 0);

/** Whether two categories of the call are the same, or have the same key: nobody knows which one is meant. */
function isNamedTwice({ categories }: GradingSetup): boolean {
  const ids = categories.flatMap(({ categoryId }) => categoryId ?? []);
  return new Set(ids).size < ids.length || new Set(categories.map(({ key }) => key)).size < categories.length;
}
