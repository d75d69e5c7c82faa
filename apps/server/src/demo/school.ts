import type { AssignmentId, CourseId, LessonId } from '@fieldhouse/contract/ids.ts';
import { createRouterClient, type RouterClient } from '@orpc/server';
import { eq } from 'drizzle-orm';
import { DateTime } from 'luxon';
import { libraryId } from '#db/library/load.ts';
import { jobForPlatform, jobInSchool } from '#db/scopes.ts';
import { courses, lessons } from '#db/tables/courses.ts';
import { assignments } from '#db/tables/coursework.ts';
import { guardianLinks, platformRoles } from '#db/tables/people.ts';
import { gradingPolicies, schoolCodes, schools } from '#db/tables/schools.ts';
import { adoptCourse } from '#features/catalog/workflows.ts';
import { clockFrom } from '#platform/clock.ts';
import { newId } from '#platform/ids.ts';
import { openServices } from '#platform/open-services.ts';
import type { RequestContext } from '#platform/procedure.ts';
import type { Services } from '#platform/services.ts';
import { router } from '../router.ts';
import { DUE_DAYS, SCHOOL_NAME, STUDENTS, TEACHERS } from './cast.ts';
import { createAccount, joinSchool } from './people.ts';
import { doTermOfWork } from './term.ts';
import { letPeopleWait } from './waiting.ts';

export type DemoClient = RouterClient<typeof router>;

export interface DemoCourse {
  readonly key: string;
  readonly courseId: CourseId;
  readonly teacher: DemoClient;
  /** In the order of the course. */
  readonly works: readonly {
    readonly assignmentId: AssignmentId;
    readonly lessonId: LessonId;
    readonly key: string;
    readonly dueAt: string;
  }[];
}

export interface DemoLearner {
  readonly key: string;
  readonly userId: string;
  readonly studentId: string;
  readonly client: DemoClient;
}

const DAY_MS = 86_400_000;
const TIME_ZONE = 'America/New_York';

/** Weeks before today at which the term began. */
const TERM_WEEKS = 9;

/**
 * Makes the demo school: people, courses from the library, and a term of work that the people themselves did, through
 * the same procedures that everyone uses, at the times they did it. The same on every machine, relative to today.
 */
export async function createDemoSchool(services: Services): Promise<void> {
  let at = services.clock.millis() - TERM_WEEKS * 7 * DAY_MS;
  /** The same server, on a clock that is moved through the term. */
  const past = openServices({ ...services, clock: clockFrom(() => at) });
  await past.jobs.start();
  const stamp = () => new Date(at).toISOString();
  const clientOf = async (userId: string): Promise<DemoClient> => {
    const session = await (await past.auth.$context).internalAdapter.createSession(userId, false);
    const context: RequestContext = {
      services: past,
      requestId: 'demo',
      clientAddress: '127.0.0.1',
      userAgent: '',
      sessionToken: session.token,
      cookieHeader: '',
      setCookie: () => {},
    };
    return createRouterClient(router, { context });
  };

  const operatorId = await createAccount(past, 'operator', 'Sam Rivera');
  await past.units.write(jobForPlatform, async (tx) => {
    await tx.orm.insert(platformRoles).values({ id: newId(), userId: operatorId, role: 'master_admin' });
  });

  const schoolId = await createSchool(past, {
    name: SCHOOL_NAME,
    kind: 'school',
    code: 'NOR4821',
    at: stamp(),
  });
  const adminId = await createAccount(past, 'schooladmin', 'Ruth Alvarez');
  await joinSchool(past, {
    userId: adminId,
    name: 'Ruth Alvarez',
    role: 'school_admin',
    schoolId,
    at: stamp(),
  });

  const demoCourses: DemoCourse[] = [];
  for (const teacher of TEACHERS) {
    const userId = await createAccount(past, teacher.key, teacher.name);
    await joinSchool(past, { userId, name: teacher.name, role: 'teacher', schoolId, at: stamp() });
    const client = await clientOf(userId);
    for (const key of teacher.courses)
      demoCourses.push(await adoptWithDates(past, services, schoolId, userId, key, client));
  }

  const learners: DemoLearner[] = [];
  for (const [index, student] of STUDENTS.entries()) {
    const userId = await createAccount(past, student.key, student.name);
    const studentId = await joinSchool(past, {
      userId,
      name: student.name,
      role: 'student',
      schoolId,
      at: stamp(),
      student: {
        gradeLevel: student.gradeLevel,
        birthOn: student.birthOn,
        number: `26${String(104_211 + index * 37)}`,
      },
    });
    if (!studentId) throw new Error('a student without a record');
    const client = await clientOf(userId);
    for (const course of demoCourses) {
      if (student.courses.includes(course.key)) await client.catalog.enroll({ courseId: course.courseId });
    }
    learners.push({ key: student.key, userId, studentId, client });
  }
  await linkParent(past, schoolId, learners[0] as DemoLearner, stamp());
  await createHomeschool(past, services, clientOf, stamp());

  await doTermOfWork({
    services: past,
    schoolId,
    courses: demoCourses,
    learners,
    now: services.clock.millis(),
    moveTo: (millis) => {
      at = millis;
    },
  });
  await letPeopleWait(services, schoolId);
  // The work was graded above, at its time; nothing waits in the queue from it.
  await services.units.write(jobForPlatform, (tx) =>
    tx.execute("delete from pgboss.job where name = 'grading.engine'"),
  );
  await services.db.pool.query("delete from auth_sessions where user_agent = '' or user_agent is null");
  await past.jobs.stop();
}

interface NewSchool {
  readonly name: string;
  readonly kind: 'school' | 'homeschool';
  readonly code: string;
  readonly at: string;
}

async function createSchool(services: Services, { name, kind, code, at }: NewSchool): Promise<string> {
  const schoolId = newId();
  await services.units.write(jobInSchool(schoolId), async (tx) => {
    await tx.orm.insert(schools).values({
      id: schoolId,
      kind,
      name,
      timeZone: TIME_ZONE,
      createdAt: at,
      ...(kind === 'school'
        ? {
            email: 'office@demo.fieldhouse.test',
            phone: '(555) 010-0142',
            address: '42 Lakeshore Road, Northfield',
            principalName: 'Ruth Alvarez',
          }
        : {}),
    });
    await tx.orm.insert(gradingPolicies).values({
      schoolId,
      id: newId(),
      number: 1,
      effectiveOn: at.slice(0, 10),
      missing: { kind: 'not_counted' },
      aiRelease: 'at_once',
      defaultRelease: 'immediate',
      officialGpa: 'mean_over_25',
      enrollmentMode: 'auto',
      coursePublishing: 'teacher',
    });
    await tx.orm.insert(schoolCodes).values({
      schoolId,
      id: newId(),
      code,
      roles: kind === 'school' ? ['student', 'teacher', 'parent'] : ['student'],
      createdAt: at,
    });
  });
  return schoolId;
}

async function adoptWithDates(
  past: Services,
  present: Services,
  schoolId: string,
  teacherUserId: string,
  key: string,
  teacher: DemoClient,
): Promise<DemoCourse> {
  return await past.units.write(jobInSchool(schoolId), async (tx) => {
    const adoption = { libraryCourseId: libraryId(key), schoolId, teacherUserId, at: past.clock.now() };
    const courseId = await adoptCourse(tx, adoption);
    if (!courseId) throw new Error(`the library has no course ${key}`);
    await tx.orm.update(courses).set({ isOpened: false }).where(eq(courses.id, courseId));
    const rows = await tx.orm
      .select({
        assignmentId: assignments.id,
        lessonId: lessons.id,
        orderIndex: assignments.orderIndex,
        title: assignments.title,
      })
      .from(assignments)
      .innerJoin(lessons, eq(lessons.id, assignments.lessonId))
      .where(eq(assignments.courseId, courseId))
      .orderBy(assignments.orderIndex);
    const works = [];
    for (const [index, row] of rows.entries()) {
      const day = DUE_DAYS[key]?.[index] ?? 0;
      const dueAt = DateTime.fromMillis(present.clock.millis(), { zone: TIME_ZONE })
        .plus({ days: day })
        .set({ hour: 23, minute: 59, second: 0, millisecond: 0 })
        .toUTC()
        .toISO();
      if (!dueAt) throw new Error('no due date');
      await tx.orm.update(assignments).set({ dueAt }).where(eq(assignments.id, row.assignmentId));
      works.push({
        assignmentId: row.assignmentId as AssignmentId,
        lessonId: row.lessonId as LessonId,
        key: row.title,
        dueAt,
      });
    }
    return { key, courseId: courseId as CourseId, teacher, works };
  });
}

async function linkParent(
  services: Services,
  schoolId: string,
  child: DemoLearner,
  at: string,
): Promise<void> {
  const userId = await createAccount(services, 'parent', 'Wei Chen');
  await joinSchool(services, { userId, name: 'Wei Chen', role: 'parent', schoolId, at });
  await services.units.write(jobInSchool(schoolId), async (tx) => {
    await tx.orm.insert(guardianLinks).values({
      schoolId,
      id: newId(),
      guardianUserId: userId,
      studentId: child.studentId,
      relationship: 'parent',
      status: 'active',
      rights: ['see_record', 'message_staff', 'alerts', 'consent', 'sign'],
      basis: 'minor',
      source: 'school',
      startsOn: at.slice(0, 10),
      verifiedAt: at,
    });
  });
}

/** A family that teaches at home, with one course from the library and one child in it. */
async function createHomeschool(
  past: Services,
  present: Services,
  clientOf: (userId: string) => Promise<DemoClient>,
  at: string,
): Promise<void> {
  const schoolId = await createSchool(past, {
    name: 'Haddad Homeschool',
    kind: 'homeschool',
    code: 'HOM2718',
    at,
  });
  const parentId = await createAccount(past, 'homeschool', 'Joan Haddad');
  await joinSchool(past, { userId: parentId, name: 'Joan Haddad', role: 'homeschool_parent', schoolId, at });
  const course = await adoptWithDates(
    past,
    present,
    schoolId,
    parentId,
    'algebra-1',
    await clientOf(parentId),
  );
  const childId = await createAccount(past, 'noah', 'Noah Haddad');
  const studentId = await joinSchool(past, {
    userId: childId,
    name: 'Noah Haddad',
    role: 'student',
    schoolId,
    at,
    student: { gradeLevel: 9, birthOn: '2011-08-08', number: '1' },
  });
  if (!studentId) throw new Error('a student without a record');
  await (await clientOf(childId)).catalog.enroll({ courseId: course.courseId });
  await past.units.write(jobInSchool(schoolId), async (tx) => {
    await tx.orm.insert(guardianLinks).values({
      schoolId,
      id: newId(),
      guardianUserId: parentId,
      studentId,
      relationship: 'parent',
      status: 'active',
      rights: ['see_record', 'message_staff', 'alerts', 'consent', 'sign', 'manage_account'],
      basis: 'minor',
      source: 'homeschool',
      startsOn: at.slice(0, 10),
      verifiedAt: at,
    });
  });
}
