import { createHash } from 'node:crypto';
import type { SchoolId, StudentId, TranscriptId } from '@fieldhouse/contract/ids.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobInSchool } from '#db/scopes.ts';
import { newId } from '#platform/ids.ts';
import { cookieOf, withCookies } from '#testing/browser.ts';
import { bornYearsAgo } from '#testing/consent.ts';
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

const PLAIN = { overrides: {}, overrideReason: null, recipient: null, supersedes: null };

/** A school with a minor, whose mother may consent and whose father may not, and an issued transcript. */
async function openFamily() {
  const school = await world.hasSchool(`Requests ${newId()}`);
  const schoolId = school.schoolId as SchoolId;
  const sql = async (text: string, values: unknown[] = []) =>
    (await world.services.units.write(jobInSchool(schoolId), (tx) => tx.execute(text, values)))
      .rows as Record<string, unknown>[];
  const admin = await school.hasPerson({ role: 'school_admin', name: 'Ann Head' });
  const teacher = await school.hasPerson({ role: 'teacher', name: 'Nora Okafor' });
  const biology = await school.hasCourse({ title: 'Biology', teacher });
  const ada = await school.hasStudent({ name: 'Ada Park', birthOn: '2012-03-04', in: [biology] });
  const mother = await school.hasGuardian({ name: 'Mona Park', of: ada, rights: ['see_record', 'consent'] });
  const father = await school.hasGuardian({ name: 'Fred Park', of: ada, rights: ['see_record'] });
  await postGrade(admin, teacher, biology, 91);
  const studentId = ada.studentId as StudentId;
  const { transcriptId } = await admin.client.transcripts.issue({ ...PLAIN, studentId });
  const asks = async (person: Person, change: object = {}) =>
    await person.client.transcriptRequests.ask({
      studentId,
      recipientName: 'Lakeshore College',
      recipientEmail: `admissions-${newId()}@lakeshore.example`,
      recipientLocale: 'en',
      purpose: 'admission',
      note: 'By December 1',
      requestKey: newId(),
      ...change,
    });
  const list = async (person: Person) => await person.client.transcriptRequests.list({ studentId });
  const send = async (person: Person, requestId: Parameters<typeof sendOf>[1]) =>
    await sendOf(person, requestId, transcriptId);
  const comesOfAge = () =>
    sql('update student_profiles set birth_on = $2 where id = $1', [studentId, bornYearsAgo(18)]);
  return {
    school,
    schoolId,
    sql,
    admin,
    teacher,
    ada,
    mother,
    father,
    studentId,
    transcriptId,
    asks,
    list,
    send,
    comesOfAge,
  };
}

const sendOf = async (
  person: Person,
  requestId: Awaited<ReturnType<Person['client']['transcriptRequests']['ask']>>['requestId'],
  transcriptId: TranscriptId,
) => await person.client.transcriptRequests.send({ requestId, transcriptId });

/** The link in the email to an address. */
async function linkTo(address: string): Promise<string> {
  const { rows } = await world.services.units.write({ role: 'fieldhouse_jobs', enter: null }, (tx) =>
    tx.execute('select body_text from mail_outbox where to_address = $1', [address]),
  );
  const [row] = rows as { body_text: string }[];
  return /\/transcript-delivery\/[\w-]+/.exec(row?.body_text ?? '')?.[0] ?? '';
}

/** What the mailer leaves behind once the mail server has said no to an email. */
async function returns(address: string, state: 'bounced' | 'parked'): Promise<void> {
  const { rows } = await world.services.units.write({ role: 'fieldhouse_jobs', enter: null }, (tx) =>
    tx.execute(
      "update mail_outbox set state = $2 where to_address = $1 and state in ('queued', 'kept') returning id",
      [address, state],
    ),
  );
  for (const { id } of rows as { id: string }[]) await world.runs('mail.returned', { mailId: id });
}

const told = async (person: Person) =>
  (await person.client.notifications.list({ tab: 'all' })).notifications.map(({ template }) => template);

it('sends what a minor asks for once a guardian who may has agreed, and tells each whose turn it is', async () => {
  const { admin, ada, mother, father, asks, list, send } = await openFamily();
  const { requestId, state } = await asks(ada);
  expect(state).toBe('needs_consent');
  expect(await told(mother)).toContain('transcript_asked');
  expect(await told(father)).not.toContain('transcript_asked');
  await expect(send(admin, requestId)).rejects.toMatchObject({ code: 'NO_CONSENT' });
  await expect(
    father.client.transcriptRequests.answer({ requestId, agrees: true, reason: null }),
  ).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(
    ada.client.transcriptRequests.answer({ requestId, agrees: true, reason: null }),
  ).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await mother.client.transcriptRequests.answer({ requestId, agrees: true, reason: null });
  expect(await told(admin)).toContain('transcript_wanted');
  const { requests } = await admin.client.transcriptRequests.queue({});
  expect(requests.find((one) => one.requestId === requestId)).toMatchObject({
    studentName: 'Ada Park',
    state: 'open',
    consentByName: 'Mona Park',
    isOverdue: false,
    holdReason: null,
    transcripts: [{ code: expect.stringMatching(/^FH(-\w{4}){3}$/) }],
  });
  await send(admin, requestId);
  expect((await list(ada)).requests).toMatchObject([
    { requestId, state: 'sent', openings: 0, lastOpenedAt: null },
  ]);
  expect(await told(ada)).toContain('transcript_sent');
  expect(
    (await admin.client.transcriptRequests.queue({})).requests.some((one) => one.requestId === requestId),
  ).toBe(false);
  await expect(send(admin, requestId)).rejects.toMatchObject({ code: 'NOT_OPEN' });
});

it('gives the recipient a page and the very file by the link, counts what is downloaded, and ends with its days', async () => {
  const { admin, mother, studentId, sql, asks, list, send, transcriptId } = await openFamily();
  const recipientEmail = `reader-${newId()}@lakeshore.example`;
  const { requestId } = await asks(mother, { recipientEmail });
  await send(admin, requestId);
  const link = await linkTo(recipientEmail);
  const page = await app.inject({ url: link });
  expect(page.statusCode).toBe(200);
  expect(page.headers).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
  });
  expect(page.body).toContain('Official transcript of Ada Park');
  expect(page.body).toContain('Lakeshore College');
  expect((await app.inject({ url: `${link}?lang=de` })).body).toContain('Offizielles Zeugnis von Ada Park');
  expect((await app.inject({ url: `${link}?lang=es` })).body).toContain(
    'como pidió la familia o el estudiante',
  );
  expect((await app.inject({ url: `${link}?lang=fr` })).body).toContain('de la famille ou de l’élève');
  expect((await app.inject({ url: `${link}?lang=de` })).body).toContain('wie gewünscht');
  // A page that a program fetched isn't a download.
  expect((await list(mother)).requests).toMatchObject([{ openings: 0 }]);
  const pdf = await app.inject({ url: `${link}/pdf` });
  expect(pdf.headers['content-type']).toBe('application/pdf');
  const [kept] = await sql('select pdf_sha256 from issued_transcripts where id = $1', [transcriptId]);
  expect(createHash('sha256').update(pdf.rawPayload).digest('hex')).toBe(kept?.pdf_sha256);
  expect((await list(mother)).requests).toMatchObject([{ openings: 1, lastOpenedAt: expect.any(String) }]);
  const { disclosures } = await mother.client.families.disclosures({ studentId, after: null });
  expect(disclosures).toContainEqual(
    expect.objectContaining({
      what: 'transcript',
      purpose: 'transcript_request',
      recipientName: 'Lakeshore College',
    }),
  );
  // Withdrawn: the page says so, and nothing is given out.
  await admin.client.transcripts.revoke({ transcriptId, reason: 'A wrong grade' });
  expect((await app.inject({ url: `${link}/pdf` })).body).toContain('This transcript was withdrawn');
  await sql("update transcript_requests set expires_at = now() - interval '1 minute' where id = $1", [
    requestId,
  ]);
  for (const url of [link, `${link}/pdf`, '/transcript-delivery/unknown', `${link.slice(0, -1)}x`]) {
    const gone = await app.inject({ url });
    expect(gone.statusCode).toBe(404);
    expect(gone.body).not.toContain('Ada Park');
  }
});

it('lets the family and the school end the link, and asks for the head of the file without counting it', async () => {
  const { admin, father, mother, asks, list, send } = await openFamily();
  const recipientEmail = `reader-${newId()}@lakeshore.example`;
  const { requestId } = await asks(mother, { recipientEmail });
  await send(admin, requestId);
  const link = await linkTo(recipientEmail);
  await app.inject({ method: 'HEAD', url: `${link}/pdf` });
  expect((await list(mother)).requests).toMatchObject([{ openings: 0, can: { endLink: true } }]);
  await expect(father.client.transcriptRequests.endLink({ requestId })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
  await mother.client.transcriptRequests.endLink({ requestId });
  expect((await app.inject({ url: link })).statusCode).toBe(404);
  expect((await list(admin)).requests).toMatchObject([{ state: 'sent', can: { endLink: false } }]);
  await expect(admin.client.transcriptRequests.endLink({ requestId })).rejects.toMatchObject({
    code: 'NOT_OPEN',
  });
});

it('hides the secret from operators once letters really go out', async () => {
  const { admin, mother, asks, send } = await openFamily();
  const recipientEmail = `secret-${newId()}@lakeshore.example`;
  const { requestId } = await asks(mother, { recipientEmail });
  await send(admin, requestId);
  const [, token = ''] = (await linkTo(recipientEmail)).split('/transcript-delivery/');
  const operator = await world.hasOperator('Olga Operator');
  const { letters } = await operator.client.operations.listMail({});
  const letter = letters.find(({ toAddress }) => toAddress === recipientEmail);
  const { mailer } = world.services;
  const kind = Object.getOwnPropertyDescriptor(mailer, 'kind');
  Object.defineProperty(mailer, 'kind', { configurable: true, value: 'smtp' });
  try {
    const { bodyText } = await operator.client.operations.getMail({ mailId: letter!.mailId });
    expect(bodyText).toContain('/transcript-delivery/…');
    expect(bodyText).not.toContain(token);
  } finally {
    if (kind) Object.defineProperty(mailer, 'kind', kind);
  }
});

it('says so where the file can’t be given out, and counts no download', async () => {
  const { admin, mother, asks, list, send, sql, transcriptId } = await openFamily();
  const recipientEmail = `broken-${newId()}@lakeshore.example`;
  const { requestId } = await asks(mother, { recipientEmail });
  await send(admin, requestId);
  const [kept] = await sql('select storage_key from issued_transcripts where id = $1', [transcriptId]);
  await world.services.files.delete(kept?.storage_key as string);
  const answer = await app.inject({ url: `${await linkTo(recipientEmail)}/pdf` });
  expect(answer.statusCode).toBe(503);
  expect(answer.body).toContain('The file can’t be downloaded right now');
  expect((await list(mother)).requests).toMatchObject([{ openings: 0 }]);
});

it('lets a graduate ask and consent, and ends the consent of a guardian with the right it rests on', async () => {
  const { admin, ada, mother, sql, studentId, asks, list, send, comesOfAge } = await openFamily();
  const { requestId } = await asks(mother);
  await sql("update guardian_links set status = 'ended', ended_at = now() where guardian_user_id = $1", [
    mother.userId,
  ]);
  await expect(send(admin, requestId)).rejects.toMatchObject({ code: 'NO_CONSENT' });
  await comesOfAge();
  await sql(
    "update school_memberships set status = 'ended', ended_at = now(), end_reason = 'left' where user_id = $1",
    [ada.userId],
  );
  expect((await list(ada)).requests).toMatchObject([{ state: 'needs_consent', can: { answer: true } }]);
  await ada.client.transcriptRequests.answer({ requestId, agrees: true, reason: null });
  await send(admin, requestId);
  const own = await ada.client.transcriptRequests.ask({
    studentId,
    recipientName: 'My employer',
    recipientEmail: null,
    recipientLocale: 'en',
    purpose: 'employment',
    note: null,
    requestKey: newId(),
  });
  expect(own.state).toBe('open');
});

it('shows guardians of one child nothing of each other, and the school whose consent it has', async () => {
  const { school, admin, ada, mother, father, asks, list } = await openFamily();
  const first = await asks(mother, { note: 'Do not tell Fred', recipientEmail: 'mona.new@home.example' });
  expect((await list(father)).requests).toMatchObject([
    { askedByName: null, note: null, recipientEmail: '…@home.example' },
  ]);
  expect((await list(ada)).requests).toMatchObject([{ askedByName: 'Mona Park', note: 'Do not tell Fred' }]);
  await mother.client.transcriptRequests.withdraw({ requestId: first.requestId });
  const second = await asks(ada);
  await mother.client.transcriptRequests.answer({
    requestId: second.requestId,
    agrees: false,
    reason: 'Fred must not know we move',
  });
  expect((await list(father)).requests[0]).toMatchObject({ state: 'declined', declineReason: null });
  expect((await list(ada)).requests[0]).toMatchObject({ declineReason: 'Fred must not know we move' });
  await asks(mother);
  const queued = async () => (await admin.client.transcriptRequests.queue({})).requests;
  expect(await queued()).toMatchObject([{ consentByName: 'Mona Park' }]);
  await school.isGuardian(admin, { of: ada });
  expect(await queued()).toMatchObject([{ isTooClose: true, consentByName: null }]);
});

it.each(['a\nb', 'a\u202eb', 'see https://evil.example', '\u200b'])(
  'takes no recipient named %j',
  async (recipientName) => {
    const { mother, asks } = await openFamily();
    await expect(asks(mother, { recipientName })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  },
);

it('moves the right at 18: what a guardian agreed to before needs the student’s own word', async () => {
  const { admin, ada, mother, asks, list, send, comesOfAge } = await openFamily();
  const { requestId, state } = await asks(mother);
  expect(state).toBe('open');
  await comesOfAge();
  await world.runs('families.birthdays', {});
  expect(await told(ada)).toContain('transcript_yours');
  await expect(send(admin, requestId)).rejects.toMatchObject({ code: 'NO_CONSENT' });
  await expect(
    mother.client.transcriptRequests.answer({ requestId, agrees: true, reason: null }),
  ).rejects.toMatchObject({ code: expect.stringMatching(/FORBIDDEN|NOT_FOUND/) });
  expect((await list(ada)).requests).toMatchObject([{ state: 'needs_consent', can: { answer: true } }]);
  await ada.client.transcriptRequests.answer({ requestId, agrees: true, reason: null });
  await send(admin, requestId);
  // From now on the student gives it alone.
  expect((await asks(ada)).state).toBe('open');
});

it('keeps the official files from the family while the school holds them back, and never the record', async () => {
  const { school, admin, teacher, ada, mother, studentId, transcriptId } = await openFamily();
  const counselor = await school.hasPerson({ role: 'school_admin', name: 'Cora Keeps' });
  const files = [`issued/${transcriptId}.pdf`, `issued/${transcriptId}.html`].concat(
    ['xml', 'json', 'csv'].map((kind) => `exchange/${transcriptId}.${kind}`),
  );
  const answersTo = async (person: Person, paths: readonly string[]) =>
    await Promise.all(
      paths.map(async (path) => {
        const reply = await app.inject({
          url: `/api/transcripts/${path}`,
          headers: { cookie: cookieOf(world, person) },
        });
        return reply.statusCode === 409 ? reply.json<{ code: string; message: string }>() : reply.statusCode;
      }),
    );
  const disclosed = async () =>
    (await mother.client.families.disclosures({ studentId, after: null })).disclosures.filter(
      ({ what }) => what === 'transcript',
    ).length;
  const mayDownload = async (person: Person) =>
    (await person.client.transcripts.issued({ studentId })).transcripts.map(({ can }) => can.download);
  const open = files.map(() => 200);
  expect(await answersTo(mother, files)).toEqual(open);
  expect(await mayDownload(mother)).toEqual([true]);

  await admin.client.transcriptRequests.setHold({ studentId, isHeld: true, reason: 'Fees' });
  const before = await disclosed();
  const held = {
    code: 'ON_HOLD',
    message:
      'The school holds official transcripts of this student back for now. The record and the unofficial transcript stay open to you.',
  };
  // A teacher of the school who is a parent too gets no more than other parents.
  await school.isGuardian(counselor, { of: ada, rights: ['see_record'] });
  for (const person of [ada, mother, counselor]) {
    expect(await answersTo(person, files), person.name).toMatchObject(files.map(() => held));
    expect(await mayDownload(person), person.name).toEqual([false]);
  }
  expect(await disclosed()).toBe(before);
  expect(await answersTo(admin, files)).toEqual(open);
  const unofficial = ['pdf', 'html'].map((kind) => `unofficial/${studentId}.${kind}`);
  for (const person of [ada, mother]) expect(await answersTo(person, unofficial)).toEqual([200, 200]);
  expect((await mother.client.records.previewTranscript({ studentId })).terms).toHaveLength(1);

  await admin.client.transcriptRequests.setHold({ studentId, isHeld: false, reason: 'Paid' });
  expect(await answersTo(mother, files)).toEqual(open);
  expect(await answersTo(teacher, files)).toEqual(files.map(() => 404));
});

it('waits while the school holds transcripts back, and says why', async () => {
  const { admin, mother, studentId, asks, list, send } = await openFamily();
  const { requestId } = await asks(mother);
  const hold = (isHeld: boolean, reason: string) =>
    admin.client.transcriptRequests.setHold({ studentId, isHeld, reason });
  await hold(true, 'A library book is missing');
  await expect(hold(true, 'Again')).rejects.toMatchObject({ code: 'NOT_CURRENT' });
  expect((await list(mother)).hold).toMatchObject({ reason: 'A library book is missing' });
  await expect(send(admin, requestId)).rejects.toMatchObject({ code: 'ON_HOLD' });
  await expect(
    mother.client.transcriptRequests.setHold({ studentId, isHeld: false, reason: 'Please' }),
  ).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await hold(false, 'It was found');
  await send(admin, requestId);
});

it('can be declined by the family and by the school, with what they say, and be taken back', async () => {
  const { admin, ada, mother, asks, list, send } = await openFamily();
  const first = await asks(ada);
  await mother.client.transcriptRequests.answer({
    requestId: first.requestId,
    agrees: false,
    reason: 'Not yet',
  });
  const second = await asks(mother);
  await admin.client.transcriptRequests.decline({
    requestId: second.requestId,
    reason: 'Grades are being corrected',
  });
  const third = await asks(mother);
  await ada.client.transcriptRequests.withdraw({ requestId: third.requestId });
  expect((await list(ada)).requests).toMatchObject([
    { state: 'withdrawn' },
    { state: 'declined', declinedAs: 'school', declineReason: 'Grades are being corrected' },
    { state: 'declined', declinedAs: 'family', declineReason: 'Not yet' },
  ]);
  for (const { requestId } of [first, second, third]) {
    await expect(send(admin, requestId)).rejects.toMatchObject({ code: 'NOT_OPEN' });
    await expect(mother.client.transcriptRequests.withdraw({ requestId })).rejects.toMatchObject({
      code: 'NOT_OPEN',
    });
  }
});

it('asks once what is sent twice, ten at a time, and needs a guardian for a minor', async () => {
  const { school, ada, asks, list } = await openFamily();
  const requestKey = newId();
  const [one, two] = await Promise.all([asks(ada, { requestKey }), asks(ada, { requestKey })]);
  expect(one).toEqual(two);
  for (let count = 1; count < 10; count += 1) await asks(ada);
  await expect(asks(ada)).rejects.toMatchObject({ code: 'TOO_MANY' });
  expect((await list(ada)).requests).toHaveLength(10);
  const alone = await school.hasStudent({ name: 'Al One', birthOn: '2012-03-04' });
  await expect(asks(alone, { studentId: alone.studentId })).rejects.toMatchObject({ code: 'NO_GIVER' });
});

it('is nothing to teachers, other families and other schools, and nobody sends their own child’s', async () => {
  const { school, admin, teacher, ada, mother, studentId, transcriptId, asks, list, send } =
    await openFamily();
  const other = await openFamily();
  const { requestId } = await asks(mother);
  for (const person of [teacher, other.admin, other.ada, other.mother]) {
    const { transcriptRequests } = person.client;
    for (const ask of [
      () => list(person),
      () => asks(person),
      () => transcriptRequests.answer({ requestId, agrees: true, reason: null }),
      () => transcriptRequests.withdraw({ requestId }),
      () => transcriptRequests.decline({ requestId, reason: 'Mine' }),
      () => transcriptRequests.send({ requestId, transcriptId }),
      () => transcriptRequests.setHold({ studentId, isHeld: true, reason: 'Mine' }),
    ]) {
      await expect(ask()).rejects.toMatchObject({ code: expect.stringMatching(/^(FORBIDDEN|NOT_FOUND)$/) });
    }
  }
  expect((await other.admin.client.transcriptRequests.queue({})).requests).toEqual([]);
  await expect(sendOf(admin, requestId, other.transcriptId)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await school.isGuardian(admin, { of: ada });
  expect((await admin.client.transcriptRequests.queue({})).requests).toMatchObject([
    { requestId, isTooClose: true },
  ]);
  await expect(send(admin, requestId)).rejects.toMatchObject({
    code: 'FORBIDDEN',
    data: { reason: 'too_close' },
  });
});

it('says where an email never arrived, to whoever asked and to the school, and goes to a corrected address', async () => {
  const { admin, ada, mother, father, asks, list, send, sql, schoolId } = await openFamily();
  const wrong = `admision-${newId()}@lakeshore.example`;
  const right = `admission-${newId()}@lakeshore.example`;
  const { requestId } = await asks(mother, { recipientEmail: wrong });
  await send(admin, requestId);
  const again = (recipientEmail?: string) =>
    admin.client.transcriptRequests.sendAgain({ requestId, ...(recipientEmail ? { recipientEmail } : {}) });
  // As long as it may have arrived it goes to nobody else.
  await expect(again(right)).rejects.toMatchObject({ code: 'ARRIVED' });
  await returns(wrong, 'bounced');
  const undelivered = { at: expect.any(String), why: 'no_mailbox' };
  for (const person of [mother, admin])
    expect((await list(person)).requests).toMatchObject([{ state: 'sent', undelivered }]);
  for (const person of [ada, mother]) expect(await told(person)).toContain('transcript_undelivered');
  expect(await told(father)).not.toContain('transcript_undelivered');
  expect(await told(admin)).toContain('transcript_returned');
  const returned = async () => (await admin.client.transcriptRequests.queue({})).returned;
  expect(await returned()).toMatchObject([
    { requestId, studentName: 'Ada Park', recipientEmail: wrong, undelivered, notAgain: null },
  ]);
  expect(
    await sql(
      "select after from audit_log where action = 'transcript_request.undelivered' and school_id = $1",
      [schoolId],
    ),
  ).toMatchObject([{ after: { why: 'no_mailbox' } }]);

  await expect(
    mother.client.transcriptRequests.sendAgain({ requestId, recipientEmail: right }),
  ).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await again(right);
  expect((await list(mother)).requests).toMatchObject([{ recipientEmail: right, undelivered: null }]);
  expect(await returned()).toEqual([]);
  expect((await app.inject({ url: await linkTo(right) })).statusCode).toBe(200);
  // What comes back of the first email says nothing of the second.
  const { rows } = await world.services.units.write({ role: 'fieldhouse_jobs', enter: null }, (tx) =>
    tx.execute('select id from mail_outbox where to_address = $1', [wrong]),
  );
  for (const { id } of rows as { id: string }[]) await world.runs('mail.returned', { mailId: id });
  expect(await returned()).toEqual([]);
  await returns(right, 'parked');
  expect(await returned()).toMatchObject([{ undelivered: { why: 'refused' } }]);
  // What the family has ended nobody has to send again.
  await mother.client.transcriptRequests.endLink({ requestId });
  expect(await returned()).toEqual([]);
  expect((await list(mother)).requests).toMatchObject([{ undelivered: null }]);
});

it('tells nobody of a returned email who asked for it and follows the student no longer', async () => {
  const { admin, ada, mother, asks, send, sql, studentId } = await openFamily();
  const wrong = `admision-${newId()}@lakeshore.example`;
  const { requestId } = await asks(mother, { recipientEmail: wrong });
  await send(admin, requestId);
  await sql("update guardian_links set status = 'ended', ended_at = now() where student_id = $1", [
    studentId,
  ]);
  await returns(wrong, 'bounced');
  expect(await told(ada)).toContain('transcript_undelivered');
  expect(await told(mother)).not.toContain('transcript_undelivered');
});

it('sends no transcript that was replaced meanwhile', async () => {
  const { admin, mother, studentId, transcriptId, asks, send } = await openFamily();
  const { requestId } = await asks(mother, { recipientEmail: null });
  const newer = await admin.client.transcripts.issue({
    ...PLAIN,
    studentId,
    supersedes: { transcriptId, reason: 'A new grade' },
  });
  await expect(send(admin, requestId)).rejects.toMatchObject({ code: 'NOT_CURRENT' });
  await sendOf(admin, requestId, newer.transcriptId);
});

it('names what a transcript is given out for, and writes to its recipient in the language that was chosen for them', async () => {
  const { admin, mother, asks, list, send } = await openFamily();
  const address = `sekretariat-${newId()}@hochschule.example`;
  const { requestId } = await asks(mother, {
    ...{ purpose: 'transfer', recipientLocale: 'de', recipientEmail: address },
  });
  expect((await admin.client.transcriptRequests.queue({})).requests).toMatchObject([{ purpose: 'transfer' }]);
  expect((await list(mother)).requests).toMatchObject([{ purpose: 'transfer' }]);
  await send(admin, requestId);
  const { rows } = await world.services.units.write({ role: 'fieldhouse_jobs', enter: null }, (tx) =>
    tx.execute('select locale from mail_outbox where to_address = $1', [address]),
  );
  expect(rows).toEqual([{ locale: 'de' }]);
});

it('sends the email of a recipient again, with a link that ends the first and a disclosure of its own', async () => {
  const { admin, ada, mother, father, teacher, asks, list, send, studentId, transcriptId } =
    await openFamily();
  const address = `office-${newId()}@lakeshore.example`;
  const { requestId } = await asks(mother, { recipientEmail: address });
  const again = (person: Person) => person.client.transcriptRequests.sendAgain({ requestId });
  await expect(again(admin)).rejects.toMatchObject({ code: 'NOT_OPEN' });
  await send(admin, requestId);
  const letters = async () => {
    const { rows } = await world.services.units.write({ role: 'fieldhouse_jobs', enter: null }, (tx) =>
      tx.execute('select body_text as text from mail_outbox where to_address = $1 order by created_at, id', [
        address,
      ]),
    );
    return (rows as { text: string }[]).map(
      ({ text }) => /\/transcript-delivery\/[\w-]+/.exec(text)?.[0] ?? '',
    );
  };
  const disclosed = async () =>
    (await mother.client.families.disclosures({ studentId, after: null })).disclosures.filter(
      ({ purpose }) => purpose === 'transcript_request',
    ).length;
  const before = await disclosed();
  expect((await list(admin)).requests[0]?.can.sendAgain).toBe(true);
  expect((await list(mother)).requests[0]?.can.sendAgain).toBe(false);
  for (const person of [mother, father, ada, teacher])
    await expect(again(person)).rejects.toMatchObject({ code: expect.stringMatching(/FORBIDDEN|NOT_FOUND/) });
  await again(admin);
  const links = await letters();
  expect(new Set(links).size).toBe(2);
  const answers = await Promise.all(links.map(async (url) => (await app.inject({ url })).statusCode));
  expect(answers.toSorted()).toEqual([200, 404]);
  expect(await disclosed()).toBe(before + 1);
  const hold = { studentId, isHeld: true, reason: 'Fees' };
  await admin.client.transcriptRequests.setHold(hold);
  await expect(again(admin)).rejects.toMatchObject({ code: 'ON_HOLD' });
  await admin.client.transcriptRequests.setHold({ ...hold, isHeld: false });
  await admin.client.transcripts.revoke({ transcriptId, reason: 'Wrong' });
  await expect(again(admin)).rejects.toMatchObject({ code: 'NOT_CURRENT' });
});

/** The link in the last email to an address. */
async function lastLinkTo(address: string): Promise<string> {
  const { rows } = await world.services.units.write({ role: 'fieldhouse_jobs', enter: null }, (tx) =>
    tx.execute(
      'select body_text from mail_outbox where to_address = $1 order by created_at desc, id desc limit 1',
      [address],
    ),
  );
  const [row] = rows as { body_text: string }[];
  return /\/transcript-delivery\/[\w-]+/.exec(row?.body_text ?? '')?.[0] ?? '';
}

it('lets an end by the family stand until the family asks anew', async () => {
  const { admin, mother, asks, list, send } = await openFamily();
  const address = `ended-${newId()}@lakeshore.example`;
  const { requestId } = await asks(mother, { recipientEmail: address });
  await send(admin, requestId);
  await mother.client.transcriptRequests.endLink({ requestId });
  const sent = await lastLinkTo(address);
  expect((await list(admin)).requests).toMatchObject([
    { can: { sendAgain: false }, notAgain: 'ENDED_BY_FAMILY' },
  ]);
  expect((await list(mother)).requests).toMatchObject([{ can: { sendAgain: false }, notAgain: null }]);
  await expect(admin.client.transcriptRequests.sendAgain({ requestId })).rejects.toMatchObject({
    code: 'ENDED_BY_FAMILY',
  });
  expect(await lastLinkTo(address)).toBe(sent);
  expect((await app.inject({ url: sent })).statusCode).toBe(404);
  const anew = await asks(mother, { recipientEmail: address });
  await send(admin, anew.requestId);
  expect((await app.inject({ url: await lastLinkTo(address) })).statusCode).toBe(200);
});

it('lets the school send again what it ended itself, and notes who ended it', async () => {
  const { admin, mother, asks, list, send, sql } = await openFamily();
  const address = `closed-${newId()}@lakeshore.example`;
  const { requestId } = await asks(mother, { recipientEmail: address });
  await send(admin, requestId);
  const { endLink, sendAgain } = admin.client.transcriptRequests;
  await endLink({ requestId });
  expect((await app.inject({ url: await lastLinkTo(address) })).statusCode).toBe(404);
  expect((await list(admin)).requests).toMatchObject([
    { expiresAt: null, can: { endLink: false, sendAgain: true }, notAgain: null },
  ]);
  await sendAgain({ requestId });
  expect((await app.inject({ url: await lastLinkTo(address) })).statusCode).toBe(200);
  await mother.client.transcriptRequests.endLink({ requestId });
  const ends = await sql(
    "select after->>'as' as as from audit_log where entity_id = $1 and action = 'transcript_request.link_ended' order by at, id",
    [requestId],
  );
  expect(ends).toEqual([{ as: 'school' }, { as: 'family' }]);
});

it('tells the family each time the email goes out', async () => {
  const { admin, ada, mother, father, asks, send } = await openFamily();
  const { requestId } = await asks(mother);
  await send(admin, requestId);
  const news = async (person: Person) => (await person.client.notifications.unread({})).unread;
  for (const { client } of [ada, mother, father])
    await client.notifications.markAllRead({ tab: 'all', upTo: new Date().toISOString() });
  for (const person of [ada, mother, father]) expect(await news(person)).toBe(0);
  await admin.client.transcriptRequests.sendAgain({ requestId });
  for (const person of [ada, mother]) {
    expect(await news(person)).toBe(1);
    expect((await told(person))[0]).toBe('transcript_sent');
  }
  expect(await news(father)).toBe(0);
});

it('offers to send again only what would be sent, and says what stands in the way', async () => {
  const { admin, mother, studentId, transcriptId, asks, list, send, comesOfAge } = await openFamily();
  const { requestId } = await asks(mother);
  await send(admin, requestId);
  const meets = async (notAgain: string | null) => {
    expect((await list(admin)).requests).toMatchObject([{ can: { sendAgain: notAgain === null }, notAgain }]);
    if (notAgain !== null)
      await expect(admin.client.transcriptRequests.sendAgain({ requestId })).rejects.toMatchObject({
        code: notAgain,
      });
  };
  await meets(null);
  const hold = { studentId, isHeld: true, reason: 'Fees' };
  await admin.client.transcriptRequests.setHold(hold);
  await meets('ON_HOLD');
  await admin.client.transcriptRequests.setHold({ ...hold, isHeld: false });
  await meets(null);
  await admin.client.transcripts.issue({
    ...PLAIN,
    studentId,
    supersedes: { transcriptId, reason: 'A new grade' },
  });
  await meets('NOT_CURRENT');
  await comesOfAge();
  await meets('NO_CONSENT');
});

it('tells what was emailed from what the family passes on, also once the address is erased', async () => {
  const { admin, ada, mother, studentId, sql, asks, list, send } = await openFamily();
  const emailed = await asks(mother);
  const passedOn = await asks(mother, { recipientEmail: null });
  for (const { requestId } of [emailed, passedOn]) await send(admin, requestId);
  const waiting = await asks(mother);
  const ways = async () =>
    new Map((await list(admin)).requests.map(({ requestId, way }) => [requestId, way] as const));
  expect(await ways()).toEqual(
    new Map([
      [emailed.requestId, 'email'],
      [passedOn.requestId, 'family'],
      [waiting.requestId, 'email'],
    ]),
  );
  await sql('update student_profiles set birth_on = $2 where id = $1', [studentId, bornYearsAgo(19)]);
  await withCookies(world, ada).profile.requestDeletion({ password: 'correct-horse-9', studentId: null });
  world.isAt(new Date(Date.now() + 60 * 86_400_000).toISOString());
  await world.runs('profile.sweep', {});
  world.isAt(new Date().toISOString());
  expect((await list(admin)).requests.map(({ recipientEmail }) => recipientEmail)).toEqual([
    null,
    null,
    null,
  ]);
  expect(await ways()).toEqual(
    new Map([
      [emailed.requestId, 'email'],
      [passedOn.requestId, 'family'],
      [waiting.requestId, null],
    ]),
  );
});

it('closes what is open where the account of the student is deleted, and says why', async () => {
  const { admin, ada, mother, studentId, sql, asks, list } = await openFamily();
  const { requestId } = await asks(mother);
  await sql('update student_profiles set birth_on = $2 where id = $1', [studentId, bornYearsAgo(19)]);
  await withCookies(world, ada).profile.requestDeletion({ password: 'correct-horse-9', studentId: null });
  world.isAt(new Date(Date.now() + 60 * 86_400_000).toISOString());
  await world.runs('profile.sweep', {});
  world.isAt(new Date().toISOString());
  expect((await admin.client.transcriptRequests.queue({})).requests).toEqual([]);
  expect((await list(admin)).requests).toMatchObject([{ requestId, state: 'withdrawn' }]);
  const noted = await sql(
    "select action, actor_kind, after->>'cause' as cause from audit_log where entity_id = $1 order by at desc, id desc limit 1",
    [requestId],
  );
  expect(noted).toEqual([
    {
      ...{ action: 'transcript_request.withdrawn', actor_kind: 'job' },
      cause: 'account_deleted',
    },
  ]);
});
