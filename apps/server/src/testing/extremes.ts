import { createHmac, randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { GUARDIAN_RIGHTS } from '@fieldhouse/domain/families/guardian-links.ts';
import { sessionCookieName } from '#platform/session.ts';
import { buildApp } from '../app.ts';
import { relateTooMuch } from './extremes-family.ts';
import { talkTooMuch } from './extremes-talk.ts';
import { openWorld, type Person, type StudentPerson, type World } from './world.ts';

const WEB_ROOT = fileURLToPath(new URL('../../../web/dist', import.meta.url));

const LONG_NAME =
  'Maximiliana Konstantinopolitanischeudelsack-Featherstonehaugh de la Vega y Villanueva-Smythe';
const LONG_TITLE =
  'A comparative and thoroughly documented inquiry into the causes, the course and the lasting consequences of ' +
  'industrial change in the river towns of the eastern seaboard between the first mill, the last strike and the ' +
  'school that now stands in its place';
const COURSES = 14;
const WORKS = 24;
const WAITING = 120;
const CHILDREN = 6;
/** Under 13 for some years. */
const YOUNG = '2019-03-04';

/** Whoever opens screens: by the names that `tools/screen-list.ts` gives its accounts. */
export interface Extremes {
  readonly url: string;
  /** Cookie header value per account. */
  readonly cookies: Readonly<
    Record<'student' | 'teacher' | 'admin' | 'parent', { name: string; value: string }>
  >;
  close(): Promise<void>;
}

/** A running server with people who have nothing yet, or far too much of everything. For looking at screens. */
export async function openExtremes(kind: 'empty' | 'full'): Promise<Extremes> {
  const world = await openWorld({ LOG_LEVEL: 'error' });
  const people = kind === 'empty' ? await withNothing(world) : await withTooMuch(world);
  const app = await buildApp(world.services, WEB_ROOT);
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const { config } = world.services;
  const cookie = ({ token }: Person) => {
    const signature = createHmac('sha256', config.APP_SECRET).update(token).digest('base64');
    return { name: sessionCookieName(config), value: encodeURIComponent(`${token}.${signature}`) };
  };
  return {
    url,
    cookies: {
      student: cookie(people.student),
      teacher: cookie(people.teacher),
      admin: cookie(people.admin),
      parent: cookie(people.parent),
    },
    async close() {
      await app.close();
      await world.close();
    },
  };
}

type People = Record<'student' | 'teacher' | 'admin' | 'parent', Person>;

async function withNothing(world: World): Promise<People> {
  const school = await world.hasSchool('New School');
  return {
    student: await school.hasStudent({ name: 'New Student' }),
    teacher: await school.hasPerson({ role: 'teacher', name: 'New Teacher' }),
    admin: await school.hasPerson({ role: 'school_admin', name: 'New Admin' }),
    parent: await school.hasPerson({ role: 'parent', name: 'New Parent' }),
  };
}

async function withTooMuch(world: World): Promise<People> {
  const school = await world.hasSchool(`${LONG_NAME} Memorial Academy`);
  const teacher = await school.hasPerson({ role: 'teacher', name: LONG_NAME });
  const admin = await school.hasPerson({ role: 'school_admin', name: LONG_NAME });
  const dueAt = (day: number) => new Date(Date.now() + day * 86_400_000).toISOString();
  const courses = [];
  for (let index = 0; index < COURSES; index++) {
    courses.push(
      await school.hasCourse({
        title: `${index + 1}. ${LONG_TITLE}`,
        teacher,
        isNcaaApproved: true,
        assignments: Array.from({ length: WORKS }, (_, work) => ({
          title: `${work + 1}. ${LONG_TITLE}`,
          dueAt: dueAt(work - 6),
        })),
      }),
    );
  }
  const student = await school.hasStudent({ name: LONG_NAME, in: courses });
  for (const course of courses) {
    for (const assignmentId of course.assignmentIds.slice(0, 4)) {
      const { attemptId } = await student.client.coursework.submit({
        assignmentId,
        content: { v: 1, text: `${LONG_TITLE}. `.repeat(20), matches: [] },
        idempotencyKey: randomUUID(),
      });
      if (assignmentId === course.assignmentIds[3]) continue;
      const work = await teacher.client.grading.getWork({ attemptId });
      await teacher.client.grading.record({
        attemptId,
        criteria: [{ criterionId: 'work', points: 17.25 }],
        comment: `${LONG_TITLE}. `.repeat(4),
        baseSeq: work.grade.seq,
        release: true,
      });
    }
  }
  const parent = await school.hasGuardian({ name: LONG_NAME, of: student, rights: [...GUARDIAN_RIGHTS] });
  const siblings: StudentPerson[] = [];
  for (let child = 1; child < CHILDREN; child++) {
    const birthOn = child === CHILDREN - 1 ? YOUNG : undefined;
    siblings.push(
      await school.hasStudent({ name: `${LONG_NAME} ${child}`, in: courses.slice(0, child), birthOn }),
    );
  }
  for (let index = 0; index < WAITING; index++) {
    await school.hasPerson({ role: 'teacher', name: `${LONG_NAME} ${index}`, status: 'pending' });
  }
  const [sibling] = siblings;
  if (sibling) {
    await relateTooMuch(world, { school, admin, student, siblings, parent, name: LONG_NAME });
    await talkTooMuch(world, {
      school,
      courses,
      admin,
      teacher,
      student,
      sibling,
      parent,
      title: LONG_TITLE,
    });
  }
  return { student, teacher, admin, parent };
}
