import { createHash, createPublicKey, verify } from 'node:crypto';
import type { StudentId } from '@fieldhouse/contract/ids.ts';
import { clrFaults } from '@fieldhouse/domain/testing/exchange/clr-structure.ts';
import { pescFaults } from '@fieldhouse/domain/testing/exchange/pesc-structure.ts';
import { claimOf, decoded } from '@fieldhouse/domain/testing/exchange/read-proof.ts';
import { readXml } from '@fieldhouse/domain/testing/exchange/read-xml.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cookieOf } from '#testing/browser.ts';
import { postGrade } from '#testing/ledger-school.ts';
import { openWorld, type Person, type World } from '#testing/world.ts';
import { buildApp } from '../../../app.ts';
import { rotateSigningKey } from '../signing.ts';

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

const PLAIN = { overrides: {}, overrideReason: null, recipient: null, supersedes: null };
const KINDS = ['xml', 'json', 'csv'] as const;

let schools = 0;
/** A student with a posted course whose title begins like a formula. */
async function hasStudent() {
  schools += 1;
  const school = await world.hasSchool(`Eastfield ${schools}`);
  const teacher = await school.hasPerson({ role: 'teacher', name: 'Nora Okafor' });
  const admin = await school.hasPerson({ role: 'school_admin', name: 'Ann Head' });
  const course = await school.hasCourse({ title: '=2+5 Mathematics & "Proofs"', teacher });
  const maya = await school.hasStudent({ name: 'Maya Chen', in: [course] });
  await postGrade(admin, teacher, course, 91);
  const studentId = maya.studentId as StudentId;
  const issue = (more: object = {}) => admin.client.transcripts.issue({ ...PLAIN, ...more, studentId });
  return { school, teacher, admin, maya, studentId, issue };
}

const get = (url: string, person?: Person) =>
  app.inject({ url, headers: person ? { cookie: cookieOf(world, person) } : {} });
const fileOf = (transcriptId: string, kind: string) => `/api/transcripts/exchange/${transcriptId}.${kind}`;

it('gives a transcript out in three forms to whoever may read the record, and notes who took it', async () => {
  const { school, admin, maya, studentId, issue } = await hasStudent();
  const parent = await school.hasGuardian({ name: 'Li Chen', of: maya });
  const { transcriptId, code } = await issue();
  // Within an hour the same person counts once, so each takes another form first.
  const taken = async () => (await maya.client.families.disclosures({ studentId, after: null })).disclosures;
  for (const [at, person] of [admin, maya, parent].entries()) {
    for (const kind of [...KINDS.slice(at), ...KINDS.slice(0, at)]) {
      const answer = await get(fileOf(transcriptId, kind), person);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-disposition']).toBe(`attachment; filename="transcript-${code}.${kind}"`);
      expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
      expect(answer.headers['cache-control']).toBe('private, no-store');
      expect((await taken()).map(({ what }) => what)).toEqual(Array(at + 1).fill('transcript'));
    }
  }

  const xml = (await get(fileOf(transcriptId, 'xml'), admin)).body;
  expect(pescFaults(readXml(xml))).toEqual([]);
  expect(xml).toContain(`<DocumentID>${code}</DocumentID>`);
  expect(xml).toContain('<CourseTitle>=2+5 Mathematics &#38; &#34;Proofs&#34;</CourseTitle>');
  const csv = (await get(fileOf(transcriptId, 'csv'), admin)).body;
  expect(csv).toContain(`,"'=2+5 Mathematics & ""Proofs""",`);
  expect(csv).toContain('"Summary","GPA, unweighted","3.64"');
});

it('is nothing to teachers, other schools, other families and strangers', async () => {
  const { school, teacher, maya, issue } = await hasStudent();
  const foreign = await hasStudent();
  const blind = await school.hasGuardian({ name: 'Blind Parent', of: maya, rights: ['message_staff'] });
  const { transcriptId } = await issue();
  for (const kind of KINDS) {
    for (const person of [teacher, foreign.admin, foreign.maya, blind]) {
      expect((await get(fileOf(transcriptId, kind), person)).statusCode).toBeOneOf([403, 404]);
    }
    expect((await get(fileOf(transcriptId, kind))).statusCode).toBe(401);
  }
  expect((await get(fileOf(transcriptId, 'exe'), maya)).statusCode).toBe(404);
});

type Json = Record<string, unknown>;

/** As a stranger checks it: with the file, and the keys that its issuer publishes. */
async function isProven(credential: Json): Promise<boolean> {
  const { method, issuer, bytes, signature } = claimOf(credential, (text) =>
    createHash('sha256').update(text).digest(),
  );
  const published = await get(new URL(issuer).pathname);
  if (published.statusCode !== 200) return false;
  const { id, verificationMethod, assertionMethod } = published.json();
  if (id !== issuer || !assertionMethod.includes(method)) return false;
  const [key] = verificationMethod.filter((one: { id: string }) => one.id === method);
  const multikey = decoded(key.publicKeyMultibase);
  expect([...multikey.subarray(0, 2)]).toEqual([0xed, 0x01]);
  const jwk = { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(multikey.subarray(2)).toString('base64url') };
  return verify(null, bytes, createPublicKey({ key: jwk, format: 'jwk' }), signature);
}

it('signs the learner record with the published key: a stranger confirms it, and one changed value isn’t confirmed', async () => {
  const { admin, issue } = await hasStudent();
  const { transcriptId } = await issue();
  const record = (await get(fileOf(transcriptId, 'json'), admin)).json();
  expect(clrFaults(record)).toEqual([]);
  expect(await isProven(record)).toBe(true);
  const [whole, course] = record.credentialSubject.verifiableCredential;
  expect([await isProven(whole), await isProven(course)]).toEqual([true, true]);
  expect(course.name).toBe('=2+5 Mathematics & "Proofs"');
  const grade = course.credentialSubject.result.find(({ value }: Json) => value === 'A');
  grade.value = 'B';
  expect([await isProven(record), await isProven(course)]).toEqual([false, false]);
  // What an earlier key signed goes on to be confirmed.
  grade.value = 'A';
  await rotateSigningKey(world.services);
  expect(await isProven(record)).toBe(true);
  const later = (await get(fileOf(transcriptId, 'json'), admin)).json();
  expect(later.proof.verificationMethod).not.toBe(record.proof.verificationMethod);
  expect(await isProven(later)).toBe(true);
});

it('publishes the keys of schools that have issued something, and of nobody else', async () => {
  const { school, issue } = await hasStudent();
  const address = `/verify/issuers/${school.schoolId}`;
  expect((await get(address)).statusCode).toBe(404);
  await issue();
  const published = await get(address);
  expect(published.headers['access-control-allow-origin']).toBe('*');
  expect(published.body).not.toMatch(/Eastfield|Maya|PRIVATE/);
  for (const nobody of ['/verify/issuers/0190d0a0-0000-7000-8000-000000000000', '/verify/issuers/x']) {
    expect((await get(nobody)).statusCode).toBe(404);
  }
});

it('signs nothing anew that was replaced or withdrawn, and gives nothing out that isn’t what was signed', async () => {
  const { admin, issue } = await hasStudent();
  const first = await issue();
  const second = await issue({ supersedes: { transcriptId: first.transcriptId, reason: 'Fall grades' } });
  const statuses = async (transcriptId: string) =>
    Promise.all(KINDS.map(async (kind) => (await get(fileOf(transcriptId, kind), admin)).statusCode));
  expect(await statuses(first.transcriptId)).toEqual([200, 409, 200]);
  await admin.client.transcripts.revoke({ transcriptId: second.transcriptId, reason: 'Wrong Maya' });
  expect(await statuses(second.transcriptId)).toEqual([409, 409, 409]);

  const third = await issue();
  expect(await statuses(third.transcriptId)).toEqual([200, 200, 200]);
  const client = await world.services.db.pool.connect();
  try {
    await client.query('set role fieldhouse_owner');
    await client.query('alter table issued_transcripts no force row level security');
    await client.query(
      "update issued_transcripts set document = jsonb_set(document, '{years,0,lines,0,letter}', '\"B\"') where id = $1",
      [third.transcriptId],
    );
    await client.query('alter table issued_transcripts force row level security');
  } finally {
    await client.query('reset role');
    client.release();
  }
  expect(await statuses(third.transcriptId)).toEqual([404, 404, 404]);
});
