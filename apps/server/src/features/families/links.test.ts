import type { GuardianLinkId, StudentId, UserId } from '@fieldhouse/contract/ids.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobInSchool } from '#db/scopes.ts';
import { openWorld, type Person, type SchoolPlace, type StudentPerson, type World } from '#testing/world.ts';

const TERMS = {
  relationship: 'mother' as const,
  rights: ['see_record', 'alerts'] as ('see_record' | 'alerts')[],
  basis: 'minor' as const,
  proof: 'in_person' as const,
  endsOn: null,
};
const code = (name: string, data?: object) => ({ code: name, ...(data ? { data } : {}) });

let world: World;
let school: SchoolPlace;
let admin: Person;
let registrar: Person;
let teacher: Person;
beforeAll(async () => {
  world = await openWorld();
  school = await world.hasSchool('Link High');
  admin = await school.hasPerson({ role: 'school_admin', name: 'Office Link' });
  registrar = await school.hasPerson({ role: 'teacher', name: 'Reg Link' });
  await inSchool("update school_memberships set duties = '{registrar}' where user_id = $1", [
    registrar.userId,
  ]);
  teacher = await school.hasPerson({ role: 'teacher', name: 'Teacher Link' });
});
afterAll(() => world.close());

const inSchool = async (sql: string, values: unknown[] = [], place = school) =>
  (await world.services.units.write(jobInSchool(place.schoolId), (tx) => tx.execute(sql, values))).rows;
const hasParent = (name: string, status: 'pending' | 'active' = 'active') =>
  school.hasPerson({ role: 'parent', name, status, isFresh: false });
const hasStudent = (name: string, birthOn?: string) =>
  school.hasStudent({ name, ...(birthOn ? { birthOn } : {}) });
const idOf = ({ userId }: Person) => userId as UserId;
const recordOf = ({ studentId }: StudentPerson) => studentId as StudentId;
const familyOf = (student: StudentPerson, by = admin) =>
  by.client.families.student({ studentId: recordOf(student) });
const linkTo = (student: StudentPerson, parent: Person, by = admin, terms: object = {}) =>
  by.client.families.link({ studentId: recordOf(student), userId: idOf(parent), ...TERMS, ...terms });

/** A parent who used the student's code and waits. */
async function asksToFollow(student: StudentPerson, parent: Person) {
  const { code: pairing } = await student.client.families.createCode({ studentId: recordOf(student) });
  const { linkId } = await parent.client.families.redeemCode({ code: pairing, relationship: 'father' });
  return { linkId, version: 1, ...TERMS };
}

it('links a parent of the school at once, and tells both', async () => {
  const child = await hasStudent('Ada Link');
  const mother = await hasParent('Mona Link');
  await expect(mother.client.home.parent({})).resolves.toMatchObject({ children: [] });
  await linkTo(child, mother);
  expect(await mother.client.home.parent({})).toMatchObject({ children: [{ studentId: child.studentId }] });
  expect((await child.client.families.mine({})).records).toMatchObject([
    { guardians: [{ name: 'Mona Link', isLive: true, rights: ['see_record', 'alerts'] }] },
  ]);
  expect(
    await inSchool(
      "select template, user_id from notifications where template like 'guardian_%' order by template",
    ),
  ).toEqual([
    { template: 'guardian_added', user_id: child.userId },
    { template: 'guardian_linked', user_id: mother.userId },
  ]);
  await expect(linkTo(child, mother)).rejects.toMatchObject(code('ALREADY_LINKED'));
});

it('is for those who keep the records alone, and for nobody about their own child', async () => {
  const child = await hasStudent('Bea Link');
  const father = await hasParent('Finn Link');
  await expect(linkTo(child, father, teacher)).rejects.toMatchObject(code('NOT_FOUND'));
  await expect(familyOf(child, teacher)).rejects.toMatchObject(code('NOT_FOUND'));
  await linkTo(child, father, registrar);
  // The registrar's own child: whatever the state of the link, somebody else decides.
  const own = await hasStudent('Own Link');
  await school.joins(registrar, 'parent');
  const { linkId } = await asksToFollow(own, registrar);
  await expect(familyOf(own, registrar)).rejects.toMatchObject(code('FORBIDDEN', { reason: 'too_close' }));
  await expect(registrar.client.families.approve({ linkId, version: 1, ...TERMS })).rejects.toMatchObject(
    code('FORBIDDEN'),
  );
  await admin.client.families.approve({ linkId, version: 1, ...TERMS });
  // Leaving doesn't make them anybody else.
  await registrar.client.families.leave({ linkId });
  await expect(familyOf(own, registrar)).rejects.toMatchObject(code('FORBIDDEN', { reason: 'too_close' }));
});

it('frees whoever was linked by mistake, and nobody who never was family', async () => {
  const child = await hasStudent('Mis Link');
  const staff = await school.hasPerson({ role: 'school_admin', name: 'Second Office' });
  await school.joins(staff, 'parent');
  const { linkId } = await linkTo(child, staff);
  await expect(familyOf(child, staff)).rejects.toMatchObject(code('FORBIDDEN'));
  await admin.client.families.end({ linkId, kind: 'mistake', reason: 'The other family' });
  await familyOf(child, staff);
});

it('lets in who waits, with the membership, and tells what was refused', async () => {
  const child = await hasStudent('Cal Link');
  const waiting = await hasParent('Wanda Link', 'pending');
  const asked = await asksToFollow(child, waiting);
  const mine = async () => (await waiting.client.families.mine({})).children;
  expect(await mine()).toMatchObject([{ status: 'pending', studentName: null }]);
  expect((await admin.client.families.requests({})).requests).toContainEqual(
    expect.objectContaining({ linkId: asked.linkId, name: 'Wanda Link', membership: 'pending' }),
  );
  // The membership is approved with it, so that the address has to be confirmed.
  const confirm = (isConfirmed: boolean) =>
    world.services.db.pool.query('update users set email_verified = $2 where id = $1', [
      waiting.userId,
      isConfirmed,
    ]);
  await confirm(false);
  await expect(admin.client.families.approve(asked)).rejects.toMatchObject(code('APPLICANT_UNCONFIRMED'));
  await confirm(true);
  await admin.client.families.approve(asked);
  expect(await mine()).toMatchObject([{ status: 'active', studentName: 'Cal Link', isLive: true }]);
  expect(await waiting.client.home.parent({})).toMatchObject({ children: [{ studentId: child.studentId }] });
  await expect(admin.client.families.approve(asked)).rejects.toMatchObject(code('STALE'));

  const stranger = await hasParent('Strange Link');
  const { linkId } = await asksToFollow(child, stranger);
  await admin.client.families.refuse({ linkId, reason: 'We do not know you.' });
  expect((await stranger.client.families.mine({})).children).toMatchObject([
    { status: 'refused', studentName: null, refusal: 'We do not know you.', can: { leave: false } },
  ]);
  await expect(admin.client.families.approve({ linkId, version: 2, ...TERMS })).rejects.toMatchObject(
    code('STALE'),
  );
});

it('lets nobody in whose membership is suspended, ended or refused', async () => {
  const child = await hasStudent('Dee Link');
  const parent = await hasParent('Sus Link');
  const asked = await asksToFollow(child, parent);
  const [membership] = await inSchool('select id from school_memberships where user_id = $1', [
    parent.userId,
  ]);
  const membershipId = (membership as { id: never }).id;
  await admin.client.people.suspend({ membershipId, reason: 'For now', handOvers: [] });
  await expect(admin.client.families.approve(asked)).rejects.toMatchObject(code('PARENT_CLOSED'));
  await expect(linkTo(await hasStudent('Ed Link'), parent)).rejects.toMatchObject(code('PARENT_CLOSED'));

  const refused = await hasParent('Ref Link', 'pending');
  const other = await asksToFollow(child, refused);
  const [pending] = await inSchool('select id from school_memberships where user_id = $1', [refused.userId]);
  await admin.client.accounts.refuse({ membershipIds: [(pending as { id: never }).id], reason: 'Unknown' });
  await expect(admin.client.families.approve(other)).rejects.toMatchObject(code('STALE'));
  expect(
    await inSchool('select status, end_reason from guardian_links where id = $1', [other.linkId]),
  ).toEqual([{ status: 'ended', end_reason: 'refused' }]);
});

it('makes no minor a guardian, whoever decides, and shows nothing to one who was made one', async () => {
  const child = await hasStudent('Bo Link');
  const minor = await hasStudent('Cy Link', '2012-05-05');
  await school.joins(minor, 'parent');
  await expect(linkTo(child, minor)).rejects.toMatchObject(code('UNDER_AGE'));
  // Asked to follow by a code before the record knew their age.
  const asker = await hasStudent('Di Link', '2000-05-05');
  await school.joins(asker, 'parent');
  const asked = await asksToFollow(child, asker);
  const bornOn = (day: string | null) =>
    inSchool('update student_profiles set birth_on = $2 where user_id = $1', [asker.userId, day]);
  await bornOn('2012-05-05');
  await expect(admin.client.families.approve(asked)).rejects.toMatchObject(code('UNDER_AGE'));
  await bornOn('2000-05-05');
  const { linkId } = await admin.client.families.approve(asked);
  const reads = () => asker.client.gradebook.mine({ studentId: recordOf(child) });
  await reads();
  await bornOn('2012-05-05');
  await expect(reads()).rejects.toBeTruthy();
  const change = { linkId, version: 2, ...TERMS, reason: 'Other rights' };
  await expect(admin.client.families.change(change)).rejects.toMatchObject(code('UNDER_AGE'));
  await admin.client.families.end({ linkId, kind: 'mistake', reason: 'A classmate' });
});

it('takes terms only as the law has them', async () => {
  const child = await hasStudent('Fay Link');
  const adult = await hasStudent('Gus Link', '2000-02-29');
  const parent = await hasParent('Pat Link');
  const refused = (student: StudentPerson, terms: object, why: string) =>
    expect(linkTo(student, parent, admin, terms), why).rejects.toMatchObject(code('TERMS_REFUSED', { why }));
  await refused(adult, {}, 'of_age');
  await refused(child, { basis: 'student_consent' }, 'minor');
  await refused(child, { basis: 'tax_dependent' }, 'record_only');
  await refused(child, { endsOn: '2020-01-01' }, 'ends_in_past');
  await linkTo(adult, parent, admin, { basis: 'tax_dependent', rights: ['see_record'] });
});

it('holds ten guardians, with those who wait and those who are invited', async () => {
  const child = await hasStudent('Hal Link');
  const studentId = recordOf(child);
  for (let at = 0; at < 8; at += 1) await linkTo(child, await hasParent(`Parent ${at}`));
  await admin.client.families.invite({ studentId, email: 'nine@example.test', ...TERMS });
  await asksToFollow(child, await hasParent('Ten Link'));
  await expect(linkTo(child, await hasParent('Eleven Link'))).rejects.toMatchObject(
    code('TOO_MANY_GUARDIANS'),
  );
  await expect(
    admin.client.families.invite({ studentId, email: 'eleven@example.test', ...TERMS }),
  ).rejects.toMatchObject(code('TOO_MANY_GUARDIANS'));
  // Asking the same address again takes no more room.
  await admin.client.families.invite({ studentId, email: 'nine@example.test', ...TERMS });
});

it('changes terms by a new link, with the reason, and refuses what changed meanwhile', async () => {
  const child = await hasStudent('Ida Link');
  const parent = await hasParent('Ivo Link');
  const { linkId } = await linkTo(child, parent);
  const change = { linkId, version: 1, ...TERMS, rights: ['alerts' as const], reason: 'A court order' };
  const changed = await admin.client.families.change(change);
  await expect(admin.client.families.change(change)).rejects.toMatchObject(code('STALE'));
  expect((await familyOf(child)).links).toMatchObject([
    { linkId: changed.linkId, rights: ['alerts'], status: 'active' },
    { linkId, status: 'ended', endReason: 'changed' },
  ]);
  await expect(parent.client.gradebook.mine({ studentId: recordOf(child) })).rejects.toBeTruthy();
  expect(await inSchool('select reason from audit_log where entity_id = $1', [changed.linkId])).toEqual([
    { reason: 'A court order' },
  ]);
});

it('ends at once, for the next request', async () => {
  const child = await hasStudent('Jo Link');
  const parent = await hasParent('Jan Link');
  const { linkId } = await linkTo(child, parent);
  const grades = () => parent.client.gradebook.mine({ studentId: recordOf(child) });
  await grades();
  await admin.client.families.end({ linkId, kind: 'school', reason: 'Custody changed' });
  await expect(grades()).rejects.toBeTruthy();
  expect((await parent.client.families.mine({})).children).toEqual([]);
  await expect(admin.client.families.end({ linkId, kind: 'school', reason: 'Again' })).rejects.toMatchObject(
    code('STALE'),
  );
});

it('holds from its first day to its last, in the school’s zone, and on no day beside them', async () => {
  const child = await hasStudent('Lou Link');
  const parent = await hasParent('Lea Link');
  await linkTo(child, parent);
  const lasts = (from: number, to: number) =>
    inSchool(
      `update guardian_links set starts_on = (now() at time zone 'America/New_York')::date + $2::integer,
         ends_on = (now() at time zone 'America/New_York')::date + $3::integer
       where student_id = $1`,
      [child.studentId, from, to],
    );
  const sees = async () => {
    const { children } = await parent.client.home.parent({});
    const isRead = await parent.client.gradebook.mine({ studentId: recordOf(child) }).then(
      () => true,
      () => false,
    );
    return [children.length === 1, isRead];
  };
  for (const [from, to, isLive] of [
    [-2, -1, false],
    [-1, 0, true],
    [0, 0, true],
    [0, 1, true],
    [1, 2, false],
  ] as const) {
    await lasts(from, to);
    expect(await sees(), `from day ${from} to day ${to}`).toEqual([isLive, isLive]);
  }
});

it('judges what two people decide at once one after the other', async () => {
  const child = await hasStudent('Kim Link');
  for (let round = 0; round < 6; round += 1) {
    const parent = await hasParent(`Race ${round}`);
    const asked = await asksToFollow(child, parent);
    const results = await Promise.allSettled([
      admin.client.families.approve(asked),
      parent.client.families.leave({ linkId: asked.linkId }),
      admin.client.families.refuse({ linkId: asked.linkId, reason: 'No' }),
    ]);
    const [link] = await inSchool('select status, end_reason from guardian_links where id = $1', [
      asked.linkId,
    ]);
    const left = results[1]?.status === 'fulfilled';
    const refused = results[2]?.status === 'fulfilled';
    // Whoever took it back or was refused follows nobody, whichever came first.
    if (left || refused) expect(link, `round ${round}`).toMatchObject({ status: 'ended' });
    expect(left && refused, `round ${round}`).toBe(false);
  }
});

it('keeps a note for staff alone, and takes no stale one', async () => {
  const child = await hasStudent('Lea Link');
  const parent = await hasParent('Lou Link');
  await linkTo(child, parent);
  const studentId = recordOf(child);
  const note = { studentId, text: 'No contact with the uncle.', version: 0 };
  const { version } = await registrar.client.families.setNote(note);
  await expect(admin.client.families.setNote(note)).rejects.toMatchObject(code('STALE'));
  expect((await familyOf(child)).note).toMatchObject({ text: note.text, setByName: 'Reg Link', version });
  for (const person of [child, parent, teacher]) {
    await expect(familyOf(child, person), person.name).rejects.toBeTruthy();
  }
});

it('shows a guardian nothing of another one', async () => {
  const child = await hasStudent('Max Link');
  const mother = await hasParent('Mia Link');
  const father = await hasParent('Moe Link');
  const studentId = recordOf(child);
  await linkTo(child, mother);
  await linkTo(child, father);
  for (const person of [child, mother, father, admin])
    await person.client.records.printTranscript({ studentId });
  const seen = async (by: Person) =>
    (await by.client.families.disclosures({ studentId, after: null })).disclosures
      .map(({ recipientName }) => recipientName)
      .sort();
  expect(await seen(mother)).toEqual(['Max Link', 'Mia Link', 'Office Link']);
  expect(await seen(father)).toEqual(['Max Link', 'Moe Link', 'Office Link']);
  expect(await seen(child)).toEqual(['Max Link', 'Mia Link', 'Moe Link', 'Office Link']);
  // Once an hour for each, so that nobody buries the list.
  await mother.client.records.printTranscript({ studentId });
  expect(await seen(mother)).toHaveLength(3);
  expect(JSON.stringify(await mother.client.families.mine({}))).not.toContain('Moe');
});

it('bounds what is sent for a version', async () => {
  const wrong = { linkId: crypto.randomUUID() as GuardianLinkId, version: 2 ** 40, ...TERMS };
  await expect(admin.client.families.approve(wrong)).rejects.toMatchObject(code('BAD_REQUEST'));
});
