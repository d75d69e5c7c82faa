import type { SchoolId, StudentId, UserId } from '@fieldhouse/contract/ids.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobInSchool } from '#db/scopes.ts';
import {
  begin,
  code,
  decide,
  hasClass,
  inSchool,
  open,
  recipientsOf,
  WRITES,
  write,
} from '#testing/messages.ts';
import { openWorld, type Person, type World } from '#testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const refused = (names: string[]) => ({ code: 'NOT_ALLOWED', data: { names } });

it('lets every pair of roles write to each other, or not, as the rules say', async () => {
  const { school, admin, teacher, course, ada, mother } = await hasClass(world);
  const ben = await school.hasStudent({ name: 'Ben Hart', in: [course] });
  const father = await school.hasGuardian({ name: 'Fred Hart', of: ben, rights: WRITES });
  const blind = await school.hasGuardian({ name: 'Bo Hart', of: ben, rights: ['see_record'] });
  const other = await school.hasPerson({ role: 'teacher', name: 'Otto Lang' });
  const counselor = await school.hasPerson({ role: 'teacher', name: 'Cora Webb' });
  await inSchool(world, school, "update school_memberships set duties = '{counselor}' where user_id = $1", [
    counselor.userId,
  ]);
  const office = await school.hasPerson({ role: 'school_admin', name: 'Olga Ruiz' });
  const people = { ada, ben, mother, father, blind, teacher, other, counselor, admin, office };
  const writes = new Set(
    [
      ...['ada teacher', 'ada counselor', 'ada admin', 'ada office', 'ada mother'],
      ...['ben teacher', 'ben counselor', 'ben admin', 'ben office', 'ben father', 'ben blind'],
      ...['mother teacher', 'mother counselor', 'mother admin', 'mother office'],
      ...['father teacher', 'father counselor', 'father admin', 'father office'],
      ...['teacher other', 'teacher counselor', 'teacher admin', 'teacher office'],
      ...['other counselor', 'other admin', 'other office', 'counselor admin', 'counselor office'],
      'admin office',
    ].flatMap((pair) => [pair, pair.split(' ').reverse().join(' ')]),
  );
  for (const [one, from] of Object.entries(people) as [string, Person][]) {
    const offered = await recipientsOf(school, from);
    for (const [two, to] of Object.entries(people) as [string, Person][]) {
      if (from === to) continue;
      const pair = `${one} ${two}`;
      expect(offered.includes(to.name), `${pair} offered`).toBe(writes.has(pair));
      const begun = begin(school, from, to);
      if (writes.has(pair)) await expect(begun, pair).resolves.toBeTruthy();
      else await expect(begun, pair).rejects.toMatchObject(code('NOT_ALLOWED'));
    }
  }
});

it('lets counselors write with the families of their own students and of nobody’s, and offers them first', async () => {
  const { school, admin, ada, mother } = await hasClass(world);
  const zoe = await school.hasPerson({ role: 'teacher', name: 'Zoe Webb' });
  const bert = await school.hasPerson({ role: 'teacher', name: 'Bert Webb' });
  for (const one of [zoe, bert])
    await inSchool(world, school, "update school_memberships set duties = '{counselor}' where user_id = $1", [
      one.userId,
    ]);
  const begun = await begin(school, ada, bert);
  expect(await recipientsOf(school, ada)).toEqual([
    ...['Mona Moss', 'Nora Okafor', 'Alba Reyes', 'Bert Webb', 'Zoe Webb'],
  ]);
  const give = async (isAssigned: boolean) =>
    admin.client.counseling.assign({
      ...{ schoolId: school.schoolId as SchoolId, userId: zoe.userId as UserId, isAssigned },
      who: { by: 'hand', studentIds: [ada.studentId as StudentId] },
    });
  await give(true);
  // Ada's own counselor stands beside her teachers; the other one is nobody's to write to.
  expect(await recipientsOf(school, ada)).toEqual(['Mona Moss', 'Nora Okafor', 'Zoe Webb', 'Alba Reyes']);
  expect(await recipientsOf(school, mother)).toEqual(['Ada Moss', 'Nora Okafor', 'Zoe Webb', 'Alba Reyes']);
  expect(await recipientsOf(school, zoe)).toEqual(expect.arrayContaining(['Ada Moss', 'Mona Moss']));
  expect(await recipientsOf(school, bert)).not.toEqual(expect.arrayContaining(['Ada Moss']));
  for (const from of [ada, mother])
    await expect(begin(school, from, bert)).rejects.toMatchObject(code('NOT_ALLOWED'));
  for (const to of [ada, mother])
    await expect(begin(school, bert, to)).rejects.toMatchObject(code('NOT_ALLOWED'));
  await expect(write(bert, begun)).rejects.toMatchObject(refused(['Ada Moss']));
  await expect(write(ada, begun)).rejects.toMatchObject(refused(['Bert Webb']));
  await begin(school, mother, zoe);
  await give(false);
  await write(bert, begun);
});

it('asks the rules again with each message', async () => {
  const { school, teacher, ada, mother, admin } = await hasClass(world);
  const withTeacher = await begin(school, ada, teacher);
  const withMother = await begin(school, teacher, mother);
  await inSchool(world, school, "update enrollments set status = 'withdrawn' where student_id = $1", [
    ada.studentId,
  ]);
  await expect(write(ada, withTeacher)).rejects.toMatchObject(refused(['Nora Okafor']));
  await expect(write(teacher, withTeacher)).rejects.toMatchObject(refused(['Ada Moss']));
  await expect(write(mother, withMother)).rejects.toMatchObject(refused(['Nora Okafor']));
  expect((await open(ada, withTeacher)).closed).toBe('not_allowed');
  expect(await recipientsOf(school, ada)).toEqual(['Mona Moss', 'Alba Reyes']);

  const withAdmin = await begin(school, mother, admin);
  await write(admin, withAdmin);
  await inSchool(
    world,
    school,
    "update guardian_links set rights = '{see_record}' where guardian_user_id = $1",
    [mother.userId],
  );
  await expect(write(mother, withAdmin)).rejects.toMatchObject(refused(['Alba Reyes']));
  await expect(write(admin, withAdmin)).rejects.toMatchObject(refused(['Mona Moss']));
  const withChild = await begin(school, mother, ada);
  await inSchool(world, school, "update guardian_links set status = 'ended' where guardian_user_id = $1", [
    mother.userId,
  ]);
  await expect(write(mother, withChild)).rejects.toMatchObject(refused(['Ada Moss']));
  expect(await recipientsOf(school, mother)).toEqual([]);
});

it('lets students of 13 and older write to each other where the school allows it, and takes that back', async () => {
  const { school, admin, course, ada } = await hasClass(world);
  const ben = await school.hasStudent({ name: 'Ben Hart', in: [course], birthOn: '2010-05-05' });
  const year = new Date().getUTCFullYear();
  const kim = await school.hasStudent({ name: 'Kim Young', in: [course], birthOn: `${year - 12}-01-01` });
  const elsewhere = await school.hasStudent({ name: 'Else Where' });
  await expect(begin(school, ada, ben)).rejects.toMatchObject(code('NOT_ALLOWED'));
  await decide(school, admin, { studentToStudent: 'shared_courses' });
  const conversation = await begin(school, ada, ben);
  await write(ben, conversation);
  for (const one of [kim, elsewhere]) {
    await expect(begin(school, ada, one), one.name).rejects.toMatchObject(refused([]));
    await expect(begin(school, one, ada), one.name).rejects.toMatchObject(refused([]));
  }
  expect(await recipientsOf(school, ada)).toContain('Ben Hart');
  expect(await recipientsOf(school, ada)).not.toContain('Kim Young');
  // On the birthday itself, in the zone of the school.
  await inSchool(world, school, 'update student_profiles set birth_on = $2 where id = $1', [
    ben.studentId,
    `${year - 13 + 1}-06-15`,
  ]);
  await expect(write(ada, conversation)).rejects.toMatchObject(code('NOT_ALLOWED'));
  world.isAt(`${year + 1}-06-15T03:30:00Z`);
  await expect(write(ada, conversation)).rejects.toMatchObject(code('NOT_ALLOWED'));
  world.isAt(`${year + 1}-06-15T04:30:00Z`);
  await write(ada, conversation);
  world.isAt(new Date().toISOString());
  await inSchool(world, school, "update student_profiles set birth_on = '2010-05-05' where id = $1", [
    ben.studentId,
  ]);
  await write(ada, conversation);
  await decide(school, admin, { studentToStudent: 'off' });
  await expect(write(ben, conversation)).rejects.toMatchObject(refused(['Ada Moss']));
});

it('lets guardians of one course write to each other where the school allows it', async () => {
  const { school, admin, course, mother } = await hasClass(world);
  const ben = await school.hasStudent({ name: 'Ben Hart', in: [course] });
  const father = await school.hasGuardian({ name: 'Fred Hart', of: ben, rights: [] });
  await expect(begin(school, mother, father)).rejects.toMatchObject(code('NOT_ALLOWED'));
  await decide(school, admin, { parentToParent: 'shared_courses' });
  const conversation = await begin(school, mother, father);
  await write(father, conversation);
  await decide(school, admin, { parentToParent: 'off' });
  await expect(write(mother, conversation)).rejects.toMatchObject(refused(['Fred Hart']));
});

it('gives provisional and pending people nothing, and offers them to nobody', async () => {
  const { school, teacher, admin, course } = await hasClass(world);
  const waiting = await school.hasStudent({ name: 'Pro Visional', in: [course], status: 'provisional' });
  const pending = await school.hasPerson({ role: 'teacher', name: 'Pen Ding', status: 'pending' });
  for (const by of [teacher, admin]) {
    expect(await recipientsOf(school, by, 'p')).toEqual([]);
    for (const to of [waiting, pending]) {
      await expect(begin(school, by, to)).rejects.toMatchObject(refused([]));
    }
  }
  await expect(begin(school, waiting, teacher)).rejects.toMatchObject(code('NOT_FOUND'));
  await expect(recipientsOf(school, waiting)).rejects.toMatchObject(code('NOT_FOUND'));
  expect(await waiting.client.messages.list({ filter: 'all', query: '', cursor: null })).toMatchObject({
    ...{ conversations: [], schools: [], isProvisional: true, openReportCount: null },
  });
  await expect(pending.client.messages.unread({})).rejects.toMatchObject(code('AWAITING_APPROVAL'));
});

it('keeps both ends in one school, and tells no name by an id', async () => {
  const own = await hasClass(world);
  const foreign = await hasClass(world);
  await expect(begin(own.school, own.admin, foreign.admin)).rejects.toMatchObject(refused([]));
  await expect(begin(foreign.school, own.admin, foreign.admin)).rejects.toMatchObject(code('NOT_FOUND'));
  await expect(begin(own.school, own.admin, own.admin)).rejects.toMatchObject(refused([]));
  const mate = await own.school.hasStudent({ name: 'Se Cret' });
  await expect(begin(own.school, own.ada, mate)).rejects.toMatchObject(refused([]));
});

it('offers family, own teachers and the office before others, and finds names by their beginnings', async () => {
  const { school, ada, course, teacher, admin } = await hasClass(world);
  await school.hasPerson({ role: 'school_admin', name: 'Zed Adams' });
  expect(await recipientsOf(school, ada)).toEqual(['Mona Moss', 'Nora Okafor', 'Zed Adams', 'Alba Reyes']);
  expect(await recipientsOf(school, ada, 'okA')).toEqual(['Nora Okafor']);
  for (const query of ['kafor', '%', '_', "'", '\\', 'nora moss']) {
    expect(await recipientsOf(school, ada, query), query).toEqual([]);
  }
  const many = await Promise.all(
    Array.from({ length: 34 }, (_, n) => school.hasStudent({ name: `Many Number${n}`, in: [course] })),
  );
  const schoolId = school.schoolId as SchoolId;
  const { people, hasMore } = await admin.client.messages.recipients({ schoolId, query: 'many' });
  expect([people.length, hasMore]).toEqual([30, true]);
  expect(await recipientsOf(school, admin, 'number33 m')).toEqual(['Many Number33']);
  expect(await recipientsOf(school, admin, 'many number33')).toEqual(['Many Number33']);
  const { people: found } = await teacher.client.messages.recipients({ schoolId, query: 'mona' });
  expect(found).toEqual([
    {
      ...{ userId: expect.any(String), name: 'Mona Moss', role: 'parent', isCounselor: false },
      ...{
        courses: ['Biology'],
        students: [{ studentId: ada.studentId, name: 'Ada Moss' }],
        isReadAlong: false,
      },
    },
  ]);
  expect(many[0]?.userId as UserId).toBeTruthy();
}, 60_000);

it('lets people of a suspended school read, and write to those who run it alone', async () => {
  const { school, teacher, ada, admin } = await hasClass(world);
  const conversation = await begin(school, ada, teacher);
  await inSchool(world, school, "update schools set payment_status = 'suspended' where id = $1", [
    school.schoolId,
  ]);
  expect(await open(ada, conversation)).toMatchObject({
    closed: 'read_only',
    messages: [{ body: 'Good morning' }],
  });
  await expect(write(ada, conversation)).rejects.toMatchObject(code('SCHOOL_READ_ONLY'));
  await expect(begin(school, ada, teacher)).rejects.toMatchObject(code('SCHOOL_READ_ONLY'));
  const toOffice = await begin(school, ada, admin);
  await write(ada, toOffice);
  await expect(write(admin, toOffice)).rejects.toMatchObject(code('SCHOOL_READ_ONLY'));
  await inSchool(world, school, "update schools set status = 'closed' where id = $1", [school.schoolId]);
  await expect(write(ada, toOffice)).rejects.toMatchObject(code('SCHOOL_READ_ONLY'));
  await expect(begin(school, ada, admin)).rejects.toMatchObject(code('SCHOOL_READ_ONLY'));
});

it('names the child on whose account a guardian and a teacher write, and not a child the teacher has nothing to do with', async () => {
  const { school, ada, mother, teacher } = await hasClass(world);
  const bob = await school.hasStudent({ name: 'Bob Moss' });
  await world.services.units.write(jobInSchool(school.schoolId), (tx) =>
    tx.execute(
      `insert into guardian_links (school_id, id, guardian_user_id, student_id, relationship, status, rights, basis, source, starts_on)
       select school_id, gen_random_uuid(), guardian_user_id, $2, relationship, status, rights, basis, source, starts_on
       from guardian_links where guardian_user_id = $1`,
      [mother.userId, bob.studentId],
    ),
  );
  const { people } = await teacher.client.messages.recipients({
    ...{ schoolId: school.schoolId as SchoolId, query: 'mona' },
  });
  expect(people[0]?.students).toEqual([{ studentId: ada.studentId, name: 'Ada Moss' }]);
});
