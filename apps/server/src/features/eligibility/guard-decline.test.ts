import type { EligibilityGuardId, MembershipId } from '@fieldhouse/contract/ids.ts';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { jobInSchool } from '#db/scopes.ts';
import { hasLedgerSchool } from '#testing/ledger-school.ts';
import { inDays } from '#testing/school-days.ts';
import { openWorld, type Person, type World } from '#testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
afterEach(() => world.isAt(new Date().toISOString()));

const REASON = 'The family asked for a lighter load';
const NO = 'She needs French for the visit in May';
const code = (name: string) => ({ code: name });
const told = async (person: Person) =>
  (await person.client.notifications.latest({})).notifications.map(({ template }) => template);

/** A school in which leaving a course waits for a family. */
async function hasRequest(birthOn?: string) {
  const place = await hasLedgerSchool(world, birthOn ? { birthOn } : {});
  const { school, ada, teacher, enrollments } = place;
  const guardian = (name: string, rights: string[]) => school.hasGuardian({ name, of: ada, rights });
  const people = {
    mother: await guardian('Mae Park', ['see_record', 'sign']),
    father: await guardian('Finn Elsewhere', ['see_record', 'sign']),
    aunt: await guardian('Ann Without', ['see_record', 'consent']),
  };
  const withdraws = (guard?: { reason: string }) =>
    teacher.client.catalog.withdraw({
      ...{ enrollmentId: enrollments.get('French 4')!, reason: 'Too many courses' },
      ...(guard ? { guard } : {}),
    });
  const refused = async (guard?: { reason: string }) => {
    const error: unknown = await withdraws(guard).catch((cause: unknown) => cause);
    expect(error).toMatchObject(code('WORSENS'));
    return (error as { data: { students: { request: { guardId: EligibilityGuardId } }[] } }).data
      .students[0]!;
  };
  const { guardId } = (await refused({ reason: REASON })).request;
  const declines = (person: Person, note: string | null = NO) =>
    person.client.eligibility.declineGuard({ guardId, note });
  /** A colleague whom the school gives a duty. */
  const hasDuty = async (name: string, duty: 'registrar' | 'counselor') => {
    const person = await school.hasPerson({ role: 'teacher', name });
    const { people: found } = await place.admin.client.people.list({
      ...{ search: name, role: null, status: null, after: null },
    });
    await place.admin.client.people.setDuties({
      ...{ membershipId: found[0]!.membershipId as MembershipId, duties: [duty], reason: 'For this year' },
    });
    return person;
  };
  return { ...place, ...people, withdraws, refused, guardId, declines, hasDuty };
}

it('is declined with a note by whoever might acknowledge it, and staff are told', async () => {
  const { ada, aunt, mother, father, teacher, admin, studentId, declines, refused, guardId } =
    await hasRequest();
  for (const person of [ada, aunt, teacher, admin])
    await expect(declines(person)).rejects.toMatchObject({ code: /FORBIDDEN|NOT_FOUND/ });
  await declines(mother);
  await expect(declines(father)).rejects.toMatchObject(code('NOT_OPEN'));
  for (const person of [teacher, admin, ada]) expect(await told(person)).toContain('guard_declined');
  expect(await told(father)).not.toContain('guard_declined');

  const seen = async (person: Person) => (await person.client.eligibility.guards({ studentId })).guards[0];
  expect(await seen(admin)).toMatchObject({
    ...{ state: 'declined', declineNote: NO, declinedByName: 'Mae Park', signedByName: null },
  });
  // Another household may still acknowledge it, and learns no name.
  expect(await seen(father)).toMatchObject({
    ...{ state: 'declined', declinedByName: null, can: { sign: true, decline: false } },
  });
  // Whoever asked reads it where the change is held.
  expect((await refused()).request).toMatchObject({ guardId, declined: { note: NO } });
});

it('holds a declined change for the days of the school, and then a counselor goes on with a reason', async () => {
  const { admin, mother, guardId, declines, withdraws } = await hasRequest();
  await declines(mother, null);
  const proceeds = () => admin.client.eligibility.proceedGuard({ guardId, reason: 'We spoke about it' });
  await expect(proceeds()).rejects.toMatchObject(code('TOO_EARLY'));
  world.isAt(`${inDays(4)}T18:00:00Z`);
  await proceeds();
  expect(await told(mother)).toContain('guard_proceeded');
  await withdraws();
});

it('lets the family think again', async () => {
  const { mother, father, guardId, declines, withdraws, studentId } = await hasRequest();
  await declines(mother);
  await father.client.eligibility.signGuard({ guardId });
  await withdraws();
  expect((await mother.client.eligibility.guards({ studentId })).guards[0]).toMatchObject({
    ...{ state: 'made', declineNote: NO, signedByName: null },
  });
});

it('is declined by the student alone from 18 on', async () => {
  const { ada, mother, declines } = await hasRequest('2005-03-04');
  await expect(declines(mother)).rejects.toMatchObject({ code: /FORBIDDEN|NOT_FOUND/ });
  await declines(ada);
});

it('stands among what needs the family until somebody answers', async () => {
  const { ada, mother, father, aunt, declines, studentId } = await hasRequest();
  const needed = async (person: Person) =>
    (await person.client.consent.needed({})).items.filter(({ what }) => what === 'guard');
  const item = { what: 'guard', studentId, studentName: 'Ada Park', dueOn: inDays(3) };
  expect(await needed(mother)).toEqual([item]);
  expect(await needed(father)).toEqual([item]);
  for (const person of [ada, aunt]) expect(await needed(person)).toEqual([]);
  await declines(mother);
  expect(await needed(father)).toEqual([]);
});

it('is listed with all that waits, for counselors of the student and those who keep records', async () => {
  const { ada, admin, teacher, mother, guardId, declines, hasDuty, schoolId, studentId } = await hasRequest();
  const counselor = await hasDuty('Cora Count', 'counselor');
  const colleague = await hasDuty('Otto Other', 'counselor');
  const registrar = await hasDuty('Rita Roll', 'registrar');
  const listed = async (person: Person) =>
    (await person.client.eligibility.waitingGuards({})).guards.map((one) => one.guardId);
  // Nobody is assigned: the student is on every counselor's list.
  for (const person of [counselor, colleague, registrar, admin])
    expect(await listed(person)).toEqual([guardId]);
  await admin.client.counseling.assign({
    ...{ schoolId, userId: counselor.userId as never, isAssigned: true },
    who: { by: 'hand', studentIds: [studentId] },
  });
  for (const person of [counselor, registrar, admin]) expect(await listed(person)).toEqual([guardId]);
  expect(await listed(colleague)).toEqual([]);
  for (const person of [teacher, ada, mother])
    await expect(listed(person)).rejects.toMatchObject(code('FORBIDDEN'));
  const far = await (await world.hasSchool('Far away')).hasPerson({ role: 'school_admin', name: 'Fay' });
  expect(await listed(far)).toEqual([]);

  await declines(mother);
  expect((await counselor.client.eligibility.waitingGuards({})).guards).toMatchObject([
    {
      ...{ studentId, studentName: 'Ada Park', title: 'French 4', procedure: 'catalog.withdraw' },
      ...{ reason: REASON, askedByName: 'Nora Okafor', dueOn: inDays(3), declineNote: NO, isOverdue: false },
    },
  ]);
  // The counselor of the student is told of the next one, and not the colleague.
  expect(await told(counselor)).toContain('guard_declined');
  expect(await told(colleague)).not.toContain('guard_declined');
  world.isAt(`${inDays(4)}T18:00:00Z`);
  expect((await admin.client.eligibility.waitingGuards({})).guards).toMatchObject([{ isOverdue: true }]);
  await admin.client.eligibility.proceedGuard({ guardId, reason: 'We spoke about it' });
  expect(await listed(admin)).toEqual([]);
});

it('waits no longer for the family and the staff of a student who has left', async () => {
  const { ada, admin, mother, guardId, school } = await hasRequest();
  const listed = async () =>
    (await admin.client.eligibility.waitingGuards({})).guards.map((one) => one.guardId);
  const needed = async () =>
    (await mother.client.consent.needed({})).items.filter(({ what }) => what === 'guard');
  expect(await listed()).toEqual([guardId]);
  expect(await needed()).toHaveLength(1);
  await world.services.units.write(jobInSchool(school.schoolId), (tx) =>
    tx.execute(
      "update school_memberships set status = 'ended', end_reason = 'left', ended_at = now() where user_id = $1",
      [ada.userId],
    ),
  );
  expect(await listed()).toEqual([]);
  expect(await needed()).toEqual([]);
});
