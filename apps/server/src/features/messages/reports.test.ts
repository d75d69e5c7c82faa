import type { MessageId, MessageReportId, SchoolId } from '@fieldhouse/contract/ids.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { positionalStatement } from '#db/unit.ts';
import { begin, bodiesFor, code, hasClass, inSchool, listOf, open, write } from '#testing/messages.ts';
import { openWorld, type Person, type World } from '#testing/world.ts';
import { zonedTime } from './record.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const report = (by: Person, messageId: MessageId) =>
  by.client.messages.report({ messageId, reason: 'hurtful', note: 'Not nice' });
const reportsOf = async (person: Person) => (await person.client.messages.reports({})).reports;
const bellOf = async (person: Person) =>
  (await person.client.notifications.latest({})).notifications.filter(
    ({ template }) => template === 'message_reported',
  );

async function hasReport() {
  const place = await hasClass(world);
  const conversationId = await begin(place.school, place.teacher, place.ada, { body: 'You are lazy' });
  const messageId = (await open(place.ada, conversationId)).messages[0]?.messageId as MessageId;
  await report(place.ada, messageId);
  const reportId = (await reportsOf(place.admin))[0]?.reportId as MessageReportId;
  return { ...place, conversationId, messageId, reportId };
}

const auditOf = async ({ school }: Awaited<ReturnType<typeof hasClass>>) =>
  (
    await inSchool(
      world,
      school,
      `select action, actor_user_id as who, entity_id as what, reason, after from audit_log
       where school_id = $1 and entity_type = 'conversation' order by at, id`,
      [school.schoolId],
    )
  ).rows;

it('tells the admins of a report once, without the words, and shows them nothing before they look', async () => {
  const place = await hasReport();
  const { school, admin, teacher, ada, messageId, conversationId } = place;
  await report(ada, messageId);
  expect(await reportsOf(admin)).toEqual([
    expect.objectContaining({
      ...{ reason: 'hurtful', note: 'Not nice', reporterName: 'Ada Moss', authorName: 'Nora Okafor' },
      ...{ schoolName: school.name, conversationId },
    }),
  ]);
  expect(JSON.stringify(await reportsOf(admin))).not.toContain('lazy');
  const [told] = await bellOf(admin);
  expect(told).toMatchObject({ count: 1, type: 'safety' });
  expect([await bellOf(teacher), await bellOf(ada)]).toEqual([[], []]);
  expect((await listOf(admin)).openReportCount).toBe(1);
  expect((await listOf(teacher)).openReportCount).toBeNull();
  expect((await listOf(admin)).conversations).toEqual([]);
  await expect(open(admin, conversationId)).rejects.toMatchObject(code('NOT_FOUND'));
  await expect(write(admin, conversationId)).rejects.toMatchObject(code('NOT_FOUND'));
  await expect(report(teacher, messageId)).rejects.toMatchObject(code('FORBIDDEN'));
  await expect(report(admin, messageId)).rejects.toMatchObject(code('NOT_FOUND'));
  expect((await open(ada, conversationId)).messages[0]?.can.report).toBe(false);
  expect(await auditOf(place)).toEqual([]);
});

it('shows the reported message with what stands around it, and writes each look down', async () => {
  const place = await hasReport();
  const { admin, teacher, ada, mother, conversationId, messageId, reportId } = place;
  await teacher.client.messages.takeBack({ messageId });
  await write(ada, conversationId, 'Why?');
  const shown = await admin.client.messages.readReported({ reportId });
  expect(shown.messages.map(({ body }) => body)).toEqual(['You are lazy', 'Why?']);
  expect(shown.messages[0]?.removal).toEqual({ by: 'author', reason: null });
  expect(shown).toMatchObject({ reportedMessageId: messageId, can: { decide: true } });
  expect(shown.people.map(({ name }) => name).sort()).toEqual(['Ada Moss', 'Nora Okafor']);
  const { csv } = await admin.client.messages.exportReported({ reportId });
  expect(csv).toContain('You are lazy');
  const by = { who: admin.userId, what: conversationId, reason: 'report', after: { reportId, messageId } };
  expect(await auditOf(place)).toEqual([
    { action: 'conversation.read', ...by },
    { action: 'conversation.exported', ...by },
  ]);
  for (const person of [teacher, ada, mother]) {
    for (const call of ['readReported', 'exportReported'] as const) {
      const refusal = person.client.messages[call]({ reportId });
      await expect(refusal).rejects.toMatchObject({ code: expect.stringMatching(/FORBIDDEN|NOT_FOUND/) });
    }
  }
  const tired = await place.school.hasPerson({ role: 'school_admin', name: 'Ti Red' });
  await world.services.db.pool.query(
    "update auth_sessions set mfa_at = now() - interval '16 minutes' where token = $1",
    [tired.token],
  );
  await expect(tired.client.messages.readReported({ reportId })).rejects.toMatchObject(code('MFA_REQUIRED'));
});

it('removes or keeps what was reported, settles all its reports, and tells the author why', async () => {
  const { admin, teacher, ada, conversationId, messageId, reportId } = await hasReport();
  const decide = (decision: 'keep' | 'remove', reason: string | null) =>
    admin.client.messages.decideReport({ reportId, decision, reason });
  await expect(decide('remove', ' ')).rejects.toMatchObject(code('REASON_MISSING'));
  expect(await decide('remove', 'Be kind')).toEqual({ state: 'removed' });
  await expect(decide('keep', null)).rejects.toMatchObject(code('NOT_OPEN'));
  expect(await bodiesFor(ada, conversationId)).toEqual([null]);
  const removalFor = async (person: Person) => (await open(person, conversationId)).messages[0]?.removal;
  expect([await removalFor(teacher), await removalFor(ada)]).toEqual([
    { by: 'school', reason: 'Be kind' },
    { by: 'school', reason: null },
  ]);
  expect(await reportsOf(admin)).toEqual([]);
  expect((await admin.client.messages.readReported({ reportId })).messages[0]?.body).toBe('You are lazy');
  expect(messageId).toBeTruthy();
});

it('lets nobody decide about their own message, nor learn who reported it', async () => {
  const { school, admin, ada } = await hasClass(world);
  const office = await school.hasPerson({ role: 'school_admin', name: 'Olga Ruiz' });
  const conversationId = await begin(school, admin, ada, { body: 'From the office' });
  const messageId = (await open(ada, conversationId)).messages[0]?.messageId as MessageId;
  await report(ada, messageId);
  expect([await reportsOf(admin), (await listOf(admin)).openReportCount]).toEqual([[], 0]);
  expect([(await bellOf(admin)).length, (await bellOf(office)).length]).toEqual([0, 1]);
  const reportId = (await reportsOf(office))[0]?.reportId as MessageReportId;
  const decide = (by: Person) =>
    by.client.messages.decideReport({ reportId, decision: 'keep', reason: null });
  await expect(decide(admin)).rejects.toMatchObject(code('NOT_FOUND'));
  await expect(admin.client.messages.readReported({ reportId })).rejects.toMatchObject(code('NOT_FOUND'));
  expect(await decide(office)).toEqual({ state: 'kept' });
  expect(await bodiesFor(ada, conversationId)).toEqual(['From the office']);
});

it('gives the record of one’s own conversation, with times of the zone and no formulas', async () => {
  const { school, ada, teacher, mother } = await hasClass(world);
  const conversationId = await begin(school, ada, teacher, { body: '=HYPERLINK("x")' });
  for (const body of ['+1', '-1', '@x', 'two\nlines, "quoted"']) await write(teacher, conversationId, body);
  const gone = await write(ada, conversationId, 'Taken back');
  await ada.client.messages.takeBack({ messageId: gone.messageId });
  const { csv, fileName } = await teacher.client.messages.exportRecord({ conversationId });
  expect(fileName).toMatch(/^conversation-\d{4}-\d\d-\d\d\.csv$/);
  const lines = csv.split('\r\n');
  expect(lines[1]).toMatch(
    /^"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d-0[45]:00","Ada Moss","'=HYPERLINK\(""x""\)","",""$/,
  );
  expect(csv).not.toMatch(/(^|,|\n)"[=+@-]/m);
  expect(csv).toContain('"two\nlines, ""quoted"""');
  expect(csv).not.toContain('Taken back');
  expect(lines.at(-2)).toContain('"by the author"');
  await expect(mother.client.messages.exportRecord({ conversationId })).rejects.toMatchObject(
    code('NOT_FOUND'),
  );
  expect(zonedTime('2026-03-29T00:59:59Z', 'Europe/Berlin')).toBe('2026-03-29T01:59:59+01:00');
  expect(zonedTime('2026-03-29T01:00:00Z', 'Europe/Berlin')).toBe('2026-03-29T03:00:00+02:00');
  expect(zonedTime('2026-01-01T00:00:00Z', 'UTC')).toBe('2026-01-01T00:00:00+00:00');
});

it('keeps what a school decides about messages, once for each version, and writes it down', async () => {
  const { school, admin, teacher } = await hasClass(world);
  const schoolId = school.schoolId as SchoolId;
  const strict = { studentToStudent: 'off', parentToParent: 'off', guardiansReadAlong: 'under_13' } as const;
  expect(await admin.client.messages.rules({ schoolId })).toEqual({ rules: strict, version: 0 });
  const loose = { ...strict, parentToParent: 'shared_courses' } as const;
  const save = (by: Person, baseVersion: number) =>
    by.client.messages.saveRules({ schoolId, rules: loose, baseVersion });
  const saved = await Promise.allSettled([save(admin, 0), save(admin, 0)]);
  expect(saved.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  await expect(save(admin, 0)).rejects.toMatchObject({ code: 'STALE', data: { rules: loose, version: 1 } });
  expect(await save(admin, 1)).toEqual({ rules: loose, version: 2 });
  await expect(save(teacher, 2)).rejects.toMatchObject(code('FORBIDDEN'));
  const { rows } = await inSchool(
    world,
    school,
    "select before, after from audit_log where school_id = $1 and action = 'messaging_rules.changed' order by at, id",
    [schoolId],
  );
  expect(rows).toEqual([
    { before: strict, after: loose },
    { before: loose, after: loose },
  ]);
});

it('holds by the second wall: who isn’t in a conversation reads no row of it by any statement', async () => {
  const { school, admin, teacher, ada, mother, course, conversationId } = await hasReport();
  const other = await begin(school, teacher, admin, { body: 'Among staff' });
  const mate = await school.hasStudent({ name: 'Ben Hart', in: [course] });
  const colleague = await school.hasPerson({ role: 'teacher', name: 'Otto Lang' });
  const enter = positionalStatement<{ actor: unknown }>('select app.enter($1) as actor');
  const tables = {
    conversations: 'id',
    conversation_members: '',
    messages: '',
    message_files: '',
    message_reports: '',
  };
  const seenBy = async (person: Person, id: string) => {
    const { rows } = await world.services.units.read(
      { role: 'fieldhouse_app', enter: enter(person.token) },
      Object.entries(tables).map(([table, column]) =>
        positionalStatement<{ n: number }>(
          `select count(*)::integer as n from ${table} where ${column || 'conversation_id'} = $1`,
        )(id),
      ),
    );
    return rows.map(([row]) => row?.n);
  };
  for (const stranger of [mate, colleague, mother]) {
    expect(await seenBy(stranger, conversationId), stranger.name).toEqual([0, 0, 0, 0, 0]);
  }
  // The reporter reads the report, the reported one doesn't, and an admin all of it: but not of what nobody reported.
  expect(await seenBy(ada, conversationId)).toEqual([1, 2, 1, 0, 1]);
  expect(await seenBy(teacher, conversationId)).toEqual([1, 2, 1, 0, 0]);
  expect(await seenBy(admin, conversationId)).toEqual([1, 2, 1, 0, 1]);
  const office = await school.hasPerson({ role: 'school_admin', name: 'Olga Ruiz' });
  expect(await seenBy(office, conversationId)).toEqual([1, 2, 1, 0, 1]);
  expect(await seenBy(office, other)).toEqual([0, 0, 0, 0, 0]);
  const joins = [
    'insert into conversation_members (school_id, id, conversation_id, user_id) values ($1, gen_random_uuid(), $2, $3)',
    `insert into messages (school_id, id, conversation_id, user_id, body, message_key)
     values ($1, gen_random_uuid(), $2, $3, 'x', gen_random_uuid())`,
  ];
  for (const join of joins) {
    const forced = world.services.units.write({ role: 'fieldhouse_app', enter: enter(mate.token) }, (tx) =>
      tx.execute(join, [school.schoolId, conversationId, mate.userId]),
    );
    await expect(forced).rejects.toMatchObject({ code: '42501' });
  }
});
