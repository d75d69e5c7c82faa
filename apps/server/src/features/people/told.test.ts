import type { MembershipId, UserId } from '@fieldhouse/contract/ids.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobForPlatform, jobInSchool } from '#db/scopes.ts';
import { openWorld, type Person, type SchoolPlace, type World } from '#testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const because = 'Told the office';

const membershipOf = async (school: SchoolPlace, person: Person) => {
  const { rows } = await world.services.units.write(jobInSchool(school.schoolId), (tx) =>
    tx.execute('select id from school_memberships where user_id = $1', [person.userId]),
  );
  return (rows[0] as { id: MembershipId }).id;
};

const lettersTo = async (person: Person) => {
  const { rows } = await world.services.units.write(jobForPlatform, (tx) =>
    tx.execute(
      'select template, subject, body_text as body from mail_outbox where to_address = $1 order by created_at',
      [person.email],
    ),
  );
  return rows as { template: string; subject: string; body: string }[];
};

const noticesOf = async (person: Person) =>
  (await person.client.notifications.list({ tab: 'all' })).notifications;

async function openFamily(name: string) {
  const school = await world.hasSchool(name);
  const { people } = (await school.hasPerson({ role: 'school_admin', name: 'Ann Head' })).client;
  const ada = await school.hasStudent({ name: 'Ada Park' });
  const father = await school.hasGuardian({ name: 'Rob Park', of: ada, rights: ['see_record'] });
  const others = [
    await school.hasGuardian({ name: 'Ben Blind', of: ada, rights: ['alerts'] }),
    await school.hasGuardian({ name: 'Al Asks', of: ada, rights: ['see_record'] }),
    await school.hasGuardian({ name: 'Ed Ended', of: ada, rights: ['see_record'], status: 'ended' }),
  ];
  await world.services.units.write(jobInSchool(school.schoolId), (tx) =>
    tx.execute("update guardian_links set status = 'pending' where guardian_user_id = $1", [
      others[1]?.userId,
    ]),
  );
  return { school, people, ada, father, others, membershipId: await membershipOf(school, ada) };
}

it('tells guardians who see the record that a child was suspended, let in again, and left', async () => {
  const { people, father, others, ada, membershipId } = await openFamily('Told High');
  await people.suspend({ membershipId, reason: because });
  await people.reactivate({ membershipId, reason: because });
  await people.end({ membershipId, kind: 'left', reason: because, handOvers: [] });
  expect(await lettersTo(father)).toMatchObject([
    {
      subject: 'Ada Park’s membership at Told High is suspended',
      body: expect.stringContaining(because),
    },
    { subject: 'Told High is open to Ada Park again' },
    { subject: 'Ada Park’s membership at Told High has ended', body: expect.stringContaining(because) },
  ]);
  const told = ['membership_ended', 'membership_reactivated', 'membership_suspended'];
  const notices = await noticesOf(father);
  expect(notices.map(({ template }) => template)).toEqual(told);
  expect(new Set(notices.map(({ studentName }) => studentName))).toEqual(new Set(['Ada Park']));
  // Once: an event with an email of its own causes no second one.
  await world.runs('notifications.deliver', {});
  expect(await lettersTo(father)).toHaveLength(3);
  for (const one of others) {
    expect(
      (await noticesOf(one)).filter(({ template }) => told.includes(template)),
      one.name,
    ).toEqual([]);
    expect(await lettersTo(one), one.name).toEqual([]);
  }
  expect((await lettersTo(ada)).map(({ subject }) => subject)).toContain(
    'Your membership at Told High has ended',
  );
});

it('says of courses what became of them', async () => {
  const { school, people, father, ada, membershipId } = await openFamily('Returned High');
  const bodies = async (person: Person) =>
    (await lettersTo(person))
      .filter(({ template }) => template === 'membership-reactivated')
      .map(({ body }) => body);
  await people.suspend({ membershipId, reason: because });
  await people.reactivate({ membershipId, reason: because });
  for (const one of [ada, father])
    expect(await bodies(one)).toEqual([expect.stringContaining('Everything is the way it was:')]);

  // Places in courses end with a membership.
  await people.end({ membershipId, kind: 'left', reason: because, handOvers: [] });
  await people.takeBack({ membershipId, reason: because });
  for (const one of [ada, father])
    expect((await bodies(one)).at(-1)).toContain('Courses that ended with it don’t come back on their own');

  const teacher = await school.hasPerson({ role: 'teacher', name: 'Nora Okafor' });
  const colleague = await school.hasPerson({ role: 'teacher', name: 'Col League' });
  const { courseId } = await school.hasCourse({ title: 'Biology', teacher });
  const post = { membershipId: await membershipOf(school, teacher), reason: because };
  const handOvers = [{ courseId: courseId as never, userId: colleague.userId as UserId }];
  await people.suspend({ ...post, handOvers });
  await people.reactivate(post);
  expect(await bodies(teacher)).toEqual([
    expect.stringContaining(
      'Courses that others took over stay with them. Everything else is the way it was:',
    ),
  ]);
});
