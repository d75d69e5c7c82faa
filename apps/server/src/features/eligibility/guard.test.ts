import type { GuardedStudent } from '@fieldhouse/contract/eligibility-guard.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasLedgerSchool, inDays } from '#testing/ledger-school.ts';
import { openWorld, type Person, type World } from '#testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const SIGNS = ['see_record', 'sign'];
const REASON = 'The family asked for a lighter load';

/** The students whom a refused change would harm. */
async function worsened(change: Promise<unknown>): Promise<GuardedStudent[]> {
  const refusal: unknown = await change.then(
    () => null,
    (error: unknown) => error,
  );
  expect(refusal).toMatchObject({ code: 'WORSENS', status: 409 });
  return (refusal as { data: { students: GuardedStudent[] } }).data.students;
}

const withdraws = (person: Person, enrollmentId: string, guard?: { reason: string }) =>
  person.client.catalog.withdraw({
    ...{ enrollmentId: enrollmentId as never, reason: 'Too many courses' },
    ...(guard ? { guard } : {}),
  });

const templatesOf = async (person: Person) =>
  (await person.client.notifications.latest({})).notifications.map(({ template }) => template);

async function hasFamily() {
  const place = await hasLedgerSchool(world);
  const mother = await place.school.hasGuardian({ name: 'Mae Park', of: place.ada, rights: SIGNS });
  const french = place.enrollments.get('French 4')!;
  const statusOf = async (enrollmentId: string) => {
    const { rows } = await place.sql('select status from enrollments where id = $1', [enrollmentId]);
    return (rows[0] as { status: string }).status;
  };
  return { ...place, mother, french, statusOf };
}

describe('withdrawing a student from a course that their eligibility rests on', () => {
  it('is refused with what breaks and when, and repairs; nothing of it is written', async () => {
    const { teacher, studentId, french, statusOf } = await hasFamily();
    const [one, ...others] = await worsened(withdraws(teacher, french));
    expect(others).toEqual([]);
    expect(one).toMatchObject({ studentId, name: 'Ada Park', request: null });
    expect(one?.broken).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ body: 'DI', what: 'outlook', before: 'on_track', after: 'at_risk' }),
        expect.objectContaining({ body: 'DI', what: 'units', before: '16', after: '15', need: '16' }),
      ]),
    );
    expect(one?.repairs[0]).toMatchObject({
      ...{ how: 'take', isWhole: true, grade: 'D' },
      courses: [{ area: 'world_language', units: 1 }],
    });
    expect(await statusOf(french)).toBe('active');
  });

  it('is made once a guardian of a minor has signed, once; all of it is kept', async () => {
    const { teacher, ada, mother, studentId, french, statusOf } = await hasFamily();
    const [asked] = await worsened(withdraws(teacher, french, { reason: REASON }));
    expect(asked?.request).toMatchObject({ dueOn: inDays(3) });
    expect(await statusOf(french)).toBe('active');
    expect(await templatesOf(mother)).toContain('guard_asked');
    expect(await templatesOf(ada)).toContain('guard_asked');
    // Asking again asks nobody twice.
    const [again] = await worsened(withdraws(teacher, french, { reason: 'Once more' }));
    expect(again?.request?.guardId).toBe(asked?.request?.guardId);

    const { guardId } = asked!.request!;
    const seen = async (person: Person) =>
      (await person.client.eligibility.guards({ studentId })).guards.map(({ state, can }) => [
        state,
        can.sign,
      ]);
    expect(await seen(mother)).toEqual([['waits', true]]);
    expect(await seen(ada)).toEqual([['waits', false]]);
    await expect(ada.client.eligibility.signGuard({ guardId })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await mother.client.eligibility.signGuard({ guardId });
    await expect(mother.client.eligibility.signGuard({ guardId })).rejects.toMatchObject({
      code: 'NOT_OPEN',
    });
    expect(await templatesOf(teacher)).toContain('guard_signed');

    await withdraws(teacher, french);
    expect(await statusOf(french)).toBe('withdrawn');
    const { guards } = await mother.client.eligibility.guards({ studentId });
    expect(guards).toMatchObject([
      {
        ...{ procedure: 'catalog.withdraw', title: 'French 4', state: 'made', reason: REASON },
        ...{ askedByName: 'Nora Okafor', signedByName: 'Mae Park' },
      },
    ]);
    expect(guards[0]?.broken.length).toBeGreaterThan(0);
  });

  it('holds for that change alone, and for no more than was acknowledged', async () => {
    const { teacher, mother, enrollments, french, statusOf } = await hasFamily();
    const [asked] = await worsened(withdraws(teacher, french, { reason: REASON }));
    await mother.client.eligibility.signGuard({ guardId: asked!.request!.guardId });
    // Another course isn't acknowledged.
    const other = enrollments.get('French 3')!;
    const [two] = await worsened(withdraws(teacher, other, { reason: REASON }));
    await mother.client.eligibility.signGuard({ guardId: two!.request!.guardId });
    await withdraws(teacher, other);
    expect(await statusOf(other)).toBe('withdrawn');
    // One unit fewer was read; by now it would be two.
    const [more] = await worsened(withdraws(teacher, french));
    expect(more).toMatchObject({ request: null });
    expect(await statusOf(french)).toBe('active');
  });

  it('is acknowledged by the student alone from 18 on', async () => {
    const place = await hasLedgerSchool(world, { birthOn: '2005-03-04' });
    const mother = await place.school.hasGuardian({ name: 'Mae Park', of: place.ada, rights: SIGNS });
    const [asked] = await worsened(
      withdraws(place.teacher, place.enrollments.get('French 4')!, { reason: REASON }),
    );
    const { guardId } = asked!.request!;
    await expect(mother.client.eligibility.signGuard({ guardId })).rejects.toMatchObject({
      code: /FORBIDDEN|NOT_FOUND/,
    });
    expect(await templatesOf(mother)).not.toContain('guard_asked');
    await place.ada.client.eligibility.signGuard({ guardId });
    await withdraws(place.teacher, place.enrollments.get('French 4')!);
  });

  it('goes on by a counselor with a reason after the school’s days, and the family is told', async () => {
    const { teacher, admin, mother, ada, studentId, french, statusOf } = await hasFamily();
    expect(await admin.client.eligibility.saveSignDays({ signDays: 2, baseVersion: 0 })).toEqual({
      version: 1,
    });
    const [asked] = await worsened(withdraws(teacher, french, { reason: REASON }));
    const { guardId, dueOn } = asked!.request!;
    expect(dueOn).toBe(inDays(2));
    const proceeds = (person: Person) =>
      person.client.eligibility.proceedGuard({ guardId, reason: 'Two calls, no answer' });
    await expect(proceeds(admin)).rejects.toMatchObject({ code: 'TOO_EARLY', data: { dueOn } });
    await expect(proceeds(teacher)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    world.isAt(`${inDays(3)}T18:00:00Z`);
    try {
      await proceeds(admin);
      expect(await templatesOf(mother)).toContain('guard_proceeded');
      expect(await templatesOf(ada)).toContain('guard_proceeded');
      await withdraws(teacher, french);
    } finally {
      world.isAt(new Date().toISOString());
    }
    expect(await statusOf(french)).toBe('withdrawn');
    expect((await ada.client.eligibility.guards({ studentId })).guards).toMatchObject([
      {
        state: 'made',
        signedByName: null,
        proceededByName: 'Ann Head',
        proceedReason: 'Two calls, no answer',
      },
    ]);
  });

  it('needn’t wait for anybody where nobody can sign', async () => {
    const place = await hasLedgerSchool(world);
    const french = place.enrollments.get('French 4')!;
    const [asked] = await worsened(withdraws(place.teacher, french, { reason: REASON }));
    await place.admin.client.eligibility.proceedGuard({
      ...{ guardId: asked!.request!.guardId, reason: 'No guardian is linked' },
    });
    await withdraws(place.teacher, french);
  });

  it('is dropped where the request is taken back', async () => {
    const { teacher, mother, french } = await hasFamily();
    const [asked] = await worsened(withdraws(teacher, french, { reason: REASON }));
    const { guardId } = asked!.request!;
    await mother.client.eligibility.signGuard({ guardId });
    await expect(mother.client.eligibility.endGuard({ guardId })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    await teacher.client.eligibility.endGuard({ guardId });
    expect((await worsened(withdraws(teacher, french)))[0]?.request).toBeNull();
  });

  it('asks nobody where nothing breaks', async () => {
    const { school, teacher, french: _, sql, studentId } = await hasFamily();
    const chess = await school.hasCourse({ title: 'Chess', teacher });
    await teacher.client.catalog.enrollFor({ courseId: chess.courseId, studentId, reason: null });
    const { rows } = await sql('select id from enrollments where course_id = $1', [chess.courseId]);
    await withdraws(teacher, (rows[0] as { id: string }).id);
  });
});

it('lets nobody else read or answer a request', async () => {
  const { school, teacher, ada, studentId, french } = await hasFamily();
  const blind = await school.hasGuardian({ name: 'Ben Park', of: ada, rights: ['sign'] });
  const other = await school.hasStudent({ name: 'Bo Lee' });
  const stranger = await (await world.hasSchool('Far away')).hasPerson({ role: 'school_admin', name: 'Fay' });
  const [asked] = await worsened(withdraws(teacher, french, { reason: REASON }));
  const { guardId } = asked!.request!;
  for (const person of [blind, other, stranger, teacher]) {
    await expect(person.client.eligibility.guards({ studentId })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(person.client.eligibility.signGuard({ guardId })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  }
});
