import type { TranscriptId } from '@fieldhouse/contract/ids.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { jobInSchool } from '#db/scopes.ts';
import { cookieOf } from '#testing/browser.ts';
import { bornYearsAgo } from '#testing/consent.ts';
import { inDays } from '#testing/school-days.ts';
import { hasTranscriptStudent, PLAIN } from '#testing/transcript-school.ts';
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
afterEach(() => world.isAt(new Date().toISOString()));

const NAME = { what: 'name', days: 30 } as const;
const SUMMARY = { what: 'summary', days: 30 } as const;
const NOTHING = { what: 'nothing' } as const;

/** Maya with a transcript that was issued, two guardians who may consent and one who may only look. */
async function hasIssued(birthOn: string) {
  const place = await hasTranscriptStudent(world);
  const { school, admin, maya, studentId, sql } = place;
  await sql('update student_profiles set birth_on = $2 where id = $1', [studentId, birthOn]);
  const guardian = (name: string, rights: string[]) => school.hasGuardian({ name, of: maya, rights });
  const mother = await guardian('Li Chen', ['see_record', 'consent']);
  const father = await guardian('Bo Chen', ['see_record', 'consent']);
  const aunt = await guardian('Ann Chen', ['see_record']);
  const { transcriptId, code } = await admin.client.transcripts.issue({ ...PLAIN, studentId });
  return { ...place, mother, father, aunt, transcriptId, code };
}

const page = async (code: string, language = 'en') =>
  (await app.inject({ url: `/verify/${code}?lang=${language}` })).body;
const says = (body: string) => ({ name: body.includes('Maya Chen'), gpa: body.includes('3.32') });
const HIDDEN = { name: false, gpa: false };

const oneOf = async (person: Person, { studentId }: { studentId: string }) =>
  (await person.client.transcripts.issued({ studentId: studentId as never })).transcripts[0];

it('shows nothing of the student until the family says so, then what they say, each time as a disclosure', async () => {
  const family = await hasIssued(bornYearsAgo(16));
  const { mother, maya, studentId, transcriptId, code } = family;
  expect(says(await page(code))).toEqual(HIDDEN);
  expect(await oneOf(mother, family)).toMatchObject({ shown: null, can: { show: true, hide: false } });
  await mother.client.transcripts.setShown({ transcriptId, shows: NAME });
  expect(says(await page(code))).toEqual({ name: true, gpa: false });
  for (const person of [maya, family.father]) {
    const { notifications } = await person.client.notifications.latest({});
    expect(notifications.map(({ template }) => template)).toContain('transcript_shown');
  }
  // Whoever asks for the head alone, or downloads it elsewhere, is shown nobody.
  await app.inject({ method: 'HEAD', url: `/verify/${code}` });
  await app.inject({
    url: `/api/transcripts/exchange/${transcriptId}.csv`,
    headers: { cookie: cookieOf(world, family.admin) },
  });
  await mother.client.transcripts.setShown({ transcriptId, shows: SUMMARY });
  const body = await page(code);
  expect(says(body)).toEqual({ name: true, gpa: true });
  expect(body).toContain('Credits earned');
  expect(body).not.toContain('Algebra');
  for (const [language, word] of [
    ['es', 'Créditos obtenidos'],
    ['fr', 'Crédits obtenus'],
    ['de', 'Erworbene Credits'],
  ] as const)
    expect(await page(code, language)).toContain(word);
  const { disclosures } = await maya.client.families.disclosures({ studentId, after: null });
  const checks = disclosures.filter(({ purpose }) => purpose === 'verification');
  expect(checks).toHaveLength(5);
  expect(checks[0]).toMatchObject({
    ...{ what: 'transcript', purpose: 'verification', legalBasis: 'consent', recipientName: code },
  });
  expect(await oneOf(maya, family)).toMatchObject({
    shown: { shows: 'summary', basis: 'guardian', openings: 4 },
    can: { show: false, hide: true },
  });
});

it('is allowed by a guardian of a minor and by a student of age, and by nobody else', async () => {
  const minor = await hasIssued(bornYearsAgo(16));
  const { admin, maya, aunt, teacher, mother, transcriptId } = minor;
  const other = await hasIssued(bornYearsAgo(16));
  for (const [person, code] of [
    [maya, 'FORBIDDEN'],
    [aunt, 'FORBIDDEN'],
    [admin, 'FORBIDDEN'],
    [teacher, /NOT_FOUND|FORBIDDEN/],
    [other.mother, 'NOT_FOUND'],
    [other.admin, /NOT_FOUND|FORBIDDEN/],
  ] as const)
    await expect(person.client.transcripts.setShown({ transcriptId, shows: NAME })).rejects.toMatchObject({
      code: expect.stringMatching(code),
    });
  await mother.client.transcripts.setShown({ transcriptId, shows: NAME });

  const adult = await hasIssued(bornYearsAgo(18));
  await expect(
    adult.mother.client.transcripts.setShown({ transcriptId: adult.transcriptId, shows: NAME }),
  ).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await adult.maya.client.transcripts.setShown({ transcriptId: adult.transcriptId, shows: NAME });
  expect(says(await page(adult.code)).name).toBe(true);
});

it('ends at once: by the student, by another guardian, with its days, with the right of whoever allowed it', async () => {
  const family = await hasIssued(bornYearsAgo(16));
  const { mother, father, maya, transcriptId, code, sql } = family;
  for (const person of [maya, father]) {
    await mother.client.transcripts.setShown({ transcriptId, shows: NAME });
    expect(says(await page(code)).name).toBe(true);
    await person.client.transcripts.setShown({ transcriptId, shows: NOTHING });
    expect(says(await page(code))).toEqual(HIDDEN);
  }
  await mother.client.transcripts.setShown({ transcriptId, shows: NAME });
  world.isAt(`${inDays(31)}T12:00:00Z`);
  expect(says(await page(code))).toEqual(HIDDEN);
  world.isAt(new Date().toISOString());
  expect(says(await page(code)).name).toBe(true);
  await sql("update guardian_links set rights = '{see_record}' where guardian_user_id = $1", [mother.userId]);
  expect(says(await page(code))).toEqual(HIDDEN);
  expect((await oneOf(father, family))?.shown).toMatchObject({ isPaused: true });
});

it('shows nothing of a transcript that was withdrawn, or is on hold, or that too many have looked at', async () => {
  const family = await hasIssued(bornYearsAgo(16));
  const { admin, mother, transcriptId, code, studentId } = family;
  await mother.client.transcripts.setShown({ transcriptId, shows: NAME });
  const hold = (isHeld: boolean) =>
    admin.client.transcriptRequests.setHold({ studentId, isHeld, reason: 'Books are out' });
  await hold(true);
  expect(says(await page(code))).toEqual(HIDDEN);
  await expect(mother.client.transcripts.setShown({ transcriptId, shows: SUMMARY })).rejects.toMatchObject({
    code: 'ON_HOLD',
  });
  await mother.client.transcripts.setShown({ transcriptId, shows: NOTHING });
  await hold(false);
  await mother.client.transcripts.setShown({ transcriptId, shows: NAME });
  for (let count = 0; count < 60; count += 1) await page(code);
  expect(says(await page(code))).toEqual(HIDDEN);
  await admin.client.transcripts.revoke({ transcriptId, reason: 'Wrong name' });
  await expect(mother.client.transcripts.setShown({ transcriptId, shows: NAME })).rejects.toMatchObject({
    code: 'NOT_CURRENT',
  });
});

it('is not to be read across schools in the database itself', async () => {
  const family = await hasIssued(bornYearsAgo(16));
  const other = await hasIssued(bornYearsAgo(16));
  await family.mother.client.transcripts.setShown({
    transcriptId: family.transcriptId as TranscriptId,
    shows: NAME,
  });
  const seen = await world.services.units.write(jobInSchool(other.school.schoolId), (tx) =>
    tx.execute('select id from transcript_shares where transcript_id = $1', [family.transcriptId]),
  );
  expect(seen.rows).toEqual([]);
});
