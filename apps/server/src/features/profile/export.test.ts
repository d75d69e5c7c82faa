import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { jobForPlatform, jobInSchool } from '#db/scopes.ts';
import { newId } from '#platform/ids.ts';
import { notify } from '#platform/notify.ts';
import { cookieOf } from '#testing/browser.ts';
import { begin, write } from '#testing/messages.ts';
import { unzip } from '#testing/unzip.ts';
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
  await client.discussions.post({
    ...{ courseId: course.courseId, title: `thread-${mark}`, postKey: newId() },
    content: `<p>post-${mark}</p>`,
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
  const asked = await ada.client.profile.requestExport({ studentId: null });
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
  has('users.json', ada.email);
  has('profiles.json', 'phone-ADA');
  has('profiles.json', 'address-ADA');
  has('profiles.json', 'bio-ADA');
  has('user_settings.json', 'America/Denver');
  has('notification_preferences.json', '"grade"');
  has('school_memberships.json', 'School ADA');
  has('student_profiles.json', 'Student ADA');
  has('enrollments.json', 'Course ADA');
  has('lesson_progress.json', '"lesson_id"');
  has('course_progress.json', '"course_id"');
  has('drafts.json', 'draft-ADA');
  // As it is read: without the mark of the sanitizer, which every stored post begins with.
  has('discussions.json', '"<p>post-ADA</p>"');
  has('submission_attempts.json', 'attempt-ADA');
  has('files.json', 'file-ADA');
  has('grades.json', 'comment-ADA');
  has('notifications.json', 'note-ADA');
  has('messages.json', 'message-ADA');
  has('login_activity.json', 'wrong_credentials');
  has('payments.json', '"plan_code"');
  has('index.html', '<a href="submission_attempts.json">submission_<wbr>attempts.json</a>');
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

it('gives the document behind a credit to the student whose record it is, and not to whoever uploaded it', async () => {
  const school = await world.hasSchool('Credit High');
  const admin = await school.hasPerson({ role: 'school_admin', name: 'Ad Min' });
  const eli = await school.hasStudent({ name: 'Eli Novak', in: [] });
  const fileId = newId();
  await world.services.units.write(jobInSchool(school.schoolId), async (tx) => {
    await tx.execute(
      `insert into files (school_id, id, storage_key, purpose, entity_id, owner_user_id, name, media_type, size_bytes,
         sha256) values ($1, $2, $3, 'record', $4, $5, 'Transcript of Eli.txt', 'text/plain', 4, 'x')`,
      [school.schoolId, fileId, `files/${fileId}`, eli.studentId, admin.userId],
    );
    await tx.execute(
      `insert into transfer_credits (school_id, id, student_id, kind, school_name, title, grade_raw, credits, term_label,
         source_file_id, status, entered_by) values ($1, $2, $3, 'transfer', 'Elsewhere', 'Art', 'A', 1, '2024', $4, 'approved', $5)`,
      [school.schoolId, newId(), eli.studentId, fileId, admin.userId],
    );
  });
  await world.services.files.put(`files/${fileId}`, Buffer.from('bytes-ELI'));
  const copyOf = async (person: Person) => {
    const { exportId } = await person.client.profile.requestExport({ studentId: null });
    await makeExport(world.services, { exportId });
    return [...unzip((await fetchAs(person, exportId)).rawPayload)].flat().join('\n');
  };
  const own = await copyOf(eli);
  expect([own.includes('Transcript of Eli.txt'), own.includes('bytes-ELI')]).toEqual([true, true]);
  const ofAdmin = await copyOf(admin);
  expect([ofAdmin.includes('Transcript of Eli'), ofAdmin.includes('bytes-ELI')]).toEqual([false, false]);
});

it('opens for nobody else, once a day, and for seven days', async () => {
  const school = await world.hasSchool('Copy High');
  const person = await school.hasPerson({ role: 'teacher', name: 'Wants Copy' });
  const admin = await school.hasPerson({ role: 'school_admin', name: 'Copy Admin' });
  const { exportId } = await person.client.profile.requestExport({ studentId: null });
  await makeExport(world.services, { exportId });
  await expect(person.client.profile.requestExport({ studentId: null })).rejects.toMatchObject({
    code: 'TOO_SOON',
  });
  expect((await fetchAs(person, exportId)).statusCode).toBe(200);
  for (const one of [admin, null]) expect((await fetchAs(one, exportId)).statusCode).toBe(404);

  const asked = Date.now();
  world.isAt(new Date(asked + DAY + 60_000).toISOString());
  const second = await person.client.profile.requestExport({ studentId: null });
  expect(second.exportId).not.toBe(exportId);

  world.isAt(new Date(asked + 7 * DAY + 60_000).toISOString());
  expect((await fetchAs(person, exportId)).statusCode).toBe(404);
  await sweepProfiles(world.services);
  await expect(world.services.files.get(`exports/${person.userId}/${exportId}`)).rejects.toThrow();
});

it('says when it could not be made, and may then be asked for again at once', async () => {
  const school = await world.hasSchool('Broken High');
  const person = await school.hasPerson({ role: 'teacher', name: 'No Luck' });
  const { exportId } = await person.client.profile.requestExport({ studentId: null });
  const put = vi.spyOn(world.services.files, 'putFile').mockRejectedValueOnce(new Error('disk full'));
  await makeExport(world.services, { exportId });
  put.mockRestore();
  expect(await person.client.profile.account({})).toMatchObject({
    export: { state: 'failed' },
    nextExportAt: null,
  });
  const again = await person.client.profile.requestExport({ studentId: null });
  await makeExport(world.services, { exportId: again.exportId });
  expect((await person.client.profile.account({})).export?.state).toBe('ready');
});

it('gives a guardian who may see the record the record of the child, and nothing the child keeps to itself', async () => {
  world.isAt(new Date().toISOString());
  const child = await live('KID');
  const [own] = (await child.client.accounts.session({})).me?.memberships ?? [];
  const schoolId = own?.schoolId as string;
  const parent = async (name: string, rights: string[]) => {
    const guest = await world.hasSchool(`Home of ${name}`);
    const person = await guest.hasPerson({ role: 'parent', name });
    await world.services.units.write(jobInSchool(schoolId), (tx) =>
      tx.execute(
        `insert into guardian_links (school_id, id, guardian_user_id, student_id, relationship, status, rights, basis, source, starts_on)
         values ($1, $2, $3, $4, 'parent', 'active', $5, 'minor', 'school', '2020-01-01')`,
        [schoolId, newId(), person.userId, child.studentId, rights],
      ),
    );
    return person;
  };
  const mother = await parent('Mother KID', ['see_record']);
  const aunt = await parent('Aunt KID', ['alerts']);
  const studentId = child.studentId as never;
  await expect(aunt.client.profile.requestExport({ studentId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await world.services.units.write(jobInSchool(schoolId), (tx) =>
    tx.execute(
      `insert into consent_requests (school_id, id, student_id, subject_user_id, parent_email, locale, expires_at)
       values ($1, $2, $3, $4, 'other-parent@kid.test', 'en', now() + interval '1 day')`,
      [schoolId, newId(), child.studentId, child.userId],
    ),
  );
  await world.services.units.write(jobInSchool(schoolId), (tx) =>
    tx.execute(
      `insert into correction_requests (school_id, id, student_id, asked_by, part, entry, reason, wanted, due_on)
       values ($1, $2, $3, $4, 'attendance', 'June 2', 'reason-OTHER', 'Late', '2030-01-01')`,
      [schoolId, newId(), child.studentId, child.userId],
    ),
  );
  await world.services.units.write(jobInSchool(schoolId), (tx) =>
    tx.execute(
      `insert into consents (school_id, id, student_id, kind, decision, basis, method, text_version, locale, giver_name,
         relationship, given_at)
       values ($1, $2, $3, 'ai_models', 'given', 'parent', 'signed_form', 'v1', 'en', 'giver-OTHER', 'father', now())`,
      [schoolId, newId(), child.studentId],
    ),
  );
  const { exportId } = await mother.client.profile.requestExport({ studentId });
  await makeExport(world.services, { exportId });
  const { records } = await mother.client.profile.account({});
  expect(records).toMatchObject([{ name: 'Student KID', export: { exportId, state: 'ready' } }]);
  expect((await aunt.client.profile.account({})).records).toEqual([]);

  const files = unzip((await fetchAs(mother, exportId)).rawPayload);
  const whole = [...files.values()].join('\n');
  for (const mark of ['attempt-KID', 'comment-KID', 'Course KID', 'Student KID']) {
    expect(whole).toContain(mark);
  }
  for (const mark of [
    'secret-KID',
    'draft-KID',
    'message-KID',
    'phone-KID',
    'bio-KID',
    'bytes-KID',
    child.email,
  ]) {
    expect(whole, mark).not.toContain(mark);
  }
  // Neither the page nor the email takes the guardian for the child, and nobody is named whom the child named as a parent.
  expect(files.get('index.html')).not.toMatch(/\byours?\b|\byou\b/i);
  for (const other of ['other-parent@kid.test', 'giver-OTHER', 'reason-OTHER']) {
    expect(whole, other).not.toContain(other);
  }
  expect(JSON.parse(files.get('consents.json') ?? '')).toMatchObject([
    { kind: 'ai_models', decision: 'given' },
  ]);
  const letters = await world.services.units.write(jobForPlatform, (tx) =>
    tx.execute('select subject, body_text from mail_outbox where message_key = $1', [`export:${exportId}`]),
  );
  expect(letters.rows).toEqual([
    {
      subject: 'The student record is ready to download',
      body_text: expect.not.stringContaining('your data'),
    },
  ]);
  // The family reads to whom the record was given (34 CFR 99.32).
  expect((await child.client.families.disclosures({ studentId, after: null })).disclosures).toMatchObject([
    { what: 'data_copy', purpose: 'guardian_request', legalBasis: 'guardian_right' },
  ]);
  // Who loses the right doesn't get the copy any more, however long it lies there.
  await world.services.units.write(jobInSchool(schoolId), (tx) =>
    tx.execute("update guardian_links set status = 'ended' where guardian_user_id = $1", [mother.userId]),
  );
  expect((await fetchAs(mother, exportId)).statusCode).toBe(404);
});

it('keeps the key of a matching activity out of the archive', async () => {
  const school = await world.hasSchool('Key High');
  const teacher = await school.hasPerson({ role: 'teacher', name: 'Tea Cher' });
  const sides = (text: string) => ({ text, alt: null, figure: null, imageFileId: null });
  const pairs = ['lever', 'wedge', 'screw'].map((name) => ({
    id: `key-${name}`,
    left: sides(name),
    right: sides(`${name} at work`),
  }));
  const matching = { v: 1 as const, instructions: null, pairs };
  const course = await school.hasCourse({
    title: 'Machines',
    teacher,
    assignments: [{ title: 'Match', matching }],
  });
  const ada = await school.hasStudent({ name: 'Ada Lovelace', in: [course] });
  const [assignmentId] = course.assignmentIds as never[];
  const page = await ada.client.coursework.get({ assignmentId: assignmentId as never });
  const rights = page.matching?.rights ?? [];
  const matches = (page.matching?.lefts ?? []).map(({ id }, at) => ({
    leftId: id,
    rightId: rights[at]?.id ?? '',
  }));
  await ada.client.coursework.checkMatching({ assignmentId: assignmentId as never, matches });

  const { exportId } = await ada.client.profile.requestExport({ studentId: null });
  await makeExport(world.services, { exportId });
  const files = unzip((await fetchAs(ada, exportId)).rawPayload);
  expect(files.get('matching_checks.json')).toContain('"total": 3');
  for (const [name, text] of files) expect(text, name).not.toContain('key-lever');
});
