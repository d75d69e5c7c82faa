import type { Contract } from '@fieldhouse/contract/contract.ts';
import type { CourseId, EnrollmentId, StudentId } from '@fieldhouse/contract/ids.ts';
import { creditsOfPosting } from '@fieldhouse/domain/credits/credits.ts';
import type { CalendarDate } from '@fieldhouse/domain/dates/calendar-date.ts';
import { stepOf } from '@fieldhouse/domain/grading/grading-scale.ts';
import { ratioOfPercent } from '@fieldhouse/domain/grading/ratio-of-percent.ts';
import { isIncompleteDueDay } from '@fieldhouse/domain/records/incomplete.ts';
import type { InferContractRouterInputs } from '@orpc/contract';
import { type Actor, isTooClose } from '#access/actor.ts';
import { finalGrades } from '#db/tables/records.ts';
import type { Transaction } from '#db/unit.ts';
import { readersOfLedgers, watched } from '#features/eligibility/workflows.ts';
import { beginPosting, catchUp, recomputeOfficialFigures, tellOfGrade } from '#features/grading/workflows.ts';
import { listScales, type SchoolScale, scaleFor, usedScales } from '#features/schools/workflows.ts';
import { recordAudit } from '#platform/audit.ts';
import { announce } from '#platform/events.ts';
import { newId } from '#platform/ids.ts';
import { notify } from '#platform/notify.ts';
import { os, type RequestContext, refusalAbout, requireWritable } from '#platform/procedure.ts';
import { dueDaysOf } from './incompletes.ts';
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
  type WindowRow,
} from './posting-queries.ts';

export const reviewPosting = os.gradebook.reviewPosting.handler(async ({ input, context, errors }) => {
  const { actor, rows } = await context.read([
    findPostingCourse({ courseId: input.courseId }),
    findWindow({ courseId: input.courseId }),
    listPosting({ courseId: input.courseId, now: context.clock.now() }),
    listScales(),
  ]);
  const [[course], [window], lines, scaleRows] = rows;
  if (!course || !canReviewPosting(actor, course)) throw errors.NOT_FOUND();
  const { students, open, others } = sortOut(lines, window);
  const today = context.clock.today(course.timeZone);
  const scaleOf = (row: PostingRow) => scaleFor(scaleRows, { ...row, schoolId: course.schoolId }, today);
  const close = findClose(actor, course, open);
  const present = (row: PostingRow) => ({
    ...presentLine(row, window, scaleOf(row)),
    incompleteDue: dueDaysOf({ ...row, timeZone: course.timeZone }, context.clock),
    can: { setDue: canPost(actor, course) && !isTooClose(actor, { ...row, schoolId: course.schoolId }) },
  });
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
      reasons: window?.reasons ? [...window.reasons] : null,
    },
    termEndsOn: course.termEndsOn !== null && course.termEndsOn >= today ? course.termEndsOn : null,
    gradesDueOn: course.gradesDueOn,
    scales: usedScales(lines.map(scaleOf)),
    students: students.map(present),
    others: others.map(present),
    isTooClose: close !== undefined,
    can: {
      post: canPost(actor, course) && (window === undefined || open.length > 0) && close === undefined,
      reopen: canReopen(actor, course) && lines.some((row) => row.isLocked),
    },
  };
});

/** The attempts of a course as posting sees them. */
function sortOut(rows: readonly PostingRow[], window: WindowRow | undefined) {
  // Earlier attempts, and those that were left, are there once they are reopened by name.
  const isThere = (row: PostingRow) => row.isListed || (window?.state === 'reopened' && !row.isLocked);
  const students = rows.filter(isThere);
  return {
    students,
    /** What may be posted now. */
    open: students.filter((row) => !row.isLocked),
    /** Posted attempts that are corrected by name alone. */
    others: rows.filter((row) => !isThere(row)),
  };
}

/** Whoever joined after the course was posted may be posted later. */
const mayWait = (row: PostingRow, window: WindowRow | undefined): boolean =>
  window !== undefined && row.postedId === null;

/** A student to be posted about whom the actor doesn't decide. They are posted together, so a colleague posts them. */
const findClose = (actor: Actor, { schoolId }: PostingScope, rows: readonly PostingRow[]) =>
  rows.find(({ studentId }) => isTooClose(actor, { schoolId, studentId }));

const presentLine = (row: PostingRow, window: WindowRow | undefined, { scaleId }: SchoolScale) => ({
  studentId: row.studentId as StudentId,
  enrollmentId: row.enrollmentId as EnrollmentId,
  name: row.name,
  status: row.status,
  attemptNumber: row.attemptNumber,
  isLocked: row.isLocked,
  mayWait: mayWait(row, window),
  scaleId,
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
          dueOn: row.postedDueOn,
        },
});

/** The gradebook's total, or what the teacher gave in its place. */
const ratioOf = (override: { readonly percent: number } | null, total: number | null): number | null =>
  override === null ? total : ratioOfPercent(override.percent);

type PostInput = InferContractRouterInputs<Contract>['gradebook']['post'];

export const post = os.gradebook.post.handler(async ({ input, context, errors }) =>
  watched(context, withdrawalsIn(input), async (tx, actor, watch) => {
    const [course] = await tx.query(findPostingCourse({ courseId: input.courseId }));
    if (!course || !canReviewPosting(actor, course)) throw errors.NOT_FOUND();
    if (!canPost(actor, course)) throw errors.FORBIDDEN();
    requireWritable(actor, course.schoolId);
    await beginPosting(tx, course.courseId);
    const [window] = await tx.query(findWindow({ courseId: course.courseId }));
    const at = context.clock.now();
    const [rows, scaleRows] = await Promise.all([
      tx.query(lockPostingLines({ courseId: course.courseId, now: at })),
      tx.query(listScales()),
    ]);
    const today = context.clock.today(course.timeZone);
    const { open } = sortOut(rows, window);
    if (window !== undefined && open.length === 0) throw errors.ALREADY_POSTED();
    const close = findClose(actor, course, open);
    if (close) throw refusalAbout(actor, { schoolId: course.schoolId, studentId: close.studentId });
    const lines = new Map(input.lines.map((line) => [line.enrollmentId as string, line]));
    const totalOf = (row: PostingRow) => (input.basis === 'so_far' ? row.soFarRatio : row.ifNothingElseRatio);
    const known = new Set(rows.map((row) => row.enrollmentId));
    const isIncomplete =
      lines.size !== input.lines.length ||
      input.lines.some(({ enrollmentId }) => !known.has(enrollmentId)) ||
      open.some((row) => !mayWait(row, window) && !lines.has(row.enrollmentId));
    if (isIncomplete) throw errors.INCOMPLETE_LIST();
    const named = rows.flatMap((row) => {
      const line = lines.get(row.enrollmentId);
      return line ? [{ row, line, total: totalOf(row) }] : [];
    });
    // What stands is left as it is. It may be named as long as it says the same.
    const foreign = named.filter(
      ({ row, line, total }) => !open.includes(row) && isChanged(row, resultOf(row, line, total)),
    );
    if (foreign.length > 0) {
      throw errors.NOT_REOPENED({
        data: { studentIds: studentsOf(foreign) },
      });
    }
    const judged = named.filter(({ row }) => open.includes(row));
    if (judged.length === 0) throw errors.INCOMPLETE_LIST();
    const stale = judged.filter(({ line, total }) => line.reviewedRatio !== total);
    if (stale.length > 0) {
      throw errors.STALE({ data: { studentIds: studentsOf(stale) } });
    }
    const graded = judged.filter(({ line }) => line.result === 'graded');
    const without = graded.filter(({ line, total }) => line.override === null && total === null);
    if (without.length > 0) {
      throw errors.NO_GRADE({ data: { studentIds: studentsOf(without) } });
    }
    const undated = judged.filter(
      ({ row, line, total }) =>
        line.result === 'incomplete' &&
        !isIncompleteDueDay(
          resultOf(row, line, total).dueOn,
          dueDaysOf({ ...row, timeZone: course.timeZone }, context.clock),
          row.postedDueOn,
        ),
    );
    if (undated.length > 0) throw errors.DUE_DAY({ data: { studentIds: studentsOf(undated) } });

    const posted = judged.map(({ row }) => row);
    const needsGradingCount = sumOf(posted, (row) => row.needsGradingCount);
    if (needsGradingCount > 0 && input.acknowledged?.needsGradingCount !== needsGradingCount) {
      throw errors.ACKNOWLEDGE_NEEDED({ data: { needsGradingCount } });
    }

    const courseId = course.courseId as CourseId;
    // A grade is a fact. That somebody is withdrawn is a decision, which may wait.
    const withdrawn = judged.filter(({ line }) => line.result === 'withdrawn');
    const settle = await watch.begin(course.schoolId, studentsOf(withdrawn), {
      title: course.title,
      courseId,
    });
    for (const { row, line, total } of judged) {
      const result = resultOf(row, line, total);
      // A reason belongs to whom it concerns: who was named, else whose result changes.
      const isConcerned = row.postedId !== null && (window?.enrollmentIds != null || isChanged(row, result));
      await postOne(tx, {
        course,
        row,
        scale: scaleFor(scaleRows, { ...row, schoolId: course.schoolId }, today),
        ...result,
        by: actor.userId,
        at,
        reason: isConcerned && window ? reasonFor(window, row.enrollmentId) : null,
      });
    }
    await tx.query(
      putWindow({
        schoolId: course.schoolId,
        postingWindowId: newId(),
        courseId,
        state: 'locked',
        by: actor.userId,
        at,
        reason: null,
        enrollmentIds: null,
        reasons: null,
      }),
    );
    await tx.query(recountEnrolled({ schoolId: course.schoolId, courseId: course.courseId }));
    // Figures last, and by student: the order of locks.
    for (const studentId of new Set(posted.map((row) => row.studentId))) {
      await recomputeOfficialFigures(tx, { schoolId: course.schoolId, studentId }, at);
    }
    auditPosting(context, tx, actor, course, 'final_grades.posted', {
      basis: input.basis,
      postedCount: judged.length,
      overrideCount: graded.filter(({ line }) => line.override !== null).length,
      needsGradingCount,
      reason: window?.reason ?? null,
    });
    await tellOfPosting(context, tx, course, posted);
    await settle();
    return { postedCount: posted.length };
  }),
);

/** Whom a posting withdraws: what a family acknowledges. */
const withdrawalsIn = ({ courseId, lines, guard }: PostInput) => ({
  procedure: 'gradebook.post',
  change: {
    courseId,
    withdrawn: lines
      .flatMap(({ enrollmentId, result }) => (result === 'withdrawn' ? enrollmentId : []))
      .sort(),
  },
  ask: guard,
});

const studentsOf = (rows: readonly { readonly row: PostingRow }[]): StudentId[] =>
  rows.map(({ row }) => row.studentId as StudentId);

const sumOf = (rows: readonly PostingRow[], countOf: (row: PostingRow) => number): number =>
  rows.reduce((sum, row) => sum + countOf(row), 0);

/** What somebody wants to be posted for a student. */
interface PostingLine {
  readonly result: 'graded' | 'incomplete' | 'withdrawn';
  readonly override: { readonly percent: number; readonly reason: string } | null;
  /** By when an incomplete is to be made up; left out: as posted before. */
  readonly dueOn?: string | undefined;
}

/** What is posted for a student. */
interface Result {
  readonly result: 'graded' | 'incomplete' | 'withdrawn';
  /** Share of one; null: no grade. */
  readonly ratio: number | null;
  readonly overrideReason: string | null;
  /** By when an incomplete is to be made up; null: it is none. */
  readonly dueOn: CalendarDate | null;
}

const resultOf = (row: PostingRow, line: PostingLine, total: number | null): Result => ({
  result: line.result,
  ratio: line.result === 'graded' ? ratioOf(line.override, total) : null,
  overrideReason: line.override?.reason ?? null,
  dueOn: line.result === 'incomplete' ? ((line.dueOn as CalendarDate | undefined) ?? row.postedDueOn) : null,
});

/** Why an attempt was reopened; null: it wasn't. */
const reasonFor = (window: WindowRow, enrollmentId: string): string | null =>
  window.reasons?.[window.enrollmentIds?.indexOf(enrollmentId) ?? -1] ?? window.reason;

/** Whether that differs from what was posted for the student last. */
const isChanged = (row: PostingRow, { result, ratio, overrideReason, dueOn }: Result): boolean =>
  row.postedResult !== result ||
  row.postedRatio !== ratio ||
  row.overrideReason !== overrideReason ||
  row.postedDueOn !== dueOn;

interface Posting extends Result {
  readonly course: PostingScope;
  readonly row: PostingRow;
  readonly scale: SchoolScale;
  readonly by: string;
  readonly at: string;
  /** Why an earlier posting is replaced; null: there is none, or it says the same. */
  readonly reason: string | null;
}

/** Where an enrolment stands once its result is posted. */
const STATUS_OF = { graded: 'completed', incomplete: 'active', withdrawn: 'withdrawn' } as const;

async function postOne(tx: Transaction, posting: Posting): Promise<void> {
  const { course, row, scale, ratio, result, by, at, reason, overrideReason, dueOn } = posting;
  const { schoolId } = course;
  const reached = ratio === null ? null : stepOf(scale.steps, ratio);
  await tx.orm.insert(finalGrades).values({
    ...{ schoolId, id: newId(), enrollmentId: row.enrollmentId, studentId: row.studentId },
    courseId: course.courseId as CourseId,
    gradingPeriodId: null,
    number: (row.postedNumber ?? 0) + 1,
    ...{ result, ratio },
    letter: reached?.letter ?? null,
    gradingScaleId: scale.scaleId,
    creditsAttempted: result === 'withdrawn' ? 0 : course.credits,
    creditsEarned: creditsOfPosting(course.credits, reached),
    courseSnapshot: {
      v: 1,
      title: course.title,
      transcriptTitle: course.transcriptTitle,
      level: course.level,
      subject: course.subject,
      ncaaArea: course.ncaaArea,
      isNcaaApproved: course.isNcaaApproved,
      teacherName: course.teacherName,
      termName: course.termName,
      termLabel: course.termLabel,
    },
    overrideReason,
    dueOn,
    postedBy: by,
    postedAt: at,
    supersedesId: row.postedId,
    reason,
  });
  // An attempt that is over doesn't run again because its result is open.
  const status = result === 'incomplete' && !row.isListed ? row.status : STATUS_OF[result];
  await tx.query(
    closeEnrollment({
      schoolId,
      enrollmentId: row.enrollmentId as EnrollmentId,
      status,
      ratio,
      at,
      enrollmentEventId: newId(),
      by,
      reason,
    }),
  );
}

export const reopen = os.gradebook.reopen.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const [course] = await tx.query(findPostingCourse({ courseId: input.courseId }));
    if (!course || !canReviewPosting(actor, course)) throw errors.NOT_FOUND();
    if (!canReopen(actor, course)) throw errors.FORBIDDEN();
    requireWritable(actor, course.schoolId);
    await beginPosting(tx, course.courseId);
    const [window] = await tx.query(findWindow({ courseId: course.courseId }));
    if (!window) throw errors.NOT_POSTED();
    const { schoolId, courseId } = course;
    const at = context.clock.now();
    const posted = (await tx.query(listPosting({ courseId, now: at }))).filter(
      (row) => row.postedId !== null,
    );
    const named = input.enrollmentIds ? new Set<string>(input.enrollmentIds) : null;
    const wanted = posted.filter((row) => (named ? named.has(row.enrollmentId) : row.isListed));
    if (named && wanted.length < named.size) throw errors.NOT_ENROLLED();
    const opened = idsOf(wanted.filter((row) => row.isLocked));
    if (opened.length === 0) throw errors.NOT_POSTED();
    const { enrollmentIds, reasons } =
      window.state === 'reopened'
        ? widened(window, idsOf(posted.filter((row) => !row.isLocked)), opened, input.reason)
        : { enrollmentIds: named && opened, reasons: null };
    await tx.query(
      putWindow({
        schoolId,
        postingWindowId: newId(),
        courseId,
        state: 'reopened',
        by: actor.userId,
        at,
        reason: input.reason,
        enrollmentIds,
        reasons,
      }),
    );
    const reopened = { schoolId, courseId, enrollmentIds: enrollmentIds && opened };
    for (const key of await catchUp(tx, context.services, reopened, actor.userId))
      await tellOfGrade(tx, context.services.clock, key);
    auditPosting(
      context,
      tx,
      actor,
      course,
      'final_grades.reopened',
      { enrollmentIds: enrollmentIds && opened },
      input.reason,
    );
    return {};
  }),
);

const idsOf = (rows: readonly PostingRow[]): string[] => rows.map((row) => row.enrollmentId);

/** An open reopening with more attempts: each keeps the reason for which it was opened. */
const widened = (window: WindowRow, open: readonly string[], more: readonly string[], reason: string) => ({
  enrollmentIds: [...open, ...more],
  reasons: [
    ...open.map((enrollmentId) => reasonFor(window, enrollmentId) ?? reason),
    ...more.map(() => reason),
  ],
});

function auditPosting(
  context: RequestContext,
  tx: Transaction,
  actor: Actor,
  course: PostingScope,
  action: string,
  after: unknown,
  reason?: string,
): void {
  recordAudit(tx, context.services.clock, {
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

/** The students hear of their final grade; their browsers and those of their guardians ask again. */
async function tellOfPosting(
  context: RequestContext,
  tx: Transaction,
  { schoolId, courseId }: PostingScope,
  rows: readonly PostingRow[],
): Promise<void> {
  const userIds = rows.flatMap((row) => row.studentUserId ?? []);
  const studentIds = studentsOf(rows.map((row) => ({ row })));
  const readers = await readersOfLedgers(tx, schoolId, studentIds, context.services.clock.now());
  announce(tx, [...new Set([...userIds, ...readers])], { topic: 'grade', id: courseId });
  notify(tx, context.services.clock, userIds, {
    schoolId,
    courseId,
    type: 'grade',
    template: 'final_grade_posted',
    groupKey: `final:${courseId}`,
  });
}
