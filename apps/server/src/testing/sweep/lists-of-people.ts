import { type Actor, isGuardianOf, schoolOfAdmin } from '#access/actor.ts';
import { isOwnOrGuarded } from '#access/students.ts';
import { canDecide as canDecideOnMembership } from '#features/accounts/policy.ts';
import { canReadClass, canReadProgress } from '#features/analytics/policy.ts';
import { canAnswer as canAnswerCorrection, canAsk } from '#features/corrections/policy.ts';
import { counsels, schoolOfCounselor } from '#features/counseling/policy.ts';
import { keepsOrCounsels } from '#features/eligibility/policy.ts';
import { canManage as canManageFamily } from '#features/families/policy.ts';
import { canReadGrades, canReviewPosting } from '#features/gradebook/policy.ts';
import { canSeeGradebook } from '#features/gradebook/staff-policy.ts';
import { canSeeWork } from '#features/grading/policy.ts';
import { canSeeChild, canSeeSchoolFigures, canSeeTeaching } from '#features/home/policy.ts';
import { canSeeReport } from '#features/messages/policy.ts';
import { canManagePeople } from '#features/people/policy.ts';
import { canSeeRecord } from '#features/records/policy.ts';
import { canRunSchool } from '#features/schools/policy.ts';
import { canFindPeople } from '#features/search/policy.ts';
import { canHandIn } from '#features/transcript-readings/policy.ts';
import { EVERY_STUDENT } from './every-student.ts';
import {
  courseOf,
  courses,
  enrolled,
  forEachCourse,
  type ListCase,
  ofCourses,
  standing,
  studentOf,
  students,
} from './list-standing.ts';
import type { Facts } from './list-world.ts';

/** Sees the student's record: by what the student takes or took, too. */
const seesRecord = (actor: Actor, one: Facts['students'][number], facts: Facts): boolean => {
  const taken = facts.enrollments.filter(
    ({ studentId, status }) => studentId === one.studentId && (status === 'active' || status === 'completed'),
  );
  const teaches = taken.some(({ courseId }) => standing(facts, actor, courseOf(facts, courseId)).teaches);
  return canSeeRecord(actor, { ...one, teaches });
};

/** Lists of people, of their records and grades, and of what they write to each other. */
export const LISTS_OF_PEOPLE: Readonly<Record<string, ListCase>> = {
  'gradebook.courses': {
    list: async (client) => (await client.gradebook.courses({})).courses.map(({ courseId }) => courseId),
    may: courses(canSeeGradebook),
  },
  'home.teacher': {
    list: async (client) => (await client.home.teacher({})).courses.map(({ courseId }) => courseId),
    may: courses(
      (actor, course) =>
        course.teaches && course.status !== 'archived' && canSeeTeaching(actor, course.schoolId),
    ),
  },
  'analytics.courses': {
    list: async (client) => (await client.analytics.courses({})).courses.map(({ courseId }) => courseId),
    may: courses((actor, course) => course.status === 'published' && canReadClass(actor, course)),
  },
  'home.school': {
    list: async (client) => (await client.home.school({})).courses.map(({ courseId }) => courseId),
    may: courses(
      (actor, course) => course.status === 'published' && canSeeSchoolFigures(actor, course.schoolId),
    ),
  },
  'gradebook.grid': {
    list: async (client, facts) =>
      await forEachCourse(facts, async (courseId) =>
        (await client.gradebook.grid({ courseId })).students.map(
          ({ studentId }) => `${courseId} ${studentId}`,
        ),
      ),
    may: ofCourses(
      ({ enrollments }) => enrollments.filter(({ isCurrent }) => isCurrent),
      canSeeGradebook,
      enrolled()[1],
    ),
  },
  'grading.queue': {
    list: async (client) => (await client.grading.queue({})).work.map(({ attemptId }) => attemptId),
    may: ofCourses(
      ({ work }) => work.filter(({ waits }) => waits),
      canSeeWork,
      ({ attemptId }) => attemptId,
    ),
  },
  'grading.assignments': {
    list: async (client) =>
      (await client.grading.assignments({})).assignments.map(({ assignmentId }) => assignmentId),
    may: ofCourses(
      ({ assignments }) => assignments.filter(({ status }) => status === 'published'),
      canSeeWork,
      ({ assignmentId }) => assignmentId,
    ),
  },
  'grading.inquiries': {
    list: async (client) => (await client.grading.inquiries({})).inquiries.map(({ inquiryId }) => inquiryId),
    may: ofCourses(
      ({ inquiries }) => inquiries.filter(({ state }) => state === 'open'),
      canSeeWork,
      ({ inquiryId }) => inquiryId,
    ),
  },
  'counseling.students': {
    list: async (client) =>
      (await client.counseling.students({ ...EVERY_STUDENT, after: 0 })).students.map(
        ({ studentId }) => studentId,
      ),
    // Nobody is assigned in the world of lists, so everybody is on each counselor's list.
    may: students(
      (actor, one, facts) =>
        facts.memberships.some(
          ({ schoolId, userId, role, status }) =>
            schoolId === one.schoolId &&
            userId === one.userId &&
            role === 'student' &&
            (status === 'active' || status === 'suspended'),
        ) &&
        schoolOfCounselor(actor) === one.schoolId &&
        counsels(actor, { ...one, isOthersToCounsel: false }),
    ),
  },
  'eligibility.waitingGuards': {
    list: async (client) => (await client.eligibility.waitingGuards({})).guards.map(({ guardId }) => guardId),
    may: (facts, actor) =>
      facts.guards
        .filter(
          ({ studentId, waits }) =>
            waits && keepsOrCounsels(actor, { ...studentOf(facts, studentId), isOthersToCounsel: false }),
        )
        .map(({ guardId }) => guardId),
  },
  'records.students': {
    list: async (client) => (await client.records.students({})).students.map(({ studentId }) => studentId),
    may: students(seesRecord),
  },
  'gradebook.reviewPosting': {
    list: async (client, facts) =>
      await forEachCourse(facts, async (courseId) =>
        (await client.gradebook.reviewPosting({ courseId })).students.map(
          ({ studentId }) => `${courseId} ${studentId}`,
        ),
      ),
    may: ofCourses(enrolled('active', 'completed')[0], canReviewPosting, enrolled()[1]),
  },
  'gradebook.incompletes': {
    list: async (client) =>
      (await client.gradebook.incompletes({})).incompletes.map(({ enrollmentId }) => enrollmentId),
    may: ofCourses(
      ({ incompletes }) => incompletes,
      canReviewPosting,
      ({ enrollmentId }) => enrollmentId,
    ),
  },
  'search.people': {
    list: async (client) =>
      (await client.search.people({ query: 'student' })).people.map(({ studentId }) => studentId ?? ''),
    may: students(
      (actor, one, facts) =>
        / student/i.test(` ${one.name}`) &&
        canFindPeople(actor, one.schoolId) &&
        seesRecord(actor, one, facts),
    ),
  },
  'catalog.listLibrary': {
    list: async (client) => (await client.catalog.listLibrary({})).teachers.map(({ userId }) => userId),
    may: (facts, actor) =>
      facts.memberships
        .filter(({ schoolId, role, status }) => {
          const works = role === 'teacher' || role === 'school_admin' || role === 'homeschool_parent';
          return status === 'active' && works && schoolId === schoolOfAdmin(actor);
        })
        .map(({ userId }) => userId),
  },
  'gradebook.mine': {
    list: async (client) => (await client.gradebook.mine({})).students.map(({ studentId }) => studentId),
    may: students(canReadGrades),
  },
  'analytics.mine': {
    list: async (client) =>
      (await client.analytics.mine({ range: 'month' })).students.map(({ studentId }) => studentId),
    may: students(canReadProgress),
  },
  'home.parent': {
    list: async (client) => (await client.home.parent({})).children.map(({ studentId }) => studentId),
    may: students(canSeeChild),
  },
  'profile.account': {
    list: async (client) => (await client.profile.account({})).records.map(({ studentId }) => studentId),
    may: students((actor, { studentId }) => isGuardianOf(actor, studentId, 'see_record')),
  },
  'families.requests': {
    list: async (client) => (await client.families.requests({})).requests.map(({ linkId }) => linkId),
    may: (facts, actor) =>
      facts.links
        .filter(({ studentId, status }) => {
          const one = studentOf(facts, studentId);
          return status === 'pending' && canManageFamily(actor, { ...one, studentUserId: one.userId });
        })
        .map(({ linkId }) => linkId),
  },
  'corrections.mine': {
    list: async (client) => (await client.corrections.mine({})).students.map(({ studentId }) => studentId),
    may: students((actor, one) => canAsk(actor, { ...one, studentUserId: one.userId })),
  },
  'transcriptReadings.home': {
    list: async (client) =>
      (await client.transcriptReadings.home({})).students.map(({ studentId }) => studentId),
    may: students((actor, one) => isOwnOrGuarded(actor, one) && canHandIn(actor, one)),
  },
  'corrections.list': {
    list: async (client) =>
      (await client.corrections.list({ studentId: null })).corrections.map(
        ({ correctionId }) => correctionId,
      ),
    may: (facts, actor) =>
      facts.corrections
        .filter(({ studentId, state }) => {
          const one = studentOf(facts, studentId);
          return state === 'open' && canAnswerCorrection(actor, { ...one, studentUserId: one.userId });
        })
        .map(({ correctionId }) => correctionId),
  },
  'messages.list': {
    list: async (client) =>
      (await client.messages.list({ filter: 'all', query: '', cursor: null })).conversations.map(
        ({ conversationId }) => conversationId,
      ),
    may: (facts, actor) =>
      facts.conversations.filter((one) => one.userId === actor.userId).map((one) => one.conversationId),
  },
  'messages.reports': {
    list: async (client) => (await client.messages.reports({})).reports.map(({ reportId }) => reportId),
    may: (facts, actor) =>
      facts.messageReports
        .filter((one) => one.state === 'open' && canSeeReport(actor, one))
        .map(({ reportId }) => reportId),
  },
  'accounts.listWaiting': {
    list: async (client) =>
      (await client.accounts.listWaiting({})).waiting.map(({ membershipId }) => membershipId),
    may: (facts, actor) =>
      facts.memberships
        .filter(({ schoolId, userId, role, status }) => {
          const record = facts.students.find((one) => one.schoolId === schoolId && one.userId === userId);
          const scope = { schoolId, userId, role, studentId: record?.studentId ?? null };
          return (status === 'pending' || status === 'provisional') && canDecideOnMembership(actor, scope);
        })
        .map(({ membershipId }) => membershipId),
  },
  // Without those that ended, which are asked for by their status.
  'people.list': {
    list: async (client) =>
      (await client.people.list({ search: '', role: null, status: null, after: null })).people.map(
        ({ membershipId }) => membershipId,
      ),
    may: (facts, actor) =>
      facts.memberships
        .filter(
          ({ schoolId, status }) =>
            status !== 'ended' && schoolId === schoolOfAdmin(actor) && canManagePeople(actor, schoolId),
        )
        .map(({ membershipId }) => membershipId),
  },
  'schools.listCodes': {
    list: async (client) => (await client.schools.listCodes({})).codes.map(({ codeId }) => codeId),
    may: (facts, actor) =>
      facts.codes.filter(({ schoolId }) => canRunSchool(actor, schoolId)).map(({ codeId }) => codeId),
  },
};
