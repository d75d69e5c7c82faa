import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { currentMark } from '#platform/html/stored.ts';
import { procedureNames } from '#platform/router-check.ts';
import { sessionCookieName } from '#platform/session.ts';
import { buildApp } from '../../app.ts';
import { router } from '../../router.ts';
import { type CoursePlace, openWorld, type Person, type SchoolPlace, type World } from '../world.ts';
import { asOwner, passSeconds } from './as-owner.ts';

let world: World;
let app: FastifyInstance;
let school: SchoolPlace;
let teacher: Person;
let course: CoursePlace;
beforeAll(async () => {
  world = await openWorld();
  app = await buildApp(world.services, null);
  school = await world.hasSchool('Northside');
  teacher = await school.hasPerson({ role: 'teacher', name: 'Tess Ortiz' });
  course = await school.hasCourse({ title: 'Biology', teacher });
});
afterAll(async () => {
  await app.close();
  await world.close();
});

it('counts requests under procedures and routes, never under what the caller chose', async () => {
  for (let at = 0; at < 50; at++) {
    for (const url of [`/api/rpc/x/${at}`, `/api/v1/home/${at}`, `/api/${at}`, `/${at}`, `/healthz?${at}`]) {
      await app.inject({ url });
    }
    await app.inject({ method: 'POST', url: `/api/rpc/home/student/${at}`, payload: {} });
  }
  await app.inject({ method: 'POST', url: '/api/rpc/home/student', payload: { json: {} } });
  const { body } = await app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' });
  const labels = new Set(
    Array.from(body.matchAll(/http_request_seconds_count\{route="([^"]*)"/g), ([, r]) => r),
  );
  expect([...labels].sort()).toEqual(
    expect.arrayContaining(['/api/rpc/home/student', '/api/rpc/unknown', '/api/v1/unknown', 'page']),
  );
  expect([...labels].filter((label) => /\d\d|\/\d/.test(label?.replace('/v1', '') ?? ''))).toEqual([]);
  expect(labels.size).toBeLessThan(procedureNames(router).length);
});

it.each([
  ['/api/rpc/accounts/signIn', `{"json":${'['.repeat(60_000)}${']'.repeat(60_000)}}`],
  ['/api/v1/accounts/signIn', `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`],
  ['/api/v1/accounts/signIn', '['.repeat(500_000)],
])('class 26: %s refuses JSON that is nested too deeply before anything reads it', async (url, payload) => {
  const answer = await app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json' },
    payload,
  });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ code: 'BAD_REQUEST' });
});

it('forgets counted tries a day after their window began', async () => {
  const { limiter, db } = world.services;
  await limiter.countWrong([{ key: 'sign-in:account:nobody', wrongTries: 10, windowSeconds: 900 }]);
  const rows = () =>
    asOwner(
      world,
      async (client) => (await client.query("select 1 from rate_buckets where key like '%nobody'")).rowCount,
    );
  await world.runs('limits.sweep', {});
  expect(await rows()).toBe(1);
  await passSeconds(world, 86_500);
  await world.runs('limits.sweep', {});
  expect(await rows()).toBe(0);
  expect(db.kind).toMatch(/embedded|postgres/);
});

const cookieOf = ({ token }: Person): string => {
  const { config } = world.services;
  const signature = createHmac('sha256', config.APP_SECRET).update(token).digest('base64');
  return `${sessionCookieName(config)}=${encodeURIComponent(`${token}.${signature}`)}`;
};

const HOSTILE = '<p onclick="x()">Words<script>alert(1)</script></p>';

/** Puts HTML into a lesson past every door, as an import or an earlier release would have left it. */
const writeRaw = (html: string) =>
  asOwner(world, (client) =>
    client.query(
      "update lessons set content = jsonb_set(content, '{mainContent}', to_jsonb($1::text)) where id = $2",
      [html, course.lessonIds[0]],
    ),
  );
const readRaw = async () =>
  asOwner(world, async (client) => {
    const { rows } = await client.query("select content->>'mainContent' as html from lessons where id = $1", [
      course.lessonIds[0],
    ]);
    return rows[0]?.html as string;
  });

it('cleans a stored lesson that no current sanitizer cleaned when it is read, and for good by a job', async () => {
  await writeRaw(HOSTILE);
  const [lessonId] = course.lessonIds;
  if (!lessonId) throw new Error('the course has a lesson');
  const read = async () => (await teacher.client.lessons.get({ lessonId })).mainContent;
  expect(await read()).toBe('<p>Words</p>');
  expect(await readRaw()).toBe(HOSTILE);
  await world.runs('html.refresh', {});
  expect(await readRaw()).toBe(`${currentMark('lesson')}<p>Words</p>`);
  expect(await read()).toBe('<p>Words</p>');

  await writeRaw(`<!--lesson:0-->${'<b>'.repeat(30_000)}deep`);
  expect(await read()).toContain('deep');
});

it('refuses a lesson of 49,000 nested elements with a reason, and keeps what was there', async () => {
  const [lessonId] = course.lessonIds;
  if (!lessonId) throw new Error('the course has a lesson');
  const { copy, version } = await teacher.client.authoring.getLesson({ lessonId });
  const mainContent = '<b>'.repeat(49_000);
  await expect(
    teacher.client.authoring.saveLesson({
      lessonId,
      baseVersion: version,
      copy: { ...copy, content: { ...copy.content, mainContent } },
    }),
  ).rejects.toMatchObject({ code: 'TOO_COMPLEX', status: 422 });
  expect((await teacher.client.authoring.getLesson({ lessonId })).version).toBe(version);
});

it('refuses a lesson that is too long once it is cleaned, and says by how much', async () => {
  const [lessonId] = course.lessonIds;
  if (!lessonId) throw new Error('the course has a lesson');
  const { copy, version } = await teacher.client.authoring.getLesson({ lessonId });
  const save = (mainContent: string) =>
    teacher.client.authoring.saveLesson({
      lessonId,
      baseVersion: version,
      copy: { ...copy, content: { ...copy.content, mainContent } },
    });
  // Each becomes "&amp;".
  await expect(save('&'.repeat(390_000))).rejects.toMatchObject({
    code: 'TOO_LONG',
    data: { characters: 1_950_000, most: 400_000 },
  });
  expect((await teacher.client.authoring.getLesson({ lessonId })).version).toBe(version);
  await save('&'.repeat(80_000));
});

it('refuses a file from somebody who waits for approval, and shows them none', async () => {
  const waiting = await school.hasPerson({ role: 'teacher', name: 'Wanda Waits', status: 'pending' });
  const headers = { cookie: cookieOf(waiting), 'content-type': 'application/octet-stream' };
  const url = `/api/lesson-images/${course.courseId}`;
  const sent = await app.inject({ method: 'POST', url, headers, payload: Buffer.from('x') });
  expect([sent.statusCode, sent.json().code]).toEqual([403, 'AWAITING_APPROVAL']);
  const seen = await app.inject({
    url: `/lesson-images/${course.courseId}`,
    headers: { cookie: cookieOf(waiting) },
  });
  expect(seen.statusCode).toBe(404);
});
