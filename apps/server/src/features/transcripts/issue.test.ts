import type { SchoolId, TranscriptId, UserId } from '@fieldhouse/contract/ids.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { jobForPerson } from '#db/scopes.ts';
import { newId } from '#platform/ids.ts';
import { ThreadBusyError, WorkThread } from '#platform/work-thread.ts';
import { cookieOf } from '#testing/browser.ts';
import { postGrade } from '#testing/ledger-school.ts';
import { hasTranscriptStudent, PLAIN } from '#testing/transcript-school.ts';
import { unzip } from '#testing/unzip.ts';
import { openWorld, type Person, type World } from '#testing/world.ts';
import { buildApp } from '../../app.ts';
import { type Issuer, issueTranscript } from './issue-transcript.ts';

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
afterEach(() => vi.restoreAllMocks());

const hasStudent = () => hasTranscriptStudent(world);
type Place = Awaited<ReturnType<typeof hasStudent>>;

const get = (url: string, person: Person) =>
  app.inject({ url, headers: { cookie: cookieOf(world, person) } });

const issuedOf = async ({ admin, studentId }: Place) =>
  (await admin.client.transcripts.issued({ studentId })).transcripts;

/** Does something while the file of a transcript is put into the store: after it was drawn, before it is kept. */
function whileDrawn(deed: () => Promise<unknown>) {
  const { files } = world.services;
  const put = files.put.bind(files);
  const kept: string[] = [];
  vi.spyOn(files, 'put').mockImplementation(async (key, bytes) => {
    kept.push(key);
    await put(key, bytes);
    await deed();
  });
  return kept;
}

it('signs what was looked at, and nothing that the record has become since', async () => {
  const place = await hasStudent();
  const { admin, studentId, sql } = place;
  const overrides = { studentName: 'Chen, Maya Lin' };
  const order = { ...PLAIN, studentId, overrides, overrideReason: 'Court order' };
  const seen = await admin.client.transcripts.preview({ studentId, overrides });
  const plain = await admin.client.transcripts.preview({ studentId, overrides: {} });
  for (const documentSha256 of [plain.documentSha256, '0'.repeat(64)])
    await expect(admin.client.transcripts.issue({ ...order, documentSha256 })).rejects.toMatchObject({
      code: 'RECORD_CHANGED',
    });
  const { transcriptId } = await admin.client.transcripts.issue({
    ...{ ...order, documentSha256: seen.documentSha256 },
  });
  const { rows } = await sql('select document_sha256 as sha from issued_transcripts where id = $1', [
    transcriptId,
  ]);
  expect(rows).toEqual([{ sha: seen.documentSha256 }]);
  await sql("update student_profiles set student_number = 'X-9' where id = $1", [studentId]);
  await expect(
    admin.client.transcripts.issue({ ...order, documentSha256: seen.documentSha256 }),
  ).rejects.toMatchObject({ code: 'RECORD_CHANGED' });
  expect(await issuedOf(place)).toHaveLength(1);
});

it('keeps the file of a transcript where only the answer to the commit was lost', async () => {
  const { admin, studentId, school, sql } = await hasStudent();
  const { services } = world;
  let units = 0;
  const issuer: Issuer = {
    services,
    clientAddress: null,
    requestId: null,
    unit: async (work) => {
      const done = await services.units.write(jobForPerson(school.schoolId, admin.userId), (tx) =>
        work(tx, () => admin.userId as UserId),
      );
      units += 1;
      if (units === 2) throw new Error('read ECONNRESET');
      return done;
    },
  };
  const order = { studentId, overrides: {}, overrideReason: null, recipient: null, supersedes: null };
  await expect(
    issueTranscript(issuer, { ...order, documentSha256: null, transcriptId: null }),
  ).rejects.toThrow('ECONNRESET');
  const { rows } = await sql('select storage_key as key from issued_transcripts where student_id = $1', [
    studentId,
  ]);
  const [{ key = '' } = {}] = rows as { key?: string }[];
  await expect(services.files.get(key)).resolves.toBeTruthy();
});

it('draws outside of any transaction, and keeps nothing where the record changed meanwhile', async () => {
  const place = await hasStudent();
  const { admin, studentId, sql } = place;
  // The embedded database has one session: were a transaction open, this would wait for it and never end.
  const keys = whileDrawn(() =>
    sql("update student_profiles set legal_name = 'Other Name' where id = $1", [studentId]),
  );
  await expect(admin.client.transcripts.issue({ ...PLAIN, studentId })).rejects.toMatchObject({
    code: 'RECORD_CHANGED',
  });
  expect(await issuedOf(place)).toEqual([]);
  expect(keys).toHaveLength(1);
  expect(await world.services.files.exists(keys[0]!)).toBe(false);
  vi.restoreAllMocks();
  whileDrawn(() =>
    sql(
      `insert into transcript_settings (school_id, signer_name, updated_by, created_at, updated_at, version)
        values ($1, 'Dana Whitcomb', $2, now(), now(), 1)`,
      [place.schoolId, admin.userId],
    ),
  );
  await expect(admin.client.transcripts.issue({ ...PLAIN, studentId })).rejects.toMatchObject({
    code: 'RECORD_CHANGED',
  });
  vi.restoreAllMocks();
  await admin.client.transcripts.issue({ ...PLAIN, studentId });
  expect(await issuedOf(place)).toHaveLength(1);
});

it('issues once what is sent twice under one key, also at the same moment, and by nobody else', async () => {
  const place = await hasStudent();
  const { school, admin, studentId } = place;
  const order = { ...PLAIN, studentId, transcriptKey: newId<TranscriptId>() };
  const made = await Promise.all([
    admin.client.transcripts.issue(order),
    admin.client.transcripts.issue(order),
  ]);
  made.push(await admin.client.transcripts.issue(order));
  expect(new Set(made.map(({ code }) => code)).size).toBe(1);
  expect(await issuedOf(place)).toHaveLength(1);
  const file = await get(`/api/transcripts/issued/${made[0]!.transcriptId}.pdf`, admin);
  expect(file.statusCode).toBe(200);
  const other = await school.hasPerson({ role: 'school_admin', name: 'Otto Head' });
  await expect(other.client.transcripts.issue(order)).rejects.toMatchObject({ code: 'ISSUED_ALREADY' });
  const maths = await school.hasPerson({ role: 'teacher', name: 'Thea Teacher' });
  await expect(maths.client.transcripts.issue(order)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await issuedOf(place)).toHaveLength(1);
  const foreign = await hasStudent();
  await expect(
    foreign.admin.client.transcripts.issue({ ...order, studentId: foreign.studentId }),
  ).resolves.toMatchObject({ transcriptId: order.transcriptKey });
});

it('keeps one transcript where two registrars issue for the same request at the same moment', async () => {
  const place = await hasStudent();
  const { school, admin, studentId } = place;
  const other = await school.hasPerson({ role: 'school_admin', name: 'Otto Head' });
  const order = { ...PLAIN, studentId, transcriptKey: newId<TranscriptId>() };
  const made = await Promise.allSettled([admin, other].map(({ client }) => client.transcripts.issue(order)));
  expect(made.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(made.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'ISSUED_ALREADY' },
  });
  expect(await issuedOf(place)).toHaveLength(1);
});

it('replaces one once, where two do it at the same moment', async () => {
  const place = await hasStudent();
  const { admin, studentId } = place;
  const first = await admin.client.transcripts.issue({ ...PLAIN, studentId });
  const supersedes = { transcriptId: first.transcriptId as TranscriptId, reason: 'Fall grades' };
  const replaced = await Promise.allSettled(
    [1, 2].map(() => admin.client.transcripts.issue({ ...PLAIN, studentId, supersedes })),
  );
  expect(replaced.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect((await issuedOf(place)).map(({ status }) => status).toSorted()).toEqual(['superseded', 'valid']);
});

it('answers that it is busy where many transcripts wait to be drawn', async () => {
  const { maya, studentId } = await hasStudent();
  vi.spyOn(WorkThread.prototype, 'tryRun').mockRejectedValueOnce(new ThreadBusyError(false));
  const answer = await get(`/api/transcripts/unofficial/${studentId}.pdf`, maya);
  expect([answer.statusCode, answer.json().code]).toEqual([503, 'SERVICE_UNAVAILABLE']);
  expect(answer.headers['retry-after']).toBeDefined();
});

it('draws so many transcripts for one person in an hour', async () => {
  const { maya, admin, studentId } = await hasStudent();
  for (const person of [maya, admin])
    await world.services.limiter.count(
      [{ key: `transcripts:drawn:${person.userId}`, wrongTries: 300, windowSeconds: 3_600 }],
      300,
    );
  const answer = await get(`/api/transcripts/unofficial/${studentId}.pdf`, maya);
  expect([answer.statusCode, answer.json().code]).toEqual([429, 'TOO_MANY_TRIES']);
  for (const ask of [
    () => admin.client.transcripts.preview({ studentId, overrides: {} }),
    () => admin.client.transcripts.issue({ ...PLAIN, studentId }),
  ])
    await expect(ask()).rejects.toMatchObject({ code: 'TOO_MANY_TRIES' });
});

it('asks for letters of ours also of whoever signs', async () => {
  const { schoolId, admin, studentId, sql } = await hasStudent();
  const settings = {
    schoolId,
    showsRank: false,
    showsAttendance: false,
    showsTests: false,
    signerTitle: 'Registrar',
    version: 0,
  };
  await expect(
    admin.client.transcripts.saveSettings({ ...settings, signerName: '王 Dana' }),
  ).rejects.toMatchObject({ code: 'UNPRINTABLE', data: { signs: ['王'] } });
  await admin.client.transcripts.saveSettings({ ...settings, signerName: 'Dana\u202e Whitcomb\u2069' });
  await sql("update transcript_settings set signer_name = '王 Dana' where school_id = $1", [schoolId]);
  expect((await admin.client.transcripts.preview({ studentId, overrides: {} })).unprintable).toEqual(['王']);
  await expect(admin.client.transcripts.issue({ ...PLAIN, studentId })).rejects.toMatchObject({
    code: 'UNPRINTABLE',
    data: { signs: ['王'] },
  });
});

it('lets a closed school withdraw what it issued, and issue nothing more', async () => {
  const place = await hasStudent();
  const { schoolId, admin, studentId, sql } = place;
  const { transcriptId } = await admin.client.transcripts.issue({ ...PLAIN, studentId });
  await sql("update schools set status = 'closed' where id = $1", [schoolId]);
  expect(await issuedOf(place)).toMatchObject([{ can: { revoke: true, supersede: false } }]);
  expect((await admin.client.transcripts.preview({ studentId, overrides: {} })).can.issue).toBe(false);
  await expect(admin.client.transcripts.issue({ ...PLAIN, studentId })).rejects.toMatchObject({
    code: 'SCHOOL_READ_ONLY',
  });
  await admin.client.transcripts.revoke({ transcriptId, reason: 'Sent to the wrong college' });
  expect(await issuedOf(place)).toMatchObject([{ status: 'revoked' }]);
});

it('names for whom one was issued to the family: beside it, and among those who received something', async () => {
  const { school, admin, maya, studentId } = await hasStudent();
  const parent = await school.hasGuardian({ name: 'Li Chen', of: maya });
  for (const recipient of ['Lakeshore College', null])
    await admin.client.transcripts.issue({ ...PLAIN, studentId, recipient });
  for (const person of [maya, parent]) {
    const { disclosures } = await person.client.families.disclosures({ studentId, after: null });
    expect(disclosures).toMatchObject([
      {
        ...{ what: 'official_transcript', purpose: 'recipients_use', legalBasis: 'issued' },
        recipientName: 'Lakeshore College',
      },
    ]);
    const after = disclosures[0]!.disclosureId;
    expect((await person.client.families.disclosures({ studentId, after })).disclosures).toEqual([]);
    const { transcripts } = await person.client.transcripts.issued({ studentId });
    expect(transcripts.map(({ recipient }) => recipient).toSorted()).toEqual(['Lakeshore College', null]);
  }
});

it('names in no copy of data for whom one was issued', async () => {
  const { school, admin, maya, studentId } = await hasStudent();
  const parent = await school.hasGuardian({ name: 'Li Chen', of: maya });
  await admin.client.transcripts.issue({ ...PLAIN, studentId, recipient: 'Lakeshore College' });
  for (const [person, of] of [
    [maya, null],
    [parent, studentId],
  ] as const) {
    const { exportId } = await person.client.profile.requestExport({ studentId: of });
    await world.runs('profile.export', { exportId });
    const files = unzip((await get(`/exports/${exportId}`, person)).rawPayload);
    expect(files.get('issued_transcripts.json')).toContain('Biology');
    expect([...files.values()].join('')).not.toContain('Lakeshore College');
  }
});

it('has settings for each school where somebody keeps records, and says of each student who keeps theirs', async () => {
  const here = await hasStudent();
  const there = await hasStudent();
  await there.school.joins(here.admin, 'school_admin');
  const { client } = here.admin;
  const schools = [here, there].map(({ schoolId, school }) => ({ schoolId, name: school.name }));
  const first = await client.transcripts.settings({});
  expect(first).toMatchObject({ schoolId: here.schoolId, schools });
  await client.transcripts.saveSettings({
    ...{
      schoolId: there.schoolId,
      showsRank: true,
      showsAttendance: false,
      showsTests: false,
      signerName: 'Dana',
      signerTitle: null,
      version: 0,
    },
  });
  expect(await client.transcripts.settings({ schoolId: there.schoolId })).toMatchObject({
    ...{
      schoolId: there.schoolId,
      schools,
      showsRank: true,
      showsAttendance: false,
      showsTests: false,
      signerName: 'Dana',
    },
  });
  const foreign = await hasStudent();
  await expect(client.transcripts.settings({ schoolId: foreign.schoolId as SchoolId })).rejects.toMatchObject(
    { code: 'NOT_FOUND' },
  );
  await foreign.school.isGuardian(here.admin, { of: foreign.maya });
  const keeps = async ({ studentId }: Place) =>
    (await client.records.previewTranscript({ studentId })).can.keep;
  expect([await keeps(here), await keeps(foreign)]).toEqual([true, false]);
});

it('ranks among a class that has graduated and left, and says on a preview that it is one', async () => {
  const { school, schoolId, teacher, admin, maya, studentId, sql } = await hasStudent();
  const chemistry = await school.hasCourse({ title: 'Chemistry', teacher });
  const better = await school.hasStudent({ name: 'Ada Adams', in: [chemistry] });
  const gone = await school.hasStudent({ name: 'Leo Left', in: [chemistry] });
  await postGrade(admin, teacher, chemistry, 97);
  await admin.client.transcripts.saveSettings({
    ...{
      schoolId,
      showsRank: true,
      showsAttendance: false,
      showsTests: false,
      signerName: null,
      signerTitle: null,
      version: 0,
    },
  });
  const rank = async () =>
    /Class rank<\/dt><dd dir="auto">([^<]+)/.exec(
      (await admin.client.transcripts.preview({ studentId, overrides: {} })).html,
    )?.[1];
  await sql('update student_profiles set graduation_year = 2026 where school_id = $1', [schoolId]);
  expect(await rank()).toBe('3 of 3');
  // In June two of them get their diploma, and in September nobody goes there any more.
  for (const one of [maya, better])
    await sql(
      `insert into eligibility_profiles (school_id, student_id, graduated_on, updated_by, updated_at)
       values ($1, $2, '2026-06-05', $3, now())
       on conflict (school_id, student_id) do update set graduated_on = excluded.graduated_on`,
      [schoolId, one.studentId, admin.userId],
    );
  await sql(
    "update school_memberships set status = 'ended', ended_at = now() where school_id = $1 and user_id = any ($2::uuid[])",
    [schoolId, [maya, better, gone].map(({ userId }) => userId)],
  );
  expect(await rank()).toBe('2 of 2');

  const { html } = await admin.client.transcripts.preview({ studentId, overrides: {} });
  expect(html).toContain('Preview, not issued.');
});

it('prints the points of the title under which a course was listed while it ran', async () => {
  const { schoolId, admin, studentId, sql } = await hasStudent();
  const { rows } = await sql(
    "select e.id from enrollments e join courses c on c.id = e.course_id where e.student_id = $1 and c.title = 'Biology'",
    [studentId],
  );
  await admin.client.eligibility.saveCourseDates({
    ...{ enrollmentId: (rows as { id: never }[])[0]!.id, reason: 'From the old system' },
    ...{ enteredOn: '2024-09-01', exitedOn: '2025-05-30' },
  });
  for (const [weight, from, to] of [
    [0.25, '2020-08-01', '2025-07-31'],
    [1, '2025-08-01', null],
  ] as const)
    await sql(
      `insert into ncaa_titles (school_id, id, title, area, units, weight, is_lab, valid_from, valid_to, source, checked_on,
          confirmed_by, created_at, updated_at, version)
        values ($1, gen_random_uuid(), 'Biology', 'science', 1, $2, false, $3, $4, 'Portal', '2026-01-01', $5, now(), now(), 1)`,
      [schoolId, weight, from, to, admin.userId],
    );
  const { html } = await admin.client.transcripts.preview({ studentId, overrides: {} });
  expect(html).toContain('+0.25 N');
  expect(html).not.toContain('+1.0');
});

it('is the same rank for the family as for the office, whoever has graduated', async () => {
  const { school, schoolId, teacher, admin, maya, studentId, sql } = await hasStudent();
  const chemistry = await school.hasCourse({ title: 'Chemistry', teacher });
  const better = await school.hasStudent({ name: 'Ada Adams', in: [chemistry] });
  await postGrade(admin, teacher, chemistry, 97);
  const plain = { schoolId, showsAttendance: false, showsTests: false, signerName: null, signerTitle: null };
  await admin.client.transcripts.saveSettings({ ...plain, showsRank: true, version: 0 });
  await sql('update student_profiles set graduation_year = 2026 where school_id = $1', [schoolId]);
  await sql(
    `insert into eligibility_profiles (school_id, student_id, graduated_on, updated_by, updated_at)
     values ($1, $2, '2026-06-05', $3, now())
     on conflict (school_id, student_id) do update set graduated_on = excluded.graduated_on`,
    [schoolId, better.studentId, admin.userId],
  );
  await sql(
    "update school_memberships set status = 'ended', ended_at = now() where school_id = $1 and user_id = $2",
    [schoolId, better.userId],
  );
  const rankIn = (html: string) => /Class rank<\/dt><dd dir="auto">([^<]+)/.exec(html)?.[1];
  const own = (await get(`/api/transcripts/unofficial/${studentId}.html`, maya)).body;
  const office = (await admin.client.transcripts.preview({ studentId, overrides: {} })).html;
  expect([rankIn(own), rankIn(office)]).toEqual(['2 of 2', '2 of 2']);
});
