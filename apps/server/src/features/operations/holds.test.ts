import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobForPlatform, jobInSchool } from '#db/scopes.ts';
import { openWorld, type Person, type SchoolPlace, type StudentPerson, type World } from '#testing/world.ts';

let world: World;
let school: SchoolPlace;
let student: StudentPerson;
let master: Person;
beforeAll(async () => {
  world = await openWorld();
  school = await world.hasSchool('Kept High');
  student = await school.hasStudent({ name: 'Zoe Kept', birthOn: '2000-01-01' });
  master = await world.hasOperator('Mas Ter', 'master_admin');
});
afterAll(() => world.close());

const isHeld = async ({ userId }: Person) =>
  (
    await world.services.units.write(jobForPlatform, (tx) =>
      tx.execute('select app.is_held($1) as held', [userId]),
    )
  ).rows[0];
const held = { held: true };
const free = { held: false };

it('places a hold on a student, keeps their data while it is in force, and releases it, each with a reason', async () => {
  const { operations } = master.client;
  const { targets } = await operations.findHoldTargets({ search: 'zoe' });
  expect(targets).toEqual([
    {
      ...{ schoolId: school.schoolId, schoolName: 'Kept High' },
      student: { studentId: student.studentId, name: 'Zoe Kept', studentNumber: expect.any(String) },
    },
  ]);
  const target = { schoolId: school.schoolId as never, studentId: student.studentId as never };
  const { holdId } = await operations.placeHold({ ...target, reason: 'Case 12 of the district court' });
  expect(await isHeld(student)).toEqual(held);
  await expect(operations.placeHold({ ...target, reason: 'Again' })).rejects.toMatchObject({
    code: 'ALREADY_HELD',
  });
  await expect(
    world.services.units.write(jobInSchool(school.schoolId), (tx) =>
      tx.execute(
        `insert into legal_holds (school_id, id, student_id, reason, created_by)
         select school_id, gen_random_uuid(), student_id, reason, created_by from legal_holds where id = $1`,
        [holdId],
      ),
    ),
  ).rejects.toMatchObject({ constraint: 'legal_holds_in_force_key' });
  expect((await operations.listHolds({})).holds).toMatchObject([
    {
      ...{
        holdId,
        schoolName: 'Kept High',
        studentName: 'Zoe Kept',
        reason: 'Case 12 of the district court',
      },
      ...{ placedByName: 'Mas Ter', releasedAt: null, can: { release: true } },
    },
  ]);
  expect((await operations.retention({})).holdCount).toBe(1);

  await operations.releaseHold({ holdId, reason: 'The case is closed' });
  expect(await isHeld(student)).toEqual(free);
  await expect(operations.releaseHold({ holdId, reason: 'Again' })).rejects.toMatchObject({
    code: 'WRONG_STATE',
  });
  expect((await operations.listHolds({})).holds).toMatchObject([
    { holdId, releasedByName: 'Mas Ter', releasedAt: expect.any(String), can: { release: false } },
  ]);
  const { rows } = await world.services.units.write(jobForPlatform, (tx) =>
    tx.execute(
      'select school_id, action, reason, actor_user_id as by from audit_log where entity_id = $1 order by at, id',
      [holdId],
    ),
  );
  const event = { school_id: school.schoolId, by: master.userId };
  expect(rows).toEqual([
    { ...event, action: 'legal_hold.placed', reason: 'Case 12 of the district court' },
    { ...event, action: 'legal_hold.released', reason: 'The case is closed' },
  ]);
});

it('holds a whole school, and refuses a student of another one and whoever is no master admin', async () => {
  const { operations } = master.client;
  const other = await world.hasSchool('Other High');
  const whole = { schoolId: other.schoolId as never, studentId: null, reason: 'Subpoena' };
  await expect(
    operations.placeHold({ ...whole, studentId: student.studentId as never }),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const reader = await world.hasOperator('Rea Der', 'admin');
  await expect(reader.client.operations.placeHold(whole)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  expect((await reader.client.operations.listHolds({})).can).toEqual({ place: false });
  const { holdId } = await operations.placeHold(whole);
  const teacher = await other.hasPerson({ role: 'teacher', name: 'Tea Cher' });
  expect(await isHeld(teacher)).toEqual(held);
  expect(await isHeld(student)).toEqual(free);
  await operations.releaseHold({ holdId, reason: 'Withdrawn' });
  expect(await isHeld(teacher)).toEqual(free);
});
