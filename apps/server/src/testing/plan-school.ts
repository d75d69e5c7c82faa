import type { CourseId, StudentId } from '@fieldhouse/contract/ids.ts';
import type { PlanWishes } from '@fieldhouse/contract/plan-wishes.ts';
import { hasLedgerSchool } from './ledger-school.ts';
import { inDays } from './school-days.ts';
import type { Person, World } from './world.ts';

export type PlanSchool = Awaited<ReturnType<typeof hasPlanSchool>>;

/** A student who has twelve of sixteen units, with two terms left and four French courses to take in them. */
export async function hasPlanSchool(world: World) {
  const ledger = await hasLedgerSchool(world);
  const { school, ada, admin, courses, studentId, sql } = ledger;
  const { yearId } = await admin.client.schools.saveYear({
    yearId: null,
    baseVersion: 0,
    label: 'This year',
    startsOn: inDays(-100),
    endsOn: inDays(265),
  });
  const saveTerm = async (name: string, from: number, to: number) =>
    (
      await admin.client.schools.saveTerm({
        yearId,
        termId: null,
        baseVersion: 0,
        name,
        kind: 'semester',
        startsOn: inDays(from),
        endsOn: inDays(to),
        gradesDueOn: null,
      })
    ).termId;
  const fall = await saveTerm('Fall block', -90, -10);
  const winter = await saveTerm('Winter block', 10, 110);
  const spring = await saveTerm('Spring block', 120, 230);
  const french = courses.slice(-4).map(({ courseId }) => courseId as CourseId);
  await sql(
    `update enrollments set status = 'withdrawn' where student_id = $1 and course_id = any ($2::uuid[])`,
    [studentId, french],
  );
  for (const [at, courseId] of french.entries())
    await sql('update courses set term_id = $2 where id = $1', [courseId, at < 2 ? winter : spring]);
  const mother = await school.hasGuardian({ name: 'Mona Park', of: ada, rights: ['see_record'] });
  const find = async (change: Partial<PlanWishes> = {}, person: Person = ada) =>
    await person.client.plans.find(asked(studentId, change));
  return { ...ledger, until: inDays(240), french, fall, winter, spring, mother, find };
}

export const NO_LIMIT = { credits: null, courses: null };
export const asked = (studentId: StudentId, change: Partial<PlanWishes> = {}): PlanWishes => ({
  studentId,
  goals: ['DI'],
  limits: { regular: NO_LIMIT, optional: NO_LIMIT },
  focus: [],
  difficulty: 'balanced',
  wishes: [],
  grade: 'C',
  grades: {},
  ...change,
});
