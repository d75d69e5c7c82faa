import type { CourseId, FileId, ResourceId, SchoolId } from '@fieldhouse/contract/ids.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobInSchool } from '#db/scopes.ts';
import { makePdf } from '#testing/documents.ts';
import { uploadMaterial } from '#testing/uploads.ts';
import { makeMp4 } from '#testing/videos.ts';
import { type CoursePlace, openWorld, type Person, type SchoolPlace, type World } from '#testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const upload = (person: Person, school: SchoolPlace, name: string, bytes: Buffer) =>
  uploadMaterial(world, person, school.schoolId, name, bytes);

const PDF = makePdf(['First page', 'Second page']);

async function furnish(name: string) {
  const school = await world.hasSchool(name);
  const teacher = await school.hasPerson({ role: 'teacher', name: 'Nora Okafor' });
  const admin = await school.hasPerson({ role: 'school_admin', name: 'Adm In' });
  const course = await school.hasCourse({ title: 'Biology', teacher });
  const ada = await school.hasStudent({ name: 'Ada Lovelace', in: [course] });
  return { school, teacher, admin, course, ada };
}

const entry = (school: SchoolPlace, courseId: CourseId | null, title = 'Cells') => ({
  ...{ schoolId: school.schoolId as SchoolId, courseId, title, description: '', isFeatured: false },
});

async function hasPdf(teacher: Person, school: SchoolPlace, { courseId }: CoursePlace, title = 'Cells') {
  const { fileId } = await upload(teacher, school, `${title}.pdf`, PDF);
  const { resourceId } = await teacher.client.resources.create({
    ...{ ...entry(school, courseId, title), source: { kind: 'file', fileId } },
  });
  return { resourceId, fileId };
}

const sql = async (school: SchoolPlace, text: string, values: unknown[]) =>
  (await world.services.units.write(jobInSchool(school.schoolId), (tx) => tx.execute(text, values))).rows;

it('shows material of a course to whoever is in it, and to nobody else', async () => {
  const { school, teacher, admin, course, ada } = await furnish('Maple High');
  const { resourceId } = await hasPdf(teacher, school, course);
  const mate = await school.hasStudent({ name: 'School Mate' });
  const guest = await school.hasStudent({ name: 'Guess Er', status: 'provisional', in: [course] });
  const parent = await school.hasGuardian({ name: 'Par Ent', of: ada });
  const blind = await school.hasGuardian({ name: 'Blind', of: ada, rights: ['alerts'] });
  const stranger = await school.hasPerson({ role: 'teacher', name: 'Other Teacher' });
  const titles = async ({ client }: Person) =>
    (await client.resources.list({})).resources.map(({ title }) => title);
  for (const person of [teacher, admin, ada, guest, parent]) {
    expect(await titles(person), person.name).toEqual(['Cells']);
    expect(await person.client.resources.get({ resourceId }), person.name).toMatchObject({ title: 'Cells' });
    expect((await person.client.resources.open({ resourceId })).content.kind).toBe('file');
  }
  for (const person of [mate, blind, stranger]) {
    expect(await titles(person), person.name).toEqual([]);
    for (const ask of ['get', 'open', 'download'] as const) {
      await expect(person.client.resources[ask]({ resourceId }), person.name).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
    }
  }
  // Names of other people stay with those whom the school has confirmed.
  expect((await ada.client.resources.get({ resourceId })).uploaderName).toBe('Nora Okafor');
  expect(JSON.stringify(await guest.client.resources.list({}))).not.toContain('Okafor');
});

it("keeps what is for the whole school to its admins' hands, and shows it to every member", async () => {
  const { school, teacher, admin } = await furnish('Oak High');
  const whole = {
    ...entry(school, null, 'Handbook'),
    source: { kind: 'link', url: 'https://example.org/a' },
  } as const;
  await expect(teacher.client.resources.create(whole)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  const { resourceId } = await admin.client.resources.create(whole);
  const mate = await school.hasStudent({ name: 'School Mate' });
  expect(await mate.client.resources.get({ resourceId })).toMatchObject({
    ...{ type: 'link', course: null, host: 'example.org', can: { edit: false } },
  });
  await expect(teacher.client.resources.archive({ resourceId, isArchived: true })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
  expect((await teacher.client.resources.list({})).can.places).toMatchObject([{ title: 'Biology' }]);
  expect((await mate.client.resources.list({})).can).toEqual({ add: false, places: [] });
});

it('counts a view once for each person and day, and every download', async () => {
  const { school, teacher, course, ada } = await furnish('Elm High');
  const { resourceId } = await hasPdf(teacher, school, course);
  const counts = async () => {
    const { views, downloads } = await teacher.client.resources.get({ resourceId });
    return { views, downloads };
  };
  await Promise.all([1, 2, 3].map(() => ada.client.resources.open({ resourceId })));
  expect(await counts()).toEqual({ views: 1, downloads: 0 });
  await teacher.client.resources.open({ resourceId });
  await ada.client.resources.download({ resourceId });
  await ada.client.resources.download({ resourceId });
  expect(await counts()).toEqual({ views: 2, downloads: 2 });
  world.isAt(new Date(Date.now() + 25 * 3_600_000).toISOString());
  await ada.client.resources.open({ resourceId });
  world.isAt(new Date().toISOString());
  expect(await counts()).toEqual({ views: 3, downloads: 2 });
});

it('searches, filters and counts in the database, page by page', async () => {
  const { school, teacher, admin, course, ada } = await furnish('Ash High');
  const other = await school.hasCourse({ title: 'Chemistry', teacher });
  const link = (courseId: CourseId | null, title: string, url = 'https://example.org/x') =>
    admin.client.resources.create({ ...entry(school, courseId, title), source: { kind: 'link', url } });
  for (let at = 0; at < 30; at++) await link(course.courseId, `Reading ${at}`);
  await link(other.courseId, 'Reading of salts');
  await link(course.courseId, 'Mitosis', 'https://youtu.be/aaaaaaaaaaa');
  const featured = await link(null, 'Start here');
  await admin.client.resources.feature({ resourceId: featured.resourceId, isFeatured: true });

  const { resources } = ada.client;
  const first = await resources.list({});
  expect(first.resources).toHaveLength(24);
  expect(first.resources[0]).toMatchObject({ title: 'Start here', isFeatured: true });
  expect(first).toMatchObject({
    totalCount: 32,
    types: [
      { type: 'pdf', count: 0 },
      { type: 'video', count: 1 },
      { type: 'image', count: 0 },
      { type: 'link', count: 31 },
    ],
    courses: [{ courseId: course.courseId, title: 'Biology', count: 31 }],
  });
  const second = await resources.list({ page: 2 });
  const seen = [...first.resources, ...second.resources].map(({ resourceId }) => resourceId);
  expect(new Set(seen).size).toBe(32);
  expect((await resources.list({ search: 'MITOSIS' })).resources).toMatchObject([{ type: 'video' }]);
  expect((await resources.list({ search: '100%' })).totalCount).toBe(0);
  const narrowed = await resources.list({ type: 'video', courseId: course.courseId });
  expect(narrowed.totalCount).toBe(1);
  // A chip's count is over the other filters.
  expect(narrowed.types.find(({ type }) => type === 'link')?.count).toBe(30);
  expect((await admin.client.resources.list({ isOwn: true, courseId: other.courseId })).totalCount).toBe(1);
  expect((await teacher.client.resources.list({ isOwn: true })).totalCount).toBe(0);
});

it('takes what the bytes are, and refuses lying names, other kinds and broken files', async () => {
  const { school, teacher, ada } = await furnish('Fir High');
  const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#0f5c4d' } })
    .withExif({ IFD0: { Copyright: 'SECRET-PLACE' } })
    .png()
    .toBuffer();
  const picture = await upload(teacher, school, 'Leaf.PNG', png);
  expect(picture).toMatchObject({ type: 'image', name: 'Leaf.webp' });
  const video = await upload(teacher, school, 'clip.mp4', makeMp4(75));
  expect(video).toMatchObject({ type: 'video', name: 'clip.mp4' });
  for (const [name, bytes, code] of [
    ['notes.pdf', png, 'NAME_MISMATCH'],
    ['leaf.png', PDF, 'NAME_MISMATCH'],
    ['page.html', Buffer.from('<script>'), 'WRONG_TYPE'],
    ['drawing.svg', Buffer.from('<svg onload="x()"/>'), 'WRONG_TYPE'],
    ['script.pdf', Buffer.from('<script>alert(1)</script>'), 'WRONG_TYPE'],
    ['broken.pdf', Buffer.from('%PDF-1.7 nothing'), 'DAMAGED'],
    ['locked.pdf', makePdf(['Secret'], { isProtected: true }), 'PROTECTED'],
    ['cut.mp4', makeMp4(75).subarray(0, 60), 'DAMAGED'],
    ['iphone.mp4', makeMp4(75, 'qt  '), 'WRONG_TYPE'],
    ['cut.png', png.subarray(0, 60), 'DAMAGED'],
    ['nothing.pdf', Buffer.alloc(0), 'EMPTY_FILE'],
    ['huge.mp4', Buffer.alloc(25 * 1024 * 1024 + 1), 'TOO_LARGE'],
  ] as const) {
    await expect(upload(teacher, school, name, bytes), name).rejects.toMatchObject({ code });
  }
  await expect(upload(ada, school, 'a.pdf', PDF)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  const other = await world.hasSchool('Elsewhere');
  await expect(upload(teacher, other, 'a.pdf', PDF)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const [usage] = await sql(school, 'select bytes::int as bytes from storage_usage where school_id = $1', [
    school.schoolId,
  ]);
  expect(usage).toEqual({ bytes: picture.sizeBytes + video.sizeBytes });
});

it("makes a resource of one's own loose file once, and of nobody else's", async () => {
  const { school, teacher, admin, course } = await furnish('Pine High');
  const { fileId } = await upload(teacher, school, 'clip.mp4', makeMp4(75));
  const create = ({ client }: Person, id: FileId) =>
    client.resources.create({ ...entry(school, course.courseId), source: { kind: 'file', fileId: id } });
  await expect(create(admin, fileId)).rejects.toMatchObject({ code: 'FILE_NOT_FOUND' });
  const { resourceId } = await create(teacher, fileId);
  expect(await teacher.client.resources.get({ resourceId })).toMatchObject({
    ...{ type: 'video', durationSeconds: 75, versionNumber: 1 },
  });
  await expect(create(teacher, fileId)).rejects.toMatchObject({ code: 'FILE_NOT_FOUND' });
  for (const url of ['https://user:pass@example.org/', 'https://google.com@evil.example/']) {
    await expect(
      teacher.client.resources.create({
        ...{ ...entry(school, course.courseId), source: { kind: 'link', url } },
      }),
    ).rejects.toMatchObject({ code: 'LINK_REFUSED' });
  }
  for (const url of [
    'http://example.org/',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://localhost/',
    '//x',
  ]) {
    await expect(
      teacher.client.resources.create({
        ...{ ...entry(school, course.courseId), source: { kind: 'link', url } },
      }),
      url,
    ).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  }
});

it('keeps every version, restores an earlier one as the newest, and gives old files to editors alone', async () => {
  const { school, teacher, course, ada } = await furnish('Birch High');
  const { resourceId, fileId } = await hasPdf(teacher, school, course);
  const { resources } = teacher.client;
  const next = await upload(teacher, school, 'Cells, mended.pdf', makePdf(['Only page']));
  await resources.addVersion({
    ...{ resourceId, source: { kind: 'file', fileId: next.fileId }, note: 'Figure 2 was wrong' },
  });
  expect(await ada.client.resources.get({ resourceId })).toMatchObject({ versionNumber: 2, pageCount: 1 });
  await expect(ada.client.resources.listVersions({ resourceId })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
  const { versions } = await resources.listVersions({ resourceId });
  expect(versions).toMatchObject([
    {
      number: 2,
      name: 'Cells, mended.pdf',
      note: 'Figure 2 was wrong',
      isCurrent: true,
      byName: 'Nora Okafor',
    },
    { number: 1, name: 'Cells.pdf', note: null, isCurrent: false },
  ]);
  const [, first] = versions;
  await resources.restoreVersion({ resourceId, versionId: first?.versionId as never });
  expect(await ada.client.resources.get({ resourceId })).toMatchObject({ versionNumber: 3, pageCount: 2 });
  const { content } = await ada.client.resources.open({ resourceId });
  expect(content).toMatchObject({ kind: 'file', name: 'Cells.pdf', mediaType: 'application/pdf' });
  expect(content.kind === 'file' && content.url).toContain(fileId);
  const lives = Date.parse(content.kind === 'file' ? content.expiresAt : '') - Date.now();
  expect(lives).toBeLessThanOrEqual(5 * 60_000);
});

it('puts away and brings back, and shows what was put away only to who could bring it back', async () => {
  const { school, teacher, course, ada } = await furnish('Larch High');
  const { resourceId } = await hasPdf(teacher, school, course);
  await teacher.client.resources.archive({ resourceId, isArchived: true });
  expect((await teacher.client.resources.list({})).totalCount).toBe(0);
  expect((await ada.client.resources.list({ isArchived: true })).totalCount).toBe(0);
  await expect(ada.client.resources.open({ resourceId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect((await teacher.client.resources.list({ isArchived: true })).resources).toMatchObject([
    { isArchived: true, can: { edit: true } },
  ]);
  await teacher.client.resources.archive({ resourceId, isArchived: false });
  expect((await ada.client.resources.list({})).totalCount).toBe(1);
});

it('answers a file that is gone with a word for it, and tells its uploader once', async () => {
  const { school, teacher, course, ada } = await furnish('Cedar High');
  const { resourceId, fileId } = await hasPdf(teacher, school, course);
  await world.services.files.delete(`material/${school.schoolId}/${fileId}`);
  for (const ask of ['open', 'download', 'open'] as const) {
    await expect(ada.client.resources[ask]({ resourceId })).rejects.toMatchObject({
      ...{ code: 'FILE_GONE', status: 410 },
    });
  }
  const { notifications } = await teacher.client.notifications.latest({});
  expect(notifications).toMatchObject([{ template: 'material_missing', count: 1 }]);
  expect(await ada.client.resources.get({ resourceId })).toMatchObject({ views: 0, downloads: 0 });
});

it('saves from the newest version alone, and moves it only where its editor may put it', async () => {
  const { school, teacher, course } = await furnish('Willow High');
  const foreignTo = await school.hasCourse({ title: 'Not theirs', teacher: null });
  const { resourceId } = await hasPdf(teacher, school, course);
  const change = (courseId: CourseId | null, baseVersion: number) =>
    teacher.client.resources.save({
      ...{ resourceId, courseId, baseVersion, title: 'Renamed', description: 'New', isFeatured: true },
    });
  await expect(change(foreignTo.courseId, 1)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(change(null, 1)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  expect(await change(course.courseId, 1)).toEqual({ version: 2 });
  await expect(change(course.courseId, 1)).rejects.toMatchObject({ code: 'STALE' });
  expect(await teacher.client.resources.get({ resourceId })).toMatchObject({
    ...{ title: 'Renamed', isFeatured: true },
  });
});

it('gives names and titles back as text, whatever they hold', async () => {
  const { school, teacher, course } = await furnish('Hostile High');
  const name = '../../<img src=x onerror=alert(1)>\u202egpj.pdf';
  const { fileId, name: shown } = await upload(teacher, school, name, PDF);
  expect(shown).toBe('<img src=x onerror=alert(1)>gpj.pdf');
  const { resourceId } = await teacher.client.resources.create({
    ...{ ...entry(school, course.courseId, '<script>x</script>'), source: { kind: 'file', fileId } },
  });
  expect((await teacher.client.resources.get({ resourceId: resourceId as ResourceId })).title).toBe(
    '<script>x</script>',
  );
});
