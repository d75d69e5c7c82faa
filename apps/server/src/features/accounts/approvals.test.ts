import type { MembershipId } from '@fieldhouse/contract/ids.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobForPlatform, jobInSchool } from '#db/scopes.ts';
import { newId } from '#platform/ids.ts';
import { openWorld, type Person, type SchoolPlace, type World } from '#testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

/** A school with an admin and a teacher, and people who wait in it: two teachers, a parent and two students. */
async function openSchool(name: string) {
  const school = await world.hasSchool(name);
  const admin = await school.hasPerson({ role: 'school_admin', name: 'Head Admin' });
  const teacher = await school.hasPerson({ role: 'teacher', name: 'Old Teacher' });
  const newTeacher = await school.hasPerson({ role: 'teacher', name: 'New Teacher', status: 'pending' });
  await school.hasPerson({ role: 'parent', name: 'New Parent', status: 'pending' });
  const ada = await school.hasStudent({ name: 'Ada', status: 'provisional' });
  const ben = await school.hasStudent({ name: 'Ben', status: 'provisional' });
  return { school, admin, teacher, newTeacher, ada, ben };
}

/** The ids of these people's requests, as the admin sees them. */
async function idsOf(admin: Person, ...names: string[]): Promise<MembershipId[]> {
  const { waiting } = await admin.client.accounts.listWaiting({});
  return names.map((name) => {
    const found = waiting.find(({ displayName }) => displayName === name);
    if (!found) throw new Error(`${name} does not wait`);
    return found.membershipId;
  });
}

const inSchool = (school: SchoolPlace, text: string, values: unknown[] = []) =>
  world.services.units.write(
    jobInSchool(school.schoolId),
    async (tx) => (await tx.execute(text, values)).rows,
  );

const letters = async (template: string, address: string) =>
  await world.services.units.write(
    jobForPlatform,
    async (tx) =>
      (
        await tx.execute(
          'select body_text as body from mail_outbox where template = $1 and to_address = $2',
          [template, address],
        )
      ).rows as { body: string }[],
  );

it('lists who waits, longest first, for those who decide', async () => {
  const { admin, teacher, newTeacher } = await openSchool('List High');
  const { waiting, can } = await admin.client.accounts.listWaiting({});
  expect(waiting.map((one) => [one.displayName, one.role, one.status])).toEqual([
    ['New Teacher', 'teacher', 'pending'],
    ['New Parent', 'parent', 'pending'],
    ['Ada', 'student', 'provisional'],
    ['Ben', 'student', 'provisional'],
  ]);
  expect(waiting[0]).toMatchObject({
    email: newTeacher.email,
    isEmailVerified: true,
    provisionalUntil: null,
  });
  expect(waiting[2]?.provisionalUntil).toEqual(expect.any(String));
  expect(can.decide && waiting.every((one) => one.can.decide)).toBe(true);
  expect(await admin.client.accounts.countWaiting({})).toEqual({ waiting: 4 });

  const seen = (await teacher.client.accounts.listWaiting({})).waiting;
  expect(seen.map((one) => [one.displayName, one.can.decide])).toEqual([
    ['Ada', true],
    ['Ben', true],
  ]);
  expect(await teacher.client.accounts.countWaiting({})).toEqual({ waiting: 2 });
  await expect(newTeacher.client.accounts.listWaiting({})).rejects.toMatchObject({
    code: 'AWAITING_APPROVAL',
  });
});

it('approves several at once: open to them at once, told by mail and in the app, and on record', async () => {
  const { school, admin, newTeacher, ada } = await openSchool('Bulk High');
  const membershipIds = await idsOf(admin, 'New Teacher', 'Ada', 'Ben');
  expect(await admin.client.accounts.approve({ membershipIds })).toEqual({ decided: 3, alreadyDecided: 0 });

  expect((await newTeacher.client.accounts.session({})).me?.homes).toEqual(['teacher']);
  expect((await ada.client.accounts.session({})).me?.memberships).toMatchObject([
    { status: 'active', provisionalUntil: null },
  ]);
  expect(await letters('membership-approved', ada.email)).toHaveLength(1);
  expect((await ada.client.notifications.latest({})).notifications).toMatchObject([
    { template: 'membership_approved', schoolName: 'Bulk High' },
  ]);
  expect(
    await inSchool(school, "select count(*)::int as n from audit_log where action = 'membership.approved'"),
  ).toEqual([{ n: 3 }]);
  expect((await admin.client.accounts.listWaiting({})).waiting.map((one) => one.displayName)).toEqual([
    'New Parent',
  ]);
});

it('refuses several with one reason, which they read and which stays on record', async () => {
  const { school, admin, newTeacher, ada } = await openSchool('Refuse High');
  const membershipIds = await idsOf(admin, 'New Teacher', 'Ada');
  const reason = 'Nobody here knows you.';
  expect(await admin.client.accounts.refuse({ membershipIds, reason })).toEqual({
    decided: 2,
    alreadyDecided: 0,
  });
  expect((await newTeacher.client.accounts.session({})).me?.homes).toEqual(['none']);
  await expect(ada.client.catalog.list({})).rejects.toMatchObject({ code: 'FORBIDDEN' });
  expect((await newTeacher.client.accounts.listOwnRequests({})).requests).toMatchObject([
    { schoolName: 'Refuse High', role: 'teacher', status: 'refused', reason, endedAt: expect.any(String) },
  ]);
  expect((await letters('membership-refused', newTeacher.email))[0]?.body).toContain(reason);
  expect(
    await inSchool(school, "select distinct reason from audit_log where action = 'membership.refused'"),
  ).toEqual([{ reason }]);
  // The work of a student is kept.
  expect(
    await inSchool(school, 'select user_id from student_profiles where user_id = $1', [ada.userId]),
  ).toEqual([{ user_id: ada.userId }]);
});

it('tells those who wait since when they do, and of the school its name only', async () => {
  const { newTeacher } = await openSchool('Wait High');
  const { requests } = await newTeacher.client.accounts.listOwnRequests({});
  expect(requests).toEqual([
    {
      membershipId: expect.any(String),
      schoolName: 'Wait High',
      role: 'teacher',
      status: 'waiting',
      askedAt: expect.any(String),
      endedAt: null,
      reason: null,
    },
  ]);
});

it('decides all or none: one that is not visible or not allowed refuses the whole call', async () => {
  const { admin, teacher } = await openSchool('Whole High');
  const other = await openSchool('Other High');
  const own = await idsOf(admin, 'New Teacher', 'Ada');
  const foreign = await idsOf(other.admin, 'Ada');
  await expect(admin.client.accounts.approve({ membershipIds: [...own, ...foreign] })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  await expect(
    admin.client.accounts.approve({ membershipIds: [...own, newId() as MembershipId] }),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(teacher.client.accounts.approve({ membershipIds: own })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
  expect(await admin.client.accounts.countWaiting({})).toEqual({ waiting: 4 });
});

it('lets a teacher confirm students, and only them', async () => {
  const { admin, teacher, ada } = await openSchool('Teacher High');
  const [student, parent] = await idsOf(admin, 'Ada', 'New Parent');
  if (!student || !parent) throw new Error('nobody waits');
  await teacher.client.accounts.approve({ membershipIds: [student] });
  expect((await ada.client.accounts.session({})).me?.memberships[0]?.status).toBe('active');
  await expect(
    teacher.client.accounts.refuse({ membershipIds: [parent], reason: 'No' }),
  ).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

it('counts and leaves alone those that were decided already', async () => {
  const { admin, ada } = await openSchool('Twice High');
  const first = await idsOf(admin, 'Ada');
  const both = await idsOf(admin, 'Ada', 'Ben');
  await admin.client.accounts.approve({ membershipIds: first });
  expect(await admin.client.accounts.refuse({ membershipIds: both, reason: 'Too late' })).toEqual({
    decided: 1,
    alreadyDecided: 1,
  });
  expect((await ada.client.accounts.session({})).me?.memberships[0]?.status).toBe('active');
  expect(await letters('membership-refused', ada.email)).toEqual([]);
});

it('lets staff and guardians in only once their address is confirmed, and students before', async () => {
  const { admin, newTeacher, ada } = await openSchool('Address High');
  const confirm = (person: Person, isConfirmed: boolean) =>
    world.services.db.pool.query('update users set email_verified = $2 where id = $1', [
      person.userId,
      isConfirmed,
    ]);
  await confirm(newTeacher, false);
  await confirm(ada, false);
  const { waiting } = await admin.client.accounts.listWaiting({});
  expect(waiting.map(({ displayName, can }) => [displayName, can.decide, can.approve])).toEqual([
    ['New Teacher', true, false],
    ['New Parent', true, true],
    ['Ada', true, true],
    ['Ben', true, true],
  ]);
  const membershipIds = await idsOf(admin, 'New Teacher', 'New Parent');
  await expect(admin.client.accounts.approve({ membershipIds })).rejects.toMatchObject({
    code: 'APPLICANT_UNCONFIRMED',
    status: 409,
  });
  expect(await admin.client.accounts.countWaiting({})).toEqual({ waiting: 4 });
  expect(await admin.client.accounts.approve({ membershipIds: await idsOf(admin, 'Ada') })).toMatchObject({
    decided: 1,
  });
  await confirm(newTeacher, true);
  expect(await admin.client.accounts.approve({ membershipIds })).toMatchObject({ decided: 2 });
});

it('refuses somebody whose address is not confirmed', async () => {
  const { admin, newTeacher } = await openSchool('Unknown High');
  await world.services.db.pool.query('update users set email_verified = false where id = $1', [
    newTeacher.userId,
  ]);
  const membershipIds = await idsOf(admin, 'New Teacher');
  expect(await admin.client.accounts.refuse({ membershipIds, reason: 'Unknown' })).toMatchObject({
    decided: 1,
  });
});

it('makes one decision of two that come at the same time', async () => {
  const { school, admin } = await openSchool('Race High');
  const second = await school.hasPerson({ role: 'school_admin', name: 'Second Admin' });
  const membershipIds = await idsOf(admin, 'New Teacher', 'New Parent', 'Ada', 'Ben');
  const outcomes = await Promise.all([
    admin.client.accounts.approve({ membershipIds }),
    second.client.accounts.refuse({ membershipIds: [...membershipIds].reverse(), reason: 'No' }),
  ]);
  expect(outcomes.map((one) => one.decided).sort()).toEqual([0, 4]);
  expect(outcomes.map((one) => one.alreadyDecided).sort()).toEqual([0, 4]);
});

it('lets nobody decide on themselves, neither by the procedure nor in the database', async () => {
  const { school, teacher } = await openSchool('Self High');
  const [row] = (await inSchool(
    school,
    `insert into school_memberships (school_id, id, user_id, role, status, source, display_name, sort_name,
       provisional_until)
     values ($1, $2, $3, 'student', 'provisional', 'code', 'Old Teacher', 'Teacher, Old', now() + interval '14 days')
     returning id`,
    [school.schoolId, newId(), teacher.userId],
  )) as { id: MembershipId }[];
  if (!row) throw new Error('no row');
  await expect(teacher.client.accounts.approve({ membershipIds: [row.id] })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
  expect(
    (await teacher.client.accounts.listWaiting({})).waiting.map((one) => one.membershipId),
  ).not.toContain(row.id);
  await expect(
    inSchool(
      school,
      `update school_memberships set status = 'active', provisional_until = null, decided_by = user_id,
         decided_at = now() where id = $1`,
      [row.id],
    ),
  ).rejects.toMatchObject({ code: '23514', constraint: 'school_memberships_not_own_judge' });
});

it('decides nothing in a school that can only be read', async () => {
  const { school, admin } = await openSchool('Closed High');
  const membershipIds = await idsOf(admin, 'Ada');
  await inSchool(school, "update schools set payment_status = 'suspended' where id = $1", [school.schoolId]);
  await expect(admin.client.accounts.approve({ membershipIds })).rejects.toMatchObject({
    code: 'SCHOOL_READ_ONLY',
  });
});

it('lists decisions, newest first, with who decided and why; the reason for those who could have decided', async () => {
  const { admin, teacher } = await openSchool('Past High');
  const staff = await idsOf(admin, 'New Teacher');
  const students = await idsOf(admin, 'Ben');
  await admin.client.accounts.refuse({ membershipIds: staff, reason: 'Unknown' });
  await teacher.client.accounts.approve({ membershipIds: students });
  const { decisions, hasMore } = await admin.client.accounts.listDecisions({ after: null });
  expect(hasMore).toBe(false);
  expect(decisions).toMatchObject([
    { displayName: 'Ben', outcome: 'approved', decidedByName: 'Old Teacher', reason: null },
    { displayName: 'New Teacher', outcome: 'refused', decidedByName: 'Head Admin', reason: 'Unknown' },
  ]);
  const seen = (await teacher.client.accounts.listDecisions({ after: null })).decisions;
  expect(seen.map((one) => [one.displayName, one.reason])).toEqual([['Ben', null]]);
});

it('shows students whose two weeks ended as unconfirmed, and lets them be confirmed after all', async () => {
  const { school, admin, ada } = await openSchool('Late High');
  await inSchool(
    school,
    "update school_memberships set provisional_until = now() - interval '1 day' where user_id = $1",
    [ada.userId],
  );
  expect((await admin.client.accounts.listWaiting({})).waiting.map((one) => one.displayName)).not.toContain(
    'Ada',
  );
  expect((await ada.client.accounts.listOwnRequests({})).requests).toMatchObject([{ status: 'unconfirmed' }]);
  const { decisions } = await admin.client.accounts.listDecisions({ after: null });
  expect(decisions).toMatchObject([
    { displayName: 'Ada', outcome: 'unconfirmed', decidedByName: null, can: { approve: true } },
  ]);
  const membershipIds = decisions.map((one) => one.membershipId);
  await admin.client.accounts.approve({ membershipIds });
  expect((await ada.client.accounts.session({})).me?.homes).toEqual(['student']);
});

it('takes a refusal back: the request waits again, and a second decision is told again', async () => {
  const { admin, teacher, newTeacher, ada } = await openSchool('Again High');
  const both = await idsOf(admin, 'New Teacher', 'Ada');
  await admin.client.accounts.refuse({ membershipIds: both, reason: 'First' });
  const { decisions } = await admin.client.accounts.listDecisions({ after: null });
  expect(decisions.map((one) => one.can)).toEqual([
    { approve: false, reopen: true },
    { approve: false, reopen: true },
  ]);
  await expect(teacher.client.accounts.reopen({ membershipIds: both })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
  await admin.client.accounts.reopen({ membershipIds: both });
  expect((await newTeacher.client.accounts.listOwnRequests({})).requests).toMatchObject([
    { status: 'waiting' },
  ]);
  expect((await ada.client.accounts.session({})).me?.homes).toEqual(['student']);
  expect(await idsOf(admin, 'New Teacher', 'Ada')).toEqual(both);
  await expect(admin.client.accounts.reopen({ membershipIds: both })).rejects.toMatchObject({
    code: 'NOT_REFUSED',
  });
  await admin.client.accounts.refuse({ membershipIds: both, reason: 'Second' });
  expect((await letters('membership-refused', ada.email)).map((one) => one.body)).toEqual([
    expect.stringContaining('First'),
    expect.stringContaining('Second'),
  ]);
  expect((await ada.client.accounts.listOwnRequests({})).requests[0]?.reason).toBe('Second');
});

it('pages through decisions that were made in one moment', async () => {
  const { school, admin } = await openSchool('Many High');
  const NAMES = Array.from({ length: 120 }, (_, at) => `Student ${String(at).padStart(3, '0')}`);
  // One account for all of them would not do: a person has one live membership of a kind.
  await world.services.units.write({ role: 'fieldhouse_login', enter: null }, (tx) =>
    tx.execute(
      `insert into users (id, name, email)
       select gen_random_uuid(), n, replace(lower(n), ' ', '-') || '@many.test' from unnest($1::text[]) n`,
      [NAMES],
    ),
  );
  await inSchool(
    school,
    `insert into school_memberships (school_id, id, user_id, role, status, source, display_name, sort_name,
       provisional_until)
     select $1, gen_random_uuid(), u.id, 'student', 'provisional', 'code', u.name, u.name, now() + interval '14 days'
     from users u where u.email like '%@many.test'`,
    [school.schoolId],
  );
  const waiting = (await admin.client.accounts.listWaiting({})).waiting.filter(
    ({ role }) => role === 'student',
  );
  expect(waiting).toHaveLength(122);
  await admin.client.accounts.approve({ membershipIds: waiting.map((one) => one.membershipId) });
  const found: string[] = [];
  let after: { decidedAt: string; membershipId: MembershipId } | null = null;
  for (let page = 0; page < 5; page += 1) {
    const answer: Awaited<ReturnType<typeof admin.client.accounts.listDecisions>> =
      await admin.client.accounts.listDecisions({ after });
    found.push(...answer.decisions.map((one) => one.displayName));
    const last = answer.decisions.at(-1);
    if (!answer.hasMore || !last) break;
    after = { decidedAt: last.decidedAt, membershipId: last.membershipId };
  }
  expect(new Set(found).size).toBe(122);
  expect(found).toHaveLength(122);
});
