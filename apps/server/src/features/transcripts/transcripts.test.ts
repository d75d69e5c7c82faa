import { createHash } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { StudentId, TranscriptId } from '@fieldhouse/contract/ids.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { jobForPlatform, jobInSchool } from '#db/scopes.ts';
import { cookieOf } from '#testing/browser.ts';
import { hasTranscriptStudent, PLAIN } from '#testing/transcript-school.ts';
import { openWorld, type Person, type World } from '#testing/world.ts';
import { buildApp } from '../../app.ts';
import { rotateSigningKey } from './signing.ts';

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

const hasStudent = () => hasTranscriptStudent(world);

const get = (url: string, person?: Person, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { ...headers, ...(person ? { cookie: cookieOf(world, person) } : {}) } });

const verdictOf = async (code: string, address = '127.0.0.1') =>
  /class="panel (\w+)"/.exec(
    (await app.inject({ url: `/verify/${code}`, remoteAddress: address })).body,
  )?.[1];

it('issues what the record says, signed, and gives out the same bytes to everybody who may read it', async () => {
  const { school, admin, maya, studentId, sql } = await hasStudent();
  const parent = await school.hasGuardian({ name: 'Li Chen', of: maya });
  const { transcriptId, code } = await admin.client.transcripts.issue({ ...PLAIN, studentId });
  expect(code).toMatch(/^FH(-[A-HJ-NP-Z2-9]{4}){3}$/);
  const { rows } = await sql('select * from issued_transcripts where id = $1', [transcriptId]);
  const [row] = rows as { document: { years: { lines: object[] }[]; summary: object }; pdf_sha256: string }[];
  expect(row?.document.years.flatMap(({ lines }) => lines)).toMatchObject([
    { title: 'Algebra', letter: 'C', percent: 75, creditsEarned: 1 },
    { title: 'Biology', letter: 'A', percent: 91, creditsEarned: 1 },
  ]);
  expect(row?.document.summary).toMatchObject({ gpa: 3.32, creditsEarned: 2 });
  for (const person of [admin, maya, parent]) {
    const answer = await get(`/api/transcripts/issued/${transcriptId}.pdf`, person);
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(createHash('sha256').update(answer.rawPayload).digest('hex')).toBe(row?.pdf_sha256);
  }
  const { disclosures } = await maya.client.families.disclosures({ studentId, after: null });
  expect(disclosures.map(({ what }) => what)).toEqual(['transcript', 'transcript', 'transcript']);
  const page = await get(`/api/transcripts/issued/${transcriptId}.html`, maya);
  expect(page.headers['content-security-policy']).toContain("sandbox allow-modals; default-src 'none'");
  expect(page.body).toContain('Maya Chen');
});

it('is nothing to teachers, other families and strangers, and is issued by nobody but the registrar', async () => {
  const { school, teacher, admin, maya, studentId } = await hasStudent();
  const foreign = await hasStudent();
  const blind = await school.hasGuardian({ name: 'Blind Parent', of: maya, rights: ['message_staff'] });
  const { transcriptId } = await admin.client.transcripts.issue({ ...PLAIN, studentId });
  for (const person of [teacher, foreign.admin, foreign.maya, blind]) {
    for (const file of [
      `issued/${transcriptId}.pdf`,
      `issued/${transcriptId}.html`,
      `unofficial/${studentId}.pdf`,
    ]) {
      expect((await get(`/api/transcripts/${file}`, person)).statusCode).toBeOneOf([403, 404]);
    }
  }
  expect((await get(`/api/transcripts/issued/${transcriptId}.pdf`)).statusCode).toBe(401);
  for (const person of [teacher, foreign.admin]) {
    await expect(person.client.transcripts.issue({ ...PLAIN, studentId })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(person.client.transcripts.preview({ studentId, overrides: {} })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(person.client.transcripts.revoke({ transcriptId, reason: 'Mine' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  }
  await expect(maya.client.transcripts.issue({ ...PLAIN, studentId })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
});

it('lets a counselor read and not issue, and nobody issue for their own child', async () => {
  const { school, admin, maya, studentId } = await hasStudent();
  const counselor = await school.hasPerson({ role: 'teacher', name: 'Cora Counsel' });
  await world.services.units.write(jobInSchool(school.schoolId), (tx) =>
    tx.execute("update school_memberships set duties = '{counselor}' where user_id = $1", [counselor.userId]),
  );
  expect((await counselor.client.transcripts.preview({ studentId, overrides: {} })).can.issue).toBe(false);
  await expect(counselor.client.transcripts.issue({ ...PLAIN, studentId })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
  await school.isGuardian(admin, { of: maya });
  const seen = await admin.client.transcripts.preview({ studentId, overrides: {} });
  expect(seen).toMatchObject({ isTooClose: true, can: { issue: false } });
  await expect(admin.client.transcripts.issue({ ...PLAIN, studentId })).rejects.toMatchObject({
    code: 'FORBIDDEN',
    data: { reason: 'too_close' },
  });
});

it('prints otherwise what a registrar says, with a reason and in the log, and never a grade', async () => {
  const { admin, studentId, sql } = await hasStudent();
  const overrides = { studentName: 'Chen, Maya Lin', graduationDate: '2028-06-02' };
  await expect(admin.client.transcripts.issue({ ...PLAIN, studentId, overrides })).rejects.toMatchObject({
    code: 'REASON_REQUIRED',
  });
  await expect(
    admin.client.transcripts.issue({
      ...{ ...PLAIN, studentId, overrideReason: 'As they asked', overrides: { grade: 'A' } as never },
    }),
  ).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  const { transcriptId } = await admin.client.transcripts.issue({
    ...{ ...PLAIN, studentId, overrides, overrideReason: 'Court order of 2026' },
  });
  const page = await get(`/api/transcripts/issued/${transcriptId}.html`, admin);
  expect(page.body).toContain('Chen, Maya Lin');
  expect(page.body).toContain('06/02/2028');
  const { rows } = await sql(
    "select reason, after->'overrides' as overrides from audit_log where entity_id = $1 and action = 'transcript.issued'",
    [transcriptId],
  );
  expect(rows).toEqual([{ reason: 'Court order of 2026', overrides }]);
});

it('is valid, superseded or revoked to anybody with the code, in four languages, and says nothing of the person', async () => {
  const { school, admin, studentId } = await hasStudent();
  const issue = (supersedes: { transcriptId: TranscriptId; reason: string } | null) =>
    admin.client.transcripts.issue({ ...PLAIN, studentId, supersedes });
  const first = await issue(null);
  expect(await verdictOf(first.code)).toBe('valid');
  expect(await verdictOf(first.code.toLowerCase().replaceAll('-', ''))).toBe('valid');
  const second = await issue({ transcriptId: first.transcriptId, reason: 'Fall grades' });
  expect([await verdictOf(first.code), await verdictOf(second.code)]).toEqual(['superseded', 'valid']);
  await expect(issue({ transcriptId: first.transcriptId, reason: 'Again' })).rejects.toMatchObject({
    code: 'NOT_CURRENT',
  });
  await admin.client.transcripts.revoke({
    transcriptId: second.transcriptId,
    reason: 'Sent to the wrong Maya',
  });
  expect(await verdictOf(second.code)).toBe('revoked');
  await expect(
    admin.client.transcripts.revoke({ transcriptId: second.transcriptId, reason: 'Again' }),
  ).rejects.toMatchObject({ code: 'NOT_CURRENT' });
  expect((await admin.client.transcripts.issued({ studentId })).transcripts).toMatchObject([
    { status: 'revoked', reason: 'Sent to the wrong Maya', can: { revoke: false, supersede: false } },
    { status: 'superseded', reason: 'Fall grades', can: { revoke: true, supersede: false } },
  ]);
  for (const [language, word] of [
    ['en', 'Issued by'],
    ['es', 'Emitido por'],
    ['fr', 'Délivré par'],
    ['de', 'Ausgestellt von'],
  ] as const) {
    const { body, headers } = await get(`/verify/${second.code}`, undefined, { 'accept-language': language });
    expect(body).toContain(word);
    expect(body).toContain(school.name);
    expect(body).not.toMatch(/Maya|Chen|Algebra|Biology|3\.32/);
    expect(headers['content-security-policy']).toContain("connect-src 'none'");
    const script = (await get('/verify.js')).body;
    expect(Buffer.byteLength(body) + Buffer.byteLength(script)).toBeLessThan(50 * 1024);
  }
});

it('names the school as its document does, whatever it is called today', async () => {
  const { school, admin, studentId, sql } = await hasStudent();
  const { code } = await admin.client.transcripts.issue({ ...PLAIN, studentId });
  await sql("update schools set name = 'Renamed Academy'");
  const { body } = await get(`/verify/${code}`);
  expect(body).toContain(school.name);
  expect(body).not.toContain('Renamed Academy');
});

it('asks for a code where the address has none, and counts no try', async () => {
  for (let time = 0; time < 40; time += 1) {
    const { statusCode, body } = await app.inject({ url: '/verify/', remoteAddress: '192.0.2.40' });
    expect(statusCode).toBe(200);
    expect(body).toContain('name="code"');
    expect(body).not.toContain('We don’t know this code');
  }
  expect((await app.inject({ url: '/verify/FHAAAAAAAAAAAA', remoteAddress: '192.0.2.40' })).statusCode).toBe(
    404,
  );
});

it('confirms nothing once a byte of what is kept has changed', async () => {
  const { admin, studentId } = await hasStudent();
  const { transcriptId, code } = await admin.client.transcripts.issue({ ...PLAIN, studentId });
  const turn = async (change: string) => {
    // As the owner of the tables: no role of the app may change an issued transcript.
    const client = await world.services.db.pool.connect();
    try {
      await client.query('set role fieldhouse_owner');
      await client.query('alter table issued_transcripts no force row level security');
      await client.query(`update issued_transcripts set ${change} where id = $1`, [transcriptId]);
      await client.query('alter table issued_transcripts force row level security');
    } finally {
      await client.query('reset role');
      client.release();
    }
    return await verdictOf(code);
  };
  expect(await verdictOf(code)).toBe('valid');
  expect(await turn("document = jsonb_set(document, '{years,0,lines,0,letter}', '\"B\"')")).toBe('unproven');
  expect(await turn("document = jsonb_set(document, '{years,0,lines,0,letter}', '\"C\"')")).toBe('valid');
  expect(await turn('pdf_sha256 = reverse(pdf_sha256)')).toBe('unproven');
  const unproven = (await get(`/verify/${code}`)).body;
  expect(unproven).not.toMatch(/[0-9a-f]{64}|data-sha256|verify\.js|Issued on/);
  expect(await turn('pdf_sha256 = reverse(pdf_sha256)')).toBe('valid');
  expect(await turn("issued_at = issued_at + interval '1 day'")).toBe('unproven');
  const refused = sqlRole(`update issued_transcripts set recipient = 'x' where id = '${transcriptId}'`);
  await expect(refused).rejects.toThrow(/permission denied/);
  // A file that was changed in the store isn't given out.
  const other = await admin.client.transcripts.issue({ ...PLAIN, studentId });
  const { rows } = await world.services.units.write(jobForPlatform, (tx) =>
    tx.execute('select storage_key from issued_transcripts where id = $1', [other.transcriptId]),
  );
  const key = (rows[0] as { storage_key: string }).storage_key;
  const bytes = Buffer.from(await world.services.files.get(key));
  bytes[bytes.length - 40] = (bytes[bytes.length - 40] ?? 0) ^ 1;
  await world.services.files.put(key, bytes);
  expect((await get(`/api/transcripts/issued/${other.transcriptId}.pdf`, admin)).statusCode).toBe(404);
});

const sqlRole = (text: string) => world.services.units.write(jobForPlatform, (tx) => tx.execute(text, []));

it('goes on to confirm what an earlier key signed, and signs nothing without the private key', async () => {
  const { admin, studentId } = await hasStudent();
  const before = await admin.client.transcripts.issue({ ...PLAIN, studentId });
  const keyOf = async (code: string) => /key ([\w-]+)/.exec((await get(`/verify/${code}`)).body)?.[1];
  const name = await rotateSigningKey(world.services);
  const after = await admin.client.transcripts.issue({ ...PLAIN, studentId });
  expect(await keyOf(after.code)).toBe(name);
  expect(await keyOf(before.code)).not.toBe(name);
  expect([await verdictOf(before.code), await verdictOf(after.code)]).toEqual(['valid', 'valid']);
  const folder = path.join(world.services.config.DATA_DIR, 'signing-keys');
  for (const file of readdirSync(folder)) rmSync(path.join(folder, file));
  await expect(admin.client.transcripts.issue({ ...PLAIN, studentId })).rejects.toMatchObject({
    code: 'NO_SIGNING_KEY',
  });
  expect(await verdictOf(after.code)).toBe('valid');
  await rotateSigningKey(world.services);
});

it('finds nothing for ten thousand guesses, and refuses them after thirty', async () => {
  const { admin, studentId } = await hasStudent();
  const { code } = await admin.client.transcripts.issue({ ...PLAIN, studentId });
  const counts: Record<string, number> = {};
  const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
  for (let guess = 0; guess < 10_000; guess += 1) {
    const digest = createHash('sha256').update(`guess ${guess}`).digest();
    const drawn = Array.from(digest.subarray(0, 12), (byte) => signs[byte % 32]).join('');
    const answer = await app.inject({ url: `/verify/FH${drawn}`, remoteAddress: '203.0.113.9' });
    counts[answer.statusCode] = (counts[answer.statusCode] ?? 0) + 1;
  }
  expect(counts).toEqual({ 404: 30, 429: 9_970 });
  // Others, and those at that address who hold a code later, go on.
  expect(await verdictOf(code, '198.51.100.7')).toBe('valid');
}, 120_000);

it('signs nothing while the figures that are kept are not those of the record', async () => {
  const { admin, studentId, sql } = await hasStudent();
  await sql('update student_gpas set official_gpa = 3.9 where student_id = $1', [studentId]);
  expect((await admin.client.transcripts.preview({ studentId, overrides: {} })).figuresDiffer).toBe(true);
  await expect(admin.client.transcripts.issue({ ...PLAIN, studentId })).rejects.toMatchObject({
    code: 'FIGURES_DIFFER',
  });
});

it('names the signs that no font of ours has, and prints no empty boxes', async () => {
  const { admin, studentId } = await hasStudent();
  const overrides = { studentName: '王 Maya' };
  expect((await admin.client.transcripts.preview({ studentId, overrides })).unprintable).toEqual(['王']);
  await expect(
    admin.client.transcripts.issue({ ...PLAIN, studentId, overrides, overrideReason: 'Her name' }),
  ).rejects.toMatchObject({ code: 'UNPRINTABLE', data: { signs: ['王'] } });
  for (const studentName of ['Ζωή Παπαδοπούλου', 'Олена Шевченко', 'מאיה כהן', 'مايا حداد', 'Łucja Żółć']) {
    const seen = await admin.client.transcripts.preview({ studentId, overrides: { studentName } });
    expect(seen.unprintable).toEqual([]);
  }
});

it('says why a line is as it is: the postings with who and why, and what was counted', async () => {
  const { admin, studentId } = await hasStudent();
  const { lines } = await admin.client.transcripts.preview({ studentId, overrides: {} });
  expect(lines.map(({ title, grade }) => [title, grade])).toEqual([
    ['Algebra', 'C'],
    ['Biology', 'A'],
    ['Latin', 'IP'],
  ]);
  const biology = lines.find(({ title }) => title === 'Biology')!;
  expect(await admin.client.transcripts.reasons({ studentId, lineId: biology.lineId })).toMatchObject({
    ...{ kind: 'course', title: 'Biology', letter: 'A', ratio: 0.91, weighting: 'points' },
    counted: { graded: 0, dropped: 0, missing: 0 },
    postings: [{ letter: 'A', byName: 'Nora Okafor', overrideReason: 'From the paper gradebook' }],
  });
});

it('prints attendance and tests where the school wants them, and nothing of them where it doesn’t', async () => {
  const { admin, studentId, schoolId, sql, maya } = await hasStudent();
  const { rows } = await sql('select course_id as id from enrollments where student_id = $1 limit 1', [
    studentId,
  ]);
  const [{ id: courseId } = { id: '' }] = rows as { id: string }[];
  for (const [on, status] of [
    ['2025-07-31', 'absent'],
    ['2025-08-01', 'present'],
    ['2025-11-03', 'late'],
    ['2026-02-03', 'excused'],
    ['2026-02-04', 'present'],
  ]) {
    await sql(
      `insert into attendance_records (school_id, id, student_id, "on", course_id, session_id, status, source, by, created_at, updated_at)
       values ($1, app.uuidv7(), $2, $3, $4, app.uuidv7(), $5, 'teacher', $6, now(), now())`,
      [schoolId, studentId, on, courseId, status, admin.userId],
    );
  }
  await sql(
    `insert into eligibility_profiles (school_id, student_id, act_score, updated_by, updated_at) values ($1, $2, 24, $3, now())
     on conflict (school_id, student_id) do update set act_score = 24`,
    [schoolId, studentId, admin.userId],
  );
  const html = async () => (await admin.client.transcripts.preview({ studentId, overrides: {} })).html;
  expect(await html()).not.toMatch(/Attendance, as|ACT composite/);
  const plain = { schoolId, showsRank: false, signerName: null, signerTitle: null };
  await admin.client.transcripts.saveSettings({
    ...{ ...plain, showsAttendance: true, showsTests: true, version: 0 },
  });
  const shown = await html();
  expect(shown).toMatch(/ACT composite<\/dt><dd[^>]*>24</);
  const cells = [...shown.matchAll(/<tr>(<th scope="row" dir="auto">20[^<]*<\/th>.*?)<\/tr>/g)].map(
    ([, row = '']) => [...row.matchAll(/>([^<]+)</g)].map(([, text]) => text),
  );
  expect(cells).toEqual([
    ['2024–25', '0', '0', '0', '1', '1'],
    ['2025–26', '2', '1', '1', '0', '4'],
  ]);
  await admin.client.transcripts.issue({ ...PLAIN, studentId });
  const own = await get(`/api/transcripts/unofficial/${studentId}.html`, maya);
  expect(own.body).toContain('Attendance, as it was marked');
});

it('has seal, signer and key on the page of an issued one, as it was issued, and signs nothing while a picture is missing', async () => {
  const { admin, studentId, schoolId, maya } = await hasStudent();
  const { default: sharp } = await import('sharp');
  const png = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#123' } })
    .png()
    .toBuffer();
  const plain = { schoolId, showsRank: false, showsAttendance: false, showsTests: false };
  await admin.client.transcripts.saveSettings({
    ...{ ...plain, signerName: 'Rita Record', signerTitle: 'Registrar', version: 0 },
    signatureBase64: png.toString('base64'),
  });
  const { transcriptId } = await admin.client.transcripts.issue({ ...PLAIN, studentId });
  await admin.client.transcripts.saveSettings({
    ...{ ...plain, signerName: 'Somebody Else', signerTitle: null, version: 1 },
  });
  const page = await get(`/api/transcripts/issued/${transcriptId}.html`, maya);
  expect(page.body).toContain('Rita Record, Registrar');
  expect(page.body).not.toContain('Somebody Else');
  expect(page.body).toMatch(/key FH-\d{4}-\d/);
  expect(page.body).toMatch(
    /<img class="signature" alt="Signature of Rita Record" src="data:image\/png;base64,/,
  );
  const get_ = world.services.files.get.bind(world.services.files);
  vi.spyOn(world.services.files, 'get').mockImplementation((key) =>
    key.startsWith('signatures/') ? Promise.reject(new Error('gone')) : get_(key),
  );
  expect(await admin.client.transcripts.preview({ studentId, overrides: {} })).toMatchObject({
    missingPicture: 'signature',
  });
  await expect(admin.client.transcripts.issue({ ...PLAIN, studentId })).rejects.toMatchObject({
    code: 'PICTURE_MISSING',
    data: { which: 'signature' },
  });
  vi.restoreAllMocks();
});

it('says who decided that credit counts beside another attempt, and why', async () => {
  const { admin, studentId, schoolId, sql } = await hasStudent();
  const { rows } = await sql('select id from enrollments where student_id = $1 limit 1', [studentId]);
  const [{ id: lineId } = { id: '' }] = rows as { id: string }[];
  await sql(
    `insert into credit_decisions (school_id, id, enrollment_id, student_id, number, counts_anyway, reason, by, at)
     values ($1, app.uuidv7(), $2, $3, 1, true, 'Another year of band', $4, now())`,
    [schoolId, lineId, studentId, admin.userId],
  );
  expect(await admin.client.transcripts.reasons({ studentId, lineId })).toMatchObject({
    decisions: [{ byName: 'Ann Head', reason: 'Another year of band', countsAnyway: true }],
  });
});

it('refuses the key of a transcript of another student, and keeps nothing', async () => {
  const { school, admin, studentId } = await hasStudent();
  const other = await school.hasStudent({ name: 'Ada Park' });
  const { transcriptId } = await admin.client.transcripts.issue({ ...PLAIN, studentId });
  await expect(
    admin.client.transcripts.issue({
      ...{ ...PLAIN, studentId: other.studentId as StudentId, transcriptKey: transcriptId },
    }),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(
    (await admin.client.transcripts.issued({ studentId: other.studentId as StudentId })).transcripts,
  ).toEqual([]);
});
