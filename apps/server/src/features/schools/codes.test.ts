import type { SchoolCodeId } from '@fieldhouse/contract/ids.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobInSchool } from '#db/scopes.ts';
import { openWorld, type Person, type SchoolPlace, type World } from '#testing/world.ts';

let world: World;
let school: SchoolPlace;
let admin: Person;
beforeAll(async () => {
  world = await openWorld();
  school = await world.hasSchool('Maple High');
  admin = await school.hasPerson({ role: 'school_admin', name: 'Ann Head' });
});
afterAll(() => world.close());

const codes = () => admin.client.schools;
const opens = (code: string, role: 'student' | 'teacher' = 'student') =>
  world.anonymous.accounts.checkCode({ code, role }).then(
    ({ schoolName }) => schoolName,
    (error: { code: string }) => error.code,
  );
const listed = async (codeId: SchoolCodeId) =>
  (await codes().listCodes({})).codes.find((one) => one.codeId === codeId);
const auditOf = async (codeId: string) =>
  (
    await world.services.units.write(jobInSchool(school.schoolId), (tx) =>
      tx.execute(
        'select action, actor_user_id as by, reason from audit_log where entity_id = $1 order by at, id',
        [codeId],
      ),
    )
  ).rows;

it('replaces a code: the old one opens nothing from then on, the new one what the old one did', async () => {
  const { codeId, code } = await codes().createCode({ roles: ['student'], expiresAt: null });
  expect(await opens(code)).toBe('Maple High');
  const next = await codes().replaceCode({ codeId, reason: 'Posted in public' });
  expect(next.code).not.toBe(code);
  expect(next.code.slice(0, 3)).toBe(code.slice(0, 3));
  expect(await opens(code)).toBe('INVALID_CODE');
  expect(await opens(next.code)).toBe('Maple High');
  expect(await opens(next.code, 'teacher')).toBe('INVALID_CODE');
  expect(await listed(next.codeId)).toMatchObject({ roles: ['student'], isActive: true, expiresAt: null });
  expect(await auditOf(codeId)).toEqual([
    { action: 'code.created', by: admin.userId, reason: null },
    { action: 'code.switched_off', by: admin.userId, reason: 'Posted in public' },
  ]);
  await expect(codes().replaceCode({ codeId, reason: null })).rejects.toMatchObject({ code: 'CODE_OFF' });
});

it('switches a code off and on again, and shows who did and when', async () => {
  const { codeId, code } = await codes().createCode({ roles: ['student', 'teacher'], expiresAt: null });
  expect(await listed(codeId)).toMatchObject({ createdByName: 'Ann Head', switchedAt: null, useCount: 0 });
  await codes().setCodeActive({ codeId, isActive: false, reason: 'Holidays' });
  expect(await opens(code)).toBe('INVALID_CODE');
  expect(await listed(codeId)).toMatchObject({ isActive: false, switchedByName: 'Ann Head' });
  // Once more changes nothing, and is no second event.
  await codes().setCodeActive({ codeId, isActive: false, reason: null });
  await codes().setCodeActive({ codeId, isActive: true, reason: null });
  expect(await opens(code)).toBe('Maple High');
  expect((await auditOf(codeId)).map((row) => (row as { action: string }).action)).toEqual([
    ...['code.created', 'code.switched_off', 'code.switched_on'],
  ]);
});

it('keeps codes that are over in the history, after those that are on', async () => {
  const old = await codes().createCode({ roles: ['parent'], expiresAt: null });
  const next = await codes().replaceCode({ codeId: old.codeId, reason: null });
  const { codes: all } = await codes().listCodes({});
  const firstOff = all.findIndex(({ isActive }) => !isActive);
  expect(all.slice(firstOff).every(({ isActive }) => !isActive)).toBe(true);
  expect(all.findIndex(({ codeId }) => codeId === next.codeId)).toBeLessThan(firstOff);
  expect(all.find(({ codeId }) => codeId === old.codeId)).toMatchObject({ isActive: false });
});

it('doesn’t give a new code the past expiry of the old one, and switches none on that is over', async () => {
  world.isAt('2026-03-01T12:00:00.000Z');
  const expiresAt = '2026-03-02T12:00:00Z';
  const past = { roles: ['student' as const], expiresAt: '2026-02-28T12:00:00.000Z' };
  await expect(codes().createCode(past)).rejects.toMatchObject({ code: 'EXPIRY_PAST' });
  const kept = await codes().createCode({ roles: ['student'], expiresAt });
  expect(
    await listed((await codes().replaceCode({ codeId: kept.codeId, reason: null })).codeId),
  ).toMatchObject({
    expiresAt,
  });
  const over = await codes().createCode({ roles: ['student'], expiresAt });
  world.isAt('2026-03-03T12:00:00.000Z');
  const replaced = await codes().replaceCode({ codeId: over.codeId, reason: null });
  expect(await listed(replaced.codeId)).toMatchObject({ expiresAt: null });
  await expect(
    codes().setCodeActive({ codeId: over.codeId, isActive: true, reason: null }),
  ).rejects.toMatchObject({ code: 'EXPIRY_PAST' });
});

it('is for those who run the school: others see no code and change none, and a family’s is for its children', async () => {
  const { codeId } = await codes().createCode({ roles: ['student'], expiresAt: null });
  const teacher = await school.hasPerson({ role: 'teacher', name: 'Nora Okafor' });
  const home = await world.hasSchool('Home', 'homeschool');
  const parent = await home.hasPerson({ role: 'homeschool_parent', name: 'Hanna Home' });
  await expect(teacher.client.schools.listCodes({})).rejects.toMatchObject({ code: 'FORBIDDEN' });
  for (const [{ client }, refusal] of [
    [teacher, { code: 'FORBIDDEN' }],
    [parent, { code: 'NOT_FOUND' }],
  ] as const) {
    const change = { codeId, reason: null };
    await expect(client.schools.replaceCode(change)).rejects.toMatchObject(refusal);
    await expect(client.schools.setCodeActive({ ...change, isActive: false })).rejects.toMatchObject(refusal);
  }
  await expect(
    parent.client.schools.createCode({ roles: ['teacher'], expiresAt: null }),
  ).rejects.toMatchObject({ code: 'ROLE_NOT_OPEN' });
});
