import type { EnrollmentId, ScenarioId, SchoolId, StudentId, UserId } from '@fieldhouse/contract/ids.ts';
import { SCENARIOS_OF_ONE } from '@fieldhouse/contract/limits.ts';
import { NOTHING_SUPPOSED } from '@fieldhouse/domain/eligibility/what-if.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobInSchool } from '#db/scopes.ts';
import { newId } from '#platform/ids.ts';
import { openWorld, type Person, type World } from '#testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
  world.isAt('2026-01-12T15:00:00Z');
});
afterAll(() => world.close());

type Saving = Parameters<Person['client']['eligibility']['saveScenario']>[0];

let schools = 0;
async function openSchool() {
  schools += 1;
  const school = await world.hasSchool(`Scenarios ${schools}`);
  const schoolId = school.schoolId as SchoolId;
  const admin = await school.hasPerson({ role: 'school_admin', name: 'Ann Head' });
  const teacher = await school.hasPerson({ role: 'teacher', name: 'Nora Okafor' });
  const course = await school.hasCourse({ title: 'Algebra I', teacher });
  const ada = await school.hasStudent({ name: 'Ada Park', in: [course] });
  const mother = await school.hasGuardian({ name: 'Mona Park', of: ada, rights: ['see_record'] });
  const father = await school.hasGuardian({ name: 'Fred Park', of: ada, rights: ['see_record'] });
  const aunt = await school.hasGuardian({ name: 'Alma Park', of: ada, rights: ['message_staff'] });
  const studentId = ada.studentId as StudentId;
  const sql = (text: string, values: unknown[] = []) =>
    world.services.units.write(jobInSchool(schoolId), (tx) => tx.execute(text, values));
  const { rows } = await sql('select id from enrollments where student_id = $1', [studentId]);
  const rowId = (rows as { id: EnrollmentId }[])[0]!.id;
  const counsels = async (name: string) => {
    const person = await school.hasPerson({ role: 'teacher', name });
    await sql("update school_memberships set duties = '{counselor}' where user_id = $1", [person.userId]);
    return person;
  };
  const saving = (change: Partial<Saving> = {}): Saving => ({
    studentId,
    scenarioId: null,
    name: 'An A in Algebra',
    changes: { ...NOTHING_SUPPOSED, grades: { [rowId]: 'A' }, dropped: [], added: [] },
    isForGuardians: false,
    isForCounselors: false,
    version: 0,
    scenarioKey: newId(),
    ...change,
  });
  const save = (person: Person, change: Partial<Saving> = {}) =>
    person.client.eligibility.saveScenario(saving(change));
  const namesFor = async (person: Person) =>
    (await person.client.eligibility.scenarios({ studentId })).scenarios.map(({ name }) => name).sort();
  return {
    ...{ school, schoolId, admin, teacher, ada, mother, father, aunt, studentId, rowId },
    ...{ sql, counsels, saving, save, namesFor },
  };
}

it('keeps what is supposed by a name, with what courses were called, and never a verdict', async () => {
  const { ada, studentId, rowId, save, sql } = await openSchool();
  const { scenarioId, version } = await save(ada);
  expect(version).toBe(1);
  const listed = async () => await ada.client.eligibility.scenarios({ studentId });
  expect(await listed()).toMatchObject({
    standsAs: 'student',
    hasRoom: true,
    scenarios: [
      {
        ...{ scenarioId, name: 'An A in Algebra', madeBy: 'student', madeByName: 'Ada Park', isMine: true },
        ...{ titles: { [rowId]: 'Algebra I' }, version: 1, can: { change: true, delete: true } },
      },
    ],
  });
  const later = { scenarioId, name: 'Another name', version: 1 };
  expect(await save(ada, later)).toEqual({ scenarioId, version: 2 });
  await expect(save(ada, later)).rejects.toMatchObject({ code: 'STALE' });
  // What a course was called stays when it is left.
  await sql("update enrollments set status = 'dropped' where id = $1", [rowId]);
  await save(ada, { scenarioId, version: 2 });
  expect((await listed()).scenarios[0]?.titles).toEqual({ [rowId]: 'Algebra I' });
  await ada.client.eligibility.deleteScenario({ scenarioId });
  expect((await listed()).scenarios).toEqual([]);
  await expect(ada.client.eligibility.deleteScenario({ scenarioId })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});

it('saves once what is sent twice, and no more than a dozen of one person about one student', async () => {
  const { ada, mother, save, namesFor } = await openSchool();
  const scenarioKey = newId();
  const first = await save(ada, { scenarioKey });
  expect(await save(ada, { scenarioKey, name: 'Sent again' })).toEqual(first);
  expect(await namesFor(ada)).toEqual(['An A in Algebra']);
  for (let more = 1; more < SCENARIOS_OF_ONE; more += 1) await save(ada, { name: `More ${more}` });
  await expect(save(ada)).rejects.toMatchObject({ code: 'TOO_MANY', data: { most: SCENARIOS_OF_ONE } });
  // Nobody uses up the room of somebody else.
  await save(mother);
});

it('takes changes of a bounded shape alone', async () => {
  const { ada, save, rowId } = await openSchool();
  const changes = { ...NOTHING_SUPPOSED, grades: {}, dropped: [], added: [] };
  const course = {
    ...{ area: 'english' as const, units: 1, grade: 'A' as const },
    ...{ when: 'later' as const, isElsewhere: false },
  };
  const refused: Record<string, object> = {
    'a grade that is none': { grades: { [rowId]: 'Z' } },
    'a row that is none': { dropped: ['elsewhere'] },
    'too many courses': { added: Array.from({ length: 13 }, () => course) },
    'units without end': { added: [{ ...course, units: 4 }] },
    'too many rows': { grades: Object.fromEntries(Array.from({ length: 101 }, () => [newId(), 'A'])) },
    'a verdict': { verdict: 'qualifier' },
  };
  for (const [what, change] of Object.entries(refused))
    await expect(save(ada, { changes: { ...changes, ...change } as never }), what).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
  await expect(save(ada, { name: ' ' })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
});

it('lets others read what the student shares with them, and nobody whom it isn’t for', async () => {
  const { school, admin, teacher, ada, mother, father, aunt, counsels, save, namesFor, schoolId, studentId } =
    await openSchool();
  const cora = await counsels('Cora Lind');
  const otto = await counsels('Otto Berg');
  await admin.client.counseling.assign({
    ...{ schoolId, userId: cora.userId as UserId, isAssigned: true },
    who: { by: 'hand', studentIds: [studentId] },
  });
  await save(ada, { name: 'Mine alone' });
  await save(ada, { name: 'For guardians', isForGuardians: true });
  const shared = await save(ada, { name: 'For counselors', isForCounselors: true });
  expect(await namesFor(mother)).toEqual(['For guardians']);
  expect(await namesFor(father)).toEqual(['For guardians']);
  expect(await namesFor(cora)).toEqual(['For counselors']);
  expect(await namesFor(admin)).toEqual(['For counselors']);
  const stranger = await (await openSchool()).admin;
  const mate = await school.hasStudent({ name: 'Bo Baker' });
  for (const person of [aunt, otto, teacher, stranger, mate])
    await expect(namesFor(person), person.name).rejects.toMatchObject({ code: 'NOT_FOUND' });
  // Whoever reads it changes nothing.
  const { scenarioId } = shared;
  await expect(save(cora, { scenarioId, version: 1 })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(cora.client.eligibility.deleteScenario({ scenarioId })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
  await expect(save(mother, { scenarioId, version: 1 })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(mother.client.eligibility.deleteScenario({ scenarioId })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  // Taken back, it is nobody else's.
  await save(ada, { scenarioId, version: 1, isForCounselors: false });
  expect(await namesFor(cora)).toEqual([]);
});

it('shows the student what others make, and one household nothing of another', async () => {
  const { ada, mother, father, counsels, save, namesFor } = await openSchool();
  const cora = await counsels('Cora Lind');
  // Asked for or not: what a guardian makes is for no other guardian.
  const { scenarioId } = await save(mother, { name: 'Of the mother', isForGuardians: true });
  await save(mother, { name: 'To the counselor', isForCounselors: true });
  await save(cora, { name: 'Of the counselor' });
  await save(cora, { name: 'For the family', isForGuardians: true });
  expect(await namesFor(ada)).toEqual([
    'For the family',
    'Of the counselor',
    'Of the mother',
    'To the counselor',
  ]);
  expect(await namesFor(father)).toEqual(['For the family']);
  expect(await namesFor(mother)).toEqual(['For the family', 'Of the mother', 'To the counselor']);
  expect(await namesFor(cora)).toEqual(['For the family', 'Of the counselor', 'To the counselor']);
  await ada.client.eligibility.deleteScenario({ scenarioId: scenarioId as ScenarioId });
  expect(await namesFor(mother)).toEqual(['For the family', 'To the counselor']);
});

it('tells whoever may read one from then on, once, and nobody else', async () => {
  const { ada, mother, father, aunt, counsels, admin, schoolId, studentId, save } = await openSchool();
  const [cora, otto] = [await counsels('Cora Lind'), await counsels('Otto Berg')];
  await admin.client.counseling.assign({
    ...{ schoolId, userId: cora.userId as UserId, isAssigned: true },
    who: { by: 'hand', studentIds: [studentId] },
  });
  const told = async (person: Person) =>
    (await person.client.notifications.list({ tab: 'all' })).notifications
      .filter(({ template }) => template === 'what_if_shared')
      .map(({ count, place }) => [count, place]);
  const { scenarioId } = await save(ada);
  for (const one of [ada, mother, cora]) expect(await told(one), one.name).toEqual([]);
  const shared = { scenarioId, isForGuardians: true, isForCounselors: true };
  await save(ada, { ...shared, version: 1 });
  await save(ada, { ...shared, version: 2, name: 'Renamed' });
  for (const one of [mother, father, cora])
    expect(await told(one), one.name).toEqual([[1, `/eligibility?student=${studentId}`]]);
  for (const one of [ada, aunt, otto, admin]) expect(await told(one), one.name).toEqual([]);
  await save(mother, { name: 'Of the mother' });
  expect(await told(ada)).toHaveLength(1);
  expect(await told(father)).toEqual([[1, `/eligibility?student=${studentId}`]]);
});

it('reads nothing any more once the link has ended, and writes nothing while the school may only be read', async () => {
  const { ada, mother, save, namesFor, sql } = await openSchool();
  await save(ada, { isForGuardians: true });
  expect(await namesFor(mother)).toHaveLength(1);
  await sql("update guardian_links set status = 'ended' where guardian_user_id = $1", [mother.userId]);
  // She follows nobody any more.
  await expect(namesFor(mother)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await sql("update schools set payment_status = 'suspended'");
  await expect(save(ada)).rejects.toMatchObject({ code: 'SCHOOL_READ_ONLY' });
  expect(await namesFor(ada)).toHaveLength(1);
});

it('lets a student whom the school hasn’t confirmed read what is saved, and save, change or delete nothing', async () => {
  const { ada, mother, save, sql, studentId } = await openSchool();
  const { scenarioId } = await save(ada);
  const seen = async () => {
    const { scenarios, standsAs, hasRoom } = await ada.client.eligibility.scenarios({ studentId });
    return [scenarios.map(({ can }) => can), standsAs, hasRoom];
  };
  expect(await seen()).toEqual([[{ change: true, delete: true }], 'student', true]);
  await sql(
    "update school_memberships set status = 'provisional', provisional_until = $2 where user_id = $1",
    [...[ada.userId, '2100-01-01T00:00:00Z']],
  );
  expect(await seen()).toEqual([[{ change: false, delete: false }], null, false]);
  const forbidden = { code: 'FORBIDDEN' };
  await expect(save(ada)).rejects.toMatchObject(forbidden);
  await expect(save(ada, { scenarioId, version: 1 })).rejects.toMatchObject(forbidden);
  await expect(ada.client.eligibility.deleteScenario({ scenarioId })).rejects.toMatchObject(forbidden);
  // A guardian is no less known for that.
  await save(mother);
});
