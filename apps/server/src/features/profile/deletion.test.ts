import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobForPlatform, jobInSchool } from '#db/scopes.ts';
import { recordAudit } from '#platform/audit.ts';
import { newId } from '#platform/ids.ts';
import { notify } from '#platform/notify.ts';
import { sealAudit } from '#platform/seal-audit.ts';
import { verifyAudit } from '#platform/verify-audit.ts';
import { withCookies } from '#testing/browser.ts';
import { asOwner } from '#testing/promises/as-owner.ts';
import { openWorld, type Person, type World } from '#testing/world.ts';
import { sweepProfiles } from './carry-out.ts';

const SUPPORT = 'help@platform.test';

let world: World;
beforeAll(async () => {
  world = await openWorld({ SUPPORT_EMAIL: SUPPORT });
});
afterAll(() => world.close());

const PASSWORD = 'correct-horse-9';
const DAY = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString();

const ask = (person: Person, studentId: string | null = null) =>
  withCookies(world, person).profile.requestDeletion({
    password: PASSWORD,
    studentId: studentId as never,
  });

const rowsOf = async (sql: string, values: unknown[]) =>
  (await world.services.units.write(jobForPlatform, (tx) => tx.execute(sql, values))).rows;

it('says who may not: operators, the last admin, minors; and asks for the password', async () => {
  world.isAt(inDays(0));
  const school = await world.hasSchool('Rules High');
  const admin = await school.hasPerson({ role: 'school_admin', name: 'Only Admin' });
  const minor = await school.hasStudent({ name: 'Too Young', birthOn: '2012-01-01' });
  const operator = await world.hasOperator('Runs It');
  const teacher = await school.hasPerson({ role: 'teacher', name: 'May Go' });
  const refusal = (obstacle: string) => ({ code: 'REFUSED', data: { obstacle } });
  await expect(ask(admin)).rejects.toMatchObject(refusal('last_admin'));
  await expect(ask(minor)).rejects.toMatchObject(refusal('minor'));
  await expect(ask(operator)).rejects.toMatchObject(refusal('operator'));
  expect(await minor.client.profile.account({})).toMatchObject({ obstacle: 'minor', contact: SUPPORT });
  await world.services.units.write(jobInSchool(school.schoolId), async (tx) => {
    await tx.execute("update schools set email = 'office@rules.test' where id = $1", [school.schoolId]);
  });
  expect((await minor.client.profile.account({})).contact).toBe('office@rules.test');
  // Nobody answers for a school that is closed.
  await world.services.units.write(jobInSchool(school.schoolId), async (tx) => {
    await tx.execute("update schools set status = 'closed' where id = $1", [school.schoolId]);
  });
  expect((await minor.client.profile.account({})).contact).toBe(SUPPORT);
  await world.services.units.write(jobInSchool(school.schoolId), async (tx) => {
    await tx.execute("update schools set status = 'active' where id = $1", [school.schoolId]);
  });
  await expect(
    withCookies(world, teacher).profile.requestDeletion({ password: 'not-the-one', studentId: null }),
  ).rejects.toMatchObject({ code: 'WRONG_PASSWORD' });
  expect((await teacher.client.profile.account({})).deletion).toBeNull();

  await school.hasPerson({ role: 'school_admin', name: 'Second Admin' });
  await ask(admin);
  expect((await admin.client.accounts.session({})).me?.deletionDueAt).not.toBeNull();
});

it('lets a student decide from the 18th birthday on, in the zone of the school', async () => {
  const school = await world.hasSchool('Birthday High');
  await world.services.units.write(jobInSchool(school.schoolId), (tx) =>
    tx.execute("update schools set time_zone = 'America/Los_Angeles' where id = $1", [school.schoolId]),
  );
  const student = await school.hasStudent({ name: 'Turns Eighteen', birthOn: '2012-06-15' });
  world.isAt('2030-06-15T06:59:00.000Z');
  await expect(ask(student)).rejects.toMatchObject({ code: 'REFUSED' });
  world.isAt('2030-06-15T07:01:00.000Z');
  await ask(student);
  world.isAt(inDays(0));
});

it('lets a guardian with the right decide for a minor, and no other one', async () => {
  world.isAt(inDays(0));
  const school = await world.hasSchool('Family High');
  const child = await school.hasStudent({ name: 'A Child', birthOn: '2014-01-01' });
  const grown = await school.hasStudent({ name: 'A Grown One', birthOn: '2000-01-01' });
  const mother = await school.hasGuardian({ name: 'A Mother', of: child, rights: ['manage_account'] });
  const aunt = await school.hasGuardian({ name: 'An Aunt', of: child, rights: ['see_record'] });
  const former = await school.hasGuardian({
    name: 'A Former',
    of: child,
    rights: ['manage_account'],
    status: 'ended',
  });
  const father = await school.hasGuardian({ name: 'A Father', of: grown, rights: ['consent'] });
  for (const [person, studentId] of [
    [aunt, child.studentId],
    [former, child.studentId],
    [father, grown.studentId],
    [mother, grown.studentId],
  ] as const) {
    await expect(ask(person, studentId), person.name).rejects.toMatchObject({ code: 'NOT_FOUND' });
  }
  await ask(mother, child.studentId);
  expect((await mother.client.profile.account({})).children).toMatchObject([
    { name: 'A Child', deletionDueAt: expect.any(String) },
  ]);
  expect((await mother.client.profile.account({})).deletion).toBeNull();
  // A child doesn't undo it; the guardian does.
  expect((await child.client.profile.account({})).deletion).toMatchObject({ isOwnWish: false });
  await expect(child.client.profile.withdrawDeletion({ studentId: null })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  await mother.client.profile.withdrawDeletion({ studentId: child.studentId as never });
  expect((await child.client.profile.account({})).deletion).toBeNull();
});

it('names the day on which an account goes, however often its deletion is asked for', async () => {
  world.isAt(inDays(0));
  const school = await world.hasSchool('Twice High');
  const child = await school.hasStudent({ name: 'Asked Twice', birthOn: '2014-01-01' });
  const mother = await school.hasGuardian({ name: 'Mother Twice', of: child, rights: ['manage_account'] });
  const father = await school.hasGuardian({ name: 'Father Twice', of: child, rights: ['consent'] });
  const { dueAt } = await ask(mother, child.studentId);
  world.isAt(inDays(10));
  expect((await ask(father, child.studentId)).dueAt).toBe(dueAt);
  expect((await ask(mother, child.studentId)).dueAt).toBe(dueAt);
  const letters = await rowsOf(
    "select body_text from mail_outbox where to_address = any ($1) and template = 'deletion-asked'",
    [[mother.email, father.email, child.email]],
  );
  const days = letters.map(
    (letter) => (letter as { body_text: string }).body_text.match(/deleted on (.+?)\. /)?.[1],
  );
  expect(new Set(days).size).toBe(1);
  world.isAt(inDays(0));
});

it('is taken back within 14 days, and carried out after them', async () => {
  world.isAt(inDays(0));
  const school = await world.hasSchool('Leaving High');
  const course = await school.hasCourse({ title: 'Biology', teacher: null });
  const stays = await school.hasStudent({ name: 'Stays Here', birthOn: '2000-01-01', in: [course] });
  const goes = await school.hasStudent({ name: 'Goes Away', birthOn: '2000-01-01', in: [course] });
  const contact = { phone: '555-CANARY', address: 'CANARY street', bio: 'CANARY bio' };
  for (const person of [stays, goes]) {
    const [givenName = '', familyName = ''] = person.name.split(' ');
    await person.client.profile.savePerson({ givenName, familyName, ...contact, version: 1 });
    await person.client.coursework.saveDraft({
      assignmentId: course.assignmentIds[0] as never,
      content: { v: 1, text: 'CANARY draft', matches: [] },
      baseRevision: 0,
      deviceId: 'a',
    });
    await ask(person);
  }
  await stays.client.profile.withdrawDeletion({ studentId: null });

  world.isAt(inDays(13.9));
  await sweepProfiles(world.services);
  expect((await goes.client.accounts.session({})).me).not.toBeNull();

  world.isAt(inDays(14.1));
  await sweepProfiles(world.services);
  await sweepProfiles(world.services);
  expect((await goes.client.accounts.session({})).me).toBeNull();
  expect((await stays.client.accounts.session({})).me).not.toBeNull();
  const everything = (userId: string) =>
    rowsOf(
      `select u.email, u.deleted_at is not null as is_deleted, p.phone, p.address, p.bio, m.status, m.end_reason,
         sp.legal_name, (select count(*)::int from drafts d where d.student_id = sp.id) as drafts,
         (select count(*)::int from user_settings s where s.user_id = u.id) as settings,
         (select count(*)::int from mail_outbox o where o.to_address = $2) as letters
       from users u join profiles p on p.id = u.id join school_memberships m on m.user_id = u.id
         join student_profiles sp on sp.user_id = u.id where u.id = $1`,
      [userId, userId === goes.userId ? goes.email : stays.email],
    );
  expect(await everything(goes.userId)).toEqual([
    {
      email: `deleted-${goes.userId}@deleted.invalid`,
      is_deleted: true,
      phone: null,
      address: null,
      bio: null,
      status: 'ended',
      end_reason: 'account_deleted',
      legal_name: 'Goes Away',
      drafts: 0,
      settings: 0,
      letters: 0,
    },
  ]);
  expect(await everything(stays.userId)).toEqual([
    expect.objectContaining({ ...contact, email: stays.email, status: 'active', drafts: 1, settings: 1 }),
  ]);
  const { rows } = await world.services.db.pool.query(
    `select (select count(*)::int from auth_accounts where user_id = $1) as accounts,
       (select count(*)::int from auth_sessions where user_id = $1) as sessions`,
    [goes.userId],
  );
  expect(rows).toEqual([{ accounts: 0, sessions: 0 }]);
  expect(
    await rowsOf('select action, actor_kind from audit_log where entity_id = $1 order by at', [goes.userId]),
  ).toEqual([
    { action: 'account.deletion_asked', actor_kind: 'user' },
    { action: 'account.deleted', actor_kind: 'job' },
  ]);
});

it('lets nobody take back a deletion that is being carried out, and says so', async () => {
  // The embedded database answers one transaction after the other.
  if (world.services.db.kind !== 'postgres') return;
  world.isAt(inDays(0));
  const school = await world.hasSchool('Too Late High');
  const student = await school.hasStudent({ name: 'Too Late', birthOn: '2000-01-01' });
  await ask(student);
  world.isAt(inDays(15));
  const { units, db } = world.services;
  let answer: Promise<string> | undefined;
  const takeBack = async () => {
    answer = student.client.profile.withdrawDeletion({ studentId: null }).then(
      () => 'taken back',
      (error) => error.code,
    );
    const waits = async () => {
      for (;;) {
        const { rows } = await db.pool.query('select 1 from pg_locks where not granted');
        if (rows.length > 0) return;
      }
    };
    await Promise.race([answer, waits()]);
  };
  const write: typeof units.write = (entry, work, first) =>
    units.write(
      entry,
      (tx, actor, rows) =>
        work(
          {
            orm: tx.orm,
            send: tx.send.bind(tx),
            follow: tx.follow.bind(tx),
            goOnAs: tx.goOnAs.bind(tx),
            execute: tx.execute.bind(tx),
            async query(one) {
              const found = await tx.query(one);
              const isErasing = one.text.includes('erase_person') && one.values.includes(student.userId);
              if (isErasing) await takeBack();
              return found;
            },
          },
          actor,
          rows,
        ),
      first,
    );
  await sweepProfiles({ ...world.services, units: { write, read: units.read.bind(units) } as never });
  expect(await answer).not.toBe('taken back');
  expect(await rowsOf('select state from deletion_requests where user_id = $1', [student.userId])).toEqual([
    { state: 'done' },
  ]);
  world.isAt(inDays(0));
});

it('waits while the person has become the last admin meanwhile', async () => {
  world.isAt(inDays(0));
  const school = await world.hasSchool('Last High');
  const first = await school.hasPerson({ role: 'school_admin', name: 'First Admin' });
  const second = await school.hasPerson({ role: 'school_admin', name: 'Next Admin' });
  await ask(first);
  await ask(second);
  world.isAt(inDays(15));
  await sweepProfiles(world.services);
  await sweepProfiles(world.services);
  const left = await Promise.all(
    [first, second].map(async (one) => (await one.client.accounts.session({})).me !== null),
  );
  expect(left.filter(Boolean)).toHaveLength(1);
});

it('leaves no course without anybody: a co-teacher takes it over, else an admin', async () => {
  world.isAt(inDays(0));
  const school = await world.hasSchool('Handed Over High');
  const admin = await school.hasPerson({ role: 'school_admin', name: 'Ad Min' });
  const leaving = await school.hasPerson({ role: 'teacher', name: 'Lea Ving' });
  const second = await school.hasPerson({ role: 'teacher', name: 'Co Teacher' });
  const shared = await school.hasCourse({ title: 'Shared', teacher: leaving });
  const alone = await school.hasCourse({ title: 'Alone', teacher: leaving });
  await world.services.units.write(jobInSchool(school.schoolId), (tx) =>
    tx.execute(
      "insert into course_teachers (school_id, id, course_id, user_id, role) values ($1, gen_random_uuid(), $2, $3, 'teacher')",
      [school.schoolId, shared.courseId, second.userId],
    ),
  );
  await ask(leaving);
  world.isAt(inDays(15));
  await sweepProfiles(world.services);
  const owners = await rowsOf(
    "select course_id, user_id from course_teachers where school_id = $1 and role = 'owner' and ended_at is null",
    [school.schoolId],
  );
  const expected = [
    { course_id: shared.courseId, user_id: second.userId },
    { course_id: alone.courseId, user_id: admin.userId },
  ];
  expect(owners).toHaveLength(2);
  expect(owners).toEqual(expect.arrayContaining(expected));
  expect(
    await rowsOf(
      "select user_id, course_id from notifications where school_id = $1 and template = 'course_role'",
      [school.schoolId],
    ),
  ).toEqual(expect.arrayContaining(expected.map(({ course_id, user_id }) => ({ user_id, course_id }))));
  world.isAt(inDays(0));
});

it('archives a course when its teacher goes and nobody is left to follow', async () => {
  world.isAt(inDays(0));
  const school = await world.hasSchool('Only One High');
  const leaving = await school.hasPerson({ role: 'teacher', name: 'On Ly' });
  const course = await school.hasCourse({ title: 'Alone', teacher: leaving });
  // The school opened it by itself: it goes on.
  await school.hasCourse({ title: 'Opened', teacher: null });
  await ask(leaving);
  world.isAt(inDays(15));
  await sweepProfiles(world.services);
  expect(
    await rowsOf('select title, status from courses where school_id = $1 order by title', [school.schoolId]),
  ).toEqual([
    { title: 'Alone', status: 'archived' },
    { title: 'Opened', status: 'published' },
  ]);
  expect(
    await rowsOf('select action from audit_log where entity_id = $1 order by at, id', [course.courseId]),
  ).toEqual([{ action: 'course.archived' }, { action: 'course_teacher.ended' }]);
  expect((await leaving.client.accounts.session({})).me).toBeNull();
  world.isAt(inDays(0));
});

it('lets the only parent of a family go: the school closes, and the children keep what is theirs', async () => {
  world.isAt(inDays(0));
  const home = await world.hasSchool('Rivera Homeschool', 'homeschool');
  const parent = await home.hasPerson({ role: 'homeschool_parent', name: 'Rosa Rivera' });
  const course = await home.hasCourse({ title: 'Botany', teacher: parent });
  const child = await home.hasStudent({ name: 'Rio Rivera', birthOn: '2012-01-01', in: [course] });
  expect(await parent.client.profile.account({})).toMatchObject({
    obstacle: null,
    closingSchools: ['Rivera Homeschool'],
  });
  await ask(parent);
  const [mail] = await rowsOf(
    "select body_text from mail_outbox where to_address = $1 and template = 'deletion-asked'",
    [parent.email],
  );
  expect((mail as { body_text: string }).body_text).toContain('Rivera Homeschool closes with your account');
  world.isAt(inDays(15));
  await sweepProfiles(world.services);
  expect((await parent.client.accounts.session({})).me).toBeNull();
  expect(await rowsOf('select status from schools where id = $1', [home.schoolId])).toEqual([
    { status: 'closed' },
  ]);
  expect(
    await rowsOf('select action, actor_kind, reason from audit_log where entity_id = $1', [home.schoolId]),
  ).toEqual([
    {
      action: 'school.closed',
      actor_kind: 'job',
      reason: 'The account of the last parent was deleted.',
    },
  ]);
  expect(await rowsOf('select legal_name from student_profiles where id = $1', [child.studentId])).toEqual([
    { legal_name: 'Rio Rivera' },
  ]);
  expect((await child.client.gradebook.mine({})).courses).toMatchObject([{ title: 'Botany' }]);
  // The course is archived with its owner; the dashboard and the list of courses both show it.
  expect(await child.client.home.student({})).toMatchObject({
    activeCourseCount: 1,
    courses: [{ title: 'Botany' }],
  });
  expect(await child.client.catalog.list({})).toMatchObject({
    enrolledCount: 1,
    courses: [{ title: 'Botany', enrollment: 'active', can: { enroll: false, cancel: false, open: true } }],
  });
  world.isAt(inDays(0));
});

it('keeps the family’s school open while another parent is there', async () => {
  world.isAt(inDays(0));
  const home = await world.hasSchool('Two Homeschool', 'homeschool');
  const one = await home.hasPerson({ role: 'homeschool_parent', name: 'One Parent' });
  await home.hasPerson({ role: 'homeschool_parent', name: 'Other Parent' });
  expect((await one.client.profile.account({})).closingSchools).toEqual([]);
  await ask(one);
  world.isAt(inDays(15));
  await sweepProfiles(world.services);
  expect((await one.client.accounts.session({})).me).toBeNull();
  expect(await rowsOf('select status from schools where id = $1', [home.schoolId])).toEqual([
    { status: 'active' },
  ]);
  world.isAt(inDays(0));
});

it('L-04 says that a deletion waits for a legal hold, says nothing of the hold, and goes on after it', async () => {
  world.isAt(inDays(0));
  const school = await world.hasSchool('Hold High');
  const student = await school.hasStudent({ name: 'Hal Held', birthOn: '2000-01-01' });
  const child = await school.hasStudent({ name: 'Cam Held', birthOn: '2014-01-01' });
  const mother = await school.hasGuardian({ name: 'Mo Held', of: child, rights: ['manage_account'] });
  const { operations } = (await world.hasOperator('Holds It')).client;
  const hold = ({ studentId }: { studentId: string }) =>
    operations.placeHold({
      ...{ schoolId: school.schoolId as never, studentId: studentId as never },
      reason: 'Case 4711',
    });
  const { holdId } = await hold(student);
  const childHold = await hold(child);
  expect(await ask(student)).toMatchObject({ postponement: 'law' });
  expect(await ask(mother, child.studentId)).toMatchObject({ postponement: 'law' });
  const shown = await student.client.profile.account({});
  expect(shown.deletion).toMatchObject({ postponement: 'law' });
  expect((await mother.client.profile.account({})).children).toMatchObject([{ isPostponed: true }]);
  const [mail] = await rowsOf(
    "select body_text from mail_outbox where to_address = $1 and template = 'deletion-asked'",
    [student.email],
  );
  const { body_text: body } = mail as { body_text: string };
  expect(body).toContain('The deletion is postponed');
  expect(body).not.toContain('will be deleted on');
  expect(body + JSON.stringify(shown)).not.toContain('4711');

  world.isAt(inDays(15));
  await sweepProfiles(world.services);
  expect((await student.client.accounts.session({})).me).not.toBeNull();
  const lettersTo = ({ email }: { email: string }) =>
    rowsOf(
      "select subject, body_text as body from mail_outbox where to_address = $1 and template = 'deletion-resumed'",
      [email],
    );
  expect(await lettersTo(student)).toEqual([]);
  await operations.releaseHold({ holdId, reason: 'The case is closed' });
  // Whoever is told that it goes on can still take it back.
  const { deletion } = await student.client.profile.account({});
  expect(deletion?.postponement).toBeNull();
  const daysLeft = (Date.parse(deletion?.dueAt ?? '') - world.services.clock.millis()) / DAY;
  expect(daysLeft).toBeCloseTo(3, 3);
  const [told, ...more] = (await lettersTo(student)) as { subject: string; body: string }[];
  expect(more).toEqual([]);
  expect(told?.subject).toBe('The deletion of your account continues');
  expect(told?.body).toMatch(/will be deleted on \w+ \d+, \d{4}\. Until then you can cancel it here/);
  expect(told?.body).not.toMatch(/4711|case/i);
  expect(await lettersTo(mother)).toEqual([]);
  await sweepProfiles(world.services);
  expect((await student.client.accounts.session({})).me).not.toBeNull();
  // Another hold on the whole school keeps the child's waiting; the guardian who asked is told, and the child.
  const whole = await operations.placeHold({
    ...{ schoolId: school.schoolId as never, studentId: null, reason: 'Subpoena' },
  });
  await operations.releaseHold({ holdId: childHold.holdId, reason: 'The case is closed' });
  expect(await lettersTo(mother)).toEqual([]);
  await operations.releaseHold({ holdId: whole.holdId, reason: 'Withdrawn' });
  expect(await lettersTo(mother)).toMatchObject([
    { subject: 'The deletion of Cam Held’s account continues' },
  ]);
  expect(await lettersTo(child)).toMatchObject([{ subject: 'The deletion of your account continues' }]);
  // The guardian can take it back, and the child, who can't, reads who can.
  const [toMother] = (await lettersTo(mother)) as { body: string }[];
  const [toChild] = (await lettersTo(child)) as { body: string }[];
  expect(toMother?.body).toContain('Until then you can cancel it here:');
  expect(toChild?.body).toContain('only a guardian can cancel it');
  expect(toChild?.body).not.toContain('you can cancel it here');
  world.isAt(inDays(18.1));
  await sweepProfiles(world.services);
  expect((await student.client.accounts.session({})).me).toBeNull();
  expect((await child.client.accounts.session({})).me).toBeNull();
  world.isAt(inDays(0));
});

it('tells a minor whose guardian asked that only a guardian can take it back, in every language', async () => {
  world.isAt(inDays(0));
  const school = await world.hasSchool('Told High');
  const child = await school.hasStudent({ name: 'Toni Told', birthOn: '2014-01-01' });
  const mother = await school.hasGuardian({ name: 'Mo Told', of: child, rights: ['manage_account'] });
  const bodyTo = async ({ email }: Person) => {
    const [mail] = await rowsOf(
      "select body_text from mail_outbox where to_address = $1 and template = 'deletion-asked' order by created_at desc, id desc",
      [email],
    );
    return (mail as { body_text: string }).body_text;
  };
  for (const [locale, own, theirs] of [
    ['en', 'Until then you can cancel it here:', 'only a guardian can cancel it'],
    ['es', 'Hasta entonces se puede cancelar:', 'solo tu padre, madre o tutor puede cancelarlo'],
    ['fr', 'Jusque-là, la demande peut être annulée :', 'seul un responsable légal peut annuler la demande'],
    [
      'de',
      'Bis dahin kannst du es hier zurücknehmen:',
      'kann nur eine erziehungsberechtigte Person es zurücknehmen',
    ],
  ] as const) {
    for (const { client } of [child, mother]) await client.accounts.saveSettings({ locale });
    await ask(mother, child.studentId);
    const [toMother, toChild] = [await bodyTo(mother), await bodyTo(child)];
    expect([toMother.includes(own), toMother.includes(theirs)], locale).toEqual([true, false]);
    expect([toChild.includes(own), toChild.includes(theirs)], locale).toEqual([false, true]);
    await expect(
      withCookies(world, child).profile.withdrawDeletion({ studentId: null }),
    ).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await withCookies(world, mother).profile.withdrawDeletion({ studentId: child.studentId as never });
  }
});

it('tells a guardian whose link ended nothing more of a deletion that goes on', async () => {
  world.isAt(inDays(0));
  const school = await world.hasSchool('Parted High');
  const child = await school.hasStudent({ name: 'Kit Parted', birthOn: '2014-01-01' });
  const father = await school.hasGuardian({ name: 'Fa Parted', of: child, rights: ['manage_account'] });
  const { operations } = (await world.hasOperator('Holds Too')).client;
  const { holdId } = await operations.placeHold({
    ...{ schoolId: school.schoolId as never, studentId: child.studentId as never, reason: 'Case 4712' },
  });
  await ask(father, child.studentId);
  await world.services.units.write(jobInSchool(school.schoolId), (tx) =>
    tx.execute("update guardian_links set status = 'ended' where student_id = $1", [child.studentId]),
  );
  await operations.releaseHold({ holdId, reason: 'The case is closed' });
  expect(
    await rowsOf(
      "select to_address as at from mail_outbox where template = 'deletion-resumed' and to_address = any ($1)",
      [[father.email, child.email]],
    ),
  ).toEqual([{ at: child.email }]);
});

it('L-03 withdraws a student from all courses, gives the places to who waits, and marks nothing afterwards', async () => {
  world.isAt(inDays(0));
  const school = await world.hasSchool('Withdrawn High');
  const teacher = await school.hasPerson({ role: 'teacher', name: 'Tea Cher' });
  const course = await school.hasCourse({
    ...{ title: 'Biology', teacher, capacity: 1 },
    assignments: [{ title: 'Later', dueAt: inDays(20) }],
  });
  const goes = await school.hasStudent({ name: 'Goes Away', birthOn: '2000-01-01', in: [course] });
  const waits = await school.hasStudent({ name: 'Waits Here', birthOn: '2000-01-01' });
  await waits.client.catalog.enroll({ courseId: course.courseId });
  await ask(goes);
  world.isAt(inDays(14.1));
  await sweepProfiles(world.services);
  const standing = async () =>
    await rowsOf(
      `select sp.legal_name as name, e.status from enrollments e join student_profiles sp on sp.id = e.student_id
       where e.course_id = $1 order by 1`,
      [course.courseId],
    );
  const left = [
    { name: 'Goes Away', status: 'withdrawn' },
    { name: 'Waits Here', status: 'active' },
  ];
  expect(await standing()).toEqual(left);
  expect(
    await rowsOf(
      `select a.actor_kind, a.actor_user_id, a.reason from audit_log a join enrollments e on e.id = a.entity_id
       where e.student_id = $1 and a.action = 'enrollment.withdrawn'`,
      [goes.studentId],
    ),
  ).toEqual([{ actor_kind: 'job', actor_user_id: null, reason: 'The account of the student was deleted.' }]);
  // Both or neither.
  expect(
    await rowsOf(
      `select count(distinct a.xmin::text)::int as transactions from audit_log a
       where (a.entity_id in (select id from enrollments where student_id = $1) and a.action = 'enrollment.withdrawn')
         or (a.entity_id = $2 and a.action = 'account.deleted')`,
      [goes.studentId, goes.userId],
    ),
  ).toEqual([{ transactions: 1 }]);

  // As deletions left it before they withdrew anybody.
  await world.services.units.write(jobInSchool(school.schoolId), (tx) =>
    tx.execute("update enrollments set status = 'active' where student_id = $1", [goes.studentId]),
  );
  world.isAt(inDays(21));
  await world.runs('grading.missing', {});
  expect(
    await rowsOf("select student_id from grades where course_id = $1 and state = 'missing'", [
      course.courseId,
    ]),
  ).toEqual([{ student_id: waits.studentId }]);
  await sweepProfiles(world.services);
  expect(await standing()).toEqual(left);
  world.isAt(inDays(0));
});

it('L-03 takes work and questions of a student out of every queue and count of their teacher', async () => {
  world.isAt(inDays(0));
  const school = await world.hasSchool('Queue High');
  const teacher = await school.hasPerson({ role: 'teacher', name: 'Tea Cher' });
  const course = await school.hasCourse({ title: 'Biology', teacher, assignments: [{ title: 'Leaves' }] });
  const goes = await school.hasStudent({ name: 'Goes Away', birthOn: '2000-01-01', in: [course] });
  const stays = await school.hasStudent({ name: 'Stays Here', birthOn: '2000-01-01', in: [course] });
  for (const student of [goes, stays])
    await student.client.coursework.submit({
      assignmentId: course.assignmentIds[0] as never,
      content: { v: 1, text: 'My work', matches: [] },
      idempotencyKey: newId(),
    });
  await world.services.units.write(jobInSchool(school.schoolId), (tx) =>
    tx.execute(
      `insert into grade_inquiries (school_id, id, student_id, enrollment_id, course_id, assignment_id, asked_by, text, state)
       select e.school_id, app.uuidv7(), e.student_id, e.id, e.course_id, $1, $2, 'Why?', 'open'
       from enrollments e where e.student_id = $3`,
      [course.assignmentIds[0], goes.userId, goes.studentId],
    ),
  );
  const seen = async () => {
    const { work } = await teacher.client.grading.queue({});
    const { inquiries } = await teacher.client.grading.inquiries({});
    const home = await teacher.client.home.teacher({});
    const { rows } = await world.services.units.write(jobInSchool(school.schoolId), (tx) =>
      tx.execute(
        `select coalesce(sum(needs_grading_count), 0)::int as counted from course_grades where course_id = $1`,
        [course.courseId],
      ),
    );
    return {
      queue: work.map(({ studentName }) => studentName).sort(),
      questions: inquiries.length,
      home: JSON.stringify(home).match(/"(?:toGradeCount|questionCount)":\d+/g),
      counted: (rows[0] as { counted: number }).counted,
    };
  };
  const before = await seen();
  expect(before).toMatchObject({ queue: ['Goes Away', 'Stays Here'], questions: 1, counted: 2 });
  await ask(goes);
  world.isAt(inDays(14.1));
  await sweepProfiles(world.services);
  const after = { queue: ['Stays Here'], questions: 0, counted: 1 };
  expect(await seen()).toMatchObject(after);
  expect((await seen()).home).toEqual(
    before.home?.map((count) => count.replace(/\d+/, (n) => String(Number(n) - 1))),
  );
  // As deletions left it before they did so, and the sweep when it knew the queue alone.
  for (const isQueued of [true, false]) {
    await world.services.units.write(jobInSchool(school.schoolId), async (tx) => {
      const update = 'update grades set needs_grading = $2 where student_id = $1';
      await tx.execute(update, [goes.studentId, isQueued]);
      const count = 'update course_grades set needs_grading_count = 1 where student_id = $1';
      await tx.execute(count, [goes.studentId]);
    });
    await sweepProfiles(world.services);
    expect(await seen()).toMatchObject(after);
  }
  world.isAt(inDays(0));
});

it('L-03 names nobody in an email that is written after their account was deleted', async () => {
  world.isAt(inDays(0));
  const school = await world.hasSchool('Silent High');
  const teacher = await school.hasPerson({ role: 'teacher', name: 'Tea Cher' });
  const course = await school.hasCourse({ title: 'Biology', teacher, assignments: [{ title: 'Leaves' }] });
  const goes = await school.hasStudent({ name: 'Canary Goes', birthOn: '2012-01-01', in: [course] });
  const rights = ['see_record', 'manage_account'];
  const mother = await school.hasGuardian({ name: 'A Mother', of: goes, rights });
  await ask(mother, goes.studentId);
  world.isAt(inDays(14.05));
  const { attemptId } = await goes.client.coursework.submit({
    assignmentId: course.assignmentIds[0] as never,
    content: { v: 1, text: 'My work', matches: [] },
    idempotencyKey: newId(),
  });
  await withCookies(world, teacher).grading.record({
    ...{ attemptId, criteria: [{ criterionId: 'work', points: 5 }], comment: '', baseSeq: 0, release: true },
  });
  await rowsOf(
    `select app.queue_mail(app.uuidv7(), 'someone-waits:' || $1 || ':x', $2, 'office@silent.test', 'en', 'someone-waits',
       'Canary Goes waits', 'Canary Goes waits', null, null, null)`,
    [goes.userId, teacher.userId],
  );
  await sweepProfiles(world.services);
  world.isAt(inDays(14.1));
  await world.runs('notifications.deliver', {});
  expect(
    await rowsOf(
      `select subject from mail_outbox where (subject || body_text) like '%Canary%' and template <> 'deletion-asked'`,
      [],
    ),
  ).toEqual([]);
  // And nobody hears anything new of them.
  await world.services.units.write(jobInSchool(school.schoolId), async (tx) =>
    notify(tx, world.services.clock, [mother.userId], {
      ...{
        schoolId: school.schoolId,
        studentId: goes.studentId,
        type: 'grade',
        template: 'record_corrected',
      },
      groupKey: 'after the deletion',
    }),
  );
  const { notifications } = await mother.client.notifications.list({ tab: 'all' });
  expect(notifications.map(({ template, studentName }) => [template, studentName])).toEqual([
    ['deletion_done', null],
    ['grade_released', 'Former member'],
  ]);
  world.isAt(inDays(0));
});

it('tells guardians who see the record that the account of their child was deleted', async () => {
  world.isAt(inDays(0));
  const school = await world.hasSchool('Done High');
  const goes = await school.hasStudent({ name: 'Goes Done', birthOn: '2012-01-01' });
  const mother = await school.hasGuardian({ name: 'Asks Done', of: goes, rights: ['see_record', 'consent'] });
  const father = await school.hasGuardian({ name: 'Hears Done', of: goes, rights: ['see_record'] });
  const aunt = await school.hasGuardian({ name: 'Blind Done', of: goes, rights: ['alerts'] });
  await ask(mother, goes.studentId);
  world.isAt(inDays(14.1));
  await sweepProfiles(world.services);
  await world.runs('notifications.deliver', {});
  const lettersTo = async (person: Person) =>
    (
      await rowsOf(
        "select subject from mail_outbox where to_address = $1 and template <> 'deletion-asked' order by subject",
        [person.email],
      )
    ).map((row) => (row as { subject: string }).subject);
  for (const one of [mother, father]) {
    expect(await lettersTo(one), one.name).toEqual(['A student’s account at Done High has been deleted']);
    const { notifications } = await one.client.notifications.list({ tab: 'all' });
    expect(notifications, one.name).toMatchObject([{ template: 'deletion_done', studentName: null }]);
  }
  expect(await lettersTo(aunt)).toEqual([]);
  world.isAt(inDays(0));
});

it('L-03 removes the copies of a child’s record that guardians have, and copies that no row knows', async () => {
  world.isAt(inDays(0));
  const { files, units } = world.services;
  const school = await world.hasSchool('Copied High');
  const child = await school.hasStudent({ name: 'Cop Ied', birthOn: '2000-01-01' });
  const other = await school.hasStudent({ name: 'Other Child', birthOn: '2000-01-01' });
  const mother = await school.hasGuardian({ name: 'Mo Ther', of: child });
  const copy = async (studentId: string | null, state: 'ready' | 'failed', isKnown: boolean) => {
    const id = randomUUID();
    const key = `exports/${mother.userId}/${id}`;
    await files.put(key, Buffer.from('a copy'));
    if (!isKnown) return key;
    await units.write(jobForPlatform, (tx) =>
      tx.execute(
        `insert into data_exports (id, user_id, school_id, student_id, state, storage_key, expires_at)
         values ($1, $2, $3, $4, $5, $6, $7)`,
        [
          ...[id, mother.userId, studentId && school.schoolId, studentId, state],
          ...[state === 'ready' ? key : null, inDays(30)],
        ],
      ),
    );
    return key;
  };
  const ofChild = await copy(child.studentId, 'ready', true);
  const ofOther = await copy(other.studentId, 'ready', true);
  const own = await copy(null, 'ready', true);
  const gone = await copy(null, 'failed', true);
  const stray = await copy(null, 'ready', false);
  const left = async () => {
    const keys = [ofChild, ofOther, own, gone, stray];
    const found = await Promise.all(keys.map((key) => files.exists(key)));
    return keys.filter((_, index) => found[index]);
  };
  await sweepProfiles(world.services);
  expect(await left()).toEqual([ofChild, ofOther, own]);
  await ask(child);
  world.isAt(inDays(15));
  await sweepProfiles(world.services);
  expect(await left()).toEqual([ofOther, own]);
  world.isAt(inDays(0));
});

it('L-03 takes what staff wrote about a student out of the audit log, and leaves its seals whole', async () => {
  world.isAt(inDays(0));
  const school = await world.hasSchool('Noted High');
  const teacher = await school.hasPerson({ role: 'teacher', name: 'Tea Cher' });
  const course = await school.hasCourse({
    ...{ title: 'Biology', teacher },
    assignments: [{ title: 'Leaves', dueAt: inDays(3) }],
  });
  const goes = await school.hasStudent({ name: 'Goes Away', birthOn: '2000-01-01', in: [course] });
  const stays = await school.hasStudent({ name: 'Stays Here', birthOn: '2000-01-01', in: [course] });
  for (const { studentId } of [goes, stays]) {
    await teacher.client.coursework.setOverride({
      ...{ assignmentId: course.assignmentIds[0] as never, studentId: studentId as never },
      ...{ dueAt: inDays(5), extraAttempts: 0, reason: 'CANARY illness' },
    });
    // As extensions were logged before, and a change without words.
    for (const after of [{ studentId, reason: 'CANARY before' }, { studentId }]) {
      await world.services.units.write(jobInSchool(school.schoolId), (tx) =>
        recordAudit(tx, world.services.clock, {
          ...{ schoolId: school.schoolId, actorKind: 'user', actorUserId: teacher.userId, after },
          ...{ action: 'extension.set', entityType: 'assignment_override', entityId: newId() },
        }),
      );
    }
  }
  const said = async () =>
    (
      await rowsOf(
        `select coalesce(after->>'studentId', 'nobody') as about, reason, after->>'reason' as inner
         from audit_log where school_id = $1 and action = 'extension.set' order by id`,
        [school.schoolId],
      )
    ).map((row) => Object.values(row as object));
  const logged = (id: string) => [
    [id, 'CANARY illness', null],
    [id, null, 'CANARY before'],
    [id, null, null],
  ];
  expect(await said()).toEqual([...logged(goes.studentId), ...logged(stays.studentId)]);
  await sealAudit(world.services, 'all');
  await ask(goes);
  world.isAt(inDays(15));
  await sweepProfiles(world.services);
  const gone = ['nobody', null, null];
  expect(await said()).toEqual([gone, gone, [goes.studentId, null, null], ...logged(stays.studentId)]);
  const { problems } = await asOwner(world, (client) => verifyAudit(client));
  // The clock of the other tests went back and forth.
  expect(problems.filter(({ chain }) => chain === school.schoolId)).toEqual([]);
  world.isAt(inDays(0));
});
