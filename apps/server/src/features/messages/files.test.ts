import type { FileId, MessageReportId } from '@fieldhouse/contract/ids.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cookieOf } from '#testing/browser.ts';
import { makeDocx, makePdf, makeZip, type ZipPart } from '#testing/documents.ts';
import { begin, code, hasClass, inSchool, open, write } from '#testing/messages.ts';
import { uploadMessageFile } from '#testing/uploads.ts';
import { openWorld, type Person, type SchoolPlace, type World } from '#testing/world.ts';
import { buildApp } from '../../app.ts';

let world: World;
let app: Awaited<ReturnType<typeof buildApp>>;
beforeAll(async () => {
  world = await openWorld();
  app = await buildApp(world.services, null);
});
afterAll(async () => {
  await app.close();
  await world.close();
});

const upload = (person: Person, { schoolId }: SchoolPlace, name: string, bytes: Buffer) =>
  uploadMessageFile(world, person, schoolId, name, bytes);
const docx = async (person: Person, school: SchoolPlace) =>
  (await upload(person, school, 'Plan.docx', makeDocx('A plan'))).fileId;
const linkFor = async (person: Person, fileId: FileId) => (await person.client.messages.file({ fileId })).url;
const notFound = code('NOT_FOUND');

const fetchAs = (person: Person, url: string) =>
  app.inject({ url, headers: { cookie: cookieOf(world, person) } });

const part = (name: string): ZipPart => ({ name, content: '<x/>' });
const SLIDES = [part('[Content_Types].xml'), part('ppt/presentation.xml'), part('ppt/slides/slide1.xml')];

it('takes documents, slides and pictures by their bytes, and refuses what only seems to be one', async () => {
  const { school, ada } = await hasClass(world);
  const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
    .withExif({ IFD0: { Copyright: 'Secret place' } })
    .png()
    .toBuffer();
  const taken = [
    await upload(ada, school, 'Plan.docx', makeDocx('A plan')),
    await upload(ada, school, 'Plan.pdf', makePdf(['A plan'])),
    await upload(ada, school, '../../Talk.PPTX', makeZip(SLIDES)),
    await upload(ada, school, 'Leaf.png', png),
  ];
  expect(taken.map(({ name, mediaType }) => [name, mediaType.split(/[./]/).at(-1)])).toEqual([
    ['Plan.docx', 'document'],
    ['Plan.pdf', 'pdf'],
    ['Talk.PPTX', 'presentation'],
    ['Leaf.webp', 'webp'],
  ]);
  const refusals: [string, Buffer, string][] = [
    ['Run.exe', Buffer.from('MZ'), 'WRONG_TYPE'],
    ['Page.html', Buffer.from('<script>'), 'WRONG_TYPE'],
    ['Empty.pdf', Buffer.alloc(0), 'EMPTY_FILE'],
    ['Talk.pptx', makeDocx('A plan'), 'NAME_MISMATCH'],
    ['Talk.pptx', Buffer.from('MZ and more'), 'NAME_MISMATCH'],
    ['Talk.pptx', makeZip([...SLIDES, part('ppt/vbaProject.bin')]), 'HAS_MACROS'],
    ['Plan.docx', makeZip(SLIDES), 'WRONG_TYPE'],
    ['Plan.pdf', png, 'NAME_MISMATCH'],
    ['Leaf.png', makePdf(['A plan']), 'NAME_MISMATCH'],
    ['Leaf.png', Buffer.from('<svg onload="alert(1)"/>'), 'WRONG_TYPE'],
    ['Large.pdf', Buffer.alloc(25 * 1024 * 1024 + 1), 'TOO_LARGE'],
  ];
  for (const [name, bytes, refusal] of refusals) {
    await expect(upload(ada, school, name, bytes), name).rejects.toMatchObject(code(refusal));
  }
  const provisional = await school.hasStudent({ name: 'Pro Visional', status: 'provisional' });
  const foreign = await hasClass(world);
  for (const stranger of [provisional, foreign.ada]) {
    await expect(docx(stranger, school)).rejects.toMatchObject(notFound);
  }
});

it('comes in over HTTP and goes out to those who read the message, and to nobody else', async () => {
  const { school, ada, teacher, mother, admin } = await hasClass(world);
  const answer = await app.inject({
    ...{ method: 'POST', url: `/api/files/message/${school.schoolId}`, body: makeDocx('A plan') },
    headers: {
      ...{
        'content-type': 'application/octet-stream',
        'x-file-name': 'Plan.docx',
        cookie: cookieOf(world, ada),
      },
    },
  });
  expect(answer.statusCode).toBe(200);
  const { fileId } = answer.json() as { fileId: FileId };
  // Not sent yet: its owner's alone.
  expect((await fetchAs(ada, await linkFor(ada, fileId))).statusCode).toBe(200);
  await expect(linkFor(teacher, fileId)).rejects.toMatchObject(notFound);
  const conversationId = await begin(school, ada, teacher, { body: '', files: [fileId] });
  expect((await open(teacher, conversationId)).messages[0]).toMatchObject({
    ...{ body: '', files: [{ fileId, name: 'Plan.docx' }] },
  });
  const url = await linkFor(teacher, fileId);
  const got = await fetchAs(teacher, url);
  expect([got.statusCode, got.headers['content-disposition']]).toEqual([
    200,
    expect.stringContaining('attachment'),
  ]);
  expect(got.rawPayload.equals(makeDocx('A plan'))).toBe(true);
  for (const stranger of [mother, admin]) {
    await expect(linkFor(stranger, fileId)).rejects.toMatchObject(notFound);
    // An address made for somebody else.
    expect([403, 404]).toContain((await fetchAs(stranger, url)).statusCode);
  }
});

it('sends a file once, one’s own alone, and nothing where one of them is missing', async () => {
  const { school, ada, teacher } = await hasClass(world);
  const mine = await docx(ada, school);
  const theirs = await docx(teacher, school);
  const missing = code('FILE_NOT_FOUND');
  await expect(begin(school, ada, teacher, { files: [mine, theirs] })).rejects.toMatchObject(missing);
  const conversationId = await begin(school, ada, teacher, { files: [mine] });
  await expect(write(ada, conversationId, 'Again', { files: [mine] })).rejects.toMatchObject(missing);
  await expect(write(teacher, conversationId, 'Taken', { files: [mine] })).rejects.toMatchObject(missing);
  expect((await open(ada, conversationId)).messages).toHaveLength(1);
  const both = await Promise.allSettled(
    [1, 2].map(async () => write(teacher, conversationId, 'At once', { files: [theirs] })),
  );
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

it('goes with its message: removed, left, or reported', async () => {
  const { school, ada, teacher, admin } = await hasClass(world);
  const other = await school.hasPerson({ role: 'teacher', name: 'Otto Lang' });
  const fileId = await docx(ada, school);
  const conversationId = await begin(school, ada, teacher, { files: [fileId] });
  const messageId = (await open(teacher, conversationId)).messages[0]?.messageId as never;
  const url = await linkFor(teacher, fileId);
  await teacher.client.messages.report({ messageId, reason: 'unsafe', note: null });
  expect((await fetchAs(admin, await linkFor(admin, fileId))).statusCode).toBe(200);
  await ada.client.messages.takeBack({ messageId });
  for (const person of [ada, teacher]) await expect(linkFor(person, fileId)).rejects.toMatchObject(notFound);
  expect((await fetchAs(teacher, url)).statusCode).toBe(404);
  expect((await open(teacher, conversationId)).messages[0]?.files).toEqual([]);
  await linkFor(admin, fileId);
  const { rows } = await inSchool(
    world,
    school,
    "select after from audit_log where school_id = $1 and action = 'conversation.file_read'",
    [school.schoolId],
  );
  expect(rows).toEqual([{ after: { fileId } }, { after: { fileId } }]);
  const reportId = (await admin.client.messages.reports({})).reports[0]?.reportId as MessageReportId;
  expect((await admin.client.messages.readReported({ reportId })).messages[0]?.files).toHaveLength(1);

  const group = await begin(school, teacher, [other, admin]);
  await other.client.messages.leave({ conversationId: group });
  const later = await docx(teacher, school);
  await write(teacher, group, 'Later', { files: [later] });
  await linkFor(admin, later);
  await expect(linkFor(other, later)).rejects.toMatchObject(notFound);
});

it('sweeps what was never sent, and keeps what was', async () => {
  const { school, ada, teacher } = await hasClass(world);
  const [loose, sent] = [await docx(ada, school), await docx(ada, school)];
  await begin(school, ada, teacher, { files: [sent] });
  await inSchool(
    world,
    school,
    "update files set created_at = now() - interval '25 hours' where owner_user_id = $1",
    [ada.userId],
  );
  for (const fileId of [loose, sent]) await world.runs('files.sweep', { schoolId: school.schoolId, fileId });
  await expect(linkFor(ada, loose)).rejects.toMatchObject(notFound);
  expect((await fetchAs(teacher, await linkFor(teacher, sent))).statusCode).toBe(200);
  await world.services.files.delete(`message/${school.schoolId}/${sent}`);
  await expect(linkFor(teacher, sent)).rejects.toMatchObject(code('FILE_GONE'));
});
