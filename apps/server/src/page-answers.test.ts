import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { FirstAnswer } from '#platform/page.ts';
import { builtWeb, cookieOf } from '#testing/built-web.ts';
import { type CoursePlace, openWorld, type Person, type SchoolPlace, type World } from '#testing/world.ts';
import { buildApp } from './app.ts';

/** Ends the element it stands in, and begins a comment that swallows what follows. */
const HOSTILE = '</script><!--<script>alert(1)</script>';

let world: World;
let app: FastifyInstance;
let webRoot: string;
let school: SchoolPlace;
let teacher: Person;
let student: Person;
let course: CoursePlace;
beforeAll(async () => {
  world = await openWorld();
  webRoot = builtWeb(PAGES);
  app = await buildApp(world.services, webRoot);
  school = await world.hasSchool('Maple High');
  teacher = await school.hasPerson({ role: 'teacher', name: 'Nora Okafor' });
  course = await school.hasCourse({ title: `Biology ${HOSTILE}`, teacher, assignments: [{ title: 'One' }] });
  student = await school.hasStudent({ name: 'Ada Maple', in: [course] });
});
afterAll(async () => {
  await app.close();
  await world.close();
  rmSync(webRoot, { recursive: true, force: true });
});

const open = (url: string, who: Person | null, headers: Record<string, string> = {}) =>
  app.inject({
    url,
    headers: { ...(who ? { cookie: cookieOf(world.services, who.token) } : {}), ...headers },
  });

/** What a browser finds in the page, by the path of the procedure. */
function answersIn(html: string): Record<string, { input: unknown; json: unknown }> {
  const blocks = [...html.matchAll(/<script type="application\/json" id="first-answers">(.*?)<\/script>/gs)];
  expect(blocks.length).toBeLessThanOrEqual(1);
  const answers = JSON.parse(blocks[0]?.[1] ?? '[]') as FirstAnswer[];
  return Object.fromEntries(
    answers.map(({ path, input, answer }) => [path, { input, json: (answer as { json: unknown }).json }]),
  );
}

it('sends a page with what it shows first, as RPC would answer', async () => {
  const page = await open('/dashboard', student);
  expect(page.statusCode).toBe(200);
  const answers = answersIn(page.body);
  expect(Object.keys(answers).toSorted()).toEqual([
    'accounts/session',
    'home/student',
    'messages/unread',
    'notifications/unread',
  ]);
  expect(answers['home/student']?.json).toEqual(await student.client.home.student({}));
  expect(answers['accounts/session']?.json).toEqual(await student.client.accounts.session({}));
  expect(page.body).toMatch(
    /class="first-frame"><div class="first-heading"><b>Good \w+, Ada<\/b><br><span>\w+, \w+ \d+\. Nothing is due within a day\./,
  );
  expect(page.body).not.toContain('splash');
});

it.each([
  ['/course/:course', 'lessons/course', /Biology/],
  ['/course/:course/lesson/:lesson', 'lessons/get', /Lesson/],
  ['/assignment/:assignment', 'coursework/get', /One/],
  ['/assignments', 'home/todo', /To do/],
  ['/grades', 'gradebook/mine', /My Grades/],
])('brings along what %s asks for', async (address, path, heading) => {
  const url = address
    .replace(':course', course.courseId)
    .replace(':lesson', course.lessonIds[0] ?? '')
    .replace(':assignment', course.assignmentIds[0] ?? '');
  const { body } = await open(url, student);
  expect(Object.keys(answersIn(body))).toContain(path);
  expect(/<b>(.*?)<\/b>/.exec(body)?.[1]).toMatch(heading);
});

it('brings a teacher the gradebook of the course in the address, else of the first', async () => {
  const other = await school.hasCourse({ title: 'Zoology', teacher });
  const first = answersIn((await open('/grades', teacher)).body);
  expect(first['gradebook/grid']?.input).toEqual({ courseId: course.courseId });
  const page = await open(`/grades?course=${other.courseId}`, teacher);
  expect(answersIn(page.body)['gradebook/grid']?.input).toEqual({ courseId: other.courseId });
  expect(page.body).toContain(
    '<link rel="modulepreload" crossorigin fetchpriority="low" href="/assets/gradebook-abc.js">',
  );
});

it('A-07 keeps what people typed from ending the block or the heading', async () => {
  const { body } = await open(`/course/${course.courseId}`, student);
  expect(answersIn(body)['lessons/course']?.json).toMatchObject({ title: `Biology ${HOSTILE}` });
  expect(body).not.toContain('<!--');
  expect(body).not.toContain('alert(1)</script>');
  expect(body).toContain('<b>Biology &lt;/script&gt;&lt;!--&lt;script&gt;alert(1)&lt;/script&gt;</b>');
  // The block, and the two scripts of the page itself.
  expect(body.match(/<script/g)).toHaveLength(3);
});

it('is never kept by a browser or a proxy, whoever asks', async () => {
  for (const who of [student, null])
    for (const url of ['/dashboard', '/login', '/nowhere'])
      expect((await open(url, who)).headers['cache-control']).toBe('no-store');
});

it('T-01 gives strangers and wrong signatures nothing but the brand', async () => {
  const forged = { cookie: `${cookieOf(world.services, student.token).slice(0, -12)}AAAAAAAAAAA%3D` };
  for (const page of [await open('/dashboard', null), await open('/dashboard', null, forged)]) {
    const answers = answersIn(page.body);
    expect(Object.keys(answers)).toEqual(['accounts/session']);
    expect(answers['accounts/session']?.json).toMatchObject({ me: null, closed: null });
    expect(page.body).not.toMatch(/Ada|Maple/);
    expect(page.body).toContain('splash');
  }
});

it('T-01 keeps everybody out of the page that browsers keep for when there is no network', async () => {
  const shell = await open('/app-shell', student);
  expect(shell.headers['cache-control']).toBe('no-cache');
  expect(shell.body).not.toMatch(/first-answers|Ada|Maple|<!--/);
  expect(shell.body).toBe((await open('/app-shell', null)).body);
  // Nor may a script of any page take it for a file.
  const fetched = await open('/dashboard', student, { 'sec-fetch-mode': 'cors' });
  expect(fetched.body).not.toMatch(/first-answers|Ada|Maple/);
});

it('T-02 leaves out what a procedure refuses', async () => {
  const stranger = await (await world.hasSchool('Other High')).hasStudent({ name: 'Bo Other' });
  const page = await open(`/course/${course.courseId}`, stranger);
  expect(page.statusCode).toBe(200);
  expect(Object.keys(answersIn(page.body))).not.toContain('lessons/course');
  expect(page.body).not.toContain('Biology');
  // An address that no course can have is refused by the contract, as by RPC.
  expect(Object.keys(answersIn((await open('/course/%00x', student)).body))).not.toContain('lessons/course');
});

it.each([
  ['suspended', 'suspended_at = now()'],
  ['expired', "account_expires_at = now() - interval '1 day'"],
])('T-06 tells somebody who is %s whom to ask, and nothing else', async (_state, how) => {
  const person = await school.hasStudent({ name: 'Cleo Closed', in: [course] });
  await world.services.db.pool.query(`update users set ${how} where id = $1`, [person.userId]);
  const page = await open('/dashboard', person);
  const answers = answersIn(page.body);
  expect(Object.keys(answers)).toEqual(['accounts/session']);
  expect(answers['accounts/session']?.json).toMatchObject({ me: null, closed: { contact: null } });
  expect(page.body).not.toMatch(/Cleo|Biology|first-frame/);
});

it('goes without where the answers fail, and the page asks itself', async () => {
  const read = vi.spyOn(world.services.units, 'read').mockRejectedValue(new Error('select secret'));
  const page = await open('/dashboard', student);
  read.mockRestore();
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('splash');
  expect(page.body).not.toMatch(/first-answers|secret/);
});

it('sends the head before the answers, and compressed in pieces that a browser can read', async () => {
  const { body, headers, rawPayload } = await open('/dashboard', student, { 'accept-encoding': 'gzip, br' });
  expect(headers['content-encoding']).toBe('br');
  expect(body.length).toBeGreaterThan(0);
  const html = brotliDecompressSync(rawPayload).toString();
  expect(answersIn(html)).toHaveProperty(['home/student']);
  const announced = html.indexOf(
    '<link rel="modulepreload" crossorigin fetchpriority="low" href="/assets/part-abc.js">',
  );
  expect(announced).toBeGreaterThan(0);
  expect(announced).toBeLessThan(html.indexOf('<body>'));
});

it('shows the way in where nobody is signed in', async () => {
  const { body } = await open('/login', null);
  expect(body).toContain(
    '<div class="first-entry"><div class="first-heading"><b>Welcome back</b><br><span>Sign in',
  );
  expect((await open('/login?tab=sign-up', null)).body).not.toContain('Welcome back');
});

it('says what it says first in the language of the page', async () => {
  const { body } = await open('/assignments', student, { 'accept-language': 'de-CH,en;q=0.8' });
  expect(body).toContain('<b>Zu erledigen</b>');
  const words = body.indexOf('href="/assets/words-de-abc.js"');
  expect(words).toBeGreaterThan(0);
  expect(words).toBeLessThan(body.indexOf('<body>'));
});

it('announces the words of what only some people see with it', async () => {
  const words = 'href="/assets/words-de-gradebook-abc.js"';
  expect((await open('/grades', teacher, { 'accept-language': 'de' })).body).toContain(words);
  expect((await open('/grades', teacher, { 'accept-language': 'en' })).body).not.toContain(words);
  expect((await open('/grades', student, { 'accept-language': 'de' })).body).not.toContain(words);
});

it.each([
  ...['/assets/nothing-here.js', '/favicon-absent.ico', '/foo.map', '/foo.map?v=1', '/deep/down/style.css'],
  ...['/foo%2Ejs', '/foo.js/', '/foo.js;v=1', '/.env', '/.git/config'],
  ...['/foo.js~', '/foo.js.bak', '/foo.js%20', '/foo.', '/foo.js/bar', '/wp-login.php/x'],
  ...['/Assets/a', '/API', '/API/v1/x', '/%41PI/v1/x', '/Exports/none', '/Lesson-Images/none'],
  ...[
    '/exports',
    '/exports/none',
    '/calendar/feed',
    '/calendar/feed/none/more',
    '/Calendar/Feed/none',
    '/Metrics',
  ],
  ...[
    '/assets',
    '/assets/nothing',
    '/avatars/nobody',
    '/branding/none',
    '/lesson-images/none',
    '/api',
    '/api/none',
  ],
])('has no page at %s', async (url) => {
  const answer = await app.inject({ method: 'GET', url });
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toEqual({ code: 'NOT_FOUND', message: 'Not found.' });
});

/** An address of each page of the app, as its routes are named. */
const PAGES = readdirSync(path.join(import.meta.dirname, '../../web/src/routes'), {
  recursive: true,
  encoding: 'utf8',
})
  .filter((file) => file.endsWith('.tsx') && !file.startsWith('__') && file !== '_app.tsx')
  .map((file) =>
    file
      .replace(/\.tsx$/, '')
      .split(/[./]/)
      .filter((step) => !step.startsWith('_') && step !== 'index')
      .map((step) => (step.startsWith('$') ? '0199a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b' : step.replace(/_$/, '')))
      .join('/'),
  );

it('has a page at each address of the app, in any case', async () => {
  expect(PAGES).toEqual(expect.arrayContaining(['dashboard', 'calendar', 'setup/operator', 'login']));
  for (const page of PAGES)
    for (const url of [`/${page}`, `/${page}/`, `/${page.toUpperCase()}`, `/${page}?next=%2Fa.js&at=a.b`]) {
      const answer = await app.inject({ method: 'GET', url });
      expect([url, answer.statusCode, answer.headers['content-type']]).toEqual([
        url,
        200,
        'text/html; charset=utf-8',
      ]);
    }
});

it.each([
  ['/dashboard', 200],
  ['/courses/0199', 404],
  ['/no/such/page', 404],
  ['/no-such-page?q=a.b', 404],
])('has the page of the app at %s, with status %i', async (url, status) => {
  const answer = await app.inject({ method: 'GET', url });
  expect(answer.statusCode).toBe(status);
  expect(answer.headers['content-type']).toContain('text/html');
});
