import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openLog, presentError } from '#platform/log.ts';
import { sessionCookieName } from '#platform/session.ts';
import { buildApp } from '../../app.ts';
import { openWorld, type World } from '../world.ts';
import { asOwner } from './as-owner.ts';

/** Everything that the server says at its most talkative. */
const lines: string[] = [];
let world: World;
let app: FastifyInstance;
beforeAll(async () => {
  world = await openWorld();
  const log = openLog('trace', { write: (line: string) => void lines.push(line) });
  app = await buildApp({ ...world.services, log }, null);
});
afterAll(async () => {
  await app.close();
  await world.close();
});

const planted = (what: string) => `${what}-${randomBytes(6).toString('hex')}`;

const call = (procedure: string, input: object, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: `/api/v1/${procedure}`, headers, payload: input });

it('L-02 logs no password, token, cookie or address, and nothing that a child wrote or is called', async () => {
  const name = planted('Zoe');
  const school = await world.hasSchool('Quiet High');
  const teacher = await school.hasPerson({ role: 'teacher', name: 'Tea Cher' });
  const course = await school.hasCourse({ title: 'Biology', teacher });
  const child = await school.hasStudent({ name: `${name} Lovelace`, in: [course] });
  const secrets = {
    ...{
      name,
      email: child.email,
      password: planted('password'),
      token: child.token,
      text: planted('essay'),
    },
    ...{ code: planted('SCH'), feed: planted('feed'), link: planted('link'), search: planted('search') },
  };
  const right = 'correct-horse-9';

  await call('accounts/signIn', { email: secrets.email, password: secrets.password });
  const signedIn = await call('accounts/signIn', { email: secrets.email, password: right });
  expect(signedIn.statusCode).toBe(200);
  const cookie = String([signedIn.headers['set-cookie']].flat()[0]).split(';')[0] as string;
  expect(cookie).toContain(sessionCookieName(world.services.config));
  await call('accounts/requestReset', { email: secrets.email, locale: 'en' });
  await call('accounts/resetPassword', { token: secrets.link, password: secrets.password });
  await call('accounts/checkCode', { code: secrets.code });
  await call('search/query', { query: secrets.search }, { cookie });
  for (const url of [
    `/calendar/feed/${secrets.feed}.ics`,
    `/api/unsubscribe/${secrets.link}`,
    '/api/events?x=1',
  ])
    await app.inject({ url, headers: { cookie: 'fieldhouse.session=broken' } });
  await app.inject({
    ...{ method: 'POST', url: '/api/v1/accounts/signIn', headers: { 'content-type': 'application/json' } },
    payload: `{"password": "${secrets.password}"`,
  });

  // A bug of ours: the database refuses the row, and quotes it.
  await asOwner(world, (client) =>
    client.query(
      "alter table drafts add constraint canary check (content->>'text' not like 'essay%') not valid",
    ),
  );
  const draft = {
    ...{ assignmentId: course.assignmentIds[0], baseRevision: 0, deviceId: 'here' },
    content: { v: 1, text: secrets.text, matches: [] },
  };
  const failed = await call('coursework/saveDraft', draft, { cookie });
  expect(failed.statusCode).toBe(500);

  const log = lines.join('');
  const requestId = failed.json().data.requestId as string;
  const [bug] = lines
    .map((line) => JSON.parse(line))
    .filter((line) => line.requestId === requestId && line.err);
  expect(JSON.stringify(bug.err)).toContain('canary');
  expect(bug.err.stack).toMatch(/^\s+at /);
  expect(lines.length).toBeGreaterThan(8);
  const said = Object.entries({ ...secrets, right, cookie: cookie.split('=')[1] as string }).filter(
    ([, secret]) =>
      [secret, decodeURIComponent(secret), encodeURIComponent(secret)].some((form) => log.includes(form)),
  );
  expect(said.map(([what]) => what)).toEqual([]);
  process.stdout.write(
    `L-02: ${Object.keys(secrets).length + 2} secrets looked for in ${lines.length} lines\n`,
  );
});

it('L-02 leaves out of an error what it quotes', () => {
  const database = Object.assign(
    new Error('duplicate key value violates unique constraint "users_email_key"'),
    {
      ...{
        code: '23505',
        constraint: 'users_email_key',
        detail: 'Key (email)=(zoe@example.test) already exists.',
      },
    },
  );
  const drizzle = Object.assign(new Error('Failed query: insert into "users" values ($1)\nparams: Zoe,1'), {
    ...{ query: 'insert', params: ['Zoe'], cause: database },
  });
  const mail = new Error('Recipient was rejected: 550 <zoe@example.test>: "Zoe Lovelace" is unknown');
  const shown = JSON.stringify([drizzle, mail].map((error) => presentError(error)));
  expect(shown.toLowerCase()).not.toContain('zoe');
  expect(shown).toContain('23505');
  expect(shown).toContain('users_email_key');
  expect(presentError('Zoe')).toEqual({ type: 'string', message: 'not an error', stack: '' });
});
