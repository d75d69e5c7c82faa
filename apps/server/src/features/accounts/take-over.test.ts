import type { AssignmentId, StudentBatchId } from '@fieldhouse/contract/ids.ts';
import { CONSENT_TEXT_VERSION } from '@fieldhouse/domain/families/consent.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '#platform/ids.ts';
import { browserIn } from '#testing/browser.ts';
import { AGREED, bornYearsAgo, consentSecret } from '#testing/consent.ts';
import { asOwner } from '#testing/promises/as-owner.ts';
import { openWorld, type Person, type SchoolPlace, type World } from '#testing/world.ts';

const OWN = 'walnut-drum-71-sky';

let world: World;
let school: SchoolPlace;
beforeAll(async () => {
  world = await openWorld();
  school = await world.hasSchool('Taken High');
});
afterAll(() => world.close());

const rowsOf = (text: string, values: unknown[]): Promise<Record<string, unknown>[]> =>
  asOwner(world, async (client) => (await client.query(text, values)).rows);

const unconfirmed = ({ userId }: Person) =>
  rowsOf('update users set email_verified = false where id = $1', [userId]);

async function resetTokenOf(page: ReturnType<typeof browserIn>, { email }: Pick<Person, 'email'>) {
  await page.client().accounts.requestReset({ email, locale: 'en' });
  const [letter] = await rowsOf(
    `select body_text from mail_outbox where template = 'reset-password' and to_address = $1
     order by created_at desc limit 1`,
    [email],
  );
  return String(letter?.body_text).match(/token=([\w-]+)/)?.[1] ?? '';
}

/** Whoever reads the letters to an address takes the account over. */
async function takesOver(account: Pick<Person, 'email'>, birthOn: string | null) {
  const page = browserIn(world, '198.51.100.90');
  const token = await resetTokenOf(page, account);
  const person = { fullName: 'Olive Owner', birthOn, locale: 'en' as const };
  await page.client().accounts.resetPassword({ token, newPassword: OWN, person });
  await page.client().accounts.signIn({ email: account.email, password: OWN });
  return page.client();
}

/** A student with a course, work in it that waits for its grade, and a goal. */
async function hasStudentAtWork(name: string, status: 'provisional' | 'active') {
  const teacher = await school.hasPerson({ role: 'teacher', name: `Teacher of ${name}` });
  const course = await school.hasCourse({
    title: `Course of ${name}`,
    teacher,
    assignments: [{ title: 'Essay' }],
  });
  const student = await school.hasStudent({ name, in: [course], status, birthOn: '2008-03-04' });
  await student.client.coursework.submit({
    assignmentId: course.assignmentIds[0] as AssignmentId,
    content: { v: 1, text: 'Words of somebody else', matches: [] },
    idempotencyKey: newId(),
  });
  await student.client.analytics.setGoal({ goal: 2.5 });
  return { teacher, course, student };
}

it('gives the owner of an address a record without the courses and work of whoever signed up with it', async () => {
  const { teacher, course, student } = await hasStudentAtWork('Sly Squatter', 'provisional');
  await unconfirmed(student);
  expect((await teacher.client.grading.queue({ courseId: course.courseId })).work).toHaveLength(1);
  const owner = await takesOver(student, '2007-05-06');
  const records = await rowsOf(
    `select sp.id, sp.legal_name, sp.birth_on::text, (select count(*)::int from enrollments e
       where e.student_id = sp.id) as courses,
       (select count(*)::int from student_goals g where g.student_id = sp.id) as goals
     from student_profiles sp where sp.user_id = $1`,
    [student.userId],
  );
  expect(records).toEqual([
    { id: expect.any(String), legal_name: 'Olive Owner', birth_on: '2007-05-06', courses: 0, goals: 0 },
  ]);
  expect(records[0]?.id).not.toBe(student.studentId);
  expect((await owner.gradebook.mine({})).courses).toEqual([]);
  // The work is nobody's, in nobody's class and queue.
  const old = await rowsOf(
    `select sp.user_id, sp.legal_name, e.status from student_profiles sp
       join enrollments e on e.student_id = sp.id where sp.id = $1`,
    [student.studentId],
  );
  expect(old).toEqual([{ user_id: null, legal_name: 'Former member', status: 'withdrawn' }]);
  expect((await teacher.client.grading.queue({ courseId: course.courseId })).work).toEqual([]);
});

it('leaves the record with a school that has accepted the student', async () => {
  const { student } = await hasStudentAtWork('Acc Epted', 'active');
  await unconfirmed(student);
  await takesOver(student, null);
  expect(
    await rowsOf(
      `select sp.id, sp.legal_name, e.status from student_profiles sp join enrollments e on e.student_id = sp.id
       where sp.user_id = $1`,
      [student.userId],
    ),
  ).toEqual([{ id: student.studentId, legal_name: 'Acc Epted', status: 'active' }]);
});

it('lets nobody in by the code that somebody else’s family school had', async () => {
  const home = await world.hasSchool('Squatter Homeschool', 'homeschool');
  const parent = await home.hasPerson({ role: 'homeschool_parent', name: 'Sly Squatter' });
  await rowsOf(
    `insert into school_codes (school_id, id, code, roles) values ($1, $2, 'HOM1234', '{student}')`,
    [home.schoolId, newId()],
  );
  const accomplice = await home.hasStudent({ name: 'An Accomplice', status: 'provisional' });
  const child = await home.hasStudent({ name: 'A Child' });
  await unconfirmed(parent);
  await takesOver(parent, null);
  expect(await rowsOf("select is_active from school_codes where code = 'HOM1234'", [])).toEqual([
    { is_active: false },
  ]);
  expect(
    await rowsOf('select code from school_codes where school_id = $1 and is_active', [home.schoolId]),
  ).toEqual([{ code: expect.stringMatching(/^HO[A-Z]\d{4}$/) }]);
  const statuses = await rowsOf(
    'select user_id::text as id, status from school_memberships where school_id = $1 order by status',
    [home.schoolId],
  );
  expect(statuses).toEqual([
    { id: expect.any(String), status: 'active' },
    { id: expect.any(String), status: 'active' },
    { id: accomplice.userId, status: 'ended' },
  ]);
  expect(statuses.map(({ id }) => id)).toEqual(expect.arrayContaining([parent.userId, child.userId]));
});

it('lets an owner under 13 wait for a parent, whatever the age that was entered before', async () => {
  const { student } = await hasStudentAtWork('Old Enough', 'provisional');
  await unconfirmed(student);
  const owner = await takesOver(student, '2019-05-06');
  await expect(owner.gradebook.mine({})).rejects.toMatchObject({ code: 'CONSENT_REQUIRED' });
  expect(await owner.consent.own({})).toMatchObject({ state: 'unnamed', givenName: 'Olive' });
});

/** A child of eight, in a browser of somebody else, who names somebody as the parent. */
async function hasChildSquatter(parentEmail: string) {
  const student = await school.hasStudent({
    name: 'Young Squatter',
    status: 'provisional',
    birthOn: '2018-05-06',
  });
  await unconfirmed(student);
  await rowsOf("update student_profiles set birth_on = '2018-05-07' where user_id = $1", [student.userId]);
  await student.client.consent.nameParent({ email: parentEmail, locale: 'en' });
  const [letter] = await rowsOf(
    `select body_text from mail_outbox where template = 'consent-request' and to_address = $1`,
    [parentEmail],
  );
  return { student, token: String(letter?.body_text).match(/token=([\w-]+)/)?.[1] ?? '' };
}

it('gives whom somebody else named as a parent no say about the owner', async () => {
  const { student, token } = await hasChildSquatter('accomplice@mail.test');
  const owner = await takesOver(student, '2017-05-06');
  expect(await owner.consent.own({})).toMatchObject({ state: 'unnamed', parentEmail: null });
  const stranger = browserIn(world, '198.51.100.81').client();
  await expect(stranger.consent.open({ token })).rejects.toMatchObject({ code: 'INVALID_LINK' });
});

it('asks a parent anew where one agreed whom somebody else had named', async () => {
  const { student, token } = await hasChildSquatter('accessory@mail.test');
  const stranger = browserIn(world, '198.51.100.82').client();
  await stranger.consent.answer({
    token,
    answer: {
      decision: 'given',
      name: 'An Accessory',
      relationship: 'mother',
      aiModels: true,
      isChecked: true,
      locale: 'en',
      textVersion: CONSENT_TEXT_VERSION,
    },
  });
  await student.client.gradebook.mine({});
  const owner = await takesOver(student, '2017-05-06');
  await expect(owner.gradebook.mine({})).rejects.toMatchObject({ code: 'CONSENT_REQUIRED' });
  expect(await owner.consent.own({})).toMatchObject({ state: 'unnamed' });
});

/** An accepted child of eight with an address of its own, and the mailbox of the parent who agreed by the link. */
async function hasConsentingParent(name: string, email: string) {
  const child = await school.hasStudent({ name, birthOn: bornYearsAgo(8) });
  await school.waitsForConsent(child, false);
  await unconfirmed(child);
  await child.client.consent.nameParent({ email, locale: 'en' });
  const token = await consentSecret(world, 'consent-request', email);
  await world.anonymous.consent.answer({ token, answer: AGREED });
  return { child, agreed: () => rowsOf(LIVING, [child.userId]) };
}
const LIVING = `select kind, decision from consents where subject_user_id = $1 and withdrawn_at is null order by kind`;
const confirmations = ({ email }: Pick<Person, 'email'>) =>
  rowsOf("select id from mail_outbox where template = 'confirm-email' and to_address = $1", [email]);

it('writes to a child with an address of its own once a parent has agreed, so that a forgotten password costs no consent', async () => {
  const { child, agreed } = await hasConsentingParent('Con Firmed', 'mother-confirmed@mail.test');
  expect(await confirmations(child)).toEqual([]);
  await world.runs('consent.sweep', {});
  await world.runs('consent.sweep', {});
  expect(await confirmations(child)).toHaveLength(1);
  const token = await consentSecret(world, 'confirm-email', child.email);
  await child.client.accounts.verifyEmail({ token });
  const page = browserIn(world, '198.51.100.91');
  await page.client().accounts.resetPassword({ token: await resetTokenOf(page, child), newPassword: OWN });
  expect(await agreed()).toHaveLength(2);
});

it('writes to nobody who still waits, whose consent was taken back, or whose address is confirmed', async () => {
  const waits = await school.hasStudent({ name: 'Wai Ting', birthOn: bornYearsAgo(8) });
  await school.waitsForConsent(waits, false);
  await unconfirmed(waits);
  const { child: ended } = await hasConsentingParent('End Ed', 'mother-ended@mail.test');
  await rowsOf("update users set consent_state = 'required' where id = $1", [ended.userId]);
  const { child: known } = await hasConsentingParent('Kno Wn', 'mother-known@mail.test');
  await rowsOf('update users set email_verified = true where id = $1', [known.userId]);
  await world.runs('consent.sweep', {});
  for (const one of [waits, ended, known]) expect(await confirmations(one)).toEqual([]);
});

it('keeps the consent of a guardian whom the school knows, and of nobody else, when an accepted account is taken over', async () => {
  const email = 'mother-known-by-school@mail.test';
  const { child, agreed } = await hasConsentingParent('Kep Consent', email);
  const mother = await school.hasPerson({ role: 'parent', name: 'Mae Consent' });
  await rowsOf('update users set email = $2 where id = $1', [mother.userId, email]);
  await school.isGuardian(mother, { of: child, rights: ['consent'] });
  const owner = await takesOver(child, null);
  await owner.gradebook.mine({});
  expect(await agreed()).toEqual([
    { kind: 'ai_models', decision: 'refused' },
    { kind: 'child_account', decision: 'given' },
  ]);
  // The same mailbox by a link that gives no right to consent, or that the school has ended, keeps nothing.
  await unconfirmed(child);
  await rowsOf("update guardian_links set rights = '{see_record}' where guardian_user_id = $1", [
    mother.userId,
  ]);
  const again = await takesOver(child, null);
  await expect(again.gradebook.mine({})).rejects.toMatchObject({ code: 'CONSENT_REQUIRED' });
  expect(await agreed()).toEqual([]);
});

it('takes nobody’s word for another age to whose account a parent agreed', async () => {
  const { student, token } = await hasChildSquatter('agreed@mail.test');
  const stranger = browserIn(world, '198.51.100.85').client();
  const answer = { decision: 'given', name: 'A Parent', relationship: 'mother', aiModels: false } as const;
  const read = { isChecked: true, locale: 'en', textVersion: CONSENT_TEXT_VERSION } as const;
  await stranger.consent.answer({ token, answer: { ...answer, ...read } });
  await expect(takesOver(student, '2007-05-06')).rejects.toMatchObject({ code: 'TOO_YOUNG' });
  const standing = await rowsOf(
    `select u.consent_state as state, sp.birth_on::text as born, (select count(*)::int from consents k
       where k.subject_user_id = u.id and k.kind = 'child_account' and k.withdrawn_at is null) as consents
     from users u join student_profiles sp on sp.user_id = u.id where u.id = $1`,
    [student.userId],
  );
  expect(standing).toEqual([{ state: 'given', born: '2018-05-07', consents: 1 }]);
  await student.client.gradebook.mine({});

  // Who has turned 13 since then needs nobody's consent.
  await rowsOf('alter table student_profiles disable trigger student_profiles_birth', []);
  await rowsOf("update student_profiles set birth_on = '2008-05-07' where user_id = $1", [student.userId]);
  await rowsOf('alter table student_profiles enable trigger student_profiles_birth', []);
  const owner = await takesOver(student, '2008-05-07');
  await owner.gradebook.mine({});
});

it('asks a parent anew where one refused whom somebody else had named', async () => {
  const { student, token } = await hasChildSquatter('refuser@mail.test');
  const stranger = browserIn(world, '198.51.100.84').client();
  await stranger.consent.answer({ token, answer: { decision: 'refused' } });
  const owner = await takesOver(student, '2017-05-06');
  expect(await owner.consent.own({})).toMatchObject({ state: 'unnamed', parentEmail: null });
  await world.runs('profile.sweep', {});
  expect(await owner.consent.own({})).toMatchObject({ state: 'unnamed' });
});

it('lets the owner of an address do away with the account by the link of a reset, too', async () => {
  const { student } = await hasChildSquatter('aider@mail.test');
  const page = browserIn(world, '198.51.100.83');
  const token = await resetTokenOf(page, student);
  await page.client().accounts.disown({ token });
  expect((await student.client.accounts.session({})).me).toBeNull();
});

it('turns away a parent who asked to follow a child with an address that isn’t theirs', async () => {
  const child = await school.hasStudent({ name: 'A Wanted Child' });
  const parent = await school.hasPerson({ role: 'parent', name: 'Sly Parent' });
  await school.isGuardian(parent, { of: child });
  await rowsOf("update guardian_links set status = 'pending' where guardian_user_id = $1", [parent.userId]);
  await unconfirmed(parent);
  await takesOver(parent, null);
  expect(
    await rowsOf('select status, end_reason from guardian_links where guardian_user_id = $1', [
      parent.userId,
    ]),
  ).toEqual([{ status: 'ended', end_reason: 'refused' }]);
});

it('leaves a student in their courses where the address isn’t taken over after all', async () => {
  const { student, course } = await hasStudentAtWork('Half Way', 'provisional');
  await unconfirmed(student);
  await rowsOf("update users set consent_state = 'required' where id = $1", [student.userId]);
  await expect(takesOver(student, '2001-05-06')).rejects.toMatchObject({ code: 'TOO_YOUNG' });
  const left = await rowsOf('select status from enrollments where student_id = $1 and course_id = $2', [
    student.studentId,
    course.courseId,
  ]);
  expect(left).toEqual([{ status: 'active' }]);
});

it('shows an adult the way out of an account that waits for a parent: away with it, and sign up', async () => {
  const { student } = await hasChildSquatter('elder@mail.test');
  const page = browserIn(world, '198.51.100.84');
  const token = await resetTokenOf(page, student);
  const person = { fullName: 'Olive Owner', birthOn: '1990-05-06', locale: 'en' as const };
  await expect(
    page.client().accounts.resetPassword({ token, newPassword: OWN, person }),
  ).rejects.toMatchObject({ code: 'TOO_YOUNG' });
  await page.client().accounts.disown({ token });
  await world.runs('profile.sweep', {});
  await page.client().accounts.signUp({
    ...{ role: 'homeschool_parent', fullName: 'Olive Owner', email: student.email, password: OWN },
    ...{ schoolCode: null, birthOn: null, locale: 'en' },
  });
});

it('leaves nothing of a family school as somebody else set it up, and ends what they sent', async () => {
  const home = await world.hasSchool('Set Up Homeschool', 'homeschool');
  const parent = await home.hasPerson({ role: 'homeschool_parent', name: 'Sly Setter' });
  const child = await home.hasStudent({ name: 'A Child' });
  const taken = await home.hasCourse({ title: 'Taken', teacher: parent });
  await home.hasStudent({ name: 'A Learner', in: [taken] });
  await home.hasCourse({ title: 'Sly Draft', teacher: parent });
  await parent.client.schools.saveBrandingText({ brandingText: 'Sly words' });
  await parent.client.families.invite({
    ...{ studentId: child.studentId, email: 'crony@mail.test', relationship: 'father' },
    ...{ rights: ['see_record'], basis: 'minor', proof: 'in_person', endsOn: null },
  });
  await rowsOf("update schools set sign_in_name = 'sly-name' where id = $1", [home.schoolId]);
  await unconfirmed(parent);
  await takesOver(parent, null);
  expect(
    await rowsOf(
      `select s.sign_in_name, (select count(*)::int from school_branding b where b.school_id = s.id) as branding,
         (select count(*)::int from invitations i where i.school_id = s.id and i.revoked_at is null) as invited,
         (select array_agg(c.title || ' ' || c.status order by c.title) from courses c where c.school_id = s.id) as courses
       from schools s where s.id = $1`,
      [home.schoolId],
    ),
  ).toEqual([
    { sign_in_name: null, branding: 0, invited: 0, courses: ['Sly Draft archived', 'Taken published'] },
  ]);
});

it('keeps what somebody else reported, without their words', async () => {
  const { student, course, teacher } = await hasStudentAtWork('Re Porter', 'active');
  const [post] = await rowsOf(
    `insert into discussions (school_id, id, course_id, root_id, user_id, content, title, post_key, last_active_at)
     select $1, x, $2, x, $3, '<p>Hello</p>', 'Hello', x, now() from (select $4::uuid as x) x returning id`,
    [school.schoolId, course.courseId, teacher.userId, newId()],
  );
  await rowsOf(
    `insert into discussion_reports (school_id, id, discussion_id, reporter_id, reason, note)
     values ($1, $2, $3, $4, 'other', 'Sly words')`,
    [school.schoolId, newId(), post?.id, student.userId],
  );
  await unconfirmed(student);
  await takesOver(student, null);
  expect(
    await rowsOf('select reason, note, state from discussion_reports where reporter_id = $1', [
      student.userId,
    ]),
  ).toEqual([{ reason: 'other', note: null, state: 'open' }]);
});

it('lets no parent set up their school before the address is confirmed', async () => {
  const home = await world.hasSchool('Unconfirmed Homeschool', 'homeschool');
  const parent = await home.hasPerson({ role: 'homeschool_parent', name: 'Not Yet' });
  const child = await home.hasStudent({ name: 'A Child' });
  await unconfirmed(parent);
  const refused = { code: 'EMAIL_UNCONFIRMED', status: 403 };
  const { authoring, families, studentAccounts, catalog } = parent.client;
  const course = { title: 'Course', subject: 'Mathematics', gradeLevel: 9 } as const;
  await expect(authoring.create(course)).rejects.toMatchObject(refused);
  await expect(catalog.adopt({ courseId: newId() })).rejects.toMatchObject(refused);
  await expect(
    families.invite({
      ...{ studentId: child.studentId, email: 'crony@mail.test', relationship: 'father' },
      ...{ rights: ['see_record'], basis: 'minor', proof: 'in_person', endsOn: null },
    }),
  ).rejects.toMatchObject(refused);
  const students = [
    {
      ...{ givenName: 'Kim', familyName: 'Child', birthOn: '2012-03-04', gradeLevel: 6 },
      ...{ username: null, isSomebodyElse: false },
    },
  ];
  await expect(
    studentAccounts.create({
      ...{ schoolId: home.schoolId, batchId: newId<StudentBatchId>(), students, agrees: true },
      ...{ relationship: 'mother', locale: 'en' },
    }),
  ).rejects.toMatchObject(refused);
  await rowsOf('update users set email_verified = true where id = $1', [parent.userId]);
  await authoring.create(course);
});
