import type { CourseId, EnrollmentId, StudentId } from '@fieldhouse/contract/ids.ts';
import { creditsOfPosting } from '@fieldhouse/domain/credits/credits.ts';
import { ratioOfPercent } from '@fieldhouse/domain/grading/exact-decimal.ts';
import { letterGrade } from '@fieldhouse/domain/grading/grade-band.ts';
import { finalGrades } from '#db/tables/records.ts';
import type { Transaction } from '#db/unit.ts';
import { beginPosting, catchUp, recomputeOfficialFigures, tellOfGrade } from '#features/grading/workflows.ts';
import { type Actor, isTooClose } from '#platform/actor.ts';
import { recordAudit } from '#platform/audit.ts';
import { announce } from '#platform/events.ts';
import { newId } from '#platform/ids.ts';
import { notify } from '#platform/notify.ts';
import { os, type RequestContext, refusalAbout, requireWritable } from '#platform/procedure.ts';
import { canPost, canReopen, canReviewPosting } from './policy.ts';
import {
  closeEnrollment,
  findPostingCourse,
  findWindow,
  listPosting,
  lockPostingLines,
  type PostingRow,
  type PostingScope,
  putWindow,
  recountEnrolled,
} from './posting-queries.ts';

export const reviewPosting = os.gradebook.reviewPosting.handler(async ({ input, context, errors }) => {
  const { actor, rows } = await context.read([
    findPostingCourse(input.courseId),
    findWindow(input.courseId),
    listPosting(input.courseId, context.clock.now()),
  ]);
  const [[course], [window], students] = rows;
  if (!course || !canReviewPosting(actor, course)) throw errors.NOT_FOUND();
  return {
    courseId: course.courseId as CourseId,
    title: course.title,
    credits: course.credits,
    isNcaaApproved: course.isNcaaApproved,
    window: {
      state: window?.state ?? ('open' as const),
      byName: window?.byName ?? null,
      at: window?.at ?? null,
      reason: window?.reason ?? null,
      enrollmentIds: (window?.enrollmentIds ?? null) as EnrollmentId[] | null,
    },
    termEndsOn:
      course.termEndsOn !== null && course.termEndsOn >= context.clock.today(course.timeZone)
        ? course.termEndsOn
        : null,
    gradesDueOn: course.gradesDueOn,
    students: students.map(presentLine),
    isTooClose: findClose(actor, course, students) !== undefined,
    can: {
      post:
        canPost(actor, course) &&
        window?.state !== 'locked' &&
        findClose(actor, course, students) === undefined,
      reopen: canReopen(actor, course) && window?.state === 'locked',
    },
  };
});

/** A student of the list about whom the actor doesn't decide. A course is posted as a whole, so a colleague posts it. */
const findClose = (actor: Actor, { schoolId }: PostingScope, rows: readonly PostingRow[]) =>
  rows.find(({ studentId }) => isTooClose(actor, { schoolId, studentId }));

const presentLine = (row: PostingRow) => ({
  studentId: row.studentId as StudentId,
  enrollmentId: row.enrollmentId as EnrollmentId,
  name: row.name,
  status: row.status,
  soFarRatio: row.soFarRatio,
  ifNothingElseRatio: row.ifNothingElseRatio,
  gradedCount: row.gradedCount,
  publishedCount: row.publishedCount,
  missingCount: row.missingCount,
  needsGradingCount: row.needsGradingCount,
  heldCount: row.heldCount,
  notDueCount: row.notDueCount,
  posted:
    row.postedResult === null || row.postedAt === null
      ? null
      : {
          result: row.postedResult,
          ratio: row.postedRatio,
          letter: row.postedLetter,
          postedAt: row.postedAt,
          byName: row.postedByName,
          overrideReason: row.overrideReason,
        },
});

/** The gradebook's total, or what the teacher gave in its place. */
const ratioOf = (override: { readonly percent: number } | null, total: number | null): number | null =>
  override === null ? total : ratioOfPercent(override.percent);

export const post = os.gradebook.post.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const [course] = await tx.query(findPostingCourse(input.courseId));
    if (!course || !canReviewPosting(actor, course)) throw errors.NOT_FOUND();
    if (!canPost(actor, course)) throw errors.FORBIDDEN();
    requireWritable(actor, course.schoolId);
    await beginPosting(tx, course.courseId);
    const [window] = await tx.query(findWindow(course.courseId));
    if (window?.state === 'locked') throw errors.ALREADY_POSTED();

    const at = context.clock.now();
    const rows = await tx.query(lockPostingLines(course.courseId, at));
    const close = findClose(actor, course, rows);
    if (close) throw refusalAbout(actor, { schoolId: course.schoolId, studentId: close.studentId });
    const lines = new Map(input.lines.map((line) => [line.enrollmentId as string, line]));
    if (lines.size !== input.lines.length || lines.size !== rows.length) throw errors.INCOMPLETE_LIST();
    const judged = rows.map((row) => {
      const line = lines.get(row.enrollmentId);
      if (!line) throw errors.INCOMPLETE_LIST();
      return { row, line, total: input.basis === 'so_far' ? row.soFarRatio : row.ifNothingElseRatio };
    });
    const stale = judged.filter(({ line, total }) => line.reviewedRatio !== total);
    if (stale.length > 0) {
      throw errors.STALE({ data: { studentIds: stale.map(({ row }) => row.studentId as StudentId) } });
    }
    const graded = judged.filter(({ line }) => line.result === 'graded');
    const without = graded.filter(({ line, total }) => line.override === null && total === null);
    if (without.length > 0) {
      throw errors.NO_GRADE({ data: { studentIds: without.map(({ row }) => row.studentId as StudentId) } });
    }

    const needsGradingCount = sumOf(rows, (row) => row.needsGradingCount);
    if (needsGradingCount > 0 && input.acknowledged?.needsGradingCount !== needsGradingCount) {
      throw errors.ACKNOWLEDGE_NEEDED({ data: { needsGradingCount } });
    }

    const reason = window?.reason ?? null;
    const named = window?.enrollmentIds ?? null;
    const results = judged.map(({ row, line, total }): Result & { row: PostingRow } => ({
      row,
      result: line.result,
      ratio: line.result === 'graded' ? ratioOf(line.override, total) : null,
      overrideReason: line.override?.reason ?? null,
    }));
    // A reason belongs to whom it concerns: others are posted as they were, or not at all.
    const isOther = (row: PostingRow) =>
      row.postedId !== null && named !== null && !named.includes(row.enrollmentId);
    const foreign = results.filter((one) => isOther(one.row) && isChanged(one.row, one));
    if (foreign.length > 0) {
      throw errors.NOT_REOPENED({
        data: { studentIds: foreign.map(({ row }) => row.studentId as StudentId) },
      });
    }
    for (const { row, ...result } of results) {
      if (isOther(row)) continue;
      const isConcerned = row.postedId !== null && (named !== null || isChanged(row, result));
      await postOne(tx, {
        course,
        row,
        ...result,
        by: actor.userId,
        at,
        reason: isConcerned ? reason : null,
      });
    }
    await tx.query(
      putWindow(course.schoolId, newId(), course.courseId, 'locked', actor.userId, at, null, null),
    );
    await tx.query(recountEnrolled(course.schoolId, course.courseId));
    // Figures last, and by student: the order of locks.
    for (const { row } of judged) {
      await recomputeOfficialFigures(tx, { schoolId: course.schoolId, studentId: row.studentId }, at);
    }
    await auditPosting(context, tx, actor, course, 'final_grades.posted', {
      basis: input.basis,
      postedCount: judged.length,
      overrideCount: graded.filter(({ line }) => line.override !== null).length,
      needsGradingCount,
      reason,
    });
    const posted = rows.filter((row) => !isOther(row));
    await tellOfPosting(context, tx, course, posted);
    return { postedCount: posted.length };
  }),
);

const sumOf = (rows: readonly PostingRow[], countOf: (row: PostingRow) => number): number =>
  rows.reduce((sum, row) => sum + countOf(row), 0);

/** What is posted for a student. */
interface Result {
  readonly result: 'graded' | 'incomplete' | 'withdrawn';
  /** Share of one; null: no grade. */
  readonly ratio: number | null;
  readonly overrideReason: string | null;
}

/** Whether that differs from what was posted for the student last. */
const isChanged = (row: PostingRow, { result, ratio, overrideReason }: Result): boolean =>
  row.postedResult !== result || row.postedRatio !== ratio || row.overrideReason !== overrideReason;

interface Posting extends Result {
  readonly course: PostingScope;
  readonly row: PostingRow;
  readonly by: string;
  readonly at: string;
  /** Why an earlier posting is replaced; null: there is none, or it says the same. */
  readonly reason: string | null;
}

/** Where an enrolment stands once its result is posted. */
const STATUS_OF = { graded: 'completed', incomplete: 'active', withdrawn: 'withdrawn' } as const;

async function postOne(tx: Transaction, posting: Posting): Promise<void> {
  const { course, row, ratio, result, by, at, reason, overrideReason } = posting;
  const { schoolId } = course;
  await tx.orm.insert(finalGrades).values({
    ...{ schoolId, id: newId(), enrollmentId: row.enrollmentId, studentId: row.studentId },
    courseId: course.courseId,
    gradingPeriodId: null,
    number: (row.postedNumber ?? 0) + 1,
    ...{ result, ratio },
    letter: ratio === null ? null : letterGrade(ratio),
    creditsAttempted: result === 'withdrawn' ? 0 : course.credits,
    creditsEarned: creditsOfPosting(course.credits, ratio),
    courseSnapshot: {
      v: 1,
      title: course.title,
      transcriptTitle: course.transcriptTitle,
      level: course.level,
      ncaaArea: course.ncaaArea,
      isNcaaApproved: course.isNcaaApproved,
      teacherName: course.teacherName,
      termName: course.termName,
      termLabel: course.termLabel,
    },
    overrideReason,
    postedBy: by,
    postedAt: at,
    supersedesId: row.postedId,
    reason,
  });
  await tx.query(
    closeEnrollment(schoolId, row.enrollmentId, STATUS_OF[result], ratio, at, newId(), by, reason),
  );
}

export const reopen = os.gradebook.reopen.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const [course] = await tx.query(findPostingCourse(input.courseId));
    if (!course || !canReviewPosting(actor, course)) throw errors.NOT_FOUND();
    if (!canReopen(actor, course)) throw errors.FORBIDDEN();
    requireWritable(actor, course.schoolId);
    await beginPosting(tx, course.courseId);
    const [window] = await tx.query(findWindow(course.courseId));
    if (window?.state !== 'locked') throw errors.NOT_POSTED();
    const { schoolId, courseId } = course;
    const at = context.clock.now();
    const named = input.enrollmentIds ? [...new Set(input.enrollmentIds)] : null;
    if (named) {
      const posted = new Set(
        (await tx.query(listPosting(courseId, at))).flatMap((row) => (row.postedId ? row.enrollmentId : [])),
      );
      if (!named.every((enrollmentId) => posted.has(enrollmentId))) throw errors.NOT_ENROLLED();
    }
    await tx.query(putWindow(schoolId, newId(), courseId, 'reopened', actor.userId, at, input.reason, named));
    for (const key of await catchUp(tx, context.services, course, actor.userId)) await tellOfGrade(tx, key);
    await auditPosting(
      context,
      tx,
      actor,
      course,
      'final_grades.reopened',
      { enrollmentIds: named },
      input.reason,
    );
    return {};
  }),
);

async function auditPosting(
  context: RequestContext,
  tx: Transaction,
  actor: Actor,
  course: PostingScope,
  action: string,
  after: unknown,
  reason?: string,
): Promise<void> {
  await recordAudit(tx, context.services.clock, {
    schoolId: course.schoolId,
    actorKind: 'user',
    actorUserId: actor.userId,
    action,
    entityType: 'course',
    entityId: course.courseId,
    after,
    ...(reason === undefined ? {} : { reason }),
    ipAddress: context.clientAddress,
    requestId: context.requestId,
  });
}

/** The students hear of their final grade; their browsers ask again. */
async function tellOfPosting(
  context: RequestContext,
  tx: Transaction,
  { schoolId, courseId }: PostingScope,
  rows: readonly PostingRow[],
): Promise<void> {
  const userIds = rows.flatMap((row) => row.studentUserId ?? []);
  await announce(tx, userIds, { topic: 'grade', id: courseId });
  await notify(tx, context.services.clock, userIds, {
    schoolId,
    courseId,
    type: 'grade',
    template: 'final_grade_posted',
    groupKey: `final:${courseId}`,
  });
}
