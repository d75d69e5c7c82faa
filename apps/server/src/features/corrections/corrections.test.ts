import { randomUUID } from 'node:crypto';
import type { RubricCriterion } from '@fieldhouse/contract/content.ts';
import type { AssignmentId, CorrectionId } from '@fieldhouse/contract/ids.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobInSchool } from '#db/scopes.ts';
import { inDays, today } from '#testing/school-days.ts';
import { openWorld, type Person, type SchoolPlace, type StudentPerson, type World } from '#testing/world.ts';

const WORK: RubricCriterion[] = [
  { id: 'work', name: 'Work', points: 20, description: '', source: 'manual', levels: [] },
];
const SUPPORT = 'help@platform.test';

let world: World;
let school: SchoolPlace;
let admin: Person;
let teacher: Person;
let child: StudentPerson;
let mother: Person;
let aunt: Person;
beforeAll(async () => {
  world = await openWorld({ SUPPORT_EMAIL: SUPPORT });
  school = await world.hasSchool('Record High');
  admin = await school.hasPerson({ role: 'school_admin', name: 'Office Record' });
  teacher = await school.hasPerson({ role: 'teacher', name: 'Teacher Record' });
  const course = await school.hasCourse({ title: 'Biology', teacher });
  child = await school.hasStudent({ name: 'Child Record', in: [course] });
  mother = await school.hasGuardian({ name: 'Mother Record', of: child, rights: ['see_record'] });
  aunt = await school.hasGuardian({ name: 'Aunt Record', of: child, rights: ['alerts'] });
});
afterAll(() => world.close());

const request = () => ({
  studentId: child.studentId as never,
  part: 'attendance' as const,
  entry: 'Absent on 3 March',
  reason: 'I was there; the bus was late.',
  wanted: 'Late instead of absent',
});
const inSchool = async (sql: string, values: unknown[] = []) =>
  (await world.services.units.write(jobInSchool(school.schoolId), (tx) => tx.execute(sql, values))).rows;

it('L-03 FERPA 99.20: lets the student and guardians who see the record ask, and nobody else', async () => {
  await child.client.corrections.ask(request());
  await mother.client.corrections.ask(request());
  for (const person of [aunt, teacher, admin]) {
    await expect(person.client.corrections.ask(request()), person.name).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  }
  expect((await aunt.client.corrections.mine({})).students).toEqual([]);
  const [own] = (await child.client.corrections.mine({})).students;
  expect(own).toMatchObject({ name: 'Child Record', isSelf: true, corrections: [{}, {}] });
});

it('shows open requests with their dates to those who keep records, and tells them', async () => {
  const { corrections } = await admin.client.corrections.list({ studentId: null });
  expect(corrections).toMatchObject([
    { studentName: 'Child Record', entry: 'Absent on 3 March', state: 'open', dueOn: expect.any(String) },
    {},
  ]);
  expect((await teacher.client.corrections.list({ studentId: null })).corrections).toEqual([]);
  await expect(
    teacher.client.corrections.list({ studentId: child.studentId as never }),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(
    await inSchool("select 1 from notifications where user_id = $1 and template = 'correction_asked'", [
      admin.userId,
    ]),
  ).toHaveLength(2);
});

it('keeps an answer with its reason, tells who asked, and answers once', async () => {
  const [first, second] = (await admin.client.corrections.list({ studentId: null })).corrections;
  const answer = { decision: 'refused' as const, answer: 'The bus log says otherwise.' };
  const refused = (first as NonNullable<typeof first>).correctionId;
  await expect(teacher.client.corrections.answer({ correctionId: refused, ...answer })).rejects.toMatchObject(
    {
      code: 'NOT_FOUND',
    },
  );
  await admin.client.corrections.answer({ correctionId: refused, ...answer });
  await expect(admin.client.corrections.answer({ correctionId: refused, ...answer })).rejects.toMatchObject({
    code: 'NOT_OPEN',
  });
  await admin.client.corrections.answer({
    correctionId: (second as NonNullable<typeof second>).correctionId,
    decision: 'accepted',
    answer: 'Changed to late.',
  });
  expect(await inSchool("select 1 from notifications where template = 'correction_answered'")).toHaveLength(
    2,
  );
  expect(
    await inSchool("select action from audit_log where entity_type = 'correction_request' order by at, id"),
  ).toEqual(['asked', 'asked', 'refused', 'accepted'].map((deed) => ({ action: `correction.${deed}` })));
});

it('FERPA 99.21: a refusal leaves a hearing and a statement that stays with the record', async () => {
  const [own] = (await mother.client.corrections.mine({})).students;
  const refused = own?.corrections.find(({ state }) => state === 'refused');
  const accepted = own?.corrections.find(({ state }) => state === 'accepted');
  const statement = 'The driver wrote to us that he was late.';
  // What is answered waits for nobody, until a hearing is asked for.
  const waiting = async () =>
    (await admin.client.corrections.list({ studentId: null })).corrections.map((one) => one.correctionId);
  expect(await waiting()).not.toContain(refused?.correctionId);
  expect(await waiting()).not.toContain(accepted?.correctionId);
  await expect(
    mother.client.corrections.object({
      correctionId: (accepted as NonNullable<typeof accepted>).correctionId,
      wantsHearing: true,
      statement,
    }),
  ).rejects.toMatchObject({ code: 'NOT_REFUSED' });
  await mother.client.corrections.object({
    correctionId: (refused as NonNullable<typeof refused>).correctionId,
    wantsHearing: true,
    statement,
  });
  expect(await waiting()).toContain(refused?.correctionId);
  expect(await waiting()).not.toContain(accepted?.correctionId);
  const { corrections } = await admin.client.corrections.list({ studentId: child.studentId as never });
  expect(corrections.find(({ state }) => state === 'refused')).toMatchObject({
    statement,
    hearingAskedAt: expect.any(String),
  });
  // The other one stays as it is.
  expect(corrections.find(({ state }) => state === 'accepted')).toMatchObject({
    ...{ statement: null, hearingAskedAt: null },
  });
});

it('FERPA 99.21–99.22: a hearing is recorded once, with day, person, decision and grounds', async () => {
  const pending = (await admin.client.corrections.list({ studentId: null })).corrections.find(
    ({ hearingAskedAt }) => hearingAskedAt !== null,
  );
  const { correctionId } = pending as NonNullable<typeof pending>;
  const hearing = {
    ...{ correctionId, heldOn: today(), heldBy: 'Vice principal Chen' },
    ...{ decision: 'accepted' as const, reason: 'Attendance of 3 March was changed to late.' },
  };
  await expect(teacher.client.corrections.recordHearing(hearing)).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  await expect(
    admin.client.corrections.recordHearing({ ...hearing, heldOn: '2099-01-01' as never }),
  ).rejects.toMatchObject({ code: 'NOT_HELD_YET' });
  await expect(
    admin.client.corrections.recordHearing({ ...hearing, heldOn: inDays(-1) }),
  ).rejects.toMatchObject({ code: 'HELD_BEFORE_ASKED', data: { askedOn: today() } });
  await admin.client.corrections.recordHearing(hearing);
  await expect(admin.client.corrections.recordHearing(hearing)).rejects.toMatchObject({
    code: 'NO_HEARING',
  });
  const [own] = (await mother.client.corrections.mine({})).students;
  expect(own?.corrections.find((one) => one.correctionId === correctionId)).toMatchObject({
    state: 'accepted',
    hearing: {
      ...{ heldOn: today(), heldBy: 'Vice principal Chen', decision: 'accepted' },
      ...{ reason: 'Attendance of 3 March was changed to late.', recordedByName: 'Office Record' },
    },
  });
  expect(
    (await admin.client.corrections.list({ studentId: null })).corrections.map((one) => one.correctionId),
  ).not.toContain(correctionId);
  expect(
    await inSchool("select reason from audit_log where entity_id = $1 and action = 'correction.heard'", [
      correctionId,
    ]),
  ).toEqual([{ reason: 'Attendance of 3 March was changed to late.' }]);
  expect(await inSchool("select 1 from notifications where template = 'correction_answered'")).toHaveLength(
    3,
  );
});

it('is taken back only by who asked, and only while it is open', async () => {
  const { correctionId } = await child.client.corrections.ask(request());
  await expect(mother.client.corrections.withdraw({ correctionId })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
  const other = await child.client.corrections.ask(request());
  const stateOf = async (id: string) => {
    const [own] = (await child.client.corrections.mine({})).students;
    return own?.corrections.find((one) => one.correctionId === id)?.state;
  };
  await child.client.corrections.withdraw({ correctionId });
  await expect(child.client.corrections.withdraw({ correctionId })).rejects.toMatchObject({
    code: 'NOT_OPEN',
  });
  expect([await stateOf(correctionId), await stateOf(other.correctionId)]).toEqual(['withdrawn', 'open']);
  await child.client.corrections.withdraw(other);
});

it('tells guardians of one child nothing of each other, and offers withdrawing to whoever asked', async () => {
  const father = await school.hasGuardian({ name: 'Father Record', of: child, rights: ['see_record'] });
  const { correctionId } = await mother.client.corrections.ask(request());
  const readBy = async (person: Person) => {
    const [student] = (await person.client.corrections.mine({})).students;
    return student?.corrections.find((one) => one.correctionId === correctionId);
  };
  const { reason } = request();
  expect(await readBy(father)).toMatchObject({ askedByName: null, reason: null, can: { withdraw: false } });
  expect(await readBy(child)).toMatchObject({
    ...{ askedByName: 'Mother Record', reason, can: { withdraw: false } },
  });
  expect(await readBy(mother)).toMatchObject({
    askedByName: 'Mother Record',
    reason,
    can: { withdraw: true },
  });
  await mother.client.corrections.withdraw({ correctionId });
  expect(await readBy(mother)).toMatchObject({ can: { withdraw: false } });
});

it('takes ten open requests for a student and not one more', async () => {
  for (let n = 0; n < 10; n++) await child.client.corrections.ask(request());
  await expect(child.client.corrections.ask(request())).rejects.toMatchObject({ code: 'TOO_MANY' });
});

it('L-03 FERPA 99.10, 99.20: former students read their own record and ask for corrections, and nothing else opens', async () => {
  const course = await school.hasCourse({
    ...{ title: 'History', teacher },
    assignments: [{ title: 'Essay', rubric: WORK }],
  });
  const assignmentId = course.assignmentIds[0] as AssignmentId;
  const former = await school.hasStudent({ name: 'Former Record', in: [course] });
  const mate = await school.hasStudent({ name: 'Mate Record', in: [course] });
  for (const student of [former, mate]) {
    const { attemptId } = await student.client.coursework.submit({
      ...{ assignmentId, idempotencyKey: randomUUID() },
      content: { v: 1, text: 'The work of the one who left.', matches: [] },
    });
    const { grade } = await teacher.client.grading.getWork({ attemptId });
    await teacher.client.grading.record({
      ...{ attemptId, comment: 'Read it aloud once more.', baseSeq: grade.seq, release: true },
      criteria: [{ criterionId: 'work', points: 17 }],
    });
  }
  const { people } = await admin.client.people.list({
    ...{ search: 'Former', role: null, status: null, after: null },
  });
  const membershipId = people[0]?.membershipId as NonNullable<(typeof people)[number]>['membershipId'];
  await admin.client.people.end({ membershipId, kind: 'left', reason: 'Moved away', handOvers: [] });

  const { me } = await former.client.accounts.session({});
  expect(me).toMatchObject({ homes: ['former'], formerSchools: [{ schoolId: school.schoolId }] });
  expect(await former.client.gradebook.mine({})).toMatchObject({ studentId: former.studentId });
  await former.client.records.previewTranscript({ studentId: former.studentId as never });
  // What a grade is made of is theirs; whoever gave it, and questions about it, are the school's.
  const own = { studentId: former.studentId as never, assignmentId };
  expect(await former.client.gradebook.detail(own)).toMatchObject({
    grade: { points: 17, gradedByName: null, criteria: [{ points: 17 }] },
    ...{ inquiries: [], can: { ask: false } },
  });
  const about = { ...request(), studentId: former.studentId as never };
  const { correctionId } = await former.client.corrections.ask(about);
  const { students } = await former.client.corrections.mine({});
  expect(students).toMatchObject([{ name: 'Former Record', isSelf: true, corrections: [{ correctionId }] }]);
  expect(students).toHaveLength(1);

  const missing = { code: 'NOT_FOUND' };
  await expect(former.client.corrections.ask(request())).rejects.toMatchObject(missing);
  await expect(
    former.client.records.previewTranscript({ studentId: child.studentId as never }),
  ).rejects.toMatchObject(missing);
  const { studentId } = about;
  for (const call of [
    () => former.client.gradebook.detail({ ...own, studentId: mate.studentId as never }),
    () => former.client.gradebook.ask({ ...own, criterionId: null, text: 'Why?' }),
    () => former.client.catalog.get({ courseId: course.courseId as never }),
    () => former.client.records.student({ studentId }),
    () => former.client.corrections.list({ studentId }),
  ]) {
    await expect(call()).rejects.toMatchObject({ code: expect.stringMatching(/NOT_FOUND|FORBIDDEN/) });
  }
});

it('L-03 leads former students to their record from another school, where they teach or study now', async () => {
  const course = await school.hasCourse({ title: 'Old History', teacher });
  const dropped = await school.hasCourse({ title: 'Tried Once', teacher });
  const former = await school.hasStudent({ name: 'Moved Record', in: [dropped, course] });
  const { students: taking } = await teacher.client.catalog.roster({ courseId: dropped.courseId });
  await teacher.client.catalog.withdraw({
    enrollmentId: taking[0]?.enrollmentId as never,
    reason: 'Takes History instead',
  });
  const { people } = await admin.client.people.list({
    ...{ search: 'Moved', role: null, status: null, after: null },
  });
  const membershipId = people[0]?.membershipId as NonNullable<(typeof people)[number]>['membershipId'];
  await admin.client.people.end({ membershipId, kind: 'left', reason: 'Moved away', handOvers: [] });
  const next = await world.hasSchool('Next High');
  const { studentId: nextId } = await next.hasStudent({ name: former.name, as: former });

  const { me } = await former.client.accounts.session({});
  expect(me).toMatchObject({
    homes: ['student'],
    formerSchools: [{ schoolId: school.schoolId, schoolName: 'Record High', studentId: former.studentId }],
  });
  // Where one studies now goes before.
  const now = await former.client.gradebook.mine({});
  expect(now.studentId).toBe(nextId);
  expect(
    now.students.map(({ schoolName, isSelf, isFormer }) => [schoolName, isSelf, isFormer]).sort(),
  ).toEqual([
    ['Next High', true, false],
    ['Record High', true, true],
  ]);
  expect((await former.client.records.previewTranscript({})).school.name).toBe('Next High');
  const studentId = former.studentId as never;
  expect((await former.client.gradebook.mine({ studentId })).courses).toMatchObject([
    { title: 'Old History', status: 'withdrawn' },
  ]);
  expect((await former.client.records.previewTranscript({ studentId })).school.name).toBe('Record High');
  expect(
    (await former.client.corrections.mine({})).students.map(({ schoolName }) => schoolName).sort(),
  ).toEqual(['Next High', 'Record High']);
});

it('says whom to write to where nobody is left to answer', async () => {
  const empty = await world.hasSchool('Nobody Left High');
  const alone = await empty.hasStudent({ name: 'Alone Record' });
  await expect(
    alone.client.corrections.ask({ ...request(), studentId: alone.studentId as never }),
  ).rejects.toMatchObject({ code: 'NOBODY_LEFT', data: { contact: SUPPORT } });
  expect((await alone.client.corrections.mine({})).students).toMatchObject([
    { schoolName: 'Nobody Left High', isAnswered: false, contact: SUPPORT },
  ]);
});

it('L-03 promises an answer where somebody can give one, also while the school is suspended or expired', async () => {
  const place = await world.hasSchool('Ups And Downs High');
  const office = await place.hasPerson({ role: 'school_admin', name: 'Office Downs' });
  const student = await place.hasStudent({ name: 'Asks Downs' });
  const set = (what: string) =>
    world.services.units.write(jobInSchool(place.schoolId), (tx) =>
      tx.execute(`update schools set ${what} where id = $1`, [place.schoolId]),
    );
  const standing = async () => {
    const [own] = (await student.client.corrections.mine({})).students;
    return own && [own.isAnswered, own.contact];
  };
  const { corrections } = office.client;
  const refuse = (correctionId: CorrectionId) =>
    corrections.answer({ correctionId, decision: 'refused', answer: 'The register says so.' });
  const hold = (correctionId: CorrectionId) =>
    corrections.recordHearing({
      ...{ correctionId, heldOn: today(), heldBy: 'Dr. Neutral' },
      ...{ decision: 'refused', reason: 'Nobody saw it otherwise.' },
    });
  const ask = () => student.client.corrections.ask({ ...request(), studentId: student.studentId as never });
  expect(await standing()).toEqual([true, null]);
  for (const state of ['suspended', 'expired']) {
    await set(`payment_status = '${state}'`);
    expect(await standing(), state).toEqual([true, null]);
    const { correctionId } = await ask();
    await refuse(correctionId);
    await student.client.corrections.object({ correctionId, wantsHearing: true, statement: null });
    await hold(correctionId);
    const audits = await world.services.units.write(jobInSchool(place.schoolId), (tx) =>
      tx.execute(
        'select action, reason from audit_log where entity_id = $1 and actor_user_id = $2 order by at, id',
        [correctionId, office.userId],
      ),
    );
    expect(audits.rows, state).toEqual([
      { action: 'correction.refused', reason: 'The register says so.' },
      { action: 'correction.heard', reason: 'Nobody saw it otherwise.' },
    ]);
  }
  const { correctionId } = await ask();
  const answerable = async (studentId: string | null) =>
    (await corrections.list({ studentId: studentId as never })).corrections
      .filter((one) => one.state === 'open')
      .map((one) => [one.correctionId, one.can.answer]);
  expect(await answerable(null)).toEqual([[correctionId, true]]);
  await set("payment_status = 'active', status = 'closed'");
  expect(await standing()).toEqual([false, SUPPORT]);
  for (const studentId of [null, student.studentId]) {
    expect(await answerable(studentId)).toEqual([[correctionId, false]]);
  }
  await expect(ask()).rejects.toMatchObject({ code: 'NOBODY_LEFT' });
  await expect(refuse(correctionId)).rejects.toMatchObject({ code: 'SCHOOL_READ_ONLY' });
  // Nobody would hold a hearing; a statement stays with the record all the same.
  const [, heard] = (await student.client.corrections.mine({})).students[0]?.corrections ?? [];
  const objection = { correctionId: heard?.correctionId as CorrectionId, statement: 'I was there.' };
  await expect(student.client.corrections.object({ ...objection, wantsHearing: true })).rejects.toMatchObject(
    { code: 'NOBODY_LEFT', data: { contact: SUPPORT } },
  );
  await student.client.corrections.object({ ...objection, wantsHearing: false });
  await set("status = 'active'");
  for (const [closed, open] of [
    ['suspended_at = now()', 'suspended_at = null'],
    ["account_expires_at = now() - interval '1 day'", 'account_expires_at = null'],
  ]) {
    await world.services.db.pool.query(`update users set ${closed} where id = $1`, [office.userId]);
    expect(await standing(), closed).toEqual([false, SUPPORT]);
    await world.services.db.pool.query(`update users set ${open} where id = $1`, [office.userId]);
  }
  expect(await standing()).toEqual([true, null]);
});

it('lets provisional students ask, withdraw and see nobody else', async () => {
  const waiting = await school.hasStudent({ name: 'Provisional Record', status: 'provisional' });
  const about = { ...request(), studentId: waiting.studentId as never };
  const { correctionId } = await waiting.client.corrections.ask(about);
  expect((await waiting.client.corrections.mine({})).students).toMatchObject([
    { name: 'Provisional Record', corrections: [{ correctionId, state: 'open' }] },
  ]);
  await waiting.client.corrections.withdraw({ correctionId });
  await expect(waiting.client.corrections.ask(request())).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(
    waiting.client.corrections.list({ studentId: child.studentId as never }),
  ).rejects.toMatchObject({
    code: expect.stringMatching(/NOT_FOUND|FORBIDDEN/),
  });
});

it('L-03 keeps a child’s grades open to a parent who left the same school as a student', async () => {
  const course = await school.hasCourse({ title: 'Latin', teacher });
  const parent = await school.hasStudent({ name: 'Alum Record', birthOn: '1990-01-01', in: [course] });
  const { people } = await admin.client.people.list({
    ...{ search: 'Alum', role: null, status: null, after: null },
  });
  const membershipId = people[0]?.membershipId as NonNullable<(typeof people)[number]>['membershipId'];
  await admin.client.people.end({ membershipId, kind: 'left', reason: 'Moved away', handOvers: [] });
  const kid = await school.hasStudent({ name: 'Kid Record', in: [course] });
  await school.joins(parent, 'parent');
  await school.isGuardian(parent, { of: kid });
  const { students } = await parent.client.gradebook.mine({ studentId: kid.studentId as never });
  expect(students.map(({ name, isSelf, isFormer }) => [name, isSelf, isFormer]).sort()).toEqual([
    ['Alum Record', true, true],
    ['Kid Record', false, false],
  ]);
});
