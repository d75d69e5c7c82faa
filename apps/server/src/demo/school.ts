import type { AssignmentId, CourseId, LessonId, SchoolId } from '@fieldhouse/contract/ids.ts';
import { eq, inArray } from 'drizzle-orm';
import { DateTime } from 'luxon';
import { libraryId } from '#db/library/load.ts';
import { jobForPlatform, jobInSchool } from '#db/scopes.ts';
import { courses, lessons } from '#db/tables/courses.ts';
import { assignments } from '#db/tables/coursework.ts';
import { platformRoles } from '#db/tables/people.ts';
import { gradingPolicies, schoolBranding, schoolCodes, schools } from '#db/tables/schools.ts';
import { adoptCourse } from '#features/catalog/workflows.ts';
import { clockFrom } from '#platform/clock.ts';
import { newId } from '#platform/ids.ts';
import { openServices } from '#platform/open-services.ts';
import type { Services } from '#platform/services.ts';
import { playCalendar } from './calendar.ts';
import {
  DAY_MS,
  type DemoPlace,
  type DemoStudent,
  DUE_DAYS,
  demoEmail,
  HOME_COURSES,
  SCHOOLS,
  STUDENTS,
  TEACHERS,
  TERM_WEEKS,
  TIME_ZONE,
} from './cast.ts';
import { discussCourses } from './discussions.ts';
import { linkFamilies } from './families.ts';
import { shareMaterials } from './materials.ts';
import { type DemoWriter, writeMessages } from './messages.ts';
import { accommodate, askAndReport, fillGeometry, planTerms, weighEnglish } from './office.ts';
import { createAccount, joinSchool, recordOf } from './people.ts';
import { handOut } from './session-files.ts';
import { planSessions } from './sessions.ts';
import { shareLedger } from './sharing.ts';
import {
  type DemoClient,
  type DemoCourse,
  type DemoLearner,
  endSessions,
  findStage,
  sessionOf,
  signedIn,
} from './stage.ts';
import { recordStudyTime } from './study.ts';
import { doTermOfWork } from './term.ts';
import { letPeopleWait } from './waiting.ts';

/**
 * Makes the demo: two schools and a family that teaches at home, their people, courses from the library, a term of work
 * that the people themselves did, through the same procedures that everyone uses, at the times they did it, and the
 * final grades of earlier years. The same on every machine, relative to today.
 */
export async function createDemoSchool(services: Services): Promise<void> {
  await playTerm(services);
  await playCalendar(services, await findStage(services));
}

/** Everything but what the calendar decides: it depends on the days since the term began alone. */
export async function playTerm(services: Services): Promise<void> {
  const now = services.clock.millis();
  let at = now - TERM_WEEKS * 7 * DAY_MS;
  /** The same server, on a clock that is moved through the term. */
  const past = openServices({ ...services, clock: clockFrom(() => at) });
  await past.jobs.start();
  const stamp = () => new Date(at).toISOString();
  const clientOf = (userId: string) => signedIn(past, userId);

  const operatorId = await createAccount(past, 'operator', 'Sam Rivera');
  await past.units.write(jobForPlatform, async (tx) => {
    await tx.orm.insert(platformRoles).values({ id: newId(), userId: operatorId, role: 'master_admin' });
  });

  const schoolIds = new Map<DemoPlace, string>();
  const demoCourses: DemoCourse[] = [];
  const adminIds = new Map<DemoPlace, string>();
  for (const place of ['northfield', 'harbor', 'haddad'] as const) {
    const schoolId = await createSchool(past, place, stamp());
    schoolIds.set(place, schoolId);
    const { admin } = SCHOOLS[place];
    const adminId = await createAccount(past, admin.key, admin.name);
    await joinSchool(past, { userId: adminId, name: admin.name, role: admin.role, schoolId, at: stamp() });
    adminIds.set(place, adminId);
    const teachers =
      place === 'haddad'
        ? [{ userId: adminId, courses: HOME_COURSES }]
        : await Promise.all(
            TEACHERS.filter((one) => one.place === place).map(async ({ key, name, courses }) => {
              const userId = await createAccount(past, key, name);
              await joinSchool(past, { userId, name, role: 'teacher', schoolId, at: stamp() });
              return { userId, courses };
            }),
          );
    for (const { userId, courses } of teachers) {
      const teacher = await clientOf(userId);
      for (const key of courses) {
        const adopted = { place, schoolId, teacherUserId: userId, key, teacher };
        demoCourses.push(await adoptWithDates(past, services, adopted));
      }
    }
  }

  await planSessions(services, demoCourses, TIME_ZONE);

  const learners: DemoLearner[] = [];
  for (const [index, student] of STUDENTS.entries()) {
    const schoolId = schoolIds.get(student.place) as string;
    if (student.joinedDaysAgo) at = now - student.joinedDaysAgo * DAY_MS;
    learners.push(await enrol(past, student, schoolId, index, demoCourses));
    at = now - TERM_WEEKS * 7 * DAY_MS;
  }
  await linkFamilies(past, learners, schoolIds, stamp());
  const office = await sessionOf(past, adminIds.get('northfield') as string);
  const learnerOf = (key: string) => learners.find(({ student }) => student.key === key) as DemoLearner;
  const termId = await planTerms(office.client, now, at);
  await accommodate(office.client, learnerOf('jonah'), at);
  await past.units.write(jobInSchool(schoolIds.get('northfield') as string), (tx) =>
    tx.orm
      .update(courses)
      .set({ termId })
      .where(
        inArray(
          courses.id,
          demoCourses.filter(({ place }) => place === 'northfield').map(({ courseId }) => courseId),
        ),
      ),
  );

  await weighEnglish(demoCourses);

  await doTermOfWork({
    services: past,
    courses: demoCourses,
    learners,
    now,
    moveTo: (millis) => {
      at = millis;
    },
  });
  await shareMaterials({
    ...{ services: past, courses: demoCourses, learners, now, office },
    sessionOf: (userId) => sessionOf(past, userId),
    moveTo: (millis) => {
      at = millis;
    },
  });
  at = now;
  await handOut({ services: past, courses: demoCourses, sessionOf: (userId) => sessionOf(past, userId) });
  await recordStudyTime(services, demoCourses, learners, now - TERM_WEEKS * 7 * DAY_MS, now, TIME_ZONE);
  await fillGeometry(demoCourses, learners);
  await askAndReport(demoCourses, learners);
  await discussCourses({
    courses: demoCourses,
    learners,
    now,
    moveTo: (millis) => {
      at = millis;
    },
  });
  await writeMessages({
    schoolId: schoolIds.get('northfield') as string,
    writerOf: (key) => writerOf(past, learners, key === 'office' ? SCHOOLS.northfield.admin.key : key),
    now,
    moveTo: (millis) => {
      at = millis;
    },
  });
  await shareLedger({
    student: await writerOf(past, learners, 'leo'),
    guardian: await writerOf(past, learners, 'parent'),
    now,
    moveTo: (millis) => {
      at = millis;
    },
  });
  await letPeopleWait(services, schoolIds.get('northfield') as string);
  // The work was graded above, at its time; nothing waits in the queue from it.
  await services.units.write(jobForPlatform, async (tx) => {
    await tx.execute("delete from pgboss.job where name = 'grading.engine'");
    await tx.execute(
      "update notifications set read_at = updated_at where updated_at < $1::timestamptz - interval '4 days'",
      [services.clock.now()],
    );
  });
  await endSessions(services);
  await past.jobs.stop();
}

/** Somebody by the key of their account. */
async function writerOf(
  services: Services,
  learners: readonly DemoLearner[],
  key: string,
): Promise<DemoWriter> {
  const { rows } = await services.db.pool.query<{ id: string }>('select id from users where email = $1', [
    demoEmail(key),
  ]);
  const [account] = rows;
  if (!account) throw new Error(`nobody is called ${key}`);
  const learner = learners.find(({ userId }) => userId === account.id);
  const client = learner?.client ?? (await signedIn(services, account.id));
  return { userId: account.id, studentId: learner?.studentId ?? null, client };
}

async function createSchool(services: Services, place: DemoPlace, at: string): Promise<string> {
  const { name, kind, signInName, code, email, phone, address, brandingText, admin } = SCHOOLS[place];
  const schoolId = newId<SchoolId>();
  await services.units.write(jobInSchool(schoolId), async (tx) => {
    await tx.orm.insert(schools).values({
      ...{ id: schoolId, kind, name, signInName, email, phone, address },
      timeZone: TIME_ZONE,
      principalName: kind === 'school' ? admin.name : null,
      createdAt: at,
    });
    if (brandingText) await tx.orm.insert(schoolBranding).values({ schoolId, brandingText, createdAt: at });
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

/** Makes the student's account and record, and takes this term's courses. */
async function enrol(
  services: Services,
  student: DemoStudent,
  schoolId: string,
  index: number,
  courses: readonly DemoCourse[],
): Promise<DemoLearner> {
  const { key, name } = student;
  const at = services.clock.now();
  const userId = await createAccount(services, key, name);
  const studentId = await joinSchool(services, {
    ...{ userId, name, schoolId, at },
    role: 'student',
    student: recordOf(student, index, at),
  });
  if (!studentId) throw new Error('a student without a record');
  const client = await signedIn(services, userId);
  for (const course of courses) {
    const isTaken = course.place === student.place && student.courses.includes(course.key);
    if (isTaken) await client.catalog.enroll({ courseId: course.courseId });
  }
  return { student, schoolId, userId, studentId, client };
}

interface Adopted {
  readonly place: DemoPlace;
  readonly schoolId: string;
  readonly teacherUserId: string;
  readonly key: string;
  readonly teacher: DemoClient;
}

async function adoptWithDates(
  past: Services,
  present: Services,
  { place, schoolId, teacherUserId, key, teacher }: Adopted,
): Promise<DemoCourse> {
  return await past.units.write(jobInSchool(schoolId), async (tx) => {
    const adoption = {
      ...{ libraryCourseId: libraryId(key), schoolId, createdBy: teacherUserId, teacherUserId },
      at: past.clock.now(),
    };
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
    return { ...{ place, key, schoolId, teacherUserId, teacher, works }, courseId: courseId as CourseId };
  });
}
