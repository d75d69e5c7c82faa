import { createHmac } from 'node:crypto';
import type { RubricCriterion } from '@fieldhouse/contract/content.ts';
import type { Database } from '#db/engine.ts';
import { migrate } from '#db/migrate.ts';
import { begin } from '../messages.ts';
import { openWorld, type Person, TEST_SECRET } from '../world.ts';

/** One who sends requests: a student with a conversation of their own. */
export interface LoadStudent {
  readonly cookie: string;
  readonly userId: string;
  readonly studentId: string;
  readonly conversationId: string;
}

/** The school that is under load. */
export interface LoadSchool {
  readonly courseId: string;
  readonly teacherCookie: string;
  readonly students: readonly LoadStudent[];
  readonly assignments: {
    readonly submitted: string;
    readonly drafted: string;
    readonly graded: string;
    /** Read by the engine in a job. */
    readonly judged: string;
  };
}

/** A cookie as the server would have set it. */
const cookieOf = ({ token }: Person): string => {
  const signature = createHmac('sha256', TEST_SECRET).update(token).digest('base64');
  return `fieldhouse.session=${encodeURIComponent(`${token}.${signature}`)}`;
};

const BY_ENGINE: RubricCriterion = {
  id: 'light',
  name: 'Light',
  points: 20,
  description: 'Explains that plants use light, water and carbon dioxide to make sugar and oxygen',
  source: 'ai',
  levels: [
    { id: 'full', label: 'Full', points: 20 },
    { id: 'none', label: 'None', points: 0 },
  ],
};

/** Migrates an empty database, fills it with a school and closes it. */
export async function makeLoadSchool(db: Database, studentCount: number): Promise<LoadSchool> {
  await migrate(db);
  const world = await openWorld({}, db);
  try {
    const school = await world.hasSchool('Fault High');
    const teacher = await school.hasPerson({ role: 'teacher', name: 'Nora Okafor' });
    const course = await school.hasCourse({
      title: 'Biology',
      teacher,
      assignments: [
        { title: 'Submitted' },
        { title: 'Drafted' },
        { title: 'Graded' },
        { title: 'Judged', rubric: [BY_ENGINE] },
      ],
    });
    const students: LoadStudent[] = [];
    for (let number = 0; number < studentCount; number += 1) {
      const student = await school.hasStudent({ name: `Student ${number}`, in: [course] });
      const { userId, studentId } = student;
      const conversationId = await begin(school, student, teacher);
      students.push({ cookie: cookieOf(student), userId, studentId, conversationId });
    }
    const [submitted = '', drafted = '', graded = '', judged = ''] = course.assignmentIds;
    return {
      courseId: course.courseId,
      teacherCookie: cookieOf(teacher),
      students,
      assignments: { submitted, drafted, graded, judged },
    };
  } finally {
    await world.close();
  }
}
