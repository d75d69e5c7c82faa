import type { CourseId, StudentId } from '@fieldhouse/contract/ids.ts';
import type { Actor } from '#access/actor.ts';
import type { Client } from '../world.ts';
import type { CourseFact, Facts } from './list-world.ts';

/** How one list is held against all rows. */
export interface ListCase {
  /** Ids in the answer to this person. */
  readonly list: (client: Client, facts: Facts) => Promise<readonly string[]>;
  /** Ids of those rows, of all schools, that the policy lets this person see in it. */
  readonly may: (facts: Facts, actor: Actor) => readonly string[];
}

/** Everything that a policy may want to know of how somebody stands to a course, made of the rows alone. */
export function standing(facts: Facts, { userId }: Actor, course: CourseFact) {
  const { schoolId, schoolKind, courseId, status } = course;
  const takers = facts.enrollments.filter((one) => one.courseId === courseId && one.isCurrent);
  const own = idsOf(facts.students.filter((one) => one.userId === userId && one.schoolId === schoolId));
  const guarded = idsOf(facts.links.filter((one) => one.userId === userId && one.status === 'active'));
  const learners = takers.filter((one) => one.status === 'active' || one.status === 'completed');
  const mine = learners.find(({ studentId }) => own.has(studentId));
  const live = facts.teachers.filter((one) => one.courseId === courseId && one.endedAt === null);
  const teacherRole = live.find((one) => one.userId === userId)?.role ?? null;
  return {
    ...{ schoolId, schoolKind, courseId, status, courseStatus: status, teacherRole },
    teaches: teacherRole !== null,
    ownStudentId: mine?.studentId ?? null,
    ownEnrollment: (mine?.status ?? null) as 'active' | 'completed' | null,
    guardedStudentIds: learners.map(({ studentId }) => studentId).filter((id) => guarded.has(id)),
  };
}
type Standing = ReturnType<typeof standing>;

const idsOf = (rows: readonly { readonly studentId: StudentId }[]): ReadonlySet<StudentId> =>
  new Set(rows.map(({ studentId }) => studentId));

/** The same, of those alone who take the course now: whom classes, events and discussions are for. */
export function standingNow(facts: Facts, actor: Actor, course: CourseFact) {
  const whole = standing(facts, actor, course);
  const active = idsOf(
    facts.enrollments.filter((one) => one.courseId === course.courseId && one.status === 'active'),
  );
  return {
    ...whole,
    owns: whole.teacherRole === 'owner',
    ownStudentIds: [...active].filter((id) =>
      facts.students.some((one) => one.studentId === id && one.userId === actor.userId),
    ),
    guardedStudentIds: whole.guardedStudentIds.filter((id) => active.has(id)),
  };
}

export const courseOf = (facts: Facts, courseId: CourseId): CourseFact =>
  facts.courses.find((one) => one.courseId === courseId) as CourseFact;
export const studentOf = (facts: Facts, studentId: StudentId) =>
  facts.students.find((one) => one.studentId === studentId) as Facts['students'][number];

export const courses =
  (may: (actor: Actor, course: Standing) => boolean): ListCase['may'] =>
  (facts, actor) =>
    facts.courses.filter((one) => may(actor, standing(facts, actor, one))).map(({ courseId }) => courseId);

export const students =
  (may: (actor: Actor, student: Facts['students'][number], facts: Facts) => boolean): ListCase['may'] =>
  (facts, actor) =>
    facts.students.filter((one) => may(actor, one, facts)).map(({ studentId }) => studentId);

/** Rows that hang on a course, of which the policy decides by the course, and `isListed` by the row. */
export const ofCourses =
  <Row extends { readonly courseId: CourseId }>(
    rowsOf: (facts: Facts) => readonly Row[],
    may: (actor: Actor, course: ReturnType<typeof standingNow>, row: Row, facts: Facts) => boolean,
    idOf: (row: Row) => string,
  ): ListCase['may'] =>
  (facts, actor) =>
    rowsOf(facts)
      .filter((row) => may(actor, standingNow(facts, actor, courseOf(facts, row.courseId)), row, facts))
      .map(idOf);

export const none = (error: unknown): never[] => {
  const { code } = error as { code?: string };
  if (code && REFUSALS.has(code)) return [];
  throw error;
};
/** How a list refuses whoever may see nothing of it. */
const REFUSALS = new Set(['NOT_FOUND', 'FORBIDDEN', 'AWAITING_APPROVAL', 'ACCOUNT_CLOSED', 'UNAUTHORIZED']);

/** Asks once for each course there is, of every school, and puts the answers together. */
export const forEachCourse = async (
  facts: Facts,
  ask: (courseId: CourseId) => Promise<readonly string[]>,
) => {
  const answers: string[] = [];
  for (const { courseId } of facts.courses) answers.push(...(await ask(courseId).catch(none)));
  return answers;
};

export const enrolled = (...statuses: readonly Facts['enrollments'][number]['status'][]) =>
  [
    (facts: Facts) => facts.enrollments.filter((one) => one.isCurrent && statuses.includes(one.status)),
    ({ courseId, studentId }: Facts['enrollments'][number]) => `${courseId} ${studentId}`,
  ] as const;
