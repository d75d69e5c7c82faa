import { createHmac } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import net, { type AddressInfo } from 'node:net';
import path from 'node:path';
import type { AssignmentId, FileId } from '@fieldhouse/contract/ids.ts';
import { UPLOAD_MAX_BYTES } from '@fieldhouse/contract/limits.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { jobInSchool } from '#db/scopes.ts';
import { newId } from '#platform/ids.ts';
import { sessionCookieName } from '#platform/session.ts';
import { docxParts, makeDoc, makeDocx, makePdf, makeZip } from '#testing/documents.ts';
import { withModel } from '#testing/model-stand-in.ts';
import { uploadDocx } from '#testing/uploads.ts';
import {
  type CoursePlace,
  openWorld,
  type Person,
  type SchoolPlace,
  type StudentPerson,
  type World,
} from '#testing/world.ts';
import { buildApp } from '../../app.ts';
import { jobHandlers } from '../../job-handlers.ts';
import { sweepFile } from './jobs.ts';
import { LOOSE_BYTES_PER_PERSON, SCHOOL_STORAGE_BYTES } from './limits.ts';

let world: World;
let app: FastifyInstance;
let school: SchoolPlace;
let course: CoursePlace;
let teacher: Person;
let student: StudentPerson;
let other: StudentPerson;
let assignmentId: AssignmentId;
let secondId: AssignmentId;
beforeAll(async () => {
  world = await openWorld();
  app = await buildApp(world.services, null);
  await app.listen({ port: 0, host: '127.0.0.1' });
  school = await world.hasSchool('Upload High');
  teacher = await school.hasPerson({ role: 'teacher', name: 'Tea Cher' });
  const ai = {
    id: 'cause',
    name: 'Explains the cause',
    points: 20,
    description: 'Names photosynthesis and light',
    source: 'ai' as const,
    levels: [
      { id: 'full', label: 'Full', points: 20 },
      { id: 'none', label: 'None', points: 0 },
    ],
  };
  course = await school.hasCourse({
    title: 'Course',
    teacher,
    assignments: [{ title: 'First', rubric: [ai] }, { title: 'Second' }],
  });
  [assignmentId, secondId] = course.assignmentIds as [AssignmentId, AssignmentId];
  student = await school.hasStudent({ name: 'Stu Dent', in: [course] });
  other = await school.hasStudent({ name: 'Other Student', in: [course] });
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

interface Sent {
  readonly as?: Person | null;
  readonly to?: string;
  readonly headers?: Record<string, string>;
}
const upload = (
  name: string,
  payload: Buffer,
  { as = student, to = assignmentId, headers = {} }: Sent = {},
) =>
  app.inject({
    method: 'POST',
    url: `/api/files/${to}`,
    headers: {
      'content-type': 'application/octet-stream',
      'x-file-name': encodeURIComponent(name),
      ...(as ? { cookie: cookieOf(as) } : {}),
      ...headers,
    },
    payload,
  });
const uploaded = async (name: string, bytes: Buffer, sent?: Sent): Promise<FileId> => {
  const answer = await upload(name, bytes, sent);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().fileId;
};
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'OK',
    (error: { code?: string }) => error.code,
  );
const submit = (fileIds: FileId[], text = '', to: AssignmentId = assignmentId, as: StudentPerson = student) =>
  as.client.coursework.submit({
    assignmentId: to,
    content: { v: 1, text, matches: [], fileIds },
    idempotencyKey: newId(),
  });
const incoming = () => {
  const folder = path.join(world.services.config.DATA_DIR, 'incoming');
  return existsSync(folder) ? readdirSync(folder) : [];
};
const inStore = () => {
  const folder = path.join(world.services.config.DATA_DIR, 'files', 'submission', school.schoolId);
  return existsSync(folder) ? readdirSync(folder) : [];
};
const inSchool = async (sql: string, values: unknown[] = []) =>
  (await world.services.units.write(jobInSchool(school.schoolId), (tx) => tx.execute(sql, values))).rows;
const usage = async () =>
  Number(
    ((await inSchool('select bytes from storage_usage'))[0] as { bytes: string } | undefined)?.bytes ?? 0,
  );

it('takes PDF, DOC and DOCX with their names, sizes and counts', async () => {
  const files = {
    'essay.pdf': makePdf(['One', 'Two']),
    'essay.docx': makeDocx('Three words here'),
    'ESSAY.DOC': makeDoc('Two words\r'),
  };
  const before = await usage();
  for (const [name, bytes] of Object.entries(files)) {
    const answer = await upload(name, bytes);
    expect(answer.json()).toMatchObject({
      name,
      sizeBytes: bytes.length,
      pageCount: name === 'essay.docx' ? 3 : 2,
    });
  }
  const sum = Object.values(files).reduce((total, { length }) => total + length, 0);
  expect((await usage()) - before).toBe(sum);
  const page = await student.client.coursework.get({ assignmentId });
  expect(page.files.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(files)));
  expect((await other.client.coursework.get({ assignmentId })).files).toEqual([]);
  expect((await teacher.client.coursework.get({ assignmentId })).files).toEqual([]);
  expect(incoming()).toEqual([]);
});

it('F-01 refuses lying names and other kinds with a code for each', async () => {
  const before = inStore().length;
  const asked: [name: string, bytes: Buffer, status: number, code: string][] = [
    ['essay.docx', makePdf(['x']), 415, 'NAME_MISMATCH'],
    ['essay.pdf', makeDocx('x'), 415, 'NAME_MISMATCH'],
    ['essay.doc', makeDocx('x'), 415, 'NAME_MISMATCH'],
    ['essay.docm', makeDocx('x'), 415, 'WRONG_TYPE'],
    ['essay.pdf.exe', makePdf(['x']), 415, 'WRONG_TYPE'],
    ['essay', makePdf(['x']), 415, 'WRONG_TYPE'],
    ['constructor.__proto__', makePdf(['x']), 415, 'WRONG_TYPE'],
    ['page.pdf', Buffer.from('<!doctype html><script>alert(1)</script>'), 415, 'WRONG_TYPE'],
    ['empty.pdf', Buffer.alloc(0), 422, 'EMPTY_FILE'],
    ['noise.pdf', Buffer.from('%PDF-1.4 nothing'), 422, 'DAMAGED'],
    ['secret.pdf', makePdf(['x'], { isProtected: true }), 422, 'PROTECTED'],
    [
      'macro.docx',
      makeZip([...docxParts(['x']), { name: 'word/vbaProject.bin', content: 'x' }]),
      422,
      'HAS_MACROS',
    ],
    [
      'bomb.docx',
      makeZip([...docxParts(['x']), { name: 'a', content: 'a', claimed: 0xfffffff0 }]),
      422,
      'TOO_COMPLEX',
    ],
  ];
  for (const [name, bytes, status, code] of asked) {
    const answer = await upload(name, bytes);
    expect([answer.statusCode, answer.json().code], name).toEqual([status, code]);
  }
  expect(inStore()).toHaveLength(before);
  expect(incoming()).toEqual([]);
});

it('keeps names as text: no folders, no invisible signs, no header of its own', async () => {
  const names: [sent: string, shown: string][] = [
    ['../../../etc/passwd.pdf', 'passwd.pdf'],
    ['C:\\Users\\me\\essay.pdf', 'essay.pdf'],
    ['..\\..\\.pdf', 'document.pdf'],
    ['a\r\nset-cookie: x=1.pdf', 'aset-cookie: x=1.pdf'],
    ['essay\u202Efdp.pdf', 'essayfdp.pdf'],
    ['"; filename=evil.html;.pdf', '"; filename=evil.html;.pdf'],
    ['<img src=x onerror=alert(1)>.pdf', '<img src=x onerror=alert(1)>.pdf'],
    ['Über Pflanzen – 植物.pdf', 'Über Pflanzen – 植物.pdf'],
    [`${'long '.repeat(100)}.pdf`, `${'long '.repeat(100).slice(0, 156)}.pdf`],
  ];
  for (const [sent, shown] of names) {
    const fileId = await uploaded(sent, makePdf(['x']));
    const { url } = await student.client.files.link({ fileId });
    const answer = await app.inject({ url, headers: { cookie: cookieOf(student) } });
    const disposition = String(answer.headers['content-disposition']);
    expect(disposition, sent).toMatch(
      /^attachment; filename="[\x20-\x21\x23-\x7e]*"; filename\*=UTF-8''[\w%.~!*&$^`|+-]*$/,
    );
    expect(decodeURIComponent(disposition.split("''")[1] ?? ''), sent).toBe(shown);
    expect(answer.headers['set-cookie'], sent).toBeUndefined();
    await student.client.files.remove({ fileId });
  }
});

it('takes two files with the same name as two', async () => {
  const [one, two] = [await uploaded('same.pdf', makePdf(['1'])), await uploaded('same.pdf', makePdf(['2']))];
  expect(one).not.toBe(two);
  const { files } = await student.client.coursework.get({ assignmentId });
  expect(files.filter(({ name }) => name === 'same.pdf')).toHaveLength(2);
});

it('lets nobody upload who may not work on the assignment', async () => {
  const foreign = await (await world.hasSchool('Foreign High')).hasStudent({ name: 'For Eign' });
  const parent = await school.hasGuardian({ name: 'Par Ent', of: student });
  const pdf = makePdf(['x']);
  const told = async (sent: Sent) => {
    const answer = await upload('a.pdf', pdf, sent);
    return [answer.statusCode, answer.json().code];
  };
  expect(await told({ as: null })).toEqual([401, 'UNAUTHORIZED']);
  expect(await told({ as: teacher })).toEqual([403, 'FORBIDDEN']);
  expect(await told({ as: parent })).toEqual([403, 'FORBIDDEN']);
  expect(await told({ as: foreign })).toEqual([404, 'NOT_FOUND']);
  expect(await told({ to: newId() })).toEqual([404, 'NOT_FOUND']);
  expect(await told({ to: 'x' })).toEqual([404, 'NOT_FOUND']);
  expect(await told({ headers: { 'sec-fetch-site': 'cross-site' } })).toEqual([403, 'FOREIGN_ORIGIN']);
  expect(
    (await upload('a.pdf', pdf, { headers: { 'content-type': 'multipart/form-data; boundary=x' } }))
      .statusCode,
  ).toBe(415);
  expect((await upload('a.pdf', pdf, { headers: { 'content-type': 'text/plain' } })).statusCode).toBe(415);
});

/** Sends an upload by hand over a socket, piece by piece; resolves with the answer's first line, or null: closed. */
async function bySocket(
  header: string,
  pieces: AsyncIterable<Buffer> | Iterable<Buffer>,
): Promise<{ status: string | null; sent: number }> {
  const { port } = app.server.address() as AddressInfo;
  const socket = net.connect(port, '127.0.0.1');
  socket.setMaxListeners(0);
  let answer = '';
  let sent = 0;
  socket.on('error', () => undefined);
  socket.on('data', (bytes) => {
    answer += bytes;
  });
  socket.write(
    `POST /api/files/${assignmentId} HTTP/1.1\r\nHost: x\r\nCookie: ${cookieOf(student)}\r\nContent-Type: application/octet-stream\r\nX-File-Name: a.pdf\r\n${header}\r\n\r\n`,
  );
  for await (const piece of pieces) {
    if (answer !== '' || socket.destroyed) break;
    sent += piece.length;
    const chunk = header.includes('chunked')
      ? Buffer.concat([Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from('\r\n')])
      : piece;
    if (!socket.write(chunk))
      await new Promise((resolve) => {
        socket.once('drain', resolve);
        socket.once('close', resolve);
      });
  }
  await vi.waitFor(() => expect(answer !== '' || socket.destroyed).toBe(true), { timeout: 10_000 });
  socket.destroy();
  return { status: answer.split('\r\n')[0] || null, sent };
}

it('F-01 refuses one byte too many while it comes, before the rest is sent', async () => {
  const piece = Buffer.alloc(1024 * 1024, 1);
  function* endless() {
    for (let at = 0; at < 25; at++) yield piece;
    yield Buffer.alloc(1);
    // Nothing more comes: the answer may not wait for an end.
  }
  const { status, sent } = await bySocket('Transfer-Encoding: chunked', endless());
  expect(status).toBe('HTTP/1.1 413 Payload Too Large');
  expect(sent).toBe(UPLOAD_MAX_BYTES + 1);
  await vi.waitFor(() => expect(incoming()).toEqual([]));
});

it('F-01 refuses what claims to be too large before a byte of it', async () => {
  const { status } = await bySocket(`Content-Length: ${UPLOAD_MAX_BYTES + 1}`, []);
  expect(status).toBe('HTTP/1.1 413 Payload Too Large');
});

it('F-01 takes a file of exactly the largest size', async () => {
  const pdf = makePdf(['Words']);
  const filled = Buffer.concat([pdf, Buffer.alloc(UPLOAD_MAX_BYTES - pdf.length, 0x20)]);
  const fileId = await uploaded('large.pdf', filled);
  await student.client.files.remove({ fileId });
});

it('leaves nothing of an upload that breaks off', async () => {
  const [stored, used] = [inStore().length, await usage()];
  const { port } = app.server.address() as AddressInfo;
  for (let at = 0; at < 5; at++) {
    const socket = net.connect(port, '127.0.0.1');
    socket.write(
      `POST /api/files/${assignmentId} HTTP/1.1\r\nHost: x\r\nCookie: ${cookieOf(student)}\r\nContent-Type: application/octet-stream\r\nX-File-Name: a.pdf\r\nContent-Length: 9999999\r\n\r\n%PDF-1.4`,
    );
    await vi.waitFor(() => expect(incoming()).toHaveLength(1));
    socket.destroy();
    await vi.waitFor(() => expect(incoming()).toEqual([]));
  }
  expect(inStore()).toHaveLength(stored);
  expect(await usage()).toBe(used);
});

it('keeps to what a person and a school may keep', async () => {
  const full = await school.hasStudent({ name: 'Full Up', in: [course] });
  const fileId = await uploaded('a.pdf', makePdf(['x']), { as: full });
  await inSchool('update files set size_bytes = $2 where id = $1', [fileId, LOOSE_BYTES_PER_PERSON]);
  const told = await upload('b.pdf', makePdf(['x']), { as: full });
  expect([told.statusCode, told.json().code]).toEqual([507, 'PERSON_STORAGE_FULL']);
  // Handed in, it counts no longer to the person.
  await submit([fileId], '', assignmentId, full);
  await uploaded('b.pdf', makePdf(['x']), { as: full });

  const used = await usage();
  const pdf = makePdf(['x']);
  const before = inStore().length;
  // Without a length only the end of the upload can tell.
  await inSchool('update storage_usage set bytes = $1', [SCHOOL_STORAGE_BYTES - pdf.length + 1]);
  const refused = await upload('c.pdf', pdf, { as: full });
  expect([refused.statusCode, refused.json().code]).toEqual([507, 'SCHOOL_STORAGE_FULL']);
  await inSchool('update storage_usage set bytes = $1', [SCHOOL_STORAGE_BYTES - pdf.length]);
  await uploaded('c.pdf', pdf, { as: full });
  expect(await usage()).toBe(SCHOOL_STORAGE_BYTES);
  await inSchool('update storage_usage set bytes = $1', [used]);
  expect(inStore().length).toBe(before + 2);
});

it('X06 shows no row when the store takes no file, and leaves no file', async () => {
  const { files } = world.services;
  const before = (await student.client.coursework.get({ assignmentId })).files.length;
  const stored = inStore().length;
  const full = vi
    .spyOn(files, 'putFile')
    .mockRejectedValueOnce(Object.assign(new Error('full'), { code: 'ENOSPC' }));
  const answer = await upload('a.pdf', makePdf(['x']));
  full.mockRestore();
  expect([answer.statusCode, answer.json().code]).toEqual([507, 'STORE_UNAVAILABLE']);
  // The text is the second file: the first one goes too.
  const half = vi.spyOn(files, 'put').mockRejectedValueOnce(new Error('down'));
  expect((await upload('a.pdf', makePdf(['x']))).statusCode).toBe(507);
  half.mockRestore();
  expect((await student.client.coursework.get({ assignmentId })).files).toHaveLength(before);
  expect(inStore()).toHaveLength(stored);
});

it('F-02 gives links to their person alone, for five minutes and while the right lasts', async () => {
  const bytes = makePdf(['Mine']);
  const fileId = await uploaded('mine.pdf', bytes);
  const { url, expiresAt } = await student.client.files.link({ fileId });
  expect(Date.parse(expiresAt) - Date.now()).toBeLessThanOrEqual(5 * 60_000);
  const get = (address: string, as: Person | null = student) =>
    app.inject({ url: address, headers: as ? { cookie: cookieOf(as) } : {} });
  const answer = await get(url);
  expect(answer.statusCode).toBe(200);
  expect(answer.rawPayload.equals(bytes)).toBe(true);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
    'content-security-policy': expect.stringMatching(/^sandbox;/),
  });
  // Loose, it is the student's alone.
  for (const stranger of [other, teacher]) {
    expect(await codeOf(stranger.client.files.link({ fileId }))).toBe('NOT_FOUND');
    expect((await get(url, stranger)).statusCode).toBe(403);
  }
  expect((await get(url, null)).statusCode).toBe(401);
  for (const bent of [
    url.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
    url.replace(/\/\d+\//, '/9999999999999/'),
  ]) {
    expect((await get(bent)).statusCode).toBe(403);
  }
  world.isAt(new Date(Date.now() + 5 * 60_000 + 1_000).toISOString());
  expect((await get(url)).statusCode).toBe(403);
  world.isAt(new Date().toISOString());
  await student.client.files.remove({ fileId });
  expect((await get(url)).statusCode).toBe(404);
});

it('X23 tells by a code that a file is missing, and never gives one out that was changed', async () => {
  const { services } = world;
  const fileId = await uploaded('lost.pdf', makePdf(['Words']));
  const key = `submission/${school.schoolId}/${fileId}`;
  const { url } = await student.client.files.link({ fileId });
  const get = () => app.inject({ url, headers: { cookie: cookieOf(student) } });
  const bytes = Buffer.from(await services.files.get(key));
  bytes[bytes.length - 1] = (bytes[bytes.length - 1] ?? 0) ^ 1;
  await services.files.put(key, bytes);
  expect((await get()).json().code).toBe('INTERNAL_SERVER_ERROR');
  await services.files.delete(key);
  const answer = await get();
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'FILE_MISSING']);
  expect(await student.client.files.preview({ fileId })).toEqual({ kind: 'none', reason: 'missing' });
  expect((await student.client.coursework.get({ assignmentId })).title).toBe('First');
});

it('hands documents in with the answer: hash, order, readers, and nothing to take back', async () => {
  const writer = await school.hasStudent({ name: 'Wri Ter', in: [course] });
  const parent = await school.hasGuardian({ name: 'Wri Parent', of: writer });
  const blind = await school.hasGuardian({ name: 'Blind Parent', of: writer, rights: ['alerts'] });
  const admin = await school.hasPerson({ role: 'school_admin', name: 'Ad Min' });
  const one = await uploaded('one.docx', makeDocx('Photosynthesis needs light'), { as: writer });
  const two = await uploaded('two.pdf', makePdf(['More']), { as: writer });
  const receipt = await submit([two, one], '', assignmentId, writer);
  expect(receipt.grading).toBe('engine');
  const { attempts } = await writer.client.coursework.get({ assignmentId });
  expect(attempts[0]?.files.map(({ name }) => name)).toEqual(['two.pdf', 'one.docx']);
  const [first] = attempts;
  const again = await submit([one, two], '', assignmentId, writer);
  const second = (await writer.client.coursework.get({ assignmentId })).attempts.find(
    ({ attemptId }) => attemptId === again.attemptId,
  );
  expect(second?.contentSha256).not.toBe(first?.contentSha256);
  expect(await codeOf(writer.client.files.remove({ fileId: one }))).toBe('HANDED_IN');

  for (const reader of [writer, teacher, admin, parent]) {
    expect(await reader.client.files.preview({ fileId: one })).toEqual({
      kind: 'html',
      html: '<p>Photosynthesis needs light</p>',
    });
  }
  for (const stranger of [other, blind]) {
    expect(await codeOf(stranger.client.files.preview({ fileId: one }))).toBe('NOT_FOUND');
  }
  const work = await teacher.client.grading.getWork({ attemptId: receipt.attemptId });
  expect(work.files.map(({ name }) => name)).toEqual(['two.pdf', 'one.docx']);
});

it('refuses documents of others, of other assignments, twice named, taken back, and makes no attempt of them', async () => {
  const writer = await school.hasStudent({ name: 'Try Er', in: [course] });
  const own = await uploaded('own.pdf', makePdf(['x']), { as: writer });
  const gone = await uploaded('gone.pdf', makePdf(['x']), { as: writer });
  await writer.client.files.remove({ fileId: gone });
  const foreign = await uploaded('theirs.pdf', makePdf(['x']), { as: other });
  for (const fileIds of [[foreign], [own, foreign], [gone], [own, own], [newId() as FileId]]) {
    expect(await codeOf(submit(fileIds, 'Words', assignmentId, writer))).toBe('FILE_NOT_FOUND');
  }
  expect(await codeOf(submit([own], 'Words', secondId, writer))).toBe('FILE_NOT_FOUND');
  expect(await codeOf(other.client.files.remove({ fileId: own }))).toBe('NOT_FOUND');
  const { attempts, files } = await writer.client.coursework.get({ assignmentId });
  expect(attempts).toEqual([]);
  expect(files.map(({ name }) => name)).toEqual(['own.pdf']);
  expect(await codeOf(submit([], ' ', assignmentId, writer))).toBe('EMPTY_ANSWER');
});

it('gives engines the text of documents, and leaves unreadable ones to the teacher', async () => {
  const { services } = world;
  const writer = await school.hasStudent({ name: 'En Gine', in: [course] });
  const asked = vi.spyOn(services.ai, 'gradeSubmission');
  const run = async (attemptId: string) =>
    jobHandlers(services)['grading.engine']({ schoolId: school.schoolId, attemptId, userId: writer.userId });

  const readable = await uploaded('essay.docx', makeDocx('Photosynthesis turns light into sugar'), {
    as: writer,
  });
  const scan = await uploaded('scan.pdf', makePdf(['']), { as: writer });
  const byEngine = await submit([readable], 'My answer:', assignmentId, writer);
  await run(byEngine.attemptId);
  expect(asked.mock.lastCall?.[1].answer).toBe('My answer:\n\nPhotosynthesis turns light into sugar');

  const mixed = await submit([readable, scan], '', assignmentId, writer);
  expect(mixed.grading).toBe('engine');
  await run(mixed.attemptId);
  const { proposal } = await teacher.client.grading.getWork({ attemptId: mixed.attemptId });
  expect(proposal?.flags).toContain('unread_file');

  const byHand = await submit([scan], 'See my scan', assignmentId, writer);
  expect(byHand.grading).toBe('by_hand');
  // Nobody but the teacher is said to read it, not for a moment.
  expect((await writer.client.coursework.get({ assignmentId })).attempts.at(-1)).toMatchObject({
    ...{ attemptId: byHand.attemptId, text: 'See my scan', waitsFor: 'waiting_for_teacher' },
  });
  asked.mockRestore();
});

it('never releases at once what an engine could not read whole', async () => {
  await school.hasPolicy({ aiRelease: 'at_once' });
  const { services } = world;
  const writer = await school.hasStudent({ name: 'At Once', in: [course] });
  const fileIds = [
    await uploaded('essay.docx', makeDocx('Photosynthesis turns light into sugar and oxygen in plants.'), {
      as: writer,
    }),
    await uploaded('scan.pdf', makePdf(['']), { as: writer }),
  ];
  const { attemptId } = await submit(fileIds, '', assignmentId, writer);
  await jobHandlers(withModel(services))['grading.engine']({
    schoolId: school.schoolId,
    attemptId,
    userId: writer.userId,
  });
  const { attempts } = await writer.client.coursework.get({ assignmentId });
  expect(attempts[0]?.grade).toBeNull();
  await school.hasPolicy({ aiRelease: 'teacher_confirms' });
});

it('sweeps loose files after a day, not those of a draft or an attempt', async () => {
  const { services } = world;
  const writer = await school.hasStudent({ name: 'Swe Ep', in: [course] });
  const [loose, drafted, handedIn, removed] = [
    await uploaded('loose.pdf', makePdf(['1']), { as: writer }),
    await uploaded('drafted.pdf', makePdf(['2']), { as: writer }),
    await uploaded('handed-in.pdf', makePdf(['3']), { as: writer }),
    await uploaded('removed.pdf', makePdf(['4']), { as: writer }),
  ];
  await submit([handedIn], '', assignmentId, writer);
  await writer.client.coursework.saveDraft({
    assignmentId,
    content: { v: 1, text: '', matches: [], fileIds: [drafted] },
    baseRevision: 0,
    deviceId: 'test',
  });
  await writer.client.files.remove({ fileId: removed });
  const sweep = async () => {
    for (const fileId of [loose, drafted, handedIn, removed])
      await sweepFile(services, { schoolId: school.schoolId, fileId });
  };
  const names = async () =>
    (await writer.client.coursework.get({ assignmentId })).files.map(({ name }) => name).sort();
  await sweep();
  expect(await names()).toEqual(['drafted.pdf', 'handed-in.pdf', 'loose.pdf']);
  expect(inStore()).not.toContain(removed);
  const used = await usage();
  world.isAt(new Date(Date.now() + 25 * 3_600_000).toISOString());
  await sweep();
  await sweep();
  world.isAt(new Date().toISOString());
  expect(await names()).toEqual(['drafted.pdf', 'handed-in.pdf']);
  expect(inStore()).not.toContain(loose);
  expect(inStore()).not.toContain(`${loose}-text`);
  expect(inStore()).toEqual(expect.arrayContaining([drafted, handedIn]));
  expect(used - (await usage())).toBe(makePdf(['1']).length);
});

it('lets an upload that is too late come to nothing', async () => {
  const { files } = world.services;
  const before = (await student.client.coursework.get({ assignmentId })).files.length;
  const slow = vi.spyOn(files, 'putFile').mockImplementationOnce(async () => {
    world.isAt(new Date(Date.now() + 11 * 60_000).toISOString());
  });
  const answer = await upload('late.pdf', makePdf(['x']));
  slow.mockRestore();
  world.isAt(new Date().toISOString());
  expect(answer.statusCode).toBe(507);
  expect((await student.client.coursework.get({ assignmentId })).files).toHaveLength(before);
});

it('takes documents from whoever works on the assignment now, and from nobody who has finished the course', async () => {
  const done = await school.hasStudent({ name: 'Done Already', in: [course] });
  await world.services.units.write(jobInSchool(school.schoolId), (tx) =>
    tx.execute("update enrollments set status = 'completed', completed_at = now() where student_id = $1", [
      done.studentId,
    ]),
  );
  const answer = await upload('late.docx', makeDocx('Too late'), { as: done });
  expect(answer.statusCode, answer.body).toBe(403);
});

it('F-02 opens a document behind a record by no link whose reader has lost the duty since', async () => {
  const admin = await school.hasPerson({ role: 'school_admin', name: 'Ad Min' });
  const registrar = await school.hasPerson({ role: 'teacher', name: 'Re Gistrar' });
  const fileId = await uploadDocx(
    world,
    admin,
    { kind: 'record', studentId: other.studentId as never },
    'Credit',
  );
  await admin.client.records.saveTransferCredit({
    ...{
      studentId: other.studentId as never,
      creditId: null,
      kind: 'transfer',
      schoolName: 'Elsewhere High',
    },
    ...{ title: 'Algebra I', ncaaArea: 'math', isCore: true, gradeRaw: 'B', percent: 85, credits: 1 },
    ...{ termLabel: '2024-25', completedOn: '2025-06-05', reason: null, fileId },
  });
  const setDuty = (duties: string) =>
    world.services.units.write(jobInSchool(school.schoolId), (tx) =>
      tx.execute('update school_memberships set duties = $2 where user_id = $1', [registrar.userId, duties]),
    );
  await setDuty('{registrar}');
  const { url } = await registrar.client.records.creditDocument({ fileId });
  const open = () => app.inject({ url, headers: { cookie: cookieOf(registrar) } });
  expect((await open()).statusCode).toBe(200);
  await setDuty('{}');
  expect((await open()).statusCode).toBe(404);
});
