import type { SchoolId, StudentId, UserId } from '@fieldhouse/contract/ids.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobInSchool } from '#db/scopes.ts';
import { EVERY_STUDENT } from '#testing/sweep/every-student.ts';
import { openWorld, type Person, type World } from '#testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
  world.isAt('2026-01-12T15:00:00Z');
});
afterAll(() => world.close());

const toldTo = async (person: Person) => {
  const { notifications } = await person.client.notifications.list({ tab: 'all' });
  return notifications
    .filter(({ template }) => template.startsWith('follow_up'))
    .map(({ template, count, place }) => [template, count, place]);
};

it('tells the owner once that the day is over, and those who run the school three days later', async () => {
  const school = await world.hasSchool('Overdue', 'school', 'America/Los_Angeles');
  const schoolId = school.schoolId as SchoolId;
  const sql = (text: string, values: unknown[] = []) =>
    world.services.units.write(jobInSchool(schoolId), (tx) => tx.execute(text, values));
  const admin = await school.hasPerson({ role: 'school_admin', name: 'Ann Head' });
  const cora = await school.hasPerson({ role: 'teacher', name: 'Cora Lind' });
  const otto = await school.hasPerson({ role: 'teacher', name: 'Otto Berg' });
  for (const one of [cora, otto])
    await sql("update school_memberships set duties = '{counselor}' where user_id = $1", [one.userId]);
  const ada = await school.hasStudent({ name: 'Ada Park' });
  const asked = {
    followUpId: null,
    studentId: ada.studentId as StudentId,
    risk: null,
    task: 'Call home',
    ownerUserId: cora.userId as UserId,
    dueOn: '2026-01-14',
    version: 0,
  };
  const { followUpId } = await cora.client.counseling.saveFollowUp(asked);
  const sweeps = async (instant: string) => {
    world.isAt(instant);
    // Twice, and at once: nobody is told again.
    await Promise.all([world.runs('counseling.overdue', {}), world.runs('counseling.overdue', {})]);
    await world.runs('counseling.overdue', {});
  };
  // In the school's zone it is still the day itself.
  await sweeps('2026-01-15T07:30:00Z');
  expect(await toldTo(cora)).toEqual([]);
  await sweeps('2026-01-15T09:00:00Z');
  const owner = ['follow_up_due', 1, '/counseling'];
  expect(await toldTo(cora)).toEqual([owner]);
  expect(await toldTo(admin)).toEqual([]);
  await sweeps('2026-01-18T07:30:00Z');
  expect(await toldTo(admin)).toEqual([]);
  await sweeps('2026-01-18T09:00:00Z');
  expect(await toldTo(admin)).toEqual([['follow_up_escalated', 1, '/counseling']]);
  expect(await toldTo(cora)).toEqual([owner]);
  // Being told changes no version: a form that is open can be saved.
  const { students } = await cora.client.counseling.students({ ...EVERY_STUDENT, after: 0 });
  expect(students[0]?.followUps).toMatchObject([{ version: 1 }]);
  // Another owner is told too; whose task it was isn't.
  await cora.client.counseling.saveFollowUp({
    ...{ ...asked, followUpId, ownerUserId: otto.userId as UserId, version: 1 },
  });
  await sweeps('2026-01-18T10:00:00Z');
  expect(await toldTo(otto)).toEqual([owner]);
  expect(await toldTo(cora)).toEqual([owner]);
  // What is closed is over.
  await otto.client.counseling.closeFollowUp({ followUpId, outcome: 'Called', version: 2 });
  const second = await cora.client.counseling.saveFollowUp({ ...asked, dueOn: '2026-01-30' });
  await cora.client.counseling.closeFollowUp({ ...second, outcome: 'Called', version: 1 });
  await sweeps('2026-03-01T10:00:00Z');
  expect(await toldTo(cora)).toEqual([owner]);
});

it('goes to those who run the school at once where its owner counsels nobody any more', async () => {
  const school = await world.hasSchool('Left');
  const schoolId = school.schoolId as SchoolId;
  const sql = (text: string, values: unknown[] = []) =>
    world.services.units.write(jobInSchool(schoolId), (tx) => tx.execute(text, values));
  const admin = await school.hasPerson({ role: 'school_admin', name: 'Ann Head' });
  const cora = await school.hasPerson({ role: 'teacher', name: 'Cora Lind' });
  await sql("update school_memberships set duties = '{counselor}' where user_id = $1", [cora.userId]);
  const ada = await school.hasStudent({ name: 'Ada Park' });
  await cora.client.counseling.saveFollowUp({
    followUpId: null,
    studentId: ada.studentId as StudentId,
    risk: null,
    task: 'Call home',
    ownerUserId: cora.userId as UserId,
    dueOn: '2026-03-02',
    version: 0,
  });
  await sql("update school_memberships set duties = '{}' where user_id = $1", [cora.userId]);
  world.isAt('2026-03-03T15:00:00Z');
  await world.runs('counseling.overdue', {});
  expect(await toldTo(cora)).toEqual([]);
  expect(await toldTo(admin)).toEqual([['follow_up_escalated', 1, '/counseling']]);
});

it('tells nobody of a student who has left, whom no list shows any more', async () => {
  world.isAt('2026-03-01T15:00:00Z');
  const school = await world.hasSchool('Gone');
  const sql = (text: string, values: unknown[] = []) =>
    world.services.units.write(jobInSchool(school.schoolId), (tx) => tx.execute(text, values));
  const admin = await school.hasPerson({ role: 'school_admin', name: 'Ann Head' });
  const ada = await school.hasStudent({ name: 'Ada Park' });
  await admin.client.counseling.saveFollowUp({
    ...{ followUpId: null, studentId: ada.studentId as StudentId, risk: null, task: 'Call home' },
    ...{ ownerUserId: admin.userId as UserId, dueOn: '2026-03-02', version: 0 },
  });
  const is = (status: string) =>
    sql(
      `update school_memberships set status = $2, end_reason = case when $2 = 'ended' then 'left' end,
         ended_at = case when $2 = 'ended' then now() end where user_id = $1`,
      [ada.userId, status],
    );
  await is('ended');
  world.isAt('2026-03-10T15:00:00Z');
  await world.runs('counseling.overdue', {});
  expect(await toldTo(admin)).toEqual([]);
  // Back at the school, it is due as before.
  await is('active');
  await world.runs('counseling.overdue', {});
  expect((await toldTo(admin)).map(([template]) => template)).toContain('follow_up_due');
});
