import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SchoolId, StudentId, TranscriptRunId } from '@fieldhouse/contract/ids.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobInSchool } from '#db/scopes.ts';
import { newId } from '#platform/ids.ts';
import { cookieOf } from '#testing/browser.ts';
import { postGrade } from '#testing/ledger-school.ts';
import { openWorld, type Person, type World } from '#testing/world.ts';
import { buildApp } from '../../app.ts';

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

/** A school with a class of three, one of whom is the registrar's own child. */
async function openSchool() {
  const school = await world.hasSchool(`Runs ${newId()}`);
  const schoolId = school.schoolId as SchoolId;
  const sql = async (text: string, values: unknown[] = []) =>
    (await world.services.units.write(jobInSchool(schoolId), (tx) => tx.execute(text, values)))
      .rows as Record<string, unknown>[];
  const admin = await school.hasPerson({ role: 'school_admin', name: 'Ann Head' });
  const teacher = await school.hasPerson({ role: 'teacher', name: 'Nora Okafor' });
  const registrar = await school.hasPerson({ role: 'teacher', name: 'Rita Record' });
  await sql("update school_memberships set duties = '{registrar}' where user_id = $1", [registrar.userId]);
  const biology = await school.hasCourse({ title: 'Biology', teacher });
  const ada = await school.hasStudent({ name: 'Ada Park', in: [biology] });
  const bo = await school.hasStudent({ name: 'Bo O’Baker / Ñúñez', in: [biology] });
  const cy = await school.hasStudent({ name: 'Cy Record', in: [biology] });
  await school.isGuardian(registrar, { of: cy });
  await postGrade(admin, teacher, biology, 91);
  const pick = { kind: 'class' as const, courseId: biology.courseId };
  const start = async (person: Person, change: object = {}) =>
    await person.client.transcriptRuns.start({ pick, recipient: null, runKey: newId(), ...change });
  const work = (runId: TranscriptRunId) => world.runs('transcripts.run', { schoolId, runId });
  return { school, schoolId, sql, admin, teacher, registrar, biology, ada, bo, cy, pick, start, work };
}

it('runs at the school that a registrar of several picks, and at no other', async () => {
  const { school, schoolId, registrar, ada, pick, start } = await openSchool();
  const second = await openSchool();
  await second.school.joins(registrar, 'teacher');
  const other = second.schoolId;
  const { transcriptRuns, records } = registrar.client;
  // Works there, and keeps no records.
  for (const ask of [
    () => transcriptRuns.classes({ schoolId: other, search: '' }),
    () => transcriptRuns.preview({ schoolId: other, pick: second.pick }),
    () => start(registrar, { schoolId: other, pick: second.pick }),
  ])
    await expect(ask()).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await second.sql("update school_memberships set duties = '{registrar}' where user_id = $1", [
    registrar.userId,
  ]);
  expect((await transcriptRuns.list({})).schools).toEqual([
    { schoolId, name: school.name },
    { schoolId: other, name: second.school.name },
  ]);
  const { classes } = await transcriptRuns.classes({ schoolId: other, search: '' });
  expect(classes.map(({ courseId }) => courseId)).toEqual([second.biology.courseId]);
  const { students } = await records.students({ search: 'Park', schoolId: other });
  expect(students.map(({ studentId }) => studentId)).toEqual([second.ada.studentId]);
  // Students and classes of the one aren't picked at the other.
  for (const wrong of [pick, { kind: 'students' as const, studentIds: [ada.studentId] }])
    await expect(start(registrar, { schoolId: other, pick: wrong })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  const { runId } = await start(registrar, { schoolId: other, pick: second.pick });
  await second.work(runId);
  expect((await transcriptRuns.list({})).runs).toMatchObject([
    { runId, schoolName: second.school.name, isFinished: true, issued: 3 },
  ]);
  // Without one it is the first, as before.
  expect((await transcriptRuns.preview({ pick })).students).toHaveLength(3);
});

const archiveOf = async (runId: string, person?: Person) =>
  await app.inject({
    url: `/api/transcripts/runs/${runId}.zip`,
    headers: person ? { cookie: cookieOf(world, person) } : {},
  });

/** What stands in an archive, as another program unpacks it: names with hashes. */
function unpacked(bytes: Buffer): { name: string; sha256: string }[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'run-'));
  const file = path.join(folder, 'all.zip');
  writeFileSync(file, bytes);
  execFileSync('python3', ['-m', 'zipfile', '-e', file, path.join(folder, 'out')]);
  return readdirSync(path.join(folder, 'out'))
    .sort()
    .map((name) => ({
      name,
      sha256: createHash('sha256')
        .update(readFileSync(path.join(folder, 'out', name)))
        .digest('hex'),
    }));
}

it('issues the transcripts of a class, one after the other, and gives them out as one archive', async () => {
  const { registrar, ada, bo, cy, sql, pick, start, work } = await openSchool();
  expect(await registrar.client.transcriptRuns.preview({ pick })).toEqual({
    courseTitle: 'Biology',
    students: [
      { studentId: ada.studentId, name: 'Ada Park', isTooClose: false },
      { studentId: bo.studentId, name: 'Bo O’Baker / Ñúñez', isTooClose: false },
      { studentId: cy.studentId, name: 'Cy Record', isTooClose: true },
    ],
  });
  const { runId } = await start(registrar, { recipient: 'Lakeshore College' });
  expect(await registrar.client.transcriptRuns.get({ runId })).toMatchObject({
    ...{ total: 3, issued: 0, refused: 1, isFinished: false, can: { cancel: true } },
    left: [{ studentId: cy.studentId, refusal: 'too_close' }],
  });
  await work(runId);
  expect((await registrar.client.transcriptRuns.list({})).runs).toMatchObject([
    {
      ...{ runId, courseTitle: 'Biology', recipient: 'Lakeshore College', startedByName: 'Rita Record' },
      ...{ total: 3, issued: 2, refused: 1, isFinished: true, isCancelled: false, can: { cancel: false } },
    },
  ]);
  const kept = await sql(
    'select code, recipient, pdf_sha256, issued_by from issued_transcripts where student_id = any ($1::uuid[])',
    [[ada.studentId, bo.studentId]],
  );
  expect(kept).toHaveLength(2);
  expect(
    kept.every((one) => one.recipient === 'Lakeshore College' && one.issued_by === registrar.userId),
  ).toBe(true);
  const answer = await archiveOf(runId, registrar);
  expect(answer.headers['content-type']).toBe('application/zip');
  const files = unpacked(answer.rawPayload);
  expect(files.map(({ name }) => name.replace(/FH(-\w{4}){3}/, 'CODE'))).toEqual([
    'Ada Park CODE.pdf',
    'Bo OBaker  Ñúñez CODE.pdf',
  ]);
  expect(files.map(({ sha256 }) => sha256).sort()).toEqual(kept.map((one) => one.pdf_sha256).sort());
  // Each is as good as one that was issued alone, and the family reads who took it.
  const { transcripts } = await ada.client.transcripts.issued({ studentId: ada.studentId as StudentId });
  expect(transcripts).toMatchObject([
    { status: 'valid', recipient: 'Lakeshore College', issuedByName: 'Rita Record' },
  ]);
  const verdict = await app.inject({ url: `/verify/${transcripts[0]?.code}` });
  expect(verdict.body).toContain('class="panel valid"');
  const { disclosures } = await ada.client.families.disclosures({
    studentId: ada.studentId as StudentId,
    after: null,
  });
  expect(disclosures.map(({ what }) => what)).toContain('transcript');
  expect(await sql("select actor_user_id from audit_log where action = 'transcript.issued'")).toEqual(
    Array.from({ length: 2 }, () => ({ actor_user_id: registrar.userId })),
  );
});

it('says so in the archive of a batch of which no transcript holds any more', async () => {
  const { registrar, ada, bo, pick, work } = await openSchool();
  const { runId } = await registrar.client.transcriptRuns.start({ pick, recipient: null, runKey: newId() });
  await work(runId);
  for (const studentId of [ada, bo].map((one) => one.studentId as StudentId))
    for (const { transcriptId } of (await registrar.client.transcripts.issued({ studentId })).transcripts)
      await registrar.client.transcripts.revoke({ transcriptId, reason: 'Wrong seal' });
  const files = unpacked((await archiveOf(runId, registrar)).rawPayload);
  expect(files.map(({ name }) => name)).toEqual(['Empty.txt']);
});

it('starts once what is sent twice, and issues once what is worked on twice', async () => {
  const { registrar, sql, pick, work } = await openSchool();
  const wishes = { pick, recipient: null, runKey: newId() };
  const [one, two] = await Promise.all([
    registrar.client.transcriptRuns.start(wishes),
    registrar.client.transcriptRuns.start(wishes),
  ]);
  expect(one).toEqual(two);
  await Promise.all([work(one.runId), work(one.runId)]);
  await work(one.runId);
  expect(await sql('select count(*)::int as count from issued_transcripts')).toEqual([{ count: 2 }]);
  expect(await registrar.client.transcriptRuns.get({ runId: one.runId })).toMatchObject({
    issued: 2,
    refused: 1,
  });
});

it('leaves out those whose figures differ or whose name can’t be printed, and goes on with the others', async () => {
  const { registrar, admin, ada, bo, sql, start, work } = await openSchool();
  await sql('update student_gpas set official_gpa = 1.5 where student_id = $1', [ada.studentId]);
  await sql('update student_profiles set legal_name = $2 where id = $1', [
    bo.studentId,
    'Bo \u{13000} Baker',
  ]);
  const { runId } = await start(admin);
  await work(runId);
  const { left, ...run } = await admin.client.transcriptRuns.get({ runId });
  expect(run).toMatchObject({ issued: 1, refused: 2, isFinished: true });
  expect(left.map(({ studentId, refusal }) => [studentId, refusal])).toEqual([
    [ada.studentId, 'figures_differ'],
    [bo.studentId, 'unprintable'],
  ]);
  await expect(archiveOf(runId, registrar)).resolves.toMatchObject({ statusCode: 200 });
});

it('stops where somebody stops it, or where whoever started it keeps the records no more', async () => {
  const { registrar, admin, sql, start, work } = await openSchool();
  const first = await start(registrar);
  await admin.client.transcriptRuns.cancel({ runId: first.runId });
  await work(first.runId);
  expect(await admin.client.transcriptRuns.get({ runId: first.runId })).toMatchObject({
    ...{ issued: 0, refused: 3, isFinished: true, isCancelled: true },
    left: [{ refusal: 'cancelled' }, { refusal: 'cancelled' }, { refusal: 'too_close' }],
  });
  const second = await start(registrar);
  await sql("update school_memberships set duties = '{}' where user_id = $1", [registrar.userId]);
  await work(second.runId);
  expect(await admin.client.transcriptRuns.get({ runId: second.runId })).toMatchObject({
    ...{ issued: 0, isFinished: true },
    left: [{ refusal: 'not_allowed' }, { refusal: 'not_allowed' }, { refusal: 'too_close' }],
  });
  expect(await sql('select count(*)::int as count from issued_transcripts')).toEqual([{ count: 0 }]);
});

it('leaves out whose transcripts are on hold, and who became the starter’s own child meanwhile', async () => {
  const { school, registrar, ada, bo, start, work } = await openSchool();
  await registrar.client.transcriptRequests.setHold({
    studentId: ada.studentId as StudentId,
    isHeld: true,
    reason: 'A book is missing',
  });
  const { runId } = await start(registrar);
  await school.isGuardian(registrar, { of: bo });
  await work(runId);
  const { left, issued } = await registrar.client.transcriptRuns.get({ runId });
  expect(issued).toBe(0);
  expect(left.map(({ refusal }) => refusal)).toEqual(['on_hold', 'too_close', 'too_close']);
});

it('says so where the key isn’t on the server, and tries an error of ours three times', async () => {
  const { admin, start, work } = await openSchool();
  const { runId } = await start(admin);
  const folder = path.join(world.services.config.DATA_DIR, 'signing-keys');
  renameSync(folder, `${folder}-away`);
  await work(runId);
  renameSync(`${folder}-away`, folder);
  expect(await admin.client.transcriptRuns.get({ runId })).toMatchObject({
    ...{ issued: 0, isFinished: true },
    left: [{ refusal: 'no_key' }, { refusal: 'no_key' }, { refusal: 'no_key' }],
  });
  const again = await start(admin);
  const { put } = world.services.files;
  let tries = 0;
  world.services.files.put = async () => {
    tries += 1;
    throw new Error('The disk is full');
  };
  await work(again.runId);
  world.services.files.put = put;
  expect(tries).toBe(9);
  expect(await admin.client.transcriptRuns.get({ runId: again.runId })).toMatchObject({
    left: [{ refusal: 'failed' }, { refusal: 'failed' }, { refusal: 'failed' }],
  });
});

it('is nothing to teachers, counselors, families and other schools', async () => {
  const { school, admin, teacher, ada, pick, start, work, sql } = await openSchool();
  const other = await openSchool();
  const counselor = await school.hasPerson({ role: 'teacher', name: 'Cora Counsel' });
  await sql("update school_memberships set duties = '{counselor}' where user_id = $1", [counselor.userId]);
  const { runId } = await start(admin);
  await work(runId);
  for (const person of [teacher, counselor, ada, other.admin]) {
    const { transcriptRuns } = person.client;
    for (const ask of [
      () => transcriptRuns.preview({ pick }),
      () => transcriptRuns.start({ pick, recipient: null, runKey: newId() }),
      () => transcriptRuns.get({ runId }),
      () => transcriptRuns.cancel({ runId }),
    ]) {
      await expect(ask()).rejects.toMatchObject({ code: expect.stringMatching(/^(FORBIDDEN|NOT_FOUND)$/) });
    }
    expect((await archiveOf(runId, person)).statusCode).toBeOneOf([403, 404]);
  }
  expect((await archiveOf(runId)).statusCode).toBe(401);
  expect((await archiveOf('nothing', admin)).statusCode).toBe(404);
  const mixed = [ada.studentId, other.ada.studentId] as StudentId[];
  await expect(
    admin.client.transcriptRuns.preview({ pick: { kind: 'students', studentIds: mixed } }),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

it('picks everybody who graduates in a year, those who have left after it among them', async () => {
  const { admin, ada, bo, cy, sql } = await openSchool();
  await sql('update student_profiles set graduation_year = 2027 where id = any ($1::uuid[])', [
    [ada.studentId, bo.studentId],
  ]);
  await sql('update student_profiles set graduation_year = 2028 where id = $1', [cy.studentId]);
  await sql("update school_memberships set status = 'ended', ended_at = now() where user_id = $1", [
    bo.userId,
  ]);
  const named = async () =>
    (
      await admin.client.transcriptRuns.preview({ pick: { kind: 'graduates', graduationYear: 2027 } })
    ).students.map(({ name }) => name);
  expect(await named()).toEqual(['Ada Park']);
  await sql(
    `insert into eligibility_profiles (school_id, student_id, graduated_on, updated_by)
     select school_id, id, '2027-06-04', $2 from student_profiles where id = $1
     on conflict (school_id, student_id) do update set graduated_on = '2027-06-04'`,
    [bo.studentId, admin.userId],
  );
  expect(await named()).toEqual(['Ada Park', 'Bo O’Baker / Ñúñez']);
});

it('leaves those out of the archive that are on hold and about its reader’s own child, and says so', async () => {
  const { admin, registrar, cy, start, work } = await openSchool();
  const { runId } = await start(admin);
  await work(runId);
  await admin.client.transcriptRequests.setHold({
    ...{ studentId: cy.studentId as StudentId, isHeld: true, reason: 'Books are out' },
  });
  const own = unpacked((await archiveOf(runId, registrar)).rawPayload).map(({ name }) => name);
  expect(own.filter((name) => name.endsWith('.pdf'))).toHaveLength(2);
  expect(own).toContain('On hold.txt');
  expect(own.some((name) => name.startsWith('Cy Record'))).toBe(false);
  const all = unpacked((await archiveOf(runId, admin)).rawPayload).map(({ name }) => name);
  expect(all.filter((name) => name.endsWith('.pdf'))).toHaveLength(3);
  const { disclosures } = await admin.client.families.disclosures({
    ...{ studentId: cy.studentId as StudentId, after: null },
  });
  expect(disclosures.filter(({ what }) => what === 'transcript')).toHaveLength(1);
});
