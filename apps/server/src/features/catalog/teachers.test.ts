import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobInSchool } from '#db/scopes.ts';
import { courseTeachers } from '#db/tables/courses.ts';
import { newId } from '#platform/ids.ts';
import { openWorld, type Person, type World } from '#testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

/** A course with an owner, a co-teacher and a grader, and a colleague who doesn't teach it. */
async function taught() {
  const school = await world.hasSchool('Taught');
  const hire = (name: string) => school.hasPerson({ role: 'teacher', name });
  const [owner, teacher, grader, colleague] = [
    await hire('Olive Owner'),
    await hire('Theo Teacher'),
    await hire('Greta Grader'),
    await hire('Cora Colleague'),
  ];
  const course = await school.hasCourse({ title: 'Taught course', teacher: owner });
  const student = await school.hasStudent({ name: 'Sam Student', in: [course] });
  await world.services.units.write(jobInSchool(school.schoolId), async (tx) => {
    for (const [person, role] of [
      [teacher, 'teacher'],
      [grader, 'grader'],
    ] as const)
      await tx.orm.insert(courseTeachers).values({
        ...{ schoolId: school.schoolId, id: newId(), courseId: course.courseId },
        ...{ userId: person.userId, role },
      });
  });
  return { courseId: course.courseId, owner, teacher, grader, colleague, student };
}

const FORBIDDEN = { code: 'FORBIDDEN' };

it('T-03 leaves to admins whose course it is: its owner names teachers and hands nothing over', async () => {
  const { courseId, owner, colleague } = await taught();
  const hand = { courseId, userId: colleague.userId as never, keepAs: 'teacher' as const, reason: 'Leave' };
  await expect(owner.client.catalog.handOver(hand)).rejects.toMatchObject(FORBIDDEN);
  expect((await owner.client.catalog.listTeachers({ courseId })).can).toEqual({ add: true, handOver: false });
});

it('T-03 lets a co-teacher and a grader name nobody', async () => {
  const { courseId, teacher, grader, colleague } = await taught();
  const names = async ({ client }: Person) => {
    const add = { courseId, userId: colleague.userId as never, role: 'teacher' as const };
    await expect(client.catalog.addTeacher(add)).rejects.toMatchObject(FORBIDDEN);
    expect((await client.catalog.listTeachers({ courseId })).can).toEqual({ add: false, handOver: false });
  };
  await names(teacher);
  await names(grader);
});

it('T-03 lets a grader read who takes the course, and decide on nobody’s place', async () => {
  const { courseId, grader } = await taught();
  const roster = await grader.client.catalog.roster({ courseId });
  expect(roster.students.map(({ can }) => can)).toEqual([{ withdraw: false }]);
  expect(roster.can).toEqual({ enroll: false, withdraw: false });
});
