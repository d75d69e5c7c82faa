import type { SchoolId, StudentBatchId, StudentId } from '@fieldhouse/contract/ids.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '#platform/ids.ts';
import { asOwner } from '#testing/promises/as-owner.ts';
import { openWorld, type Person, type SchoolPlace, type World } from '#testing/world.ts';

const REASON = 'Lost the sheet';

let world: World;
let school: SchoolPlace;
let admin: Person;
beforeAll(async () => {
  world = await openWorld();
  school = await world.hasSchool('Harbor Elementary');
  admin = await school.hasPerson({ role: 'school_admin', name: 'Office Harbor' });
  await admin.client.studentAccounts.chooseSignInName({
    schoolId: school.schoolId as SchoolId,
    name: 'harbor',
  });
});
afterAll(() => world.close());

const rowsOf = (sql: string, values: unknown[]): Promise<Record<string, unknown>[]> =>
  asOwner(world, async (client) => (await client.query(sql, values)).rows);

const make = (names: string[], isSomebodyElse = false) =>
  admin.client.studentAccounts.create({
    schoolId: school.schoolId as SchoolId,
    batchId: newId<StudentBatchId>(),
    students: names.map((name) => {
      const [givenName = '', familyName = null] = name.split(' ');
      return { givenName, familyName, birthOn: '2018-03-04', gradeLevel: 3, username: null, isSomebodyElse };
    }),
    agrees: true,
    relationship: null,
    locale: 'en',
  });

/** A student with an account that the school made. */
async function hasAccount(name: string): Promise<{ studentId: StudentId; userId: string }> {
  const { students } = await make([name]);
  const { studentId } = students[0] as { studentId: StudentId };
  const [row] = await rowsOf('select user_id::text as id from student_accounts where student_id = $1', [
    studentId,
  ]);
  return { studentId, userId: String(row?.id) };
}

const hashOf = (userId: string) => rowsOf('select password from auth_accounts where user_id = $1', [userId]);

/** Every door of staff to the account refuses, and its password stays. */
async function expectClosed(
  { studentId, userId }: { studentId: StudentId; userId: string },
  codes: string[],
) {
  const before = await hashOf(userId);
  const { resetPasswords, endSessions } = admin.client.studentAccounts;
  for (const ask of [
    () => resetPasswords({ studentIds: [studentId], reason: REASON }),
    () => endSessions({ studentId, sessionId: null, reason: REASON }),
  ]) {
    const answer = await ask().then(
      () => 'done',
      (error: { code: string }) => error.code,
    );
    expect(codes).toContain(answer);
  }
  expect(await hashOf(userId)).toEqual(before);
}

it('takes the account from a school that the student has left', async () => {
  const student = await hasAccount('Ana Harbor');
  const { studentId } = student;
  expect((await admin.client.studentAccounts.get({ studentId })).account?.can.reset).toBe(true);
  await rowsOf("update school_memberships set status = 'ended', ended_at = now() where user_id = $1", [
    student.userId,
  ]);
  await expectClosed(student, ['NOT_FOUND']);
  expect(await admin.client.studentAccounts.get({ studentId })).toEqual({ account: null });
});

it('gives a school no password to an account that opens another school, a post or an email', async () => {
  const elsewhere = await hasAccount('Ben Harbor');
  const other = await world.hasSchool('Other Elementary');
  await rowsOf(
    `insert into school_memberships (school_id, id, user_id, role, status, source, decided_at, display_name, sort_name)
     values ($1, gen_random_uuid(), $2, 'student', 'active', 'import', now(), 'Ben Harbor', 'Harbor, Ben')`,
    [other.schoolId, elsewhere.userId],
  );
  const teaches = await hasAccount('Cal Harbor');
  await rowsOf(
    `insert into school_memberships (school_id, id, user_id, role, status, source, decided_at, display_name, sort_name)
     values ($1, gen_random_uuid(), $2, 'teacher', 'active', 'import', now(), 'Cal Harbor', 'Harbor, Cal')`,
    [school.schoolId, teaches.userId],
  );
  const mails = await hasAccount('Dee Harbor');
  await rowsOf("update users set email = 'dee@mail.test' where id = $1", [mails.userId]);
  for (const student of [elsewhere, teaches, mails]) {
    const { account } = await admin.client.studentAccounts.get({ studentId: student.studentId });
    expect(account?.can.reset).toBe(false);
    await expectClosed(student, ['FORBIDDEN']);
  }
});

it('gives a school no password to an account with a record elsewhere, though the student has left there', async () => {
  const student = await hasAccount('Fay Harbor');
  const before = await world.hasSchool('Before Elementary');
  await rowsOf(
    `insert into school_memberships (school_id, id, user_id, role, status, source, decided_at, ended_at, end_reason,
       display_name, sort_name)
     values ($1, gen_random_uuid(), $2, 'student', 'ended', 'import', now(), now(), 'left', 'Fay Harbor', 'Harbor, Fay')`,
    [before.schoolId, student.userId],
  );
  await rowsOf(
    `insert into student_profiles (school_id, id, user_id, student_number, legal_name, birth_on)
     values ($1, gen_random_uuid(), $2, 'F-1', 'Fay Harbor', '2018-03-04')`,
    [before.schoolId, student.userId],
  );
  const mayReset = async () =>
    (await admin.client.studentAccounts.get({ studentId: student.studentId })).account?.can.reset;
  expect(await mayReset()).toBe(false);
  await expectClosed(student, ['FORBIDDEN']);
  // A record that is nobody's opens nothing.
  await rowsOf('update student_profiles set user_id = null where school_id = $1', [before.schoolId]);
  expect(await mayReset()).toBe(true);
});

it('leaves the account of a student of age to the student, whatever a guardian’s link lets them do', async () => {
  const student = await hasAccount('Gil Harbor');
  const { studentId, userId } = student;
  const parent = await school.hasGuardian({
    name: 'Gus Harbor',
    of: { studentId } as never,
    rights: ['see_record', 'manage_account'],
  });
  await rowsOf('update auth_sessions set mfa_at = now() where user_id = $1', [parent.userId]);
  const { resetPasswords, endSessions, signIns } = parent.client.studentAccounts;
  const asks = [
    () => resetPasswords({ studentIds: [studentId], reason: REASON }),
    () => endSessions({ studentId, sessionId: null, reason: REASON }),
    () => signIns({ studentId }),
  ];
  const set = (change: string) =>
    rowsOf(`update guardian_links set ${change} where student_id = $1`, [studentId]);
  const answers = async () => {
    const said: string[] = [];
    for (const ask of asks) {
      said.push(
        await ask().then(
          () => 'done',
          (error: { code: string }) => error.code,
        ),
      );
    }
    return said;
  };
  await set("basis = 'court_order'");
  expect(await answers()).toEqual(['done', 'done', 'done']);
  await rowsOf("update student_profiles set birth_on = '2000-01-01' where user_id = $1", [userId]);
  const password = await hashOf(userId);
  const none = ['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND'];
  // What a court said lets them see the record.
  expect(await answers()).toEqual(none);
  // The student consented to other things.
  await set("basis = 'student_consent', rights = '{see_record}'");
  expect((await answers()).every((one) => one !== 'done')).toBe(true);
  expect(await hashOf(userId)).toEqual(password);
  await set("rights = '{see_record,manage_account}'");
  expect(await answers()).toEqual(['done', 'done', 'done']);
});

it('ends a sign-in that waits for its second step when the password is given anew', async () => {
  const { studentId, userId } = await hasAccount('Eli Harbor');
  await rowsOf(
    `insert into auth_verifications (id, identifier, value, expires_at, created_at, updated_at)
     values (gen_random_uuid(), '2fa-half', $1, now() + interval '5 minutes', now(), now())`,
    [userId],
  );
  await admin.client.studentAccounts.resetPasswords({ studentIds: [studentId], reason: REASON });
  expect(await rowsOf('select id from auth_verifications where value = $1', [userId])).toEqual([]);
});

it('says that a child’s account is being deleted, and makes another one only where that is wanted', async () => {
  const { studentId, userId } = await hasAccount('Abe Gone');
  await rowsOf(
    `insert into deletion_requests (id, user_id, asked_by, state, due_at, created_at)
     values (gen_random_uuid(), $1, $1, 'asked', now() + interval '7 days', now())`,
    [userId],
  );
  await expect(make(['Bea Gone', 'ABE Gone'])).rejects.toMatchObject({
    code: 'LINES_REFUSED',
    data: { problems: [{ line: 1, why: 'being_deleted', studentId }] },
  });
  await make(['Abe Gone'], true);
  // There is one now who stays.
  await expect(make(['Abe Gone'])).rejects.toMatchObject({
    data: { problems: [{ line: 0, why: 'same_child' }] },
  });
});

it('asks staff why they give a password or sign a student out, and keeps that in the log', async () => {
  const { studentId } = await hasAccount('Why Harbor');
  const { resetPasswords, endSessions } = admin.client.studentAccounts;
  const needed = { code: 'REASON_NEEDED' };
  await expect(resetPasswords({ studentIds: [studentId], reason: null })).rejects.toMatchObject(needed);
  const end = { studentId, sessionId: null };
  await expect(endSessions({ ...end, reason: null })).rejects.toMatchObject(needed);
  await resetPasswords({ studentIds: [studentId], reason: REASON });
  await endSessions({ ...end, reason: 'Left the tablet in the bus' });
  expect(
    await rowsOf(
      'select action, reason from audit_log where entity_id = $1 and reason is not null order by at',
      [studentId],
    ),
  ).toEqual([
    { action: 'student_account.password_reset', reason: REASON },
    { action: 'student_account.sessions_ended', reason: 'Left the tablet in the bus' },
  ]);
});

it('lets a registrar make accounts, and whoever runs the school choose its name', async () => {
  const next = await world.hasSchool('Next Elementary');
  const registrar = await next.hasPerson({ role: 'teacher', name: 'Reg Next' });
  await rowsOf("update school_memberships set duties = '{registrar}' where user_id = $1", [registrar.userId]);
  const schoolId = next.schoolId as SchoolId;
  const { schools } = await registrar.client.studentAccounts.schools({});
  expect(schools[0]?.can).toEqual({ make: true, chooseName: false });
  await expect(
    registrar.client.studentAccounts.chooseSignInName({ schoolId, name: 'next-elementary' }),
  ).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

it('makes nobody the parent of a family’s child but the parent', async () => {
  const home = await world.hasSchool('Vale Homeschool', 'homeschool');
  const parent = await home.hasPerson({ role: 'homeschool_parent', name: 'Vera Vale' });
  const tutor = await home.hasPerson({ role: 'teacher', name: 'Tom Tutor' });
  await rowsOf("update school_memberships set duties = '{registrar}' where user_id = $1", [tutor.userId]);
  const schoolId = home.schoolId as SchoolId;
  await parent.client.studentAccounts.chooseSignInName({ schoolId, name: 'vale-home' });
  const list = {
    ...{ schoolId, agrees: true, relationship: 'parent' as const, locale: 'en' as const },
    batchId: newId<StudentBatchId>(),
    students: [
      {
        ...{ givenName: 'Viv', familyName: 'Vale', birthOn: '2017-03-04', gradeLevel: 3, username: null },
        isSomebodyElse: false,
      },
    ],
  };
  expect((await tutor.client.studentAccounts.schools({})).schools[0]?.can.make).toBe(false);
  await expect(tutor.client.studentAccounts.create(list)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await parent.client.studentAccounts.create(list);
  expect(
    await rowsOf('select guardian_user_id from guardian_links where school_id = $1', [schoolId]),
  ).toEqual([{ guardian_user_id: parent.userId }]);
});
