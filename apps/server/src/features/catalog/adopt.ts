import { and, eq, isNull } from 'drizzle-orm';
import { courseModules, courseStats, courses, courseTeachers, lessons } from '#db/tables/courses.ts';
import { assignments } from '#db/tables/coursework.ts';
import type { Transaction } from '#db/unit.ts';
import { newId } from '#platform/ids.ts';

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
export async function adoptCourse(tx: Transaction, adoption: Adoption): Promise<string | null> {
  const { orm } = tx;
  const { schoolId, at } = adoption;
  const [source] = await orm
    .select()
    .from(courses)
    .where(
      and(
        eq(courses.id, adoption.libraryCourseId),
        isNull(courses.schoolId),
        eq(courses.status, 'published'),
      ),
    );
  if (!source) return null;

  const stamps = { createdAt: at, updatedAt: at, version: 1, schoolId };
  const courseId = newId();
  await orm.insert(courses).values({
    ...source,
    ...stamps,
    id: courseId,
    createdBy: adoption.createdBy,
    sourceCourseId: source.id,
    termId: null,
    isPublic: false,
  });
  await orm.insert(courseTeachers).values({
    schoolId,
    id: newId(),
    courseId,
    userId: adoption.teacherUserId,
    role: 'owner',
    createdAt: at,
  });

  const copyOf = new Map<string, string>();
  const modules = await orm.select().from(courseModules).where(eq(courseModules.courseId, source.id));
  if (modules.length > 0) {
    await orm
      .insert(courseModules)
      .values(modules.map((module) => ({ ...module, ...stamps, courseId, id: renamed(copyOf, module.id) })));
  }
  const sourceLessons = await orm.select().from(lessons).where(eq(lessons.courseId, source.id));
  if (sourceLessons.length > 0) {
    await orm.insert(lessons).values(
      sourceLessons.map((lesson) => ({
        ...lesson,
        ...stamps,
        courseId,
        id: renamed(copyOf, lesson.id),
        workingCopy: null,
        moduleId: renamed(copyOf, lesson.moduleId),
      })),
    );
  }
  const sourceAssignments = await orm.select().from(assignments).where(eq(assignments.courseId, source.id));
  if (sourceAssignments.length > 0) {
    await orm.insert(assignments).values(
      sourceAssignments.map((assignment) => ({
        ...assignment,
        ...stamps,
        courseId,
        id: renamed(copyOf, assignment.id),
        workingCopy: null,
        categoryId: null,
        lessonId: assignment.lessonId ? renamed(copyOf, assignment.lessonId) : null,
      })),
    );
  }
  const isPublished = (row: { status: string }) => row.status === 'published';
  await orm.insert(courseStats).values({
    courseId,
    schoolId,
    enrolledCount: 0,
    lessonCount: sourceLessons.filter(isPublished).length,
    assignmentCount: sourceAssignments.filter(isPublished).length,
    publishedMinutes: sourceLessons
      .filter(isPublished)
      .reduce((sum, one) => sum + (one.estimatedMinutes ?? 0), 0),
  });
  return courseId;
}

/** The copy's id of a source row, the same each time it is asked for. */
function renamed(copyOf: Map<string, string>, sourceId: string): string {
  const known = copyOf.get(sourceId);
  if (known) return known;
  const id = newId();
  copyOf.set(sourceId, id);
  return id;
}
