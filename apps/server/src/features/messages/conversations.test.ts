import type { ConversationId, MessageId } from '@fieldhouse/contract/ids.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { storable } from '#platform/html/storable.ts';
import { newId } from '#platform/ids.ts';
import { HOSTILE_POSTS } from '#testing/hostile-posts.ts';
import {
  begin,
  bodiesFor,
  code,
  decide,
  hasClass,
  inSchool,
  listOf,
  open,
  WRITES,
  write,
} from '#testing/messages.ts';
import { openWorld, type Person, type World } from '#testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const unreadOf = async (person: Person) => (await person.client.messages.unread({})).count;
const bellOf = async (person: Person) =>
  (await person.client.notifications.latest({})).notifications.filter(({ type }) => type === 'message');
const read = (person: Person, conversationId: ConversationId, messageId: MessageId) =>
  person.client.messages.markRead({ conversationId, messageId });

it('goes on in the conversation that two people have, and begins another for another subject', async () => {
  const { school, ada, teacher } = await hasClass(world);
  const first = await begin(school, ada, teacher, { body: 'One' });
  expect(await begin(school, teacher, ada, { body: 'Two' })).toBe(first);
  const named = await begin(school, ada, teacher, { subject: ' The  trip ', body: 'Three' });
  expect(named).not.toBe(first);
  expect(await bodiesFor(ada, first)).toEqual(['One', 'Two']);
  const { conversations } = await listOf(teacher);
  expect(conversations.map(({ subject, kind, last }) => [subject, kind, last?.excerpt])).toEqual([
    ['The  trip', 'direct', 'Three'],
    ['', 'direct', 'Two'],
  ]);
  expect((await listOf(teacher, 'all', 'TRIP')).conversations).toHaveLength(1);
  expect((await listOf(teacher, 'all', 'moss')).conversations).toHaveLength(2);
  expect((await listOf(teacher, 'all', 'nora')).conversations).toEqual([]);
});

it('writes once what is sent twice, also at the same time', async () => {
  const { school, ada, teacher } = await hasClass(world);
  const key = newId();
  const begun = await Promise.all([1, 2, 3].map(() => begin(school, ada, teacher, { key, subject: 'Once' })));
  expect(new Set(begun).size).toBe(1);
  const conversationId = begun[0] as ConversationId;
  const again = newId();
  const sent = await Promise.all([1, 2, 3].map(() => write(ada, conversationId, 'Twice', { key: again })));
  expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(1);
  expect(await bodiesFor(teacher, conversationId)).toEqual(['Good morning', 'Twice']);
  expect((await listOf(teacher)).conversations).toHaveLength(1);
  // Both begin with each other at once: one conversation.
  const [one, two] = await Promise.all([begin(school, ada, teacher), begin(school, teacher, ada)]);
  expect(one).toBe(two);
});

it('counts right when many write at once, each message at an instant of its own', async () => {
  const { school, ada, teacher } = await hasClass(world);
  const conversationId = await begin(school, ada, teacher);
  await Promise.all(
    Array.from({ length: 20 }, (_, n) => write(n % 2 === 0 ? ada : teacher, conversationId, `Message ${n}`)),
  );
  const { messages } = await open(ada, conversationId);
  expect(new Set(messages.map(({ at }) => at)).size).toBe(21);
  const { rows } = await inSchool(
    world,
    school,
    'select message_count, last_message_at = $2::timestamptz as "isLast" from conversations where id = $1',
    [conversationId, messages.at(-1)?.at],
  );
  expect(rows).toEqual([{ message_count: 21, isLast: true }]);
});

it('puts each message behind the one before, also where the clock was put back', async () => {
  const { school, ada, teacher } = await hasClass(world);
  const conversationId = await begin(school, ada, teacher, { body: 'First' });
  await write(teacher, conversationId, 'Second');
  world.isAt(new Date(Date.now() - 600_000).toISOString());
  await write(ada, conversationId, 'Third');
  world.isAt(new Date().toISOString());
  expect(await bodiesFor(teacher, conversationId)).toEqual(['First', 'Second', 'Third']);
  expect(await unreadOf(teacher)).toBe(1);
});

it('knows what is read, forwards only, and puts the bell right', async () => {
  const { school, ada, teacher } = await hasClass(world);
  const conversationId = await begin(school, teacher, ada, { body: 'A' });
  const second = await write(teacher, conversationId, 'B');
  await write(teacher, conversationId, 'C');
  expect([await unreadOf(ada), await unreadOf(teacher)]).toEqual([1, 0]);
  expect((await listOf(ada, 'unread')).conversations[0]).toMatchObject({ unreadCount: 3 });
  const [told] = await bellOf(ada);
  expect(told).toMatchObject({ template: 'message_received', count: 3, isRead: false });
  expect(JSON.stringify(told)).toContain(`/messages/${conversationId}`);
  expect(await bellOf(teacher)).toEqual([]);
  expect(await read(ada, conversationId, second.messageId)).toEqual({ count: 1 });
  expect((await listOf(ada)).conversations[0]?.unreadCount).toBe(1);
  expect((await bellOf(ada))[0]).toMatchObject({ isRead: true });
  const { messages } = await open(ada, conversationId);
  expect(await read(ada, conversationId, messages[2]?.messageId as MessageId)).toEqual({ count: 0 });
  expect(await read(ada, conversationId, messages[0]?.messageId as MessageId)).toEqual({ count: 0 });
  expect((await listOf(ada, 'unread')).conversations).toEqual([]);
  const people = (await open(teacher, conversationId)).people;
  expect(people.find(({ isMe }) => !isMe)).toMatchObject({ name: 'Ada Moss', readUpTo: messages[2]?.at });
  await write(ada, conversationId, 'D');
  expect([await unreadOf(ada), await unreadOf(teacher)]).toEqual([0, 1]);
  const other = await begin(school, ada, teacher, { subject: 'Else' });
  await expect(read(ada, other, second.messageId)).rejects.toMatchObject(code('NOT_FOUND'));
});

it('tells the browsers of everybody in it, the other devices of the sender too, and nobody else', async () => {
  const { school, ada, teacher, mother, admin } = await hasClass(world);
  const heard: string[] = [];
  await world.services.events.start(world.services.db);
  const stops = Object.entries({ ada, teacher, mother, admin }).map(([name, { userId }]) =>
    world.services.events.subscribe(userId, ({ topic, id }) => {
      if (topic === 'message') heard.push(`${name} ${id}`);
    }),
  );
  const conversationId = await begin(school, ada, teacher);
  await expect.poll(() => heard.sort()).toEqual([`ada ${conversationId}`, `teacher ${conversationId}`]);
  for (const stop of stops) stop();
  await world.services.events.stop();
});

it('is quiet for whoever muted it, and goes on counting there', async () => {
  const { school, ada, teacher } = await hasClass(world);
  const conversationId = await begin(school, ada, teacher);
  await teacher.client.messages.mute({ conversationId, isMuted: true });
  await write(ada, conversationId);
  expect((await bellOf(teacher))[0]).toMatchObject({ count: 1 });
  expect(await unreadOf(teacher)).toBe(0);
  expect((await listOf(teacher)).conversations[0]).toMatchObject({ unreadCount: 2, isMuted: true });
  await teacher.client.messages.mute({ conversationId, isMuted: false });
  expect(await unreadOf(teacher)).toBe(1);
});

it('lets people leave a group with what was written until then, and a direct conversation never', async () => {
  const { school, ada, teacher, admin } = await hasClass(world);
  const other = await school.hasPerson({ role: 'teacher', name: 'Otto Lang' });
  const conversationId = await begin(school, teacher, [other, admin], { subject: 'Trip', body: 'Before' });
  expect((await open(other, conversationId)).can.leave).toBe(true);
  await other.client.messages.leave({ conversationId });
  await other.client.messages.leave({ conversationId });
  await write(teacher, conversationId, 'After');
  expect(await bodiesFor(other, conversationId)).toEqual(['Before']);
  expect(await bodiesFor(admin, conversationId)).toEqual(['Before', 'After']);
  const left = (await listOf(other)).conversations[0];
  expect(left).toMatchObject({ last: { excerpt: 'Before' }, unreadCount: 0 });
  expect(await unreadOf(other)).toBe(0);
  expect((await open(other, conversationId)).closed).toBe('left');
  await expect(write(other, conversationId)).rejects.toMatchObject({
    code: 'CLOSED',
    data: { reason: 'left' },
  });
  await admin.client.messages.leave({ conversationId });
  await expect(write(teacher, conversationId)).rejects.toMatchObject({ data: { reason: 'alone' } });
  const direct = await begin(school, ada, teacher);
  await expect(ada.client.messages.leave({ conversationId: direct })).rejects.toMatchObject(
    code('NOT_A_GROUP'),
  );
});

it('puts people into a group only who may all write to each other', async () => {
  const { school, admin, teacher, course, ada, mother } = await hasClass(world);
  const ben = await school.hasStudent({ name: 'Ben Hart', in: [course] });
  const father = await school.hasGuardian({ name: 'Fred Hart', of: ben, rights: WRITES });
  const coParent = await school.hasGuardian({ name: 'Carl Moss', of: ada, rights: WRITES });
  const refusals: [Person, Person[], string[]][] = [
    [teacher, [ada, ben], ['Ada Moss', 'Ben Hart']],
    [teacher, [mother, father], ['Mona Moss', 'Fred Hart']],
    [admin, [ben, mother], ['Ben Hart', 'Mona Moss']],
    // Two households of one child don't read each other's words with the school.
    [teacher, [mother, coParent], ['Mona Moss', 'Carl Moss']],
    // Nor do they learn of each other: ids alone tell no name.
    [mother, [coParent, teacher], []],
    [mother, [coParent, ada], []],
    [mother, [coParent], []],
  ];
  for (const [from, to, names] of refusals) {
    const refusal = begin(school, from, to);
    await expect(refusal, names.join()).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
    await refusal.catch(({ data }) => expect(data.names.sort()).toEqual([...names].sort()));
  }
  await begin(school, teacher, [ada, mother]);
  await decide(school, admin, { studentToStudent: 'shared_courses' });
  const group = await begin(school, teacher, [ada, ben]);
  await write(ben, group);
  await decide(school, admin, { studentToStudent: 'off' });
  await expect(write(ben, group)).rejects.toMatchObject({ data: { names: ['Ada Moss'] } });
  await write(teacher, group);
});

it('asks which child it is about, and keeps households apart', async () => {
  const { school, teacher, course, ada, mother } = await hasClass(world);
  const ben = await school.hasStudent({ name: 'Ben Moss', in: [course] });
  const father = await school.hasGuardian({ name: 'Carl Moss', of: ada, rights: WRITES });
  const about = await begin(school, mother, teacher);
  expect((await open(teacher, about)).conversation).toMatchObject({
    ...{ kind: 'about_student', student: { studentId: ada.studentId, name: 'Ada Moss' } },
  });
  const withFather = await begin(school, father, teacher, { body: 'Carl says' });
  expect(withFather).not.toBe(about);
  await expect(open(father, about)).rejects.toMatchObject(code('NOT_FOUND'));
  await expect(open(ada, about)).rejects.toMatchObject(code('NOT_FOUND'));
  await inSchool(
    world,
    school,
    `insert into guardian_links (school_id, id, guardian_user_id, student_id, relationship, status, rights, basis, source,
       starts_on) select school_id, $1, guardian_user_id, $2, 'parent', 'active', rights, basis, source, starts_on
       from guardian_links where guardian_user_id = $3`,
    [newId(), ben.studentId, mother.userId],
  );
  await expect(begin(school, teacher, mother)).rejects.toMatchObject(code('STUDENT_MISSING'));
  await expect(begin(school, mother, teacher)).rejects.toMatchObject(code('STUDENT_MISSING'));
  const aboutBen = await begin(school, teacher, mother, { about: ben });
  expect(aboutBen).not.toBe(about);
  expect(await begin(school, mother, teacher, { about: ada })).toBe(about);
  const stranger = await school.hasStudent({ name: 'Some Body', in: [course] });
  await expect(begin(school, mother, teacher, { about: stranger })).rejects.toMatchObject(
    code('NOT_ALLOWED'),
  );
  await inSchool(
    world,
    school,
    "update guardian_links set status = 'ended' where guardian_user_id = $1 and student_id = $2",
    [mother.userId, ben.studentId],
  );
  // The other child still joins them, but not in this one.
  await expect(write(mother, aboutBen)).rejects.toMatchObject(code('NOT_ALLOWED'));
  await write(mother, about);
});

it('takes a message back within an hour, and keeps its place', async () => {
  const { school, ada, teacher } = await hasClass(world);
  const conversationId = await begin(school, ada, teacher, { body: 'Oh no' });
  await write(teacher, conversationId, 'What?');
  const [mine, theirs] = (await open(ada, conversationId)).messages;
  expect([mine?.can, theirs?.can]).toEqual([
    { takeBack: true, report: false },
    { takeBack: false, report: true },
  ]);
  const messageId = mine?.messageId as MessageId;
  await expect(teacher.client.messages.takeBack({ messageId })).rejects.toMatchObject(code('FORBIDDEN'));
  expect(await ada.client.messages.takeBack({ messageId })).toMatchObject({
    ...{ body: null, removal: { by: 'author', reason: null }, can: { takeBack: false, report: false } },
  });
  expect(await bodiesFor(teacher, conversationId)).toEqual([null, 'What?']);
  expect((await listOf(teacher)).conversations[0]?.unreadCount).toBe(0);
  const late = await write(ada, conversationId, 'Late');
  world.isAt(new Date(Date.parse(late.at) + 3_600_000).toISOString());
  const tooLate = ada.client.messages.takeBack({ messageId: late.messageId });
  await expect(tooLate).rejects.toMatchObject(code('TOO_LATE'));
  world.isAt(new Date().toISOString());
});

it('keeps words as they were typed, and refuses what is too long or empty', async () => {
  const { school, ada, teacher } = await hasClass(world);
  const conversationId = await begin(school, ada, teacher);
  const longest = '𝔞'.repeat(5_000);
  expect((await write(ada, conversationId, longest)).body).toBe(longest);
  await expect(write(ada, conversationId, 'x'.repeat(10_001))).rejects.toMatchObject(code('BAD_REQUEST'));
  for (const empty of ['', '  \n ', '\u0000\u0007']) {
    await expect(write(ada, conversationId, empty)).rejects.toMatchObject(code('NOTHING_TO_SEND'));
  }
  const hostile = [
    ...HOSTILE_POSTS.slice(0, 20),
    '\u202egnp.exe',
    'a\u0000b\ud800',
    "'; drop table messages; --",
  ];
  for (const body of hostile) {
    const kept = await write(teacher, conversationId, body);
    const expected = storable(body).trim().toWellFormed();
    expect(expected).not.toMatch(/\p{Cs}|[^\P{Cc}\n\t]/u);
    expect(kept.body).toBe(expected);
  }
}, 60_000);

it('shows a long conversation page by page', async () => {
  const { school, ada, teacher } = await hasClass(world);
  const conversationId = await begin(school, ada, teacher, { body: 'Message 0' });
  await inSchool(
    world,
    school,
    `insert into messages (school_id, id, conversation_id, user_id, body, message_key, created_at)
     select $1, gen_random_uuid(), $2, $3, 'Message ' || n, gen_random_uuid(), now() + n * interval '1 second'
     from generate_series(1, 119) n`,
    [school.schoolId, conversationId, teacher.userId],
  );
  const seen: (string | null)[] = [];
  let cursor: { at: string; id: string } | null = null;
  do {
    const page = await ada.client.messages.get({ conversationId, cursor });
    seen.unshift(...page.messages.map(({ body }) => body));
    cursor = page.older;
  } while (cursor);
  expect(seen).toEqual(Array.from({ length: 120 }, (_, n) => `Message ${n}`));
});

it('names nobody who has left the school, and keeps what they wrote', async () => {
  const { school, ada, teacher, admin } = await hasClass(world);
  const conversationId = await begin(school, teacher, ada);
  await inSchool(
    world,
    school,
    "update school_memberships set status = 'ended', ended_at = now(), end_reason = 'left' where user_id = $1",
    [teacher.userId],
  );
  const { people, messages, closed } = await open(ada, conversationId);
  expect(people.find(({ isMe }) => !isMe)).toMatchObject({ name: null, role: null });
  expect([messages[0]?.body, closed]).toEqual(['Good morning', 'alone']);
  await expect(write(ada, conversationId)).rejects.toMatchObject({ data: { reason: 'alone' } });
  await expect(listOf(teacher)).rejects.toMatchObject(code('FORBIDDEN'));
  await expect(begin(school, admin, teacher)).rejects.toMatchObject(code('NOT_ALLOWED'));
});
