import type { AssignmentId, StudentId } from '@fieldhouse/contract/ids.ts';
import { closeStudentIds, isTooClose } from '#access/actor.ts';
import type { Transaction } from '#db/unit.ts';
import {
  beforeWriting,
  keepFromPosting,
  listCourseTeachers,
  releaseCells,
  writeCells,
} from '#features/grading/workflows.ts';
import { recordAudit } from '#platform/audit.ts';
import { announce } from '#platform/events.ts';
import { os, refusalAbout, requireWritable } from '#platform/procedure.ts';
import { presentCell } from './present-cell.ts';
import { canGradeIn, canReleaseIn, canSeeGradebook } from './staff-policy.ts';
import { findCourse } from './staff-queries.ts';

/** Whoever else may have the gradebook open, to see the change. */
async function listColleagues(
  tx: Transaction,
  { schoolId, courseId }: { readonly schoolId: string; readonly courseId: string },
  userId: string,
): Promise<string[]> {
  const teachers = await listCourseTeachers(tx, schoolId, courseId);
  return teachers.filter((teacher) => teacher !== userId);
}

/** Students and assignments named in one audit row; the events carry the rest. */
const MOST_NAMED = 200;

export const setCells = os.gradebook.setCells.handler(async ({ input, context, errors }) =>
  context.unit(
    async (tx, actor, first) => {
      const [, enrolled, , cells, assignments, [course]] = await first;
      if (!course || !canSeeGradebook(actor, course)) throw errors.NOT_FOUND();
      if (!canGradeIn(actor, course)) throw errors.FORBIDDEN();
      requireWritable(actor, course.schoolId);

      const at = context.clock.now();
      const { schoolId, courseId } = course;
      const [written, colleagues] = await Promise.all([
        writeCells(
          tx,
          {
            schoolId,
            courseId,
            userId: actor.userId,
            mayRelease: canReleaseIn(actor, course),
            source: input.source === 'import' ? 'import' : 'teacher',
            at,
            isTooClose: ({ studentId }) => isTooClose(actor, { schoolId, studentId }),
          },
          input.changes,
          { enrolled, cells, assignments },
        ),
        listColleagues(tx, course, actor.userId),
      ]);
      // Among others, cells under a posted grade are refused one by one.
      const { saved, conflicts, refused } = written;
      if (
        saved.length + conflicts.length === 0 &&
        refused.length > 0 &&
        refused.every(({ code }) => code === 'locked')
      ) {
        throw errors.GRADES_LOCKED();
      }
      if (written.changedCount > 0) {
        const named = written.saved.slice(0, MOST_NAMED);
        const { jobs } = context.services;
        recordAudit(tx, context.clock, {
          schoolId,
          actorKind: 'user',
          actorUserId: actor.userId,
          action: 'gradebook.saved',
          entityType: 'course',
          entityId: courseId,
          after: {
            source: input.source,
            changedCount: written.changedCount,
            conflictCount: written.conflicts.length,
            refusedCount: written.refused.length,
            cells: named.map(({ studentId, assignmentId, lastSeq }) => ({
              ...{ studentId, assignmentId, seq: lastSeq },
            })),
          },
          ipAddress: context.clientAddress,
          requestId: context.requestId,
        });
        announce(tx, colleagues, { topic: 'work', id: courseId });
        for (const isNews of [true, false]) {
          const cells = written.told
            .filter((cell) => cell.isNew === isNews)
            .map(({ studentId, assignmentId }) => ({ studentId, assignmentId }));
          if (cells.length > 0)
            await jobs.enqueue(tx, 'grading.tell', { schoolId, courseId, cells, isNews, at });
        }
      }
      return {
        saved: written.saved.map(presentCell),
        conflicts: written.conflicts.map((cell) => ({
          cell: presentCell(cell),
          byName: cell.byName,
          at: cell.setAt,
        })),
        refused: written.refused.map((one) => ({
          ...one,
          studentId: one.studentId as StudentId,
          assignmentId: one.assignmentId as AssignmentId,
        })),
        totals: written.totals.map((one) => ({
          ...one,
          studentId: one.studentId as StudentId,
          droppedIds: one.droppedIds as AssignmentId[],
        })),
      };
    },
    [
      ...beforeWriting(input.courseId, input.changes, context.clock.now()),
      findCourse({ courseId: input.courseId, now: context.clock.now() }),
    ],
  ),
);

export const release = os.gradebook.release.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    // What is locked is read once posting has to wait.
    const [, [course]] = await Promise.all([
      keepFromPosting(tx, input.courseId),
      tx.query(findCourse({ courseId: input.courseId, now: context.clock.now() })),
    ]);
    if (!course || !canSeeGradebook(actor, course)) throw errors.NOT_FOUND();
    if (!canReleaseIn(actor, course)) throw errors.FORBIDDEN();
    requireWritable(actor, course.schoolId);

    const at = context.clock.now();
    const { schoolId, courseId } = course;
    const { assignmentIds, studentIds, isReleased } = input;
    // Named, they are refused; of the whole course they are left to a colleague.
    const exceptStudentIds = closeStudentIds(actor, schoolId);
    const close = studentIds?.find((studentId) => exceptStudentIds.includes(studentId));
    if (close) throw refusalAbout(actor, { schoolId, studentId: close });
    const changed = await releaseCells(tx, {
      ...{ schoolId, courseId, assignmentIds, studentIds, exceptStudentIds, isReleased, at },
      by: actor.userId,
    });
    // Of a column with posted and other grades, the others follow.
    if (changed.length === 0 && course.isLocked) throw errors.GRADES_LOCKED();
    if (changed.length > 0) {
      recordAudit(tx, context.clock, {
        schoolId,
        actorKind: 'user',
        actorUserId: actor.userId,
        action: isReleased ? 'gradebook.released' : 'gradebook.held',
        entityType: 'course',
        entityId: courseId,
        after: { changedCount: changed.length, assignmentIds },
        ipAddress: context.clientAddress,
        requestId: context.requestId,
      });
      announce(tx, await listColleagues(tx, course, actor.userId), { topic: 'work', id: courseId });
      const cells = changed.map(({ studentId, assignmentId }) => ({ studentId, assignmentId }));
      await context.services.jobs.enqueue(tx, 'grading.tell', {
        ...{ schoolId, courseId, cells, at },
        isNews: isReleased,
      });
    }
    return { changedCount: changed.length };
  }),
);
