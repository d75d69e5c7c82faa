import type { AssignmentId, CourseId, LessonId, UserId } from '@fieldhouse/contract/ids.ts';
import { createRouterClient, type RouterClient } from '@orpc/server';
import { libraryId } from '#db/library/load.ts';
import { jobForPlatform } from '#db/scopes.ts';
import { statement } from '#db/unit.ts';
import type { RequestContext } from '#platform/procedure.ts';
import type { Services } from '#platform/services.ts';
import { router } from '../router.ts';
import { type DemoPlace, type DemoStudent, demoEmail, SCHOOLS, STUDENTS, TEACHERS } from './cast.ts';
import type { Sql } from './rows.gen.ts';

export type DemoClient = RouterClient<typeof router>;

export interface DemoCourse {
  readonly place: DemoPlace;
  readonly key: string;
  readonly schoolId: string;
  readonly courseId: CourseId;
  readonly teacherUserId: string;
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
  readonly student: DemoStudent;
  readonly schoolId: string;
  readonly userId: string;
  readonly studentId: string;
  readonly client: DemoClient;
}

/** Who and what of Northfield takes part in what the calendar decides. */
export interface Stage {
  readonly schoolId: string;
  readonly officeUserId: string;
  readonly courses: readonly Pick<DemoCourse, 'place' | 'key' | 'courseId' | 'teacher'>[];
  readonly learners: readonly Pick<DemoLearner, 'student' | 'studentId'>[];
}

export interface DemoSession {
  readonly client: DemoClient;
  readonly token: string;
}

/** The procedures, asked by this person. */
export const signedIn = async (services: Services, userId: string): Promise<DemoClient> =>
  (await sessionOf(services, userId)).client;

export async function sessionOf(services: Services, userId: string): Promise<DemoSession> {
  const session = await (await services.auth.$context).internalAdapter.createSession(userId, false);
  const context: RequestContext = {
    services,
    requestId: 'demo',
    clientAddress: '127.0.0.1',
    userAgent: '',
    sessionToken: session.token,
    cookieHeader: '',
    setCookie: () => {},
  };
  return { client: createRouterClient(router, { context }), token: session.token };
}

/** Ends the sessions that `sessionOf` began: people's own name their browser. */
export async function endSessions(services: Services): Promise<void> {
  await services.db.pool.query("delete from auth_sessions where user_agent = '' or user_agent is null");
}

interface FoundPerson {
  readonly userId: string;
  readonly email: string;
}

const findCourses = statement<Sql['findCourses'], { code: string }>(`
  select c.id as "courseId", c.source_course_id as "libraryCourseId", c.school_id as "schoolId"
  from courses c join school_codes k on k.school_id = c.school_id
  where k.code = :code and c.source_course_id is not null`);
const findStudents = statement<Sql['findStudents'], { code: string }, { userId: UserId }>(`
  select p.id as "studentId", p.user_id as "userId"
  from student_profiles p join school_codes k on k.school_id = p.school_id where k.code = :code`);

/** The stage of a demo that is there already. */
export async function findStage(services: Services): Promise<Stage> {
  const [found, students] = await services.units.write(jobForPlatform, async (tx) => [
    await tx.query(findCourses({ code: SCHOOLS.northfield.code })),
    await tx.query(findStudents({ code: SCHOOLS.northfield.code })),
  ]);
  const people = await services.db.pool.query<FoundPerson>('select id as "userId", email from users');
  const userIdOf = (key: string): string => {
    const person = people.rows.find(({ email }) => email === demoEmail(key));
    if (!person) throw new Error(`nobody is called ${key}`);
    return person.userId;
  };
  const courses: Stage['courses'][number][] = [];
  for (const teacher of TEACHERS.filter(({ place }) => place === 'northfield')) {
    const client = await signedIn(services, userIdOf(teacher.key));
    for (const key of teacher.courses) {
      const course = found.find(({ libraryCourseId }) => libraryCourseId === libraryId(key));
      if (!course) throw new Error(`Northfield has no course ${key}`);
      courses.push({ place: 'northfield', key, courseId: course.courseId, teacher: client });
    }
  }
  const learners = STUDENTS.filter(({ place }) => place === 'northfield').map((student) => {
    const userId = userIdOf(student.key);
    const record = students.find((one) => one.userId === userId);
    if (!record) throw new Error(`${student.name} has no record`);
    return { student, studentId: record.studentId };
  });
  const [course] = found;
  if (!course) throw new Error('Northfield has no courses');
  return {
    schoolId: course.schoolId,
    officeUserId: userIdOf(SCHOOLS.northfield.admin.key),
    courses,
    learners,
  };
}
