import type { SchoolId } from '@fieldhouse/contract/ids.ts';
import {
  ATTENTION_DAYS,
  ATTENTION_MISSING,
  ATTENTION_RATIO,
  attentionReasons,
  byNeed,
} from '@fieldhouse/domain/progress/attention.ts';
import { presentJoining } from '#features/live/workflows.ts';
import { avatarUrl } from '#platform/private-files.ts';
import { os } from '#platform/procedure.ts';
import { canSeeTeaching } from './policy.ts';
import { countWaiting, listStandings, listTaughtCourses, listTaughtSessions } from './queries.ts';

/** Students that the dashboard lists; the rest stand in the gradebook. */
const ATTENTION_AT_ONCE = 8;

export const teacher = os.home.teacher.handler(async ({ context }) => {
  const now = context.clock.now();
  const { actor, rows } = await context.read([
    listTaughtCourses(),
    countWaiting(),
    listTaughtSessions({ now }),
    listStandings({
      now,
      missingWork: ATTENTION_MISSING,
      staffSoFarRatio: ATTENTION_RATIO,
      days: ATTENTION_DAYS,
    }),
  ]);
  const [taught, [waiting], sessions, standings] = rows;
  const isSeen = (row: { readonly schoolId: SchoolId }) => canSeeTeaching(actor, row.schoolId);
  const courses = taught
    .filter(isSeen)
    .map(({ schoolId: _school, ...course }) => ({ ...course, courseId: course.courseId }));
  const needy = standings
    .filter(isSeen)
    .map((row) => ({ ...row, reasons: attentionReasons(row) }))
    .sort(byNeed);
  return {
    toGradeCount: waiting?.toGradeCount ?? 0,
    questionCount: waiting?.questionCount ?? 0,
    reportCount: waiting?.reportCount ?? 0,
    requestCount: waiting?.requestCount ?? 0,
    heldCount: waiting?.heldCount ?? 0,
    sessions: sessions.filter(isSeen).map((session) => ({
      sessionId: session.sessionId,
      courseId: session.courseId,
      title: session.title,
      courseTitle: session.courseTitle,
      courseColor: session.courseColor,
      scheduledAt: session.scheduledAt,
      durationMinutes: session.durationMinutes,
      ...presentJoining(actor, session, now),
    })),
    attention: needy.slice(0, ATTENTION_AT_ONCE).map((row) => ({
      studentId: row.studentId,
      name: row.name,
      avatarUrl: row.studentUserId === null ? null : avatarUrl(row.studentUserId, row.avatarKey),
      courseId: row.courseId,
      courseTitle: row.courseTitle,
      reasons: row.reasons,
    })),
    hasMoreAttention: needy.length > ATTENTION_AT_ONCE,
    courses,
  };
});
