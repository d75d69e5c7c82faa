import { presentStanding } from '#features/eligibility/workflows.ts';
import { avatarUrl } from '#platform/private-files.ts';
import { os } from '#platform/procedure.ts';
import { presentCore } from './core-progress.ts';
import { canMessageAbout, canSeeChild } from './policy.ts';
import { listChildCourses, listChildren } from './queries.ts';

export const parent = os.home.parent.handler(async ({ context }) => {
  const { actor, rows } = await context.read([listChildren(), listChildCourses()]);
  const [childRows, courseRows] = rows;
  const coursesOf = Map.groupBy(courseRows, (row) => row.studentId);
  const children = childRows
    .filter((child) => canSeeChild(actor, child))
    .map((child) => ({
      studentId: child.studentId,
      name: child.name,
      avatarUrl: child.userId === null ? null : avatarUrl(child.userId, child.avatarKey),
      gradeLevel: child.gradeLevel,
      schoolName: child.schoolName,
      can: { message: canMessageAbout(actor, child) },
      currentGpa: child.currentGpa,
      progressGpa: child.progressGpa,
      core: presentCore(child),
      standing: presentStanding(child),
      courses: (coursesOf.get(child.studentId) ?? []).map((course) => ({
        courseId: course.courseId,
        title: course.title,
        color: course.color,
        soFarRatio: course.soFarRatio,
        gradedCount: course.gradedCount ?? 0,
        assignmentCount: course.assignmentCount,
        missingCount: course.missingCount ?? 0,
      })),
    }));
  return { children };
});
