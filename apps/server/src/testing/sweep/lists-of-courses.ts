import type { UserId } from '@fieldhouse/contract/ids.ts';
import type { CalendarDate } from '@fieldhouse/domain/dates/calendar-date.ts';
import { isGuardianOf } from '#access/actor.ts';
import { canReadCourse } from '#access/courses.ts';
import { type AuthorScope, canRead as canReadAsAuthor } from '#features/authoring/policy.ts';
import { canSeeEvent, knownStudentsOf } from '#features/calendar/policy.ts';
import { canDecideOnPlace, canReadRoster, canSeeInCatalog } from '#features/catalog/policy.ts';
import { canExtend } from '#features/coursework/policy.ts';
import {
  canDecideReport,
  canReadDiscussions,
  isTeacherOf,
  type PostScope,
} from '#features/discussions/policy.ts';
import { canKeepAttendance } from '#features/live/policy.ts';
import { canHoldSession, canReadMaterials, canSeeSession } from '#features/live/session-policy.ts';
import { canReadResource } from '#features/resources/policy.ts';
import {
  courseOf,
  courses,
  enrolled,
  forEachCourse,
  type ListCase,
  none,
  ofCourses,
  standing,
  standingNow,
  studentOf,
  students,
} from './list-standing.ts';
import type { CourseFact, Facts } from './list-world.ts';

/** Three weeks to both sides of today, in which the classes of the sweep are, and the work that is due soon. */
const SOON = {
  from: new Date(Date.now() - 21 * 86_400_000).toISOString().slice(0, 10) as CalendarDate,
  to: new Date(Date.now() + 21 * 86_400_000).toISOString().slice(0, 10) as CalendarDate,
};
/** Far enough from the ends that no time zone matters. */
const isSoon = (dueAt: string | null): boolean =>
  dueAt !== null && Math.abs(Date.parse(dueAt) - Date.now()) < 19 * 86_400_000;

const postOf = (facts: Facts, postId: string) => facts.posts.find((one) => one.postId === postId);

/** Who knows each other in a course: students whom the school has confirmed, and who teaches it and is there. */
function peopleOf(facts: Facts, { courseId, schoolId, schoolKind }: CourseFact): UserId[] {
  const here = facts.memberships.filter((one) => one.schoolId === schoolId && one.status === 'active');
  const learns = new Set(
    facts.enrollments
      .filter((one) => one.courseId === courseId && one.status === 'active')
      .map(({ studentId }) => studentOf(facts, studentId).userId),
  );
  const live = facts.teachers.filter((one) => one.courseId === courseId && one.endedAt === null);
  const teaches = new Set(live.map(({ userId }) => userId));
  return here
    .filter(({ userId, role }) =>
      role === 'student'
        ? learns.has(userId)
        : role !== 'parent' &&
          (teaches.has(userId) || (schoolKind === 'homeschool' && role === 'homeschool_parent')),
    )
    .map(({ userId }) => userId);
}

/** Lists of courses and of what stands in them. */
export const LISTS_OF_COURSES: Readonly<Record<string, ListCase>> = {
  'authoring.list': {
    list: async (client) => (await client.authoring.list({})).courses.map(({ courseId }) => courseId),
    may: courses((actor, course) => canReadAsAuthor(actor, course as unknown as AuthorScope)),
  },
  'live.attendanceCourses': {
    list: async (client) => (await client.live.attendanceCourses({})).courses.map(({ courseId }) => courseId),
    may: courses((actor, course) => course.status === 'published' && canKeepAttendance(actor, course)),
  },
  'live.scheduleCourses': {
    list: async (client) => (await client.live.scheduleCourses({})).courses.map(({ courseId }) => courseId),
    may: (facts, actor) =>
      facts.courses
        .filter((one) => canHoldSession(actor, standingNow(facts, actor, one)))
        .map(({ courseId }) => courseId),
  },
  'catalog.list': {
    list: async (client) => (await client.catalog.list({})).courses.map(({ courseId }) => courseId),
    may: courses((actor, course) =>
      course.status === 'archived'
        ? course.ownEnrollment === 'active' && canSeeInCatalog(actor, { ...course, status: 'published' })
        : canSeeInCatalog(actor, course),
    ),
  },
  'discussions.picker': {
    list: async (client) => {
      const answer = await client.discussions.picker({});
      return [...answer.courses.map((one) => one.courseId), ...answer.children.map((one) => one.studentId)];
    },
    may: (facts, actor) => [
      ...facts.courses
        .filter((one) => canReadDiscussions(actor, standingNow(facts, actor, one)))
        .map(({ courseId }) => courseId),
      ...students((_, one) => isGuardianOf(actor, one.studentId, 'see_record'))(facts, actor),
    ],
  },
  'discussions.list': {
    list: async (client, facts) =>
      await forEachCourse(facts, async (courseId) =>
        (await client.discussions.list({ courseId, filter: 'all', cursor: null })).threads.map(
          ({ threadId }) => threadId,
        ),
      ),
    may: ofCourses(
      ({ posts }) => posts.filter((one) => one.postId === one.threadId),
      canReadDiscussions,
      ({ postId }) => postId,
    ),
  },
  'discussions.people': {
    list: async (client, facts) =>
      await forEachCourse(facts, async (courseId) =>
        (await client.discussions.people({ courseId })).people.map(({ userId }) => `${courseId} ${userId}`),
      ),
    may: (facts, actor) =>
      facts.courses
        .filter((one) => canReadDiscussions(actor, standingNow(facts, actor, one)))
        .flatMap((course) =>
          peopleOf(facts, course)
            .filter((userId) => userId !== actor.userId)
            .map((userId) => `${course.courseId} ${userId}`),
        ),
  },
  'discussions.unanswered': {
    list: async (client) => (await client.discussions.unanswered({})).threads.map(({ threadId }) => threadId),
    may: ofCourses(
      ({ posts }) => posts.filter((one) => one.postId === one.threadId && one.isUnanswered),
      (actor, course) =>
        course.status === 'published' && canReadDiscussions(actor, course) && isTeacherOf(actor, course),
      ({ postId }) => postId,
    ),
  },
  'discussions.reports': {
    list: async (client) =>
      (await client.discussions.reports({ courseId: null })).reports.map(({ reportId }) => reportId),
    may: (facts, actor) =>
      facts.postReports
        .filter(({ postId, state }) => {
          const post = postOf(facts, postId);
          if (!post || state !== 'open') return false;
          const course = standingNow(facts, actor, courseOf(facts, post.courseId));
          return canDecideReport(actor, course, post as unknown as PostScope);
        })
        .map(({ reportId }) => reportId),
  },
  'discussions.listAsGuardian': {
    list: async (client, facts) => {
      const answers: string[] = [];
      for (const { studentId } of facts.students) {
        const ask = client.discussions.listAsGuardian({ studentId, cursor: null });
        answers.push(...(await ask.then(({ posts }) => posts.map(({ postId }) => postId)).catch(none)));
      }
      return answers;
    },
    may: (facts, actor) =>
      facts.students
        .filter(({ studentId }) => isGuardianOf(actor, studentId, 'see_record'))
        .flatMap(({ userId }) =>
          facts.posts.filter((one) => one.authorId === userId).map(({ postId }) => postId),
        ),
  },
  'live.list': {
    list: async (client) => {
      const { live, upcoming } = await client.live.list({});
      return [...live, ...upcoming].map(({ sessionId }) => sessionId);
    },
    may: ofCourses(
      ({ sessions }) => sessions.filter((one) => one.status === 'scheduled' && !one.isOver),
      canSeeSession,
      ({ sessionId }) => sessionId,
    ),
  },
  'live.materials': {
    list: async (client, facts) => {
      const answers: string[] = [];
      for (const { sessionId } of facts.sessions) {
        const ask = client.live.materials({ sessionId });
        answers.push(...(await ask.then((one) => one.materials.map(({ fileId }) => fileId)).catch(none)));
      }
      return answers;
    },
    may: (facts, actor) =>
      facts.sessions
        .filter((one) =>
          canReadMaterials(actor, {
            ...standingNow(facts, actor, courseOf(facts, one.courseId)),
            status: one.status,
          }),
        )
        .flatMap(({ fileIds }) => fileIds),
  },
  'live.attendanceSheet': {
    list: async (client, facts) =>
      await forEachCourse(facts, async (courseId) =>
        (await client.live.attendanceSheet({ courseId, on: '2026-11-20', sessionId: null })).students.map(
          ({ studentId }) => `${courseId} ${studentId}`,
        ),
      ),
    may: ofCourses(
      enrolled('active')[0],
      (actor, course) => course.status !== 'draft' && canKeepAttendance(actor, course),
      enrolled()[1],
    ),
  },
  'calendar.range': {
    list: async (client) =>
      (await client.calendar.range(SOON)).events
        .filter(({ startsAt }) => isSoon(startsAt))
        .map((one) => (one.kind === 'assignment' ? one.assignmentId : one.sessionId)),
    may: (facts, actor) => [
      ...ofCourses(
        ({ assignments }) => assignments.filter((one) => one.status === 'published' && isSoon(one.dueAt)),
        (who, course) =>
          // Whoever teaches has no more to do in an archived course; whoever takes it does.
          course.status === 'archived' ? knownStudentsOf(who, course).length > 0 : canSeeEvent(who, course),
        ({ assignmentId }) => assignmentId,
      )(facts, actor),
      ...ofCourses(
        ({ sessions }) => sessions.filter((one) => one.status === 'scheduled'),
        (who, course) => course.status !== 'draft' && canSeeEvent(who, course),
        ({ sessionId }) => sessionId,
      )(facts, actor),
    ],
  },
  'lessons.course': {
    list: async (client, facts) =>
      await forEachCourse(facts, async (courseId) =>
        (await client.lessons.course({ courseId })).assignments.map(({ assignmentId }) => assignmentId),
      ),
    may: (facts, actor) =>
      facts.assignments
        .filter(
          (one) =>
            one.status === 'published' &&
            canReadCourse(actor, standing(facts, actor, courseOf(facts, one.courseId))),
        )
        .map(({ assignmentId }) => assignmentId),
  },
  'catalog.listRequests': {
    list: async (client) =>
      (await client.catalog.listRequests({})).requests.map(({ enrollmentId }) => enrollmentId),
    may: ofCourses(
      ({ enrollments }) => enrollments.filter(({ status }) => status === 'requested'),
      (actor, course, { studentId }) => canDecideOnPlace(actor, { ...course, studentId }),
      ({ enrollmentId }) => enrollmentId,
    ),
  },
  'catalog.roster': {
    list: async (client, facts) =>
      await forEachCourse(facts, async (courseId) =>
        (await client.catalog.roster({ courseId })).students.map(
          ({ studentId }) => `${courseId} ${studentId}`,
        ),
      ),
    may: ofCourses(
      ({ enrollments }) =>
        enrollments.filter(({ status }) => ['active', 'requested', 'waitlisted'].includes(status)),
      canReadRoster,
      enrolled()[1],
    ),
  },
  'catalog.listTeachers': {
    list: async (client, facts) =>
      await forEachCourse(facts, async (courseId) =>
        (await client.catalog.listTeachers({ courseId })).teachers.map(
          ({ userId }) => `${courseId} ${userId}`,
        ),
      ),
    may: ofCourses(
      ({ teachers }) => teachers.filter(({ endedAt }) => endedAt === null),
      canReadRoster,
      ({ courseId, userId }) => `${courseId} ${userId}`,
    ),
  },
  'coursework.reports': {
    list: async (client) => (await client.coursework.reports({})).reports.map(({ reportId }) => reportId),
    may: ofCourses(
      ({ contentReports }) => contentReports,
      (actor, { schoolId, teacherRole }) => canExtend(actor, { schoolId, teacherRole }),
      ({ reportId }) => reportId,
    ),
  },
  // With how many there are: pages are cut before the policy sifts them, and numbers aren't sifted at all.
  'resources.list': {
    list: async (client) => {
      const { resources, totalCount } = await client.resources.list({});
      return [...resources.map(({ resourceId }) => resourceId), ...(totalCount > 0 ? [`${totalCount}`] : [])];
    },
    may: (facts, actor) => {
      const seen = facts.resources.filter((one) => {
        const course = one.courseId && courseOf(facts, one.courseId);
        const nobody = { ownStudentId: null, ownEnrollment: null, guardedStudentIds: [], teaches: false };
        const scope = course ? standing(facts, actor, course) : { ...nobody, courseStatus: null };
        return !one.isArchived && canReadResource(actor, { ...scope, ...one });
      });
      return [...seen.map(({ resourceId }) => resourceId), ...(seen.length > 0 ? [`${seen.length}`] : [])];
    },
  },
};
