import type { StudentId } from '@fieldhouse/contract/ids.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobInSchool } from '#db/scopes.ts';
import { toldTo } from '#testing/consent.ts';
import { openWorld, type Person, type SchoolPlace, type StudentPerson, type World } from '#testing/world.ts';

const code = (name: string) => ({ code: name });

let world: World;
let school: SchoolPlace;
let admin: Person;
let registrar: Person;
let counselor: Person;
let teacher: Person;
beforeAll(async () => {
  world = await openWorld();
  school = await world.hasSchool('Details High');
  admin = await school.hasPerson({ role: 'school_admin', name: 'Office Details' });
  registrar = await hasDuty('registrar', 'Registrar Details');
  counselor = await hasDuty('counselor', 'Counselor Details');
  teacher = await school.hasPerson({ role: 'teacher', name: 'Teacher Details' });
});
afterAll(() => world.close());

const inSchool = async (sql: string, values: unknown[] = []) =>
  (await world.services.units.write(jobInSchool(school.schoolId), (tx) => tx.execute(sql, values))).rows;
async function hasDuty(duty: string, name: string): Promise<Person> {
  const person = await school.hasPerson({ role: 'teacher', name });
  await inSchool('update school_memberships set duties = array[$2] where user_id = $1', [
    person.userId,
    duty,
  ]);
  return person;
}
const idOf = (student: StudentPerson) => student.studentId as StudentId;

/** What is kept now, as a form sends it back. */
async function formOf(student: StudentPerson, by = registrar) {
  const { changes: _, can: __, ...fields } = await by.client.records.details({ studentId: idOf(student) });
  return { ...fields, reason: null as string | null, agreedEffects: [] as never[] };
}
const today = new Date();
/** The birth date of somebody who turned so many years so many days ago. */
const bornYearsAgo = (years: number, days = 40) => {
  const day = new Date(Date.UTC(today.getUTCFullYear() - years, today.getUTCMonth(), today.getUTCDate()));
  return new Date(day.getTime() - days * 86_400_000).toISOString().slice(0, 10) as never;
};

it('is read by those who keep the record and those who counsel, and saved by those who keep it alone', async () => {
  const course = await school.hasCourse({ title: 'Biology', teacher });
  const child = await school.hasStudent({ name: 'Ana Details', in: [course], birthOn: bornYearsAgo(14) });
  const mother = await school.hasGuardian({ name: 'Mother Details', of: child, rights: ['see_record'] });
  const elsewhere = await world.hasSchool('Elsewhere Details');
  const stranger = await elsewhere.hasPerson({ role: 'school_admin', name: 'Office Elsewhere' });
  const studentId = idOf(child);
  for (const reader of [admin, registrar]) {
    expect(await reader.client.records.details({ studentId })).toMatchObject({
      ...{ legalName: 'Ana Details', birthOn: bornYearsAgo(14), changes: [], can: { save: true } },
    });
  }
  expect(await counselor.client.records.details({ studentId })).toMatchObject({ can: { save: false } });
  for (const other of [teacher, child, mother, stranger]) {
    await expect(other.client.records.details({ studentId })).rejects.toMatchObject({
      code: expect.stringMatching(/NOT_FOUND|FORBIDDEN/),
    });
  }
  const form = { ...(await formOf(child)), gradeLevel: 11, reason: 'Moved up' };
  for (const other of [counselor, teacher, child, mother, stranger]) {
    await expect(other.client.records.saveDetails(form)).rejects.toMatchObject({
      code: expect.stringMatching(/NOT_FOUND|FORBIDDEN/),
    });
  }
  await registrar.client.records.saveDetails(form);
  expect(await registrar.client.records.details({ studentId })).toMatchObject({ gradeLevel: 11 });
});

it('keeps each correction with who and why, tells the family, and has the ledger made anew', async () => {
  const child = await school.hasStudent({ name: 'Bea Detials', birthOn: bornYearsAgo(15) });
  const mother = await school.hasGuardian({ name: 'Mother Bea', of: child, rights: ['see_record'] });
  const aunt = await school.hasGuardian({ name: 'Aunt Bea', of: child, rights: ['alerts'] });
  const form = { ...(await formOf(child)), legalName: 'Bea Details', birthOn: bornYearsAgo(16) };
  await expect(registrar.client.records.saveDetails(form)).rejects.toMatchObject(code('REASON_REQUIRED'));
  await inSchool('delete from eligibility_due where student_id = $1', [child.studentId]);
  await registrar.client.records.saveDetails({ ...form, reason: 'Birth certificate' });
  const kept = await registrar.client.records.details({ studentId: idOf(child) });
  expect(kept).toMatchObject({
    ...{ legalName: 'Bea Details', birthOn: bornYearsAgo(16), version: form.version + 1 },
  });
  expect(kept.changes).toHaveLength(2);
  expect(kept.changes).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        ...{ field: 'legalName', before: 'Bea Detials', after: 'Bea Details' },
        ...{ reason: 'Birth certificate', byName: 'Registrar Details' },
      }),
      expect.objectContaining({ field: 'birthOn', before: bornYearsAgo(15), after: bornYearsAgo(16) }),
    ]),
  );
  expect(
    await inSchool(
      "select reason, after from audit_log where entity_id = $1 and action = 'student.details_saved'",
      [child.studentId],
    ),
  ).toEqual([{ reason: 'Birth certificate', after: { fields: ['legalName', 'birthOn'] } }]);
  const [told] = await inSchool(
    "select array_agg(user_id) as ids from notifications where template = 'record_corrected' and group_key = $1",
    [`details:${child.studentId}`],
  );
  expect(told).toEqual({ ids: expect.arrayContaining([child.userId, mother.userId]) });
  expect(told).not.toEqual({ ids: expect.arrayContaining([aunt.userId]) });
  expect(
    await inSchool('select 1 from eligibility_due where student_id = $1', [child.studentId]),
  ).toHaveLength(1);
});

it('refuses what was saved meanwhile, a number of somebody else, and a birth date that can’t be', async () => {
  const child = await school.hasStudent({ name: 'Cas Details', birthOn: bornYearsAgo(14) });
  const other = await school.hasStudent({ name: 'Dot Details', birthOn: bornYearsAgo(14) });
  const form = { ...(await formOf(child)), reason: 'A check' };
  const { studentNumber } = await formOf(other);
  const refused = (change: object, name: string) =>
    expect(registrar.client.records.saveDetails({ ...form, ...change }), name).rejects.toMatchObject(
      code(name),
    );
  await refused({ version: form.version + 1, gradeLevel: 12 }, 'STALE');
  await refused({ studentNumber }, 'NUMBER_TAKEN');
  await refused({ birthOn: null }, 'BIRTH_DATE_REQUIRED');
  await refused({ birthOn: '2999-01-01' }, 'BIRTH_DATE_INVALID');
  await refused({ birthOn: '1899-12-31' }, 'BIRTH_DATE_INVALID');
  await refused({ legalName: '  ' }, 'BAD_REQUEST');
  // Nothing changed: nothing is kept, and nobody is told.
  await registrar.client.records.saveDetails({ ...form, reason: null });
  expect((await formOf(child)).version).toBe(form.version);
});

it('says first what another birth date brings with it, and does it once it is agreed to', async () => {
  const child = await school.hasStudent({ name: 'Eli Details', birthOn: bornYearsAgo(14) });
  const mother = await school.hasGuardian({ name: 'Mother Eli', of: child, rights: ['see_record'] });
  await child.client.home.student({});
  const form = { ...(await formOf(child)), reason: 'Birth certificate', birthOn: bornYearsAgo(11) };
  await expect(registrar.client.records.saveDetails(form)).rejects.toMatchObject({
    ...{ code: 'EFFECTS', data: { effects: ['consent_needed'] } },
  });
  await child.client.home.student({});
  await registrar.client.records.saveDetails({ ...form, agreedEffects: ['consent_needed'] });
  await expect(child.client.home.student({})).rejects.toMatchObject(code('CONSENT_REQUIRED'));

  // A slip: back to the date before, which opens the account at once.
  await registrar.client.records.saveDetails({
    ...(await formOf(child)),
    ...{ reason: 'Mixed up with a brother', birthOn: bornYearsAgo(14) },
    agreedEffects: ['consent_not_needed'],
  });
  await child.client.home.student({});

  // From 18 on guardians see nothing any more, by the very next request.
  await mother.client.gradebook.mine({ studentId: idOf(child) });
  const grown = { ...(await formOf(child)), reason: 'Passport', birthOn: bornYearsAgo(18) };
  await expect(registrar.client.records.saveDetails(grown)).rejects.toMatchObject({
    ...{ code: 'EFFECTS', data: { effects: ['of_age'] } },
  });
  await registrar.client.records.saveDetails({ ...grown, agreedEffects: ['of_age'] });
  await expect(mother.client.gradebook.mine({ studentId: idOf(child) })).rejects.toBeTruthy();
});

it('lets nobody correct their own child’s details, but for a homeschool', async () => {
  const child = await school.hasStudent({ name: 'Fay Details', birthOn: bornYearsAgo(14) });
  await school.joins(registrar, 'parent');
  await school.isGuardian(registrar, { of: child, rights: ['see_record'] });
  const form = { ...(await formOf(child, admin)), gradeLevel: 10, reason: 'A favor' };
  expect(await registrar.client.records.details({ studentId: idOf(child) })).toMatchObject({
    can: { save: false },
  });
  await expect(registrar.client.records.saveDetails(form)).rejects.toMatchObject({
    ...{ code: 'FORBIDDEN', data: { reason: 'too_close' } },
  });
  await admin.client.records.saveDetails(form);
});

it('lets nobody out of a parent’s consent by a typing mistake', async () => {
  const child = await school.hasStudent({ name: 'Gus Details', birthOn: bornYearsAgo(9) });
  await school.waitsForConsent(child);
  const form = { ...(await formOf(child)), reason: 'Birth certificate', birthOn: bornYearsAgo(13) };
  await expect(registrar.client.records.saveDetails(form)).rejects.toMatchObject({
    ...{ code: 'EFFECTS', data: { effects: ['consent_not_needed'] } },
  });
  await expect(child.client.home.student({})).rejects.toMatchObject(code('CONSENT_REQUIRED'));
  await registrar.client.records.saveDetails({ ...form, agreedEffects: ['consent_not_needed'] });
  await child.client.home.student({});
});

it('asks the guardians who decide when a birth date makes the account wait', async () => {
  const child = await school.hasStudent({ name: 'Hal Details', birthOn: bornYearsAgo(14) });
  const mother = await school.hasGuardian({ name: 'Mother Hal', of: child, rights: ['consent'] });
  const aunt = await school.hasGuardian({ name: 'Aunt Hal', of: child, rights: ['see_record'] });
  const form = { ...(await formOf(child)), reason: 'Birth certificate', birthOn: bornYearsAgo(10) };
  await registrar.client.records.saveDetails({ ...form, agreedEffects: ['consent_needed'] });
  expect(await toldTo(mother)).toContain('consent_needed');
  expect(await toldTo(aunt)).not.toContain('consent_needed');
  // They can give it at once.
  await mother.client.consent.decide({
    ...{ studentId: idOf(child), kind: 'child_account', decision: 'given', basedOn: null },
    ...{ textVersion: '2026-11', locale: 'en' },
  });
  await child.client.home.student({});
  // Another date under 13 changes nothing, and asks nobody.
  const before = await toldTo(mother);
  await registrar.client.records.saveDetails({
    ...(await formOf(child)),
    ...{ reason: 'A digit', birthOn: bornYearsAgo(11) },
  });
  await child.client.home.student({});
  expect((await toldTo(mother)).filter((one) => one === 'consent_needed')).toHaveLength(
    before.filter((one) => one === 'consent_needed').length,
  );
});

it('tells guardians whose rights end by the date that the record was corrected', async () => {
  const child = await school.hasStudent({ name: 'Ida Details', birthOn: bornYearsAgo(17) });
  const mother = await school.hasGuardian({ name: 'Mother Ida', of: child, rights: ['see_record'] });
  const form = { ...(await formOf(child)), reason: 'Passport', birthOn: bornYearsAgo(18) };
  await registrar.client.records.saveDetails({ ...form, agreedEffects: ['of_age'] });
  expect(await toldTo(mother)).toContain('record_corrected');
});

it('keeps one of two corrections at the same moment, and gives one number to one student', async () => {
  const child = await school.hasStudent({ name: 'Jo Details', birthOn: bornYearsAgo(15) });
  const other = await school.hasStudent({ name: 'Kim Details', birthOn: bornYearsAgo(15) });
  const outcomes = async (saves: Promise<unknown>[]) =>
    (await Promise.allSettled(saves))
      .map((one) => (one.status === 'fulfilled' ? 'saved' : (one.reason as { code: string }).code))
      .sort();
  const form = { ...(await formOf(child)), reason: 'At once' };
  expect(
    await outcomes([
      registrar.client.records.saveDetails({ ...form, gradeLevel: 10 }),
      admin.client.records.saveDetails({ ...form, gradeLevel: 11 }),
    ]),
  ).toEqual(['STALE', 'saved']);
  expect(
    await outcomes([
      registrar.client.records.saveDetails({
        ...(await formOf(child)),
        ...{ studentNumber: 'TWICE-1', reason: 'At once' },
      }),
      admin.client.records.saveDetails({
        ...(await formOf(other)),
        ...{ studentNumber: 'TWICE-1', reason: 'At once' },
      }),
    ]),
  ).toEqual(['NUMBER_TAKEN', 'saved']);
});

it('counts somebody born on 29 February as a minor until the 1st of March, everywhere', async () => {
  const lives = (on: string) =>
    inSchool("select app.is_live_link('active', '2020-01-01', null, 'minor', '2008-02-29', $1) as yes", [on]);
  expect(await lives('2026-02-28')).toEqual([{ yes: true }]);
  expect(await lives('2026-03-01')).toEqual([{ yes: false }]);
  const manages = (on: string) =>
    inSchool("select app.rights_on(array['manage_account'], 'court_order', '2008-02-29', $1) as rights", [
      on,
    ]);
  expect(await manages('2026-02-28')).toEqual([{ rights: ['manage_account'] }]);
  expect(await manages('2026-03-01')).toEqual([{ rights: [] }]);
});

it('keeps contacts and languages with their history, and shows a teacher who the student is and no more', async () => {
  const course = await school.hasCourse({ title: 'Geology', teacher, assignments: [{ title: 'Rocks' }] });
  const other = await school.hasCourse({
    ...{ title: 'Choir', teacher: registrar, assignments: [{ title: 'Scales' }] },
  });
  const child = await school.hasStudent({
    ...{ name: 'Cora Details', in: [course, other], birthOn: bornYearsAgo(14) },
  });
  await school.hasGuardian({ name: 'Dad Details', of: child, rights: ['see_record', 'message_staff'] });
  await school.hasGuardian({ name: 'Aunt Details', of: child, rights: ['see_record'] });
  await school.hasGuardian({ name: 'Past Details', of: child, status: 'ended' });
  const studentId = idOf(child);
  const contacts = {
    ...{ languages: 'Spanish', phone: '(555) 123-4567', email: 'cora@example.org' },
    address: '1 Elm Street\nNorthfield',
  };
  await registrar.client.records.saveDetails({ ...(await formOf(child)), ...contacts });
  const moved = { ...(await formOf(child)), address: '2 Oak Street' };
  await expect(registrar.client.records.saveDetails(moved)).rejects.toMatchObject(code('REASON_REQUIRED'));
  await registrar.client.records.saveDetails({ ...moved, reason: 'They moved' });
  const kept = await counselor.client.records.details({ studentId });
  expect(kept).toMatchObject({ ...contacts, address: '2 Oak Street' });
  expect(kept.changes[0]).toMatchObject({
    ...{ field: 'address', before: contacts.address, after: '2 Oak Street' },
    ...{ reason: 'They moved', byName: 'Registrar Details' },
  });
  await expect(
    registrar.client.records.saveDetails({ ...(await formOf(child)), phone: '12', reason: 'A slip' }),
  ).rejects.toMatchObject(code('BAD_REQUEST'));

  const seen = await teacher.client.records.student({ studentId });
  const [, month, day] = String(bornYearsAgo(14)).split('-').map(Number);
  expect(seen).toMatchObject({
    ...{ languages: 'Spanish', birthday: { month, day }, can: { keepRecord: false, message: true } },
    guardians: [
      { name: 'Aunt Details', can: { message: false } },
      { name: 'Dad Details', can: { message: true } },
    ],
  });
  // Who only keeps the record reaches nobody by messages, and is offered none.
  const keeper = await hasDuty('registrar', 'Keeper Details');
  expect(await keeper.client.records.student({ studentId })).toMatchObject({
    ...{ accountName: 'Cora Details', can: { keepRecord: true, message: false } },
    guardians: [{ can: { message: false } }, { can: { message: false } }],
  });
  expect(JSON.stringify(seen)).not.toContain('Oak Street');
  expect(JSON.stringify(seen)).not.toContain('cora@example.org');
  await expect(teacher.client.records.details({ studentId })).rejects.toMatchObject(code('NOT_FOUND'));

  const titles = async (by: Person) =>
    (await by.client.records.work({ studentId })).items.map(({ title, can }) => [title, can.open]);
  expect(await titles(teacher)).toEqual([['Rocks', true]]);
  expect((await titles(counselor)).toSorted()).toEqual([
    ['Rocks', false],
    ['Scales', false],
  ]);
  const stranger = await school.hasPerson({ role: 'teacher', name: 'Stranger Details' });
  await expect(stranger.client.records.work({ studentId })).rejects.toMatchObject(code('NOT_FOUND'));
});
