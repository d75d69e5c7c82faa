import { creditsInProgress } from '@fieldhouse/domain/credits/credits.ts';
import { isDueSoon } from '@fieldhouse/domain/dates/due.ts';
import { progressRatio } from '@fieldhouse/domain/gpa/progress-gpa.ts';
import { isJoinable, sessionPhase } from '@fieldhouse/domain/live/session-times.ts';
import { gradedProgress } from '@fieldhouse/domain/progress/measures.ts';
import { type Actor, isKnownIn } from '#access/actor.ts';
import { isOwnRecord, type RecordScope } from '#access/students.ts';
import { presentStanding } from '#features/eligibility/workflows.ts';
import { presentCourseImage } from '#features/files/workflows.ts';
import { workState } from '#features/lessons/workflows.ts';
import { presentJoining } from '#features/live/workflows.ts';
import { os } from '#platform/procedure.ts';
import { presentCore } from './core-progress.ts';
import {
  type CourseCardRow,
  listCompletedCourses,
  listNextSessions,
  listOwnCourses,
  listOwnRecords,
  listRecentGrades,
  listUpcoming,
  type NextSessionRow,
} from './queries.ts';

export const student = os.home.student.handler(async ({ context, errors }) => {
  const now = context.clock.now();
  const { actor, rows } = await context.read([
    listOwnRecords(),
    listOwnCourses(),
    listCompletedCourses(),
    listUpcoming({ now }),
    listRecentGrades(),
    listNextSessions({ now }),
  ]);
  const [records, courses, completed, upcoming, recent, sessions] = rows;
  const record = records.find((row) => isOwnRecord(actor, row));
  if (!record) throw errors.NOT_FOUND();

  /** The page is about one school, for the few who go to two. */
  const isHere = (row: RecordScope) => row.studentId === record.studentId;
  const mayKnowPeople = isKnownIn(actor, record.schoolId);
  const ownCourses = courses.filter(isHere);
  const courseOf = new Map(ownCourses.map((course) => [course.courseId, course]));
  const core = presentCore(record);
  const membership = actor.memberships.find((m) => m.schoolId === record.schoolId && m.role === 'student');
  return {
    currentGpa: record.currentGpa,
    progressGpa: record.progressGpa,
    progressCourses: [
      ...ownCourses.map((course) => ({ ...course, status: 'active' as const, finalRatio: null })),
      ...completed.filter(isHere).map((course) => ({ ...course, status: 'completed' as const })),
    ].flatMap((course) => {
      const ratio = progressRatio(course);
      if (ratio === null) return [];
      const { courseId, title, status } = course;
      return [{ courseId: courseId, title, isFinal: status === 'completed', ratio }];
    }),
    isCoreBarMet: core.earned >= core.required,
    standing: presentStanding(record),
    core,
    activeCourseCount: ownCourses.length,
    creditsInProgress: creditsInProgress(ownCourses.length),
    graduationYear: record.graduationYear,
    provisionalUntil: membership?.provisionalUntil ?? null,
    courses: ownCourses.map((course) => presentCourse(course, mayKnowPeople)),
    upcoming: upcoming.filter(isHere).map((row) => ({
      assignmentId: row.assignmentId,
      courseId: row.courseId,
      title: row.title,
      courseTitle: courseOf.get(row.courseId)?.title ?? '',
      courseColor: courseOf.get(row.courseId)?.color ?? 1,
      dueAt: row.dueAt,
      pointsPossible: row.pointsPossible,
      isDueSoon: isDueSoon(row.dueAt, now),
      state: workState(row, row.hasDraft),
    })),
    recent: recent.filter(isHere).map((row) => ({
      assignmentId: row.assignmentId,
      title: row.title,
      courseTitle: row.courseTitle,
      points: row.points,
      pointsPossible: row.pointsPossible,
      gradedAt: row.gradedAt,
    })),
    missingCount: ownCourses.reduce((sum, course) => sum + (course.missingCount ?? 0), 0),
    sessions: presentSessions(actor, courseOf, sessions.filter(isHere), now),
    timeZone: record.timeZone,
  };
});

const SOON_MS = 48 * 60 * 60_000;

function presentSessions(
  actor: Actor,
  courseOf: ReadonlyMap<string, CourseCardRow>,
  rows: readonly NextSessionRow[],
  now: string,
) {
  const known = rows.flatMap((row) => {
    const course = courseOf.get(row.courseId);
    return course ? [{ row, course, brief: presentSoon(row, course) }] : [];
  });
  const [first] = known;
  if (!first) return { upcomingCount: 0, next: null, soon: [] };
  const { row, course, brief } = first;
  return {
    upcomingCount: row.upcomingCount,
    next: {
      ...brief,
      teacherName: isKnownIn(actor, row.schoolId) ? row.teacherName : null,
      isJoinable: isJoinable(sessionPhase(row.scheduledAt, row.durationMinutes, now)),
      ...presentJoining(actor, { ...row, courseStatus: course.courseStatus }, now),
    },
    soon: known
      .map((one) => one.brief)
      .filter(({ scheduledAt }) => Date.parse(scheduledAt) - Date.parse(now) <= SOON_MS),
  };
}

const presentSoon = (row: NextSessionRow, course: CourseCardRow) => ({
  sessionId: row.sessionId,
  courseId: row.courseId,
  title: row.title,
  courseTitle: course.title,
  courseColor: course.color,
  scheduledAt: row.scheduledAt,
  durationMinutes: row.durationMinutes,
});

function presentCourse(row: CourseCardRow, mayKnowPeople: boolean) {
  const lessonCount = row.lessonCount ?? 0;
  return {
    courseId: row.courseId,
    title: row.title,
    color: row.color,
    image: presentCourseImage(row),
    instructorName: mayKnowPeople ? row.instructorName : null,
    isNcaaApproved: row.isNcaaApproved,
    soFarRatio: row.soFarRatio,
    lessonsCompleted: row.lessonsCompleted ?? 0,
    lessonCount,
    gradedProgress: gradedProgress(row.gradedCount ?? 0, lessonCount),
    nextLesson:
      row.nextLessonId === null ? null : { lessonId: row.nextLessonId, title: row.nextLessonTitle ?? '' },
  };
}
