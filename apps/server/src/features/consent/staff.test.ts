import type { ConsentId, StudentId } from '@fieldhouse/contract/ids.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobForPlatform, jobInSchool } from '#db/scopes.ts';
import { bornYearsAgo, consentSecret } from '#testing/consent.ts';
import { openWorld, type Person, type SchoolPlace, type StudentPerson, type World } from '#testing/world.ts';

const code = (name: string) => ({ code: name });

let world: World;
let school: SchoolPlace;
let admin: Person;
let teacher: Person;
beforeAll(async () => {
  world = await openWorld();
  school = await world.hasSchool('Fir High', 'school', 'Pacific/Honolulu');
  admin = await school.hasPerson({ role: 'school_admin', name: 'Office Fir' });
  teacher = await school.hasPerson({ role: 'teacher', name: 'Teacher Fir' });
});
afterAll(() => world.close());

const inSchool = async (sql: string, values: unknown[] = []) =>
  (await world.services.units.write(jobInSchool(school.schoolId), (tx) => tx.execute(sql, values)))
    .rows as Record<string, unknown>[];
const hasChild = async (name: string, birthOn = bornYearsAgo(9)) => {
  const child = await school.hasStudent({ name, birthOn, status: 'provisional' });
  await school.waitsForConsent(child);
  return child;
};
const form = ({ studentId }: StudentPerson) =>
  ({
    studentId: studentId as StudentId,
    method: 'signed_form',
    giverName: 'Paula Parent',
    relationship: 'mother',
    aiModels: true,
    on: '2026-01-05',
    locale: 'de',
  }) as const;

it('tells the card about a student to those who work at the school, and not to a guardian who teaches elsewhere', async () => {
  const child = await school.hasStudent({ name: 'Cara Fir', birthOn: bornYearsAgo(15) });
  const elsewhere = await world.hasSchool('Fig High');
  const parent = await elsewhere.hasPerson({ role: 'teacher', name: 'Cora Fir' });
  await school.isGuardian(parent, { of: child });
  const studentId = child.studentId as StudentId;
  expect(await teacher.client.consent.student({ studentId })).toMatchObject({ details: null });
  await expect(parent.client.consent.student({ studentId })).rejects.toMatchObject(code('NOT_FOUND'));
  await expect(child.client.consent.student({ studentId })).rejects.toMatchObject(code('FORBIDDEN'));
});

it('records a signed form with who saw it, and lets the child in', async () => {
  const child = await hasChild('Ann Fir');
  const studentId = child.studentId as StudentId;
  expect((await admin.client.consent.student({ studentId })).details).toMatchObject({
    state: 'required',
    isUnder13: true,
    request: { requestNumber: expect.stringMatching(/^[0-9A-F]{4}-[0-9A-F]{4}$/), parentEmail: null },
  });
  await expect(teacher.client.consent.record(form(child))).rejects.toMatchObject(code('FORBIDDEN'));
  await expect(admin.client.consent.record({ ...form(child), on: '2999-01-05' })).rejects.toMatchObject(
    code('BAD_DAY'),
  );
  await inSchool("update schools set payment_status = 'suspended'");
  await expect(admin.client.consent.record(form(child))).rejects.toMatchObject(code('SCHOOL_READ_ONLY'));
  await inSchool("update schools set payment_status = 'active'");
  const { consentId } = await admin.client.consent.record(form(child));
  await child.client.home.student({});
  const { details } = await admin.client.consent.student({ studentId });
  expect(details).toMatchObject({ state: 'given', request: null });
  expect(details?.consents.find((one) => one.consentId === consentId)).toMatchObject({
    kind: 'child_account',
    method: 'signed_form',
    giverName: 'Paula Parent',
    relationship: 'mother',
    verifiedByName: 'Office Fir',
    givenAt: '2026-01-05T10:00:00Z',
    locale: 'de',
  });
  await expect(admin.client.consent.record(form(child))).rejects.toMatchObject(code('NOT_ASKED'));
  expect(await inSchool("select actor_user_id from audit_log where action = 'consent.given'")).toEqual([
    { actor_user_id: admin.userId },
  ]);

  const { deletionDueAt } = await admin.client.consent.recordWithdrawal({
    consentId,
    reason: 'The mother called',
  });
  expect(deletionDueAt).not.toBeNull();
  await expect(child.client.home.student({})).rejects.toMatchObject(code('CONSENT_REQUIRED'));
  await expect(admin.client.consent.recordWithdrawal({ consentId, reason: 'Again' })).rejects.toMatchObject(
    code('STALE'),
  );
  await expect(
    teacher.client.consent.recordWithdrawal({ consentId: consentId as ConsentId, reason: 'No' }),
  ).rejects.toMatchObject(code('FORBIDDEN'));
});

it('asks a parent by email for the school', async () => {
  const child = await hasChild('Bea Fir');
  await admin.client.consent.ask({
    studentId: child.studentId as StudentId,
    email: 'Paul@families.test',
    locale: 'fr',
  });
  expect(await child.client.consent.own({})).toMatchObject({
    state: 'asked',
    parentEmail: 'paul@families.test',
  });
  const token = await consentSecret(world, 'consent-request', 'paul@families.test');
  expect(await world.anonymous.consent.open({ token })).toMatchObject({ locale: 'fr' });
});

it('reminds once, then deletes whom nobody answered for', async () => {
  const child = await hasChild('Cal Fir');
  await child.client.consent.nameParent({ email: 'late@families.test', locale: 'en' });
  const letters = async (template: string) =>
    (
      (
        await world.services.units.write(jobForPlatform, (tx) =>
          tx.execute('select subject from mail_outbox where template = $1 and to_address = $2', [
            template,
            'late@families.test',
          ]),
        )
      ).rows as { subject: string }[]
    ).map(({ subject }) => subject);
  const ages = (days: number) =>
    inSchool(
      `update consent_requests set created_at = created_at - make_interval(days => $2),
         updated_at = updated_at - make_interval(days => $2), expires_at = expires_at - make_interval(days => $2)
       where student_id = $1`,
      [child.studentId, days],
    );
  await world.runs('consent.sweep', {});
  expect(await letters('consent-request')).toHaveLength(1);
  await ages(8);
  await world.runs('consent.sweep', {});
  await world.runs('consent.sweep', {});
  expect(await letters('consent-request')).toEqual([
    'Cal needs a parent’s permission to use Fieldhouse',
    'Reminder: Cal is waiting for your answer',
  ]);
  const token = await consentSecret(world, 'consent-request', 'late@families.test');
  expect(await world.anonymous.consent.open({ token })).toMatchObject({ state: 'asked' });
  await ages(7);
  await world.runs('consent.sweep', {});
  await world.runs('profile.sweep', {});
  expect(await letters('consent-expired')).toHaveLength(1);
  expect(await inSchool('select legal_name from student_profiles where id = $1', [child.studentId])).toEqual([
    { legal_name: 'Deleted account' },
  ]);
  expect(await child.client.accounts.session({})).toMatchObject({ me: null, waitsForConsent: false });
});

it('sends what a school prepared with an address, once', async () => {
  const child = await hasChild('Dot Fir');
  await inSchool("update consent_requests set parent_email = 'made@families.test' where student_id = $1", [
    child.studentId,
  ]);
  await world.runs('consent.sweep', {});
  const first = await consentSecret(world, 'consent-request', 'made@families.test');
  await world.runs('consent.sweep', {});
  expect(await consentSecret(world, 'consent-request', 'made@families.test')).toBe(first);
  expect(await world.anonymous.consent.open({ token: first })).toMatchObject({ state: 'asked' });
});

it('lets in who turns 13 while waiting, on the school’s day, and deletes nobody then', async () => {
  const child = await hasChild('Eve Fir', bornYearsAgo(13, 1, 'Pacific/Honolulu'));
  await inSchool(
    "update consent_requests set expires_at = now() + interval '1 minute' where student_id = $1",
    [child.studentId],
  );
  await world.runs('consent.sweep', {});
  await expect(child.client.home.student({})).rejects.toMatchObject(code('CONSENT_REQUIRED'));
  world.isAt(new Date(Date.now() + 86_400_000).toISOString());
  await world.runs('consent.sweep', {});
  world.isAt(new Date().toISOString());
  await world.runs('profile.sweep', {});
  await child.client.home.student({});
});

it.each([
  ['2012-02-29', '2025-02-28', true],
  ['2012-02-29', '2025-03-01', false],
  ['2012-03-01', '2025-02-28', true],
  ['2012-03-01', '2025-03-01', false],
] as const)('counts %s on %s as under 13: %s', async (birthOn, day, isUnder) => {
  expect(
    await inSchool('select $2::date < app.consent_age_on($1::date) as "isUnder"', [birthOn, day]),
  ).toEqual([{ isUnder }]);
});

it('tells families of directory information once, when the school year begins', async () => {
  const student = await school.hasStudent({ name: 'Flo Fir' });
  const mother = await school.hasGuardian({ name: 'Mother Fir', of: student, rights: ['consent'] });
  await inSchool(
    `insert into academic_years (school_id, id, label, starts_on, ends_on)
     values ($1, app.uuidv7(), 'This year', current_date - 3, current_date + 300)`,
    [school.schoolId],
  );
  await world.runs('consent.sweep', {});
  await world.runs('consent.sweep', {});
  expect(
    await inSchool("select user_id, count from notifications where template = 'directory_notice'"),
  ).toEqual([{ user_id: mother.userId, count: 1 }]);
});
