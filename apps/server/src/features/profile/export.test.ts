import { inflateRawSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { jobForPlatform, jobInSchool } from '#db/scopes.ts';
import { newId } from '#platform/ids.ts';
import { notify } from '#platform/notify.ts';
import { cookieOf } from '#testing/browser.ts';
import { begin, write } from '#testing/messages.ts';
import { openWorld, type Person, type StudentPerson, type World } from '#testing/world.ts';
import { buildApp } from '../../app.ts';
import { sweepProfiles } from './carry-out.ts';
import { makeExport } from './export.ts';

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

const DAY = 86_400_000;
const fetchAs = (person: Person | null, exportId: string) =>
  app.inject({
    url: `/exports/${exportId}`,
    headers: person ? { cookie: cookieOf(world, person) } : {},
  });

/** Files of an archive by name, read by its directory as any program would. */
function unzip(bytes: Buffer): Map<string, string> {
  const files = new Map<string, string>();
  const end = bytes.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left--) {
    const packed = bytes.readUInt32LE(at + 20);
    const nameLength = bytes.readUInt16LE(at + 28);
    const start = bytes.readUInt32LE(at + 42);
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
    const body = start + 30 + bytes.readUInt16LE(start + 26);
    files.set(name, inflateRawSync(bytes.subarray(body, body + packed)).toString('utf8'));
    at += 46 + nameLength;
  }
  return files;
}

async function live(mark: string): Promise<StudentPerson> {
  const school = await world.hasSchool(`School ${mark}`);
  const teacher = await school.hasPerson({ role: 'teacher', name: `Teacher ${mark}` });
  const course = await school.hasCourse({
    title: `Course ${mark}`,
    teacher,
    assignments: [{ title: `First ${mark}` }, { title: `Second ${mark}` }, { title: `Held ${mark}` }],
  });
  const student = await school.hasStudent({ name: `Student ${mark}`, in: [course] });
  const [draftId, workId, heldId] = course.assignmentIds as never[];
  const { client } = student;
  await client.profile.savePerson({
    givenName: 'Student',
    familyName: mark,
    phone: `phone-${mark}`,
    address: `address-${mark}`,
    bio: `bio-${mark}`,
    version: 1,
  });
  await client.profile.saveSettings({ timeZone: 'America/Denver', version: 1 });
  await client.notifications.savePreferences({
    preferences: [{ type: 'grade', channel: 'email', cadence: 'off' }],
  });
  await client.coursework.saveDraft({
    assignmentId: draftId as never,
    content: { v: 1, text: `draft-${mark}`, matches: [] },
    baseRevision: 0,
    deviceId: 'a',
  });
  for (const [assignmentId, text, release] of [
    [workId, `attempt-${mark}`, true],
    [heldId, `other-${mark}`, false],
  ] as const) {
    const { attemptId } = await client.coursework.submit({
      assignmentId: assignmentId as never,
      content: { v: 1, text, matches: [] },
      idempotencyKey: newId(),
    });
    await teacher.client.grading.record({
      attemptId,
      criteria: [{ criterionId: 'work', points: 5 }],
      comment: release ? `comment-${mark}` : `secret-${mark}`,
      baseSeq: 0,
      release,
    });
  }
  await client.lessons.recordEvents({
    events: [
      {
        clientEventId: newId(),
        lessonId: course.lessonIds[0] as never,
        kind: 'opened',
        occurredAt: new Date().toISOString(),
      },
    ],
  });
  await client.billing.startCheckout({
    planCode: 'parent',
    licenseType: 'annual',
    idempotencyKey: newId(),
  });
  await world.services.units.write(jobInSchool(school.schoolId), (tx) =>
    notify(tx, world.services.clock, [student.userId], {
      schoolId: school.schoolId,
      type: 'system',
      template: 'person_waiting',
      groupKey: `note-${mark}`,
    }),
  );
  const conversationId = await begin(school, student, teacher, { body: `message-${mark}` });
  // Words of others stay theirs.
  await write(teacher, conversationId, `secret-${mark}`);
  const fileId = newId();
  await world.services.units.write(jobInSchool(school.schoolId), (tx) =>
    tx.execute(
      `insert into files (school_id, id, storage_key, purpose, entity_id, owner_user_id, name, media_type, size_bytes,
         sha256) values ($1, $2, $3, 'submission', $4, $5, $6, 'text/plain', 4, 'x')`,
      [school.schoolId, fileId, `files/${fileId}`, workId, student.userId, `../file-${mark}.txt`],
    ),
  );
  await world.services.files.put(`files/${fileId}`, Buffer.from(`bytes-${mark}`));
  return student;
}

it('holds everything kept about the person and nothing of anybody else', async () => {
  const ada = await live('ADA');
  await live('BOB');
  await world
    .clientWith({ token: null })
    .accounts.signIn({ email: ada.email, password: 'not-the-one' })
    .catch(() => {});
  const asked = await ada.client.profile.requestExport({});
  expect(asked.state).toBe('queued');
  expect((await fetchAs(ada, asked.exportId)).statusCode).toBe(404);
  await makeExport(world.services, { exportId: asked.exportId });
  await makeExport(world.services, { exportId: asked.exportId });

  const answer = await fetchAs(ada, asked.exportId);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/zip',
    'cache-control': 'private, no-store',
  });
  const files = unzip(answer.rawPayload);
  const has = (file: string, text: string) => expect(files.get(file), file).toContain(text);
  has('account.json', ada.email);
  has('profile.json', 'phone-ADA');
  has('profile.json', 'address-ADA');
  has('profile.json', 'bio-ADA');
  has('settings.json', 'America/Denver');
  has('notification-preferences.json', '"grade"');
  has('memberships.json', 'School ADA');
  has('student-records.json', 'Student ADA');
  has('enrollments.json', 'Course ADA');
  has('lesson-progress.json', '"lesson_id"');
  has('course-progress.json', '"course_id"');
  has('drafts.json', 'draft-ADA');
  has('attempts.json', 'attempt-ADA');
  has('files.json', 'file-ADA');
  has('grades.json', 'comment-ADA');
  has('notifications.json', 'note-ADA');
  has('messages.json', 'message-ADA');
  has('sign-ins.json', 'wrong_credentials');
  has('payments.json', '"plan_code"');
  has('index.html', '<a href="attempts.json">attempts.json</a>');
  const handedIn = [...files.keys()].find((name) => name.startsWith('files/')) ?? '';
  expect(handedIn).toMatch(/^files\/[0-9a-f-]{36}-.*file-ADA\.txt$/);
  expect(handedIn.slice(6)).not.toContain('/');
  has(handedIn, 'bytes-ADA');
  const whole = [...files.values()].join('\n');
  expect(whole).not.toContain('BOB');
  // What isn't released doesn't exist for the student; secrets are nobody's to carry around.
  expect(whole).not.toContain('secret-ADA');
  expect(whole).not.toMatch(/argon2|password_hash/);

  const letters = await world.services.units.write(jobForPlatform, (tx) =>
    tx.execute("select 1 from mail_outbox where template = 'export-ready' and to_user_id = $1", [ada.userId]),
  );
  expect(letters.rows).toHaveLength(1);
});

it('opens for nobody else, once a day, and for seven days', async () => {
  const school = await world.hasSchool('Copy High');
  const person = await school.hasPerson({ role: 'teacher', name: 'Wants Copy' });
  const admin = await school.hasPerson({ role: 'school_admin', name: 'Copy Admin' });
  const { exportId } = await person.client.profile.requestExport({});
  await makeExport(world.services, { exportId });
  await expect(person.client.profile.requestExport({})).rejects.toMatchObject({ code: 'TOO_SOON' });
  expect((await fetchAs(person, exportId)).statusCode).toBe(200);
  for (const one of [admin, null]) expect((await fetchAs(one, exportId)).statusCode).toBe(404);

  const asked = Date.now();
  world.isAt(new Date(asked + DAY + 60_000).toISOString());
  const second = await person.client.profile.requestExport({});
  expect(second.exportId).not.toBe(exportId);

  world.isAt(new Date(asked + 7 * DAY + 60_000).toISOString());
  expect((await fetchAs(person, exportId)).statusCode).toBe(404);
  await sweepProfiles(world.services);
  await expect(world.services.files.get(`exports/${person.userId}/${exportId}`)).rejects.toThrow();
});

it('says when it could not be made, and may then be asked for again at once', async () => {
  const school = await world.hasSchool('Broken High');
  const person = await school.hasPerson({ role: 'teacher', name: 'No Luck' });
  const { exportId } = await person.client.profile.requestExport({});
  const put = vi.spyOn(world.services.files, 'put').mockRejectedValueOnce(new Error('disk full'));
  await makeExport(world.services, { exportId });
  put.mockRestore();
  expect(await person.client.profile.account({})).toMatchObject({
    export: { state: 'failed' },
    nextExportAt: null,
  });
  const again = await person.client.profile.requestExport({});
  await makeExport(world.services, { exportId: again.exportId });
  expect((await person.client.profile.account({})).export?.state).toBe('ready');
});
