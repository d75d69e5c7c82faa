import type { CourseId } from '@fieldhouse/contract/ids.ts';
import { eq } from 'drizzle-orm';
import { courses } from '#db/tables/courses.ts';
import type { RowsOf } from '#db/unit.ts';
import { watched } from '#features/eligibility/workflows.ts';
import { recomputeOfficialFigures } from '#features/grading/workflows.ts';
import { os, requireWritable } from '#platform/procedure.ts';
import { findOrigin, listSharing, listTakers, lockCourse } from './course-queries.ts';
import { canSetContent } from './policy.ts';
import { audit, requireReader } from './scope.ts';

type Sharing = RowsOf<readonly [ReturnType<typeof listSharing>]>[0];

/** The content of a course as its page shows it. */
export function contentOf(courseId: CourseId, rows: Sharing) {
  const partOf = ({ part, parts }: Sharing[number]) =>
    part === null || parts === null ? null : { number: part, of: parts };
  const own = rows.find((row) => row.courseId === courseId);
  return {
    sharing: rows
      .filter((row) => row.courseId !== courseId)
      .map((row) => ({ courseId: row.courseId, title: row.title, part: partOf(row) })),
    part: own ? partOf(own) : null,
  };
}

export const saveContent = os.authoring.saveContent.handler(async ({ input, context, errors }) => {
  const { courseId, baseVersion, sameAs, part, reason, guard } = input;
  return watched(
    context,
    {
      procedure: 'authoring.saveContent',
      change: { courseId, sameAs: sameAs === undefined ? 'kept' : sameAs, part },
      ask: guard,
    },
    async (tx, actor, watch) => {
      const at = context.clock.now();
      const [found] = await tx.query(lockCourse({ courseId, now: at }));
      const course = requireReader(actor, found);
      if (!canSetContent(actor, course)) throw errors.FORBIDDEN();
      const { schoolId } = course;
      requireWritable(actor, schoolId);
      if (course.version !== baseVersion) throw errors.STALE();
      const [origin] = await tx.query(findOrigin({ schoolId, courseId: sameAs ?? courseId }));
      if (!origin) throw errors.NO_SUCH_COURSE();
      const before = contentOf(courseId, await tx.query(listSharing({ courseId })));
      const takers = await tx.query(listTakers({ schoolId, courseId }));
      const students = takers.map(({ studentId }) => studentId);
      const settle = await watch.begin(schoolId, students, { title: course.title, courseId });
      const version = course.version + 1;
      await tx.orm
        .update(courses)
        .set({
          contentOriginId: sameAs === null ? courseId : origin.originId,
          contentPart: part?.number ?? null,
          contentParts: part?.of ?? null,
          version,
          updatedAt: at,
        })
        .where(eq(courses.id, courseId));
      audit(tx, context, actor, schoolId, {
        action: 'course.content_set',
        entityType: 'course',
        entityId: courseId,
        before,
        after: { originId: sameAs === null ? courseId : origin.originId, part },
        reason,
      });
      // Credit and the rule for repeated courses go by content, so each student's are counted anew, and the ledger with them.
      for (const studentId of students) await recomputeOfficialFigures(tx, { schoolId, studentId }, at);
      await settle();
      return { version };
    },
  );
});
