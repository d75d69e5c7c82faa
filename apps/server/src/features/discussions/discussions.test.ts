import type { PostId, StudentId, UserId } from '@fieldhouse/contract/ids.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { jobForPlatform, jobInSchool } from '#db/scopes.ts';
import { newId } from '#platform/ids.ts';
import { HOSTILE_POSTS } from '#testing/hostile-posts.ts';
import { type CoursePlace, openWorld, type Person, type World } from '#testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

async function hasCourse() {
  const school = await world.hasSchool(`School ${newId()}`);
  const teacher = await school.hasPerson({ role: 'teacher', name: 'Nora Okafor' });
  const course = await school.hasCourse({ title: 'Biology', teacher });
  const ada = await school.hasStudent({ name: 'Ada Moss', in: [course] });
  const ben = await school.hasStudent({ name: 'Ben Hart', in: [course] });
  return { school, teacher, course, ada, ben };
}

const begin = (
  person: Person,
  { courseId }: CoursePlace,
  content = '<p>Why is it green?</p>',
  title = 'Leaves',
) => person.client.discussions.post({ courseId, title, content, postKey: newId() });
const answer = (person: Person, postId: PostId, content = '<p>Because of chlorophyll.</p>') =>
  person.client.discussions.reply({ postId, content, postKey: newId() });
const read = (person: Person, threadId: PostId) =>
  person.client.discussions.thread({ threadId, cursor: null });
const listOf = (
  person: Person,
  { courseId }: CoursePlace,
  filter: 'all' | 'unanswered' | 'mine' | 'following' = 'all',
) => person.client.discussions.list({ courseId, filter, cursor: null });
const bellOf = async (person: Person) =>
  (await person.client.notifications.latest({})).notifications.map(({ template }) => template);
const mention = ({ userId }: Person) => `<span data-mention="${userId}"></span>`;
const code = (name: string) => ({ code: name });

it('shows a thread and its replies to everybody in the course, with names and counts', async () => {
  const { teacher, course, ada, ben } = await hasCourse();
  const { threadId } = await begin(ada, course);
  const first = await answer(ben, threadId);
  expect(first.title).toBe('Reply');
  await answer(teacher, first.postId, '<p>Right, <b>Ben</b>.</p>');
  const { thread, replies, replyCount, next } = await read(ada, threadId);
  expect(thread).toMatchObject({ title: 'Leaves', author: { name: 'Ada Moss', isStaff: false, isMe: true } });
  expect(
    replies.map(({ author, replyTo, content }) => [author.name, author.isStaff, replyTo?.name, content]),
  ).toEqual([
    ['Ben Hart', false, undefined, '<p>Because of chlorophyll.</p>'],
    ['Nora Okafor', true, 'Ben Hart', '<p>Right, <strong>Ben</strong>.</p>'],
  ]);
  expect({ replyCount, next }).toEqual({ replyCount: 2, next: null });
  const { threads, can } = await listOf(ben, course);
  expect(threads[0]).toMatchObject({ replyCount: 2, hasStaffReply: true, excerpt: 'Why is it green?' });
  expect(can).toEqual({ post: true, moderate: false });
});

it('refuses who is not confirmed, has left, is of another course or school, or a guardian', async () => {
  const { school, course, ada, ben } = await hasCourse();
  const { threadId } = await begin(ada, course);
  const other = await hasCourse();
  const people = {
    provisional: await school.hasStudent({ name: 'Pro Visional', in: [course], status: 'provisional' }),
    mother: await school.hasGuardian({ name: 'A Mother', of: ada }),
    colleague: await school.hasPerson({ role: 'teacher', name: 'Other Teacher' }),
    classmate: await school.hasStudent({ name: 'Other Course' }),
    stranger: other.ada,
    ben,
  };
  expect(await read(ben, threadId)).toBeTruthy();
  await world.services.units.write(jobInSchool(school.schoolId), (tx) =>
    tx.execute("update enrollments set status = 'withdrawn' where student_id = $1", [ben.studentId]),
  );
  for (const [name, person] of Object.entries(people)) {
    const calls = [
      () => read(person, threadId),
      () => listOf(person, course),
      () => begin(person, course),
      () => answer(person, threadId),
      () => person.client.discussions.people({ courseId: course.courseId }),
    ];
    for (const call of calls)
      await expect(call(), name).rejects.toMatchObject({
        code: expect.stringMatching(/^(NOT_FOUND|FORBIDDEN)$/),
      });
  }
  expect(await people.provisional.client.discussions.picker({})).toMatchObject({
    courses: [],
    isProvisional: true,
  });
});

it('lets the second wall refuse a provisional student whatever the code asks for', async () => {
  const { school, course, ada } = await hasCourse();
  await begin(ada, course);
  const { token, userId } = await school.hasStudent({
    name: 'Pro Visional',
    in: [course],
    status: 'provisional',
  });
  const { units } = world.services;
  const enter = { text: 'select app.enter($1) as actor', values: [token] };
  const asThem = { role: 'fieldhouse_app' as const, enter };
  const seen = await units.write(asThem, (tx) => tx.execute('select id from discussions'));
  expect(seen.rows).toEqual([]);
  const write = units.write(asThem, (tx) =>
    tx.execute(
      `insert into discussions (school_id, id, course_id, user_id, root_id, title, content, post_key, last_active_at)
       values ($1, $2, $3, $4, $2, 'x', 'x', $2, now())`,
      [school.schoolId, newId(), course.courseId, userId],
    ),
  );
  await expect(write).rejects.toThrow(/row-level security/);
});

it('lets admins read and moderate without joining in', async () => {
  const { school, course, ada } = await hasCourse();
  const admin = await school.hasPerson({ role: 'school_admin', name: 'Ruth Alvarez' });
  const { threadId, postId } = await begin(ada, course);
  expect((await read(admin, threadId)).can).toEqual({ reply: false, moderate: true });
  await expect(begin(admin, course)).rejects.toMatchObject(code('FORBIDDEN'));
  await expect(answer(admin, threadId)).rejects.toMatchObject(code('FORBIDDEN'));
  await admin.client.discussions.remove({ postId, reason: 'Names a person' });
  expect((await read(ada, threadId)).thread).toMatchObject({
    content: null,
    title: '',
    removal: { by: 'staff', reason: 'Names a person' },
  });
});

describe('what may be written', () => {
  it('asks for both a title and content that says something', async () => {
    const { course, ada } = await hasCourse();
    for (const [title, content] of [
      ['', '<p>x</p>'],
      ['   ', '<p>x</p>'],
      ['x', ''],
      ['x', '<p> &nbsp;</p>'],
      ['x', '<script>alert(1)</script>'],
    ] as const)
      await expect(begin(ada, course, content, title)).rejects.toMatchObject(code('MISSING_INFORMATION'));
    const { threadId } = await begin(ada, course, '<p>x\u0000</p>', '  Trimmed\u0000  ');
    expect((await read(ada, threadId)).thread.title).toBe('Trimmed');
    await expect(answer(ada, threadId, '<p></p>')).rejects.toMatchObject(code('MISSING_INFORMATION'));
  });

  it('takes ten thousand words and not one more', async () => {
    const { course, ada } = await hasCourse();
    const words = (count: number) => `<p>${'word '.repeat(count)}</p>`;
    await begin(ada, course, words(10_000));
    await expect(begin(ada, course, words(10_001))).rejects.toMatchObject({
      code: 'TOO_LONG',
      data: { words: 10_001, most: 10_000 },
    });
  });

  it('says that a post is too long whose marks take more than can be stored, and not that it is too complex', async () => {
    const { course, ada } = await hasCourse();
    // Five characters each, as they are stored.
    const isRefused = { code: 'TOO_LONG', data: { characters: 300_000, most: 200_000 } };
    await expect(begin(ada, course, '&'.repeat(60_000))).rejects.toMatchObject(isRefused);
    const { threadId } = await begin(ada, course, '&'.repeat(40_000));
    await expect(answer(ada, threadId, '&'.repeat(60_000))).rejects.toMatchObject(isRefused);
    const nested = '<blockquote>'.repeat(101);
    await expect(begin(ada, course, `${nested}x`)).rejects.toMatchObject(code('TOO_COMPLEX'));
  });

  it('posts once what is sent twice', async () => {
    const { course, ada, ben } = await hasCourse();
    const sent = { courseId: course.courseId, title: 'Once', content: '<p>x</p>', postKey: newId() };
    const [one, two] = await Promise.all([
      ada.client.discussions.post(sent),
      ada.client.discussions.post(sent),
    ]);
    expect(two.postId).toBe(one.postId);
    const reply = { postId: one.postId, content: '<p>y</p>', postKey: newId() };
    await Promise.all([ben.client.discussions.reply(reply), ben.client.discussions.reply(reply)]);
    expect((await listOf(ada, course)).threads).toMatchObject([{ replyCount: 1 }]);
  });

  it('holds back who floods', async () => {
    const { course, ada, ben } = await hasCourse();
    for (let count = 0; count < 20; count++) await begin(ada, course);
    await expect(begin(ada, course)).rejects.toMatchObject({
      code: 'TOO_MANY_TRIES',
      data: { retryAfterSeconds: expect.any(Number) },
    });
    await begin(ben, course);
  });
});

const RUNS =
  /<(?!\/?(?:p|ul|ol|li|blockquote|pre|strong|em|code|a|span|br)\b)[a-z!/?]|\son\w+\s*=|style=|javascript:/i;
const tagsOf = (html: string) => html.match(/<[^>]*>/g)?.join('') ?? '';

it('keeps nothing hostile of what is written, nor of what lies in the database', async () => {
  const { school, course, ada, ben } = await hasCourse();
  const content = `<p>x</p>${HOSTILE_POSTS.map((one) => `<p>${one}</p>`).join('')}`.replaceAll('\u0000', '');
  const whole = await begin(ada, course, '<p>x</p>');
  for (const hostile of HOSTILE_POSTS.filter((_, at) => at % 4 === 0)) {
    const again = await begin(ben, course, `<p>x</p>${hostile}`, hostile.slice(0, 200)).catch((error) => {
      if (
        (error as { code: string }).code === 'TOO_MANY_TRIES' ||
        (error as { code: string }).code === 'NOT_IN_COURSE'
      )
        return null;
      throw error;
    });
    if (again) expect(tagsOf(again.content ?? '')).not.toMatch(RUNS);
  }
  // As if an older version, or another hand, had written it.
  await world.services.units.write(jobInSchool(school.schoolId), (tx) =>
    tx.execute('update discussions set content = $2, title = $3 where id = $1', [
      whole.postId,
      content,
      '<img src=x onerror=alert(1)>',
    ]),
  );
  const { thread } = await read(ben, whole.threadId);
  expect(tagsOf(thread.content ?? '')).not.toMatch(RUNS);
  expect(thread.content).toContain('<p>x</p>');
  expect(
    (await listOf(ben, course)).threads.find(({ threadId }) => threadId === whole.threadId)?.excerpt,
  ).not.toContain('onerror=alert(1)>');
});

describe('mentions', () => {
  it('are ids, shown as the names that people have now', async () => {
    const { school, course, ada, ben } = await hasCourse();
    const { threadId } = await begin(ada, course, `<p>Ask ${mention(ben)}</p>`);
    expect((await read(ben, threadId)).thread.content).toBe(
      `<p>Ask <span data-mention="${ben.userId}">@Ben Hart</span></p>`,
    );
    expect(await bellOf(ben)).toEqual(['discussion_mention']);
    await world.services.units.write(jobInSchool(school.schoolId), (tx) =>
      tx.execute("update school_memberships set display_name = 'Benjamin Hart' where user_id = $1", [
        ben.userId,
      ]),
    );
    expect((await read(ada, threadId)).thread.content).toContain('@Benjamin Hart');
    await world.services.units.write(jobInSchool(school.schoolId), (tx) =>
      tx.execute("update school_memberships set status = 'ended', ended_at = now() where user_id = $1", [
        ben.userId,
      ]),
    );
    const { content } = (await read(ada, threadId)).thread;
    expect(content).not.toContain(ben.userId);
    expect(content).not.toContain('Hart');
  });

  it('refuse people who are not of the course, and offer only those who are', async () => {
    const { school, teacher, course, ada, ben } = await hasCourse();
    const outsiders = [
      await school.hasStudent({ name: 'Other Course' }),
      await school.hasStudent({ name: 'Pro Visional', in: [course], status: 'provisional' }),
      await school.hasGuardian({ name: 'A Mother', of: ada }),
      (await hasCourse()).ada,
    ];
    const { threadId } = await begin(ada, course);
    for (const person of outsiders) {
      await expect(begin(ada, course, `<p>${mention(person)}</p>`), person.name).rejects.toMatchObject(
        code('NOT_IN_COURSE'),
      );
      await expect(answer(ada, threadId, `<p>${mention(person)}</p>`), person.name).rejects.toMatchObject(
        code('NOT_IN_COURSE'),
      );
    }
    const { people } = await ada.client.discussions.people({ courseId: course.courseId });
    expect(people).toEqual([
      { userId: teacher.userId as UserId, name: 'Nora Okafor', isStaff: true },
      { userId: ben.userId as UserId, name: 'Ben Hart', isStaff: false },
    ]);
    expect(await bellOf(outsiders[0] as Person)).toEqual([]);
  });
});

describe('changing a post', () => {
  it('keeps what it said, for the author and staff alone', async () => {
    const { teacher, course, ada, ben } = await hasCourse();
    const { postId, threadId, version } = await begin(ada, course, '<p>First</p>');
    const change = { postId, title: 'Leaves again', content: '<p>Second</p>', version };
    await expect(ben.client.discussions.edit(change)).rejects.toMatchObject(code('FORBIDDEN'));
    await expect(teacher.client.discussions.edit(change)).rejects.toMatchObject(code('FORBIDDEN'));
    await ada.client.discussions.edit(change);
    const seen = (await read(ben, threadId)).thread;
    expect(seen).toMatchObject({
      title: 'Leaves again',
      content: '<p>Second</p>',
      editedAt: expect.any(String),
    });
    expect(seen.can.history).toBe(false);
    await expect(ben.client.discussions.history({ postId })).rejects.toMatchObject(code('FORBIDDEN'));
    for (const person of [ada, teacher]) {
      const { versions } = await person.client.discussions.history({ postId });
      expect(versions.map(({ title, content }) => [title, content])).toEqual([
        ['Leaves', '<p>First</p>'],
        ['Leaves again', '<p>Second</p>'],
      ]);
    }
    await expect(ada.client.discussions.edit({ ...change, content: '<p>Third</p>' })).rejects.toMatchObject({
      code: 'STALE',
      data: { content: '<p>Second</p>', version: 2 },
    });
  });

  it('cleans nothing for whoever may not change it', async () => {
    const { course, ada, ben } = await hasCourse();
    const { postId, version } = await begin(ada, course);
    const change = { postId, title: 'Leaves', content: '<p>Second</p>', version };
    const accept = vi.spyOn(world.services.html, 'accept');
    await expect(world.anonymous.discussions.edit(change)).rejects.toMatchObject(code('UNAUTHORIZED'));
    await expect(ben.client.discussions.edit(change)).rejects.toMatchObject(code('FORBIDDEN'));
    expect(accept).not.toHaveBeenCalled();
    accept.mockRestore();
  });

  it('ends with the course, for the author too', async () => {
    const { school, course, ada } = await hasCourse();
    const { postId, version } = await begin(ada, course);
    await world.services.units.write(jobInSchool(school.schoolId), (tx) =>
      tx.execute("update courses set status = 'archived' where id = $1", [course.courseId]),
    );
    await expect(
      ada.client.discussions.edit({ postId, title: 'Leaves', content: '<p>Second</p>', version }),
    ).rejects.toMatchObject(code('FORBIDDEN'));
    expect((await read(ada, postId)).thread.can).toMatchObject({ edit: false, remove: false });
  });

  it('ends after 24 hours', async () => {
    const { course, ada } = await hasCourse();
    world.isAt('2030-05-01T12:00:00.000Z');
    const { postId, version } = await begin(ada, course);
    const change = { postId, title: 'Later', content: '<p>Later</p>' };
    world.isAt('2030-05-02T11:59:00.000Z');
    const changed = await ada.client.discussions.edit({ ...change, version });
    expect(changed.can.edit).toBe(true);
    world.isAt('2030-05-02T12:01:00.000Z');
    await expect(ada.client.discussions.edit({ ...change, version: changed.version })).rejects.toMatchObject(
      code('NOT_OPEN'),
    );
    world.isAt(new Date().toISOString());
  });
});

it('counts right when many reply and remove at once', async () => {
  const { school, teacher, course, ada, ben } = await hasCourse();
  const more = await Promise.all(
    ['Cora', 'Dan', 'Eva', 'Finn'].map((name) => school.hasStudent({ name, in: [course] })),
  );
  const { threadId } = await begin(ada, course);
  const doomed = await Promise.all([answer(ada, threadId), answer(teacher, threadId)]);
  await Promise.all([
    ...[ada, ben, ...more].flatMap((person) => [answer(person, threadId), answer(person, threadId)]),
    ...doomed.map(({ postId }, at) =>
      [ada, teacher][at]?.client.discussions.remove({ postId, reason: null }),
    ),
  ]);
  const [thread] = (await listOf(ben, course)).threads;
  // The teacher's only reply is among the removed ones.
  expect(thread).toMatchObject({ replyCount: 12, hasStaffReply: false });
  expect((await read(ben, threadId)).replies).toHaveLength(14);
});

it('pages through threads and replies without losing or repeating one, pinned ones first', async () => {
  const { school, teacher, course, ada } = await hasCourse();
  const { threadId } = await begin(ada, course);
  // Written past the limiter: 60 replies and 45 threads, several at the same instant.
  await world.services.units.write(jobInSchool(school.schoolId), async (tx) => {
    await tx.execute(
      `insert into discussions (school_id, id, course_id, user_id, root_id, parent_id, title, content, post_key, last_active_at, created_at)
       select $1, app.uuidv7(), $2, $3, $4, $4, 'Reply', 'r' || n, gen_random_uuid(), now(), now() + (n / 4) * interval '1 s'
       from generate_series(1, 120) n`,
      [school.schoolId, course.courseId, ada.userId, threadId],
    );
    await tx.execute(
      `insert into discussions (school_id, id, course_id, user_id, root_id, title, content, post_key, last_active_at, created_at)
       select $1, id, $2, $3, id, 't' || n, 'x', gen_random_uuid(), now() - (n / 3) * interval '1 s', now()
       from (select n, app.uuidv7() as id from generate_series(1, 45) n) x`,
      [school.schoolId, course.courseId, ada.userId],
    );
  });
  const replies: string[] = [];
  let after: Parameters<typeof ada.client.discussions.thread>[0]['cursor'] = null;
  do {
    const page = await ada.client.discussions.thread({ threadId, cursor: after });
    replies.push(...page.replies.map(({ postId }) => postId));
    after = page.next;
  } while (after);
  expect(new Set(replies).size).toBe(120);
  expect(replies).toHaveLength(120);

  const last = await listAll(ada, course);
  expect(last).toHaveLength(46);
  const oldest = last.at(-1) as PostId;
  await teacher.client.discussions.pin({ threadId: oldest, isOn: true });
  const pinned = await listAll(ada, course);
  expect(pinned[0]).toBe(oldest);
  expect(new Set(pinned).size).toBe(46);
});

async function listAll(person: Person, { courseId }: CoursePlace): Promise<PostId[]> {
  const ids: PostId[] = [];
  let cursor: Parameters<typeof person.client.discussions.list>[0]['cursor'] = null;
  do {
    const page = await person.client.discussions.list({ courseId, filter: 'all', cursor });
    ids.push(...page.threads.map(({ threadId }) => threadId));
    cursor = page.next;
  } while (cursor);
  return ids;
}

it('finds what is unanswered, mine and followed, and what is new to each', async () => {
  const { teacher, course, ada, ben } = await hasCourse();
  const titles = async (person: Person, filter: 'unanswered' | 'mine' | 'following') =>
    (await listOf(person, course, filter)).threads.map(({ title }) => title);
  const first = await begin(ada, course, '<p>x</p>', 'First');
  const second = await begin(ben, course, '<p>x</p>', 'Second');
  await begin(teacher, course, '<p>x</p>', 'From the teacher');
  await answer(ben, first.threadId);
  expect(await titles(teacher, 'unanswered')).toEqual(['First', 'Second']);
  expect((await teacher.client.discussions.unanswered({})).threads.map(({ title }) => title)).toEqual([
    'First',
    'Second',
  ]);
  await answer(teacher, first.threadId);
  expect(await titles(teacher, 'unanswered')).toEqual(['Second']);
  expect(await titles(ben, 'mine')).toEqual(['First', 'Second']);
  expect(await titles(ada, 'following')).toEqual(['First']);
  await ada.client.discussions.follow({ courseId: course.courseId, threadId: second.threadId, isOn: true });
  expect(await titles(ada, 'following')).toEqual(['First', 'Second']);
  const unread = async () => (await ada.client.discussions.picker({})).courses[0]?.unreadCount;
  // Her own thread has replies of others; two are of others altogether.
  expect(await unread()).toBe(3);
  const upTo = world.services.clock.now();
  expect(
    await ada.client.discussions.markRead({ courseId: course.courseId, threadId: first.threadId, upTo }),
  ).toEqual({ unreadCount: 2 });
  await ada.client.discussions.markRead({ courseId: course.courseId, threadId: null, upTo });
  expect(await unread()).toBe(0);
});

it('tells followers and the author once, never the one who wrote, and never with the words', async () => {
  const { school, course, ada, ben } = await hasCourse();
  const cora = await school.hasStudent({ name: 'Cora', in: [course] });
  await cora.client.discussions.follow({ courseId: course.courseId, threadId: null, isOn: true });
  const { threadId } = await begin(ada, course, '<p>SECRET WORDS</p>', 'SECRET TITLE');
  await answer(ben, threadId, `<p>SECRET WORDS ${mention(ada)}</p>`);
  await answer(ben, threadId);
  expect(await bellOf(cora)).toEqual(['discussion_started']);
  expect((await bellOf(ada)).sort()).toEqual(['discussion_mention', 'discussion_reply']);
  expect(await bellOf(ben)).toEqual([]);
  expect(JSON.stringify(await ada.client.notifications.latest({}))).not.toContain('SECRET');
  await ada.client.discussions.follow({ courseId: course.courseId, threadId, isOn: false });
  await ada.client.notifications.markAllRead({ tab: 'all', upTo: world.services.clock.now() });
  await answer(ben, threadId);
  expect((await ada.client.notifications.latest({})).unread).toBe(0);
});

describe('moderation', () => {
  it('shows reports to who runs the course, who keeps or removes, and the author is told', async () => {
    const { school, teacher, course, ada, ben } = await hasCourse();
    const { threadId } = await begin(ada, course);
    const { postId } = await answer(ben, threadId, '<p>You are stupid</p>');
    await ada.client.discussions.report({ postId, reason: 'hurtful', note: 'He means me' });
    await expect(ben.client.discussions.report({ postId, reason: 'spam', note: null })).rejects.toMatchObject(
      code('FORBIDDEN'),
    );
    expect(await bellOf(teacher)).toEqual(['discussion_reported']);
    expect((await listOf(teacher, course)).openReportCount).toBe(1);
    expect((await listOf(ada, course)).openReportCount).toBeNull();
    const { reports } = await teacher.client.discussions.reports({ courseId: null });
    expect(reports).toMatchObject([
      { reason: 'hurtful', note: 'He means me', reporterName: 'Ada Moss', content: '<p>You are stupid</p>' },
    ]);
    const reportId = reports[0]?.reportId as NonNullable<(typeof reports)[0]>['reportId'];
    await expect(
      teacher.client.discussions.decideReport({ reportId, decision: 'remove', reason: ' ' }),
    ).rejects.toMatchObject(code('REASON_MISSING'));
    await teacher.client.discussions.decideReport({
      reportId,
      decision: 'remove',
      reason: 'We stay kind here.',
    });
    expect((await read(ada, threadId)).replies[0]).toMatchObject({
      content: null,
      removal: { by: 'staff', reason: null },
    });
    expect((await read(ben, threadId)).replies[0]?.removal).toEqual({
      by: 'staff',
      reason: 'We stay kind here.',
    });
    expect(await bellOf(ben)).toEqual(['discussion_removed']);
    await expect(
      teacher.client.discussions.decideReport({ reportId, decision: 'keep', reason: null }),
    ).rejects.toMatchObject(code('NOT_OPEN'));
    const { rows } = await world.services.units.write(jobForPlatform, (tx) =>
      tx.execute('select action, reason from audit_log where entity_id = $1 and school_id = $2', [
        postId,
        school.schoolId,
      ]),
    );
    expect(rows).toEqual([{ action: 'discussion.removed', reason: 'We stay kind here.' }]);
  });

  it('turns to the admins where no teacher of the course can act, and to those alone who can', async () => {
    const { school, teacher, course, ada, ben } = await hasCourse();
    const admin = await school.hasPerson({ role: 'school_admin', name: 'Ruth Alvarez' });
    const gone = await school.hasPerson({ role: 'school_admin', name: 'Gone Admin' });
    const is = ({ userId }: Person, state: string) =>
      world.services.db.pool.query(`update users set ${state} where id = $1`, [userId]);
    await is(teacher, 'suspended_at = now()');
    await is(gone, "account_expires_at = now() - interval '1 day'");
    const { threadId } = await begin(ada, course);
    const { postId } = await answer(ben, threadId, '<p>You are stupid</p>');
    await ada.client.discussions.report({ postId, reason: 'hurtful', note: null });
    expect(await bellOf(admin)).toEqual(['discussion_reported']);
    await is(teacher, 'suspended_at = null');
    await is(gone, 'account_expires_at = null');
    for (const closed of [teacher, gone]) expect(await bellOf(closed)).not.toContain('discussion_reported');
  });

  it('lets nobody decide about their own words', async () => {
    const { school, teacher, course, ada } = await hasCourse();
    const admin = await school.hasPerson({ role: 'school_admin', name: 'Ruth Alvarez' });
    const { postId } = await begin(teacher, course);
    await ada.client.discussions.report({ postId, reason: 'private', note: null });
    expect((await teacher.client.discussions.reports({ courseId: course.courseId })).reports).toEqual([]);
    expect(await bellOf(admin)).toEqual(['discussion_reported']);
    const [report] = (await admin.client.discussions.reports({ courseId: course.courseId })).reports;
    if (!report) throw new Error('no report');
    const decision = { reportId: report.reportId, decision: 'keep' as const, reason: null };
    await expect(teacher.client.discussions.decideReport(decision)).rejects.toMatchObject(code('FORBIDDEN'));
    expect(await admin.client.discussions.decideReport(decision)).toEqual({ state: 'kept' });
  });

  it('keeps what is taken back for those who look at a report, and for nobody else', async () => {
    const { teacher, course, ada, ben } = await hasCourse();
    const { threadId } = await begin(ada, course);
    const { postId } = await answer(ben, threadId, '<p>Mean words</p>');
    await ada.client.discussions.report({ postId, reason: 'hurtful', note: null });
    await ben.client.discussions.remove({ postId, reason: null });
    const seen = JSON.stringify(
      await Promise.all([ada, ben, teacher].map((person) => read(person, threadId))),
    );
    expect(seen).not.toContain('Mean words');
    expect(seen).toContain('"by":"author"');
    const { reports } = await teacher.client.discussions.reports({ courseId: course.courseId });
    expect(reports[0]).toMatchObject({ content: '<p>Mean words</p>', post: { content: null } });
  });

  it('ends a locked thread for everybody until it is opened again', async () => {
    const { teacher, course, ada, ben } = await hasCourse();
    const { threadId } = await begin(ada, course);
    await expect(ada.client.discussions.lock({ threadId, isOn: true })).rejects.toMatchObject(
      code('FORBIDDEN'),
    );
    await teacher.client.discussions.lock({ threadId, isOn: true });
    for (const person of [ada, ben, teacher])
      await expect(answer(person, threadId)).rejects.toMatchObject(code('NOT_OPEN'));
    await teacher.client.discussions.lock({ threadId, isOn: false });
    await answer(ben, threadId);
  });
});

it('shows guardians what their child wrote and what staff answered, and no word or name of anybody else', async () => {
  const { school, teacher, course, ada, ben } = await hasCourse();
  const mother = await school.hasGuardian({ name: 'A Mother', of: ada });
  const blind = await school.hasGuardian({ name: 'Blind Parent', of: ada, rights: ['alerts'] });
  const theirs = await begin(ben, course, '<p>Words of Ben</p>', 'Title of Ben');
  const reply = await answer(ada, theirs.threadId, `<p>Words of Ada ${mention(ben)} ${mention(teacher)}</p>`);
  await answer(ben, reply.postId, '<p>More of Ben</p>');
  await answer(teacher, reply.postId, `<p>Words of the teacher, ${mention(ben)}</p>`);
  await answer(teacher, theirs.threadId, '<p>To Ben alone</p>');
  const { posts } = await mother.client.discussions.listAsGuardian({
    studentId: ada.studentId as StudentId,
    cursor: null,
  });
  expect(posts).toHaveLength(1);
  expect(posts[0]).toMatchObject({ title: null, answers: [{ authorName: 'Nora Okafor' }] });
  const all = JSON.stringify(posts);
  expect(all).toContain('Words of Ada');
  expect(all).toContain('@Nora Okafor');
  expect(all).toContain('Words of the teacher');
  for (const hidden of ['of Ben', 'Ben Hart', 'To Ben alone', ben.userId]) expect(all).not.toContain(hidden);
  const asked = { studentId: ada.studentId as StudentId, cursor: null };
  await expect(blind.client.discussions.listAsGuardian(asked)).rejects.toMatchObject(code('NOT_FOUND'));
  await expect(
    mother.client.discussions.listAsGuardian({ ...asked, studentId: ben.studentId as StudentId }),
  ).rejects.toMatchObject(code('NOT_FOUND'));
});

it('calls those who left the school a former member', async () => {
  const { school, course, ada, ben } = await hasCourse();
  const { threadId } = await begin(ben, course);
  await world.services.units.write(jobInSchool(school.schoolId), (tx) =>
    tx.execute("update school_memberships set status = 'ended', ended_at = now() where user_id = $1", [
      ben.userId,
    ]),
  );
  expect((await read(ada, threadId)).thread.author).toMatchObject({ name: null, userId: null });
});

it('tells the browsers of everybody in the course, and of nobody else', async () => {
  const { school, teacher, course, ada, ben } = await hasCourse();
  const outsider = await school.hasStudent({ name: 'Other Course' });
  const provisional = await school.hasStudent({ name: 'Pro', in: [course], status: 'provisional' });
  await world.services.events.start(world.services.db);
  const heard: string[] = [];
  const first = new Promise<void>((resolve) => {
    for (const person of [ada, ben, teacher, outsider, provisional])
      world.services.events.subscribe(person.userId, ({ topic }) => {
        if (topic !== 'discussion') return;
        heard.push(person.name);
        if (heard.length === 3) resolve();
      });
  });
  await begin(ada, course);
  await first;
  expect(heard.sort()).toEqual(['Ada Moss', 'Ben Hart', 'Nora Okafor']);
});

it('only reads while the school is closed to writing', async () => {
  const { school, course, ada } = await hasCourse();
  const { threadId } = await begin(ada, course);
  await world.services.units.write(jobInSchool(school.schoolId), (tx) =>
    tx.execute("update schools set payment_status = 'suspended' where id = $1", [school.schoolId]),
  );
  expect((await read(ada, threadId)).thread.title).toBe('Leaves');
  await expect(answer(ada, threadId)).rejects.toMatchObject(code('SCHOOL_READ_ONLY'));
});

it('lets nobody but who moderates remove the words of somebody else', async () => {
  const { course, ada, ben, teacher } = await hasCourse();
  const { threadId } = await begin(ada, course);
  const removal = { postId: threadId, reason: 'I do not like it' };
  await expect(ben.client.discussions.remove(removal)).rejects.toMatchObject(code('FORBIDDEN'));
  expect((await read(ben, threadId)).thread.can.moderate).toBe(false);
  await teacher.client.discussions.remove(removal);
});
