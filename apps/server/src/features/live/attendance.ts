import { isTooClose } from '#access/actor.ts';
import { recordAudit } from '#platform/audit.ts';
import { avatarUrl } from '#platform/private-files.ts';
import { os, refusalAbout, requireWritable } from '#platform/procedure.ts';
import { keepChanges } from '#platform/record-changes.ts';
import { canKeepAttendance } from './policy.ts';
import {
  dropMarks,
  findSheetCourse,
  listKeptCourses,
  listSessionsOfDay,
  listSheet,
  putMarks,
} from './queries.ts';

/** Days back from today that may still be marked. */
const OPEN_DAYS = 366;

export const attendanceCourses = os.live.attendanceCourses.handler(async ({ context }) => {
  const { actor, rows } = await context.read([listKeptCourses()]);
  return {
    courses: rows[0]
      .filter((row) => canKeepAttendance(actor, row))
      .map(({ courseId, title }) => ({ courseId: courseId, title })),
  };
});

export const attendanceSheet = os.live.attendanceSheet.handler(async ({ input, context, errors }) => {
  const { courseId, on, sessionId } = input;
  const { actor, rows } = await context.read([
    findSheetCourse({ courseId, on }),
    listSessionsOfDay({ courseId, on }),
    listSheet({ courseId, on, sessionId }),
  ]);
  const [[course], sessions, students] = rows;
  if (!course || !canKeepAttendance(actor, course)) throw errors.NOT_FOUND();
  return {
    courseTitle: course.courseTitle,
    today: context.clock.today(course.timeZone),
    timeZone: course.timeZone,
    dayOff: course.dayOff,
    sessions: sessions.map((one) => ({ ...one, sessionId: one.sessionId })),
    students: students.map((row) => ({
      studentId: row.studentId,
      name: row.name,
      avatarUrl: row.studentUserId === null ? null : avatarUrl(row.studentUserId, row.studentAvatarKey),
      mark:
        row.status === null || row.source === null || row.at === null
          ? null
          : { status: row.status, source: row.source, note: row.note, byName: row.byName, at: row.at },
      absentCount: row.absentCount,
      can: { mark: !isTooClose(actor, { schoolId: course.schoolId, studentId: row.studentId }) },
    })),
    can: { mark: true },
  };
});

export const markAttendance = os.live.markAttendance.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const { courseId, on, sessionId, marks } = input;
    const [course] = await tx.query(findSheetCourse({ courseId, on }));
    if (!course || !canKeepAttendance(actor, course)) throw errors.NOT_FOUND();
    const { schoolId } = course;
    // Refused as a whole: of who was there and who wasn't, no part is left out unsaid.
    const close = marks.find(({ studentId }) => isTooClose(actor, { schoolId, studentId }));
    if (close) throw refusalAbout(actor, { schoolId, studentId: close.studentId });
    requireWritable(actor, schoolId);
    const today = context.clock.today(course.timeZone);
    const daysBack = (Date.parse(today) - Date.parse(on)) / 86_400_000;
    if (daysBack < 0 || daysBack > OPEN_DAYS) throw errors.DAY_NOT_OPEN();
    if (sessionId !== null) {
      const sessions = await tx.query(listSessionsOfDay({ courseId, on }));
      if (!sessions.some((one) => one.sessionId === sessionId)) throw errors.SESSION_NOT_FOUND();
    }
    const at = context.clock.now();
    const set = marks.filter((mark) => mark.status !== null);
    const cleared = marks.filter((mark) => mark.status === null).map((mark) => mark.studentId);
    const put = await tx.query(
      putMarks({
        schoolId,
        courseId,
        on,
        sessionId,
        studentIds: set.map((mark) => mark.studentId),
        statuses: set.map((mark) => mark.status),
        notes: set.map((mark) => mark.note || null),
        by: actor.userId,
        at,
      }),
    );
    const gone =
      cleared.length === 0
        ? []
        : await tx.query(dropMarks({ schoolId, courseId, on, sessionId, studentIds: cleared }));
    const corrected = [
      ...put.flatMap((one) =>
        one.before === null || one.before === one.after
          ? []
          : [{ entityId: one.recordId, before: one.before, after: one.after as string | null }],
      ),
      ...gone.map((one) => ({ entityId: one.recordId, before: one.before, after: null })),
    ];
    await keepChanges(
      tx,
      { schoolId, by: actor.userId, at, reason: null },
      corrected.map((change) => ({ ...change, entity: 'attendance', field: 'status' })),
    );
    const markedCount = put.length + gone.length;
    if (markedCount > 0) {
      recordAudit(tx, context.clock, {
        schoolId,
        actorKind: 'user',
        actorUserId: actor.userId,
        action: 'attendance.marked',
        entityType: 'course',
        entityId: courseId,
        after: { on, sessionId, markedCount, correctedCount: corrected.length },
        ipAddress: context.clientAddress,
        requestId: context.requestId,
      });
    }
    return { markedCount };
  }),
);
