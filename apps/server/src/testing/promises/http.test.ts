import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { procedureNames } from '#platform/router-check.ts';
import { builtWeb, cookieOf as cookieFor } from '#testing/built-web.ts';
import { openSweepWorld, type SweepWorld } from '#testing/sweep/actors.ts';
import { CASES, type SweepCase } from '#testing/sweep/cases.ts';
import type { Person } from '#testing/world.ts';
import { buildApp } from '../../app.ts';
import { router } from '../../router.ts';
import { asOwner } from './as-owner.ts';

const ORIGIN = 'https://school.example';
const RIGHT = 'correct-horse-9';

let sweep: SweepWorld;
let app: FastifyInstance;
let webRoot: string;
beforeAll(async () => {
  sweep = await openSweepWorld({ PUBLIC_URL: ORIGIN });
  webRoot = builtWeb();
  app = await buildApp(sweep.world.services, webRoot);
});
afterAll(async () => {
  await app.close();
  await sweep.world.close();
  rmSync(webRoot, { recursive: true, force: true });
});

const cookieOf = ({ token }: Person): string => cookieFor(sweep.world.services, token);
const person = (name: 'admin' | 'operator' | 'student'): Person => sweep.actors[name] as Person;

const procedures = procedureNames(router).map((name) => {
  const [feature, one] = name.split('.') as [string, string];
  return { name, feature, one, rest: `/api/v1/${feature}/${one}`, rpc: `/api/rpc/${feature}/${one}` };
});
const inputOf = ({ feature, one }: { feature: string; one: string }): unknown =>
  (CASES as unknown as Record<string, Record<string, SweepCase<unknown>>>)[feature]?.[one]?.input(sweep.own);

/** The headers of every answer; what may stand for scripts besides our own files is only a hash. */
function checkHeaders(headers: Record<string, unknown>, what: string): void {
  const policy = String(headers['content-security-policy']);
  const directives = new Map(
    policy.split(';').map((part) => {
      const [name = '', ...sources] = part.trim().split(/\s+/);
      return [name, sources] as const;
    }),
  );
  expect(directives.get('default-src'), what).toEqual(["'none'"]);
  expect(directives.get('frame-ancestors'), what).toEqual(["'none'"]);
  expect(directives.get('base-uri'), what).toEqual(["'none'"]);
  for (const source of directives.get('script-src') ?? ['missing'])
    expect(source, what).toMatch(/^'(self|sha256-[A-Za-z0-9+/=]+)'$/);
  expect(headers, what).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': expect.stringMatching(/^(no-referrer|same-origin|strict-origin)$/),
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
  });
  const maxAge = Number(String(headers['strict-transport-security']).match(/max-age=(\d+)/)?.[1]);
  expect(maxAge, what).toBeGreaterThanOrEqual(31_536_000);
}

it('looks at database and store once for all who ask at the same moment whether it is ready', async () => {
  const { files, db } = sweep.world.services;
  const looks = [vi.spyOn(files, 'isHealthy'), vi.spyOn(db, 'isAnswering')];
  const answers = await Promise.all(Array.from({ length: 50 }, () => app.inject({ url: '/readyz' })));
  expect(new Set(answers.map(({ statusCode }) => statusCode)).size).toBe(1);
  for (const look of looks) {
    expect(look.mock.calls.length).toBeLessThan(5);
    look.mockRestore();
  }
});

it('A-07 sends the protecting headers with pages, files, answers and every kind of error', async () => {
  const json = { 'content-type': 'application/json' };
  const asked: [what: string, status: number, request: InjectOptions][] = [
    ['landing page', 200, { url: '/' }],
    ['page of the app', 200, { url: '/grades' }],
    ['no such page 404', 404, { url: '/grades/anything' }],
    ['compressed page', 200, { url: '/', headers: { 'accept-encoding': 'br' } }],
    ['HEAD of a page', 200, { method: 'HEAD', url: '/' }],
    ['HEAD of a page of the app', 200, { method: 'HEAD', url: '/dashboard' }],
    ['HEAD of the shell', 200, { method: 'HEAD', url: '/app-shell' }],
    ['HEAD of nothing', 404, { method: 'HEAD', url: '/nothing.js' }],
    ['script', 200, { url: '/assets/app-abc.js' }],
    ['image', 200, { url: '/favicon.svg' }],
    ['API docs', 200, { url: '/api/docs' }],
    ['OpenAPI', 200, { url: '/api/openapi.json' }],
    ['health', 200, { url: '/healthz' }],
    ['answer', 200, { method: 'POST', url: '/api/v1/accounts/session', headers: json, payload: '{}' }],
    [
      'RPC answer',
      200,
      { method: 'POST', url: '/api/rpc/accounts/session', headers: json, payload: '{"json":{}}' },
    ],
    ['event stream of nobody', 204, { url: '/api/events' }],
    [
      'refusal 400',
      400,
      { method: 'POST', url: '/api/v1/accounts/session', headers: json, payload: '{"x":1}' },
    ],
    [
      'broken JSON 400',
      400,
      { method: 'POST', url: '/api/v1/accounts/session', headers: json, payload: '{' },
    ],
    ['broken address 400', 400, { url: '/%zz' }],
    ['broken API address 400', 400, { url: '/api/v1/%c0' }],
    ['401', 401, { method: 'POST', url: '/api/v1/home/student', headers: json, payload: '{}' }],
    [
      '403',
      403,
      {
        method: 'POST',
        url: '/api/v1/accounts/session',
        headers: { ...json, origin: 'https://evil.example' },
        payload: '{}',
      },
    ],
    ['no such procedure 404', 404, { method: 'POST', url: '/api/v1/no/such', headers: json, payload: '{}' }],
    ['no such file 404', 404, { url: '/assets/none.js' }],
    ['no such logo 404', 404, { url: '/branding/x/y.webp' }],
    [
      'too large 413',
      413,
      {
        method: 'POST',
        url: '/api/v1/accounts/session',
        headers: json,
        payload: `"${'x'.repeat(1_100_000)}"`,
      },
    ],
    [
      'unknown kind of body 415',
      415,
      {
        method: 'POST',
        url: '/api/v1/accounts/session',
        headers: { 'content-type': 'application/xml' },
        payload: '<a/>',
      },
    ],
  ];
  for (const [what, status, request] of asked) {
    const answer = await app.inject(request);
    expect(answer.statusCode, what).toBe(status);
    checkHeaders(answer.headers, what);
  }

  const { units, files } = sweep.world.services;
  const read = vi.spyOn(units, 'read').mockRejectedValue(new Error('select secret from somewhere'));
  const failed = await app.inject({
    method: 'POST',
    url: '/api/v1/home/student',
    headers: { ...json, cookie: cookieOf(person('student')) },
    payload: '{}',
  });
  read.mockRestore();
  const sick = vi.spyOn(files, 'isHealthy').mockRejectedValue(new Error('/var/secret/path'));
  const broken = await app.inject({ url: '/readyz' });
  sick.mockRestore();
  for (const answer of [failed, broken]) {
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toMatch(/secret|select|stack|\.ts/);
    checkHeaders(answer.headers, '500');
  }
});

it('class 26: refuses ninety thousand unknown fields quickly, in few words', async () => {
  const unknown = Object.fromEntries(Array.from({ length: 400 }, (_, at) => [`k${at}`, 1]));
  const few = await app.inject({ method: 'POST', url: '/api/v1/accounts/session', payload: unknown });
  expect(few.statusCode).toBe(400);
  expect(few.json()).toMatchObject({ code: 'BAD_REQUEST', data: { issues: [{ keys: expect.any(Array) }] } });
  expect(few.body.length).toBeLessThan(2_000);
  const many = Object.fromEntries(Array.from({ length: 90_000 }, (_, at) => [`k${at}`, 1]));
  const payload = JSON.stringify(many);
  const began = performance.now();
  const refused = await app.inject({
    ...{ method: 'POST', url: '/api/v1/accounts/session', payload },
    headers: { 'content-type': 'application/json' },
  });
  expect(performance.now() - began).toBeLessThan(200);
  expect(refused.statusCode).toBe(400);
});

it('A-07 allows a page exactly its own inline scripts', async () => {
  const page = await app.inject({ url: '/' });
  const inline = page.body.match(/<script>([\s\S]*?)<\/script>/)?.[1] ?? '';
  const hash = createHash('sha256').update(inline).digest('base64');
  expect(page.headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`);
});

it('A-07 binds every cookie to this host, https, and the server alone', async () => {
  const school = await sweep.world.hasSchool('Cookie School');
  const { email, userId } = await school.hasPerson({ role: 'teacher', name: 'Co Okie', isFresh: false });
  const post = (name: string, payload: object, cookie = '') =>
    app.inject({ method: 'POST', url: `/api/v1/accounts/${name}`, headers: { cookie }, payload });
  const signedIn = await post('signIn', { email, password: RIGHT });
  const session = String(signedIn.cookies[0]?.name);
  const signedUp = await post('signUp', {
    ...{ role: 'homeschool_parent', fullName: 'Home Parent', email: 'cookies@example.test' },
    ...{ password: 'tulip-horn-92-canoe', schoolCode: null, birthOn: null, locale: 'en' },
  });
  await sweep.world.services.db.pool.query('update users set two_factor_enabled = true where id = $1', [
    userId,
  ]);
  const between = await post('signIn', { email, password: RIGHT });
  const out = await post('signOut', {}, `${session}=${encodeURIComponent(signedIn.cookies[0]?.value ?? '')}`);
  const cookies = [signedIn, signedUp, between, out].flatMap((answer) => {
    expect(answer.statusCode, answer.body).toBe(200);
    return [answer.headers['set-cookie'] ?? []].flat();
  });
  expect(cookies.length).toBeGreaterThanOrEqual(4);
  for (const cookie of cookies) {
    expect(cookie).toMatch(/^__Host-fieldhouse\./);
    const attributes = cookie
      .split(';')
      .slice(1)
      .map((part) => part.trim().toLowerCase());
    expect(attributes, cookie).toEqual(
      expect.arrayContaining(['httponly', 'secure', 'samesite=lax', 'path=/']),
    );
    expect(
      attributes.some((one) => one.startsWith('domain')),
      cookie,
    ).toBe(false);
  }
});

it('A-08 refuses every procedure to another site and to a form, at both doors', async () => {
  const cookie = cookieOf(person('admin'));
  const body = (one: (typeof procedures)[number], url: string) =>
    JSON.stringify(url === one.rpc ? { json: inputOf(one) } : inputOf(one));
  const json = 'application/json';
  const foreign: [status: number, headers: Record<string, string>][] = [
    [403, { 'content-type': json, origin: 'https://evil.example' }],
    [403, { 'content-type': json, origin: 'null' }],
    [403, { 'content-type': json, origin: 'http://school.example' }],
    [403, { 'content-type': json, origin: 'https://school.example.evil.example' }],
    [403, { 'content-type': json, origin: 'https://school.example:8443' }],
    [403, { 'content-type': json, 'sec-fetch-site': 'cross-site' }],
    [403, { 'content-type': json, 'sec-fetch-site': 'same-site', origin: ORIGIN }],
    [415, { 'content-type': 'application/x-www-form-urlencoded' }],
    [415, { 'content-type': 'multipart/form-data; boundary=x' }],
    [415, { 'content-type': 'text/plain' }],
    [415, { 'content-type': 'text/plain;charset=UTF-8', origin: ORIGIN }],
  ];
  const before = await hashOfEverything();
  let refused = 0;
  for (const one of procedures)
    for (const url of [one.rest, one.rpc])
      for (const [status, headers] of foreign) {
        const answer = await app.inject({
          method: 'POST',
          url,
          headers: { ...headers, cookie },
          payload: body(one, url),
        });
        expect(answer.statusCode, `${url} ${JSON.stringify(headers)}: ${answer.body}`).toBe(status);
        refused += 1;
      }
  expect(await hashOfEverything()).toEqual(before);
  const own = await app.inject({
    method: 'POST',
    url: '/api/v1/accounts/session',
    headers: { 'content-type': json, origin: ORIGIN, 'sec-fetch-site': 'same-origin', cookie },
    payload: '{}',
  });
  expect(own.json()).toMatchObject({ me: { email: person('admin').email } });
  process.stdout.write(`A-08: ${refused} foreign writes refused\n`);
});

it('A-08 changes nothing in the database for any GET or HEAD', async () => {
  const { courseId, lessonId, assignmentId } = sweep.own;
  const pages = [
    ...['/', '/dashboard', `/course/${courseId}`, `/course/${courseId}/lesson/${lessonId}`],
    ...[`/assignment/${assignmentId}`, '/assignments', '/grades', '/login', '/app-shell'],
    '/assets/app-abc.js',
    '/favicon.svg',
    '/healthz',
    '/readyz',
    '/metrics',
  ];
  const others = [
    '/api/docs',
    '/api/docs.css',
    '/api/openapi.json',
    '/branding/x/y.webp',
    '/verify-email?token=x',
    '/reset-password?token=x',
  ];
  const before = await hashOfEverything();
  let asked = 0;
  const ask = async (url: string, who: 'admin' | 'operator' | 'student') => {
    for (const method of ['GET', 'HEAD', 'OPTIONS'] as const) {
      const answer = await app.inject({ method, url, headers: { cookie: cookieOf(person(who)) } });
      asked += 1;
      if (url.startsWith('/api/v1/') || url.startsWith('/api/rpc/'))
        expect(answer.statusCode, `${method} ${url}`).toBeGreaterThanOrEqual(400);
    }
  };
  for (const who of ['admin', 'operator', 'student'] as const) {
    for (const url of [...pages, ...others]) await ask(url, who);
    for (const one of procedures) {
      const input = encodeURIComponent(JSON.stringify(inputOf(one)));
      await ask(`${one.rest}?data=${input}`, who);
      await ask(`${one.rpc}?data=${encodeURIComponent(JSON.stringify({ json: inputOf(one) }))}`, who);
    }
  }
  const after = await hashOfEverything();
  expect(Object.keys(before).length).toBeGreaterThan(40);
  expect(after).toEqual(before);
  // The hash does see a write.
  const wrote = await app.inject({
    method: 'POST',
    url: '/api/v1/accounts/saveSettings',
    headers: { cookie: cookieOf(person('admin')) },
    payload: { locale: 'de' },
  });
  expect(wrote.statusCode).toBe(200);
  expect(await hashOfEverything()).not.toEqual(before);
  process.stdout.write(
    `A-08: ${asked} GET, HEAD and OPTIONS left ${Object.keys(before).length} tables as they were\n`,
  );
}, 60_000);

/** A hash of each table's rows. The queue of jobs is left out: it works by itself all the while. */
async function hashOfEverything(): Promise<Record<string, string>> {
  return asOwner(sweep.world, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname not in ('pg_catalog', 'information_schema', 'pgboss') order by 1`,
    );
    const hashes: Record<string, string> = {};
    for (const { name } of rows) {
      const found = await client.query<{ hash: string }>(
        `select md5(coalesce(string_agg(t::text, E'\\n' order by t::text), '')) as hash from ${name} t`,
      );
      hashes[name] = found.rows[0]?.hash ?? '';
    }
    return hashes;
  });
}

it.each(['GET', 'POST'] as const)(
  'answers a %s of a procedure that does not exist and logs no error',
  async (method) => {
    const lines: string[] = [];
    const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
    const logged = await buildApp({ ...sweep.world.services, log }, null);
    try {
      const payload = method === 'POST' ? { payload: {} } : {};
      for (const url of ['/api/v1/no/such', '/api/rpc/no/such']) {
        const answer = await logged.inject({ method, url, ...payload });
        expect(answer.statusCode).toBe(404);
        expect(answer.json()).toMatchObject({ code: 'NOT_FOUND' });
      }
      const found = await logged.inject({ method: 'POST', url: '/api/v1/accounts/session', payload: {} });
      expect(found.statusCode).toBe(200);
    } finally {
      await logged.close();
    }
    expect(lines).toEqual([]);
  },
);
