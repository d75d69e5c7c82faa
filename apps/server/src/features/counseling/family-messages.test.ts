import type { FamilyMessageId, SchoolId, StudentId, UserId } from '@fieldhouse/contract/ids.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobInSchool } from '#db/scopes.ts';
import { newId } from '#platform/ids.ts';
import { bodiesFor, listOf, WRITES } from '#testing/messages.ts';
import { openWorld, type Person, type StudentPerson, type World } from '#testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

type Asking = Parameters<Person['client']['counseling']['writeToFamilies']>[0];

async function openSchool() {
  const school = await world.hasSchool(`Families ${newId()}`);
  const schoolId = school.schoolId as SchoolId;
  const sql = (text: string, values: unknown[] = []) =>
    world.services.units.write(jobInSchool(schoolId), (tx) => tx.execute(text, values));
  const admin = await school.hasPerson({ role: 'school_admin', name: 'Ann Head' });
  const cora = await school.hasPerson({ role: 'teacher', name: 'Cora Lind' });
  await sql("update school_memberships set duties = '{counselor}' where user_id = $1", [cora.userId]);
  const ada = await school.hasStudent({ name: 'Ada Park', birthOn: '2009-03-04' });
  const bo = await school.hasStudent({ name: 'Bo Baker', birthOn: '2009-03-04' });
  const mona = await school.hasGuardian({ name: 'Mona Park', of: ada, rights: WRITES });
  const fred = await school.hasGuardian({ name: 'Fred Baker', of: bo, rights: WRITES });
  const asking = (students: readonly StudentPerson[], change: Partial<Asking> = {}): Asking => ({
    studentIds: students.map(({ studentId }) => studentId as StudentId),
    audience: 'guardians',
    body: 'Please talk about summer courses with {name}.',
    messageKey: newId(),
    ...change,
  });
  const send = async (person: Person, students: readonly StudentPerson[], change: Partial<Asking> = {}) => {
    const { familyMessageId } = await person.client.counseling.writeToFamilies(asking(students, change));
    await world.runs('counseling.write', { schoolId, familyMessageId });
    return familyMessageId;
  };
  const progress = (person: Person, familyMessageId: FamilyMessageId) =>
    person.client.counseling.familyMessage({ familyMessageId });
  return { school, schoolId, sql, admin, cora, ada, bo, mona, fred, asking, send, progress };
}

/** What somebody finds in their conversations. */
const readBy = async (person: Person) => {
  const { conversations } = await listOf(person);
  const bodies = await Promise.all(
    conversations.map(({ conversationId }) => bodiesFor(person, conversationId)),
  );
  return { conversations, bodies: bodies.flat() };
};

it('writes to each family in a conversation of its own, with the first name of its own student alone', async () => {
  const { cora, ada, bo, mona, fred, send, progress, sql } = await openSchool();
  const id = await send(cora, [ada, bo]);
  expect(await progress(cora, id)).toEqual({ isFinished: true, total: 2, sent: 2, refused: 0, families: 2 });
  const [hers, his] = [await readBy(mona), await readBy(fred)];
  expect(hers.bodies).toEqual(['Please talk about summer courses with Ada.']);
  expect(his.bodies).toEqual(['Please talk about summer courses with Bo.']);
  expect(hers.conversations).toMatchObject([
    { kind: 'about_student', student: { name: 'Ada Park' }, people: [{ name: 'Cora Lind' }] },
  ]);
  // Nothing that they are answered names anybody of the other family.
  expect(JSON.stringify(hers)).not.toMatch(/Bo|Baker|Fred/);
  expect(JSON.stringify(his)).not.toMatch(/Ada|Park|Mona/);
  const { rows } = await sql("select after from audit_log where action = 'counseling.families_written'");
  expect(rows).toMatchObject([{ after: { audience: 'guardians', recipients: 2 } }]);
  expect(JSON.stringify(rows)).not.toContain('summer');
});

it('goes on in the conversation that two have already, and writes to students where they are meant', async () => {
  const { cora, ada, mona, send } = await openSchool();
  await send(cora, [ada], { body: 'First' });
  await send(cora, [ada], { audience: 'both', body: 'Second' });
  const hers = await readBy(mona);
  expect(hers.conversations).toHaveLength(1);
  expect(hers.bodies).toEqual(['First', 'Second']);
  expect((await readBy(ada)).bodies).toEqual(['Second']);
});

it('says who gets it, and who doesn’t and why', async () => {
  const { school, cora, ada, bo, sql, asking } = await openSchool();
  await school.hasGuardian({ name: 'Alma Park', of: ada, rights: ['see_record'] });
  await sql("update school_memberships set status = 'ended', ended_at = now() where user_id = $1", [
    bo.userId,
  ]);
  await sql('delete from guardian_links where student_id = $1', [bo.studentId]);
  const own = await school.hasStudent({ name: 'Cleo Lind' });
  await school.isGuardian(cora, { of: own });
  const { studentIds } = asking([ada, bo, own]);
  const { families } = await cora.client.counseling.previewFamilies({ studentIds, audience: 'both' });
  expect(families.map(({ name, people }) => [name, people.map((one) => [one.name, one.notReached])])).toEqual(
    [
      [
        'Ada Park',
        [
          ['Ada Park', null],
          ['Alma Park', 'no_right'],
          ['Mona Park', null],
        ],
      ],
      ['Bo Baker', [['Bo Baker', 'not_active']]],
      [
        'Cleo Lind',
        [
          ['Cleo Lind', 'self'],
          ['Cora Lind', 'self'],
        ],
      ],
    ],
  );
  await expect(
    cora.client.counseling.writeToFamilies(asking([own], { audience: 'both' })),
  ).rejects.toMatchObject({ code: 'NOBODY' });
});

it('is written once, however often it is sent, and however often the job runs', async () => {
  const { schoolId, cora, ada, bo, mona, asking, progress } = await openSchool();
  const asked = asking([ada, bo]);
  const first = await cora.client.counseling.writeToFamilies(asked);
  expect(await cora.client.counseling.writeToFamilies(asked)).toEqual(first);
  expect(await progress(cora, first.familyMessageId)).toMatchObject({ isFinished: false, sent: 0, total: 2 });
  for (let run = 0; run < 3; run += 1) await world.runs('counseling.write', { schoolId, ...first });
  expect(await progress(cora, first.familyMessageId)).toMatchObject({ isFinished: true, sent: 2 });
  expect((await readBy(mona)).bodies).toHaveLength(1);
});

it('asks again whether somebody may be written to when their turn comes', async () => {
  const { schoolId, cora, ada, bo, mona, fred, asking, progress, sql } = await openSchool();
  const sent = await cora.client.counseling.writeToFamilies(asking([ada, bo]));
  await sql("update guardian_links set rights = '{see_record}' where guardian_user_id = $1", [mona.userId]);
  await world.runs('counseling.write', { schoolId, ...sent });
  expect(await progress(cora, sent.familyMessageId)).toMatchObject({ sent: 1, refused: 1, families: 1 });
  expect((await readBy(mona)).conversations).toEqual([]);
  expect((await readBy(fred)).bodies).toHaveLength(1);
  // Nor does whoever counsels nobody any more write to anybody.
  const late = await cora.client.counseling.writeToFamilies(asking([bo]));
  await sql("update school_memberships set duties = '{}' where user_id = $1", [cora.userId]);
  await world.runs('counseling.write', { schoolId, ...late });
  expect((await readBy(fred)).bodies).toHaveLength(1);
});

it('reaches one’s own students alone, is bounded, and its progress is for whoever wrote it', async () => {
  const { schoolId, school, admin, cora, ada, bo, mona, asking, send, progress } = await openSchool();
  const otto = await school.hasPerson({ role: 'teacher', name: 'Otto Berg' });
  const { studentIds } = asking([ada]);
  await admin.client.counseling.assign({
    ...{ schoolId, userId: admin.userId as UserId, isAssigned: true },
    who: { by: 'hand', studentIds },
  });
  const elsewhere = await openSchool();
  const refusals: [Person, readonly StudentPerson[], string][] = [
    [cora, [bo, ada], 'NOT_FOUND'],
    [cora, [bo, elsewhere.ada], 'NOT_FOUND'],
    [elsewhere.cora, [bo], 'NOT_FOUND'],
    [otto, [bo], 'FORBIDDEN'],
    [mona, [ada], 'FORBIDDEN'],
  ];
  for (const [person, students, code] of refusals) {
    await expect(
      person.client.counseling.writeToFamilies(asking(students)),
      person.name,
    ).rejects.toMatchObject({ code });
    const preview = { studentIds: asking(students).studentIds, audience: 'both' as const };
    await expect(person.client.counseling.previewFamilies(preview), person.name).rejects.toMatchObject({
      code,
    });
  }
  const tooMany = Array.from({ length: 201 }, () => newId<StudentId>());
  for (const change of [{ studentIds: tooMany }, { body: '{name}'.repeat(11) }, { body: ' ' }])
    await expect(cora.client.counseling.writeToFamilies(asking([bo], change))).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
  const id = await send(cora, [bo]);
  await expect(progress(admin, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const again = asking([bo]);
  for (let more = 0; more < 40; more += 1)
    await cora.client.counseling.writeToFamilies(again).catch(() => undefined);
  await expect(cora.client.counseling.writeToFamilies(asking([bo]))).rejects.toMatchObject({
    code: 'TOO_MANY_TRIES',
  });
});
