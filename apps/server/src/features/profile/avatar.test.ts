import { crc32, deflateSync } from 'node:zlib';
import { LARGEST_AVATAR } from '@fieldhouse/contract/profile.ts';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobInSchool } from '#db/scopes.ts';
import { newId } from '#platform/ids.ts';
import { avatarStorageKey } from '#platform/private-files.ts';
import { cookieOf } from '#testing/browser.ts';
import { openWorld, type Person, type SchoolPlace, type World } from '#testing/world.ts';
import { buildApp } from '../../app.ts';

let world: World;
let app: FastifyInstance;
let school: SchoolPlace;
beforeAll(async () => {
  world = await openWorld();
  app = await buildApp(world.services, null);
  school = await world.hasSchool('Picture High');
});
afterAll(async () => {
  await app.close();
  await world.close();
});

const drawn = (format: 'png' | 'jpeg' | 'gif' | 'webp' | 'tiff') =>
  sharp({ create: { width: 60, height: 30, channels: 3, background: '#0f5c4d' } })
    .toFormat(format)
    .toBuffer();

const set = (person: Person, bytes: Uint8Array) =>
  person.client.profile.setAvatar({ imageBase64: Buffer.from(bytes).toString('base64') });

const see = async (person: Person | null, url: string, headers: Record<string, string> = {}) =>
  app.inject({
    url,
    headers: { ...(person ? { cookie: cookieOf(world, person) } : {}), ...headers },
  });

const chunk = (type: string, body: Buffer) => {
  const named = Buffer.concat([Buffer.from(type), body]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
};

/** 400 million pixels in some kilobytes. */
function bomb(side: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head[8] = 1;
  const rows = deflateSync(Buffer.alloc(side * (side / 8 + 1)), { level: 9 });
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

it.each(['png', 'jpeg', 'gif'] as const)('takes a %s and keeps a square WEBP', async (format) => {
  const person = await school.hasPerson({ role: 'teacher', name: `Draws ${format}` });
  const { avatarUrl } = await set(person, await drawn(format));
  const [, userId = '', key = ''] = /^\/avatars\/([^/]+)\/([0-9a-f]{32})\.webp$/.exec(avatarUrl ?? '') ?? [];
  expect(userId).toBe(person.userId);
  const kept = await sharp(await world.services.files.get(avatarStorageKey(userId, key))).metadata();
  expect(kept).toMatchObject({ format: 'webp', width: 320, height: 320 });
  expect((await person.client.accounts.session({})).me?.avatarUrl).toBe(avatarUrl);
});

it('keeps nothing of the file but its pixels: no place, no camera, no second frame', async () => {
  const person = await school.hasPerson({ role: 'teacher', name: 'Was There' });
  const withPlace = await sharp(await drawn('jpeg'))
    .withExif({
      IFD0: { Copyright: 'CANARY-COPYRIGHT' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '36/1 10/1 0/1' },
    })
    .toBuffer();
  expect((await sharp(withPlace).metadata()).exif).toBeDefined();
  const { avatarUrl } = await set(person, withPlace);
  const { rawPayload } = await see(person, avatarUrl ?? '');
  const metadata = await sharp(rawPayload).metadata();
  expect(metadata.exif ?? metadata.xmp ?? metadata.iptc ?? metadata.icc).toBeUndefined();
  expect(rawPayload.includes('CANARY-COPYRIGHT')).toBe(false);

  const frames = await Promise.all(
    ['#ff0000', '#0000ff'].map((background) =>
      sharp({ create: { width: 40, height: 40, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const moving = await sharp(frames, { join: { animated: true } })
    .gif({ delay: [100, 100] })
    .toBuffer();
  expect((await sharp(moving, { animated: true }).metadata()).pages).toBe(2);
  const first = await set(person, moving);
  const still = (await see(person, first.avatarUrl ?? '')).rawPayload;
  expect((await sharp(still, { animated: true }).metadata()).pages ?? 1).toBe(1);
  const { dominant } = await sharp(still).stats();
  expect(dominant.r).toBeGreaterThan(200);
  expect(dominant.b).toBeLessThan(60);
});

it.each([
  ['a WEBP, which is none of the three', async () => await drawn('webp')],
  ['a TIFF', async () => await drawn('tiff')],
  ['an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  ['an SVG that claims to be a GIF', async () => Buffer.from('GIF89a<svg onload="alert(1)"/>')],
  ['a page behind the start of a PNG', async () => Buffer.from('\x89PNG\r\n\x1a\n<html>', 'latin1')],
  ['a PNG that is cut off', async () => (await drawn('png')).subarray(0, 60)],
  ['a bomb of 20,000 by 20,000 pixels', async () => bomb(20_000)],
  ['nothing', async () => Buffer.alloc(0)],
])('refuses %s', async (_, bytes) => {
  const person = await school.hasPerson({ role: 'teacher', name: 'Sly Sender' });
  await expect(set(person, await bytes())).rejects.toMatchObject({ code: 'INVALID_IMAGE' });
  expect((await person.client.accounts.session({})).me?.avatarUrl).toBeNull();
});

it('keeps only the pixels of a picture with a script behind it', async () => {
  const person = await school.hasPerson({ role: 'teacher', name: 'Poly Glot' });
  const { avatarUrl } = await set(
    person,
    Buffer.concat([await drawn('jpeg'), Buffer.from('<script>alert("CANARY")</script>')]),
  );
  const { rawPayload, headers } = await see(person, avatarUrl ?? '');
  expect(rawPayload.includes('CANARY')).toBe(false);
  expect(headers).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' });
});

it('F-01 takes 5 MB over HTTP, and not one byte more', async () => {
  const person = await school.hasPerson({ role: 'teacher', name: 'Big Sender' });
  const start = await drawn('jpeg');
  const send = (size: number) =>
    app.inject({
      method: 'POST',
      url: '/api/v1/profile/setAvatar',
      headers: { 'content-type': 'application/json', cookie: cookieOf(world, person) },
      payload: JSON.stringify({
        imageBase64: Buffer.concat([start, Buffer.alloc(size - start.length)]).toString('base64'),
      }),
    });
  expect((await send(LARGEST_AVATAR)).statusCode).toBe(200);
  const larger = await send(LARGEST_AVATAR + 1);
  expect([larger.statusCode, larger.json().code]).toEqual([413, 'IMAGE_TOO_LARGE']);
  expect((await send(9 * 1024 * 1024)).statusCode).toBe(413);
});

it('shows a picture to those who may see the person, and to nobody else', async () => {
  const student = await school.hasStudent({ name: 'Seen Student', birthOn: '2012-05-05' });
  const { avatarUrl } = await set(student, await drawn('png'));
  const url = avatarUrl ?? '';
  const teacher = await school.hasPerson({ role: 'teacher', name: 'Own Teacher' });
  const guardian = await school.hasGuardian({ name: 'Own Guardian', of: student });
  const mate = await school.hasStudent({ name: 'Class Mate' });
  const provisional = await school.hasStudent({ name: 'New Mate', status: 'provisional' });
  const pending = await school.hasPerson({ role: 'teacher', name: 'Waits Here', status: 'pending' });
  const parent = await school.hasGuardian({ name: 'Other Guardian', of: mate });
  const stranger = await (await world.hasSchool('Elsewhere High')).hasPerson({
    role: 'school_admin',
    name: 'A Stranger',
  });
  const status = async (person: Person | null) => (await see(person, url)).statusCode;

  for (const one of [student, teacher, guardian]) expect(await status(one), one.name).toBe(200);
  for (const one of [mate, provisional, pending, parent, stranger, null])
    expect(await status(one), one?.name).toBe(404);

  // A link that is over, or of a child who is of age by now, shows nothing any more.
  const inSchool = (sql: string) =>
    world.services.units.write(jobInSchool(school.schoolId), (tx) => tx.execute(sql, [student.studentId]));
  await inSchool("update guardian_links set ends_on = '2020-01-02' where student_id = $1");
  expect(await status(guardian)).toBe(404);
  await inSchool('update guardian_links set ends_on = null where student_id = $1');
  await inSchool("update student_profiles set birth_on = '2000-05-05' where id = $1");
  expect(await status(guardian)).toBe(404);
  await inSchool("update student_profiles set birth_on = '2012-05-05' where id = $1");
  expect(await status(guardian)).toBe(200);

  // Classmates see whoever shows themselves; nobody else is meant by that.
  await student.client.profile.saveSettings({ showProfile: true, version: 1 });
  expect(await status(mate)).toBe(200);
  for (const one of [provisional, parent, stranger]) expect(await status(one), one.name).toBe(404);

  const seen = await see(teacher, url);
  expect(seen.headers['cache-control']).toBe('private, no-cache');
  const etag = String(seen.headers.etag);
  expect((await see(teacher, url, { 'if-none-match': etag })).statusCode).toBe(304);
  expect((await see(stranger, url, { 'if-none-match': etag })).statusCode).toBe(404);

  // The address of a picture that is gone opens nothing, and its bytes are gone too.
  await student.client.profile.setAvatar({ imageBase64: null });
  expect(await status(student)).toBe(404);
  const key = /([0-9a-f]{32})\.webp$/.exec(url)?.[1] ?? '';
  await expect(world.services.files.get(avatarStorageKey(student.userId, key))).rejects.toThrow();
});

it('stands beside the work a teacher grades, and beside the child of a parent', async () => {
  const teacher = await school.hasPerson({ role: 'teacher', name: 'Grades It' });
  const course = await school.hasCourse({ title: 'Biology', teacher });
  const student = await school.hasStudent({ name: 'Hands In', in: [course] });
  const parent = await school.hasGuardian({ name: 'Proud Parent', of: student });
  const { avatarUrl } = await set(student, await drawn('png'));
  const { attemptId } = await student.client.coursework.submit({
    assignmentId: course.assignmentIds[0] as never,
    content: { v: 1, text: 'My work', matches: [] },
    idempotencyKey: newId(),
  });
  const { work } = await teacher.client.grading.queue({});
  expect(work).toMatchObject([{ studentName: 'Hands In', studentAvatarUrl: avatarUrl }]);
  const { line } = await teacher.client.grading.getWork({ attemptId });
  expect(line.studentAvatarUrl).toBe(avatarUrl);
  const { children } = await parent.client.home.parent({});
  expect(children).toMatchObject([{ name: 'Hands In', avatarUrl }]);
});
