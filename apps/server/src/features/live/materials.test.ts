import { createHmac } from 'node:crypto';
import type { FileId, LiveSessionId } from '@fieldhouse/contract/ids.ts';
import { SESSION_MAX_MATERIALS, UPLOAD_MAX_BYTES } from '@fieldhouse/contract/limits.ts';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobInSchool } from '#db/scopes.ts';
import { newId } from '#platform/ids.ts';
import { sessionCookieName } from '#platform/session.ts';
import { makeDoc, makeDocx, makePdf, makePpt, makePptx } from '#testing/documents.ts';
import { uploadMaterial } from '#testing/uploads.ts';
import { openWorld, type Person, type SchoolPlace, type World } from '#testing/world.ts';
import { buildApp } from '../../app.ts';
import { jobHandlers } from '../../job-handlers.ts';

let world: World;
let app: FastifyInstance;
beforeAll(async () => {
  world = await openWorld();
  app = await buildApp(world.services, null);
});
afterAll(async () => {
  await app.close();
  await world.close();
});

const PDF = makePdf(['Leaves', 'Light']);
const WEEKLY = { weekdays: [3], everyWeeks: 1, until: '2030-03-27' };

async function hasClass() {
  world.isAt('2030-03-01T15:00:00.000Z');
  const school = await world.hasSchool(`School ${newId()}`);
  const teacher = await school.hasPerson({ role: 'teacher', name: 'Nora Okafor' });
  const course = await school.hasCourse({ title: 'Biology', teacher });
  const student = await school.hasStudent({ name: 'Ada Lovelace', in: [course] });
  const plan = async (repeat: typeof WEEKLY | null = null, on = '2030-03-06') => {
    const { sessionIds } = await teacher.client.live.schedule({
      ...{ courseId: course.courseId, title: 'Leaves and light', description: '', durationMinutes: 60 },
      ...{
        on,
        at: '16:00',
        repeat,
        meeting: { kind: 'jitsi' },
        isOverlapFine: true,
        idempotencyKey: newId(),
      },
    });
    return sessionIds;
  };
  return { school, teacher, course, student, plan };
}

const upload = async (person: Person, school: SchoolPlace, name = 'Leaves.pdf', bytes = PDF) =>
  (await uploadMaterial(world, person, school.schoolId, name, bytes, 'session')).fileId;

/** A class with one file. */
async function hasMaterial() {
  const made = await hasClass();
  const [sessionId] = (await made.plan()) as [LiveSessionId];
  const fileId = await upload(made.teacher, made.school);
  await made.teacher.client.live.addMaterials({ sessionId, fileIds: [fileId], part: 'this' });
  return { ...made, sessionId, fileId };
}

const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'OK',
    (error: { code?: string }) => error.code,
  );
const namesFor = async ({ client }: Person, sessionId: LiveSessionId) =>
  (await client.live.materials({ sessionId })).materials.map(({ name }) => name);
const linkFor = ({ client }: Person, sessionId: LiveSessionId, fileId: FileId) =>
  client.live.materialLink({ sessionId, fileId });
const get = ({ token }: Person, url: string) => {
  const { config } = world.services;
  const signature = createHmac('sha256', config.APP_SECRET).update(token).digest('base64');
  const cookie = `${sessionCookieName(config)}=${encodeURIComponent(`${token}.${signature}`)}`;
  return app.inject({ url, headers: { cookie } });
};
const sql = async (school: SchoolPlace, text: string, values: unknown[] = []) =>
  (await world.services.units.write(jobInSchool(school.schoolId), (tx) => tx.execute(text, values))).rows;
const sweep = ({ schoolId }: SchoolPlace, fileId: string) =>
  jobHandlers(world.services)['files.sweep']({ schoolId, fileId });
const usage = async (school: SchoolPlace) =>
  Number(
    (((await sql(school, 'select bytes from storage_usage'))[0] ?? {}) as { bytes?: string }).bytes ?? 0,
  );

it('takes PDF, Word, PowerPoint and pictures by their bytes', async () => {
  const { school, teacher, plan } = await hasClass();
  const [sessionId] = (await plan()) as [LiveSessionId];
  const picture = sharp({ create: { width: 9, height: 9, channels: 3, background: '#0f5c4d' } });
  const files: [name: string, bytes: Buffer][] = [
    ['Reading 10.pdf', PDF],
    ['Reading 9.pdf', PDF],
    ['Notes.docx', makeDocx('Bring a leaf')],
    ['OLD NOTES.DOC', makeDoc('Bring a leaf\r')],
    ['Slides.pptx', makePptx('One', 'Two')],
    ['Old slides.ppt', makePpt()],
    ['Leaf.png', await picture.png().toBuffer()],
    ['Leaf.jpeg', await picture.jpeg().toBuffer()],
  ];
  const fileIds: FileId[] = [];
  for (const [name, bytes] of files) fileIds.push(await upload(teacher, school, name, bytes));
  expect(await teacher.client.live.addMaterials({ sessionId, fileIds, part: 'this' })).toEqual({
    addedCount: 8,
  });
  const { materials } = await teacher.client.live.materials({ sessionId });
  expect(materials.map(({ name, mediaType }) => [name, mediaType.split(/[./-]/).pop()])).toEqual([
    // Drawn anew: nothing is left of a picture but its pixels.
    ['Leaf.webp', 'webp'],
    ['Leaf.webp', 'webp'],
    ['Notes.docx', 'document'],
    ['OLD NOTES.DOC', 'msword'],
    ['Old slides.ppt', 'powerpoint'],
    ['Reading 9.pdf', 'pdf'],
    ['Reading 10.pdf', 'pdf'],
    ['Slides.pptx', 'presentation'],
  ]);
});

it('refuses other kinds, lying names, empty files and what is too large, with a code for each', async () => {
  const { school, teacher } = await hasClass();
  const before = await usage(school);
  const gif = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#000' } })
    .gif()
    .toBuffer();
  const asked: [name: string, bytes: Buffer, code: string][] = [
    ['Slides.pptx', makeDocx('Words'), 'NAME_MISMATCH'],
    ['Notes.docx', makePptx('One'), 'NAME_MISMATCH'],
    ['Slides.ppt', makePptx('One'), 'NAME_MISMATCH'],
    ['Slides.pdf', makePptx('One'), 'NAME_MISMATCH'],
    ['Reading.pptx', PDF, 'NAME_MISMATCH'],
    ['Reading.pdf', Buffer.from('<!doctype html><script>alert(1)</script>'), 'WRONG_TYPE'],
    ['program.exe', PDF, 'WRONG_TYPE'],
    ['moving.gif', gif, 'WRONG_TYPE'],
    ['moving.png', gif, 'WRONG_TYPE'],
    ['empty.pdf', Buffer.alloc(0), 'EMPTY_FILE'],
    ['Slides.ppt', makePpt({ isProtected: true }), 'PROTECTED'],
    ['Slides.ppt', makePpt({ hasMacros: true }), 'HAS_MACROS'],
    ['large.pdf', Buffer.concat([PDF, Buffer.alloc(UPLOAD_MAX_BYTES)]), 'TOO_LARGE'],
  ];
  for (const [name, bytes, code] of asked)
    expect(await codeOf(upload(teacher, school, name, bytes)), name).toBe(code);
  expect(await usage(school)).toBe(before);
});

it('takes Word and PowerPoint for live classes alone, and no file of one use for the other', async () => {
  const { school, teacher, course, plan } = await hasClass();
  const [sessionId] = (await plan()) as [LiveSessionId];
  const asResource = (name: string, bytes: Buffer) =>
    uploadMaterial(world, teacher, school.schoolId, name, bytes);
  expect(await codeOf(asResource('Slides.pptx', makePptx('One')))).toBe('WRONG_TYPE');
  expect(await codeOf(asResource('Slides.pdf', makePptx('One')))).toBe('WRONG_TYPE');
  const { fileId } = await asResource('Reading.pdf', PDF);
  await expect(
    teacher.client.live.addMaterials({ sessionId, fileIds: [fileId], part: 'this' }),
  ).rejects.toMatchObject({ code: 'FILES_NOT_FOUND', data: { fileIds: [fileId] } });
  const slides = await upload(teacher, school, 'Slides.pptx', makePptx('One'));
  await expect(
    teacher.client.resources.create({
      ...{ schoolId: school.schoolId as never, courseId: course.courseId, title: 'Slides', description: '' },
      ...{ isFeatured: false, source: { kind: 'file', fileId: slides } },
    }),
  ).rejects.toMatchObject({ code: 'FILE_NOT_FOUND' });
});

it('gives files to those who see the class, and to nobody else', async () => {
  const { school, teacher, course, student, sessionId, fileId } = await hasMaterial();
  const admin = await school.hasPerson({ role: 'school_admin', name: 'Adm In' });
  const parent = await school.hasGuardian({ name: 'Par Ent', of: student });
  const blind = await school.hasGuardian({ name: 'Blind', of: student, rights: ['alerts'] });
  const guest = await school.hasStudent({ name: 'Guess Er', status: 'provisional', in: [course] });
  const mate = await school.hasStudent({ name: 'School Mate' });
  const other = await school.hasPerson({ role: 'teacher', name: 'Other Teacher' });
  const foreign = await (await world.hasSchool('Foreign')).hasPerson({ role: 'teacher', name: 'For Eign' });
  for (const person of [teacher, admin, student, parent]) {
    expect(await namesFor(person, sessionId), person.name).toEqual(['Leaves.pdf']);
    const { upcoming } = await person.client.live.list({});
    expect(upcoming[0]?.materials, person.name).toEqual([
      { fileId, name: 'Leaves.pdf', mediaType: 'application/pdf', sizeBytes: PDF.length },
    ]);
    const { url, name, mediaType } = await linkFor(person, sessionId, fileId);
    expect([name, mediaType]).toEqual(['Leaves.pdf', 'application/pdf']);
    const answer = await get(person, url);
    expect(answer.statusCode, person.name).toBe(200);
    expect(answer.rawPayload).toEqual(PDF);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="Leaves.pdf"; filename*=UTF-8''Leaves.pdf`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    // The address is that person's alone.
    expect((await get(guest, url)).statusCode).toBe(403);
  }
  // A student whom the school has not confirmed sees the class, and no files.
  expect(await namesFor(guest, sessionId)).toEqual([]);
  expect((await guest.client.live.list({})).upcoming[0]?.materials).toEqual([]);
  for (const person of [guest, blind, mate, other, foreign]) {
    expect(await codeOf(linkFor(person, sessionId, fileId)), person.name).toBe('NOT_FOUND');
  }
  const add = { sessionId, fileIds: [fileId], part: 'this' as const };
  for (const [person, code] of [
    [admin, 'FORBIDDEN'],
    [student, 'FORBIDDEN'],
    [parent, 'FORBIDDEN'],
    [other, 'NOT_FOUND'],
    [foreign, 'NOT_FOUND'],
  ] as const) {
    expect(await codeOf(person.client.live.addMaterials(add)), person.name).toBe(code);
    expect(
      await codeOf(person.client.live.removeMaterial({ sessionId, fileId, part: 'this' })),
      person.name,
    ).toBe(code);
  }
});

it('takes files from a student who leaves the course, even by an address made before', async () => {
  const { school, student, sessionId, fileId } = await hasMaterial();
  const { url } = await linkFor(student, sessionId, fileId);
  await sql(school, "update enrollments set status = 'dropped' where student_id = $1", [student.studentId]);
  expect(await codeOf(linkFor(student, sessionId, fileId))).toBe('NOT_FOUND');
  expect((await get(student, url)).statusCode).toBe(404);
});

it('gives files of nobody else, none that belong to another class, and each of them once', async () => {
  const { school, teacher, sessionId, fileId, plan } = await hasMaterial();
  const [second] = (await plan(null, '2030-03-07')) as [LiveSessionId];
  const other = await school.hasPerson({ role: 'teacher', name: 'Other Teacher' });
  const theirs = await upload(other, school);
  const loose = await upload(teacher, school, 'Loose.pdf');
  const add = (id: LiveSessionId, ...fileIds: FileId[]) =>
    teacher.client.live.addMaterials({ sessionId: id, fileIds, part: 'this' });
  await expect(add(second, loose, theirs, fileId)).rejects.toMatchObject({
    ...{ code: 'FILES_NOT_FOUND', data: { fileIds: [theirs, fileId] } },
  });
  // Refused as a whole.
  expect(await namesFor(teacher, second)).toEqual([]);
  expect(await add(sessionId, fileId, fileId)).toEqual({ addedCount: 0 });
  expect(await namesFor(teacher, sessionId)).toEqual(['Leaves.pdf']);
  // As many copies as there is room for.
  await sql(
    school,
    `with copies as (
      insert into files (school_id, id, storage_key, purpose, entity_id, owner_user_id, name, media_type, size_bytes,
        sha256, attached_at)
      select school_id, app.uuidv7(), storage_key || n, purpose, entity_id, owner_user_id, name, media_type,
        size_bytes, sha256, attached_at
      from files, generate_series(2, $2::int) n where id = $1 returning school_id, id)
    insert into session_materials (school_id, id, session_id, file_id, file_name, file_type, added_by)
    select school_id, app.uuidv7(), $3, id, 'x', 'x', $4 from copies`,
    [fileId, SESSION_MAX_MATERIALS, sessionId, teacher.userId],
  );
  await expect(add(sessionId, loose)).rejects.toMatchObject({
    ...{ code: 'TOO_MANY', data: { most: SESSION_MAX_MATERIALS } },
  });
  expect(await namesFor(teacher, sessionId)).toHaveLength(SESSION_MAX_MATERIALS);
});

it('puts files to a whole series, or to one class of it, and takes them away again', async () => {
  const { school, teacher, student, plan } = await hasClass();
  const [first, second, third, last] = (await plan(WEEKLY)) as [
    LiveSessionId,
    LiveSessionId,
    LiveSessionId,
    LiveSessionId,
  ];
  const forAll = await upload(teacher, school, 'Rules.pdf');
  const forOne = await upload(teacher, school, 'Week 2.pdf');
  const { live } = teacher.client;
  expect(await live.addMaterials({ sessionId: first, fileIds: [forAll], part: 'following' })).toEqual({
    addedCount: 4,
  });
  await live.addMaterials({ sessionId: second, fileIds: [forOne], part: 'this' });
  expect(await namesFor(student, first)).toEqual(['Rules.pdf']);
  expect(await namesFor(student, second)).toEqual(['Rules.pdf', 'Week 2.pdf']);

  const remove = (sessionId: LiveSessionId, part: 'this' | 'following') =>
    live.removeMaterial({ sessionId, fileId: forAll, part });
  expect(await remove(second, 'this')).toEqual({ removedCount: 1 });
  expect(await remove(second, 'this')).toEqual({ removedCount: 0 });
  expect(await codeOf(linkFor(student, second, forAll))).toBe('NOT_FOUND');
  expect(await codeOf(linkFor(student, third, forAll))).toBe('OK');
  const before = await usage(school);
  expect(await remove(third, 'following')).toEqual({ removedCount: 2 });
  expect(await namesFor(student, last)).toEqual([]);
  const { url } = await linkFor(student, first, forAll);
  expect(await usage(school)).toBe(before);
  // From the last one it is deleted, with its bytes.
  expect(await remove(first, 'this')).toEqual({ removedCount: 1 });
  expect(await usage(school)).toBe(before - PDF.length);
  expect((await get(student, url)).statusCode).toBe(404);
  const key = `session/${school.schoolId}/${forAll}`;
  expect(await world.services.files.exists(key)).toBe(true);
  await sweep(school, forAll);
  expect(await world.services.files.exists(key)).toBe(false);
});

it('sweeps what was uploaded and never put to a class, and keeps what was', async () => {
  const { school, teacher, fileId } = await hasMaterial();
  const loose = await upload(teacher, school, 'Loose.pdf');
  const kept = (id: string) => world.services.files.exists(`session/${school.schoolId}/${id}`);
  world.isAt('2030-03-03T15:00:00.000Z');
  for (const id of [loose, fileId]) await sweep(school, id);
  expect([await kept(loose), await kept(fileId)]).toEqual([false, true]);
});

it('leaves the files of a class that was called off to its teachers', async () => {
  const { school, teacher, student, sessionId, fileId } = await hasMaterial();
  const { url } = await linkFor(student, sessionId, fileId);
  await teacher.client.live.cancel({ sessionId, part: 'this', reason: null });
  expect(await namesFor(teacher, sessionId)).toEqual(['Leaves.pdf']);
  expect(await namesFor(student, sessionId)).toEqual([]);
  expect(await codeOf(linkFor(teacher, sessionId, fileId))).toBe('OK');
  expect(await codeOf(linkFor(student, sessionId, fileId))).toBe('NOT_FOUND');
  expect((await get(student, url)).statusCode).toBe(404);
  const { shelved } = await teacher.client.live.list({});
  expect(shelved).toMatchObject([
    {
      sessionId,
      isCancelled: true,
      canJoin: false,
      can: { manage: false, addMaterials: false, removeMaterials: true },
    },
  ]);
  expect((await student.client.live.list({})).shelved).toEqual([]);
  const fresh = await upload(teacher, school);
  const add = teacher.client.live.addMaterials({ sessionId, fileIds: [fresh], part: 'this' });
  expect(await codeOf(add)).toBe('NOT_OPEN');
  expect(await teacher.client.live.removeMaterial({ sessionId, fileId, part: 'this' })).toEqual({
    removedCount: 1,
  });
});

it('keeps files at hand after the class, where it has no recording too, and takes more', async () => {
  const { school, teacher, student, sessionId } = await hasMaterial();
  world.isAt('2030-03-07T15:00:00.000Z');
  const answers = await upload(teacher, school, 'Answers.pdf');
  await teacher.client.live.addMaterials({ sessionId, fileIds: [answers], part: 'this' });
  const { shelved, past } = await student.client.live.list({});
  expect(past).toEqual([]);
  expect(shelved.map(({ materials }) => materials.map(({ name }) => name))).toEqual([
    ['Answers.pdf', 'Leaves.pdf'],
  ]);
  // Its teacher has it among those whose recording is awaited, and once.
  const own = await teacher.client.live.list({});
  expect([own.awaited.length, own.shelved.length]).toEqual([1, 0]);
  await teacher.client.live.setRecording({ sessionId, url: 'https://drive.example.org/one' });
  const after = await student.client.live.list({});
  expect([after.past[0]?.materials.length, after.shelved.length]).toEqual([2, 0]);
});

it('says so where a file is gone from the store', async () => {
  const { school, student, sessionId, fileId } = await hasMaterial();
  const { url } = await linkFor(student, sessionId, fileId);
  await world.services.files.delete(`session/${school.schoolId}/${fileId}`);
  expect(await codeOf(linkFor(student, sessionId, fileId))).toBe('FILE_GONE');
  const answer = await get(student, url);
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'FILE_MISSING']);
});

it('refuses changes in a school that is read-only, and still gives files out', async () => {
  const { school, teacher, student, sessionId, fileId } = await hasMaterial();
  const loose = await upload(teacher, school);
  await sql(school, "update schools set payment_status = 'suspended' where id = $1", [school.schoolId]);
  const { live } = teacher.client;
  const add = { sessionId, fileIds: [loose], part: 'this' as const };
  expect(await codeOf(upload(teacher, school))).toBe('SCHOOL_READ_ONLY');
  expect(await codeOf(live.addMaterials(add))).toBe('SCHOOL_READ_ONLY');
  expect(await codeOf(live.removeMaterial({ sessionId, fileId, part: 'this' }))).toBe('SCHOOL_READ_ONLY');
  expect(await codeOf(linkFor(student, sessionId, fileId))).toBe('OK');
});

it("keeps one school's files from another, whatever the application asks for", async () => {
  const { school, fileId } = await hasMaterial();
  const elsewhere = await world.hasSchool('Elsewhere');
  const count = 'select count(*)::int as count from session_materials where file_id = $1';
  expect(await sql(school, count, [fileId])).toEqual([{ count: 1 }]);
  expect(await sql(elsewhere, count, [fileId])).toEqual([{ count: 0 }]);
});
