import { createHmac } from 'node:crypto';
import type { AssignmentId } from '@fieldhouse/contract/ids.ts';
import { IMAGE_MAX_BYTES } from '@fieldhouse/contract/limits.ts';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobInSchool } from '#db/scopes.ts';
import { newId } from '#platform/ids.ts';
import { sessionCookieName } from '#platform/session.ts';
import {
  type CoursePlace,
  openWorld,
  type Person,
  type SchoolPlace,
  type StudentPerson,
  type World,
} from '#testing/world.ts';
import { buildApp } from '../../app.ts';
import { sweepFile } from './jobs.ts';

let world: World;
let app: FastifyInstance;
let school: SchoolPlace;
let course: CoursePlace;
let teacher: Person;
let student: StudentPerson;
beforeAll(async () => {
  world = await openWorld();
  app = await buildApp(world.services, null);
  school = await world.hasSchool('Picture High');
  teacher = await school.hasPerson({ role: 'teacher', name: 'Tea Cher' });
  course = await school.hasCourse({ title: 'Course', teacher, assignments: [{ title: 'First' }] });
  student = await school.hasStudent({ name: 'Stu Dent', in: [course] });
});
afterAll(async () => {
  await app.close();
  await world.close();
});

const cookieOf = ({ token }: Person): string => {
  const { config } = world.services;
  const signature = createHmac('sha256', config.APP_SECRET).update(token).digest('base64');
  return `${sessionCookieName(config)}=${encodeURIComponent(`${token}.${signature}`)}`;
};
const send = (
  payload: Buffer,
  { as = teacher as Person | null, to = course.courseId as string, name = 'leaf.jpg' } = {},
) =>
  app.inject({
    method: 'POST',
    url: `/api/lesson-images/${to}`,
    headers: {
      'content-type': 'application/octet-stream',
      'x-file-name': encodeURIComponent(name),
      ...(as ? { cookie: cookieOf(as) } : {}),
    },
    payload,
  });
const see = (url: string, as: Person | null, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { ...(as ? { cookie: cookieOf(as) } : {}), ...headers } });
const drawn = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: '#0f5c4d' } });
const jpeg = () => drawn().jpeg().toBuffer();

it('re-encodes a picture, no longer than 2,000 pixels, with nothing of the file but its pixels', async () => {
  const sent = await drawn(3_000, 1_500)
    .withExif({ IFD0: { Artist: 'Ada Lovelace' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .jpeg()
    .toBuffer();
  expect((await sharp(sent).metadata()).exif).toBeDefined();
  const answer = await send(sent, { name: 'IMG_2041 my home.jpg' });
  expect(answer.statusCode, answer.body).toBe(200);
  const { url, width, height } = answer.json();
  expect({ width, height }).toEqual({ width: 2_000, height: 1_000 });
  const shown = await see(url, student);
  expect(shown.headers['content-type']).toBe('image/webp');
  const { format, exif, ...meta } = await sharp(shown.rawPayload).metadata();
  expect({ format, exif, width: meta.width }).toEqual({ format: 'webp', exif: undefined, width: 2_000 });
  expect(JSON.stringify(shown.headers)).not.toContain('my home');
});

it.each(['png', 'gif', 'webp'] as const)('takes %s', async (format) => {
  const answer = await send(await drawn().toFormat(format).toBuffer());
  expect(answer.statusCode, answer.body).toBe(200);
});

it('goes by the bytes, not by the name', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>');
  const refused: [payload: Buffer, name: string, status: number, code: string][] = [
    [svg, 'leaf.png', 415, 'WRONG_TYPE'],
    [Buffer.from('%PDF-1.7 and so on'), 'leaf.jpg', 415, 'WRONG_TYPE'],
    [Buffer.from('<script>alert(1)</script>'), 'leaf.gif', 415, 'WRONG_TYPE'],
    [await drawn().tiff().toBuffer(), 'leaf.jpg', 415, 'WRONG_TYPE'],
    [(await jpeg()).subarray(0, 120), 'leaf.jpg', 422, 'DAMAGED'],
    [Buffer.alloc(0), 'leaf.jpg', 422, 'EMPTY_FILE'],
    [Buffer.concat([await jpeg(), Buffer.alloc(IMAGE_MAX_BYTES)]), 'leaf.jpg', 413, 'TOO_LARGE'],
  ];
  for (const [payload, name, status, code] of refused) {
    const answer = await send(payload, { name });
    expect([name, answer.statusCode, answer.json().code]).toEqual([name, status, code]);
  }
  expect((await send(await drawn().png().toBuffer(), { name: 'leaf.jpg' })).statusCode).toBe(200);
});

it('is taken from whoever runs the course, and nobody else', async () => {
  const elsewhere = await (await world.hasSchool('Other High')).hasPerson({
    role: 'teacher',
    name: 'Else Where',
  });
  const colleague = await school.hasPerson({ role: 'teacher', name: 'Col League' });
  const admin = await school.hasPerson({ role: 'school_admin', name: 'Ad Min' });
  const codes: [Person | null, number][] = [
    [null, 401],
    [elsewhere, 404],
    [colleague, 404],
    [student, 403],
    [admin, 200],
    [teacher, 200],
  ];
  for (const [as, status] of codes) expect((await send(await jpeg(), { as })).statusCode).toBe(status);
  expect((await send(await jpeg(), { to: newId() })).statusCode).toBe(404);
});

it('is shown to the school and its guardians; to everyone else it does not exist', async () => {
  const { url } = (await send(await jpeg())).json();
  const elsewhere = await (await world.hasSchool('Third High')).hasPerson({ role: 'teacher', name: 'Third' });
  const parent = await school.hasGuardian({ name: 'Par Ent', of: student });
  for (const as of [student, teacher, parent]) expect((await see(url, as)).statusCode).toBe(200);
  const absent = await see(`/lesson-images/${newId()}`, elsewhere);
  for (const as of [elsewhere, null]) {
    const answer = await see(url, as);
    expect([answer.statusCode, answer.body]).toEqual([
      404,
      absent.body.replace(absent.headers['x-request-id'] as string, answer.headers['x-request-id'] as string),
    ]);
  }
  const first = await see(url, student);
  expect(first.headers['cache-control']).toBe('private, no-cache');
  expect((await see(url, student, { 'if-none-match': first.headers.etag as string })).statusCode).toBe(304);
  expect((await see(url, elsewhere, { 'if-none-match': first.headers.etag as string })).statusCode).toBe(404);
});

it('stays when files are swept, counts to the school, and is no document that can be downloaded', async () => {
  const usage = async () => {
    const { rows } = await world.services.units.write(jobInSchool(school.schoolId), (tx) =>
      tx.execute('select bytes from storage_usage', []),
    );
    return Number((rows[0] as { bytes: string } | undefined)?.bytes ?? 0);
  };
  const before = await usage();
  const { fileId, url } = (await send(await jpeg())).json();
  expect(await usage()).toBeGreaterThan(before);
  await sweepFile(world.services, { schoolId: school.schoolId, fileId });
  expect((await see(url, student)).statusCode).toBe(200);
  await expect(teacher.client.files.link({ fileId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

it('stands in a matching activity with its words', async () => {
  const { fileId, url } = (await send(await jpeg())).json();
  const side = (text: string) => ({ text, imageFileId: null, alt: null });
  await world.services.units.write(jobInSchool(school.schoolId), (tx) =>
    tx.execute(`update assignments set matching = $1 where id = $2`, [
      JSON.stringify({
        v: 1,
        pairs: [{ id: 'p', left: { text: '', imageFileId: fileId, alt: 'A leaf' }, right: side('leaf') }],
      }),
      course.assignmentIds[0],
    ]),
  );
  const page = await student.client.coursework.get({ assignmentId: course.assignmentIds[0] as AssignmentId });
  expect(page.matching?.lefts).toMatchObject([{ text: '', alt: 'A leaf', imageUrl: url }]);
  expect(page.matching?.rights).toMatchObject([{ imageUrl: null }]);
});

it('shows a picture to no guardian whose link gives no right to see', async () => {
  const { url } = (await send(await jpeg())).json();
  const guardian = await school.hasGuardian({ name: 'Gu Ardian', of: student, rights: ['message_staff'] });
  expect((await see(url, guardian)).statusCode).toBe(200);
  await world.services.units.write(jobInSchool(school.schoolId), (tx) =>
    tx.execute(
      "update school_memberships set status = 'ended', ended_at = now(), end_reason = 'left' where user_id = $1",
      [guardian.userId],
    ),
  );
  expect((await see(url, guardian)).statusCode).toBe(404);
});
