import type { StudentBatchId, StudentId } from '@fieldhouse/contract/ids.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobForPlatform, jobInSchool } from '#db/scopes.ts';
import { newId } from '#platform/ids.ts';
import { chooseName, lineOf, makeAccounts, openAccountWorld } from '#testing/student-accounts.ts';
import { codeAt } from '#testing/totp.ts';
import type { Person, SchoolPlace, World } from '#testing/world.ts';

const code = (name: string) => ({ code: name });
const REASON = 'Lost the sheet';

let world: World;
let school: SchoolPlace;
let admin: Person;
beforeAll(async () => {
  ({ world, school, admin } = await openAccountWorld());
});
afterAll(() => world.close());

const choose = (person: Person, name: string, schoolId = school.schoolId) =>
  chooseName(person, { schoolId }, name);
const child = lineOf;
type Student = Parameters<typeof makeAccounts>[2][number];
const make = (person: Person, students: Student[], more: object = {}) =>
  makeAccounts(person, school, students, more);

let addresses = 0;
/** Signs in as a browser of its own would. */
async function signIn(username: string, password: string, schoolName = 'lakeside') {
  const cookies: string[] = [];
  addresses += 1;
  const door = world.clientWith({ token: null, address: `203.0.113.${addresses}`, cookies });
  await door.accounts.signInAtSchool({ school: schoolName, username, password });
  const cookie = cookies.find((one) => /fieldhouse\.session=/.test(one)) ?? '';
  const token = decodeURIComponent(/session=([^;]+)/.exec(cookie)?.[1] ?? '').split('.')[0] ?? '';
  return world.clientWith({ token, cookieHeader: cookie.split(';')[0] ?? '' });
}
const rowsOf = async (sql: string, values: unknown[] = []) =>
  (await world.services.units.write(jobInSchool(school.schoolId), (tx) => tx.execute(sql, values))).rows;
const audited = async (action: string) =>
  (
    await world.services.units.write(jobForPlatform, (tx) =>
      tx.execute('select entity_id, after, reason from audit_log where action = $1 order by at', [action]),
    )
  ).rows;

it('makes a class at once: each child signs in by the school’s name and their own, without an email', async () => {
  const { signInName, students } = await make(admin, [
    child('Ada Lake'),
    child('Ben Lake'),
    child('Cy Lake'),
  ]);
  expect(signInName).toBe('lakeside');
  expect(students.map(({ username }) => username)).toEqual(['adal', 'benl', 'cyl']);
  const [ada] = students;
  const client = await signIn(' ADAL ', ada?.password ?? '', 'Lakeside');
  const { me } = await client.accounts.session({});
  expect(me).toMatchObject({
    fullName: 'Ada Lake',
    email: '',
    isEmailVerified: true,
    locale: 'es',
    gradeLevel: 2,
    memberships: [{ role: 'student', status: 'active' }],
  });
  const graduation = await rowsOf(
    'select graduation_year, birth_on::text from student_profiles where id = $1',
    [ada?.studentId],
  );
  expect(graduation).toEqual([{ graduation_year: expect.any(Number), birth_on: '2019-03-04' }]);
  expect(await audited('student_account.made')).toMatchObject([
    { after: { username: 'adal', consent: 'school' } },
    {},
    {},
  ]);
  const consents = await rowsOf('select basis, method, giver_name, locale, text_version from consents');
  expect(consents).toHaveLength(3);
  expect(consents[0]).toMatchObject({
    basis: 'school',
    method: 'school_agreement',
    giver_name: 'Office Lake',
    locale: 'es',
  });
});

it('shows the stand-in address to nobody, mails nothing there, and takes it at no door', async () => {
  const { students } = await make(admin, [child('Dot Lake', { birthOn: '2010-05-05', gradeLevel: 9 })]);
  const client = await signIn('dotl', students[0]?.password ?? '');
  const { userId } = (await client.accounts.session({})).me ?? { userId: '' };
  const standIn = `${userId}@no-email.invalid`;
  expect((await client.profile.get({})).person.email).toBe('');
  const listed = await admin.client.people.list({ search: 'Dot', role: null, status: null, after: null });
  expect(JSON.stringify(listed)).not.toContain('no-email');
  expect(JSON.stringify(listed)).toContain('Dot Lake');
  const door = world.clientWith({ token: null, address: '203.0.114.1' });
  const bad = { code: 'BAD_REQUEST' };
  await expect(door.accounts.signIn({ email: standIn, password: 'x' })).rejects.toMatchObject(bad);
  await expect(door.accounts.requestReset({ email: standIn, locale: 'en' })).rejects.toMatchObject(bad);
  await expect(
    client.profile.requestEmailChange({ email: standIn, password: students[0]?.password ?? '' }),
  ).rejects.toMatchObject(bad);
  const { mailer, units } = world.services;
  await units.write(jobForPlatform, (tx) =>
    mailer.queue(tx, newId(), { userId: null, address: standIn, locale: 'en' }, 'mail-works', {} as never),
  );
  const { rows } = await units.write(jobForPlatform, (tx) =>
    tx.execute("select id from mail_outbox where to_address like '%no-email.invalid' or to_address = ''", []),
  );
  expect(rows).toEqual([]);
});

it('answers a lost answer with the same passwords, and makes nothing twice', async () => {
  const batchId = newId<StudentBatchId>();
  const first = await make(admin, [child('Eve Lake'), child('Eve Lake', { isSomebodyElse: true })], {
    batchId,
  });
  expect(first.students.map(({ username }) => username)).toEqual(['evel', 'evelake']);
  const again = await make(admin, [child('Eve Lake'), child('Eve Lake')], { batchId });
  expect(again).toEqual(first);
  await admin.client.studentAccounts.resetPasswords({
    studentIds: [first.students[0]?.studentId as StudentId],
    reason: REASON,
  });
  const later = await make(admin, [child('Eve Lake')], { batchId });
  expect(later.students.map(({ password }) => password)).toEqual([null, first.students[1]?.password]);
  const other = await school.hasPerson({ role: 'school_admin', name: 'Other Office' });
  // Another's id is no key to passwords: it is a list of their own, whose child is there already.
  await expect(make(other, [child('Eve Lake')], { batchId })).rejects.toMatchObject(code('LINES_REFUSED'));
});

it('names each line that can’t be, and makes none of the list then', async () => {
  await make(admin, [child('Fay Lake', { username: 'fay' })]);
  const count = async () => (await rowsOf('select count(*)::integer as n from student_accounts'))[0];
  const before = await count();
  const refused = make(admin, [
    child('Gus Lake'),
    child('Fay Lake'),
    child('Hal Lake', { username: 'FAY' }),
    child('Ida Lake', { username: 'sh1t' }),
    child('Jo Lake', { username: 'a b c!' }),
    child('Kit Lake', { birthOn: '2099-01-01' }),
    child('Gus Lake'),
    child('Lou Lake', { username: 'lou' }),
    child('Mo Lake', { username: ' ＬＯＵ ' }),
  ]);
  await expect(refused).rejects.toMatchObject({
    code: 'LINES_REFUSED',
    data: {
      problems: [
        { line: 1, why: 'same_child', studentId: expect.any(String) },
        { line: 2, why: 'username_taken', studentId: null },
        { line: 3, why: 'username_rude' },
        { line: 4, why: 'username_shape' },
        { line: 5, why: 'birth_date' },
        { line: 6, why: 'twice' },
        { line: 8, why: 'username_taken' },
      ],
    },
  });
  expect(await count()).toEqual(before);
  const many = Array.from({ length: 41 }, (_, index) => child(`Kid${index} Lake`));
  await expect(make(admin, many)).rejects.toMatchObject(code('BAD_REQUEST'));
  await expect(make(admin, [child('Nan Lake')], { agrees: false })).rejects.toMatchObject(
    code('CONSENT_NEEDED'),
  );
  await make(admin, [child('Nan Lake', { birthOn: '2011-01-01' })], { agrees: false });
});

it('gives one name to one child, whoever makes accounts at the same moment', async () => {
  const made = await Promise.all([
    make(admin, [child('Pia Race', { birthOn: '2018-01-01' })]),
    make(admin, [child('Pia Race', { birthOn: '2018-02-02' })]),
  ]);
  expect(made.flatMap(({ students }) => students.map(({ username }) => username)).sort()).toEqual([
    'piar',
    'piarace',
  ]);
});

it('keeps a school’s sign-in name for good, whatever becomes of its codes, and for one school alone', async () => {
  await expect(choose(admin, 'lakeside-2')).rejects.toMatchObject(code('ALREADY_CHOSEN'));
  expect(await choose(admin, 'Lakeside')).toEqual({ signInName: 'lakeside' });
  const next = await world.hasSchool('Lakeside Academy');
  const nextAdmin = await next.hasPerson({ role: 'school_admin', name: 'Next Office' });
  const { schools } = await nextAdmin.client.studentAccounts.schools({});
  expect(schools).toMatchObject([{ signInName: null, proposal: 'lakeside-academy' }]);
  await expect(choose(nextAdmin, 'lakeside', next.schoolId)).rejects.toMatchObject(code('NAME_TAKEN'));
  await expect(choose(nextAdmin, 'fieldhouse', next.schoolId)).rejects.toMatchObject({
    code: 'NAME_REFUSED',
    data: { why: 'reserved' },
  });
  await expect(make(nextAdmin, [child('Quin Next')], { schoolId: next.schoolId })).rejects.toMatchObject(
    code('NO_SIGN_IN_NAME'),
  );
  // Another school's admin has no place here, nor has a teacher without the duty.
  await expect(make(nextAdmin, [child('Quin Lake')])).rejects.toMatchObject(code('NOT_FOUND'));
  await expect(choose(nextAdmin, 'lakeside')).rejects.toMatchObject(code('NOT_FOUND'));
  const teacher = await school.hasPerson({ role: 'teacher', name: 'Teach Lake' });
  await expect(make(teacher, [child('Quin Lake')])).rejects.toMatchObject(code('NOT_FOUND'));
  await rowsOf("update school_memberships set duties = '{registrar}' where user_id = $1", [teacher.userId]);
  await make(teacher, [child('Quin Lake')]);
});

it('answers an unknown school, an unknown username and a wrong password alike, and counts them', async () => {
  const { students } = await make(admin, [child('Rae Lake')]);
  const wrong = code('WRONG_CREDENTIALS');
  await expect(signIn('rael', 'wrong')).rejects.toMatchObject(wrong);
  await expect(signIn('nobody-here', 'wrong')).rejects.toMatchObject(wrong);
  await expect(signIn('rael', students[0]?.password ?? '', 'nowhere')).rejects.toMatchObject(wrong);
  const stopped = async (username: string, first: number) => {
    for (let tries = first; tries < 40; tries++) {
      const answer = await signIn(username, 'wrong').catch((error: { code: string }) => error.code);
      if (answer !== 'WRONG_CREDENTIALS') return [tries, answer];
    }
    return null;
  };
  // From ever other addresses, so that it is the account that is counted.
  const known = await stopped('rael', 1);
  expect(known).toEqual([expect.any(Number), 'TOO_MANY_TRIES']);
  // At once: the first wait is a second.
  await expect(signIn('rael', students[0]?.password ?? '')).rejects.toMatchObject(code('TOO_MANY_TRIES'));
  expect(await stopped('nobody-here', 1)).toEqual(known);
});

it('gives another password, signs the child out, and says who did it', async () => {
  const { students } = await make(admin, [child('Sol Lake')]);
  const { studentId, password } = students[0] as { studentId: StudentId; password: string };
  const client = await signIn('soll', password);
  expect((await client.accounts.session({})).me).not.toBeNull();
  const given = await admin.client.studentAccounts.resetPasswords({
    studentIds: [studentId],
    reason: REASON,
  });
  expect(given.students[0]?.password).not.toBe(password);
  expect((await client.accounts.session({})).me).toBeNull();
  await expect(signIn('soll', password)).rejects.toMatchObject(code('WRONG_CREDENTIALS'));
  await signIn('soll', given.students[0]?.password ?? '');
  expect((await audited('student_account.password_reset')).at(-1)).toMatchObject({
    entity_id: studentId,
    reason: 'Lost the sheet',
    after: { as: 'school' },
  });
  const { account } = await admin.client.studentAccounts.get({ studentId });
  expect(account).toMatchObject({
    username: 'soll',
    signInName: 'lakeside',
    can: { reset: true, seeSignIns: false },
  });
  expect(account?.resetAt).not.toBeNull();
  expect(account?.lastSignInAt).not.toBeNull();
});

it('lets a child who has lost the phone in again: the new password alone is enough', async () => {
  const { students } = await make(admin, [child('Ulla Lake')]);
  const { studentId, password } = students[0] as { studentId: StudentId; password: string };
  const client = await signIn('ullal', password);
  const { secret } = await client.accounts.enrollTotp({ password });
  await client.accounts.confirmTotp({ code: await codeAt(secret, Date.now()) });
  const userId = (await client.accounts.session({})).me?.userId;
  await world.services.db.pool.query(
    `insert into auth_passkeys (id, user_id, name, credential_id, public_key, counter, transports, is_backed_up)
     values (gen_random_uuid(), $1, 'Phone', 'lost-phone', 'key', 0, '{}', false)`,
    [userId],
  );
  const given = await admin.client.studentAccounts.resetPasswords({
    studentIds: [studentId],
    reason: REASON,
  });
  const again = await signIn('ullal', given.students[0]?.password ?? '');
  expect((await again.accounts.session({})).me).toMatchObject({ fullName: 'Ulla Lake' });
  // Whoever has the phone now can't come in by it.
  expect((await again.accounts.security({})).passkeys).toEqual([]);
});

it('lets a guardian who manages the account see its sign-ins and end them, and no other guardian', async () => {
  const { students } = await make(admin, [child('Tom Lake')]);
  const { studentId, password } = students[0] as { studentId: StudentId; password: string };
  const of = { studentId } as never;
  const manages = await school.hasGuardian({
    name: 'Mia Lake',
    of,
    rights: ['see_record', 'manage_account'],
  });
  const follows = await school.hasGuardian({ name: 'Max Lake', of, rights: ['see_record', 'consent'] });
  const client = await signIn('toml', password);
  await expect(signIn('toml', 'wrong')).rejects.toMatchObject(code('WRONG_CREDENTIALS'));
  const seen = await manages.client.studentAccounts.signIns({ studentId });
  expect(seen.sessions).toHaveLength(1);
  expect(seen.tries.map(({ isSuccess }) => isSuccess)).toEqual([false, true]);
  // Where the other household lives is none of theirs.
  expect(JSON.stringify(seen)).not.toMatch(/203\.0\.113/);
  await expect(follows.client.studentAccounts.signIns({ studentId })).rejects.toMatchObject(
    code('NOT_FOUND'),
  );
  await expect(admin.client.studentAccounts.signIns({ studentId })).rejects.toMatchObject(code('FORBIDDEN'));
  const end = (person: Person) =>
    person.client.studentAccounts.endSessions({ studentId, sessionId: null, reason: REASON });
  await expect(end(follows)).rejects.toMatchObject(code('NOT_FOUND'));
  expect((await client.accounts.session({})).me).not.toBeNull();
  expect(await end(manages)).toEqual({ ended: 1 });
  expect((await client.accounts.session({})).me).toBeNull();
  // A parent owes nobody a reason.
  const reset = () =>
    manages.client.studentAccounts.resetPasswords({ studentIds: [studentId], reason: null });
  // Not by whoever finds the parent's device unlocked.
  await expect(reset()).rejects.toMatchObject(code('MFA_REQUIRED'));
  await world.services.db.pool.query('update auth_sessions set mfa_at = now() where user_id = any ($1)', [
    [manages.userId, follows.userId],
  ]);
  await reset();
  await expect(
    follows.client.studentAccounts.resetPasswords({ studentIds: [studentId], reason: REASON }),
  ).rejects.toMatchObject(code('NOT_FOUND'));
  // The link ends: so does everything it opened, at the next call.
  await rowsOf("update guardian_links set status = 'ended', ended_at = now() where guardian_user_id = $1", [
    manages.userId,
  ]);
  await expect(manages.client.studentAccounts.signIns({ studentId })).rejects.toMatchObject(
    code('FORBIDDEN'),
  );
  await expect(end(manages)).rejects.toMatchObject(code('FORBIDDEN'));
});

it('leaves their own child to a colleague, and accounts of before to their owners', async () => {
  const { students } = await make(admin, [child('Uma Lake')]);
  const { studentId } = students[0] as { studentId: StudentId };
  await school.isGuardian(admin, { of: { studentId } as never, rights: ['see_record'] });
  await expect(
    admin.client.studentAccounts.resetPasswords({ studentIds: [studentId], reason: REASON }),
  ).rejects.toMatchObject({ code: 'FORBIDDEN', data: { reason: 'too_close' } });
  const own = await school.hasStudent({ name: 'Vic Lake' });
  expect(await admin.client.studentAccounts.get({ studentId: own.studentId })).toEqual({ account: null });
  await expect(
    admin.client.studentAccounts.resetPasswords({ studentIds: [own.studentId], reason: REASON }),
  ).rejects.toMatchObject(code('NOT_FOUND'));
});

it('makes a family’s children accounts that their parent manages, by the parent’s own consent', async () => {
  const home = await world.hasSchool('Walker Homeschool', 'homeschool');
  const parent = await home.hasPerson({ role: 'homeschool_parent', name: 'Wes Walker' });
  await choose(parent, 'walker', home.schoolId);
  const at = { schoolId: home.schoolId };
  await expect(make(parent, [child('Wyn Walker')], at)).rejects.toMatchObject(code('RELATIONSHIP_NEEDED'));
  const { students } = await make(parent, [child('Wyn Walker')], { ...at, relationship: 'father' });
  const { studentId, password } = students[0] as { studentId: StudentId; password: string };
  await signIn('wynw', password, 'walker');
  const { rows } = await world.services.units.write(jobInSchool(home.schoolId), (tx) =>
    tx.execute('select basis, method, relationship from consents', []),
  );
  expect(rows).toEqual([{ basis: 'parent', method: 'signed_in', relationship: 'father' }]);
  expect((await parent.client.families.mine({})).children).toMatchObject([
    { studentName: 'Wyn Walker', rights: expect.arrayContaining(['manage_account']) },
  ]);
  expect((await parent.client.studentAccounts.signIns({ studentId })).sessions).toHaveLength(1);
});

it('lets a corrected name show wherever the office’s own spelling stood, and nobody’s own name', async () => {
  const [made, own] = (await make(admin, [child('Jhon Lake'), child('Kai Lake')])).students;
  const correct = async (studentId: StudentId, legalName: string) => {
    const { changes: _, can: __, ...kept } = await admin.client.records.details({ studentId });
    await admin.client.records.saveDetails({ ...kept, legalName, reason: 'A slip', agreedEffects: [] });
  };
  await correct(made?.studentId as StudentId, 'John Lake');
  const client = await signIn(made?.username ?? '', made?.password ?? '');
  expect((await client.accounts.session({})).me).toMatchObject({ fullName: 'John Lake', givenName: 'John' });
  const listed = async (search: string) =>
    (await admin.client.people.list({ search, role: null, status: null, after: null })).people.map(
      ({ name }) => name,
    );
  expect(await listed('John')).toEqual(['John Lake']);
  expect(await listed('Jhon')).toEqual([]);

  // Who goes by another name keeps it, whatever the record says.
  const other = await signIn(own?.username ?? '', own?.password ?? '');
  const { person } = await other.profile.get({});
  await other.profile.savePerson({
    ...{ givenName: 'Kaia', familyName: 'Lake', phone: '', address: '', bio: '' },
    version: person.version,
  });
  await correct(own?.studentId as StudentId, 'Kay Lake');
  expect((await other.accounts.session({})).me?.fullName).toBe('Kaia Lake');
});
