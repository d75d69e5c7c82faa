import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { MOST_WAITING } from '#platform/overload.ts';
import { sessionCookieName } from '#platform/session.ts';
import { buildApp } from '../../app.ts';
import { type CoursePlace, openWorld, type Person, type World } from '../world.ts';

let world: World;
let app: FastifyInstance;
let student: Person;
let course: CoursePlace;
beforeAll(async () => {
  world = await openWorld();
  app = await buildApp(world.services, null);
  const school = await world.hasSchool('Busy High');
  const teacher = await school.hasPerson({ role: 'teacher', name: 'Tea Cher' });
  course = await school.hasCourse({ title: 'Biology', teacher });
  student = await school.hasStudent({ name: 'Stu Dent', in: [course] });
});
afterAll(async () => {
  await app.close();
  await world.close();
});

const cookie = () => {
  const { config } = world.services;
  const signature = createHmac('sha256', config.APP_SECRET).update(student.token).digest('base64');
  return `${sessionCookieName(config)}=${encodeURIComponent(`${student.token}.${signature}`)}`;
};
const ask = (procedure: string, input: object = {}) =>
  app.inject({ method: 'POST', url: `/api/v1/${procedure}`, headers: { cookie: cookie() }, payload: input });

/** Takes every connection of the pools, as a slow database does. */
async function occupy(): Promise<() => void> {
  const { pool, readPool } = world.services.db;
  const clients: pg.PoolClient[] = [];
  for (const one of new Set([pool, readPool]))
    for (let at = 0; at < one.options.max; at += 1) clients.push(await one.connect());
  const giveBack = () => {
    for (const client of clients.splice(0)) client.release();
  };
  onTestFinished(giveBack);
  return giveBack;
}

it('R-02 serves whom it lets in, refuses the rest at once, takes work handed in, and is itself again after', async () => {
  const giveBack = await occupy();
  const page = () => ask('home/student');
  const admitted = Array.from({ length: MOST_WAITING }, page);
  const { db } = world.services;
  const waiting = () => Math.max(db.pool.waitingCount, db.readPool.waitingCount);
  await expect.poll(waiting, { timeout: 10_000, interval: 5 }).toBe(MOST_WAITING);

  const tooMany = 2 * MOST_WAITING;
  const began = performance.now();
  const refused = await Promise.all(Array.from({ length: tooMany }, page));
  const each = (performance.now() - began) / tooMany;
  expect(new Set(refused.map(({ statusCode }) => statusCode))).toEqual(new Set([503]));
  expect(refused.every(({ headers }) => headers['retry-after'] === '2')).toBe(true);
  expect(refused[0]?.json()).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  expect(each).toBeLessThan(25);
  const rpc = await app.inject({ method: 'POST', url: '/api/rpc/home/student', payload: { json: {} } });
  expect(rpc.json()).toMatchObject({ json: { code: 'SERVICE_UNAVAILABLE', defined: true } });
  expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200);

  const before = db.pool.waitingCount;
  const handedIn = ask('coursework/submit', {
    assignmentId: course.assignmentIds[0],
    content: { v: 1, text: 'Plants need light.', matches: [] },
    idempotencyKey: crypto.randomUUID(),
  });
  await expect.poll(() => db.pool.waitingCount, { interval: 5 }).toBeGreaterThan(before);
  giveBack();
  expect((await handedIn).statusCode).toBe(200);
  const served = await Promise.all(admitted);
  expect(new Set(served.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect((await page()).statusCode).toBe(200);
  process.stdout.write(
    `R-02: ${served.length} served, ${refused.length} refused in ${each.toFixed(2)} ms each\n`,
  );
});
