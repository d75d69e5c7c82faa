import { afterEach, beforeEach, expect, it } from 'vitest';
import { jobForPlatform, jobInSchool } from '#db/scopes.ts';
import { asOwner } from '#testing/promises/as-owner.ts';
import { openWorld, type World } from '#testing/world.ts';
import { recordAudit } from './audit.ts';
import { newId } from './ids.ts';
import { sealAudit } from './seal-audit.ts';
import { verifyAudit } from './verify-audit.ts';

let world: World;
let schoolId: string;
const ENTITY = newId();

beforeEach(async () => {
  world = await openWorld();
  ({ schoolId } = await world.hasSchool('Sealed High'));
  for (let n = 1; n <= 6; n++) await note(n);
  await sealAudit(world.services, 'recent');
});
afterEach(() => world.close());

const note = (n: number) =>
  world.services.units.write(jobInSchool(schoolId), (tx) =>
    recordAudit(tx, world.services.clock, {
      schoolId,
      actorKind: 'user',
      actorUserId: ENTITY,
      action: 'grade.recorded',
      entityType: 'grade',
      entityId: ENTITY,
      before: { points: n },
      after: { points: n + 1 },
      reason: `reason ${n}`,
      ipAddress: '192.0.2.1',
      requestId: `request-${n}`,
    }),
  );

const tamper = (sql: string) => asOwner(world, (client) => client.query(sql));
const verify = () => asOwner(world, (client) => verifyAudit(client));
const kinds = async () => [...new Set((await verify()).problems.map(({ problem }) => problem))];

it('T-07 L-01 seals every row once, and finds nothing wrong with what nobody touched', async () => {
  expect(await verify()).toMatchObject({ problems: [], sealed: 6, unsealed: 0, unsealedSeconds: null });
  expect(await sealAudit(world.services, 'all')).toBe(0);
  await note(7);
  expect(await verify()).toMatchObject({ problems: [], sealed: 6, unsealed: 1 });
  expect(await sealAudit(world.services, 'recent')).toBe(1);
  expect((await verify()).heads).toMatchObject([{ chain: schoolId, seq: 7 }]);
});

const THIRD = '(select audit_id from audit_seals where seq = 3)';

it.each([
  ['what it was before', `update audit_log set before = '{"points": 99}' where id = ${THIRD}`, 'changed'],
  ['what it is after', `update audit_log set after = null where id = ${THIRD}`, 'changed'],
  ['the reason', `update audit_log set reason = 'another' where id = ${THIRD}`, 'changed'],
  ['who did it', `update audit_log set actor_user_id = gen_random_uuid() where id = ${THIRD}`, 'changed'],
  ['when', `update audit_log set at = at - interval '1 second' where id = ${THIRD}`, 'changed'],
  ['the address', `update audit_log set ip_address = '203.0.113.9' where id = ${THIRD}`, 'changed'],
  ['the school', `update audit_log set school_id = null where id = ${THIRD}`, 'changed'],
  [
    'the salt',
    `update audit_salts set content_salt = gen_random_uuid() where audit_id = ${THIRD}`,
    'changed',
  ],
  ['a row, deleted', `delete from audit_log where id = ${THIRD}`, 'deleted'],
  ['a seal', "update audit_seals set content_digest = 'x' where seq = 3", 'chain'],
  ['a seal, deleted', 'delete from audit_seals where seq = 3', 'chain'],
  [
    'the order of two seals',
    `alter table audit_seals drop constraint audit_seals_chain_seq_pk;
     update audit_seals set seq = 7 - seq where seq in (3, 4)`,
    'chain',
  ],
  [
    'a row and its seal, by one that fits neither',
    `delete from audit_log where id = ${THIRD}; delete from audit_seals where seq = 3;
     update audit_seals set seq = seq - 1 where seq = 4`,
    'chain',
  ],
])('class 42: finds a change of %s', async (_, sql, problem) => {
  await tamper(sql);
  expect(await kinds()).toContain(problem);
});

it('leaves a seal of each redaction, so that the chain holds and shows that something was taken out', async () => {
  await tamper(`select app.redact_audit(array[${THIRD}], 'content')`);
  await tamper(`select app.redact_audit(array[${THIRD}], 'address')`);
  expect(await verify()).toMatchObject({ problems: [], sealed: 6, redacted: 1 });
  const { rows } = await tamper(
    `select before, after, reason, ip_address from audit_log where id = ${THIRD}`,
  );
  expect(rows).toEqual([{ before: null, after: null, reason: null, ip_address: null }]);
  await tamper(`update audit_log set reason = 'made up' where id = ${THIRD}`);
  expect(await kinds()).toEqual(['redaction_undone']);
});

it('finds a redaction that left no seal', async () => {
  await tamper(`update audit_log set before = null, after = null, reason = null where id = ${THIRD};
    update audit_salts set content_salt = null where audit_id = ${THIRD}`);
  expect(await kinds()).toEqual(['changed']);
});

const FIRST = '(select audit_id from audit_seals where seq = 1)';

it('removes rows that are past their date with a seal each', async () => {
  await tamper(`select app.redact_audit(array[${FIRST}], 'removed')`);
  expect(await verify()).toMatchObject({ problems: [], sealed: 6, removed: 1 });
});

it('finds a row that was removed with a seal while older ones are still kept', async () => {
  await tamper(`select app.redact_audit(array[${THIRD}], 'removed')`);
  expect(await kinds()).toEqual(['removed_early']);
});

it('finds a row that was put among earlier ones, before and after it is sealed', async () => {
  await tamper(`insert into audit_log (id, school_id, at, actor_kind, action, entity_type)
    select gen_random_uuid(), school_id, at - interval '30 days', actor_kind, action, entity_type
    from audit_log where id = ${THIRD}`);
  expect(await kinds()).toEqual(['backdated']);
  await sealAudit(world.services, 'all');
  expect(await kinds()).toEqual(['backdated']);
});

it('T-07 lets nobody but the eraser redact, and nobody but jobs erase', async () => {
  const { units } = world.services;
  for (const role of [
    'fieldhouse_app',
    'fieldhouse_operator',
    'fieldhouse_login',
    'fieldhouse_public',
  ] as const) {
    for (const call of [
      "app.erase_person(gen_random_uuid(), '{}', now())",
      "app.erase_expired('audit_log', null, now(), 1, false)",
    ]) {
      await expect(
        units.write({ role, enter: null }, (tx) => tx.execute(`select ${call}`)),
        `${role}: ${call}`,
      ).rejects.toMatchObject({ code: '42501' });
    }
  }
  await expect(
    units.write(jobForPlatform, (tx) => tx.execute("select app.redact_audit('{}', 'content')")),
  ).rejects.toMatchObject({ code: '42501' });
  // Nobody asked for this one's deletion.
  await expect(
    units.write(jobForPlatform, (tx) =>
      tx.execute("select app.erase_person(gen_random_uuid(), '{}', now())"),
    ),
  ).rejects.toMatchObject({ code: '42501' });
  // The date that the caller names is not believed.
  await expect(
    units.write(jobForPlatform, (tx) =>
      tx.execute("select app.erase_expired('login_activity', null, now() + interval '9 years', 10, false)"),
    ),
  ).rejects.toMatchObject({ code: '42501' });
});
