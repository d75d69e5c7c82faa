import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  begin,
  bodiesFor,
  CHILD_BORN,
  code,
  decide,
  hasClass,
  inSchool,
  listOf,
  open,
  WRITES,
  write,
} from '#testing/messages.ts';
import { openWorld, type Person, type World } from '#testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

/** A class with a child under 13 who has two guardians, one of whom may not write with staff. */
async function hasChild() {
  const place = await hasClass(world);
  const kim = await place.school.hasStudent({ name: 'Kim Young', in: [place.course], birthOn: CHILD_BORN });
  const mother = await place.school.hasGuardian({ name: 'May Young', of: kim, rights: WRITES });
  const father = await place.school.hasGuardian({ name: 'Fin Young', of: kim, rights: ['see_record'] });
  return { ...place, kim, mother, father };
}

const readersFor = async (person: Person, conversationId: Awaited<ReturnType<typeof begin>>) =>
  (await open(person, conversationId)).people
    .filter(({ isReader, hasLeft }) => isReader && !hasLeft)
    .map(({ name }) => name);

it('lets guardians read along what a young child and staff write, says so, and keeps them from writing', async () => {
  const { school, teacher, kim, mother, father, ada } = await hasChild();
  const conversationId = await begin(school, kim, teacher, { body: 'I am stuck' });
  for (const person of [kim, teacher, mother]) {
    expect(await readersFor(person, conversationId)).toEqual(['May Young']);
    expect(await bodiesFor(person, conversationId)).toEqual(['I am stuck']);
  }
  await expect(open(father, conversationId)).rejects.toMatchObject(code('NOT_FOUND'));
  expect((await open(mother, conversationId)).closed).toBe('reader');
  await expect(write(mother, conversationId)).rejects.toMatchObject({ data: { reason: 'reader' } });
  await expect(mother.client.messages.leave({ conversationId })).rejects.toMatchObject(code('NOT_A_GROUP'));
  expect((await listOf(mother, 'unread')).conversations[0]).toMatchObject({ unreadCount: 1 });
  // The writers don't lose each other by it.
  await write(teacher, conversationId, 'Where?');
  expect((await open(kim, conversationId)).closed).toBeNull();
  // Not of an older student, and not with family.
  expect(await readersFor(ada, await begin(school, ada, teacher))).toEqual([]);
  expect(await readersFor(kim, await begin(school, kim, mother))).toEqual([]);
});

it('says before the first message that somebody will read along', async () => {
  const { school, teacher, kim, mother, ada } = await hasChild();
  const schoolId = school.schoolId as never;
  const flagsOf = async (person: Person) =>
    Object.fromEntries(
      (await person.client.messages.recipients({ schoolId, query: '' })).people.map((one) => [
        one.name,
        one.isReadAlong,
      ]),
    );
  expect(await flagsOf(kim)).toEqual({
    'May Young': false,
    'Fin Young': false,
    'Nora Okafor': true,
    'Alba Reyes': true,
  });
  expect(await flagsOf(teacher)).toMatchObject({ 'Kim Young': true, 'Ada Moss': false, 'May Young': false });
  expect(await flagsOf(ada)).toMatchObject({ 'Nora Okafor': false });
  await inSchool(world, school, "update guardian_links set rights = '{}' where guardian_user_id = $1", [
    mother.userId,
  ]);
  expect(await flagsOf(kim)).toMatchObject({ 'Nora Okafor': false });
});

it('keeps true who reads along, with each message', async () => {
  const { school, admin, teacher, kim, mother, father } = await hasChild();
  const conversationId = await begin(school, kim, teacher, { body: 'One' });
  await inSchool(world, school, 'update guardian_links set rights = $2 where guardian_user_id = $1', [
    father.userId,
    WRITES,
  ]);
  await write(teacher, conversationId, 'Two');
  // From then on, not what was written before.
  expect(await bodiesFor(father, conversationId)).toEqual(['Two']);
  expect(await readersFor(kim, conversationId)).toEqual(['May Young', 'Fin Young']);
  // Households don't learn of each other.
  expect(await readersFor(father, conversationId)).toEqual(['Fin Young']);
  expect((await listOf(mother)).conversations[0]?.people.map(({ name }) => name).sort()).toEqual([
    'Kim Young',
    'Nora Okafor',
  ]);
  await decide(school, admin, { guardiansReadAlong: 'never' });
  await write(kim, conversationId, 'Three');
  expect(await bodiesFor(mother, conversationId)).toEqual(['One', 'Two']);
  expect(await readersFor(kim, conversationId)).toEqual([]);
  await decide(school, admin, { guardiansReadAlong: 'under_13' });
  await write(kim, conversationId, 'Four');
  expect(await bodiesFor(mother, conversationId)).toEqual(['Four']);
});

it('ends with the link at the next request, and with the birthday at the next message', async () => {
  const { school, teacher, kim, mother, father } = await hasChild();
  const conversationId = await begin(school, kim, teacher, { body: 'One' });
  await inSchool(
    world,
    school,
    "update student_profiles set birth_on = current_date - interval '13 years 2 days' where id = $1",
    [kim.studentId],
  );
  await write(kim, conversationId, 'I am 13 now');
  expect(await bodiesFor(mother, conversationId)).toEqual(['One']);
  await inSchool(world, school, 'update student_profiles set birth_on = $2 where id = $1', [
    kim.studentId,
    CHILD_BORN,
  ]);
  await school.waitsForConsent(kim, true);
  await write(kim, conversationId, 'Two');
  expect(await bodiesFor(mother, conversationId)).toEqual(['Two']);
  await inSchool(world, school, "update guardian_links set status = 'ended' where guardian_user_id = $1", [
    mother.userId,
  ]);
  await expect(open(mother, conversationId)).rejects.toMatchObject(code('NOT_FOUND'));
  expect((await listOf(mother)).conversations).toEqual([]);
  expect(await mother.client.messages.unread({})).toEqual({ count: 0 });
  expect(father).toBeTruthy();
});

it('reads along until 18 where the school says so, and where nobody knows the age', async () => {
  const { school, admin, teacher, course } = await hasClass(world);
  const year = new Date().getUTCFullYear();
  const minor = await school.hasStudent({ name: 'Mi Nor', in: [course], birthOn: `${year - 17}-12-31` });
  const adult = await school.hasStudent({ name: 'Ad Ult', in: [course], birthOn: `${year - 18}-01-01` });
  const unknown = await school.hasStudent({ name: 'Un Known', in: [course] });
  await inSchool(world, school, 'update student_profiles set birth_on = null where id = $1', [
    unknown.studentId,
  ]);
  for (const student of [minor, adult, unknown])
    await school.hasGuardian({ name: `G ${student.name}`, of: student, rights: WRITES });
  await inSchool(world, school, "update guardian_links set basis = 'court_order' where student_id = $1", [
    adult.studentId,
  ]);
  const readers = async (student: Person) => readersFor(student, await begin(school, student, teacher));
  expect(await readers(minor)).toEqual([]);
  expect(await readers(unknown)).toEqual(['G Un Known']);
  await decide(school, admin, { guardiansReadAlong: 'minors' });
  expect(await readers(minor)).toEqual(['G Mi Nor']);
  expect(await readers(adult)).toEqual([]);
});

it('refuses a group in which one household would read the child of another', async () => {
  const { school, admin, teacher, ada, course } = await hasClass(world);
  const ben = await school.hasStudent({ name: 'Ben Hart', in: [course] });
  await decide(school, admin, { studentToStudent: 'shared_courses' });
  const group = await begin(school, teacher, [ada, ben]);
  await decide(school, admin, { guardiansReadAlong: 'minors' });
  await expect(write(teacher, group)).rejects.toMatchObject({
    ...{ code: 'NOT_ALLOWED', data: { names: expect.arrayContaining(['Ada Moss', 'Ben Hart']) } },
  });
  await expect(begin(school, teacher, [ada, ben])).rejects.toMatchObject(code('NOT_ALLOWED'));
});
